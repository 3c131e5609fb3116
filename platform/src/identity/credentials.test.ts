import { hash, verify } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform, TestUser } from '../testing/index.ts';

// As it is, but its calls can be counted: work that a stranger could measure.
vi.mock('@node-rs/argon2', { spy: true });

const PASSWORD = 'terrarium-demo';
const OTHER_PASSWORD = 'another-password';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ config: { publicUrl: 'https://hub.example' } });
});
afterAll(() => platform.close());
beforeEach(() => {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
});

let callers = 0;
/** Every call from an address of its own, so that the limits by address do not meet. */
const post = (path: string, json: unknown) =>
  platform.send(path, {
    method: 'POST',
    json,
    headers: { 'x-forwarded-for': `10.1.${Math.trunc(++callers / 250)}.${callers % 250}` },
  });
const register = (email: string, more: object = {}) =>
  post('/api/iam/register', { email, password: PASSWORD, first_name: 'Ada', last_name: 'Byron', ...more });
const signIn = (email: string, password = PASSWORD) =>
  post('/api/iam/token', { grant_type: 'password', username: email, password });
const confirm = (token: string) => post('/api/iam/verification', { token });
const setPassword = (token: string, password = OTHER_PASSWORD) =>
  post('/api/iam/password-reset/confirm', { token, password });
const userOf = (email: string) =>
  platform.core.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
const aPerson = () => platform.aUser({ password: PASSWORD });
let people = 0;
const anAddress = () => `new-${++people}@example.org`;

/** Mails to an address, oldest first. */
const mailsTo = (email: string) =>
  platform.core.db
    .selectFrom('outbox_mail')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
