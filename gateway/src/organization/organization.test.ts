import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestMember, aRestOrganization, aRestUser, stage, type Stage } from '../testing/index.ts';

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

const organization = aRestOrganization({ features: [] });
const [organizationId, personId] = ['0190f000-0000-7000-8000-00000000000a', '0190f000-0000-7000-8000-000000000001'];
const member = toId('Member', 'acme', personId);
const acme = (part: object = {}) => ({ body: { ...organization, ...part } });
const write = (field: string, type: string, selection: string, input: object) =>
  on.ask(
    `mutation Write($input: ${type}!) { ${field}(input: $input) { ${selection} userErrors { __typename code message field ... on ConflictError { reason } } } }`,
    { variables: { input: { organization: 'acme', ...input } }, token },
  );
const refused = (status: number, id: string, message = 'Refused.') => ({
  status,
  body: { error: { message, human_readable_id: id } },
});

test('[ORG-12] the list of members is searched and narrowed upstream, and its cursors belong to the filter', async () => {
  on.answer(({ path }) =>
    path.startsWith('/api/organizations/acme/users') ? { body: { items: [aRestMember()], total_count: 7 } } : acme(),
  );
  const list = (filter: string) =>
    on.ask<{ organization: { members: { totalCount: number; pageInfo: { endCursor: string } } } | null }>(
      `{ organization(name: "acme") { members(first: 1 ${filter}) { totalCount nodes { id role } pageInfo { endCursor } } } }`,
      { token },
    );
  const { data } = await list('query: "ada b", role: BILLING_MANAGER');
  expect(data.organization?.members).toMatchObject({ totalCount: 7, nodes: [{ id: member, role: 'ADMIN' }] });
  expect(on.calls.map(({ path }) => path)).toContain(
    '/api/organizations/acme/users?limit=1&offset=0&q=ada+b&role=billing_manager',
  );
  const elsewhere = await list(`query: "max", after: "${data.organization?.members.pageInfo.endCursor}"`);
  expect(elsewhere.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  await list('query: ""');
  expect(on.calls.at(-1)?.path).toBe('/api/organizations/acme/users?limit=1&offset=0');
});

test('[ORG-13] the table of members comes as the services write it', async () => {
  const table = 'user_id,username\r\n1,"a ""b"""\r\n';
  let accept: string | undefined;
  on.answer(({ path }, request) => {
    if (path !== '/api/organizations/acme/users') return acme();
    accept = request.headers.accept;
    return { body: table, headers: { 'content-type': 'text/csv; charset=utf-8' } };
  });
  expect((await on.ask('{ organization(name: "acme") { membersCsv } }', { token })).data).toEqual({
    organization: { membersCsv: table },
  });
  expect(accept).toBe('text/csv');
  on.answer(({ path }) =>
    path === '/api/organizations/acme/users' ? refused(403, 'not_allowed', 'Not you.') : acme(),
  );
  expect((await on.ask('{ organization(name: "acme") { membersCsv } }', { token })).errors).toMatchObject([
    { message: 'Not you.', extensions: { code: 'FORBIDDEN', humanReadableId: 'not_allowed' } },
  ]);
});

test('[ORG-22, ORG-09] features are asked for by admins only', async () => {
  on.answer(({ path }) =>
    path === '/api/organizations/acme/features'
      ? { body: { items: [{ feature: 'policy', enabled: false, in_plan: true }], total_count: 1 } }
      : acme(),
  );
  const query = '{ organization(name: "acme") { featureSettings { name isInPlan isEnabled } } }';
  expect((await on.ask(query, { token })).data).toEqual({
    organization: { featureSettings: [{ name: 'policy', isInPlan: true, isEnabled: false }] },
  });
  for (const role of ['member', 'billing_manager', null]) {
    on.calls.length = 0;
    on.answer(() => acme({ role }));
    expect((await on.ask(query, { token })).data).toEqual({ organization: { featureSettings: null } });
    expect(on.calls.map(({ path }) => path)).toEqual(['/api/organizations/acme']);
  }
});

test('the default organization is the first recent one of the viewer, else the first', async () => {
  const list = ['acme', 'borealis'].map((name) => acme({ name }).body);
  on.answer(({ path }) =>
    path === '/api/organizations/my' ? { body: { items: list, total_count: list.length } } : { body: aRestUser() },
  );
  const chosen = async (recent: string[] | null) =>
    (
      await on.ask('query ($recent: [String!]) { viewer { defaultOrganization(recent: $recent) { name } } }', {
        token,
        variables: { recent },
      })
    ).data;
  const expected = (name: string | null) => ({ viewer: { defaultOrganization: name === null ? null : { name } } });
  expect(await chosen(['gone', 'borealis', 'acme'])).toEqual(expected('borealis'));
  expect(await chosen(['gone'])).toEqual(expected('acme'));
  expect(await chosen(null)).toEqual(expected('acme'));
  list.length = 0;
  expect(await chosen(['acme'])).toEqual(expected(null));
});

test('[ORG-24] a 403 of the features is an error at the field, next to other data', async () => {
  on.answer(({ path }) => (path === '/api/organizations/acme/features' ? refused(403, 'not_allowed') : acme()));
  const { data, errors } = await on.ask('{ organization(name: "acme") { name featureSettings { name } } }', { token });
  expect([data, errors?.[0]?.path, errors?.[0]?.extensions['code']]).toEqual([
    { organization: { name: 'acme', featureSettings: null } },
    ['organization', 'featureSettings'],
    'FORBIDDEN',
  ]);
});

test('[ORG-05] updateOrganization sends what is given, and a field that is wrong is named', async () => {
  on.answer((call) => (call.method === 'PUT' ? acme({ title: 'New' }) : undefined));
  expect(
    (await write('updateOrganization', 'UpdateOrganizationInput', 'organization { title }', { title: 'New', bio: '' }))
      .data,
  ).toEqual({ updateOrganization: { organization: { title: 'New' }, userErrors: [] } });
  expect(on.calls.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual([
    ['PUT', '/api/organizations/acme', { title: 'New', bio: '' }],
  ]);
  await write('updateOrganization', 'UpdateOrganizationInput', 'organization { title }', {
    bio: 'Only this.',
    title: null,
  });
  expect(JSON.parse(on.calls.at(-1)!.body)).toEqual({ bio: 'Only this.', title: null });
  on.answer(() => ({ status: 422, body: { detail: [{ loc: ['body', 'bio'], msg: 'Too long.', type: 'custom' }] } }));
  expect(
    (await write('updateOrganization', 'UpdateOrganizationInput', 'organization { title }', { bio: 'x' })).data,
  ).toMatchObject({
    updateOrganization: { organization: null, userErrors: [{ message: 'Too long.', field: ['bio'] }] },
  });
});

test.each([
  [
    '[ORG-06] deleteOrganization',
    'deleteOrganization',
    'DeleteOrganizationInput',
    'deletedId',
    '/api/organizations/acme',
  ],
  [
    '[ORG-07] leaveOrganization',
    'leaveOrganization',
    'LeaveOrganizationInput',
    'organizationId',
    '/api/organizations/acme/users/me',
  ],
])('%s returns the deleted ID and the reloaded caller', async (_title, field, type, id, target) => {
  on.answer(({ method, path }) =>
    method === 'DELETE' && path === target
      ? { status: 204 }
      : path === '/api/organizations/acme'
        ? acme()
        : path === '/api/account'
          ? { body: aRestUser() }
          : path === '/api/organizations/my'
            ? { body: { items: [], total_count: 0 } }
            : undefined,
  );
  const { data } = await write(field, type, `${id} viewer { organizations { name } }`, {});
  expect(data).toEqual({
    [field]: { [id]: toId('Organization', organizationId), viewer: { organizations: [] }, userErrors: [] },
  });
});

test('the only admin sees why nothing was done', async () => {
  on.answer(({ method }) =>
    method === 'DELETE' || method === 'PUT' ? refused(409, 'only_admin', 'You are the only admin.') : acme(),
  );
  const conflict = [
    {
      __typename: 'ConflictError',
      code: 'CONFLICT',
      message: 'You are the only admin.',
      field: [],
      reason: 'only_admin',
    },
  ];
  expect((await write('leaveOrganization', 'LeaveOrganizationInput', 'organizationId', {})).data).toEqual({
    leaveOrganization: { organizationId: null, userErrors: conflict },
  });
  expect(
    (await write('updateMember', 'UpdateMemberInput', 'member { id }', { memberId: member, role: 'MEMBER' })).data,
  ).toEqual({ updateMember: { member: null, userErrors: conflict } });
  expect((await write('removeMember', 'RemoveMemberInput', 'removedId', { memberId: member })).data).toEqual({
    removeMember: { removedId: null, userErrors: conflict },
  });
});

test('[ORG-14, ORG-15] roles are set and members removed by their global id; another id reaches no service', async () => {
  on.answer(({ method }) =>
    method === 'PUT'
      ? { body: aRestMember({ role: 'billing_manager' }) }
      : method === 'DELETE'
        ? { status: 204 }
        : acme({ members_count: 2 }),
  );
  expect(
    (
      await write('updateMember', 'UpdateMemberInput', 'member { id role } organization { membersCount }', {
        memberId: member,
        role: 'BILLING_MANAGER',
      })
    ).data,
  ).toEqual({
    updateMember: {
      member: { id: member, role: 'BILLING_MANAGER' },
      organization: { membersCount: 2 },
      userErrors: [],
    },
  });
  expect(
    (await write('removeMember', 'RemoveMemberInput', 'removedId organization { membersCount }', { memberId: member }))
      .data,
  ).toEqual({ removeMember: { removedId: member, organization: { membersCount: 2 }, userErrors: [] } });
  expect(
    on.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]),
  ).toEqual([
    ['PUT', `/api/organizations/acme/users/${personId}`, '{"role":"billing_manager"}'],
    ['DELETE', `/api/organizations/acme/users/${personId}`, ''],
  ]);
  on.calls.length = 0;
  for (const id of [toId('User', personId), 'nonsense', ''])
    expect((await write('removeMember', 'RemoveMemberInput', 'removedId', { memberId: id })).data).toMatchObject({
      removeMember: { removedId: null, userErrors: [{ code: 'NOT_FOUND', field: [] }] },
    });
  expect(on.calls).toEqual([]);
});

