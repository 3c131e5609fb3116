/** Client data for the platform's reports; the format of `visits` in `POST /repo-decisions`. */
import type { IncomingMessage } from 'node:http';

/** Requests that are alike. */
export interface ClientRequest {
  /** How many. */
  n: number;
  agent?: string;
  /** Network address of the client. */
  address?: string;
  /** Set for HEAD. */
  head?: true;
  range?: string;
  ifRange?: string;
  ifNoneMatch?: string;
  ifModifiedSince?: string;
}

/**
 * Maximum length of forwarded headers in characters, to limit the size of a check. Enough for user agents, one entity
 * tag, and one range.
 */
const MOST = { agent: 200, match: 200, other: 40 } as const;

/** A request as a visit, and a text that is the same for requests that are alike. */
export function clientRequestOf({ method, headers }: IncomingMessage, address: string): [string, ClientRequest] {
  const visit: ClientRequest = { n: 1, address };
  if (headers['user-agent'] !== undefined) visit.agent = headers['user-agent'].slice(0, MOST.agent);
  if (method === 'HEAD') visit.head = true;
  if (headers.range !== undefined) visit.range = headers.range.slice(0, MOST.other);
  if (headers['if-range'] !== undefined) visit.ifRange = String(headers['if-range']).slice(0, MOST.other);
  if (headers['if-none-match'] !== undefined) visit.ifNoneMatch = headers['if-none-match'].slice(0, MOST.match);
  if (headers['if-modified-since'] !== undefined)
    visit.ifModifiedSince = headers['if-modified-since'].slice(0, MOST.other);
  return [
    `${address}\n${visit.agent}\n${method}\n${visit.range}\n${visit.ifRange}\n${visit.ifNoneMatch}\n${visit.ifModifiedSince}`,
    visit,
  ];
}
