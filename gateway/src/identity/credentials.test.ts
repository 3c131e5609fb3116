import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestUser, stage, type Answer, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const sessionId = '0190f000-0000-7000-8000-0000000000ba';
const session = {
  id: sessionId,
  is_current: true,
  source: 'passkey',
  device: 'Firefox on Linux',
  created_at: '2026-01-02T03:04:05Z',
  last_used_at: '2026-01-03T03:04:05Z',
};
const mail = {
  id: '0190f000-0000-7000-8000-0000000000ca',
  to: 'ada@acme.example',
  subject: 'Reset your password',
  text: 'Open this link',
  created_at: '2026-01-02T03:04:05Z',
};
const ok: Answer = (call) => {
  if (call.path === '/api/account') return { body: aRestUser() };
  if (call.path === '/api/iam/sessions' && call.method === 'GET') return { body: { items: [session], total_count: 1 } };
  return call.method === 'GET' ? undefined : { status: 202, body: { accepted: true } };
};
const refused = (status: number, id: string, message: string, detail?: object[]) => ({
  status,
  body: { error: { message, human_readable_id: id }, ...(detail ? { detail } : {}) },
});
const sent = (method: string, path: string) => on.calls.filter((call) => call.method === method && call.path === path);
const outcome = '{ accepted userErrors { __typename code message field } }';

