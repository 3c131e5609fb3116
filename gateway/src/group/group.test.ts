import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestChannel, aRestMember, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const org = '/api/organizations/acme';
const uuid = '0190f000-0000-7000-8000-0000000000aa';
const user = '0190f000-0000-7000-8000-000000000001';
const id = toId('Group', 'acme', uuid);
const memberId = toId('Member', 'acme', user);
const organization = aRestOrganization({ features: [] });
const group = (changes: object = {}) => ({ id: uuid, name: 'Readers', user_count: 2, channel_count: 1, ...changes });
const list = (...items: object[]) => ({ items, total_count: items.length });

/** Answers calls by method and path without its query. */
function answer(bodies: Record<string, object | number>): void {
  on.answer(({ method, path }) => {
    const found = bodies[`${method} ${path.split('?')[0]}`];
    return typeof found === 'number' ? { status: found } : found && { body: found };
  });
}

describe('reading', () => {
  test('[GROUP-02, GROUP-05, GROUP-06, DATA-07] groups have their numbers, their people in pages, and their channels', async () => {
    answer({
      [`GET ${org}`]: organization,
      [`GET ${org}/groups`]: list(group(), group({ id: user, name: 'Writers' })),
      [`GET ${org}/groups/${uuid}/users`]: { items: [aRestMember()], total_count: 7 },
      [`GET ${org}/groups/${uuid}/channels`]: list(aRestChannel()),
    });
    const query = `query Read($id: ID!) { organization(name: "acme") { groups { id name memberCount channelCount } group(id: $id) { name members(first: 1, offset: 3) { totalCount nodes { id role user { username } } } channels { name } } } }`;
    const { data, errors } = await on.ask(query, { variables: { id }, token });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      organization: {
        groups: [
          { id, name: 'Readers', memberCount: 2, channelCount: 1 },
          { id: toId('Group', 'acme', user), name: 'Writers', memberCount: 2, channelCount: 1 },
        ],
        group: {
          name: 'Readers',
          members: { totalCount: 7, nodes: [{ id: memberId, role: 'ADMIN', user: { username: 'ada' } }] },
          channels: [{ name: 'main' }],
        },
      },
    });
    expect(on.calls.map(({ path }) => path)).toContain(`${org}/groups/${uuid}/users?limit=1&offset=3`);
  });

  test('one is found by the UUID of REST, too', async () => {
    answer({ [`GET ${org}`]: organization, [`GET ${org}/groups`]: list(group()) });
    const { data } = await on.ask(
      'query Rest($id: ID!) { organization(name: "acme") { group(id: $id) { id name } } }',
      { variables: { id: uuid }, token },
    );
    expect(data).toEqual({ organization: { group: { id, name: 'Readers' } } });
  });

  test('a group that is not there, and the id of something else, are null', async () => {
    answer({ [`GET ${org}`]: organization, [`GET ${org}/groups`]: list() });
    const { data } = await on.ask(
      `query None($a: ID!, $b: ID!) { organization(name: "acme") { a: group(id: $a) { name } b: group(id: $b) { name } c: group(id: "x") { name } } }`,
      { variables: { a: id, b: memberId }, token },
    );
    expect(data).toEqual({ organization: { a: null, b: null, c: null } });
  });

  test('[CHAN-08] groups of a channel', async () => {
    answer({
      [`GET ${org}`]: organization,
      [`GET ${org}/channels/main/details`]: aRestChannel(),
      [`GET ${org}/channels/main/groups`]: list(group()),
    });
    const { data } = await on.ask('{ organization(name: "acme") { channel(name: "main") { groups { id name } } } }', {
      token,
    });
    expect(data).toEqual({ organization: { channel: { groups: [{ id, name: 'Readers' }] } } });
  });
});

