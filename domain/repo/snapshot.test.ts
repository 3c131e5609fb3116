import { expect, test } from 'vitest';
import { readSnapshotName } from './snapshot.ts';

test('a number, the end of a day, and a moment', () => {
  expect(readSnapshotName('12')).toEqual({ number: 12 });
  expect(readSnapshotName('2026-02-28')).toEqual({ at: Date.parse('2026-02-28T23:59:59.999Z'), isDay: true });
  expect(readSnapshotName('2026-02-28T10:05Z')).toEqual({ at: Date.parse('2026-02-28T10:05:00Z'), isDay: false });
  expect(readSnapshotName('2026-02-28T10:05:07.25Z')).toEqual({
    at: Date.parse('2026-02-28T10:05:07.250Z'),
    isDay: false,
  });
});

test.each([
  '',
  '0',
  '012',
  '-1',
  '1.5',
  '9999999999',
  'latest',
  '2026-02-30',
  '2026-13-01',
  '2026-2-3',
  '20260203T100000Z',
  '2026-02-03T25:00Z',
  '2026-02-03T24:00Z',
  '2026-02-03T10:61Z',
  '2026-02-30T10:00Z',
  '2026-02-03T10:00',
  '2026-02-03T10:00+02:00',
])('%s is neither a number nor a date', (text) => {
  expect(readSnapshotName(text)).toBeNull();
});
