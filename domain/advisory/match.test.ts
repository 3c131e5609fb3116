import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findingsOf,
  fixOverlay,
  mappingSchema,
  matchFile,
  openVexDocument,
  readCurl,
  readOpenssl,
  readOsv,
  vexStatement,
  writeOpenVex,
} from './index.ts';
import { parseVersionSpec } from '../conda/index.ts';
import type { AskedFile, Known, OsvAdvisory } from './index.ts';

interface Vector {
  id: string;
  title: string;
  record: AskedFile;
  mapping: unknown;
  advisories: unknown[];
  overlay?: unknown[];
  expect: { state: string; reason: string; flags?: string[] };
}

const { vectors } = JSON.parse(readFileSync(new URL('./testing/vectors.json', import.meta.url), 'utf8')) as {
  vectors: Vector[];
};

function osv(fields: object): OsvAdvisory {
  const reading = readOsv({
    id: 'TEST-1',
    modified: '2026-11-01T00:00:00Z',
    published: '2026-10-01T00:00:00Z',
    ...fields,
  });
  if (reading.ok || reading.advisory !== undefined) return reading.advisory!;
  throw new Error(reading.message);
}

type Events = Record<string, string>[];
const pypi = { ecosystem: 'PyPI', name: 'x' };
const entry = (ranges: Events[], versions: string[] = [], of = pypi, type = 'ECOSYSTEM') => ({
  package: of,
  ranges: ranges.map((events) => ({ type, events })),
  versions,
});
const mapped = (of: { ecosystem: string; name: string } = pypi, more: object = {}, role = 'self') =>
  mappingSchema.parse({ role, mappings: [{ ...of, confidence: 'high', origin: 'test', ...more }] });

/** Returns `state: reason` of a version of x for one entry. */
function said(version: string, affected: object, mapping = mapped(), more: object = {}): string {
  const { state, reason, flags } = matchFile({ name: 'x', version }, mapping, [osv({ affected: [affected], ...more })]);
  return [`${state}: ${reason}`, ...flags].join(', ');
}

describe('records with advisories', () => {
  test.each(vectors.map((vector) => [vector.id, vector.title, vector] as const))('%s %s', (_id, _title, vector) => {
    const { state, reason, flags } = matchFile(
      vector.record,
      mappingSchema.parse(vector.mapping),
      vector.advisories.map((one) => osv(one as object)),
      { vex: [], overlays: fixOverlay.array().parse(vector.overlay ?? []) },
    );
    expect({ state, reason, flags }).toEqual({ flags: [], ...vector.expect });
  });
});

