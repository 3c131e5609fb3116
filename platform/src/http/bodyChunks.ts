/** The bytes of a request as they come, bounded in size and in time. */
import type { IncomingMessage } from 'node:http';
import { giveBack } from '@terrarium/domain/bytes';

/** How a body is read, and what it is refused with. */
export interface BodyReading {
  /** A body that sends nothing for so long is given up, in ms. */
  idle: number;
  /** One that takes longer in all is given up, in ms; unbounded unless said. */
  longest?: number;
  /** Most bytes; unbounded unless said. */
  most?: number;
  /** Ends the reading as if the body had stopped. */
  signal?: AbortSignal;
  /**
   * Whether a chunk is only lent until the next one is asked for: its memory is then given back at once (`giveBack`), and nobody may keep it. That is a third
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
 * The chunks of a request's body. The request itself stays: the answer goes out on its connection.
 * @throws what `reading` says of a body that does not come as it should
 */
export async function* bodyChunks(request: IncomingMessage, reading: BodyReading): AsyncGenerator<Buffer> {
  const { idle, longest, most = Infinity, signal, lends = false, broken, late = broken, tooLarge = broken } = reading;
  let fail: (error: Error) => void = () => undefined;
  let isOver = false;
  const end = (): void => {
    isOver = true;
    fail(late());
  };
  const pause = setTimeout(end, idle);
  const whole = longest === undefined ? undefined : setTimeout(end, longest);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  const chunks = request.iterator({ destroyOnReturn: false });
  let size = 0;
  try {
    for (;;) {
      if (isOver) throw late();
      // A promise of its own for each chunk: one that all of them were raced with would hold every chunk until the end of the upload.
      const next = await new Promise<IteratorResult<unknown>>((resolve, reject) => {
        fail = reject;
        chunks.next().then(resolve, () => reject(broken()));
      });
      if (next.done === true) break;
      pause.refresh();
      const chunk = next.value as Buffer;
      size += chunk.length;
      if (size > most) throw tooLarge();
      yield chunk;
      if (lends) giveBack(chunk);
    }
  } finally {
    clearTimeout(pause);
    clearTimeout(whole);
    signal?.removeEventListener('abort', end);
  }
  if (!request.complete) throw broken();
}
