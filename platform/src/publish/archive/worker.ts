/** What the threads do in which archives are read, see `readArchive.ts`. */
import { ArchiveError } from './errors.ts';
import type { ArchiveErrorCode } from './errors.ts';
import { copyRange } from './copyRange.ts';
import type { CopiedRange, FileRange } from './copyRange.ts';
import { readHere } from './read.ts';
import type { PackageArchive, ReadInput } from './read.ts';

/** What a thread is asked to read; `from` is copied to the path first, and read only where its bytes are those. */
export type ReadOrder = ReadInput & { from?: FileRange };

/** What a thread says of an archive. */
export type ArchiveAnswer =
  | { archive: PackageArchive }
  | { code: ArchiveErrorCode; message: string }
  | { changed: CopiedRange };

/** Reads an archive; who wants that ended ends the thread. @throws what is no fault of the archive */
export default async function read({ from, ...input }: ReadOrder): Promise<ArchiveAnswer> {
  try {
    let held: Buffer | null = null;
    if (from !== undefined) {
      const { bytes, ...copied } = copyRange(from, input.path);
      if (copied.sha256 !== from.sha256 || copied.size !== from.size) return { changed: copied };
      held = bytes;
    }
    return { archive: await readHere(input, new AbortController().signal, held) };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { code: error.code, message: error.message };
  }
}
