import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform, walked } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';

interface Invitation {
  email: string;
  code: string;
  role: string;
  invited_by: string | null;
  is_expired: boolean;
  expires_at: string;
}
interface List<T> {
  items: T[];
  total_count: number;
}

let platform: TestPlatform;
let organization: TestOrganization;
let admin: TestUser;
let asAdmin: Send;
let base: string;
let counter = 0;
beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(async () => {
  admin = await platform.aUser({ firstName: 'Ada', lastName: 'Byron' });
  organization = await platform.anOrganization({ title: 'Acme Research', members: { admin } });
  asAdmin = await platform.as(admin.email);
  base = `/api/organizations/${organization.name}`;
});
afterAll(() => platform.close());

const anAddress = (): string => `guest-${++counter}@example.org`;
const read = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const send = (emails: string[], by: Send = asAdmin): Promise<Response> =>
  by(`${base}/invitations`, { method: 'POST', json: { emails } });
const outcomes = async (response: Response | Promise<Response>): Promise<[string, string][]> =>
  (await read<List<{ email: string; outcome: string }>>(response)).items.map((each) => [each.email, each.outcome]);
const list = (): Promise<List<Invitation>> => read(asAdmin(`${base}/invitations`));
const mailsTo = async (email: string): Promise<{ subject: string; body: string; user_id: string | null }[]> =>
  (
    await platform.core.connection.pool.query(
      'select subject, body, user_id from outbox_mail where recipient = $1 order by created_at, id',
      [email],
    )
  ).rows;
const problem = async (response: Response): Promise<[number, string]> => [
  response.status,
  (await read<{ error: { human_readable_id: string } }>(response)).error.human_readable_id,
];
const change = (sql: string, email: string): Promise<unknown> =>
  platform.core.connection.pool.query(`update invitation set ${sql} where email = $1`, [email]);

/** Invites an address and gives its code. */
async function invited(email: string): Promise<string> {
  expect(await outcomes(send([email]))).toEqual([[email, 'sent']]);
  return (await list()).items.find((each) => each.email === email)!.code;
}
/** An invited user with an account. */
async function aGuest(): Promise<{ guest: TestUser; asGuest: Send; code: string; path: string }> {
  const guest = await platform.aUser();
  const code = await invited(guest.email);
  return { guest, asGuest: await platform.as(guest.email), code, path: `${base}/invitation-codes/${code}` };
}

