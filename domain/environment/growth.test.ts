import { describe, expect, test } from 'vitest';
import { cpuCost, growthPerDoubling, LINEAR } from '../testing/growth.ts';
import { readEnvironment } from './index.ts';

const read = (text: string) => readEnvironment([{ name: 'file', text }], { platform: 'linux-64' });
const list = (size: number, entry: (at: number) => string) => Array.from({ length: size }, (_, at) => entry(at));

/** Growing files: description, text by size, and largest size. */
const GROWING: [string, (size: number) => string, number][] = [
  ['empty lines after an entry', (size) => `name: x\ndependencies:\n- "a\\x3e1"\n${'\n'.repeat(size)}`, 4_000_000],
  ['empty lines before @EXPLICIT', (size) => `${'\n'.repeat(size)}@EXPLICIT\n`, 16_000_000],
  ['blanks before a line', (size) => `${' '.repeat(size)}x\n`, 4_000_000],
  ['lines of blanks', (size) => `${' \n'.repeat(size)}x: 1\n`, 2_000_000],
  ['entries without a version', (size) => `dependencies:\n${list(size, (at) => `- p${at}\n`).join('')}`, 200_000],
  ['entries alike', (size) => `dependencies:\n${'- a\n'.repeat(size)}`, 200_000],
  ['one long entry', (size) => `dependencies:\n- "${'a['.repeat(size)}"\n`, 2_000_000],
  ['one entry with many blanks', (size) => `dependencies:\n- "a${' '.repeat(size)}x"\n`, 4_000_000],
  [
    'a long entry under many aliases',
    (size) => `a: &a "${'x '.repeat(size)}"\ndependencies: [${'*a,'.repeat(size)}]`,
    400_000,
  ],
  ['keys', (size) => `${list(size, (at) => `k${at}: 1\n`).join('')}dependencies: []\n`, 400_000],
  ['keys that are lists', (size) => `a: &a [${'x,'.repeat(size)}]\nb:\n${'- {? *a : 1}\n'.repeat(size)}`, 200_000],
  ['aliases', (size) => `a: &a [x]\nb: [${'*a,'.repeat(size)}]\n`, 1_000_000],
  ['nested flow lists', (size) => `a: ${'['.repeat(size)}`, 4_000_000],
  ['nested dashes', (size) => '- '.repeat(size), 2_000_000],
  ['anchors', (size) => `a: ${'&a '.repeat(size)} b`, 1_000_000],
  ['one quoted text', (size) => `a: "${'x\n'.repeat(size)}`, 2_000_000],
  ['comments', (size) => '#\n'.repeat(size), 2_000_000],
  ['conflict marks', (size) => `${'<'.repeat(size)}\n`, 16_000_000],
  [
    'a long platform',
    (size) => `# platform: ${'a'.repeat(size)}\n@EXPLICIT\nhttps://x/noarch/a-1-0.conda\n`,
    8_000_000,
  ],
  ['a long address', (size) => `@EXPLICIT\nhttps://x/${'a/'.repeat(size)}a-1-0.conda\n`, 8_000_000],
  [
    'addresses',
    (size) => `@EXPLICIT\n${list(size, (at) => `https://x/${'a/'.repeat(100)}noarch/a${at}-1-0.conda\n`).join('')}`,
    64_000,
  ],
  ['a list of JSON', (size) => `[${list(size, (at) => `{"name": "p${at}", "version": ""}`).join(',')}]`, 200_000],
  ['nested JSON', (size) => `[${'['.repeat(size)}${']'.repeat(size)}]`, 4_000_000],
  [
    'nested components',
    (size) => `{"bomFormat":"CycloneDX",${'"components":[{'.repeat(size)}${'}]'.repeat(size)}}`,
    400_000,
  ],
  [
    'a long package URL',
    (size) => JSON.stringify({ bomFormat: 'CycloneDX', components: [{ purl: `pkg:conda/${'a/'.repeat(size)}@1` }] }),
    4_000_000,
  ],
  [
    'packages of conda-lock',
    (size) =>
      `package:\n${list(size, (at) => `- {platform: linux-64, manager: conda, name: p${at}, url: x}\n`).join('')}`,
    80_000,
  ],
  [
    'platforms of conda-lock',
    (size) => `package:\n${list(size, (at) => `- {platform: p${at}, manager: conda}\n`).join('')}`,
    80_000,
  ],
  [
    'environments of pixi',
    (size) => `environments:\n${list(size, (at) => `  e${at}: {}\n`).join('')}packages: []\n`,
    200_000,
  ],
  [
    'dependencies of pixi.toml',
    (size) => `[workspace]\nchannels = ["a"]\n[dependencies]\n${list(size, (at) => `p${at} = "*"\n`).join('')}`,
    200_000,
  ],
  [
    'features of pixi.toml',
    (size) =>
      `[workspace]\nchannels = ["a"]\n${list(size, (at) => `[feature.f${at}.dependencies]\na = "*"\n`).join('')}`,
    100_000,
  ],
  ['a dotted key of TOML', (size) => `[workspace]\n${'a.'.repeat(size)}b = 1\n`, 400_000],
  ['nested lists of TOML', (size) => `[workspace]\na = ${'['.repeat(size)}\n`, 400_000],
  ['nested tables of TOML', (size) => `[workspace]\na = ${'{b = '.repeat(size)}\n`, 400_000],
  ['a text of escapes in TOML', (size) => `[workspace]\na = "${'\\n'.repeat(size)}"\n`, 1_000_000],
  ['comments of TOML', (size) => `[workspace]\n${'#\n'.repeat(size)}`, 1_000_000],
];

