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

const base = '/api/v1/organizations/acme/service-accounts';
const uuid = '0190f000-0000-7000-8000-0000000000aa';
const groupUuid = '0190f000-0000-7000-8000-0000000000bb';
const id = toId('ServiceAccount', 'acme', uuid);
const groupId = toId('Group', 'acme', groupUuid);
const times = { created_at: '2026-01-02T03:04:05Z', expires_at: '2026-04-02T03:04:05Z', last_used_at: null };
const account = (changes: object = {}) => ({
  id: uuid,
  name: 'ci',
  created_at: '2026-01-01T03:04:05Z',
  token: { id: uuid, hint: 'abcd', scope: 'publish', ...times },
  keys: [{ id: uuid, name: 'deploy', hint: 'wxyz', scopes: ['policy:read', 'channel:publish'], ...times }],
  groups: [{ id: groupUuid, name: 'Machines' }],
  ...changes,
});
const shown = {
  id,
  name: 'ci',
  createdAt: '2026-01-01T03:04:05Z',
  token: {
    last4: 'abcd',
    scope: 'PUBLISH',
    createdAt: times.created_at,
    expiresAt: times.expires_at,
    lastUsedAt: null,
  },
  keys: [
    {
      id: uuid,
      name: 'deploy',
      last4: 'wxyz',
      scopes: ['POLICY_READ', 'CHANNEL_PUBLISH'],
      createdAt: times.created_at,
      expiresAt: times.expires_at,
      lastUsedAt: null,
    },
  ],
  groups: [{ groupId, name: 'Machines' }],
};
const fields =
  'id name createdAt token { last4 scope createdAt expiresAt lastUsedAt } keys { id name last4 scopes createdAt expiresAt lastUsedAt } groups { groupId name }';

function answer(bodies: Record<string, object | number>, role = 'admin'): void {
  on.answer(({ method, path }) => {
    if (method === 'GET' && path === '/api/organizations/acme')
      return { body: aRestOrganization({ role, features: [] }) };
    const found = bodies[`${method} ${path}`];
    return typeof found === 'number' ? { status: found } : found && { body: found };
  });
}
const list = { items: [account()], total_count: 1 };

test('[SVC-02, DATA-06] admins see service accounts, also by global id; for others they are null, and nothing is asked', async () => {
  const query = `query Read($id: ID!) { organization(name: "acme") { serviceAccounts { ${fields} } } node(id: $id) { ... on ServiceAccount { name } } }`;
  answer({ [`GET ${base}`]: list });
  expect((await on.ask(query, { variables: { id }, token })).data).toEqual({
    organization: { serviceAccounts: [shown] },
    node: { name: 'ci' },
  });
  answer({}, 'billing_manager');
  on.calls.length = 0;
  expect((await on.ask('{ organization(name: "acme") { serviceAccounts { id } } }', { token })).data).toEqual({
    organization: { serviceAccounts: null },
  });
  expect(on.calls.map(({ path }) => path)).toEqual(['/api/organizations/acme']);
});

test.each([
  [
    '[SVC-03, SVC-06] createServiceAccount',
    'createServiceAccount',
    'CreateServiceAccountInput',
    { name: 'ci' },
    `POST ${base}`,
    { name: 'ci' },
  ],
  [
    '[SVC-04, SVC-06] updateServiceAccount',
    'updateServiceAccount',
    'UpdateServiceAccountInput',
    { serviceAccountId: id, name: 'ci' },
    `PUT ${base}/${uuid}`,
    { name: 'ci' },
  ],
  [
    'updateServiceAccountGroups',
    'updateServiceAccountGroups',
    'UpdateServiceAccountGroupsInput',
    { serviceAccountId: id, groupIds: [groupId] },
    `PUT ${base}/${uuid}/groups`,
    { group_ids: [groupUuid] },
  ],
])('%s sends what the documents say and answers with the account', async (_title, field, type, given, call, body) => {
  answer({ [call]: account(), [`GET ${base}`]: list });
  const mutation = `mutation Change($input: ${type}!) { ${field}(input: $input) { serviceAccount { ${fields} } organization { serviceAccounts { name } } userErrors { message } } }`;
  const { data } = await on.ask(mutation, { variables: { input: { organization: 'acme', ...given } }, token });
  expect(data).toEqual({
    [field]: { serviceAccount: shown, organization: { serviceAccounts: [{ name: 'ci' }] }, userErrors: [] },
  });
  expect(JSON.parse(on.calls[0]!.body)).toEqual(body);
});

