import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advisoriesOf,
  ChannelRecordsBuilder,
  creationTime,
  familiesOf,
  licenseFamilies,
  hitsOf,
  JOB_STATES,
  joinAliases,
  joinRecords,
  matchAdvisories,
  nameIndex,
  namesOfFaults,
  platformCount,
  recordAt,
  checkedNameCount,
  recordsOfName,
  rematchAdvisories,
  RUN_STATE_TEXTS,
  servedVulnerabilities,
  severityOf,
  TRUST_TYPES,
  trustCode,
  trustType,
  vulnerabilitiesOf,
} from './index.ts';
import type { AdvisoryMatches } from './index.ts';
import { aChannel, anAdvisory, aRecord } from './testing/builders.ts';

describe('security trust', () => {
  test('[ERR-18] knows signed, unsigned and unverified', () => {
    expect(TRUST_TYPES.map((type) => trustType(trustCode(type)))).toEqual(['signed', 'unsigned', 'unverified']);
  });
  test('[ERR-17] any other type throws', () => {
    for (const type of ['', 'Signed', 'trusted', 'constructor'])
      expect(() => trustCode(type)).toThrow(/Unknown security-trust type/);
    expect(() => trustType(3)).toThrow(/Unknown security-trust code/);
    expect(() => new ChannelRecordsBuilder().add({ ...aRecord(), trust: 'maybe' as 'signed' })).toThrow(
      /Unknown security-trust type/,
    );
  });
});

describe('license families', () => {
  const families = (license?: string | null, family?: string | null) => familiesOf(licenseFamilies(license, family));
  test.each([
    ['MIT', undefined, ['MIT']],
    ['BSD-3-Clause', 'BSD', ['BSD']],
    ['Apache-2.0', 'Apache', ['APACHE']],
    ['Apache-2.0 WITH LLVM-exception', 'Apache', ['APACHE']],
    ['GPL-2.0-only', 'GPL', ['GPL', 'GPL2']],
    ['GPL-3.0-or-later', 'GPL', ['GPL', 'GPL3']],
    ['GPL-3.0-only WITH GCC-exception-3.1', 'GPL', ['GPL', 'GPL3']],
    ['GPL (>= 2)', 'GPL2', ['GPL', 'GPL2']],
    ['GPL-2 | GPL-3', 'GPL3', ['GPL', 'GPL2', 'GPL3']],
    ['GPLv3+', undefined, ['GPL', 'GPL3']],
    ['GNU General Public License v2 (GPLv2)', undefined, ['GPL', 'GPL2']],
    ['LGPL-2.1-or-later', 'LGPL', ['LGPL']],
    ['LGPL-3.0-only', 'LGPL', ['LGPL']],
    ['AGPL-3.0-only', 'AGPL', ['AGPL']],
    ['MPL-2.0', 'Other', ['MOZILLA']],
    ['PSF-2.0', 'PSF', ['PSF']],
    ['Python-2.0', 'PSF', ['PSF']],
    ['CC-BY-4.0', 'CC', ['CC']],
    ['CC-PDDC', undefined, ['Public-Domain']],
    ['CC0-1.0', 'CC', ['CC', 'Public-Domain']],
    ['LicenseRef-Public-Domain', 'Public-Domain', ['Public-Domain']],
    ['Unlicense', undefined, ['Public-Domain']],
    ['HPND', 'Other', ['OTHER']],
    ['HPND', undefined, ['OTHER']],
    ['LicenseRef-Proprietary', 'Proprietary', ['OTHER']],
    ['MIT AND Zlib', undefined, ['MIT', 'OTHER']],
    ['MIT OR GPL-2.0-only', undefined, ['GPL', 'GPL2', 'MIT']],
    ['see the file LICENSE', 'MIT', ['MIT']],
    [undefined, 'BSD', ['BSD']],
    [undefined, 'None', ['None']],
    [undefined, undefined, ['None']],
    ['', '', ['None']],
    [null, null, ['None']],
  ])('%s, declared %s, is %j', (license, family, expected) => expect(families(license, family)).toEqual(expected));
});

