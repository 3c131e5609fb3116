import { expect, test } from 'vitest';
import { logOptions } from './index.ts';
import { networkOf } from './logLine.ts';

const errorOf = ({ message, stack }: Error): object => ({ message, stack });
const { formatters, hooks } = logOptions('probe', errorOf);

test('a log entry is cut to a few KB, however long, wide or deep it is', () => {
  const long = 'x'.repeat(5_000_000);
  let deep: unknown = long;
  for (let i = 0; i < 1_000; i += 1) deep = { deep };
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, long]));
  for (const value of [
    long,
    { [long]: 1 },
    new Error(long),
    deep,
    wide,
    [[long], [long], [long], [long]],
    Buffer.from(long),
  ])
    expect(JSON.stringify(formatters.log({ value, again: value })).length).toBeLessThan(12_000);
});

test('the message of a line is cut as well, also the one that pino takes of an error', () => {
  const said: unknown[][] = [];
  const method = (...args: unknown[]): void => void said.push(args);
  const long = 'x'.repeat(100_000);
  hooks.logMethod([long], method);
  hooks.logMethod([{ a: 1 }, long], method);
  hooks.logMethod([new Error(long)], method);
  hooks.logMethod([{ err: new Error(long) }], method);
  for (const args of said) expect((args.find((each) => typeof each === 'string') as string).length).toBeLessThan(2_100);
  expect(said).toHaveLength(4);
  expect(JSON.parse(hooks.streamWrite('x'.repeat(20_000)))).toMatchObject({
    service: 'probe',
    msg: 'a log line of 20000 characters was left out',
  });
});

test('values of secret keys are hidden at every level, whatever the case of the key', () => {
  const entry = { a: [{ b: { c: { d: { Authorization: 'S3CRET', accessToken: 'S3CRET' } } } }], password: 'S3CRET' };
  expect(JSON.stringify(formatters.log(entry))).not.toContain('S3CRET');
});

test.each([
  ['203.0.113.79', '203.0.113.0/24'],
  ['::ffff:203.0.113.79', '203.0.113.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['nothing', undefined],
  [undefined, undefined],
])('an address %s is logged as its network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
