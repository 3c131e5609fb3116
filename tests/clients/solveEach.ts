/**
 * Asks a real client many independent questions in one separate process (the client may crash it). `solveEach.ts
 * {"questions":[{"specs":[…],"channel":"…"}],"platform":"linux-64"}` → `{"failed":[the client's message, or null if
 * installable]}`.
 */
import { createRequire } from 'node:module';
import type { Platform, simpleSolve as SimpleSolve } from '@conda-org/rattler';

// Its ES module is made for bundlers; in Node the CommonJS one is meant.
const { simpleSolve } = createRequire(import.meta.url)('@conda-org/rattler') as { simpleSolve: typeof SimpleSolve };
const { questions, platform } = JSON.parse(process.argv[2] ?? '{}') as {
  questions: { specs: string[]; channel: string }[];
  platform: Platform;
};
const failed: (string | null)[] = [];
for (const { specs, channel } of questions) {
  try {
    await simpleSolve(specs, [channel], [platform, 'noarch'], []);
    failed.push(null);
  } catch (error) {
    failed.push(error instanceof Error ? error.message : String(error));
  }
}
process.stdout.write(JSON.stringify({ failed }));