describe('columns', () => {
  test('give each record back', () => {
    const records = [
      aRecord({ name: 'a', build_number: 3, depends: ['b', 'c >=1'] }),
      aRecord({ name: 'b', version: '2', license: undefined }),
      aRecord({ name: 'a', subdir: 'win-64' }),
    ];
    const channel = aChannel(...records);
    expect(records.map((_, i) => recordAt(channel, i))).toEqual(
      records.map(({ name, version, build, build_number, subdir, license }) => ({
        name,
        version,
        build,
        build_number,
        subdir,
        license,
        license_family: undefined,
      })),
    );
    expect(
      [...channel.dependsPool.subarray(channel.dependsStart[0], channel.dependsStart[1])].map(
        (id) => channel.dependsSpecs[id],
      ),
    ).toEqual(['b', 'c >=1']);
    expect([...recordsOfName(channel, 'a')]).toEqual([0, 2]);
    expect([...recordsOfName(channel, 'nobody')]).toEqual([]);
    expect(nameIndex(channel)).toBe(nameIndex(channel));
  });
  test('compare names as clients do, in lower case', () => {
    expect([...recordsOfName(aChannel({ name: 'NumPy' }, { name: 'numpy' }), 'numpy')]).toEqual([0, 1]);
  });
  test('can be sent to a worker without copying a column', () => {
    const built = aChannel({ name: 'a', depends: ['b'], constrains: ['c'] });
    for (const channel of [built, joinRecords(built, built, Int32Array.of(0))]) {
      const sent = structuredClone(channel);
      expect(sent).toEqual(channel);
      const columns = Object.values(sent).filter((value) => ArrayBuffer.isView(value));
      expect(columns).toHaveLength(17);
      for (const { buffer } of columns) expect(buffer).toBeInstanceOf(SharedArrayBuffer);
      sent.dependsPool[0] = 7;
      expect(channel.dependsPool[0]).toBe(7);
    }
  });
  test('take the server time first, seconds as seconds, and unknown as NaN', () => {
    expect(creationTime({ indexed_timestamp: 1_700_000_000_000, timestamp: 5 })).toBe(1_700_000_000_000);
    expect(creationTime({ timestamp: 1_700_000_000 })).toBe(1_700_000_000_000);
    expect(creationTime({ timestamp: 1_700_000_000_000 })).toBe(1_700_000_000_000);
    expect(creationTime({ timestamp: null })).toBeNaN();
    expect(creationTime({ timestamp: 0 })).toBeNaN();
  });
  test('grow past their first size', () => {
    const builder = new ChannelRecordsBuilder();
    for (let i = 0; i < 5000; i++) builder.add(aRecord({ version: `1.${i}`, depends: ['a', 'b'] }));
    const channel = builder.build();
    expect([channel.length, recordAt(channel, 4999).version, channel.dependsPool.length]).toEqual([
      5000,
      '1.4999',
      10_000,
    ]);
  });
});

