import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecordInput } from '../policy/index.ts';
import { companionFiles } from './companions.ts';
import { InstallableContent } from './content.ts';
import { columns, installable, PLATFORM, world } from './testing/reference.ts';

const STEPS = 1e9;
const member = ({ subdir }: RecordInput): boolean => subdir === PLATFORM || subdir === 'noarch';

/**
 * Whether strict channel priority hides a file of the second channel: the first channel has a file of the same package
 * and platform.
 */
const isTaken = (file: RecordInput, offered: readonly RecordInput[]): boolean =>
  offered.some(
    ({ name, subdir }) =>
      name === file.name && (subdir === file.subdir || subdir === 'noarch' || file.subdir === 'noarch'),
  );

test('with other channels companions it, a channel has what brute force finds over all of them, and only its own files are counted', () => {
  fc.assert(
    fc.property(world, world, world, (own, second, third) => {
      // Names that only the second and third channel have; the first one has up to four of six.
      const list = own.list.filter(({ name }) => name < 'e');
      if (list.length === 0) return;
      const allowed = own.allowed.slice(0, list.length);
      const served = ({ list: files, allowed: bits }: typeof own): RecordInput[] =>
        files.filter((_, at) => bits[at] === 1);
      const names = new Set(served(second).map(({ name }) => name));
      const others = [...served(second), ...served(third).filter(({ name }) => !names.has(name))];
      const offered = list.filter((_, at) => allowed[at] === 1);
      const reachable = others.filter((file) => !isTaken(file, offered));
      const all = [...offered, ...reachable];
      const expected = installable(all, new Uint8Array(all.length).fill(1)).slice(0, offered.length);
      const records = columns(list);
      const companions = companionFiles(records, [
        { records: columns(second.list), served: second.allowed },
        { records: columns(third.list), served: third.allowed },
      ]);
      const content = InstallableContent.of(records, new Uint8Array(list.length).fill(1), companions);
      const survey = content.surveys(allowed, STEPS).find(({ platform }) => platform === PLATFORM);
      if (survey === undefined) return;
      const stays = [...list.keys()].filter((at) => allowed[at] === 1 && member(list[at]!));
      const dead = stays.filter((at) => expected[offered.indexOf(list[at]!)] === 0);
      expect([survey.allowed, survey.dead.length]).toEqual([stays.length, list.length]);
      expect([...survey.dead.keys()].filter((at) => survey.dead[at] === 1)).toEqual(dead);
    }),
    { numRuns: 300 },
  );
});

test('finds no companion files if the other channels serve nothing that it can need', () => {
  const list = [{ name: 'tool', version: '1.0', build: 'h0', build_number: 0, subdir: PLATFORM, depends: ['python'] }];
  const other = columns([{ ...list[0]!, name: 'bystander', depends: [] }]);
  expect(companionFiles(columns(list), [{ records: other, served: Uint8Array.of(1) }])).toBeNull();
  expect(companionFiles(columns(list), [])).toBeNull();
});
