import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startPlatform, walked } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import type { MirrorDetails, SyncAnswer } from './contract.ts';
import { aRecord, aRepodata, serve, startServer } from './server.testing.ts';
import type { Answer, ChannelServer } from './server.testing.ts';

let hub: TestPlatform;
let server: ChannelServer;
let acme: TestOrganization;
let admin: Send;
let member: Send;
let adminEmail: string;
let counter = 0;

beforeAll(async () => {
  hub = await startPlatform({
    config: { mirrorAllowPrivate: true, limits: { ...readConfig({}).limits, mirrors: 1_000 } },
  });
  const ada = await hub.aUser();
  const mel = await hub.aUser();
  adminEmail = ada.email;
  acme = await hub.anOrganization({ members: { admin: ada, member: mel } });
  admin = await hub.as(ada.email);
  member = await hub.as(mel.email);
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

const channelsUrl = (): string => `/api/organizations/${acme.name}/channels`;
const channelUrl = (name: string): string => `${channelsUrl()}/${name}`;

async function details(name: string, send = admin): Promise<MirrorDetails> {
  return (await (await send(`${channelsUrl()}/${name}/mirror_details`)).json()) as MirrorDetails;
}

/** The end of the sync that is the last one now. */
function ended(name: string): Promise<SyncAnswer> {
  return vi.waitFor(
    async () => {
      const { last_sync: last } = await details(name);
      expect(['done', 'failed', 'canceled']).toContain(last?.state);
      return last!;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** A new mirror after its first sync. */
async function aMirror(source = server.url): Promise<{ name: string; first: SyncAnswer }> {
  const name = `source-${++counter}`;
  const json = { name, privacy: 'public', type: 'external_mirror', source };
  expect((await admin(channelsUrl(), { method: 'POST', json })).status).toBe(201);
  return { name, first: await ended(name) };
}

async function sync(name: string): Promise<SyncAnswer> {
  expect((await admin(`${channelsUrl()}/${name}/mirror_sync`, { method: 'POST' })).status).toBe(202);
  return ended(name);
}

/** File names in the repodata that clients get; null where there is none. */
async function served(name: string, subdir = 'noarch'): Promise<string[] | null> {
  const answer = await hub.send(`/repo/${acme.name}/${name}/${subdir}/repodata.json`);
  if (answer.status === 404) return null;
  const { packages, ...rest } = (await answer.json()) as Record<'packages' | 'packages.conda', object>;
  return Object.keys({ ...packages, ...rest['packages.conda'] }).sort();
}

const many = (count: number, name = 'six'): string =>
  aRepodata(Array.from({ length: count }, (_, at) => aRecord({ name, version: `1.${at}` })));
const NOTHING = JSON.stringify({ info: {}, packages: {}, 'packages.conda': {} });

describe('[CHAN-11] a list that lost too many files', () => {
  test.each([
    ['an empty list', () => server.answers.set('/linux-64/repodata.json', NOTHING)],
    ['an empty object', () => server.answers.set('/linux-64/repodata.json', '{}')],
    ['a subdir that is gone', () => server.answers.delete('/linux-64/repodata.json')],
    ['more than a tenth and more than 50 files', () => serve(server, { 'linux-64': many(49) })],
  ])('is held for %s: clients keep what they had, and the next whole list releases it', async (_, lose) => {
    serve(server, { noarch: many(3), 'linux-64': many(100) });
    const { name } = await aMirror();
    const before = await served(name, 'linux-64');
    expect(before).toHaveLength(100);
    lose();
    const held = await sync(name);
    expect(held).toMatchObject({ state: 'failed', is_held: true, phase: 'Held' });
    expect(held.error).toContain('no longer lists');
    expect(await served(name, 'linux-64')).toEqual(before);
    const { held: loss } = await details(name);
    expect(loss).toMatchObject({ file_count: 103, decision: null });
    expect(loss!.subdirs).toEqual([{ subdir: 'linux-64', lost_count: loss!.lost_count, file_count: 100 }]);
    serve(server, { noarch: many(3), 'linux-64': many(101) });
    expect(await sync(name)).toMatchObject({ state: 'done', is_held: false });
    expect(await served(name, 'linux-64')).toHaveLength(101);
    expect((await details(name)).held).toBeNull();
  });

  test('asks admins once, by mail and in the log, and an admin can have the files removed', async () => {
    serve(server, { noarch: many(60) });
    const { name } = await aMirror();
    serve(server, { noarch: NOTHING });
    await sync(name);
    await sync(name);
    const mails = await hub.core.db
      .selectFrom('outbox_mail')
      .select(['subject', 'recipient', 'body'])
      .where('subject', 'like', `%${name}`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: `Sync on hold: ${name}`, recipient: adminEmail });
    expect(mails[0]!.body).toContain(`/organizations/${acme.name}/channels/${name}?tab=mirror`);
    const events = await hub.core.db
      .selectFrom('organization_change')
      .select('kind')
      .where('channel', '=', name)
      .where('kind', '=', 'mirror_held')
      .execute();
    expect(events).toHaveLength(1);

    const decide = (send: Send, decision: string, lost_count: number) =>
      send(`${channelsUrl()}/${name}/mirror_loss`, { method: 'POST', json: { decision, lost_count } });
    expect((await decide(member, 'remove', 60)).status).toBe(403);
    expect((await decide(admin, 'remove', 59)).status).toBe(409);
    const kept = await decide(admin, 'keep', 60);
    expect(await kept.json()).toMatchObject({ held: { decision: 'keep', lost_count: 60 } });
    expect(await sync(name)).toMatchObject({ is_held: true });
    expect((await details(name)).held).toMatchObject({ decision: 'keep' });
    expect((await decide(admin, 'remove', 60)).status).toBe(200);
    expect(await ended(name)).toMatchObject({ state: 'done' });
    expect(await served(name)).toEqual([]);
    expect((await details(name)).held).toBeNull();
    expect((await decide(admin, 'remove', 60)).status).toBe(409);
  });

  test('is held again when more is lost than an admin accepted', async () => {
    serve(server, { noarch: many(200) });
    const { name } = await aMirror();
    serve(server, { noarch: many(120) });
    expect(await sync(name)).toMatchObject({ is_held: true });
    serve(server, { noarch: many(10) });
    const accepted = await admin(`${channelsUrl()}/${name}/mirror_loss`, {
      method: 'POST',
      json: { decision: 'remove', lost_count: 80 },
    });
    expect(accepted.status).toBe(200);
    expect(await ended(name)).toMatchObject({ is_held: true });
    expect(await served(name)).toHaveLength(200);
    expect((await details(name)).held).toMatchObject({ decision: null, lost_count: 190 });
  });

  test('is taken where few files go, or where the mirror says that any may', async () => {
    serve(server, { noarch: many(100) });
    const { name } = await aMirror();
    serve(server, { noarch: many(50) });
    expect(await sync(name)).toMatchObject({ state: 'done' });
    const json = { loss_limit_percent: 100 };
    expect((await admin(`${channelsUrl()}/${name}/mirror_details`, { method: 'PATCH', json })).status).toBe(200);
    serve(server, { noarch: NOTHING });
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await served(name)).toEqual([]);
  });
});

describe('[CHAN-11] a sync that is done', () => {
  test('is what clients see at that moment', async () => {
    serve(server, { noarch: many(1) });
    const { name } = await aMirror();
    expect(await served(name)).toHaveLength(1);
    for (let count = 2; count < 6; count++) {
      serve(server, { noarch: many(count) });
      await admin(`${channelsUrl()}/${name}/mirror_sync`, { method: 'POST' });
      // Without a pause between two looks: the first that says done is the one that counts.
      for (;;) {
        const { last_sync: last } = await details(name);
        if (last?.state === 'done') break;
        expect(last?.state).toMatch(/todo|in_progress/);
      }
      expect(await served(name)).toHaveLength(count);
    }
  });
});

describe('[CHAN-11] a source that answers oddly for some subdirs', () => {
  const problems = async (name: string): Promise<{ kind: string; file: string | null; message: string }[]> =>
    (await details(name)).problems;

  test('without noarch is mirrored, with an empty noarch and a note', async () => {
    serve(server, { 'win-64': many(2) });
    const { name, first } = await aMirror();
    expect(first).toMatchObject({ state: 'done', error: null });
    expect(await served(name, 'win-64')).toHaveLength(2);
    expect(await served(name)).toEqual([]);
    expect(await problems(name)).toMatchObject([
      { kind: 'subdir', file: 'noarch', message: expect.stringContaining('has no noarch/repodata.json') as unknown },
    ]);
    const check = await admin(`${channelsUrl()}/sourcecheck`, { method: 'POST', json: { sources: [server.url] } });
    expect(await check.json()).toMatchObject({ usable: true });
    serve(server, { noarch: many(1) });
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await problems(name)).toEqual([]);
  });

  test('without any repodata stays a failure', async () => {
    const { name, first } = await aMirror();
    expect(first).toMatchObject({ state: 'failed', is_held: false });
    expect(first.error).toContain("isn't a conda channel");
    expect(await problems(name)).toEqual([]);
  });

  const page = '<!doctype html><html>Start</html>';
  test.each([
    ['a web page', 200, page, /web page for android-32, .* and \d+ more/],
    ['403', 403, 'no', /answered 401 or 403 for android-32/],
    ['another status', 400, 'no', /unexpected status for android-32/],
    ['JSON of another kind', 200, '{"errors":[{"status":404}]}', /something that is not repodata/],
    ['an empty body', 200, '', /something that is not repodata/],
  ])('with %s for those that it lacks is mirrored, and says which are left out', async (_, status, body, told) => {
    serve(server, { noarch: many(1), 'linux-64': many(1) });
    server.otherwise = (_request, response) => void response.writeHead(status).end(body);
    const { name, first } = await aMirror();
    server.otherwise = null;
    expect(first).toMatchObject({ state: 'done', error: null });
    expect(await served(name, 'linux-64')).toHaveLength(1);
    const found = await problems(name);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'subdir', message: expect.stringMatching(told) as unknown });
  });

  test('with a web page for all of them stays a failure, and so does one for a subdir that had files', async () => {
    server.otherwise = (_request, response) => void response.end(page);
    const { first } = await aMirror();
    expect(first).toMatchObject({ state: 'failed', error: expect.stringContaining('web page') as unknown });
    serve(server, { noarch: many(1), 'linux-64': many(1) });
    const { name } = await aMirror();
    server.answers.set('/linux-64/repodata.json', page);
    const second = await sync(name);
    server.otherwise = null;
    expect(second).toMatchObject({ state: 'failed', is_held: false });
    expect(await served(name, 'linux-64')).toHaveLength(1);
  });
});

