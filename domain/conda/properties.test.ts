import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareVersions,
  InvalidMatchSpec,
  InvalidVersion,
  InvalidVersionSpec,
  matchSpec,
  parseMatchSpec,
  parseVersion,
  parseVersionSpec,
} from './index.ts';

const part = fc.oneof(
  fc.nat({ max: 30 }).map(String),
  fc.constantFrom('a', 'b', 'rc', 'dev', 'post', 'alpha', 'z', '*', '007', '20240101123456789'),
);
const segment = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const segments = fc.array(segment, { minLength: 1, maxLength: 4 }).map((list) => list.join('.'));
const version = fc
  .tuple(
    fc.constantFrom('', '', '', '1!'),
    segments,
    fc.constantFrom('', '', '_'),
    fc.oneof(
      fc.constant(''),
      fc.constant(''),
      segments.map((text) => `+${text}`),
    ),
  )
  .map((pieces) => pieces.join(''));

const plainVersion = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join('.'));
const clause = fc.oneof(
  fc
    .tuple(fc.constantFrom('==', '>=', '<=', '<', '>', '!=', '', '='), plainVersion)
    .map(([operator, text]) => operator + text),
  fc.tuple(fc.constantFrom('', '=', '!='), plainVersion).map(([operator, text]) => `${operator}${text}.*`),
  plainVersion.map((text) => `~=0.${text}`),
  fc.constant('*'),
);
const versionSpec = fc.letrec<{ spec: string }>((tie) => ({
  spec: fc.oneof(
    { depthSize: 'small' },
    clause,
    fc
      .tuple(tie('spec'), fc.constantFrom(',', '|'), tie('spec'))
      .map(([left, joint, right]) => `${left}${joint}${right}`),
    tie('spec').map((spec) => `(${spec})`),
  ),
})).spec;

const spiced = fc
  .array(
    fc.constantFrom(
      ...'numpy=<>!~[]()\'"|,:*^$./-_#@ 10\\{}+;é\n'.split(''),
      'version=',
      'build=',
      'if ',
      '.conda',
      'conda-forge::',
      'linux-64',
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

describe('versions', () => {
  test('the order is total: reflexive, antisymmetric, transitive', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
        const [low, middle, high] = [a, b, c].sort(compareVersions) as [string, string, string];
        expect(compareVersions(low, middle)).toBeLessThanOrEqual(0);
        expect(compareVersions(middle, high)).toBeLessThanOrEqual(0);
        expect(compareVersions(low, high)).toBeLessThanOrEqual(0);
        if (compareVersions(low, middle) === 0 && compareVersions(middle, high) === 0)
          expect(compareVersions(low, high)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('case and surrounding spaces say nothing', () => {
    fc.assert(fc.property(version, (text) => compareVersions(text, ` ${text.toUpperCase()} `) === 0));
  });

  test('a version is the same however it is spelled: packed from its text, or split in full', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        // Upper case, dashes and an epoch keep a text from being packed straight from its characters.
        const spellings = (text: string) => [
          text,
          text.toUpperCase(),
          ` ${text}`,
          text.includes('!') ? text : `0!${text}`,
        ];
        const orders = spellings(a).flatMap((left) => spellings(b).map((right) => compareVersions(left, right)));
        expect(new Set(orders)).toEqual(new Set([compareVersions(a, b)]));
        for (const text of spellings(a)) expect(compareVersions(text, a)).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  test('parsing throws nothing but InvalidVersion', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), spiced),
        (text) => void onlyThrows(() => parseVersion(text), InvalidVersion),
      ),
      { numRuns: 2000 },
    );
  });
});

