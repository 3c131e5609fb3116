// The matrix of plans × declared routes: the server blocks what a plan doesn't include, for every caller.
import { featuresOf, PRODUCT_NAMES } from '@terrarium/domain/access';
import type { Feature, ProductCode } from '@terrarium/domain/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from './db/index.ts';
import { featureOf } from './http/route.ts';
import type { Route } from './http/index.ts';
import { declaredRoutes } from './routes.ts';
import { startPlatform } from './testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from './testing/index.ts';

const routes = declaredRoutes();
const nameOf = (route: Route): string => `${route.method} ${route.path}`;
let platform: TestPlatform;
let organization: TestOrganization;
let send: Send;

beforeAll(async () => {
  platform = await startPlatform({ config: { payments: 'test', defaultPersonPlan: 'free_subscription' } });
  const admin = await platform.aUser();
  organization = await platform.anOrganization({ name: 'planned', members: { admin }, plan: null });
  send = await platform.as(admin.email);
});
afterAll(() => platform.close());

/** Gives the organization this plan, and no other. */
async function on(product: ProductCode | null, end?: Date): Promise<void> {
  await platform.core.db.deleteFrom('subscription').where('organization_id', '=', organization.id).execute();
  if (product !== null)
    await platform.aSubscription({
      of: organization,
      product,
      ...(end && { start: new Date(end.getTime() - 86_400_000), end }),
    });
}

/** Code and text of the error; null if the call wasn't blocked because of the plan. */
async function refusedFor(path: string, method: string, json?: unknown): Promise<string | null> {
  const response = await send(path, { method: method.toUpperCase(), ...(json === undefined ? {} : { json }) });
  if (response.status !== 403) return null;
  const { error } = (await response.json()) as { error: { human_readable_id: string; message: string } };
  return error.human_readable_id === 'not_in_plan' ? error.message : null;
}
const address = (route: Route): string =>
  route.path.replaceAll(/\{(\w+)\}/g, (_match, part: string) =>
    part === 'org' ? organization.name : part === 'report' ? 'clients' : newId(),
  );

describe.each([
  'free_subscription',
  'starter_subscription',
  'commercial_subscription',
  'security_subscription',
] as const)('with %s', (product) => {
  beforeAll(() => on(product));
  const given = featuresOf(product);

  test('[SUB-28, SUB-29, SUB-30, SUB-31, SUB-32] allows what the plan includes, and blocks everything else', async () => {
    const refused: string[] = [];
    for (const route of routes)
      if (featureOf(route) !== null && (await refusedFor(address(route), route.method)) !== null)
        refused.push(nameOf(route));
    const expected = routes.filter((route) => {
      const need = featureOf(route);
      return need !== null && !given.includes(need);
    });
    expect(refused.sort()).toEqual(expected.map(nameOf).sort());
  });

  test('a mirror and a virtual channel need a higher plan than a hosted one', async () => {
    const channels = `/api/organizations/${organization.name}/channels`;
    const channel = { name: `a-${newId()}`, privacy: 'internal' };
    const refusals = [
      await refusedFor(channels, 'post', { ...channel, type: 'external_mirror', source: 'https://mirror.example/a' }),
      await refusedFor(channels, 'post', { ...channel, type: 'virtual', sources: ['none'] }),
      await refusedFor(channels, 'post', { ...channel, type: 'hosted' }),
    ];
    const has = (feature: Feature): boolean => given.includes(feature);
    expect(refusals.map((each) => each !== null)).toEqual([
      !has('org_channels'),
      !has('org_channels'),
      !has('channel'),
    ]);
  });
});

test('[SUB-21] an ended plan gives nothing', async () => {
  await on('security_subscription', new Date(Date.now() - 1000));
  expect(await refusedFor(`/api/organizations/${organization.name}/groups`, 'post', { name: 'A' })).toContain('Groups');
});

test('things made under an ended plan can be removed, but not added', async () => {
  await on('security_subscription');
  const base = `/api/organizations/${organization.name}`;
  const accounts = `/api/v1/organizations/${organization.name}/service-accounts`;
  const made = async (path: string, json: object): Promise<{ id: string; name: string }> =>
    (await (await send(path, { method: 'POST', json })).json()) as { id: string; name: string };
  const [kept, left] = [await made(`${base}/groups`, { name: 'kept' }), await made(`${base}/groups`, { name: 'left' })];
  const account = await made(accounts, { name: 'nightly' });
  const putInto = (...groups: { id: string }[]) =>
    send(`${accounts}/${account.id}/groups`, { method: 'PUT', json: { group_ids: groups.map(({ id }) => id) } });
  expect((await putInto(kept, left)).status).toBe(200);
  const open = await made(`${base}/channels`, { name: `open-${newId()}`, privacy: 'public', type: 'hosted' });
  const change = (json: object) => send(`${base}/channels/${open.name}`, { method: 'PATCH', json });

  await on('security_subscription', new Date(Date.now() - 1000));
  const taken = await putInto(kept);
  expect([taken.status, await taken.json()]).toMatchObject([200, { groups: [{ id: kept.id, name: 'kept' }] }]);
  expect((await putInto(kept, left)).status).toBe(403);
  expect((await putInto(left)).status).toBe(403);
  expect((await putInto()).status).toBe(200);
  expect((await putInto(kept)).status).toBe(403);
  expect((await change({ privacy: 'internal', description: 'More than that' })).status).toBe(403);
  expect((await change({ privacy: 'public' })).status).toBe(403);
  const closed = await change({ privacy: 'internal' });
  expect([closed.status, await closed.json()]).toMatchObject([200, { privacy: 'internal' }]);
  expect((await change({ privacy: 'internal' })).status).toBe(403);
  expect((await change({ privacy: 'public' })).status).toBe(403);
  expect((await change({ privacy: 'private' })).status).toBe(200);
});

test('the error names the missing feature, the plan that has it, and where to get it', async () => {
  await on('commercial_subscription');
  const text = await refusedFor(`/api/organizations/${organization.name}/groups`, 'post', { name: 'A' });
  expect(text).toContain(
    `The plan of 'planned' (${PRODUCT_NAMES.commercial_subscription}) doesn't include 'Groups'. Upgrade`,
  );
  expect(text).toContain('Upgrade to Business or higher at http://localhost:4000/organizations/planned/subscribe');
  const own = await refusedFor('/api/notebooks', 'post', {});
  // The organization's plan counts for its members.
  expect(own).toBeNull();
  await on(null);
  expect(await refusedFor('/api/notebooks', 'post', {})).toContain(
    "No plan of yours or of your organizations includes 'Notebooks'. Upgrade to Starter or higher at http://localhost:4000/subscribe",
  );
});
