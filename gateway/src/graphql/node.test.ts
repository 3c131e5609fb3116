import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aRestChannel,
  aRestCve,
  aRestFile,
  aRestMember,
  aRestOrganization,
  aRestPolicy,
  aRestRun,
  aRestMirror,
  aRestSync,
  aRestUser,
  stage,
  type Stage,
} from '../testing/index.ts';
import { toId } from './ids.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const uuid = '0190f000-0000-7000-8000-0000000000aa';
const list = (item: object): object => ({ items: [item], total_count: 1 });
const org = '/api/organizations/acme';
const anArtifact = {
  name: 'numpy',
  family: 'conda',
  summary: '',
  home: null,
  license: null,
  license_family: null,
  latest_version: '1.26.4',
  latest_allowed_version: null,
  latest_installable_version: null,
  version_count: 1,
  file_count: 1,
  allowed_count: 0,
  refused_count: 1,
  worst_served_score: null,
  updated_at: null,
};

describe('a global id finds what it names, with one upstream call', () => {
  test.each<[string, string, string, object]>([
    ['User', toId('User', uuid), `/api/users/${uuid}`, aRestUser({ id: uuid })],
    [
      'ChannelToken',
      toId('ChannelToken', 'acme', uuid),
      `${org}/ce/current-token`,
      {
        id: uuid,
        hint: 'abcd',
        scope: 'read',
        created_at: '2026-01-02T03:04:05Z',
        expires_at: null,
        last_used_at: null,
      },
    ],
    ['Organization', toId('Organization', uuid), `/api/organizations/${uuid}`, aRestOrganization({ id: uuid })],
    ['Member', toId('Member', 'acme', uuid), `${org}/users`, list(aRestMember({ user_id: uuid }))],
    ['Channel', toId('Channel', 'acme', uuid), `${org}/channels`, list(aRestChannel({ id: uuid }))],
    [
      'Group',
      toId('Group', 'acme', uuid),
      `${org}/groups`,
      list({ id: uuid, name: 'readers', user_count: 1, channel_count: 1 }),
    ],
    [
      'MirrorSync',
      toId('MirrorSync', 'acme', 'conda-forge', uuid),
      `${org}/channels/conda-forge/mirror_details`,
      aRestMirror({ last_sync: aRestSync({ id: uuid }) }),
    ],
    ['Package', toId('Package', 'acme', 'main', 'numpy'), `${org}/channels/main/artifacts/conda/numpy`, anArtifact],
    [
      'PackageFile',
      toId('PackageFile', 'acme', 'main', 'linux-64', 'numpy-1.26.4-h1_0.conda'),
      `${org}/channels/main/artifacts/conda/numpy/files`,
      list(aRestFile()),
    ],
    ['Cve', toId('Cve', 'CVE-2024-28219'), '/api/ce/cves/CVE-2024-28219', aRestCve()],
    ['Policy', toId('Policy', 'acme', uuid), `${org}/repo-policies/${uuid}`, aRestPolicy({ id: uuid })],
    [
      'PolicyRun',
      toId('PolicyRun', 'acme', 'main', uuid),
      `${org}/channel-policies/main/runs/${uuid}`,
      aRestRun({ id: uuid }),
    ],
  ])('%s', async (type, id, path, body) => {
    on.calls.length = 0;
    on.answer((call) => (call.path.split('?')[0] === path ? { body } : undefined));
    for (const _use of ['interpreted', 'compiled']) {
      on.calls.length = 0;
      const { data, errors } = await on.ask<{ node: object }>(`{ node(id: "${id}") { __typename id } }`, { token });
      expect(errors).toBeUndefined();
      expect(data.node).toEqual({ __typename: type, id });
      expect(on.calls).toHaveLength(1);
    }
  });
});

test('what is unknown or not visible is null, whatever it is, and no error', async () => {
  on.answer(() => undefined);
  const ids = [
    toId('User', uuid),
    toId('ChannelToken', 'acme', uuid),
    toId('Organization', uuid),
    toId('Member', 'acme', uuid),
    toId('Channel', 'acme', uuid),
    toId('Group', 'acme', uuid),
    toId('ServiceAccount', 'acme', uuid),
    toId('MirrorSync', 'acme', 'main', uuid),
    toId('Package', 'acme', 'main', 'numpy'),
    toId('PackageFile', 'acme', 'main', 'noarch', 'a-1-0.conda'),
    toId('Cve', 'CVE-2024-1'),
    toId('Policy', 'acme', uuid),
    toId('PolicyRun', 'acme', 'main', uuid),
    toId('Environment', 'acme', uuid),
    toId('Subscription', uuid, uuid),
    toId('Notebook', uuid),
  ];
  const { data, errors } = await on.ask<{ nodes: unknown[] }>('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    token,
    variables: { ids },
  });
  expect([data, errors]).toEqual([{ nodes: ids.map(() => null) }, undefined]);
});

