/** What a client is told when it gets no bytes: `application/problem+json` (RFC 9457). conda from 25.9 prints `detail`. */
import { REFUSED_BY_POLICY } from '@terrarium/domain/repo';
import type { NoSnapshot } from './snapshots.ts';

/** How clients are asked for the token of a channel. */
export const CHALLENGE = { 'www-authenticate': 'Basic realm="Terrarium channels", charset="UTF-8"' };

/** A problem document with the headers that go with it. */
export interface Problem {
  status: number;
  headers: Record<string, string>;
  body: ProblemBody;
}

/** The document. `instance` is the path asked for, without its token. */
interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  /** Of refusals by a policy. */
  policy?: { id: string; name: string };
  revision?: number;
  rule?: { label: string; text: string };
  /** The page of the hub that explains the refusal and names who can change it. */
  why_url?: string;
  /** Added by whoever answers the client. */
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

/** 400: a path that cannot be read in one way only. */
export function malformedPath(instance: string): Problem {
  return problem(
    400,
    'malformed-path',
    'Malformed path',
    'The address of this request is malformed: it has encoded slashes, parent folders, a double encoding or control characters. Ask for /repo/ORGANIZATION/CHANNEL/SUBDIR/FILE.',
    instance,
  );
}

/** 401: nobody may know whether the channel exists before saying who they are. */
export function credentialsWanted(instance: string): Problem {
  return problem(
    401,
    'credentials-wanted',
    'Credentials wanted',
    'There is no public channel at this address. If it is a channel of your organization, use your channel token: in the address (/t/TOKEN/repo/…), as password of HTTP Basic, or as Bearer token. The hub shows it under the channel.',
    instance,
    CHALLENGE,
  );
}

/** 401: a token that is wrong, expired, revoked or not a token. */
export function badCredentials(instance: string): Problem {
  return problem(
    401,
    'bad-credentials',
    'Bad credentials',
    'The channel token of this request is not valid: it is mistyped, has expired or was revoked. Make a new one in the hub and put it into your conda configuration.',
    instance,
    CHALLENGE,
  );
}

/** 404: no such channel for this reader. */
export function unknownChannel(instance: string, organization: string, channel: string): Problem {
  return problem(
    404,
    'unknown-channel',
    'Unknown channel',
    `There is no channel '${organization}/${channel}', or your token may not read it. Check the name, and that the token belongs to '${organization}'.`,
    instance,
  );
}

/** 404: the channel has no such file. */
export function unknownFile(instance: string, what: string): Problem {
  return problem(
    404,
    'unknown-file',
    'Unknown file',
    `${what} Check the name against the channel's repodata.`,
    instance,
  );
}

/** 404: shards of a filtered channel, for a client that would go on with them without asking; it goes on to `repodata.json`. */
export function shardsWithheld(instance: string): Problem {
  return problem(
    404,
    'shards-withheld',
    'Shards withheld',
    'A policy decides what this channel holds, and this client would go on with sharded repodata of yesterday. Read repodata.json.zst, which is asked for anew each time.',
    instance,
    { vary: 'user-agent' },
  );
}

/** 410: the file was removed because it does harm; nobody gets it any more, lock file or not. `reason` is whoever's who removed it, '' for none. */
export function removedAsHarmful(instance: string, file: string, reason: string): Problem {
  return problem(
    410,
    'removed-as-harmful',
    'Removed as harmful',
    `${file} was removed from this channel because it does harm${reason === '' ? '' : ` (${reason})`}. Take another version, and look at the machines that have it.`,
    instance,
  );
}

/** 410: a file of a snapshot of which it became known since that it is malware. */
export function knownMalicious(instance: string, file: string): Problem {
  return problem(
    410,
    'known-malicious',
    'Known to be malicious',
    `${file} is in this snapshot, but it became known since that it is malicious: nobody gets it any more. Take another version, and look at the machines that have it.`,
    instance,
  );
}

/** 404, or 410 for what was there: the channel has no such snapshot. */
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
        return `${name} names no snapshot: it is neither a number nor a date. Write ${channel}@12, ${channel}@2026-01-31 or ${channel}@2026-01-31T10:00Z (UTC).`;
      case 'future':
        return `${name} lies in the future, so there is no snapshot of ${of} of that time. Take a time that has been.`;
      case 'before':
        return `The channel ${of} had published nothing at ${name}. Its page lists the snapshots that there are.`;
      case 'never':
        return `The channel ${of} never had a snapshot ${name}${reason.newest === null ? '' : `: its newest is ${reason.newest}`}. Its page lists those that there are.`;
      default:
        return `The snapshot ${name} of ${of} is not kept any more${reason.oldest === null ? '' : `: the oldest that is has the number ${reason.oldest}`}. The operator of the hub sets for how long they are.`;
    }
  };
  return reason.why === 'gone'
    ? problem(410, 'snapshot-gone', 'Snapshot not kept any more', detail(), instance)
    : problem(404, 'unknown-snapshot', 'Unknown snapshot', detail(), instance);
}

/** 404: the hub knows the file but has no bytes of it and no source to fetch them from. */
export function bytesElsewhere(instance: string, file: string): Problem {
  return problem(
    404,
    'bytes-not-held',
    'Package file not held',
    `${file} is allowed and listed, but this hub does not hold its bytes and the channel has no source to fetch them from. Ask an admin of the organization for a mirror that has them.`,
    instance,
  );
}

/** 502: the mirror's source failed; worth another try after some seconds. */
export function sourceFailed(instance: string, file: string, reason: string, retryAfter: number): Problem {
  return problem(
    502,
    'source-failed',
    'The source of the mirror failed',
    `${file} is allowed, but could not be fetched from the mirror's source: ${reason}`,
    instance,
    { 'retry-after': String(retryAfter) },
  );
}

/** What a refusal says: the sentence, the policy with its rule, and the page that explains it. */
export interface Refused {
  detail: string;
  policy: { id: string; name: string };
  revision: number;
  rule: { label: string; text: string };
  whyUrl: string;
}

/** 403: refused by the channel's policy. conda prints nothing but `detail`, so the address stands in it too. */
export function refused(instance: string, { detail, policy, revision, rule, whyUrl }: Refused): Problem {
  const { status, headers, body } = problem(
    403,
    'refused-by-policy',
    'Refused by policy',
    `${detail} Why and whom to ask: ${whyUrl}`,
    instance,
  );
  return { status, headers, body: { ...body, type: REFUSED_BY_POLICY, policy, revision, rule, why_url: whyUrl } };
}

/** 405: channels are only read. */
export function methodNotAllowed(instance: string, method: string): Problem {
  return problem(
    405,
    'method-not-allowed',
    'Method not allowed',
    `${method} is not possible here. Channels are read with GET and HEAD.`,
    instance,
    { allow: 'GET, HEAD' },
  );
}
