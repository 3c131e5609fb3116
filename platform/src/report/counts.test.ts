import { describe, expect, test, vi } from 'vitest';
import type { Asked } from '../repo/index.ts';
import { Book } from './book.ts';
import type { Page } from './book.ts';

const HOUR = 3_600_000;

function asked(given: Partial<Asked> = {}): Asked {
  const whole: Asked = {
    key: '',
    organization: 'acme',
    channel: 'main',
    kind: 'package',
    subdir: 'linux-64',
    file: 'a-1-0.conda',
    name: 'a',
    version: '1',
    subject: null,
    userId: null,
    serviceAccountId: null,
    refusedBy: null,
    watchedBy: null,
    ...given,
  };
  return { ...whole, key: JSON.stringify(whole) };
}

const sum = (pages: readonly Page[]): number =>
  pages.flatMap(({ counts }) => [...counts.values()]).reduce((all, { n }) => all + n, 0);

describe('the book', () => {
  test('adds up what is alike and tells apart what is not', () => {
    const book = new Book(() => 7);
    for (let i = 0; i < 3; i++) book.note(asked(), { n: 2, agent: 'conda/24.1.2 requests/2' }, 'served');
    book.note(asked(), { n: 1, agent: 'conda/24.1.2 requests/3' }, 'served');
    book.note(asked(), { n: 1, agent: 'pixi/0.1' }, 'served');
    book.note(asked(), { n: 1 }, 'unchanged');
    const pages = book.take();
    expect(
      pages
        .flatMap(({ counts }) => [...counts.values()])
        .map(({ n, outcome, program, last }) => [n, outcome, program.name, last]),
    ).toEqual([
      [7, 'served', 'conda', 7],
      [1, 'served', 'pixi', 7],
      [1, 'unchanged', '', 7],
    ]);
    expect(book.take()).toEqual([]);
  });

  test('each hour has a page of its own', () => {
    let now = HOUR - 1;
    const book = new Book(() => now);
    book.note(asked(), { n: 1 }, 'served');
    now = HOUR;
    book.note(asked(), { n: 1 }, 'served');
    expect(book.take().map(({ hour }) => hour)).toEqual([0, 1]);
  });

  test('a full book asks to be written, loses details but no request of a known channel', () => {
    const book = new Book(() => 0, 3);
    const full = vi.fn();
    book.onFull(full);
    for (let i = 0; i < 10; i++) book.note(asked({ file: `a-${i}-0.conda` }), { n: 1 }, 'served');
    expect(full).toHaveBeenCalledOnce();
    const pages = book.take();
    expect(sum(pages)).toBe(10);
    expect(pages[0]!.counts.size).toBe(4);
  });

  test('made-up organizations cannot fill it', () => {
    const book = new Book(() => 0);
    for (let i = 0; i < 30_000; i++)
      book.note(
        asked({ organization: `made-up-${i}`, channel: '', kind: 'other', subdir: '', file: '' }),
        { n: 1 },
        'unauthorized',
      );
    expect(book.take()[0]!.counts.size).toBeLessThanOrEqual(1_000);
  });

  test('made-up organizations have it written at once, so that what others are refused meanwhile is counted', () => {
    const book = new Book(() => 0);
    const full = vi.fn();
    book.onFull(full);
    for (let i = 0; i < 1_000; i++)
      book.note(
        asked({ organization: `made-up-${i}`, channel: '', kind: 'other', subdir: '', file: '' }),
        { n: 1 },
        'unauthorized',
      );
    expect(full).toHaveBeenCalledOnce();
    expect(sum(book.take())).toBe(1_000);
    book.note(asked({ channel: '', kind: 'other', subdir: '', file: '' }), { n: 1 }, 'unauthorized');
    expect(sum(book.take())).toBe(1);
  });

  test('pages that could not be written come again, together with what was noted since, and stay bounded', () => {
    let now = 0;
    const book = new Book(() => now, 5);
    for (; now < 100 * HOUR; now += HOUR) {
      book.note(asked({ file: `a-${now}-0.conda` }), { n: 1 }, 'served');
      book.putBack(book.take());
    }
    const pages = book.take();
    expect(sum(pages)).toBe(100);
    expect(pages.length).toBeLessThanOrEqual(25);
  });

  test('single clients are noted only of organizations that want it', () => {
    const book = new Book(() => 0);
    book.note(asked(), { n: 1, address: '192.0.2.1' }, 'served');
    book.setDetailed(new Set(['acme']));
    book.note(asked(), { n: 1, address: '192.0.2.1' }, 'served');
    book.note(asked({ file: 'b-1-0.conda' }), { n: 1, address: '192.0.2.1' }, 'served');
    book.note(asked({ organization: 'borealis' }), { n: 1, address: '192.0.2.1' }, 'served');
    expect(
      book
        .take()
        .flatMap(({ clients }) => [...clients.values()])
        .map(({ address, n }) => [address, n]),
    ).toEqual([['192.0.2.1', 2]]);
  });
});
