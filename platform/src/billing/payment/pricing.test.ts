import { describe, expect, test } from 'vitest';
import { linesOf, periodFrom, priceOf, sumOf, type Cycle, type Order, type Period } from './pricing.ts';

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

test('[SEAT-14] the price names the full amount and the discount beside the amount', () => {
  expect(priceOf(5000, { product: 'security_subscription', quantity: 16 })).toEqual({
    unit: 5000,
    full: 80_000,
    discount: 8000,
    amount: 72_000,
  });
});

describe('the lines of an order', () => {
  const JUNE: Period = { start: new Date('2026-06-01T00:00:00Z'), end: new Date('2026-07-01T00:00:00Z') };
  const business = (quantity: number, cycle: Cycle = 'monthly') => {
    const order: Order = { product: 'security_subscription', cycle, quantity };
    return { order, price: priceOf(5000, order) };
  };
  const lines = (wanted: number, present: number | null, now: string, period = JUNE, cycle: Cycle = 'monthly') =>
    linesOf(
      business(wanted, cycle),
      present === null ? null : { ...business(present), period },
      new Date(now),
      () => 'Business',
    );
  const amounts = (...order: Parameters<typeof lines>): number[] => lines(...order).lines.map(({ amount }) => amount);

  test('a new order is paid for a whole period from now, and names the cycle', () => {
    expect(lines(1, null, '2026-06-11T12:00:00Z')).toEqual({
      lines: [
        {
          description: 'Business, 1 seat, monthly',
          quantity: 1,
          unit_amount: 5000,
          amount: 5000,
          period_start: '2026-06-11T12:00:00.000Z',
          period_end: '2026-07-11T12:00:00.000Z',
        },
      ],
      period: { start: new Date('2026-06-11T12:00:00Z'), end: new Date('2026-07-11T12:00:00Z') },
    });
  });

  test('[SEAT-14] the discount of many seats is a line of its own', () => {
    const { lines: both } = lines(16, null, '2026-06-01T00:00:00Z');
    expect(both).toMatchObject([
      { description: 'Business, 16 seats, monthly', amount: 80_000 },
      {
        description: 'Discount of 10 % for more than 15 seats',
        quantity: 1,
        unit_amount: -8000,
        amount: -8000,
        period_start: '2026-06-01T00:00:00.000Z',
        period_end: '2026-07-01T00:00:00.000Z',
      },
    ]);
    expect(sumOf(both)).toBe(72_000);
    expect(lines(15, null, '2026-06-01T00:00:00Z').lines).toHaveLength(1);
  });

  test('a change within a period returns the unused days and charges the same days', () => {
    expect(lines(4, 2, '2026-06-11T00:00:00Z')).toEqual({
      lines: [
        {
          description: 'Business, 2 seats: 20 of 30 days not used',
          quantity: 2,
          unit_amount: -5000,
          amount: -6667,
          period_start: '2026-06-11T00:00:00.000Z',
          period_end: '2026-07-01T00:00:00.000Z',
        },
        {
          description: 'Business, 4 seats: 20 of 30 days',
          quantity: 4,
          unit_amount: 5000,
          amount: 13_333,
          period_start: '2026-06-11T00:00:00.000Z',
          period_end: '2026-07-01T00:00:00.000Z',
        },
      ],
      period: JUNE,
    });
  });

  test('another cycle begins a period of its own, and the unused days are returned', () => {
    expect(lines(2, 2, '2026-06-16T00:00:00Z', JUNE, 'yearly')).toMatchObject({
      lines: [
        { description: 'Business, 2 seats: 15 of 30 days not used', amount: -5000 },
        {
          description: 'Business, 2 seats, yearly',
          amount: 10_000,
          period_start: '2026-06-16T00:00:00.000Z',
          period_end: '2027-06-16T00:00:00.000Z',
        },
      ],
      period: { start: new Date('2026-06-16T00:00:00Z'), end: new Date('2027-06-16T00:00:00Z') },
    });
  });

  test('the day of the change counts as to come, and no day outside of the period counts', () => {
    expect(amounts(2, 1, '2026-06-16T00:00:01Z')).toEqual([-2500, 5000]);
    expect(amounts(2, 1, '2026-06-15T23:59:59Z')).toEqual([-2667, 5333]);
    expect(amounts(2, 1, '2026-05-01T00:00:00Z')).toEqual([-5000, 10_000]);
  });

  test('after the end of the period nothing is returned', () => {
    expect(amounts(2, 1, '2026-07-01T00:00:00Z')).toEqual([0]);
    expect(amounts(2, 1, '2026-08-01T00:00:00Z')).toEqual([0]);
  });

  test('a period shorter than a day counts as one day', () => {
    const short = { start: JUNE.start, end: new Date('2026-06-01T06:00:00Z') };
    expect(amounts(2, 1, '2026-06-01T01:00:00Z', short)).toEqual([-5000, 10_000]);
  });
});
