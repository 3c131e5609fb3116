import { expect, test } from 'vitest';
import { RejectionLines } from './index.ts';

const address = '203.0.113.79';
const from = '203.0.113.0/24';

test('logs failed sign-ins and denied permissions, but not blocked packages and other failures', () => {
  const lines = new RejectionLines(() => 0);
  expect(lines.of({ status: 401, isRead: false, address })).toEqual({ from });
  expect(lines.of({ status: 401, isRead: true, address })).toEqual({ from });
  expect(lines.of({ status: 403, isRead: false, address })).toEqual({ from });
  expect(lines.of({ status: 403, isRead: true, address })).toBeNull();
  for (const status of [200, 400, 404, 500]) expect(lines.of({ status, isRead: false, address })).toBeNull();
});

test('logs 300 rejections per minute, and the number of the others in the next minute', () => {
  let now = 0;
  const lines = new RejectionLines(() => now);
  const refuse = (times: number) =>
    Array.from({ length: times }, () => lines.of({ status: 401, isRead: false, address })).filter(Boolean);
  expect(refuse(310)).toHaveLength(300);
  now = 59_999;
  expect(refuse(5)).toHaveLength(0);
  now = 60_000;
  expect(refuse(2)).toEqual([{ from, more: 15 }, { from }]);
  now = 120_000;
  expect(refuse(300)).toHaveLength(300);
  now = 180_000;
  expect(refuse(1)).toEqual([{ from }]);
});
