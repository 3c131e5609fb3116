import { Encoder } from '@msgpack/msgpack';
import { expect, test } from 'vitest';
import { ShardPacker } from './packedRecords.ts';

type Given = [fileName: string, record: Record<string, unknown>, runExports?: Record<string, string[]>];

/** The same shard by objects, as CEP 16 has it. */
function byObjects(given: readonly Given[], removed: readonly string[]): Buffer {
  const encoder = new Encoder({ sortKeys: true });
  const sections: Record<string, Record<string, unknown>> = { packages: {}, 'packages.conda': {} };
  for (const [fileName, record, runExports] of given) {
    const whole: Record<string, unknown> = { ...record, ...(runExports !== undefined && { run_exports: runExports }) };
    for (const [key, length] of [
      ['sha256', 64],
      ['md5', 32],
      ['legacy_bz2_md5', 32],
    ] as const) {
      const { [key]: value } = whole;
      if (typeof value === 'string' && value.length === length && /^[0-9a-f]*$/i.test(value))
        whole[key] = Buffer.from(value, 'hex');
      else delete whole[key];
    }
    sections[fileName.endsWith('.tar.bz2') ? 'packages' : 'packages.conda']![fileName] = whole;
  }
  return Buffer.from(encoder.encode({ ...sections, removed }));
}

function packed(packer: ShardPacker, given: readonly Given[], removed: readonly string[], spaces: boolean): Buffer {
  for (const [fileName, record, runExports] of given) {
    const json = JSON.stringify(record);
    // Texts from the database have spaces behind commas and colons.
    const text = `${JSON.stringify(fileName)}:${spaces ? spaced(json) : json}`;
    const bytes = Buffer.from(`,${text},"next":{}`);
    packer.add(bytes, 1, 1 + Buffer.byteLength(text), runExports);
  }
  return Buffer.from(packer.end(removed, Buffer.alloc(packer.size(removed))));
}

/** Adds a space behind each comma and colon outside of strings. */
const spaced = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part.length === 1 ? `${part} ` : part));

const HEX = '0123456789abcdefABCDEF';

test('records are packed from their texts as from objects, whatever is in them', () => {
  let state = 20_261_130;
  const random = (below: number): number =>
    Math.floor(((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32) * below);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const text = (): string =>
    pick([
      '',
      'python >=3.9',
      'ünï 𝒞',
      'a "b" \\ c',
      '\n',
      'x'.repeat(random(300)),
      random(50) === 0 ? 'y'.repeat(70_000) : 'y',
      '\ud800',
    ]);
  const hex = (length: number): string => Array.from({ length }, () => HEX[random(HEX.length)]).join('');
  const value = (): unknown =>
    pick<() => unknown>([
      text,
      () => random(200),
      () => random(70_000),
      () => 1_700_000_000_000 + random(1e9),
      () =>
        pick([2 ** 32, 2 ** 32 - 1, 2 ** 53, 1e300, 0.5, -0, -1, -700, 1e15, 999_999_999_999_999, 65_535, 255, 127]),
      () => pick([true, false, null]),
      () => Array.from({ length: random(40) }, text),
      () => [1, 'two', null, true, 70_000],
      () => pick([[], {}, [[]], [{ of: ['x'] }], { z: 1, a: { deep: [null] } }]),
    ])();
  const key = (): string =>
    pick([
      'name',
      'depends',
      'z',
      'a',
      'constrains',
      'größe',
      '__proto__x',
      '1',
      'k'.repeat(40),
      'sha256x',
      'md',
      'run',
    ]);
  const packer = new ShardPacker();
  for (let round = 0; round < 500; round++) {
    const given = Array.from({ length: random(random(10) === 0 ? 40 : 5) }, (_, i): Given => {
      const record: Record<string, unknown> = {};
      for (let left = random(random(30) === 0 ? 90 : 20); left > 0; left--)
        record[random(9) === 0 ? `${key()}${left}` : key()] = value();
      if (random(2) === 0) record['md5'] = pick([hex(32), hex(31), 'no', 5, null, `${hex(31)}g`]);
      if (random(2) === 0) record['sha256'] = pick([hex(64), hex(32), [hex(64)]]);
      if (random(5) === 0) record['legacy_bz2_md5'] = hex(32);
      if (random(20) === 0) record['run_exports'] = ['old'];
      const name = `${pick(['a', 'zlib', 'ünï', 'q"', 'B'])}-${random(9)}-${i}`;
      const exported = pick([undefined, {}, { weak: ['a >=1'] }]);
      return [`${name}${pick(['.conda', '.tar.bz2'])}`, record, ...(exported === undefined ? [] : [exported])] as Given;
    });
    const removed = Array.from({ length: random(3) }, (_, i) => `gone-${i}-ü.conda`);
    // Lone surrogates become another letter on the way to the disk.
    const expected = byObjects(JSON.parse(JSON.stringify(given).toWellFormed()) as Given[], removed);
    if (!packed(packer, given, removed, random(2) === 0).equals(expected)) expect.fail(JSON.stringify(given));
  }
});

test('a record that is nested too deeply is left out, and the others stay', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 200; level++) deep = [deep];
  const others: Given[] = [
    ['a-1-0.conda', { name: 'a' }],
    ['c-1-0.conda', { name: 'c' }],
  ];
  const packer = new ShardPacker();
  expect(packed(packer, [others[0]!, ['b-1-0.conda', { name: 'b', deep }], others[1]!], [], false)).toEqual(
    byObjects(others, []),
  );
});

test('a shard of many megabytes is packed, and so is the one after it', () => {
  const packer = new ShardPacker();
  const large = Array.from({ length: 70_000 }, (_, i): Given => [
    `a-1-${String(i).padStart(6, '0')}.conda`,
    { name: 'a', depends: ['x'.repeat(i % 200)], size: i },
  ]);
  expect(packed(packer, large, [], false).equals(byObjects(large, []))).toBe(true);
  expect(packed(packer, large.slice(0, 2), [], false).equals(byObjects(large.slice(0, 2), []))).toBe(true);
});
