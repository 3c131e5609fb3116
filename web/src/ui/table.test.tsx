import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { clearStores } from '../lib/storage.ts';
import { axeProblems } from '../testing/axe.ts';
import { menuListens } from '../testing/menu.ts';
import { initialSheet } from './theme/sheet.ts';
import { Section } from './layout.tsx';
import { pageOf } from '../paths.ts';
import { ColumnsMenu, Pager, RowHead, Table, type Column } from './Table.tsx';

/** A list with named settings; each test uses another name. */
function List({ name }: { name: string }) {
  const columns: Column[] = [
    { key: 'name', title: 'Name' },
    { key: 'license', title: 'License' },
    { key: 'size', title: 'Size', numeric: true },
    { key: 'actions', title: <span>Actions</span> },
  ];
  return (
    <main>
      <ColumnsMenu name={name} columns={columns} />
      <Table label="Packages" name={name} columns={columns}>
        <tr>
          <RowHead>numpy</RowHead>
          <td>BSD-3-Clause</td>
          <td>7 MB</td>
          <td>–</td>
        </tr>
      </Table>
    </main>
  );
}
const left = () => screen.getByRole('table').dataset['without'];

describe('columns and density', () => {
  test('are chosen by keyboard in a menu that stays open, and kept on this device, over a sign-out too', async () => {
    const shown = render(<List name="of-keyboard" />);
    expect(left()).toBeUndefined();
    screen.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const license = await screen.findByRole('menuitemcheckbox', { name: 'License', checked: true });
    await menuListens();
    // Row headers and unnamed columns always show.
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['License', 'Size']);
    expect(screen.getByRole('group', { name: 'Density' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(license.hasAttribute('data-highlighted')).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(left()).toBe('2'));
    expect(screen.getByRole('menuitemcheckbox', { name: 'License', checked: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact', checked: false }));
    await waitFor(() => expect(screen.getByRole('table').className).toContain('tight'));
    expect(screen.getByRole('menuitemradio', { name: 'Compact', checked: true })).toBeTruthy();

    clearStores();
    shown.unmount();
    render(<List name="of-keyboard" />);
    expect(left()).toBe('2');
    expect(screen.getByRole('table').className).toContain('tight');
  });

  test('are those of one table; what is as usual is not kept at all', async () => {
    localStorage.setItem('table:of-one', JSON.stringify({ hidden: ['size'], compact: false }));
    render(<List name="of-one" />);
    expect(left()).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const size = await screen.findByRole('menuitemcheckbox', { name: 'Size', checked: false });
    await menuListens();
    await userEvent.click(size);
    await waitFor(() => expect(left()).toBeUndefined());
    expect(localStorage.getItem('table:of-one')).toBeNull();
  });

  test.each(['{"hidden":["name","actions","gone",7],"compact":"yes"}', '[]', 'no JSON'])(
    'a stored %s hides nothing that must show',
    (stored) => {
      localStorage.setItem('table:of-nonsense', stored);
      render(<List name="of-nonsense" />);
      expect(left()).toBeUndefined();
      expect(screen.getByRole('table').className).not.toContain('tight');
    },
  );

  test('columns that a small window has no room for go by their place, behind the box of each row, at that width only', () => {
    render(
      <Table
        label="Files"
        columns={[
          { key: 'name', title: 'Name' },
          { key: 'size', title: 'Size', hide: 'small' },
          { key: 'made', title: 'Made', hide: 'mobile' },
        ]}
        first={<td>All</td>}
      >
        {null}
      </Table>,
    );
    expect(left()).toBe('small-3 mobile-4');
    const sheet = initialSheet().replaceAll(/\s+/g, '');
    for (const [width, place] of [
      [767, 'small-3'],
      [1041, 'mobile-3'],
    ] as const)
      expect(sheet).toMatch(
        new RegExp(
          `@media\\(max-width:${width}px\\)\\{\\.tr-table\\[data-without~='${place}'\\]>\\*>tr>:nth-child\\(3\\):not\\(\\[colspan\\]\\)\\{display:none`,
        ),
      );
  });

  test('the last column that a phone shows is as far from the edge as one behind it would be', () => {
    const shown = (of: readonly Column[], first?: ReactNode) => {
      const { container, unmount } = render(
        <Table label="Files" columns={of} first={first}>
          {null}
        </Table>,
      );
      const last = container.querySelector('table')?.dataset['last'];
      unmount();
      return last;
    };
    const [name, size, built] = [
      { key: 'name', title: 'Name' },
      { key: 'size', title: 'Size', hide: 'small' },
      { key: 'built', title: 'Built', hide: 'medium' },
    ] as const;
    expect([shown([name, size]), shown([name, size, built], <td>All</td>), shown([size, name])]).toEqual([
      '1',
      '2',
      undefined,
    ]);
    expect(initialSheet().replaceAll(/\s+/g, '')).toMatch(
      /@media\(max-width:767px\)\{\.tr-table\[data-last='2'\]>\*>tr>:nth-child\(2\):not\(\[colspan\]\)\{padding-right:/,
    );
  });

  test('the sheet leaves out the cells of a column, of the head and of every row', () => {
    expect(initialSheet()).toContain(
      ".tr-table[data-without~='2'] > * > tr > :nth-child(2):not([colspan]){display:none;}",
    );
  });
});

test('a page behind the last one leads to the last, and no number is more than the schema can count', async () => {
  const Paged = () => {
    const page = pageOf(useSearchParams()[0]);
    return <Pager page={page} pageSize={20} total={41} hrefOf={(to) => `?page=${to}`} />;
  };
  render(
    <MemoryRouter initialEntries={['/?page=999999999']}>
      <Paged />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Page 3 of 3')).toBeTruthy();
  expect(screen.getByText('41–41 of 41')).toBeTruthy();
  expect(pageOf(new URLSearchParams('page=999999999')) * 100).toBeLessThan(2 ** 31);
});

test("a table under a heading with its name isn't a second landmark", async () => {
  const { container } = render(
    <main>
      <Section title="Invoices">
        <Table label="Invoices" columns={[{ key: 'number', title: 'Number' }]}>
          <tr>
            <RowHead>2026-1</RowHead>
          </tr>
        </Table>
      </Section>
    </main>,
  );
  expect(screen.getAllByRole('region', { name: 'Invoices' })).toHaveLength(1);
  // It can still be reached by keyboard to be scrolled.
  expect(screen.getByRole('group', { name: 'Invoices' }).tabIndex).toBe(0);
  expect(await axeProblems(container)).toEqual([]);
});
