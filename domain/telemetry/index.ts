/**
 * Metrics and logs of a hub's processes, the same in gateway and platform, so that their numbers are comparable. Pure.
 */
export { logOptions, type LogOptions } from './logLine.ts';
export { RejectionLines } from './rejectionLines.ts';

/** How much a process logs: pino's levels, from the gravest alone to everything, and none at all. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Upper bounds of duration histograms, in seconds: from a cached response to the longest allowed request. */
export const DURATION_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Label of a response: the class of its status, `2xx`, or that the client disconnected early (null). */
export const statusLabel = (status: number | null): string =>
  status === null ? 'aborted' : `${Math.floor(status / 100)}xx`;

/** Message for a scraper without access to the metrics. */
export const METRICS_REFUSED =
  "Metrics are read from this machine, past every proxy, or with METRICS_TOKEN as 'Authorization: Bearer …'.";

/** A client that requests the metrics. */
export interface Scraper {
  /** Request headers by lowercase name. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Remote address of the connection. */
  address: string | undefined;
}

/** Headers that a proxy adds to forwarded requests. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Whether a client can read the metrics of a process: with the token, or, if none is set, from this machine and not
 * through a proxy.
 * @param token METRICS_TOKEN; undefined if not set
 */
export function mayReadMetrics({ headers, address }: Scraper, token: string | undefined): boolean {
  if (token !== undefined) return isSame(String(headers['authorization'] ?? ''), `Bearer ${token}`);
  return !FORWARDED.some((name) => headers[name] !== undefined) && /^(127\.|::1$|::ffff:127\.)/.test(address ?? '');
}

/** Compares two texts in constant time. */
function isSame(given: string, wanted: string): boolean {
  if (given.length !== wanted.length) return false;
  let difference = 0;
  for (let i = 0; i < wanted.length; i++) difference |= given.charCodeAt(i) ^ wanted.charCodeAt(i);
  return difference === 0;
}
