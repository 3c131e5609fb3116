import { expect, test } from 'vitest';
import { failedFiles, lastLine, sumOfPlaywright, sumOfVitest, withSecondRun } from './test-results.ts';

let files = 0;
const file = (status: string, ...tests: string[]) => ({
  name: `${(files += 1)}.test.ts`,
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('tests are added up over files', () => {
  expect(
    sumOfVitest(
      {
        testResults: [
          file('passed', 'passed', 'passed', 'pending'),
          file('failed', 'passed', 'failed'),
          file('passed', 'todo', 'skipped'),
        ],
      },
      1,
    ),
  ).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test("counts a file that can't be loaded, next to files with failed tests", () => {
  expect(
    sumOfVitest({ testResults: [file('failed', 'failed'), file('failed'), file('failed', 'passed', 'skipped')] }, 1),
  ).toEqual({ passed: 1, failed: 3, skipped: 1 });
});

test('a run that failed for another reason, or left no report, counts as one failure', () => {
  expect(sumOfVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(sumOfVitest(undefined, 0).failed).toBe(1);
  expect(sumOfPlaywright(undefined, 0).failed).toBe(1);
  expect(sumOfPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
});

test('of files that are run again the second run counts, of all others the first', () => {
  const [good, mended, broken] = [
    file('passed', 'passed'),
    file('failed', 'failed', 'passed'),
    file('failed', 'failed'),
  ];
  const first = { testResults: [good, mended, broken] };
  expect(failedFiles(first)).toEqual([mended.name, broken.name]);
  expect(failedFiles(undefined)).toEqual([]);
  const second = {
    testResults: [
      { ...mended, status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      broken,
    ],
  };
  expect(sumOfVitest(withSecondRun(first, second), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a browser test that passes when it is repeated counts as passed', () => {
  expect(sumOfPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] }, 1)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});

test('the last line is what tools read', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 3 })).toBe('12 passed, 0 failed');
});
