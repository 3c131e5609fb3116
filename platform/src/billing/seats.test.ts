import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';

interface Licence {
  id: string;
  product_code: string;
  user_id: string;
}
interface Licences {
  items: Licence[];
  total_count: number;
}

let platform: TestPlatform;
let [ada, bill, max, mia]: TestUser[] = [];
let [asAda, asBill, asMax]: Send[] = [];
let acme: TestOrganization;
const base = (): string => `/api/organizations/${acme.name}`;
const PRODUCT = 'security_subscription';

beforeAll(async () => {
  platform = await startPlatform();
  [ada, bill, max, mia] = await Promise.all([1, 2, 3, 4].map(() => platform.aUser()));
  acme = await platform.anOrganization({ members: { admin: ada!, billing_manager: bill!, member: [max!, mia!] } });
  await platform.aSubscription({ of: acme, product: PRODUCT });
  [asAda, asBill, asMax] = await Promise.all([ada!, bill!, max!].map(({ email }) => platform.as(email)));
});
afterAll(() => platform.close());

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const codeOf = async (response: Promise<Response>): Promise<unknown> => [
  (await response).status,
  (await json<{ error: { human_readable_id: string } }>(response)).error.human_readable_id,
];
const stats = () => json(asAda!(`${base()}/seats/stats`));
const seats = (quantity: unknown, send = asAda!) => send(`${base()}/seats`, { method: 'PUT', json: { quantity } });
const holders = async (): Promise<string[]> =>
  (await json<Licences>(asAda!(`${base()}/users/products`))).items.map(({ user_id }) => user_id).sort();
const sorted = (...people: (TestUser | undefined)[]): string[] => people.map((each) => each!.id).sort();
const give = (people: (TestUser | undefined)[], more: object = {}) =>
  asAda!(`${base()}/users/products`, { method: 'POST', json: { user_ids: people.map((each) => each!.id), ...more } });
const only = (...people: (TestUser | undefined)[]) =>
  asAda!(`${base()}/users/products/${PRODUCT}`, {
    method: 'PUT',
    json: { user_ids: people.map((each) => each!.id) },
  });

test('[SEAT-02, SEAT-03, SEAT-04] the number of seats is changed by admins and billing managers, and seen in the stats', async () => {
  expect(await json(seats(3))).toEqual({ total: 3, used: 0, available: 3, invited: 0 });
  expect((await seats(2, asBill)).status).toBe(200);
  expect(await stats()).toEqual({ total: 2, used: 0, available: 2, invited: 0 });
  for (const wrong of [0, -1, 1.5, '3', null, 2_000_000_000])
    expect((await seats(wrong)).status, String(wrong)).toBe(422);
  expect((await seats(3, asMax)).status).toBe(403);
  expect((await asMax!(`${base()}/seats/stats`)).status).toBe(403);
});

test('[SEAT-04, SEAT-10] invitations are counted separately, and take no seat', async () => {
  const invitations = (part: string, method: string) =>
    asAda!(`${base()}/${part}`, { method, json: { emails: ['eva@elsewhere.example'] } });
  expect((await invitations('invitations', 'POST')).status).toBe(200);
  expect(await stats()).toEqual({ total: 2, used: 0, available: 2, invited: 1 });
  expect((await invitations('remove-invitations/', 'PUT')).ok).toBe(true);
  expect(await stats()).toMatchObject({ invited: 0 });
});

test('[SEAT-04] expired invitations no longer count', async () => {
  const invited = { emails: ['late@elsewhere.example'] };
  expect((await asAda!(`${base()}/invitations`, { method: 'POST', json: invited })).status).toBe(200);
  const expiresIn = (interval: string) =>
    platform.core.connection.pool.query(
      'update invitation set expires_at = now() + $2::interval where organization_id = $1',
      [acme.id, interval],
    );
  await expiresIn('1 minute');
  expect(await stats()).toMatchObject({ invited: 1 });
  await expiresIn('-1 minute');
  expect(await stats()).toMatchObject({ invited: 0 });
});

test('[SEAT-08] seats can be lowered to exactly the number in use, and no further', async () => {
  await seats(3);
  expect((await give([max, mia])).ok).toBe(true);
  expect(await codeOf(seats(1))).toEqual([409, 'seats_in_use']);
  expect(await json(seats(2))).toMatchObject({ total: 2, used: 2, available: 0 });
  expect((await only()).ok).toBe(true);
});

