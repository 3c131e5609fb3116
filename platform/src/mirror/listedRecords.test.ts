import { expect, test } from 'vitest';
import { FormerRecords, keyOf, ListedRecords } from './listedRecords.ts';
import type { RecordKey } from './listedRecords.ts';
import type { RawEntry } from './sections.ts';

/** An entry of repodata as it is split off. */
function anEntry(fileName: string, value: unknown = {}): RawEntry {
  const key = JSON.stringify(fileName);
  const bytes = Buffer.from(`${key}:${JSON.stringify(value)}`);
  const keyEnd = Buffer.byteLength(key);
  return { bytes, keyEnd, valueStart: keyEnd + 1, at: 0 };
}

const key = (fileName: string, value?: unknown): RecordKey => keyOf(anEntry(fileName, value))!;

test('a record is found again by its bytes, and a package that misses one is told', () => {
  const listed = new ListedRecords();
  for (let i = 0; i < 3_000; i++) listed.add(key(`pkg-${i % 50}-1.${i}-0.conda`, { size: i }), i % 2 === 0);
  listed.addFile('odd-1-0.conda');
  const former = FormerRecords.of(listed.toBytes(), new Set(['pkg-9', 'elsewhere']))!;
  for (let i = 0; i < 3_000; i++) {
    if (i === 123) expect(former.find(key(`pkg-${i % 50}-1.${i}-0.conda`, { size: 0 }))).toBeNull();
    else if (i % 50 === 9) expect(former.find(key(`pkg-9-1.${i}-0.conda`, { size: i }))).toBeNull();
    else if (i !== 1_234) {
      const isChosen = i % 2 === 0;
      expect(former.find(key(`pkg-${i % 50}-1.${i}-0.conda`, { size: i }))).toEqual({ isChosen });
    }
  }
  expect([...former.missed()].sort()).toEqual(['elsewhere', 'pkg-23', 'pkg-34', 'pkg-9']);
  expect(listed.has('pkg-3-1.3-0.conda')).toBe(true);
  expect(listed.has('odd-1-0.conda')).toBe(true);
  expect(listed.has('pkg-3-1.4-0.conda')).toBe(false);
});

test('bytes that are none, or cut off, are not believed', () => {
  const listed = new ListedRecords();
  listed.add(key('six-1-0.conda'), true);
  const bytes = listed.toBytes();
  expect(FormerRecords.of(bytes, new Set())?.find(key('six-1-0.conda'))).toEqual({ isChosen: true });
  const otherFormat = Buffer.from(bytes);
  otherFormat[0]! ^= 1;
  const otherName = Buffer.from(bytes);
  otherName[bytes.length - 4] = 7;
  for (const wrong of [Buffer.alloc(0), Buffer.alloc(5), bytes.subarray(0, -4), otherFormat, otherName])
    expect(FormerRecords.of(wrong, new Set())).toBeNull();
  expect(FormerRecords.of(new ListedRecords().toBytes(), new Set())?.missed().size).toBe(0);
});

test('file names that are none, or written with escapes, have no key', () => {
  for (const fileName of ['six.conda', '-1-0.conda', 'six-1.conda', 's\u00efx-1-0.conda', 'six"-1-0.conda'])
    expect(keyOf(anEntry(fileName)), fileName).toBeNull();
  expect(keyOf(anEntry('a-b-1-0.tar.bz2'))?.name).toBe('a-b');
});
