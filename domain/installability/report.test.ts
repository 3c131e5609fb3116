import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchSpec, parseMatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { InstallableContent, surveysAfter } from './content.ts';
import type { SurveyWithBlocking } from './content.ts';
import {
  BlockingDependenciesBuilder,
  BlockingDependenciesReader,
  movedBlockingDependencies,
} from './blockingDependencies.ts';
import type { BlockingDependencies } from './blockingDependencies.ts';
import { environmentAnswer, environmentOf } from './environment.ts';
import { fixpoint, fixpointOfPart } from './fixpoint.ts';
import { filesOfName, prepareGraph } from './graph.ts';
import { hittingSet } from './hittingSet.ts';
import { machineOver } from './virtualPackages.ts';
import { AllowedFiles } from './allowedFiles.ts';
import { minimalProof } from './proof.ts';
import { repair } from './repair.ts';
import { reportOf } from './report.ts';
import { chainOf, chainText } from './chain.ts';
import { surveyOf } from './survey.ts';
import {
  columns,
  growingWorld,
  installable,
  MACHINE,
  PLATFORM,
  provided,
  tightWorld,
  world,
} from './testing/reference.ts';

const RUNS = 150;
const plenty = () => ({ left: 1e9 });
const everything = (list: readonly unknown[]): Uint8Array => new Uint8Array(list.length).fill(1);

test("a name whose files weren't checked is unchecked, not uninstallable", () => {
  const list = [{ name: 'numpy', version: '1.0', subdir: PLATFORM, depends: [] }] as never;
  const graph = prepareGraph(columns(list));
  const machine = machineOver(graph, PLATFORM, MACHINE);
  const open = new AllowedFiles(graph, machine, everything(list), plenty());
  const unchecked = new AllowedFiles(graph, machine, everything(list), { left: 0 });
  expect(reportOf(unchecked, open)).toMatchObject({ unchecked: [0], lost: [] });
});

test('a platform: what is dead and since when, which names are lost, which file installs instead', () => {
  fc.assert(
    fc.property(world, ({ list, allowed }) => {
      const graph = prepareGraph(columns(list));
      const machine = machineOver(graph, PLATFORM, MACHINE);
      const open = new AllowedFiles(graph, machine, everything(list), plenty());
      const allowedFiles = new AllowedFiles(graph, machine, allowed, plenty());
      const report = reportOf(allowedFiles, open);
      const [now, before, left] = [
        installable(list, allowed),
        installable(list, everything(list)),
        provided(list, allowed),
      ];
      const member = (at: number): boolean => list[at]!.subdir === PLATFORM || list[at]!.subdir === 'noarch';
      expect(report.dead.map(({ record, level, before: already }) => [record, level, already]).sort()).toEqual(
        [...list.keys()]
          .filter((at) => allowed[at] === 1 && member(at) && now[at] === 0)
          .map((at) => [at, left[at] === 1 ? 'L2' : 'L1', before[at] === 0])
          .sort(),
      );
      for (const { record, unmet, why } of report.dead) {
        const { depends, constrains, version } = list[record]!;
        expect([...depends!, ...constrains!, version]).toContain(unmet);
        const [name] = unmet.split(' ');
        if (why === 'platform') expect(name).toMatch(/^__/);
        if (why === 'missing')
          expect([...list.keys()].filter((at) => member(at) && list[at]!.name === name && unmet === name)).toEqual([]);
        if (why === 'refused')
          expect([...list.keys()].some((at) => member(at) && list[at]!.name === name && allowed[at] === 0)).toBe(true);
      }
      const has = (found: Uint8Array, name: string): boolean =>
        list.some((one, at) => one.name === name && found[at] === 1);
      const names = [...new Set(list.map(({ name }) => name))];
      expect(report.lost.sort()).toEqual(names.filter((name) => has(before, name) && !has(now, name)).sort());
      graph.records.names.forEach((name, id) => {
        const newest = list
          .filter((one, at) => one.name === name && now[at] === 1)
          .map(({ version }) => version)
          .sort()
          .at(-1);
        expect(list[report.newest[id]!]?.version).toBe(newest);
        if (newest !== undefined) expect(now[report.newest[id]!]).toBe(1);
      });
    }),
    { numRuns: RUNS },
  );
});

