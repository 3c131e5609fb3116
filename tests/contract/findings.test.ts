/** What docs/findings says proves a finding settled is there: files exist, and titles are those of tests in them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Rows of a page's tables, without headers. */
const rows = globSync('docs/findings/*.md', { cwd: root })
  .filter((page) => !page.endsWith('README.md'))
  .flatMap((page) =>
    textOf(page)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) =>
        line
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      )
      .filter(([first]) => !/^(?:-+|finding)$/.test(first!))
      .map((cells) => ({ at: `${page}, ${cells[0]}`, cells })),
  );

/** Whether a text contains a title: its start follows a quotation mark, or a placeholder of a template. */
const isTitle = (text: string, start: string): boolean =>
  ["'", '"', '`', '}'].some((mark) => text.includes(`${mark}${start.replaceAll(mark, `\\${mark}`)}`));

test('every finding has a sentence, a state, and what proves it', () => {
  expect(rows.length).toBeGreaterThan(100);
  const states = /^(?:settled|settled otherwise|not)$/;
  expect(rows.filter(({ cells }) => cells.length !== 4 || cells.includes('') || !states.test(cells[2]!))).toEqual([]);
});

test('every file that a finding names exists, and every title behind it is one of its tests', () => {
  const wrong = rows.flatMap(({ at, cells }) => {
    let file: string | undefined;
    return [...cells[3]!.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, path, title]) => {
      if (path !== undefined) {
        if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(path)) return [];
        file = path;
        return existsSync(join(root, path)) ? [] : [`${at}: there is no ${path}`];
      }
      if (!file || !/\.(?:test|spec)\.tsx?$/.test(file)) return [`${at}: "${title}" stands behind no file of tests`];
      return existsSync(join(root, file)) && !isTitle(textOf(file), title!) ? [`${at}: ${file} has no "${title}"`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
