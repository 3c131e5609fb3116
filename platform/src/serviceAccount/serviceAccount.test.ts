import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';

interface Account {
  id: string;
  name: string;
  token: { hint: string; expires_at: string; last_used_at: string | null } | null;
  groups: { id: string; name: string }[];
}
interface Issued {
  token: NonNullable<Account['token']>;
  secret: string;
}

let hub: TestPlatform;
let acme: TestOrganization;
let plain: TestOrganization;
let admin: Send;
let member: Send;
let stranger: Send;
let counter = 0;

beforeAll(async () => {
  hub = await startPlatform();
  const [ada, max, nora] = [await hub.aUser(), await hub.aUser(), await hub.aUser()];
  acme = await hub.anOrganization({ members: { admin: ada, member: max } });
  plain = await hub.anOrganization({ members: { admin: ada } });
  await hub.anOrganization({ name: 'solo', members: { admin: nora } });
  await hub.aSubscription({ of: acme, product: 'security_subscription' });
  await hub.aSubscription({ of: plain, product: 'starter_subscription' });
  [admin, member, stranger] = (await Promise.all([ada, max, nora].map(({ email }) => hub.as(email)))) as [
    Send,
    Send,
    Send,
  ];
});
afterAll(() => hub.close());

const base = (organization = acme): string => `/api/v1/organizations/${organization.name}/service-accounts`;
const write = (send: Send, method: string, path: string, json?: unknown): Promise<Response> =>
  send(path, { method, json });
async function made<T>(answer: Promise<Response>, status = 201): Promise<T> {
  const response = await answer;
  expect(response.status).toBe(status);
  return (await response.json()) as T;
}
const anAccount = (name = `ci-${++counter}`): Promise<Account> => made(write(admin, 'POST', base(), { name }));
const list = async (): Promise<Account[]> =>
  (await made<{ items: Account[]; total_count: number }>(admin(base()), 200)).items;
const issue = ({ id }: Account): Promise<Issued> => made(write(admin, 'POST', `${base()}/${id}/token`));

async function aChannel(privacy: string): Promise<string> {
  const { name } = await made<{ name: string }>(
    write(admin, 'POST', `/api/organizations/${acme.name}/channels`, { name: `channel-${++counter}`, privacy }),
  );
  return name;
}
const pull = async (secret: string, channel: string): Promise<number> =>
  (await hub.send(`/t/${secret}/repo/${acme.name}/${channel}/noarch/repodata.json`)).status;