async function lastMail(email: string): Promise<{ subject: string; body: string }> {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error(`No mail went to ${email}.`);
  return mail;
}
function tokenIn(mail: { body: string }): string {
  const token = /[#&]token=([\w-]{43})/.exec(mail.body)?.[1];
  if (!token) throw new Error(`The mail has no token: ${mail.body}`);
  return token;
}
/** Requests a new password and returns the token of the mail, which a job writes. */
async function resetToken(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  expect((await post('/api/iam/password-reset', { email })).status).toBe(202);
  await vi.waitFor(async () => expect((await mailsTo(email)).length).toBe(before + 1), 60_000);
  return tokenIn(await lastMail(email));
}
const age = (token: string, interval: string) =>
  platform.core.db
    .updateTable('mail_token')
    .set({ expires_at: sql<Date>`expires_at - ${interval}::interval` })
    .where('token_hash', '=', createHash('sha256').update(token).digest())
    .execute();

describe('registration', () => {
  test('makes an account that waits for its address to be confirmed, and a mail with the link', async () => {
    const response = await register('Ada.Lovelace@Example.org', { return_url: '/organizations?x=1' });
    expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
    expect(await userOf('ada.lovelace@example.org')).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      username: 'ada-lovelace',
      is_confirmed: false,
      is_consented: false,
      is_disabled: false,
    });
    const { body } = await lastMail('ada.lovelace@example.org');
    expect(body).toContain(
      `https://hub.example/verify-email#token=${tokenIn({ body })}&returnUrl=%2Forganizations%3Fx%3D1\n`,
    );
  });

  test('unconfirmed users can sign in, and the account says so', async () => {
    const email = anAddress();
    await register(email);
    expect((await signIn(email)).status).toBe(200);
    expect(await (await (await platform.as(email))('/api/account')).json()).toMatchObject({
      profile: { is_confirmed: false },
    });
  });

  test('of an existing address gives the same response with the same hashing, and a mail to its owner', async () => {
    const known = await aPerson();
    vi.mocked(hash).mockClear();
    const answers = [];
    for (const email of [known.email, anAddress()]) {
      const response = await register(email, { password: OTHER_PASSWORD });
      answers.push({
        status: response.status,
        body: await response.text(),
        headers: [...response.headers.keys()].sort(),
        hashed: vi.mocked(hash).mock.calls.length,
        verified: vi.mocked(verify).mock.calls.length,
      });
      vi.mocked(hash).mockClear();
      vi.mocked(verify).mockClear();
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 202, hashed: 1, verified: 0 });
    const mail = await lastMail(known.email);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.body).toContain('https://hub.example/sign-in');
    expect((await signIn(known.email, OTHER_PASSWORD)).status).toBe(401);
    expect((await signIn(known.email)).status).toBe(200);
  });

  test('no text of the registering person is in a mail', async () => {
    const email = anAddress();
    await register(email, { first_name: 'Click https://evil.example', last_name: 'now' });
    expect((await lastMail(email)).body).not.toContain('evil');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'the return address %s is left out of the mail',
    async (returnUrl) => {
      const email = anAddress();
      expect((await register(email, { return_url: returnUrl })).status).toBe(202);
      expect((await lastMail(email)).body).not.toMatch(/returnUrl|evil|javascript/);
    },
  );

  test('user names are made from the address and unique', async () => {
    for (const email of ['same@one.example', 'same@two.example', 'SAME@three.example']) await register(email);
    expect(
      (await Promise.all(['same@one.example', 'same@two.example', 'same@three.example'].map(userOf))).map(
        (user) => user?.username,
      ),
    ).toEqual(['same', 'same-2', 'same-3']);
  });

  test('two registrations of one address at once make one account', async () => {
    const email = anAddress();
    expect((await Promise.all([register(email), register(email)])).map((response) => response.status)).toEqual([
      202, 202,
    ]);
    expect((await mailsTo(email)).map((mail) => mail.subject).sort()).toEqual([
      'Confirm your email address',
      'You already have an account',
    ]);
  });

  test('one address gets at most five mails about its account in a quarter of an hour', async () => {
    const known = await aPerson();
    for (let i = 0; i < 7; i++) expect((await register(known.email)).status).toBe(202);
    expect(await mailsTo(known.email)).toHaveLength(5);
  });

  test('limits one caller, with Retry-After', async () => {
    const statuses = [];
    let last: Response | undefined;
    for (let i = 0; i < 31; i++) {
      last = await platform.send('/api/iam/password-reset', {
        method: 'POST',
        json: { email: 'stranger@example.org' },
        headers: { 'x-forwarded-for': '203.0.113.77' },
      });
      statuses.push(last.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([
    ['email', 'no address'],
    ['email', 'a@b'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['email', `${'a'.repeat(250)}@b.example`],
    ['password', 'too-short'],
    ['password', 'x'.repeat(1025)],
    ['first_name', 'x'.repeat(61)],
    ['last_name', 'two\nlines'],
    ['email', undefined],
    ['email', '\u212aate@example.org'],
    ['password', '\ud800aaaaaaaaaaa'],
    ['first_name', 'turned \u202eround'],
  ])('[ERR-15] %s = %j is rejected with its location', async (field, value) => {
    const response = await register(anAddress(), { [field]: value });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { detail: { loc: string[] }[] }).detail.map((each) => each.loc)).toContainEqual([
      'body',
      field,
    ]);
  });

  test.each(['1234567890', 'qwertyuiop', 'password123', 'aaaaaaaaaa', 'terrarium1'])(
    'rejects the common password %s at its field',
    async (password) => {
      const response = await register(anAddress(), { password });
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { detail: [{ loc: ['body', 'password'] }] },
      ]);
    },
  );

  test('is rejected while too many accounts are unconfirmed; confirming one makes room', async () => {
    const small = await startPlatform({ config: { unconfirmedAccounts: 2 } });
    const sign = (email: string) =>
      small.send('/api/iam/register', {
        method: 'POST',
        json: { email, password: PASSWORD, first_name: '', last_name: '' },
      });
    try {
      for (const email of ['a@b.example', 'b@b.example']) expect((await sign(email)).status).toBe(202);
      const refused = await sign('c@b.example');
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { error: { human_readable_id: 'limit_reached' } },
      ]);
      await small.core.db
        .updateTable('app_user')
        .set({ is_confirmed: true })
        .where('email', '=', 'a@b.example')
        .execute();
      expect((await sign('c@b.example')).status).toBe(202);
    } finally {
      await small.close();
    }
  });

  test('is deleted after UNCONFIRMED_DAYS if unconfirmed, unless the account is used or has a project', async () => {
    const old = sql<Date>`now() - interval '31 days'`;
    const [idle, used, owner] = [anAddress(), anAddress(), anAddress()];
    for (const email of [idle, used, owner]) {
      await register(email);
      await platform.core.db.updateTable('app_user').set({ created_at: old }).where('email', '=', email).execute();
    }
    expect((await signIn(used)).status).toBe(200);
    const { id } = (await userOf(owner))!;
    await sql`insert into project (id, user_id, name, title, created_by) values (gen_random_uuid(), ${id}, 'p', 'p', ${id})`.execute(
      platform.core.db,
    );
    await platform.cleanUp('old sessions');
    expect(await Promise.all([idle, used, owner].map(async (email) => (await userOf(email)) !== undefined))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('an account stores nothing before its address is confirmed: no project, no file, no upload', async () => {
    const email = anAddress();
    await register(email);
    const token = ((await (await signIn(email)).json()) as { access_token: string }).access_token;
    const send = (method: string, path: string, body?: string, type = 'application/json') =>
      platform.send(path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        ...(body === undefined ? {} : { body }),
      });
    const id = '0190f000-0000-7000-8000-000000000001';
    for (const answer of [
      await send('POST', '/api/projects', '{"name":"x"}'),
      await send('PUT', `/api/projects/${id}/files/a.bin`, 'x', 'application/octet-stream'),
      await send('POST', `/api/projects/${id}/uploads`, ''),
    ])
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { error: { human_readable_id: 'address_not_confirmed' } },
      ]);
    expect((await send('GET', '/api/projects')).status).toBe(200);
  });

  test('is rejected with the reason where it is turned off', async () => {
    const closed = await startPlatform({ config: { registration: false } });
    try {
      const response = await closed.send('/api/iam/register', {
        method: 'POST',
        json: { email: 'a@b.example', password: PASSWORD, first_name: '', last_name: '' },
      });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { error: { human_readable_id: 'registration_off' } },
      ]);
      expect(await closed.core.db.selectFrom('app_user').select('id').execute()).toEqual([]);
    } finally {
      await closed.close();
    }
  });
});

