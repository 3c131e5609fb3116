import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const reason = (error: TestError): string => error.stack ?? error.message ?? error.value ?? 'No reason was given.';
const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** What `npm test` shows of the browser tests: a line per file when all of it is done, and at the end what failed, why, and what was written meanwhile. */
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
    if (test.outcome() === 'flaky') console.log(`  flaky: ${name} › ${test.title}`);
    if (!test.ok()) {
      file.failed += 1;
      const written = [...result.stdout, ...result.stderr].map(String).join('').trim();
      this.#failed.push(
        [
          `✗ ${name}:${test.location.line} › ${test.titlePath().slice(3).join(' › ')}`,
          ...result.errors.map((error) => indented(reason(error))),
          ...(written ? [indented(written)] : []),
        ].join('\n'),
      );
    }
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
