/** Reads package archives: their content, or why they must not be published. */
export { ARCHIVE_FAULTS, ArchiveError } from './errors.ts';
export type { ArchiveErrorCode } from './errors.ts';
export { ARCHIVE_LIMITS } from './limits.ts';
export type { ArchiveLimits } from './limits.ts';
export { SCRIPT_KINDS } from './contents.ts';
export type { ScriptFile } from './contents.ts';
export { scriptKinds } from './understand.ts';
export type { ArchivePath, PackageArchive } from './understand.ts';
export { readAhead } from './ahead/readAhead.ts';
export type { FileRange } from './copyRange.ts';
export { isHeavy, OtherBytes, readArchive, saidOf, readArchiveOutOf } from './readArchive.ts';
export type { ReadArchiveOptions } from './readArchive.ts';
export {
  copyArchive,
  countOutdated,
  dropGoneArchives,
  findArchive,
  findPaths,
  keepArchives,
  keepUnreadable,
  outdatedArchives,
  scriptsBefore,
  unreadArchives,
} from './store.ts';
export type { FoundArchive, ScriptsBefore } from './store.ts';
