/** Entry of the threads in which archives are read while they come in, see `readAhead.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ShownPart } from '../../../repo/index.ts';
import { readIncoming } from '../read.ts';
import type { PackageArchive, ReadInput } from '../read.ts';
import { IncomingParts } from './incomingParts.ts';

/** What such a thread is told: in which memory the bytes will stand, where the next of them do, or that all have come, and in which file they are. */
export type AheadOrder = { memory: SharedArrayBuffer } | { part: ShownPart } | { whole: string };

/** What it says: that one part more may be filled anew, and once, when all have come, what was read: null where the file has to tell. */
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
  // What stands behind the members the file tells.
  parts.drop();
  return whole.promise;
};
let archive: PackageArchive | null = null;
try {
  archive = await readIncoming(parts, allHere, workerData as Omit<ReadInput, 'path'>);
} catch {
  // Why it is none, the file tells who reads all of it.
  await allHere();
}
port.postMessage({ archive } satisfies AheadAnswer);
port.close();
