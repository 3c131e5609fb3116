// Queries to the embedded database for index files of channels: none as long as nothing changes that the files depend
// on. The tests count the queries.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { BULK_TABLES } from '../../db/changes.ts';
import { startHarness } from '../testing/harness.ts';
import type { Harness } from '../testing/harness.ts';

let hub: Harness;
let dataDir: string;
let acme: string;
let open: string;
let token: string;
const path = '/repo/acme/open/linux-64/repodata.json';
const status = async (target = path): Promise<number> => {
  const response = await fetch(hub.baseUrl + target);
  await response.arrayBuffer();
  return response.status;
};
/** Texts of the statements that the database is given from now on. */
function listen(): string[] {
  const texts: string[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function listening(this: Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }];
    texts.push(typeof first === 'string' ? first : first.text);
    return query.apply(this, given) as never;
  });
  return texts;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  hub = await startHarness({ dataDir });
  acme = await hub.organization('acme');
  token = await hub.token(acme, await hub.user('ada', acme, 'admin'));
  open = await hub.channel(acme, 'open', { privacy: 'public' });
  await hub.files(open, [{ name: 'app' }]);
  await hub.repo.publish(open, { policy: null });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await hub.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a sync that writes, and holds the one session meanwhile, keeps nobody from the index of a public channel', async () => {
  expect(await status()).toBe(200);
  const job = await hub.core.connection.jobs.pool.connect();
  await job.query('begin');
  await job.query("update mirror_sync set phase = 'Reading', progress = 0.5");
  await job.query('update channel_file_version set indexed_ms = indexed_ms');
  const asked = listen();
  // While the transaction is open, the database answers no other query.
  expect(await status()).toBe(200);
  expect(asked).toEqual([]);
  vi.restoreAllMocks();
  await job.query('commit');
  job.release();
  expect(await status()).toBe(200);
});

test('reads of others keep the cache', async () => {
  expect(await status()).toBe(200);
  await hub.core.connection.pool.query('select * from channel');
  const asked = listen();
  expect(await status()).toBe(200);
  expect(asked).toEqual([]);
});

test('a channel that becomes private, is renamed, or serves another publication: the next request knows', async () => {
  const { pool } = hub.core.connection;
  expect(await status()).toBe(200);
  await pool.query("update channel set privacy = 'private' where id = $1", [open]);
  expect(await status()).toBe(401);
  await pool.query("update channel set privacy = 'public', name = 'opened' where id = $1", [open]);
  expect([await status(), await status(path.replace('open', 'opened'))]).toEqual([401, 200]);
  await pool.query("update channel set name = 'open' where id = $1", [open]);
  const before = (await fetch(hub.baseUrl + path)).headers.get('etag');
  await hub.files(open, [{ name: 'newer' }]);
  expect((await fetch(hub.baseUrl + path)).headers.get('etag')).toBe(before);
  await hub.repo.publish(open, { policy: null });
  expect((await fetch(hub.baseUrl + path)).headers.get('etag')).not.toBe(before);
});

test("a failed statement and a rolled-back transaction don't change the response", async () => {
  const { pool } = hub.core.connection;
  const client = await pool.connect();
  await client.query('begin');
  await client.query("update channel set privacy = 'private' where id = $1", [open]);
  const asking = status();
  await client.query('rollback');
  client.release();
  expect(await asking).toBe(200);
  expect(await status()).toBe(200);
});

test('nothing that decides over an index file is read from the tables whose changes do not count', async () => {
  const asked = listen();
  // A change by another connection: everything is looked up again.
  await hub.core.connection.pool.query("update organization set title = title where name = 'acme'");
  expect([await status(), await status(`/t/${token}${path}`), await status('/repo/acme/none/notices.json')]).toEqual([
    200, 200, 200,
  ]);
  const lookups = asked.slice(1);
  expect(lookups.length).toBeGreaterThan(2);
  const bulk = new RegExp(`\\b(?:${[...BULK_TABLES, 'channel_file'].join('|')})\\b`);
  expect(lookups.filter((text) => bulk.test(text))).toEqual([]);
});
