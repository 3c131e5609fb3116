/** Errors of a source, worded for the user who configured it. */

/** Types of source failures. The message has the details. */
export type SourceFailure =
  | 'private_address'
  | 'unknown_host'
  | 'unreachable'
  | 'timeout'
  | 'slow'
  | 'redirects'
  | 'status'
  | 'denied'
  | 'not_found'
  | 'html'
  | 'not_repodata'
  | 'malformed'
  | 'truncated'
  | 'too_large'
  | 'too_many_records'
  | 'no_channel'
  | 'bad_source'
  | 'folder_not_allowed'
  | 'bad_records'
  | 'older';

/** Failures of URLs that this hub never reads from, whatever is there. */
const FORBIDDEN: ReadonlySet<SourceFailure> = new Set(['bad_source', 'private_address', 'folder_not_allowed']);

/**
 * A source that can't be used.
 * The message says what happened, why, and what to do, without credentials. It may quote the source, so control
 * characters are removed.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly failure: SourceFailure;
  /** Until when the source asks not to be contacted; null if it doesn't. */
  readonly busyUntil: Date | null;

  /** Whether the hub would read from the source without this error. */
  get permitted(): boolean {
    return !FORBIDDEN.has(this.failure);
  }

  constructor(failure: SourceFailure, message: string, options: { cause?: unknown; busyUntil?: Date } = {}) {
    super(message.toWellFormed().replaceAll(/\p{Cc}/gu, '\ufffd'), options);
    this.failure = failure;
    this.busyUntil = options.busyUntil ?? null;
  }
}