describe('confirmation of an address', () => {
  async function aRegistered(): Promise<{ email: string; token: string }> {
    const email = anAddress();
    await register(email);
    return { email, token: tokenIn(await lastMail(email)) };
  }

  test('the token of the mail confirms the account, once', async () => {
    const { email, token } = await aRegistered();
    expect((await confirm(token)).status).toBe(202);
    expect(await userOf(email)).toMatchObject({ is_confirmed: true });
    const again = await confirm(token);
    expect([again.status, await again.json()]).toMatchObject([
      422,
      { error: { human_readable_id: 'mail_token_invalid' }, detail: [{ loc: ['body', 'token'] }] },
    ]);
  });

  test('ends sessions that somebody else may have begun before', async () => {
    const { email, token } = await aRegistered();
    const [stranger, owner] = [await platform.as(email), await platform.as(email)];
    expect((await owner('/api/iam/verification', { method: 'POST', json: { token } })).status).toBe(202);
    expect((await owner('/api/account')).status).toBe(200);
    expect((await stranger('/api/account')).status).toBe(401);
  });

  test('ends all sessions if there is none; whoever chose the password can sign in again', async () => {
    const { email, token } = await aRegistered();
    const stranger = await platform.as(email);
    await confirm(token);
    expect((await stranger('/api/account')).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
  });

  test('until then there are no second factors and no organizations, and factors that are there all the same fall', async () => {
    const { email, token } = await aRegistered();
    const send = await platform.as(email);
    const write = async (method: string, path: string, json?: object) => {
      const response = await send(path, { method, ...(json ? { json } : {}) });
      return [
        response.status,
        ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
      ];
    };
    const credential = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'x', attestationObject: 'x' },
      clientExtensionResults: {},
    };
    for (const [method, path, json] of [
      ['POST', '/api/iam/totp'],
      ['PUT', '/api/iam/totp', { code: '123456' }],
      ['POST', '/api/iam/totp/recovery-codes'],
      ['POST', '/api/iam/passkeys/registration'],
      ['POST', '/api/iam/passkeys', { challenge_id: newId(), credential, name: 'Laptop' }],
      ['POST', '/api/organizations/', { title: 'Mine', name: 'mine-first' }],
    ] as const)
      expect(await write(method, path, json), `${method} ${path}`).toEqual([403, 'address_not_confirmed']);
    const user = await userOf(email);
    await sql`insert into totp (user_id, sealed_secret, confirmed_at) values (${user?.id}, ${Buffer.from('x')}, now())`.execute(
      platform.core.db,
    );
    await confirm(token);
    expect((await signIn(email)).status).toBe(200);
    const mine = await (
      await platform.as(email)
    )('/api/organizations/', { method: 'POST', json: { title: 'Mine', name: 'mine-first' } });
    expect(mine.status).toBe(201);
  });

  test('deletes the mail when its link was used', async () => {
    const { email, token } = await aRegistered();
    const reset = await resetToken(email);
    await confirm(token);
    expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual(['Reset your password']);
    await setPassword(reset);
    expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual(['Your password was changed']);
  });

  test('of two uses at once one counts', async () => {
    const { token } = await aRegistered();
    expect((await Promise.all([confirm(token), confirm(token)])).map((response) => response.status).sort()).toEqual([
      202, 422,
    ]);
  });

  test('a token is kept as its hash only', async () => {
    const { token } = await aRegistered();
    const { rows } = await platform.core.connection.pool.query<{ text: string }>(
      'select row_to_json(mail_token)::text as text from mail_token',
    );
    expect(rows.map((row) => row.text).join()).not.toContain(token);
    expect(rows.map((row) => row.text).join()).toContain(createHash('sha256').update(token).digest('hex'));
    expect(platform.logged().join()).not.toContain(token);
  });

  test('a token that is older than a day, made up, or for something else has no effect', async () => {
    const { email, token } = await aRegistered();
    const reset = await resetToken(email);
    await age(token, '24 hours');
    for (const bad of [token, 'made-up', reset]) expect((await confirm(bad)).status).toBe(422);
    expect((await confirm('')).status).toBe(422);
    expect(await userOf(email)).toMatchObject({ is_confirmed: false });
    expect((await setPassword(token)).status).toBe(422);
  });

  test('of a disabled account has no effect', async () => {
    const { email, token } = await aRegistered();
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('email', '=', email).execute();
    expect((await confirm(token)).status).toBe(422);
  });

  test('sends the mail again at most once a minute, and only if an address is unconfirmed', async () => {
    const { email } = await aRegistered();
    const send = await platform.as(email);
    const resend = () => send('/api/iam/verification/resend', { method: 'POST' });
    const soon = await resend();
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    await platform.core.db
      .updateTable('mail_token')
      .set({ created_at: sql<Date>`now() - interval '61 seconds'` })
      .execute();
    expect((await resend()).status).toBe(202);
    expect((await resend()).status).toBe(429);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(
      (await send('/api/iam/verification', { method: 'POST', json: { token: tokenIn(mails[1] ?? { body: '' }) } }))
        .status,
    ).toBe(202);
    expect((await resend()).status).toBe(409);
    expect((await platform.send('/api/iam/verification/resend', { method: 'POST' })).status).toBe(401);
  });

  test('two requests for the mail at once send one', async () => {
    const { email } = await aRegistered();
    await platform.core.db
      .updateTable('mail_token')
      .set({ created_at: sql<Date>`now() - interval '61 seconds'` })
      .execute();
    const send = await platform.as(email);
    const statuses = (
      await Promise.all([1, 2].map(() => send('/api/iam/verification/resend', { method: 'POST' })))
    ).map((response) => response.status);
    expect(statuses.sort()).toEqual([202, 429]);
  });
});

