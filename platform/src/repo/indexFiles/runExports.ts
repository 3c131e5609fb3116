/** `run_exports.json` of a subdir (CEP 12): what packages add to those that are built with them. */
import { fileNameOf } from '@terrarium/domain/conda';
import { recordAt } from '@terrarium/domain/policy';
import type { ArchiveFacts, ReadContents } from '../memory/index.ts';

/**
 * The document in pieces of text. It lists the served files whose archive was read, and those of a mirror of which its source tells. Of the others nobody
 * here knows what they export, so they are not listed: with an empty entry builders would go on without, for a file that is missing they look into the package.
 * @param id position of the subdir in `records.subdirs`
 * @param allowed 1 for each record that is served
 * @param facts by id of the file
 * @returns null when of no served file of the subdir it is known: then there is no such document
 */
export function runExports(
  contents: Pick<ReadContents, 'records' | 'fileIds' | 'legacyFormat'>,
  id: number,
  allowed: Uint8Array,
  facts: ReadonlyMap<number, ArchiveFacts>,
): Generator<string> | null {
  const { records, fileIds, legacyFormat } = contents;
  const listed: number[] = [];
  for (let i = 0; i < records.length; i++)
    if (records.subdirOf[i] === id && allowed[i] === 1 && facts.has(fileIds[i]!)) listed.push(i);
  if (listed.length === 0) return null;
  const entryOf = (i: number): string => {
    const name = fileNameOf(recordAt(records, i), legacyFormat[i] === 1 ? '.tar.bz2' : '.conda');
    return `${JSON.stringify(name)}:${JSON.stringify({ run_exports: facts.get(fileIds[i]!)!.runExports })}`;
  };
  return document(records.subdirs[id]!, listed, (i) => legacyFormat[i] === 1, entryOf);
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