test('hiding what is dead kills nothing else, and what is added breaks nothing', () => {
  fc.assert(
    fc.property(world, fc.nat(13), ({ list, allowed }, added) => {
      const graph = prepareGraph(columns(list));
      const machine = machineOver(graph, PLATFORM, MACHINE);
      const installs = (served: Uint8Array): number[] => {
        const allowedFiles = new AllowedFiles(graph, machine, served, plenty());
        return [...list.keys()].filter((at) => allowedFiles.installable(at));
      };
      const before = installs(allowed);
      expect(installs(allowed.map((_, at) => Number(before.includes(at))))).toEqual(before);
      expect(installs(allowed.map((bit, at) => (at === added ? 1 : bit)))).toEqual(expect.arrayContaining(before));
    }),
    { numRuns: RUNS },
  );
});

test('environments are answered as if they were a file that needs all of their specs', () => {
  const specs = fc.array(fc.constantFrom('a', 'b >=2', 'c 1.*', 'd', 'e <2', 'f', '__glibc', '__win', 'a >=<1'), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(world, fc.array(specs, { minLength: 1, maxLength: 3 }), ({ list, allowed }, roots) => {
      const graph = prepareGraph(columns(list));
      const machine = machineOver(graph, PLATFORM, MACHINE);
      const environments = roots.map((root) => environmentOf(graph, machine, root));
      const allowedFiles = new AllowedFiles(
        graph,
        machine,
        allowed,
        plenty(),
        environments.map(({ choices }) => choices),
      );
      roots.forEach((depends, position) => {
        const root = {
          name: 'environment',
          version: '1.0',
          build: 'h0',
          build_number: 0,
          subdir: PLATFORM,
          depends,
          constrains: [],
        };
        const [whole, served] = [[...list, root], Uint8Array.from([...allowed, 1])];
        const answer = environmentAnswer(allowedFiles, environments[position]!, position)!;
        expect(answer.ok).toBe(installable(whole, served).at(-1) === 1);
        if (answer.ok) return;
        expect(answer.level).toBe(provided(whole, served).at(-1) === 1 ? 'L2' : 'L1');
        expect(depends).toContain(answer.unmet);
      });
    }),
    { numRuns: RUNS },
  );
});

test('a proof excludes what it says, and needs each of its sentences', () => {
  let proofs = 0;
  fc.assert(
    fc.property(fc.oneof(world, tightWorld), ({ list, allowed }) => {
      const graph = prepareGraph(columns(list));
      const allowedFiles = new AllowedFiles(graph, machineOver(graph, PLATFORM, MACHINE), allowed, plenty());
      for (const record of list.keys()) {
        if (!allowedFiles.present(record)) continue;
        const solution = allowedFiles.ask(record);
        if (solution.ok !== false) continue;
        proofs++;
        const proof = minimalProof(allowedFiles, record, solution.facts);
        // The records of the proof alone, with no dependency or constraint but those that it names.
        const only = (left: typeof proof): number => {
          const texts = (kind: string, at: number, pool: readonly string[]) =>
            pool.filter((text) =>
              left.some(
                (fact) =>
                  fact.kind === kind &&
                  list[fact.record]!.name === list[at]!.name &&
                  (fact.kind === 'need'
                    ? fact.record === at && graph.needOf[graph.records.dependsSpecs.indexOf(text)] === fact.need
                    : fact.kind === 'constraint' &&
                      fact.record === at &&
                      graph.records.constrainsSpecs[fact.constraint] === text),
              ),
            );
          const reduced = list.map((one, at) => ({
            ...one,
            depends: texts('need', at, one.depends!),
            constrains: texts('constraint', at, one.constrains!),
          }));
          return installable(
            reduced,
            Uint8Array.from(list, (_, at) => Number(allowedFiles.present(at))),
            record,
          )[record]!;
        };
        expect(only(proof), JSON.stringify(proof)).toBe(0);
        for (const fact of proof) {
          const same = (other: typeof fact): boolean =>
            other.kind === fact.kind &&
            list[other.record]!.name === list[fact.record]!.name &&
            (fact.kind === 'need'
              ? 'need' in other && other.need === fact.need
              : 'constraint' in other && 'constraint' in fact && other.constraint === fact.constraint);
          expect(only(proof.filter((other) => !same(other)))).toBe(1);
        }
      }
    }),
    { numRuns: RUNS / 5 },
  );
  expect(proofs).toBeGreaterThan(0);
});

