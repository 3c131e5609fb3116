/** Reads files of policies without holding up other requests. */
import { readPolicyFile, unknownChannels } from '@terrarium/domain/policyFile';
import type { PolicyFileReading } from '@terrarium/domain/policyFile';
import { ReadingThread } from '../readingThread.ts';

/** What is asked of a file: all that it says, or the mistakes of channels that are not there. */
export interface FileOrder {
  text: string;
  /** Takes the place of the file's name. */
  name?: string | undefined;
  /** Channels that are not there, by their position. */
  unknown?: readonly { at: number; name: string }[];
}

/** What was read. */
export type FileAnswer = PolicyFileReading;

/** Reads a file, in this thread. */
export function readFile({ text, name, unknown }: FileOrder): FileAnswer {
  if (unknown !== undefined) return { ok: false, mistakes: unknownChannels(text, unknown) };
  return readPolicyFile(text, name === undefined ? {} : { name });
}

const reader = new ReadingThread<FileOrder, FileAnswer>({
  here: readFile,
  file: new URL('./fileThread.ts', import.meta.url),
  small: 8 * 1024,
  seconds: 10,
});

/** Reads a file. @throws HttpError 422 `file_too_costly`, 429 `reading_busy` */
export const readPolicyText = (order: FileOrder): Promise<FileAnswer> => reader.read(order, order.text.length);
