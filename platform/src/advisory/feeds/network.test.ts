// Feeds of the network against a server that says what the test wants.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPlatform } from '../../testing/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { zipped } from '../../testing/zip.ts';
import { FEED_ADDRESSES } from './addresses.ts';
import { loadBundle, pullBundle } from './bundle.ts';
import type { FeedAddresses } from './addresses.ts';
import { Feeds } from './index.ts';

type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

let hub: TestPlatform;
let folder: string;
let server: Server;
let base: string;
let answers: Record<string, Answer>;
let asked: string[];

beforeAll(async () => {
  hub = await startPlatform({ config: { mirrorAllowPrivate: true } });
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  server = createServer((request, response) => {
    asked.push(request.url!);
    const answer = answers[request.url!] ?? answers[request.url!.split('?')[0]!];
    if (typeof answer === 'function') return answer(request, response);
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(answer);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answers = {};
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await hub.close();
  await rm(folder, { recursive: true, force: true });
});

/** Feeds as after a restart of the platform. */
function feeds(config: object = {}): Feeds {
  const feedAddresses = Object.fromEntries(
    Object.keys(FEED_ADDRESSES).map((name) => [name, `${base}/${name}`]),
  ) as FeedAddresses;
  const core = { ...hub.core, config: { ...hub.core.config, dataDir: folder, feedAddresses, ...config } };
  return new Feeds(core, hub.composition.areas.advisory.advisories, { pause: 0 });
}

async function fetched(id: string, config: object = {}) {
  const made = feeds(config);
  await hub.core.db
    .insertInto('advisory_feed')
    .values({ id, title: id, enabled: true })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await made.run(id, AbortSignal.timeout(60_000));
  return (await made.list(Date.now())).find((feed) => feed.id === id)!;
}

/** A user who can be recorded as having changed a feed. */
async function someUser(): Promise<string> {
  return (await hub.core.db.selectFrom('app_user').select('id').executeTakeFirst())?.id ?? (await hub.aUser()).id;
}

const osv = (id: string, fixed = '2.0') =>
  JSON.stringify({
    id,
    modified: '0001-01-01T00:00:00Z',
    affected: [
      {
        package: { ecosystem: 'PyPI', name: 'lantern' },
        ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed }] }],
      },
    ],
  });
const advisories = async (feed: string) =>
  (
    await hub.core.db.selectFrom('advisory').select(['id', 'gone_at']).where('feed', '=', feed).orderBy('id').execute()
  ).map(({ id, gone_at }) => (gone_at === null ? id : `${id} gone`));

const PYPI = '/osv/PyPI';
const LIST = '2026-11-02T00:00:00Z,PYSEC-2026-2\n2026-11-01T00:00:00Z,PYSEC-2026-1\n';

test('OSV: imports everything once, then the changes, with the cursor; marks deleted advisories', async () => {
  answers[`${PYPI}/modified_id.csv`] = LIST;
  answers[`${PYPI}/all.zip`] = await zipped({
    'PYSEC-2026-1.json': osv('PYSEC-2026-1'),
    'PYSEC-2026-2.json': osv('PYSEC-2026-2'),
    'PYSEC-2026-3.json': '{"id":',
    'deep/PYSEC-2026-4.json': osv('PYSEC-2026-4'),
    // Under another name it would take the place of the record that has this one.
    'PYSEC-2026-6.json': osv('PYSEC-2026-1', '9.0'),
  });
  const first = await fetched('osv:PyPI');
  expect(first).toMatchObject({
    error: null,
    count: 2,
    stale: false,
    left_out: { 'not-json': 1, 'too-much': 1, 'other-id': 1 },
  });
  expect(first.examples).toContainEqual({
    id: 'PYSEC-2026-6',
    message: expect.stringContaining("calls itself 'PYSEC-2026-1'"),
  });
  expect(first.bytes).toBeGreaterThan(100);
  expect(await advisories('osv:PyPI')).toEqual(['PYSEC-2026-1', 'PYSEC-2026-2']);

  // Later only what changed is asked for.
  answers[`${PYPI}/modified_id.csv`] =
    `2026-11-04T00:00:00Z,PYSEC-2026-1\n2026-11-03T00:00:00Z,PyPI/PYSEC-2026-5\n${LIST}`;
  answers[`${PYPI}/PYSEC-2026-5.json`] = osv('PYSEC-2026-5');
  asked = [];
  expect(await fetched('osv:PyPI')).toMatchObject({ error: null, count: 2 });
  expect(asked.sort()).toEqual(
    ['PYSEC-2026-1.json', 'PYSEC-2026-5.json', 'modified_id.csv'].map((file) => `${PYPI}/${file}`),
  );
  expect(await advisories('osv:PyPI')).toEqual(['PYSEC-2026-1 gone', 'PYSEC-2026-2', 'PYSEC-2026-5']);
  asked = [];
  await fetched('osv:PyPI');
  expect(asked).toEqual([`${PYPI}/modified_id.csv`]);
});

