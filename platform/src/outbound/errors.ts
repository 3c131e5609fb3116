/** What can be wrong with a source, in words for the person who set it up. */

/** The kinds of failure of a source; the message carries the particulars. */
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

/** What this hub never reads from, whatever answers there: the address itself is refused. */
const FORBIDDEN: ReadonlySet<SourceFailure> = new Set(['bad_source', 'private_address', 'folder_not_allowed']);

/**
 * A source that cannot be used. The message says what happened, why, and what to do next; it holds no credentials. It may quote the source, so
 * characters that no database and no line of text can hold are taken out of it.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly failure: SourceFailure;
  /** Until when the source asks to be left alone; null where it does not. */
  readonly busyUntil: Date | null;

  /** Whether the hub would read from the source if nothing else were wrong with it. */
  get permitted(): boolean {
    return !FORBIDDEN.has(this.failure);
  }

  constructor(failure: SourceFailure, message: string, options: { cause?: unknown; busyUntil?: Date } = {}) {
    super(message.toWellFormed().replaceAll(/\p{Cc}/gu, '\ufffd'), options);
    this.failure = failure;
    this.busyUntil = options.busyUntil ?? null;
  }
}
