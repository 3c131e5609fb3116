import { readdirSync, readFileSync } from 'node:fs';

/** Environment variable that marks every process of a suite; child processes inherit it. */
export const marker = 'TERRARIUM_TEST_RUN';

/** Returns the IDs of running processes whose environment contains the mark. Empty except on Linux. */
export function marked(mark: string): number[] {
  let ids: string[];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return ids.flatMap((id) => {
    if (Number(id) === process.pid) return [];
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(`${marker}=${mark}`) ? [Number(id)] : [];
    } catch {
      // It has ended meanwhile, or is another user's.
      return [];
    }
  });
}

/** Ends a suite's leftover processes: asks, waits two seconds, then kills. Resolves with their number. */
export async function endOrphans(mark: string): Promise<number> {
  const kill = (signal: NodeJS.Signals): number[] =>
    marked(mark).filter((id) => {
      try {
        return process.kill(id, signal);
      } catch {
        return false;
      }
    });
  const left = kill('SIGTERM');
  for (let waited = 0; waited < 2_000 && marked(mark).length > 0; waited += 100)
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  kill('SIGKILL');
  return left.length;
}
