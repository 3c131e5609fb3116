import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { zstdCompressSync } from 'node:zlib';
import { encode } from '@msgpack/msgpack';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChannelAnswer } from '../channel/index.ts';
import { emptyFilters } from '@terrarium/domain/policy';
import { readConfig } from '../config.ts';
import { briefly } from '../testing/shortLived.ts';
import { startPlatform } from '../testing/index.ts';
import { ownSigstore } from '../testing/sigstore.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import type { MirrorDetails, SyncAnswer } from './contract.ts';
import { aRecord, aRepodata, serve, startServer } from './server.testing.ts';
import type { ChannelServer } from './server.testing.ts';
import { dueMirrors } from './store.ts';

let hub: TestPlatform;
let server: ChannelServer;
let acme: TestOrganization;
let admin: Send;
/** A user who can only read. */
let member: string;
let counter = 0;

beforeAll(async () => {
  // The tests share one organization.
  hub = await startPlatform({
    config: { mirrorAllowPrivate: true, limits: { ...readConfig({}).limits, mirrors: 1_000 } },
  });
  const ada = await hub.aUser();
  const mel = await hub.aUser();
  member = mel.email;
  acme = await hub.anOrganization({ members: { admin: ada, member: mel } });
  admin = await hub.as(ada.email);
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  await hub.close();
});
beforeEach(() => {
  server.answers.clear();
  server.asked.length = 0;
});

const base = (): string => `/api/organizations/${acme.name}/channels`;

/** Mirrors whose first sync, which starts with the channel, no test has waited for yet. */
const fresh = new Set<string>();

async function aMirror(source = server.url): Promise<ChannelAnswer> {
  const response = await admin(base(), {
    method: 'POST',
    json: { name: `mirror-${++counter}`, privacy: 'public', type: 'external_mirror', source },
  });
  expect(response.status).toBe(201);
  const mirror = (await response.json()) as ChannelAnswer;
  fresh.add(mirror.name);
  // Lists here lose files on purpose; sources.test.ts has those that are held for it.
  const json = { loss_limit_percent: 100 };
  expect((await admin(`${base()}/${mirror.name}/mirror_details`, { method: 'PATCH', json })).status).toBe(200);
  return mirror;
}

async function details(name: string): Promise<MirrorDetails> {
  return (await (await admin(`${base()}/${name}/mirror_details`)).json()) as MirrorDetails;
}

/** Waits for the end of a new mirror's first sync, or starts another one and waits for its end. */
async function sync(name: string): Promise<SyncAnswer> {
  if (fresh.delete(name)) return ended(name, (await details(name)).last_sync!.id);
  const response = await admin(`${base()}/${name}/mirror_sync`, { method: 'POST' });
  expect(response.status).toBe(202);
  const { id } = (await response.json()) as SyncAnswer;
  return ended(name, id);
}

function ended(name: string, id: string, timeout = 60_000): Promise<SyncAnswer> {
  return vi.waitFor(
    async () => {
      const last = (await details(name)).last_sync;
      expect(last?.id).toBe(id);
      expect(['done', 'failed', 'canceled']).toContain(last?.state);
      return last!;
    },
    // Each look is a request of its own: many of them keep the sync from the processor that it waits for.
    { timeout, interval: 200 },
  );
}

async function files(id: string): Promise<string[]> {
  const rows = await hub.core.db
    .selectFrom('channel_file')
    .select(['subdir', 'file_name'])
    .where('channel_id', '=', id)
    .orderBy('subdir')
    .orderBy('file_name')
    .execute();
  return rows.map(({ subdir, file_name }) => `${subdir}/${file_name}`);
}

