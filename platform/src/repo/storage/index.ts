/** Storage: bytes by hash, folders of publications with their shards, and the packed format of decisions. */
export {
  EMPTY,
  KEPT,
  KEPT_COLUMNS,
  objectFileOf,
  OBJECTS,
  PUBLISHED,
  makeTemporary,
  nameFolder,
  pathOfPublication,
  publicationFolder,
  removeFolder,
  removeOrphans,
  removeUnknown,
  syncFolder,
} from './folders.ts';
export { INSTALLABLE, readInstallability, stateInstead, stateOn } from './storedInstallability.ts';
export type { FileState, PlatformInstallability } from './storedInstallability.ts';
export { sharedFoldersOf } from './sharedFolders.ts';
export type { HandedFolder, SharedFolders } from './sharedFolders.ts';
export { shareFiles, sweepShared } from './sharedFiles.ts';
export { MissingObject } from './blobStore.ts';
export { ObjectStore, objectsOf } from './objects.ts';
export { FileWriter } from './fileWriter.ts';
export type { PartWatcher, ShownPart } from './fileWriter.ts';
export type { Growth, ReceivedBytes, ReceivedObject, Receiving, UnfinishedPart } from './objects.ts';
export {
  ALLOWED,
  countAllowed,
  allowedIds,
  membersOf,
  orderOfIds,
  recordsByIds,
  packed,
  positionOf,
  readDecisions,
  servedDifference,
  splitDecisions,
  unpackIds,
  unpackWords,
} from './packedDecisions.ts';
export type { SubdirDecisions } from './packedDecisions.ts';
export { linkOrCopy, ShardTable, ShardWriter } from './shardPacks.ts';
