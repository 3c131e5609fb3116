import { expect, test } from 'vitest';
import { mayReadMetrics, statusLabel } from './index.ts';

const local = '127.0.0.1';

test.each([
  ['from this machine', { headers: {}, address: local }, undefined, true],
  ['from this machine by IPv6', { headers: {}, address: '::1' }, undefined, true],
  ['from this machine, the socket being of both kinds', { headers: {}, address: '::ffff:127.0.0.1' }, undefined, true],
  ['from another machine', { headers: {}, address: '10.0.0.7' }, undefined, false],
  ['from an address that only begins like it', { headers: {}, address: '::10' }, undefined, false],
  ['of a connection that is gone', { headers: {}, address: undefined }, undefined, false],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.7' }, address: local }, undefined, false],
  ['through one that says Via only', { headers: { via: '1.1 hub' }, address: local }, undefined, false],
  [
    'with the token, from anywhere, through anything',
    { headers: { authorization: 'Bearer 0123456789abcdef', via: '1.1 hub' }, address: '10.0.0.7' },
    '0123456789abcdef',
    true,
  ],
  [
    'with another token of its length',
    { headers: { authorization: 'Bearer 0123456789abcdeF' }, address: local },
    '0123456789abcdef',
    false,
  ],
  [
    'with the beginning of the token',
    { headers: { authorization: 'Bearer 0123' }, address: local },
    '0123456789abcdef',
    false,
  ],
  ['from this machine without the token that is set', { headers: {}, address: local }, '0123456789abcdef', false],
])('numbers asked for %s', (_who, scraper, token, may) => {
  expect(mayReadMetrics(scraper, token)).toBe(may);
});

test('answers are counted by the class of their status', () => {
  expect([200, 404, 503, null].map(statusLabel)).toEqual(['2xx', '4xx', '5xx', 'aborted']);
});

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])(
  'a proxy on this machine that sends %s does not read metrics for others',
  (name) => {
    expect(mayReadMetrics({ headers: { [name]: 'somebody' }, address: '127.0.0.1' }, undefined)).toBe(false);
  },
);

test("denies metrics to a longer token, and to another address that contains one of this machine's", () => {
  const bearer = (authorization: string) => mayReadMetrics({ headers: { authorization }, address: undefined }, 'abc');
  expect([bearer('Bearer abc'), bearer('Bearer abcd'), bearer('')]).toEqual([true, false, false]);
  expect(mayReadMetrics({ headers: {}, address: '10.127.0.1' }, undefined)).toBe(false);
});