test('exceptions: every target that can come back does, and no smaller set brings all of them', () => {
  fc.assert(
    fc.property(
      world,
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'absent'), { minLength: 1, maxLength: 4 }),
      ({ list, allowed }, labels) => {
        const graph = prepareGraph(columns(list));
        const machine = machineOver(graph, PLATFORM, MACHINE);
        const targets = labels.map((label) => ({ label, choices: [filesOfName(graph, label)] }));
        const found = repair(graph, allowed, [{ machine, targets }], { effort: plenty(), expired: () => false });
        const has = (served: Uint8Array, label: string): boolean => {
          const ok = installable(list, served);
          return list.some(({ name }, at) => name === label && ok[at] === 1);
        };
        const hopeless = labels.filter((label) => !has(everything(list), label));
        expect(found).toMatchObject({ unrepairable: hopeless, undecided: [], proved: true });
        const wanted = labels.filter((label) => !hopeless.includes(label));
        const repairs = (names: readonly string[]): boolean => {
          const served = allowed.map((bit, at) => (bit === 1 || names.includes(list[at]!.name) ? 1 : 0));
          return wanted.every((label) => has(served, label));
        };
        expect(repairs(found.exceptions)).toBe(true);
        const names = [...new Set(list.filter((_, at) => allowed[at] === 0).map(({ name }) => name))];
        for (let set = 0; set < 1 << names.length; set++) {
          const some = names.filter((_, at) => (set >> at) & 1);
          if (some.length < found.exceptions.length) expect(repairs(some), some.join()).toBe(false);
        }
      },
    ),
    { numRuns: RUNS },
  );
});

test("a repair after its time limit still repairs, but doesn't claim to be minimal", () => {
  const list = ['a', 'b', 'c'].map((name) => ({
    name,
    version: '1.0',
    build: 'h0',
    build_number: 0,
    subdir: PLATFORM,
    depends: name === 'a' ? ['b'] : [],
  }));
  const graph = prepareGraph(columns(list));
  const targets = [{ label: 'a', choices: [filesOfName(graph, 'a')] }];
  const machine = machineOver(graph, PLATFORM, MACHINE);
  const options = { effort: plenty(), expired: () => true };
  expect(repair(graph, Uint8Array.of(1, 0, 0), [{ machine, targets }], options)).toMatchObject({
    exceptions: ['b'],
    proved: false,
  });
  expect(
    repair(graph, Uint8Array.of(1, 0, 0), [{ machine, targets }], { ...options, effort: { left: 0 } }),
  ).toMatchObject({
    exceptions: [],
    proved: false,
    undecided: ['a'],
  });
});