describe('[CHAN-11] packages of a source whose repodata says where they are (CEP 15)', () => {
  const bytes = Buffer.from('PK\u0003\u0004 the bytes of based 1.0');
  const record = aRecord({
    name: 'based',
    version: '1.0',
    build: '0',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    md5: createHash('md5').update(bytes).digest('hex'),
    size: bytes.length,
  });
  const repodata = (baseUrl: unknown): string =>
    JSON.stringify({
      info: { subdir: 'noarch', base_url: baseUrl },
      packages: {},
      'packages.conda': { [FILE]: record },
    });
  const FILE = 'based-1.0-0.conda';
  const download = async (name: string) => {
    const answer = await hub.send(`/repo/${acme.name}/${name}/noarch/${FILE}`);
    return { status: answer.status, body: await answer.text() };
  };

  test.each([
    ['relative, above the subdir', () => '../../files/noarch/', '/files/noarch/'],
    ['relative, without a slash at its end', () => '../pkgs', '/channel/pkgs/'],
    ['a path', () => '/pool/', '/pool/'],
    ['absolute', () => `${server.url}/cdn/noarch`, '/cdn/noarch/'],
    ['nothing', () => undefined, '/channel/noarch/'],
  ])('come from there: %s', async (_, namedBase, path) => {
    server.answers.set('/channel/noarch/repodata.json.zst', zstdCompressSync(repodata(namedBase())));
    server.answers.set(`${path}${FILE}`, bytes);
    const { name, first } = await aMirror(`${server.url}/channel`);
    expect(first).toMatchObject({ state: 'done' });
    expect(await download(name)).toEqual({ status: 200, body: String(bytes) });
  });

  test.each(['ftp://example.org/', 'http://me:secret@example.org/'])(
    'are rejected at %s, and the mirror says why',
    async (base) => {
      server.answers.set('/channel/noarch/repodata.json', repodata(base));
      const { name } = await aMirror(`${server.url}/channel`);
      expect(await download(name)).toMatchObject({ status: 502 });
      const { problems } = await details(name);
      expect(problems).toMatchObject([{ kind: 'failed', message: expect.stringContaining('base_url') as unknown }]);
      expect(JSON.stringify(problems)).not.toContain('secret');
    },
  );

  test('are asked for with credentials at the origin of the source only', async () => {
    const other = await startServer();
    const asked: [string, string | undefined][] = [];
    const give: Answer = (request, response) => {
      asked.push([request.url!, request.headers.authorization]);
      response.end(bytes);
    };
    server.answers.set(`/files/${FILE}`, give);
    other.answers.set(`/files/${FILE}`, give);
    for (const base of ['/files/', `${other.url}/files/`]) {
      server.answers.set('/channel/noarch/repodata.json', repodata(base));
      const { name } = await aMirror(`${server.url}/channel`);
      const json = { credentials: { kind: 'bearer', token: 'a-secret' } };
      expect((await admin(`${channelUrl(name)}/mirror_details`, { method: 'PATCH', json })).status).toBe(200);
      expect(await download(name)).toMatchObject({ status: 200 });
    }
    await other.close();
    expect(asked).toEqual([
      [`/files/${FILE}`, 'Bearer a-secret'],
      [`/files/${FILE}`, undefined],
    ]);
  });
});

