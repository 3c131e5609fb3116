/** Priority of threads on a machine whose cores are all in use. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** Nice value of long computations. A thread with it gets a third of the time of one that answers requests. */
const NICE = 5;

/**
 * Lets threads that answer requests run before this one.
 * Linux only: other systems have one priority for all threads of a process.
 */
export function yieldToRequests(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE);
  } catch {
    // Without /proc or the permission, the thread works with the same priority.
  }
}
