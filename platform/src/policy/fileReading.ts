/** Parses policy files without blocking requests. */
import { readPolicyFile, unknownChannels } from '@terrarium/domain/policyFile';
import type { PolicyFileReading } from '@terrarium/domain/policyFile';
import { ReadingThread } from '../threads/readingThread.ts';

/** What to return for a file: its content, or errors about missing channels. */
export interface FileOrder {
  text: string;
  /** Overrides the name in the file. */
  name?: string | undefined;
  /** Missing channels, by position. */
  unknown?: readonly { at: number; name: string }[];
}

/** Result of parsing. */
export type FileAnswer = PolicyFileReading;

/** Parses a file in this thread. */
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

/** Parses a file. @throws HttpError 422 `file_too_costly`, 429 `reading_busy` */
export const readPolicyText = (order: FileOrder): Promise<FileAnswer> => reader.read(order, order.text.length);
