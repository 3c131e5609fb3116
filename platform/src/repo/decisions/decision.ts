/** What is asked of the decider, and what it decides. */
import type { Reader } from '../../channel/index.ts';
import type { readerOfToken } from '../../token/index.ts';
import { ALLOWED, positionOf } from '../storage/index.ts';
import type { Problem } from './problem.ts';
import type { PackageFile } from './snapshots.ts';
import type { ServedPublication } from './servedPublications.ts';
import type { Asked, RefusingRule } from './countedRequest.ts';

/** Properties of a channel that a decision needs. */
export interface ReadableChannel {
  id: string;
  type: string;
  privacy: 'internal' | 'private' | 'public';
  publication_id: string | null;
}

/** Other areas that decisions depend on. */
export interface DecisionSources {
  /** Finds a channel. @returns null if the reader can't read it */
  findChannel(organization: string, channel: string, reader: Reader): Promise<ReadableChannel | null>;
  authenticateChannelToken(secret: string): Promise<Parameters<typeof readerOfToken>[0] | null>;
  verifyAccessToken(jwt: string): Promise<{ userId: string } | null>;
}

/** A request: its target and its Authorization header. */
export interface Ask {
  target: string;
  authorization?: string | undefined;
}

/** Bytes on the shared disk. */
export interface FileBytes {
  /** Path in the data folder, with slashes. */
  path: string;
  /** Start of the bytes in a file that also contains others. Default 0. */
  offset?: number;
  size: number;
  /** With quotes. */
  etag: string;
}

/** Bytes with the headers that go with them. */
export interface FileAnswer extends FileBytes {
  kind: 'file';
  contentType: string;
  cacheControl: string;
  lastModified: string;
  /**
   * The same content in the compressed forms of its publication, best first.
   * Used if the client accepts the coding (RFC 9110, section 8.4) and requests no range.
   */
  codings?: (FileBytes & { coding: string })[];
  /** Key in object storage, if the bytes aren't a file of the data folder. `path` then gives only the name. */
  object?: string;
  /** Sent instead to clients that would otherwise reuse old shards without revalidating (`asksForShardsAnew`). */
  askedAnew?: Problem;
}

/** Bytes to fetch from the source of a mirror first. */
export interface FetchAnswer {
  kind: 'fetch';
  fileId: number;
  /** Name of the package. */
  name: string;
  mirrorId: string;
  source: string;
  subdir: string;
  fileName: string;
  sha256: string | null;
  md5: string | null;
  size: number | null;
  /** SHA-256 of its attestations; null if it has none, undefined if unknown. */
  attestations?: string | null;
}

/** A document generated for the response, not stored on disk. */
export interface DocumentAnswer {
  kind: 'document';
  contentType: string;
  cacheControl: string;
  body: string;
}

/** The decision about a request. */
export type Decision = FileAnswer | FetchAnswer | DocumentAnswer | { kind: 'problem'; problem: Problem };

/** A decision with the log entry of the request; null if the path names no organization. */
export interface Decided {
  decision: Decision;
  asked: Asked | null;
}

/** A decision that the request has a problem. */
export const problemOf = (problem: Problem): Decision => ({ kind: 'problem', problem });

/** Describes a document of a channel. */
export function documentOf(document: object | string, privacy: ReadableChannel['privacy']): DocumentAnswer {
  const isText = typeof document === 'string';
  return {
    kind: 'document',
    contentType: isText ? 'application/atom+xml; charset=utf-8' : 'application/json',
    cacheControl: cacheOf(privacy),
    body: isText ? document : JSON.stringify(document),
  };
}

/** Clients revalidate everything that the next policy can change. Shared caches store public channels only. */
export function cacheOf(privacy: ReadableChannel['privacy']): string {
  return `${privacy === 'public' ? 'public' : 'private'}, max-age=0, must-revalidate`;
}

/** A decision with the requested file; null if the channel doesn't have it. */
export interface Answered {
  decision: Decision;
  file: { name?: string; version?: string; refusedBy?: RefusingRule; watchedBy?: RefusingRule | null } | null;
  /** The file to send. */
  row?: PackageFile;
}

/** An answer without a file. */
export const nothing = (problem: Problem): Answered => ({ decision: problemOf(problem), file: null });

/** Returns the rule of a publication that blocks a file. */
export function refusingRule({ policy, rules }: ServedPublication, word: number): RefusingRule {
  const rule = rules[word & ~ALLOWED];
  return {
    policyId: policy?.id ?? null,
    policyName: policy?.name ?? '',
    revision: policy?.revision ?? 0,
    rule: rule?.text ?? '',
  };
}

/** Decides on the first of the files with this name that the publication contains. Newer files aren't served yet. */
export async function decided(
  publication: ServedPublication,
  subdir: string,
  rows: readonly PackageFile[],
): Promise<{ row: PackageFile; word: number } | null> {
  const decisions = rows.length === 0 ? null : await publication.decisions(subdir);
  if (decisions === null) return null;
  for (const row of rows) {
    const position = positionOf(decisions.fileIds, row.id);
    if (position >= 0) return { row, word: decisions.words[position]! };
  }
  return null;
}
