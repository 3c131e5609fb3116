// The matrix of the plans × the declared routes: what a plan does not have is refused by the server, whoever asks.
import { FEATURES, featuresOf, PRODUCT_NAMES } from '@terrarium/domain/access';
import type { Feature, ProductCode } from '@terrarium/domain/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from './db/index.ts';
import { featureOf } from './http/route.ts';
import type { Route } from './http/index.ts';
import { declaredRoutes } from './routes.ts';
import { startPlatform } from './testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from './testing/index.ts';

/** Every call that asks for a feature, by the feature. A new one is to be thought about, then written down here. */
const ASKED: Partial<Record<Feature, string[]>> = {
  notebooks: ['post /api/notebooks'],
  lms: ['get /api/learning/videos'],
  channel: [
    'post /api/organizations/{org}/channels',
    'patch /api/organizations/{org}/channels/{channel}',
    'put /api/organizations/{org}/channels/{channel}/readme',
    'put /api/organizations/{org}/channels/{channel}/probes',
    'put /api/organizations/{org}/channels/{channel}/promotions/{id}/decision',
    'put /api/organizations/{org}/channels/{channel}/promotion-settings',
    'post /api/organizations/{org}/channels/{channel}/bundles',
    'post /api/organizations/{org}/channels/{channel}/bundles/incoming',
    'post /api/organizations/{org}/channels/{channel}/uploads',
    'patch /api/organizations/{org}/channels/{channel}/labels',
  ],
  issue_token: [
    'post /api/organizations/{org}/ce/current-token',
    'put /api/organizations/{org}/ce/current-token',
    'post /api/organizations/{org}/ce/site-token',
    'post /api/organizations/{org}/workloads',
    'put /api/organizations/{org}/ce/site-token',
    'post /api/ce/current-token',
    'put /api/ce/current-token',
    'post /api/account/tokens',
    'put /api/account/tokens/{id}',
  ],
  telemetry: ['get /api/organizations/{org}/reports/telemetry'],
  organization_insights: [
    'get /api/organizations/{org}/reports/package-downloads',
    'get /api/gateway-analytics/reports/{org}/{report}',
    'post /api/organizations/{org}/webhooks',
    'patch /api/organizations/{org}/webhooks/{id}',
    'post /api/organizations/{org}/webhooks/{id}/secret',
    'post /api/organizations/{org}/webhooks/{id}/test',
    'post /api/organizations/{org}/webhooks/{id}/deliveries/{delivery}/replay',
  ],
  service_accounts: [
    'post /api/v1/organizations/{org}/service-accounts',
    'put /api/v1/organizations/{org}/service-accounts/{id}',
    'put /api/v1/organizations/{org}/service-accounts/{id}/groups',
    'post /api/v1/organizations/{org}/service-accounts/{id}/token',
    'put /api/v1/organizations/{org}/service-accounts/{id}/token',
  ],
  environments: [
    'post /api/environments/organizations/{org}/environments',
    'post /api/environments/organizations/{org}/environments/import',
    'post /api/environments/organizations/{org}/environments/upload',
    'patch /api/environments/organizations/{org}/state/{id}/status',
  ],
  org_channels: [
    'post /api/organizations/{org}/channels/sourcecheck',
    'patch /api/organizations/{org}/channels/{channel}/mirror_details',
    'post /api/organizations/{org}/channels/{channel}/mirror_sync',
    'put /api/organizations/{org}/ce/site-token/sync',
    'put /api/organizations/{org}/ce/current-token/sync',
  ],
  policy: [
    'post /api/organizations/{org}/repo-policies',
    'put /api/organizations/{org}/repo-policies/{id}',
    'post /api/organizations/{org}/repo-policies/{id}/revisions/{revision}/restore',
    'post /api/environments/organizations/{org}/draft',
    'post /api/environments/organizations/{org}/environments/{id}/draft',
    'post /api/organizations/{org}/repo-policies/impact',
    'post /api/organizations/{org}/repo-policies/repair',
    'post /api/organizations/{org}/repo-policies/impact.csv',
    'post /api/organizations/{org}/repo-policies/validate',
    'post /api/organizations/{org}/repo-policies/plan',
    'post /api/organizations/{org}/repo-policies/apply',
    'post /api/organizations/{org}/channel-policies/{channel}/current',
    'put /api/organizations/{org}/channel-policies/{channel}/current',
    'post /api/organizations/{org}/channel-policies/{channel}/runs/{id}/publish',
    'put /api/organizations/{org}/exception-requests/{id}/decision',
    'patch /api/organizations/{org}/channels/{channel}/exceptions/{id}',
  ],
  cve: [
    'put /api/organizations/{org}/curations',
    'post /api/organizations/{org}/openvex',
    'post /api/organizations/{org}/vex-feeds',
    'post /api/organizations/{org}/vex-feeds/{id}/readings',
    'put /api/organizations/{org}/vex-statements/{id}',
  ],
  groups: [
    'post /api/organizations/{org}/groups',
    'put /api/organizations/{org}/groups/{id}',
    'post /api/organizations/{org}/groups/{id}/users',
    'post /api/organizations/{org}/channels/{channel}/groups',
  ],
};

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

/** The code and the text of a refusal; null where the call was not refused for the plan. */
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

test('[SUB-28, SUB-29, SUB-30] the calls that ask for a feature are the known ones', () => {
  const found: Record<string, string[]> = {};
  for (const route of routes) {
    const need = featureOf(route);
    if (need !== null) (found[need] ??= []).push(nameOf(route));
  }
  const sorted = (table: object) =>
    Object.fromEntries(Object.entries(table).map(([feature, calls]) => [feature, [...(calls as string[])].sort()]));
  expect(sorted(found)).toEqual(sorted(ASKED));
});

describe.each([
  'free_subscription',
  'starter_subscription',
  'commercial_subscription',
  'security_subscription',
] as const)('with %s', (product) => {
  beforeAll(() => on(product));
  const given = featuresOf(product);

  test('[SUB-28, SUB-29, SUB-30, SUB-31, SUB-32] what the plan has is not refused for it, and everything else is', async () => {
    const refused: string[] = [];
    for (const route of routes)
      if (featureOf(route) !== null && (await refusedFor(address(route), route.method)) !== null)
        refused.push(nameOf(route));
    const expected = FEATURES.filter((feature) => !given.includes(feature)).flatMap((each) => ASKED[each] ?? []);
    expect(refused.sort()).toEqual(expected.sort());
  });

  test('a mirror and a virtual channel ask for more than a hosted one', async () => {
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

test('[SUB-21] a plan that is over gives nothing', async () => {
  await on('security_subscription', new Date(Date.now() - 1000));
  expect(await refusedFor(`/api/organizations/${organization.name}/groups`, 'post', { name: 'A' })).toContain('Groups');
});

test('the refusal tells what is missing, which plan has it, and where to get that one', async () => {
  await on('commercial_subscription');
  const text = await refusedFor(`/api/organizations/${organization.name}/groups`, 'post', { name: 'A' });
  expect(text).toContain(
    `'Groups' is not part of the plan of 'planned' (${PRODUCT_NAMES.commercial_subscription}). Choose`,
  );
  expect(text).toContain('Choose Business or more at http://localhost:4000/organizations/planned/subscribe');
  const own = await refusedFor('/api/notebooks', 'post', {});
  // The organization's plan counts for its members.
  expect(own).toBeNull();
  await on(null);
  expect(await refusedFor('/api/notebooks', 'post', {})).toContain(
    "'Notebooks' is not part of a plan of yours or of an organization of yours. Choose Starter or more at http://localhost:4000/subscribe",
  );
});
