import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestUser, stage, type Answer, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const passkeyId = '0190f000-0000-7000-8000-0000000000aa';
const factors = {
  passkeys: [{ id: passkeyId, name: 'Laptop', created_at: '2026-01-02T03:04:05Z', last_used_at: null }],
  totp_enabled: true,
  recovery_codes_left: 9,
  has_password: false,
};
const reads: Answer = (call) =>
  call.path === '/api/account'
    ? { body: aRestUser() }
    : call.path === '/api/iam/factors'
      ? { body: factors }
      : undefined;
const refused = (status: number, id: string, message: string, more: object = {}) => ({
  status,
  body: { error: { message, human_readable_id: id }, ...more },
});
const sent = (method: string, path: string) => on.calls.filter((call) => call.method === method && call.path === path);

describe('sign-in', () => {
  const signIn = (code?: string) =>
    on.ask(
      'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { username } userErrors { code message field } } }',
      {
        variables: {
          input: { username: 'ada@acme.example', password: 'pw', ...(code === undefined ? {} : { oneTimeCode: code }) },
        },
      },
    );

  test.each([
    ['second_factor_required', 'SECOND_FACTOR_REQUIRED', ['oneTimeCode']],
    ['second_factor_wrong', 'SECOND_FACTOR_WRONG', ['oneTimeCode']],
    ['second_factor_unreadable', 'SECOND_FACTOR_WRONG', ['oneTimeCode']],
    ['wrong_credentials', 'CREDENTIALS', []],
  ])('%s is the user error %s', async (id, code, field) => {
    on.answer(() => refused(401, id, 'A sentence.'));
    const answer = await signIn();
    expect(answer.data).toEqual({ signIn: { viewer: null, userErrors: [{ code, message: 'A sentence.', field }] } });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('[AUTH-02] the code goes along as otp, and without one there is none', async () => {
    const access = await on.token();
    on.answer((call, ...rest) =>
      call.path === '/api/iam/token'
        ? {
            body: {
              access_token: access,
              token_type: 'Bearer',
              expires_in: 600,
              refresh_token: 'r',
              refresh_expires_in: 86_400,
            },
          }
        : reads(call, ...rest),
    );
    expect((await signIn('123 456')).data).toEqual({ signIn: { viewer: { username: 'ada' }, userErrors: [] } });
    await signIn();
    expect(sent('POST', '/api/iam/token').map((call) => JSON.parse(call.body))).toEqual([
      {
        grant_type: 'password',
        username: 'ada@acme.example',
        password: 'pw',
        otp: '123 456',
        device: expect.any(String) as string,
      },
      { grant_type: 'password', username: 'ada@acme.example', password: 'pw', device: expect.any(String) as string },
    ]);
  });

  test('too many codes are a limit with the seconds to wait', async () => {
    on.answer(() => ({
      ...refused(429, 'too_many_codes', 'Too many wrong codes. Wait 12 minutes and try again.'),
      headers: { 'retry-after': '700' },
    }));
    const answer = await signIn('000000');
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Too many wrong codes. Wait 12 minutes and try again.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 700 },
    });
    expect(answer.headers.get('retry-after')).toBe('700');
  });

  test('a passkey signs in with the challenge it answers, and the session is kept in a cookie', async () => {
    const access = await on.token();
    const challenge = { challenge_id: passkeyId, options: { challenge: 'abc' } };
    on.answer((call, ...rest) => {
      if (call.path === '/api/iam/passkeys/sign-in') return { body: challenge };
      return call.path === '/api/iam/token'
        ? {
            body: {
              access_token: access,
              token_type: 'Bearer',
              expires_in: 600,
              refresh_token: 'r',
              refresh_expires_in: 86_400,
            },
          }
        : reads(call, ...rest);
    });
    const begun = await on.ask('mutation { createPasskeySignInChallenge { challengeId options userErrors { code } } }');
    expect(begun.data).toEqual({
      createPasskeySignInChallenge: { challengeId: passkeyId, options: { challenge: 'abc' }, userErrors: [] },
    });
    const answer = await on.ask(
      'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { viewer { username } userErrors { code } } }',
      { variables: { input: { challengeId: passkeyId, credential: { id: 'key' } } } },
    );
    expect(answer.data).toEqual({ signInWithPasskey: { viewer: { username: 'ada' }, userErrors: [] } });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect(sent('POST', '/api/iam/token')[0]).toMatchObject({
      authorization: undefined,
      body: JSON.stringify({ grant_type: 'passkey', challenge_id: passkeyId, credential: { id: 'key' } }),
    });
  });

  test('a rejected passkey is a user error with its reason', async () => {
    on.answer(() => refused(401, 'passkey_counter_went_back', 'The counter of this passkey went back.'));
    const answer = await on.ask(
      'mutation { signInWithPasskey(input: { challengeId: "c", credential: {} }) { viewer { id } userErrors { code message field } } }',
    );
    expect(answer.data).toEqual({
      signInWithPasskey: {
        viewer: null,
        userErrors: [{ code: 'CREDENTIALS', message: 'The counter of this passkey went back.', field: [] }],
      },
    });
  });
});

