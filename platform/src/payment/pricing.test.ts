import { expect, test } from 'vitest';
import { periodFrom } from './pricing.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);

test('[PAY-27] months that began on the 31st end on the last day of shorter ones and come back to the 31st', () => {
  const ends: string[] = [];
  let start = new Date('2026-01-31T10:00:00Z');
  for (let month = 0; month < 4; month++) {
    const period = periodFrom(start, 'monthly', 31);
    expect(period.start).toEqual(start);
    ends.push(day(period.end));
    start = period.end;
  }
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('[PAY-27] a year that began on 29 February ends on the 28th, and in a leap year on the 29th again', () => {
  const first = periodFrom(new Date('2028-02-29T00:00:00Z'), 'yearly', 29);
  expect(day(first.end)).toBe('2029-02-28');
  expect(day(periodFrom(new Date('2031-02-28T00:00:00Z'), 'yearly', 29).end)).toBe('2032-02-29');
});
