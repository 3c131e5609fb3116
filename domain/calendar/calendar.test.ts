import { describe, expect, it } from 'vitest';
import { dayOf, isDay, startOfDay, isoTime } from './index.ts';

describe('days of the calendar', () => {
  it('are written yyyy-MM-dd, and exist [WIZ-49]', () => {
    expect(['2024-02-29', '1970-01-01', '9999-12-31'].map(isDay)).toEqual([true, true, true]);
    for (const text of [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-1-01',
      '2026-01-01T00:00:00Z',
      ' 2026-01-01',
      '',
    ])
      expect(isDay(text), text).toBe(false);
  });

  it('begin at midnight in UTC, and have their moments up to the last millisecond', () => {
    const begin = startOfDay('2026-11-27')!;
    expect(begin).toBe(Date.UTC(2026, 10, 27));
    expect([begin - 1, begin, begin + 86_399_999].map(dayOf)).toEqual(['2026-11-26', '2026-11-27', '2026-11-27']);
    expect(dayOf(new Date(begin))).toBe('2026-11-27');
  });

  it('writes instants as ISO 8601 in UTC, and nothing for a missing one', () => {
    const text = '2026-11-28T09:30:00.000Z';
    expect([isoTime(Date.parse(text)), isoTime(new Date(text))]).toEqual([text, text]);
    expect([isoTime(null), isoTime(undefined)]).toEqual([null, null]);
    expect(() => isoTime(Number.NaN)).toThrow(RangeError);
  });
});