describe('advisories', () => {
  test('matching only what changed equals matching everything', () => {
    const names = ['numpy', 'zlib', 'pillow', 'curl'];
    const channel = aChannel(...names.flatMap((name) => ['1.0', '1.1', '2.0'].map((version) => ({ name, version }))));
    const fault = fc.record({
      id: fc.constantFrom('CVE-2024-1', 'CVE-2024-2', 'GHSA-1', 'GHSA-2', 'PYSEC-1'),
      score: fc.constantFrom(null, 3, 9),
      alias: fc.constantFrom(null, 'CVE-2024-1', 'CVE-2024-2', 'GHSA-1'),
      packages: fc.uniqueArray(
        fc.record({ name: fc.constantFrom(...names), fixed: fc.constantFrom('1.1', '2.0', '3.0', 'prose') }),
        { minLength: 1, maxLength: 3, selector: ({ name }) => name },
      ),
    });
    const list = fc.uniqueArray(fault, { maxLength: 5, selector: ({ id }) => id });
    type Fault = typeof fault extends fc.Arbitrary<infer F> ? F : never;
    const advisories = (faults: readonly Fault[], of: ReadonlySet<string> = new Set(names)) =>
      joinAliases(
        faults
          .map(({ id, score, alias, packages }) =>
            anAdvisory({
              id,
              score,
              aliases: alias === null || alias === id ? [] : [alias],
              packages: packages
                .filter(({ name }) => of.has(name))
                .map(({ name, fixed }) => ({ name, ranges: [{ introduced: '0', fixed }] })),
            }),
          )
          .filter(({ packages }) => packages.length > 0),
      );
    /** The result for each record, in a form that doesn't depend on positions. */
    const told = (matches: AdvisoryMatches) =>
      Array.from(matches.setOf, (set, record) => ({
        hits: hitsOf(matches, record)
          .map(
            ({ advisory: { id, score, aliases = [] }, fixable }) => `${id} ${score} ${[...aliases].sort()} ${fixable}`,
          )
          .sort(),
        open: Array.from(matches.undecided[set]!, (position) => matches.advisories[position]!.id).sort(),
        isChecked: matches.checkedNames[channel.nameOf[record]!],
      }));
    fc.assert(
      fc.property(list, list, (before, after) => {
        const matches = matchAdvisories(channel, advisories(before), ['curl']);
        const text = (faults: readonly Fault[], id: string) => JSON.stringify(faults.find((one) => one.id === id));
        const changed = [...before, ...after].filter(({ id }) => text(before, id) !== text(after, id));
        let touched = namesOfFaults(
          changed.flatMap(({ packages }) => packages.map(({ name }) => name)),
          matches.advisories,
        );
        for (let size = -1; size !== touched.size;) {
          size = touched.size;
          touched = namesOfFaults(touched, matches.advisories, advisories(after, touched));
        }
        const former = told(matches);
        expect(told(rematchAdvisories(matches, channel, touched, advisories(after, touched), ['curl']))).toEqual(
          told(matchAdvisories(channel, advisories(after), ['curl'])),
        );
        // The earlier matches stay valid.
        expect(told(matches)).toEqual(former);
      }),
    );
  });

  const hits = (ranges: { introduced?: string; fixed?: string; lastAffected?: string }[], ...versions: string[]) => {
    const channel = aChannel(...versions.map((version) => ({ version })));
    const matches = matchAdvisories(channel, [anAdvisory({ packages: [{ name: 'NumPy', ranges }] })]);
    return versions.filter((_, i) => advisoriesOf(matches, i).length > 0);
  };
  test('hit from introduced up to fixed, in the order of conda versions', () => {
    expect(hits([{ introduced: '1.9', fixed: '2.0' }], '1.8', '1.9', '1.10', '2.0rc1', '2.0', '2.0.0')).toEqual([
      '1.9',
      '1.10',
      '2.0rc1',
    ]);
    expect(hits([{ introduced: '0', lastAffected: '1.1' }], '0.1', '1.1', '1.1.post1', '1.2')).toEqual(['0.1', '1.1']);
    expect(hits([{ fixed: '1.0' }, { introduced: '2.0' }], '0.9', '1.0', '2.0')).toEqual(['0.9', '2.0']);
    expect(hits([], '1.0')).toEqual([]);
  });
  test('hit listed versions, equal in order', () => {
    const channel = aChannel({ version: '1.0' }, { version: '1.0.0' }, { version: '1.1' });
    const matches = matchAdvisories(channel, [
      anAdvisory({ packages: [{ name: 'numpy', ranges: [], versions: ['1.0'] }] }),
    ]);
    expect([0, 1, 2].map((i) => advisoriesOf(matches, i).length)).toEqual([1, 1, 0]);
  });
  test('share a set between records that have the same ones', () => {
    const channel = aChannel({ version: '1.0' }, { version: '1.1' }, { name: 'pip' });
    const matches = matchAdvisories(channel, [
      anAdvisory(),
      anAdvisory({
        id: 'CVE-2024-2000',
        packages: [
          { name: 'pip', ranges: [{}] },
          { name: 'gone', ranges: [{}] },
        ],
      }),
    ]);
    expect([...matches.setOf]).toEqual([1, 1, 2]);
    expect(matches.sets).toHaveLength(3);
  });
  test('bear versions that are none', () => {
    expect(hits([{ introduced: '!!', fixed: '2' }], '1.0')).toEqual([]);
    expect(hits([{ fixed: '2' }], 'not a version!')).toEqual([]);
  });
});

