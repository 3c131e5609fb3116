import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingExtras, whatToBring, whatToInstall } from './install.mjs';

const root = join(import.meta.dirname, '..');

const locked = {
  '': { name: 'hub' },
  web: { version: '1.0.0' },
  'node_modules/web': { link: true },
  'node_modules/pg': { version: '8.0.0', integrity: 'pg' },
  'node_modules/vitest': { version: '4.0.0', integrity: 'vitest', dev: true },
  'node_modules/rolldown-for-another-system': { version: '1.0.0', integrity: 'e', optional: true },
};
const run = { 'node_modules/pg': { version: '8.0.0', integrity: 'pg' } };
const all = { ...run, 'node_modules/vitest': { version: '4.0.0', integrity: 'vitest' } };

test.each([
  ['an empty folder', {}, 'run', 'renew'],
  ['an empty folder', {}, 'all', 'renew'],
  ['what running needs', run, 'run', 'nothing'],
  ['what running needs, before tests', run, 'all', 'add'],
  ['everything', all, 'all', 'nothing'],
  ['everything, before a start: nothing is taken away', all, 'run', 'nothing'],
  ['another version', { 'node_modules/pg': { version: '7.0.0', integrity: 'old' } }, 'run', 'renew'],
  [
    "another version of a test's package",
    { ...run, 'node_modules/vitest': { version: '3.0.0', integrity: 'old' } },
    'run',
    'renew',
  ],
  ['a part', { 'node_modules/vitest': { version: '4.0.0', integrity: 'vitest' } }, 'run', 'add'],
] as const)('%s', (_name, present, wanted, todo) => {
  expect(whatToInstall(locked, present, wanted)).toBe(todo);
});

test('keeps installed packages for tests and tools', () => {
  expect(whatToBring(locked, {}, 'run')).toBe('run');
  expect(whatToBring(locked, run, 'run')).toBe('run');
  expect(whatToBring(locked, { 'node_modules/vitest': { version: '4.0.0' } }, 'run')).toBe('all');
});

test('packages that only a setting needs are installed with that setting, in the version of the lock file', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean }>;
  };
  const sdk = packages['node_modules/@aws-sdk/client-s3']!;
  const storage = packages['node_modules/@aws-sdk/lib-storage']!;
  const isBucket = (setting: string): boolean => setting === 'S3_BUCKET';
  expect(missingExtras(packages, {}, () => false)).toEqual([]);
  expect(missingExtras(packages, {}, isBucket)).toEqual([
    `@aws-sdk/client-s3@${sdk.version}`,
    `@aws-sdk/lib-storage@${storage.version}`,
  ]);
  expect(missingExtras(packages, { 'node_modules/@aws-sdk/client-s3': sdk }, isBucket)).toEqual([
    `@aws-sdk/lib-storage@${storage.version}`,
  ]);
  expect(missingExtras(packages, packages, () => true)).toEqual([]);
});

/** Files whose imports a running hub follows, and those that build its web before the first start. */
const running = globSync(
  [
    '{platform,gateway}/src/**/*.ts',
    'domain/**/*.ts',
    'web/src/**/*.{ts,tsx}',
    'web/vite*.ts',
    'scripts/{start,run,policy}.mjs',
    'scripts/{build,supervise,options,service,web-bundle,development}.ts',
  ],
  { cwd: root },
).filter((file) => !/node_modules|\.(test|child)\.|testing\b|\/gen\/|\/lib\/vendor\//.test(file));

test("packages that a hub imports, and its web during the build, aren't packages for tests and tools", () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const wrong: string[] = [];
  for (const file of running) {
    // Dynamic imports are optional: the web's development server.
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'((?:@[^/']+\/)?[^./'][^/']*)[^']*'/gm,
    )) {
      const folder = file.split('/')[0]!;
      const found = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      if (!name!.startsWith('node:') && (found === undefined || found.dev)) wrong.push(`${file} imports ${name}`);
    }
  }
  expect(running.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('every script of package.json installs what it needs, so that each can be the first one on a machine', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const wrong = Object.entries(scripts).filter(([, command]) => {
    const [, wanted, file = ''] = /^node scripts\/run\.mjs (run|all) (\S+)/.exec(command) ?? [];
    if (wanted !== undefined) return wanted === 'run' && !running.includes(file);
    const script = /^node (scripts\/\w+\.mjs)/.exec(command)?.[1];
    return script === undefined || !readFileSync(join(root, script), 'utf8').includes('installed(');
  });
  expect(wrong).toEqual([]);
});
