// Read model of organization, app_user, service_account: requests are summed by the name of their owner.
/** SQL of reports and their settings. Days and hours are in UTC. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SubjectKind } from '@terrarium/domain/access';
import { ascending, descending, Keyset } from '../db/index.ts';
import type { Db, Keyed, PageRequest, RowPage, Trx } from '../db/index.ts';
import type { Outcome } from '../repo/index.ts';
import type { GatewaySettings } from './contract.ts';

/** Settings of an organization that never changed them. */
export const DEFAULT_SETTINGS = { is_gateway_enabled: false, retention_days: 365, anonymize_clients: true } as const;

/** A period: includes its start, excludes its end. */
export interface Period {
  from: Date;
  to: Date;
}
/** A page of rows, and their total number. */
type Listed<R> = Promise<RowPage<R> & { total: number }>;

/** Requests by outcome, and downloads among them. */
export type Sums = Record<Outcome, number> & { requests: number; downloads: number };

const download = sql<boolean>`(r.kind = 'package' and r.outcome = 'served')`;
const sums = sql`
  sum(n)::bigint as requests, coalesce(sum(n) filter (where ${download}), 0)::bigint as downloads,
  ${sql.join((['served', 'part', 'unchanged', 'refused', 'unknown', 'unauthorized', 'failed'] as const).map((outcome) => sql`coalesce(sum(n) filter (where r.outcome = ${sql.lit(outcome)}), 0)::bigint as ${sql.ref(outcome)}`))}`;

/** Reads a page of a query whose rows each contain the total number. Without rows, the first page says it. */
async function listed<R extends Keyed & { total: number }>(
  db: Db,
  order: Keyset,
  page: PageRequest,
  query: (page: PageRequest) => RawBuilder<R>,
): Listed<Omit<Omit<R, 'page_key'>, 'total'>> {
  const { rows: found } = await query(page).execute(db);
  const isFirst = page.offset === 0 && page.cursor === undefined;
  const [counted] = found.length > 0 || isFirst ? found : (await query({ limit: 1, offset: 0 }).execute(db)).rows;
  const { rows, pointers } = order.page(found, page);
  return { rows: rows.map(({ total: _total, ...row }) => row), pointers, total: counted?.total ?? 0 };
}

/** SQL condition: a row of a table of sums is in a period of whole days, until the end of today. */
const daysWithin = (organizationId: string, { from, to }: Period): RawBuilder<boolean> =>
  sql<boolean>`r.organization_id = ${organizationId} and r.day >= (${from}::timestamptz at time zone 'UTC')::date and r.day < ((${to}::timestamptz - interval '1 microsecond') at time zone 'UTC')::date + 1`;

const within = (organizationId: string, { from, to }: Period): RawBuilder<boolean> =>
  sql<boolean>`r.organization_id = ${organizationId} and r.hour >= ${from} and r.hour < ${to}`;

/** Returns the settings of an organization; undefined if never changed. */
export function findSettings(
  db: Db | Trx,
  organizationId: string,
): Promise<Omit<GatewaySettings, 'org_id'> | undefined> {
  return db
    .selectFrom('gateway_settings')
    .select(['is_gateway_enabled', 'retention_days', 'anonymize_clients'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
}

/** Locks the settings of an organization until the transaction ends, even if they don't exist yet. */
export async function lockSettings(trx: Trx, organizationId: string): Promise<void> {
  await trx.selectFrom('organization').select('id').where('id', '=', organizationId).forNoKeyUpdate().execute();
}

/** Stores settings. `newKey` changes the hash key of clients. */
export async function saveSettings(trx: Trx, { org_id, ...settings }: GatewaySettings, newKey: boolean): Promise<void> {
  const client_key = randomBytes(32);
  await trx
    .insertInto('gateway_settings')
    .values({ organization_id: org_id, ...settings, client_key })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ ...settings, ...(newKey ? { client_key } : {}) }),
    )
    .execute();
}

/** Deletes the individual clients of an organization. */
export async function deleteClients(trx: Trx, organizationId: string): Promise<void> {
  await trx.deleteFrom('repo_client').where('organization_id', '=', organizationId).execute();
}

/** Deletes data older than its organization's retention. */
export async function deleteOld(db: Db): Promise<void> {
  const days = sql`make_interval(days => coalesce(s.retention_days, ${sql.lit(DEFAULT_SETTINGS.retention_days)}))`;
  await sql`delete from repo_request r using organization o left join gateway_settings s on s.organization_id = o.id where r.organization_id = o.id and r.hour < now() - ${days}`.execute(
    db,
  );
  // A sum goes when no row of its days is left.
  for (const [table, until] of [
    ['repo_day', sql`r.day + 1`],
    ['repo_channel_day', sql`r.day + 1`],
    ['repo_package_month', sql`r.month + interval '1 month'`],
  ] as const)
    await sql`delete from ${sql.table(table)} r using organization o left join gateway_settings s on s.organization_id = o.id where r.organization_id = o.id and ${until} <= (now() - ${days}) at time zone 'UTC'`.execute(
      db,
    );
  await sql`delete from repo_client r using organization o left join gateway_settings s on s.organization_id = o.id where r.organization_id = o.id and r.day < now() - ${days}`.execute(
    db,
  );
}

