/** Repeats work that failed because the disk was full. */
import type { Logger } from '../monitoring/log.ts';
import { freeBytes } from './disk.ts';

/** Bytes by which the free space must have grown since the failure. Less comes and goes by itself. */
const MORE = 64 * 1024 ** 2;
/** Interval of checking the free space, in ms. */
const LOOK_MS = 5_000;

/** Waits for room on the disk, for each piece of work separately. */
export class RoomWatch {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #retry: (id: string) => Promise<unknown>;
  /** Required free bytes by the ID of the work. */
  readonly #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param retry starts the work again */
  constructor(folder: string, log: Logger, retry: (id: string) => Promise<unknown>) {
    this.#folder = folder;
    this.#log = log;
    this.#retry = retry;
  }

  /** Repeats work that just failed when there is more room. Call it after removing what the work wrote. */
  async add(id: string): Promise<void> {
    this.#waiting.set(id, (await freeBytes(this.#folder)) + MORE);
    if (!this.#stopped) this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  /** Forgets all work. */
  stop(): void {
    this.#stopped = true;
    this.#end();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    try {
      const free = await freeBytes(this.#folder);
      for (const [id, needed] of this.#waiting) {
        if (free < needed || this.#stopped) continue;
        await this.#retry(id);
        this.#waiting.delete(id);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'work that failed for lack of room is not repeated yet');
    }
    if (this.#waiting.size === 0) this.#end();
  }
}
