/** Names of files that aren't in the index but still available by name (CEP 36, `removed`). */
import { fileNameOf } from '@terrarium/domain/conda';
import { recordAt } from '@terrarium/domain/policy';
import type { ReadContents } from '../memory/index.ts';

/** Returns the sorted file names of some records. */
export function removedFiles(
  { records, legacyFormat }: Pick<ReadContents, 'records' | 'legacyFormat'>,
  indexes: ArrayLike<number>,
): string[] {
  return Array.from(indexes, (i) =>
    fileNameOf(recordAt(records, i), legacyFormat[i] === 1 ? '.tar.bz2' : '.conda'),
  ).sort();
}
