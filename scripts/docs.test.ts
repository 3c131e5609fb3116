import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('every link of the documentation to a file of the repository leads to one', () => {
  const broken = globSync(['*.md', 'docs/**/*.md', 'docker/*.md'], { cwd: root }).flatMap((page) => {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    return links
      .filter((link) => !/^(?:[a-z]+:|#|\/)/.test(link))
      .map((link) => decodeURI(link.replace(/[#?].*$/, '')))
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`);
  });
  expect(broken).toEqual([]);
});
