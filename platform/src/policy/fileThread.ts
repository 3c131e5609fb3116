/** The thread that parses policy files. */
import { readFile } from './fileReading.ts';
import type { FileAnswer, FileOrder } from './fileReading.ts';

/** Parses a file, or finds its missing channels. */
export default function read(order: FileOrder): FileAnswer {
  return readFile(order);
}
