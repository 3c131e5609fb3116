import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conda } from '../publish/archive/build.testing.ts';
import type { ChannelRow } from '../channel/index.ts';
import { requestTimedRuns } from './timedRuns.ts';
import type { PolicyAnswer } from './contract.ts';
import { addFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

vi.setConfig({ testTimeout: 150_000 });

const DAY = 86_400_000;
let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
});
afterAll(() => hub.close());

const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const overtaken = async (channel: ChannelRow): Promise<void> => {
  await requestTimedRuns(hub.core.db);
  await hub.policies.runs.idle(channel.id);
};
/** A policy of these filters of add_packages, in force on a channel. */
async function govern(channel: ChannelRow, name: string, subfilters: object[]): Promise<void> {
  const filters = { add_packages: { type: 'compound', operator: 'AND', subfilters } };
  const response = await hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name, filters } });
  expect(response.status).toBe(201);
  await hub.apply(channel, (await response.json()) as PolicyAnswer);
}
interface Shown {
  items: { file_name: string; decision: string; held_until: string | null; decided_by: string }[];
}
const shown = async (channel: ChannelRow, name: string) =>
  Object.fromEntries(
    (await json<Shown>(hub.admin(`${base}/channels/${channel.name}/artifacts/conda/${name}/files`))).items.map(
      ({ file_name, decision, held_until }) => [file_name, held_until ?? decision],
    ),
  );
const refusalOf = async (channel: ChannelRow, file: string): Promise<[number, string]> => {
  const response = await hub.admin(`/repo/${hub.acme.name}/${channel.name}/linux-64/${file}`);
  return [response.status, (await json<{ detail?: string }>(response)).detail ?? ''];
};

const P14D = { facet: 'package_to_date', criterion: 'P14D', comparator: 'less_than_equal_to' };
const EARLY = { facet: 'early_fixes', criterion: true, comparator: 'equal' };
const NO_SCRIPTS = { facet: 'install_scripts', criterion: ['none'], comparator: 'in' };

test('a new file is held until its day, the same in every channel; a fix of a CVE is served at once, and a run admits the other on its day', async () => {
  const files = ['1.0', '1.1'].flatMap((version) => ['openssl', 'zlib'].map((name) => ({ name, version })));
  const channel = await hub.aChannel({ files });
  const [old, seen] = [Date.now() - 100 * DAY, Date.now() - 3 * DAY];
  // Changes the database directly, so that no run starts for a change of content: only the run because of time is
  // tested here, and no other one may be in progress.
  const sawAt = (version: string, ms: number): Promise<void> =>
    hub.core.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('channel_file_version')
        .set({ first_seen_ms: ms })
        .where('channel_id', '=', channel.id)
        .where('version', '=', version)
        .execute();
      await trx
        .updateTable('channel')
        .set((eb) => ({ content_revision: eb('content_revision', '+', 1) }))
        .where('id', '=', channel.id)
        .execute();
      await trx.deleteFrom('policy_run_request').where('channel_id', '=', channel.id).execute();
    });
  await sawAt('1.0', old);
  await sawAt('1.1', seen);
  await hub.core.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('advisory')
      .values({ id: 'CVE-2026-0001', score: null, status: 'active', summary: 'Overflow' })
      .execute();
    await trx
      .insertInto('advisory_affected')
      .values({
        advisory_id: 'CVE-2026-0001',
        name: 'openssl',
        ranges: JSON.stringify([{ introduced: '0', fixed: '1.1' }]),
      })
      .execute();
  });
  await govern(channel, 'Cooldown', [P14D, EARLY]);
  const day = new Date(seen + 14 * DAY);
  const words = day.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  expect(await hub.served(channel)).toEqual([
    'openssl-1.0-h0_0.conda',
    'openssl-1.1-h0_0.conda',
    'zlib-1.0-h0_0.conda',
  ]);
  expect(await shown(channel, 'zlib')).toEqual({
    'zlib-1.1-h0_0.conda': day.toISOString(),
    'zlib-1.0-h0_0.conda': 'allowed',
  });
  const why = (file: string) =>
    json<{ decision: string; held_until: string | null; detail: string }>(
      hub.admin(`${base}/channels/${channel.name}/files/linux-64/${file}/explain`),
    );
  const held = await why('zlib-1.1-h0_0.conda');
  expect([held.decision, held.held_until]).toEqual(['refused', day.toISOString()]);
  expect(held.detail).toContain(`is in cooldown by policy 'Cooldown' (revision 1) until ${words}: Minimum age 14 days`);
  expect(await refusalOf(channel, 'zlib-1.1-h0_0.conda')).toEqual([403, expect.stringContaining(`until ${words}`)]);
  expect((await why('openssl-1.1-h0_0.conda')).detail).toContain('it fixes CVE-2026-0001 in 1.0');

  await overtaken(channel);
  expect(await hub.served(channel)).not.toContain('zlib-1.1-h0_0.conda');
  // The day comes: as if all had happened eleven days ago.
  await sawAt('1.1', seen - 11 * DAY);
  const { db } = hub.core;
  const back = new Date(Date.now() - 60_000);
  await db
    .updateTable('policy_run')
    .set({ created_at: new Date(back.getTime() - 60_000) })
    .where('channel_id', '=', channel.id)
    .execute();
  await db
    .updateTable('publication')
    .set({ created_at: new Date(back.getTime() - 60_000), releases_at: back })
    .where('channel_id', '=', channel.id)
    .execute();
  await overtaken(channel);
  expect(await hub.served(channel)).toContain('zlib-1.1-h0_0.conda');
  const { releases_at } = await db
    .selectFrom('channel')
    .innerJoin('publication', 'publication.id', 'channel.publication_id')
    .select('releases_at')
    .where('channel.id', '=', channel.id)
    .executeTakeFirstOrThrow();
  expect(releases_at).toBeNull();
});

