import { createCipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { zstdFrame, zstdFrameSync } from '../../files/zstd.ts';
import { closing, PieceCoder, crcOf, joint, opening } from './pieces.ts';
import type { CodedPiece } from './pieces.ts';
import { writeCompressed } from './writeFile.ts';

const coder = new PieceCoder();
afterAll(() => coder.close());

type Content = (length: number, random: () => number) => Buffer;
const noise: Content = (length, random) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
const text: Content = (length, random) =>
  Buffer.from(Array.from({ length }, () => `"${Math.floor(random() * 40)}":[],`).join(''));
/** A run after a match: an encoder refers to an offset for it that a frame begins with. */
const run: Content = (length, random) =>
  Buffer.concat([noise(8, random), Buffer.from('abcdefghabcdefgh'), Buffer.alloc(length, 'h'), noise(40, random)]);

const CONTENTS: readonly Content[] = [noise, text, run, (length) => Buffer.alloc(length, 'x')];

test('pieces that were compressed alone are one frame of zstd and one member of gzip, whatever is in them', async () => {
  let state = 20_261_126;
  const random = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  for (let round = 0; round < 60; round++) {
    const coded: CodedPiece[] = [];
    for (let left = Math.floor(random() * 6); left > 0; left--) {
      if (coded.length > 0) coded.push(joint(random() < 0.5 ? '' : ','));
      const length = Math.floor(random() * [12, 3_000, 200_000][Math.floor(random() * 3)]!);
      coded.push(await coder.code(CONTENTS[Math.floor(random() * CONTENTS.length)]!(length, random)));
    }
    const plain = Buffer.concat(coded.map((piece) => piece.plain));
    const crc = coded.reduce((before, piece) => crcOf(piece.plain, before), 0);
    const whole = [opening(plain.length), ...coded, closing(plain.length, crc)];
    // Both throw at what follows the first frame or member, and gzip at another CRC or size.
    expect(zstdDecompressSync(Buffer.concat(whole.map(({ zstd }) => zstd))).equals(plain)).toBe(true);
    expect(gunzipSync(Buffer.concat(whole.map(({ gzip }) => gzip))).equals(plain)).toBe(true);
  }
});

test.each([
  [1, 0, 0b1, 'hhh'],
  [4, 1, 0b10, 'efg'],
  [8, 1, 0b11, 'abc'],
])('after a joint a match finds the offset %i where a frame has it', async (_, code, stream, found) => {
  // A block of eight literals and a match of three bytes, by an offset of before (RFC 8878, 3.1.1.2).
  const before = await coder.code(Buffer.from(`${'0123456789'.repeat(20)}h${'h'.repeat(20)}`));
  const block = [(15 << 3) | 4, 0, 0, 8 << 3, ...Buffer.from('abcdefgh'), 1, 0b01_01_01_00, 8, code, 0, stream];
  const after = { plain: Buffer.from(`abcdefgh${found}`), zstd: Buffer.from(block), gzip: Buffer.alloc(0) };
  const pieces = [before, joint(','), after];
  const plain = Buffer.concat(pieces.map((piece) => piece.plain));
  const whole = [opening(plain.length), ...pieces, closing(plain.length, 0)];
  expect(zstdDecompressSync(Buffer.concat(whole.map(({ zstd }) => zstd))).toString()).toBe(plain.toString());
});

test('a piece that fills the memory of its encoder to the end leaves nothing behind its blocks', async () => {
  // Noise stays as it is, so that the frame passes the end of a chunk of 16 KiB byte by byte.
  for (let length = 16_384 - 20; length <= 16_384; length++) {
    const pieces = [await coder.code(randomBytes(length)), joint(','), await coder.code(randomBytes(50))];
    const plain = Buffer.concat(pieces.map((piece) => piece.plain));
    const whole = [opening(plain.length), ...pieces, closing(plain.length, 0)];
    expect(zstdDecompressSync(Buffer.concat(whole.map(({ zstd }) => zstd))).equals(plain), `${length} bytes`).toBe(
      true,
    );
  }
});

test('nothing stands behind a frame, whatever its length', async () => {
  for (const length of [0, 1, ...Array.from({ length: 21 }, (_, i) => 16_384 - i), 1 << 17, (1 << 17) + 1]) {
    const bytes = randomBytes(length);
    for (const frame of [await zstdFrame(bytes), zstdFrameSync(bytes)]) {
      expect(frame.indexOf('28b52ffd', 1, 'hex'), `${length} bytes`).toBe(-1);
      expect(zstdDecompressSync(frame).equals(bytes), `${length} bytes`).toBe(true);
    }
  }
});

/** Reproducible noise: in 20 MB of it, the first bytes of a frame occur in one of 200 runs. */
const steadyNoise = (length: number): Buffer =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(length));

test('nothing stands behind the frame of a file that is compressed while it is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'terrarium-test-'));
  try {
    // Noise can't be compressed, and the zeros before it become a few bytes: so the frame passes the end of a 256 KiB
    // chunk byte by byte.
    for (let length = (1 << 18) - 60; length <= 1 << 18; length++) {
      const bytes = Buffer.concat([Buffer.alloc(1 << 17), steadyNoise(length)]);
      const path = join(folder, String(length));
      await writeFile(path, bytes);
      await writeCompressed(path, bytes.length);
      const frame = await readFile(`${path}.zst`);
      expect(frame.indexOf('28b52ffd', 1, 'hex'), `${length} bytes`).toBe(-1);
      expect(zstdDecompressSync(frame).equals(bytes), `${length} bytes`).toBe(true);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
