/**
 * Small random channels, and their installable files by brute force: derived from the definition, sharing only the
 * match of a spec with the product.
 */
import * as fc from 'fast-check';
import { matchSpec, parseMatchSpec } from '../../conda/index.ts';
import type { ChannelRecords, RecordInput } from '../../policy/index.ts';
import { ChannelRecordsBuilder } from '../../policy/index.ts';
import type { VirtualPackage } from '../virtualPackages.ts';

/** The machine of the small world. */
export const MACHINE: VirtualPackage[] = [
  { name: '__glibc', version: '2.28', build: '0' },
  { name: '__unix', version: '0', build: '0' },
];

/** The platform of the small world. */
export const PLATFORM = 'linux-64';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const name = fc.constantFrom(...NAMES);
const restriction = fc.constantFrom('', '', ' >=2', ' <2', ' 1.*', ' 2.*', ' >=1,<3', ' * h1', ' 3.0 h0');
const spec = fc.tuple(name, restriction).map(([on, rest]) => `${on}${rest}`);
const dependency = fc.oneof(
  { weight: 30, arbitrary: spec },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__glibc >=2.17', '__glibc >=2.40', '__unix', '__win', 'absent', 'a >=<1', 'a*'),
  },
);
const constraint = fc.oneof(
  { weight: 12, arbitrary: spec },
  { weight: 1, arbitrary: fc.constantFrom('__glibc >=2.40', '__glibc', '__cuda >=12', 'absent >=1', 'b >=<1') },
);

/** A record of the small world. */
const record: fc.Arbitrary<RecordInput> = fc.record({
  name,
  version: fc.constantFrom('1.0', '2.0', '3.0'),
  build: fc.constantFrom('h0', 'h0', 'h1'),
  build_number: fc.constant(0),
  subdir: fc.constantFrom(PLATFORM, PLATFORM, PLATFORM, 'noarch', 'win-64'),
  depends: fc.array(dependency, { maxLength: 3 }),
  constrains: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(constraint, { maxLength: 2 }) },
  ),
});

/** A channel of the small world: its records, and 1 for each that is allowed. */
export const world = fc
  .uniqueArray(record, {
    minLength: 1,
    maxLength: 14,
    selector: (one) => [one.subdir, one.name, one.version, one.build].join(),
  })
  .chain((list) =>
    fc.record({
      list: fc.constant(list),
      allowed: fc.array(fc.constantFrom(1, 1, 0), { minLength: list.length, maxLength: list.length }),
    }),
  )
  .map(({ list, allowed }) => ({ list, allowed: Uint8Array.from(allowed) }));

/**
 * All versions of six names with many narrow dependencies, so that most conflicts appear only after several choices.
 */
export const tightWorld = fc
  .array(
    fc.array(fc.tuple(name, fc.constantFrom(' 1.*', ' 2.*', ' >=2', ' <2', ' 1.*|3.*')), {
      minLength: 1,
      maxLength: 4,
    }),
    {
      minLength: 3 * NAMES.length,
      maxLength: 3 * NAMES.length,
    },
  )
  .map((needs) => ({
    list: needs.map((depends, at): RecordInput => ({
      name: NAMES[at % NAMES.length]!,
      version: `${1 + Math.floor(at / NAMES.length)}.0`,
      build: 'h0',
      build_number: 0,
      subdir: PLATFORM,
      // A file never depends on its own name, because that would fail immediately.
      depends: depends.flatMap(([on, rest]) => (on === NAMES[at % NAMES.length] ? [] : [`${on}${rest}`])),
      constrains: [],
    })),
    allowed: new Uint8Array(needs.length).fill(1),
  }));

const pin = fc.constantFrom(' 1.*', ' 2.*', ' >=2', ' <2', ' 1.*|3.*', '');
const others = (own: string, list: readonly (readonly [string, string])[]): string[] =>
  list.flatMap(([on, rest]) => (on === own ? [] : [`${on}${rest}`]));

/**
 * All versions of six names, added in rounds: dependencies that are missing at first are needed indirectly, and
 * conflicts by versions or constraints are resolved by a later version.
 */
