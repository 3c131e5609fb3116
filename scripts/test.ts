// Runs every suite and adds up: the static checks, vitest (rules, services, contracts, components, clients, faults),
// Playwright (user paths). `npm test -- unit` or `npm test -- e2e` runs one of them.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from './browser.ts';
import { endOrphans, marker } from './orphans.ts';
import { compiled } from './service.ts';
import { makeTestFolder } from './test-folder.ts';
import {
  failedFiles,
  lastLine,
  sumOfPlaywright,
  sumOfVitest,
  withSecondRun,
  type PlaywrightReport,
  type Sum,
  type VitestReport,
} from './test-results.ts';
import { buildWeb } from './web-bundle.ts';

const root = join(import.meta.dirname, '..');
/** Holds what the suites write, and their results. */
const folder = makeTestFolder();
const only = new Set(process.argv.slice(2));

/** Output of a suite. */
type Show = (text: string | Uint8Array) => void;
const atOnce: Show = (text) => void process.stdout.write(text);

/** Buffers a suite's output until the previous one has ended, so that the lines of parallel suites don't mix. */
function after(before: Promise<unknown>): Show {
  const held: Parameters<Show>[0][] = [];
  let ended = false;
  void before.then(() => {
    ended = true;
    held.forEach(atOnce);
  });
  return (text) => (ended ? atOnce(text) : void held.push(text));
}
const sayTo =
  (show: Show) =>
  (text: string): void =>
    show(`• ${text}\n`);
const say = sayTo(atOnce);

const total: Sum = { passed: 0, failed: 0, skipped: 0 };
/** When more files than these fail, the code is to blame and not the machine. */
const mostOnceMore = 5;
/** Marks of running test runners. Every process of a runner has its mark, so that leftovers can be found. */
const marks = new Set<string>();

/** Stops everything on Ctrl-C, or when the command that started this process has exited. */
let interrupted = false;
async function interrupt(): Promise<void> {
  if (interrupted) return;
  interrupted = true;
  await Promise.all([...marks].map(endOrphans));
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void interrupt());
process.once('disconnect', () => void interrupt());

/**
 * Runs a script on this Node with its output shown; resolves with the exit code when all of its processes have ended.
 */
async function run(args: string[], show: Show, env: Record<string, string> = {}): Promise<number> {
  const mark = randomUUID();
  marks.add(mark);
  let written: Promise<unknown> = Promise.resolve();
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      // A runner that has the terminal to itself writes there as it likes.
      stdio: show === atOnce ? 'inherit' : ['inherit', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, TMPDIR: folder, ...env, [marker]: mark },
    });
    child.stdout?.on('data', show);
    child.stderr?.on('data', show);
    written = new Promise((closed) => {
      child.once('close', closed);
    });
    child.on('exit', (ended) => resolve(ended ?? 1));
    child.on('error', () => resolve(1));
  });
  const left = await endOrphans(mark);
  marks.delete(mark);
  // A leftover process may keep the pipe open without being recognizable as ours. Then don't wait for its output.
  await Promise.race([written, setTimeout(2_000, undefined, { ref: false })]);
  if (left > 0)
    sayTo(show)(
      `${left} ${left === 1 ? 'process' : 'processes'} left running by this suite ${left === 1 ? 'was' : 'were'} ended.`,
    );
  return code;
}

/** Reads a result file; a runner that crashed without one counts as one failure. */
function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

const suites: Record<string, (show: Show) => Promise<Sum>> = {
  async check(show) {
    const code = await run(['scripts/check.ts'], show);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  },
  async unit(show) {
    const vitest = async (...files: string[]): Promise<{ code: number; report: VitestReport | undefined }> => {
      const file = join(folder, `vitest-${files.length}.json`);
      const code = await run(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=default',
          '--silent=passed-only',
          '--slowTestThreshold=600000',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...files,
        ],
        show,
      );
      return { code, report: read<VitestReport>(file) };
    };
    const { code, report } = await vitest();
    const failed = failedFiles(report);
    if (!process.env['CI'] || !report || failed.length === 0 || failed.length > mostOnceMore)
      return sumOfVitest(report, code);
    // As in the browser tests, because CI's machine may be busy. Whole files, because a test's leftovers disappear only
    // with its process.
    sayTo(show)(`Once more: ${failed.map((file) => relative(root, file)).join(', ')}`);
    const again = await vitest(...failed);
    return sumOfVitest(again.report ? withSecondRun(report, again.report) : report, again.code);
  },
  async e2e(show) {
    const file = join(folder, 'playwright.json');
    const code = await run(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        `--reporter=${join(root, 'tests/e2e/support/reporter.ts')},json`,
      ],
      show,
      {
        CHROMIUM_PATH: chromium(sayTo(show)),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        FORCE_COLOR: '0',
      },
    );
    return sumOfPlaywright(read<PlaywrightReport>(file), code);
  },
};

const unknown = [...only].filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`Unknown suite "${unknown.join('", "')}". Suites: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

/** Runs a suite and adds up its results. Its exceptions don't stop other suites. */
async function tell(name: string, show: Show): Promise<void> {
  const tellOf = sayTo(show);
  tellOf(`Suite ${name}`);
  try {
    const sum = await suites[name]!(show);
    tellOf(`Suite ${name}: ${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
    total.passed += sum.passed;
    total.failed += sum.failed;
    total.skipped += sum.skipped;
  } catch (error) {
    tellOf(error instanceof Error ? error.message : String(error));
    total.failed += 1;
  }
}

/**
 * Groups of suites to run in parallel: rules, services, and components wait for databases, processes, and timers,
 * browser tests for pages, and each uses the other's idle time. With little memory they run one after another.
 */
const turns = totalmem() >= 7 * 1024 ** 3 ? [['check'], ['unit', 'e2e']] : [['check'], ['unit'], ['e2e']];
try {
  for (const turn of turns) {
    // The check builds the web in parallel with its other parts.
    if (turn.some((name) => name !== 'check' && (only.size === 0 || only.has(name)))) await buildWeb(say);
    let before: Promise<void> | null = null;
    const running: Promise<void>[] = [];
    for (const name of turn) {
      if (only.size > 0 && !only.has(name)) continue;
      before = tell(name, before ? after(before) : atOnce);
      running.push(before);
    }
    await Promise.all(running);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (total.skipped > 0) say(`${total.skipped} skipped. Each title states the reason.`);
console.log(lastLine(total));
process.exit(total.failed === 0 ? 0 : 1);