describe('service accounts over HTTP', () => {
  test('[SVC-02, SVC-03, DATA-06] a created one is in the list with id and name', async () => {
    const account = await anAccount('  nightly build ');
    expect(account).toEqual({
      id: expect.any(String),
      name: 'nightly build',
      created_at: expect.any(String),
      token: null,
      keys: [],
      groups: [],
    });
    expect(await list()).toContainEqual(account);
  });

  test('[SVC-04] renaming changes the name in the list', async () => {
    const { id, name: former } = await anAccount();
    const name = `renamed-${++counter}`;
    expect(await made(write(admin, 'PUT', `${base()}/${id}`, { name }), 200)).toMatchObject({ id, name });
    expect((await list()).find((each) => each.id === id)?.name).toBe(name);
    expect((await write(admin, 'PUT', `${base()}/${id}`, { name })).status).toBe(200);
    // Told once: the second one changed nothing.
    const log = `/api/organizations/${acme.name}/audit-log?action=service_account.renamed`;
    const { items } = await made<{ items: { target_id: string }[] }>(admin(log), 200);
    expect(items.filter(({ target_id }) => target_id === id)).toMatchObject([
      { details: { note: `before: ${former}` } },
    ]);
  });

  test('[SVC-05] a deleted one is gone from the list, and its name is free again', async () => {
    const { id, name } = await anAccount();
    expect((await write(admin, 'DELETE', `${base()}/${id}`)).status).toBe(204);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect((await write(admin, 'DELETE', `${base()}/${id}`)).status).toBe(404);
    await anAccount(name);
  });

  test('[SVC-06] the body is a name of 1 to 80 characters and nothing else; a taken one is 409 on the field', async () => {
    const { id } = await anAccount();
    for (const json of [
      {},
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { name: 'a\nb' },
      { name: null },
      { name: 'fine', role: 'admin' },
    ]) {
      for (const [method, path] of [
        ['POST', base()],
        ['PUT', `${base()}/${id}`],
      ] as const)
        expect((await write(admin, method, path, json)).status, `${method} ${JSON.stringify(json)}`).toBe(422);
    }
    const taken = await anAccount();
    for (const [method, path] of [
      ['POST', base()],
      ['PUT', `${base()}/${id}`],
    ] as const) {
      const refused = await write(admin, method, path, { name: taken.name });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        {
          error: { human_readable_id: 'service_account_name_taken' },
          detail: [{ loc: ['body', 'name'], suggestion: `${taken.name}-2` }],
        },
      ]);
    }
  });

  test('only admins can see and change them; invalid ids and ids of another organization return 404', async () => {
    const account = await anAccount();
    const calls: [string, string, unknown][] = [
      ['GET', base(), undefined],
      ['POST', base(), { name: 'mine' }],
      ['PUT', `${base()}/${account.id}`, { name: 'mine' }],
      ['DELETE', `${base()}/${account.id}`, undefined],
      ['PUT', `${base()}/${account.id}/groups`, { group_ids: [] }],
      ['POST', `${base()}/${account.id}/token`, undefined],
      ['PUT', `${base()}/${account.id}/token`, { confirm: 'yes' }],
      ['DELETE', `${base()}/${account.id}/token`, undefined],
    ];
    for (const [method, path, json] of calls) {
      expect(
        await Promise.all(
          [hub.send, stranger, member].map(async (send) => (await write(send, method, path, json)).status),
        ),
        `${method} ${path}`,
      ).toEqual([401, 404, 403]);
    }
    for (const id of [newId(), 'none', '%27']) {
      for (const [method, path, json] of calls.slice(2))
        expect((await write(admin, method, path.replace(account.id, id), json)).status, `${method} ${path} ${id}`).toBe(
          404,
        );
    }
    for (const [method, path, json] of calls.slice(2))
      expect((await write(stranger, method, path.replace(acme.name, 'solo'), json)).status, `${method} ${path}`).toBe(
        404,
      );
    expect(await list()).toContainEqual(account);
  });

  test('an organization whose plan has none makes none, and is told why; it may list and end what it has', async () => {
    const refused = await write(admin, 'POST', base(plain), { name: 'ci' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { human_readable_id: 'not_in_plan', message: expect.stringMatching(/plan/) as unknown },
    });
    const id = newId();
    await hub.core.db
      .insertInto('service_account')
      .values({ id, organization_id: plain.id, name: 'from before' })
      .execute();
    expect((await write(admin, 'POST', `${base(plain)}/${id}/token`)).status).toBe(403);
    expect((await write(admin, 'PUT', `${base(plain)}/${id}/token`, { confirm: 'yes' })).status).toBe(403);
    expect((await made<{ items: Account[] }>(admin(base(plain)), 200)).items.map((each) => each.id)).toEqual([id]);
    expect((await write(admin, 'DELETE', `${base(plain)}/${id}`)).status).toBe(204);
  });
});

