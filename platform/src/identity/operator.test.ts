import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkValues } from '../../../domain/testing/links.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';

const PASSWORD = 'terrarium-demo';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ config: { publicUrl: 'https://hub.example' } });
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ['app_user', 'operator_link', 'outbox_mail'] as const)
    await platform.core.db.deleteFrom(table).execute();
});

const post = (path: string, json: unknown) => platform.send(path, { method: 'POST', json });
const register = (email: string, more: object = {}) =>
  post('/api/iam/register', { email, password: PASSWORD, first_name: '', last_name: '', ...more });
const account = async (email: string) => (await (await platform.as(email))('/api/account')).json();
const mails = () => platform.core.db.selectFrom('outbox_mail').select('recipient').execute();
/** A new link of this hub; its token. */
async function token(): Promise<string> {
  const link = await platform.composition.areas.identity.operatorLink();
  return linkValues(link ?? '').get('token') ?? '';
}
const refusal = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
];

describe('a hub without an operator', () => {
  test('gets one when somebody registers with its link: confirmed at once, without a mail', async () => {
    const link = await platform.composition.areas.identity.operatorLink();
    expect(link).toMatch(/^https:\/\/hub\.example\/setup#token=[\w-]{43}$/);
    const answer = await register('ada@acme.example', {
      operator_token: linkValues(link ?? '').get('token'),
    });
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: true }]);
    expect(await account('ada@acme.example')).toMatchObject({ is_operator: true, profile: { is_confirmed: true } });
    expect(await mails()).toEqual([]);
    expect(await platform.composition.areas.identity.operatorLink()).toBeNull();
  });

  test("doesn't get one by registering without the link, first or not", async () => {
    for (const email of ['first@b.example', 'second@b.example']) await register(email);
    expect([await account('first@b.example'), await account('second@b.example')]).toMatchObject([
      { is_operator: false, profile: { is_confirmed: false } },
      { is_operator: false },
    ]);
    expect(await token()).not.toBe('');
  });

  test('can make an existing account its operator; its other sessions end', async () => {
    await register('max@acme.example');
    const elsewhere = await platform.as('max@acme.example');
    const here = await platform.as('max@acme.example');
    expect((await here('/api/iam/operator', { method: 'POST', json: { token: await token() } })).status).toBe(202);
    expect(await (await here('/api/account')).json()).toMatchObject({
      is_operator: true,
      profile: { is_confirmed: true },
    });
    expect((await elsewhere('/api/account')).status).toBe(401);
    expect((await here('/api/outbox')).status).toBe(200);
  });

  test('needs no registration to be on', async () => {
    const closed = await startPlatform({ config: { registration: false } });
    try {
      const link = await closed.composition.areas.identity.operatorLink();
      const send = (operatorToken: string | null) =>
        closed.send('/api/iam/register', {
          method: 'POST',
          json: {
            email: 'ada@acme.example',
            password: PASSWORD,
            first_name: '',
            last_name: '',
            operator_token: operatorToken,
          },
        });
      expect((await send(null)).status).toBe(403);
      expect((await send('made-up')).status).toBe(422);
      expect((await send(linkValues(link ?? '').get('token'))).status).toBe(202);
    } finally {
      await closed.close();
    }
  });

  test('says that it has no operator, and whether it sends mails', async () => {
    const options = async (from: TestPlatform) => (await from.send('/api/iam/options')).json();
    expect(await options(platform)).toMatchObject({ has_operator: false, sends_mail: false });
    await register('ada@acme.example', { operator_token: await token() });
    expect(await options(platform)).toMatchObject({ has_operator: true });
    const sending = await startPlatform({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
    try {
      expect(await options(sending)).toMatchObject({ sends_mail: true });
    } finally {
      await sending.close();
    }
  });
});

describe('the link', () => {
  test('works once, also when it is used twice at once, and ends every other one', async () => {
    const [one, other] = [await token(), await token()];
    const answers = await Promise.all(
      ['a@b.example', 'c@b.example'].map((email) => register(email, { operator_token: one })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([202, 422]);
    for (const used of [one, other])
      expect(await refusal(await register('d@b.example', { operator_token: used }))).toEqual([
        422,
        'operator_link_invalid',
      ]);
    const operators = await platform.core.db
      .selectFrom('app_user')
      .select('email')
      .where('is_operator', '=', true)
      .execute();
    expect(operators).toHaveLength(1);
  });

  test('ends when the hub gets an operator in another way, and after a week', async () => {
    const old = await token();
    await platform.core.db
      .updateTable('operator_link')
      .set({ expires_at: sql<Date>`expires_at - interval '7 days'` })
      .execute();
    expect((await register('a@b.example', { operator_token: old })).status).toBe(422);
    const good = await token();
    const ada = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
    expect((await register('a@b.example', { operator_token: good })).status).toBe(422);
    const max = await platform.aUser();
    expect(
      (await (await platform.as(max.email))('/api/iam/operator', { method: 'POST', json: { token: good } })).status,
    ).toBe(422);
  });

  test('stays valid when the address already has an account, whose owner is told', async () => {
    const ada = await platform.aUser();
    const good = await token();
    const taken = await register(ada.email, { operator_token: good });
    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      { error: { human_readable_id: 'email_taken' }, detail: [{ loc: ['body', 'email'] }] },
    ]);
    expect(
      (await (await platform.as(ada.email))('/api/iam/operator', { method: 'POST', json: { token: good } })).status,
    ).toBe(202);
  });

  test('is stored only as a hash and never logged', async () => {
    const secret = await token();
    const { rows } = await platform.core.connection.pool.query<{ text: string }>(
      'select row_to_json(operator_link)::text as text from operator_link',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(secret);
    expect(platform.logged().join()).not.toContain(secret);
  });
});
