import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { unique, type Hub } from './support/hub.ts';
import { fileNameOf, type SourceFile } from './support/source.ts';

const files: SourceFile[] = [
  { subdir: 'noarch', name: 'attrs', version: '23.2.0', license: 'MIT' },
  { subdir: 'noarch', name: 'copyleft', version: '1.0', license: 'GPL-3.0-only' },
  { subdir: 'linux-64', name: 'pillow', version: '10.0.0', license: 'HPND' },
  { subdir: 'linux-64', name: 'pillow', version: '10.2.0', license: 'HPND' },
  { subdir: 'linux-64', name: 'readline', version: '8.2', license: 'GPL-3.0-only' },
  { subdir: 'win-64', name: 'pillow', version: '10.0.0', license: 'HPND' },
];
const subdirs = ['noarch', 'linux-64', 'win-64'];

/** Files that a client can see if some are blocked. */
const without = (isRefused: (file: SourceFile) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    subdirs.map((subdir) => [
      subdir,
      files
        .filter((file) => file.subdir === subdir && !isRefused(file))
        .map(fileNameOf)
        .toSorted(),
    ]),
  );

const isGpl = ({ license }: SourceFile): boolean => license.startsWith('GPL');

/** Expects the counts on the channel's page. */
async function expectCounts(page: Page, allowed: number, refused: number): Promise<void> {
  const strip = page.getByRole('region', { name: 'Applied policy' });
  await expect(strip).toContainText(`${allowed} allowed`);
  if (refused > 0) await expect(strip).toContainText(`${refused} blocked`);
  else await expect(strip).not.toContainText('blocked');
}

async function aChannel(
  hub: Hub,
  org: string,
  serve: (files: readonly SourceFile[]) => Promise<{ url: string }>,
): Promise<string> {
  return hub.aMirror(org, (await serve(files)).url, files.length);
}

test('[POL-04, POL-28, POL-30, POL-48] a policy is applied from the channel page, the run is followed to Completed, and clients get exactly the allowed files', async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const name = await aChannel(hub, org, serve);
  const policy = await hub.aPolicy({ org, licenseNotIn: ['GPL3'] });
  expect(await hub.served(`/repo/${org}/${name}`, subdirs)).toEqual(without(() => false));
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/${name}`);
  await expectCounts(page, files.length, 0);
  await page.getByRole('button', { name: 'Apply policy' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply policy to ${name}` });
  await dialog.getByRole('combobox', { name: 'Policy' }).selectOption({ label: policy.name });
  await expect(dialog).toContainText('2 removed');
  await dialog.getByRole('button', { name: 'Apply policy' }).click();
  const run = page.getByRole('region', { name: `Policy run on ${name}` });
  await expect(run).toContainText('Completed');
  await expect(run).toContainText(`${policy.name}, revision 1`);
  const platforms = run.getByRole('region', { name: 'Files by platform' });
  await expect(platforms.getByRole('row', { name: /^linux-64/ }).getByRole('cell')).toHaveText(['3', '2', '−1']);
  await expect(platforms.getByRole('row', { name: /^noarch/ }).getByRole('cell')).toHaveText(['2', '1', '−1']);
  await page
    .getByRole('dialog')
    .getByRole('contentinfo')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectCounts(page, 4, 2);
  expect(await hub.served(`/repo/${org}/${name}`, subdirs)).toEqual(without(isGpl));
  expect(await hub.must('GET', `/api/organizations/${org}/channel-policies/${name}/current`)).toMatchObject({
    policy: { id: policy.id },
    revision: 1,
  });

  const runs = page.getByRole('navigation', { name: 'Channel', exact: true }).getByRole('link', { name: 'Policy' });
  await runs.click();
  await expect(page.getByRole('region', { name: 'Runs table' }).getByRole('row').nth(1)).toContainText(policy.name);
  await expect(page.getByRole('region', { name: 'Runs table' }).getByRole('row').nth(1)).toContainText('−2');
});

