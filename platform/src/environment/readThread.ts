/** The thread that parses environment files. */
import { readEnvironment } from '@terrarium/domain/environment';
import type { EnvironmentReading } from '@terrarium/domain/environment';
import type { ReadOrder } from './reading.ts';

/** Parses the files of one environment. */
export default function read({ files, told }: ReadOrder): EnvironmentReading {
  return readEnvironment(files, told);
}