describe('inviting', () => {
  test('[INV-02, INV-03, DATA-05] each address is then in the list, with its code, and has a mail with the link', async () => {
    const [one, two] = [anAddress(), anAddress()];
    expect(await outcomes(send([one.toUpperCase(), ` ${two} `, one]))).toEqual([
      [one, 'sent'],
      [two, 'sent'],
    ]);
    const { items, total_count } = await list();
    expect(total_count).toBe(2);
    expect(items.map((each) => each.email).sort()).toEqual([one, two].sort());
    expect(new Set(items.map((each) => each.code)).size).toBe(2);
    for (const each of items) {
      expect(each).toMatchObject({
        code: expect.stringMatching(/^[\w-]{43}$/),
        invited_by: 'Ada Byron',
        is_expired: false,
      });
      expect(Math.round((Date.parse(each.expires_at) - Date.now()) / 86_400_000)).toBe(14);
      const [mail, ...others] = await mailsTo(each.email);
      expect(others).toEqual([]);
      expect(mail?.body).toContain(
        `${platform.core.config.publicUrl}/organizations/${organization.name}/invitation-codes/${each.code}`,
      );
    }
  });

  test('an invitation and its mail name the future role, by default member', async () => {
    const sent = (role?: string): Promise<Response> =>
      asAdmin(`${base}/invitations`, {
        method: 'POST',
        json: { emails: [anAddress()], ...(role === undefined ? {} : { role }) },
      });
    for (const role of [undefined, 'member', 'billing_manager', 'admin'])
      expect((await outcomes(sent(role)))[0]?.[1]).toBe('sent');
    const { items } = await list();
    expect(items.map(({ role }) => role).sort()).toEqual(['admin', 'billing_manager', 'member', 'member']);
    const words = {
      member: 'on Terrarium. Open',
      billing_manager: 'on Terrarium as a billing manager. Open',
      admin: 'on Terrarium as an admin. Open',
    };
    for (const { email, role } of items)
      expect((await mailsTo(email))[0]?.body).toContain(words[role as keyof typeof words]);
    for (const role of ['owner', 'ADMIN', null])
      expect(
        (await asAdmin(`${base}/invitations`, { method: 'POST', json: { emails: [anAddress()], role } })).status,
      ).toBe(422);
  });

  test('[INV-03, INV-04] total_count counts every page', async () => {
    await send(Array.from({ length: 7 }, anAddress));
    const page = await read<List<Invitation>>(asAdmin(`${base}/invitations?limit=2&offset=1`));
    expect([page.items.length, page.total_count]).toEqual([2, 7]);
    expect(await walked(asAdmin, `${base}/invitations`)).toHaveLength(7);
  });

  test('reports members and pending invitations instead of inviting them twice; renews expired ones', async () => {
    const member = await platform.aUser();
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organization.id, user_id: member.id, role: 'member' })
      .execute();
    const [twice, late] = [anAddress(), anAddress()];
    const [, old] = [await invited(twice), await invited(late)];
    await change("expires_at = now() - interval '1 second'", late);
    expect(await outcomes(send([member.email, twice, late]))).toEqual([
      [member.email, 'already_member'],
      [twice, 'already_invited'],
      [late, 'sent'],
    ]);
    expect([(await mailsTo(member.email)).length, (await mailsTo(twice)).length, (await mailsTo(late)).length]).toEqual(
      [0, 1, 2],
    );
    expect((await list()).items.find((each) => each.email === late)?.code).not.toBe(old);
    expect((await platform.send(`${base}/invitation-codes/${old}`)).status).toBe(404);
  });

  test('no response reveals whether an address has an account', async () => {
    const account = await platform.aUser();
    const stranger = anAddress();
    expect((await outcomes(send([account.email, stranger]))).map(([, outcome]) => outcome)).toEqual(['sent', 'sent']);
    const text = (body: string | undefined): string => (body ?? '').replace(/codes\/\S+/, '');
    const [known] = await mailsTo(account.email);
    const [unknown] = await mailsTo(stranger);
    expect(text(known?.body)).toBe(text(unknown?.body));
    // So that the mail goes when the account is erased.
    expect([known?.user_id, unknown?.user_id]).toEqual([account.id, null]);
  });

  test('the mail has no text of a stranger: no title, no names', async () => {
    const email = anAddress();
    await invited(email);
    const [mail] = await mailsTo(email);
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/Acme Research|Byron/);
    expect(mail?.body).toContain(`${admin.email} invited you to join ${organization.name} on Terrarium`);
  });

  test('1 to 50 addresses, each checked; nothing is sent when one is wrong', async () => {
    const good = anAddress();
    const wrong = await send([good, 'not an address']);
    expect([wrong.status, (await read<{ detail: { loc: unknown[] }[] }>(wrong)).detail[0]?.loc]).toEqual([
      422,
      ['body', 'emails', 1],
    ]);
    expect([(await send([])).status, (await send(Array.from({ length: 51 }, anAddress))).status]).toEqual([422, 422]);
    expect([(await list()).total_count, (await mailsTo(good)).length]).toEqual([0, 0]);
  });

  test("users with an unconfirmed address can't invite", async () => {
    await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', admin.id).execute();
    expect(await problem(await send([anAddress()]))).toEqual([403, 'address_not_confirmed']);
  });

  test('mails of one organization, and to one receiver, are limited in an hour', async () => {
    const email = anAddress();
    for (let i = 0; i < 10; i++) {
      await invited(email);
      await asAdmin(`${base}/remove-invitations/`, { method: 'PUT', json: { emails: [email] } });
    }
    expect(await outcomes(send([email]))).toEqual([[email, 'too_soon']]);
    for (let i = 0; i < 3; i++) expect((await send(Array.from({ length: 50 }, anAddress))).status).toBe(200);
    const refused = await send(Array.from({ length: 50 }, anAddress));
    expect([...(await problem(refused)), Number(refused.headers.get('retry-after')) > 1800]).toEqual([
      429,
      'too_many_invitations',
      true,
    ]);
  });

  test('of two concurrent calls, one invites', async () => {
    const email = anAddress();
    const both = await Promise.all([send([email]), send([email])].map((response) => outcomes(response)));
    expect(both.map(([each]) => each?.[1]).sort()).toEqual(['already_invited', 'sent']);
    expect((await mailsTo(email)).length).toBe(1);
  });
});

