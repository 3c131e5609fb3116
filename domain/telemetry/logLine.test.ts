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

test('each kind of value in an entry', () => {
  const log = (value: unknown): unknown => formatters.log({ value })['value'];
  const date = new Date(0);
  const same = [1, true, null, undefined, 'x'.repeat(2_000), date];
  expect(same.map(log)).toEqual(same);
  expect(log('x'.repeat(2_001))).toBe(`${'x'.repeat(2_000)}… (2001 characters)`);
  expect([log(5n), log(Buffer.from('abc')), log([1, ['a']])]).toEqual(['5', '3 bytes', [1, ['a']]]);
  const error = new Error('broken');
  expect(log({ error })).toEqual({ error: { message: 'broken', stack: error.stack } });
  expect(log(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }))).toEqual({ own: 2 });
});

test('an entry has 50 members and lists have 50 values, eight levels deep', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${i}`, i]));
  const logged = formatters.log({ many, list: Array.from({ length: 60 }, (_, i) => i) });
  expect([Object.keys(logged['many'] as object), logged['list']].map((each) => (each as unknown[]).length)).toEqual([
    50, 50,
  ]);
  const objects = (levels: number): unknown => (levels === 0 ? 1 : { a: objects(levels - 1) });
  expect(JSON.stringify(formatters.log(objects(8) as Record<string, unknown>))).toContain('"a":1');
  expect(JSON.stringify(formatters.log(objects(9) as Record<string, unknown>))).toContain('"a":"…"');
  const lists = (levels: number): unknown => (levels === 0 ? 1 : [lists(levels - 1)]);
  expect(JSON.stringify(formatters.log({ a: lists(7) }))).toBe('{"a":[[[[[[[1]]]]]]]}');
  expect(JSON.stringify(formatters.log({ a: lists(8) }))).toBe('{"a":[[[[[[["…"]]]]]]]}');
});

test('the texts of an entry have room for 6,000 characters together', () => {
  const text = 'x'.repeat(1_999);
  const logged = formatters.log({ a: text, b: text, c: text, d: text });
  expect([logged['a'], logged['b']]).toEqual([text, text]);
  expect(logged['c']).toBe(text);
  // Names of fields count as well: three names and three texts take all of it.
  expect(JSON.stringify(logged)).toContain('… (1999 characters)');
  expect(Object.values(logged).filter((value) => value === text)).toHaveLength(3);
});

test.each([
  'password',
  'secret',
  'token',
  'access_token',
  'accessToken',
  'refresh_token',
  'refreshToken',
  'logout_token',
  'Authorization',
  'Cookie',
  'private_jwk',
])('the value of %s is hidden', (key) => {
  expect(formatters.log({ [key]: { x: 1 } })).toEqual({ [key]: '[redacted]' });
});

test('a message keeps its values, an error is passed on under its name, and a short line is written as it is', () => {
  const said: unknown[][] = [];
  const method = (...args: unknown[]): void => void said.push(args);
  const error = new Error('broken');
  hooks.logMethod(['%s of %s', 'a', 2], method);
  hooks.logMethod([{ a: 1 }, 'said', 3], method);
  hooks.logMethod([{ a: 1 }], method);
  hooks.logMethod([error], method);
  hooks.logMethod([{ err: error }, 'said'], method);
  hooks.logMethod([null, undefined], method);
  expect(said).toEqual([
    ['%s of %s', 'a', 2],
    [{ a: 1 }, 'said', 3],
    [{ a: 1 }, undefined],
    [{ err: error }, 'broken'],
    [{ err: error }, 'said'],
    [null, undefined],
  ]);
  const line = `${'x'.repeat(16_383)}\n`;
  expect(hooks.streamWrite(line)).toBe(line);
  expect(JSON.parse(hooks.streamWrite(`x${line}`))).toMatchObject({
    level: 50,
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    msg: 'a log line of 16385 characters was left out',
  });
  expect(hooks.streamWrite(`x${line}`)).toMatch(/}\n$/);
});

test('the network of an address', () => {
  expect(networkOf('2001:db8::7')).toBe('2001:db8::/48');
  expect(networkOf('1'.repeat(61))).toBeUndefined();
  expect(networkOf(`${'1'.repeat(53)}.2.3.4.`)).toBe(`${'1'.repeat(53)}.2.3.0/24`);
  expect(networkOf('::ffff:')).toBeUndefined();
});
