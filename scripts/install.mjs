// Makes sure node_modules is what the lock file says. Used by `npm start` and `npm test`; runs on any Node >= 20.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}/package-lock.json`;
const stamp = `${root}/node_modules/.terrarium-lock`;
const node = `${root}/node_modules/node/bin/node`;

/** Runs `npm ci` when node_modules is missing or belongs to another lock file. Ends the process with a clear text when it fails. */
export async function installed() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return;
  console.log('• Installing packages (about a minute, only the first time) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('Packages could not be installed. Check the network and that this folder can be written, then run the same command again.');
    process.exit(1);
  }
  if (!existsSync(node)) {
    console.error('The npm package "node" did not bring Node 24 for this platform. Install Node 24 by hand and run with it, or allow install scripts (npm config set ignore-scripts false).');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
