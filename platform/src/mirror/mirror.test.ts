import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChannelAnswer } from '../channel/index.ts';
import { readConfig } from '../config.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import type { MirrorDetails, SyncAnswer } from './contract.ts';
import { aRecord, aRepodata, serve, startServer } from './server.testing.ts';
import type { ChannelServer } from './server.testing.ts';

let hub: TestPlatform;
let server: ChannelServer;
let acme: TestOrganization;
let admin: Send;
let counter = 0;

beforeAll(async () => {
  // The tests share one organization.
  hub = await startPlatform({
    config: { mirrorAllowPrivate: true, limits: { ...readConfig({}).limits, mirrors: 1_000 } },
  });
  const ada = await hub.aUser();
  acme = await hub.anOrganization({ members: { admin: ada } });
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

/** Mirrors whose first sync, which begins with the channel, nobody waited for yet. */
const fresh = new Set<string>();

async function aMirror(source = server.url): Promise<ChannelAnswer> {
  const response = await admin(base(), {
    method: 'POST',
    json: { name: `mirror-${++counter}`, privacy: 'public', type: 'external_mirror', source },
  });
  expect(response.status).toBe(201);
  const mirror = (await response.json()) as ChannelAnswer;
  fresh.add(mirror.name);
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
    { timeout, interval: 50 },
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
  test('is there, says so where its syncs are, and can be synced by hand', async () => {
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
      error: expect.stringContaining('could not put the sync into its queue') as unknown,
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
      expect(await details(name)).toEqual({
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

  test('a second sync takes what is new and changed, removes what is gone, and stamps the new (CEP 47)', async () => {
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

  test('a source that has not changed is not read again', async () => {
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

  test('tells how far it is: a share of the bytes while it reads, all of it at the end', async () => {
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

  test('at most one sync of a mirror runs; it can be canceled, and nothing has changed then', async () => {
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
      /noarch: The repodata is no valid JSON near byte/,
    ],
    ['half a body', (_request, response) => response.end('{"packages":{"a-1-0.conda":'), /ends in the middle/],
    [
      'a broken connection',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"packages":{', () => response.destroy());
      },
      /ended the connection in the middle|ends in the middle/,
    ],
    ['UTF-16', (_request, response) => response.end(Buffer.from(aRepodata([]), 'utf16le')), /no valid JSON near byte/],
    [
      'names that no database can hold',
      (_request, response) => response.end('{"packages":{"\\u0000\\ud800":{}}}'),
      /1 of 1 records are no good, e\.g\. \ufffd\ufffd/,
    ],
    ['a web page', (_request, response) => response.end('<!doctype html><title>Hello</title>'), /web page/],
    ['JSON that is no repodata', (_request, response) => response.end('{"hello":"world"}'), /no repodata/],
    [
      'only bad records',
      (_request, response) => response.end(JSON.stringify({ packages: many })),
      /300 of 300 records are no good/,
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
      /which nobody asked for/,
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

  test('what was written before a failure is seen by nobody and cleared away, and a channel can be deleted under its sync', async () => {
    serve(server, { noarch: '{}' });
    const { id: channelId, name } = await aMirror();
    await sync(name);
    const records = Array.from(
      { length: 6000 },
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

  test('a full disk ends a sync with that reason; nothing of it is seen, and the next one ends well once there is room', async () => {
    serve(server, { noarch: aRepodata([aRecord({ name: 'six', version: '1.16.0' })]) });
    const { id, name } = await aMirror();
    await sync(name);
    const before = await files(id);
    serve(server, {
      noarch: aRepodata([aRecord({ name: 'six', version: '1.16.0' }), aRecord({ name: 'six', version: '1.17.0' })]),
    });
    const { pool } = hub.core.connection;
    // What Postgres says when a file cannot grow.
    await pool.query(
      `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    );
    await pool.query(
      'create trigger no_room before insert on channel_file_version for each statement execute function no_room()',
    );
    try {
      expect(await sync(name)).toMatchObject({
        state: 'failed',
        error: expect.stringMatching(/disk of the hub is full.*channel goes on as it was/) as unknown,
      });
      expect(await files(id)).toEqual(before);
    } finally {
      await pool.query('drop trigger no_room on channel_file_version');
      await pool.query('drop function no_room()');
    }
    expect(await sync(name)).toMatchObject({ state: 'done', error: null });
    expect(await files(id)).toHaveLength(before.length + 1);
  });

  test('a channel that is gone, and a subdir that suddenly wants credentials, empty nothing', async () => {
    serve(server, { noarch: aRepodata([aRecord()]), 'linux-64': aRepodata([aRecord()]) });
    const { id, name } = await aMirror();
    await sync(name);
    server.answers.set('/linux-64/repodata.json', (_request, response) => response.writeHead(403).end());
    expect((await sync(name)).error).toMatch(/answered 403/);
    server.answers.clear();
    expect((await sync(name)).error).toMatch(/no noarch\/repodata\.json/);
    expect(await files(id)).toHaveLength(2);
  });

  test('a private address fails where the operator did not allow it', async () => {
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

describe('a kill', () => {
  test('in the middle of a sync leaves the old files; the sync is taken up again and ends well', async () => {
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
        { length: 12_000 },
        (_, i) => `"six-${i}-0.conda":${JSON.stringify(aRecord({ name: 'six', version: String(i), build: '0' }))}`,
      );
      const stall = stalled(`{"packages.conda":{${records.join(',')}`, '}}');
      server.answers.set('/noarch/repodata.json', stall.answer);
      const child = fork(
        fileURLToPath(new URL('./killed.testing.ts', import.meta.url)),
        [dataDir, ada.email, `${channel}/mirror_sync`],
        { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
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
        async () => expect(await lastSync(again)).toMatchObject({ state: 'done', records_read: 12_000 }),
        { timeout: 60_000 },
      );
      expect(await (await again(channel)).json()).toMatchObject({ file_count: 12_000, artifact_count: 1 });
      expect(await fileNames()).not.toContain('numpy-1.26.4-py312_0.conda');
    } finally {
      await platform?.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a large channel', () => {
  test('of 100,000 records loads; its time and memory are reported', async () => {
    const body = function* (): Generator<string> {
      yield '{"info":{"subdir":"linux-64"},"packages":{},"packages.conda":{';
      for (let i = 0; i < 100_000; i++) {
        const record = aRecord({
          name: `package-${i % 3000}`,
          version: `${Math.floor(i / 3000)}.${i % 7}`,
          build: `h${i}_0`,
          depends: ['python >=3.12,<3.13.0a0', `package-${(i * 7) % 3000} >=1`, 'libgcc >=13'],
        });
        yield `${i === 0 ? '' : ','}"package-${i % 3000}-${Math.floor(i / 3000)}.${i % 7}-h${i}_0.conda":${JSON.stringify(record)}`;
      }
      yield '}}';
    };
    serve(server, { noarch: '{}' });
    server.answers.set('/linux-64/repodata.json', [...body()].join(''));
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const started = Date.now();
    const { name } = await aMirror();
    try {
      expect(await ended(name, (await details(name)).last_sync!.id, 200_000)).toMatchObject({
        state: 'done',
        records_read: 100_000,
        records_skipped: 0,
      });
    } finally {
      clearInterval(watch);
    }
    console.info(
      `100,000 records: ${((Date.now() - started) / 1000).toFixed(1)} s, peak ${Math.round(peak / 2 ** 20)} MiB (${Math.round(before / 2 ** 20)} MiB before, with the embedded database in the same process)`,
    );
    expect(await (await admin(`${base()}/${name}`)).json()).toMatchObject({
      file_count: 100_000,
      artifact_count: 3000,
    });
    expect(peak).toBeLessThan(1.5 * 2 ** 30);
  }, 240_000);
});
