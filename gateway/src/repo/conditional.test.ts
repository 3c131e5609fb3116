import { describe, expect, test } from 'vitest';
import { isFresh, matchesEtag, rangeOf } from './conditional.ts';

const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT';

describe('conditions', () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['*', true],
    ['"x"', false],
    ['a', false],
    ['', false],
  ])('If-None-Match %s', (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches);
  });
  test('a date counts only without an ETag', () => {
    expect(isFresh({ 'if-modified-since': DATE }, '"a"', DATE)).toBe(true);
    expect(isFresh({ 'if-modified-since': 'Wed, 31 Dec 2025 00:00:00 GMT' }, '"a"', DATE)).toBe(false);
    expect(isFresh({ 'if-none-match': '"x"', 'if-modified-since': DATE }, '"a"', DATE)).toBe(false);
    expect(isFresh({ 'if-modified-since': 'nonsense' }, '"a"', DATE)).toBe(false);
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
  ])('%s of ten bytes', (range, expected) => {
    expect(rangeOf({ range }, 10, '"a"', DATE)).toEqual(expected);
  });
  test('If-Range with another copy means the whole file', () => {
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"a"' }, 10, '"a"', DATE)).toEqual({ start: 0, end: 1 });
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': '"b"' }, 10, '"a"', DATE)).toBeNull();
    expect(rangeOf({ range: 'bytes=0-1', 'if-range': 'W/"a"' }, 10, '"a"', DATE)).toBeNull();
  });
});