describe("a service account's token", () => {
  test('the secret is told once and stored as its SHA-256 only; the list tells its state', async () => {
    const account = await anAccount();
    const { secret, token } = await issue(account);
    expect(secret).toMatch(/^tr-[A-Za-z0-9-]{40}$/);
    const days = (Date.parse(token.expires_at) - Date.now()) / (24 * 3_600_000);
    expect([Math.round(days), token.hint]).toEqual([90, secret.slice(-4)]);
    const listed = await (await admin(base())).text();
    expect(listed).toContain(token.hint);
    expect(listed).not.toContain(secret);
    const { rows } = await hub.core.connection.pool.query<{ text: string }>(
      'select row_to_json(channel_token)::text as text from channel_token',
    );
    expect(rows.map(({ text }) => text).join()).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(rows.map(({ text }) => text).join() + hub.logged().join('')).not.toContain(secret);
  });

  test('an account holds one; renewing needs the confirmation, gives another secret, and ends the old one at once', async () => {
    const account = await anAccount();
    const channel = await aChannel('internal');
    expect((await write(admin, 'PUT', `${base()}/${account.id}/token`, { confirm: 'yes' })).status).toBe(404);
    const first = await issue(account);
    expect((await write(admin, 'POST', `${base()}/${account.id}/token`)).status).toBe(409);
    for (const json of [{}, { confirm: 'no' }])
      expect((await write(admin, 'PUT', `${base()}/${account.id}/token`, json)).status).toBe(422);
    expect(await pull(first.secret, channel)).toBe(200);
    const second = await made<Issued>(write(admin, 'PUT', `${base()}/${account.id}/token`, { confirm: 'yes' }), 200);
    expect([await pull(first.secret, channel), await pull(second.secret, channel)]).toEqual([401, 200]);
    await expect
      .poll(async () => (await list()).find(({ id }) => id === account.id)?.token?.last_used_at, { timeout: 20_000 })
      .not.toBeNull();
  });

  test('it reads public and internal channels, private ones by group, nothing of other organizations, and is no sign-in', async () => {
    const account = await anAccount();
    const { secret } = await issue(account);
    const [open, internal, closed] = [await aChannel('public'), await aChannel('internal'), await aChannel('private')];
    expect([await pull(secret, open), await pull(secret, internal), await pull(secret, closed)]).toEqual([
      200, 200, 404,
    ]);
    const { id: group } = await made<{ id: string }>(
      write(admin, 'POST', `/api/organizations/${acme.name}/groups`, { name: `Machines ${++counter}` }),
    );
    await write(admin, 'POST', `/api/organizations/${acme.name}/channels/${closed}/groups`, { group_id: group });
    expect(
      await made(write(admin, 'PUT', `${base()}/${account.id}/groups`, { group_ids: [group, group] }), 200),
    ).toMatchObject({ groups: [{ id: group }] });
    expect(await pull(secret, closed)).toBe(200);
    expect(await made(write(admin, 'PUT', `${base()}/${account.id}/groups`, { group_ids: [] }), 200)).toMatchObject({
      groups: [],
    });
    expect(await pull(secret, closed)).toBe(404);

    const abroad = await made<{ name: string }>(
      write(stranger, 'POST', '/api/organizations/solo/channels', { name: 'internal', privacy: 'internal' }),
    );
    expect((await hub.send(`/t/${secret}/repo/solo/${abroad.name}/noarch/repodata.json`)).status).toBe(404);
    expect(
      (await hub.send(`/api/organizations/${acme.name}/channels`, { headers: { authorization: `Bearer ${secret}` } }))
        .status,
    ).toBe(401);
  });

  test('of two who give it groups at the same time one comes last', async () => {
    const account = await anAccount();
    const [first, second] = await Promise.all(
      ['one', 'two'].map((name) =>
        made<{ id: string }>(
          write(admin, 'POST', `/api/organizations/${acme.name}/groups`, { name: `At once ${name}` }),
        ),
      ),
    );
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        [[first!.id, second!.id], [first!.id]].map((group_ids) =>
          write(admin, 'PUT', `${base()}/${account.id}/groups`, { group_ids }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  test('groups of another organization cannot be given', async () => {
    const account = await anAccount();
    const theirs = await made<{ id: string }>(
      write(stranger, 'POST', '/api/organizations/solo/groups', { name: `Theirs ${++counter}` }),
    );
    for (const id of [theirs.id, newId(), 'none'])
      expect((await write(admin, 'PUT', `${base()}/${account.id}/groups`, { group_ids: [id] })).status).toBe(422);
  });

  test.each<[string, (account: Account) => Promise<unknown>]>([
    ['is revoked', ({ id }) => write(admin, 'DELETE', `${base()}/${id}/token`)],
    ['was of a deleted account', ({ id }) => write(admin, 'DELETE', `${base()}/${id}`)],
    [
      'has expired',
      ({ id }) =>
        hub.core.db
          .updateTable('channel_token')
          .set({ expires_at: sql<Date>`now() - interval '1 second'` })
          .where('service_account_id', '=', id)
          .execute(),
    ],
  ])('a token that %s stops working at once', async (_title, end) => {
    const account = await anAccount();
    const channel = await aChannel('internal');
    const { secret } = await issue(account);
    expect(await pull(secret, channel)).toBe(200);
    await end(account);
    expect(await pull(secret, channel)).toBe(401);
  });

  test('after a revocation a new one can be issued; there is nothing left to revoke before', async () => {
    const account = await anAccount();
    await issue(account);
    expect((await write(admin, 'DELETE', `${base()}/${account.id}/token`)).status).toBe(204);
    expect((await write(admin, 'DELETE', `${base()}/${account.id}/token`)).status).toBe(404);
    await issue(account);
  });
});
