/**
 * Compresses a long JSON file in independent pieces.
 * The result is one zstd frame (RFC 8878) or one gzip member (RFC 1952), like a file compressed as a whole. Unchanged
 * pieces are reused without compressing them again.
 */
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { ZlibOptions } from 'node:zlib';
import { ZstdEncoder } from '../../files/encoder.ts';

/** zstd level. Level 7 takes three times as long, and its output is 2% smaller. */
const LEVEL = 3;
/** gzip level. Level 4 takes half as long again, and its output is 5% smaller. Few clients request it. */
const GZIP_LEVEL = 2;
/** Window size of zstd as a power of two, in bytes: the default of the level. */
const WINDOW_LOG = 21;

/** A piece of a file: plain bytes, and its parts of the compressed files. */
export interface CodedPiece {
  plain: Buffer;
  zstd: Buffer;
  gzip: Buffer;
}

const deflated = promisify(deflateRaw);

/**
 * Options for a piece of a size. The output takes a sixth of it, so a quarter is enough memory for nearly every piece.
 * Each piece has its own encoder, because the output of one that is used again depends on earlier pieces.
 */
const gzipOptions = (size: number): ZlibOptions => ({
  level: GZIP_LEVEL,
  finishFlush: constants.Z_SYNC_FLUSH,
  chunkSize: Math.max(size >> 2, 1 << 10),
});

/**
 * Compresses pieces without references to earlier bytes. Uses two threads of Node's pool, because requests need the
 * others. Must be closed.
 */
export class PieceCoder {
  #gzip: Promise<unknown> = Promise.resolve();
  readonly #zstd = new ZstdEncoder({
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    [constants.ZSTD_c_checksumFlag]: 0,
  });

  /** Compresses a piece. Its bytes must not change meanwhile. */
  async code(plain: Buffer): Promise<CodedPiece> {
    const deflating = this.#gzip.then(() => deflated(plain, gzipOptions(plain.length)));
    this.#gzip = deflating.catch(() => undefined);
    const [frame, gzip] = await Promise.all([this.#zstd.encode(plain), deflating]);
    return { plain, zstd: blocksOf(frame), gzip };
  }

  close(): void {
    this.#zstd.close();
  }
}

/** Returns the blocks of a frame without a checksum. None is marked as the last. */
function blocksOf(frame: Buffer): Buffer {
  const descriptor = frame[4]!;
  const isSingle = (descriptor & 0x20) !== 0;
  const sizeFlag = descriptor >> 6;
  const start = 5 + (isSingle ? 0 : 1) + (sizeFlag === 0 ? Number(isSingle) : 1 << sizeFlag);
  for (let at = start; ;) {
    const header = frame.readUIntLE(at, 3);
    const isRepeated = ((header >> 1) & 3) === 1;
    if ((header & 1) === 1) {
      frame[at]! &= 0xfe;
      return frame.subarray(start);
    }
    at += 3 + (isRepeated ? 1 : header >> 3);
  }
}

/** End of each joint: white space, which JSON allows between two values. */
const SPACE = ' '.repeat(17);

/**
 * Builds the joint between two pieces.
 * A zstd frame, and thus each piece, starts with the repeat offsets 1, 4, and 8, but the piece before ends with others.
 * So the white space of a joint is eight literals and three 3-byte matches with the offsets 8, 4, and 1, in this order.
 * @param text ASCII, at most seven bytes
 */
export function joint(text: string): CodedPiece {
  const plain = Buffer.from(`${text}${SPACE}`);
  const literals = plain.subarray(0, text.length + 8);
  return {
    plain,
    zstd: Buffer.concat([match(3, 0b1011, literals), match(2, 0b111), match(2, 0b100)]),
    gzip: stored(plain, false),
  };
}

/**
 * Builds a compressed block: literals, and one 3-byte match.
 * @param code offset code of the match
 * @param stream its extra bits, after the start marker
 * @param literals at most 15, because up to 15 have a code of their own
 */
function match(code: number, stream: number, literals: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([
    // Raw literals, one sequence, each code in RLE mode.
    Buffer.from([literals.length << 3]),
    literals,
    Buffer.from([1, 0b01_01_01_00, literals.length, code, 0, stream]),
  ]);
  const header = Buffer.alloc(3);
  header.writeUIntLE((content.length << 3) | (2 << 1), 0, 3);
  return Buffer.concat([header, content]);
}

/** Builds an uncompressed DEFLATE block. */
function stored(content: Buffer, isLast: boolean): Buffer {
  const header = Buffer.alloc(5);
  header[0] = isLast ? 1 : 0;
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([header, content]);
}

const NOTHING = Buffer.alloc(0);

/** Builds the start of the file. @param size plain size of all pieces; clients allocate this much */
export function opening(size: number): CodedPiece {
  const frame = Buffer.from('28b52ffdc0000000000000000000', 'hex');
  frame[5] = (WINDOW_LOG - 10) << 3;
  frame.writeBigUInt64LE(BigInt(size), 6);
  return { plain: NOTHING, zstd: frame, gzip: Buffer.from('1f8b0800000000000003', 'hex') };
}

/** Builds the end of the file. @param crc CRC of all plain pieces, see {@link crcOf} */
export function closing(size: number, crc: number): CodedPiece {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  return { plain: NOTHING, zstd: Buffer.from([1, 0, 0]), gzip: Buffer.concat([stored(NOTHING, true), trailer]) };
}

/** Continues a CRC with more bytes. Start with 0. */
export const crcOf = (bytes: Buffer, before: number): number => crc32(bytes, before);
