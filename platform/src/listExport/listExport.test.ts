import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Area } from '../core.ts';
import { cursorListOf, cursorPaging, route } from '../http/index.ts';
import { startPlatform } from '../testing/index.ts';
import { copyTemplate } from '../testing/template.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import type { ListExportAnswer } from './contract.ts';

vi.setConfig({ testTimeout: 60_000 });

const SIZE = 2_530;
/** Item before which the list waits, and what lets it continue. */
let gate: { at: number; opened: Promise<void>; open: () => void; reached: boolean } | undefined;
const closeAt = (at: number): NonNullable<typeof gate> => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return (gate = { at, opened, open, reached: false });
};

/** A long list that can wait. */
const numbers = (): Area => ({
  routes: [
    route({
      operationId: 'listNumbers',
      method: 'get',
      path: '/api/organizations/{org}/numbers',
      summary: 'Lists numbers.',
      access: { kind: 'organization', action: 'audit.read' },
      params: z.object({ org: z.string() }),
      query: cursorPaging().extend({ above: z.coerce.number().default(-1) }),
      answers: { 200: cursorListOf(z.object({ n: z.number() })) },
      handler: async ({ query }) => {
        const from = query.cursor === undefined ? query.above + 1 : Number(query.cursor) + 1;
        const to = Math.min(SIZE, from + query.limit);
        if (gate !== undefined && gate.at >= from && gate.at < to) {
          gate.reached = true;
          await gate.opened;
        }
        const items = Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ n: from + at }));
        const cursors = items.map(({ n }) => String(n));
        return {
          status: 200,
          body: {
            items,
            total_count: SIZE,
            cursors,
            next_cursor: to < SIZE ? cursors.at(-1)! : null,
            previous_cursor: null,
          },
        };
      },
    }),
  ],
});