/** How many versions of its files a channel has, seen or not. */
async function versions(id: string): Promise<number> {
  const { count } = await hub.core.db
    .selectFrom('channel_file_version')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A server's answer that begins a body and ends it only when it is let go. */
function stalled(
  start: string,
  end: string,
): { answer: (request: IncomingMessage, response: ServerResponse) => void; reading: Promise<void>; release(): void } {
  const open: ServerResponse[] = [];
  let reads = 0;
  let released = false;
  let begun: () => void;
  const reading = new Promise<void>((resolve) => {
    begun = resolve;
  });
  return {
    reading,
    answer: (_request, response) => {
      response.write(start);
      if (released) return void response.end(end);
      open.push(response);
      // The first request only looks whether the file is there, the second one reads it.
      if (++reads === 2) begun();
    },
    release: () => {
      released = true;
      for (const response of open) response.end(end);
    },
  };
}

describe('a mirror whose first sync cannot be put into the queue', () => {
  test('exists, reports the problem with its syncs, and can be synced by hand', async () => {
    serve(server, { noarch: aRepodata([aRecord({ name: 'six', version: '1.16.0' })]) }, 'json');
    const enqueue = hub.core.jobs.enqueue.bind(hub.core.jobs);
    const queue = vi
      .spyOn(hub.core.jobs, 'enqueue')
      .mockImplementation((name, ...given) =>
        name === 'mirror_sync' ? Promise.reject(new Error('the queue is away')) : enqueue(name, ...given),
      );
    const { name } = await aMirror();
    queue.mockRestore();
    expect((await details(name)).last_sync).toMatchObject({
      state: 'failed',
      error: expect.stringContaining("Couldn't queue the sync") as unknown,
    });
    fresh.delete(name);
    expect(await sync(name)).toMatchObject({ state: 'done', records_read: 1 });
  });
});

describe('a sync', () => {
  test.each(['json', 'zst'] as const)(
    '[CHAN-11] takes over a channel of repodata in %s, and its details say so',
    async (format) => {
      serve(
        server,
        {
          noarch: aRepodata([aRecord({ name: 'six', version: '1.16.0' })]),
          'linux-64': aRepodata([aRecord(), aRecord({ version: '2.1.0', noarch: '' })]),
        },
        format,
      );
      server.answers.set(
        '/channeldata.json',
        JSON.stringify({
          channeldata_version: 1,
          packages: {
            six: { summary: 'Two and three', home: 'https://six.example.org/' },
            numpy: { home: 'javascript:alert(1)' },
          },
        }),
      );
      const { id, name } = await aMirror(`${server.url}/`);
      expect(await details(name)).toMatchObject({
        source: `${server.url}/`,
        last_sync: expect.objectContaining({ error: null }) as unknown,
        synced_at: null,
      });
      expect(await sync(name)).toMatchObject({
        state: 'done',
        progress: 1,
        records_read: 3,
        records_skipped: 0,
        error: null,
      });
      expect((await details(name)).synced_at).not.toBeNull();
      expect(await files(id)).toEqual([
        'linux-64/numpy-1.26.4-py312_0.conda',
        'linux-64/numpy-2.1.0-py312_0.conda',
        'noarch/six-1.16.0-py312_0.conda',
      ]);
      const row = await hub.core.db
        .selectFrom('channel_file')
        .selectAll()
        .where('channel_id', '=', id)
        .where('version', '=', '2.1.0')
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        depends: ['python >=3.12'],
        license: 'BSD-3-Clause',
        timestamp_ms: 1_700_000_000_000,
        indexed_ms: null,
        size: 100,
        record: {},
        object_key: null,
      });
      expect(
        await hub.core.db
          .selectFrom('artifact')
          .select(['name', 'summary', 'home'])
          .where('channel_id', '=', id)
          .where('summary', '<>', '')
          .execute(),
      ).toEqual([{ name: 'six', summary: 'Two and three', home: 'https://six.example.org/' }]);
      expect(await (await admin(`${base()}/${name}`)).json()).toMatchObject({
        file_count: 3,
        artifact_count: 2,
        size: 300,
        subdirs: ['linux-64', 'noarch'],
      });
    },
  );

  test('a second sync adds new and changed files, removes deleted ones, and sets the time of new ones (CEP 47)', async () => {
    serve(server, {
      noarch: aRepodata([aRecord({ name: 'six' })]),
      'linux-64': aRepodata([aRecord(), aRecord({ version: '2.0.0' })]),
      'win-64': aRepodata([aRecord()]),
    });
    const { id, name } = await aMirror();
    await sync(name);
    const ids = async (): Promise<Map<string, number>> =>
      new Map(
        (
          await hub.core.db
            .selectFrom('channel_file')
            .select(['id', 'file_name', 'subdir'])
            .where('channel_id', '=', id)
            .execute()
        ).map((row) => [`${row.subdir}/${row.file_name}`, row.id]),
      );
    const before = await ids();
    server.answers.clear();
    const upstream = 1_750_000_000_000;
    serve(server, {
      noarch: aRepodata([
        aRecord({ name: 'six', license: 'MIT' }),
        aRecord({ name: 'tzdata', indexed_timestamp: upstream }),
      ]),
      'linux-64': aRepodata([aRecord(), aRecord({ version: '2.2.0' })]),
    });
    const started = Date.now();
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await files(id)).toEqual([
      'linux-64/numpy-1.26.4-py312_0.conda',
      'linux-64/numpy-2.2.0-py312_0.conda',
      'noarch/six-1.26.4-py312_0.conda',
      'noarch/tzdata-1.26.4-py312_0.conda',
    ]);
    const after = await ids();
    for (const kept of ['linux-64/numpy-1.26.4-py312_0.conda', 'noarch/six-1.26.4-py312_0.conda'])
      expect(after.get(kept)).toBe(before.get(kept));
    const stamps = new Map(
      (
        await hub.core.db
          .selectFrom('channel_file')
          .select(['name', 'version', 'indexed_ms', 'first_seen_ms', 'license'])
          .where('channel_id', '=', id)
          .execute()
      ).map((row) => [`${row.name} ${row.version}`, row]),
    );
    expect(stamps.get('numpy 1.26.4')?.indexed_ms).toBeNull();
    expect(stamps.get('six 1.26.4')).toMatchObject({ indexed_ms: null, license: 'MIT' });
    expect(stamps.get('numpy 2.2.0')?.indexed_ms).toBeGreaterThanOrEqual(started);
    expect(stamps.get('tzdata 1.26.4')?.indexed_ms).toBe(upstream);
    // First sight is the hub's own, whatever the source says; what the first sync found has none.
    expect(stamps.get('numpy 1.26.4')?.first_seen_ms).toBeNull();
    for (const late of ['numpy 2.2.0', 'tzdata 1.26.4'])
      expect(stamps.get(late)?.first_seen_ms, late).toBeGreaterThanOrEqual(started);
  });

  test('files removed at the source can still be downloaded if the hub has them, and come back with the source', async () => {
    const bytes = Buffer.from('the bytes of six 1.0');
    const six = aRecord({
      name: 'six',
      version: '1.0',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      md5: createHash('md5').update(bytes).digest('hex'),
      size: bytes.length,
    });
    const file = 'six-1.0-py312_0.conda';
    const never = 'numpy-1.26.4-py312_0.conda';
    serve(server, { noarch: aRepodata([six, aRecord(), aRecord({ name: 'tzdata' })]) });
    server.answers.set(`/noarch/${file}`, bytes);
    const { id, name } = await aMirror();
    await sync(name);
    const at = `/repo/${acme.name}/${name}/noarch`;
    const published = (listed: boolean): Promise<{ removed: string[] }> =>
      vi.waitFor(
        async () => {
          const repodata = (await (await hub.send(`${at}/repodata.json`)).json()) as {
            'packages.conda': Record<string, unknown>;
            removed: string[];
          };
          expect(file in repodata['packages.conda']).toBe(listed);
          return repodata;
        },
        { timeout: 60_000, interval: 100 },
      );
    await published(true);
    expect(await (await hub.send(`${at}/${file}`)).text()).toBe(String(bytes));

    serve(server, { noarch: aRepodata([aRecord({ name: 'tzdata' })]) });
    server.answers.delete(`/noarch/${file}`);
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect((await published(false)).removed).toEqual([file]);
    expect(await (await hub.send(`${at}/${file}`)).text()).toBe(String(bytes));
    const refused = await hub.send(`${at}/${never}`);
    expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining('removed this file')]);
    expect(await details(name)).toMatchObject({ gone_count: 1, lists_gone: false });
    const told = async (): Promise<unknown[]> =>
      ((await (await admin(`${base()}/${name}/files`)).json()) as { items: unknown[] }).items;
    expect(await told()).toContainEqual(
      expect.objectContaining({
        file_name: file,
        gone_at: expect.any(String),
        withdrawn: null,
        decided_by: 'Removed from source',
      }),
    );

    // A sync that finds the same leaves it as it is: nothing is written again.
    serve(server, { noarch: aRepodata([aRecord({ name: 'tzdata', license: 'MIT' })]) });
    await sync(name);
    expect(await details(name)).toMatchObject({ gone_count: 1 });
    const gone = await hub.core.db
      .selectFrom('channel_file')
      .select(['gone_at', 'withdrawn'])
      .where('channel_id', '=', id)
      .where('file_name', '=', file)
      .execute();
    expect(gone).toEqual([{ gone_at: expect.any(Date), withdrawn: 'gone' }]);

    const changed = await admin(`${base()}/${name}/mirror_details`, { method: 'PATCH', json: { lists_gone: true } });
    expect([changed.status, await changed.json()]).toEqual([200, expect.objectContaining({ lists_gone: true })]);
    expect((await published(true)).removed).toEqual([]);

    serve(server, { noarch: aRepodata([six, aRecord({ name: 'tzdata' })]) });
    await sync(name);
    expect(await details(name)).toMatchObject({ gone_count: 0 });
    await published(true);
    expect(await (await hub.send(`${at}/${file}`)).text()).toBe(String(bytes));
  });

  test("doesn't read an unchanged source again", async () => {
    const etag = '"one"';
    for (const [subdir, body] of Object.entries({ noarch: aRepodata([]), 'linux-64': aRepodata([aRecord()]) })) {
      server.answers.set(`/${subdir}/repodata.json`, (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.setHeader('etag', etag).end(body);
      });
    }
    const { id, name } = await aMirror();
    await sync(name);
    const revision = async (): Promise<number> =>
      (
        await hub.core.db
          .selectFrom('channel')
          .select('content_revision')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).content_revision;
    const before = await revision();
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Nothing has changed', records_read: 0 });
    expect(server.asked.filter((line) => line.endsWith(' 304'))).toHaveLength(2);
    expect(await revision()).toBe(before);
    expect(await files(id)).toHaveLength(1);
  });

  test('reads a source again whose repodata changes without its ETag', async () => {
    const put = (body: string): void =>
      void server.answers.set('/noarch/repodata.json', (request, response) => {
        if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
        else response.setHeader('etag', '"one"').end(body);
      });
    put(aRepodata([aRecord()]));
    const { id, name } = await aMirror();
    await sync(name);
    put(aRepodata([aRecord(), aRecord({ name: 'scipy' })]));
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Done', records_read: 2 });
    expect(await files(id)).toHaveLength(2);
    expect(await sync(name)).toMatchObject({ phase: 'Nothing has changed', records_read: 0 });
  });

  test('an unexpected 304 fails the sync', async () => {
    let asked = 0;
    server.answers.set('/noarch/repodata.json', (_request, response) => {
      if (++asked === 1) response.end(aRepodata([aRecord()]));
      else response.writeHead(304).end();
    });
    const { name } = await aMirror();
    expect(await sync(name)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/answered 304 \(not modified\) to an unconditional request/) as string,
    });
  });

  test('a few bad records are skipped and counted', async () => {
    const bad = [
      { name: 'No Name' },
      { version: '1..0' },
      { build: 'a b' },
      { build_number: -1 },
      { md5: 'abc' },
      { sha256: 'z'.repeat(64) },
      { depends: 'python' },
      { license: 'a\0b' },
    ];
    const repodata = JSON.parse(aRepodata([aRecord()])) as { 'packages.conda': Record<string, unknown> };
    for (const [i, given] of bad.entries()) {
      const record = aRecord({ name: `bad${i}`, ...given });
      repodata['packages.conda'][
        `${String(record['name'])}-${String(record['version'])}-${String(record['build'])}.conda`
      ] = record;
    }
    repodata['packages.conda']['other-1.0-0.conda'] = aRecord();
    repodata['packages.conda']['no-object-0.conda'] = 5;
    repodata['packages.conda']['../../etc/passwd-1-0.conda'] = aRecord({
      name: '../../etc/passwd',
      version: '1',
      build: '0',
    });
    serve(server, { noarch: JSON.stringify(repodata) });
    const { id, name } = await aMirror();
    expect(await sync(name)).toMatchObject({ state: 'done', records_read: 12, records_skipped: 11 });
    expect(await files(id)).toEqual(['noarch/numpy-1.26.4-py312_0.conda']);
  });

  test('other bytes under an old name are a new file, also where the source gives no SHA-256', async () => {
    const given = { sha256: undefined, md5: 'a'.repeat(32) };
    serve(server, {
      noarch: aRepodata([
        aRecord({ name: 'same', ...given }),
        aRecord({ name: 'other', ...given }),
        aRecord({ name: 'longer', ...given }),
      ]),
    });
    const { id, name } = await aMirror();
    await sync(name);
    await hub.core.db
      .updateTable('channel_file_version')
      .set({ object_key: 'c'.repeat(64) })
      .where('channel_id', '=', id)
      .execute();
    serve(server, {
      noarch: aRepodata([
        aRecord({ name: 'same', ...given, license: 'MIT' }),
        aRecord({ name: 'other', ...given, md5: 'd'.repeat(32) }),
        aRecord({ name: 'longer', ...given, size: 101 }),
      ]),
    });
    const started = Date.now();
    expect(await sync(name)).toMatchObject({ state: 'done' });
    const rows = new Map(
      (
        await hub.core.db
          .selectFrom('channel_file')
          .select(['name', 'object_key', 'indexed_ms'])
          .where('channel_id', '=', id)
          .execute()
      ).map((row) => [row.name, row]),
    );
    expect(rows.get('same')).toEqual({ name: 'same', object_key: 'c'.repeat(64), indexed_ms: null });
    for (const changed of ['other', 'longer']) {
      expect(rows.get(changed)?.object_key, changed).toBeNull();
      expect(rows.get(changed)?.indexed_ms, changed).toBeGreaterThanOrEqual(started);
    }
  });

  test('numbers of any size are taken, and the size of the channel stays one that JSON can carry', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const records = Array.from({ length: 1100 }, (_, i) =>
      aRecord({ version: String(i), size: most, timestamp: most, indexed_timestamp: most }),
    );
    serve(server, { noarch: aRepodata(records) });
    const { id, name } = await aMirror();
    expect(await sync(name)).toMatchObject({ state: 'done', records_skipped: 0 });
    expect(await (await admin(`${base()}/${name}`)).json()).toMatchObject({ file_count: 1100, size: most });
    // No calendar has that day: neither we nor clients could say when the file was made.
    expect(
      await hub.core.db
        .selectFrom('channel_file')
        .select(['timestamp_ms', 'indexed_ms'])
        .where('channel_id', '=', id)
        .limit(1)
        .execute(),
    ).toEqual([{ timestamp_ms: null, indexed_ms: null }]);
  });

  test('reports progress: a share of the bytes while reading, all of it at the end', async () => {
    const bodies = Object.fromEntries(
      ['noarch', 'linux-64'].map((subdir) => [
        subdir,
        aRepodata(
          Array.from({ length: 1_000 }, (_, i) => aRecord({ name: `package-${i}`, license_family: 'x'.repeat(500) })),
        ),
      ]),
    );
    serve(server, bodies);
    // Of the second of two bodies of one size, half comes and then the rest waits: three quarters of what is read.
    const body = bodies['linux-64']!;
    const half = Math.floor(body.length / 2);
    const stall = stalled(body.slice(0, half), body.slice(half));
    server.answers.set('/linux-64/repodata.json', (request, response) => {
      response.setHeader('content-length', Buffer.byteLength(body));
      stall.answer(request, response);
    });
    const { name } = await aMirror();
    const inTheMiddle = await vi.waitFor(
      async () => {
        const last = (await details(name)).last_sync!;
        expect(last).toMatchObject({ state: 'in_progress', phase: 'Reading linux-64' });
        expect(last.records_read).toBeGreaterThan(1_000);
        return last;
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(inTheMiddle.records_read).toBeLessThan(2_000);
    expect(inTheMiddle.progress).toBeGreaterThan(0.5 * 0.93);
    expect(inTheMiddle.progress).toBeLessThan(0.93);
    stall.release();
    expect(await sync(name)).toMatchObject({ state: 'done', progress: 1, records_read: 2_000 });
  });

  test('at most one sync of a mirror runs; canceling it changes nothing', async () => {
    serve(server, { noarch: aRepodata([aRecord()]) });
    const { id, name } = await aMirror();
    await sync(name);
    const stall = stalled(
      `{"packages.conda":{"six-1.0-0.conda":${JSON.stringify(aRecord({ name: 'six', version: '1.0', build: '0' }))}`,
      '}}',
    );
    server.answers.set('/noarch/repodata.json', stall.answer);
    const begun = await admin(`${base()}/${name}/mirror_sync`, { method: 'POST' });
    const { id: syncId } = (await begun.json()) as SyncAnswer;
    expect((await admin(`${base()}/${name}/mirror_sync`, { method: 'POST' })).status).toBe(409);
    await stall.reading;
    const canceled = await admin(`${base()}/${name}/mirror_sync`, { method: 'DELETE' });
    expect(canceled.status).toBe(200);
    expect(await canceled.json()).toMatchObject({ id: syncId, state: 'canceled' });
    expect((await admin(`${base()}/${name}/mirror_sync`, { method: 'DELETE' })).status).toBe(409);
    expect(await files(id)).toEqual(['noarch/numpy-1.26.4-py312_0.conda']);
    stall.release();
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await files(id)).toEqual(['noarch/six-1.0-0.conda']);
  });

  test('a mirror is synced as soon as it is made; its source may be given without a protocol, and is then read over https', async () => {
    serve(server, { noarch: aRepodata([aRecord()]) });
    const { id, name } = await aMirror();
    expect((await details(name)).last_sync).not.toBeNull();
    expect(await sync(name)).toMatchObject({ state: 'done', records_read: 1 });
    expect(await files(id)).toEqual(['noarch/numpy-1.26.4-py312_0.conda']);
    const bare = await aMirror(server.url.replace('http://', ''));
    expect(await details(bare.name)).toMatchObject({ source: server.url.replace('http:', 'https:') });
    expect(
      await (
        await admin(`${base()}/sourcecheck`, { method: 'POST', json: { sources: [server.url.replace('http://', '')] } })
      ).json(),
    ).toMatchObject({ usable: false, detail: expect.stringContaining('https://') as unknown });
  });

  test('[CHAN-11] only a mirror has mirror details and syncs', async () => {
    const made = await admin(base(), { method: 'POST', json: { name: 'plain', privacy: 'public' } });
    expect(made.status).toBe(201);
    expect((await admin(`${base()}/plain/mirror_details`)).status).toBe(404);
    expect((await admin(`${base()}/plain/mirror_sync`, { method: 'POST' })).status).toBe(404);
  });

  test('[CHAN-09, CHAN-10] sourcecheck takes exactly one source', async () => {
    serve(server, { noarch: aRepodata([]) });
    const ask = (sources: unknown): Promise<Response> =>
      admin(`${base()}/sourcecheck`, { method: 'POST', json: { sources } });
    expect(await (await ask([server.url])).json()).toMatchObject({ usable: true });
    expect(await (await ask([`${server.url}/nothing`])).json()).toMatchObject({ usable: false });
    for (const sources of [[], [server.url, server.url], server.url, undefined])
      expect((await ask(sources)).status).toBe(422);
  });
});

