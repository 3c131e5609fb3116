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
let memory: Buffer | undefined;

/** @param to a file that is not there yet */
export function copyRange({ path, at, size }: FileRange, to: string): CopiedRange {
  const block = (memory ??= Buffer.allocUnsafeSlow(PART));
  const hash = createHash('sha256');
  const source = openSync(path, 'r');
  try {
    const target = openSync(to, 'wx');
    try {
      let done = 0;
      while (done < size) {
        const read = readSync(source, block, 0, Math.min(PART, size - done), at + done);
        if (read === 0) break;
        const part = block.subarray(0, read);
        hash.update(part);
        // A system may take less than it was given.
        for (let written = 0; written < read;) written += writeSync(target, part, written);
        done += read;
      }
      return { size: done, sha256: hash.digest('hex') };
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}
