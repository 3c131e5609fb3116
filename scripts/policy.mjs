// `npm run policy -- COMMAND`: `installable` over JSON lines on this machine; policies as files against a hub.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runTypeScript } from './exec.mjs';
import { installed } from './install.mjs';

const args = process.argv.slice(2);
const ofHub = new Set(['export', 'validate', 'plan', 'apply']);
if (ofHub.has(args[0])) {
  const command = fileURLToPath(new URL('../platform/src/command/hub.mjs', import.meta.url));
  process.exit(spawnSync(process.execPath, [command, 'policy', ...args], { stdio: 'inherit' }).status ?? 1);
}
installed('run');
process.exit(await runTypeScript('domain/policy/cli.ts', args));
