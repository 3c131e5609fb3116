import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { Send } from '../testing/index.ts';
import { RequestCounts } from './counts.ts';
import { Writer } from './writer.ts';

let platform: PolicyHub;
let send: Send;
let member: Send;
let username: string;
let org: string;
let token: string;

/**
 * A channel with two versions of `app`, one of them written like a formula, and with `gnu`, which its policy blocks.
 */
async function aChannel(name: string, privacy: 'public' | 'internal'): Promise<void> {
  const channel = await platform.aChannel({
    name,
    privacy,
    files: [
      { name: 'app', license: 'MIT' },
      { name: 'app', version: '2.0', license: 'MIT' },
      { name: 'gnu', version: '3.0', license: 'GPL-3.0-only' },
    ],
  });
  await platform.apply(channel, policy);
  const { pool } = platform.core.connection;
  const { key } = await platform.repo.objects.store([Buffer.from('the bytes of a package')]);
  await pool.query('update channel_file_version set object_key = $2, size = 22 where channel_id = $1', [
    channel.id,
    key,
  ]);
  await pool.query("update channel_file_version set version = '=2' where channel_id = $1 and version = '2.0'", [
    channel.id,
  ]);
}
let policy: Awaited<ReturnType<PolicyHub['aPolicy']>>;

beforeAll(async () => {
  platform = await startHub();
  ({ admin: send, member } = platform);
  org = platform.acme.name;
  policy = await platform.aPolicy({ name: 'No GPL', license: { operator: 'not_in', values: ['GPL'] } });
  await aChannel('main', 'internal');
  await aChannel('open', 'public');
  ({ secret: token } = (await (
    await member(`/api/organizations/${org}/ce/current-token`, { method: 'POST' })
  ).json()) as { secret: string });
  ({ username } = (await (await member('/api/account')).json()) as { username: string });
});
afterAll(() => platform.close());

const repo = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  platform.send(`/t/${token}/repo/${org}/main/${path}`, {
    headers: { 'user-agent': 'conda/24.1.2 requests/2.31', ...headers },
    method,
  });
const report = async <T = { items: Record<string, unknown>[]; total_count: number }>(path: string): Promise<T> => {
  const response = await send(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
};
/** Asks as a gateway does: over an exchange that stays open until the answer is there. */
const decisionsOf = (asks: object[]): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    const exchange = httpRequest(`${platform.baseUrl}/repo-decisions`, { method: 'POST' }, (response) => {
      response.setEncoding('utf8').once('data', (line: string) => {
        resolve((JSON.parse(line) as { decisions: unknown[] }).decisions);
        exchange.end();
      });
    });
    exchange.on('error', reject);
    exchange.write(`${JSON.stringify({ id: 1, asks })}\n`);
  });
type Totals = Record<
  'requests' | 'downloads' | 'served' | 'part' | 'unchanged' | 'refused' | 'unknown' | 'unauthorized' | 'failed',
  number
>;
const totals = async (): Promise<Totals> =>
  (await report<{ totals: Totals }>(`/api/organizations/${org}/reports/telemetry`)).totals;

describe('before anything was asked for', () => {
  test('[REPORT-01, REPORT-02, REPORT-03] reports are empty, not missing', async () => {
    expect(await totals()).toMatchObject({ requests: 0, downloads: 0 });
    expect(await (await send(`/api/organizations/${org}/reports/package-downloads?month=2&year=2026`)).text()).toBe(
      'month,channel,package,version,subdir,downloads\r\n',
    );
    expect((await report(`/api/ce/packages/organizations/${org}/top`)).total_count).toBe(0);
    for (const name of ['clients', 'blocked'])
      expect((await report(`/api/gateway-analytics/reports/${org}/${name}`)).total_count).toBe(0);
  });
});

