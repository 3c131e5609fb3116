/**
 * Computes MD5 digests in a separate thread while bytes arrive.
 * Repodata records need MD5, which takes as long as everything else this thread does with a large body. One thread
 * computes all digests in turn, and ends when idle.
 */
import { Worker } from 'node:worker_threads';
import type { PartWatcher, ShownPart } from '../fileWriter.ts';
import type { DigestAnswer, DigestOrder } from './worker.ts';

/** Idle time after which the thread ends, in ms. */
const IDLE = 30_000;

type Waiting = PromiseWithResolvers<string | null>;

const ended = (): Error => new Error('The thread that makes digests has ended. Send the file again.');

/** The thread and its pending orders, answered in order. */
class Thread {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { stdout: false, stderr: false });
  readonly #waiting: Waiting[] = [];
  /** Number of unfinished digests. A sender may pause for longer than the idle time. */
  #open = 0;
  #timer: NodeJS.Timeout | undefined;
  isOver = false;

  constructor() {
    // The process can end without it. Callers that wait have listeners.
    this.#worker.unref();
    this.#worker.on('message', ({ digest }: DigestAnswer) => {
      this.#waiting.shift()?.resolve(digest);
      if (this.#open === 0) this.#timer = setTimeout(() => this.#end(), IDLE).unref();
    });
    this.#worker.once('error', (error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(ended()));
  }

  order(order: DigestOrder): Promise<string | null> {
    if (this.isOver) return Promise.reject(ended());
    clearTimeout(this.#timer);
    if (order.memory !== undefined) this.#open++;
    else if (order.part === undefined) this.#open--;
    const waiting: Waiting = Promise.withResolvers();
    this.#waiting.push(waiting);
    this.#worker.ref();
    this.#worker.postMessage(order);
    return waiting.promise.finally(() => {
      if (this.#waiting.length === 0) this.#worker.unref();
    });
  }

  #end(): void {
    this.isOver = true;
    void this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.isOver = true;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

let thread: Thread | null = null;
let last = 0;

/** MD5 of bytes shown part by part. */
export class ThreadDigest implements PartWatcher {
  readonly #id = ++last;
  readonly #thread: Thread;
  #hasBegun = false;

  constructor() {
    if (thread === null || thread.isOver) thread = new Thread();
    this.#thread = thread;
  }

  begin(memory: SharedArrayBuffer): void {
    this.#hasBegun = true;
    this.#thread.order({ id: this.#id, memory }).catch(() => undefined);
  }

  async look(part: ShownPart): Promise<void> {
    await this.#thread.order({ id: this.#id, part });
  }

  /**
   * Returns the digest in hex and frees its state.
   * Call it even if the bytes are discarded.
   * @throws Error if nothing was started, or the thread ended
   */
  async end(): Promise<string> {
    if (!this.#hasBegun) throw new Error('There are no bytes to make a digest of.');
    return (await this.#thread.order({ id: this.#id }))!;
  }
}
