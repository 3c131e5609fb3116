/** The thread that computes digests, see `threadDigest.ts`. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ShownPart } from '../fileWriter.ts';

/** First the memory of a digest's bytes, then each next part; neither at the end. */
export interface DigestOrder {
  id: number;
  memory?: SharedArrayBuffer;
  part?: ShownPart;
}

/** Confirms an order; with the hex digest at the end. */
export interface DigestAnswer {
  digest: string | null;
}

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');
const begun = new Map<number, { hash: ReturnType<typeof createHash>; memory: SharedArrayBuffer }>();
port.on('message', ({ id, memory, part }: DigestOrder) => {
  if (memory !== undefined) begun.set(id, { hash: createHash('md5'), memory });
  const { hash, memory: bytes } = begun.get(id)!;
  if (part !== undefined) hash.update(new Uint8Array(bytes, part.at, part.length));
  const isEnd = memory === undefined && part === undefined;
  if (isEnd) begun.delete(id);
  port.postMessage({ digest: isEnd ? hash.digest('hex') : null } satisfies DigestAnswer);
});
