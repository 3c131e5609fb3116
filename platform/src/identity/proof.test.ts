import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../testing/index.ts';
import { Authenticator, codeAt } from './factors/authenticator.testing.ts';
import type { Challenge } from './factors/passkeys.ts';

const PASSWORD = 'terrarium-demo';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const codeOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
];
const post = (send: Send, path: string, json?: unknown) =>
  send(path, { method: 'POST', ...(json === undefined ? {} : { json }) });
const prove = (send: Send, proof: object) => post(send, '/api/iam/proof', proof);

/** Makes the last verification of all users this many seconds older. */
const age = (seconds: number) =>
  platform.core.db
    .updateTable('refresh_family')
    .set({ proven_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .execute();

/** A user whose session began an hour ago. */
async function aPerson(password: string | null = PASSWORD): Promise<{ user: TestUser; send: Send }> {
  const user = await platform.aUser(password === null ? {} : { password });
  const send = await platform.as(user.email);
  await age(3600);
  return { user, send };
}

async function withCodes(): Promise<{ user: TestUser; send: Send; secret: string; recovery: string[] }> {
  const user = await platform.aUser({ password: PASSWORD });
  const send = await platform.as(user.email);
  const { secret } = (await (await post(send, '/api/iam/totp')).json()) as { secret: string };
  const { recovery_codes: recovery } = (await (
    await send('/api/iam/totp', { method: 'PUT', json: { code: codeAt(secret, Date.now() - 30_000) } })
  ).json()) as { recovery_codes: string[] };
  await age(3600);
  return { user, send, secret, recovery };
}

async function withPasskey(): Promise<{ user: TestUser; send: Send; authenticator: Authenticator }> {
  const user = await platform.aUser();
  const send = await platform.as(user.email);
  const challenge = (await (await post(send, '/api/iam/passkeys/registration')).json()) as Challenge;
  const authenticator = new Authenticator();
  expect(
    (
      await post(send, '/api/iam/passkeys', {
        challenge_id: challenge.challenge_id,
        credential: authenticator.register(challenge),
        name: 'Key',
      })
    ).status,
  ).toBe(201);
  await age(3600);
  return { user, send, authenticator };
}

async function byPasskey(send: Send, authenticator: Authenticator): Promise<Response> {
  const challenge = (await (await post(platform.send, '/api/iam/passkeys/sign-in')).json()) as Challenge;
  return prove(send, {
    kind: 'passkey',
    challenge_id: challenge.challenge_id,
    credential: authenticator.signIn(challenge),
  });
}

/** Requests a sensitive action without other effects. @returns the response */
const sensitive = (send: Send) => post(send, '/api/iam/passkeys/registration');

describe('an old session', () => {
  const someId = '0190f000-0000-7000-8000-000000000001';
  test.each([
    ['POST', '/api/iam/passkeys/registration'],
    ['DELETE', `/api/iam/passkeys/${someId}`],
    ['POST', '/api/iam/totp'],
    ['DELETE', '/api/iam/totp'],
    ['POST', '/api/iam/totp/recovery-codes'],
    ['DELETE', '/api/users/me?hard=true'],
    ['DELETE', '/api/users/me?hard=false'],
  ])('%s %s needs verification', async (method, path) => {
    const { user, send } = await aPerson();
    expect(await codeOf(await send(path, { method }))).toEqual([403, 'fresh_proof_needed']);
    expect(
      (await platform.core.db.selectFrom('app_user').select('is_disabled').where('id', '=', user.id).executeTakeFirst())
        ?.is_disabled,
    ).toBe(false);
  });

  test('can do everything else', async () => {
    const { send } = await aPerson();
    expect((await send('/api/account')).status).toBe(200);
    expect((await send('/api/iam/sessions', { method: 'DELETE' })).status).toBe(204);
  });

  test("a renewal doesn't count as verification, a new sign-in does", async () => {
    const user = await platform.aUser({ password: PASSWORD });
    const begun = (await (
      await post(platform.send, '/api/iam/token', { grant_type: 'password', username: user.email, password: PASSWORD })
    ).json()) as { refresh_token: string };
    await age(3600);
    const tokenOf = async (body: object) =>
      ((await (await post(platform.send, '/api/iam/token', body)).json()) as { access_token: string }).access_token;
    const ask = async (body: object) =>
      (
        await platform.send('/api/iam/passkeys/registration', {
          method: 'POST',
          headers: { authorization: `Bearer ${await tokenOf(body)}` },
        })
      ).status;
    expect(await ask({ grant_type: 'refresh_token', refresh_token: begun.refresh_token })).toBe(403);
    expect(await ask({ grant_type: 'password', username: user.email, password: PASSWORD })).toBe(200);
  });
});

describe('a proof', () => {
  test('works with the password, for ten minutes and for this session only', async () => {
    const { user, send } = await aPerson();
    const other = await platform.as(user.email);
    await age(3600);
    expect((await prove(send, { kind: 'password', password: PASSWORD })).status).toBe(204);
    expect((await sensitive(send)).status).toBe(200);
    expect(await codeOf(await sensitive(other))).toEqual([403, 'fresh_proof_needed']);
    await age(599);
    expect((await sensitive(send)).status).toBe(200);
    await age(601);
    expect(await codeOf(await sensitive(send))).toEqual([403, 'fresh_proof_needed']);
  });

  test('works with a one-time code, once; with a recovery code too', async () => {
    const { send, secret, recovery } = await withCodes();
    const code = codeAt(secret, Date.now());
    expect((await prove(send, { kind: 'code', code })).status).toBe(204);
    expect((await sensitive(send)).status).toBe(200);
    await age(3600);
    expect(await codeOf(await prove(send, { kind: 'code', code }))).toEqual([422, 'wrong_code']);
    expect((await sensitive(send)).status).toBe(403);
    expect((await prove(send, { kind: 'code', code: recovery[0] })).status).toBe(204);
    expect((await sensitive(send)).status).toBe(200);
  });

  test('works with a passkey of the person, not with that of another', async () => {
    const mine = await withPasskey();
    const theirs = await withPasskey();
    expect(await codeOf(await byPasskey(mine.send, theirs.authenticator))).toEqual([422, 'passkey_of_another']);
    expect((await sensitive(mine.send)).status).toBe(403);
    expect((await byPasskey(mine.send, mine.authenticator)).status).toBe(204);
    expect((await sensitive(mine.send)).status).toBe(200);
  });

  test("a failure doesn't end the session, and is reported at its field", async () => {
    const { send } = await aPerson(null);
    const { authenticator } = await withPasskey();
    const challenge = (await (await post(platform.send, '/api/iam/passkeys/sign-in')).json()) as Challenge;
    const passkey = {
      kind: 'passkey',
      challenge_id: challenge.challenge_id,
      credential: authenticator.signIn(challenge, { unverified: true }),
    };
    for (const [proof, field] of [
      [{ kind: 'password', password: '!' }, 'password'],
      [{ kind: 'code', code: '000000' }, 'code'],
      [passkey, 'credential'],
    ] as const) {
      const response = await prove(send, proof);
      expect([response.status, await response.json()]).toMatchObject([422, { detail: [{ loc: ['body', field] }] }]);
    }
    expect((await sensitive(send)).status).toBe(403);
  });

  test('counts wrong passwords as at sign-in', async () => {
    const { send } = await aPerson();
    const statuses = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await prove(send, { kind: 'password', password: `wrong-${i}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test('counts wrong codes together with those of sign-ins', async () => {
    const { user, send, secret } = await withCodes();
    for (let i = 0; i < 3; i++) expect((await prove(send, { kind: 'code', code: '000000' })).status).toBe(422);
    for (let i = 0; i < 2; i++)
      await post(platform.send, '/api/iam/token', {
        grant_type: 'password',
        username: user.email,
        password: PASSWORD,
        otp: '000000',
      });
    expect(await codeOf(await prove(send, { kind: 'code', code: codeAt(secret, Date.now()) }))).toEqual([
      429,
      'too_many_codes',
    ]);
  });

  test("isn't possible for an application or a visitor", async () => {
    const user = await platform.aUser({ password: PASSWORD });
    const { access_token: token } = await platform.composition.areas.identity.openSession(user.id, {
      userAgent: 'cli',
      source: 'application',
    });
    const answer = await platform.send('/api/iam/proof', {
      method: 'POST',
      json: { kind: 'password', password: PASSWORD },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await codeOf(answer)).toEqual([403, 'person_needed']);
    expect((await prove(platform.send, { kind: 'password', password: PASSWORD })).status).toBe(401);
  });

  test.each([
    {},
    { kind: 'none' },
    { kind: 'password' },
    { kind: 'code', code: '' },
    { kind: 'passkey', challenge_id: 'x', credential: null },
  ])('rejects %j', async (body) => {
    const { send } = await aPerson();
    expect((await prove(send, body)).status).toBe(422);
  });
});

describe('who has a password', () => {
  test.each([
    [PASSWORD, true],
    [null, false],
  ])('%s: %s', async (password, has) => {
    const { send } = await aPerson(password);
    expect(await (await send('/api/iam/factors')).json()).toMatchObject({ has_password: has });
  });
});

describe('the owner is told by mail', () => {
  const mailsTo = async (user: TestUser) =>
    await platform.core.db
      .selectFrom('outbox_mail')
      .select(['subject', 'body'])
      .where('recipient', '=', user.email)
      .orderBy('id')
      .execute();

  test('after every change of how they sign in: what, when, from where, and what to do', async () => {
    const { user, send, recovery } = await withCodes();
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': '203.0.113.7',
    };
    await send('/api/iam/proof', { method: 'POST', json: { kind: 'code', code: recovery[0] }, headers });
    const challenge = (await (await post(send, '/api/iam/passkeys/registration')).json()) as Challenge;
    const added = await send('/api/iam/passkeys', {
      method: 'POST',
      json: {
        challenge_id: challenge.challenge_id,
        credential: new Authenticator().register(challenge),
        name: 'Call 555',
      },
      headers,
    });
    const { id } = (await added.json()) as { id: string };
    await send('/api/iam/totp/recovery-codes', { method: 'POST', headers });
    await send(`/api/iam/passkeys/${id}`, { method: 'DELETE', headers });
    await send('/api/iam/totp', { method: 'DELETE', headers });
    await send(`/api/users/${user.id}/passwords`, {
      method: 'POST',
      json: { old_password: PASSWORD, password: 'another-demo' },
      headers,
    });
    const mails = await mailsTo(user);
    expect(mails.map((mail) => mail.subject)).toEqual([
      'One-time codes were turned on',
      'A recovery code was used',
      'A passkey was added',
      'New recovery codes generated',
      'A passkey was removed',
      'One-time codes were turned off',
      'Your password was changed',
    ]);
    expect(mails[1]?.body).toContain('Codes left: 9.');
    for (const { body } of mails.slice(1)) {
      expect(body).toMatch(
        /When: \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d UTC\nFrom: 203\.0\.113\.7, Firefox on Linux\n/,
      );
      expect(body).toContain(
        `If not, set a new password now. This signs out all sessions:\n\n${platform.core.config.publicUrl}/forgot-password\n`,
      );
      expect(body).not.toContain('555');
    }
  });

  test('without the words that a program calls itself', async () => {
    const { user, send } = await withCodes();
    await prove(send, { kind: 'password', password: PASSWORD });
    await send('/api/iam/totp', {
      method: 'DELETE',
      headers: { 'user-agent': 'Verify at evil.example/1.0', 'x-forwarded-for': 'evil.example' },
    });
    const body = (await mailsTo(user)).at(-1)?.body;
    expect(body).toMatch(/From: (127\.0\.0\.1|an unknown address), Unknown device\n/);
    expect(body).not.toContain('evil');
  });

  test("but not at an address that was never confirmed: it may be a stranger's", async () => {
    const { user, send } = await aPerson();
    await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', user.id).execute();
    await prove(send, { kind: 'password', password: PASSWORD });
    expect(
      (
        await send(`/api/users/${user.id}/passwords`, {
          method: 'POST',
          json: { old_password: PASSWORD, password: 'another-demo' },
        })
      ).status,
    ).toBe(204);
    expect(
      (
        await send(`/api/users/${user.id}/email`, {
          method: 'PUT',
          json: { email: `new-${user.email}`, password: 'another-demo' },
        })
      ).status,
    ).toBe(200);
    expect(await mailsTo(user)).toEqual([]);
  });

  test('not without limit: more than thirty changes in a quarter of an hour are rejected', async () => {
    const { send } = await withCodes();
    await prove(send, { kind: 'password', password: PASSWORD });
    const statuses = [];
    // Turning the codes on was the first one.
    for (let i = 0; i < 30; i++) statuses.push((await send('/api/iam/totp/recovery-codes', { method: 'POST' })).status);
    expect(statuses).toEqual([...Array<number>(29).fill(200), 429]);
  });
});
