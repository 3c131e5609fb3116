/** Where the bytes of objects stand: the port that the disk and S3 fill in. */
import type { Readable } from 'node:stream';

/** A part of an object; `end` is its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes that should be there and are not. */
export class MissingObject extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The bytes with SHA-256 ${key} are not in the storage of the hub.`, options);
    this.name = 'MissingObject';
  }
}

/**
 * A place for bytes that never change, each under the SHA-256 of its content in hex. What takes them in, hashes and counts them is {@link ObjectStore}, which
 * is the same for every place.
 */
export interface BlobStore {
  /** Looks whether objects can be kept and read. @throws OperatorError with what is wrong and what to do */
  check(): Promise<void>;
  /** Whether the bytes of a key are here. */
  has(key: string): Promise<boolean>;
  /** Gives the bytes of a whole local file their place; the file is gone then. Keeping the same bytes again makes them new. */
  keep(key: string, path: string): Promise<void>;
  /** {@link keep} for files that may not be synced yet. After a failure some of them may have their places. */
  keepAll(files: readonly { key: string; path: string }[]): Promise<void>;
  /** Opens an object, or a part of it. @throws MissingObject */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes an object; nothing when there is none. */
  remove(key: string): Promise<void>;
  /** Keys of the objects that were kept before a moment (in ms), some at a time. */
  untouchedSince(before: number): AsyncGenerator<string[]>;
  /** Removes an object unless it was kept again since a moment (in ms); whoever keeps it meanwhile does not lose it. */
  removeOld(key: string, before: number): Promise<void>;
  /** Removes what killed processes left half-written in the place itself; the number of what went. */
  removeLeftovers(): Promise<number>;
  /** The file of an object below the data folder; null where objects are no files of this machine. */
  fileOf(key: string): string | null;
}