/** Retention in days of requests that monitored policies would have blocked, and maximum rows per channel. */
const WATCHED_DAYS = 90;
const MOST_WATCHED = 20_000;

/** Deletes old or excess requests that monitored policies would have blocked. */
export async function deleteOldWatched(db: Db): Promise<void> {
  await sql`delete from watched_request where day < now() - make_interval(days => ${sql.lit(WATCHED_DAYS)})`.execute(
    db,
  );
  await sql`
    delete from watched_request w using (
      select id, row_number() over (partition by channel_id order by last_at desc, id) as place from watched_request
    ) as ranked where w.id = ranked.id and ranked.place > ${sql.lit(MOST_WATCHED)}`.execute(db);
}

/** Returns the totals. */
export async function totals(db: Db, organizationId: string, period: Period): Promise<Sums | undefined> {
  const { rows } =
    await sql<Sums>`select ${sums} from repo_day r where ${daysWithin(organizationId, period)} having count(*) > 0`.execute(
      db,
    );
  return rows[0];
}

/** Returns counts by hour or day, without empty ones. */
export async function overTime(
  db: Db,
  organizationId: string,
  period: Period,
  step: 'hour' | 'day',
): Promise<(Sums & { at: Date })[]> {
  if (step === 'day') {
    const { rows } = await sql<Sums & { at: Date }>`
      select r.day::timestamp at time zone 'UTC' as at, ${sums} from repo_day r where ${daysWithin(organizationId, period)} group by 1 order by 1`.execute(
      db,
    );
    return rows;
  }
  const { rows } = await sql<Sums & { at: Date }>`
    select date_trunc(${sql.lit(step)}, hour, 'UTC') as at, ${sums} from repo_request r where ${within(organizationId, period)} group by 1 order by 1`.execute(
    db,
  );
  return rows;
}

/** Returns downloads by month, newest first, without empty months. */
export async function downloadsByMonth(
  db: Db,
  organizationId: string,
): Promise<{ month: string; downloads: number; packages: number }[]> {
  const { rows } = await sql<{ month: string; downloads: number; packages: number }>`
    select to_char(month, 'YYYY-MM') as month, sum(n)::bigint as downloads, count(*)::int as packages
    from repo_package_month where organization_id = ${organizationId} group by 1 order by 1 desc`.execute(db);
  return rows;
}

/** Returns counts by channel, busiest first. Requests to no visible channel have an empty name. */
export async function byChannel(
  db: Db,
  organizationId: string,
  period: Period,
): Promise<(Sums & { channel: string })[]> {
  const { rows } = await sql<
    Sums & { channel: string }
  >`select channel, ${sums} from repo_channel_day r where ${daysWithin(organizationId, period)} group by 1 order by requests desc, channel limit 100`.execute(
    db,
  );
  return rows;
}

/** Returns counts by type of token owner, busiest first. */
export async function bySubject(
  db: Db,
  organizationId: string,
  period: Period,
): Promise<{ subject: SubjectKind | null; requests: number }[]> {
  const { rows } = await sql<{ subject: SubjectKind | null; requests: number }>`
    select subject, sum(n)::bigint as requests from repo_day r where ${daysWithin(organizationId, period)} group by 1 order by 2 desc, 1`.execute(
    db,
  );
  return rows;
}

