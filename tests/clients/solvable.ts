/**
 * Which packages of a channel a real client can install, each by itself, in a process of its own (the client may end the process it runs in).
 * `solvable.ts {"names":[…],"channels":[…],"platform":"linux-64"}` → `{"failed":{"name":"the client's words"}}`.
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

/** What can be installed together can be installed one by one; only what cannot is halved. */
async function check(some: readonly string[]): Promise<void> {
  try {
    await simpleSolve([...some], channels, [platform, 'noarch'], []);
  } catch (error) {
    if (some.length === 1) failed[some[0]!] = error instanceof Error ? error.message : String(error);
    else for (const half of [some.slice(0, some.length >> 1), some.slice(some.length >> 1)]) await check(half);
  }
}

const TOGETHER = 16;
for (let at = 0; at < names.length; at += TOGETHER) await check(names.slice(at, at + TOGETHER));
process.stdout.write(JSON.stringify({ failed }));
