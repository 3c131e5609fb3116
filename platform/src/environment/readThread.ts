/** The thread that reads files of environments. */
import { readEnvironment } from '@terrarium/domain/environment';
import type { EnvironmentReading } from '@terrarium/domain/environment';
import type { ReadOrder } from './reading.ts';

/** Reads the files of one environment. */
export default function read({ files, told }: ReadOrder): EnvironmentReading {
  return readEnvironment(files, told);
}
