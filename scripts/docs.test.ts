import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readGuide, sectionsOf } from '@terrarium/domain/search';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md', 'docker/*.md'], { cwd: root });
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

it('every link of the documentation to a file of the repository leads to one', () => {
  const broken = pages.flatMap((page) => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    return links
      .filter((link) => !/^(?:[a-z]+:|#|\/)/.test(link))
      .map((link) => decodeURI(link.replace(/[#?].*$/, '')))
      .filter((link) => !existsSync(join(root, dirname(page), link)))
      .map((link) => `${page}: ${link}`);
  });
  expect(broken).toEqual([]);
});

it('every link of the documentation to a heading leads to one', () => {
  const headingsOf = (page: string): string[] => sectionsOf(readGuide(page, textOf(page))).map(({ anchor }) => anchor);
  const broken = pages.flatMap((page) =>
    [
      ...textOf(page)
        .replaceAll(/```[\s\S]*?```/g, '')
        .matchAll(/\]\(([^)\s:]+\.md)?#([^)\s]+)\)/g),
    ]
      .filter(
        ([, file, anchor]) => !headingsOf(file === undefined ? page : join(dirname(page), file)).includes(anchor!),
      )
      .map(([link]) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('the README has at most 60 lines', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

it('every guide says who it is for, and has at most 800 words unless it is reference', () => {
  const guides = globSync('docs/guides/*/*.md', { cwd: root });
  expect(guides.filter((page) => !/^# .+\n\n(For |In this tutorial)/.test(textOf(page)))).toEqual([]);
  const long = guides.filter(
    (page) => !page.startsWith(join('docs/guides/reference')) && textOf(page).split(/\s+/).length > 800,
  );
  expect(long).toEqual([]);
});

it('the index of the documentation lists every guide once', () => {
  const listed = [...textOf('docs/README.md').matchAll(/\]\((guides\/[^)]+)\)/g)].map(([, link]) =>
    join('docs', link!),
  );
  expect(listed.toSorted()).toEqual(globSync('docs/guides/**/*.md', { cwd: root }).toSorted());
});

it('every file, path, name of the code, setting and command that the documentation names is there', () => {
  const files = globSync(
    ['*.*', '{domain,platform,gateway,client,web,schema,scripts,tests,bench,docs,docker}/**/*.*'],
    {
      cwd: root,
      exclude: (file) => /(^|\/)(node_modules|dist|gen|catalogue)$|package-lock/.test(file),
    },
  );
  const names = new Set(files.map((file) => basename(file)));
  const code = files.filter((file) => /\.(ts|tsx|mjs|mts|cjs|sql|graphql|json|yml|sh)$/.test(file));
  const words = new Set(code.flatMap((file) => textOf(file).match(/[\w$]+/g) ?? []));
  const scripts = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  /** Settings of other tools that the docs mention. */
  const ofOthers = /^(OTEL|PREFIX|ANACONDA)_/;
  const isThere = (named: string): boolean => {
    if (named.startsWith('npm run ')) return named.split(' ').some((word) => Object.hasOwn(scripts.scripts, word));
    if (/^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|css|graphql|sql|cjs)$/.test(named)) return names.has(basename(named));
    if (/^(platform|gateway|web|domain|schema|scripts|tests|bench|docs|docker)\/[\w./-]+$/.test(named))
      return existsSync(join(root, named));
    if (/^([a-z]+([A-Z][a-z0-9]+)+|([A-Z][a-z0-9]+){2,})(\(\))?$/.test(named))
      return words.has(named.replace('()', ''));
    if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(named)) return ofOthers.test(named) || words.has(named);
    return true;
  };
  const gone = pages
    .filter((page) => !page.startsWith(join('docs', 'requirements')))
    .flatMap((page) => {
      // Former file names aren't references to current files.
      const prose = textOf(page).replaceAll(/```[\s\S]*?```|\(was `[^)]*\)/g, '');
      const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, each]) => each!);
      return named.filter((each) => !isThere(each)).map((each) => `${page}: ${each}`);
    });
  expect(gone).toEqual([]);
});
