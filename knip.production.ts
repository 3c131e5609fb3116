// knip.json without the tests: what is exported and used by nothing but them is dead code. An export that its own file uses is none, and one for a test
// alone says so by `@internal`.
import base from './knip.json' with { type: 'json' };

const tests = ['**/*.test.{ts,tsx}', '**/*.{testing,child}.{ts,tsx}', '**/testing/**', 'e2e/**'];
/** Patterns count in production only with a mark behind them. */
const product = (patterns: readonly string[] = []) =>
  patterns.filter((pattern) => !/test|child/.test(pattern)).map((pattern) => `${pattern}!`);

const { tests: _, ...workspaces } = base.workspaces;

export default {
  ...base,
  ignoreExportsUsedInFile: true,
  workspaces: Object.fromEntries(
    Object.entries<{ entry?: string[]; project?: string[] }>(workspaces).map(([name, { entry, project, ...rest }]) => [
      name,
      {
        ...rest,
        // What an index offers is used by other packages, or by nobody.
        includeEntryExports: name === 'domain',
        entry: product(entry),
        project: [...product(project), ...tests.map((pattern) => `!${pattern}!`)],
      },
    ]),
  ),
};
