import { describe, expect, test } from 'vitest';
import { growthPerDoubling, LINEAR } from '../testing/growth.ts';
import { MOST_KEYS, MOST_MISTAKES, MOST_YAML, readPolicyFile, unknownChannels } from './index.ts';

const list = (size: number, entry: (at: number) => string) =>
  Array.from({ length: size }, (_, at) => entry(at)).join('');
const mistakesOf = (text: string) => {
  const reading = readPolicyFile(text);
  return reading.ok ? [] : reading.mistakes;
};
const JSON_MOST = 4_000_000;

/** Growing files: description, text by size, and largest size. */
const GROWING: [string, (size: number) => string, number][] = [
  ['keys', (size) => list(size, (at) => `k${at}:\n`), MOST_YAML / 9],
  ['keys of a flow map', (size) => `{name: x, ${list(size, (at) => `k${at},`)}}`.slice(1), MOST_YAML / 9],
  ['the same key', (size) => 'a: b\r\n'.repeat(size), MOST_YAML / 6],
  ['keys of a condition', (size) => `name: A\nfilters:\n${list(size, (at) => `  k${at}: 1\n`)}`, MOST_YAML / 11],
  [
    'conditions',
    (size) => `name: A\nfilters: {exceptions: {type: compound, operator: OR, subfilters: [${'{a: b},'.repeat(size)}]}}`,
    MOST_YAML / 8,
  ],
  [
    'criteria',
    (size) =>
      `name: A\nfilters: {exceptions: {type: compound, operator: OR, subfilters: [{facet: conda_spec, comparator: in, criterion: [${'a b c d,'.repeat(size)}]}]}}`,
    MOST_YAML / 8,
  ],
  ['channels', (size) => `name: A\nfilters: {}\nchannels: [${'{},'.repeat(size)}]`, MOST_YAML / 3],
  ['mistakes of YAML', (size) => '] '.repeat(size), MOST_YAML / 2],
  ['nested dashes', (size) => '- '.repeat(size), MOST_YAML / 2],
  ['nested brackets', (size) => '['.repeat(size), MOST_YAML],
  ['question marks', (size) => '? '.repeat(size), MOST_YAML / 2],
  ['anchors', (size) => '&a '.repeat(size), MOST_YAML / 3],
  ['aliases', (size) => `a: &a [x]\nb: [${'*a,'.repeat(size)}]`, MOST_YAML / 3],
  ['aliases of anchors', (size) => list(size, (at) => `- &a${at} x\n- *a${at}\n`), MOST_YAML / 20],
  ['empty lines', (size) => `a:${'\n'.repeat(size)} b`, MOST_YAML],
  ['blanks', (size) => `a:${' '.repeat(size)}b`, MOST_YAML],
  ['comments', (size) => '#\n'.repeat(size), MOST_YAML / 2],
  ['one quoted text', (size) => `a: "${'x\n'.repeat(size)}`, MOST_YAML / 2],
  ['keys of JSON', (size) => `{${list(size, (at) => `"k${at}":1,`)}"a":1}`, JSON_MOST / 10],
  ['JSON that ends too early', (size) => `{"a":[${'1,'.repeat(size)}`, JSON_MOST / 2],
  ['nested JSON', (size) => `{"a":${'['.repeat(size)}${']'.repeat(size)}}`, JSON_MOST / 2],
];

describe("reading a policy's file costs at most two and a half times as much for double the input", () => {
  test.each(GROWING)('%s', (_, make, most) => {
    expect(growthPerDoubling(make, (text) => readPolicyFile(text), { from: 500, most })).toBeLessThanOrEqual(LINEAR);
  });
});

test('reports at most fifty errors of a file, and allows at most a thousand keys per group', () => {
  for (const text of [
    '] '.repeat(500),
    list(500, (at) => `k${at}:\n`),
    'a: b\n'.repeat(500),
    `name: A\nfilters: {}\nchannels: [${'{},'.repeat(199)}]`,
  ])
    expect(mistakesOf(text)).toHaveLength(MOST_MISTAKES);
  expect(mistakesOf(list(MOST_KEYS + 1, (at) => `k${at}:\n`))[0]!.message).toContain(`${MOST_KEYS + 1} keys`);
});

test('reports too deep nesting, or too many aliases, in a sentence', () => {
  for (const text of [
    '- '.repeat(100_000),
    '['.repeat(100_000),
    '? '.repeat(50_000),
    `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  ])
    expect(mistakesOf(text).map(({ message }) => message)).toEqual(['The file is nested too deep.']);
  expect(mistakesOf(`a: &a [x]\nb: [${'*a,'.repeat(101)}]`)[0]!.message).toContain('101 aliases');
});

test('the places of channels that are not there come from one reading of the file', () => {
  const text = `name: A\nfilters: {}\nchannels:\n  - main\n  - dev\n#${'x'.repeat(100)}\n`;
  expect(unknownChannels(text, [{ at: 1, name: 'dev' }])).toEqual([
    { pointer: '/channels/1', line: 5, column: 5, message: "Channel 'dev' doesn't exist, or you don't have access." },
  ]);
});