describe('a forgotten password', () => {
  test("every address gets the same response, and hashing doesn't reveal a difference", async () => {
    const known = await aPerson();
    vi.mocked(hash).mockClear();
    const answers = [];
    for (const email of [known.email, anAddress()]) {
      const response = await post('/api/iam/password-reset', { email });
      answers.push([response.status, await response.text(), [...response.headers.keys()].sort()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(vi.mocked(hash)).not.toHaveBeenCalled();
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
  });

  test('the mail leads to a new password; every session ends, the owner is told, and the token works once', async () => {
    const { email } = await aPerson();
    const send = await platform.as(email);
    expect((await send('/api/account')).status).toBe(200);
    const token = await resetToken(email);
    expect((await lastMail(email)).body).toContain(`https://hub.example/reset-password#token=${token}\n`);
    expect((await setPassword(token)).status).toBe(202);
    expect((await send('/api/account')).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, OTHER_PASSWORD)).status).toBe(200);
    expect((await lastMail(email)).subject).toBe('Your password was changed');
    expect((await setPassword(token)).status).toBe(422);
  });

  test('a token ends after an hour, with a newer password, and never works for confirming', async () => {
    const { email } = await aPerson();
    const [first, second] = [await resetToken(email), await resetToken(email)];
    await age(first, '1 hour');
    expect((await setPassword(first)).status).toBe(422);
    const third = await resetToken(email);
    expect((await setPassword(second)).status).toBe(202);
    expect((await setPassword(third)).status).toBe(422);
  });

  test('a short password is rejected and does not spend the token', async () => {
    const { email } = await aPerson();
    const token = await resetToken(email);
    const refused = await setPassword(token, 'short');
    expect([refused.status, await refused.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'password'] }] }]);
    expect((await setPassword(token)).status).toBe(202);
  });

  test('tries with made-up tokens are limited for one address', async () => {
    const statuses = new Map<number, number>();
    for (let i = 0; i < 61; i++) {
      const { status } = await platform.send('/api/iam/password-reset/confirm', {
        method: 'POST',
        json: { token: `made-up-${i}`, password: OTHER_PASSWORD },
        headers: { 'x-forwarded-for': '203.0.113.78' },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [422, 60],
      [429, 1],
    ]);
  });

  test('a bad token takes as much hashing as a good one', async () => {
    const { email } = await aPerson();
    const token = await resetToken(email);
    const work = [];
    for (const each of ['made-up', token]) {
      vi.mocked(hash).mockClear();
      await setPassword(each);
      work.push(vi.mocked(hash).mock.calls.length);
    }
    expect(work).toEqual([1, 1]);
  });

  test('it confirms the address, and removes what somebody else added to an unconfirmed account', async () => {
    const email = anAddress();
    await register(email);
    const user = await userOf(email);
    await platform.core.connection.pool.query(
      "insert into passkey (id, user_id, credential_id, public_key, name) values ($1, $2, $3, '\\x01', 'Theirs')",
      [newId(), user?.id, Buffer.from(email)],
    );
    expect((await setPassword(await resetToken(email))).status).toBe(202);
    expect(await userOf(email)).toMatchObject({ is_confirmed: true });
    expect(
      (await platform.core.connection.pool.query('select 1 from passkey where user_id = $1', [user?.id])).rows,
    ).toEqual([]);
  });

  test('of a confirmed account the passkeys stay', async () => {
    const { email, id } = await aPerson();
    await platform.core.connection.pool.query(
      "insert into passkey (id, user_id, credential_id, public_key, name) values ($1, $2, $3, '\\x01', 'Mine')",
      [newId(), id, Buffer.from(email)],
    );
    expect((await setPassword(await resetToken(email))).status).toBe(202);
    expect(
      (await platform.core.connection.pool.query('select 1 from passkey where user_id = $1', [id])).rows,
    ).toHaveLength(1);
  });

  test("[DATA-23] a disabled account gets no mail, and an earlier token doesn't restore it", async () => {
    const { email, id } = await aPerson();
    const token = await resetToken(email);
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', id).execute();
    const before = (await mailsTo(email)).length;
    await post('/api/iam/password-reset', { email });
    const other = await aPerson();
    // Jobs of one kind are worked one after the other: when the later one is done, the earlier one is.
    await resetToken(other.email);
    expect(await mailsTo(email)).toHaveLength(before);
    expect((await setPassword(token)).status).toBe(422);
    expect(await userOf(email)).toMatchObject({ is_disabled: true });
  });

  test('failed sign-ins of before do not keep the owner waiting', async () => {
    const { email } = await aPerson();
    const from = { 'x-forwarded-for': '203.0.113.5' };
    const wrong = () =>
      platform.send('/api/iam/token', {
        method: 'POST',
        json: { grant_type: 'password', username: email, password: 'wrong' },
        headers: from,
      });
    for (let i = 0; i < 10; i++) await wrong();
    expect((await wrong()).status).toBe(429);
    const token = await resetToken(email);
    await platform.send('/api/iam/password-reset/confirm', {
      method: 'POST',
      json: { token, password: OTHER_PASSWORD },
      headers: from,
    });
    expect(
      (
        await platform.send('/api/iam/token', {
          method: 'POST',
          json: { grant_type: 'password', username: email, password: OTHER_PASSWORD },
          headers: from,
        })
      ).status,
    ).toBe(200);
  });
});

