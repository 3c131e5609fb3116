import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import type { SourceFile } from './support/source.ts';

const files: SourceFile[] = [
  { subdir: 'noarch', name: 'attrs', version: '23.2.0', license: 'MIT' },
  { subdir: 'noarch', name: 'copyleft', version: '1.0', license: 'GPL-3.0-only' },
];

const isStream = (request: Request): boolean => request.headers()['accept']?.includes('text/event-stream') ?? false;

/** Applies a policy on the page of a channel, and waits until its run is completed. */
async function apply(page: Page, channel: string, policy: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply policy' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply policy to ${channel}` });
  await dialog.getByRole('combobox', { name: 'Policy' }).selectOption({ label: policy });
  await expect(dialog).toContainText('1 removed');
  await dialog.getByRole('button', { name: 'Apply policy' }).click();
  await expect(page.getByRole('region', { name: `Policy run on ${channel}` })).toContainText('Completed');
}

/** Counts the requests of an operation from now on. */
function counted(page: Page, operation: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(`"operationName":"${operation}"`)) count += 1;
  });
  return () => count;
}

test('a run is followed by events, not by polling', async ({ page, hub, org, serve, signInAs }) => {
  const name = await hub.aMirror(org, (await serve(files)).url, files.length);
  const policy = await hub.aPolicy({ org, licenseNotIn: ['GPL3'] });
  await signInAs('ada');
  await page.goto(`/organizations/${org}/channels/${name}`);
  const [events, polls] = [counted(page, 'PolicyRunEvents'), counted(page, 'PolicyRunProgress')];
  await apply(page, name, policy.name);
  expect(events()).toBe(1);
  // One when it ends, if the last event came before the counts.
  expect(polls()).toBeLessThanOrEqual(1);
});

test('a run is polled if a proxy collects the events', async ({ page, hub, org, serve, signInAs }) => {
  const name = await hub.aMirror(org, (await serve(files)).url, files.length);
  const policy = await hub.aPolicy({ org, licenseNotIn: ['GPL3'] });
  await signInAs('ada');
  // Never answered, like a response that is collected until it ends.
  await page.route('**/graphql', (route) => (isStream(route.request()) ? undefined : route.continue()));
  await page.goto(`/organizations/${org}/channels/${name}`);
  await apply(page, name, policy.name);
});

test('a list follows what others do by events, without polling', async ({ page, hub, org, serve, signInAs }) => {
  const name = await hub.aMirror(org, (await serve(files)).url, files.length);
  await signInAs('ada');
  const reads = counted(page, 'ChannelBundles');
  const events = page.waitForResponse((response) => isStream(response.request()));
  await page.goto(`/organizations/${org}/channels/${name}/bundles`);
  await expect(page.getByText('No bundles yet')).toBeVisible();
  await events;
  const before = reads();
  await page.waitForTimeout(4_000);
  expect(reads()).toBe(before);
  await hub.must('POST', `/api/organizations/${org}/channels/${name}/bundles`, { body: {} });
  await expect(page.getByText('Completed')).toBeVisible();
  expect(reads() - before).toBeLessThanOrEqual(6);
});

test('seven visible tabs leave connections for requests', async ({ page, context, hub, org, signInAs }) => {
  const name = await hub.aChannel({ org });
  await signInAs('ada');
  let streams = 0;
  context.on('request', (request) => {
    if (isStream(request)) streams += 1;
  });
  const tabs = [page, ...(await Promise.all(Array.from({ length: 6 }, () => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto(`/organizations/${org}/channels/${name}/bundles`);
    await expect(tab.getByText('No bundles yet')).toBeVisible();
  }
  await expect.poll(() => streams).toBe(4);
  const begun = Date.now();
  const statuses = await Promise.all(
    tabs.map((tab) => tab.evaluate(async () => (await fetch('/api/status', { cache: 'no-store' })).status)),
  );
  expect(statuses).toEqual(tabs.map(() => 200));
  expect(Date.now() - begun).toBeLessThan(5_000);
  // A closed tab gives its stream to another one.
  await page.close();
  await expect.poll(() => streams).toBeGreaterThan(4);
});
