import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShardTable, ShardWriter } from './shardPacks.ts';

const DAY = 86_400_000;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const packsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'shards')).filter((name) => name.endsWith('.pack'));

/** A publication whose packages have these texts as shards; those that are the same are taken over. */
async function publish(
  number: number,
  previous: number | null,
  shards: Record<string, string>,
  at = number,
): Promise<string> {
  const folder = join(root, String(number));
  mkdirSync(folder);
  const writer = await ShardWriter.begin(folder, previous === null ? null : join(root, String(previous)), at);
  await writer.open('noarch');
  for (const [name, text] of Object.entries(shards)) {
    const shard = { fingerprint: text, hash: hashOf(text) };
    if (writer.before('noarch', name)?.fingerprint === text) writer.take('noarch', name, shard);
    else await writer.add('noarch', name, shard, Buffer.from(text));
  }
  await writer.end();
  return folder;
}

/** The bytes of a shard as a publication's folder has them. */
async function read(folder: string, text: string): Promise<string | null> {
  const place = (await ShardTable.read(folder, 'noarch')).find(hashOf(text));
  if (place === null) return null;
  return readFileSync(join(folder, place.pack))
    .subarray(place.offset, place.offset + place.length)
    .toString();
}

test('the packs of many publications are joined, each folder is whole by itself, and everything goes on to be found', async () => {
  const same = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`same-${i}`, `never changes ${i}`.repeat(20)]));
  let folder = '';
  for (let number = 0; number < 60; number++) {
    folder = await publish(number, number === 0 ? null : number - 1, { ...same, all: `version ${number}` });
    expect(packsOf(folder).length).toBeLessThanOrEqual(16);
    if (number > 0) rmSync(join(root, String(number - 1)), { recursive: true });
    expect(await read(folder, `version ${number}`)).toBe(`version ${number}`);
  }
  for (let number = 0; number < 60; number++) expect(await read(folder, `version ${number}`)).toBe(`version ${number}`);
  for (const text of Object.values(same)) expect(await read(folder, text)).toBe(text);
  expect((await ShardTable.read(folder, 'noarch')).find(hashOf('never was'))).toBeNull();
  expect((await ShardTable.read(folder, 'linux-64')).find(hashOf('version 1'))).toBeNull();
});

test('what is served no more is kept for eight days, and its bytes go with it', async () => {
  const large = 'x'.repeat(10_000);
  await publish(0, null, { large, small: 'small' }, 0);
  const folder = await publish(1, 0, { small: 'small' }, 10 * DAY);
  expect(await read(folder, large)).toBe(large);
  expect(await read(await publish(2, 1, { small: 'small' }, 17 * DAY), large)).toBe(large);
  const last = await publish(3, 2, { small: 'small' }, 18 * DAY);
  expect([await read(last, large), await read(last, 'small')]).toEqual([null, 'small']);
  const [pack, ...others] = packsOf(last);
  expect([readFileSync(join(last, 'shards', pack!)).toString(), others]).toEqual(['small', []]);
});

test('a shard that comes back is not written again', async () => {
  await publish(0, null, { a: 'one' }, 0);
  await publish(1, 0, { a: 'two' }, DAY);
  const folder = await publish(2, 1, { a: 'one' }, 2 * DAY);
  expect(packsOf(folder).length).toBe(2);
  expect([await read(folder, 'one'), await read(folder, 'two')]).toEqual(['one', 'two']);
});

/** A publication with two subdirs, of which `noarch` hasn't changed. @returns its folder, and whether it was read */
async function publishBeside(number: number, at: number, text: string): Promise<{ folder: string; wasTaken: boolean }> {
  const folder = join(root, String(number));
  mkdirSync(folder);
  const writer = await ShardWriter.begin(folder, join(root, String(number - 1)), at);
  const wasTaken = writer.takeAll('noarch');
  if (!wasTaken) {
    await writer.open('noarch');
    writer.take('noarch', 'a', { fingerprint: 'one', hash: hashOf('one') });
  }
  await writer.open('linux-64');
  await writer.add('linux-64', 'b', { fingerprint: text, hash: hashOf(text) }, Buffer.from(text));
  await writer.end();
  return { folder, wasTaken };
}

test('a subdir that has not changed is taken without reading its list, also when packs are joined', async () => {
  await publish(0, null, { a: 'one', gone: 'gone' }, 0);
  await publish(1, 0, { a: 'one' }, DAY);
  for (let number = 2; number < 40; number++) {
    const { folder, wasTaken } = await publishBeside(number, DAY + number, `version ${number}`);
    expect(wasTaken).toBe(true);
    expect(packsOf(folder).length).toBeLessThanOrEqual(16);
    rmSync(join(root, String(number - 1)), { recursive: true });
    expect([await read(folder, 'one'), await read(folder, 'gone')]).toEqual(['one', 'gone']);
  }
  // What was dropped expires, so the list is read again.
  const late = await publishBeside(40, 10 * DAY, 'late');
  expect([late.wasTaken, await read(late.folder, 'one'), await read(late.folder, 'gone')]).toEqual([
    false,
    'one',
    null,
  ]);
});

test('a subdir that is gone keeps its shards for the time', async () => {
  await publish(0, null, { a: 'one' }, 0);
  const folder = join(root, '1');
  mkdirSync(folder);
  const writer = await ShardWriter.begin(folder, join(root, '0'), DAY);
  await writer.end();
  expect(await read(folder, 'one')).toBe('one');
});
