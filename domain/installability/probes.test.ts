import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InstallableContent } from './content.ts';
import { mostNeeded, probeAnswers } from './probes.ts';
import type { Probe } from './probes.ts';
import { columns, installable, PLATFORM, world } from './testing/reference.ts';

const EFFORT = 1e9;
const all = (list: readonly unknown[]): Uint8Array => new Uint8Array(list.length).fill(1);
const file = (name: string, subdir: string, depends: string[] = [], version = '1.0') => ({
  name,
  version,
  build: 'h0',
  build_number: 0,
  subdir,
  depends,
});
const probe = (label: string, specs: string[], platforms: string[] = []): Probe => ({
  label,
  specs,
  platforms,
  required: true,
});

test('a probe of one name holds where brute force installs some file of it', () => {
  fc.assert(
    fc.property(world, ({ list, allowed }) => {
      const content = InstallableContent.of(columns(list), all(list));
      const names = [...new Set(list.map(({ name }) => name))];
      const answers = probeAnswers(
        content,
        allowed,
        names.map((name) => probe(name, [name], [PLATFORM])),
        EFFORT,
        () => '',
      );
      // A content without files for the platform has nothing to evaluate.
      if (!list.some(({ subdir }) => subdir === PLATFORM)) {
        expect(answers.every(({ ok }) => ok === false)).toBe(true);
        return;
      }
      const found = installable(list, allowed);
      for (const name of names) {
        const holds = list.some((one, at) => one.name === name && found[at] === 1);
        const answer = answers.find(({ label }) => label === name)!;
        // The platform's own profile has newer machines than the small world: what needs none of them is the same.
        if (list.every(({ depends, constrains }) => ![...depends!, ...constrains!].some((text) => text.includes('__'))))
          expect(answer.ok).toBe(holds);
        expect(answer.detail === null).toBe(answer.ok !== false);
      }
    }),
    { numRuns: 150 },
  );
});

test('the last installation of a probe answers it as long as all of its files stay, and nothing else does', () => {
  const list = [
    file('app', 'linux-64', ['lib <2']),
    file('lib', 'linux-64', [], '1.0'),
    file('lib', 'linux-64', [], '1.5'),
    file('lib', 'linux-64', [], '2.0'),
  ];
  const asked = (content: InstallableContent, refused: number[], steps: number) =>
    probeAnswers(
      content,
      Uint8Array.from(list, (_, at) => (refused.includes(at) ? 0 : 1)),
      [probe('app', ['app'])],
      steps,
      () => '',
    )[0]!.ok;
  const content = InstallableContent.of(columns(list), all(list));
  // Without a budget, only cached results can answer.
  expect(asked(content, [], -1)).toBe(null);
  expect(asked(content, [], EFFORT)).toBe(true);
  expect(asked(content, [1, 3], -1)).toBe(true);
  expect(asked(content, [2], -1)).toBe(null);
  expect(asked(content, [2], EFFORT)).toBe(true);
  expect(asked(content, [2, 3], -1)).toBe(true);
  expect(asked(content, [], -1)).toBe(true);
  expect(asked(content, [1, 2], -1)).toBe(false);
  // Another check, or the same files with another constraint, doesn't reuse this result.
  expect(probeAnswers(content, all(list), [probe('app', ['app', 'lib >=1.2'])], -1, () => '')[0]!.ok).toBe(null);
  const changed = list.map((one) => (one.version === '1.0' ? one : { ...one, constrains: ['app <1'] }));
  const other = InstallableContent.of(columns(changed), all(list));
  expect(asked(other, [1], -1)).toBe(null);
  expect(asked(other, [1], EFFORT)).toBe(false);
});