test('a locked-out device can sign in with the new password without limit, and is told about it', async () => {
  const { email } = await aPerson();
  const device = 'b'.repeat(43);
  const onDevice = (password: string) =>
    post('/api/iam/token', { grant_type: 'password', username: email, password, device });
  expect((await onDevice(PASSWORD)).status).toBe(200);
  for (let i = 0; i < 10; i++) expect((await onDevice('wrong')).status).toBe(401);
  const refused = await onDevice(PASSWORD);
  expect(refused.status).toBe(429);
  expect(((await refused.json()) as { error: { message: string } }).error.message).toMatch(
    /^Too many failed sign-ins\. Wait \d+ \w+ and try again, or reset your password by email/,
  );
  expect((await setPassword(await resetToken(email))).status).toBe(202);
  // By the first the hub knows the device again, which then counts by itself.
  expect((await onDevice(OTHER_PASSWORD)).status).toBe(200);
  expect((await onDevice(OTHER_PASSWORD)).status).toBe(200);
});

test("strangers who lock an account can't lock out its owner after a password reset by mail", async () => {
  const { email } = await aPerson();
  const from = (i: number) => ({ 'x-forwarded-for': `203.0.114.${Math.trunc(i / 10)}` });
  const wrong = (i: number) =>
    platform.send('/api/iam/token', {
      method: 'POST',
      json: { grant_type: 'password', username: email, password: 'wrong' },
      headers: from(i),
    });
  for (let i = 0; i < 50; i++) expect((await wrong(i)).status).toBe(401);
  expect((await signIn(email)).status).toBe(429);
  expect((await setPassword(await resetToken(email))).status).toBe(202);
  expect((await signIn(email, OTHER_PASSWORD)).status).toBe(200);
});

