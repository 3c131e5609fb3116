import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Maximum number of lines per part of a failed attempt. */
const mostLines = 60;

const reason = (error: TestError): string => error.stack ?? error.message ?? error.value ?? 'No reason was given.';
const bounded = (text: string): string => {
  const lines = text.trimEnd().split('\n');
  const more = lines.length - mostLines;
  return more > 0 ? [...lines.slice(0, mostLines), `… and ${more} lines more`].join('\n') : text.trimEnd();
};
const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/**
 * The page as assistive technology saw it at the failure; the only part of Playwright's error context that isn't
 * printed elsewhere.
 */
function pageOf({ attachments }: TestResult): string {
  const kept = attachments.find(({ name }) => name === 'error-context')?.path;
  if (kept === undefined) return '';
  return /^```yaml\n([^]*?)^```$/m.exec(readFileSync(kept, 'utf8'))?.[1] ?? '';
}

/** Everything about a failed attempt: errors, output, and the page, because CI shows only its output. */
const failure = (result: TestResult): string =>
  [...result.errors.map(reason), [...result.stdout, ...result.stderr].map(String).join('').trim(), pageOf(result)]
    .filter((part) => part !== '')
    .map((part) => indented(bounded(part)))
    .join('\n');

/**
 * Reporter of browser tests for `npm test`: a line per file when it is done, and at the end each failed attempt with
 * its errors and page, including attempts of tests that passed on retry.
 */
export default class ByFile implements Reporter {
  readonly #left = new Map<string, { tests: number; failed: number; ms: number }>();
  readonly #failed: string[] = [];
  #root = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = config.rootDir;
    for (const { location } of suite.allTests()) {
      const file = this.#left.get(location.file) ?? { tests: 0, failed: 0, ms: 0 };
      this.#left.set(location.file, { ...file, tests: file.tests + 1 });
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const again = !test.ok() && test.results.length <= test.retries;
    const file = this.#left.get(test.location.file);
    if (!file) return;
    file.ms += result.duration;
    if (again) return;
    file.tests -= 1;
    const name = relative(this.#root, test.location.file);
    const flaky = test.outcome() === 'flaky';
    if (flaky) console.log(`  flaky: ${name} › ${test.title}`);
    if (!test.ok()) file.failed += 1;
    const title = `${name}:${test.location.line} › ${test.titlePath().slice(3).join(' › ')}`;
    for (const tried of test.results)
      if (tried.errors.length > 0)
        this.#failed.push(
          `${flaky ? '~' : '✗'} ${title}${tried.retry > 0 ? ', once more' : flaky ? ', and passed once more' : ''}\n${failure(tried)}`,
        );
    if (file.tests === 0) console.log(`${file.failed > 0 ? '✗' : '✓'} ${name} (${(file.ms / 1_000).toFixed(1)} s)`);
  }

  /** What belongs to no test: the hub that did not start, a file that could not be read. */
  onError(error: TestError): void {
    this.#failed.push(`✗ ${reason(error)}`);
  }

  onEnd(): void {
    for (const each of this.#failed) console.log(`\n${each}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
