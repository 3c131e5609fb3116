import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairsOf } from '../advisory/index.ts';
import type { AffectedRange, RangeEvent } from '../advisory/index.ts';
import { affects } from './affects.ts';
import { canonicalAdvisoryId, isAdvisoryId } from './vocabulary.ts';

const said = (version: string, ranges: AffectedRange[], versions: string[] = []) => {
  const { state, reason } = affects({ name: 'x', ranges, versions }, version);
  return `${state}: ${reason}`;
};

describe('what an advisory says of a version', () => {
  test.each([
    ['10.2.0', [{ introduced: '0', fixed: '10.3.0' }], 'affected: in-range'],
    ['10.3.0', [{ introduced: '0', fixed: '10.3.0' }], 'fixed: after-fix'],
    ['0.9', [{ introduced: '1.0', fixed: '2.0' }], 'not_affected: outside'],
    [
      '1.5',
      [
        { introduced: '0', fixed: '1.2' },
        { introduced: '1.4', fixed: '1.6' },
      ],
      'affected: in-range',
    ],
    [
      '1.3',
      [
        { introduced: '0', fixed: '1.2' },
        { introduced: '1.4', fixed: '1.6' },
      ],
      'fixed: after-fix',
    ],
    ['v1.2', [{ introduced: '1.1', fixed: '1.3' }], 'affected: in-range'],
    ['8.12.0', [{ introduced: '0', lastAffected: '8.11.1' }], 'fixed: after-fix'],
  ])('%s in %j is %s', (version, ranges, answer) => {
    expect(said(version, ranges)).toBe(answer);
  });

  test('the exact list applies, also to an invalid version', () => {
    expect(said('1.0.0', [], ['1.0'])).toBe('affected: listed');
    expect(said('1.1', [], ['1.0'])).toBe('not_affected: outside');
    expect(said('not a version!', [], ['not a version!'])).toBe('affected: listed');
  });

  test.each([
    ['a bound in prose', '12.0', [{ introduced: '0', fixed: '12.9 update 1' }], 'bound-unreadable'],
    [
      'a date that is no version',
      '2025.1.1',
      [{ introduced: '0', fixed: 'release.2025-10-15t17-29-55z!' }],
      'bound-unreadable',
    ],
    ['no versions at all', '1.0', [], 'git-only'],
    [
      'letters that may stand before or after the number',
      '1.1.1w',
      [{ introduced: '1.1.1', fixed: '1.1.1x' }],
      'bound-unreadable',
    ],
    ['a version that is none', 'not a version!', [{ fixed: '2' }], 'bound-unreadable'],
  ])('%s is unknown, never clean', (_what, version, ranges, reason) => {
    expect(said(version, ranges)).toBe(`unknown: ${reason}`);
  });

  test('one bound that cannot be read leaves its range open, but no other one', () => {
    expect(said('0.9', [{ introduced: '1.0', fixed: 'prior to 5.4.3' }])).toBe('unknown: bound-unreadable');
    expect(said('3.3.2', [{ introduced: '0.9.6', fixed: '0.9.6e' }])).toBe('fixed: after-fix');
    expect(said('1.1.1k', [{ introduced: '1.0.2', fixed: '1.1.1n' }])).toBe('affected: in-range');
    expect(
      said('5.0', [
        { introduced: '1.0', fixed: 'prose' },
        { introduced: '4.0', fixed: '6.0' },
      ]),
    ).toBe('affected: in-range');
  });

  test('a limit ends a range and repairs nothing', () => {
    expect(said('2.0', [{ introduced: '1.0', limit: '2.0' }])).toBe('not_affected: outside');
  });

  test('what an advisory names has its own order, and a hint decides nothing', () => {
    const affected = {
      name: 'openssl',
      upstream: { ecosystem: 'CPE', name: 'openssl:openssl' },
      ranges: [{ introduced: '1.1.1', fixed: '1.1.1x' }],
    };
    expect(affects(affected, '1.1.1w')).toMatchObject({ state: 'affected', fix: '1.1.1x' });
    expect(affects({ ...affected, weak: true }, '1.1.1w')).toMatchObject({ state: 'unknown', reason: 'weak-mapping' });
    expect(affects({ ...affected, weak: true }, '3.0')).toMatchObject({
      state: 'not_affected',
      reason: 'other-package',
    });
  });
});

const of = { ecosystem: 'conda', name: 'x' };

describe('events of OSV as pairs', () => {
  test.each([
    [
      'in order',
      [{ introduced: '0' }, { fixed: '1.2' }, { introduced: '1.4' }, { fixed: '1.6' }],
      [
        { introduced: '0', fixed: '1.2' },
        { introduced: '1.4', fixed: '1.6' },
      ],
    ],
    [
      'unsorted',
      [{ fixed: '1.10' }, { introduced: '1.9' }, { fixed: '1.2' }, { introduced: '0' }],
      [
        { introduced: '0', fixed: '1.2' },
        { introduced: '1.9', fixed: '1.10' },
      ],
    ],
    ['a limit', [{ introduced: '1.0' }, { limit: '2.0' }], [{ introduced: '1.0', limit: '2.0' }]],
    ['one version', [{ introduced: '1.0' }, { last_affected: '1.0' }], [{ introduced: '1.0', lastAffected: '1.0' }]],
    ['without an end', [{ introduced: '1.0' }], [{ introduced: '1.0' }]],
    [
      'an end and a start at one version',
      [{ introduced: '0' }, { introduced: '2.0' }, { fixed: '2.0' }, { fixed: '3.0' }],
      [
        { introduced: '0', fixed: '2.0' },
        { introduced: '2.0', fixed: '3.0' },
      ],
    ],
    ['letters', [{ introduced: '0.9.6' }, { fixed: '0.9.6e' }], [{ introduced: '0.9.6', fixed: '0.9.6e' }]],
    [
      'of events in prose only that one is left',
      [{ introduced: '0' }, { fixed: '12.9 update 1' }],
      [{ introduced: '0', fixed: '12.9 update 1' }],
    ],
    [
      'in whatever order they stand',
      [{ fixed: '12.9 update 1' }, { introduced: '0' }],
      [{ introduced: '0', fixed: '12.9 update 1' }],
    ],
  ])('%s', (_what, events, pairs) => {
    expect(pairsOf(events as RangeEvent[], of)).toEqual(pairs);
  });

  test('mean the same in any order', () => {
    const events = [
      { introduced: '0' },
      { fixed: '1.2' },
      { introduced: '1.4' },
      { last_affected: '1.6' },
      { introduced: '2' },
      { limit: '3' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        expect(pairsOf(shuffled, of)).toEqual(pairsOf(events, of));
      }),
    );
  });
});

describe('ids of advisories', () => {
  test.each([
    'CVE-2014-1234',
    'CVE-2021-44228',
    'GHSA-44wm-f244-xhp3',
    'PYSEC-2024-48',
    'OSV-2021-777',
    'MAL-2026-0001',
    'RUSTSEC-2020-0071',
    'CURL-CVE-2023-38545',
  ])('[WIZ-58] %s is one', (id) => {
    expect([isAdvisoryId(id), canonicalAdvisoryId(id.toLowerCase())]).toEqual([true, id]);
  });
  test.each(['CVE-14-1234', 'CVE-2014-123', 'CVE', 'GHSA-44wm', 'CEV-2014-1234', 'PYSEC-', 'pillow', ''])(
    '[WIZ-58] %s is none',
    (id) => {
      expect(isAdvisoryId(id)).toBe(false);
    },
  );
});
