/** Parses environment files without blocking requests. */
import { readEnvironment } from '@terrarium/domain/environment';
import type { EnvironmentFile, EnvironmentReading, ReadingChoices } from '@terrarium/domain/environment';
import { ReadingThread } from '../threads/readingThread.ts';

/** Input of parsing: files, and attributes from the sender. */
export interface ReadOrder {
  files: readonly EnvironmentFile[];
  told: ReadingChoices;
}

const reader = new ReadingThread<ReadOrder, EnvironmentReading>({
  here: ({ files, told }) => readEnvironment(files, told),
  file: new URL('./readThread.ts', import.meta.url),
  small: 64 * 1024,
  seconds: 10,
});

/** Parses the files of one environment. @throws HttpError 422 `file_too_costly`, 429 `reading_busy` */
export function readFiles(order: ReadOrder): Promise<EnvironmentReading> {
  const size = order.files.reduce((sum, { name, text }) => sum + name.length + text.length, 0);
  return reader.read(order, size);
}