describe('what admins change', () => {
  const put = (what: string, emails: string[]): Promise<Response> =>
    asAdmin(`${base}/${what}-invitations/`, { method: 'PUT', json: { emails } });

  test('[INV-08] resending sends to the given addresses again, with the same code and 14 new days; adds no new ones', async () => {
    const [email, fresh, unknown] = [anAddress(), anAddress(), anAddress()];
    const code = await invited(email);
    await invited(fresh);
    await change("sent_at = now() - interval '2 minutes', expires_at = now() - interval '1 day'", email);
    expect(await outcomes(put('resend', [email, fresh, unknown]))).toEqual([
      [email, 'sent'],
      [fresh, 'too_soon'],
      [unknown, 'not_invited'],
    ]);
    const { items, total_count } = await list();
    expect(total_count).toBe(2);
    expect(items.find((each) => each.email === email)).toMatchObject({ code, is_expired: false });
    expect([(await mailsTo(email)).length, (await mailsTo(fresh)).length, (await mailsTo(unknown)).length]).toEqual([
      2, 1, 0,
    ]);
  });

  test('[INV-09] removing deletes the given addresses, and their codes become invalid', async () => {
    const [email, other] = [anAddress(), anAddress()];
    const code = await invited(email);
    await invited(other);
    expect(await outcomes(put('remove', [email, email]))).toEqual([[email, 'removed']]);
    expect((await list()).items.map((each) => each.email)).toEqual([other]);
    expect((await platform.send(`${base}/invitation-codes/${code}`)).status).toBe(404);
    expect(await outcomes(put('remove', [email]))).toEqual([[email, 'not_invited']]);
  });

  test('[INV-10] editing gives the invitation the new address, with a code of its own and a mail there', async () => {
    const [from, to] = [anAddress(), anAddress()];
    const old = await invited(from);
    const edit = (email: string, json: object): Promise<Response> =>
      asAdmin(`${base}/invitations/${encodeURIComponent(email)}`, { method: 'PUT', json });
    const edited = await read<Invitation>(edit(from, { org_name: organization.name, email: to }));
    expect(edited).toMatchObject({ email: to, code: expect.not.stringContaining(old) });
    expect((await list()).items).toEqual([edited]);
    expect((await mailsTo(to))[0]?.body).toContain(edited.code);
    expect((await platform.send(`${base}/invitation-codes/${old}`)).status).toBe(404);
    expect((await edit(from, { org_name: organization.name, email: anAddress() })).status).toBe(404);
    expect((await edit(to, { org_name: 'another', email: anAddress() })).status).toBe(422);
    const second = anAddress();
    await invited(second);
    expect(await problem(await edit(second, { org_name: organization.name, email: to }))).toEqual([
      409,
      'already_invited',
    ]);
    expect(await problem(await edit(second, { org_name: organization.name, email: admin.email }))).toEqual([
      409,
      'already_member',
    ]);
  });

  test('invitations are deleted with their organization, and long after their end', async () => {
    const [gone, kept] = [anAddress(), anAddress()];
    await invited(gone);
    await invited(kept);
    await change("expires_at = now() - interval '31 days'", gone);
    await platform.cleanUp('old invitations');
    expect((await list()).items.map((each) => each.email)).toEqual([kept]);
    await asAdmin(base, { method: 'DELETE' });
    expect(
      (
        await platform.core.connection.pool.query('select 1 from invitation where organization_id = $1', [
          organization.id,
        ])
      ).rows,
    ).toEqual([]);
  });
});

