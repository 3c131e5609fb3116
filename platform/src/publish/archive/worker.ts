/** Entry of the threads in which archives are read. */
import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveError } from './errors.ts';
import type { ArchiveErrorCode } from './errors.ts';
import { readHere } from './read.ts';
import type { PackageArchive, ReadInput } from './read.ts';

/** What a thread says, once. */
export type ArchiveAnswer = { archive: PackageArchive } | { code: ArchiveErrorCode; message: string };

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');
let answer: ArchiveAnswer;
try {
  // Who wants it ended ends the thread.
  answer = { archive: await readHere(workerData as ReadInput, new AbortController().signal) };
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error;
  answer = { code: error.code, message: error.message };
}
port.postMessage(answer);
port.close();