describe('a bad source', () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, i) => [`bad-${i}-0.conda`, { name: 'bad', version: String(i) }]),
  );
  test.each<[string, (request: IncomingMessage, response: ServerResponse) => void, RegExp]>([
    [
      'malformed JSON',
      (_request, response) => response.end('{"packages":{"a-1-0.conda":{]}}'),
      /noarch: The repodata isn't valid JSON near byte/,
    ],
    ['half a body', (_request, response) => response.end('{"packages":{"a-1-0.conda":'), /ends in the middle/],
    [
      'a broken connection',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"packages":{', () => response.destroy());
      },
      /closed the connection early|ends in the middle/,
    ],
    [
      'UTF-16',
      (_request, response) => response.end(Buffer.from(aRepodata([]), 'utf16le')),
      /isn't valid JSON near byte/,
    ],
    [
      'names that no database can hold',
      (_request, response) => response.end('{"packages":{"\\u0000\\ud800":{}}}'),
      /1 of 1 records are invalid, for example \ufffd\ufffd/,
    ],
    ['a web page', (_request, response) => response.end('<!doctype html><title>Hello</title>'), /web page/],
    ['JSON that is no repodata', (_request, response) => response.end('{"hello":"world"}'), /no repodata/],
    [
      'only bad records',
      (_request, response) => response.end(JSON.stringify({ packages: many })),
      /300 of 300 records are invalid/,
    ],
    ['a failing server', (_request, response) => response.writeHead(500).end(), /answered 500/],
    [
      'a redirect loop',
      (request, response) => response.writeHead(302, { location: request.url }).end(),
      /redirected more than 5 times/,
    ],
    [
      'an encoding nobody asked for',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'br' }).end('xxxx'),
      /unsupported encoding/,
    ],
  ])('%s fails with a clear error, and the channel stays as it was', async (_what, answer, message) => {
    serve(server, { noarch: aRepodata([aRecord()]) });
    const { id, name } = await aMirror();
    await sync(name);
    server.answers.set('/noarch/repodata.json', answer);
    const failed = await sync(name);
    expect(failed).toMatchObject({ state: 'failed' });
    expect(failed.error).toMatch(message);
    expect(await files(id)).toEqual(['noarch/numpy-1.26.4-py312_0.conda']);
    expect((await details(name)).synced_at).not.toBeNull();
    await vi.waitFor(async () => expect(await versions(id)).toBe(1), { timeout: 60_000 });
  });

  test('nobody sees what was written before a failure, it is cleaned up, and a channel can be deleted during its sync', async () => {
    serve(server, { noarch: '{}' });
    const { id: channelId, name } = await aMirror();
    await sync(name);
    const records = Array.from(
      { length: 1_000 },
      (_, i) => `"six-${i}-0.conda":${JSON.stringify(aRecord({ name: 'six', version: String(i), build: '0' }))}`,
    ).join(',');
    server.answers.set('/noarch/repodata.json', `{"packages.conda":{${records},`);
    const failed = await sync(name);
    expect(failed).toMatchObject({ state: 'failed', error: expect.stringMatching(/ends in the middle/) as unknown });
    await vi.waitFor(async () => expect(await versions(channelId)).toBe(0), { timeout: 60_000 });
    const stall = stalled(`{"packages.conda":{${records}`, '}}');
    server.answers.set('/noarch/repodata.json', stall.answer);
    await admin(`${base()}/${name}/mirror_sync`, { method: 'POST' });
    await stall.reading;
    await vi.waitFor(async () => expect(await versions(channelId)).toBeGreaterThan(0), { timeout: 60_000 });
    expect(await files(channelId)).toEqual([]);
    expect((await admin(`${base()}/${name}`, { method: 'DELETE' })).status).toBe(204);
    stall.release();
    await vi.waitFor(async () => expect(await versions(channelId)).toBe(0), { timeout: 60_000 });
    expect((await admin(`${base()}/${name}`)).status).toBe(404);
  });

  test('a full disk ends a sync with that reason after four tries, without visible changes, and the next one succeeds once there is room', async () => {
    serve(server, { noarch: aRepodata([aRecord({ name: 'six', version: '1.16.0' })]) });
    const { id, name } = await aMirror();
    await sync(name);
    const before = await files(id);
    serve(server, {
      noarch: aRepodata([aRecord({ name: 'six', version: '1.16.0' }), aRecord({ name: 'six', version: '1.17.0' })]),
    });
    const { pool } = hub.core.connection;
    // The error of Postgres if a file can't grow. A sequence advances even if the transaction fails.
    await pool.query('create sequence tries');
    await pool.query(
      `create function no_room() returns trigger language plpgsql as $$ begin perform nextval('tries'); raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    );
    await pool.query(
      'create trigger no_room before insert on channel_file_version for each statement execute function no_room()',
    );
    try {
      expect(await sync(name)).toMatchObject({
        state: 'failed',
        error: expect.stringMatching(/The hub's disk is full.*channel keeps serving the previous version/) as unknown,
      });
      expect(await files(id)).toEqual(before);
      expect((await pool.query<{ last_value: number }>('select last_value from tries')).rows).toEqual([
        { last_value: 4 },
      ]);
    } finally {
      await pool.query('drop trigger no_room on channel_file_version');
      await pool.query('drop function no_room()');
      await pool.query('drop sequence tries');
    }
    expect(await sync(name)).toMatchObject({ state: 'done', error: null });
    expect(await files(id)).toHaveLength(before.length + 1);
  });

  test('a missing channel, and a subdir that suddenly needs credentials, remove nothing', async () => {
    serve(server, { noarch: aRepodata([aRecord()]), 'linux-64': aRepodata([aRecord()]) });
    const { id, name } = await aMirror();
    await sync(name);
    server.answers.set('/linux-64/repodata.json', (_request, response) => response.writeHead(403).end());
    expect((await sync(name)).error).toMatch(/answered 403/);
    server.answers.clear();
    expect((await sync(name)).error).toMatch(/no subdir has a repodata\.json/);
    expect(await files(id)).toHaveLength(2);
  });

  test('a private address fails unless the operator allows it', async () => {
    serve(server, { noarch: aRepodata([aRecord()]) });
    const strict = await startPlatform();
    try {
      const ada = await strict.aUser();
      const org = await strict.anOrganization({ members: { admin: ada } });
      const send = await strict.as(ada.email);
      const channels = `/api/organizations/${org.name}/channels`;
      const { name } = (await (
        await send(channels, {
          method: 'POST',
          json: { name: 'm', privacy: 'public', type: 'external_mirror', source: server.url },
        })
      ).json()) as ChannelAnswer;
      expect(
        await (await send(`${channels}/sourcecheck`, { method: 'POST', json: { sources: [server.url] } })).json(),
      ).toMatchObject({ usable: false, detail: expect.stringMatching(/private address/) as unknown });
      await vi.waitFor(
        async () => {
          const { last_sync } = (await (await send(`${channels}/${name}/mirror_details`)).json()) as MirrorDetails;
          expect(last_sync).toMatchObject({
            state: 'failed',
            error: expect.stringMatching(/private address/) as unknown,
          });
        },
        { timeout: 60_000 },
      );
      expect(server.asked).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});

/** How long a publication is waited for that follows a sync. */
const PATIENCE = { timeout: 30_000, interval: 200 };

type Records = Record<string, unknown>[];
const fileOf = (record: Record<string, unknown>): string =>
  `${String(record['name'])}-${String(record['version'])}-${String(record['build'])}.conda`;
/**
 * Puts shards of a subdir on a server; its index has the given hash for a package instead of that of its shard.
 * @returns the shards' files by package
 */
function serveShards(
  subdir: string,
  records: Records,
  instead: Record<string, Buffer> = {},
  on = server,
): Map<string, string> {
  const asked = new Map<string, string>();
  const hashes: Record<string, Buffer> = { ...instead };
  for (const [name, ofName] of Map.groupBy(records, (record) => String(record['name']))) {
    const packed = ofName.map((record): [string, object] => [
      fileOf(record),
      {
        ...record,
        md5: Buffer.from(String(record['md5']), 'hex'),
        sha256: Buffer.from(String(record['sha256']), 'hex'),
      },
    ]);
    const bytes = zstdCompressSync(encode({ packages: {}, 'packages.conda': Object.fromEntries(packed), removed: [] }));
    hashes[name] = instead[name] ?? createHash('sha256').update(bytes).digest();
    const file = `${hashes[name].toString('hex')}.msgpack.zst`;
    on.answers.set(`/${subdir}/shards/${file}`, bytes);
    asked.set(name, `/${subdir}/shards/${file}`);
  }
  const index = { version: 1, info: { subdir, base_url: '', shards_base_url: './shards/' }, shards: hashes };
  on.answers.set(`/${subdir}/repodata_shards.msgpack.zst`, Buffer.from(zstdCompressSync(encode(index))));
  return asked;
}

test('data of a source about a file stays while its record changes, and is deleted with its last version', async () => {
  const [numpy, scipy] = [aRecord(), aRecord({ name: 'scipy', version: '1.0' })];
  serve(server, { noarch: aRepodata([numpy, scipy]) });
  const told = Object.fromEntries([numpy, scipy].map((record) => [fileOf(record), { run_exports: { weak: ['a'] } }]));
  server.answers.set('/noarch/run_exports.json', JSON.stringify({ 'packages.conda': told }));
  const { name, id } = await aMirror();
  await sync(name);
  const { db } = hub.core;
  const kept = async (): Promise<number> =>
    (await db.selectFrom('source_run_exports').select('file_id').where('channel_id', '=', id).execute()).length;
  expect(await kept()).toBe(2);
  // A file whose record changes keeps its id and its run exports; versions of files stay as long as a publication lists
  // them.
  serve(server, { noarch: aRepodata([{ ...numpy, license: 'MIT' }, scipy]) });
  await sync(name);
  expect(await kept()).toBe(2);
  await admin(`${base()}/${name}`, { method: 'DELETE' });
  await vi.waitFor(async () => expect([await versions(id), await kept()]).toEqual([0, 0]), PATIENCE);
});

describe('names that no database can hold', () => {
  const odd = ['\0', 'nu\0l', 'half\ud800', 'x'.repeat(100_000), ''];

  test("in channeldata, run exports and shards of a source don't fail a sync", async () => {
    const numpy = aRecord();
    const newer = aRecord({ version: '2.0.0' });
    serve(server, { noarch: aRepodata([numpy]) });
    serveShards('noarch', [numpy]);
    const named = (value: (name: string) => unknown): object =>
      Object.fromEntries(odd.map((name) => [name, value(name)]));
    server.answers.set(
      '/channeldata.json',
      JSON.stringify({
        packages: {
          ...named(() => ({ summary: 'odd' })),
          numpy: { summary: 'Arrays', home: 'https://numpy.org' },
        },
      }),
    );
    const files_ = Object.fromEntries(odd.map((version) => [`numpy-${version}-0.conda`, { run_exports: {} }]));
    server.answers.set(
      '/noarch/run_exports.json',
      JSON.stringify({ 'packages.conda': { ...files_, [fileOf(numpy)]: { run_exports: { weak: ['numpy'] } } } }),
    );
    const { name, id } = await aMirror();
    expect(await sync(name)).toMatchObject({ state: 'done' });
    const told = await hub.core.db
      .selectFrom('source_run_exports')
      .select('run_exports')
      .where('channel_id', '=', id)
      .execute();
    expect(told).toEqual([{ run_exports: { weak: ['numpy'] } }]);
    const summed = await hub.core.db
      .selectFrom('artifact')
      .select(['name', 'summary'])
      .where('channel_id', '=', id)
      .execute();
    expect(summed).toEqual([{ name: 'numpy', summary: 'Arrays' }]);
    const empty = zstdCompressSync(encode({ packages: {}, 'packages.conda': {}, removed: [] }));
    const hash = createHash('sha256').update(empty).digest();
    server.answers.set(`/noarch/shards/${hash.toString('hex')}.msgpack.zst`, empty);
    serveShards('noarch', [newer], Object.fromEntries(odd.slice(0, 3).map((each) => [each, hash])));
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await files(id)).toEqual([`noarch/${fileOf(newer)}`]);
    // They go as they came.
    serveShards('noarch', [newer]);
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await files(id)).toEqual([`noarch/${fileOf(newer)}`]);
  });
});

describe('what packages of a source export', () => {
  test('are in run_exports.json and channeldata.json before an archive is read: from its run_exports.json, and from its shards', async () => {
    const numpy = aRecord();
    const older = aRecord({ version: '1.20.0', timestamp: 1_800_000_000_000 });
    const libpng = aRecord({ name: 'libpng', version: '1.6' });
    const scipy = aRecord({ name: 'scipy', version: '1.0' });
    serve(server, { noarch: aRepodata([numpy, older, libpng, scipy]) });
    serveShards('noarch', [numpy, older, libpng, scipy]);
    const told = {
      [fileOf(numpy)]: { run_exports: { weak: ['numpy >=1.26', '== no spec =='], odd: ['x'] } },
      [fileOf(older)]: { run_exports: {} },
      [fileOf(libpng)]: { run_exports: 'broken' },
      'elsewhere-1.0-0.conda': { run_exports: { weak: ['elsewhere'] } },
    };
    server.answers.set('/noarch/run_exports.json', JSON.stringify({ info: {}, packages: {}, 'packages.conda': told }));
    const { name } = await aMirror();
    await sync(name);
    const read = async (path: string): Promise<Record<'packages' | 'packages.conda', Record<string, unknown>>> =>
      (await (await hub.send(`/repo/${acme.name}/${name}/${path}`)).json()) as never;
    const exported: Record<string, object> = {
      [fileOf(numpy)]: { run_exports: { weak: ['numpy >=1.26'] } },
      [fileOf(older)]: { run_exports: {} },
    };
    await vi.waitFor(
      async () => expect((await read('noarch/run_exports.json'))['packages.conda']).toEqual(exported),
      PATIENCE,
    );
    const { packages } = await read('channeldata.json');
    expect(packages).toMatchObject({
      // The newest of all files, though its version is not the newest.
      numpy: { version: '1.26.4', timestamp: 1_800_000_000, run_exports: { '1.26.4': { weak: ['numpy >=1.26'] } } },
    });
    expect(packages['numpy']).not.toHaveProperty('post_link');
    expect(packages['scipy']).not.toHaveProperty('run_exports');
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Nothing has changed' });
    // Shards contain it beside the record, which is the same.
    server.asked.length = 0;
    serveShards('noarch', [numpy, older, libpng, { ...scipy, run_exports: { strong: ['scipy'] } }]);
    expect(await sync(name)).toMatchObject({ state: 'done', records_read: 1 });
    exported[fileOf(scipy)] = { run_exports: { strong: ['scipy'] } };
    await vi.waitFor(
      async () => expect((await read('noarch/run_exports.json'))['packages.conda']).toEqual(exported),
      PATIENCE,
    );
    expect(server.asked.filter((line) => line.includes('run_exports'))).toEqual([]);
    const index = await read('noarch/repodata.json');
    expect(index['packages.conda'][fileOf(scipy)]).not.toHaveProperty('run_exports');
  });

  test('is requested with its ETag, ignored for other bytes, and never fails a sync', async () => {
    const numpy = aRecord();
    let weak = 'numpy';
    const body = { repodata: aRepodata([numpy]), run_exports: '' };
    for (const index of ['repodata', 'run_exports'] as const)
      server.answers.set(`/noarch/${index}.json`, (request, response) => {
        body.run_exports = JSON.stringify({ 'packages.conda': { [fileOf(numpy)]: { run_exports: { weak: [weak] } } } });
        const etag = `"${createHash('md5').update(body[index]).digest('hex')}"`;
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
        response.setHeader('etag', etag);
        response.end(body[index]);
      });
    const { name } = await aMirror();
    await sync(name);
    const at = `/repo/${acme.name}/${name}/noarch/run_exports.json`;
    const shown = async (): Promise<unknown> => {
      const answer = await hub.send(at);
      if (answer.status !== 200) return answer.status;
      const { 'packages.conda': listed } = (await answer.json()) as Record<string, Record<string, unknown>>;
      return listed![fileOf(numpy)];
    };
    await vi.waitFor(async () => expect(await shown()).toEqual({ run_exports: { weak: ['numpy'] } }), PATIENCE);
    expect(await sync(name)).toMatchObject({ phase: 'Nothing has changed' });
    expect(server.asked).toContain('/noarch/run_exports.json 304');
    // Only what is exported has changed.
    weak = 'numpy >=1';
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Done' });
    await vi.waitFor(async () => expect(await shown()).toEqual({ run_exports: { weak: ['numpy >=1'] } }), PATIENCE);
    server.answers.set('/noarch/run_exports.json', '<html>');
    body.repodata = aRepodata([aRecord({ sha256: 'c'.repeat(64) })]);
    expect(await sync(name)).toMatchObject({ state: 'done' });
    await vi.waitFor(async () => expect(await shown()).toBe(404), PATIENCE);
  });
});

describe('shards of a source', () => {
  const numpy = aRecord();
  const scipy = aRecord({ name: 'scipy', version: '1.0' });
  const gone = aRecord({ name: 'gone', version: '1.0' });
  const newer = aRecord({ version: '2.0.0' });
  /** A mirror that has three packages from the source's repodata. */
  const begun = async (): Promise<ChannelAnswer> => {
    serve(server, { noarch: aRepodata([numpy, scipy, gone]) });
    serveShards('noarch', [numpy, scipy, gone]);
    const mirror = await aMirror();
    expect(await sync(mirror.name)).toMatchObject({ state: 'done' });
    server.asked.length = 0;
    return mirror;
  };
  const shardsAsked = (): string[] => server.asked.filter((line) => line.includes('/shards/'));

  test('tell what has changed: only those of changed packages are read, and what these have no more is ended', async () => {
    const mirror = await begun();
    expect(shardsAsked()).toEqual([]);
    // Nothing but the shards knows of the new version.
    const at = serveShards('noarch', [newer, scipy]);
    expect(await sync(mirror.name)).toMatchObject({ state: 'done', records_read: 1 });
    expect(await files(mirror.id)).toEqual(['noarch/numpy-2.0.0-py312_0.conda', 'noarch/scipy-1.0-py312_0.conda']);
    expect(shardsAsked()).toEqual([`${at.get('numpy')} 200`]);
    expect(await sync(mirror.name)).toMatchObject({ state: 'done', phase: 'Nothing has changed' });
    expect((await details(mirror.name)).problems).toEqual([]);
  });

  test('are not read alone for long where repodata was read last: a day, and not at all where that lies ahead, after a clock that was set back', async () => {
    const mirror = await begun();
    for (const [hours, reads] of [
      [-23, false],
      [-25, true],
      [24 * 365, true],
    ] as const) {
      await hub.core.db
        .updateTable('mirror_subdir')
        .set({ read_at: new Date(Date.now() + hours * 3_600_000) })
        .where('channel_id', '=', mirror.id)
        .execute();
      server.asked.length = 0;
      await sync(mirror.name);
      // It is looked for by each sync; what reads it asks twice.
      expect(server.asked.filter((line) => line === '/noarch/repodata.json 200')).toHaveLength(reads ? 2 : 1);
    }
  });

  test('are no reason to leave a record of the repodata unread that stood there before them', async () => {
    const mirror = await begun();
    serveShards('noarch', [newer, scipy]);
    await sync(mirror.name);
    expect(await files(mirror.id)).toEqual(['noarch/numpy-2.0.0-py312_0.conda', 'noarch/scipy-1.0-py312_0.conda']);
    await hub.core.db
      .updateTable('mirror_subdir')
      .set({ read_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('channel_id', '=', mirror.id)
      .execute();
    // The former records of all three, and another one.
    serve(server, { noarch: aRepodata([numpy, scipy, gone, aRecord({ name: 'more', version: '1.0' })]) });
    await sync(mirror.name);
    expect(await files(mirror.id)).toEqual([
      'noarch/gone-1.0-py312_0.conda',
      'noarch/more-1.0-py312_0.conda',
      'noarch/numpy-1.26.4-py312_0.conda',
      'noarch/scipy-1.0-py312_0.conda',
    ]);
  });

  test("with bytes that don't match their names are discarded and reported with their source; repodata is read instead", async () => {
    const mirror = await begun();
    const lie = Buffer.alloc(32, 7);
    const at = serveShards('noarch', [aRecord({ version: '6.6.6' }), scipy], { numpy: lie });
    serve(server, { noarch: aRepodata([newer, scipy]) });
    expect(await sync(mirror.name)).toMatchObject({ state: 'done' });
    expect(await files(mirror.id)).toEqual(['noarch/numpy-2.0.0-py312_0.conda', 'noarch/scipy-1.0-py312_0.conda']);
    expect(shardsAsked()).toEqual([`${at.get('numpy')} 200`, `${at.get('numpy')} 200`]);
    expect((await details(mirror.name)).problems).toMatchObject([
      { kind: 'corrupt', source: server.url, file: `noarch/${lie.toString('hex')}.msgpack.zst` },
    ]);
  });

  test('that are not there are asked for by the index that has come meanwhile, and are left for repodata where none comes', async () => {
    const mirror = await begun();
    serveShards('noarch', [newer, scipy]);
    const good = server.answers.get('/noarch/repodata_shards.msgpack.zst') as Buffer;
    serveShards('noarch', [aRecord({ version: '1.9' }), scipy], { numpy: Buffer.alloc(32, 1) });
    const missing = `/noarch/shards/${Buffer.alloc(32, 1).toString('hex')}.msgpack.zst`;
    server.answers.delete(missing);
    const old = server.answers.get('/noarch/repodata_shards.msgpack.zst') as Buffer;
    let times = 0;
    server.answers.set('/noarch/repodata_shards.msgpack.zst', (_request, response) => {
      response.end(++times === 1 ? old : good);
    });
    await sync(mirror.name);
    expect(await files(mirror.id)).toEqual(['noarch/numpy-2.0.0-py312_0.conda', 'noarch/scipy-1.0-py312_0.conda']);
    server.answers.set('/noarch/repodata_shards.msgpack.zst', old);
    serve(server, { noarch: aRepodata([aRecord({ version: '3.0.0' }), scipy]) });
    expect(await sync(mirror.name)).toMatchObject({ state: 'done' });
    expect(await files(mirror.id)).toEqual(['noarch/numpy-3.0.0-py312_0.conda', 'noarch/scipy-1.0-py312_0.conda']);
    expect(server.asked.filter((line) => line === `${missing} 404`)).toHaveLength(1 + 3);
  });

  test('that speak of other packages, cannot be unpacked, are too large or stand elsewhere are not taken in', async () => {
    const mirror = await begun();
    serve(server, { noarch: aRepodata([newer, scipy]) });
    const index = (of: Buffer, below = './shards/'): void => {
      const hash = createHash('sha256').update(of).digest();
      server.answers.set(`/noarch/shards/${hash.toString('hex')}.msgpack.zst`, of);
      const shards = { numpy: hash };
      server.answers.set(
        '/noarch/repodata_shards.msgpack.zst',
        Buffer.from(zstdCompressSync(encode({ version: 1, info: { shards_base_url: below }, shards }))),
      );
    };
    const { md5: _, sha256: __, ...evil } = aRecord({ name: 'openssl', version: '6.6.6' });
    const packed = (document: unknown): Buffer => Buffer.from(zstdCompressSync(encode(document)));
    const shard = packed({ 'packages.conda': { [fileOf(evil)]: evil } });
    let version = 3;
    for (const [bytes, below, told] of [
      [shard, './shards/', /the shard of numpy, contains a record of openssl/],
      [packed({ 'packages.conda': { [fileOf(scipy)]: newer } }), './shards/', /has 1 records, 1 of them invalid/],
      [Buffer.from('no zstd'), './shards/', /cannot be read/],
      [Buffer.from(zstdCompressSync(Buffer.alloc(70 * 1024 ** 2))), './shards/', /cannot be read/],
      [packed([1, 2]), './shards/', /holds no records/],
      [shard, 'ftp://elsewhere.example/', /isn't a plain http/],
    ] as const) {
      index(bytes, below);
      const record = aRecord({ version: `${version++}.0` });
      serve(server, { noarch: aRepodata([record]) });
      expect(await sync(mirror.name)).toMatchObject({ state: 'done' });
      expect(await files(mirror.id)).toEqual([`noarch/${fileOf(record)}`]);
      // Each problem names its source.
      expect((await details(mirror.name)).problems[0]?.message).toMatch(told);
    }
  });
});

describe('a busy source', () => {
  /** Answers that it is busy until it has been asked so often, and then well. */
  const busy = (body: string, times: number, headers: () => Record<string, string>, status = 429): (() => number) => {
    let asked = 0;
    server.answers.set('/noarch/repodata.json', (_request, response) => {
      if (++asked <= times) response.writeHead(status, headers()).end('slowly');
      else response.end(body);
    });
    return () => asked;
  };
  const one = aRepodata([aRecord()]);

  test("isn't requested for as long as it asks, in seconds or until a date by its own clock, and the sync says so", async () => {
    for (const [status, headers] of [
      [429, () => ({ 'retry-after': '1' })],
      [503, () => ({ date: 'Sun, 06 Nov 1994 08:49:37 GMT', 'retry-after': 'Sun, 06 Nov 1994 08:49:39 GMT' })],
    ] as const) {
      const asked = busy(one, 1, headers, status);
      const { id, name } = await aMirror();
      const phase = await vi.waitFor(
        async () => {
          const told = (await details(name)).last_sync!.phase;
          expect(told).toMatch(/^Waiting until .* UTC, as its source asks$/);
          return told;
        },
        { timeout: 60_000, interval: 50 },
      );
      expect(phase).not.toContain('127.0.0.1');
      expect(await sync(name)).toMatchObject({ state: 'done' });
      expect(await files(id)).toHaveLength(1);
      // The repodata is found, and then read.
      expect(asked()).toBe(3);
      expect((await details(name)).problems).toMatchObject([
        {
          kind: 'busy',
          source: server.url,
          file: null,
          message: expect.stringContaining(`answered ${status}`) as string,
        },
      ]);
    }
  });

  test('that asks for more than a sync waits fails it at once, and is not synced by the schedule before that time', async () => {
    const mirror = await aMirror();
    busy(one, 1_000, () => ({ 'retry-after': '7200' }), 503);
    fresh.delete(mirror.name);
    await vi.waitFor(async () => expect((await details(mirror.name)).last_sync?.state).toBe('failed'), {
      timeout: 60_000,
    });
    const asked = busy(one, 1_000, () => ({ 'retry-after': '7200' }), 503);
    const before = Date.now();
    expect(await sync(mirror.name)).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/503: the server is busy until .* UTC/) as string,
    });
    expect(asked()).toBe(1);
    await admin(`${base()}/${mirror.name}/mirror_details`, { method: 'PATCH', json: { sync_minutes: 15 } });
    const next = Date.parse((await details(mirror.name)).next_sync_at!);
    expect(next).toBeGreaterThanOrEqual(before + 7_200_000 - 1_000);
    await sql`update mirror_sync set created_at = created_at - interval '1 hour' where channel_id = ${mirror.id}`.execute(
      hub.core.db,
    );
    expect(await dueMirrors(hub.core.db)).not.toContain(mirror.id);
    await sql`update mirror_sync set busy_until = now() where channel_id = ${mirror.id}`.execute(hub.core.db);
    expect(await dueMirrors(hub.core.db)).toContain(mirror.id);
  });

  test('is not asked for its whole repodata where its shards are what it has no time for', async () => {
    serve(server, { noarch: one });
    serveShards('noarch', [aRecord()]);
    const { name } = await aMirror();
    await sync(name);
    serveShards('noarch', [aRecord({ version: '2.0' })]);
    server.answers.set('/noarch/repodata_shards.msgpack.zst', (_request, response) => {
      response.writeHead(429, { 'retry-after': '3600' }).end();
    });
    server.asked.length = 0;
    expect(await sync(name)).toMatchObject({ state: 'failed' });
    // It was found, and is not read.
    expect(server.asked.filter((line) => line.startsWith('/noarch/repodata'))).toEqual([
      '/noarch/repodata.json.zst 404',
      '/noarch/repodata.json 200',
      '/noarch/repodata_shards.msgpack.zst 429',
    ]);
  });

  test("is shown on the page of the mirror, like missing files; clients get a Retry-After, and it isn't requested", async () => {
    // It is left alone for a while, also by the tests after this one.
    const crowded = await startServer();
    const names = ['missing', 'broken', 'crowded', 'next'];
    serve(crowded, { noarch: aRepodata(names.map((name) => aRecord({ name }))) });
    const path = (name: string): string => `/noarch/${name}-1.26.4-py312_0.conda`;
    crowded.answers.set(path('broken'), (_request, response) => response.writeHead(500).end());
    let asked = 0;
    for (const name of ['crowded', 'next'])
      crowded.answers.set(path(name), (_request, response) => {
        asked++;
        response.writeHead(429, { 'retry-after': '120' }).end();
      });
    const { name } = await aMirror(crowded.url);
    await sync(name);
    await vi.waitFor(
      async () =>
        expect((await hub.send(`/repo/${acme.name}/${name}${path('next')}`, { method: 'HEAD' })).status).toBe(200),
      { timeout: 60_000 },
    );
    const answers = [];
    for (const each of [...names, ...names]) {
      const answer = await hub.send(`/repo/${acme.name}/${name}${path(each)}`);
      answers.push([each, answer.status, Number(answer.headers.get('retry-after'))]);
      expect(await answer.text()).not.toContain('127.0.0.1');
    }
    expect(answers.slice(0, 2)).toEqual([
      ['missing', 502, 30],
      ['broken', 502, 30],
    ]);
    for (const [, status, seconds] of answers.slice(2, 4)) {
      expect(status).toBe(502);
      expect(seconds).toBeGreaterThan(100);
    }
    expect(asked).toBe(1);
    expect((await details(name)).problems.map(({ kind, file }) => `${kind} ${file}`).toSorted()).toEqual([
      'busy null',
      `failed ${path('broken').slice(1)}`,
      `failed ${path('missing').slice(1)}`,
    ]);
    await crowded.close();
  });
});

describe('several sources', () => {
  const bytes = randomBytes(300_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const wheel = aRecord({ name: 'six', version: '1.0', sha256, size: bytes.length });
  const file = 'six-1.0-py312_0.conda';
  let other: ChannelServer;
  beforeAll(async () => {
    other = await startServer();
  });
  afterAll(() => other.close());
  beforeEach(() => {
    other.answers.clear();
    other.asked.length = 0;
  });

  const change = async (name: string, json: object): Promise<Response> =>
    admin(`${base()}/${name}/mirror_details`, { method: 'PATCH', json });
  /** Gives a mirror that was read once another source, and waits until both were read. */
  async function withOther(name: string): Promise<SyncAnswer> {
    const changed = await change(name, { other_sources: [other.url] });
    expect(changed.status).toBe(200);
    const { last_sync } = (await changed.json()) as MirrorDetails;
    return ended(name, last_sync!.id);
  }
  const versionsOf = async (id: string): Promise<string[]> =>
    (
      await hub.core.db
        .selectFrom('channel_file')
        .select(['subdir', 'name', 'version'])
        .where('channel_id', '=', id)
        .orderBy('subdir')
        .orderBy('name')
        .orderBy('version')
        .execute()
    ).map((row) => `${row.subdir} ${row.name} ${row.version}`);

  test('the first that lists a name has it in every subdir; one that is away keeps its names and files; what it drops falls to the next', async () => {
    const etags = (from: ChannelServer, subdirs: Record<string, string>): void => {
      for (const [subdir, body] of Object.entries(subdirs)) {
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        from.answers.set(`/${subdir}/repodata.json`, (request, response) => {
          if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
          else response.setHeader('etag', etag).end(body);
        });
      }
    };
    etags(server, { noarch: aRepodata([aRecord({ name: 'six' })]), 'linux-64': aRepodata([aRecord()]) });
    etags(other, {
      noarch: aRepodata([aRecord({ name: 'numpy', version: '9.9' }), aRecord({ name: 'tzdata' })]),
      'linux-64': aRepodata([aRecord({ version: '9.9' }), aRecord({ name: 'six', version: '9.9' })]),
    });
    const { id, name } = await aMirror();
    await sync(name);
    expect(await withOther(name)).toMatchObject({ state: 'done', phase: 'Done' });
    const first = ['linux-64 numpy 1.26.4', 'noarch six 1.26.4', 'noarch tzdata 1.26.4'];
    expect(await versionsOf(id)).toEqual(first);
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Nothing has changed' });

    const awake = new Map(server.answers);
    server.answers.clear();
    server.answers.set('/noarch/repodata.json.zst', (_request, response) => response.writeHead(503).end());
    etags(other, {
      noarch: aRepodata([aRecord({ name: 'numpy', version: '9.9' }), aRecord({ name: 'tzdata', version: '2' })]),
    });
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Done; a source did not answer' });
    expect(await versionsOf(id)).toEqual(['linux-64 numpy 1.26.4', 'noarch six 1.26.4', 'noarch tzdata 2']);
    expect((await details(name)).problems).toEqual([
      expect.objectContaining({ kind: 'unreachable', source: server.url, file: null }),
    ]);

    server.answers.clear();
    for (const [path, answer] of awake) server.answers.set(path, answer);
    etags(server, { 'linux-64': aRepodata([]) });
    expect(await sync(name)).toMatchObject({ state: 'done', phase: 'Done' });
    expect(await versionsOf(id)).toEqual([
      'linux-64 numpy 9.9',
      'noarch numpy 9.9',
      'noarch six 1.26.4',
      'noarch tzdata 2',
    ]);
  });

  test('that have shards are read from these with the same outcome as from repodata: who has a name, what is ended, what comes back', async () => {
    // The same numbers every time.
    let state = 20_261_126;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const sources = [server, other] as const;
    const subdirs = ['noarch', 'linux-64'] as const;
    /** What each source lists, by subdir and name: versions. */
    const lists = sources.map(() => new Map<string, number[]>(subdirs.map((subdir) => [`${subdir} base`, [1]])));
    const put = (): void => {
      for (const [at, source] of sources.entries())
        for (const subdir of subdirs) {
          const records = [...lists[at]!].flatMap(([key, listed]) => {
            const [place, name] = key.split(' ');
            return place === subdir ? listed.map((version) => aRecord({ name, version: `${at}.${version}` })) : [];
          });
          const body = aRepodata(records);
          source.answers.set(`/plain/${subdir}/repodata.json`, body);
          source.answers.set(`/sharded/${subdir}/repodata.json`, body);
          serveShards(`sharded/${subdir}`, records, {}, source);
        }
    };
    const alter = (): void => {
      const list = lists[random(2)]!;
      const key = `${subdirs[random(2)]!} n${random(4)}`;
      const listed = list.get(key) ?? [];
      const version = random(3);
      const left = listed.includes(version) ? listed.filter((each) => each !== version) : [...listed, version];
      if (left.length > 0) list.set(key, left);
      else list.delete(key);
    };
    for (let i = 0; i < 12; i++) alter();
    put();
    const mirrors = [await aMirror(`${server.url}/plain`), await aMirror(`${server.url}/sharded`)];
    for (const [at, { name }] of mirrors.entries()) {
      await sync(name);
      const changed = await change(name, { other_sources: [`${other.url}/${at === 0 ? 'plain' : 'sharded'}`] });
      await ended(name, ((await changed.json()) as MirrorDetails).last_sync!.id);
    }
    /** What both list together: a name is that of the first that has it anywhere. */
    const listed = (): string[] =>
      lists
        .flatMap((list, at) =>
          [...list].flatMap(([key, listedVersions]) => {
            const [place, name] = key.split(' ');
            const isTaken = lists
              .slice(0, at)
              .some((earlier) => subdirs.some((each) => earlier.has(`${each} ${name}`)));
            return isTaken ? [] : listedVersions.map((version) => `${place}/${name}-${at}.${version}-py312_0.conda`);
          }),
        )
        .sort();
    const has = async (id: string): Promise<unknown> => [await files(id), await versionsOf(id)];
    expect(await has(mirrors[1]!.id)).toEqual(await has(mirrors[0]!.id));
    for (let round = 0; round < 14; round++) {
      for (let i = random(3); i >= 0; i--) alter();
      put();
      for (const { name } of mirrors) expect(await sync(name)).toMatchObject({ state: 'done' });
      expect(await has(mirrors[1]!.id)).toEqual(await has(mirrors[0]!.id));
      expect((await files(mirrors[1]!.id)).sort()).toEqual(listed());
    }
    // Most of what changed was read from shards.
    for (const { asked } of sources)
      expect(asked.filter((line) => line.includes('/shards/')).length).toBeGreaterThan(3);
    expect((await details(mirrors[1]!.name)).problems).toEqual([]);
  }, 300_000);

  test('a file that breaks off is gone on with where it broke off, at the other source when the first is away; who reads the channel never learns where from', async () => {
    let asked = 0;
    const ranges: (string | undefined)[] = [];
    for (const each of [server, other]) {
      serve(each, { noarch: aRepodata([wheel]) });
      each.answers.set(`/noarch/${file}`, ({ headers: { range } }, response) => {
        ranges.push(range);
        const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
        if (range !== undefined)
          response.writeHead(206, { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` });
        else response.writeHead(200, { 'content-length': bytes.length });
        if (++asked > 2) return void response.end(bytes.subarray(from));
        response.write(bytes.subarray(from, from + 100_000), () => setTimeout(() => response.destroy(), 50));
      });
    }
    const { name } = await aMirror();
    await sync(name);
    await withOther(name);
    const at = `/repo/${acme.name}/${name}/noarch`;
    await vi.waitFor(async () => expect((await hub.send(`${at}/${file}`, { method: 'HEAD' })).status).toBe(200), {
      timeout: 60_000,
    });
    const answer = await hub.send(`${at}/${file}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(JSON.stringify([...answer.headers])).not.toContain('127.0.0.1');
    expect(ranges[0]).toBeUndefined();
    for (const range of ranges.slice(1)) expect(range).toMatch(/^bytes=[1-9]\d*-$/);
    expect((await details(name)).problems).toEqual([
      expect.objectContaining({ kind: 'interrupted', file: `noarch/${file}` }),
      expect.objectContaining({ kind: 'interrupted', file: `noarch/${file}` }),
    ]);
    const reader = await (await (await hub.as(member))(`${base()}/${name}/mirror_details`)).text();
    expect(reader).not.toContain('127.0.0.1');
    expect(JSON.parse(reader)).toMatchObject({ source: null, other_sources: [], problems: [] });
  });

  test('saving a source as it was shown keeps its token', async () => {
    serve(server, { noarch: aRepodata([wheel]) });
    const { id, name } = await aMirror();
    await sync(name);
    const source = `${other.url}/t/tr-a-secret-of-the-source/team/main`;
    const told = (await (await change(name, { other_sources: [source] })).json()) as MirrorDetails;
    expect(told.other_sources).toEqual([`${other.url}/t/*****/team/main`]);
    await ended(name, told.last_sync!.id);
    expect((await change(name, { other_sources: told.other_sources, downloads_at_once: 2 })).status).toBe(200);
    const kept = await hub.core.db.selectFrom('mirror_source').select('source').where('channel_id', '=', id).execute();
    expect(kept).toEqual([{ source }]);
  }, 120_000);

  test('corrupt bytes never arrive whole, are told with their source, and the next source is asked', async () => {
    for (const each of [server, other]) serve(each, { noarch: aRepodata([wheel]) });
    const forged = Buffer.from(bytes);
    forged[5] = forged[5]! ^ 1;
    server.answers.set(`/noarch/${file}`, forged);
    other.answers.set(`/noarch/${file}`, bytes);
    const { id, name } = await aMirror();
    await sync(name);
    await withOther(name);
    const url = `/repo/${acme.name}/${name}/noarch/${file}`;
    await vi.waitFor(async () => expect((await hub.send(url, { method: 'HEAD' })).status).toBe(200), {
      timeout: 60_000,
    });
    await expect(hub.send(url).then((response) => response.arrayBuffer())).rejects.toThrow();
    // Who is cut off may ask again before it is noted whose bytes they were.
    const whole = await vi.waitFor(async () => Buffer.from(await (await hub.send(url)).arrayBuffer()), {
      timeout: 60_000,
    });
    expect(whole.equals(bytes)).toBe(true);
    expect((await details(name)).problems).toEqual([
      expect.objectContaining({ kind: 'corrupt', source: server.url, file: `noarch/${file}` }),
    ]);
    const { object_key: key } = await hub.core.db
      .selectFrom('channel_file')
      .select('object_key')
      .where('channel_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(key).toBe(sha256);
  });

  test('sources are looked at before they are kept, and speed and number of downloads are settings', async () => {
    serve(server, { noarch: aRepodata([wheel]) });
    server.answers.set(`/noarch/${file}`, bytes);
    const { name } = await aMirror();
    const { id: last } = await sync(name);
    expect((await change(name, { other_sources: [server.url] })).status).toBe(422);
    expect((await change(name, { other_sources: ['ftp://nowhere'] })).status).toBe(422);
    expect((await change(name, {})).status).toBe(422);
    await hub.core.db.updateTable('mirror_sync').set({ state: 'in_progress' }).where('id', '=', last).execute();
    expect((await change(name, { downloads_at_once: 3, other_sources: [other.url] })).status).toBe(409);
    await hub.core.db.updateTable('mirror_sync').set({ state: 'done' }).where('id', '=', last).execute();
    expect(await (await admin(`${base()}/${name}/mirror_details`)).json()).toMatchObject({ downloads_at_once: null });
    const set = await change(name, { bytes_per_second: 150_000, downloads_at_once: 1 });
    expect(await set.json()).toMatchObject({ bytes_per_second: 150_000, downloads_at_once: 1, other_sources: [] });
    const url = `/repo/${acme.name}/${name}/noarch/${file}`;
    await vi.waitFor(async () => expect((await hub.send(url, { method: 'HEAD' })).status).toBe(200), {
      timeout: 60_000,
    });
    const begun = performance.now();
    await (await hub.send(url)).arrayBuffer();
    // At least as slow as set; how much slower is this machine's.
    expect(performance.now() - begun).toBeGreaterThan(1_500);
  });
});

describe('attestations', () => {
  test('of the source are served with their file if they match the record; each file shows the result of the check', async () => {
    const bytes = randomBytes(2_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [good, bad] = ['six-1.0-py312_0.conda', 'six-2.0-py312_0.conda'];
    const ci = { identity: 'https://ci.example/six/release.yml', issuer: 'https://ci.example' };
    const { sign } = await ownSigstore();
    const body = JSON.stringify([await sign({ fileName: good!, sha256 }, ci)]);
    const digest = createHash('sha256').update(body).digest('hex');
    const lie = 'f'.repeat(64);
    const record = (version: string, attestations: string) =>
      aRecord({ name: 'six', version, sha256, size: bytes.length, attestations_sha256: attestations });
    server.answers.set(`/noarch/${good}.sigs.${digest}`, body);
    server.answers.set(`/noarch/${bad}.sigs.${lie}`, body);
    // What it attests are other bytes than the record has.
    const other = JSON.stringify([await sign({ fileName: 'six-5.0-py312_0.conda', sha256: lie }, ci)]);
    const misfit = createHash('sha256').update(other).digest('hex');
    serve(server, {
      noarch: aRepodata([
        record('1.0', digest),
        record('2.0', lie),
        record('3.0', 'no'),
        record('4.0', digest),
        record('5.0', misfit),
      ]),
    });
    server.answers.set(`/noarch/six-5.0-py312_0.conda.sigs.${misfit}`, other);
    const { id, name } = await aMirror();
    await sync(name);
    const rows = await hub.core.db
      .selectFrom('channel_file')
      .select(['version', 'trust'])
      .where('channel_id', '=', id)
      .orderBy('version')
      .execute();
    expect(rows.map(({ trust }) => trust)).toEqual([
      'unverified',
      'unverified',
      'unsigned',
      'unverified',
      'unverified',
    ]);
    const at = `/repo/${acme.name}/${name}/noarch`;
    const sidecar = await vi.waitFor(
      async () => {
        const answer = await hub.send(`${at}/${good}.sigs.${digest}`);
        expect(answer.status).toBe(200);
        return answer;
      },
      { timeout: 60_000 },
    );
    expect(sidecar.headers.get('cache-control')).toContain('immutable');
    expect(await sidecar.text()).toBe(body);
    // The file is stored: the source is no longer needed.
    server.answers.delete(`/noarch/${good}.sigs.${digest}`);
    const again = await hub.send(`${at}/${good}.sigs`);
    expect([again.status, await again.text()]).toEqual([200, body]);
    for (const missing of [
      `${bad}.sigs.${lie}`,
      `${good}.sigs.${'0'.repeat(64)}`,
      'six-3.0-py312_0.conda.sigs',
      // They are kept, and about another file.
      'six-4.0-py312_0.conda.sigs',
      'none-1-0.conda.sigs',
    ])
      expect((await hub.send(`${at}/${missing}`)).status).toBe(404);
    const found = async (version: string, send = hub.send) => {
      const answer = await send(`${base()}/${name}/six-${version}-py312_0.conda/signatures?subdir=noarch`);
      return [answer.status, ((await answer.json()) as { items?: { state: string; reason: string | null }[] }).items];
    };
    expect(await found('1.0')).toEqual([200, [expect.objectContaining({ ...ci, state: 'unchecked', root: null })]]);
    for (const [version, state, reason] of [
      ['2.0', 'missing', /has not given them/],
      ['4.0', 'wrong', /attests 'six-1.0/],
      ['5.0', 'wrong', /other bytes/],
    ] as const)
      expect(await found(version)).toEqual([
        200,
        [expect.objectContaining({ state, identity: null, reason: expect.stringMatching(reason) as string })],
      ]);
    expect(await found('3.0')).toEqual([200, []]);
    expect((await found('6.0'))[0]).toBe(404);
    expect((await hub.send(`${at}/six-5.0-py312_0.conda.sigs`)).status).toBe(404);
    const told = (await details(name)).problems.map(({ kind, file }) => `${kind} ${file}`);
    expect(new Set(told)).toEqual(
      new Set([`corrupt noarch/${bad}.sigs.${lie}`, `corrupt noarch/six-5.0-py312_0.conda.sigs.${misfit}`]),
    );
    // Promoted, an entry names the attestations that there are, and none that the source only promised.
    const hosted = `${name}-checked`;
    const json = { name: hosted, privacy: 'public', type: 'hosted' };
    expect((await admin(base(), { method: 'POST', json })).status).toBe(201);
    for (const file of [good!, bad!]) server.answers.set(`/noarch/${file}`, bytes);
    const promoted = await admin(`${base()}/${hosted}/promotions`, {
      method: 'POST',
      json: {
        source: { organization: acme.name, channel: name },
        files: [good, bad].map((file_name) => ({ subdir: 'noarch', file_name })),
      },
    });
    expect([promoted.status, await promoted.json()]).toMatchObject([202, { state: 'fetching' }]);
    await vi.waitFor(
      async () => {
        const index = await hub.send(`/repo/${acme.name}/${hosted}/noarch/repodata.json`);
        const { 'packages.conda': entries } = (await index.json()) as {
          'packages.conda': Record<string, { attestations_sha256?: string }>;
        };
        expect([good!, bad!].map((file) => [file in entries, entries[file]?.attestations_sha256])).toEqual([
          [true, digest],
          [true, undefined],
        ]);
      },
      { timeout: 60_000 },
    );
    for (const [file, status] of [
      [good, 200],
      [bad, 404],
    ] as const)
      expect((await hub.send(`/repo/${acme.name}/${hosted}/noarch/${file}.sigs`)).status).toBe(status);
  }, 120_000);
});

describe('what a mirror has', () => {
  const change = async (name: string, json: object): Promise<Response> =>
    admin(`${base()}/${name}/mirror_details`, { method: 'PATCH', json });

  test('is what match specs choose; what they leave out is not taken for gone, also where it is held', async () => {
    const bytes = randomBytes(2_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    serve(server, {
      noarch: aRepodata([
        aRecord({ name: 'six', version: '1.0', sha256, size: bytes.length }),
        aRecord({ name: 'six', version: '2.0' }),
        aRecord({ name: 'tzdata', version: '1' }),
      ]),
      'linux-64': aRepodata([aRecord({ name: 'libgcc', version: '14' })]),
    });
    server.answers.set('/noarch/six-1.0-py312_0.conda', bytes);
    const { id, name } = await aMirror();
    await sync(name);
    const url = `/repo/${acme.name}/${name}/noarch/six-1.0-py312_0.conda`;
    await vi.waitFor(async () => expect((await hub.send(url)).status).toBe(200), { timeout: 60_000 });
    const listed = async (specs: string[] | null): Promise<string[]> => {
      const changed = await change(name, { specs });
      expect(changed.status).toBe(200);
      await ended(name, ((await changed.json()) as MirrorDetails).last_sync!.id);
      return files(id);
    };
    expect(await listed(['six >=2', 'lib*'])).toEqual([
      'linux-64/libgcc-14-py312_0.conda',
      'noarch/six-2.0-py312_0.conda',
    ]);
    expect((await details(name)).gone_count).toBe(0);
    expect(await listed(['six[version="1.0"]'])).toEqual(['noarch/six-1.0-py312_0.conda']);
    expect(await listed(null)).toHaveLength(4);
    for (const specs of [['six >='], ['conda-forge::six'], [], ['six', '']])
      expect((await change(name, { specs })).status).toBe(422);
  }, 120_000);

  test('is renewed by its schedule, not before its time, also after a clock that jumped; files that it is told to hold come before anybody asks', async () => {
    const bytes = randomBytes(2_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const six = aRecord({ name: 'six', version: '1.0', sha256, size: bytes.length });
    serve(server, { noarch: aRepodata([six, aRecord({ name: 'tzdata', version: '1' })]) });
    server.answers.set('/noarch/six-1.0-py312_0.conda', bytes);
    const { id, name } = await aMirror();
    await sync(name);
    expect((await change(name, { sync_minutes: 14 })).status).toBe(422);
    const set = (await (await change(name, { sync_minutes: 60 })).json()) as MirrorDetails;
    const first = set.last_sync!;
    expect(set.next_sync_at).toBe(new Date(Date.parse(first.created_at) + 3_600_000).toISOString());
    await hub.cleanUp('syncs of mirrors that are due');
    expect((await details(name)).last_sync!.id).toBe(first.id);
    for (const [at, before] of [
      ['-61 minutes', first.id],
      ['+1 day', ''],
    ] as const) {
      const last = (await details(name)).last_sync!;
      if (before !== '') expect(last.id).toBe(before);
      await sql`update mirror_sync set created_at = now() + ${at}::interval where id = ${last.id}::uuid`.execute(
        hub.core.db,
      );
      await hub.cleanUp('syncs of mirrors that are due');
      const next = await vi.waitFor(
        async () => {
          const { rows } = await sql<{ id: string; state: string }>`
            select id, state from mirror_sync where channel_id = ${id}::uuid and id > ${last.id}::uuid order by id desc limit 1`.execute(
            hub.core.db,
          );
          expect(rows[0]?.state).toBe('done');
          return rows[0]!;
        },
        { timeout: 60_000, interval: 50 },
      );
      // Now that sync is the last one. The sync with a start in the future must not make another one due.
      await hub.cleanUp('syncs of mirrors that are due');
      expect(await details(name)).toMatchObject({
        last_sync: { id: next.id },
      });
      await sql`update mirror_sync set created_at = now() where id = ${next.id}::uuid`.execute(hub.core.db);
      await sql`delete from mirror_sync where channel_id = ${id}::uuid and id <> ${next.id}::uuid`.execute(hub.core.db);
    }
    expect((await details(name)).held_count).toBe(0);
    expect((await change(name, { fetches: 'all' })).status).toBe(200);
    await hub.cleanUp('files that mirrors fetch ahead');
    await vi.waitFor(async () => expect((await details(name)).held_count).toBe(1), { timeout: 60_000 });
    // What the source has not does not keep the rest back, and what is held is served without it.
    server.answers.clear();
    const url = `/repo/${acme.name}/${name}/noarch/six-1.0-py312_0.conda`;
    const answer = await vi.waitFor(
      async () => {
        const served = await hub.send(url);
        expect(served.status).toBe(200);
        return served;
      },
      { timeout: 60_000 },
    );
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  }, 120_000);

  test("is fetched ahead for environments or policies, with the mirror's limits of number and speed", async () => {
    const bytes = randomBytes(3_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const records = ['used', 'copyleft', 'one', 'two', 'three', 'four'].map((called) =>
      aRecord({
        name: called,
        version: '1.0',
        sha256,
        size: bytes.length,
        ...(called === 'copyleft' ? { license: 'GPL-3.0-only', license_family: 'GPL' } : {}),
      }),
    );
    serve(server, { noarch: aRepodata(records) });
    let [open, atOnce] = [0, 0];
    const two = Promise.withResolvers<void>();
    for (const { name: called } of records)
      server.answers.set(`/noarch/${String(called)}-1.0-py312_0.conda`, (_request, response) => {
        atOnce = Math.max(atOnce, ++open);
        if (open === 2) two.resolve();
        // A single request is answered immediately; if there are two, there is time for a third one.
        void (called === 'used' ? Promise.resolve() : two.promise.then(() => pause(300))).then(() => {
          open--;
          response.end(bytes);
        });
      });
    const { name } = await aMirror();
    await sync(name);
    const asked = (): string[] => server.asked.filter((line) => line.includes('.conda')).sort();
    const holds = (count: number): Promise<void> =>
      vi.waitFor(async () => expect((await details(name)).held_count).toBe(count), { timeout: 60_000, interval: 200 });

    const used = { name: 'used', version: '1.0', build_string: 'py312_0', channel: name, platform: 'noarch' };
    const gone = { ...used, name: 'elsewhere' };
    const registration = { name: `e-${name}`, prefix: `/envs/${name}`, device: 'd', platform: 'linux-64' };
    const registered = await admin(`/api/environments/organizations/${acme.name}/environments`, {
      method: 'POST',
      json: { ...registration, packages: [used, gone] },
    });
    expect(registered.status).toBe(201);
    expect((await change(name, { fetches: 'environments' })).status).toBe(200);
    await hub.cleanUp('files that mirrors fetch ahead');
    await holds(1);
    expect(asked()).toEqual(['/noarch/used-1.0-py312_0.conda 200']);

    const filters = emptyFilters();
    filters.add_packages.subfilters.push({ facet: 'license_family', criterion: ['GPL'], comparator: 'not_in' });
    const policy = await admin(`/api/organizations/${acme.name}/repo-policies`, {
      method: 'POST',
      json: { name: `No copyleft on ${name}`, description: '', filters },
    });
    expect(policy.status).toBe(201);
    const runs = `/api/organizations/${acme.name}/channel-policies/${name}`;
    const { id: policyId } = (await policy.json()) as { id: string };
    // Only after the run that lists the result of the sync.
    const applied = await vi.waitFor(
      async () => {
        const answer = await admin(`${runs}/current`, { method: 'POST', json: { policy_id: policyId } });
        expect(answer.status, await answer.clone().text()).toBe(202);
        return answer;
      },
      { timeout: 60_000, interval: 200 },
    );
    const { id: runId } = (await applied.json()) as { id: string };
    await vi.waitFor(
      async () => expect(await (await admin(`${runs}/runs/${runId}`)).json()).toMatchObject({ state: 'done' }),
      { timeout: 60_000, interval: 200 },
    );
    expect((await change(name, { fetches: 'allowed', downloads_at_once: 2 })).status).toBe(200);
    await hub.cleanUp('files that mirrors fetch ahead');
    await holds(5);
    expect(atOnce).toBe(2);
    expect(asked().filter((line) => line.includes('copyleft'))).toEqual([]);

    // 3,000 bytes at 1,024 a second are not here before a clock that begins later has counted a second and a half.
    expect((await change(name, { fetches: 'all', bytes_per_second: 1_024 })).status).toBe(200);
    await hub.cleanUp('files that mirrors fetch ahead');
    await vi.waitFor(() => expect(asked().some((line) => line.includes('copyleft'))).toBe(true), { timeout: 60_000 });
    const first = await Promise.race([pause(1_500, 'clock'), holds(6).then(() => 'file')]);
    expect(first).toBe('clock');
    await holds(6);
  }, 300_000);

  test('is read with credentials that are stored encrypted, sent only to this source, and never shown', async () => {
    const seen: (string | undefined)[] = [];
    const body = aRepodata([aRecord({ name: 'six', version: '1.0' })]);
    server.answers.set('/noarch/repodata.json', ({ headers: { authorization } }, response) => {
      seen.push(authorization);
      if (authorization === undefined) response.writeHead(401).end();
      else response.end(body);
    });
    const other = await startServer();
    try {
      const heard: (string | undefined)[] = [];
      other.answers.set('/noarch/repodata.json', ({ headers: { authorization } }, response) => {
        heard.push(authorization);
        response.end(aRepodata([]));
      });
      const { id, name } = await aMirror();
      expect(await sync(name)).toMatchObject({ state: 'failed' });
      const secret = `s3cret-${randomBytes(8).toString('hex')}`;
      const given = await change(name, { credentials: { kind: 'basic', username: 'ada', password: secret } });
      const text = await given.text();
      expect(JSON.parse(text)).toMatchObject({ credentials: { kind: 'basic', username: 'ada' } });
      expect(text).not.toContain(secret);
      expect(await sync(name)).toMatchObject({ state: 'done' });
      expect(seen.at(-1)).toBe(`Basic ${Buffer.from(`ada:${secret}`).toString('base64')}`);
      const changed = (await (await change(name, { other_sources: [other.url] })).json()) as MirrorDetails;
      await ended(name, changed.last_sync!.id);
      expect(heard.length).toBeGreaterThan(0);
      expect(heard.every((authorization) => authorization === undefined)).toBe(true);
      const { rows } = await sql<{ kept: string }>`
        select (select encode(sealed, 'escape') from mirror_secret where channel_id = ${id}::uuid)
          || (select string_agg(row_to_json(e)::text, '') from audit_entry e) as kept`.execute(hub.core.db);
      expect(rows[0]!.kept).not.toContain(secret);
      expect(await (await (await hub.as(member))(`${base()}/${name}/mirror_details`)).json()).toMatchObject({
        credentials: null,
      });
      expect(await (await change(name, { credentials: null })).json()).toMatchObject({ credentials: null });
      expect((await change(name, { credentials: { kind: 'bearer', token: 'a b' } })).status).toBe(422);
    } finally {
      await other.close();
    }
  }, 120_000);

  test('has credentials that reach its source however its address is written, and no other host, path or port to which it redirects', async () => {
    const seen: [string, string | undefined][] = [];
    const here = await startServer();
    const elsewhere = await startServer();
    try {
      const heard: (string | undefined)[] = [];
      elsewhere.answers.set('/noarch/repodata.json', ({ headers: { authorization } }, response) => {
        heard.push(authorization);
        response.end(aRepodata([aRecord({ name: 'afar', version: '1.0' })]));
      });
      here.answers.set('/other/noarch/repodata.json', ({ headers: { authorization } }, response) => {
        seen.push(['other', authorization]);
        response.writeHead(302, { location: `${elsewhere.url}/noarch/repodata.json` }).end();
      });
      here.answers.set('/my%20lane/noarch/repodata.json', ({ headers: { authorization } }, response) => {
        seen.push(['lane', authorization]);
        if (authorization === undefined) response.writeHead(401).end();
        else response.writeHead(302, { location: '/other/noarch/repodata.json' }).end();
      });
      const { port } = new URL(here.url);
      const { name } = await aMirror(`HTTP://127.1:${port}/my lane/?x=1`);
      // The first sync begins before there are credentials.
      expect(await sync(name)).toMatchObject({ state: 'failed' });
      await change(name, { credentials: { kind: 'bearer', token: 'for-the-lane' } });
      expect(await sync(name)).toMatchObject({ state: 'done' });
      expect(seen.filter(([path]) => path === 'lane').at(-1)).toEqual(['lane', 'Bearer for-the-lane']);
      expect(seen.filter(([path]) => path === 'other').map(([, sent]) => sent)).not.toContain('Bearer for-the-lane');
      expect(heard.length).toBeGreaterThan(0);
      expect(heard.every((authorization) => authorization === undefined)).toBe(true);
    } finally {
      await here.close();
      await elsewhere.close();
    }
  }, 120_000);
});

