import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';

interface Group {
  id: string;
  name: string;
  user_count: number;
  channel_count: number;
}
interface List<T> {
  items: T[];
  total_count: number;
}

let hub: TestPlatform;
let acme: TestOrganization;
let max: TestUser;
let bill: TestUser;
let nora: TestUser;
let admin: Send;
let member: Send;
let other: Send;
let stranger: Send;
let counter = 0;

beforeAll(async () => {
  hub = await startPlatform();
  const ada = await hub.aUser();
  [max, bill, nora] = [
    await hub.aUser({ email: 'max@acme.test' }),
    await hub.aUser({ email: 'zoe@acme.test' }),
    await hub.aUser(),
  ];
  acme = await hub.anOrganization({ members: { admin: ada, member: [max, bill] } });
  await hub.anOrganization({ name: 'solo', members: { admin: nora } });
  [admin, member, other, stranger] = (await Promise.all([ada, max, bill, nora].map(({ email }) => hub.as(email)))) as [
    Send,
    Send,
    Send,
    Send,
  ];
});
afterAll(() => hub.close());

const base = (): string => `/api/organizations/${acme.name}`;
const post = (send: Send, path: string, json: unknown): Promise<Response> => send(path, { method: 'POST', json });
const remove = (send: Send, path: string): Promise<Response> => send(path, { method: 'DELETE' });
async function read<T>(send: Send, path: string): Promise<T> {
  const response = await send(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

async function aGroup(name = `Group ${++counter}`): Promise<Group> {
  const response = await post(admin, `${base()}/groups`, { name });
  expect(response.status).toBe(201);
  return (await response.json()) as Group;
}
async function aChannel(privacy = 'private'): Promise<string> {
  const name = `channel-${++counter}`;
  expect((await post(admin, `${base()}/channels`, { name, privacy })).status).toBe(201);
  return name;
}
const put = async (group: Group, ...users: TestUser[]): Promise<void> => {
  for (const { id } of users)
    expect((await post(admin, `${base()}/groups/${group.id}/users`, { user_id: id })).status).toBe(201);
};
const tie = async (group: Group, channel: string): Promise<void> => {
  expect((await post(admin, `${base()}/channels/${channel}/groups`, { group_id: group.id })).status).toBe(201);
};

describe('groups over HTTP', () => {
  test('[GROUP-02, GROUP-03, DATA-07, GROUP-11] a created group is in the list with id and name, and with its numbers', async () => {
    const group = await aGroup('  Readers  ');
    expect(group).toEqual({ id: expect.any(String), name: 'Readers', user_count: 0, channel_count: 0 });
    await put(group, max, bill);
    await tie(group, await aChannel('public'));
    const { items, total_count: total } = await read<List<Group>>(member, `${base()}/groups`);
    expect(items).toContainEqual({ ...group, user_count: 2, channel_count: 1 });
    expect(total).toBe(items.length);
    expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted());
  });

  test('a name is 1 to 80 characters, and one of a kind in its organization: 422 and 409 on the field', async () => {
    for (const json of [
      {},
      { name: '' },
      { name: '   ' },
      { name: 'x'.repeat(81) },
      { name: 'a\u202eb' },
      { name: 7 },
      { name: 'Fine', users: [] },
    ]) {
      const refused = await post(admin, `${base()}/groups`, json);
      expect(
        [refused.status, ((await refused.json()) as { detail: { loc: string[] }[] }).detail[0]?.loc[0]],
        JSON.stringify(json),
      ).toEqual([422, 'body']);
    }
    const { name } = await aGroup('x'.repeat(80));
    const taken = await post(admin, `${base()}/groups`, { name });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({
      error: { human_readable_id: 'group_name_taken' },
      detail: [{ loc: ['body', 'name'], suggestion: `${'x'.repeat(78)}-2` }],
    });
    expect((await post(stranger, '/api/organizations/solo/groups', { name })).status).toBe(201);
  });

  test('a renamed group keeps who is in it and what it opens; a name that is taken is rejected at the field', async () => {
    const [group, second] = [await aGroup(), await aGroup()];
    await put(group, max);
    await tie(group, await aChannel());
    const rename = (name: string, id = group.id, send = admin): Promise<Response> =>
      send(`${base()}/groups/${id}`, { method: 'PUT', json: { name } });
    expect(await (await rename('  Forecasters ')).json()).toEqual({
      ...group,
      name: 'Forecasters',
      user_count: 1,
      channel_count: 1,
    });
    expect((await rename('Forecasters')).status).toBe(200);
    const taken = await rename(second.name);
    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      {
        error: { human_readable_id: 'group_name_taken' },
        detail: [{ loc: ['body', 'name'], suggestion: `${second.name}-2` }],
      },
    ]);
    expect((await rename('')).status).toBe(422);
    for (const id of [newId(), 'nothing']) expect((await rename('Nobody', id)).status).toBe(404);
    expect((await rename('Mine now', group.id, member)).status).toBe(403);
    expect((await read<List<Group>>(admin, `${base()}/groups`)).items).toContainEqual({
      ...group,
      name: 'Forecasters',
      user_count: 1,
      channel_count: 1,
    });
  });

  test('[GROUP-04] a deleted group is gone from the list and from its channels, and its name is free again', async () => {
    const group = await aGroup();
    const channel = await aChannel();
    await tie(group, channel);
    expect((await remove(admin, `${base()}/groups/${group.id}`)).status).toBe(204);
    expect((await read<List<Group>>(admin, `${base()}/groups`)).items.map(({ id }) => id)).not.toContain(group.id);
    expect((await read<List<Group>>(admin, `${base()}/channels/${channel}/groups`)).items).toEqual([]);
    expect((await remove(admin, `${base()}/groups/${group.id}`)).status).toBe(404);
    await aGroup(group.name);
  });

  test('[GROUP-07, GROUP-08] who was added is listed, who was removed is not; adding twice changes nothing', async () => {
    const group = await aGroup();
    const users = async () =>
      (
        await read<List<{ user_id: string; role: string; email: string | null }>>(
          admin,
          `${base()}/groups/${group.id}/users`,
        )
      ).items;
    await put(group, max, max);
    expect(await users()).toMatchObject([{ user_id: max.id, role: 'member', email: max.email }]);
    expect((await remove(admin, `${base()}/groups/${group.id}/users/${max.id}`)).status).toBe(204);
    expect(await users()).toEqual([]);
    expect((await remove(admin, `${base()}/groups/${group.id}/users/${max.id}`)).status).toBe(404);
  });

  test('[GROUP-06] people of a group are listed by user name, in pages; email addresses only for admins and the person', async () => {
    const group = await aGroup();
    await put(group, bill, max);
    const path = `${base()}/groups/${group.id}/users`;
    const second = await read<List<{ user_id: string }>>(admin, `${path}?limit=1&offset=1`);
    expect([second.items.map((each) => each.user_id), second.total_count]).toEqual([[bill.id], 2]);
    expect((await read<List<{ email: string | null }>>(member, path)).items.map(({ email }) => email)).toEqual([
      max.email,
      null,
    ]);
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'limit=many'])
      expect((await admin(`${path}?${query}`)).status).toBe(422);
  });

  test('[GROUP-05, GROUP-09, GROUP-10] a tied channel is listed with the group and the group with the channel, until it is untied', async () => {
    const group = await aGroup();
    const channel = await aChannel();
    await tie(group, channel);
    await tie(group, channel);
    const channels = async (send: Send) =>
      (await read<List<{ name: string }>>(send, `${base()}/groups/${group.id}/channels`)).items.map(({ name }) => name);
    expect(await channels(admin)).toEqual([channel]);
    expect(await read(admin, `${base()}/channels/${channel}/groups`)).toEqual({
      items: [{ ...group, channel_count: 1 }],
      total_count: 1,
    });
    // A private channel does not show to who may not read it, here neither.
    expect(await channels(member)).toEqual([]);
    expect((await read<List<Group>>(member, `${base()}/groups`)).items).toContainEqual(group);
    expect((await remove(admin, `${base()}/channels/${channel}/groups/${group.id}`)).status).toBe(204);
    expect(await channels(admin)).toEqual([]);
    expect((await remove(admin, `${base()}/channels/${channel}/groups/${group.id}`)).status).toBe(404);
  });
});

