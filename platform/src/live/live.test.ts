import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFiles, startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { ChannelRow } from '../channel/index.ts';
import { newId } from '../db/index.ts';
import { HttpError } from '../http/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send } from '../testing/index.ts';
import { Watches } from './watches.ts';

let hub: PolicyHub;
beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());

const updatesOf = (name: string) => `/api/organizations/${hub.acme.name}/channels/${name}/updates`;
/** The version of a channel, after a wait for another one than `since`. */
async function version(name: string, since?: string, wait = 25): Promise<string> {
  const query = since === undefined ? '' : `?since=${since}&wait=${wait}`;
  const response = await hub.member(`${updatesOf(name)}${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { version: string }).version;
}

test('a request waits until a run of the channel changes, and sees each state of it', async () => {
  const { name, id } = await hub.aChannel({ files: [{ name: 'numpy' }] });
  await hub.policies.runs.idle(id);
  const before = await version(name);
  expect(await version(name)).toBe(before);
  const waiting = version(name, before);
  await addFiles(hub.channels, { id, name } as ChannelRow, [{ name: 'scipy' }]);
  const seen = [await waiting];
  expect(seen[0]).not.toBe(before);
  await hub.policies.runs.idle(id);
  // The last version stays. Those before were answered with the current one immediately.
  const last = await version(name);
  expect(await version(name, seen[0] === last ? before : seen[0])).toBe(last);
  const other = await hub.aChannel({ files: [{ name: 'numpy' }] });
  await hub.policies.runs.idle(other.id);
  const begun = performance.now();
  expect(await version(name, last, 1)).toBe(last);
  expect(performance.now() - begun).toBeGreaterThan(900);
});

test('only who can read a channel can wait for it', async () => {
  const { name } = await hub.aChannel({ privacy: 'private', files: [] });
  expect((await hub.stranger(updatesOf(name))).status).toBe(404);
  expect((await hub.member(updatesOf('nowhere'))).status).toBe(404);
  const open = await hub.aChannel({ files: [] });
  for (const query of ['?wait=26', '?wait=-1', '?wait=x', `?since=${'x'.repeat(513)}`])
    expect((await hub.member(`${updatesOf(open.name)}${query}`)).status).toBe(422);
});

interface Told {
  version: string;
  changed: string[];
}
/** What a caller is told of `organization`, `account`, or the hub, after a wait for another version than `since`. */
async function told(send: Send, path: string, since?: string, wait = 25): Promise<Told> {
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}&wait=${wait}`;
  const response = await send(`${path}/updates${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Told;
}
const acme = () => `/api/organizations/${hub.acme.name}`;
const insertRequest = async (channelId: string): Promise<string> => {
  const id = newId();
  await hub.core.db
    .insertInto('exception_request')
    .values({ id, organization_id: hub.acme.id, channel_id: channelId, spec: 'numpy', package: 'numpy' })
    .execute();
  return id;
};

test('an organization tells its members of the kinds that changed, once, and nobody else', async () => {
  const channel = await hub.aChannel({ files: [{ name: 'numpy' }] });
  await hub.policies.runs.idle(channel.id);
  const before = await told(hub.member, acme());
  // Without a version: what the reads before may have missed.
  expect(before.changed).toEqual(expect.arrayContaining(['channels', 'runs']));
  expect(await told(hub.member, acme(), before.version, 0)).toEqual({ version: before.version, changed: [] });
  const waiting = told(hub.member, acme(), before.version);
  await addFiles(hub.channels, channel, [{ name: 'scipy' }]);
  const first = await waiting;
  expect(first.changed).toContain('runs');
  await hub.policies.runs.idle(channel.id);
  // A client that lost its connection is told of everything since the version that it knows, once.
  const later = await told(hub.member, acme(), before.version);
  expect(later.changed).toEqual(['channels', 'runs']);
  expect(await told(hub.member, acme(), later.version, 0)).toEqual({ version: later.version, changed: [] });
  expect((await hub.stranger(`${acme()}/updates`)).status).toBe(404);
  expect((await hub.send(`${acme()}/updates`)).status).toBe(401);
});

test('members learn nothing of kinds that only admins can read', async () => {
  const channel = await hub.aChannel({ files: [] });
  await hub.policies.runs.idle(channel.id);
  const [member, admin] = [await told(hub.member, acme()), await told(hub.admin, acme())];
  const waits = [told(hub.member, acme(), member.version, 2), told(hub.admin, acme(), admin.version)] as const;
  await insertRequest(channel.id);
  expect((await waits[1]).changed).toEqual(['exception_requests']);
  expect(await waits[0]).toEqual({ version: member.version, changed: [] });
});

test('members learn nothing of private channels, also when these are deleted', async () => {
  const before = await told(hub.member, acme());
  const channel = await hub.aChannel({ privacy: 'private', files: [{ name: 'numpy' }] });
  await hub.policies.runs.idle(channel.id);
  const admin = await told(hub.admin, acme());
  expect(admin.changed).toContain('channels');
  expect((await hub.admin(`${acme()}/channels/${channel.name}`, { method: 'DELETE' })).status).toBeLessThan(300);
  expect((await told(hub.admin, acme(), admin.version)).changed).toContain('channels');
  expect(await told(hub.member, acme(), before.version, 1)).toEqual({ version: before.version, changed: [] });
  const open = await hub.aChannel({ files: [] });
  await hub.policies.runs.idle(open.id);
  const there = await told(hub.member, acme());
  await hub.admin(`${acme()}/channels/${open.name}`, { method: 'DELETE' });
  expect((await told(hub.member, acme(), there.version)).changed).toContain('channels');
});

test('an account is told what concerns the person: their requests, and those that wait for an admin', async () => {
  const channel = await hub.aChannel({ files: [] });
  const me = (await (await hub.member('/api/account')).json()) as { id: string };
  const [member, admin] = [await told(hub.member, '/api/account'), await told(hub.admin, '/api/account')];
  const id = await insertRequest(channel.id);
  expect((await told(hub.admin, '/api/account', admin.version)).changed).toEqual(['decisions']);
  await hub.core.db
    .insertInto('exception_request_person')
    .values({ request_id: id, user_id: me.id, reason: '' })
    .execute();
  const asked = await told(hub.member, '/api/account', member.version);
  expect(asked.changed).toEqual(['exception_requests']);
  await hub.core.db.updateTable('exception_request').set({ state: 'declined' }).where('id', '=', id).execute();
  expect((await told(hub.member, '/api/account', asked.version)).changed).toEqual(['exception_requests']);
  expect((await hub.send('/api/account/updates')).status).toBe(401);
});

test('operators are told of emails and jobs', async () => {
  const person = await hub.aUser({ email: `olga-${newId()}@example.org` });
  await hub.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', person.id).execute();
  const operator = await hub.as(person.email);
  const before = await told(operator, '/api/operator');
  const waiting = told(operator, '/api/operator', before.version);
  await hub.core.db
    .insertInto('outbox_mail')
    .values({ id: newId(), recipient: 'ada@example.org', subject: 'Hello', body: '' })
    .execute();
  expect((await waiting).changed).toContain('mail');
  expect((await hub.admin('/api/operator/updates')).status).toBe(404);
});

test('what each trigger tells of fits its table', async () => {
  const { rows } = await sql<{ name: string; on: string; args: string }>`
    select tgname as name, tgrelid::regclass::text as "on", encode(tgargs, 'escape') as args
      from pg_trigger where tgfoid = 'tell_change'::regproc`.execute(hub.core.db);
  expect(rows.length).toBeGreaterThan(50);
  for (const { name, on, args } of rows) {
    const [news = '', conditions = ''] = args.split('\\000');
    const query = `with before_it as (select * from ${on}) select distinct ${news} from ${on} as changed ${conditions}`;
    await expect(sql.raw(query).execute(hub.core.db), `${name} of ${on}`).resolves.toBeDefined();
  }
});

test('changes that are committed late are told too, and making one row of many tells nobody', async () => {
  const before = await told(hub.admin, acme());
  const change = (kind: string, minutesAgo: number) =>
    hub.core.db
      .insertInto('live_change')
      .values({ scope: hub.acme.id, kind, at: new Date(Date.now() - minutesAgo * 60_000) })
      .execute();
  await change('policies', 0);
  const between = await told(hub.admin, acme(), before.version);
  expect(between.changed).toEqual(['policies']);
  await change('invitations', 5);
  const after = await told(hub.admin, acme(), between.version);
  expect(after.changed).toEqual(['invitations']);
  const count = async () =>
    (await hub.core.db.selectFrom('live_change').select('n').where('scope', '=', hub.acme.id).execute()).length;
  for (let made = 0; made < 250; made += 1) await change('policies', 0);
  const rows = await count();
  await told(hub.admin, acme(), after.version);
  expect(await count()).toBeLessThan(rows - 200);
  await change('policies', 0);
  const many = await told(hub.admin, acme());
  // Of a channel and an organization that are gone.
  const at = new Date(Date.now() - 25 * 3_600_000);
  const gone = newId();
  await hub.core.db
    .insertInto('live_change')
    .values([
      { scope: gone, kind: 'runs', at },
      { scope: hub.acme.id, channel_id: gone, kind: 'runs', at },
    ])
    .execute();
  await hub.cleanUp('old changes for subscriptions');
  const left = await sql`select 1 from live_change where ${gone}::uuid in (scope, channel_id)`.execute(hub.core.db);
  expect(left.rows).toEqual([]);
  expect(await told(hub.admin, acme(), many.version, 0)).toEqual({ version: many.version, changed: [] });
});

test('a client that comes back after a restart is told once of what changed meanwhile', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'terrarium-test-'));
  const before = await startPlatform({ dataDir });
  const ada = await before.aUser({ email: 'ada@example.org' });
  const { name } = await before.anOrganization({ name: 'acme', members: { admin: ada } });
  const path = `/api/organizations/${name}`;
  const seen = await told(await before.as(ada.email), path);
  await before.close();
  const after = await startPlatform({ dataDir });
  const send = await after.as(ada.email);
  expect(await told(send, path, seen.version, 0)).toEqual({ version: seen.version, changed: [] });
  const waiting = told(send, path, seen.version);
  expect(
    (await send(`${path}/channels`, { method: 'POST', json: { name: 'main', privacy: 'internal', type: 'hosted' } }))
      .status,
  ).toBe(201);
  const missed = await told(send, path, seen.version);
  expect(missed.changed).toContain('channels');
  expect((await waiting).changed).toContain('channels');
  await after.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Versions in memory, and waits for one of them. */
function watched() {
  const versions = new Map([['a', '1']]);
  let reads = 0;
  const watches = new Watches(async (ids) => {
    reads += 1;
    const found = ids.flatMap((id) => (versions.has(id) ? [[id, versions.get(id)!] as const] : []));
    return new Map(found);
  });
  const wait = (caller = 'ada', signal = new AbortController().signal, milliseconds = 20_000) =>
    watches.version('a', { since: '1', milliseconds, caller, signal });
  return { versions, watches, wait, reads: () => reads };
}

test('many waits for one resource cost one query per interval', async () => {
  const { versions, wait, reads } = watched();
  const waits = Array.from({ length: 90 }, () => wait());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  // Each wait reads the version once itself.
  expect(reads() - 90).toBeLessThan(5);
  versions.set('a', '2');
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['2']));
  const after = reads();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(reads()).toBe(after);
});

test('a wait ends when its resource vanishes, its caller is gone, the process stops, or the database fails', async () => {
  const { versions, wait } = watched();
  const vanishing = wait();
  versions.delete('a');
  expect(await vanishing).toBe('');
  const gone = new AbortController();
  const left = watched();
  const leaving = left.wait('ada', gone.signal);
  await new Promise((resolve) => setTimeout(resolve, 50));
  gone.abort();
  expect(await leaving).toBe('1');
  const stopping = left.wait();
  await new Promise((resolve) => setTimeout(resolve, 50));
  left.watches.stop();
  expect(await stopping).toBe('1');
  let fails = false;
  const failing = new Watches(() =>
    fails ? Promise.reject(new Error('away')) : Promise.resolve(new Map([['a', '1']])),
  );
  const wrecked = failing.version('a', { since: '1', milliseconds: 20_000, caller: 'ada', signal: gone.signal });
  expect(await wrecked).toBe('1');
  const patient = failing.version('a', {
    since: '1',
    milliseconds: 20_000,
    caller: 'ada',
    signal: new AbortController().signal,
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  fails = true;
  await expect(patient).rejects.toThrow('away');
});

test('a caller can wait a hundred times, and others still can', async () => {
  const { versions, wait } = watched();
  const waits = Array.from({ length: 100 }, () => wait());
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(wait()).rejects.toSatisfy((error) => error instanceof HttpError && error.status === 429);
  const other = wait('max');
  await new Promise((resolve) => setTimeout(resolve, 50));
  versions.set('a', '2');
  expect(await other).toBe('2');
  await Promise.all(waits);
  versions.set('a', '1');
  expect(await wait('ada', undefined, 10)).toBe('1');
});