export const growingWorld: fc.Arbitrary<{ record: RecordInput; round: number }[]> = fc
  .array(
    fc.record({
      needs: fc.array(fc.tuple(name, pin), { minLength: 1, maxLength: 3 }),
      bars: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(fc.tuple(name, pin), { minLength: 1, maxLength: 2 }) },
      ),
      isLeaf: fc.constantFrom(false, false, true),
      round: fc.constantFrom(0, 0, 0, 1, 2, 3),
    }),
    { minLength: 3 * NAMES.length, maxLength: 3 * NAMES.length },
  )
  .map((files) =>
    files.map(({ needs, bars, isLeaf, round }, at) => {
      const own = NAMES[at % NAMES.length]!;
      const file = {
        name: own,
        version: `${1 + Math.floor(at / NAMES.length)}.0`,
        build: 'h0',
        build_number: 0,
        subdir: at % 5 === 4 ? 'noarch' : PLATFORM,
        depends: isLeaf ? [] : others(own, needs),
        constrains: others(own, bars),
      };
      return { record: file, round };
    }),
  );

/** Returns fixed sample channels of the small worlds, for tests that can't be repeated a hundred times. */
export function sampledWorlds(count: number): { list: RecordInput[]; allowed: Uint8Array }[] {
  return fc.sample(fc.oneof(world, tightWorld), { numRuns: count, seed: 20_261_123 });
}

/** Converts a list of records to columns. */
export function columns(list: readonly RecordInput[]): ChannelRecords {
  const builder = new ChannelRecordsBuilder();
  for (const one of list) builder.add(one);
  return builder.build();
}

const readable = (text: string): boolean => !text.includes('>=<') && !text.includes('a*');
const fits = (text: string, { name: on, version, build }: Pick<RecordInput, 'name' | 'version' | 'build'>): boolean =>
  matchSpec(parseMatchSpec(text), { name: on, version, build, build_number: 0 });
const nameIn = (text: string): string => text.split(' ')[0]!;

/** Whether a set of records is a valid installation on the machine of the small world. */
export function stands(list: readonly RecordInput[], picked: readonly number[]): boolean {
  const present = [...picked.map((at) => list[at]!), ...MACHINE];
  return (
    new Set(picked.map((at) => list[at]!.name)).size === picked.length &&
    picked.every((at) => {
      const { subdir, depends, constrains } = list[at]!;
      return (
        (subdir === PLATFORM || subdir === 'noarch') &&
        depends!.every((text) => readable(text) && present.some((other) => fits(text, other))) &&
        constrains!.every(
          (text) => readable(text) && present.every((other) => other.name !== nameIn(text) || fits(text, other)),
        )
      );
    })
  );
}

/**
 * Marks allowed records that are part of a valid installation of allowed records.
 * @param root limits the question to this record
 */
export function installable(list: readonly RecordInput[], allowed: Uint8Array, root?: number): Uint8Array {
  const found = new Uint8Array(list.length);
  const names = [...new Set(list.map((one) => one.name))];
  const picked: number[] = [];
  const choose = (at: number): void => {
    if (root !== undefined && found[root] === 1) return;
    if (at === names.length) {
      if (picked.some((one) => found[one] === 0) && stands(list, picked)) for (const one of picked) found[one] = 1;
      return;
    }
    const ours = root !== undefined && list[root]!.name === names[at];
    if (!ours) choose(at + 1);
    list.forEach((one, position) => {
      if (one.name !== names[at] || allowed[position] !== 1 || (ours && position !== root)) return;
      picked.push(position);
      choose(at + 1);
      picked.pop();
    });
  };
  choose(0);
  return found;
}

/** Marks allowed records that remain after removing those with an unprovided dependency, repeatedly. */
export function provided(list: readonly RecordInput[], allowed: Uint8Array): Uint8Array {
  const left = Uint8Array.from(list, ({ subdir, constrains }, at) =>
    Number(allowed[at] === 1 && (subdir === PLATFORM || subdir === 'noarch') && constrains!.every(readable)),
  );
  const falls = (at: number): boolean =>
    list[at]!.depends!.some(
      (text) =>
        !readable(text) ||
        ![...MACHINE, ...list.filter((_, other) => left[other] === 1)].some((other) => fits(text, other)),
    );
  for (;;) {
    const next = left.findIndex((bit, at) => bit === 1 && falls(at));
    if (next < 0) return left;
    left[next] = 0;
  }
}