test("OSV: doesn't fetch an archive again that a killed process had fetched, whatever its age", async () => {
  const changed = '2026-01-01T00:00:00Z';
  answers['/osv/Bitnami/modified_id.csv'] = `${changed},BIT-x-2026-1\n`;
  const spooled = join(folder, 'advisories', 'spool', 'osv_Bitnami.zip');
  await mkdir(dirname(spooled), { recursive: true });
  await writeFile(spooled, await zipped({ 'BIT-x-2026-1.json': osv('BIT-x-2026-1') }));
  await writeFile(`${spooled}.json`, JSON.stringify({ cursor: changed }));
  expect(await fetched('osv:Bitnami')).toMatchObject({ error: null, count: 1 });
  expect(asked).toEqual(['/osv/Bitnami/modified_id.csv']);
});

test("OSV: skips and reports what the database can't store, without ending the run", async () => {
  answers['/osv/Go/modified_id.csv'] = '2026-11-01T00:00:00Z,GO-2026-1\n';
  const said = (id: string, more: object) => JSON.stringify({ ...(JSON.parse(osv(id)) as object), ...more });
  answers['/osv/Go/all.zip'] = await zipped({
    'GO-2026-1.json': osv('GO-2026-1'),
    'GO-2026-2.json': '\0 no JSON',
    'GO-\0.json': '{}',
    'GO-2026-3.json': said('GO-2026-3', { summary: 'half \ud800 a character' }),
    'GO-2026-4.json': osv('GO-2026-4', '2.0\ud800'),
    'GO-2026-5.json': said('GO-2026-5', { published: '9999-12-31T23:59:59-23:00' }),
  });
  const feed = await fetched('osv:Go');
  expect(feed).toMatchObject({ error: null, count: 1, left_out: { 'not-json': 1, 'control-characters': 2, date: 1 } });
  expect(feed.examples.map(({ message }) => message).join()).toContain('\ufffd');
});