test.each([
  ['issues with POST', false, 'POST', 'PUBLISH', { scope: 'publish' }],
  ['replaces with PUT', true, 'PUT', null, { confirm: 'yes' }],
])('createServiceAccountToken %s and returns the secret', async (_title, renew, method, scope, body) => {
  answer({
    [`${method} ${base}/${uuid}/token`]: {
      secret: 'tr-secret',
      token: { id: uuid, hint: 'abcd', scope: 'publish', ...times },
    },
    [`GET ${base}`]: list,
  });
  const { data } = await on.ask(
    `mutation Issue($renew: Boolean!, $scope: TokenScope) { createServiceAccountToken(input: { organization: "acme", serviceAccountId: "${id}", renew: $renew, scope: $scope }) { secret serviceAccount { token { last4 } } userErrors { message } } }`,
    { variables: { renew, scope }, token },
  );
  expect(data).toEqual({
    createServiceAccountToken: { secret: 'tr-secret', serviceAccount: { token: { last4: 'abcd' } }, userErrors: [] },
  });
  expect(JSON.parse(on.calls[0]!.body)).toEqual(body);
});

test('createServiceAccountKey sends the scopes in words of REST and returns the secret; revoking names the key', async () => {
  const [key] = account().keys;
  answer({
    [`POST ${base}/${uuid}/keys`]: { secret: 'tr-secret', key: key! },
    [`DELETE ${base}/${uuid}/keys/${uuid}`]: 204,
    [`GET ${base}`]: list,
  });
  const { data } = await on.ask(
    `mutation Make($new: CreateServiceAccountKeyInput!, $old: RevokeServiceAccountKeyInput!) {
      createServiceAccountKey(input: $new) { secret serviceAccount { keys { name } } userErrors { message } }
      revokeServiceAccountKey(input: $old) { serviceAccount { name } userErrors { message } }
    }`,
    {
      variables: {
        new: {
          organization: 'acme',
          serviceAccountId: id,
          name: 'deploy',
          scopes: ['POLICY_WRITE', 'AUDIT_READ'],
          days: 30,
        },
        old: { organization: 'acme', serviceAccountId: id, serviceAccountKeyId: uuid },
      },
      token,
    },
  );
  expect(data).toEqual({
    createServiceAccountKey: {
      secret: 'tr-secret',
      serviceAccount: { keys: [{ name: 'deploy' }] },
      userErrors: [],
    },
    revokeServiceAccountKey: { serviceAccount: { name: 'ci' }, userErrors: [] },
  });
  expect(JSON.parse(on.calls[0]!.body)).toEqual({ name: 'deploy', scopes: ['policy:write', 'audit:read'], days: 30 });
});