describe('change of password', () => {
  const change = async (
    person: TestUser,
    json: unknown,
    send?: Awaited<ReturnType<TestPlatform['as']>>,
    id = person.id,
  ) => (send ?? (await platform.as(person.email)))(`/api/users/${id}/passwords`, { method: 'POST', json });

  test('[ACCT-09] the right old password changes it: the new one signs in, the old one does not, the other sessions end, the owner is told', async () => {
    const ada = await aPerson();
    const [here, elsewhere] = [await platform.as(ada.email), await platform.as(ada.email)];
    const reset = await resetToken(ada.email);
    expect((await change(ada, { old_password: PASSWORD, password: OTHER_PASSWORD }, here)).status).toBe(204);
    expect((await here('/api/account')).status).toBe(200);
    expect((await elsewhere('/api/account')).status).toBe(401);
    expect((await signIn(ada.email, OTHER_PASSWORD)).status).toBe(200);
    expect((await signIn(ada.email)).status).toBe(401);
    expect((await lastMail(ada.email)).subject).toBe('Your password was changed');
    expect((await setPassword(reset)).status).toBe(422);
  });

  test('[ACCT-09] rejects a wrong password at its field, and all of them for a while after ten', async () => {
    const ada = await aPerson();
    const send = await platform.as(ada.email);
    const refused = await change(ada, { old_password: 'wrong', password: OTHER_PASSWORD }, send);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { error: { human_readable_id: 'wrong_password' }, detail: [{ loc: ['body', 'old_password'] }] },
    ]);
    for (let i = 0; i < 9; i++) await change(ada, { old_password: 'wrong', password: OTHER_PASSWORD }, send);
    const blocked = await change(ada, { old_password: PASSWORD, password: OTHER_PASSWORD }, send);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(ada.email)).status).toBe(200);
  });

  test('[ACCT-09] rejects another person, a visitor, and a short password', async () => {
    const [ada, max] = [await aPerson(), await aPerson()];
    expect((await change(ada, { old_password: PASSWORD, password: OTHER_PASSWORD }, undefined, max.id)).status).toBe(
      404,
    );
    expect((await change(ada, { old_password: PASSWORD, password: 'short' })).status).toBe(422);
    expect(
      (
        await platform.send(`/api/users/${ada.id}/passwords`, {
          method: 'POST',
          json: { old_password: PASSWORD, password: OTHER_PASSWORD },
        })
      ).status,
    ).toBe(401);
    expect((await signIn(max.email)).status).toBe(200);
  });
});