describe('requests', () => {
  test('[REPORT-02] each is counted by what became of it', async () => {
    const before = await totals();
    const index = await repo('linux-64/repodata.json');
    await repo('linux-64/repodata.json', { 'if-none-match': index.headers.get('etag')! });
    await repo('linux-64/repodata.json', { 'if-modified-since': index.headers.get('last-modified')! });
    await repo('linux-64/repodata.json', {}, 'HEAD');
    await repo('linux-64/app-1.0-h0_0.conda');
    await repo('linux-64/app-1.0-h0_0.conda', { range: 'bytes=0-3' });
    await repo('linux-64/app-1.0-h0_0.conda', { range: 'bytes=4-' });
    expect((await repo('linux-64/gnu-3.0-h0_0.conda')).status).toBe(403);
    expect((await repo('linux-64/none-3.0-h0_0.conda')).status).toBe(404);
    expect((await platform.send(`/repo/${org}/main/linux-64/repodata.json`)).status).toBe(401);
    expect((await platform.send('/repo/nobody/main/linux-64/repodata.json')).status).toBe(401);
    const after = await totals();
    const more = Object.fromEntries(Object.entries(after).map(([name, n]) => [name, n - before[name as keyof Totals]]));
    expect(more).toEqual({
      requests: 10,
      downloads: 2,
      served: 3,
      part: 1,
      unchanged: 3,
      refused: 1,
      unknown: 1,
      unauthorized: 1,
      failed: 0,
    });
  });

  test('what a gateway asks for its clients is counted by its visits', async () => {
    const before = await totals();
    const target = `/t/${token}/repo/${org}/main/linux-64/app-1.0-h0_0.conda`;
    const visits = [
      { n: 5, agent: 'mamba/2.0.5', address: '192.0.2.1' },
      { n: 2, agent: 'pixi/0.40.3', address: '192.0.2.2', head: true },
    ];
    expect(await decisionsOf([{ target, visits }])).toMatchObject([{ kind: 'file' }]);
    expect(await totals()).toMatchObject({ downloads: before.downloads + 5, unchanged: before.unchanged + 2 });
    const { programs } = await report<{ programs: { program: string; version: string; requests: number }[] }>(
      `/api/gateway-analytics/reports/${org}/clients`,
    );
    expect(programs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ program: 'mamba', version: '2.0.5', requests: 5 }),
        expect.objectContaining({ program: 'pixi', requests: 2 }),
      ]),
    );
  });

  test.each<[object, Exclude<keyof Totals, 'downloads' | 'requests'>]>([
    [{ range: 'bytes=0-0' }, 'served'],
    [{ range: 'bytes=1-' }, 'part'],
    [{ range: 'bytes=-1' }, 'part'],
    [{ range: 'bytes=-22' }, 'served'],
    [{ range: 'bytes=22-' }, 'failed'],
    [{ range: 'bytes=-0' }, 'failed'],
    [{ range: 'bytes=5-2' }, 'served'],
    [{ range: 'bytes=3-4,5-6' }, 'served'],
    [{ range: 'items=3-4' }, 'served'],
    [{ range: 'bytes=3-', ifRange: '"another copy"' }, 'served'],
    [{ ifNoneMatch: '"another copy"' }, 'served'],
    [{ ifNoneMatch: '*', range: 'bytes=3-' }, 'unchanged'],
    [{ ifModifiedSince: 'junk' }, 'served'],
  ])('what is sent for %j is %s, as the gateway sends it', async (headers, outcome) => {
    const before = await totals();
    await decisionsOf([
      { target: `/t/${token}/repo/${org}/main/linux-64/app-1.0-h0_0.conda`, visits: [{ n: 1, ...headers }] },
    ]);
    expect((await totals())[outcome]).toBe(before[outcome] + 1);
  });

  test('[REPORT-04, REPORT-05] there are requests, clients and blocked; any other is unknown', async () => {
    for (const name of ['requests', 'clients', 'blocked'])
      expect(await report(`/api/gateway-analytics/reports/${org}/${name}`)).toMatchObject({
        report: name,
        org_id: platform.acme.id,
      });
    const unknown = await send(`/api/gateway-analytics/reports/${org}/secrets`);
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { error: { human_readable_id: 'report_not_found' } },
    ]);
  });

  test('[REPORT-04] requests come by day or hour, with the empty ones', async () => {
    const { items, total_count } = await report(`/api/gateway-analytics/reports/${org}/requests?days=7`);
    expect([items.length, total_count]).toEqual([7, 7]);
    const { requests } = await totals();
    expect(items.reduce((all, item) => all + Number(item['requests']), 0)).toBe(requests);
    expect(
      (await report(`/api/gateway-analytics/reports/${org}/requests?days=2&interval=hour&limit=100`)).total_count,
    ).toBeGreaterThan(24);
  });

  test('[REPORT-04] what was blocked names package, version, policy and rule, how often and when', async () => {
    await repo('linux-64/gnu-3.0-h0_0.conda');
    const { items } = await report(`/api/gateway-analytics/reports/${org}/blocked`);
    expect(items).toEqual([
      {
        channel: 'main',
        has_channel: true,
        package: 'gnu',
        version: '3.0',
        subdir: 'linux-64',
        file: 'gnu-3.0-h0_0.conda',
        policy: { id: policy.id, name: 'No GPL', revision: 1 },
        rule: expect.stringMatching(/GPL/),
        requests: 2,
        last_at: expect.any(String),
        who: [],
      },
    ]);
  });

  test('[REPORT-03] downloads of a month are CSV by default; cells are no formulas', async () => {
    await repo('linux-64/app-2.0-h0_0.conda');
    const now = new Date();
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
    const response = await send(`/api/organizations/${org}/reports/package-downloads?month=${month}&year=${year}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = `${year}-${String(month).padStart(2, '0')}`;
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('month,channel,package,version,subdir,downloads');
    expect(lines).toContain(`${text},main,app,'=2,linux-64,1`);
    const json = await report(
      `/api/organizations/${org}/reports/package-downloads?month=${month}&year=${year}&format=json`,
    );
    expect(json.items).toContainEqual({
      month: text,
      channel: 'main',
      package: 'app',
      version: '=2',
      subdir: 'linux-64',
      downloads: 1,
    });
    for (const wrong of ['month=13&year=2026', 'month=x', 'format=xls'])
      expect((await send(`/api/organizations/${org}/reports/package-downloads?${wrong}`)).status).toBe(422);
  });

  test('[ART-14] the top packages are those of channels that the caller may read', async () => {
    await platform.send(`/repo/${org}/open/linux-64/app-1.0-h0_0.conda`);
    type Top = { items: { channel: string; name: string; downloads: number }[] };
    const top = await report<Top>(`/api/ce/packages/organizations/${org}/top`);
    expect(top.items.map(({ channel, name }) => [channel, name])).toEqual([
      ['main', 'app'],
      ['open', 'app'],
    ]);
    expect(top.items[0]!.downloads).toBeGreaterThan(top.items[1]!.downloads);
    const visitor = (await (await platform.send(`/api/ce/packages/organizations/${org}/top`)).json()) as Top;
    expect(visitor.items.map(({ channel, downloads }) => [channel, downloads])).toEqual([['open', 1]]);
    expect((await report<Top>(`/api/ce/packages/organizations/${org}/top?limit=1`)).items.length).toBe(1);
  });

  test('two processes that count the same thing add up', async () => {
    const before = await totals();
    const asked = {
      key: 'k',
      organization: org,
      channel: 'main',
      kind: 'package',
      subdir: 'linux-64',
      file: 'app-1.0-h0_0.conda',
      name: 'app',
      version: '1.0',
      subject: null,
      userId: null,
      serviceAccountId: null,
      refusedBy: null,
      watchedBy: null,
    } as const;
    const writers = [1, 2].map(() => {
      const requests = new RequestCounts();
      for (let i = 0; i < 50; i++) requests.note(asked, { n: 1 }, 'served');
      return new Writer(platform.core.db, requests, platform.core.log);
    });
    await Promise.all(writers.map((writer) => writer.write()));
    expect((await totals()).downloads).toBe(before.downloads + 100);
  });

  test('reports by day read the sums, which agree with the counted rows', async () => {
    const { pool } = platform.core.connection;
    const reads = async (): Promise<number> => {
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ n: number }>(
        "select (seq_scan + idx_scan)::int as n from pg_stat_user_tables where relname = 'repo_request'",
      );
      return rows[0]!.n;
    };
    await totals();
    const before = await reads();
    for (const path of ['requests?days=90', 'clients?days=90'])
      expect((await send(`/api/gateway-analytics/reports/${org}/${path}`)).status).toBe(200);
    await totals();
    expect(await reads()).toBe(before);
    for (const [sums, of] of [
      [
        'select day, kind, outcome, subject, program, program_version, n, last_at from repo_day where organization_id = $1',
        "select (hour at time zone 'UTC')::date, kind, outcome, subject, program, program_version, sum(n), max(last_at) from repo_request where organization_id = $1 group by 1, 2, 3, 4, 5, 6",
      ],
      [
        'select day, channel, kind, outcome, n from repo_channel_day where organization_id = $1',
        "select (hour at time zone 'UTC')::date, channel, kind, outcome, sum(n) from repo_request where organization_id = $1 group by 1, 2, 3, 4",
      ],
      [
        'select month, name, n from repo_package_month where organization_id = $1',
        "select date_trunc('month', hour at time zone 'UTC')::date, name, sum(n) from repo_request where organization_id = $1 and kind = 'package' and outcome = 'served' group by 1, 2",
      ],
    ]) {
      const { rows } = await pool.query(
        `select count(*)::int as n, count(*) filter (where s is null or r is null)::int as wrong from (${sums}) s full join (${of}) r on s::text = r::text`,
        [platform.acme.id],
      );
      expect(rows).toEqual([{ n: expect.any(Number) as number, wrong: 0 }]);
      expect((rows as { n: number }[])[0]!.n).toBeGreaterThan(0);
    }
  });

  test('an organization whose name is the id of another one, from before such names were refused, is not counted for', async () => {
    const { id } = await platform.anOrganization({ name: platform.acme.id });
    const before = await totals();
    for (const asked of [org, platform.acme.id])
      expect((await platform.send(`/repo/${asked}/open/linux-64/repodata.json`)).status).toBe(200);
    expect((await totals()).served).toBe(before.served + 2);
    expect(
      (await platform.core.connection.pool.query('select n from repo_request where organization_id = $1', [id])).rows,
    ).toEqual([]);
  });

  test("keeps what can't be written for the next time", async () => {
    const requests = new RequestCounts();
    const broken = new Writer(
      {
        selectFrom: () => {
          throw new Error('away');
        },
      } as never,
      requests,
      platform.core.log,
    );
    requests.note(
      {
        key: 'k',
        organization: org,
        channel: '',
        kind: 'other',
        subdir: '',
        file: '',
        name: '',
        version: '',
        subject: null,
        userId: null,
        serviceAccountId: null,
        refusedBy: null,
        watchedBy: null,
      },
      { n: 3 },
      'unknown',
    );
    await broken.write();
    const before = await totals();
    await new Writer(platform.core.db, requests, platform.core.log).write();
    expect((await totals()).unknown).toBe(before.unknown + 3);
  });
});

