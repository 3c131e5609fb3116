/** What the threads do in which archives are read, see `readArchive.ts`. */
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { ArchiveError } from './errors.ts';
import type { ArchiveErrorCode } from './errors.ts';
import { copyRange } from './copyRange.ts';
import type { CopiedRange, FileRange } from './copyRange.ts';
import { readHere } from './read.ts';
import type { PackageArchive, ReadInput } from './read.ts';

/**
 * What a thread is asked to read: a file that is there, or one that is first copied to the path from another and read only where its bytes are those. What such
 * a copy says is written into a file, for which nobody waits, and not told.
 */
export type ReadOrder = ReadInput & { copied?: { from: FileRange; saidIn: string } };

/** What a thread says of an archive. */
export type ArchiveAnswer =
  | { archive: PackageArchive | null }
  | { code: ArchiveErrorCode; message: string }
  | { changed: CopiedRange };

/** Reads an archive; who wants that ended ends the thread. @throws what is no fault of the archive */
export default async function read({ copied, ...input }: ReadOrder): Promise<ArchiveAnswer> {
  const never = new AbortController().signal;
  try {
    if (copied === undefined) return { archive: await readHere(input, never) };
    const { from, saidIn } = copied;
    const { bytes, ...found } = copyRange(from, input.path);
    if (found.sha256 !== from.sha256 || found.size !== from.size) return { changed: found };
    writeFileSync(saidIn, serialize(await readHere(input, never, bytes)));
    return { archive: null };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { code: error.code, message: error.message };
  }
}