test('blocks a published file with a post-link script with the reason; unread archives are unknown until they are read', async () => {
  const channel = await hub.aChannel({ files: [{ name: 'mirrored' }] });
  await govern(channel, 'No scripts', [NO_SCRIPTS]);
  const token = await json<{ secret: string }>(
    hub.admin(`${base}/ce/current-token`, { method: 'POST', json: { scope: 'publish' } }),
  );
  const publish = async (name: string, files: { name: string; data: string }[]): Promise<void> => {
    const file = `${name}-1.0-0.conda`;
    const body = new Uint8Array(conda({ index: { name, version: '1.0', depends: [] }, stem: `${name}-1.0-0`, files }));
    const response = await hub.send(`/repo/${hub.acme.name}/${channel.name}/linux-64/${file}`, {
      method: 'PUT',
      body,
      headers: { authorization: `Bearer ${token.secret}`, prefer: 'wait=60' },
    });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
  };
  await publish('plain', [{ name: 'bin/plain', data: 'x' }]);
  await publish('linked', [{ name: 'bin/.linked-post-link.sh', data: 'echo linked\n' }]);
  await publish('active', [{ name: 'etc/conda/activate.d/active.sh', data: 'export A=1\n' }]);
  await hub.policies.runs.idle(channel.id);
  expect(await hub.served(channel)).toEqual(['plain-1.0-0.conda']);
  for (const [file, reason] of [
    ['linked-1.0-0.conda', 'it runs scripts when it is installed or removed'],
    ['active-1.0-0.conda', 'it runs scripts or sets variables when its environment is activated'],
    ['mirrored-1.0-h0_0.conda', 'it’s unknown whether it runs scripts'],
  ] as const)
    expect(await refusalOf(channel, file)).toEqual([403, expect.stringContaining(reason)]);

  // As when the bytes of a mirror's file have come, and were read.
  const { pool } = hub.core.connection;
  await pool.query(
    `with held as (update channel_file_version set object_key = 'read-since' where channel_id = $1 and name = 'mirrored' returning id)
      insert into package_archive (file_id, channel_id, object_key, run_exports, scripts, script_kinds, text_prefix, binary_prefix, file_count, unpacked_size, licenses)
      select id, $1, 'read-since', '{}', '[]', '{}', false, false, 0, 0, '[]' from held`,
    [channel.id],
  );
  await overtaken(channel);
  expect(await hub.served(channel)).toContain('mirrored-1.0-h0_0.conda');
  const runs = async () =>
    (await json<{ items: object[] }>(hub.admin(`${base}/channel-policies/${channel.name}/runs`))).items.length;
  const before = await runs();
  await overtaken(channel);
  expect(await runs()).toBe(before);

  // As if a later release rejected an archive that an earlier one accepted: its scripts are no longer known.
  await pool.query(
    `with gone as (delete from package_archive where channel_id = $1 and object_key = 'read-since' returning file_id)
      insert into unreadable_archive (file_id, channel_id, object_key, reason, lost_at)
      select file_id, $1, 'read-since', 'Entry points', now() from gone`,
    [channel.id],
  );
  await overtaken(channel);
  expect(await hub.served(channel)).toEqual(['plain-1.0-0.conda']);
  const after = await runs();
  await overtaken(channel);
  expect(await runs()).toBe(after);
});

