// `npm run check`: static checks of the code. Runs every part, then lists the failures.
import { join } from 'node:path';
import { apiChangesAreTold } from './apiChanges.ts';
import { generatedIsCurrent } from './codegen.ts';
import { exportsAreDescribed } from './docstrings.ts';
import { regexesAreLinear } from './regexes.ts';
import { requirementsExist } from './requirements.ts';
import { tablesStayHome } from './tables.ts';
import { proseIsPlain } from './words.ts';
import { buildWeb, runTool } from './web-bundle.ts';
import { checkBudget } from './web-budget.ts';

interface Part {
  name: string;
  /** Returns '' on success, else the findings. */
  run(): Promise<string>;
  /** Writes files that other parts read, so it runs after them, alone. */
  alone?: true;
}

const tool = (name: string, script: string, args: string[], env: Record<string, string> = {}): Part => ({
  name,
  async run() {
    const { code, output } = await runTool(script, args, { env });
    return code === 0 ? '' : output;
  },
});

/**
 * Type checks. One checker, because each would check shared types again, and without garbage collection, which takes a
 * tenth of the time. Incremental: a repeated check takes a tenth.
 */
const types = (name: string, project: string): Part => {
  const known = join('node_modules/.cache', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', known, '-p', project];
  return tool(name, 'typescript-7/bin/tsc', args, { GOGC: '400' });
};

// The longest first, so that none is left over at the end.
const parts: Part[] = [
  {
    name: 'bundle budget',
    async run() {
      await buildWeb(() => undefined);
      return checkBudget(join(import.meta.dirname, '../web/dist'));
    },
  },
  types('types', 'tsconfig.json'),
  // Its imports are resolved by the bundler, so it is a project of its own.
  types('types of the web', 'web/tsconfig.json'),
  tool('lint', 'oxlint/bin/oxlint', [
    '--deny-warnings',
    'schema',
    'domain',
    'platform',
    'gateway',
    'client',
    'web',
    'tests',
    'bench',
    'scripts',
  ]),
  tool('schema', 'eslint/bin/eslint.js', ['--max-warnings=0', 'schema']),
  tool('boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'domain',
    'platform',
    'gateway',
    'client',
    'web',
    'tests',
    'bench',
    'scripts',
  ]),
  tool('dead code', 'knip/bin/knip.js', ['--no-progress']),
  tool('code for tests only', 'knip/bin/knip.js', [
    '--no-progress',
    '--production',
    '--config',
    'knip.production.ts',
    '--include',
    'exports',
  ]),
  tool('format', 'oxfmt/bin/oxfmt', ['--check', '.']),
  { name: 'words', run: proseIsPlain },
  tool('spelling', 'cspell/bin.mjs', [
    'lint',
    '--no-progress',
    '--no-summary',
    '--cache',
    '--cache-location',
    'node_modules/.cache/cspell.json',
  ]),
  { name: 'docstrings', run: exportsAreDescribed },
  { name: 'regular expressions', run: regexesAreLinear },
  { name: 'requirement ids', run: requirementsExist },
  { name: 'tables', run: tablesStayHome },
  { name: 'API changes', run: apiChangesAreTold },
  { name: 'generated files', run: generatedIsCurrent, alone: true },
];

if (process.argv.includes('--numbers')) {
  const { printNumbers } = await import('./numbers.ts');
  await printNumbers(process.argv.slice(2));
  process.exit(0);
}

const only = new Set(process.argv.slice(2));
const wanted = parts.filter(({ name }) => only.size === 0 || only.has(name));
let failed = 0;

async function runAndSay(part: Part): Promise<void> {
  const started = performance.now();
  const wrong = await part.run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  console.log(`${wrong === '' ? '✓' : '✗'} ${part.name} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
  if (wrong !== '') {
    failed += 1;
    console.log(wrong.trimEnd());
  }
}

const together = wanted.filter(({ alone }) => !alone);
// Each part uses one core: two at a time.
await Promise.all(
  [1, 2].map(async () => {
    for (let part = together.shift(); part; part = together.shift()) await runAndSay(part);
  }),
);
for (const part of wanted) if (part.alone) await runAndSay(part);
process.exit(failed === 0 ? 0 : 1);
