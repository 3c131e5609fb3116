/** What the threads do in which archives are read, see `readArchive.ts`. */
import { ArchiveError } from './errors.ts';
import type { ArchiveErrorCode } from './errors.ts';
import { readHere } from './read.ts';
import type { PackageArchive, ReadInput } from './read.ts';

/** What a thread says of an archive. */
export type ArchiveAnswer = { archive: PackageArchive } | { code: ArchiveErrorCode; message: string };

/** Reads an archive; who wants that ended ends the thread. @throws what is no fault of the archive */
export default async function read(input: ReadInput): Promise<ArchiveAnswer> {
  try {
    return { archive: await readHere(input, new AbortController().signal) };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return { code: error.code, message: error.message };
  }
}
