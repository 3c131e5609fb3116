// Installs node_modules according to the lock file. Used by every command that may be the first one; runs on any Node
// >= 20.
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}/node_modules/node/bin/node`;

/**
 * Packages that a hub needs only with a setting, by that setting. They are development dependencies, so that the lock
 * file has their versions and tests have them.
 */
const EXTRAS = {
  FLAGD_URL: ['@openfeature/flagd-provider'],
  S3_BUCKET: ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  ...Object.fromEntries(
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].map((setting) => [
      setting,
      [
        '@opentelemetry/context-async-hooks',
        '@opentelemetry/exporter-trace-otlp-proto',
        '@opentelemetry/resources',
        '@opentelemetry/sdk-trace',
      ],
    ]),
  ),
};

/**
 * Names the packages of settings in use that aren't installed, as `name@version`.
 * @param locked `packages` of package-lock.json
 * @param present `packages` of node_modules/.package-lock.json
 * @param isSet whether a setting has a value
 */
export function missingExtras(locked, present, isSet) {
  const wanted = new Set(Object.entries(EXTRAS).flatMap(([setting, names]) => (isSet(setting) ? names : [])));
  return [...wanted]
    .filter((name) => present[`node_modules/${name}`]?.version !== locked[`node_modules/${name}`]?.version)
    .map((name) => `${name}@${locked[`node_modules/${name}`].version}`);
}

/** Returns the packages of a lock file by path; none if it is missing or unreadable. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Decides how to install the wanted packages, by npm's own record of installed ones.
 * @param locked `packages` of package-lock.json
 * @param present `packages` of node_modules/.package-lock.json
 * @param wanted `run`: for a hub; `all`: also for tests and tools
 * @returns `nothing`; `add`, which doesn't touch existing packages that may be in use; `renew`, because one has another
 * version
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
 * The scope to install: packages for tests and tools stay if present, because npm removes omitted ones.
 * @returns `run` or `all`, see {@link whatToInstall}
 */
export const whatToBring = (locked, present, wanted) =>
  Object.keys(present).some((path) => locked[path]?.dev) ? 'all' : wanted;

/** Runs npm and ends the process with a clear text if it fails. */
function npm(words) {
  const result = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    [...words, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status === 0) return;
  console.error(
    "Packages couldn't be installed. Check the network and that this folder is writable, then run the same command again.",
  );
  process.exit(1);
}

/**
 * Installs missing packages of the lock file and of the settings; keeps those for tests and tools. Exits with a clear
 * message on failure.
 * @param wanted see {@link whatToInstall}
 */
export function installed(wanted) {
  const locked = packagesOf(`${root}/package-lock.json`);
  const present = () => packagesOf(`${root}/node_modules/.package-lock.json`);
  const todo = whatToInstall(locked, present(), wanted);
  const brought = whatToBring(locked, present(), wanted);
  if (todo !== 'nothing' || !existsSync(node)) {
    console.log(
      `• Installing ${brought === 'run' ? 'what running needs' : 'packages, those for tests and tools too'} (about a minute, only the first time) …`,
    );
    // `npm ci` first removes everything, even under a running hub.
    const words = todo === 'add' ? ['install', '--no-save'] : ['ci'];
    npm([...words, brought === 'run' ? '--omit=dev' : '--include=dev']);
  }
  const extras = missingExtras(locked, present(), (setting) => Boolean(process.env[setting]));
  if (extras.length > 0) {
    console.log(`• Installing ${extras.join(', ')}, which the settings need …`);
    npm(['install', '--no-save', brought === 'run' ? '--omit=dev' : '--include=dev', ...extras]);
  }
  if (!existsSync(node)) {
    console.error(
      'The npm package "node" did not bring Node 24 for this platform. Install Node 24 by hand and run with it, or allow install scripts (npm config set ignore-scripts false).',
    );
    process.exit(1);
  }
}

// `node scripts/install.mjs`: prints all packages that settings can need, for images that must have them.
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(missingExtras(packagesOf(`${root}/package-lock.json`), {}, () => true).join(' '));
