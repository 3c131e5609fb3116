import { emptyFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { LIMITS } from './limits.ts';
import type { LimitName } from './limits.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';

/** Two of each kind, and one channel beside two mirrors. */
const limits = {
  ...(Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 2])) as Record<LimitName, number>),
  channels: 3,
};

let hub: TestPlatform;
let ada: Send;
let base: string;
let organization: string;
beforeAll(async () => {
  hub = await startPlatform({ config: { limits } });
  const admin = await hub.aUser();
  ada = await hub.as(admin.email);
  const acme = await hub.anOrganization({ members: { admin } });
  await hub.aSubscription({ of: acme, product: 'enterprise_subscription' });
  organization = acme.name;
  base = `/api/organizations/${acme.name}`;
});
afterAll(() => hub.close());

const creations: Record<LimitName, (number: number) => [path: string, json: object]> = {
  organizations: (number) => ['/api/organizations/', { title: 'One of many', name: `of-many-${number}` }],
  webhooks: (number) => [`${base}/webhooks`, { url: `https://hooks.example.org/${number}` }],
  vexFeeds: (number) => [`${base}/vex-feeds`, { url: `https://vex.invalid/${number}.json` }],
  mirrors: (number) => [
    `${base}/channels`,
    { name: `mirror-${number}`, privacy: 'internal', type: 'external_mirror', source: 'https://conda.example.org/x' },
  ],
  channels: (number) => [`${base}/channels`, { name: `channel-${number}`, privacy: 'internal' }],
  policies: (number) => [`${base}/repo-policies`, { name: `Policy ${number}`, filters: emptyFilters() }],
  groups: (number) => [`${base}/groups`, { name: `Group ${number}` }],
  serviceAccounts: (number) => [
    `/api/v1/organizations/${organization}/service-accounts`,
    { name: `Machine ${number}` },
  ],
  environments: (number) => [
    `/api/environments/organizations/${organization}/environments`,
    { name: 'base', prefix: `/opt/${number}`, device: 'laptop', platform: 'linux-64', packages: [] },
  ],
  collections: (number) => [
    `${base}/collections`,
    { name: `list-${number}`, title: `List ${number}`, privacy: 'internal', entries: [] },
  ],
  workloads: (number) => [
    `${base}/workloads`,
    { channel: 'channel-0', issuer: 'https://issuer.example', subject: `job-${number}`, scope: 'read' },
  ],
  projects: (number) => ['/api/projects', { name: `project ${number}` }],
};
/** How many of each fit; a mirror is a channel, too. */
const places: Record<LimitName, number> = { ...limits, channels: limits.channels - limits.mirrors };

test.each(Object.keys(creations) as LimitName[])(
  'only as many of %s as the operator allows can be created; the error names the limit and who sets it',
  async (name) => {
    const create = async (number: number) => {
      const [path, json] = creations[name](number);
      return ada(path, { method: 'POST', json });
    };
    for (let i = 0; i < places[name]; i++) expect((await create(i)).status).toBeLessThan(300);
    const refused = await create(50);
    const { error } = (await refused.json()) as { error: { human_readable_id: string; message: string } };
    expect([refused.status, error.human_readable_id]).toEqual([403, 'limit_reached']);
    expect(error.message).toContain(`${LIMITS[name].told(limits[name])}, the limit on this hub.`);
    expect(error.message).toContain(LIMITS[name].variable);
  },
);

test('of two concurrent requests for the last place, one succeeds', async () => {
  const admin = await hub.aUser();
  const send = await hub.as(admin.email);
  expect(
    (await send('/api/organizations/', { method: 'POST', json: { title: 'First', name: 'first-of-two' } })).status,
  ).toBe(201);
  const both = await Promise.all(
    ['second-of-two', 'third-of-two'].map((name) =>
      send('/api/organizations/', { method: 'POST', json: { title: 'Other', name } }),
    ),
  );
  expect(both.map((response) => response.status).sort()).toEqual([201, 403]);
});

test('deleting frees a place, and a known environment is updated', async () => {
  expect((await ada('/api/organizations/of-many-0', { method: 'DELETE' })).status).toBeLessThan(300);
  expect(
    (await ada('/api/organizations/', { method: 'POST', json: { title: 'Again', name: 'of-many-again' } })).status,
  ).toBe(201);
  const [path, json] = creations.environments(0);
  expect((await ada(path, { method: 'POST', json })).status).toBe(200);
});

test('a deleted policy takes no place, and can be restored only while there is one', async () => {
  const [path, json] = creations.policies(60);
  const {
    items: [policy],
  } = (await (await ada(path)).json()) as { items: { id: string }[] };
  expect((await ada(`${path}/${policy!.id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ada(path, { method: 'POST', json })).status).toBe(201);
  const refused = await ada(`${path}/${policy!.id}/restore`, { method: 'POST' });
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: { human_readable_id: 'limit_reached' } },
  ]);
  expect((await ada(`${path}/${policy!.id}`)).status).toBe(404);
});

test('each limit is a setting with a default', () => {
  expect(readConfig({}).limits).toEqual(
    Object.fromEntries(Object.entries(LIMITS).map(([name, { most }]) => [name, most])),
  );
  expect(readConfig({ LIMIT_MIRRORS: '3' }).limits.mirrors).toBe(3);
  expect(() => readConfig({ LIMIT_MIRRORS: 'many' })).toThrow('LIMIT_MIRRORS');
});