describe('the account', () => {
  test('passkeys and codes cost one call together', async () => {
    on.answer(reads);
    const answer = await on.ask(
      '{ viewer { isTotpEnabled remainingRecoveryCodeCount hasPassword passkeys { id name createdAt lastUsedAt } } }',
      { token: await on.token() },
    );
    expect(answer.data).toEqual({
      viewer: {
        isTotpEnabled: true,
        remainingRecoveryCodeCount: 9,
        hasPassword: false,
        passkeys: [
          { id: toId('Passkey', passkeyId), name: 'Laptop', createdAt: '2026-01-02T03:04:05Z', lastUsedAt: null },
        ],
      },
    });
    expect(sent('GET', '/api/iam/factors')).toHaveLength(1);
  });

  test('are null for other people', async () => {
    const other = '0190f000-0000-7000-8000-000000000002';
    on.answer((call) => (call.path === `/api/users/${other}` ? { body: aRestUser({ id: other }) } : undefined));
    const answer = await on.ask(
      `{ node(id: "${toId('User', other)}") { ... on User { username isTotpEnabled remainingRecoveryCodeCount hasPassword passkeys { id } } } }`,
      { token: await on.token() },
    );
    expect(answer.data).toEqual({
      node: {
        username: 'ada',
        isTotpEnabled: null,
        remainingRecoveryCodeCount: null,
        hasPassword: null,
        passkeys: null,
      },
    });
    expect(sent('GET', '/api/iam/factors')).toEqual([]);
  });

  test("a passkey is found by its ID, but not another user's, and none for a visitor", async () => {
    on.answer(reads);
    const ask = async (id: string, token?: string) =>
      (await on.ask(`{ node(id: "${toId('Passkey', id)}") { ... on Passkey { name } } }`, token ? { token } : {})).data;
    expect(await ask(passkeyId, await on.token())).toEqual({ node: { name: 'Laptop' } });
    expect(await ask('0190f000-0000-7000-8000-0000000000ab', await on.token())).toEqual({ node: null });
    expect(await ask(passkeyId)).toEqual({ node: null });
  });

  test('a passkey is added and removed, and what the account is then comes along', async () => {
    on.answer((call, ...rest) =>
      call.method === 'POST' && call.path === '/api/iam/passkeys'
        ? { status: 201, body: factors.passkeys[0] }
        : call.method === 'DELETE'
          ? { status: 204 }
          : reads(call, ...rest),
    );
    const token = await on.token();
    const added = await on.ask(
      'mutation { addPasskey(input: { challengeId: "c", credential: { id: "key" }, name: "Laptop" }) { viewer { passkeys { name } } userErrors { code } } }',
      { token },
    );
    expect(added.data).toEqual({ addPasskey: { viewer: { passkeys: [{ name: 'Laptop' }] }, userErrors: [] } });
    expect(JSON.parse(sent('POST', '/api/iam/passkeys')[0]!.body)).toEqual({
      challenge_id: 'c',
      credential: { id: 'key' },
      name: 'Laptop',
    });
    const removed = await on.ask(
      `mutation { removePasskey(input: { passkeyId: "${toId('Passkey', passkeyId)}" }) { userErrors { code } } }`,
      { token },
    );
    expect(removed.data).toEqual({ removePasskey: { userErrors: [] } });
    expect(sent('DELETE', `/api/iam/passkeys/${passkeyId}`)).toHaveLength(1);
    const wrong = await on.ask(
      'mutation { removePasskey(input: { passkeyId: "x" }) { viewer { id } userErrors { code } } }',
      { token },
    );
    expect(wrong.data).toEqual({ removePasskey: { viewer: null, userErrors: [{ code: 'NOT_FOUND' }] } });
  });

  test('codes are set up, confirmed, and turned off; errors are reported at their field', async () => {
    const wrong = (field: string) =>
      refused(422, `wrong_${field}`, 'Wrong.', { detail: [{ loc: ['body', field], msg: 'Wrong', type: 'wrong' }] });
    let right = true;
    on.answer((call, ...rest) => {
      if (call.path === '/api/iam/totp/recovery-codes') return { body: { recovery_codes: ['three'] } };
      if (call.path !== '/api/iam/totp')
        return call.path === '/api/iam/passkeys/registration'
          ? refused(409, 'too_many_passkeys', 'An account has at most 10 passkeys.')
          : reads(call, ...rest);
      if (call.method === 'POST') return { status: 201, body: { otpauth_url: 'otpauth://totp/x', secret: 'ABC' } };
      if (call.method === 'PUT') return right ? { body: { recovery_codes: ['one', 'two'] } } : wrong('code');
      return right ? { status: 204 } : refused(403, 'fresh_proof_needed', 'Confirm that it is you.');
    });
    const token = await on.token();
    const ask = async (text: string) => (await on.ask(`mutation { ${text} }`, { token })).data;
    expect(await ask('createTotpSetup { otpauthUrl secret userErrors { code } }')).toEqual({
      createTotpSetup: { otpauthUrl: 'otpauth://totp/x', secret: 'ABC', userErrors: [] },
    });
    const confirm =
      'verifyTotpSetup(input: { code: "123456" }) { recoveryCodes viewer { isTotpEnabled } userErrors { field message } }';
    const disable = 'removeTotp { viewer { username } userErrors { __typename code message } }';
    expect(await ask(confirm)).toEqual({
      verifyTotpSetup: { recoveryCodes: ['one', 'two'], viewer: { isTotpEnabled: true }, userErrors: [] },
    });
    expect(await ask(disable)).toEqual({ removeTotp: { viewer: { username: 'ada' }, userErrors: [] } });
    expect(
      await ask('rotateRecoveryCodes { recoveryCodes viewer { remainingRecoveryCodeCount } userErrors { code } }'),
    ).toEqual({
      rotateRecoveryCodes: { recoveryCodes: ['three'], viewer: { remainingRecoveryCodeCount: 9 }, userErrors: [] },
    });
    right = false;
    expect(await ask(confirm)).toEqual({
      verifyTotpSetup: { recoveryCodes: null, viewer: null, userErrors: [{ field: ['code'], message: 'Wrong' }] },
    });
    expect(await ask(disable)).toEqual({
      removeTotp: {
        viewer: null,
        userErrors: [{ __typename: 'ForbiddenError', code: 'FRESH_PROOF_NEEDED', message: 'Confirm that it is you.' }],
      },
    });
    expect(await ask('createPasskeyChallenge { challengeId userErrors { __typename message } }')).toEqual({
      createPasskeyChallenge: {
        challengeId: null,
        userErrors: [{ __typename: 'ConflictError', message: 'An account has at most 10 passkeys.' }],
      },
    });
  });
});

