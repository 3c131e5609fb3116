// Access to private channels: every path to their names, records, and files, for a billing manager without groups, and
// for an admin with access.
import { emptyFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { startHub, type PolicyHub } from '../../platform/src/policy/hub.testing.ts';
import { declaredRoutes } from '../../platform/src/routes.ts';

/** A unique name on the hub. */
const SECRET = 'vault-colors';
const FILE = `${SECRET}-1.0-h0_0.conda`;

let hub: PolicyHub;
let gateway: Gateway;
let channel: string;
let virtual: string;
const tokens = { admin: '', biller: '' };
type Who = keyof typeof tokens;

beforeAll(async () => {
  hub = await startHub();
  channel = (await hub.aChannel({ name: 'vault', privacy: 'private', files: [{ name: SECRET, subdir: 'noarch' }] }))
    .name;
  const made = await hub.admin(`/api/organizations/${hub.acme.name}/channels`, {
    method: 'POST',
    json: { name: 'over-vault', privacy: 'internal', type: 'virtual', sources: [channel], confirm_exposure: true },
  });
  virtual = ((await made.json()) as { name: string }).name;
  gateway = await startGateway({
    ...readConfig({
      PLATFORM_URL: hub.baseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      COOKIE_SECRET: 'a secret of at least thirty-two bytes',
    }),
  });
  const members = await hub.core.db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['email', 'role'])
    .where('membership.organization_id', '=', hub.acme.id)
    .execute();
  for (const [who, role] of [
    ['admin', 'admin'],
    ['biller', 'billing_manager'],
  ] as const)
    tokens[who] = await hub.accessToken(members.find((member) => member.role === role)!.email);
});
afterAll(async () => {
  await gateway?.close();
  await hub?.close();
});

/** Sends a request as a user. ORG is replaced by the organization's name, which is known once the hub has started. */
const as = (who: Who, path: string, body?: object) =>
  fetch(`http://127.0.0.1:${gateway.port}${path.replaceAll('ORG', hub.acme.name)}`, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { authorization: `Bearer ${tokens[who]}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body).replaceAll('ORG', hub.acme.name) } : {}),
  });

/** Every declared call that reads something of one channel, at the private one. */
const reads = declaredRoutes()
  .filter((route) => route.method === 'get' && route.path.includes('{channel}'))
  .map((route) => {
    const values: Record<string, string> = {
      org: 'ORG',
      sameOrg: 'ORG',
      channel: 'vault',
      subdir: 'noarch',
      file: FILE,
      name: SECRET,
      family: 'conda',
    };
    const query = route.path.endsWith('/artifact-files')
      ? `?names=${SECRET}`
      : route.path.includes('{file}') && !route.path.includes('{subdir}')
        ? '?subdir=noarch'
        : '';
    return route.path.replaceAll(/\{(\w+)\}/g, (_match, part: string) => values[part] ?? SECRET) + query;
  });

describe('a billing manager', () => {
  test.each(reads)('%s: the same as for a channel that is not there', async (path) => {
    const refused = await as('biller', path);
    const absent = await as('biller', path.replace(/\/vault(?=[/?]|$)/, '/no-such-channel'));
    expect([refused.status, [403, 404].includes(refused.status)]).toEqual([absent.status, true]);
    expect(await refused.text()).not.toContain(FILE);
    expect((await as('admin', path)).status).not.toBe(401);
  });

  test('an admin can make these calls, so the denials are caused by the user', async () => {
    const opened: string[] = [];
    for (const path of reads) if ((await as('admin', path)).status === 200) opened.push(path);
    // Routes of mirrors, policies, and runs have no response here.
    const needed = [
      '/vault',
      '/vault/details',
      '/vault/artifacts',
      `/vault/artifact-files?names=${SECRET}`,
      '/vault/cves',
      '/vault/groups',
      `/files/noarch/${FILE}/explain`,
    ];
    expect(needed.filter((end) => !opened.some((path) => path.endsWith(end)))).toEqual([]);
  });

  test.each([
    ['the list of channels', '/api/organizations/ORG/channels', '"vault"'],
    ['the search', `/api/search/packages?query=${SECRET}`, SECRET],
    ['the CVEs of several channels', '/api/organizations/ORG/channel-cves?channels=vault', null],
  ])('%s names neither the channel nor its packages', async (_title, path, shown) => {
    const [theirs, admins] = [await as('biller', path), await as('admin', path)];
    const text = await theirs.text();
    for (const secret of [`"name":"vault"`, `"channel":"vault"`, FILE]) expect(text).not.toContain(secret);
    if (shown !== null) expect(await admins.text()).toContain(shown);
  });

  test('denies the impact of a draft on it', async () => {
    const ask = (who: Who) =>
      as(who, '/api/organizations/ORG/repo-policies/impact', { filters: emptyFilters(), channel });
    const refused = await ask('biller');
    expect([403, 404]).toContain(refused.status);
    expect(await refused.text()).not.toContain(FILE);
    expect((await ask('admin')).status).toBe(200);
  });

  test.each([
    `/repo/ORG/vault/noarch/repodata.json`,
    `/repo/ORG/vault/noarch/repodata.json.zst`,
    '/repo/ORG/vault/channeldata.json',
    `/repo/ORG/vault/noarch/${FILE}`,
  ])('%s is served to the admin only', async (path) => {
    const refused = await as('biller', path);
    expect([401, 404]).toContain(refused.status);
    expect(await refused.text()).not.toContain('"packages');
    if (!path.endsWith(FILE)) expect((await as('admin', path)).status).toBe(200);
  });

  test('GraphQL shows neither the channel, by name and by id, nor what it holds', async () => {
    const query = `{ organization(name: "ORG") { channel(name: "vault") { id name } channels { name sources { name } } } searchPackages(query: "${SECRET}") { nodes { name channels { channel } } facets { channels { channel } } } }`;
    const ask = async <T>(who: Who, text: string) =>
      ((await (await as(who, '/graphql', { query: text })).json()) as { data: T }).data;
    interface Seen {
      organization: { channel: { id: string } | null; channels: { name: string; sources: { name: string }[] }[] };
      searchPackages: object;
    }
    const [theirs, admins] = [await ask<Seen>('biller', query), await ask<Seen>('admin', query)];
    expect(admins.organization.channel).not.toBeNull();
    expect(theirs.organization.channel).toBeNull();
    expect(theirs.organization.channels.map(({ name }) => name)).not.toContain('vault');
    expect(theirs.organization.channels.flatMap(({ sources }) => sources)).toEqual([]);
    expect(JSON.stringify(admins.searchPackages)).toContain('"vault"');
    expect(JSON.stringify(theirs.searchPackages)).not.toContain('"vault"');
    const node = `{ node(id: "${admins.organization.channel?.id}") { ... on Channel { name } } }`;
    expect([await ask('biller', node), await ask('admin', node)]).toEqual([
      { node: null },
      { node: { name: 'vault' } },
    ]);
  });

  test('a virtual channel over it, which they may read, does not name it', async () => {
    const sources = async (who: Who) =>
      ((await (await as(who, `/api/organizations/ORG/channels/${virtual}`)).json()) as { sources: string[] }).sources;
    expect([await sources('biller'), await sources('admin')]).toEqual([[], ['vault']]);
  });
});
