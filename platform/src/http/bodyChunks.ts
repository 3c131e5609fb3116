/** The bytes of a request as they come, bounded in size and in time. */
import type { IncomingMessage } from 'node:http';
import { releaseMemory } from '@terrarium/domain/bytes';
import type { ChunkSource } from '@terrarium/domain/bytes';
import { giveLeave } from './sendingLeave.ts';

/**
 * The least that a body brings, in bytes in so many ms: less than any line that people publish over, and enough that who sends a byte now and then
 * does not keep a place that others wait for.
 */
const LEAST_PACE = { bytes: 1024 ** 2, ms: 60_000 };

/** How a body is read, and what it is refused with. */
export interface BodyReading {
  /** A body that sends nothing for so long is given up, in ms; what the taker takes for itself does not count. */
  idle: number;
  /** One that takes longer in all is given up, in ms; unbounded unless said. */
  longest?: number;
  /** One that brings less in each such time is given up; what the taker takes for itself does not count. 1 MiB a minute unless said. */
  pace?: { bytes: number; ms: number };
  /** Most bytes; unbounded unless said. */
  most?: number;
  /** Ends the reading as if the body had stopped. */
  signal?: AbortSignal;
  /**
   * Whether a chunk is only lent until the next one is asked for: its memory is then given back at once (`releaseMemory`), and nobody may keep it. That is a third
   * of the work of taking in a body of gigabytes.
   */
  lends?: boolean;
  /** What is said of a body that did not come whole. */
  broken: () => Error;
  /** What is said of one that stopped, or took too long; as of a broken one unless said. */
  late?: () => Error;
  /** What is said of one with more bytes than `most`. */
  tooLarge?: () => Error;
}

/**
 * The chunks of a request's body; whoever waits for leave to send it gets it when they are asked for. The request itself stays: the answer goes out on its
 * connection.
 * @returns what gives them, chunk after chunk; it throws what `reading` says of a body that does not come as it should
 */
export const bodyChunks = (request: IncomingMessage, reading: BodyReading): ChunkSource => ({
  async forEachChunk(take) {
    const { idle, longest, pace = LEAST_PACE, most = Infinity, signal, lends = false } = reading;
    const { broken, late = broken, tooLarge = broken } = reading;
    const done = Promise.withResolvers<void>();
    let isOver = false;
    const fail = (error: unknown): void => {
      isOver = true;
      done.reject(error as Error);
    };
    const stop = (): void => fail(late());
    /** Room for the last chunk that had to wait for some. */
    let room: Promise<void> | undefined;
    // Of the end is told at once, whether the last chunk was taken or not; and whoever has sent everything may go.
    const ended = (): void => {
      if (request.complete && request.readableEnded) Promise.resolve(room).then(done.resolve, fail);
      else fail(broken());
    };
    const clock = longest === undefined ? undefined : setTimeout(stop, longest);
    let size = 0;
    // What the pace is measured from: a moment, the bytes until then, and the time since then that the taker took for itself, in ms.
    let from = { at: performance.now(), size: 0, held: 0 };
    let heldSince: number | null = null;
    // Who is not asked for anything cannot send it: that time begins when the taker goes on.
    const pause = setTimeout(() => {
      if (heldSince === null) stop();
    }, idle);
    const goOn = (now: number): void => {
      if (heldSince !== null) from.held += now - heldSince;
      heldSince = null;
    };
    const measure = setInterval(() => {
      const now = performance.now();
      const isHeld = heldSince !== null;
      goOn(now);
      if (size - from.size < (pace.bytes * (now - from.at - from.held)) / pace.ms) return stop();
      from = { at: now, size, held: 0 };
      if (isHeld) heldSince = now;
    }, pace.ms);
    const give = (chunk: Buffer): void => {
      if (lends) releaseMemory(chunk);
    };
    const next = (chunk: Buffer): void => {
      if (isOver) return;
      pause.refresh();
      size += chunk.length;
      if (size > most) return fail(tooLarge());
      try {
        room = take(chunk);
      } catch (error) {
        return fail(error);
      }
      if (room === undefined) return give(chunk);
      request.pause();
      heldSince = performance.now();
      room.then(() => {
        goOn(performance.now());
        pause.refresh();
        give(chunk);
        if (!isOver) request.resume();
      }, fail);
    };
    const heard = { data: next, end: ended, error: ended, close: ended };
    signal?.addEventListener('abort', stop);
    try {
      if (signal?.aborted) throw late();
      if (request.readableEnded || request.destroyed) ended();
      // Who sends may still go away when this is over, and an error that nobody hears ends the process.
      request.on('error', () => undefined);
      for (const [event, listener] of Object.entries(heard)) request.on(event, listener);
      giveLeave(request);
      await done.promise;
    } finally {
      isOver = true;
      // What is left of it is not asked for any more.
      request.pause();
      for (const [event, listener] of Object.entries(heard)) request.off(event, listener);
      clearTimeout(pause);
      clearTimeout(clock);
      clearInterval(measure);
      signal?.removeEventListener('abort', stop);
    }
  },
});
