import { describe, expect, test } from 'vitest';
import { count, formatBytes, formatDate, formatDuration, formatNumber, formatPercent, formatScore, formatSince } from './format.ts';

describe('formats', () => {
  test.each([[0, '0 B'], [999, '999 B'], [1000, '1 kB'], [3_400_000, '3.4 MB'], [612_000_000_000, '612 GB'], [999_600, '1 MB']])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
  test.each([['2025-10-09T11:59:40Z', 'just now'], ['2025-10-09T11:22:00Z', '38 min ago'], ['2025-10-09T09:30:00Z', '2 h ago'], ['2025-10-08T08:00:00Z', 'yesterday'], ['2025-09-30T08:00:00Z', 'Sep 30'], ['2024-01-02T08:00:00Z', '2024-01-02']])('%s is %s', (instant, text) => {
    expect(formatSince(instant, Date.parse('2025-10-09T12:00:00Z'))).toBe(text);
  });
  test('[CONST-05] counts are written in full, scores with one digit, days as yyyy-MM-dd', () => {
    expect(formatNumber(43_218)).toBe('43,218');
    expect(formatScore(7)).toBe('7.0');
    expect(formatDate('2024-03-09T23:59:59Z')).toBe('2024-03-09');
    expect(formatPercent(0.615)).toBe('62 %');
    expect(formatDuration(0)).toBe('under 1 s');
    expect(formatDuration(999)).toBe('under 1 s');
    expect(formatDuration(41_400)).toBe('41 s');
    expect(formatDuration(185_000)).toBe('3 min 5 s');
    expect(count(1, 'file')).toBe('1 file');
    expect(count(2, 'file')).toBe('2 files');
  });
});
