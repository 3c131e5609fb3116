/** What the processes of a hub tell those who run it: the same in gateway and platform, so that their numbers fit together. Pure. */
export { logOptions, type LogOptions } from './logLine.ts';
export { RefusalLines } from './refusalLines.ts';

/** How much a process logs: pino's levels, from the gravest alone to everything, and none at all. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Upper bounds of the histograms of durations, in seconds: from an answer out of memory to the longest that a request may take. */
export const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** How an answer is counted: by the class of its status, `2xx`; null for one whose client went before its last byte. */
export const statusLabel = (status: number | null): string =>
  status === null ? 'aborted' : `${Math.floor(status / 100)}xx`;

/** What a scraper that may not read the numbers is told. */
export const METRICS_REFUSED =
  "Metrics are read from this machine, past every proxy, or with METRICS_TOKEN as 'Authorization: Bearer …'.";

/** Who asks for the numbers of a process. */
export interface Scraper {
  /** Headers of the request by lower-case name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Address of the other end of the connection. */
  address: string | undefined;
}

/** Headers by which a proxy says that it speaks for somebody. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Whether somebody may read the numbers of a process: whoever has the token; without one, who connects from this machine and speaks for
 * nobody else, as every proxy does.
 * @param token METRICS_TOKEN; undefined where none is set
 */
export function mayReadMetrics({ headers, address }: Scraper, token: string | undefined): boolean {
  if (token !== undefined) return isSame(String(headers['authorization'] ?? ''), `Bearer ${token}`);
  return !FORWARDED.some((name) => headers[name] !== undefined) && /^(127\.|::1$|::ffff:127\.)/.test(address ?? '');
}

/** Whether two texts are equal, in a time that does not tell at which character they differ. */
function isSame(given: string, wanted: string): boolean {
  if (given.length !== wanted.length) return false;
  let difference = 0;
  for (let i = 0; i < wanted.length; i++) difference |= given.charCodeAt(i) ^ wanted.charCodeAt(i);
  return difference === 0;
}
