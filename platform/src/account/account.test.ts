import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform, TestUser } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ config: { defaultPersonPlan: 'free_subscription' } });
});
afterAll(() => platform.close());

const json = async (response: Response | Promise<Response>): Promise<Record<string, unknown>> =>
  (await (await response).json()) as Record<string, unknown>;

describe('account', () => {
  test('[ACCT-03, DATA-01] GET /api/account returns the signed-in user, and 401 without a session', async () => {
    const ada = await platform.aUser({ firstName: 'Ada', lastName: 'Lovelace' });
    const acme = await platform.anOrganization({ members: { admin: ada } });
    await platform.aSubscription({ of: acme, product: 'security_subscription' });
    const send = await platform.as(ada.email);
    expect(await json(send('/api/account'))).toEqual({
      id: ada.id,
      email: ada.email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      username: ada.username,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      featurePermissions: { 'cloud-notebooks': true, ai_navigator: true },
      profile: { is_consented: false, is_confirmed: true, is_disabled: false, pending_email: null },
      is_operator: false,
      subscriptions: [{ product_code: 'security_subscription', expires_at: expect.any(String), org_id: acme.id }],
    });
    expect((await platform.send('/api/account')).status).toBe(401);
  });

  test('[ACCT-04, SUB-32] features follow the active subscriptions', async () => {
    const [none, starter, expired] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
    await platform.aSubscription({ of: starter, product: 'starter_subscription' });
    await platform.aSubscription({
      of: expired,
      product: 'security_subscription',
      start: new Date('2020-01-01'),
      end: new Date('2020-02-01'),
    });
    const featuresOf = async (email: string) => json((await platform.as(email))('/api/account/features'));
    expect(await featuresOf(none.email)).toEqual({ features: { 'cloud-notebooks': false, ai_navigator: false } });
    expect(await featuresOf(starter.email)).toEqual({ features: { 'cloud-notebooks': true, ai_navigator: false } });
    expect(await featuresOf(expired.email)).toEqual({ features: { 'cloud-notebooks': false, ai_navigator: false } });
    expect((await platform.send('/api/account/features')).status).toBe(401);
  });
});

describe('other users', () => {
  test('[ACCT-05, DATA-01] members of a shared organization can see a user; only its admins and the user can see the email address', async () => {
    const [ada, max, bill] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
    await platform.anOrganization({ members: { admin: ada, member: max, billing_manager: bill } });
    const see = async (viewer: { email: string }, id: string) =>
      json((await platform.as(viewer.email))(`/api/users/${id}`));
    expect(await see(ada, max.id)).toMatchObject({ id: max.id, username: max.username, email: max.email });
    expect(await see(max, ada.id)).toMatchObject({
      id: ada.id,
      username: ada.username,
      email: null,
      subscriptions: [],
      featurePermissions: {},
      is_operator: null,
      profile: { pending_email: null },
    });
    expect(await see(bill, max.id)).toMatchObject({ email: null });
    expect(await see(max, max.id)).toMatchObject({ email: max.email });
    expect(Object.keys(await see(max, ada.id)).sort()).toEqual([
      'created_at',
      'email',
      'featurePermissions',
      'first_name',
      'id',
      'is_operator',
      'last_name',
      'profile',
      'subscriptions',
      'username',
    ]);
  });

  test('[ACCT-05] strangers and unknown ids both return 404', async () => {
    const [ada, stranger] = [await platform.aUser(), await platform.aUser()];
    const send = await platform.as(ada.email);
    for (const id of [stranger.id, '01900000-0000-7000-8000-000000000000', 'no-id', '%27'])
      expect((await send(`/api/users/${id}`)).status).toBe(404);
    expect((await platform.send(`/api/users/${ada.id}`)).status).toBe(401);
  });
});

