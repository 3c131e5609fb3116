import { chmodSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { protectDataFolder } from './dataFolder.ts';
import { createLog } from '../monitoring/log.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'terrarium-modes-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const log = createLog('silent');
const modeOf = (path: string): string => (lstatSync(join(folder, path)).mode & 0o777).toString(8);

/** A folder as earlier versions left it: readable by everybody, some files writable by everybody. */
function openFolder(): void {
  for (const name of ['postgres/base/1', 'published/a/b', 'objects/ab'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of [
    'postgres/pg_hba.conf',
    'postgres/base/1/1259',
    'published/a/b/manifest.json',
    'objects/ab/abcd',
  ]) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o666);
  }
  for (const name of [
    '',
    'postgres',
    'postgres/base',
    'postgres/base/1',
    'published',
    'published/a',
    'published/a/b',
    'objects',
    'objects/ab',
  ])
    chmodSync(join(folder, name), 0o755);
}

test('restricts an existing folder to its owner, down to each file', async () => {
  openFolder();
  await protectDataFolder(folder, false, log);
  for (const name of [
    '',
    'postgres',
    'postgres/base',
    'postgres/base/1',
    'published',
    'published/a',
    'published/a/b',
    'objects',
    'objects/ab',
  ])
    expect([name, modeOf(name)]).toEqual([name, '700']);
  for (const name of ['postgres/pg_hba.conf', 'postgres/base/1/1259', 'published/a/b/manifest.json', 'objects/ab/abcd'])
    expect([name, modeOf(name)]).toEqual([name, '600']);
});

test('behind a proxy, its group can read published bytes and package files, but not the database', async () => {
  openFolder();
  await protectDataFolder(folder, false, log);
  await protectDataFolder(folder, true, log);
  expect(
    [
      '',
      'published',
      'published/a/b',
      'published/a/b/manifest.json',
      'objects/ab',
      'objects/ab/abcd',
      'postgres',
      'postgres/pg_hba.conf',
    ].map(modeOf),
  ).toEqual(['710', '750', '750', '640', '750', '640', '700', '600']);
});

test('creates a new folder that no other user can read', async () => {
  await protectDataFolder(folder, false, log);
  expect(modeOf('')).toBe('700');
});