describe('who may do what', () => {
  test('members read groups and change nothing; strangers and visitors see nothing', async () => {
    const group = await aGroup();
    const channel = await aChannel('internal');
    await put(group, max);
    const calls: [string, string, unknown, number[]][] = [
      ['GET', `${base()}/groups`, undefined, [401, 404, 200]],
      ['GET', `${base()}/groups/${group.id}/users`, undefined, [401, 404, 200]],
      ['GET', `${base()}/groups/${group.id}/channels`, undefined, [401, 404, 200]],
      ['POST', `${base()}/groups`, { name: 'Mine' }, [401, 404, 403]],
      ['DELETE', `${base()}/groups/${group.id}`, undefined, [401, 404, 403]],
      ['POST', `${base()}/groups/${group.id}/users`, { user_id: max.id }, [401, 404, 403]],
      ['DELETE', `${base()}/groups/${group.id}/users/${max.id}`, undefined, [401, 404, 403]],
      ['POST', `${base()}/channels/${channel}/groups`, { group_id: group.id }, [401, 404, 403]],
      ['DELETE', `${base()}/channels/${channel}/groups/${group.id}`, undefined, [401, 404, 403]],
    ];
    for (const [method, path, json, expected] of calls) {
      const statuses = await Promise.all(
        [hub.send, stranger, member].map(async (send) => (await send(path, { method, json })).status),
      );
      expect(statuses, `${method} ${path}`).toEqual(expected);
    }
  });

  test('invalid ids and ids of another organization return 404', async () => {
    const own = await aGroup();
    const theirs = (await (
      await post(stranger, '/api/organizations/solo/groups', { name: `Theirs ${++counter}` })
    ).json()) as Group;
    const channel = await aChannel();
    for (const id of [theirs.id, newId(), 'none', '%27', '..%2f']) {
      const statuses = await Promise.all(
        [
          admin(`${base()}/groups/${id}/users`),
          admin(`${base()}/groups/${id}/channels`),
          remove(admin, `${base()}/groups/${id}`),
          post(admin, `${base()}/groups/${id}/users`, { user_id: max.id }),
          remove(admin, `${base()}/groups/${id}/users/${max.id}`),
          remove(admin, `${base()}/groups/${own.id}/users/${id}`),
          remove(admin, `${base()}/channels/${channel}/groups/${id}`),
        ].map(async (answer) => (await answer).status),
      );
      expect(statuses, id).toEqual(Array(7).fill(404));
    }
    for (const id of [theirs.id, newId(), 'none', null])
      expect((await post(admin, `${base()}/channels/${channel}/groups`, { group_id: id })).status).toBe(422);
    expect(await read(stranger, '/api/organizations/solo/groups')).toMatchObject({
      items: expect.arrayContaining([theirs]) as unknown,
    });
  });

  test('only members of the organization can be in a group', async () => {
    const group = await aGroup();
    for (const id of [nora.id, newId(), 'none', null]) {
      const refused = await post(admin, `${base()}/groups/${group.id}/users`, { user_id: id });
      expect([refused.status, await refused.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'user_id'] }] }]);
    }
    const row = { group_id: group.id, user_id: nora.id, organization_id: acme.id };
    await expect(hub.core.db.insertInto('org_group_user').values(row).execute()).rejects.toThrow(
      'org_group_user_member',
    );
  });

  test('leaving the organization leaves its groups, and rejoining restores none of them', async () => {
    const group = await aGroup();
    const eva = await hub.aUser();
    const join = () =>
      hub.core.db
        .insertInto('membership')
        .values({ organization_id: acme.id, user_id: eva.id, role: 'member' })
        .execute();
    await join();
    await put(group, eva);
    expect((await remove(await hub.as(eva.email), `${base()}/users/me`)).status).toBe(204);
    await join();
    expect(await read(admin, `${base()}/groups/${group.id}/users`)).toMatchObject({ items: [], total_count: 0 });
  });
});