describe('a fresh proof', () => {
  const prove = async (input: object) =>
    (
      await on.ask(
        'mutation ($input: ReauthenticateInput!) { reauthenticate(input: $input) { accepted userErrors { code message field } } }',
        { variables: { input }, token: await on.token() },
      )
    ).data;

  test.each([
    [{ password: 'pw' }, { kind: 'password', password: 'pw' }],
    [{ oneTimeCode: '123456' }, { kind: 'code', code: '123456' }],
    [
      { passkey: { challengeId: 'c', credential: { id: 'key' } } },
      { kind: 'passkey', challenge_id: 'c', credential: { id: 'key' } },
    ],
  ])('%j is sent as %j', async (input, body) => {
    on.answer(() => ({ status: 204 }));
    expect(await prove(input)).toEqual({ reauthenticate: { accepted: true, userErrors: [] } });
    expect(sent('POST', '/api/iam/proof').map((call) => JSON.parse(call.body))).toEqual([body]);
  });

  test('a wrong one is reported at its field', async () => {
    on.answer(() =>
      refused(422, 'wrong_password', 'The password is wrong.', {
        detail: [{ loc: ['body', 'password'], msg: 'Incorrect password.', type: 'wrong_password' }],
      }),
    );
    expect(await prove({ password: 'x' })).toEqual({
      reauthenticate: {
        accepted: false,
        userErrors: [{ code: 'INVALID', message: 'Incorrect password.', field: ['password'] }],
      },
    });
  });

  test.each([[{}], [{ password: 'pw', oneTimeCode: '123456' }]])(
    "%j isn't one proof, and makes no upstream call",
    async (input) => {
      expect(await prove(input)).toMatchObject({
        reauthenticate: { accepted: false, userErrors: [{ code: 'INVALID', field: [] }] },
      });
      expect(on.calls).toEqual([]);
    },
  );
});
