/** How a refusal reaches people through what their client shows of it. */
import { packageExtensions, parseFileName } from '../conda/index.ts';
import { parseRepoTarget, pathOf } from './address.ts';

/** A problem document (RFC 9457) as it goes out. */
export interface ProblemAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null: none is sent. */
  body: Record<string, unknown> | null;
}

/** What of a request decides over the form of its answer. */
export interface Asking {
  /** As in the request line. */
  target: string;
  userAgent?: string | undefined;
  accept?: string | undefined;
}

/** The type of problem that a refusal by a policy is. */
export const REFUSED_BY_POLICY = '/problems/refused-by-policy';
/** In the query of an address that says by itself that, and by what, a file is refused. */
const MARK = 'refused-by-policy';

/** Whether the request comes from an address that {@link answerTo} led to. Its refusal was told, and noted, before. */
export function isMarked(target: string): boolean {
  return new URLSearchParams(target.slice(pathOf(target).length)).has(MARK);
}

/** The path of a channel's page on the hub. */
export function channelPage(organization: string, channel: string): string {
  return `/organizations/${encodeURIComponent(organization)}/channels/${encodeURIComponent(channel)}`;
}

/** The path of the page that explains a package file: why it is refused, and who can change that. */
export function explanationPage(
  organization: string,
  channel: string,
  file: { name: string; subdir: string; fileName: string },
): string {
  return `${channelPage(organization, channel)}/packages/${encodeURIComponent(file.name)}?file=${file.subdir}/${encodeURIComponent(file.fileName)}`;
}

/**
 * Where a person is led who opened, in a browser, an address that a client printed. It says no more than the address itself: whether there is such a file, and
 * whether this person may see it, the page finds out.
 * @returns a path of the hub; null when this is no such request
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

/** Clients that print of a failed download nothing but its status and the last address: mamba (`effective_url` in libmamba/src/core/package_fetcher.cpp). */
const PRINTS_ADDRESS_ONLY = /^(?:lib|micro)?mamba\//i;

/** conda takes the sentence for a template (`str(self.message) % self._kwargs` in conda/__init__.py): a lone percent sign, as of a policy's name, ends it with a traceback. */
const FORMATS_DETAIL = /^conda\//;

/** A policy's name as part of an address that people read. */
const inAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{Letter}\p{Number}._]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'policy';

/**
 * The form in which a client gets a problem.
 *
 * - mamba is led, by a reference that keeps the path and so whatever credentials it holds, to an address that says what happened; there it gets the 403. All others
 *   get the 403 at once: conda prints its `detail`, and `curl -f` or a download without redirects must not take a redirect for success.
 * - A refused `*.zst` has no body: mamba hands whatever comes to the decoder, and reports a damaged cache instead of the status. conda goes on to the plain file after any
 *   4xx and prints the sentence from there.
 * - conda gets percent signs doubled, of which it prints one.
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
