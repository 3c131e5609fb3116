import type { Locator, Page } from '@playwright/test';
import { axeProblems } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

/** Presses Tab until an element has the focus; fails after a dialog's worth of steps. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 times Tab did not reach ${target.toString()}.`);
}

test('[DLG-06, DLG-19, DLG-20] a policy is made on one form by keys alone: filters, a group, a move, undo; axe finds nothing', async ({
  page,
  signInAs,
  org,
  hub,
}) => {
  await signInAs('ada');
  await page.goto(`/organizations/${org}/policies/new/form`);
  const dialog = page.getByRole('dialog', { name: 'Create Policy' });
  await expect(dialog).toHaveCSS('min-width', '800px');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Vision 1');
  const tree = dialog.getByRole('treegrid', { name: 'Exclude package if:' });
  const rows = tree.getByRole('row');
  await reach(page, rows.first());
  // Into the row, to the button that adds a filter, and on to the filter's value.
  await page.keyboard.press('Enter');
  await reach(page, dialog.getByRole('button', { name: 'Add filter to Exclude package if:' }));
  await page.keyboard.press('Enter');
  await reach(page, tree.getByRole('spinbutton', { name: 'CVE score: value' }));
  await page.keyboard.type('7');
  // Escape leaves the field for its row, and the dialog stays.
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, dialog.getByRole('button', { name: 'Add group to Exclude package if:' }));
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toBeFocused();
  await expect(rows.nth(2)).toContainText('OR');
  await page.keyboard.press('Space');
  await expect(rows.nth(2)).toContainText('AND');
  await page.keyboard.press('Space');
  await reach(page, dialog.getByRole('button', { name: 'Add filter to group' }));
  await page.keyboard.press('Enter');
  const value = tree.getByRole('spinbutton', { name: 'CVE score: value' }).nth(1);
  await reach(page, value);
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  // It leaves its group, which is removed; Undo restores both.
  await expect(rows).toHaveCount(4);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(4);
  expect(await axeProblems(page)).toEqual([]);
  await reach(page, dialog.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Policy successfully created!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const { items } = await hub.must<{ items: { name: string; schema_version: string; filter: unknown }[] }>(
    'GET',
    `/api/organizations/${org}/repo-policies?q=Vision`,
  );
  const score = (criterion: number) => ({ facet: 'cve_score', comparator: 'greater_than_equal_to', criterion });
  expect(items).toMatchObject([
    {
      name: 'Vision 1',
      schema_version: '1',
      filter: {
        subfilters: [
          { operator: 'AND', action: 'exclude', subfilters: [score(7), { operator: 'OR', subfilters: [score(9)] }] },
        ],
      },
    },
  ]);
});
