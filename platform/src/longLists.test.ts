/** Lists of large hubs: how often a statement reads a table doesn't depend on the number of rows it returns. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countEntries, listEntries } from './audit/store.ts';
import { readableChannels } from './channel/store.ts';
import { listGroups } from './group/store.ts';
import { startPlatform } from './testing/index.ts';
import type { TestOrganization, TestPlatform, TestUser } from './testing/index.ts';

const CHANNELS = 60;
const GROUPS = 40;

let platform: TestPlatform;
let admin: TestUser;
let member: TestUser;
let organization: TestOrganization;

beforeAll(async () => {
  platform = await startPlatform();
  admin = await platform.aUser();
  member = await platform.aUser();
  organization = await platform.anOrganization({ members: { admin, member } });
  const { pool } = platform.core.connection;
  await pool.query(
    `insert into channel (id, organization_id, name, privacy, type) select gen_random_uuid(), $1, 'channel-' || n, 'private', 'hosted' from generate_series(1, ${CHANNELS}) as n`,
    [organization.id],
  );
  await pool.query(
    `insert into org_group (id, organization_id, name) select gen_random_uuid(), $1, 'Group ' || lpad(n::text, 3, '0') from generate_series(1, ${GROUPS}) as n`,
    [organization.id],
  );
  await pool.query(
    'insert into org_group_channel (group_id, channel_id, organization_id) select g.id, c.id, $1 from org_group g, channel c where g.organization_id = $1 and c.organization_id = $1',
    [organization.id],
  );
  await pool.query(
    "insert into org_group_user (group_id, user_id, organization_id) select id, $2, $1 from org_group where organization_id = $1 and name = 'Group 001'",
    [organization.id, member.id],
  );
  for (const table of ['channel', 'org_group', 'org_group_channel', 'org_group_user', 'membership', 'app_user'])
    await pool.query(`analyze ${table}`);
});
afterAll(() => platform.close());

/** Returns how often some work started to read a table, by any index or from its start. */
async function readsOf(table: string, work: () => Promise<unknown>): Promise<number> {
  const { pool } = platform.core.connection;
  const reads = async (): Promise<number> => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ n: number }>(
      'select (seq_scan + coalesce(idx_scan, 0))::int as n from pg_stat_user_tables where relname = $1',
      [table],
    );
    return rows[0]!.n;
  };
  const before = await reads();
  await work();
  return (await reads()) - before;
}

test.each(['membership', 'org_group_user'])('a list of channels reads %s once, not per channel', async (table) => {
  const list = () => readableChannels(platform.core.db, { userId: member.id }, { organizationId: organization.id });
  expect(await list()).toHaveLength(CHANNELS);
  expect(await readsOf(table, list)).toBeLessThan(CHANNELS / 4);
});

test('a table of changes reads on after its last row, each row once and in order', async () => {
  const { pool } = platform.core.connection;
  const rows = 1_700;
  await pool.query(
    `insert into organization_change (id, organization_id, actor_id, kind, subject) select gen_random_uuid(), $1, $2, 'group_created', 'Group ' || n from generate_series(1, ${rows}) as n`,
    [organization.id, admin.id],
  );
  const send = await platform.as(admin.email);
  const path = `/api/organizations/${organization.name}/changes`;
  const table = (await (await send(`${path}?format=csv`)).text()).trim().split('\r\n').slice(1);
  expect(new Set(table).size).toBe(rows);
  const page = (await (await send(`${path}?limit=100&offset=${rows - 100}`)).json()) as {
    items: { subject: string }[];
  };
  expect(table.slice(-100).map((line) => /Group \d+/.exec(line)?.[0])).toEqual(
    page.items.map(({ subject }) => subject),
  );
});

test('a list of groups counts the channels of all groups in one pass', async () => {
  const channels = await readableChannels(platform.core.db, { userId: admin.id }, { organizationId: organization.id });
  const list = () =>
    listGroups(
      platform.core.db,
      { organizationId: organization.id },
      channels.map(({ id }) => id),
    );
  const groups = await list();
  expect(groups.map(({ channel_count: count }) => count)).toEqual(Array.from({ length: GROUPS }, () => CHANNELS));
  expect(await readsOf('org_group_channel', list)).toBeLessThan(GROUPS / 4);
});

test('a page of an audit log looks up the names of its rows only, however deep it is', async () => {
  const { pool } = platform.core.connection;
  await pool.query(
    `insert into audit_entry (chain, number, id, at, actor_type, actor_id, action, target_type, target_id, details, previous, hash)
     select $1, 10000 + n, gen_random_uuid(), now(), 'person', $2, 'member.added', 'user', $3, '{}', '', '' from generate_series(1, 3000) as n`,
    [organization.id, admin.id, member.id],
  );
  for (let n = 0; n < 3; n++) await platform.aUser();
  await pool.query('analyze audit_entry');
  const read = (offset: number) => listEntries(platform.core.db, { chain: organization.id }, { limit: 5, offset });
  const [shallow, deep] = [await read(0), await read(2_500)];
  expect(deep.map(({ number }) => number)).toEqual(shallow.map(({ number }) => number - 2_500));
  for (const entry of [...shallow, ...deep])
    expect(entry).toMatchObject({ actor_name: admin.username, person_name: member.username });
  const named = await listEntries(
    platform.core.db,
    { chain: organization.id, target: member.username },
    { limit: 5, offset: 2_500 },
  );
  expect(named.map(({ number }) => number)).toEqual(deep.map(({ number }) => number));
});

