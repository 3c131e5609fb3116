/**
 * Checks which packages of a channel a real client can install on their own, in a separate process (the client may
 * crash it). `solvable.ts {"names":[…],"channels":[…],"platform":"linux-64"}` → `{"failed":{"name":"the client's
 * message"}}`.
 */
import { createRequire } from 'node:module';
import type { Platform, simpleSolve as SimpleSolve } from '@conda-org/rattler';

// Its ES module is made for bundlers; in Node the CommonJS one is meant.
const { simpleSolve } = createRequire(import.meta.url)('@conda-org/rattler') as { simpleSolve: typeof SimpleSolve };
const { names, channels, platform } = JSON.parse(process.argv[2] ?? '{}') as {
  names: string[];
  channels: string[];
  platform: Platform;
};
const failed: Record<string, string> = {};

/** Packages in earlier solutions, which are installable by the same solution. */
const solved = new Set<string>();

/** Packages that can be installed together can be installed separately; only failing groups are halved. */
async function check(some: readonly string[]): Promise<void> {
  try {
    for (const { packageName } of await simpleSolve([...some], channels, [platform, 'noarch'], []))
      solved.add(packageName);
  } catch (error) {
    if (some.length === 1) failed[some[0]!] = error instanceof Error ? error.message : String(error);
    else for (const half of [some.slice(0, some.length >> 1), some.slice(some.length >> 1)]) await check(half);
  }
}

const TOGETHER = 16;
for (let left = names; left.length > 0; left = left.slice(TOGETHER).filter((name) => !solved.has(name)))
  await check(left.slice(0, TOGETHER));
process.stdout.write(JSON.stringify({ failed }));
