import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\/gen\/|\.test\.|testing|node_modules/.test(file))
    .sort();
/** The files that hold a text which is written out in them. */
const holding = (pattern: string, wanted: RegExp): string[] =>
  sources(pattern).filter((file) => wanted.test(readFileSync(join(root, file), 'utf8')));

/** Words for what is known of a file, a package or an environment, as they are shown. */
const WORDS =
  /(['"`])(None known|Not checked\b(?! yet)|Not decided|Not affected|No known (CVE|vulnerabilit|advisor)|not checked)|(Whether|whether) (it|one|one of them) is vulnerable|nobody (has|could) compare|none known/;

it('no screen has words of its own for what is known of vulnerabilities', () => {
  // The first has the statuses of OpenVEX, which somebody gives.
  expect(holding('web/src/**/*.{ts,tsx}', WORDS)).toEqual([
    'web/src/lib/cveText.ts',
    'web/src/ui/knowledgeMessages.ts',
  ]);
});

it('no part of the platform and the gateway has words of its own for what is known of vulnerabilities', () => {
  expect(holding('{platform,gateway}/src/**/*.ts', WORDS)).toEqual([]);
});

it('no part of the platform makes out of advisories by itself what is known', () => {
  // Who reads `isChecked` or `checkedNames` decides what is not checked: that is the domain's.
  expect(holding('platform/src/**/*.ts', /\.isChecked\b|\bcheckedNames\b/)).toEqual([]);
});
