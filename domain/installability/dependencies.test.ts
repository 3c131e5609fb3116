import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dependenciesOf } from './dependencies.ts';
import { columns, installable, PLATFORM, world } from './testing/reference.ts';

const file = (name: string, depends: string[] = [], version = '1.0', subdir = 'linux-64') => ({
  name,
  version,
  build: 'h0',
  build_number: 0,
  subdir,
  depends,
});
const within = () => ({ effort: { left: 1e9 }, expired: () => false });
type File = ReturnType<typeof file>;

/** Files in the channel, files to promote, and files that can be included. Returns the names of those that are. */
function taken(there: File[], coming: File[], open: File[]): string[] {
  const list = [...there, ...coming, ...open];
  const marks = (from: number, to: number): Uint8Array =>
    Uint8Array.from(list, (_, at) => Number(at >= from && at < to));
  const [a, b] = [there.length, there.length + coming.length];
  const where = { there: marks(0, a), coming: marks(a, b), open: marks(b, list.length) };
  return dependenciesOf(columns(list), where, within()).map((at) => `${list[at]!.name} ${list[at]!.version}`);
}

test('along come the fewest packages that are needed, of each the newest that fits, and nothing that the channel has', () => {
  const open = [
    file('lib', ['base'], '1.0'),
    file('lib', ['base'], '2.0'),
    file('lib', ['base'], '3.0'),
    file('base'),
    file('heavy', ['more']),
    file('more'),
    file('unrelated'),
    file('lib', [], '2.5', 'osx-arm64'),
  ];
  expect(taken([], [file('app', ['lib <3', '__glibc >=2.17'])], open)).toEqual(['lib 2.0', 'base 1.0']);
  expect(taken([file('base')], [file('app', ['lib <3'])], open)).toEqual(['lib 2.0']);
  expect(taken([file('lib', [], '1.5')], [file('app', ['lib'])], open)).toEqual([]);
  expect(taken([], [file('app', ['lib']), file('lib', [], '2.0')], open)).toEqual([]);
  // A dependency that no one provides doesn't block the others.
  expect(taken([], [file('lost', ['nowhere']), file('app', ['base'])], open)).toEqual(['base 1.0']);
  // One is enough for both.
  expect(taken([], [file('app', ['lib <2']), file('tool', ['lib'])], open)).toEqual(['lib 1.0', 'base 1.0']);
  // A noarch file is needed wherever the channel has files.
  expect(
    taken([file('x'), file('x', [], '1.0', 'osx-arm64')], [file('app', ['lib >=2,<3'], '1.0', 'noarch')], open),
  ).toEqual(['lib 2.0', 'base 1.0', 'lib 2.5']);
});

test('with what comes along everything can be installed that could be with all that is open, and without any file of it something cannot', () => {
  fc.assert(
    fc.property(world, fc.array(fc.nat(2), { minLength: 20, maxLength: 20 }), ({ list }, kinds) => {
      const of = (kind: number): Uint8Array => Uint8Array.from(list, (_, at) => Number(kinds[at % 20] === kind));
      const [there, coming, open] = [of(0), of(1), of(2)];
      const along = new Set(dependenciesOf(columns(list), { there, coming, open }, within()));
      for (const at of along) expect(open[at]).toBe(1);
      const reached = (has: (at: number) => boolean): number[] => {
        const truth = installable(
          list,
          Uint8Array.from(list, (_, at) => Number(has(at))),
        );
        return [...list.keys()].filter((at) => coming[at] === 1 && list[at]!.subdir === PLATFORM && truth[at] === 1);
      };
      const best = reached(() => true);
      expect(reached((at) => open[at] !== 1 || along.has(at))).toEqual(best);
      for (const one of along)
        // A file of another platform may need it there, and so may a noarch one if the channel has no other platform.
        if (list.every(({ subdir }, at) => coming[at] !== 1 || subdir === PLATFORM))
          expect(reached((at) => open[at] !== 1 || (along.has(at) && at !== one))).not.toEqual(best);
    }),
    { numRuns: 150 },
  );
});