test('what was asked before changes no answer', () => {
  const policies = fc.array(fc.array(fc.constantFrom(1, 1, 0), { minLength: 14, maxLength: 14 }), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(world, policies, ({ list }, changes) => {
      const probes = list.map(({ name }, at) => probe(`${at}`, at === 0 ? [name] : [name, list[at - 1]!.name]));
      const asked = (content: InstallableContent, change: readonly number[]) =>
        probeAnswers(
          content,
          Uint8Array.from(list, (_, at) => change[at]!),
          probes,
          EFFORT,
          () => '',
        ).map(({ ok }) => ok);
      const content = InstallableContent.of(columns(list), all(list));
      for (const change of changes)
        expect(asked(content, change)).toEqual(asked(InstallableContent.of(columns(list), all(list)), change));
    }),
    { numRuns: 100 },
  );
});

test('a failing check says why: blocked, dependency blocked, missing, unknown platform, or conflict', () => {
  const list = [
    file('scipy', 'linux-64', ['libgcc >=12']),
    file('libgcc', 'linux-64', [], '13.0'),
    file('gdal', 'linux-64'),
    file('old', 'linux-64', ['lib <2']),
    file('new', 'linux-64', ['lib >=2']),
    file('lib', 'linux-64', [], '1.0'),
    file('lib', 'linux-64', [], '2.0'),
  ];
  const allowed = Uint8Array.from(list, ({ name }) => (name === 'libgcc' || name === 'gdal' ? 0 : 1));
  const content = InstallableContent.of(columns(list), all(list));
  const answers = probeAnswers(
    content,
    allowed,
    [
      probe('science', ['scipy']),
      probe('maps', ['gdal']),
      probe('absent', ['no-such-package']),
      probe('unreadable', ['a b c d ==']),
      probe('windows', ['lib'], ['win-64']),
      probe('both', ['old', 'new']),
      probe('fine', ['lib >=2']),
      probe('machine', ['__glibc', 'lib']),
    ],
    EFFORT,
    () => 'License not in GPL3',
  );
  expect(Object.fromEntries(answers.map(({ label, ok, detail }) => [label, ok === true ? true : detail]))).toEqual({
    science: expect.stringMatching(
      /^scipy 1\.0 can’t be installed on linux-64: it needs libgcc >=12.*License not in GPL3/,
    ),
    maps: 'All packages matching ‘gdal’ are blocked: License not in GPL3.',
    absent: 'No package in the channel matches ‘no-such-package’ on linux-64.',
    unreadable: 'No package in the channel matches ‘a b c d ==’ on linux-64.',
    windows: 'The channel has no files for win-64.',
    both: expect.stringMatching(/^Conflicting dependencies: ‘(old|new)’ conflicts with the rest\.$/),
    fine: true,
    machine: true,
  });
  expect(probeAnswers(content, new Uint8Array(list.length), [probe('lib', ['lib'])], EFFORT, () => '')).toMatchObject([
    { platform: 'linux-64', ok: false },
  ]);
  expect(probeAnswers(content, allowed, [probe('both', ['old', 'new'])], -1, () => '')).toMatchObject([
    { ok: null, detail: null },
  ]);
});

test('the most-depended-on packages come first, unneeded ones never', () => {
  const list = [
    file('a', 'linux-64', ['lib', 'base']),
    file('b', 'linux-64', ['base']),
    file('lib', 'linux-64'),
    file('base', 'linux-64'),
  ];
  const content = InstallableContent.of(columns(list), all(list));
  expect(mostNeeded(content, all(list), 5).map(({ label }) => label)).toEqual(['base', 'lib']);
});

test('what most files need is asked for on the platforms that have it', () => {
  const list = [
    file('a', 'win-64', ['runtime', 'pure']),
    file('b', 'linux-64', ['pure']),
    file('runtime', 'win-64'),
    file('pure', 'noarch'),
  ];
  const content = InstallableContent.of(columns(list), all(list));
  expect(mostNeeded(content, all(list), 5)).toEqual([
    { label: 'pure', specs: ['pure'], platforms: [], required: false },
    { label: 'runtime', specs: ['runtime'], platforms: ['win-64'], required: false },
  ]);
  // If the policy removes a platform, nothing is checked there.
  expect(mostNeeded(content, Uint8Array.of(0, 1, 0, 1), 5).map(({ label }) => label)).toEqual(['pure']);
});
