import { expect, test } from 'vitest';
import { ParsedAnswers } from './parsedAnswers.ts';

const long = 'x'.repeat(300);
const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

test('a repeated response is the same frozen value', () => {
  const answers = new ParsedAnswers();
  const body = { items: [{ name: long }] };
  answers.parse('/a', bytesOf(body));
  const [first, second] = [answers.parse('/a', bytesOf(body)), answers.parse('/a', bytesOf(body))] as [
    typeof body,
    typeof body,
  ];
  expect(first).toBe(second);
  expect(first).toEqual(body);
  expect(() => first.items.push({ name: 'planted' })).toThrow(TypeError);
  expect(() => {
    first.items[0]!.name = 'planted';
  }).toThrow(TypeError);
});

test('another answer of the same address and length is another value', () => {
  const answers = new ParsedAnswers();
  for (const name of ['ada', 'max', 'ada', 'ada', 'max'])
    expect(answers.parse('/account', bytesOf({ name, long }))).toEqual({ name, long });
});

test('an address with a new answer each time keeps none, until its answers repeat', () => {
  const answers = new ParsedAnswers();
  const parse = (n: number): unknown => answers.parse('/clock', bytesOf({ n: 1_000 + n, long }));
  for (let n = 0; n < 5; n += 1) parse(n);
  expect(parse(9)).toEqual({ n: 1_009, long });
  expect(parse(9)).not.toBe(parse(9));
  const last = Array.from({ length: 70 }, () => parse(9));
  expect(last.at(-1)).toBe(last.at(-2));
  expect(last.at(-1)).toEqual({ n: 1_009, long });
  expect(Object.isFrozen(last.at(-1))).toBe(true);
});

test('rejects invalid JSON each time', () => {
  const answers = new ParsedAnswers();
  for (let i = 0; i < 2; i += 1) expect(() => answers.parse('/a', Buffer.from(`<html>${long}`))).toThrow(SyntaxError);
});

test('the bytes are copied: a buffer that the network uses again changes nothing', () => {
  const answers = new ParsedAnswers();
  const bytes = bytesOf({ name: 'ada', long });
  answers.parse('/a', bytes);
  bytes.write('max', bytes.indexOf('ada'));
  expect(answers.parse('/a', bytes)).toEqual({ name: 'max', long });
});

test('old answers go when there are too many', () => {
  const answers = new ParsedAnswers();
  const body = bytesOf({ text: 'x'.repeat(400_000) });
  const first = answers.parse('/0', body);
  for (let i = 1; i < 40; i += 1) answers.parse(`/${i}`, body);
  expect(answers.parse('/39', body)).toBe(answers.parse('/39', body));
  expect(answers.parse('/0', body)).not.toBe(first);
});
