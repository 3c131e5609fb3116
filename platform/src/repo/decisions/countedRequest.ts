/** What the hub records of a request to a channel: the requested file, the type of client, and the outcome. */
import type { SubjectKind } from '@terrarium/domain/access';
import { isFresh, rangeOf } from '@terrarium/domain/http';
import { asksForShardsAnew, isPackageFileName } from '@terrarium/domain/repo';
import type { RepoAddress } from '@terrarium/domain/repo';
import type { Reader } from '../../channel/index.ts';
import type { Decision, FileAnswer } from './decision.ts';
import type { Problem } from './problem.ts';

/** The policy, its revision, and the rule that blocked a file. */
export interface RefusingRule {
  policyId: string | null;
  policyName: string;
  revision: number;
  /** Text of the rule. */
  rule: string;
}

/**
 * What was requested, and by which subject.
 * `channel` is empty if the reader can't see it or it doesn't exist. `subdir`, `file`, `name`, and `version` are empty
 * if the channel doesn't have them, so clients can't fill the log with made-up names.
 */
export interface Asked {
  /** Requests with the same key are counted together. */
  key: string;
  /** Name or ID, as in the URL. */
  organization: string;
  channel: string;
  kind: 'index' | 'package' | 'other';
  subdir: string;
  file: string;
  name: string;
  version: string;
  /** Owner of the token; null without a token. */
  subject: SubjectKind | null;
  userId: string | null;
  serviceAccountId: string | null;
  refusedBy: RefusingRule | null;
  /** Rule that would block the file if the policy were enforced rather than monitored. */
  watchedBy: RefusingRule | null;
}

/** Requests of one client with the same decision. */
export interface ClientRequest {
  /** Number of requests. */
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
 * Outcome of a request.
 * `served`: the file, from its first byte. `part`: a later range. `unchanged`: no bytes, because the client's copy is
 * current (304) or it sent HEAD. `refused`: blocked by the policy (403). `unknown`: 404. `unauthorized`: 401. `failed`:
 * anything else.
 */
export type Outcome = 'served' | 'part' | 'unchanged' | 'refused' | 'unknown' | 'unauthorized' | 'failed';

/** Counter of requests. `note` must not block, because it is called for every request. */
export interface RequestLog {
  note(asked: Asked, visit: ClientRequest, outcome: Outcome): void;
}

/** Builds the log entry of a request after its decision. */
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

/** Owner of a reader's token (DATA-22). A service account's token counts as a machine's. */
function holderOf(reader: Reader): Pick<Asked, 'subject' | 'userId' | 'serviceAccountId'> {
  if (reader === null) return { subject: null, userId: null, serviceAccountId: null };
  if ('serviceAccountId' in reader)
    return { subject: 'device', userId: null, serviceAccountId: reader.serviceAccountId };
  if ('tokenOfOrganization' in reader || 'tokenOfChannel' in reader)
    return { subject: 'organization', userId: null, serviceAccountId: null };
  return { subject: 'user', userId: 'userId' in reader ? reader.userId : reader.tokenUserId, serviceAccountId: null };
}

const OUTCOMES: Partial<Record<Problem['status'], Outcome>> = { 401: 'unauthorized', 403: 'refused', 404: 'unknown' };

/** Returns the problem to send, or null if the client gets bytes. @param agent User-Agent header of the client */
export function problemFor(decision: Decision, agent: string | undefined): Problem | null {
  if (decision.kind === 'problem') return decision.problem;
  return decision.kind !== 'file' || asksForShardsAnew(agent) ? null : (decision.askedAnew ?? null);
}

/** Returns the outcome of a request by its decision and headers (RFC 9110 §13, §14). */
export function outcomeOf(decision: Decision, visit: ClientRequest): Outcome {
  const problem = problemFor(decision, visit.agent);
  if (problem !== null) return OUTCOMES[problem.status] ?? 'failed';
  if (visit.head === true) return 'unchanged';
  // Files that are fetched first are relayed from their first byte, and generated documents are sent whole.
  if (decision.kind !== 'file') return 'served';
  const conditions = { 'if-none-match': visit.ifNoneMatch, 'if-modified-since': visit.ifModifiedSince };
  if ([decision, ...(decision.codings ?? [])].some(({ etag }) => isFresh(conditions, etag, decision.lastModified)))
    return 'unchanged';
  return outcomeOfRange(visit, decision);
}

/** Applies Range and If-Range. A range that starts at the first byte counts as the file. */
function outcomeOfRange({ range, ifRange }: ClientRequest, file: FileAnswer): 'served' | 'part' | 'failed' {
  const part = rangeOf({ range, 'if-range': ifRange }, file);
  if (part === 'unsatisfiable') return 'failed';
  return part === null || part.start === 0 ? 'served' : 'part';
}
