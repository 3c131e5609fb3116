/** The interface of object storage, implemented for disk and S3. */
import type { Readable } from 'node:stream';

/** A range of an object. `end` is its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Thrown if the bytes of an object are missing. */
export class MissingObject extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The bytes with SHA-256 ${key} are not in the storage of the hub.`, options);
    this.name = 'MissingObject';
  }
}

/**
 * Storage for immutable bytes, each under its hex SHA-256. {@link ObjectStore} receives, hashes, and counts them for
 * every implementation.
 */
export interface BlobStore {
  /** Checks that objects can be stored and read. @throws OperatorError with the cause and the fix */
  check(): Promise<void>;
  /** Returns whether the object exists. */
  has(key: string): Promise<boolean>;
  /** Moves a complete local file into storage. Storing the same bytes again makes them new for the cleanup. */
  keep(key: string, path: string): Promise<void>;
  /** Like {@link keep}, for files that may not be synced yet. After a failure, some may be stored. */
  keepAll(files: readonly { key: string; path: string }[]): Promise<void>;
  /** Opens an object or a range of it. @throws MissingObject */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>;
  /** Lists keys of objects stored before a time (in ms), in batches. */
  untouchedSince(before: number): AsyncGenerator<string[]>;
  /** Removes an object unless it was stored again since a time (in ms). Safe against concurrent `keep`. */
  removeOld(key: string, before: number): Promise<void>;
  /** Removes incomplete objects of killed processes. @returns how many were removed */
  removeLeftovers(): Promise<number>;
  /** Returns the path of an object in the data folder; null if objects aren't local files. */
  fileOf(key: string): string | null;
}
