import { closeSync, openSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Size of a file of PostgreSQL's write-ahead log. */
const LOG_FILE = 16 * 1024 ** 2;
/** Bytes to reserve. */
const RESERVED = 3 * LOG_FILE;
/** Bytes that must stay free when space is reserved. */
const SPARE = 2 * LOG_FILE;
/** Bytes to give back at a time: a file of the log, and what else is written meanwhile. */
const PIECE = LOG_FILE + 1024 ** 2;
const ZEROS = Buffer.alloc(1024 ** 2);

/**
 * Space on the disk for PostgreSQL's write-ahead log.
 * If a table can't grow, only its statement fails. If the log can't grow, the embedded engine never ends the statement.
 * So a file takes space that is given back when the log needs it.
 */
export class LogReserve {
  readonly #path: string;
  #size: number;

  /** @param path of the file */
  constructor(path: string) {
    this.#path = path;
    this.#size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Reserves what is missing, if the disk has room for it. */
  fill(): void {
    const missing = RESERVED - this.#size;
    if (missing <= 0) return;
    const { bavail, bsize } = statfsSync(dirname(this.#path));
    if (bavail * bsize < missing + SPARE) return;
    // Appends: a file with holes would reserve nothing.
    const file = openSync(this.#path, 'a', 0o600);
    try {
      while (this.#size < RESERVED)
        this.#size += writeSync(file, ZEROS, 0, Math.min(ZEROS.length, RESERVED - this.#size));
    } finally {
      closeSync(file);
    }
  }

  /** Gives space back to the disk. @returns false if none is left */
  give(): boolean {
    if (this.#size === 0) return false;
    this.#size = Math.max(0, this.#size - PIECE);
    truncateSync(this.#path, this.#size);
    return true;
  }
}
