/** Copies what stands in a file into one of its own, and makes its hash on the way; without waiting for anybody, since a thread does nothing else meanwhile. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Bytes in a file, and what they have to be. */
export interface FileRange {
  path: string;
  /** Where they begin, and how many they are. */
  at: number;
  size: number;
  /** In hex. */
  sha256: string;
}

/** What was there: fewer bytes where the file ends. */
export interface CopiedRange {
  size: number;
  sha256: string;
}

const PART = 1024 * 1024;
/** Most bytes that stay in memory for whoever goes on with them. */
const HELD = 8 * PART;
let memory = Buffer.alloc(0);

/**
 * @param to a file that is not there yet
 * @returns also the bytes themselves, where they are few, until the next call
 */
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
        // A system may take less than it was given.
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