describe('writing', () => {
  const last = () => on.calls.find(({ method }) => method !== 'GET')!;

  test('[GROUP-03] createGroup sends the name; a taken one comes with a suggestion', async () => {
    const mutation =
      'mutation { createGroup(input: { organization: "acme", name: "Readers" }) { group { id name } organization { groups { name } } userErrors { __typename field message ... on NameTakenError { suggestion } } } }';
    answer({ [`POST ${org}/groups`]: group(), [`GET ${org}`]: organization, [`GET ${org}/groups`]: list(group()) });
    expect((await on.ask(mutation, { token })).data).toEqual({
      createGroup: { group: { id, name: 'Readers' }, organization: { groups: [{ name: 'Readers' }] }, userErrors: [] },
    });
    expect(JSON.parse(last().body)).toEqual({ name: 'Readers' });
    on.answer(() => ({
      status: 409,
      body: {
        error: { message: 'Taken.', human_readable_id: 'group_name_taken' },
        detail: [{ loc: ['body', 'name'], msg: 'Taken.', type: 'taken', suggestion: 'Readers-2' }],
      },
    }));
    expect((await on.ask(mutation, { token })).data).toEqual({
      createGroup: {
        group: null,
        organization: null,
        userErrors: [{ __typename: 'NameTakenError', field: ['name'], message: 'Taken.', suggestion: 'Readers-2' }],
      },
    });
  });

  test('restoreGroup restores the group and its place in the list', async () => {
    answer({
      [`POST ${org}/groups/${uuid}/restore`]: group(),
      [`GET ${org}`]: organization,
      [`GET ${org}/groups`]: list(group()),
    });
    const { data } = await on.ask(
      'mutation Back($input: RestoreGroupInput!) { restoreGroup(input: $input) { group { id } organization { groups { name } } userErrors { message } } }',
      { variables: { input: { organization: 'acme', groupId: id } }, token },
    );
    expect(data).toEqual({
      restoreGroup: { group: { id }, organization: { groups: [{ name: 'Readers' }] }, userErrors: [] },
    });
  });

  test.each([
    [
      '[GROUP-07] addGroupMember',
      'addGroupMember',
      'AddGroupMemberInput',
      `POST ${org}/groups/${uuid}/users`,
      { user_id: user },
    ],
    [
      '[GROUP-08] removeGroupMember',
      'removeGroupMember',
      'RemoveGroupMemberInput',
      `DELETE ${org}/groups/${uuid}/users/${user}`,
      null,
    ],
  ])('%s answers with the group as it is now', async (_title, field, type, call, body) => {
    const now = group({ user_count: 3 });
    answer({ [call]: call.startsWith('POST') ? now : 204, [`GET ${org}/groups`]: list(now) });
    const { data } = await on.ask(
      `mutation Change($input: ${type}!) { ${field}(input: $input) { group { memberCount } userErrors { message } } }`,
      { variables: { input: { organization: 'acme', groupId: id, memberId } }, token },
    );
    expect(data).toEqual({ [field]: { group: { memberCount: 3 }, userErrors: [] } });
    expect(last().body === '' ? null : JSON.parse(last().body)).toEqual(body);
  });

  test.each([
    [
      '[GROUP-09] addChannelGroup',
      'addChannelGroup',
      'AddChannelGroupInput',
      `POST ${org}/channels/main/groups`,
      { group_id: uuid },
    ],
    [
      '[GROUP-10] removeChannelGroup',
      'removeChannelGroup',
      'RemoveChannelGroupInput',
      `DELETE ${org}/channels/main/groups/${uuid}`,
      null,
    ],
  ])('%s answers with channel and group', async (_title, field, type, call, body) => {
    answer({
      [call]: call.startsWith('POST') ? list(group()) : 204,
      [`GET ${org}/channels/main/details`]: aRestChannel(),
      [`GET ${org}/channels/main/groups`]: list(group()),
      [`GET ${org}/groups`]: list(group()),
      [`GET ${org}/groups/${uuid}/channels`]: list(aRestChannel()),
    });
    const mutation = `mutation Change($input: ${type}!) { ${field}(input: $input) { channel { name groups { name } } group { channels { name } } userErrors { message } } }`;
    const { data } = await on.ask(mutation, {
      variables: { input: { organization: 'acme', channel: 'main', groupId: id } },
      token,
    });
    expect(data).toEqual({
      [field]: {
        channel: { name: 'main', groups: [{ name: 'Readers' }] },
        group: { channels: [{ name: 'main' }] },
        userErrors: [],
      },
    });
    expect(last().body === '' ? null : JSON.parse(last().body)).toEqual(body);
  });

  test('updateGroup sends the new name and answers with the group', async () => {
    answer({ [`PUT ${org}/groups/${uuid}`]: group({ name: 'Forecasters' }) });
    const { data } = await on.ask(
      'mutation Rename($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id name memberCount } userErrors { message } } }',
      { variables: { input: { organization: 'acme', groupId: id, name: 'Forecasters' } }, token },
    );
    expect(data).toEqual({ updateGroup: { group: { id, name: 'Forecasters', memberCount: 2 }, userErrors: [] } });
    expect(JSON.parse(last().body)).toEqual({ name: 'Forecasters' });
  });

  test("[GROUP-04] deleteGroup returns the deleted ID; another type's ID is an error without an upstream call", async () => {
    answer({ [`DELETE ${org}/groups/${uuid}`]: 204, [`GET ${org}`]: organization, [`GET ${org}/groups`]: list() });
    const mutation =
      'mutation Delete($id: ID!) { deleteGroup(input: { organization: "acme", groupId: $id }) { deletedId organization { groups { name } } userErrors { code message } } }';
    expect((await on.ask(mutation, { variables: { id }, token })).data).toEqual({
      deleteGroup: { deletedId: id, organization: { groups: [] }, userErrors: [] },
    });
    on.calls.length = 0;
    expect((await on.ask(mutation, { variables: { id: memberId }, token })).data).toMatchObject({
      deleteGroup: {
        deletedId: null,
        userErrors: [{ code: 'NOT_FOUND', message: "The group doesn't exist, or you don't have access." }],
      },
    });
    expect(on.calls).toEqual([]);
  });
});
