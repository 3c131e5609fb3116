import { readFile } from 'node:fs/promises';
import { expect, test } from './support/fixtures.ts';
import type { SourceFile } from './support/source.ts';

const files: SourceFile[] = [
  { subdir: 'noarch', name: 'attrs', version: '23.2.0', license: 'MIT' },
  { subdir: 'noarch', name: 'copyleft', version: '1.0', license: 'GPL-3.0-only' },
  { subdir: 'linux-64', name: 'pillow', version: '10.0.0', license: 'HPND' },
];

test('a policy is edited, its history shows the changes in words, an older revision is restored, and the organization sees both in Recent changes', async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const channel = await hub.aMirror(org, (await serve(files)).url, files.length);
  const policy = await hub.aPolicy({ org, licenseNotIn: ['GPL3'], namesNotIn: ['attrs'] });
  await hub.apply(org, channel, policy.id);
  await signInAs('ada');

  await page.goto(`/organizations/${org}/policies/${policy.id}/edit?step=packages`);
  const names = page.getByRole('textbox', { name: 'Package names' });
  await page.getByRole('button', { name: 'Remove attrs' }).click();
  await names.pressSequentially('pillow ');
  await expect(page.getByRole('button', { name: 'Remove pillow' })).toBeVisible();
  for (const heading of ['Set CVE rules', 'Set exclusions', 'Review']) {
    await page.getByRole('button', { name: 'Next >' }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Policy successfully edited!')).toBeVisible();
  // The banner links to the save's run as soon as it has started.
  const run = page.getByRole('link', { name: `Run on ${channel}` });
  const aRun = new RegExp(`^/organizations/${org}/channels/${channel}/runs/[^/]+$`);
  await expect(run).toHaveAttribute('href', aRun);

  await page.getByRole('button', { name: `Actions for ${policy.name}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const saves = page.getByRole('list', { name: 'Revisions, newest first' }).locator(':scope > li');
  await expect(saves).toHaveCount(2);
  await expect(saves.first()).toContainText('Revision 2');
  await expect(saves.first()).toContainText('Package names');
  await expect(saves.first().locator('ins')).toContainText('pillow');
  await expect(saves.first().locator('s')).toContainText('attrs');
  await expect(saves.last()).toContainText('Created.');

  await page.getByRole('link', { name: 'Restore revision 1' }).click();
  const question = page.getByRole('alertdialog', { name: 'Restore revision 1?' });
  const changes = question.getByRole('region', { name: 'Changes' });
  await expect(changes.locator('ins')).toContainText('attrs');
  await expect(changes.locator('s')).toContainText('pillow');
  await expect(question).toContainText(`Starts a run on ${channel}.`);
  await question.getByRole('button', { name: 'Restore revision' }).click();
  await expect(page.getByText('Revision 1 restored as revision 3.')).toBeVisible();
  await expect(run).toHaveAttribute('href', aRun);
  await run.click();
  await expect(page.getByRole('heading', { name: `Run: ${policy.name}, revision 3`, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Completed');
  expect(await hub.served(`/repo/${org}/${channel}`, ['noarch', 'linux-64'])).toEqual({
    noarch: [],
    'linux-64': ['pillow-10.0.0-0.conda'],
  });

  await page.goto(`/organizations/${org}/changes?topic=POLICY`);
  const rows = page.getByRole('table').getByRole('rowheader');
  const restored = `restored an older revision of the policy ${policy.name} (revision 1)`;
  const edited = `edited the policy ${policy.name} (revision 2)`;
  await expect(rows.nth(0)).toContainText(restored);
  await expect(rows.nth(1)).toContainText(edited);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export activity as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${org}-changes.csv`);
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toMatch(/^at,/);
  expect([lines[0], lines[1]]).toEqual([
    expect.stringContaining(policy.name) as unknown,
    expect.stringContaining(policy.name) as unknown,
  ]);
  expect(lines).toHaveLength(await rows.count());
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: `History of ${policy.name}` })).toContainText('restored revision 1');
});
