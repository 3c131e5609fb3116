/** The thread in which digests are made, see `threadDigest.ts`. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ShownPart } from '../fileWriter.ts';

/** In which memory the bytes of a digest will stand, or where the next of them do; neither when there are no more. */
export interface DigestOrder {
  id: number;
  memory?: SharedArrayBuffer;
  part?: ShownPart;
}

/** Says that an order was carried out; with the digest in hex when there are no more bytes. */
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