describe('profile', () => {
  const update = async (person: TestUser, names: unknown, path = `/api/users/${person.id}/`) =>
    (await platform.as(person.email))(path, { method: 'PUT', json: names });

  test.each(['/', ''])("[ACCT-06] a change keeps omitted fields; the address ends with '%s'", async (end) => {
    const ada = await platform.aUser({ firstName: 'Ada', lastName: 'Byron' });
    const changed = await update(ada, { last_name: ' Lovelace ' }, `/api/users/${ada.id}${end}`);
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { first_name: 'Ada', last_name: 'Lovelace', username: ada.username },
    ]);
    expect(await json((await platform.as(ada.email))(`/api/users/${ada.id}`))).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
    });
  });

  test("[ACCT-06] returns 404 for another person's profile and 401 without a session", async () => {
    const [ada, max] = [await platform.aUser(), await platform.aUser()];
    expect((await update(ada, { first_name: 'Max' }, `/api/users/${max.id}/`)).status).toBe(404);
    expect((await platform.send(`/api/users/${ada.id}/`, { method: 'PUT', json: { first_name: 'X' } })).status).toBe(
      401,
    );
  });

  test('[ACCT-06, ERR-14, ERR-15] a taken user name returns 409 on its field with a free one', async () => {
    const [ada, max] = [await platform.aUser(), await platform.aUser()];
    const response = await update(max, { username: ada.username });
    expect(response.status).toBe(409);
    const body = (await response.json()) as { error: { message: string }; detail: { suggestion: string }[] };
    expect(body).toEqual({
      error: { message: expect.stringContaining(ada.username), human_readable_id: 'username_taken' },
      detail: [
        {
          loc: ['body', 'username'],
          pointer: '/username',
          msg: expect.any(String),
          type: 'username_taken',
          suggestion: expect.any(String),
        },
      ],
    });
    expect((await update(max, { username: body.detail[0]?.suggestion })).status).toBe(200);
  });

  test.each([
    ['username', 'A'],
    ['username', 'Ada Lovelace'],
    ['username', '-ada'],
    ['username', 'a'.repeat(40)],
    ['first_name', 'x'.repeat(61)],
    ['last_name', 'a\nb'],
    ['first_name', 7],
  ])('[ERR-15] rejects %s = %j with its location', async (field, value) => {
    const response = await update(await platform.aUser(), { [field]: value });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { detail: [{ loc: ['body', field], msg: expect.any(String) }] },
    ]);
  });
});

describe('consent', () => {
  test('[ACCT-12, ACCT-13, ACCT-14] is false before and true after accepting, with version and time, and can be revoked', async () => {
    const ada = await platform.aUser();
    const send = await platform.as(ada.email);
    const isConsented = () => json(send('/api/iam/auth/is-consented'));
    expect(await isConsented()).toEqual({ is_consented: false, version: null, consented_at: null });
    const answered = await json(
      send('/api/iam/auth/update-consent', { method: 'PUT', json: { is_consented: true, version: '2026-05' } }),
    );
    expect(answered).toEqual({ is_consented: true, version: '2026-05', consented_at: expect.any(String) });
    expect(await isConsented()).toEqual(answered);
    expect(await json(send('/api/account'))).toMatchObject({ profile: { is_consented: true } });
    await send('/api/iam/auth/update-consent', { method: 'PUT', json: { is_consented: false, version: '2026-05' } });
    expect(await isConsented()).toMatchObject({ is_consented: false });
  });

  test.each([
    {},
    { is_consented: true },
    { version: '1' },
    { is_consented: 'yes', version: '1' },
    { is_consented: true, version: '' },
  ])('[ACCT-14] %j is rejected', async (body) => {
    const send = await platform.as((await platform.aUser()).email);
    expect((await send('/api/iam/auth/update-consent', { method: 'PUT', json: body })).status).toBe(422);
    expect((await platform.send('/api/iam/auth/is-consented')).status).toBe(401);
  });
});

