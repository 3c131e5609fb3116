import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';

const GIB = 1024 ** 3;
/** Linux' folder for files in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'terrarium-tests-';

/** Tells whether a process is running. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Creates a folder for this process, and deletes those of killed runs. */
function makeIn(parent: string): string {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
    if (pid > 0 && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // Servers that tests start as another account, such as PostgreSQL, have their folders in it.
  chmodSync(folder, 0o711);
  return folder;
}

/** Tells whether programs can run from a folder, because tests install some. */
function canExecute(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

/**
 * Creates the folder for everything that a run of the tests writes. It is in memory if there is room: each test file
 * writes a database of a thousand files, which takes ten times as long on disk. Delete it after the run.
 */
export function makeTestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= 4 * GIB && totalmem() >= 7 * GIB) {
      const folder = makeIn(MEMORY);
      if (canExecute(folder)) return folder;
      rmSync(folder, { recursive: true });
    }
  } catch {
    // The folder doesn't exist or isn't writable.
  }
  return makeIn(tmpdir());
}