/** Returns counts by program and version, busiest first. */
export async function byProgram(
  db: Db,
  organizationId: string,
  period: Period,
  limit: number,
): Promise<(Sums & { program: string; version: string; last_at: Date })[]> {
  const { rows } = await sql<Sums & { program: string; version: string; last_at: Date }>`
    select program, program_version as version, ${sums}, max(last_at) as last_at
    from repo_day r where ${daysWithin(organizationId, period)} group by 1, 2 order by requests desc, 1, 2 limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A client with its token's owner. */
export interface ClientRow {
  client: string;
  is_anonymous: boolean;
  user_id: string | null;
  username: string | null;
  service_account_id: string | null;
  service_account: string | null;
  program: string;
  version: string;
  requests: number;
  refused: number;
  last_at: Date;
}

const clientOrder = new Keyset('clients', [
  descending('last_at', 'timestamptz'),
  ascending('client', 'text'),
  ascending(sql`coalesce(user_id::text, '')`, 'text'),
  ascending(sql`coalesce(service_account_id::text, '')`, 'text'),
  ascending('program', 'text'),
  ascending('version', 'text'),
  ascending('is_anonymous', 'boolean'),
]);

/** Lists individual clients, last seen first. */
export function clients(db: Db, organizationId: string, { from, to }: Period, asked: PageRequest): Listed<ClientRow> {
  return listed(
    db,
    clientOrder,
    asked,
    (page) => sql<ClientRow & Keyed & { total: number }>`
    with seen as (
      select r.client, r.is_anonymous, r.user_id, r.service_account_id, r.program, r.program_version as version,
        sum(r.n)::bigint as requests, coalesce(sum(r.n) filter (where r.file <> ''), 0)::bigint as refused, max(r.last_at) as last_at, count(*) over ()::int as total
      from repo_client r where r.organization_id = ${organizationId} and r.day >= ${from}::timestamptz::date and r.day < ${to}::timestamptz
      group by 1, 2, 3, 4, 5, 6
    ), page as (
      select *, ${clientOrder.columns} from seen
      where ${clientOrder.beyond(page)} order by ${clientOrder.order(page)} ${clientOrder.limit(page)}
    )
    select page.*, u.username, a.name as service_account
    from page left join app_user u on u.id = page.user_id left join service_account a on a.id = page.service_account_id
    order by ${clientOrder.order(page)}`,
  );
}

/** A blocked package. */
export interface BlockedRow {
  channel: string;
  /** Whether the channel still exists. */
  has_channel: boolean;
  name: string;
  version: string;
  /** Last requested file. */
  subdir: string;
  file: string;
  policy_id: string | null;
  policy_name: string;
  revision: number | null;
  rule: string;
  requests: number;
  last_at: Date;
  /**
   * Usernames and names of service accounts, and addresses or hashes of unknown clients, sorted; only if individual
   * clients are recorded.
   */
  who: string[];
}

const blockedOrder = new Keyset('blocked requests', [
  descending('last_at', 'timestamptz'),
  ascending('channel', 'text'),
  ascending('name', 'text'),
  ascending('version', 'text'),
  ascending(sql`coalesce(policy_id::text, '')`, 'text'),
  ascending('policy_name', 'text'),
  ascending(sql`coalesce(revision, 0)`, 'bigint'),
  ascending('rule', 'text'),
]);

/** Lists blocked requests by package, version, and rule, latest first. */
export function blocked(db: Db, organizationId: string, period: Period, asked: PageRequest): Listed<BlockedRow> {
  return listed(
    db,
    blockedOrder,
    asked,
    (page) => sql<BlockedRow & Keyed & { total: number }>`
    with every as (
      select channel, name, version, policy_id, policy_name, revision, rule, sum(n)::bigint as requests, max(last_at) as last_at, bool_or(channel_id is not null) as has_channel,
        (array_agg(subdir order by last_at desc, id))[1] as subdir, (array_agg(file order by last_at desc, id))[1] as file, array_agg(distinct subdir || '/' || file) as files, count(*) over ()::int as total
      from repo_request r where ${within(organizationId, period)} and outcome = 'refused'
      group by channel, name, version, policy_id, policy_name, revision, rule
    ), refused as (
      select *, ${blockedOrder.columns} from every
      where ${blockedOrder.beyond(page)} order by ${blockedOrder.order(page)} ${blockedOrder.limit(page)}
    )
    select channel, has_channel, name, version, subdir, file, policy_id, policy_name, revision, rule, requests, last_at, total, page_key, array(
      select distinct coalesce(u.username, a.name, k.client) from repo_client k left join app_user u on u.id = k.user_id left join service_account a on a.id = k.service_account_id
      where k.organization_id = ${organizationId} and k.day >= ${period.from}::timestamptz::date and k.channel = refused.channel and k.file <> '' and k.subdir || '/' || k.file = any (refused.files)
      order by 1 limit 20) as who
    from refused order by ${blockedOrder.order(page)}`,
  );
}

/** Downloads of one version in one subdir of a channel. */
export interface DownloadRow {
  channel: string;
  name: string;
  version: string;
  subdir: string;
  downloads: number;
}

/** Lists downloads of a period by channel, package, version, and subdir, most downloaded first. */
export async function downloads(db: Db, organizationId: string, period: Period): Promise<DownloadRow[]> {
  const { rows } = await sql<DownloadRow>`
    select channel, name, version, subdir, sum(n)::bigint as downloads from repo_request r
    where ${within(organizationId, period)} and ${download} group by 1, 2, 3, 4 order by downloads desc, 1, 2, 3, 4`.execute(
    db,
  );
  return rows;
}

/** A package with its number of downloads. */
export interface TopRow {
  channel_id: string;
  name: string;
  downloads: number;
  last_at: Date;
}

/** Order of packages: the most downloaded first. */
export const topOrder = new Keyset('top packages', [
  descending('downloads', 'bigint'),
  ascending('name', 'text'),
  ascending('channel_id', 'uuid'),
]);

/** Lists the most downloaded packages of some channels. */
export function top(
  db: Db,
  organizationId: string,
  channelIds: readonly string[],
  period: Period,
  asked: PageRequest,
): Listed<TopRow> {
  return listed(
    db,
    topOrder,
    asked,
    (page) => sql<TopRow & Keyed & { total: number }>`
    select *, ${topOrder.columns} from (select channel_id, name, sum(n)::bigint as downloads, max(last_at) as last_at, count(*) over ()::int as total from repo_request r
    where ${within(organizationId, period)} and ${download} and channel_id = any (${[...channelIds]}::uuid[]) and name <> ''
    group by 1, 2) as package where ${topOrder.beyond(page)} order by ${topOrder.order(page)} ${topOrder.limit(page)}`,
  );
}
