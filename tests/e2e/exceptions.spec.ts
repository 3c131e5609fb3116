import { expect, test } from './support/fixtures.ts';
import { emailOf, password } from './support/hub.ts';
import type { SourceFile } from './support/source.ts';

const files: SourceFile[] = [
  { subdir: 'linux-64', name: 'libgcc', version: '15.1', license: 'GPL-3.0-only' },
  { subdir: 'linux-64', name: 'numpy', version: '2.1', license: 'BSD-3-Clause', depends: ['libgcc >=14'] },
  { subdir: 'linux-64', name: 'pandas', version: '2.2', license: 'BSD-3-Clause', depends: ['numpy'] },
  { subdir: 'noarch', name: 'six', version: '1.16', license: 'MIT' },
];
const gpl = { licenseNotIn: ['GPL3'] };

test("a preview shows what couldn't be installed and why, and suggests the fewest exceptions; the selected one is among the exclusions and repairs everything", async ({
  page,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const channel = await hub.aMirror(org, (await serve(files)).url, files.length);
  const policy = await hub.aPolicy({ org, ...gpl });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/policies/${policy.id}/edit?step=review`);
  const installs = page.getByRole('region', { name: 'Installability' });
  await expect(installs).toContainText(
    '2 of 3 allowed files on linux-64 couldn’t be installed. 2 packages would become uninstallable on linux-64.',
  );
  await expect(installs.getByRole('region', { name: 'Root causes on linux-64' })).toContainText('libgcc >=14');
  await expect(installs).toContainText('numpy 2.1 can’t be installed on linux-64: it needs libgcc >=14');

  await installs.getByRole('button', { name: 'Suggest exceptions' }).click();
  await expect(installs).toContainText('This is the smallest possible set.');
  const choice = installs.getByRole('checkbox', { name: /libgcc/ });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await installs.getByRole('button', { name: 'Add 1 exception to the exclusions' }).click();
  await expect(installs).toContainText('Allowed files stay installable.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Policy successfully edited!')).toBeVisible();

  await hub.apply(org, channel, policy.id);
  expect((await hub.channel(channel, org)).served_file_count).toBe(files.length);
});

test('a blocked user requests an exception with a reason; an admin sees the impact and approves, the file is served, and the user sees it', async ({
  page,
  browser,
  baseURL,
  hub,
  org,
  serve,
  signInAs,
}) => {
  const channel = await hub.aMirror(org, (await serve(files)).url, files.length);
  await hub.apply(org, channel, (await hub.aPolicy({ org, ...gpl })).id);
  await hub.must('POST', `/api/organizations/${org}/invitations`, { body: { emails: [emailOf('max')] } });
  const invited = await hub.must<{ items: { code: string }[] }>('GET', `/api/organizations/${org}/invitations`);
  await hub.must('PUT', `/api/organizations/${org}/invitation-codes/${invited.items[0]!.code}`, { as: 'max' });
  const address = `/organizations/${org}/channels/${channel}/packages/libgcc?file=linux-64/libgcc-15.1-0.conda`;
  await signInAs('max');
  await page.goto(address);
  const why = page.getByRole('region', { name: 'Why it’s blocked' });
  await why.getByRole('button', { name: 'Request exception' }).click();
  const asks = page.getByRole('dialog', { name: 'Request an exception for libgcc' });
  await asks.getByLabel('Reason').fill('The forecast runs on numpy.');
  await asks.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(why).toContainText('You requested libgcc');

  const admin = await browser.newContext({ baseURL });
  const desk = await admin.newPage();
  await admin.request.post('/graphql', {
    data: {
      query: 'mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
      variables: { input: { username: emailOf('ada'), password } },
    },
  });
  await desk.goto(`/organizations/${org}/exceptions`);
  await desk.getByRole('button', { name: new RegExp(`^Review libgcc.* in ${channel}$`) }).click();
  const decides = desk.getByRole('dialog', { name: `Exception for libgcc in ${org}/${channel}` });
  await expect(decides).toContainText('The forecast runs on numpy.');
  await expect(decides).toContainText('Allows 1 file.');
  await expect(decides).toContainText('numpy, pandas');
  await decides.getByLabel('Comment').fill('For the forecast.');
  await decides.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(/^Exception for libgcc.* approved$/)).toBeVisible();
  await admin.close();

  await expect
    .poll(async () => (await hub.channel(channel, org)).served_file_count, { timeout: 45_000 })
    .toBe(files.length);
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('Allowed');
  await expect(page.getByRole('button', { name: 'Request exception' })).toHaveCount(0);
});