describe('reading an environment costs at most two and a half times as much for double the input', () => {
  test.each(GROWING)('%s', (_, make, most) => {
    expect(growthPerDoubling(make, read, { most })).toBeLessThanOrEqual(LINEAR);
  });
});

const bomb = (levels: number, last: (name: string) => string) =>
  [
    'b0: &b0 [x,x,x,x,x,x,x,x,x,x]',
    ...list(levels, (at) => `b${at + 1}: &b${at + 1} [${Array.from({ length: 10 }, () => `*b${at}`).join(',')}]`),
    last(`*b${levels}`),
  ].join('\n');

describe('aliases of aliases are never written out', () => {
  test.each<[string, (name: string) => string]>([
    ['a name in conda-lock', (name) => `package:\n- platform: linux-64\n  manager: conda\n  name: ${name}`],
    ['a version in conda-lock', (name) => `package:\n- {platform: linux-64, manager: pip, name: a, version: ${name}}`],
    ['an address in conda-lock', (name) => `package:\n- {platform: linux-64, manager: conda, name: a, url: ${name}}`],
    ['an entry of environment.yml', (name) => `dependencies:\n- ${name}`],
    ['a requirement of pip', (name) => `dependencies:\n- pip: [${name}]`],
    ['a channel', (name) => `channels: [${name}]\ndependencies: [a==1]`],
    ['a name of an environment', (name) => `name: ${name}\nprefix: ${name}\ndependencies: [a==1]`],
    [
      'a version in pixi.lock',
      (name) =>
        `environments: {default: {packages: {linux-64: [{pypi: x}]}}}\npackages: [{pypi: x, name: a, version: ${name}}]`,
    ],
    ['packages of pixi.lock', (name) => `environments: {default: {packages: {linux-64: ${name}}}}\npackages: ${name}`],
    ['a key', (name) => `? ${name}\n: x\ndependencies: []`],
  ])('%s', (_, last) => {
    const [few, many] = [bomb(2, last), bomb(6, last)];
    // Four levels more stand for ten thousand times as many values. 50 ms are for the clock and the collector.
    expect(cpuCost(() => read(many))).toBeLessThan(cpuCost(() => read(few)) * 10 + 50);
  });
});

test('remarks are cut, however long the file makes them', () => {
  const long = 'x'.repeat(1_000_000);
  for (const text of [
    `environments: {${long}: {packages: {linux-64: [1]}}}\npackages: []`,
    `package:\n- {platform: ${long}, manager: conda}\n- {platform: y}`,
    `dependencies:\n- ${long}`,
    `# platform: ${long}\n@EXPLICIT\nhttps://x/noarch/a-1-0.conda`,
    JSON.stringify([{ name: long, version: '1' }]),
    JSON.stringify([{ name: 'a', version: long }]),
  ]) {
    const reading = readEnvironment([{ name: 'file', text }]);
    expect(reading.ok).toBe(false);
    expect(JSON.stringify(reading).length).toBeLessThan(5_000);
  }
});
