// `npm run check`: everything about the code that can be told without running it. Every part is run, then the failures are named.
import { join } from 'node:path';
import { generatedIsCurrent } from './codegen.ts';
import { exportsAreDescribed } from './docstrings.ts';
import { regexesAreLinear } from './regexes.ts';
import { requirementsExist } from './requirements.ts';
import { tablesStayHome } from './tables.ts';
import { buildWeb, runTool } from './web-bundle.ts';
import { checkBudget } from './web-budget.ts';

interface Part {
  name: string;
  /** Empty when all is well, else what is wrong. */
  run(): Promise<string>;
  /** Writes files that other parts read, so it runs after them and by itself. */
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
 * The compiler's types. Each checker would look at shared types again, and tidying memory up takes a tenth of the time; neither with
 * these. What did not change since the last check is not looked at again (a tenth of the time).
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
    'web',
    'tests',
    'bench',
    'scripts',
  ]),
  tool('boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'domain',
    'platform',
    'gateway',
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
  { name: 'docstrings', run: exportsAreDescribed },
  { name: 'regular expressions', run: regexesAreLinear },
  { name: 'requirement ids', run: requirementsExist },
  { name: 'tables', run: tablesStayHome },
  { name: 'generated files', run: generatedIsCurrent, alone: true },
];

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
// Each part keeps one core busy: two at a time.
await Promise.all(
  [1, 2].map(async () => {
    for (let part = together.shift(); part; part = together.shift()) await runAndSay(part);
  }),
);
for (const part of wanted) if (part.alone) await runAndSay(part);
process.exit(failed === 0 ? 0 : 1);