describe('[CHAN-11] files that a source lists as removed', () => {
  const bytes = Buffer.from('PK\u0003\u0004 broken');
  const GONE = 'six-1.0-broken_0.conda';
  const withRemoved = (versions: readonly string[], removed: readonly string[]): string =>
    JSON.stringify({
      ...(JSON.parse(aRepodata(versions.map((version) => aRecord({ name: 'six', version })))) as object),
      removed,
    });
  const removedOf = async (name: string): Promise<string[]> =>
    ((await (await hub.send(`/repo/${acme.name}/${name}/noarch/repodata.json`)).json()) as { removed: string[] })
      .removed;

  test('can be downloaded from a new mirror, and are listed as removed by it', async () => {
    server.answers.set('/noarch/repodata.json', withRemoved(['1.1'], [GONE, 'no package name', '../x-1-0.conda']));
    server.answers.set(`/noarch/${GONE}`, bytes);
    const { name } = await aMirror();
    expect(await served(name)).toEqual(['six-1.1-py312_0.conda']);
    expect(await removedOf(name)).toEqual([GONE]);
    expect(await (await hub.send(`/repo/${acme.name}/${name}/noarch/${GONE}`)).text()).toBe(String(bytes));
    expect(await details(name)).toMatchObject({ gone_count: 1, held_count: 0, skipped_count: 0 });
  });

  test('are never replaced by a page of the source', async () => {
    server.answers.set('/noarch/repodata.json', withRemoved(['1.1'], [GONE]));
    server.answers.set(`/noarch/${GONE}`, '<html>not here</html>');
    const { name } = await aMirror();
    expect((await hub.send(`/repo/${acme.name}/${name}/noarch/${GONE}`)).status).toBe(502);
  });

  test('stay in a mirror that had them without their bytes, and are no loss', async () => {
    const versions = Array.from({ length: 60 }, (_, at) => `1.${at}`);
    const names = versions.map((version) => `six-${version}-py312_0.conda`);
    server.answers.set('/noarch/repodata.json', withRemoved(['0.9', ...versions], []));
    const { name } = await aMirror();
    server.answers.set('/noarch/repodata.json', withRemoved(['0.9'], names));
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await served(name)).toEqual(['six-0.9-py312_0.conda']);
    expect(await removedOf(name)).toEqual(names.toSorted());
    server.answers.set('/noarch/repodata.json', withRemoved(['0.9', '1.0'], names.slice(1)));
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await served(name)).toEqual(['six-0.9-py312_0.conda', names[0]]);
    expect(await removedOf(name)).toEqual(names.slice(1).toSorted());
  });
});

