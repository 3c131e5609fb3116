import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../cli/operatorError.ts';

/** Another running process uses the data folder. The message names the process and what to do. */
export class DataFolderInUse extends OperatorError {}

const HEARTBEAT_MS = 4_000;
/** Time without updates after which a lock from another machine is stale, in ms. */
const SILENCE_MS = 12_000;

interface Holder {
  pid: number;
  host: string;
  started: string;
}

/**
 * Locks the data folder for this process.
 * The lock is a file with process ID, host, and start time of the process, created atomically. A stale one is replaced.
 * The holder updates it every few seconds, because a process on another machine (or in a replaced container) can't be
 * checked otherwise; waiting for an update takes twelve seconds.
 * @returns a function to release it
 * @throws {DataFolderInUse} if a running process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'terrarium.lock');
  const mine: Holder = { pid: process.pid, host: hostname(), started: startTime(process.pid) };
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A hard link is created completely or not at all, so the lock is never half-written.
        await link(draft, path);
        const heartbeat = setInterval(
          () => void utimes(path, new Date(), new Date()).catch(() => undefined),
          HEARTBEAT_MS,
        );
        heartbeat.unref();
        return async () => {
          clearInterval(heartbeat);
          const holder = await read(path);
          if (holder && holder.pid === mine.pid && holder.started === mine.started) await rm(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = await read(path);
      if (holder && (await isAlive(holder, path))) {
        throw new DataFolderInUse(
          `The data folder ${folder} is in use by another Terrarium (process ${holder.pid} on ${holder.host}). Stop that one, or start this one with another folder (--data DIR).`,
        );
      }
      await rm(path, { force: true });
    }
    throw new DataFolderInUse(`The data folder ${folder} is being opened by several processes. Start again.`);
  } finally {
    await rm(draft, { force: true });
  }
}

async function read(path: string): Promise<Holder | null> {
  try {
    const value = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof value.pid === 'number'
      ? { pid: value.pid, host: value.host ?? '', started: value.started ?? '' }
      : null;
  } catch {
    return null;
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) return showsLife(path);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Another process may have the same ID now.
  return holder.started === startTime(holder.pid);
}

/**
 * Returns whether the lock is updated while waiting.
 * Its times aren't compared with ours, because clocks of machines differ.
 */
async function showsLife(path: string): Promise<boolean> {
  const touched = async (): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? 0;
  const before = await touched();
  for (let waited = 0; waited < SILENCE_MS; waited += 1_000) {
    await delay(1_000);
    const now = await touched();
    if (now !== before) return now !== 0;
  }
  return false;
}

/** Returns the start time of a process in kernel ticks; empty if the system doesn't report it. */
function startTime(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in parentheses and can contain anything. The start time is the 20th field after it.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
