// Makes sure node_modules is what the lock file says. Used by every command that may be the first one; runs on any Node >= 20.
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}/node_modules/node/bin/node`;

/** The packages of a lock file by their path; none when there is no such file, or none that can be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * What is to be done so that the wanted packages are there, by npm's own record of what is.
 * @param locked `packages` of package-lock.json
 * @param present `packages` of node_modules/.package-lock.json
 * @param wanted `run`: what a hub needs; `all`: what its tests and tools need besides
 * @returns `nothing`; `add`, which leaves alone what is there and may be in use; `renew`, because something there is of another version
 */
export function whatToInstall(locked, present, wanted) {
  const paths = Object.keys(locked).filter((path) => path.startsWith('node_modules/') && !locked[path].link);
  // Optional ones are for one system each; npm leaves out those of others.
  const needed = paths.filter(
    (path) => !locked[path].optional && !locked[path].devOptional && (wanted === 'all' || !locked[path].dev),
  );
  const differs = (path) =>
    present[path] !== undefined &&
    (present[path].version !== locked[path].version || present[path].integrity !== locked[path].integrity);
  if (Object.keys(present).length === 0 || paths.some(differs)) return 'renew';
  return needed.every((path) => present[path] !== undefined) ? 'nothing' : 'add';
}

/**
 * What npm is told to bring: whoever has packages for tests and tools keeps them, because npm takes away what it is told to leave out.
 * @returns `run` or `all`, see {@link whatToInstall}
 */
export const whatToBring = (locked, present, wanted) =>
  Object.keys(present).some((path) => locked[path]?.dev) ? 'all' : wanted;

/**
 * Installs what is missing of what the lock file lists. Packages for tests and tools that are there already stay.
 * Ends the process with a clear text when it fails.
 * @param wanted see {@link whatToInstall}
 */
export function installed(wanted) {
  const locked = packagesOf(`${root}/package-lock.json`);
  const present = packagesOf(`${root}/node_modules/.package-lock.json`);
  const todo = whatToInstall(locked, present, wanted);
  if (todo === 'nothing' && existsSync(node)) return;
  const brought = whatToBring(locked, present, wanted);
  console.log(
    `• Installing ${brought === 'run' ? 'what running needs' : 'packages, those for tests and tools too'} (about a minute, only the first time) …`,
  );
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` begins by removing everything, also from under a hub that runs.
  const words = todo === 'add' ? ['install', '--no-save'] : ['ci'];
  const result = spawnSync(
    npm,
    [...words, brought === 'run' ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status !== 0) {
    console.error(
      'Packages could not be installed. Check the network and that this folder can be written, then run the same command again.',
    );
    process.exit(1);
  }
  if (!existsSync(node)) {
    console.error(
      'The npm package "node" did not bring Node 24 for this platform. Install Node 24 by hand and run with it, or allow install scripts (npm config set ignore-scripts false).',
    );
    process.exit(1);
  }
}
