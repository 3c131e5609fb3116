import { describe, expect, test } from 'vitest';
import { isFresh, namesEtag, rangeOf } from './conditional.ts';

const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT';
const TEN = { size: 10, etag: '"a"', lastModified: DATE };

describe('conditions', () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['*', true],
    ['"x",\t"a" ', true],
    ['"x", *', true],
    ['"x"', false],
    ['W/"x"', false],
    ['w/"a"', false],
    ['xx"a"', false],
    ['a', false],
    ['', false],
  ])('If-None-Match %s', (header, matches) => {
    expect(namesEtag(header, '"a"')).toBe(matches);
  });
  test('a date counts only without an ETag', () => {
    expect(isFresh({ 'if-modified-since': DATE }, '"a"', DATE)).toBe(true);
    expect(isFresh({ 'if-modified-since': 'Wed, 31 Dec 2025 00:00:00 GMT' }, '"a"', DATE)).toBe(false);
    expect(isFresh({ 'if-none-match': '"x"', 'if-modified-since': DATE }, '"a"', DATE)).toBe(false);
    expect(isFresh({ 'if-modified-since': 'nonsense' }, '"a"', DATE)).toBe(false);
    expect(isFresh({ 'if-modified-since': 'Fri, 02 Jan 2026 00:00:00 GMT' }, '"a"', DATE)).toBe(true);
    expect(isFresh({ 'if-none-match': '"a"', 'if-modified-since': 'nonsense' }, '"a"', DATE)).toBe(true);
    expect(isFresh({}, '"a"', DATE)).toBe(false);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=8-99', { start: 8, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    ['bytes=a-b', null],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-99999999999999999999', { start: 0, end: 9 }],
    ['BYTES= \t2 - 4 ', { start: 2, end: 4 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=3-3', { start: 3, end: 3 }],
    ['bytes=-10', { start: 0, end: 9 }],
    ['xbytes=1-2', null],
    ['bytes=1-2x', null],
    ['bytes=1', null],
    ['', null],
  ])('%s of ten bytes', (range, expected) => {
    expect(rangeOf({ range }, TEN)).toEqual(expected);
  });
  test('a request without a range is for the whole file', () => {
    expect(rangeOf({}, TEN)).toBeNull();
    expect(rangeOf({ 'if-range': '"a"' }, TEN)).toBeNull();
  });
  test('If-Range with the date of the copy', () => {
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': DATE }, TEN)).toEqual({ start: 0, end: 1 });
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': DATE }, { size: 10, etag: '"a"' })).toBeNull();
  });
  test('no byte of an empty file can be asked for', () => {
    for (const range of ['bytes=0-', 'bytes=-1']) expect(rangeOf({ range }, { ...TEN, size: 0 })).toBe('unsatisfiable');
  });
  test('If-Range with another copy means the whole file', () => {
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"a"' }, TEN)).toEqual({ start: 0, end: 1 });
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"b"' }, TEN)).toBeNull();
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': 'W/"a"' }, TEN)).toBeNull();
  });
});
