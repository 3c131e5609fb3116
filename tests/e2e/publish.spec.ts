import { conda } from '../../platform/src/publish/archive/build.testing.ts';
import { solve } from '../clients/rattler.ts';
import { axeProblems } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { Repodata } from './support/hub.ts';

const fileName = 'tracks-1.0-0.conda';

test('a dropped package is published, listed on the page, and solved and fetched by a real client; a broken one says why', async ({
  page,
  hub,
  org,
  signInAs,
  expectedErrors,
}) => {
  // The browser logs every error response.
  expectedErrors.push(/status of 422/);
  const channel = await hub.aChannel({ org });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/${channel}`);
  await page.getByRole('button', { name: 'Publish packages' }).last().click();
  const dialog = page.getByRole('dialog', { name: `Publish packages to ${channel}` });
  await expect(dialog).toContainText(`/repo/${org}/${channel}/SUBDIR/`);
  const whole = conda({ index: { name: 'tracks', depends: [], subdir: 'linux-64' }, stem: 'tracks-1.0-0' });
  const files = [
    { name: fileName, bytes: [...whole] },
    { name: 'tracks-2.0-0.conda', bytes: [...whole.subarray(0, -100)] },
  ];
  const dropped = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of all) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, files);
  await dialog.getByRole('button', { name: /^Choose packages/ }).dispatchEvent('drop', { dataTransfer: dropped });
  const rows = dialog.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(rows.filter({ hasText: fileName })).toContainText('tracks 1.0 0 in linux-64');
  const broken = rows.filter({ hasText: 'tracks-2.0-0.conda' });
  await expect(broken.getByRole('button', { name: 'Try again: tracks-2.0-0.conda' })).toBeVisible();
  await expect(broken).toContainText(/\w+ \w+.*\./);
  await expect(broken).not.toContainText('Published');
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish 1 package' }).click();
  await expect(rows.filter({ hasText: fileName })).toContainText('Published: tracks 1.0 0 in linux-64');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/organizations/${org}/channels/${channel}`);
  await expect(page.getByRole('region', { name: 'Packages' }).getByRole('rowheader')).toHaveText('tracks');
  await expect
    .poll(async () => {
      const { body } = await hub.ask<Repodata>('GET', `/repo/${org}/${channel}/linux-64/repodata.json`);
      return Object.keys(body['packages.conda'] ?? {});
    })
    .toEqual([fileName]);
  const { secret } = await hub.must<{ secret: string }>('POST', `/api/organizations/${org}/ce/current-token`, {
    body: { scope: 'read' },
  });
  const solved = await solve(['tracks'], [`${hub.url}/t/${secret}/repo/${org}/${channel}`]);
  expect(solved.map(({ filename }) => filename)).toEqual([fileName]);
  const fetched = await fetch(solved[0]!.url);
  expect(Buffer.from(await fetched.arrayBuffer()).equals(whole)).toBe(true);
});
