/** What is noted of a request for a channel's bytes: what was asked for, by what kind of client, and what became of it. */
import type { SubjectKind } from '@terrarium/domain/access';
import { isFresh, rangeOf } from '@terrarium/domain/http';
import { asksForShardsAnew, isPackageFileName } from '@terrarium/domain/repo';
import type { RepoAddress } from '@terrarium/domain/repo';
import type { Reader } from '../../channel/index.ts';
import type { Decision, FileAnswer } from './decider.ts';
import type { Problem } from './problem.ts';

/** The policy, its revision and the rule that refused a file. */
export interface RefusingRule {
  policyId: string | null;
  policyName: string;
  revision: number;
  /** In words. */
  rule: string;
}

/**
 * What a request was for and on whose behalf. `channel` is empty when the reader may not see it or there is none; `subdir`, `file`, `name` and
 * `version` are empty for what the channel does not have, so that nobody can fill the books with made-up names.
 */
export interface Asked {
  /** Two with the same key are the same. */
  key: string;
  /** Name or id, as in the address. */
  organization: string;
  channel: string;
  kind: 'index' | 'package' | 'other';
  subdir: string;
  file: string;
  name: string;
  version: string;
  /** Whom the token stands for; null without one. */
  subject: SubjectKind | null;
  userId: string | null;
  serviceAccountId: string | null;
  refusedBy: RefusingRule | null;
  /** What would refuse it if the policy were not only watched. */
  watchedBy: RefusingRule | null;
}

/** One client's requests that got the same decision. */
export interface ClientRequest {
  /** How many. */
  n: number;
  /** The User-Agent header. */
  agent?: string | undefined;
  /** Network address of the client. */
  address?: string | undefined;
  /** Set for HEAD. */
  head?: boolean | undefined;
  /** The headers of the same names. */
  range?: string | undefined;
  ifRange?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
}

/**
 * What became of a request. `served`: the file, from its first byte; `part`: a later piece of it; `unchanged`: no bytes, because the client's copy is still
 * good (304) or it asked for headers only; `refused`: by the policy (403); `unknown`: 404; `unauthorized`: 401; `failed`: anything else.
 */
export type Outcome = 'served' | 'part' | 'unchanged' | 'refused' | 'unknown' | 'unauthorized' | 'failed';

/** Where requests are counted. Must return at once: it is called for every request. */
export interface RequestLog {
  note(asked: Asked, visit: ClientRequest, outcome: Outcome): void;
}

/** What is known of a request once it is decided. */
export function askedFor(
  address: RepoAddress,
  reader: Reader,
  isVisible: boolean,
  found: { name?: string; version?: string; refusedBy?: RefusingRule; watchedBy?: RefusingRule | null } | null,
): Asked {
  const { organization } = address;
  const channel = isVisible ? address.channel : '';
  const kind = !isVisible || found === null ? 'other' : isPackageFileName(address.file) ? 'package' : 'index';
  const [subdir, file] = found === null ? ['', ''] : [address.subdir ?? '', address.file];
  const { name = '', version = '', refusedBy = null, watchedBy = null } = found ?? {};
  const who = holderOf(reader);
  const key = JSON.stringify([organization, channel, kind, subdir, file, version, who, refusedBy, watchedBy]);
  return { key, organization, channel, kind, subdir, file, name, version, ...who, refusedBy, watchedBy };
}

/** Whom a reader's token stands for (DATA-22). A service account's token is a machine's. */
function holderOf(reader: Reader): Pick<Asked, 'subject' | 'userId' | 'serviceAccountId'> {
  if (reader === null) return { subject: null, userId: null, serviceAccountId: null };
  if ('serviceAccountId' in reader)
    return { subject: 'device', userId: null, serviceAccountId: reader.serviceAccountId };
  if ('tokenOfOrganization' in reader || 'tokenOfChannel' in reader)
    return { subject: 'organization', userId: null, serviceAccountId: null };
  return { subject: 'user', userId: 'userId' in reader ? reader.userId : reader.tokenUserId, serviceAccountId: null };
}

const OUTCOMES: Partial<Record<Problem['status'], Outcome>> = { 401: 'unauthorized', 403: 'refused', 404: 'unknown' };

/** The problem that a client gets; null where it gets bytes. @param agent its User-Agent header */
export function problemFor(decision: Decision, agent: string | undefined): Problem | null {
  if (decision.kind === 'problem') return decision.problem;
  return decision.kind !== 'file' || asksForShardsAnew(agent) ? null : (decision.askedAnew ?? null);
}

/** What becomes of a request by its decision and its headers (RFC 9110 §13, §14). */
export function outcomeOf(decision: Decision, visit: ClientRequest): Outcome {
  const problem = problemFor(decision, visit.agent);
  if (problem !== null) return OUTCOMES[problem.status] ?? 'failed';
  if (visit.head === true) return 'unchanged';
  // What must be fetched first is relayed from its first byte; what is made for the answer is sent whole.
  if (decision.kind !== 'file') return 'served';
  const conditions = { 'if-none-match': visit.ifNoneMatch, 'if-modified-since': visit.ifModifiedSince };
  if ([decision, ...(decision.codings ?? [])].some(({ etag }) => isFresh(conditions, etag, decision.lastModified)))
    return 'unchanged';
  return outcomeOfRange(visit, decision);
}

/** What is sent of a file by Range and If-Range: also a range that begins with the first byte is the file. */
function outcomeOfRange({ range, ifRange }: ClientRequest, file: FileAnswer): 'served' | 'part' | 'failed' {
  const part = rangeOf({ range, 'if-range': ifRange }, file);
  if (part === 'unsatisfiable') return 'failed';
  return part === null || part.start === 0 ? 'served' : 'part';
}