test('a blocked file returns 403 with the message on the package page', async ({ page, hub, org, serve, signInAs }) => {
  const name = await aChannel(hub, org, serve);
  const policy = await hub.aPolicy({ org, score: 7 });
  await hub.apply(org, name, policy.id);
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/${name}/packages/pillow?file=linux-64/pillow-10.0.0-0.conda`);
  const why = page.getByRole('complementary', { name: 'Why you can’t install it' });
  await expect(why).toContainText('pillow 10.0.0');
  const problem = await hub.ask<{ detail: string; status: number; policy: { name: string } }>(
    'GET',
    `/repo/${org}/${name}/linux-64/pillow-10.0.0-0.conda`,
    { as: null },
  );
  expect(problem.status).toBe(403);
  expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(problem.body).toMatchObject({ status: 403, policy: { name: policy.name } });
  // For clients, the message ends with this page's URL.
  const [sentence, address] = problem.body.detail.split(' Details and contacts: ');
  await expect(why.getByText(sentence ?? '', { exact: true })).toBeVisible();
  expect(address).toBe(page.url());
  expect(problem.body.detail).toMatch(/CVE-\d{4}-\d+/);
  await expect(why).toContainText('Use 10.2.0 instead');
  await expect(why.getByRole('link', { name: policy.name })).toBeVisible();
  await page.goto(`/organizations/${org}/channels/${name}/packages/pillow?file=linux-64/pillow-10.2.0-0.conda`);
  await expect(page.getByRole('complementary', { name: 'Why you can install it' })).toBeVisible();
  await expect
    .poll(
      async () => (await hub.ask('GET', `/repo/${org}/${name}/linux-64/pillow-10.2.0-0.conda`, { as: null })).status,
    )
    .not.toBe(403);
});

test('[POL-49, POL-50] another policy replaces the first, then it is removed and every file is served again', async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const name = await aChannel(hub, org, serve);
  const [first, second] = [
    await hub.aPolicy({ org, licenseNotIn: ['GPL3'] }),
    await hub.aPolicy({ org, namesNotIn: ['pillow<10.2'] }),
  ];
  await hub.apply(org, name, first.id);
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/${name}`);
  await expectCounts(page, 4, 2);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Replace policy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Policy').selectOption({ label: second.name });
  await expect(dialog).toContainText(`Replaces ${first.name}.`);
  await dialog.getByRole('button', { name: 'Apply policy' }).click();
  await expect(dialog.getByRole('region', { name: `Policy run on ${name}` })).toContainText('Completed');
  expect(await hub.served(`/repo/${org}/${name}`, subdirs)).toEqual(
    without((file) => file.name === 'pillow' && file.version === '10.0.0'),
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove policy' }).click();
  const question = page.getByRole('alertdialog', { name: `Remove policy from ${name}?` });
  await expect(question).toContainText('2 added');
  await question.getByRole('button', { name: 'Remove policy' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: `Policy run on ${name}` })).toContainText(
    'Completed',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('region', { name: 'Applied policy' })).toContainText('No policy');
  await expectCounts(page, files.length, 0);
  expect(await hub.served(`/repo/${org}/${name}`, subdirs)).toEqual(without(() => false));
  expect((await hub.ask('GET', `/api/organizations/${org}/channel-policies/${name}/current`)).status).toBe(404);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Applied policy' })).toContainText(second.name);
  await expect
    .poll(() => hub.served(`/repo/${org}/${name}`, subdirs))
    .toEqual(without((file) => file.name === 'pillow' && file.version === '10.0.0'));
});

test('from the list of policies: View changes nothing, Apply leads to a channel, Delete waits until it is applied nowhere and can be undone', async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const name = await aChannel(hub, org, serve);
  const policy = await hub.aPolicy({ org, name: unique('Listed'), licenseNotIn: ['GPL3'] });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/policies`);
  const row = page.getByRole('row', { name: new RegExp(`^${policy.name}`) });
  await expect(row).toContainText('Not applied');
  await page.getByRole('button', { name: `Actions for ${policy.name}` }).click();
  await page.getByRole('menuitem', { name: 'Apply to channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption({ label: name });
  await expect(dialog).toContainText('2 removed');
  await dialog.getByRole('button', { name: 'Apply policy' }).click();
  await expect(dialog.getByRole('region', { name: `Policy run on ${name}` })).toContainText('Completed');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toContainText(name);

  await page.getByRole('button', { name: `Actions for ${policy.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText(name);
  expect((await hub.ask('GET', `/api/organizations/${org}/repo-policies/${policy.id}`)).status).toBe(200);

  const spare = await hub.aPolicy({ org, name: unique('Spare'), licenseNotIn: ['GPL3'] });
  await page.reload();
  await page.getByRole('button', { name: `Actions for ${spare.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('row', { name: new RegExp(`^${spare.name}`) })).toHaveCount(0);
  expect((await hub.ask('GET', `/api/organizations/${org}/repo-policies/${spare.id}`)).status).toBe(404);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: new RegExp(`^${spare.name}`) })).toBeVisible();
  expect((await hub.ask('GET', `/api/organizations/${org}/repo-policies/${spare.id}`)).status).toBe(200);
});