describe('registration, confirmation and reset', () => {
  test.each<[string, string, string, object]>([
    [
      'createAccount',
      'createAccount(input: { email: "ada@acme.example", password: "long-enough", firstName: "Ada", lastName: "Byron", returnUrl: "/cves" })',
      '/api/iam/register',
      {
        email: 'ada@acme.example',
        password: 'long-enough',
        first_name: 'Ada',
        last_name: 'Byron',
        return_url: '/cves',
      },
    ],
    [
      'createAccount',
      'createAccount(input: { email: "ada@acme.example", password: "long-enough", firstName: "", lastName: "", operatorToken: "t" })',
      '/api/iam/register',
      { email: 'ada@acme.example', password: 'long-enough', first_name: '', last_name: '', operator_token: 't' },
    ],
    ['verifyEmail', 'verifyEmail(input: { token: "t" })', '/api/iam/verification', { token: 't' }],
    [
      'sendPasswordResetEmail',
      'sendPasswordResetEmail(input: { email: "ada@acme.example" })',
      '/api/iam/password-reset',
      { email: 'ada@acme.example' },
    ],
    [
      'resetPassword',
      'resetPassword(input: { token: "t", password: "long-enough" })',
      '/api/iam/password-reset/confirm',
      { token: 't', password: 'long-enough' },
    ],
  ])('%s is accepted for a visitor, without a bearer and a cookie', async (name, field, path, body) => {
    on.answer(ok);
    const answer = await on.ask(`mutation { ${field} ${outcome} }`);
    expect(answer.data).toEqual({ [name]: { accepted: true, userErrors: [] } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(sent('POST', path)).toMatchObject([{ authorization: undefined }]);
    expect(JSON.parse(sent('POST', path)[0]!.body)).toEqual(body);
  });

  test('the link of the terminal makes the caller the operator, and what the caller is then comes along', async () => {
    on.answer(ok);
    const answer = await on.ask(
      'mutation { claimOperatorRole(input: { token: "t" }) { viewer { username } userErrors { code } } }',
      { token: await on.token() },
    );
    expect(answer.data).toEqual({ claimOperatorRole: { viewer: { username: 'ada' }, userErrors: [] } });
    expect(sent('POST', '/api/iam/operator')).toMatchObject([{ body: '{"token":"t"}' }]);
    on.answer(() =>
      refused(422, 'operator_link_invalid', 'The hub has one.', [
        { loc: ['body', 'token'], msg: 'The hub has one.', type: 'operator_link' },
      ]),
    );
    expect(
      (
        await on.ask(
          'mutation { claimOperatorRole(input: { token: "t" }) { viewer { id } userErrors { field message } } }',
          { token: await on.token() },
        )
      ).data,
    ).toEqual({ claimOperatorRole: { viewer: null, userErrors: [{ field: ['token'], message: 'The hub has one.' }] } });
  });

  test('errors are reported at their field', async () => {
    on.answer(() =>
      refused(422, 'invalid_input', 'Wrong.', [
        { loc: ['body', 'first_name'], msg: 'Use at most 60 characters.', type: 'too_big' },
      ]),
    );
    const answer = await on.ask(
      `mutation { createAccount(input: { email: "a@b.example", password: "x", firstName: "Ada", lastName: "" }) ${outcome} }`,
    );
    expect(answer.data).toEqual({
      createAccount: {
        accepted: false,
        userErrors: [
          { __typename: 'InputError', code: 'INVALID', message: 'Use at most 60 characters.', field: ['firstName'] },
        ],
      },
    });
  });

  test('where registration is turned off, the reason is a user error', async () => {
    on.answer(() => refused(403, 'registration_off', 'Accounts of this hub are made by its operator.'));
    const answer = await on.ask(
      `mutation { createAccount(input: { email: "a@b.example", password: "x", firstName: "", lastName: "" }) ${outcome} }`,
    );
    expect(answer.data).toMatchObject({
      createAccount: {
        accepted: false,
        userErrors: [{ __typename: 'ForbiddenError', message: 'Accounts of this hub are made by its operator.' }],
      },
    });
  });

  test('resending the email requires a sign-in, and a limit returns the seconds to wait', async () => {
    on.answer((call) =>
      call.authorization
        ? { ...refused(429, 'mail_just_sent', 'Wait 42 seconds.'), headers: { 'retry-after': '42' } }
        : refused(401, 'not_signed_in', 'You are not signed in.'),
    );
    expect((await on.ask(`mutation { sendVerificationEmail ${outcome} }`)).errors?.[0]?.extensions['code']).toBe(
      'UNAUTHENTICATED',
    );
    const limited = await on.ask(`mutation { sendVerificationEmail ${outcome} }`, { token: await on.token() });
    expect(limited.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
    on.answer(() => refused(409, 'already_confirmed', 'Your email address is already confirmed.'));
    expect(
      (await on.ask(`mutation { sendVerificationEmail ${outcome} }`, { token: await on.token() })).data,
    ).toMatchObject({ sendVerificationEmail: { accepted: false, userErrors: [{ __typename: 'ConflictError' }] } });
  });
});

describe('sessions', () => {
  const shown = {
    id: toId('UserSession', sessionId),
    isCurrent: true,
    signInMethod: 'PASSKEY',
    device: 'Firefox on Linux',
    createdAt: '2026-01-02T03:04:05Z',
    lastUsedAt: '2026-01-03T03:04:05Z',
  };
  const fields = '{ id isCurrent signInMethod device createdAt lastUsedAt }';

  test('[DATA-18] are listed for oneself and null for others; a new way to sign in is UNKNOWN', async () => {
    const other = '0190f000-0000-7000-8000-000000000002';
    on.answer((call, ...rest) =>
      call.path === `/api/users/${other}` ? { body: aRestUser({ id: other }) } : ok(call, ...rest),
    );
    const answer = await on.ask(
      `{ viewer { sessions ${fields} } node(id: "${toId('User', other)}") { ... on User { sessions { id } } } }`,
      { token: await on.token() },
    );
    expect(answer.data).toEqual({ viewer: { sessions: [shown] }, node: { sessions: null } });
    on.answer((call, ...rest) =>
      call.path === '/api/iam/sessions'
        ? { body: { items: [{ ...session, source: 'telepathy' }], total_count: 1 } }
        : ok(call, ...rest),
    );
    expect((await on.ask('{ viewer { sessions { signInMethod } } }', { token: await on.token() })).data).toEqual({
      viewer: { sessions: [{ signInMethod: 'UNKNOWN' }] },
    });
  });

  test('one is found by its id, for its owner', async () => {
    on.answer(ok);
    const ask = async (id: string, token?: string) =>
      (
        await on.ask(
          `{ node(id: "${toId('UserSession', id)}") { ... on UserSession { device } } }`,
          token ? { token } : {},
        )
      ).data;
    expect(await ask(sessionId, await on.token())).toEqual({ node: { device: 'Firefox on Linux' } });
    expect(await ask('0190f000-0000-7000-8000-0000000000bb', await on.token())).toEqual({ node: null });
    expect(await ask(sessionId)).toEqual({ node: null });
  });

  test('one or all others are ended, and the list is refetched', async () => {
    on.answer((call, ...rest) => (call.method === 'DELETE' ? { status: 204 } : ok(call, ...rest)));
    const token = await on.token();
    const ended = await on.ask(
      `mutation { revokeSession(input: { sessionId: "${toId('UserSession', sessionId)}" }) { viewer { sessions { device } } userErrors { code } } }`,
      { token },
    );
    expect(ended.data).toEqual({
      revokeSession: { viewer: { sessions: [{ device: 'Firefox on Linux' }] }, userErrors: [] },
    });
    expect(sent('DELETE', `/api/iam/sessions/${sessionId}`)).toHaveLength(1);
    expect((await on.ask('mutation { revokeOtherSessions { userErrors { code } } }', { token })).data).toEqual({
      revokeOtherSessions: { userErrors: [] },
    });
    expect(sent('DELETE', '/api/iam/sessions')).toHaveLength(1);
    const wrong = await on.ask(
      `mutation { revokeSession(input: { sessionId: "${toId('User', sessionId)}" }) { viewer { id } userErrors { code } } }`,
      { token },
    );
    expect(wrong.data).toEqual({ revokeSession: { viewer: null, userErrors: [{ code: 'NOT_FOUND' }] } });
  });

  test('[DATA-18] the session of the request has its email, source, and token', async () => {
    const token = await on.token();
    on.answer((call) =>
      call.path === '/api/iam/session'
        ? {
            body: {
              identity: { traits: { email: 'ada@acme.example' } },
              tokenized: token,
              passport: { source: 'oidc', profile: { id: 'x', email: 'ada@acme.example' } },
              expires_at: '2026-01-02T03:04:05Z',
            },
          }
        : undefined,
    );
    expect((await on.ask('{ session { email signInMethod token } }', { token })).data).toEqual({
      session: { email: 'ada@acme.example', signInMethod: 'SSO', token },
    });
    expect((await on.ask('{ session { email } }')).data).toEqual({ session: null });
  });
});

describe('the outbox', () => {
  test('is a connection for operators', async () => {
    on.answer((call) =>
      call.path.startsWith('/api/outbox?')
        ? { body: { items: [mail], total_count: 3 } }
        : call.path === `/api/outbox/${mail.id}`
          ? { body: mail }
          : call.path === '/api/account'
            ? { body: aRestUser({ is_operator: true }) }
            : undefined,
    );
    const token = await on.token();
    const answer = await on.ask<{ outbox: object }>(
      '{ outbox(first: 1) { totalCount pageInfo { hasNextPage } nodes { id to subject text createdAt } edges { cursor } } }',
      { token },
    );
    expect(answer.data.outbox).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [{ cursor: expect.any(String) }],
      nodes: [
        {
          id: toId('OutboxEmail', mail.id),
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          createdAt: mail.created_at,
        },
      ],
    });
    expect(on.calls.map(({ path }) => path)).toEqual(['/api/account', '/api/outbox?limit=1&offset=0']);
    const id = toId('OutboxEmail', mail.id);
    expect(
      (
        await on.ask(`{ outboxMail(id: "${id}") { subject } node(id: "${id}") { ... on OutboxEmail { to } } }`, {
          token,
        })
      ).data,
    ).toEqual({ outboxMail: { subject: mail.subject }, node: { to: mail.to } });
  });

  test('is null for everyone else, and an outage is an error', async () => {
    const text = `{ outbox { totalCount } outboxMail(id: "${toId('OutboxEmail', mail.id)}") { to } }`;
    expect((await on.ask(text)).data).toEqual({ outbox: null, outboxMail: null });
    expect(on.calls).toEqual([]);
    expect(await on.ask(text, { token: await on.token() })).toMatchObject({
      status: 200,
      data: { outbox: null, outboxMail: null },
    });
    on.answer(() => ({ status: 503 }));
    expect(
      (await on.ask('{ outbox { totalCount } }', { token: await on.token() })).errors?.[0]?.extensions['code'],
    ).toBe('UPSTREAM_UNAVAILABLE');
  });
});