describe('the vulnerability status', () => {
  const CLEARED = [{ status: 'cleared', by: null }];
  const channel = aChannel({ version: '1.0' }, { version: '2.0' }, { name: 'pip' }, { name: 'git', version: '1.0' });
  const matches = matchAdvisories(channel, [
    anAdvisory({
      id: 'CVE-2024-1001',
      score: 7.5,
      packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed: '2.0' }] }],
    }),
    anAdvisory({
      id: 'CVE-2024-1002',
      score: null,
      packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed: '2.0' }] }],
    }),
    anAdvisory({ id: 'CVE-2024-1003', score: 9.8, status: 'cleared', packages: [{ name: 'numpy', ranges: [{}] }] }),
    anAdvisory({ id: 'CVE-2024-1004', packages: [{ name: 'git', ranges: [] }] }),
  ]);
  test.each([
    [
      'hit',
      [0],
      { state: 'affected', reason: null, known: 2, unscored: 1, undecided: 0, worst: 7.5, decisions: CLEARED },
    ],
    [
      'hit by what somebody cleared alone',
      [1],
      { state: 'not_affected', reason: null, known: 0, unscored: 0, undecided: 0, worst: null, decisions: CLEARED },
    ],
    [
      'of a package that no advisory mentions',
      [2],
      { state: 'unknown', reason: 'not_checked', known: 0, unscored: 0, undecided: 0, worst: null },
    ],
    [
      'of a package whose advisory gives no versions',
      [3],
      { state: 'unknown', reason: 'undecided', known: 0, unscored: 0, undecided: 1, worst: null },
    ],
    [
      'hit by one that has a score, the other undecided',
      [0, 3],
      { state: 'affected', reason: null, known: 2, unscored: 1, undecided: 1, worst: 7.5, decisions: CLEARED },
    ],
    ['none at all', [], { state: 'unknown', reason: 'not_checked', known: 0, unscored: 0, undecided: 0, worst: null }],
  ])('of files that are %s', (_what, records, known) => {
    expect(vulnerabilitiesOf(matches, channel, records)).toEqual({ decisions: [], ...known });
  });
  test('a malicious package is in a state of its own', () => {
    const bad = matchAdvisories(channel, [anAdvisory({ id: 'MAL-2026-1', score: null, malicious: true })]);
    expect(vulnerabilitiesOf(bad, channel, [0])).toMatchObject({ state: 'malicious', known: 1 });
  });
  test('a package without served files can still be checked', () => {
    expect(vulnerabilitiesOf(matches, channel, [], [0])).toMatchObject({ state: 'none_known' });
  });
  test('a channel reports the number of checked names', () => {
    expect([checkedNameCount(matches), channel.names.length]).toEqual([2, 3]);
    expect(servedVulnerabilities(matches, channel, Uint8Array.of(0, 1, 1, 0))).toMatchObject({
      state: 'not_affected',
      worst: null,
    });
  });
});

describe('severity', () => {
  test('[ART-29] has the CVSS bands: none 0, low to 3.9, medium to 6.9, high to 8.9, critical above', () => {
    expect([0, 0.1, 3.9, 4, 6.9, 7, 8.9, 9, 10].map(severityOf)).toEqual([
      'none',
      'low',
      'low',
      'medium',
      'medium',
      'high',
      'high',
      'critical',
      'critical',
    ]);
    expect([null, undefined, Number.NaN].map(severityOf)).toEqual([null, null, null]);
    // CVSS has one digit. A score below its first step has no severity in any display.
    expect(severityOf(0.05)).toBe('none');
  });
});

describe('runs', () => {
  test('[POL-25] states have their texts', () => {
    expect(
      (['todo', 'scheduled', 'pending', 'in_progress', 'failed', 'done'] as const).map(
        (state) => RUN_STATE_TEXTS[state],
      ),
    ).toEqual(['In Queue', 'Scheduled', 'Pending', 'In Progress', 'Failed', 'Completed']);
  });
  test('[POL-26] all eight are known', () => {
    expect(Object.keys(RUN_STATE_TEXTS).sort()).toEqual([
      'canceled',
      'completed',
      'done',
      'failed',
      'in_progress',
      'pending',
      'scheduled',
      'todo',
    ]);
    // 'completed' is another word for 'done', which other tools write.
    expect([...JOB_STATES, 'completed'].sort()).toEqual(Object.keys(RUN_STATE_TEXTS).sort());
  });
  test("[POL-27] canceled and completed read 'Canceled' and 'Completed'", () => {
    expect([RUN_STATE_TEXTS.canceled, RUN_STATE_TEXTS.completed]).toEqual(['Canceled', 'Completed']);
  });
  test('[POL-28] removed is before minus after', () => {
    expect(platformCount('linux-64', 10, 7)).toEqual({
      platform: 'linux-64',
      num_before: 10,
      num_after: 7,
      num_removed: 3,
    });
    expect(platformCount('linux-64', 7, 10).num_removed).toBe(-3);
  });
});