test('the number of entries of an audit log is counted without the names in them', async () => {
  const selection = { chain: organization.id };
  expect(await readsOf('app_user', () => countEntries(platform.core.db, selection))).toBe(0);
  expect(await countEntries(platform.core.db, { ...selection, actor: admin.username })).toBe(
    (await listEntries(platform.core.db, { ...selection, actor: admin.username }, { limit: 10_000, offset: 0 })).length,
  );
});

/** Returns how many statements for the state of channels a list of an organization sends. Other work may send some. */
async function statesOf(list: string): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) counts.push(await countStates(list));
  return Math.min(...counts);
}

async function countStates(list: string): Promise<number> {
  const send = await platform.as(admin.email);
  const { pool } = platform.core.connection;
  const { query } = pool;
  let count = 0;
  pool.query = ((...given: Parameters<typeof query>) => {
    if (String(given[0]).includes('channel_advisory_revision')) count += 1;
    return Reflect.apply(query, pool, given);
  }) as typeof query;
  try {
    const response = await send(`/api/organizations/${organization.name}/${list}`);
    expect([response.status, await response.json()]).toMatchObject([200, { items: [], total_count: 0 }]);
  } finally {
    pool.query = query;
  }
  return count;
}

test('served-cves reads no channel whose publication has no serious CVE, and the state of others together', async () => {
  const { pool } = platform.core.connection;
  const { rows } = await pool.query<{ id: string }>('select id from channel where organization_id = $1', [
    organization.id,
  ]);
  for (const { id } of rows) await platform.composition.areas.policy.runs.idle(id);
  expect(await statesOf('served-cves')).toBe(0);
  // What a publication says of advisories that have changed since isn't used.
  await pool.query('update publication set vulnerabilities_revision = -1');
  const outdated = await statesOf('served-cves');
  expect(outdated).toBeGreaterThan(0);
  expect(outdated).toBeLessThan(CHANNELS / 10);
});

test('cve-rules reads no channel without rules', async () => {
  expect(await statesOf('cve-rules')).toBe(0);
});

test('a page of channels has only its rows, by text, names, and trait', async () => {
  const send = await platform.as(admin.email);
  const path = `/api/organizations/${organization.name}/channels`;
  const page = async (query: string) => {
    const { items, total_count: total } = (await (await send(`${path}?${query}`)).json()) as {
      items: { name: string }[];
      total_count: number;
    };
    return { names: items.map(({ name }) => name), total };
  };
  expect(await page('limit=2&offset=58')).toEqual({ names: ['channel-8', 'channel-9'], total: CHANNELS });
  expect(await page('q=L-5&limit=2')).toEqual({ names: ['channel-5', 'channel-50'], total: 11 });
  expect(await page('name=channel-7&name=channel-3&name=none')).toEqual({
    names: ['channel-3', 'channel-7'],
    total: 2,
  });
  for (const having of ['packages', 'policy', 'unchecked_packages', 'unscored_cves'])
    expect(await page(`having=${having}&limit=5`)).toEqual({ names: [], total: 0 });
});

test('a list of channels with notable jobs has those whose newest run failed', async () => {
  const { pool } = platform.core.connection;
  const { rows } = await pool.query<{ id: string }>(
    "select id from channel where organization_id = $1 and name = 'channel-1'",
    [organization.id],
  );
  const { id } = rows[0]!;
  await platform.composition.areas.policy.runs.idle(id);
  const send = await platform.as(admin.email);
  const notable = async () => {
    const response = await send(
      `/api/organizations/${organization.name}/channels?name=channel-1&having=notable_job&limit=5`,
    );
    return ((await response.json()) as { total_count: number }).total_count;
  };
  const run = (state: string, minutes: number) =>
    pool.query(
      "insert into policy_run (id, channel_id, reason, state, created_at, finished_at) values (gen_random_uuid(), $1, 'content', $2, now() + make_interval(mins => $3), now())",
      [id, state, minutes],
    );
  await run('failed', -60 * 24);
  expect(await notable()).toBe(0);
  await run('failed', 0);
  expect(await notable()).toBe(1);
  // Written while the clock was ahead.
  await run('done', 60);
  expect(await notable()).toBe(1);
});

test('a page of a group has only its channels on it', async () => {
  const send = await platform.as(member.email);
  const groups = `/api/organizations/${organization.name}/groups`;
  const { items } = (await (await send(groups)).json()) as { items: { id: string }[] };
  const page = await (await send(`${groups}/${items[0]!.id}/channels?limit=2&offset=58`)).json();
  expect(page).toMatchObject({ items: [{ name: 'channel-8' }, { name: 'channel-9' }], total_count: CHANNELS });
});

test('a search reads the packages of unchanged channels once', async () => {
  const { pool } = platform.core.connection;
  await pool.query(
    `insert into artifact (channel_id, name, summary) select id, 'package-' || n, 'A package' from channel, generate_series(1, 3) as n where organization_id = $1`,
    [organization.id],
  );
  const send = await platform.as(admin.email);
  const search = async () =>
    (await (await send('/api/search/packages?query=package&limit=2')).json()) as {
      total_count: number;
      results: { summary: string; channel_count: number }[];
    };
  const found = await search();
  expect([found.total_count, found.results.map(({ channel_count: count, summary }) => [count, summary])]).toEqual([
    3,
    [
      [CHANNELS, 'A package'],
      [CHANNELS, 'A package'],
    ],
  ]);
  expect(await readsOf('publication_package', search)).toBe(0);
  expect(await readsOf('publication', search)).toBeLessThan(CHANNELS / 4);
});
