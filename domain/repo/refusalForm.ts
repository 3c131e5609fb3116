/** Formats of policy errors, so that each client shows the message to its user. */
import { packageExtensions, parseFileName } from '../conda/index.ts';
import { parseRepoTarget, pathOf } from './address.ts';

/** A formatted problem document (RFC 9457). */
export interface ProblemAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null: none is sent. */
  body: Record<string, unknown> | null;
}

/** Parts of a request that determine the format of its response. */
export interface Asking {
  /** As in the request line. */
  target: string;
  userAgent?: string | undefined;
  accept?: string | undefined;
}

/** Problem type of a file that a policy blocks. */
export const REFUSED_BY_POLICY = '/problems/refused-by-policy';
/** Query parameter of a redirect whose URL itself says which policy blocks the file. */
const MARK = 'refused-by-policy';

/** Whether the request follows a redirect by {@link answerTo}. The blocked request was already recorded then. */
export function isMarked(target: string): boolean {
  return new URLSearchParams(target.slice(pathOf(target).length)).has(MARK);
}

/** Returns the path of a channel's page. */
export function channelPage(organization: string, channel: string): string {
  return `/organizations/${encodeURIComponent(organization)}/channels/${encodeURIComponent(channel)}`;
}

/** Path of the page that explains a package file: why it is blocked, and who can change that. */
export function explanationPage(
  organization: string,
  channel: string,
  file: { name: string; subdir: string; fileName: string },
): string {
  return `${channelPage(organization, channel)}/packages/${encodeURIComponent(file.name)}?file=${file.subdir}/${encodeURIComponent(file.fileName)}`;
}

/**
 * Redirects a user who opens a URL printed by a client in a browser. Reveals no more than the URL itself: the page
 * checks whether the file exists and the user has access.
 * @returns a path of the hub; null for other requests
 */
export function pageInstead({ target, accept = '' }: Asking): string | null {
  if (!accept.includes('text/html') || !isMarked(target)) return null;
  const address = parseRepoTarget(target);
  if (
    typeof address === 'string' ||
    address.subdir === null ||
    !packageExtensions.some((extension) => address.file.endsWith(extension))
  )
    return null;
  const name = parseFileName(address.file)?.name;
  const { organization, channel, subdir, file } = address;
  return name === undefined
    ? channelPage(organization, channel)
    : explanationPage(organization, channel, { name, subdir, fileName: file });
}

/**
 * Clients that print only status and last URL of a failed download: mamba (`effective_url` in
 * libmamba/src/core/package_fetcher.cpp).
 */
const PRINTS_ADDRESS_ONLY = /^(?:lib|micro)?mamba\//i;

/**
 * conda uses the message as a template (`str(self.message) % self._kwargs` in conda/__init__.py): a single percent
 * sign, as in a policy's name, causes a traceback.
 */
const FORMATS_DETAIL = /^conda\//;

/** Encodes a policy's name readably for a URL. */
const inAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{Letter}\p{Number}._]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'policy';

/**
 * Formats a problem for a client.
 * - mamba is redirected, by a relative reference that keeps credentials in the path, to a URL that names the reason,
 * and gets the 403 there. All others get the 403 immediately: conda prints its `detail`, and `curl -f` or a download
 * without redirects must not treat a redirect as success.
 * - A blocked `*.zst` has no body: mamba would pass it to the decoder and report a damaged cache instead of the status.
 * conda falls back to the plain file after any 4xx and prints its message.
 * - Percent signs are doubled for conda, which prints one of two.
 */
export function answerTo(
  asking: Asking,
  problem: { status: number; headers: Record<string, string>; body: Record<string, unknown> },
): ProblemAnswer {
  const { target, userAgent = '' } = asking;
  const { status, headers, body } = problem;
  if (body['type'] === REFUSED_BY_POLICY && PRINTS_ADDRESS_ONLY.test(userAgent) && !isMarked(target)) {
    const { name } = body['policy'] as { name: string };
    return {
      status: 302,
      headers: {
        location: `?${MARK}=${encodeURIComponent(inAddress(name))}`,
        'cache-control': 'no-store',
        vary: 'user-agent',
      },
      body: null,
    };
  }
  if (status >= 400 && status < 500 && pathOf(target).endsWith('.zst')) {
    const { 'content-type': _none, ...others } = headers;
    return { status, headers: others, body: null };
  }
  const { detail } = body;
  if (typeof detail === 'string' && FORMATS_DETAIL.test(userAgent))
    return { status, headers, body: { ...body, detail: detail.replaceAll('%', '%%') } };
  return { status, headers, body };
}