describe('version specifiers', () => {
  test('a specifier and its canonical form match the same versions', () => {
    fc.assert(
      fc.property(versionSpec, plainVersion, (text, candidate) => {
        const spec = parseVersionSpec(text);
        expect(parseVersionSpec(spec.canonical).matches(candidate)).toBe(spec.matches(candidate));
      }),
      { numRuns: 2000 },
    );
  });

  test("',' is and, '|' is or", () => {
    fc.assert(
      fc.property(versionSpec, versionSpec, plainVersion, (left, right, candidate) => {
        const [a, b] = [parseVersionSpec(left).matches(candidate), parseVersionSpec(right).matches(candidate)];
        expect(parseVersionSpec(`(${left}),(${right})`).matches(candidate)).toBe(a && b);
        expect(parseVersionSpec(`${left}|${right}`).matches(candidate)).toBe(a || b);
      }),
    );
  });

  test('the operators agree with the order', () => {
    fc.assert(
      fc.property(version, version, (wanted, candidate) => {
        fc.pre(!wanted.includes('*'));
        const order = compareVersions(candidate, wanted);
        const answers = ['<', '<=', '==', '!=', '>=', '>'].map((operator) =>
          parseVersionSpec(operator + wanted).matches(candidate),
        );
        expect(answers).toEqual([order < 0, order <= 0, order === 0, order !== 0, order >= 0, order > 0]);
      }),
    );
  });

  test('parsing throws nothing but InvalidVersionSpec', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), spiced),
        (text) => void onlyThrows(() => parseVersionSpec(text), InvalidVersionSpec),
      ),
      { numRuns: 3000 },
    );
  });
});

describe('match specs', () => {
  const build = fc.constantFrom('py38_0', 'py39_1', 'h0_0');
  const record = fc.record({
    name: fc.constantFrom('numpy', 'python', 'pypy'),
    version: plainVersion,
    build,
    build_number: fc.nat({ max: 3 }),
    subdir: fc.constantFrom('noarch', 'linux-64'),
    license: fc.constantFrom('MIT', 'BSD-3-Clause'),
    channel: fc.constantFrom('conda-forge', 'bioconda'),
  });
  const keyed = fc.array(
    fc.oneof(
      versionSpec.map((spec) => ['version', spec]),
      fc.oneof(build, fc.constantFrom('py*', '*_0', '^py.*$')).map((value) => ['build', value]),
      fc.constantFrom('1', '>=1', '!=2', '<3').map((value) => ['build_number', value]),
      fc.constantFrom('noarch', 'linux-*').map((value) => ['subdir', value]),
      fc.constantFrom('mit', '*BSD*').map((value) => ['license', value]),
      fc
        .constantFrom('conda-forge', 'conda-*', 'https://conda.anaconda.org/bioconda')
        .map((value) => ['channel', value]),
    ),
    { maxLength: 3 },
  );
  const spec = fc
    .tuple(
      fc.constantFrom('', 'conda-forge::', 'conda-forge/linux-64::', '*/noarch::'),
      fc.constantFrom('numpy', 'py*', '*', '^py(thon|py)$'),
      fc.oneof(
        fc.constant(''),
        versionSpec.map((text) => ` ${text}`),
      ),
      keyed,
    )
    .map(([prefix, name, constraint, pairs]) => {
      const unique = new Map(pairs.map(([key, value]) => [key, value]));
      const section = [...unique].map(([key, value]) => `${key}='${value}'`).join(', ');
      return `${prefix}${name}${constraint}${section === '' ? '' : `[${section}]`}`;
    });

  test('a spec and its canonical form match the same records', () => {
    fc.assert(
      fc.property(spec, fc.array(record, { minLength: 1, maxLength: 20 }), (text, records) => {
        const parsed = parseMatchSpec(text);
        const again = parseMatchSpec(parsed.canonical);
        for (const target of records)
          expect(matchSpec(again, target), `${text} → ${parsed.canonical}`).toBe(matchSpec(parsed, target));
      }),
      { numRuns: 2000 },
    );
  });

  test('parsing throws nothing but InvalidMatchSpec, and what is taken has a canonical form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), spiced), (text) => {
        const parsed = onlyThrows(() => parseMatchSpec(text), InvalidMatchSpec);
        if (parsed !== undefined) expect(parseMatchSpec(parsed.canonical).canonical).toBe(parsed.canonical);
      }),
      { numRuns: 5000 },
    );
  });
});

function onlyThrows<T>(action: () => T, kind: new (...args: never[]) => Error): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof kind) return undefined;
    throw error;
  }
}
