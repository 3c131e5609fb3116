import type { RequestCost } from './requestCost.ts';

/** Tracks the upstream usage of one operation, and its limits. */
export class OperationCost {
  /** Number of started upstream calls. */
  calls = 0;
  /** Total duration of the calls after their wait in the queue, in milliseconds; parallel ones each count. */
  waited = 0;
  /** Number of received objects: list entries each time they are used, one for every other response. */
  objects = 0;
  /** Why the operation was ended; undefined while it is within its bounds. */
  over: string | undefined;
  /**
   * Whether the gateway itself rejected the operation, for example because of its cost; set once the result is known.
   */
  isRefused = false;
  readonly #most: { calls: number; objects: number };
  readonly #requestCost: RequestCost;
  readonly #end: () => void;
  #tell: (() => void) | undefined;

  /**
   * @param most limits of one operation
   * @param requestCost charged a point for each call
   * @param end aborts everything that is still running for it
   */
  constructor(most: { calls: number; objects: number }, requestCost: RequestCost, end: () => void) {
    this.#most = most;
    this.#requestCost = requestCost;
    this.#end = end;
  }

  /** Counts a call. Returns false if the limit is reached; then don't make the call. */
  addCall(): boolean {
    if (this.over === undefined && this.calls < this.#most.calls) {
      this.calls += 1;
      this.#requestCost.addPoints(1);
      return true;
    }
    this.#stop(`The operation needs more than ${this.#most.calls} calls to the services behind this hub.`);
    return false;
  }

  /** Counts the bytes of a response. */
  addBytes(bytes: number): void {
    this.#requestCost.addBytes(bytes);
  }

  /** Whether the calls may go side by side; see {@link RequestCost.isAmple}. */
  get isAmple(): boolean {
    return this.#requestCost.isAmple;
  }

  /** Resolves when the operation reaches its limits; its result is then no longer needed. */
  whenOver(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  /** Whether {@link whenOver} has been called. */
  get isWatched(): boolean {
    return this.#tell !== undefined;
  }

  /** Counts objects used by the operation. Returns false if there are too many. */
  addObjects(objects: number): boolean {
    this.objects += objects;
    this.#requestCost.addObjects(objects);
    if (this.over === undefined && this.objects <= this.#most.objects) return true;
    this.#stop(`The operation comes to more than ${this.#most.objects} objects.`);
    return false;
  }

  #stop(reason: string): void {
    if (this.over !== undefined) return;
    this.over = `${reason} Use smaller pages or fewer nested lists, or ask in several operations.`;
    this.#end();
    this.#tell?.();
  }
}
