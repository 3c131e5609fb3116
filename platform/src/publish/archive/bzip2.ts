/** Decompresses bzip2 on the calling thread, which must not be one that serves requests. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import bitIterator from 'unbzip2-stream/lib/bit_iterator.js';
import bzip2 from 'unbzip2-stream/lib/bzip2.js';
import { ArchiveError } from './errors.ts';

const BLOCK = 256 * 1024;
/** Output bytes at a time: a bzip2 block can be 50 times its 900 kB. */
const PIECE = 256 * 1024;

/** Ends decompression early. The library passes it through. */
class EndOfFile extends Error {}

/**
 * Decompresses a file, piece by piece.
 * Consecutive streams are joined (CEP 35 and bzip2 allow it), other trailing data is rejected.
 * @param onPiece its buffer is reused afterwards
 * @throws ArchiveError, and errors of `onPiece`
 */
export function unpackBzip2(path: string, onPiece: (piece: Buffer, packed: number) => void): void {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const out = Buffer.allocUnsafe(PIECE);
    let filled = 0;
    let own: { thrown: unknown } | null = null;
    const bits = bitIterator(() => {
      const block = Buffer.allocUnsafe(BLOCK);
      const length = readSync(file, block, 0, BLOCK, null);
      if (length === 0) throw new EndOfFile();
      return block.subarray(0, length);
    });
    const leave = (): void => {
      const piece = out.subarray(0, filled);
      filled = 0;
      try {
        onPiece(piece, bits.bytesRead);
      } catch (error) {
        own = { thrown: error };
        throw error;
      }
    };
    try {
      while (bits.bytesRead < size) {
        const length = 100_000 * bzip2.header(bits);
        const buffer = new Int32Array(length);
        for (let crc: number | null = 0; crc !== null;) {
          crc = bzip2.decompress(
            bits,
            (byte) => {
              out[filled++] = byte;
              if (filled === PIECE) leave();
            },
            buffer,
            length,
            crc,
          );
        }
      }
      leave();
    } catch (error) {
      if (own !== null) throw (own as { thrown: unknown }).thrown;
      throw new ArchiveError(
        'broken_archive',
        error instanceof EndOfFile
          ? 'The .tar.bz2 archive is truncated. Upload it again.'
          : 'The .tar.bz2 archive is damaged or has trailing data. Build or upload it again.',
        { cause: error },
      );
    }
  } finally {
    closeSync(file);
  }
}
