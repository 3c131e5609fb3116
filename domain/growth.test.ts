// Parsers of user input run in linear time: doubling the input takes at most 2.5 times as long. Environment and policy
// files have their own tests next to their readers.
import { expect, test } from 'vitest';
import { compareVersions, isMatchSpec, parseVersion } from './conda/index.ts';
import { openVexDocument, openVexFeed, readOsvText } from './advisory/index.ts';
import { isFresh, rangeOf } from './http/index.ts';
import { BODY_BOUNDS, exceededBound, isDeeperThan, repeatedKey } from './json/index.ts';
import { missingRepoPrefix, parseRepoTarget, redactTarget } from './repo/index.ts';
import { readSearch } from './search/index.ts';
import { logOptions } from './telemetry/index.ts';
import { growthPerDoubling, LINEAR } from './testing/growth.ts';

const { formatters } = logOptions('probe', ({ message, stack }) => ({ message, stack }));
const file = { size: 10, etag: '"a"', lastModified: 'Mon, 01 Jan 2024 00:00:00 GMT' };
/** Length of a URL or header in characters: Node accepts 16 KiB; a larger size shows the growth better. */
const HEADER = 200_000;
const TEXT = 4_000_000;

/** Header of an OpenVEX document. */
const opening = {
  '@context': 'https://openvex.dev/ns/v0.2.0',
  '@id': 'https://example.org/vex/1',
  author: 'Acme',
  timestamp: '2026-01-01T00:00:00Z',
  version: 1,
};

/** Parsers, with an input by size, and the largest size. */
const boundOf = (text: string) => exceededBound(Buffer.from(text), BODY_BOUNDS);

const GROWING: [string, (size: number) => string, (text: string) => unknown, number, factor?: number][] = [
  [
    'a range of blanks',
    (size) => `bytes=${' '.repeat(size)}-${' '.repeat(size)}x`,
    (range) => rangeOf({ range }, file),
    HEADER,
  ],
  ['a range of digits', (size) => `bytes=${'1'.repeat(size)}x`, (range) => rangeOf({ range }, file), HEADER],
  ['many ETags', (size) => '"x", '.repeat(size), (tags) => isFresh({ 'if-none-match': tags }, '"x1"', ''), HEADER],
  [
    'ETags that never end',
    (size) => 'W/"'.repeat(size),
    (tags) => isFresh({ 'if-none-match': tags }, '"x1"', ''),
    HEADER,
  ],
  ['an address of dots', (size) => `/repo/${'.'.repeat(size)}/`, parseRepoTarget, HEADER],
  ['an address of slashes', (size) => `/repo${'/'.repeat(size)}`, parseRepoTarget, HEADER],
  ['a page of slashes', (size) => `${'/'.repeat(size)}repodata.json`, missingRepoPrefix, HEADER],
  ['an address of parts', (size) => '/organizations/acme/'.repeat(size), missingRepoPrefix, HEADER],
  ['an address to log', (size) => '/t/%25%2574'.repeat(size), redactTarget, HEADER],
  ['an address of tokens', (size) => `/${'tr-a'.repeat(size)}`, redactTarget, HEADER],
  ['a match spec of blanks', (size) => `a${' '.repeat(size)}[`, isMatchSpec, TEXT],
  ['a match spec of brackets', (size) => `a${'[a='.repeat(size)}`, isMatchSpec, TEXT],
  ['a version of dots', (size) => '1.'.repeat(size), (text) => attempt(() => parseVersion(text)), TEXT],
  ['two long versions', (size) => `1${'.1'.repeat(Math.min(size, 30))}`, (text) => compareVersions(text, text), TEXT],
  ['a search of blanks', (size) => `a${' '.repeat(size)}b`, readSearch, TEXT],
  ['a search of quotes', (size) => '"a'.repeat(size), readSearch, TEXT],
  ['nested JSON', (size) => '['.repeat(size), (text) => isDeeperThan(text, 64), TEXT],
  ['a body of escaped quotes', (size) => `"${'\\\\\\"'.repeat(size)}`, boundOf, TEXT],
  ['a body of backslashes', (size) => `"${'\\'.repeat(size)}`, boundOf, TEXT],
  ['a body of texts', (size) => `[${'"a",'.repeat(Math.min(size, 190_000))}1]`, boundOf, TEXT],
  [
    'JSON of keys',
    (size) => `{${Array.from({ length: size }, (_, i) => `"k${i}":1`).join(',')}}`,
    repeatedKey,
    200_000,
    // A set of so many keys outgrows the processor's caches: 2.4 on a quiet machine. Quadratic work has 4.
    3,
  ],
  ['JSON of escapes', (size) => `{"${'\\"'.repeat(size)}":1}`, repeatedKey, TEXT],
  [
    'an advisory of packages',
    (size) =>
      JSON.stringify({
        id: 'X-1',
        affected: Array.from({ length: size }, () => ({ package: { ecosystem: 'PyPI', name: 'a' }, versions: ['1'] })),
      }),
    (text) => readOsvText(text),
    100_000,
  ],
  ['statements of a VEX feed', (size) => vex(size, 1), (text) => openVexFeed.safeParse(JSON.parse(text)), 20_000],
  [
    'products of a VEX document',
    (size) => vex(1, size),
    (text) => openVexDocument.safeParse(JSON.parse(text)),
    200_000,
  ],
  [
    'mistakes of a VEX feed',
    (size) => JSON.stringify({ ...opening, statements: Array.from({ length: size }, () => ({ status: 1 })) }),
    (text) => openVexFeed.safeParse(JSON.parse(text)),
    200_000,
  ],
  [
    'a long product of VEX',
    (size) => vex(1, 1).replace('@1.0', `@${'1.'.repeat(size)}`),
    (text) => openVexDocument.safeParse(JSON.parse(text)),
    TEXT,
  ],
  ['a text to log', (size) => 'x'.repeat(size), (text) => formatters.log({ text, err: new Error(text) }), TEXT],
];

/** An OpenVEX document with so many statements, each about so many products. */
function vex(statements: number, products: number): string {
  const about = Array.from({ length: products }, (_, at) => ({ '@id': `pkg:conda/p${at}@1.0` }));
  const one = { vulnerability: { name: 'CVE-2024-1' }, products: about, status: 'fixed' };
  return JSON.stringify({ ...opening, statements: Array.from({ length: statements }, () => one) });
}

function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // Rejecting the input is fine.
  }
}

test.each(GROWING)('reading %s takes linear time', { timeout: 300_000 }, (_what, make, read, most, factor = LINEAR) => {
  expect(growthPerDoubling(make, (text) => read(text), { most })).toBeLessThanOrEqual(factor);
});
