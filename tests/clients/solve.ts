/**
 * A real client in a process of its own (it may end the process it runs in): solves and prints the solution as JSON.
 * `solve.ts {"specs":[…],"channels":[…],"platform":"linux-64"}` → `{"solution":[…]}` or `{"error":"…"}`.
 */
import { createRequire } from 'node:module';
import type { Platform, simpleSolve as SimpleSolve } from '@conda-org/rattler';

// Its ES module is made for bundlers; in Node the CommonJS one is meant.
const { simpleSolve } = createRequire(import.meta.url)('@conda-org/rattler') as { simpleSolve: typeof SimpleSolve };
const { specs, channels, platform } = JSON.parse(process.argv[2] ?? '{}') as {
  specs: string[];
  channels: string[];
  platform: Platform;
};
try {
  const packages = await simpleSolve(specs, channels, [platform, 'noarch'], []);
  const solution = packages.map(({ packageName, version, build, subdir, filename, url, repoName }) => ({
    packageName,
    version,
    build,
    subdir,
    filename,
    url,
    repoName,
  }));
  process.stdout.write(JSON.stringify({ solution }));
} catch (error) {
  process.stdout.write(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
