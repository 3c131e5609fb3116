/**
 * Notifies upstream calls of a request's end. Every request has one, and every call listens, so it is a set of
 * functions: listening to an AbortSignal or an EventEmitter costs several times as much.
 */
export class RequestAbort {
  readonly #ends = new Set<() => void>();
  #aborted = false;

  /** Whether the request has ended: the client disconnected, or the deadline passed. */
  get aborted(): boolean {
    return this.#aborted;
  }

  /** Calls `end` when the request ends, or immediately if it has ended. */
  listen(end: () => void): void {
    if (this.#aborted) end();
    else this.#ends.add(end);
  }

  /** Removes a listener added by {@link listen}. */
  forget(end: () => void): void {
    this.#ends.delete(end);
  }

  /** Ends all listening calls, and every later one immediately. */
  abort(): void {
    this.#aborted = true;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }
}