describe('codes', () => {
  test('[INV-05] show who invites where, but not whom', async () => {
    const { guest, asGuest, code, path } = await aGuest();
    const shown = {
      code,
      organization: { id: organization.id, name: organization.name, title: 'Acme Research' },
      role: 'member',
      invited_by: 'Ada Byron',
      state: 'open',
      expires_at: expect.any(String),
    };
    const asOther = await platform.as((await platform.aUser()).email);
    expect(await read(platform.send(path))).toEqual({ ...shown, email: null, caller: 'visitor' });
    expect(await read(asOther(path))).toEqual({ ...shown, email: null, caller: 'another_address' });
    expect(await read(asGuest(path))).toEqual({ ...shown, email: guest.email, caller: 'invited' });
    expect(await read(asAdmin(path))).toEqual({ ...shown, email: null, caller: 'member' });
    expect((await asGuest(`/api/organizations/${organization.id}/invitation-codes/${code}`)).status).toBe(200);
    const elsewhere = await platform.anOrganization();
    for (const wrong of [
      `${base}/invitation-codes/${'x'.repeat(43)}`,
      `/api/organizations/${elsewhere.name}/invitation-codes/${code}`,
    ])
      expect((await asGuest(wrong)).status).toBe(404);
  });

  test('[INV-06] accepting makes the caller a member; the code works once', async () => {
    const { guest, asGuest, path } = await aGuest();
    expect((await asGuest(base)).status).toBe(404);
    const accepted = await asGuest(path, { method: 'PUT' });
    expect([accepted.status, await read(accepted)]).toMatchObject([
      200,
      { organization: { name: organization.name }, role: 'member' },
    ]);
    expect(await read(asGuest(`${base}/me`))).toEqual({ role: 'member' });
    expect((await list()).total_count).toBe(0);
    expect(await read(asGuest(path))).toMatchObject({ state: 'accepted', caller: 'member' });
    expect(await problem(await asGuest(path, { method: 'PUT' }))).toEqual([409, 'invitation_used']);
    await asGuest(`${base}/users/me`, { method: 'DELETE' });
    expect(await problem(await asGuest(path, { method: 'PUT' }))).toEqual([409, 'invitation_used']);
    expect(await outcomes(send([guest.email]))).toEqual([[guest.email, 'sent']]);
  });

  test('[INV-06, INV-11] nobody but the confirmed owner of the invited address can accept, also no admin', async () => {
    const { guest, asGuest, path } = await aGuest();
    const asOther = await platform.as((await platform.aUser()).email);
    for (const other of [asOther, asAdmin])
      expect(await problem(await other(path, { method: 'PUT' }))).toEqual([403, 'invitation_for_another_address']);
    expect((await platform.send(path, { method: 'PUT' })).status).toBe(401);
    await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', guest.id).execute();
    expect(await read(asGuest(path))).toMatchObject({ caller: 'not_confirmed', email: null });
    expect(await problem(await asGuest(path, { method: 'PUT' }))).toEqual([403, 'address_not_confirmed']);
    expect((await asOther(base)).status).toBe(404);
  });

  test('accepting gives the role of the invitation while its sender may still grant it, otherwise that of a member', async () => {
    const boss = await platform.aUser();
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organization.id, user_id: boss.id, role: 'admin' })
      .execute();
    const asBoss = await platform.as(boss.email);
    const guests = await Promise.all([platform.aUser(), platform.aUser(), platform.aUser(), platform.aUser()]);
    const [first, second, third, fourth] = guests.map(({ email }) => email) as [string, string, string, string];
    await asBoss(`${base}/invitations`, {
      method: 'POST',
      json: { emails: [first, second, third, fourth], role: 'admin' },
    });
    const codes = new Map((await list()).items.map(({ email, code }) => [email, code]));
    const pathOf = (email: string): string => `${base}/invitation-codes/${codes.get(email)}`;
    const answered = async (email: string): Promise<unknown> =>
      read(await (await platform.as(email))(pathOf(email), { method: 'PUT' }));
    expect(await answered(first)).toMatchObject({ role: 'admin' });
    await platform.core.db
      .updateTable('membership')
      .set({ role: 'billing_manager' })
      .where('user_id', '=', boss.id)
      .execute();
    expect(await read((await platform.as(second))(pathOf(second)))).toMatchObject({ role: 'member' });
    expect(await answered(second)).toMatchObject({ role: 'member' });
    // The admin who sends it again becomes its inviter.
    await change("sent_at = now() - interval '1 hour'", third);
    expect(
      await outcomes(asAdmin(`${base}/resend-invitations/`, { method: 'PUT', json: { emails: [third] } })),
    ).toEqual([[third, 'sent']]);
    expect(await answered(third)).toMatchObject({ role: 'admin' });
    await platform.core.db.deleteFrom('membership').where('user_id', '=', boss.id).execute();
    expect(await answered(fourth)).toMatchObject({ role: 'member' });
  });

  test("an expired invitation says so and can't be accepted", async () => {
    const { guest, asGuest, path } = await aGuest();
    await change('expires_at = now()', guest.email);
    expect(await read(asGuest(path))).toMatchObject({ state: 'expired' });
    expect(await problem(await asGuest(path, { method: 'PUT' }))).toEqual([409, 'invitation_expired']);
    expect((await list()).items[0]).toMatchObject({ email: guest.email, is_expired: true });
  });

  test('a member who accepts keeps the role', async () => {
    const { guest, asGuest, path } = await aGuest();
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organization.id, user_id: guest.id, role: 'billing_manager' })
      .execute();
    expect(await read(asGuest(path, { method: 'PUT' }))).toMatchObject({ role: 'billing_manager' });
  });

  test('if accepting and removing happen at once, one wins, and the outcome matches it', async () => {
    const { guest, asGuest, path } = await aGuest();
    const [accepted, removed] = await Promise.all([
      asGuest(path, { method: 'PUT' }),
      outcomes(asAdmin(`${base}/remove-invitations/`, { method: 'PUT', json: { emails: [guest.email] } })),
    ]);
    expect([
      [200, 'not_invited'],
      [404, 'removed'],
    ]).toContainEqual([accepted.status, removed[0]?.[1]]);
    expect((await asGuest(base)).status).toBe(accepted.status);
  });

  test('[INV-07] deleting ends it: by whom it invites, or by an admin; by nobody else', async () => {
    const { asGuest, path } = await aGuest();
    const asOther = await platform.as((await platform.aUser()).email);
    expect(await problem(await asOther(path, { method: 'DELETE' }))).toEqual([403, 'invitation_for_another_address']);
    expect((await asGuest(path, { method: 'DELETE' })).status).toBe(204);
    expect([
      (await asGuest(path)).status,
      (await asGuest(path, { method: 'PUT' })).status,
      (await list()).total_count,
    ]).toEqual([404, 404, 0]);
    const second = await aGuest();
    expect((await asAdmin(second.path, { method: 'DELETE' })).status).toBe(204);
    expect((await second.asGuest(second.path)).status).toBe(404);
  });

  test('one that was used cannot be declined', async () => {
    const { asGuest, path } = await aGuest();
    await asGuest(path, { method: 'PUT' });
    expect(await problem(await asGuest(path, { method: 'DELETE' }))).toEqual([409, 'invitation_used']);
  });
});
