import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeTestFolder } from './test-folder.ts';

const folders: string[] = [];
const made = (): string => {
  const folder = makeTestFolder();
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('each run of the tests has an empty folder of its own, where programs can run', () => {
  const [first, second] = [made(), made()];
  expect(first).not.toBe(second);
  const program = join(first, 'program');
  writeFileSync(program, '#!/bin/sh\nexit 7\n', { flag: 'wx', mode: 0o700 });
  expect(spawnSync(program).status).toBe(7);
});

test('servers under another account can reach their folders in it, and can neither list nor change it', () => {
  expect(statSync(made()).mode & 0o777).toBe(0o711);
});

test('a new run deletes the folders of runs that were killed, and keeps those of runs that go on', () => {
  const running = made();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(dirname(running), `terrarium-tests-${pid}-left`);
  folders.push(left);
  mkdirSync(left);
  writeFileSync(join(left, 'data'), '');
  made();
  expect(existsSync(left)).toBe(false);
  expect(existsSync(running)).toBe(true);
});
