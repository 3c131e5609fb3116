import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestUser, stage, type Answer, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const ada = '0190f000-0000-7000-8000-000000000001';
const max = '0190f000-0000-7000-8000-000000000002';
const acme = '0190f000-0000-7000-8000-00000000000a';
const ok: Answer = (call) =>
  call.path === '/api/account'
    ? { body: aRestUser() }
    : call.method === 'GET'
      ? undefined
      : call.method === 'PUT'
        ? { body: {} }
        : { status: 204 };
const sent = (method: string, path: string) => on.calls.filter((call) => call.method === method && call.path === path);

describe('the account', () => {
  const own =
    'profile { isConsented isConfirmed isDisabled pendingEmail } subscriptions { productCode expiresAt organizationId } isOperator avatarHash';

  test('[DATA-01] the person sees the state of their account, with one call', async () => {
    const subscriptions = [
      { product_code: 'security_subscription', expires_at: '2027-01-02T03:04:05Z', org_id: acme },
      { product_code: 'free_subscription', expires_at: '2027-01-02T03:04:05Z', org_id: null },
    ];
    on.answer(() => ({
      body: aRestUser({
        email: 'Ada@acme.example',
        is_operator: true,
        subscriptions,
        profile: { is_consented: true, is_confirmed: false, is_disabled: false, pending_email: 'new@acme.example' },
      }),
    }));
    const answer = await on.ask(`{ viewer { ${own} } }`, { token: await on.token() });
    expect(answer.data).toEqual({
      viewer: {
        profile: { isConsented: true, isConfirmed: false, isDisabled: false, pendingEmail: 'new@acme.example' },
        subscriptions: [
          {
            productCode: 'SECURITY_SUBSCRIPTION',
            expiresAt: '2027-01-02T03:04:05Z',
            organizationId: toId('Organization', acme),
          },
          { productCode: 'FREE_SUBSCRIPTION', expiresAt: '2027-01-02T03:04:05Z', organizationId: null },
        ],
        isOperator: true,
        // SHA-256 of 'ada@acme.example', from sha256sum.
        avatarHash: '2a1322415fff1b1aceaebe7855b2c5bd6e9efa5e787d46391f971aea65062ce3',
      },
    });
    expect(on.calls.map((call) => call.path)).toEqual(['/api/account']);
  });

  test('others see nothing of it', async () => {
    on.answer((call) => (call.path === `/api/users/${max}` ? { body: aRestUser({ id: max }) } : undefined));
    const answer = await on.ask(`{ node(id: "${toId('User', max)}") { ... on User { username ${own} } } }`, {
      token: await on.token(),
    });
    expect(answer.data).toEqual({
      node: { username: 'ada', profile: null, subscriptions: null, isOperator: null, avatarHash: null },
    });
  });

  test('[FLAG-17] features come from the server', async () => {
    on.answer((call, ...rest) =>
      call.path === '/api/account/features'
        ? { body: { features: { 'cloud-notebooks': true, ai_navigator: false } } }
        : ok(call, ...rest),
    );
    const answer = await on.ask('{ viewer { featurePermissions { name allowed } } }', { token: await on.token() });
    expect(answer.data).toEqual({
      viewer: {
        featurePermissions: [
          { name: 'cloud-notebooks', allowed: true },
          { name: 'ai_navigator', allowed: false },
        ],
      },
    });
  });

  test('[FLAG-20] features that could not be loaded are null, never allowed, and the rest of the account is there', async () => {
    on.answer((call, ...rest) => (call.path === '/api/account/features' ? { status: 503 } : ok(call, ...rest)));
    const answer = await on.ask('{ viewer { username featurePermissions { name allowed } } }', {
      token: await on.token(),
    });
    expect(answer.data).toEqual({ viewer: { username: 'ada', featurePermissions: null } });
    expect(answer.errors).toMatchObject([
      { path: ['viewer', 'featurePermissions'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });
});

describe('changes', () => {
  const outcome =
    '{ viewer { username } userErrors { __typename code message field ... on NameTakenError { suggestion } } }';

  test.each<[string, string, string, string, object]>([
    [
      'updateProfile',
      'updateProfile(input: { firstName: "Ada", username: "ada-b" })',
      'PUT',
      `/api/users/${ada}/`,
      { first_name: 'Ada', username: 'ada-b' },
    ],
    [
      'updateEmail',
      'updateEmail(input: { email: "new@acme.example", currentPassword: "pw" })',
      'PUT',
      `/api/users/${ada}/email`,
      { email: 'new@acme.example', password: 'pw' },
    ],
    [
      'updatePassword',
      'updatePassword(input: { currentPassword: "old", newPassword: "long-enough" })',
      'POST',
      `/api/users/${ada}/passwords`,
      { old_password: 'old', password: 'long-enough' },
    ],
    [
      'updateConsent',
      'updateConsent(input: { isConsented: true, version: "2026-05" })',
      'PUT',
      '/api/iam/auth/update-consent',
      { is_consented: true, version: '2026-05' },
    ],
  ])(
    '[ACCT-06, ACCT-07, ACCT-09, ACCT-13, ACCT-14] %s makes the documented call for the caller',
    async (name, field, method, path, body) => {
      on.answer(ok);
      const answer = await on.ask(`mutation { ${field} ${outcome} }`, { token: await on.token() });
      expect(answer.data).toEqual({ [name]: { viewer: { username: 'ada' }, userErrors: [] } });
      expect(sent(method, path).map((call) => JSON.parse(call.body))).toEqual([body]);
    },
  );

  test('a visitor changes nothing', async () => {
    const answer = await on.ask(`mutation { updateProfile(input: { firstName: "Ada" }) ${outcome} }`);
    expect(answer.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(on.calls).toEqual([]);
  });

  test('a taken username comes with a free one', async () => {
    on.answer(() => ({
      status: 409,
      body: {
        error: { message: 'Taken.', human_readable_id: 'username_taken' },
        detail: [
          { loc: ['body', 'username'], msg: 'This user name is taken.', type: 'username_taken', suggestion: 'ada-2' },
        ],
      },
    }));
    const answer = await on.ask(`mutation { updateProfile(input: { username: "ada" }) ${outcome} }`, {
      token: await on.token(),
    });
    expect(answer.data).toEqual({
      updateProfile: {
        viewer: null,
        userErrors: [
          {
            __typename: 'NameTakenError',
            code: 'NAME_TAKEN',
            message: 'This user name is taken.',
            field: ['username'],
            suggestion: 'ada-2',
          },
        ],
      },
    });
  });

  test('a wrong old password is reported at its field', async () => {
    on.answer(() => ({
      status: 422,
      body: {
        error: { message: 'Wrong.', human_readable_id: 'wrong_password' },
        detail: [{ loc: ['body', 'old_password'], msg: 'Incorrect password.', type: 'wrong_password' }],
      },
    }));
    const answer = await on.ask(
      `mutation { updatePassword(input: { currentPassword: "x", newPassword: "long-enough" }) ${outcome} }`,
      { token: await on.token() },
    );
    expect(answer.data).toMatchObject({
      updatePassword: { viewer: null, userErrors: [{ field: ['currentPassword'], message: 'Incorrect password.' }] },
    });
  });

  test.each([true, false])(
    '[ACCT-10] the account is deleted with hard=%s, and the cookie goes from the browser',
    async (hard) => {
      on.answer(ok);
      const answer = await on.ask(
        `mutation { deleteAccount(input: { eraseImmediately: ${hard} }) { accepted userErrors { code } } }`,
        { token: await on.token() },
      );
      expect(answer.data).toEqual({ deleteAccount: { accepted: true, userErrors: [] } });
      expect(sent('DELETE', `/api/users/me?hard=${hard}`)).toHaveLength(1);
      expect(answer.headers.get('set-cookie')).toMatch(/terrarium_session=;.*1970/);
    },
  );

  test('[ACCT-11] a rejected deletion keeps the session and names the organizations', async () => {
    on.answer(() => ({
      status: 409,
      body: { error: { message: "You are the only admin of 'Acme'.", human_readable_id: 'only_admin' } },
    }));
    const answer = await on.ask(
      'mutation { deleteAccount(input: { eraseImmediately: true }) { accepted userErrors { __typename message } } }',
      { token: await on.token() },
    );
    expect(answer.data).toEqual({
      deleteAccount: {
        accepted: false,
        userErrors: [{ __typename: 'ConflictError', message: "You are the only admin of 'Acme'." }],
      },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
