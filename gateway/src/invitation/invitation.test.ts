import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aRestOrganization, aRestUser, stage, type Stage } from '../testing/index.ts';

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

const code = 'c'.repeat(43);
const organization = aRestOrganization({ features: [] });
const invitation = (changes: object = {}) => ({
  email: 'max@borealis.example',
  code,
  role: 'billing_manager',
  invited_by: 'Ada Byron',
  created_at: '2026-01-02T03:04:05Z',
  sent_at: '2026-01-03T03:04:05Z',
  expires_at: '2026-01-17T03:04:05Z',
  is_expired: false,
  ...changes,
});
const list =
  'query List { organization(name: "acme") { invitationCount invitations(first: 2) { totalCount nodes { email token url role invitedBy createdAt sentAt expiresAt isExpired } } } }';

test('[INV-03, INV-04, DATA-05] admins see a page of invitations; their number is that of all pages', async () => {
  on.answer(({ path }) =>
    path.startsWith('/api/organizations/acme/invitations?')
      ? { body: { items: [invitation(), invitation({ email: 'eva@borealis.example' })], total_count: 7 } }
      : path === '/api/organizations/acme'
        ? { body: organization }
        : undefined,
  );
  const { data } = await on.ask(list, { token });
  const shown = {
    email: 'max@borealis.example',
    token: code,
    url: `${on.url}/organizations/acme/invitation-codes/${code}`,
    role: 'BILLING_MANAGER',
    invitedBy: 'Ada Byron',
    createdAt: '2026-01-02T03:04:05Z',
    sentAt: '2026-01-03T03:04:05Z',
    expiresAt: '2026-01-17T03:04:05Z',
    isExpired: false,
  };
  expect(data).toEqual({
    organization: {
      invitationCount: 7,
      invitations: { totalCount: 7, nodes: [shown, { ...shown, email: 'eva@borealis.example' }] },
    },
  });
});

test('for others both are null, and nothing is asked', async () => {
  on.answer(({ path }) =>
    path === '/api/organizations/acme' ? { body: { ...organization, role: 'billing_manager' } } : undefined,
  );
  expect((await on.ask(list, { token })).data).toEqual({ organization: { invitationCount: null, invitations: null } });
  expect(on.calls.map(({ path }) => path)).toEqual(['/api/organizations/acme']);
});

test.each([
  [
    '[INV-02] createInvitations',
    'createInvitations',
    'POST',
    '/api/organizations/acme/invitations',
    'CreateInvitationsInput',
    { role: 'member' },
  ],
  [
    '[INV-08] sendInvitations',
    'sendInvitations',
    'PUT',
    '/api/organizations/acme/resend-invitations/',
    'SendInvitationsInput',
    {},
  ],
  [
    '[INV-09] revokeInvitations',
    'revokeInvitations',
    'PUT',
    '/api/organizations/acme/remove-invitations/',
    'RevokeInvitationsInput',
    {},
  ],
])('%s returns the outcome of each address', async (_title, field, method, target, type, more) => {
  const items = [
    ['a@x.example', 'sent'],
    ['b@x.example', 'already_member'],
    ['c@x.example', 'too_soon'],
    ['d@x.example', 'brand_new'],
  ].map(([email, outcome]) => ({ email, outcome }));
  on.answer((call) =>
    call.method === method && call.path === target
      ? { body: { items, total_count: 4 } }
      : call.path === '/api/organizations/acme'
        ? { body: organization }
        : undefined,
  );
  const mutation = `mutation Write($input: ${type}!) { ${field}(input: $input) { outcomes { email outcome } organization { name } userErrors { message } } }`;
  const { data } = await on.ask(mutation, {
    variables: { input: { organization: 'acme', emails: ['a@x.example', 'b@x.example'] } },
    token,
  });
  expect(data).toEqual({
    [field]: {
      outcomes: [
        ['a', 'SENT'],
        ['b', 'ALREADY_MEMBER'],
        ['c', 'RATE_LIMITED'],
        ['d', 'UNKNOWN'],
      ].map(([name, outcome]) => ({ email: `${name}@x.example`, outcome })),
      organization: { name: 'acme' },
      userErrors: [],
    },
  });
  expect(JSON.parse(on.calls[0]!.body)).toEqual({ emails: ['a@x.example', 'b@x.example'], ...more });
});

test('createInvitations names the role that is to be given', async () => {
  on.answer(({ method }) =>
    method === 'POST' ? { body: { items: [{ email: 'a@x.example', outcome: 'sent' }], total_count: 1 } } : undefined,
  );
  await on.ask(
    'mutation { createInvitations(input: { organization: "acme", emails: ["a@x.example"], role: BILLING_MANAGER }) { userErrors { message } } }',
    { token },
  );
  expect(JSON.parse(on.calls[0]!.body)).toEqual({ emails: ['a@x.example'], role: 'billing_manager' });
});

