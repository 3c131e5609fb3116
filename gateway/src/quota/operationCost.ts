import type { RequestCost } from './requestCost.ts';

/** What one operation has asked upstream so far, and when it has asked enough. */
export class OperationCost {
  /** Upstream calls that were begun. */
  calls = 0;
  /** How long the calls took together, from the moment each had its turn, in milliseconds; those that go side by side count each. */
  waited = 0;
  /** Objects that came: the entries of lists as often as they were handed out, one for every other answer. */
  objects = 0;
  /** Why the operation was ended; undefined while it is within its bounds. */
  over: string | undefined;
  /** Whether the gateway refused the operation by itself, e.g. because it costs too much; set when the answer is known. */
  isRefused = false;
  readonly #most: { calls: number; objects: number };
  readonly #requestCost: RequestCost;
  readonly #end: () => void;
  #tell: (() => void) | undefined;

  /** @param most bounds of one operation; @param requestCost gets a point for each call; @param end ends everything that is still under way for it */
  constructor(most: { calls: number; objects: number }, requestCost: RequestCost, end: () => void) {
    this.#most = most;
    this.#requestCost = requestCost;
    this.#end = end;
  }

  /** Counts a call. False: the operation has come to its bound, and the call may not be made. */
  addCall(): boolean {
    if (this.over === undefined && this.calls < this.#most.calls) {
      this.calls += 1;
      this.#requestCost.addPoints(1);
      return true;
    }
    this.#stop(`The operation needs more than ${this.#most.calls} calls to the services behind this hub.`);
    return false;
  }

  /** Counts the bytes of an answer that came. */
  addBytes(bytes: number): void {
    this.#requestCost.addBytes(bytes);
  }

  /** Whether the calls may go side by side; see {@link RequestCost.isAmple}. */
  get isAmple(): boolean {
    return this.#requestCost.isAmple;
  }

  /** Resolves when the operation has come to its bounds: who waits for that needs nothing more of it. */
  whenOver(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  /** Whether somebody waits for {@link whenOver}. */
  get isWatched(): boolean {
    return this.#tell !== undefined;
  }

  /** Counts objects that are handed to the operation. False: they are too many. */
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