test('a survey equals brute force, attributes only what the policy broke, and names blocked files as causes', () => {
  fc.assert(
    fc.property(world, ({ list, allowed }) => {
      const graph = prepareGraph(columns(list));
      const machine = machineOver(graph, PLATFORM, MACHINE);
      const open = new AllowedFiles(graph, machine, everything(list), plenty());
      const allowedFiles = new AllowedFiles(graph, machine, allowed, plenty());
      const survey = surveyOf(allowedFiles, open, { records: list.length, names: graph.records.names.length });
      const [now, before] = [installable(list, allowed), installable(list, everything(list))];
      const stays = [...list.keys()].filter(
        (at) => allowed[at] === 1 && (list[at]!.subdir === PLATFORM || list[at]!.subdir === 'noarch'),
      );
      const dead = stays.filter((at) => now[at] === 0);
      const broken = dead.filter((at) => before[at] === 1);
      expect(survey).toMatchObject({
        allowed: stays.length,
        broken: dead.length,
        newlyBroken: broken.length,
        unchecked: 0,
      });
      expect([...list.keys()].filter((at) => survey.dead[at] === 1)).toEqual(dead);
      expect([...list.keys()].filter((at) => survey.newlyDead[at] === 1)).toEqual(broken);
      const lost = new Set(broken.map((at) => list[at]!.name));
      for (const at of stays) if (now[at] === 1) lost.delete(list[at]!.name);
      expect(survey.lost.map(({ name }) => graph.records.names[name]).sort()).toEqual([...lost].sort());
      for (const { cause } of survey.lost) expect(survey.causes[cause]).toBeDefined();
      expect(survey.causes.reduce((sum, { files }) => sum + files, 0)).toBe(broken.length);
      for (const { spec, refused } of survey.causes) {
        if (spec !== null) expect(refused.length).toBeGreaterThan(0);
        for (const record of refused) expect(allowed[record]).toBe(0);
      }
      for (const at of broken) {
        const chain = chainOf(allowedFiles, open, at);
        expect(chain.steps[0]!.record).toBe(at);
        expect(chainText(allowedFiles, chain, () => 'License not in GPL')).toContain(
          `can’t be installed on ${PLATFORM}: it needs`,
        );
        for (const [step, { record }] of chain.steps.entries()) if (step > 0) expect(allowed[record]).toBe(1);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a question has the same answer whatever was asked before; with little effort, what it says is true', () => {
  fc.assert(
    fc.property(tightWorld, fc.nat(200), fc.infiniteStream(fc.nat(1)), ({ list, allowed }, steps, bits) => {
      const records = columns(list);
      const fresh = (): InstallableContent => InstallableContent.of(records, everything(list));
      const asked = fresh();
      for (let other = 0; other < 3; other++)
        asked.surveys(
          Uint8Array.from(list, () => bits.next().value!),
          1e6,
        );
      const expected = fresh().surveys(allowed, 1e6);
      const little = asked.surveys(allowed, steps);
      // Known rules change the order of a search, so a fresh content may have steps left for one file more.
      const none = fresh().surveys(allowed, 0);
      little.forEach(({ dead, unchecked }, at) => {
        expect([...dead.keys()].filter((record) => dead[record] === 1 && expected[at]!.dead[record] !== 1)).toEqual([]);
        expect(unchecked).toBeLessThanOrEqual(none[at]!.unchecked);
      });
      expect(asked.surveys(allowed, 1e6)).toEqual(expected);
      asked.surveys(everything(list), 1e6);
      expect(asked.surveys(allowed, 1e6)).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
});

test('an installation that was found before counts only while the policy allows all of its files', () => {
  const file = (name: string, version: string, more: object = {}) => ({
    name,
    version,
    subdir: PLATFORM,
    depends: [],
    ...more,
  });
  const list = [
    file('gdal', '1.0', { depends: ['tiff', 'deflate >=2'] }),
    file('tiff', '1.0'),
    file('tiff', '2.0', { constrains: ['deflate <2'] }),
    file('deflate', '2.0'),
  ] as never;
  const content = InstallableContent.of(columns(list), everything(list));
  expect([...content.surveys(everything(list), 1e6)[0]!.dead]).toEqual([0, 0, 0, 0]);
  // Without the old tiff, gdal needs two packages that exclude each other.
  const [strict] = content.surveys(Uint8Array.of(1, 0, 1, 1), 1e6);
  expect([...strict!.dead]).toEqual([1, 0, 0, 0]);
  expect([...content.surveys(everything(list), 1e6)[0]!.dead]).toEqual([0, 0, 0, 0]);
  // Later surveys use other memory.
  expect([[...strict!.dead], [...strict!.newlyDead]]).toEqual([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
});

test('evaluations use memory again, not results that no longer hold', () => {
  const file = (name: string, version: string, subdir: string, more: object = {}) => ({
    name,
    version,
    build: 'h0',
    build_number: 0,
    subdir,
    depends: [],
    ...more,
  });
  const list = [
    file('gdal', '1.0', PLATFORM, { depends: ['tiff', 'deflate >=2'] }),
    file('tiff', '1.0', PLATFORM),
    file('tiff', '2.0', PLATFORM, { constrains: ['deflate <2'] }),
    file('deflate', '2.0', 'noarch'),
    file('other', '1.0', PLATFORM),
    file('gdal', '1.0', 'win-64', { depends: ['tiff', 'deflate >=2'] }),
    file('tiff', '2.0', 'win-64', { constrains: ['deflate <2'] }),
  ];
  const content = InstallableContent.of(columns(list), everything(list));
  const deadOn = (allowed: number[]): number[][] =>
    content
      .surveys(Uint8Array.from(allowed), 1e6)
      .map(({ dead }) => [...dead.keys()].filter((record) => dead[record] === 1));
  // On win-64 only the new tiff exists, which excludes the new deflate.
  expect(deadOn([1, 1, 1, 1, 0, 1, 1])).toEqual([[], [5]]);
  // Without the old tiff, the same on linux-64.
  expect(deadOn([1, 0, 1, 1, 1, 1, 1])).toEqual([[0], [5]]);
  expect(deadOn([1, 1, 1, 1, 0, 1, 1])).toEqual([[], [5]]);
});

test('a cause counts files and packages', () => {
  const list = [
    file('base', '1.0'),
    ...['1.0', '2.0', '3.0'].map((version) => file('app', version, ['base'])),
    file('tool', '1.0', ['app']),
  ];
  const content = InstallableContent.of(columns(list), everything(list));
  const [survey] = content.surveys(Uint8Array.of(0, 1, 1, 1, 1), 1e6);
  expect(survey!.causes).toEqual([{ spec: 'base', refused: [0], files: 4, packages: 2 }]);

  function file(name: string, version: string, depends: string[] = []) {
    return { name, version, build: 'h0', build_number: 0, subdir: PLATFORM, depends };
  }
});

test('the fixpoint of a part is the one that is made of the part alone, causes before effects', () => {
  fc.assert(
    fc.property(world, fc.infiniteStream(fc.nat(3)), ({ list, allowed }, some) => {
      const graph = prepareGraph(columns(list));
      const machine = machineOver(graph, PLATFORM, MACHINE);
      const available = Uint8Array.from(list, () => (some.next().value === 0 ? 0 : 1));
      const part = available.map((bit, at) => bit & allowed[at]!);
      const whole = { allowed: available, fixpoint: fixpoint(graph, machine, available) };
      const found = fixpointOfPart(graph, machine, whole, part)!;
      const alone = fixpoint(graph, machine, part);
      expect(found.alive).toEqual(alone.alive);
      const [order, expected] = [[...found.fallen], [...alone.fallen]];
      expect(order.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
      found.killer.forEach((killer, record) => {
        if (alone.killer[record]! <= 0) return expect(killer).toBe(alone.killer[record]);
        const { start, items } = graph.providers;
        const place = order.indexOf(record);
        for (const provider of items.subarray(start[killer]!, start[killer + 1]!)) {
          expect(found.alive[provider]).toBe(0);
          if (found.killer[provider]! > 0) expect(order.indexOf(provider)).toBeLessThan(place);
        }
      });
      if (available.some((bit, at) => bit === 0 && machine.member[graph.records.subdirOf[at]!] === 1))
        expect(fixpointOfPart(graph, machine, whole, everything(list))).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

test('what is found out after more files came, from what was found before, is what a look at everything finds', () => {
  fc.assert(
    fc.property(tightWorld, fc.nat(), ({ list, allowed: there }, seed) => {
      const STEPS = 1e7;
      // Files that aren't available yet, or not at all.
      const available = Uint8Array.from(list, (_, at) => ((seed >> (at % 31)) % 4 === 3 ? 0 : 1));
      const before = available.map((bit, at) => bit & there[at]!);
      const added = available.map((bit, at) => bit & (1 - there[at]!));
      const records = columns(list);
      const of = (bits: Uint8Array) => InstallableContent.of(columns(list), bits).groundedSurveys(STEPS);
      const earlier = (found: SurveyWithBlocking[]) => found.map(({ survey, ...rest }) => ({ ...survey, ...rest }));
      const found = surveysAfter(records, available, added, earlier(of(before)), STEPS);
      const whole = of(available);
      if (found === null) expect(whole.length).toBeGreaterThan(of(before).length);
      else expect(found.map(({ survey }) => survey)).toEqual(whole.map(({ survey }) => survey));
      expect(surveysAfter(columns(list), available, new Uint8Array(list.length), earlier(whole), 0)).toEqual(whole);
    }),
    { numRuns: RUNS },
  );
});

/** Drops every third record's blocking dependencies, as if they were unknown. */
const forgetting = (isForgotten: boolean, blocking: BlockingDependencies): BlockingDependencies => {
  if (!isForgotten) return blocking;
  const builder = new BlockingDependenciesBuilder();
  const reader = new BlockingDependenciesReader(blocking);
  for (const record of blocking.of) if (record % 3 !== 0) builder.add(record, reader.find(record)!);
  return builder.build();
};

test('updates in rounds find all changes from the carried blocking dependencies, immediately or later, and other files change nothing', () => {
  fc.assert(
    fc.property(growingWorld, fc.nat(7), (files, answered) => {
      const STEPS = 1e7;
      const inRound = (round: number): number[] => [...files.keys()].filter((at) => files[at]!.round <= round);
      const contentOf = (places: readonly number[]): ChannelRecords => columns(places.map((at) => files[at]!.record));
      const [everyone] = InstallableContent.of(contentOf([...files.keys()]), everything(files)).platforms;
      let before: { places: number[]; records: ChannelRecords; found: SurveyWithBlocking[] } | undefined;
      for (let round = 0; round <= 3; round++) {
        // New records are inserted between others, so records and dependencies change their positions each time.
        const places = inRound(round);
        const records = contentOf(places);
        const whole = InstallableContent.of(records, everything(places)).groundedSurveys(STEPS);
        let found: SurveyWithBlocking[] | null = null;
        if (before !== undefined) {
          const { places: former, records: then } = before;
          const was = Int32Array.from(places, (at) => former.indexOf(at));
          const added = Uint8Array.from(was, (at) => Number(at < 0));
          const earlier = before.found.map(({ survey, open, blocking }) => ({
            ...survey,
            open: [...was.keys()].filter((at) => open.includes(was[at]!)),
            unchecked: survey.unchecked - open.length,
            dead: Uint8Array.from(was, (at) => (at < 0 ? 0 : survey.dead[at]!)),
            blocking: forgetting(
              round === 2 && added.includes(1),
              movedBlockingDependencies([[survey.platform, blocking]], then, records, was).get(survey.platform)!,
            ),
          }));
          // First without a budget for exact answers: undetermined files are evaluated later, together with files added
          // until then.
          const quick = surveysAfter(records, everything(places), added, earlier, 0);
          for (const [at, { survey, open }] of (quick ?? []).entries()) {
            expect(survey.unchecked).toBe(open.length);
            const { dead } = whole[at]!.survey;
            expect([...dead.keys()].filter((one) => !open.includes(one) && survey.dead[one] !== dead[one])).toEqual([]);
          }
          const none = new Uint8Array(places.length);
          found =
            quick === null || ((answered >> round) & 1) === 0
              ? quick
              : surveysAfter(
                  records,
                  everything(places),
                  none,
                  quick.map(({ survey, ...rest }) => ({ ...survey, ...rest, unchecked: 0 })),
                  STEPS,
                );
          if (found !== null && found !== quick)
            expect(found.map(({ survey }) => survey)).toEqual(whole.map(({ survey }) => survey));
        }
        found ??= whole;
        for (const { survey, blocking } of found) {
          expect([...blocking.of]).toEqual([...places.keys()].filter((record) => survey.dead[record] === 1));
          const reader = new BlockingDependenciesReader(blocking);
          for (const [record, at] of places.entries()) {
            if (survey.dead[record] !== 1) continue;
            const rests = Array.from(reader.find(record)!, (spec) => parseMatchSpec(records.dependsSpecs[spec]!));
            // All files of the last round, except those that provide a blocking dependency and are new or were
            // uninstallable.
            const rest = Uint8Array.from(files, ({ record: file }, other) => {
              const here = places.indexOf(other);
              const isNew = here < 0 || (survey.dead[here] === 1 && other !== at);
              return isNew && rests.some((spec) => matchSpec(spec, { ...file, build_number: 0 })) ? 0 : 1;
            });
            const { graph, machine } = everyone!.open;
            expect(new AllowedFiles(graph, machine, rest, plenty()).installable(at)).toBe(false);
          }
        }
        before = { places, records, found };
      }
    }),
    { numRuns: RUNS },
  );
});

test('what could not be installed is asked about again where what came is needed from afar', () => {
  const file = (name: string, depends: string[]) => ({
    name,
    version: '1.0',
    build: 'h0',
    build_number: 0,
    subdir: PLATFORM,
    depends,
  });
  const list = [file('app', ['lib >=1']), file('lib', ['Base']), file('base', []), file('other', ['nothing'])];
  const records = columns(list);
  const now = InstallableContent.of(records, Uint8Array.of(1, 1, 0, 1)).groundedSurveys(1e6);
  expect([...now[0]!.survey.dead]).toEqual([1, 1, 0, 1]);
  const [after] = surveysAfter(
    records,
    Uint8Array.of(1, 1, 1, 1),
    Uint8Array.of(0, 0, 1, 0),
    now.map(({ survey, ...rest }) => ({ ...survey, ...rest })),
    1e6,
  )!;
  expect([...after!.survey.dead]).toEqual([0, 0, 0, 1]);
});

test('one set of exceptions repairs several platforms, the fewest over all of them', () => {
  const file = (name: string, subdir: string, depends: string[] = []) => ({
    name,
    version: '1.0',
    build: 'h0',
    build_number: 0,
    subdir,
    depends,
  });
  // On either platform one of two libraries would do; only `both` is on both.
  const list = [
    file('app', 'noarch', ['lib']),
    file('lib', 'linux-64', ['first']),
    file('lib', 'linux-64', ['both']),
    file('lib', 'win-64', ['second']),
    file('lib', 'win-64', ['both']),
    file('first', 'linux-64'),
    file('second', 'win-64'),
    file('both', 'noarch'),
  ];
  const graph = prepareGraph(columns(list));
  const allowed = Uint8Array.from(list, ({ name }) => (name === 'app' || name === 'lib' ? 1 : 0));
  const views = ['linux-64', 'win-64'].map((platform) => ({
    machine: machineOver(graph, platform, []),
    targets: [{ label: 'app', choices: [filesOfName(graph, 'app')] }],
  }));
  const found = repair(graph, allowed, views, { effort: plenty(), expired: () => false });
  expect(found).toMatchObject({ exceptions: ['both'], proved: true });
});

test('hitting sets weigh the least', () => {
  const sets = fc.array(fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(sets, fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 7, maxLength: 7 }), (lists, weights) => {
      const weigh = (names: readonly number[]): number => names.reduce((sum, name) => sum + weights[name]!, 0);
      const { names, proved } = hittingSet(
        lists.map((list) => new Set(list)),
        (name) => weights[name]!,
        () => false,
      );
      expect(proved && lists.every((list) => list.some((name) => names.includes(name)))).toBe(true);
      for (let set = 0; set < 128; set++) {
        const some = [0, 1, 2, 3, 4, 5, 6].filter((name) => (set >> name) & 1);
        if (weigh(some) < weigh(names))
          expect(lists.every((list) => list.some((name) => some.includes(name)))).toBe(false);
      }
    }),
    { numRuns: RUNS },
  );
});
