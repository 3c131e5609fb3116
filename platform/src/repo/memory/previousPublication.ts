/** What a publication keeps of what it was made of, so that the next one reads only what has changed since. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { BlockingDependencies } from '@terrarium/domain/installability';
import { KEPT } from '../storage/index.ts';
import type { ReadContents } from './contents.ts';

/**
 * Counts up with every change of what is kept, and of how a record is read, repodata is written, or what can be installed is found out: then the next
 * publication reads everything anew.
 */
const FORM = 4;
const DIGEST = 32;

/** What is kept. */
export interface KeptContents extends Omit<ReadContents, 'texts' | 'earlier'> {
  textLengths: Uint32Array;
  /** 1 for each record that stands in the publication's `repodata.json`, where the next one finds its text. */
  listed: Uint8Array;
  /** On what it rests that some cannot be installed, by platform; empty where that is of no use to the next publication. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
}

/** The content of {@link KEPT}, in pieces. */
export function* keptBytes(
  contents: ReadContents,
  listed: Uint8Array,
  blocking: KeptContents['blocking'],
): Generator<Buffer> {
  const { texts, earlier: _earlier, ...rest } = contents;
  yield* hashed({ ...rest, textLengths: texts.lengths, listed, blocking });
}

/** The same of what was kept, with other blocking dependencies. */
export function keptAgain(kept: KeptContents, blocking: KeptContents['blocking']): Generator<Buffer> {
  return hashed({ ...kept, blocking });
}

function* hashed(kept: KeptContents): Generator<Buffer> {
  const bytes = serialize({ ...kept, form: FORM });
  yield createHash('sha256').update(bytes).digest();
  yield bytes;
}

/** What the publication of a folder kept; null for one that kept nothing, or something that cannot be read any more. */
export async function readKept(folder: string): Promise<KeptContents | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(join(folder, KEPT));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const content = bytes.subarray(DIGEST);
  if (!createHash('sha256').update(content).digest().equals(bytes.subarray(0, DIGEST))) return null;
  const kept = deserialize(content) as KeptContents & { form: number };
  return kept.form === FORM ? kept : null;
}