test('public keys and workloads are read, added, replaced, and removed with the words of REST', async () => {
  const publicKey = { id: uuid, name: 'deploy', kid: 'one', algorithms: ['ES256'], scopes: ['policy:read'], ...times };
  const workload = {
    id: uuid,
    issuer: 'https://gitlab.com',
    subject: 'project_path:acme/tools:*',
    scopes: ['channel:publish'],
    audience: null,
    claims: { project_id: '22' },
    reuse: true,
    key_ids: ['one'],
    created_at: times.created_at,
    last_used_at: null,
  };
  answer({
    [`GET ${base}`]: list,
    [`GET ${base}/${uuid}/public-keys`]: { items: [publicKey], total_count: 1 },
    [`POST ${base}/${uuid}/public-keys`]: publicKey,
    [`DELETE ${base}/${uuid}/public-keys/${uuid}`]: 204,
    [`GET ${base}/${uuid}/workloads`]: { items: [workload], total_count: 1 },
    [`POST ${base}/${uuid}/workloads`]: workload,
    [`PUT ${base}/${uuid}/workloads/${uuid}/keys`]: workload,
    [`DELETE ${base}/${uuid}/workloads/${uuid}`]: 204,
  });
  const of = { organization: 'acme', serviceAccountId: id };
  const read = await on.ask(
    'query Read($id: ID!) { organization(name: "acme") { serviceAccount(id: $id) { clientId publicKeys { keyId algorithms scopes } workloads { subject scopes claims reuse issuerKeys audience } } } }',
    { variables: { id }, token },
  );
  const [keys, workloads] = [
    [{ keyId: 'one', algorithms: ['ES256'], scopes: ['POLICY_READ'] }],
    [
      {
        subject: workload.subject,
        scopes: ['CHANNEL_PUBLISH'],
        claims: { project_id: '22' },
        reuse: true,
        issuerKeys: ['one'],
        audience: null,
      },
    ],
  ];
  expect(read.data).toEqual({ organization: { serviceAccount: { clientId: uuid, publicKeys: keys, workloads } } });
  on.calls.length = 0;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: 'abc' };
  const written = await on.ask(
    `mutation Write($key: AddServiceAccountPublicKeyInput!, $trust: AddServiceAccountWorkloadInput!, $keys: UpdateServiceAccountWorkloadKeysInput!, $oldKey: RemoveServiceAccountPublicKeyInput!, $old: RemoveServiceAccountWorkloadInput!) {
      addServiceAccountPublicKey(input: $key) { serviceAccount { publicKeys { keyId } } userErrors { message } }
      addServiceAccountWorkload(input: $trust) { serviceAccount { name } userErrors { message } }
      updateServiceAccountWorkloadKeys(input: $keys) { userErrors { message } }
      removeServiceAccountPublicKey(input: $oldKey) { userErrors { message } }
      removeServiceAccountWorkload(input: $old) { userErrors { message } }
    }`,
    {
      variables: {
        key: { ...of, name: 'deploy', jwk, scopes: ['POLICY_READ'], days: 30 },
        trust: {
          ...of,
          issuer: workload.issuer,
          subject: workload.subject,
          scopes: ['CHANNEL_PUBLISH'],
          claims: { project_id: '22' },
          reuse: true,
          keys: [jwk],
        },
        keys: { ...of, workloadId: uuid, keys: [jwk] },
        oldKey: { ...of, publicKeyId: uuid },
        old: { ...of, workloadId: uuid },
      },
      token,
    },
  );
  expect(written.errors).toBeUndefined();
  expect(written.data).toMatchObject({
    addServiceAccountPublicKey: { serviceAccount: { publicKeys: [{ keyId: 'one' }] }, userErrors: [] },
    addServiceAccountWorkload: { serviceAccount: { name: 'ci' }, userErrors: [] },
    updateServiceAccountWorkloadKeys: { userErrors: [] },
    removeServiceAccountPublicKey: { userErrors: [] },
    removeServiceAccountWorkload: { userErrors: [] },
  });
  const sent = on.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body && JSON.parse(body));
  expect(sent).toEqual([
    { name: 'deploy', jwk, scopes: ['policy:read'], days: 30 },
    {
      issuer: workload.issuer,
      subject: workload.subject,
      scopes: ['channel:publish'],
      claims: { project_id: '22' },
      reuse: true,
      keys: [jwk],
    },
    { keys: [jwk] },
    '',
    '',
  ]);
});

test('[SVC-05] revoking and deleting', async () => {
  answer({
    [`DELETE ${base}/${uuid}/token`]: 204,
    [`DELETE ${base}/${uuid}`]: 204,
    [`GET ${base}`]: { items: [account({ token: null })], total_count: 1 },
  });
  const input = { organization: 'acme', serviceAccountId: id };
  const mutation = `mutation End($revoke: RevokeServiceAccountTokenInput!, $delete: DeleteServiceAccountInput!) { revokeServiceAccountToken(input: $revoke) { serviceAccount { token { last4 } } userErrors { message } } deleteServiceAccount(input: $delete) { deletedId userErrors { message } } }`;
  const { data } = await on.ask(mutation, { variables: { revoke: input, delete: input }, token });
  expect(data).toEqual({
    revokeServiceAccountToken: { serviceAccount: { token: null }, userErrors: [] },
    deleteServiceAccount: { deletedId: id, userErrors: [] },
  });
});

test('a plan without service accounts is the error', async () => {
  on.answer(() => ({
    status: 403,
    body: { error: { message: 'Not part of the plan.', human_readable_id: 'not_in_plan' } },
  }));
  const { data } = await on.ask(
    'mutation { createServiceAccount(input: { organization: "acme", name: "ci" }) { serviceAccount { id } userErrors { code message } } }',
    { token },
  );
  expect(data).toEqual({
    createServiceAccount: {
      serviceAccount: null,
      userErrors: [{ code: 'NOT_ALLOWED', message: 'Not part of the plan.' }],
    },
  });
});
