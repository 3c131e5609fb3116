import { afterAll, beforeAll, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const uuid = '0190f000-0000-7000-8000-0000000000d1';
const base = '/api/organizations/acme/channel-policy-deltas';
const subscription = {
  id: uuid,
  channel: 'approved',
  frequency: 'daily',
  change_type: 'packages_removed',
  created_at: '2026-01-02T03:04:05Z',
  told_at: '2026-01-02T03:04:05Z',
};
const run = {
  id: uuid,
  channel: 'approved',
  state: 'done',
  phase: 'Completed',
  progress: 1,
  reason: 'applied',
  policy_id: null,
  policy_name: 'Baseline',
  revision: 2,
  created_at: '2026-01-02T03:04:05Z',
  started_at: '2026-01-02T03:04:05Z',
  finished_at: '2026-01-02T03:04:06Z',
  error: null,
  counts: [],
  added_count: 0,
  removed_count: 3,
  asked_by: null,
};
const pathOf = ({ path }: { path: string }) => new URL(path, 'http://hub');

test('[POL-34] deltas are listed by the runs that made them, narrowed as it is asked for', async () => {
  on.answer((call) => {
    const { pathname } = pathOf(call);
    if (pathname === base) return { body: { items: [run], total_count: 7 } };
    return pathname === '/api/organizations/acme' ? { body: aRestOrganization({}) } : undefined;
  });
  const { data, errors } = await on.ask(
    '{ organization(name: "acme") { deltas(first: 1, offset: 3, channel: "approved", changeType: PACKAGES_REMOVED, from: "2026-01-01T00:00:00Z") { totalCount nodes { id channelName policyName removedFileCount } } } }',
    { token },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: {
      deltas: {
        totalCount: 7,
        nodes: [
          {
            id: toId('PolicyRun', 'acme', 'approved', uuid),
            channelName: 'approved',
            policyName: 'Baseline',
            removedFileCount: 3,
          },
        ],
      },
    },
  });
  expect(
    on.calls
      .map(pathOf)
      .filter(({ pathname }) => pathname === base)
      .map(({ searchParams }) => Object.fromEntries(searchParams)),
  ).toEqual([
    {
      limit: '1',
      offset: '3',
      channel: 'approved',
      change_type: 'packages_removed',
      since: '2026-01-01T00:00:00Z',
    },
  ]);
});

test("[POL-36, POL-37, POL-38] a user subscribes and unsubscribes; an email's link needs no account", async () => {
  on.answer(({ path, method }) => {
    if (method === 'POST' && path === `${base}/subscriptions/approved/`) return { status: 201, body: subscription };
    if (method === 'GET' && path.startsWith(`${base}/subscriptions`))
      return { body: { items: [subscription], total_count: 1 } };
    if (method === 'DELETE' && path === `${base}/subscriptions/${uuid}`) return { status: 204 };
    if (path === '/api/channel-policy-delta-unsubscriptions')
      return { body: { organization: 'acme', channel: 'approved' } };
    return undefined;
  });
  const id = toId('DeltaSubscription', 'acme', uuid);
  const subscribed = await on.ask(
    'mutation { createDeltaSubscription(input: { organization: "acme", channel: "approved", frequency: DAILY, changeType: PACKAGES_REMOVED }) { subscription { id channelName frequency changeType } userErrors { code } } }',
    { token },
  );
  expect(subscribed.data).toEqual({
    createDeltaSubscription: {
      subscription: { id, channelName: 'approved', frequency: 'DAILY', changeType: 'PACKAGES_REMOVED' },
      userErrors: [],
    },
  });
  expect((await on.ask(`{ node(id: "${id}") { ... on DeltaSubscription { channelName } } }`, { token })).data).toEqual({
    node: { channelName: 'approved' },
  });
  const end = (given: string) =>
    on.ask(
      `mutation { deleteDeltaSubscription(input: { subscriptionId: "${given}" }) { deletedId userErrors { code } } }`,
      { token },
    );
  expect((await end(id)).data).toEqual({ deleteDeltaSubscription: { deletedId: id, userErrors: [] } });
  expect((await end(toId('Policy', 'acme', uuid))).data).toMatchObject({
    deleteDeltaSubscription: { deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] },
  });
  expect(
    (
      await on.ask(
        'mutation { deleteDeltaSubscriptionByToken(input: { token: "k" }) { organizationName channelName userErrors { code } } }',
      )
    ).data,
  ).toEqual({ deleteDeltaSubscriptionByToken: { organizationName: 'acme', channelName: 'approved', userErrors: [] } });
});
