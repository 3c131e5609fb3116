/** Requests that wait for changes. */
import { tooMany } from '../http/index.ts';

/** Interval of looking for changes while a request waits, in ms. */
const LOOK_MS = 300;
/** Waiting requests, in total and of one caller. */
const MOST_WAITING = 5_000;
const MOST_OF_CALLER = 100;

/** A waiting request. */
interface Waiting {
  since: string;
  /** Ends the wait. Without a version, nothing changed. */
  end(version?: string): void;
  fail(error: unknown): void;
}

/** How long a request waits, and for whom. */
export interface Wait {
  /** Version that the caller knows; undefined returns the current one immediately. */
  since: string | undefined;
  milliseconds: number;
  /** Callers share {@link MOST_WAITING} requests. */
  caller: string;
  /** Aborted when the caller is gone. */
  signal: AbortSignal;
}

/**
 * Waits until resources change. One query per interval reads the versions of all watched resources, so its cost depends
 * on what is watched, not on what is written, and every platform process sees every change.
 */
export class Watches {
  readonly #versionsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly #waiting = new Map<string, Set<Waiting>>();
  readonly #callers = new Map<string, number>();
  #count = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param versionsOf reads the versions of resources by ID; one that doesn't exist has none */
  constructor(versionsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>) {
    this.#versionsOf = versionsOf;
  }

  /**
   * Returns the version of a resource, when it isn't the known one or the time is over.
   * A resource that vanishes during the wait has an empty version.
   * @throws HttpError 429 if too many requests wait
   */
  async version(id: string, { since, milliseconds, caller, signal }: Wait): Promise<string> {
    const now = (await this.#versionsOf([id])).get(id) ?? '';
    if (since === undefined || since !== now || milliseconds === 0 || this.#stopped || signal.aborted) return now;
    const ofCaller = this.#callers.get(caller) ?? 0;
    if (this.#count >= MOST_WAITING || ofCaller >= MOST_OF_CALLER)
      throw tooMany(2, 'Too many requests wait for changes. Try again in a few seconds.', 'too_many_waiting');
    this.#count += 1;
    this.#callers.set(caller, ofCaller + 1);
    try {
      return await this.#changed(id, since, milliseconds, signal);
    } finally {
      this.#count -= 1;
      const left = this.#callers.get(caller)! - 1;
      if (left === 0) this.#callers.delete(caller);
      else this.#callers.set(caller, left);
    }
  }

  /** Ends all waits, because the process stops. */
  stop(): void {
    this.#stopped = true;
    for (const ones of this.#waiting.values()) for (const one of ones) one.end();
  }

  async #changed(id: string, since: string, milliseconds: number, signal: AbortSignal): Promise<string> {
    const ones = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, ones);
    if (this.#timer === undefined) this.#timer = setTimeout(() => void this.#look(), LOOK_MS);
    let waiting: Waiting;
    let onAbort: () => void;
    let timer: NodeJS.Timeout;
    try {
      return await new Promise<string>((resolve, reject) => {
        waiting = { since, end: (version = since) => resolve(version), fail: reject };
        ones.add(waiting);
        timer = setTimeout(() => resolve(since), milliseconds);
        onAbort = () => resolve(since);
        signal.addEventListener('abort', onAbort, { once: true });
      });
    } finally {
      clearTimeout(timer!);
      signal.removeEventListener('abort', onAbort!);
      ones.delete(waiting!);
      if (ones.size === 0) this.#waiting.delete(id);
    }
  }

  async #look(): Promise<void> {
    const watched = [...this.#waiting].map(([id, ones]) => ({ id, ones: [...ones] }));
    try {
      const versions = await this.#versionsOf(watched.map(({ id }) => id));
      for (const { id, ones } of watched) {
        const version = versions.get(id) ?? '';
        for (const one of ones) if (one.since !== version) one.end(version);
      }
    } catch (error) {
      for (const { ones } of watched) for (const one of ones) one.fail(error);
    }
    // Ended waits are removed before this.
    await Promise.resolve();
    this.#timer = this.#waiting.size === 0 ? undefined : setTimeout(() => void this.#look(), LOOK_MS);
  }
}
