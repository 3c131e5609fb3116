import { zstdCompressSync } from 'node:zlib';
import { encode, ExtData } from '@msgpack/msgpack';
import { describe, expect, test } from 'vitest';
import { decodeBounded, valuesOf } from './messagePack.ts';
import { indexOf } from './shards.ts';

const MOST = 1_000_000;

/** The values of a document by its meaning, keys of maps among them. */
function counted(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + counted(item), 1);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || value instanceof ExtData) return 1;
  return Object.values(value).reduce<number>((sum, item) => sum + 1 + counted(item), 1);
}

describe('values are counted as the decoder finds them', () => {
  const texts = [0, 31, 32, 255, 256, 65_535, 65_536].map((length) => 'x'.repeat(length));
  const all: readonly unknown[] = [
    null,
    true,
    false,
    1.5,
    ...[0, 127, 128, 255, 256, 65_536, 2 ** 33].flatMap((number) => [number, -number]),
    -32,
    -33,
    -129,
    -32_769,
    ...texts,
    ...texts.map((text) => Buffer.from(text)),
    ...[1, 2, 3, 4, 8, 16, 17, 300, 70_000].map((length) => new ExtData(5, new Uint8Array(length))),
    ...[0, 15, 16, 65_536].map((length) => Array.from({ length }, () => 'é')),
    ...[0, 15, 16, 65_536].map((length) => Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, [i]]))),
  ];

  test('whatever their form and length', () => {
    for (const value of all.concat([all, { deep: { er: all } }]))
      expect(valuesOf(encode(value), MOST)).toBe(counted(value));
    expect(decodeBounded(encode({ a: [1, 'b'] }), 5)).toEqual({ document: { a: [1, 'b'] }, values: 5 });
    expect(() => decodeBounded(encode({ a: [1, 'b'] }), 4)).toThrow('more than 4 values');
  });

  test('a document that ends in the middle has none', () => {
    for (const value of all) {
      const whole = encode(value);
      expect(() => valuesOf(whole.subarray(0, -1), MOST)).toThrow(RangeError);
    }
  });
});

test('rejects an index of shards that would fill the memory before reading it', () => {
  const index = (bytes: Buffer): (() => unknown) => {
    const packed = zstdCompressSync(bytes);
    expect(packed.length).toBeLessThan(10_000);
    return () => indexOf(packed);
  };
  // Arrays in arrays, each of which says that it holds three million values.
  const said = Buffer.from([0xdd, 0x00, 0x2d, 0xc6, 0xc0]);
  expect(index(Buffer.concat(Array.from({ length: 10 }, () => said)))).toThrow(
    /ends in the middle|outside the bounds/i,
  );
  expect(index(Buffer.concat(Array.from({ length: 100 }, () => said)))).toThrow('nests deeper than 64 levels');
  const maps = Buffer.alloc(5 + 3_000_000, 0x80);
  said.copy(maps);
  expect(index(maps)).toThrow('holds more than 1000000 values');
});