test('an id that would be the address of another call names nothing', async () => {
  on.answer((call) =>
    call.path.startsWith('/api/notebooks')
      ? { body: { url: null, items: [], total_count: 0 } }
      : { body: { items: [], total_count: 0 } },
  );
  const ids = [
    toId('Notebook', 'server'),
    toId('Notebook', ''),
    toId('Organization', 'my'),
    toId('Organization', ''),
    toId('Policy', 'acme', ''),
    toId('Cve', ''),
  ];
  const { data, errors } = await on.ask<{ nodes: unknown[] }>(
    'query($ids: [ID!]!) { nodes(ids: $ids) { id } organization(name: "my") { id } cve(cveId: "") { externalId } }',
    { token, variables: { ids } },
  );
  expect([data, errors]).toEqual([{ nodes: ids.map(() => null), organization: null, cve: null }, undefined]);
});

test('a name that cannot be written into an address names nothing', async () => {
  on.calls.length = 0;
  on.answer(() => undefined);
  const { data, errors } = await on.ask('query($name: String!) { organization(name: $name) { id } }', {
    token,
    variables: { name: 'a\ud800' },
  });
  expect([data, errors, on.calls.map(({ path }) => path)]).toEqual([
    { organization: null },
    undefined,
    ['/api/organizations/a%EF%BF%BD'],
  ]);
});

test('values that a newer platform sends are UNKNOWN, or what promises least', async () => {
  on.answer((call) => {
    if (call.path.endsWith('/channels'))
      return {
        body: list(
          aRestChannel({
            id: uuid,
            type: 'holographic',
            privacy: 'secret',
            last_run: aRestRun({ state: 'paused' }),
          }),
        ),
      };
    if (call.path.includes('/files?')) return { body: list(aRestFile({ trust: 'notarized', decision: 'maybe' })) };
    return { body: aRestCve({ status: 'rumoured', severity: 'apocalyptic', score: 9.9 }) };
  });
  const { data, errors } = await on.ask(
    'query($c: ID!, $f: ID!, $v: String!) { channel: node(id: $c) { ... on Channel { type visibility latestRun { state } } } file: node(id: $f) { ... on PackageFile { signatureStatus decision } } cve(cveId: $v) { status severity } }',
    {
      token,
      variables: {
        c: toId('Channel', 'acme', uuid),
        f: toId('PackageFile', 'acme', 'main', 'linux-64', 'numpy-1.26.4-h1_0.conda'),
        v: 'CVE-2024-1',
      },
    },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    channel: { type: 'UNKNOWN', visibility: 'UNKNOWN', latestRun: { state: 'UNKNOWN' } },
    file: { signatureStatus: 'UNVERIFIED', decision: 'BLOCKED' },
    cve: { status: 'UNKNOWN', severity: 'CRITICAL' },
  });
});

test('page numbers come out of compiled queries as of interpreted ones', async () => {
  on.answer(() => ({ body: { items: [aRestCve()], total_count: 45 } }));
  const query =
    '{ cves(first: 20, offset: 20) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor } edges { cursor } pageCursors(around: 3) { pageCount items { page cursor isCurrent } } } }';
  const answers = [];
  for (let i = 0; i < 3; i += 1) answers.push(await on.ask<{ cves: { pageCursors: object } }>(query, { token }));
  expect(answers[0]!.errors).toBeUndefined();
  expect(answers[0]!.data.cves.pageCursors).toMatchObject({
    pageCount: 3,
    items: [
      { page: 1, cursor: null, isCurrent: false },
      { page: 2, isCurrent: true },
      { page: 3, isCurrent: false },
    ],
  });
  expect(answers[2]!.data).toEqual(answers[0]!.data);
});

