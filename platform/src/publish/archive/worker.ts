/** Code of the threads that read archives, see `readArchive.ts`. */
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { ArchiveError } from './errors.ts';
import type { ArchiveErrorCode } from './errors.ts';
import { copyRange } from './copyRange.ts';
import type { CopiedRange, FileRange } from './copyRange.ts';
import { readHere } from './read.ts';
import type { ReadInput } from './read.ts';
import type { PackageArchive } from './understand.ts';

/**
 * Task of a thread: an existing file, or a section of another file to copy first and read only if its bytes are the
 * expected ones. The result of a copy is written to a file instead of sent.
 */
export type ReadOrder = ReadInput & { copied?: { from: FileRange; saidIn: string } };

/** Result of a thread. */
export type ArchiveAnswer =
  | { archive: PackageArchive | null }
  | { code: ArchiveErrorCode; message: string }
  | { changed: CopiedRange };

/** Reads an archive. To cancel, end the thread. @throws errors that aren't the archive's */
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
