/** Names of files that left the index and can still be had by name (CEP 36, `removed`). */
import { fileNameOf } from '@terrarium/domain/conda';
import { recordAt } from '@terrarium/domain/policy';
import type { ReadContents } from '../memory/index.ts';

/** The file names of some records, sorted. */
export function removedFiles(
  { records, legacyFormat }: Pick<ReadContents, 'records' | 'legacyFormat'>,
  indexes: readonly number[],
): string[] {
  return indexes.map((i) => fileNameOf(recordAt(records, i), legacyFormat[i] === 1 ? '.tar.bz2' : '.conda')).sort();
}