test('OSV: compares everything after a week, to find what the list of changes missed', async () => {
  await hub.core.db
    .updateTable('advisory_feed')
    .set({ whole_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
    .where('id', '=', 'osv:PyPI')
    .execute();
  answers[`${PYPI}/modified_id.csv`] = `2026-11-04T00:00:00Z,PYSEC-2026-1\n`;
  answers[`${PYPI}/all.zip`] = await zipped({
    'PYSEC-2026-1.json': osv('PYSEC-2026-1'),
    'PYSEC-2026-5.json': osv('PYSEC-2026-5', '3.0'),
  });
  expect(await fetched('osv:PyPI')).toMatchObject({ error: null, count: 2, left_out: { gone: 1 } });
  expect(await advisories('osv:PyPI')).toEqual(['PYSEC-2026-1', 'PYSEC-2026-2 gone', 'PYSEC-2026-5']);
});

test("OSV: an unreadable record doesn't stop the others, and is reported under its id until it is readable", async () => {
  const crates = '/osv/crates.io';
  answers[`${crates}/modified_id.csv`] = '2026-11-01T00:00:00Z,RUSTSEC-2026-1\n';
  answers[`${crates}/all.zip`] = await zipped({
    'RUSTSEC-2026-1.json': osv('RUSTSEC-2026-1'),
    'RUSTSEC-2026-2.json': '{',
  });
  const told = ({ left_out, examples, error, count }: Awaited<ReturnType<typeof fetched>>) => ({
    error,
    count,
    left_out,
    ids: examples.map(({ id }) => id),
  });
  expect(told(await fetched('osv:crates.io'))).toEqual({
    error: null,
    count: 1,
    left_out: { 'not-json': 1 },
    ids: ['RUSTSEC-2026-2'],
  });
  const changes = (...lines: string[]) => (answers[`${crates}/modified_id.csv`] = `${lines.join('\n')}\n`);
  changes(
    '2026-11-05T00:00:00Z,RUSTSEC-2026-5',
    '2026-11-04T00:00:00Z,RUSTSEC-2026-4',
    '2026-11-03T00:00:00Z,no id at all',
    '2026-11-02T00:00:00Z,RUSTSEC-2026-3',
    '2026-11-01T00:00:00Z,RUSTSEC-2026-1',
  );
  answers[`${crates}/RUSTSEC-2026-3.json`] = '{"id":"RUSTSEC-2026-3"';
  answers[`${crates}/RUSTSEC-2026-4.json`] = `"${'x'.repeat(5 * 1024 ** 2)}"`;
  answers[`${crates}/RUSTSEC-2026-5.json`] = osv('RUSTSEC-2026-5');
  const left = {
    error: null,
    count: 2,
    left_out: { 'not-json': 2, 'too-much': 1, 'not-a-record': 1 },
    ids: ['RUSTSEC-2026-3', 'RUSTSEC-2026-4', null, 'RUSTSEC-2026-2'],
  };
  expect(told(await fetched('osv:crates.io'))).toEqual(left);
  // Nothing new says nothing new.
  expect(told(await fetched('osv:crates.io'))).toEqual(left);
  changes('2026-11-06T00:00:00Z,RUSTSEC-2026-3', '2026-11-05T00:00:00Z,RUSTSEC-2026-5');
  answers[`${crates}/RUSTSEC-2026-3.json`] = osv('RUSTSEC-2026-3');
  expect(told(await fetched('osv:crates.io'))).toEqual({
    error: null,
    count: 3,
    left_out: { 'not-json': 1, 'too-much': 1, 'not-a-record': 1 },
    ids: ['RUSTSEC-2026-4', null, 'RUSTSEC-2026-2'],
  });
});

test('a process that stops in the middle keeps what it committed, and the next one continues there', async () => {
  const changes = Array.from({ length: 200 }, (_, i) => `CVE-2026-${10_000 + i}`);
  // The oldest is last; 80 go into one transaction.
  answers[`${PYPI}/modified_id.csv`] = `${changes
    .map(
      (id, i) =>
        `2026-11-05T00:${String(Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}Z,${id}`,
    )
    .toReversed()
    .join('\n')}\n2026-11-04T00:00:00Z,PYSEC-2026-1`;
  for (const id of changes) answers[`${PYPI}/${id}.json`] = osv(id);
  answers[`${PYPI}/${changes[100]!}.json`] = (_request, response) => void response.destroy();
  const failed = await fetched('osv:PyPI');
  expect(failed.error).toContain('closed the connection early');
  expect(failed.count).toBe(2);
  answers[`${PYPI}/${changes[100]!}.json`] = osv(changes[100]!);
  asked = [];
  expect(await fetched('osv:PyPI')).toMatchObject({ error: null, count: 202 });
  expect(asked).toHaveLength(1 + 120);

  // Of one moment they come in pieces, too; only the last one moves the cursor.
  const together = changes.map((id) => `${id}0`);
  answers[`${PYPI}/modified_id.csv`] = together
    .map((id) => `2026-11-05T00:59:00Z,${id}\n`)
    .toReversed()
    .join('');
  for (const id of together) answers[`${PYPI}/${id}.json`] = osv(id);
  answers[`${PYPI}/${together[100]!}.json`] = (_request, response) => void response.destroy();
  expect((await fetched('osv:PyPI')).error).toContain('closed the connection early');
  expect(await advisories('osv:PyPI')).toHaveLength(203 + 80);
  answers[`${PYPI}/${together[100]!}.json`] = osv(together[100]!);
  expect(await fetched('osv:PyPI')).toMatchObject({ error: null, count: 402 });
});

test.each([
  ['a web page', '<!DOCTYPE html><p>Sign in</p>', 'web page'],
  ['something else', 'nothing\nof the kind\n', 'an invalid line'],
  ['one that went back in time', '2026-10-01T00:00:00Z,PYSEC-2026-1\n', 'older than the current data'],
  ['one of a moment that has not come', '9999-11-05T10:00:00Z,A-1\n', 'is in the future'],
  ['one without lines', '2026'.repeat(20_000), 'a line of more than'],
  ['one that is not sorted', '2026-11-05T10:00:00Z,A-1\n2026-11-05T11:00:00Z,A-2\n', 'not sorted'],
  [
    'a server that counts requests',
    ((_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(403).end();
    }) as Answer,
    'answered 403. Try again later',
  ],
  [
    'one that says to be endless',
    ((_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': String(10 * 1024 ** 3) });
      response.write('2026');
    }) as Answer,
    'more than 256 MB',
  ],
  [
    'a redirection to an address that is none',
    ((_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    }) as Answer,
    "isn't an HTTP or HTTPS URL",
  ],
])('rejects a list of changes that is %s with a message, and keeps the data', async (_name, list, words) => {
  answers[`${PYPI}/modified_id.csv`] = list;
  const before = await advisories('osv:PyPI');
  const feed = await fetched('osv:PyPI');
  expect(feed.error).toContain(words);
  expect(feed.last_ok_at).not.toBeNull();
  expect(await advisories('osv:PyPI')).toEqual(before);
  expect(await readdir(join(folder, 'advisories', 'spool'))).toEqual([]);
});

test('rejects an archive that is truncated or has lost most of its records', async () => {
  await hub.core.db.updateTable('advisory_feed').set({ whole_at: null }).where('id', '=', 'osv:PyPI').execute();
  answers[`${PYPI}/modified_id.csv`] = '2026-11-06T00:00:00Z,PYSEC-2026-1\n';
  const whole = await zipped({ 'PYSEC-2026-1.json': osv('PYSEC-2026-1') });
  answers[`${PYPI}/all.zip`] = whole.subarray(0, whole.length - 40);
  expect((await fetched('osv:PyPI')).error).toContain('ends in the middle');
  answers[`${PYPI}/all.zip`] = whole;
  expect((await fetched('osv:PyPI')).error).toContain("it's incomplete");
  expect(await advisories('osv:PyPI')).toHaveLength(403);
});

test("doesn't fetch again what was received before the connection broke", async () => {
  const body = gzipSync(
    `#model_version:v1,score_date:2026-11-20T00:00:00+0000\ncve,epss,percentile\nCVE-2026-10000,0.5,0.9\n`,
  );
  const spool = join(folder, 'advisories', 'spool', 'epss.list.part');
  await writeFile(spool, body.subarray(0, 20));
  await writeFile(`${spool}.json`, JSON.stringify({ url: `${base}/epss`, etag: '"one"' }));
  answers['/epss'] = ({ headers }, response) => {
    const same = headers['if-range'] === '"one"' && headers.range === 'bytes=20-';
    response.writeHead(same ? 206 : 500).end(body.subarray(20));
  };
  expect(await fetched('epss')).toMatchObject({ error: null, count: 1 });
  expect(await readdir(join(folder, 'advisories', 'spool'))).toEqual([]);
});

test('imports KEV and EPSS; rejects lists that are older or have lost most entries', async () => {
  const kev = (dateReleased: string, ids: string[]) =>
    JSON.stringify({
      dateReleased,
      vulnerabilities: [
        ...ids.map((cveID) => ({
          cveID,
          dateAdded: '2026-11-01',
          dueDate: '2026-11-22',
          knownRansomwareCampaignUse: 'Known',
        })),
        { cveID: 'nonsense' },
        { cveID: 'CVE-2026-10002', dateAdded: '0000-01-01' },
      ],
    });
  answers['/kev'] = kev('2026-11-10T00:00:00Z', ['CVE-2026-10000', 'CVE-2026-10001']);
  expect(await fetched('kev')).toMatchObject({ error: null, count: 2, left_out: { 'not-a-record': 2 } });
  answers['/kev'] = kev('9999-12-31T00:00:00Z', ['CVE-2026-10000']);
  expect((await fetched('kev')).error).toContain('is in the future');
  answers['/kev'] = kev('2026-11-11T00:00:00Z', ['CVE-2026-10000']);
  expect(await fetched('kev')).toMatchObject({ error: null, count: 1 });
  answers['/kev'] = kev('2026-11-09T00:00:00Z', []);
  expect((await fetched('kev')).error).toContain('older than the current data');
  answers['/epss'] = '#score_date:2026-11-21T00:00:00+0000\ncve,percentile,epss\nCVE-2026-10000,0.9,0.1\n';
  expect((await fetched('epss')).error).toContain("but 'cve,percentile,epss'");
  const urgent = await hub.core.db
    .selectFrom('advisory_urgency')
    .selectAll()
    .where('cve', '=', 'CVE-2026-10000')
    .executeTakeFirst();
  expect(urgent).toMatchObject({ epss: 0.5, ransomware: true });
  expect(await (await hub.send('/api/ce/cves/CVE-2026-10000')).json()).toMatchObject({ id: 'CVE-2026-10000' });
});

test('retries when a server asks to; reports a wait that is too long', async () => {
  const page = JSON.stringify({ dateReleased: '2026-11-12T00:00:00Z', vulnerabilities: [] });
  let left = 2;
  answers['/kev'] = (_request, response) => {
    response.statusCode = left === 2 ? 429 : left === 1 ? 503 : 200;
    response.setHeader('retry-after', '1');
    left--;
    response.end(response.statusCode === 200 ? page : 'busy');
  };
  expect((await fetched('kev')).error).toBeNull();
  expect(asked).toEqual(['/kev', '/kev', '/kev']);
  answers['/kev'] = (_request, response) => {
    response.writeHead(503, { 'retry-after': '7200' }).end('busy');
  };
  expect((await fetched('kev')).error).toMatch(/answered 503\. It asks to be left alone until \d{4}-/);
});

test('NVD: sends the key only to NVD, never shows it, and reports a rejected one', async () => {
  const made = feeds();
  const told = async () => (await made.list(Date.now())).find(({ id }) => id === 'nvd')!;
  expect(await told()).toMatchObject({ takes_key: true, key_set_at: null });
  expect((await made.list(Date.now())).filter(({ takes_key }) => takes_key)).toHaveLength(1);
  await made.setKey('nvd', 'a-key-of-nvd', await someUser());
  expect(await told()).toMatchObject({ key_set_at: expect.stringMatching(/^20/) });
  const row = await hub.core.db
    .selectFrom('advisory_feed')
    .selectAll()
    .where('id', '=', 'nvd')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('a-key-of-nvd');
  expect(row.sealed_key!.toString('latin1')).not.toContain('a-key-of-nvd');
  // To give a key switches nothing on.
  expect(row.enabled).toBe(false);
  await hub.core.db.updateTable('advisory_feed').set({ enabled: true }).where('id', '=', 'nvd').execute();
  const keys: [string, unknown][] = [];
  const note: Answer = ({ url, headers }, response) => {
    keys.push([url!.split('?')[0]!, headers['apikey']]);
    response.end(
      url!.startsWith('/nvd?')
        ? JSON.stringify({ totalResults: 0, timestamp: '2026-11-01T00:00:00.000', vulnerabilities: [] })
        : gzipSync(JSON.stringify({ timestamp: '2026-11-01T00:00:00.000', vulnerabilities: [] })),
    );
  };
  for (let each = 2002; each <= new Date().getUTCFullYear(); each++)
    answers[`/nvdFiles/nvdcve-2.0-${each}.json.gz`] = note;
  answers['/nvd'] = note;
  expect((await fetched('nvd')).error).toBeNull();
  expect(keys.map(([, key]) => key).filter((key) => key !== undefined)).toEqual([]);
  keys.length = 0;
  expect((await fetched('nvd')).error).toBeNull();
  expect(keys).toEqual([['/nvd', 'a-key-of-nvd']]);
  // Who was away for long asks by windows that NVD answers, without a gap between them.
  const since = new Date(Date.now() - 400 * 24 * 3_600_000);
  await hub.core.db.updateTable('advisory_feed').set({ cursor: since }).where('id', '=', 'nvd').execute();
  asked = [];
  expect((await fetched('nvd')).error).toBeNull();
  const windows = asked.map((url) => {
    const query = new URLSearchParams(url.split('?')[1]);
    return [query.get('lastModStartDate')!, query.get('lastModEndDate')!] as const;
  });
  expect(windows).toHaveLength(4);
  expect(windows[0]![0]).toBe(since.toISOString());
  windows.forEach(([from, to], at) => {
    expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(120 * 24 * 3_600_000);
    expect(from).toBe(windows[at - 1]?.[1] ?? from);
  });
  // NVD says so to a key that it does not know.
  answers['/nvd'] = (_request, response) => void response.writeHead(404, { message: 'Invalid apiKey.' }).end();
  const { error } = await fetched('nvd');
  expect(error).toContain('key');
  expect(error).not.toContain('a-key-of-nvd');
  await made.setKey('nvd', null, await someUser());
  expect(await told()).toMatchObject({ key_set_at: null });
  answers['/nvd'] = note;
  keys.length = 0;
  await fetched('nvd');
  expect(keys).toEqual([['/nvd', undefined]]);
  await expect(made.setKey('kev', 'x', await someUser())).rejects.toMatchObject({ status: 404 });
  await expect(made.setKey('nowhere', 'x', await someUser())).rejects.toMatchObject({ status: 404 });
  await hub.core.db.deleteFrom('advisory_feed').where('id', '=', 'nvd').execute();
});

test("NVD: doesn't use a key that can't be decrypted or would be sent unencrypted, and says what to do", async () => {
  await feeds().setKey('nvd', 'a-key-of-nvd', await someUser());
  const told = async (config: object = {}) =>
    (await feeds(config).list(Date.now())).find(({ id }) => id === 'nvd')!.key_error;
  expect(await told()).toBeNull();
  const elsewhere = await mkdtemp(join(tmpdir(), 'feeds-restored-'));
  expect(await told({ dataDir: elsewhere })).toMatch(
    /can't be decrypted.*NVD is fetched without a key. Enter the key again/,
  );
  await rm(elsewhere, { recursive: true, force: true });
  const at = (nvd: string): object => ({ feedAddresses: { ...hub.core.config.feedAddresses, nvd } });
  expect(await told(at('http://nvd.example/rest'))).toMatch(
    /isn't sent, because .*http:.*Set NVD_URL to an https: URL/,
  );
  expect(await told(at('http://127.0.0.1.example/'))).toMatch(/isn't sent/);
  for (const safe of ['https://nvd.example/rest', 'http://localhost:1/', 'http://[::1]:1/', 'http://127.0.0.1:1/'])
    expect(await told(at(safe)), safe).toBeNull();
  // The server of this test under a name of its own machine that is none of the loopback.
  const port = base.split(':').at(-1)!;
  const keys: unknown[] = [];
  answers['/nvd'] = ({ headers }, response) => {
    keys.push(headers['apikey']);
    response.end(JSON.stringify({ totalResults: 0, timestamp: '2026-11-01T00:00:00.000', vulnerabilities: [] }));
  };
  const kept = createHash('sha256').update('').digest('hex');
  await hub.core.db
    .updateTable('advisory_feed')
    .set({ enabled: true, cursor: new Date(Date.now() - 3_600_000), kept_for: kept })
    .where('id', '=', 'nvd')
    .execute();
  await hub.core.db.deleteFrom('package_identity').where('ecosystem', '=', 'CPE').execute();
  expect((await fetched('nvd', at(`http://0.0.0.0:${port}/nvd`))).error).toBeNull();
  expect((await fetched('nvd', at(`http://127.0.0.1:${port}/nvd`))).error).toBeNull();
  expect(keys).toEqual([undefined, 'a-key-of-nvd']);
  await hub.core.db.deleteFrom('advisory_feed').where('id', '=', 'nvd').execute();
});

test('NVD: imports yearly files, then time windows; only products of packages, and all again when there are more', async () => {
  const cve = (id: string, product: string, more: object = {}) => ({
    cve: {
      id,
      lastModified: '2026-11-01T00:00:00.000',
      vulnStatus: 'Analyzed',
      descriptions: [{ lang: 'en', value: 'A fault.' }],
      configurations: [
        {
          nodes: [
            {
              cpeMatch: [
                { vulnerable: true, criteria: `cpe:2.3:a:${product}:*:*:*:*:*:*:*:*`, versionEndExcluding: '2.0' },
              ],
            },
          ],
        },
      ],
      ...more,
    },
  });
  const page = (items: object[]) =>
    JSON.stringify({ totalResults: items.length, timestamp: '2026-11-01T00:00:00.000', vulnerabilities: items });
  const year = new Date().getUTCFullYear();
  for (let each = 2002; each < year; each++) answers[`/nvdFiles/nvdcve-2.0-${each}.json.gz`] = gzipSync(page([]));
  answers['/nvdFiles/nvdcve-2.0-2024.json.gz'] = gzipSync(
    page([
      cve('CVE-2024-90001', 'acme:lamp'),
      cve('CVE-2024-90002', 'acme:oven'),
      cve('CVE-2024-90003', 'acme:lamp', { lastModified: 7 }),
    ]),
  );
  const become = (conda_name: string, name: string) =>
    hub.core.db
      .insertInto('package_identity')
      .values({ conda_name, ecosystem: 'CPE', name, confidence: 'high', origin: 'test' })
      .execute();
  await become('lamp', 'acme:lamp');
  expect(await fetched('nvd')).toMatchObject({ error: null, count: 1, left_out: { 'not-a-record': 1 } });
  answers['/nvd'] = page([cve('CVE-2026-90004', 'acme:lamp')]);
  asked = [];
  expect(await fetched('nvd')).toMatchObject({ error: null, count: 2 });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('lastModStartDate=');
  await become('oven', 'acme:oven');
  await fetched('nvd');
  expect(await advisories('nvd')).toEqual(['CVE-2024-90001', 'CVE-2024-90002', 'CVE-2026-90004']);

  // Pages of one, of which the first leaves the window while they are read.
  let list = ['CVE-2026-90005', 'CVE-2026-90006', 'CVE-2026-90007'];
  answers['/nvd'] = ({ url }, response) => {
    const at = Number(new URL(url!, base).searchParams.get('startIndex'));
    const vulnerabilities = list.slice(at, at + 1).map((id) => cve(id, 'acme:lamp'));
    response.end(JSON.stringify({ ...JSON.parse(page(list.map((id) => ({ id })))), vulnerabilities }));
    if (list.length === 3) list = list.slice(1);
  };
  expect(await fetched('nvd')).toMatchObject({ error: null, count: 6 });
  const readUpTo = () =>
    hub.core.db.selectFrom('advisory_feed').select('cursor').where('id', '=', 'nvd').executeTakeFirstOrThrow();
  const before = await readUpTo();
  for (const totalResults of [undefined, 'many', 0, 7]) {
    const vulnerabilities = totalResults === 0 ? [cve('CVE-2026-90008', 'acme:lamp')] : [];
    answers['/nvd'] = JSON.stringify({ totalResults, timestamp: '2026-11-01T00:00:00.000', vulnerabilities });
    expect((await fetched('nvd')).error).toContain('how many');
  }
  expect(await readUpTo()).toEqual(before);
});

test('lists of projects: imports OSV without a package and CVE records of an archive; rejects other content and large losses', async () => {
  const entry = (id: string, affects: string) => ({
    id,
    aliases: [id.replace('CURL-', '')],
    modified: '2026-11-01T00:00:00Z',
    database_specific: { affects },
    affected: [
      { ranges: [{ type: 'SEMVER', events: [{ introduced: '7.0' }, { fixed: '8.1.0' }] }], versions: ['8.0.1'] },
    ],
  });
  answers['/curl'] = JSON.stringify([
    entry('CURL-CVE-2026-1001', 'lib'),
    entry('CURL-CVE-2026-1002', 'tool'),
    { id: 'x' },
  ]);
  expect(await fetched('curl')).toMatchObject({ error: null, count: 2, left_out: { id: 1 } });
  const of = async (id: string) =>
    (
      await hub.core.db
        .selectFrom('advisory_affected')
        .select(['ecosystem', 'name', 'ranges', 'versions'])
        .where('advisory_id', '=', id)
        .orderBy('name')
        .execute()
    ).map(({ ecosystem, name }) => `${ecosystem} ${name}`);
  expect(await of('CURL-CVE-2026-1001')).toEqual(['CPE haxx:curl', 'CPE haxx:libcurl']);
  expect(await of('CURL-CVE-2026-1002')).toEqual(['CPE haxx:curl']);
  answers['/curl'] = JSON.stringify([entry('CURL-CVE-2026-1001', 'lib')]);
  expect(await fetched('curl')).toMatchObject({ error: null, count: 1, left_out: { gone: 1 } });
  answers['/curl'] = '[]';
  expect((await fetched('curl')).error).toMatch(/no entry that can be read/);
  expect(await advisories('curl')).toEqual(['CURL-CVE-2026-1001', 'CURL-CVE-2026-1002 gone']);

  const record = (cveId: string, more: object = {}) =>
    JSON.stringify({
      cveMetadata: { cveId, state: 'PUBLISHED', ...more },
      containers: {
        cna: {
          title: 'A fault',
          datePublic: '2026-11-01T00:00:00.000Z',
          affected: [
            { defaultStatus: 'unaffected', versions: [{ version: '1.1.1', lessThan: '1.1.1x', status: 'affected' }] },
          ],
        },
      },
    });
  answers['/openssl'] = await zipped({
    'release-metadata-main/secjson/CVE-2026-1003.json': record('CVE-2026-1003'),
    'release-metadata-main/secjson/CVE-2026-1004.json': record('CVE-2026-1004', { state: 'REJECTED' }),
    'release-metadata-main/secjson/CVE-2026-1005.json': '{',
    'release-metadata-main/data.json': '{}',
  });
  expect(await fetched('openssl')).toMatchObject({ error: null, left_out: { 'not-json': 1 } });
  expect(await of('OPENSSL-CVE-2026-1003')).toEqual(['CPE openssl:openssl']);
  answers['/openssl'] = await zipped({ 'README.md': 'moved' });
  expect((await fetched('openssl')).error).toMatch(/Check the address/);
});

test('lists of projects: keeps an entry that is temporarily unreadable; of several with one id, the newest counts', async () => {
  const entry = (id: string, more: object = {}) => ({
    id,
    modified: '2026-11-01T00:00:00Z',
    affected: [{ ranges: [{ type: 'SEMVER', events: [{ introduced: '7.0' }, { fixed: '8.1.0' }] }] }],
    ...more,
  });
  const newer = { modified: '2026-11-09T00:00:00Z', summary: 'newer' };
  await hub.core.db.deleteFrom('advisory').where('feed', 'in', ['curl', 'openssl']).execute();
  answers['/curl'] = JSON.stringify([entry('CURL-CVE-2026-2001'), entry('CURL-CVE-2026-2002')]);
  expect(await fetched('curl')).toMatchObject({ error: null, count: 2, left_out: {} });
  answers['/curl'] = JSON.stringify([
    entry('CURL-CVE-2026-2001', newer),
    entry('CURL-CVE-2026-2001'),
    entry('CURL-CVE-2026-2002', { affected: 'everything' }),
  ]);
  const feed = await fetched('curl');
  expect(feed).toMatchObject({ error: null, count: 2, left_out: { twice: 1, 'not-a-record': 1 } });
  expect(feed.examples.map(({ id }) => id).sort()).toEqual(['CURL-CVE-2026-2001', 'CURL-CVE-2026-2002']);
  expect(await advisories('curl')).toEqual(['CURL-CVE-2026-2001', 'CURL-CVE-2026-2002']);
  const { summary } = await hub.core.db
    .selectFrom('advisory')
    .select('summary')
    .where('id', '=', 'CURL-CVE-2026-2001')
    .executeTakeFirstOrThrow();
  expect(summary).toBe('newer');

  const record = JSON.stringify({
    cveMetadata: { cveId: 'CVE-2026-2003', datePublished: '2026-11-01T00:00:00Z' },
    containers: { cna: { affected: [{ versions: [{ version: '3.0.0', lessThan: '3.0.5', status: 'affected' }] }] } },
  });
  const openssl = async (other: string) =>
    void (answers['/openssl'] = await zipped({
      'main/secjson/CVE-2026-2003.json': record,
      'main/secjson/CVE-2026-2004.json': other,
    }));
  await openssl(record.replace('2003', '2004'));
  expect(await fetched('openssl')).toMatchObject({ error: null, count: 2 });
  for (const [broken, fault] of [
    ['{', 'not-json'],
    ['[]', 'not-a-record'],
    ['{"cveMetadata":{"cveId":"CVE-2026-2004"}}', 'not-a-record'],
  ] as const) {
    await openssl(broken);
    const told = await fetched('openssl');
    expect(told, broken).toMatchObject({ error: null, count: 2, left_out: { [fault]: 1 } });
    expect(told.examples, broken).toMatchObject([{ id: 'OPENSSL-CVE-2026-2004' }]);
  }
});

test('lists of projects: rejects a list with older and no newer entries', async () => {
  const list = (...moments: string[]) =>
    JSON.stringify(
      moments.map((modified, i) => ({ id: `CURL-CVE-2026-300${i}`, modified, affected: [{ versions: ['8.0'] }] })),
    );
  answers['/curl'] = list('2026-11-10T00:00:00Z', '2026-11-01T00:00:00Z');
  expect(await fetched('curl')).toMatchObject({ error: null });
  const before = await advisories('curl');
  answers['/curl'] = list('2026-11-09T00:00:00Z', '2026-11-01T00:00:00Z');
  expect((await fetched('curl')).error).toContain('older than the current data');
  expect(await advisories('curl')).toEqual(before);
  // An entry with a wrong, later date must not keep new ones out.
  answers['/curl'] = list('2026-11-09T00:00:00Z', '2026-11-11T00:00:00Z');
  expect(await fetched('curl')).toMatchObject({ error: null });
});

test('OSV: an archive without readable records checks nothing and loses nothing', async () => {
  answers['/osv/Bioconductor/modified_id.csv'] = '2026-11-01T00:00:00Z,RSEC-2026-1\n';
  for (const [records, words] of [
    [{}, 'is empty'],
    [{ 'RSEC-2026-1.json': '{' }, 'no record that can be read'],
  ] as const) {
    answers['/osv/Bioconductor/all.zip'] = await zipped(records);
    expect(await fetched('osv:Bioconductor')).toMatchObject({
      error: expect.stringContaining(words) as string,
      last_ok_at: null,
    });
  }
  answers['/osv/Bioconductor/all.zip'] = await zipped({ 'RSEC-2026-1.json': osv('RSEC-2026-1') });
  expect(await fetched('osv:Bioconductor')).toMatchObject({ error: null, count: 1 });
  await hub.core.db.updateTable('advisory_feed').set({ whole_at: null }).where('id', '=', 'osv:Bioconductor').execute();
  answers['/osv/Bioconductor/all.zip'] = await zipped({});
  expect((await fetched('osv:Bioconductor')).error).toContain('is empty');
  expect(await advisories('osv:Bioconductor')).toEqual(['RSEC-2026-1']);
});

test('lists of mappings: the most certain one counts, hints stay hints, and removals wait for an operator', async () => {
  answers['/parselmouth'] = JSON.stringify({ lantern: 'Lantern', other: 'elsewhere', none: null, broken: 7 });
  expect(await fetched('parselmouth')).toMatchObject({ error: null, count: 2, left_out: { 'not-a-record': 1 } });
  const said = (name: string) =>
    hub.core.db
      .selectFrom('package_identity')
      .select(['name', 'confidence', 'origin'])
      .where('conda_name', '=', name)
      .execute();
  expect(await said('lantern')).toEqual([{ name: 'lantern', confidence: 'high', origin: 'parselmouth' }]);
  expect(await said('other')).toEqual([{ name: 'elsewhere', confidence: 'low', origin: 'parselmouth' }]);

  const bundle = (schema_version: number) =>
    JSON.stringify({
      schema_version,
      generated_at: '2026-11-20',
      packages: {
        other: {
          identities: [
            {
              kind: 'purl',
              role: 'primary',
              value: 'pkg:pypi/elsewhere',
              provenance: { review: { status: 'verified' } },
            },
            {
              kind: 'cpe',
              role: 'associated',
              value: 'cpe:2.3:a:acme:other',
              provenance: { review: { status: 'auto' } },
            },
          ],
        },
      },
    });
  answers['/purlAssociator'] = bundle(9);
  expect((await fetched('purl-associator')).error).toContain('Update the hub');
  answers['/purlAssociator'] = bundle(4);
  expect(await fetched('purl-associator')).toMatchObject({ error: null, count: 1 });
  expect((await said('other')).map(({ name, confidence }) => `${name} ${confidence}`).sort()).toEqual([
    'acme:other low',
    'elsewhere high',
  ]);

  answers['/parselmouth'] = JSON.stringify({ lantern: 'glow', other: 'elsewhere' });
  expect(await fetched('parselmouth')).toMatchObject({ left_out: { waits: 1 }, examples: [{ id: 'lantern' }] });
  expect(await said('lantern')).toEqual([{ name: 'lantern', confidence: 'high', origin: 'parselmouth' }]);

  const operator = await hub.aUser();
  await hub.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  const send = await hub.as(operator.email);
  const changes = '/api/operator/package-changes';
  const waiting = async () => ((await (await send(changes)).json()) as { items: object[] }).items;
  const decide = async (accept: boolean) =>
    (await send(`${changes}/lantern`, { method: 'POST', json: { accept } })).status;
  expect(await waiting()).toMatchObject([
    { name: 'lantern', feed: 'parselmouth', lost: ['PyPI/lantern'], proposed: ['PyPI/glow'] },
  ]);
  expect(await decide(false)).toBe(204);
  expect([await waiting(), await decide(true)]).toEqual([[], 404]);
  // What was declined is not proposed again; something else is.
  await hub.core.db.deleteFrom('package_claim').where('conda_name', '=', 'lantern').execute();
  expect(await fetched('parselmouth')).toMatchObject({ left_out: {} });
  answers['/parselmouth'] = JSON.stringify({ lantern: 'shine', other: 'elsewhere' });
  await fetched('parselmouth');
  expect(await decide(true)).toBe(204);
  expect(await said('lantern')).toEqual([{ name: 'shine', confidence: 'low', origin: 'parselmouth' }]);
});

test("fetches nothing that isn't turned on, and nothing from private addresses", async () => {
  await hub.core.db.updateTable('advisory_feed').set({ enabled: false }).execute();
  await feeds().run('osv:PyPI', AbortSignal.timeout(60_000));
  expect(asked).toEqual([]);
  await hub.core.db.updateTable('advisory_feed').set({ enabled: true }).where('id', '=', 'kev').execute();
  expect((await fetched('kev', { mirrorAllowPrivate: false })).error).toContain('private address');
  expect(asked).toEqual([]);
});

test("operators turn feeds on and off and fetch them; others can't see them", async () => {
  const operator = await hub.aUser();
  await hub.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  const send = await hub.as(operator.email);
  const somebody = await hub.as((await hub.aUser()).email);
  const path = '/api/operator/advisory-feeds/osv:CRAN';
  const turn = (by: typeof send, enabled: boolean) => by(path, { method: 'PATCH', json: { enabled } });
  expect((await turn(somebody, true)).status).toBe(404);
  expect((await send(`${path}/fetch`, { method: 'POST' })).status).toBe(404);
  expect((await turn(send, true)).status).toBe(204);
  const stands = async () => {
    const { items } = (await (await send('/api/operator/advisory-feeds')).json()) as {
      items: { id: string; enabled: boolean }[];
    };
    return items.find(({ id }) => id === 'osv:CRAN')!;
  };
  expect(await stands()).toMatchObject({ enabled: true, count: 0, stale: false });
  expect((await turn(send, false)).status).toBe(204);
  expect(await stands()).toMatchObject({ enabled: false });
});

test('imports a loaded bundle once, like its feed', async () => {
  answers['/kev'] = JSON.stringify({
    dateReleased: '2026-11-20T00:00:00Z',
    vulnerabilities: [{ cveID: 'CVE-2026-9999', dateAdded: '2026-05-01' }],
  });
  const feedAddresses = Object.fromEntries(
    Object.keys(FEED_ADDRESSES).map((name) => [name, `${base}/${name}`]),
  ) as FeedAddresses;
  const bundle = join(folder, 'feeds.bundle');
  const { key } = await pullBundle(
    { dataDir: join(folder, 'elsewhere'), addresses: feedAddresses, allowPrivate: true },
    ['kev'],
    bundle,
  );
  await loadBundle(folder, bundle, key);
  const made = feeds();
  await made.refresh(AbortSignal.timeout(60_000));
  const kev = (await made.list(Date.now())).find(({ id }) => id === 'kev')!;
  expect(kev).toMatchObject({ error: null, count: 1, stale: false });
  await made.refresh(AbortSignal.timeout(60_000));
  expect((await made.list(Date.now())).find(({ id }) => id === 'kev')!.last_ok_at).toBe(kev.last_ok_at);
});
