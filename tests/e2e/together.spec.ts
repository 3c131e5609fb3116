import { conda } from '../../platform/src/publish/archive/build.testing.ts';
import { solve } from '../clients/rattler.ts';
import { axeProblems } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { SourceFile } from './support/source.ts';

const files: SourceFile[] = [
  { subdir: 'linux-64', name: 'python', version: '3.12.4', license: 'PSF-2.0', depends: ['libffi'] },
  { subdir: 'linux-64', name: 'libffi', version: '3.4.4', license: 'MIT' },
];

test('an admin says which channels are used together: the package becomes installable, and its command names both', async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const { url } = await serve(files);
  await hub.aMirror(org, url, files.length, { name: 'main' });
  await hub.aMirror(org, url, files.length, { name: 'extra' });
  const channel = await hub.aChannel({ org });
  const tool = conda({ index: { name: 'tool', depends: ['python >=3.12'], subdir: 'linux-64' }, stem: 'tool-1.0-0' });
  const publishing = await hub.must<{ secret: string }>('POST', `/api/organizations/${org}/ce/current-token`, {
    body: { scope: 'publish' },
  });
  const sent = await fetch(`${hub.url}/repo/${org}/${channel}/linux-64/tool-1.0-0.conda`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${publishing.secret}` },
    body: new Uint8Array(tool),
  });
  expect(sent.status).toBe(201);
  await signInAs('ada');
  const packagePage = `/organizations/${org}/channels/${channel}/packages/tool`;
  await expect(async () => {
    await page.goto(`${packagePage}?file=linux-64%2Ftool-1.0-0.conda`);
    await expect(page.getByText('Allowed, but can’t be installed on linux-64')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('it needs python >=3.12, which isn’t in the channel.')).toBeVisible();
  await expect(page.getByText('“Used together with”')).toBeVisible();

  await page.goto(`/organizations/${org}/channels/${channel}?tab=settings`);
  const together = page.getByRole('group', { name: 'Channels that users also install from.' });
  await together.getByRole('checkbox', { name: 'main' }).check();
  await together.getByRole('checkbox', { name: 'extra' }).check();
  await expect(together.getByRole('checkbox', { name: /^main/ })).toHaveAccessibleName('main 1');
  await page.getByRole('button', { name: 'Save channels' }).click();
  await expect(page.getByText('Saved. The hub checks again what can be installed.')).toBeVisible();
  await expect(page.getByText('main extra', { exact: true })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  await expect(async () => {
    await page.goto(`${packagePage}?file=linux-64%2Ftool-1.0-0.conda`);
    await expect(page.getByRole('heading', { name: 'Why you can install it' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto(`/organizations/${org}/channels/${channel}`);
  const command = page.getByText(/^conda install --override-channels/);
  await expect(command).toHaveText(
    new RegExp(`-c \\S+/repo/${org}/${channel} -c \\S+/repo/${org}/main -c \\S+/repo/${org}/extra `),
  );

  const at = (name: string): string => `${hub.url}/t/${publishing.secret}/repo/${org}/${name}`;
  const solved = await solve(['tool'], [channel, 'main', 'extra'].map(at));
  expect(solved.map(({ packageName }) => packageName).sort()).toEqual(['libffi', 'python', 'tool']);
  await expect(solve(['tool'], [at(channel)])).rejects.toThrow(/python/);
});
