/**
 * A long JSON file in pieces that are compressed each by itself and put together to what no client can tell from a file that was compressed as a whole:
 * one frame of zstd (RFC 8878), one member of gzip (RFC 1952). So a piece that did not change is taken over compressed.
 */
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { zstdFrame } from '../../zstd.ts';

/** Level of zstd: beyond it the time doubles for each percent of size. */
const LEVEL = 7;
/** Level of gzip: a tenth larger than the highest, in a third of the time. */
const GZIP_LEVEL = 4;
/** Bytes that decoders of zstd look back at most, as power of two: what the level has by itself. */
const WINDOW_LOG = 21;

const deflated = promisify(deflateRaw);

/** Bytes of a file, plain and as parts of its compressed forms. */
export interface CodedPiece {
  plain: Buffer;
  zstd: Buffer;
  gzip: Buffer;
}

/** Compresses a piece; nothing in it refers to what stands before it. */
export async function codePiece(plain: Buffer): Promise<CodedPiece> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: LEVEL,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
    [constants.ZSTD_c_checksumFlag]: 0,
  };
  const [frame, gzip] = await Promise.all([
    zstdFrame(plain, params),
    deflated(plain, { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  return { plain, zstd: blocksOf(frame), gzip };
}

/** The blocks of a frame without a checksum, none of them marked as the last one. */
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

/** What every joint ends with: white space, which JSON allows between two values. */
const SPACE = ' '.repeat(17);

/**
 * What stands between two pieces. A frame begins with the offsets 1, 4 and 8 as those that matches can refer to as the ones before, and so does each piece; what
 * stands before it has left others. So the white space of a joint is eight literals and three matches of three bytes, of the offsets 8, 4 and 1 in that order.
 * @param text ASCII, seven bytes at most
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
 * A compressed block: literals, and one match of three bytes.
 * @param code of the match's offset @param stream its extra bits, after the one that marks the beginning
 * @param literals 15 at most: so many have a code of their own
 */
function match(code: number, stream: number, literals: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([
    // Raw literals; one sequence; each of its codes stands by itself.
    Buffer.from([literals.length << 3]),
    literals,
    Buffer.from([1, 0b01_01_01_00, literals.length, code, 0, stream]),
  ]);
  const header = Buffer.alloc(3);
  header.writeUIntLE((content.length << 3) | (2 << 1), 0, 3);
  return Buffer.concat([header, content]);
}

/** A block of DEFLATE that is not compressed. */
function stored(content: Buffer, isLast: boolean): Buffer {
  const header = Buffer.alloc(5);
  header[0] = isLast ? 1 : 0;
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([header, content]);
}

const NOTHING = Buffer.alloc(0);

/** What stands before all pieces. @param size of all of them, plain: clients allocate by it */
export function opening(size: number): CodedPiece {
  const frame = Buffer.from('28b52ffdc0000000000000000000', 'hex');
  frame[5] = (WINDOW_LOG - 10) << 3;
  frame.writeBigUInt64LE(BigInt(size), 6);
  return { plain: NOTHING, zstd: frame, gzip: Buffer.from('1f8b0800000000000003', 'hex') };
}

/** What stands after all pieces. @param crc of all of them, plain; see {@link crcOf} */
export function closing(size: number, crc: number): CodedPiece {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  return { plain: NOTHING, zstd: Buffer.from([1, 0, 0]), gzip: Buffer.concat([stored(NOTHING, true), trailer]) };
}

/** The CRC of bytes that follow those with another one; 0 is that of none. */
export const crcOf = (bytes: Buffer, before: number): number => crc32(bytes, before);
