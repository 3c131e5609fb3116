/** `run_exports.json` of a subdir (CEP 12): what packages add to the dependencies of packages built with them. */
import { fileNameOf } from '@terrarium/domain/conda';
import { recordAt } from '@terrarium/domain/policy';
import type { ArchiveFacts, ReadContents } from '../memory/index.ts';

/**
 * Writes the document in pieces of text.
 * It lists served files whose archive was read, and mirrored files whose source lists run exports. Others are omitted:
 * builders look into the package if an entry is missing, but trust an empty one.
 * @param served its served records
 * @param facts by file ID
 * @returns null if nothing is known of the served files of this subdir; then the document doesn't exist
 */
export function runExports(
  contents: Pick<ReadContents, 'records' | 'fileIds' | 'legacyFormat'>,
  subdir: string,
  served: Uint32Array,
  facts: ReadonlyMap<number, ArchiveFacts>,
): Generator<string> | null {
  const { records, fileIds, legacyFormat } = contents;
  const listed = facts.size === 0 ? [] : [...served].filter((i) => facts.has(fileIds[i]!));
  if (listed.length === 0) return null;
  const entryOf = (i: number): string => {
    const name = fileNameOf(recordAt(records, i), legacyFormat[i] === 1 ? '.tar.bz2' : '.conda');
    return `${JSON.stringify(name)}:${JSON.stringify({ run_exports: facts.get(fileIds[i]!)!.runExports })}`;
  };
  return document(subdir, listed, (i) => legacyFormat[i] === 1, entryOf);
}

function* document(
  subdir: string,
  listed: readonly number[],
  isLegacy: (i: number) => boolean,
  entryOf: (i: number) => string,
): Generator<string> {
  yield `{"info":${JSON.stringify({ subdir, version: 1 })},"packages":{`;
  for (const legacy of [true, false]) {
    let first = true;
    for (const i of listed) {
      if (isLegacy(i) !== legacy) continue;
      yield `${first ? '' : ','}${entryOf(i)}`;
      first = false;
    }
    yield legacy ? '},"packages.conda":{' : '}}\n';
  }
}
