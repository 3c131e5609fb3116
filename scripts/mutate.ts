// `npm run mutate -- PATH …`: changes the product in small ways, one at a time, and reports changes that no test
// detects.
import { existsSync, globSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const usage = `Usage: npm run mutate -- PATH … [--tests GLOB …]
  PATH          a file, a part of one (domain/access/seats.ts:10-40), or a folder
  --tests GLOB  the tests that must notice a change; otherwise all tests in the folders of the changed files
`;

/** Ends the run with a reason and the usage. */
function refuse(reason: string): never {
  process.stderr.write(`${reason}\n${usage}`);
  process.exit(2);
}

const { positionals, values } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options: { tests: { type: 'string', multiple: true } } });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
})();
if (positionals.length === 0) refuse('Name the files or folders to change.');

const paths = positionals.map((text) => {
  const [, path = text, lines = ''] = /^(.*?)(:\d+-\d+)?$/.exec(text) ?? [];
  if (!existsSync(path)) refuse(`${path} doesn't exist.`);
  return { path, lines, folder: statSync(path).isDirectory() ? path : dirname(path) };
});
const isProduct = (file: string): boolean => !/\.(?:test|testing)\.ts$|\/(?:gen|testing)\//.test(file);
const mutate = paths.flatMap(({ path, lines, folder }) =>
  path === folder ? globSync(`${path}/**/*.ts`).filter(isProduct) : [path + lines],
);
const tests = values.tests ?? [...new Set(paths.map(({ folder }) => join(folder, '**/*.test.ts')))];
if (globSync(tests).length === 0) refuse(`No test matches ${tests.join(' or ')}. Name the tests with --tests.`);

// Read by mutate.vitest.ts, which Stryker loads.
process.env['MUTATED_TESTS'] = JSON.stringify(tests);
await new Stryker({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  // A timeout counts as a detected change, so a busy machine needs time.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 60,
  concurrency: Math.max(1, availableParallelism() - 1),
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutants.json' },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  // Not below node_modules: Node runs no TypeScript there, and the platform's threads are TypeScript.
  tempDirName: '.cache/mutants',
  ignorePatterns: ['web', 'tests', 'bench', 'docker', 'data', 'dist', 'coverage'],
  disableTypeChecks: false,
})
  .runMutationTest()
  .catch((error: unknown) => {
    // Stryker has logged the reason.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