describe('versions of an ecosystem', () => {
  const cpe = (name: string) => ({ ecosystem: 'CPE', name });
  test.each([
    [
      'PyPI spells a candidate in two ways',
      '2.3rc1',
      [{ introduced: '0' }, { fixed: '2.3-rc.1' }],
      pypi,
      'fixed: after-fix',
    ],
    [
      'PyPI has development versions before alphas',
      '1.0.dev1',
      [{ introduced: '1.0a1' }],
      pypi,
      'not_affected: outside',
    ],
    [
      'a local version is beyond its public one',
      '2.0+cu118',
      [{ introduced: '0' }, { fixed: '2.0' }],
      pypi,
      'fixed: after-fix',
    ],
    [
      'a local build of the last affected version is affected',
      '2.0+cu118',
      [{ introduced: '0' }, { last_affected: '2.0' }],
      pypi,
      'affected: in-range',
    ],
    [
      'a local build of a later version is not',
      '2.0.1+cu118',
      [{ introduced: '0' }, { last_affected: '2.0' }],
      pypi,
      'fixed: after-fix',
    ],
    ['a leading v', '1.2', [{ introduced: 'v1.1' }, { fixed: 'v1.3' }], cpe('a:b'), 'affected: in-range'],
    [
      'letters of OpenSSL come after',
      '1.1.1w',
      [{ introduced: '1.1.1' }, { fixed: '1.1.1x' }],
      cpe('openssl:openssl'),
      'affected: in-range',
    ],
    [
      'the number before its letters',
      '1.0.2',
      [{ introduced: '1.0.2' }, { fixed: '1.0.2k' }],
      cpe('openssl:openssl'),
      'affected: in-range',
    ],
    [
      'two letters after one',
      '1.0.2zj',
      [{ introduced: '1.0.2' }, { fixed: '1.0.2z' }],
      cpe('openssl:openssl'),
      'fixed: after-fix',
    ],
    [
      'nobody said what the letters mean',
      '1.1.1w',
      [{ introduced: '1.1.1' }, { fixed: '1.1.1x' }],
      cpe('a:b'),
      'unknown: bound-unreadable',
    ],
    [
      'letters that do not matter',
      '3.0',
      [{ introduced: '1.1.1' }, { fixed: '1.1.1x' }],
      cpe('a:b'),
      'fixed: after-fix',
    ],
    [
      'a candidate of semver',
      '2.0.0rc1',
      [{ introduced: '0' }, { fixed: '2.0.0-rc.2' }],
      { ecosystem: 'npm', name: 'x' },
      'affected: in-range',
    ],
    [
      'a number after a hyphen is before the release',
      '1.0.0',
      [{ introduced: '0' }, { fixed: '1.0.0-1' }],
      { ecosystem: 'npm', name: 'x' },
      'fixed: after-fix',
    ],
    [
      'build metadata say nothing',
      '1.0.0',
      [{ introduced: '0' }, { fixed: '1.0.0+7' }],
      { ecosystem: 'crates.io', name: 'x' },
      'fixed: after-fix',
    ],
    [
      'a gem after its candidates',
      '2.0.0',
      [{ introduced: '2.0.0.beta' }, { fixed: '2.0.0.rc2' }],
      { ecosystem: 'RubyGems', name: 'x' },
      'fixed: after-fix',
    ],
    [
      'a gem whose letters are of a candidate',
      '2.0.0.b',
      [{ introduced: '0' }, { fixed: '2.0.0' }],
      { ecosystem: 'RubyGems', name: 'x' },
      'affected: in-range',
    ],
    [
      'the first beta is no letter of a release',
      '2.0',
      [{ introduced: '1.0' }, { fixed: '2.0-beta' }],
      cpe('a:b'),
      'fixed: after-fix',
    ],
    [
      'a release of Maven by its word',
      '1.0.Final',
      [{ introduced: '1.0' }, { fixed: '1.1' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'affected: in-range',
    ],
    [
      'a service pack of Maven comes after',
      '1.0_sp1',
      [{ introduced: '0' }, { fixed: '1.0' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'fixed: after-fix',
    ],
    [
      'a snapshot of Maven comes before',
      '1.0_SNAPSHOT',
      [{ introduced: '1.0' }, { fixed: '1.1' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'not_affected: outside',
    ],
    [
      'candidates of Maven by either word',
      '1.0_rc2',
      [{ introduced: '1.0-CR1' }, { fixed: '1.0' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'affected: in-range',
    ],
    [
      'milestones of Maven before its candidates',
      '2.0.M3',
      [{ introduced: '2.0-beta-2' }, { fixed: '2.0-rc1' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'affected: in-range',
    ],
    [
      'a word of Maven that nobody knows comes after',
      '31.1_jre',
      [{ introduced: '0' }, { fixed: '31.1' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'fixed: after-fix',
    ],
    [
      'numbers of Maven after words',
      '1.0.1',
      [{ introduced: '1.0-sp9' }, { fixed: '1.1' }],
      { ecosystem: 'Maven', name: 'g:x' },
      'affected: in-range',
    ],
    [
      'a build of Pub repairs its version',
      '1.0.1',
      [{ introduced: '1.0.0' }, { fixed: '1.0.1+1' }],
      { ecosystem: 'Pub', name: 'x' },
      'affected: in-range',
    ],
    [
      'a preview of NuGet',
      '6.0.0_preview.3',
      [{ introduced: '6.0.0-preview.1' }, { fixed: '6.0.0' }],
      { ecosystem: 'NuGet', name: 'x' },
      'affected: in-range',
    ],
    [
      'before the last of several limits',
      '1.2',
      [{ introduced: '1.0' }, { limit: '1.2' }, { limit: '1.4' }],
      pypi,
      'affected: in-range',
    ],
    [
      'from the last of several limits on',
      '1.4',
      [{ introduced: '1.0' }, { limit: '1.2' }, { limit: '1.4' }],
      pypi,
      'not_affected: outside',
    ],
    [
      'between two pairs that limits end',
      '2.5',
      [{ introduced: '1' }, { limit: '2' }, { introduced: '3' }, { limit: '4' }],
      pypi,
      'not_affected: outside',
    ],
    [
      'a commit of Go before any release',
      '2024.1.2',
      [{ introduced: '0' }, { fixed: '0.0.0-20240131185645-0ae4915a9391' }],
      { ecosystem: 'Go', name: 'x' },
      'unknown: bound-unreadable',
    ],
    [
      'a date of MinIO',
      '2025.10.15.17.29.54',
      [{ introduced: '0' }, { fixed: 'RELEASE.2025-10-15T17-29-55Z' }],
      cpe('minio:minio'),
      'affected: in-range',
    ],
    [
      'the same date of somebody else',
      '2025.1.1',
      [{ introduced: '0' }, { fixed: 'RELEASE.2025-10-15T17-29-55Z' }],
      cpe('a:b'),
      'unknown: bound-unreadable',
    ],
    [
      'revisions of a distribution',
      '1.0',
      [{ introduced: '0' }, { fixed: '1.2-3' }],
      { ecosystem: 'Debian:12', name: 'x' },
      'unknown: bound-unreadable',
    ],
    [
      'what a distribution has not repaired, the project may have',
      '1.0',
      [{ introduced: '0' }],
      { ecosystem: 'Debian:12', name: 'x' },
      'unknown: bound-unreadable',
    ],
    [
      'numbers that differ only beyond what a float holds',
      '9007199254740993',
      [{ introduced: '0' }, { fixed: '9007199254740993' }],
      pypi,
      'fixed: after-fix',
    ],
    [
      'the same in a patch of semver',
      '1.0.9007199254740992',
      [{ introduced: '0' }, { fixed: '1.0.9007199254740993' }],
      { ecosystem: 'npm', name: 'x' },
      'affected: in-range',
    ],
    [
      'the same in a candidate of semver',
      '1.0.0-9007199254740992',
      [{ introduced: '0' }, { fixed: '1.0.0-9007199254740993' }],
      { ecosystem: 'npm', name: 'x' },
      'affected: in-range',
    ],
    ['a pattern', '4.2', [{ introduced: '0' }, { last_affected: '4.*' }], cpe('a:b'), 'unknown: bound-unreadable'],
    ['prose', '12.0', [{ introduced: '0' }, { fixed: '12.9 update 1' }], cpe('a:b'), 'unknown: bound-unreadable'],
    [
      'a commit',
      '12.0',
      [{ introduced: '0' }, { fixed: 'a218cafe4d3be005ab0c61130f90db4d21afb5db' }],
      cpe('a:b'),
      'unknown: bound-unreadable',
    ],
    ['a word', '12.0', [{ introduced: '0' }, { fixed: 'unspecified' }], cpe('a:b'), 'unknown: bound-unreadable'],
    [
      'CRAN writes a hyphen',
      '1.6_5',
      [{ introduced: '0' }, { fixed: '1.6-5' }],
      { ecosystem: 'CRAN', name: 'x' },
      'fixed: after-fix',
    ],
    [
      'phases in words',
      '3.12.0a9',
      [{ introduced: '3.12.0-alpha0' }, { fixed: '3.12.0-alpha8' }],
      cpe('python:python'),
      'fixed: after-fix',
    ],
    ['a limit of everything', '1.0', [{ introduced: '0' }, { limit: '*' }], pypi, 'affected: in-range, open-range'],
    ['the last affected one', '2.0', [{ introduced: '0' }, { last_affected: '2.0.0' }], pypi, 'affected: in-range'],
  ] as const)('%s: %s', (_what, version, events, of, answer) => {
    expect(said(version, entry([events as unknown as Events], [], of), mapped(of))).toBe(answer);
  });

  test.each([
    ['the text', '2.3rc1', ['2.3rc1'], 'affected: listed'],
    ['equal for PyPI', '2.3rc1', ['2.3-rc1'], 'affected: listed'],
    ['equal by zeros', '1.0', ['1.0.0'], 'affected: listed'],
    ['another one', '1.1', ['1.0'], 'not_affected: outside'],
    [
      'a number that differs in its last digit only',
      '20240101120000001',
      ['20240101120000000'],
      'not_affected: outside',
    ],
  ])('a list holds %s', (_what, version, versions, answer) => {
    expect(said(version, entry([], versions))).toBe(answer);
  });

  test.each(['1.6_5', '1.6.5', '1.6-5'])('a list of CRAN holds %s as 1.6-5', (version) => {
    const of = { ecosystem: 'CRAN', name: 'x' };
    expect(said(version, entry([], ['1.6-5'], of), mapped(of))).toBe('affected: listed');
    // To PyPI it is a later release of 1.6.
    expect(said('1.6.5', entry([], ['1.6-5']))).toBe('not_affected: outside');
  });

  test.each([
    ['2.45.1', ['binutils-2_45_1'], 'affected: listed'],
    ['2.4.0', ['R_2_4_0'], 'affected: listed'],
    ['2.13.2', ['VER-2-13-2'], 'affected: listed'],
    ['1.14.4', ['temp-1.14.4-3'], 'affected: listed'],
    ['3.0.0', ['v3.0.0-rc1'], 'fixed: after-fix'],
    // CPython's.
    ['3.12.0a8', ['v3.12.0a8'], 'affected: listed'],
    ['3.12.0', ['v3.12.0b1', 'v3.12.0rc2'], 'fixed: after-fix'],
    ['2.46', ['x-2.44', 'x-2.45'], 'fixed: after-fix'],
    ['2.43', ['x-2.44', 'x-2.45'], 'unknown: git-only'],
    ['2.44.5', ['x-2.44', 'x-2.45'], 'unknown: git-only'],
  ])('%s and the tags %j: %s', (version, versions, answer) => {
    const of = { ecosystem: 'OSS-Fuzz', name: 'x' };
    const commits = {
      type: 'GIT',
      repo: 'https://example.org',
      events: [{ introduced: '0' }, { fixed: 'a'.repeat(40) }],
    };
    expect(said(version, { ...entry([], versions, of), ranges: [commits] }, mapped(of))).toBe(answer);
    // Without a fix nothing that is beyond the tags is known to have it.
    const open = { ...commits, events: commits.events.slice(0, 1) };
    const without = said(version, { ...entry([], versions, of), ranges: [open] }, mapped(of));
    expect(without).toBe(answer.startsWith('fixed') ? 'unknown: git-only' : answer);
  });

  test('what gives no versions is not decided', () => {
    expect(said('1.0', { package: pypi })).toBe('unknown: git-only');
    expect(said('1.0', { package: pypi, database_specific: { notes: ['unparsed:"prior to 5.4.3"'] } })).toBe(
      'unknown: bound-unreadable',
    );
  });
});

describe('events', () => {
  const bound = fc.constantFrom('0', '1.0', '1.5', '2.0rc1', '2.0', '2.1', '3.0');
  const version = fc.constantFrom('0.5', '1.0', '1.2', '2.0rc1', '2.0', '2.0.1', '2.5', '3.0', '4.0');
  const end = fc.constantFrom('fixed', 'limit');
  const range = fc.uniqueArray(bound, { minLength: 1, maxLength: 6 }).chain((bounds) =>
    end.map((kind) => {
      const sorted = bounds.toSorted(
        (a, b) => Number.parseFloat(a) - Number.parseFloat(b) || (a.includes('rc') ? -1 : 1),
      );
      return sorted.map((text, index) => ({ [index % 2 === 0 ? 'introduced' : kind]: text }));
    }),
  );

  test('mean the same in any order', () => {
    fc.assert(
      fc.property(
        range.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
        version,
        ([events, shuffled], text) => {
          expect(said(text, entry([shuffled]))).toBe(said(text, entry([events])));
        },
      ),
    );
  });

  test('one more fix never makes an older version clean', () => {
    fc.assert(
      fc.property(range, version, bound, (events, text, fix) => {
        const older = said(fix === '0' ? '0.1' : text, entry([[{ introduced: '0' }, { fixed: fix }]])).startsWith(
          'affected',
        );
        fc.pre(older && fix !== '0');
        const before = said(text, entry([events]));
        const after = said(text, entry([[...events, { fixed: fix }]]));
        if (before.startsWith('affected')) expect(after).toMatch(/^affected/);
      }),
    );
  });

  test('ranges in two records of one fault answer as in one', () => {
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 2, maxLength: 4 }),
        fc.subarray(['1.0', '2.0', '9']),
        version,
        (ranges, versions, text) => {
          const one = osv({ id: 'CVE-2026-0001', affected: [entry(ranges, versions)] });
          const parts = ranges.map((part, index) =>
            osv({
              id: `TEST-${index}`,
              aliases: ['CVE-2026-0001'],
              affected: [entry([part], index === 0 ? versions : [])],
            }),
          );
          const file = { name: 'x', version: text };
          const { state, reason } = matchFile(file, mapped(), [one]);
          expect(findingsOf(file, mapped(), parts)).toMatchObject([{ state, reason }]);
        },
      ),
    );
  });
});

describe('what a package is', () => {
  const hit = entry([[{ introduced: '0' }, { fixed: '2' }]]);
  test.each([
    ['nobody said it', mappingSchema.parse({ mappings: [] }), 'unknown: no-mapping'],
    ['low confidence', mapped(pypi, { confidence: 'low' }), 'unknown: weak-mapping'],
    ['a sibling, however sure', mapped(pypi, { relation: 'sibling' }), 'unknown: weak-mapping'],
    ['an umbrella', mapped(pypi, { relation: 'umbrella', confidence: 'low' }), 'unknown: weak-mapping'],
    ['a rule', mapped(pypi, { confidence: 'medium' }), 'affected: in-range'],
    ['a part with its own name', mapped(pypi, {}, 'part'), 'affected: in-range'],
    ['something else', mapped({ ecosystem: 'PyPI', name: 'y' }), 'not_affected: other-package'],
    ['the same word elsewhere', mapped({ ecosystem: 'npm', name: 'x' }), 'not_affected: other-package'],
    ['no code', mapped(pypi, {}, 'no-code'), 'not_affected: no-code'],
    ['a metapackage', mapped(pypi, {}, 'metapackage'), 'not_affected: no-code'],
    [
      'no code, and a hint at something else',
      mapped({ ecosystem: 'CPE', name: 'a:b' }, { confidence: 'low', relation: 'umbrella' }, 'no-code'),
      'not_affected: no-code',
    ],
    [
      'a package URL',
      mappingSchema.parse({ mappings: [{ purl: 'pkg:pypi/X', confidence: 'high' }] }),
      'affected: in-range',
    ],
  ])('%s', (_what, mapping, answer) => {
    expect(said('1.0', hit, mapping)).toBe(answer);
  });

  test('skips package URLs without advisories, and reports invalid ones', () => {
    expect(
      mappingSchema.parse({
        mappings: [{ purl: 'pkg:github/madler/zlib' }, { purl: 'pkg:pypi/x', confidence: 'high' }],
      }).identities,
    ).toMatchObject([{ ecosystem: 'PyPI', name: 'x' }]);
    expect(mappingSchema.safeParse({ mappings: [{ purl: 'zlib' }] }).success).toBe(false);
  });

  test('a list names the local builds of its versions', () => {
    expect(said('2.0+cu118', entry([], ['2.0']))).toBe('affected: listed');
    expect(said('2.0+cu118', entry([], ['2.0+cu117']))).toBe('not_affected: outside');
  });

  test('a hint outside the range says nothing; one that cannot be evaluated stays open', () => {
    const hint = mapped(pypi, { confidence: 'low' });
    // The actual package is unknown, so it isn't clean either.
    expect(said('3.0', hit, hint)).toBe('unknown: weak-mapping');
    const both = mappingSchema.parse({ mappings: [{ ...pypi }, { purl: 'pkg:cargo/y', confidence: 'high' }] });
    expect(said('3.0', hit, both)).toBe('not_affected: other-package');
    expect(said('3.0', entry([[{ introduced: '0' }, { fixed: 'soon' }]]), hint)).toBe('unknown: weak-mapping');
  });

  test('names are compared as their ecosystem does', () => {
    const of = { ecosystem: 'PyPI', name: 'Ruamel_Yaml' };
    expect(
      said('1.0', entry([[{ introduced: '0' }]], [], of), mapped({ ecosystem: 'PyPI', name: 'ruamel.yaml' })),
    ).toMatch(/^affected/);
  });

  test.each([
    ['pkg:golang/github.com/burntsushi/toml', 'Go', 'github.com/BurntSushi/toml'],
    ['pkg:nuget/newtonsoft.json', 'NuGet', 'Newtonsoft.Json'],
    ['pkg:composer/laravel/framework', 'Packagist', 'Laravel/Framework'],
    ['pkg:hex/phoenix', 'Hex', 'Phoenix'],
    ['pkg://pypi/Ruamel_Yaml', 'PyPI', 'ruamel.yaml'],
  ])('the package URL %s is the package %s %s', (purl, ecosystem, name) => {
    const mapping = mappingSchema.parse({ mappings: [{ purl, confidence: 'high' }] });
    expect(said('1.0', entry([[{ introduced: '0' }, { fixed: '2' }]], [], { ecosystem, name }), mapping)).toBe(
      'affected: in-range',
    );
  });

  test('malicious packages are named exactly, never guessed', () => {
    const evil = { id: 'MAL-2026-0001' };
    const listed = entry([], ['1.0']);
    expect(said('1.0', listed, mapped(), evil)).toBe('affected: listed, malicious');
    expect(said('1.0', listed, mapped(pypi, { confidence: 'medium' }), evil)).toBe('unknown: weak-mapping');
    expect(said('1.0', listed, mapped(pypi, { confidence: 'low' }), evil)).toBe('unknown: weak-mapping');
  });
});

describe('sources of one fault', () => {
  const file = { name: 'x', version: '1.0' };
  const inRange = entry([[{ introduced: '0' }, { fixed: '2' }]]);
  const fixed = entry([[{ introduced: '0' }, { fixed: '0.9' }]]);
  const commits = { package: pypi, ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] };

  test('the gravest word counts, and a withdrawn one is silent', () => {
    const group = (...entries: object[]) =>
      entries.map((one, index) => osv({ id: `TEST-${index}`, aliases: ['CVE-2026-0001'], affected: [one] }));
    const answers = (...advisories: OsvAdvisory[]) =>
      findingsOf(file, mapped(), advisories).map(({ group: { id }, state, reason }) => `${id} ${state}: ${reason}`);
    expect(answers(...group(fixed, inRange))).toEqual(['CVE-2026-0001 affected: in-range']);
    expect(answers(...group(fixed, commits))).toEqual(['CVE-2026-0001 unknown: git-only']);
    expect(answers(...group(commits, inRange))).toEqual(['CVE-2026-0001 affected: in-range']);
    const taken = osv({
      id: 'TEST-9',
      aliases: ['CVE-2026-0001'],
      withdrawn: '2026-10-20T00:00:00Z',
      affected: [inRange],
    });
    expect(answers(taken, ...group(fixed))).toEqual(['CVE-2026-0001 fixed: after-fix']);
    expect(answers(taken)).toEqual(['CVE-2026-0001 not_affected: withdrawn']);
  });

  test('a rejected CVE is withdrawn', () => {
    expect(said('1.0', inRange, mapped(), { summary: '** REJECT ** Do not use.' })).toBe('not_affected: withdrawn');
  });

  const ids = (...advisories: { id: string; aliases?: string[] }[]) =>
    findingsOf(
      file,
      mapped(),
      advisories.map((one) => osv({ ...one, affected: [inRange] })),
    )
      .map(({ group }) => `${group.id}${group.split ? ' split' : ''}: ${group.members.length}`)
      .sort();

  test('merges aliases, also through an ID without an advisory', () => {
    expect(ids({ id: 'GHSA-a', aliases: ['CVE-2026-1'] }, { id: 'PYSEC-1', aliases: ['CVE-2026-1'] })).toEqual([
      'CVE-2026-1: 2',
    ]);
    expect(ids({ id: 'PYSEC-1', aliases: ['GHSA-a'] }, { id: 'GHSA-a', aliases: ['PYSEC-1'] })).toEqual(['GHSA-a: 2']);
    expect(ids({ id: 'PYSEC-1' }, { id: 'PYSEC-2' })).toEqual(['PYSEC-1: 1', 'PYSEC-2: 1']);
  });

  test('two CVEs or more than 12 ids are not one fault', () => {
    expect(
      ids(
        { id: 'GHSA-a', aliases: ['CVE-2026-1', 'CVE-2026-2'] },
        { id: 'CVE-2026-1' },
        { id: 'PYSEC-1', aliases: ['CVE-2026-2'] },
      ),
    ).toEqual(['CVE-2026-1 split: 1', 'CVE-2026-2 split: 1', 'GHSA-a split: 1']);
    const many = Array.from({ length: 12 }, (_, index) => `OSV-${index}`);
    expect(ids({ id: 'OSV-99', aliases: many })).toEqual(['OSV-99 split: 1']);
    expect(ids({ id: 'OSV-99', aliases: many.slice(1) })).toEqual(['OSV-1: 1']);
  });
});

describe('flags of a hit', () => {
  const file = { name: 'x', version: '3.10.20', timestamp: Date.parse('2026-11-01T00:00:00Z'), subdir: 'linux-64' };
  const flags = (version: string, events: object[], more: object = {}, of: object = {}) =>
    matchFile({ ...file, version, ...of }, mapped(), [osv({ affected: [entry([events as Events])], ...more })]).flags;
  test('an older branch that was built later', () => {
    const events = [{ introduced: '0' }, { fixed: '3.13.10' }];
    expect(flags('3.10.20', events)).toEqual(['branch']);
    expect(flags('3.13.2', events)).toEqual([]);
    expect(flags('3.10.20', events, { published: '2026-11-02T00:00:00Z' })).toEqual([]);
    expect(flags('3.10.20', events, {}, { timestamp: Date.parse('2026-11-01T00:00:00Z') / 1000 })).toEqual(['branch']);
  });
  test('a range without an end, a fix that is a typing error, another platform', () => {
    expect(flags('1.0', [{ introduced: '0' }])).toEqual(['open-range']);
    expect(flags('1.60', [{ introduced: '1.53' }, { fixed: '154.3' }], {}, { timestamp: null })).toEqual([
      'bound-suspicious',
    ]);
    const closed = [{ introduced: '0' }, { fixed: '9' }];
    expect(flags('8', closed, { summary: 'Batch files on Windows are run' }, { timestamp: null })).toEqual([
      'platform',
    ]);
    expect(
      flags('8', closed, { summary: 'Batch files on Windows are run' }, { timestamp: null, subdir: 'win-64' }),
    ).toEqual([]);
    expect(flags('8', closed, { summary: 'Overflow on 32-bit platforms' }, { timestamp: null })).toEqual(['platform']);
    expect(flags('8', closed, { summary: 'Overflow on Windows and Linux' }, { timestamp: null })).toEqual([]);
  });
});

describe('statements and patches', () => {
  const file = {
    name: 'ffmpeg',
    version: '7.1.1',
    build: 'gpl_h_106',
    build_number: 106,
    subdir: 'osx-64',
    channel: 'conda-forge',
    filename: 'ffmpeg-7.1.1-gpl_h_106.conda',
  };
  const of = { ecosystem: 'CPE', name: 'ffmpeg:ffmpeg' };
  const advisory = osv({
    id: 'TEST-1',
    aliases: ['CVE-2025-22921'],
    affected: [entry([[{ introduced: '7.0' }, { fixed: '8.0' }]], [], of)],
  });
  const statement = (product: string, status: string, more: object = {}) =>
    vexStatement.parse({ vulnerability: { name: 'CVE-2025-22921' }, products: [{ '@id': product }], status, ...more });
  const answer = (known: Partial<Known>, asked: AskedFile = file) => {
    const { state, reason } = matchFile(asked, mapped(of), [advisory], { vex: [], overlays: [], ...known });
    return `${state}: ${reason}`;
  };

  test('the most exact product wins, then the newest statement', () => {
    const name = statement('pkg:conda/ffmpeg?channel=conda-forge', 'not_affected', {
      timestamp: '2026-11-22T00:00:00Z',
    });
    const range = statement('pkg:conda/ffmpeg?vers=vers:conda/%3E%3D7|%3C8', 'under_investigation');
    const version = statement('pkg:conda/ffmpeg@7.1.1', 'affected');
    const build = statement(
      'pkg:conda/ffmpeg@7.1.1?build=gpl_h_106&channel=conda-forge&subdir=osx-64&type=conda',
      'fixed',
    );
    expect(answer({ vex: [name] })).toBe('not_affected: vex');
    expect(answer({ vex: [range, name] })).toBe('unknown: vex');
    expect(answer({ vex: [range, version, name] })).toBe('affected: vex');
    expect(answer({ vex: [build, range, version, name] })).toBe('fixed: vex');
    expect(answer({ vex: [build, range, version, name] }, { ...file, build: 'gpl_h_105' })).toBe('affected: vex');
    const older = statement('pkg:conda/ffmpeg?channel=conda-forge', 'affected', { timestamp: '2026-11-21T00:00:00Z' });
    expect([answer({ vex: [name, older] }), answer({ vex: [older, name] })]).toEqual([
      'not_affected: vex',
      'not_affected: vex',
    ]);
  });

  test.each([
    ['>=1,<2', 'vers%3Aconda%2F%3E%3D1%7C%3C2'],
    ['<2|>=3,<=4|5.0|>6', 'vers%3Aconda%2F%3C2%7C%3E%3D3%7C%3C%3D4%7C5.0%7C%3E6'],
    ['>=3,<4|>=1,<2', null],
    ['1.*', null],
    ['>=1,!=1.5', null],
    ['>=1!2', null],
  ])(
    "writes versions %s as VERS, or as a conda spec if VERS can't express them, and reads them back",
    (versions, vers) => {
      const document = writeOpenVex({ id: 'https://hub.example', author: 'Acme', at: new Date(0), version: 1 }, [
        {
          id: '1',
          fault: 'CVE-2026-1',
          aliases: [],
          name: 'x',
          versions,
          build: null,
          subdir: null,
          channel: null,
          status: 'fixed',
          justification: null,
          note: '',
          at: new Date(0),
        },
      ]);
      const { statements } = document as { statements: { products: { '@id': string }[] }[] };
      expect(statements[0]!.products[0]!['@id']).toBe(
        vers === null ? `pkg:conda/x?version_range=${encodeURIComponent(versions)}` : `pkg:conda/x?vers=${vers}`,
      );
      const read = openVexDocument.parse(document).statements[0]!.products[0]!;
      for (const version of ['0.5', '1', '1.5', '2', '3.5', '4', '5.0', '6', '7', '1!2', '1!3'])
        expect([version, parseVersionSpec(read.range!).matches(version)]).toEqual([
          version,
          parseVersionSpec(versions).matches(version),
        ]);
    },
  );

  test('what others say counts only where the hub is silent', () => {
    const own = statement('pkg:conda/ffmpeg', 'affected');
    const other = statement('pkg:conda/ffmpeg@7.1.1', 'not_affected', { own: false });
    expect([answer({ vex: [own, other] }), answer({ vex: [other] })]).toEqual(['affected: vex', 'not_affected: vex']);
  });

  test.each([
    ['another fault', { vulnerability: { name: 'CVE-2025-1' } }, 'pkg:conda/ffmpeg'],
    ['another package', {}, 'pkg:conda/x264'],
    ['another version', {}, 'pkg:conda/ffmpeg@7.1'],
    ['another platform', {}, 'pkg:conda/ffmpeg?subdir=linux-64'],
    ['another channel', {}, 'pkg:conda/ffmpeg?channel=bioconda'],
    ['another format', {}, 'pkg:conda/ffmpeg?type=tar.bz2'],
    ['a product that is nowhere', {}, 'pkg:oci/ffmpeg'],
  ])('a statement about %s says nothing', (_what, more, product) => {
    expect(answer({ vex: [statement(product, 'not_affected', more)] })).toBe('affected: in-range');
  });

  test('a withdrawn fault stays withdrawn', () => {
    const taken = { ...advisory, withdrawn: '2026-01-01T00:00:00Z' };
    const known = { vex: [statement('pkg:conda/ffmpeg', 'affected')], overlays: [] };
    expect(matchFile(file, mapped(of), [taken], known)).toMatchObject({ state: 'not_affected', reason: 'withdrawn' });
  });

  test('a statement is about its fault alone', () => {
    const other = osv({
      id: 'CVE-2025-99999',
      affected: advisory.affected.map(() => entry([[{ introduced: '0' }]], [], of)),
    });
    const known = { vex: [statement('pkg:conda/ffmpeg', 'not_affected')], overlays: [] };
    expect(matchFile(file, mapped(of), [advisory, other], known).state).toBe('affected');
  });

  test('build numbers count within their platforms; a hash within itself', () => {
    const overlays = fixOverlay.array().parse([
      {
        name: 'ffmpeg',
        version: '7.1.1',
        cve: 'CVE-2025-22921',
        fixed_builds: [{ subdirs: ['osx-64'], from: 106 }, { subdirs: ['linux-64'], from: 906 }, { sha256: ['ab'] }],
      },
    ]);
    expect(answer({ overlays })).toBe('fixed: build-fixed');
    expect(answer({ overlays }, { ...file, build_number: 105 })).toBe('affected: in-range');
    expect(answer({ overlays }, { ...file, subdir: 'linux-64', build_number: 905 })).toBe('affected: in-range');
    expect(answer({ overlays }, { ...file, subdir: 'win-64', build_number: 999 })).toBe('affected: in-range');
    expect(answer({ overlays }, { ...file, subdir: 'win-64', sha256: 'ab' })).toBe('fixed: build-fixed');
    expect(answer({ overlays }, { ...file, version: '7.1' })).toBe('affected: in-range');
  });
});

describe('reads advisories of projects', () => {
  const openssl = mapped({ ecosystem: 'CPE', name: 'openssl:openssl' });
  const state = (version: string, entries: object[]): string => {
    const reading = readOpenssl({
      cveMetadata: { cveId: 'CVE-2026-1003', state: 'PUBLISHED' },
      containers: { cna: { title: 'A fault', datePublic: '2026-11-01T00:00:00.000Z', affected: entries } },
    });
    return matchFile({ name: 'openssl', version }, openssl, [reading!.advisory!]).state;
  };
  const to = (version: string, lessThan: string) => ({ version, lessThan, status: 'affected', versionType: 'custom' });

  test.each([
    ['1.1.1w', 'affected'],
    ['1.1.1x', 'fixed'],
    ['1.0.2zk', 'affected'],
    ['1.0.2zl', 'fixed'],
    ['3.0.8', 'fixed'],
    ['0.9.8', 'not_affected'],
  ])('OpenSSL %s is %s by branches with letters', (version, expected) => {
    const versions = [to('3.0.0', '3.0.8'), to('1.1.1', '1.1.1x'), to('1.0.2', '1.0.2zl')];
    expect(state(version, [{ defaultStatus: 'unaffected', versions }])).toBe(expected);
  });

  test('what OpenSSL says in a way that are no ranges is unknown, never clean', () => {
    expect(
      state('3.0.8', [{ defaultStatus: 'affected', versions: [{ version: '3.0.8', status: 'unaffected' }] }]),
    ).toBe('unknown');
    expect(state('3.0.8', [{ versions: [{ version: '1a2b3c', status: 'affected', versionType: 'git' }] }])).toBe(
      'unknown',
    );
  });

  test("an entry of curl's list concerns the product that it is in", () => {
    const entryOf = (affects: string) =>
      readCurl({
        id: 'CURL-CVE-2026-1',
        modified: '2026-11-01T00:00:00Z',
        database_specific: { affects },
        affected: [{ ranges: [{ type: 'SEMVER', events: [{ introduced: '7.0' }, { fixed: '8.1.0' }] }], versions: [] }],
      })!.advisory!;
    const library = mapped({ ecosystem: 'CPE', name: 'haxx:libcurl' });
    const of = (affects: string, version: string) =>
      matchFile({ name: 'libcurl', version }, library, [entryOf(affects)]).state;
    expect([of('lib', '8.0.1'), of('both', '8.0.1'), of('tool', '8.0.1'), of('lib', '8.1.0')]).toEqual([
      'affected',
      'affected',
      'not_affected',
      'fixed',
    ]);
  });
});
