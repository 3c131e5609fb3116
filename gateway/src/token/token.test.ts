import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

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

const uuid = '0190f000-0000-7000-8000-0000000000aa';
const base = '/api/organizations/acme';
const state = {
  hint: 'abcd',
  scope: 'read',
  created_at: '2026-01-02T03:04:05Z',
  expires_at: '2026-04-02T03:04:05Z',
  last_used_at: null,
};
const ofSite = { id: uuid, ...state, user: null, service_account: null };

function answer(bodies: Record<string, object | number>, role = 'admin'): void {
  on.answer(({ method, path }) => {
    if (method === 'GET' && path === base) return { body: aRestOrganization({ role, features: [] }) };
    const found = bodies[`${method} ${path}`];
    return typeof found === 'number' ? { status: found } : found && { body: found };
  });
}
const list = {
  items: [
    ofSite,
    { ...ofSite, id: uuid.replace('aa', 'bb'), service_account: { id: uuid, name: 'ci' } },
    { ...ofSite, id: uuid.replace('aa', 'cc'), user: { id: uuid, username: 'ada', first_name: 'Ada', last_name: 'B' } },
  ],
  total_count: 3,
};

test('[TOKEN-01] admins see the tokens of an organization with their holders, also by global id; for others they are null, and nothing is asked', async () => {
  const query =
    'query Read($id: ID!) { organization(name: "acme") { tokens { last4 user { displayName } serviceAccountName } } node(id: $id) { ... on OrganizationToken { scope } } }';
  answer({ [`GET ${base}/channel-tokens`]: list });
  const variables = { id: toId('OrganizationToken', 'acme', uuid) };
  expect((await on.ask(query, { variables, token })).data).toEqual({
    organization: {
      tokens: [
        { last4: 'abcd', user: null, serviceAccountName: null },
        { last4: 'abcd', user: null, serviceAccountName: 'ci' },
        { last4: 'abcd', user: { displayName: 'Ada B' }, serviceAccountName: null },
      ],
    },
    node: { scope: 'READ' },
  });
  answer({}, 'member');
  on.calls.length = 0;
  expect((await on.ask('{ organization(name: "acme") { tokens { id } } }', { token })).data).toEqual({
    organization: { tokens: null },
  });
  expect(on.calls.map(({ path }) => path)).toEqual([base]);
});

test.each([
  ['POST', false, 'PUBLISH', { scope: 'publish' }],
  ['PUT', true, null, { confirm: 'yes' }],
])(
  '[TOKEN-02, TOKEN-04] the tokens of an organization and a person are issued or replaced with %s',
  async (method, renew, scope, body) => {
    const issued = { secret: 'tr-secret', token: { id: uuid, ...state } };
    answer({
      [`${method} ${base}/ce/site-token`]: issued,
      [`${method} /api/ce/current-token`]: issued,
      [`GET ${base}/channel-tokens`]: list,
    });
    const { data } = await on.ask(
      `mutation Issue($renew: Boolean!, $scope: TokenScope) {
        createOrganizationToken(input: { organization: "acme", renew: $renew, scope: $scope }) { secret organization { tokens { last4 } } userErrors { message } }
        createPersonalToken(input: { renew: $renew, scope: $scope }) { secret userErrors { message } } }`,
      { variables: { renew, scope }, token },
    );
    expect(data).toMatchObject({
      createOrganizationToken: { secret: 'tr-secret', organization: { tokens: [{}, {}, {}] }, userErrors: [] },
      createPersonalToken: { secret: 'tr-secret', userErrors: [] },
    });
    const writes = on.calls.filter((call) => call.method === method);
    expect(writes.map((call) => [call.path, JSON.parse(call.body)])).toEqual([
      [`${base}/ce/site-token`, body],
      ['/api/ce/current-token', body],
    ]);
  },
);

test.each([
  ['ORGANIZATION', 'site-token'],
  ['VIEWER', 'current-token'],
])('[TOKEN-05] the token of %s is given to mirrors by its own call', async (owner, name) => {
  answer({ [`PUT ${base}/ce/${name}/sync`]: { mirrors: ['copy'], total_count: 1 } });
  const { data } = await on.ask(
    `mutation { updateMirrorToken(input: { organization: "acme", source: ${owner} }) { channels userErrors { message } } }`,
    { token },
  );
  expect(data).toEqual({ updateMirrorToken: { channels: ['copy'], userErrors: [] } });
});

test('requestAbort a token of an organization, and the personal one', async () => {
  answer({
    [`DELETE ${base}/channel-tokens/${uuid}`]: 204,
    [`GET ${base}/channel-tokens`]: { items: [], total_count: 0 },
    'DELETE /api/ce/current-token': 204,
  });
  const { data } = await on.ask(
    `mutation End($id: ID!) { revokeOrganizationToken(input: { organization: "acme", tokenId: $id }) { organization { tokens { id } } userErrors { message } } revokePersonalToken { userErrors { message } } }`,
    { variables: { id: toId('OrganizationToken', 'acme', uuid) }, token },
  );
  expect(data).toEqual({
    revokeOrganizationToken: { organization: { tokens: [] }, userErrors: [] },
    revokePersonalToken: { userErrors: [] },
  });
});