test('the last page, the page before a cursor, and what cannot be combined', async () => {
  const cursors = ['a', 'b'];
  on.answer(({ path }) =>
    path.includes('/cves?')
      ? {
          body: {
            items: [aRestCve(), aRestCve()],
            total_count: 45,
            cursors,
            next_cursor: path.includes('cursor=') ? 'b' : null,
            previous_cursor: 'a',
          },
        }
      : undefined,
  );
  const query = `query ($first: Int, $after: String, $last: Int, $before: String, $offset: Int) {
    cves(first: $first, after: $after, last: $last, before: $before, offset: $offset) {
      pageInfo { hasNextPage hasPreviousPage startCursor } pageCursors { items { page cursor isCurrent } } } }`;
  interface Page {
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string };
    pageCursors: { items: { cursor: string | null; isCurrent: boolean; page: number }[] };
  }
  const read = (variables: object) => on.ask<{ cves: Page }>(query, { token, variables });
  on.calls.length = 0;
  const { data } = await read({ last: 2 });
  expect(data.cves.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(data.cves.pageCursors.items.find(({ isCurrent }) => isCurrent)!.page).toBe(22);
  const before = data.cves.pageInfo.startCursor;
  const second = await read({ last: 2, before, first: null });
  expect(second.data.cves.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  expect(on.calls.map(({ path }) => new URL(path, 'http://hub').search)).toEqual([
    '?limit=2&backward=true',
    '?limit=2&backward=true&cursor=a',
  ]);
  on.calls.length = 0;
  const number = data.cves.pageCursors.items.at(-1)!.cursor;
  for (const [wrong, said] of [
    [{ first: 20, last: 2 }, 'Use either "first" or "last", not both.'],
    [{ last: 2, after: before }, 'Use "last" with "before" only, not with "after" or "offset".'],
    [{ last: 2, offset: 1 }, 'Use "last" with "before" only, not with "after" or "offset".'],
    [{ before }, 'Use "before" with "last".'],
    [{ last: 0 }, '"last" must be from 1 to 100, not 0.'],
    [{ last: 101 }, '"last" must be from 1 to 100, not 101.'],
    [{ last: 2, before: 'x' }, 'Invalid cursor. Use a cursor returned by this API.'],
    [{ last: 2, before: number }, '"before" needs the cursor of an item, not one of "pageCursors".'],
  ] as const)
    expect((await read(wrong)).errors).toMatchObject([{ message: said, extensions: { code: 'BAD_USER_INPUT' } }]);
  const literal = await on.ask('{ cves(first: 20, last: 2) { totalCount } }', { token });
  expect(literal.errors).toMatchObject([{ message: 'Use either "first" or "last", not both.' }]);
  expect(on.calls).toEqual([]);
});

test('an upstream that leaves out what it promises costs the thing and says so, every time', async () => {
  on.answer(() => ({ body: { items: [aRestCve({ summary: null })], total_count: 1 } }));
  for (const _use of [1, 2, 3]) {
    const { data, errors } = await on.ask('{ cves(first: 1) { nodes { externalId summary } } }', { token });
    expect(data).toEqual({ cves: null });
    expect(errors).toMatchObject([
      { path: ['cves', 'nodes', 0, 'summary'], extensions: { code: 'UPSTREAM_CONTRACT_VIOLATION', retryable: false } },
    ]);
    expect(errors![0]!.message).not.toContain('non-nullable');
    expect(errors![0]!.extensions['requestId']).toMatch(/^[\w-]{8,}$/);
  }
});

test('the policies of a page of channels are one call, and a policy that is gone empties its field only', async () => {
  const applied = (id: string): object => ({
    policy_id: id,
    policy_name: 'x',
    revision: 1,
    in_force_since: null,
    applied_by: null,
  });
  on.answer((call) => {
    if (call.path === org) return { body: aRestOrganization() };
    if (call.path.startsWith(`${org}/channels`))
      return {
        body: {
          items: ['a', 'b', 'gone'].map((id) => aRestChannel({ name: id, applied_policy: applied(id) })),
          total_count: 3,
        },
      };
    return call.path.startsWith(`${org}/repo-policies?`)
      ? { body: { items: ['a', 'b', 'c'].map((id) => aRestPolicy({ id, name: `Policy ${id}` })), total_count: 3 } }
      : undefined;
  });
  for (const _use of ['interpreted', 'compiled']) {
    on.calls.length = 0;
    const { data, errors } = await on.ask<{ organization: { channels: object[] } }>(
      '{ organization(name: "acme") { channels { name appliedPolicy { policy { name } } } } }',
      { token },
    );
    expect(errors).toMatchObject([
      { path: ['organization', 'channels', 2, 'appliedPolicy', 'policy'], extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(data.organization.channels).toEqual([
      { name: 'a', appliedPolicy: { policy: { name: 'Policy a' } } },
      { name: 'b', appliedPolicy: { policy: { name: 'Policy b' } } },
      { name: 'gone', appliedPolicy: null },
    ]);
    expect(on.calls).toHaveLength(3);
  }
});

test("a CVE is the same thing wherever it is asked for; what it hits in a channel belongs to the channel's list", async () => {
  on.answer((call) => {
    if (call.path === org) return { body: aRestOrganization() };
    if (call.path.startsWith('/api/ce/cves')) return { body: { items: [aRestCve({})], total_count: 1 } };
    if (call.path.includes('cves'))
      return { body: { items: [aRestCve({ file_count: 12, served_file_count: 3 })], total_count: 1 } };
    return call.path.startsWith(`${org}/channels`) ? { body: { items: [aRestChannel()], total_count: 1 } } : undefined;
  });
  const edges = 'edges { fileCount servedFileCount node { id externalId } }';
  const { data, errors } = await on.ask<{
    cves: { edges: { node: object }[] };
    organization: { channels: { cves: { edges: { node: object }[] } }[] };
  }>(`{ cves(first: 1) { ${edges} } organization(name: "acme") { channels { cves(first: 1) { ${edges} } } } }`, {
    token,
  });
  expect(errors).toBeUndefined();
  const [all] = data.cves.edges;
  const [ofChannel] = data.organization.channels[0]!.cves.edges;
  expect([all, ofChannel]).toMatchObject([
    { fileCount: null, servedFileCount: null },
    { fileCount: 12, servedFileCount: 3 },
  ]);
  expect(ofChannel!.node).toEqual(all!.node);
});
