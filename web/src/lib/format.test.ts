import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  count,
  formatBytes,
  formatDate,
  formatDuration,
  formatMoment,
  formatNumber,
  truncate,
  formatPercent,
  formatScore,
  formatSince,
} from './format.ts';

describe('formats', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [3_400_000, '3.4 MB'],
    [612_000_000_000, '612 GB'],
    [999_600, '1 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
  test.each([
    ['2025-10-09T11:59:40Z', 'just now'],
    ['2025-10-09T11:22:00Z', '38 min ago'],
    ['2025-10-09T09:30:00Z', '2 h ago'],
    ['2025-10-08T08:00:00Z', '1 day ago'],
    ['2025-09-30T08:00:00Z', '9 days ago'],
    ['2025-07-01T08:00:00Z', '3 months ago'],
    ['2024-01-02T08:00:00Z', '21 months ago'],
    ['2020-01-06T08:00:00Z', '5 years ago'],
    ['2025-10-09T12:00:03Z', 'just now'],
  ])('%s is %s', (instant, text) => {
    expect(formatSince(instant, Date.parse('2025-10-09T12:00:00Z'))).toBe(text);
  });
  test('[CONST-05] counts are written in full, scores with one digit, days as yyyy-MM-dd', () => {
    expect(formatNumber(43_218)).toBe('43,218');
    expect(formatScore(7)).toBe('7.0');
    expect(formatDate('2024-03-09T23:59:59Z')).toBe('2024-03-09');
    const at = new Date(2024, 2, 9, 6, 2);
    expect(formatMoment(at.toISOString())).toBe('2024-03-09 06:02');
    expect(formatPercent(0.615)).toBe('62 %');
    expect(formatDuration(0)).toBe('under 1 s');
    expect(formatDuration(999)).toBe('under 1 s');
    expect(formatDuration(41_400)).toBe('41 s');
    expect(formatDuration(185_000)).toBe('3 min 5 s');
    expect(count(1, 'file')).toBe('1 file');
    expect(count(2, 'file')).toBe('2 files');
  });
});

describe('where the browser is not American', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('numbers are written as it writes them, days as everywhere, and words stay English', async () => {
    vi.stubGlobal('navigator', { language: 'de-DE' });
    // Another URL loads the module again, with the new language.
    const again = './format.ts?german';
    const german = (await import(/* @vite-ignore */ again)) as typeof import('./format.ts');
    expect([
      german.formatNumber(6075),
      german.formatScore(7.5),
      german.formatBytes(3_400_000),
      german.count(6075, 'file'),
      german.formatChange(-6075),
    ]).toEqual(['6.075', '7,5', '3,4 MB', '6.075 files', '−6.075']);
    expect(german.formatInstant(new Date(2024, 2, 9, 16, 2, 11).toISOString())).toMatch(/^0?9\..*2024, 16:02:11 /);
    expect(german.formatDate('2024-03-09T23:59:59Z')).toBe('2024-03-09');
    expect(german.formatSince('2025-09-30T08:00:00Z', Date.parse('2025-10-09T12:00:00Z'))).toBe('9 days ago');
  });
});

test('[CONST-10] a text is cut after 20 characters, or as many as are asked for, with an ellipsis; one that fits stays', () => {
  expect(truncate('a'.repeat(25))).toBe(`${'a'.repeat(20)}…`);
  expect(truncate('a'.repeat(20))).toBe('a'.repeat(20));
  expect(truncate('numpy', 3)).toBe('num…');
  expect(truncate('🐍'.repeat(21))).toBe(`${'🐍'.repeat(20)}…`);
});