describe('what a group opens', () => {
  /**
   * A private channel with one package and a policy, and the ways to read it: a status each; for search and policies,
   * how often they name it.
   */
  async function aDoor() {
    const channel = await aChannel();
    const { id } = await read<{ id: string }>(admin, `${base()}/channels/${channel}`);
    const name = `secret-${++counter}`;
    const policy = newId();
    await hub.core.connection.pool.query(
      "insert into policy (id, organization_id, name, filters) values ($1, $2, $3, '{}')",
      [policy, acme.id, `Policy of ${name}`],
    );
    await hub.core.connection.pool.query('insert into channel_policy (channel_id, policy_id) values ($1, $2)', [
      id,
      policy,
    ]);
    await hub.composition.areas.channel.channels.addFiles(id, [
      {
        name,
        version: '1.0',
        build: '0',
        build_number: 0,
        subdir: 'noarch',
        file_name: `${name}-1.0-0.conda`,
        depends: [],
        license: 'MIT',
        license_family: 'MIT',
        timestamp_ms: 1,
        indexed_ms: null,
        size: 1,
        md5: 'a'.repeat(32),
        sha256: 'b'.repeat(64),
        trust: 'unsigned',
        record: {},
      },
    ]);
    const issued = (await (await post(member, `${base()}/ce/current-token`, undefined)).json()) as { secret?: string };
    secret ??= issued.secret!;
    const access = await hub.accessToken(max.email);
    const repo = `/repo/${acme.name}/${channel}/noarch/repodata.json`;
    const seen = async (): Promise<unknown[]> => {
      const paths = [
        '',
        '/details',
        '/groups',
        '/mirror_details',
        '/artifacts',
        `/artifacts/conda/${name}`,
        `/artifacts/conda/${name}/files`,
      ].map((path) => `${base()}/channels/${channel}${path}`);
      const statuses = await Promise.all(
        [...paths, `${base()}/channel-policies/${channel}/runs`].map(async (path) => (await member(path)).status),
      );
      const search = await read<{ total_count: number }>(member, `/api/search/packages?query=${name}`);
      const clients = await Promise.all([
        hub.send(`/t/${secret}${repo}`),
        hub.send(repo, { headers: { authorization: `Bearer ${secret}` } }),
        hub.send(repo, { headers: { authorization: `Basic ${btoa(`max:${secret}`)}` } }),
        hub.send(repo, { headers: { authorization: `Bearer ${access}` } }),
      ]);
      const { names_of_channels_applied_to: named } = await read<{ names_of_channels_applied_to: string[] }>(
        member,
        `${base()}/repo-policies/${policy}`,
      );
      const { items } = await read<List<{ id: string; names_of_channels_applied_to: string[] }>>(
        member,
        `${base()}/repo-policies`,
      );
      return [
        statuses,
        search.total_count +
          named.length +
          items.find((each) => each.id === policy)!.names_of_channels_applied_to.length,
        clients.map(({ status }) => status),
      ];
    };
    return { channel, seen };
  }
  let secret: string | undefined;
  const closed = [[404, 404, 404, 404, 404, 404, 404, 404], 0, [404, 404, 404, 404]];
  // Details of a mirror are there for mirrors only.
  const open = [[200, 200, 200, 404, 200, 200, 200, 200], 3, [200, 200, 200, 200]];

  test('[GROUP-07, GROUP-08] adding and removing a person in a tied group changes access to a private channel at once and everywhere', async () => {
    const { channel, seen } = await aDoor();
    const group = await aGroup();
    await tie(group, channel);
    expect(await seen()).toEqual(closed);
    await put(group, max);
    expect(await seen()).toEqual(open);
    expect((await other(`${base()}/channels/${channel}`)).status).toBe(404);
    await remove(admin, `${base()}/groups/${group.id}/users/${max.id}`);
    expect(await seen()).toEqual(closed);
  });

  test('a deleted group can be restored for a day with its remaining people, machines and channels', async () => {
    const { channel, seen } = await aDoor();
    const group = await aGroup();
    const [stays, goes, returns] = [max, await hub.aUser(), await hub.aUser()];
    for (const { id } of [goes, returns])
      await hub.core.db
        .insertInto('membership')
        .values({ organization_id: acme.id, user_id: id, role: 'member' })
        .execute();
    await put(group, stays, goes, returns);
    const account = { id: newId(), organization_id: acme.id, name: `Robot ${++counter}` };
    await hub.core.db.insertInto('service_account').values(account).execute();
    const machine = { group_id: group.id, service_account_id: account.id, organization_id: acme.id };
    await hub.core.db.insertInto('org_group_service_account').values(machine).execute();
    await tie(group, channel);
    const gone = await aChannel();
    await tie(group, gone);
    const restore = () => post(admin, `${base()}/groups/${group.id}/restore`, undefined);
    expect(await seen()).toEqual(open);
    await remove(admin, `${base()}/groups/${group.id}`);
    expect(await seen()).toEqual(closed);
    for (const { id } of [goes, returns]) await remove(admin, `${base()}/users/${id}`);
    await hub.core.db
      .insertInto('membership')
      .values({ organization_id: acme.id, user_id: returns.id, role: 'member' })
      .execute();
    expect((await remove(admin, `${base()}/channels/${gone}`)).status).toBe(204);
    expect((await post(member, `${base()}/groups/${group.id}/restore`, undefined)).status).toBe(403);
    const second = await aGroup(group.name);
    expect((await restore()).status).toBe(409);
    await remove(admin, `${base()}/groups/${second.id}`);
    const back = { ...group, user_count: 1, channel_count: 1 };
    for (const _ of ['once', 'again is fine']) {
      const response = await restore();
      expect([response.status, await response.json()]).toEqual([200, back]);
    }
    expect(await seen()).toEqual(open);
    const machines = hub.core.db.selectFrom('org_group_service_account').selectAll().where('group_id', '=', group.id);
    expect(await machines.execute()).toEqual([machine]);
    await remove(admin, `${base()}/groups/${group.id}`);
    await hub.core.db
      .updateTable('deleted_group')
      .set({ deleted_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', group.id)
      .execute();
    await hub.cleanUp('deleted groups');
    expect((await restore()).status).toBe(404);
  });
  test('[GROUP-04, GROUP-09, GROUP-10] … with the tie of the group, and with the group itself', async () => {
    const { channel, seen } = await aDoor();
    const group = await aGroup();
    await put(group, max);
    expect(await seen()).toEqual(closed);
    await tie(group, channel);
    expect(await seen()).toEqual(open);
    await remove(admin, `${base()}/channels/${channel}/groups/${group.id}`);
    expect(await seen()).toEqual(closed);
    await tie(group, channel);
    expect(await seen()).toEqual(open);
    await remove(admin, `${base()}/groups/${group.id}`);
    expect(await seen()).toEqual(closed);
  });
});