describe('deletion', () => {
  const remove = async (person: TestUser, hard?: boolean) =>
    (await platform.as(person.email))(`/api/users/me${hard === undefined ? '' : `?hard=${hard}`}`, {
      method: 'DELETE',
    });
  const signIn = (person: TestUser) =>
    platform.send('/api/iam/token', {
      method: 'POST',
      json: { grant_type: 'password', username: person.email, password: person.password },
    });
  const rowOf = (person: TestUser) =>
    platform.core.db.selectFrom('app_user').selectAll().where('id', '=', person.id).executeTakeFirst();
  const deletedDaysAgo = (person: TestUser, days: number) =>
    platform.core.db
      .updateTable('app_user')
      .set({ deleted_at: new Date(Date.now() - days * 24 * 3_600_000) })
      .where('id', '=', person.id)
      .execute();

  test('[ACCT-10, ACCT-11, DATA-23] hard=false disables the account: sign-in, sessions and channel tokens stop at once, and no data is lost', async () => {
    const ada = await platform.aUser({ password: 'a-good-password' });
    const acme = await platform.anOrganization({ members: { admin: ada } });
    const send = await platform.as(ada.email);
    const { secret } = (await json(
      send(`/api/organizations/${acme.name}/ce/current-token`, { method: 'POST', json: {} }),
    )) as { secret: string };
    await platform.core.connection.pool.query(
      "insert into channel (id, organization_id, name, privacy, type) values ($1, $2, 'main', 'internal', 'hosted')",
      [newId(), acme.id],
    );
    const channel = () => platform.send(`/t/${secret}/repo/${acme.name}/main/noarch/repodata.json`);
    expect((await channel()).status).toBe(200);
    expect((await remove(ada)).status).toBe(204);
    expect((await send('/api/account')).status).toBe(401);
    expect((await signIn(ada)).status).toBe(401);
    expect((await channel()).status).toBe(401);
    expect(await rowOf(ada)).toMatchObject({ is_disabled: true, first_name: 'First' });
  });

  test('[ACCT-11] a password reset restores a deleted account', async () => {
    const ada = await platform.aUser({ password: 'a-good-password' });
    await remove(ada, false);
    expect(await json(signIn(ada))).toMatchObject({ error: { human_readable_id: 'account_deleted' } });
    await platform.send('/api/iam/password-reset', { method: 'POST', json: { email: ada.email } });
    const token = await vi.waitFor(async () => {
      const mail = await platform.core.db
        .selectFrom('outbox_mail')
        .select('body')
        .where('recipient', '=', ada.email)
        .where('subject', '=', 'Reset your password')
        .executeTakeFirstOrThrow();
      expect(mail.body).toContain('restores it');
      return /token=([\w-]+)/.exec(mail.body)?.[1] ?? '';
    }, 60_000);
    expect(
      (
        await platform.send('/api/iam/password-reset/confirm', {
          method: 'POST',
          json: { token, password: 'another-password' },
        })
      ).status,
    ).toBe(202);
    expect((await signIn({ ...ada, password: 'another-password' })).status).toBe(200);
    expect(await rowOf(ada)).toMatchObject({ is_disabled: false, deleted_at: null });
  });

  test('[ACCT-10, ACCT-11] hard=true deletes the person and their own data; what they made for an organization stays without their name', async () => {
    const [ada, max] = [await platform.aUser({ password: 'a-good-password' }), await platform.aUser()];
    const acme = await platform.anOrganization({ members: { admin: [ada, max] } });
    const send = await platform.as(ada.email);
    await send(`/api/organizations/${acme.name}/ce/current-token`, { method: 'POST', json: {} });
    await send(`/api/users/${ada.id}/email`, {
      method: 'PUT',
      json: { email: 'ada@new.example', password: 'a-good-password' },
    });
    const policy = newId();
    await platform.core.connection.pool.query(
      "insert into policy (id, organization_id, name, filters) values ($1, $2, 'A policy', '{}')",
      [policy, acme.id],
    );
    await platform.core.connection.pool.query(
      "insert into policy_revision (policy_id, revision, name, filters, author_id) values ($1, 1, 'A policy', '{}', $2)",
      [policy, ada.id],
    );
    expect((await remove(ada, true)).status).toBe(204);
    expect((await send('/api/account')).status).toBe(401);
    expect((await signIn(ada)).status).toBe(401);
    expect(await rowOf(ada)).toBeUndefined();
    const traces = await Promise.all(
      ['refresh_family', 'mail_token', 'outbox_mail', 'channel_token', 'membership'].map(async (table) => {
        const { rows } = await platform.core.connection.pool.query(`select 1 from ${table} where user_id = $1`, [
          ada.id,
        ]);
        return [table, rows.length];
      }),
    );
    expect(traces.filter(([, count]) => count !== 0)).toEqual([]);
    const { rows } = await platform.core.connection.pool.query(
      'select author_id from policy_revision where policy_id = $1',
      [policy],
    );
    expect(rows).toEqual([{ author_id: null }]);
  });

  test.each([true, false])(
    '[ACCT-11] the only admin of organizations with other members gets an error with their names; hard=%s',
    async (hard) => {
      const [ada, max] = [await platform.aUser(), await platform.aUser()];
      await platform.anOrganization({ title: 'Acme Research', members: { admin: ada, member: max } });
      await platform.anOrganization({ title: 'Solo', members: { admin: ada } });
      const response = await remove(ada, hard);
      expect([response.status, await response.json()]).toMatchObject([
        409,
        { error: { human_readable_id: 'only_admin', message: expect.stringMatching(/'Acme Research'(?!.*Solo)/) } },
      ]);
      expect(await rowOf(ada)).toMatchObject({ is_disabled: false });
    },
  );

  test('[ACCT-10, ACCT-11] if the last two admins delete their accounts at once, one stays', async () => {
    const [ada, max, member] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
    await platform.anOrganization({ members: { admin: [ada, max], member } });
    const statuses = (await Promise.all([remove(ada), remove(max)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
  });

  test("[ACCT-11] a disabled admin doesn't count", async () => {
    const [ada, gone] = [await platform.aUser(), await platform.aUser({ disabled: true })];
    await platform.anOrganization({ members: { admin: [ada, gone], member: await platform.aUser() } });
    expect((await remove(ada)).status).toBe(409);
  });

  test('[ACCT-11] erases a deleted account after 30 days, not before', async () => {
    const [old, young] = [await platform.aUser(), await platform.aUser()];
    for (const person of [old, young]) await remove(person);
    await deletedDaysAgo(old, 31);
    await deletedDaysAgo(young, 29);
    await platform.cleanUp('deleted accounts');
    expect(await rowOf(old)).toBeUndefined();
    expect(await rowOf(young)).toMatchObject({ is_disabled: true });
  });

  test("[ACCT-11] doesn't erase an account that is restored during the clean-up", async () => {
    const [first, second] = [await platform.aUser(), await platform.aUser()];
    for (const person of [first, second]) {
      await remove(person);
      await deletedDaysAgo(person, 31);
    }
    // When the first account is erased, the other one is restored.
    await sql`create function come_back() returns trigger language plpgsql as $$ begin update app_user set is_disabled = false, deleted_at = null where id in (${sql.lit(first.id)}, ${sql.lit(second.id)}) and id <> old.id; return old; end $$`.execute(
      platform.core.db,
    );
    await sql`create trigger come_back after delete on app_user for each row execute function come_back()`.execute(
      platform.core.db,
    );
    await platform.cleanUp('deleted accounts');
    await sql`drop trigger come_back on app_user`.execute(platform.core.db);
    expect([await rowOf(first), await rowOf(second)].filter((row) => row?.is_disabled === false)).toHaveLength(1);
  });

  test('[ACCT-11] if the person is the last admin by then, an admin without a person stays', async () => {
    const [ada, max, member] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
    const acme = await platform.anOrganization({ members: { admin: [ada, max], member } });
    await remove(ada);
    await platform.core.db.deleteFrom('membership').where('user_id', '=', max.id).execute();
    await deletedDaysAgo(ada, 31);
    await platform.cleanUp('deleted accounts');
    expect(await rowOf(ada)).toBeUndefined();
    const admins = await platform.core.db
      .selectFrom('membership')
      .innerJoin('app_user', 'app_user.id', 'membership.user_id')
      .select(['email', 'is_disabled'])
      .where('organization_id', '=', acme.id)
      .where('role', '=', 'admin')
      .execute();
    expect(admins).toEqual([{ email: expect.stringMatching(/@deleted\.invalid$/), is_disabled: true }]);
  });

  test("visitors can't delete anything, and hard must be true or false", async () => {
    expect((await platform.send('/api/users/me', { method: 'DELETE' })).status).toBe(401);
    const ada = await platform.aUser();
    expect((await (await platform.as(ada.email))('/api/users/me?hard=perhaps', { method: 'DELETE' })).status).toBe(422);
    expect(await rowOf(ada)).toMatchObject({ is_disabled: false });
  });
});
