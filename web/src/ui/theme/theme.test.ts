import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { slotRecipes } from './parts.ts';
import { initialSheet, knownClasses, roomSheet } from './sheet.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('a recipe names its element, its slots and what was chosen of its variants', () => {
  expect(look('button', { variant: 'solid', size: 'sm' })).toBe('tr-button tr-button--solid tr-button--sm');
  expect(look('row', { wrap: true })).toBe('tr-row tr-row--wrap');
  expect(look('row', { wrap: false })).toBe('tr-row');
  expect(look('nav.end')).toBe('tr-nav__end');
});

test('the sheet has both themes, and a rule for each choice', () => {
  const sheet = initialSheet();
  expect(sheet).toMatch(/:root\{[^}]*--tr-colors-bg:#ffffff;/);
  expect(sheet).toMatch(/\[data-theme="dark"\] \{[^}]*--tr-colors-bg:#1b1a18;/);
  expect(sheet).toContain('.tr-button.tr-button--solid{background:var(--tr-colors-leaf-solid);');
  expect(roomSheet('policy')).toContain('.tr-wizard');
});

test('[WIZ-02, WIZ-03, WIZ-34, DLG-06, NAV-09] dialogs of policies, the stepper and the drawer have the sizes of the specification', () => {
  expect(slotRecipes.dialog.variants?.size?.wizard).toEqual({
    content: { width: 'min(1500px, 90vw)', height: 'min(878px, 90vh)' },
  });
  const [policy, tree, first] = [roomSheet('policy'), roomSheet('filterTree'), initialSheet()];
  expect(policy).toContain(
    '.tr-wizard .tr-wizard__body{display:grid;grid-template-columns:185px minmax(0, 1fr) 400px;',
  );
  expect(policy).toContain('.tr-helpDialog{min-width:40vw;max-width:70vw;max-height:60vh;}');
  expect(tree).toMatch(/\.tr-policyDialog\{[^}]*min-width:min\(800px, 100vw\);/);
  expect(first).toContain('--tr-sizes-drawer:280px;');
  expect(first).toContain('--tr-sizes-rail:96px;');
  expect(first).toContain('.tr-app{display:grid;grid-template-columns:var(--tr-sizes-drawer) ');
  expect(first).toContain('.tr-app.tr-app--rail{grid-template-columns:var(--tr-sizes-rail) ');
});

test('no screen writes class names of its own: they come from recipes', () => {
  const own = read('web/src/{app,features,lib,ui}/**/*.tsx').flatMap(({ file, text }) =>
    (
      text.match(/\b(?:className|contentClassName|bodyClassName)(?:=|: )["'`][^"'`]*["'`]|\bclasses\(\s*['"`]/g) ?? []
    ).map((found) => `${file}: ${found}`),
  );
  expect(own).toEqual([]);
});

test('what browser tests look for by class is a recipe', () => {
  const known = knownClasses();
  const strays = read('tests/e2e/**/*.ts').flatMap(({ file, text }) =>
    (text.match(/(?<=\.)tr-[\w-]+/g) ?? []).filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(strays).toEqual([]);
});
