/** Reads the bytes of a request as they arrive, with limits of size and time. */
import type { IncomingMessage } from 'node:http';
import { releaseMemory } from '@terrarium/domain/bytes';
import type { ChunkSource } from '@terrarium/domain/bytes';
import { giveLeave } from './sendingLeave.ts';

/**
 * Minimum rate of a body: bytes per time in ms.
 * Slower than any line used for publishing, but fast enough that trickling senders don't occupy slots.
 */
const LEAST_PACE = { bytes: 1024 ** 2, ms: 60_000 };

/** Limits of reading a body, and its errors. */
export interface BodyReading {
  /** Timeout without data, in ms. Time that the consumer takes doesn't count. */
  idle: number;
  /** Total timeout, in ms. Default unlimited. */
  longest?: number;
  /** Minimum rate. Time that the consumer takes doesn't count. Default 1 MiB per minute. */
  pace?: { bytes: number; ms: number };
  /** Maximum bytes. Default unlimited. */
  most?: number;
  /** Stops reading, as if the body had ended. */
  signal?: AbortSignal;
  /**
   * Whether each chunk is valid only until the next one is requested.
   * Its memory is then freed immediately (`releaseMemory`), and the consumer must not keep it. This saves a third of
   * the work for a body of gigabytes.
   */
  lends?: boolean;
  /** Error of an incomplete body. */
  broken: () => Error;
  /** Error of a stalled or too slow body. Default: that of an incomplete one. */
  late?: () => Error;
  /** Error of a body with more than `most` bytes. */
  tooLarge?: () => Error;
}

/**
 * Reads the chunks of a request's body.
 * If the client waits for 100-continue, sends it on the first read. The request stays open for the response.
 * @returns the source of the chunks; throws the errors in `reading`
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
    /** Pending room for the last chunk. */
    let room: Promise<void> | undefined;
    // The end is reported immediately, even before the last chunk was consumed, so that the client can disconnect.
    const ended = (): void => {
      if (request.complete && request.readableEnded) Promise.resolve(room).then(done.resolve, fail);
      else fail(broken());
    };
    const clock = longest === undefined ? undefined : setTimeout(stop, longest);
    let size = 0;
    // Start of the rate measurement: a time, the bytes until then, and the time that the consumer took since, in ms.
    let from = { at: performance.now(), size: 0, held: 0 };
    let heldSince: number | null = null;
    // The timeout starts when the consumer continues, because clients can't send while reading is paused.
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
      // The client may disconnect later, and an unhandled error would end the process.
      request.on('error', () => undefined);
      for (const [event, listener] of Object.entries(heard)) request.on(event, listener);
      giveLeave(request);
      await done.promise;
    } finally {
      isOver = true;
      // The rest isn't read.
      request.pause();
      for (const [event, listener] of Object.entries(heard)) request.off(event, listener);
      clearTimeout(pause);
      clearTimeout(clock);
      clearInterval(measure);
      signal?.removeEventListener('abort', stop);
    }
  },
});