let dataDir: string;
let platform: TestPlatform;
let organization: TestOrganization;
let [admin, other]: TestUser[] = [];
let send: Send;
const start = async (): Promise<void> => {
  platform = await startPlatform({ dataDir, areas: () => [numbers()] });
};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'terrarium-exports-'));
  await copyTemplate(dataDir);
  await start();
  [admin, other] = [await platform.aUser(), await platform.aUser()];
  organization = await platform.anOrganization({ members: { admin, member: other } });
  await platform.aSubscription({ of: organization, product: 'security_subscription' });
  send = await platform.as(admin.email);
});
afterEach(async () => {
  gate?.open();
  gate = undefined;
  await sql`delete from list_export`.execute(platform.core.db);
  await rm(join(dataDir, 'exports'), { recursive: true, force: true });
});
afterAll(async () => {
  await platform?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sets the roles of both users; there is always an admin. */
const setRoles = async (ofAdmin: string, ofOther: string): Promise<void> => {
  const set = (user: TestUser, role: string) =>
    sql`update membership set role = ${role} where user_id = ${user.id}`.execute(platform.core.db);
  await set(other!, 'admin');
  await set(admin!, ofAdmin);
  await set(other!, ofOther);
};
const list = (): string => `/api/organizations/${organization.name}/numbers`;
const files = (): Promise<string[]> => readdir(join(dataDir, 'exports')).catch(() => []);
const ask = (path: string, by = send): Promise<Response> => by('/api/exports', { method: 'POST', json: { path } });
const made = async (path: string, by = send): Promise<ListExportAnswer> => {
  const response = await ask(path, by);
  expect([response.status, await response.clone().text()]).toEqual([202, expect.any(String)]);
  return (await response.json()) as ListExportAnswer;
};
const stateOf = async (id: string, by = send): Promise<ListExportAnswer> =>
  (await (await by(`/api/exports/${id}`)).json()) as ListExportAnswer;
const ended = async (id: string, by = send): Promise<ListExportAnswer> =>
  vi.waitFor(
    async () => {
      const found = await stateOf(id, by);
      expect(found.finished_at).not.toBeNull();
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
const reached = (): Promise<void> => vi.waitFor(() => expect(gate!.reached).toBe(true), { timeout: 20_000 });
const code = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
];

test('the file has all items of the list as lines with cursors, also in parts, and only for who can read the list', async () => {
  const { id, ...asked } = await made(`${list()}?above=9`);
  expect(asked).toMatchObject({ state: 'todo', item_count: 0, total_count: SIZE, error: null });
  const done = await ended(id);
  expect(done).toMatchObject({ state: 'done', item_count: SIZE - 10, error: null });
  const file = await send(`/api/exports/${id}/file`);
  expect(file.headers.get('content-type')).toBe('application/gzip');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes).toHaveLength(done.bytes);
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  expect(lines).toHaveLength(SIZE - 10 + 1);
  expect(JSON.parse(lines[0]!)).toEqual({ cursor: '10', item: { n: 10 } });
  expect(lines.at(-1)).toBe('{"next_cursor":null}');
  const walked = await (await send(`${list()}?above=9`, { headers: { accept: 'application/x-ndjson' } })).text();
  expect(lines).toEqual(walked.trimEnd().split('\n'));
  const rest = await send(`/api/exports/${id}/file`, { headers: { range: 'bytes=100-' } });
  expect([rest.status, rest.headers.get('content-range')]).toEqual([206, `bytes 100-${done.bytes - 1}/${done.bytes}`]);
  expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(100));

  const stranger = await platform.as(other!.email);
  for (const path of [`/api/exports/${id}`, `/api/exports/${id}/file`])
    expect(await code(await stranger(path))).toEqual([404, 'export_not_found']);
  expect((await stranger(`/api/exports/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await platform.send(`/api/exports/${id}`)).status).toBe(401);
  expect((await (await stranger('/api/exports')).json()) as object).toMatchObject({ total_count: 0 });
  expect((await (await send('/api/exports')).json()) as object).toMatchObject({ items: [{ id }] });

  await setRoles('member', 'admin');
  expect((await send(`/api/exports/${id}/file`)).status).toBe(403);
  await setRoles('admin', 'member');
  expect((await send(`/api/exports/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await files()).toEqual([]);
});

const accounts = (): string => `/api/v1/organizations/${organization.name}/service-accounts`;
const post = async (path: string, json: object): Promise<Record<string, string>> =>
  (await (await send(path, { method: 'POST', json })).json()) as Record<string, string>;
let accountCount = 0;
const anAccount = async (): Promise<string> => (await post(accounts(), { name: `exporter-${++accountCount}` }))['id']!;
async function aKey(scopes: string[], account?: string): Promise<Send> {
  const { secret } = await post(`${accounts()}/${account ?? (await anAccount())}/keys`, {
    name: scopes.join(),
    scopes,
  });
  return (path, request = {}) =>
    platform.send(path, { ...request, headers: { ...request.headers, authorization: `Bearer ${secret!}` } });
}

test('what is no list, or not readable, is the error of the request', async () => {
  expect(await code(await ask(list(), await platform.as(other!.email)))).toEqual([403, 'not_allowed']);
  expect(await code(await ask('/api/organizations/nowhere/numbers'))).toEqual([404, 'organization_not_found']);
  expect((await ask(`${list()}?above=x`)).status).toBe(422);
  for (const path of [
    '/api/account',
    `${list()}?limit=10`,
    `${list()}?cursor=10`,
    '/api/../repo/x',
    '//elsewhere/api/x',
    'https://elsewhere/api/x',
    '/api/x\\y\n',
    '',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 422]);
  expect(await files()).toEqual([]);
});

test('a canceled export leaves nothing', async () => {
  closeAt(1_500);
  const { id } = await made(list());
  await reached();
  expect(await stateOf(id)).toMatchObject({ state: 'in_progress', item_count: 1_000 });
  expect(await files()).toHaveLength(1);
  expect(await code(await send(`/api/exports/${id}/file`))).toEqual([404, 'export_unfinished']);
  expect((await send(`/api/exports/${id}`, { method: 'DELETE' })).status).toBe(204);
  gate!.open();
  await vi.waitFor(async () => expect(await files()).toEqual([]));
  expect((await send(`/api/exports/${id}`)).status).toBe(404);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await files()).toEqual([]);
});

test('an export continues after a restart, whatever a killed process wrote last', async () => {
  closeAt(1_500);
  const { id } = await made(list());
  await reached();
  const stopped = platform.close();
  gate!.open();
  await stopped;
  gate = undefined;
  await appendFile(join(dataDir, 'exports', `${id}.ndjson.gz`), 'half a part');
  await start();
  send = await platform.as(admin!.email);
  expect(await ended(id)).toMatchObject({ state: 'done', item_count: SIZE });
  const file = Buffer.from(await (await send(`/api/exports/${id}/file`)).arrayBuffer());
  const lines = gunzipSync(file).toString().trimEnd().split('\n');
  expect(lines.slice(0, -1).map((line) => (JSON.parse(line) as { item: { n: number } }).item.n)).toEqual(
    Array.from({ length: SIZE }, (_, n) => n),
  );
});

test('an export fails when the caller loses the rights, or the session ends', async () => {
  closeAt(1_500);
  const { id } = await made(list());
  await reached();
  await setRoles('member', 'admin');
  gate!.open();
  const failed = await ended(id);
  await setRoles('admin', 'member');
  expect(failed).toMatchObject({ state: 'failed', bytes: 0 });
  expect(failed.error).toMatch(/^The list can't be read any more: Your role in '.*' doesn't allow this/);
  expect(await files()).toEqual([]);

  closeAt(1_500);
  const second = await made(list(), await platform.as(admin!.email));
  await reached();
  await sql`update refresh_family set revoked_at = now() where id = (select credential_id from list_export where id = ${second.id})`.execute(
    platform.core.db,
  );
  gate!.open();
  expect((await ended(second.id)).error).toMatch(/session or token .* ended/);
});

test('a caller has two exports in progress and twenty in all; old ones and lost files are deleted', async () => {
  closeAt(100);
  const first = await made(list());
  await made(list());
  const refused = await ask(list());
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await code(refused)).toEqual([429, 'too_many_requests']);
  await send(`/api/exports/${first.id}`, { method: 'DELETE' });
  gate!.open();
  const third = await made(list());
  await ended(third.id);
  await sql`insert into list_export (id, user_id, credential_kind, credential_id, path, total, state, finished_at)
    select gen_random_uuid(), ${admin!.id}::uuid, 'session', gen_random_uuid(), '/api/x', 0, 'done', now() from generate_series(1, 20)`.execute(
    platform.core.db,
  );
  expect((await ask(list())).status).toBe(429);
  await sql`update list_export set created_at = now() - interval '25 hours'`.execute(platform.core.db);
  await appendFile(join(dataDir, 'exports', 'lost.ndjson.gz'), 'x');
  await platform.cleanUp('old list exports');
  expect(await files()).toEqual([]);
  expect((await (await send('/api/exports')).json()) as object).toMatchObject({ total_count: 0 });
});

test('no export begins while all files together need too much storage, also one that was requested before', async () => {
  const keyed = await aKey(['audit:read']);
  closeAt(1_500);
  const [first, second] = [await made(list()), await made(list())];
  await reached();
  const waiting = await made(list(), keyed);
  await sql`insert into list_export (id, user_id, credential_kind, credential_id, path, total, state, finished_at, bytes)
    values (gen_random_uuid(), ${admin!.id}::uuid, 'session', gen_random_uuid(), '/api/x', 0, 'done', now(), ${20 * 1024 ** 3})`.execute(
    platform.core.db,
  );
  expect(await code(await ask(list(), keyed))).toEqual([429, 'too_many_requests']);
  gate!.open();
  expect((await ended(waiting.id, keyed)).error).toMatch(/too much storage/);
  for (const { id } of [first, second]) expect((await ended(id)).state).toBe('done');
  await sql`delete from list_export`.execute(platform.core.db);
});

test('a key of a service account exports what its scopes allow', async () => {
  const account = await anAccount();
  const [reader, stranger] = [await aKey(['audit:read'], account), await aKey(['policy:read'], account)];
  expect(await code(await ask(list(), stranger))).toEqual([403, 'scope_too_small']);
  const { id } = await made(list(), reader);
  expect((await ended(id, reader)).state).toBe('done');
  expect((await reader(`/api/exports/${id}/file`)).status).toBe(200);
  // Another key of the account sees the export, but can't read what is in it.
  expect(await code(await stranger(`/api/exports/${id}/file`))).toEqual([403, 'scope_too_small']);
  expect((await send(`/api/exports/${id}`)).status).toBe(404);
});