describe('[CHAN-11] what a mirror leaves out', () => {
  test('is listed with reasons, as JSON and as CSV, for who may sync it', async () => {
    const records = [
      aRecord({ name: 'six', version: '1.0' }),
      aRecord({ name: 'MyPkg', version: '1.0' }),
      aRecord({ name: 'old', version: '1.0', build_number: null }),
      aRecord({ name: 'cond', version: '1.0', depends: ['tomli; if python<3.11'] }),
    ];
    serve(server, { noarch: aRepodata(records) });
    const { name, first } = await aMirror();
    expect(first).toMatchObject({ state: 'done', records_read: 4, records_skipped: 2 });
    expect(await details(name)).toMatchObject({ skipped_count: 2 });
    const list = async () => (await (await admin(`${channelUrl(name)}/mirror_skipped`)).json()) as object;
    const old = {
      file_name: 'old-1.0-py312_0.conda',
      name: 'old',
      reason: "the build number isn't a non-negative integer",
    };
    expect(await list()).toMatchObject({
      total_count: 3,
      items: [
        { file_name: 'MyPkg-1.0-py312_0.conda', is_served: false },
        { file_name: 'cond-1.0-py312_0.conda', is_served: true },
        { ...old, subdir: 'noarch', is_served: false },
      ],
    });
    expect(await walked(admin, `${channelUrl(name)}/mirror_skipped`)).toHaveLength(3);
    const csv = await (await admin(`${channelUrl(name)}/mirror_skipped?format=csv`)).text();
    expect(csv).toContain("noarch,old-1.0-py312_0.conda,old,the build number isn't a non-negative integer,no");
    expect((await member(`${channelUrl(name)}/mirror_skipped`)).status).toBe(403);
    serve(server, { noarch: aRepodata(records.slice(0, 1)) });
    expect(await sync(name)).toMatchObject({ state: 'done' });
    expect(await list()).toMatchObject({ total_count: 0, items: [] });
  });

  test('can be chosen: packages by a spec with an exclamation mark, and subdirs', async () => {
    const both = aRepodata([aRecord({ version: '1.0' }), aRecord({ version: '2.0' }), aRecord({ name: 'six' })]);
    serve(server, { noarch: both, 'linux-64': both, 'win-64': both });
    const { name } = await aMirror();
    const change = async (json: object): Promise<MirrorDetails> => {
      const answer = await admin(`${channelUrl(name)}/mirror_details`, { method: 'PATCH', json });
      expect(answer.status).toBe(200);
      await ended(name);
      return details(name);
    };
    expect(await change({ specs: ['!numpy <2'], subdirs: ['linux-64', 'noarch', 'linux-64-cxx03'] })).toMatchObject({
      specs: null,
      excludes: ['numpy <2'],
      subdirs: ['linux-64', 'noarch', 'linux-64-cxx03'],
      held: null,
      last_sync: { state: 'done' },
      problems: [{ kind: 'subdir', file: 'linux-64-cxx03' }],
    });
    for (const subdir of ['noarch', 'linux-64'])
      expect(await served(name, subdir)).toEqual(['numpy-2.0-py312_0.conda', 'six-1.26.4-py312_0.conda']);
    expect((await served(name, 'win-64')) ?? []).toEqual([]);
    expect(await change({ specs: ['numpy'], excludes: null, subdirs: null })).toMatchObject({ excludes: null });
    expect(await served(name, 'win-64')).toEqual(['numpy-1.0-py312_0.conda', 'numpy-2.0-py312_0.conda']);
  });

  test('of a source that names a subdir that the hub does not know is a problem', async () => {
    serve(server, { noarch: many(1) });
    server.answers.set(
      '/channeldata.json',
      JSON.stringify({ subdirs: ['noarch', 'linux-64-cxx03'], packages: { six: { subdirs: ['linux-old'] } } }),
    );
    const { name } = await aMirror();
    const { problems } = await details(name);
    expect(problems.map(({ kind, file }) => `${kind} ${file}`).sort()).toEqual([
      'subdir linux-64-cxx03',
      'subdir linux-old',
    ]);
  });
});
