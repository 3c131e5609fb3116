/**
 * The end of a request, of which its upstream calls learn. Made for every request and heard by every call, so it is a set of
 * functions: an AbortSignal or an EventEmitter costs several times as much to listen to.
 */
export class RequestAbort {
  readonly #ends = new Set<() => void>();
  #aborted = false;

  /** Whether the request is over: its client is gone, or its deadline has passed. */
  get aborted(): boolean {
    return this.#aborted;
  }

  /** Calls `end` when the request ends; at once when it has ended already. */
  listen(end: () => void): void {
    if (this.#aborted) end();
    else this.#ends.add(end);
  }

  /** Takes back what {@link listen} was told. */
  forget(end: () => void): void {
    this.#ends.delete(end);
  }

  /** Ends all calls that listen; every later one at once. */
  abort(): void {
    this.#aborted = true;
    for (const end of this.#ends) end();
    this.#ends.clear();
  }
}