describe('settings', () => {
  const path = (): string => `/api/gateway-analytics/settings/${org}`;
  const change = async (json: object): Promise<Response> => send(path(), { method: 'PUT', json });

  test('[REPORT-06, REPORT-07, REPORT-08, DATA-08] they can be read and changed', async () => {
    expect(await report(path())).toEqual({
      org_id: platform.acme.id,
      is_gateway_enabled: false,
      retention_days: 365,
      anonymize_clients: true,
    });
    const changed = { org_id: platform.acme.id, is_gateway_enabled: true, retention_days: 30, anonymize_clients: true };
    expect(await (await change({ is_gateway_enabled: true, retention_days: 30 })).json()).toEqual(changed);
    expect(await report(path())).toEqual(changed);
    for (const wrong of [{ retention_days: 0 }, { retention_days: 2000 }, { is_gateway_enabled: 'yes' }])
      expect((await change(wrong)).status).toBe(422);
    await change({ is_gateway_enabled: false });
    expect(await report(path())).toEqual({ ...changed, is_gateway_enabled: false });
  });

  test("concurrent changes don't undo each other", async () => {
    for (let round = 0; round < 10; round++) {
      await change({ is_gateway_enabled: true, retention_days: 365, anonymize_clients: false });
      await Promise.all(
        [{ anonymize_clients: true }, { retention_days: 30 }, { is_gateway_enabled: false }].map(change),
      );
      expect(await report(path())).toMatchObject({
        is_gateway_enabled: false,
        retention_days: 30,
        anonymize_clients: true,
      });
    }
  });

  test('[ORG-20] members and billing managers see neither reports nor settings', async () => {
    for (const other of [member, platform.biller]) {
      for (const url of [
        `/api/organizations/${org}/reports/telemetry`,
        `/api/organizations/${org}/reports/package-downloads`,
        `/api/gateway-analytics/reports/${org}/blocked`,
        path(),
      ])
        expect((await other(url)).status).toBe(403);
      expect((await other(path(), { method: 'PUT', json: { is_gateway_enabled: true } })).status).toBe(403);
    }
  });

  interface Clients {
    items: {
      client: string;
      is_anonymous: boolean;
      user: { username: string } | null;
      requests: number;
      refused: number;
    }[];
    is_gateway_enabled: boolean;
  }
  const clients = (): Promise<Clients> => report<Clients>(`/api/gateway-analytics/reports/${org}/clients`);

  test('single clients are noted while it is on, without names at first; what was blocked then says who ran into it', async () => {
    await change({ is_gateway_enabled: true, anonymize_clients: true });
    await repo('linux-64/gnu-3.0-h0_0.conda');
    const [hidden] = (await clients()).items;
    expect(hidden).toMatchObject({
      client: expect.stringMatching(/^[0-9a-f]{16}$/),
      is_anonymous: true,
      user: null,
      requests: 1,
      refused: 1,
    });
    await change({ anonymize_clients: false });
    expect((await clients()).items).toEqual([]);
    await repo('linux-64/gnu-3.0-h0_0.conda');
    await repo('linux-64/app-1.0-h0_0.conda');
    expect((await clients()).items).toMatchObject([
      { client: '127.0.0.1', is_anonymous: false, user: { username }, requests: 2, refused: 1 },
    ]);
    expect((await report(`/api/gateway-analytics/reports/${org}/blocked`)).items).toMatchObject([
      { package: 'gnu', who: [username] },
    ]);
    await change({ is_gateway_enabled: false });
    await repo('linux-64/app-1.0-h0_0.conda');
    expect(await clients()).toMatchObject({ items: [], is_gateway_enabled: false });
  });

  test('a switched-off and on again hash is another one', async () => {
    const hashes: (string | undefined)[] = [];
    for (let round = 0; round < 2; round++) {
      await change({ is_gateway_enabled: true, anonymize_clients: true });
      await repo('linux-64/app-1.0-h0_0.conda');
      hashes.push((await clients()).items[0]?.client);
      await change({ is_gateway_enabled: false });
    }
    expect(new Set(hashes).size).toBe(2);
    expect(hashes).not.toContain(undefined);
  });

  test('[REPORT-08] what is older than the retention is deleted', async () => {
    await change({ retention_days: 10 });
    const { pool } = platform.core.connection;
    const count = async (): Promise<number> =>
      (
        await pool.query<{ n: number }>('select count(*)::int as n from repo_request where organization_id = $1', [
          platform.acme.id,
        ])
      ).rows[0]!.n;
    const before = await count();
    await pool.query(
      "update repo_request set hour = hour - interval '11 days' where id = (select id from repo_request where organization_id = $1 order by id limit 1)",
      [platform.acme.id],
    );
    const olderSums = async (): Promise<unknown> =>
      (
        await pool.query("select n from repo_day where organization_id = $1 and day < now() - interval '10 days'", [
          platform.acme.id,
        ])
      ).rows;
    expect(await olderSums()).toHaveLength(1);
    await platform.cleanUp('old counts of requests');
    expect(await count()).toBe(before - 1);
    expect(await olderSums()).toEqual([]);
  });
});

test('what was noted before a clean stop is there after it', async () => {
  const { pool } = platform.core.connection;
  await platform.send(`/repo/${org}/open/linux-64/app-1.0-h0_0.conda`, { headers: { 'user-agent': 'pixi/9.9.9' } });
  await platform.composition.areas.report.stop?.();
  const { rows } = await pool.query<{ n: number }>("select n from repo_request where program_version = '9.9.9'");
  expect(rows).toEqual([{ n: 1 }]);
});
