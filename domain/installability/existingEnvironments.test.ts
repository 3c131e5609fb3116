import { expect, test } from 'vitest';
import { InstallableContent } from './content.ts';
import { heldAnswers, rootsOf } from './existingEnvironments.ts';
import { columns } from './testing/reference.ts';

const file = (name: string, version: string, depends: string[] = [], subdir = 'linux-64') => ({
  name,
  version,
  build: 'h0',
  build_number: 0,
  subdir,
  depends,
});
const list = [
  file('pandas', '2.0', ['numpy >=1']), // 0
  file('pandas', '1.0', ['numpy <2']), // 1
  file('numpy', '2.0'), // 2
  file('numpy', '1.0'), // 3
  file('zlib', '1.3'), // 4
  file('lone', '1.0', ['nothing-here']), // 5
  file('zlib', '1.3', [], 'osx-64'), // 6
];
const contentOf = () => InstallableContent.of(columns(list), new Uint8Array(list.length).fill(1));
const content = contentOf();
const all = new Uint8Array(list.length).fill(1);
const without = (...refused: number[]): Uint8Array => all.map((_, record) => (refused.includes(record) ? 0 : 1));
const asked = (records: number[], refused: number[], steps = 1e9, platform = 'linux-64', over = content) =>
  heldAnswers(over, { before: all, after: without(...refused) }, [{ platform, records }], steps, () => 'No way')[0]!;

test('what was asked for is what nothing else in the environment needs', () => {
  expect(rootsOf(content, [0, 2, 4]).map((name) => content.graph.records.names[name])).toEqual(['pandas', 'zlib']);
});

test('an environment of which every file stays is kept, whatever else goes', () => {
  expect(asked([0, 2], [1, 3, 4])).toEqual({ outcome: 'kept', detail: null });
});

test('one that loses a file solves as long as something else meets what was asked for', () => {
  expect(asked([0, 2], [2])).toEqual({ outcome: 'solves', detail: null });
  // All files of numpy are removed, so no version of pandas can be installed.
  const broken = asked([0, 2], [2, 3]);
  expect(broken.outcome).toBe('breaks');
  expect(broken.detail).toContain('numpy');
  expect(asked([4], [4]).detail).toBe('All packages matching ‘zlib’ are blocked: No way.');
});

test('an environment that solved before needs no search for it, as long as what it was installed with stays', () => {
  const fresh = contentOf();
  const again = (refused: number[], steps: number) => asked([0, 2], refused, steps, 'linux-64', fresh).outcome;
  expect(again([2], 1e9)).toBe('solves');
  expect(again([2], -1)).toBe('solves');
  expect(again([2, 3], -1)).toBe('breaks');
  expect(again([0, 2], 1e9)).toBe('solves');
});

test('what could not be installed from the content before does not count as broken by the change', () => {
  expect(asked([5, 4], [4]).outcome).toBe('unsolved');
});

test('nothing is claimed beyond the effort, nor on a platform of which the content has no files', () => {
  expect(asked([0, 2], [2], -1, 'linux-64', contentOf()).outcome).toBe('unknown');
  expect(asked([0, 2], [2], 1e9, 'win-64').outcome).toBe('unknown');
  expect(asked([6], [6], 1e9, 'osx-64').outcome).toBe('breaks');
});
