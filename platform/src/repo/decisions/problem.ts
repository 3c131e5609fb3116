/**
 * Problem documents for clients that get no bytes: `application/problem+json` (RFC 9457). conda 25.9 and later prints
 * `detail`.
 */
import { REFUSED_BY_POLICY } from '@terrarium/domain/repo';
import type { NoSnapshot } from './snapshots.ts';

/** Challenge that requests the token of a channel. */
export const CHALLENGE = { 'www-authenticate': 'Basic realm="Terrarium channels", charset="UTF-8"' };

/** A problem document with its headers. */
export interface Problem {
  status: number;
  headers: Record<string, string>;
  body: ProblemBody;
}

/** The document. `instance` is the requested path without its token. */
interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  /** Set if a policy blocked the file. */
  policy?: { id: string; name: string };
  revision?: number;
  rule?: { label: string; text: string };
  /** Page of the hub that explains the block and names who can change the policy. */
  why_url?: string;
  /** Added by the server that sends the response. */
  request_id?: string;
}

function problem(
  status: number,
  type: string,
  title: string,
  detail: string,
  instance: string,
  headers: Record<string, string> = {},
): Problem {
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
    body: { type: `/problems/${type}`, title, status, detail, instance },
  };
}

/** 400: an ambiguous path. */
export function malformedPath(instance: string): Problem {
  return problem(
    400,
    'malformed-path',
    'Malformed path',
    'The URL contains encoded slashes, parent folders, double encoding, or control characters. Use /repo/ORGANIZATION/CHANNEL/SUBDIR/FILE.',
    instance,
  );
}

/** 401: without authentication, clients can't learn whether the channel exists. */
export function credentialsWanted(instance: string): Problem {
  return problem(
    401,
    'credentials-wanted',
    'Authentication required',
    'No public channel exists at this URL. To access a private channel, send your channel token in the URL (/t/TOKEN/repo/…), as the HTTP Basic password, or as a bearer token. Create a token on the channel page.',
    instance,
    CHALLENGE,
  );
}

/** 401: a wrong, expired, revoked, or malformed token. */
export function badCredentials(instance: string): Problem {
  return problem(
    401,
    'bad-credentials',
    'Invalid token',
    'The channel token is mistyped, expired, or revoked. Create a new token in the hub and update your conda configuration.',
    instance,
    CHALLENGE,
  );
}

/** 404: the channel doesn't exist, or the reader can't read it. */
export function unknownChannel(instance: string, organization: string, channel: string): Problem {
  return problem(
    404,
    'unknown-channel',
    'Unknown channel',
    `Channel '${organization}/${channel}' doesn't exist, or your token can't read it. Check the name and that the token belongs to '${organization}'.`,
    instance,
  );
}

/** 404: the channel doesn't have the file. */
export function unknownFile(instance: string, what: string): Problem {
  return problem(404, 'unknown-file', 'Unknown file', `${what} Check the name in the channel's repodata.`, instance);
}

/**
 * 404: shards of a filtered channel, for a client that would use them without revalidating.
 * The client falls back to `repodata.json`.
 */
export function shardsWithheld(instance: string): Problem {
  return problem(
    404,
    'shards-withheld',
    'Sharded repodata unavailable',
    "This client could use outdated sharded repodata, so this channel doesn't serve it. Use repodata.json.zst.",
    instance,
    { vary: 'user-agent' },
  );
}

/** 410: the file is quarantined, also for lock files. `reason` is the admin's text, '' if none. */
export function removedAsHarmful(instance: string, file: string, reason: string): Problem {
  return problem(
    410,
    'removed-as-harmful',
    'Quarantined',
    `${file} was quarantined in this channel${reason === '' ? '' : ` (${reason})`}. Use another version, and check machines where it's installed.`,
    instance,
  );
}

/** 410: a file of a snapshot that was later found to be malware. */
export function knownMalicious(instance: string, file: string): Problem {
  return problem(
    410,
    'known-malicious',
    'Known malware',
    `${file} in this snapshot is now known to be malware, so it's blocked. Use another version, and check machines where it's installed.`,
    instance,
  );
}

/** 404 or 410: the snapshot doesn't exist, or is no longer available. */
export function noSnapshot(
  instance: string,
  { organization, channel, snapshot }: { organization: string; channel: string; snapshot: string | null },
  reason: NoSnapshot,
): Problem {
  const name = `'${snapshot ?? ''}'`;
  const of = `'${organization}/${channel}'`;
  const detail = (): string => {
    switch (reason.why) {
      case 'unreadable':
        return `${name} isn't a valid snapshot. Use a number or a UTC date: ${channel}@12, ${channel}@2026-01-31, or ${channel}@2026-01-31T10:00Z.`;
      case 'future':
        return `${name} is in the future. Use a past date for ${of}.`;
      case 'before':
        return `Channel ${of} wasn't published yet at ${name}. See available snapshots on the channel page.`;
      case 'never':
        return `Channel ${of} has no snapshot ${name}${reason.newest === null ? '' : `. The latest is ${reason.newest}`}. See available snapshots on the channel page.`;
      default:
        return `Snapshot ${name} of ${of} is no longer available${reason.oldest === null ? '' : `. The oldest available is ${reason.oldest}`}. The hub operator sets how long snapshots are kept.`;
    }
  };
  return reason.why === 'gone'
    ? problem(410, 'snapshot-gone', 'Snapshot no longer available', detail(), instance)
    : problem(404, 'unknown-snapshot', 'Unknown snapshot', detail(), instance);
}

/** 404: the hub lists the file, but doesn't have it and has no source to fetch it from. */
export function bytesElsewhere(instance: string, file: string): Problem {
  return problem(
    404,
    'bytes-not-held',
    'Package file unavailable',
    `${file} is allowed, but this hub doesn't have the file and the channel has no source to download it from. Ask an organization admin to add a mirror.`,
    instance,
  );
}

/** 502: the mirror's source failed. Clients can retry after some seconds. */
export function sourceFailed(instance: string, file: string, reason: string, retryAfter: number): Problem {
  return problem(
    502,
    'source-failed',
    'Mirror source error',
    `${file} is allowed, but couldn't be downloaded from the mirror's source: ${reason}`,
    instance,
    { 'retry-after': String(retryAfter) },
  );
}

/** Content of a block message: the sentence, the policy with its rule, and the page that explains it. */
export interface Refused {
  detail: string;
  policy: { id: string; name: string };
  revision: number;
  rule: { label: string; text: string };
  whyUrl: string;
}

/** 403: blocked by the channel's policy. conda prints only `detail`, so `detail` contains the URL too. */
export function refused(instance: string, { detail, policy, revision, rule, whyUrl }: Refused): Problem {
  const { status, headers, body } = problem(
    403,
    'refused-by-policy',
    'Blocked by policy',
    `${detail} Details and contacts: ${whyUrl}`,
    instance,
  );
  return { status, headers, body: { ...body, type: REFUSED_BY_POLICY, policy, revision, rule, why_url: whyUrl } };
}

/** 405: channels are read-only. */
export function methodNotAllowed(instance: string, method: string): Problem {
  return problem(
    405,
    'method-not-allowed',
    'Method not allowed',
    `${method} isn't supported. Use GET or HEAD.`,
    instance,
    { allow: 'GET, HEAD' },
  );
}
