/** Result of a suite. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** A runner that failed without naming a failed test has failed nevertheless. */
const atLeastOne = (sum: Sum, code: number): Sum => (code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum);

/** Paths of the files in which something failed. */
export const failedFiles = (report: VitestReport | undefined): string[] =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

/** Merges a run with a second run of some files, whose results replace the first. */
export const withSecondRun = (first: VitestReport, second: VitestReport): VitestReport => ({
  testResults: first.testResults.map((file) => second.testResults.find(({ name }) => name === file.name) ?? file),
});

/**
 * Counts the results of a vitest run. A file that failed to load, a failed hook, and a missing report each count as a
 * failure.
 */
export function sumOfVitest(report: VitestReport | undefined, code: number): Sum {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const sum: Sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    const failedBefore = sum.failed;
    for (const test of assertionResults) {
      if (test.status === 'passed') sum.passed += 1;
      else if (test.status === 'failed') sum.failed += 1;
      else sum.skipped += 1;
    }
    if (status === 'failed' && sum.failed === failedBefore) sum.failed += 1;
  }
  return atLeastOne(sum, code);
}

/**
 * Counts the results of a Playwright run. Tests are repeated only in CI; one that passes then counts as passed and is
 * listed by Playwright.
 */
export function sumOfPlaywright(report: PlaywrightReport | undefined, code: number): Sum {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({ passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped }, code);
}

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed }: Sum): string => `${passed} passed, ${failed} failed`;