test('[SEAT-06] licenses and their counts are those of one organization', async () => {
  const other = await platform.anOrganization({ members: { admin: ada!, member: mia! } });
  await platform.aSubscription({ of: other, product: PRODUCT });
  expect((await give([max])).ok).toBe(true);
  expect(await json(asAda!(`/api/organizations/${other.name}/users/products`))).toEqual({ items: [], total_count: 0 });
  expect(
    await json(asAda!(`/api/organizations/${other.name}/users/${max!.id}/products`)).catch(() => null),
  ).not.toEqual(expect.objectContaining({ total_count: 1 }));
  expect(await json(asAda!(`/api/organizations/${other.name}/seats/stats`))).toMatchObject({ used: 0 });
  expect(await holders()).toEqual(sorted(max));
  expect((await only()).ok).toBe(true);
});

test('[SEAT-05, SEAT-07, SEAT-09, SEAT-10] a member is given a license, reads it as their own, and loses it again', async () => {
  const path = `${base()}/users/${max!.id}/products`;
  const licence = await json<Licence>(asAda!(path, { method: 'POST', json: {} }));
  expect(licence).toEqual({
    id: expect.any(String),
    product_code: PRODUCT,
    user_id: max!.id,
    assigned_at: expect.any(String),
  });
  // Given twice it is one.
  expect(await json<Licence>(asAda!(path, { method: 'POST', json: { product_code: PRODUCT } }))).toEqual(licence);
  expect(await stats()).toMatchObject({ used: 1, available: 1 });
  expect((await json<Licences>(asMax!(`${base()}/users/me/products`))).items).toEqual([licence]);
  expect((await json<Licences>(asBill!(`${base()}/users/me/products`))).items).toEqual([]);
  expect((await json<Licences>(asBill!(path))).items).toEqual([licence]);
  const drop = (productId: string, send = asAda!) => send(`${path}/${productId}`, { method: 'DELETE' });
  // A billing manager changes how many seats there are, and not who has them.
  expect((await drop(PRODUCT, asBill)).status).toBe(403);
  expect(await codeOf(drop('starter_subscription'))).toEqual([404, 'licence_not_found']);
  expect((await drop(PRODUCT)).status).toBe(204);
  expect((await drop(PRODUCT)).status).toBe(404);
  expect(await stats()).toMatchObject({ used: 0, available: 2 });
});

test('[SEAT-06] several get one each, or everybody; all or none', async () => {
  await seats(3);
  expect((await json<Licences>(give([max, mia, max]))).total_count).toBe(2);
  expect(await holders()).toEqual(sorted(max, mia));
  expect(await codeOf(give([], { include_all_members: true }))).toEqual([409, 'no_seat']);
  expect(await holders()).toEqual(sorted(max, mia));
  await seats(4);
  expect((await json<Licences>(give([], { include_all_members: true }))).total_count).toBe(4);
  expect(await stats()).toMatchObject({ total: 4, used: 4, available: 0 });
  expect((await give([])).status).toBe(422);
});

test('[SEAT-08] after the call exactly those who are named have one', async () => {
  await seats(4);
  expect((await json<Licences>(only(ada, mia))).total_count).toBe(2);
  expect(await holders()).toEqual(sorted(ada, mia));
  expect((await only(max)).status).toBe(200);
  expect(await holders()).toEqual(sorted(max));
  expect((await only()).status).toBe(200);
  expect(await holders()).toEqual([]);
});

test("seats can't go below the number in use, and the error says why", async () => {
  await only(ada, max, mia);
  const refused = await seats(2);
  expect([refused.status, await json(refused)]).toMatchObject([
    409,
    { error: { human_readable_id: 'seats_in_use', message: expect.stringContaining('3 seats are in use') } },
  ]);
  expect(await stats()).toMatchObject({ total: 4, used: 3 });
});

test('only members can get a license, and only of the right plan', async () => {
  const stranger = await platform.aUser();
  expect((await give([max, stranger])).status).toBe(422);
  expect((await give([max], { product_code: 'starter_subscription' })).status).toBe(422);
  for (const id of [stranger.id, 'somebody'])
    expect(await codeOf(asAda!(`${base()}/users/${id}/products`, { method: 'POST', json: {} }))).toEqual([
      404,
      'member_not_found',
    ]);
  const send = await platform.as(stranger.email);
  expect((await send(`${base()}/seats/stats`)).status).toBe(404);
});

test('[SUB-12] who leaves frees the seat', async () => {
  await only(max, mia);
  expect((await asMax!(`${base()}/users/me`, { method: 'DELETE' })).status).toBe(204);
  expect(await holders()).toEqual(sorted(mia));
});

test('assigning the last seat twice at once gives it to one of them', async () => {
  await only();
  await seats(1);
  const answers = await Promise.all([give([ada]), give([bill]), give([mia])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await stats()).toMatchObject({ total: 1, used: 1 });
});