describe('change of address', () => {
  const change = async (person: TestUser, email: string, password = PASSWORD, id = person.id) =>
    (await platform.as(person.email))(`/api/users/${id}/email`, { method: 'PUT', json: { email, password } });
  const account = async (email: string) => (await (await (await platform.as(email))('/api/account')).json()) as object;

  test('[ACCT-07, ACCT-08] the old address stays until the new one is confirmed; both get a mail', async () => {
    const ada = await aPerson();
    const next = anAddress();
    const asked = await change(ada, next.toUpperCase());
    expect([asked.status, await asked.json()]).toEqual([200, { email: ada.email, pending_email: next }]);
    expect(await account(ada.email)).toMatchObject({ email: ada.email, profile: { pending_email: next } });
    expect((await signIn(ada.email)).status).toBe(200);
    expect((await signIn(next)).status).toBe(401);
    expect((await lastMail(ada.email)).body).toContain(next);
    const send = await platform.as(ada.email);
    expect((await confirm(tokenIn(await lastMail(next)))).status).toBe(202);
    // Earlier sessions have it immediately too.
    expect(await (await send('/api/account')).json()).toMatchObject({
      email: next,
      profile: { pending_email: null, is_confirmed: true },
    });
    expect(await (await send('/api/iam/session')).json()).toMatchObject({ identity: { traits: { email: next } } });
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(ada.email)).status).toBe(401);
    expect((await lastMail(ada.email)).subject).toBe('Your email address was changed');
  });

  test('[ACCT-08] a malformed body, a wrong password and another person are rejected', async () => {
    const [ada, max] = [await aPerson(), await aPerson()];
    const send = await platform.as(ada.email);
    for (const json of [
      {},
      { email: anAddress() },
      { email: 'no address', password: PASSWORD },
      { password: PASSWORD },
    ]) {
      expect((await send(`/api/users/${ada.id}/email`, { method: 'PUT', json })).status).toBe(422);
    }
    const refused = await change(ada, anAddress(), 'wrong');
    expect([refused.status, await refused.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'password'] }] }]);
    expect((await change(ada, anAddress(), PASSWORD, max.id)).status).toBe(404);
    expect(await account(ada.email)).toMatchObject({ profile: { pending_email: null } });
  });

  test('an address of somebody else gets the same response; its owner is notified, and no link can take it', async () => {
    const [ada, max] = [await aPerson(), await aPerson()];
    const free = await change(ada, anAddress());
    const taken = await change(ada, max.email);
    expect([taken.status, Object.keys((await taken.json()) as object)]).toEqual([
      free.status,
      Object.keys((await free.json()) as object),
    ]);
    const mail = await lastMail(max.email);
    expect(mail.subject).toBe('Someone tried to use your email address');
    expect(mail.body).not.toContain('token');
  });

  test('an address that another account has taken since is a conflict, and the token becomes invalid', async () => {
    const ada = await aPerson();
    const next = anAddress();
    await change(ada, next);
    const token = tokenIn(await lastMail(next));
    await platform.aUser({ email: next });
    const response = await confirm(token);
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: { human_readable_id: 'email_taken' } },
    ]);
    expect(await userOf(ada.email)).toBeDefined();
  });

  test('a second change ends the first link; entering the current address cancels the change; so does a new password', async () => {
    const ada = await aPerson();
    const [first, second] = [anAddress(), anAddress()];
    const asked = async (email: string) => {
      await change(ada, email);
      return tokenIn(await lastMail(email));
    };
    const ofFirst = await asked(first);
    const ofSecond = await asked(second);
    expect((await confirm(ofFirst)).status).toBe(422);
    await change(ada, ada.email);
    expect((await confirm(ofSecond)).status).toBe(422);
    const ofThird = await asked(anAddress());
    expect((await setPassword(await resetToken(ada.email))).status).toBe(202);
    expect((await confirm(ofThird)).status).toBe(422);
    expect(await userOf(ada.email)).toMatchObject({ pending_email: null });
  });

  test('the mail to the new address can be sent again', async () => {
    const ada = await aPerson();
    const next = anAddress();
    await change(ada, next);
    await platform.core.db
      .updateTable('mail_token')
      .set({ created_at: sql<Date>`now() - interval '61 seconds'` })
      .execute();
    expect((await (await platform.as(ada.email))('/api/iam/verification/resend', { method: 'POST' })).status).toBe(202);
    expect(await mailsTo(next)).toHaveLength(2);
    expect((await confirm(tokenIn(await lastMail(next)))).status).toBe(202);
  });

  test('many accounts that name one address cause five mails to it in a quarter of an hour', async () => {
    const next = anAddress();
    for (let i = 0; i < 7; i++) expect((await change(await aPerson(), next)).status).toBe(200);
    expect(await mailsTo(next)).toHaveLength(5);
  });

  test('more than five changes in a quarter of an hour are rejected', async () => {
    const ada = await aPerson();
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await change(ada, anAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  interface Sessions {
    items: { id: string; is_current: boolean; source: string; device: string }[];
    total_count: number;
  }
  const list = async (send: Awaited<ReturnType<TestPlatform['as']>>) =>
    (await (await send('/api/iam/sessions')).json()) as Sessions;

  test('[DATA-18] each is listed with its device and how it began; the present one is marked', async () => {
    const ada = await aPerson();
    await platform.composition.areas.identity.openSession(ada.id, { userAgent: FIREFOX, source: 'passkey' });
    const send = await platform.as(ada.email);
    expect(await list(send)).toEqual({
      items: [
        {
          id: expect.any(String),
          is_current: true,
          source: 'password',
          device: 'Unknown device',
          created_at: expect.any(String),
          last_used_at: expect.any(String),
        },
        {
          id: expect.any(String),
          is_current: false,
          source: 'passkey',
          device: 'Firefox on Linux',
          created_at: expect.any(String),
          last_used_at: expect.any(String),
        },
      ],
      total_count: 2,
    });
    expect((await platform.send('/api/iam/sessions')).status).toBe(401);
  });

  test("ending one works at once; ended ones aren't listed", async () => {
    const ada = await aPerson();
    const [here, elsewhere] = [await platform.as(ada.email), await platform.as(ada.email)];
    expect((await elsewhere('/api/account')).status).toBe(200);
    const other = (await list(here)).items.find((session) => !session.is_current);
    expect((await here(`/api/iam/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await elsewhere('/api/account')).status).toBe(401);
    expect((await list(here)).total_count).toBe(1);
    expect((await here(`/api/iam/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test("another person's, an unknown and an invalid one return 404", async () => {
    const [ada, max] = [await aPerson(), await aPerson()];
    const [send, theirs] = [await platform.as(ada.email), await platform.as(max.email)];
    const session = (await list(theirs)).items[0];
    for (const id of [session?.id, newId(), 'none', '%27'])
      expect((await send(`/api/iam/sessions/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await theirs('/api/account')).status).toBe(200);
  });

  test('all others are ended, the present one goes on', async () => {
    const ada = await aPerson();
    const [here, one, two] = [await platform.as(ada.email), await platform.as(ada.email), await platform.as(ada.email)];
    expect((await here('/api/iam/sessions', { method: 'DELETE' })).status).toBe(204);
    expect([
      (await here('/api/account')).status,
      (await one('/api/account')).status,
      (await two('/api/account')).status,
    ]).toEqual([200, 401, 401]);
  });

  test('[DATA-23] for a disabled user none is opened', async () => {
    const ada = await platform.aUser({ disabled: true });
    await expect(
      platform.composition.areas.identity.openSession(ada.id, { userAgent: '', source: 'oidc' }),
    ).rejects.toMatchObject({ status: 401, code: 'account_disabled' });
  });
});
