import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\/gen\/|\.test\.|testing|node_modules/.test(file))
    .sort();
/** Returns the files that contain a literal text. */
const holding = (pattern: string, wanted: RegExp): string[] =>
  sources(pattern).filter((file) => wanted.test(readFileSync(join(root, file), 'utf8')));

/** Texts of the vulnerability status of a file, a package, or an environment. */
const WORDS =
  /(['"`])(No known CVEs|Not checked\b(?! yet)|Undetermined|Not affected|No known (CVE|vulnerabilit|advisor)|not checked)|(Whether|whether) (it|one|one of them) is vulnerable|nobody (has|could) compare|none known/;

it('no screen has its own texts for the vulnerability status', () => {
  // The first has the statuses of VEX statements.
  expect(holding('web/src/**/*.{ts,tsx}', WORDS)).toEqual([
    'web/src/lib/cveText.ts',
    'web/src/ui/knowledgeMessages.ts',
  ]);
});

it('the platform and the gateway have no texts of their own for the vulnerability status', () => {
  expect(holding('{platform,gateway}/src/**/*.ts', WORDS)).toEqual([]);
});

it("the platform doesn't derive the vulnerability status from advisories itself", () => {
  // Only the domain reads `isChecked` and `checkedNames`, because it decides what counts as unchecked.
  expect(holding('platform/src/**/*.ts', /\.isChecked\b|\bcheckedNames\b/)).toEqual([]);
});
