/** Copies a section of a file to a new file and hashes it. Synchronous, because its thread does nothing else. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** A section of a file, and its expected hash. */
export interface FileRange {
  path: string;
  /** Start and length. */
  at: number;
  size: number;
  /** Hex. */
  sha256: string;
}

/** The copied section. Shorter if the file ends early. */
export interface CopiedRange {
  size: number;
  sha256: string;
}

const PART = 1024 * 1024;
/** Maximum bytes kept in memory for the next step. */
const HELD = 8 * PART;
let memory = Buffer.alloc(0);

/** @param to path of a new file @returns also the bytes, if there are few; valid until the next call */
export function copyRange({ path, at, size }: FileRange, to: string): CopiedRange & { bytes: Buffer | null } {
  const isHeld = size <= HELD;
  const part = isHeld ? Math.max(PART, size) : PART;
  if (memory.length < part) memory = Buffer.allocUnsafeSlow(part);
  const hash = createHash('sha256');
  const source = openSync(path, 'r');
  try {
    const target = openSync(to, 'wx');
    try {
      let done = 0;
      while (done < size) {
        const from = isHeld ? done : 0;
        const read = readSync(source, memory, from, Math.min(PART, size - done), at + done);
        if (read === 0) break;
        const piece = memory.subarray(from, from + read);
        hash.update(piece);
        // The system may write fewer bytes than requested.
        for (let written = 0; written < read;) written += writeSync(target, piece, written);
        done += read;
      }
      return { size: done, sha256: hash.digest('hex'), bytes: isHeld ? memory.subarray(0, done) : null };
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}