describe('a kill', () => {
  test('in the middle of a sync keeps the old files; the sync is resumed and succeeds', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'terrarium-killed-'));
    let platform: TestPlatform | null = null;
    try {
      platform = await startPlatform({ dataDir, config: { mirrorAllowPrivate: true } });
      const ada = await platform.aUser({ email: 'ada-of-the-kill@example.org' });
      const org = await platform.anOrganization({ members: { admin: ada } });
      const send = await platform.as(ada.email);
      const channel = `/api/organizations/${org.name}/channels/m`;
      serve(server, { noarch: aRepodata([aRecord()]) });
      const made = (await (
        await send(`/api/organizations/${org.name}/channels`, {
          method: 'POST',
          json: { name: 'm', privacy: 'public', type: 'external_mirror', source: server.url },
        })
      ).json()) as ChannelAnswer;
      const lastSync = async (from: Send): Promise<SyncAnswer | null> =>
        ((await (await from(`${channel}/mirror_details`)).json()) as MirrorDetails).last_sync;
      const sender = send;
      await vi.waitFor(async () => expect((await lastSync(sender))?.state).toBe('done'), { timeout: 60_000 });
      await platform.close();
      platform = null;

      // Enough records that batches are staged before the body stalls.
      const records = Array.from(
        { length: 2_000 },
        (_, i) => `"six-${i}-0.conda":${JSON.stringify(aRecord({ name: 'six', version: String(i), build: '0' }))}`,
      );
      const stall = stalled(`{"packages.conda":{${records.join(',')}`, '}}');
      server.answers.set('/noarch/repodata.json', stall.answer);
      const child = fork(
        fileURLToPath(new URL('./killed.testing.ts', import.meta.url)),
        [dataDir, ada.email, `${channel}/mirror_sync`],
        { execArgv: briefly, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
      );
      expect((await once(child, 'message'))[0]).toEqual({ status: 202 });
      await stall.reading;
      child.kill('SIGKILL');
      await once(child, 'exit');

      platform = await startPlatform({ dataDir, config: { mirrorAllowPrivate: true } });
      const again = await platform.as(ada.email);
      const fileNames = async (): Promise<string[]> =>
        (
          await platform!.core.db
            .selectFrom('channel_file')
            .select('file_name')
            .where('channel_id', '=', made.id)
            .limit(3)
            .execute()
        ).map((row) => row.file_name);
      expect((await lastSync(again))?.state).toBe('in_progress');
      expect(await fileNames()).toEqual(['numpy-1.26.4-py312_0.conda']);
      stall.release();
      await vi.waitFor(
        async () => expect(await lastSync(again)).toMatchObject({ state: 'done', records_read: 2_000 }),
        { timeout: 60_000 },
      );
      expect(await (await again(channel)).json()).toMatchObject({ file_count: 2_000, artifact_count: 1 });
      expect(await fileNames()).not.toContain('numpy-1.26.4-py312_0.conda');
    } finally {
      await platform?.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a channel of many names', () => {
  test('is taken over in pieces: every record once, names that come again in other pieces as one package', async () => {
    // Fifty pieces; each name comes again after the whole list of names (bench/sync.ts measures the memory and time of
    // half a million records).
    const count = 10_000;
    const names = 3_000;
    const records = Array.from({ length: count }, (_, i) => {
      const [name, version, build] = [`package-${i % names}`, `${Math.floor(i / names)}.${i % 7}`, `h${i}_0`];
      const depends = ['python >=3.12,<3.13.0a0', `package-${(i * 7) % names} >=1`, 'libgcc >=13'];
      return `"${name}-${version}-${build}.conda":${JSON.stringify(aRecord({ name, version, build, depends }))}`;
    });
    serve(server, { noarch: '{}' });
    server.answers.set(
      '/linux-64/repodata.json',
      `{"info":{"subdir":"linux-64"},"packages":{},"packages.conda":{${records.join(',')}}}`,
    );
    const { name } = await aMirror();
    expect(await ended(name, (await details(name)).last_sync!.id, 200_000)).toMatchObject({
      state: 'done',
      records_read: count,
      records_skipped: 0,
    });
    expect(await (await admin(`${base()}/${name}`)).json()).toMatchObject({
      file_count: count,
      artifact_count: names,
    });
  }, 240_000);
});