test.each(['OWNER', 'UNKNOWN'])('[ORG-18] rejects the invalid role %s before any upstream call', async (role) => {
  const { errors } = await write('updateMember', 'UpdateMemberInput', 'member { id }', { memberId: member, role });
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  expect(on.calls).toEqual([]);
});

test('[ORG-11] updateOrganizationFeatures sends one batch and reloads the organization', async () => {
  on.answer(({ method, path }) =>
    method === 'POST' && path === '/api/organizations/acme/features/batch'
      ? { body: { items: [], total_count: 0 } }
      : path === '/api/organizations/acme'
        ? acme({ features: ['cve'] })
        : undefined,
  );
  const input = {
    features: [
      { name: 'policy', isEnabled: false },
      { name: 'cve', isEnabled: true },
    ],
  };
  expect(
    (await write('updateOrganizationFeatures', 'UpdateOrganizationFeaturesInput', 'organization { features }', input))
      .data,
  ).toEqual({ updateOrganizationFeatures: { organization: { features: ['cve'] }, userErrors: [] } });
  expect(JSON.parse(on.calls[0]!.body)).toEqual({
    features: [
      { feature: 'policy', enabled: false },
      { feature: 'cve', enabled: true },
    ],
  });
  on.answer(() => refused(403, 'not_in_plan', 'The plan does not include it.'));
  expect(
    (await write('updateOrganizationFeatures', 'UpdateOrganizationFeaturesInput', 'organization { name }', input)).data,
  ).toMatchObject({
    updateOrganizationFeatures: {
      organization: null,
      userErrors: [{ __typename: 'ForbiddenError', message: 'The plan does not include it.' }],
    },
  });
});