test('an invalid address is reported with its path in the input', async () => {
  on.answer(() => ({
    status: 422,
    body: {
      error: { message: 'Wrong', human_readable_id: 'invalid_input' },
      detail: [{ loc: ['body', 'emails', 1], msg: 'Enter an email address, such as ada@acme.example.', type: 'x' }],
    },
  }));
  const { data } = await on.ask(
    'mutation { createInvitations(input: { organization: "acme", emails: ["a@x.example", "b"] }) { outcomes { email } userErrors { field } } }',
    { token },
  );
  expect(data).toEqual({ createInvitations: { outcomes: null, userErrors: [{ field: ['emails', '1'] }] } });
});

test('[INV-10] updateInvitation names the organization and the new address', async () => {
  on.answer((call) =>
    call.method === 'PUT' && call.path === '/api/organizations/acme/invitations/max%40borealis.example'
      ? { body: invitation({ email: 'max@cobalt.example' }) }
      : undefined,
  );
  const { data } = await on.ask(
    'mutation { updateInvitation(input: { organization: "acme", currentEmail: "max@borealis.example", email: "max@cobalt.example" }) { invitation { email } userErrors { message } } }',
    { token },
  );
  expect(data).toEqual({ updateInvitation: { invitation: { email: 'max@cobalt.example' }, userErrors: [] } });
  expect(JSON.parse(on.calls[0]!.body)).toEqual({ org_name: 'acme', email: 'max@cobalt.example' });
});

test('[INV-05] a code is read by visitors; an unknown one is null', async () => {
  const found = {
    code,
    email: null,
    organization: { id: '0190f000-0000-7000-8000-00000000000a', name: 'acme', title: 'Acme Research' },
    role: 'member',
    invited_by: 'Ada Byron',
    expires_at: '2026-01-17T03:04:05Z',
    state: 'open',
    caller: 'visitor',
  };
  on.answer(({ path }) => (path === `/api/organizations/acme/invitation-codes/${code}` ? { body: found } : undefined));
  const query =
    'query Received($code: String!) { invitation(organization: "acme", code: $code) { organizationName organizationTitle role invitedBy expiresAt state viewerState email } }';
  expect((await on.ask(query, { variables: { code } })).data).toEqual({
    invitation: {
      organizationName: 'acme',
      organizationTitle: 'Acme Research',
      role: 'MEMBER',
      invitedBy: 'Ada Byron',
      expiresAt: '2026-01-17T03:04:05Z',
      state: 'OPEN',
      viewerState: 'VISITOR',
      email: null,
    },
  });
  expect((await on.ask(query, { variables: { code: 'a/b' } })).data).toEqual({ invitation: null });
  expect(on.calls.at(-1)?.path).toBe('/api/organizations/acme/invitation-codes/a%2Fb');
});

test('[INV-06] acceptInvitation returns the organization and the reloaded caller', async () => {
  on.answer((call) =>
    call.method === 'PUT' && call.path === `/api/organizations/acme/invitation-codes/${code}`
      ? { body: { organization: { id: 'x', name: 'acme', title: 'Acme Research' }, role: 'member' } }
      : call.path === '/api/organizations/acme'
        ? { body: { ...organization, role: 'member' } }
        : call.path === '/api/organizations/my'
          ? { body: { items: [organization], total_count: 1 } }
          : call.path === '/api/account'
            ? { body: aRestUser() }
            : undefined,
  );
  const { data } = await on.ask(
    `mutation { acceptInvitation(input: { organization: "acme", code: "${code}" }) { organization { name role } viewer { organizations { name } } userErrors { message } } }`,
    { token },
  );
  expect(data).toEqual({
    acceptInvitation: {
      organization: { name: 'acme', role: 'MEMBER' },
      viewer: { organizations: [{ name: 'acme' }] },
      userErrors: [],
    },
  });
});

test('an uninvited user sees why', async () => {
  on.answer(() => ({
    status: 403,
    body: {
      error: {
        message: 'This invitation is for another email address.',
        human_readable_id: 'invitation_for_another_address',
      },
    },
  }));
  const { data } = await on.ask(
    `mutation { acceptInvitation(input: { organization: "acme", code: "${code}" }) { organization { name } userErrors { code message } } declineInvitation(input: { organization: "acme", code: "${code}" }) { declined userErrors { code } } }`,
    { token },
  );
  expect(data).toEqual({
    acceptInvitation: {
      organization: null,
      userErrors: [{ code: 'NOT_ALLOWED', message: 'This invitation is for another email address.' }],
    },
    declineInvitation: { declined: false, userErrors: [{ code: 'NOT_ALLOWED' }] },
  });
});

test('[INV-07] declineInvitation ends the code', async () => {
  on.answer((call) =>
    call.method === 'DELETE' && call.path === `/api/organizations/acme/invitation-codes/${code}`
      ? { status: 204 }
      : undefined,
  );
  expect(
    (
      await on.ask(
        `mutation { declineInvitation(input: { organization: "acme", code: "${code}" }) { declined userErrors { code } } }`,
        { token },
      )
    ).data,
  ).toEqual({ declineInvitation: { declined: true, userErrors: [] } });
});
