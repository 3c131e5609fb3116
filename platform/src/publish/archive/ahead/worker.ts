/** Entry of the threads that read archives during their upload, see `readAhead.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ShownPart } from '../../../repo/index.ts';
import { readIncoming } from '../read.ts';
import type { ReadInput } from '../read.ts';
import type { PackageArchive } from '../understand.ts';
import { IncomingParts } from './incomingParts.ts';

/**
 * Message to such a thread: the memory of the bytes, the position of the next part, or the path of the complete file.
 */
export type AheadOrder = { memory: SharedArrayBuffer } | { part: ShownPart } | { whole: string };

/**
 * Message from such a thread: a part can be reused; and at the end the result, null if the archive must be read from
 * the file.
 */
export type AheadAnswer = 'free' | { archive: PackageArchive | null };

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');
const parts = new IncomingParts(() => port.postMessage('free' satisfies AheadAnswer));
const whole = Promise.withResolvers<string>();
let memory = new SharedArrayBuffer(0);
port.on('message', (order: AheadOrder) => {
  if ('memory' in order) return void (memory = order.memory);
  if ('part' in order) return parts.push(Buffer.from(memory, order.part.at, order.part.length));
  parts.end();
  whole.resolve(order.whole);
});
const allHere = (): Promise<string> => {
  // The bytes after the members are checked in the file.
  parts.drop();
  return whole.promise;
};
let archive: PackageArchive | null = null;
try {
  archive = await readIncoming(parts, allHere, workerData as Omit<ReadInput, 'path'>);
} catch {
  // Reading the complete file determines why it isn't an archive.
  await allHere();
}
port.postMessage({ archive } satisfies AheadAnswer);
port.close();