test("after the clock was set back, files admitted or held by the future time follow the new one, and new files aren't held longer", async () => {
  const channel = await hub.aChannel({ files: [{ name: 'young' }] });
  const { db } = hub.core;
  const sawAt = (name: string, ms: number) =>
    db
      .updateTable('channel_file_version')
      .set({ first_seen_ms: ms })
      .where('channel_id', '=', channel.id)
      .where('name', '=', name)
      .execute();
  await sawAt('young', Date.now());
  await govern(channel, 'Cooldown after a jump', [P14D]);
  expect(await hub.served(channel)).toEqual([]);
  // As if the clock had been a year ahead: the day of the file had come, another file was first seen then, and the run
  // was made then.
  const ahead = new Date(Date.now() + 365 * DAY);
  await sawAt('young', Date.now() - 365 * DAY);
  await addFiles(hub.channels, channel, [{ name: 'later' }]);
  await hub.policies.runs.idle(channel.id);
  expect(await hub.served(channel)).toContain('young-1.0-h0_0.conda');
  await sawAt('young', Date.now());
  await sawAt('later', ahead.getTime());
  await db.updateTable('policy_run').set({ created_at: ahead }).where('channel_id', '=', channel.id).execute();
  await db.updateTable('publication').set({ created_at: ahead }).where('channel_id', '=', channel.id).execute();
  await overtaken(channel);
  expect(await hub.served(channel)).toEqual([]);
  const soon = Date.now() + 15 * DAY;
  for (const until of Object.values({ ...(await shown(channel, 'young')), ...(await shown(channel, 'later')) }))
    expect(Date.parse(until)).toBeLessThan(soon);
  // The channel was published after the clock was set back and before the check: a file first seen in the future must
  // not wait for that date either.
  await sawAt('later', ahead.getTime());
  await addFiles(hub.channels, channel, [{ name: 'between' }]);
  await hub.policies.runs.idle(channel.id);
  for (const until of Object.values(await shown(channel, 'later')))
    expect(Date.parse(until)).toBeGreaterThan(ahead.getTime());
  await overtaken(channel);
  for (const until of Object.values(await shown(channel, 'later'))) expect(Date.parse(until)).toBeLessThan(soon);
  // Earlier runs are still in the future: nothing waits for them.
  await db
    .updateTable('policy_run')
    .set({ created_at: ahead, reason: 'content' })
    .where('channel_id', '=', channel.id)
    .execute();
  await addFiles(hub.channels, channel, [{ name: 'last' }]);
  await hub.policies.runs.idle(channel.id);
  expect(await hub.served(channel)).toContain('last-1.0-h0_0.conda');
  await db
    .updateTable('publication')
    .set({ releases_at: new Date(Date.now() - 60_000), created_at: ahead })
    .where('channel_id', '=', channel.id)
    .execute();
  await db.updateTable('policy_run').set({ created_at: ahead }).where('channel_id', '=', channel.id).execute();
  const runs = await db.selectFrom('policy_run').select('id').where('channel_id', '=', channel.id).execute();
  await overtaken(channel);
  expect(await db.selectFrom('policy_run').select('id').where('channel_id', '=', channel.id).execute()).toHaveLength(
    runs.length + 1,
  );
});
