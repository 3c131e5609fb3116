/** The thread that reads files of policies. */
import { readFile } from './fileReading.ts';
import type { FileAnswer, FileOrder } from './fileReading.ts';

/** Reads a file, or finds the channels of one that are not there. */
export default function read(order: FileOrder): FileAnswer {
  return readFile(order);
}
