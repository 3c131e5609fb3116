/**
 * Fills a hub with generated rows: 20,000 users, 2,000 organizations, 10,000 channels, 50,000 environments, and the
 * requests of a year. Organization 1 is large, user {@link MANY} belongs to 200 organizations.
 */
import type { TestPlatform } from '../../platform/src/testing/index.ts';

type Pool = TestPlatform['core']['connection']['pool'];

/** Names of the large organization and of a group with all of its channels. */
export const LARGE = 'large';
/** The user who belongs to 200 organizations. User 1 is the first admin of the large one. */
export const MANY = 5_001;
/** A user who is an operator, and a member of small organizations only. */
export const OPERATOR = 5_002;

/** Kinds of rows, as a digit of their IDs. */
const KIND = {
  user: 1,
  organization: 2,
  channel: 3,
  publication: 4,
  policy: 5,
  group: 6,
  environment: 7,
  account: 8,
  other: 9,
} as const;

/** SQL of the ID of the nth row of a kind. */
const id = (kind: keyof typeof KIND, n: string): string =>
  `('0000000${KIND[kind]}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** Returns the ID of the nth row of a kind. */
export const idOf = (kind: keyof typeof KIND, n: number): string =>
  `0000000${KIND[kind]}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
/** SQL of one of some texts, by a number. */
const one = (n: string, ...texts: string[]): string =>
  `(array[${texts.map((text) => `'${text}'`).join(',')}])[1 + (${n})::int % ${texts.length}]`;
/** SQL of a time in the last year; `n` spreads it. */
const past = (n: string): string => `now() - make_interval(mins => 1 + ((${n})::bigint * 7919 % 525600)::int)`;
/** SQL of the organization of the nth channel: 2,000 in the large one, 500 in another one, the others spread. */
const organizationOfChannel = (n: string): string =>
  `case when ${n} <= 2000 then 1 when ${n} <= 2500 then 2 else 3 + ${n} * 7919 % 1998 end`;
const channelName = (n: string): string => `${one(n, 'main', 'ml', 'data', 'team', 'lab')} || '-' || ${n}`;
const packageName = (n: string): string => `${one(n, 'py', 'lib', 'r-', 'num', 'geo', 'x')} || 'package-' || (${n})`;
const PACKAGES = 3_000;

/** Counted requests in rows: an hour of a channel, a file, a client program. */
const REQUEST_ROWS = Number(process.env['LARGE_REQUESTS'] ?? 3_000_000);
const CHUNK = 50_000;

/** Tables with the SQL of their rows; `n` goes to the given number. */
const TABLES: readonly [table: string, count: number, columns: string][] = [
  [
    'app_user',
    20_000,
    `${id('user', 'n')} as id, 'user-' || n || '@example.org' as email, ${one('n', 'ada', 'max', 'nora', 'li', 'omar', 'eva')} || '-' || n as username,
     ${one('n', 'Ada', 'Max', 'Nora', 'Li', 'Omar', 'Eva')} as first_name, ${one('n / 6', 'Berg', 'Costa', 'Diaz', 'Meyer', 'Okoye')} || ' ' || n as last_name,
     '!' as password_hash, n % 50 <> 7 as is_confirmed, true as is_consented, n % 90 = 8 as is_disabled, ${past('n')} as created_at, n = ${OPERATOR} as is_operator, ${past('n * 3')} as last_sign_in_at`,
  ],
  [
    'organization',
    2_000,
    `${id('organization', 'n')} as id, case when n = 1 then '${LARGE}' else ${one('n', 'acme', 'lab', 'uni', 'data')} || '-' || n end as name, initcap(${one('n', 'acme', 'lab', 'uni', 'data')}) || ' ' || n as title, ${past('n')} as created_at`,
  ],
  [
    'membership',
    5_000,
    `${id('organization', '1')} as organization_id, ${id('user', 'n')} as user_id, case when n <= 20 then 'admin' else 'member' end as role`,
  ],
  [
    'membership',
    200,
    `${id('organization', 'n')} as organization_id, ${id('user', String(MANY))} as user_id, case when n % 4 = 0 then 'admin' else 'member' end as role`,
  ],
  [
    'membership',
    1_999,
    `${id('organization', '1 + n')} as organization_id, ${id('user', '5001 + n')} as user_id, 'admin' as role`,
  ],
  [
    'membership',
    13_000,
    `${id('organization', '2 + n * 7919 % 1999')} as organization_id, ${id('user', '7000 + n')} as user_id, 'member' as role`,
  ],
  [
    'subscription',
    2_000,
    `${id('other', 'n')} as id, ${id('organization', 'n')} as organization_id, case when n % 10 = 1 then 'enterprise_subscription' else 'starter_subscription' end as product_code, 'active' as subscription_status, 'yearly' as billing_cycle,
     case when n = 1 then 6000 else 50 end as quantity, now() - interval '30 days' as period_start, now() + interval '300 days' as period_end`,
  ],
  [
    'licence',
    4_900,
    `${id('other', '10000 + n')} as id, ${id('organization', '1')} as organization_id, ${id('user', 'n')} as user_id`,
  ],
  [
    'channel',
    10_000,
    `${id('channel', 'n')} as id, ${id('organization', organizationOfChannel('n'))} as organization_id, ${channelName('n')} as name, 'Packages of a team' as description,
     ${one('n / 7', 'internal', 'private', 'internal', 'public')} as privacy, case when n % 10 = 0 then 'external_mirror' else 'hosted' end as type, case when n % 10 = 0 then 'https://conda.example/' || n end as source, ${id('publication', 'n')} as publication_id, 5 as artifact_count, 20 as file_count, n * 1000000 as size, array['noarch','linux-64'] as subdirs, ${past('n')} as created_at, ${past('n * 3')} as updated_at`,
  ],
  [
    'mirror_sync',
    1_000,
    `${id('other', '9800000 + n')} as id, ${id('channel', 'n * 10')} as channel_id, 'done' as state, now() as created_at, now() as started_at, now() as finished_at`,
  ],
  [
    'publication',
    10_000,
    `${id('publication', 'n')} as id, ${id('channel', 'n')} as channel_id, 'key' as content_key, 'folder-' || n as folder, 18 as allowed_count, 2 as refused_count, '{"noarch":{"allowed":18,"refused":2}}'::jsonb as per_subdir, 1 as number, ${id('publication', 'n')} as packages_id, 1000 as index_form, true as has_packages, 0 as vulnerabilities_revision`,
  ],
  [
    'artifact',
    50_000,
    `${id('channel', '1 + (n - 1) / 5')} as channel_id, ${packageName(`n * 31 % ${PACKAGES}`)} as name, 'A package' as summary`,
  ],
  [
    'publication_package',
    50_000,
    `${id('publication', '1 + (n - 1) / 5')} as publication_id, ${packageName(`n * 31 % ${PACKAGES}`)} as name, '1.' || n % 9 as latest_version, ${one('n', 'MIT', 'BSD-3-Clause', 'Apache-2.0', 'GPL-3.0')} as license, array['noarch','linux-64'] as subdirs, 4 as served_count, n % 3 as refused_count, ${one('n', 'none_known', 'low', 'high', 'unknown')} as severity, ${past('n')} as file_at`,
  ],
  [
    'policy',
    500,
    `${id('policy', 'n')} as id, ${id('organization', 'case when n <= 100 then 1 else n end')} as organization_id, 'Policy ' || n as name, '{"add_packages":{"type":"compound","operator":"AND","subfilters":[]},"remove_packages":{"type":"compound","operator":"OR","subfilters":[]},"exceptions":{"type":"compound","operator":"AND","subfilters":[]}}'::jsonb as filters, 'Blocks GPL' as summary, ${past('n')} as updated_at`,
  ],
  [
    'channel_policy',
    1_000,
    `${id('channel', 'n')} as channel_id, ${id('policy', '1 + n % 100')} as policy_id, ${id('user', '1')} as applied_by`,
  ],
  [
    'policy_run',
    20_000,
    `${id('other', '100000 + n')} as id, ${id('channel', '1 + n % 1000')} as channel_id, ${id('policy', '1 + n % 1000 % 100')} as policy_id, 'Policy ' || (1 + n % 1000 % 100) as policy_name, 1 as policy_revision, 'content' as reason, 'done' as state, ${past('n')} as created_at, ${past('n')} as started_at, ${past('n')} as finished_at, 3 as added_count, 1 as removed_count`,
  ],
  [
    'policy_delta',
    20_000,
    `${id('other', '100000 + n')} as run_id, ${id('channel', '1 + n % 1000')} as channel_id, ${past('n')} as created_at, ''::bytea as added_ids, ''::bytea as removed_ids`,
  ],
  ['org_group', 300, `${id('group', 'n')} as id, ${id('organization', '1')} as organization_id, 'Group ' || n as name`],
  [
    'org_group_user',
    2_500,
    `${id('group', '1')} as group_id, ${id('user', 'n')} as user_id, ${id('organization', '1')} as organization_id`,
  ],
  [
    'org_group_user',
    6_000,
    `${id('group', '2 + n % 299')} as group_id, ${id('user', '1 + n * 7919 % 5000')} as user_id, ${id('organization', '1')} as organization_id`,
  ],
  [
    'org_group_channel',
    2_000,
    `${id('group', '1')} as group_id, ${id('channel', 'n')} as channel_id, ${id('organization', '1')} as organization_id`,
  ],
  [
    'org_group_channel',
    3_000,
    `${id('group', '2 + n % 299')} as group_id, ${id('channel', '1 + n * 7919 % 2000')} as channel_id, ${id('organization', '1')} as organization_id`,
  ],
  [
    'service_account',
    300,
    `${id('account', 'n')} as id, ${id('organization', '1')} as organization_id, 'robot-' || n as name`,
  ],
  [
    'channel_token',
    3_300,
    `${id('other', '200000 + n')} as id, ${id('organization', '1')} as organization_id, case when n <= 300 then null else ${id('user', 'n - 300')} end as user_id, case when n <= 300 then ${id('account', 'n')} end as service_account_id, sha256(n::text::bytea) as token_hash, 'abcd' as hint, now() + interval '90 days' as expires_at, ${past('n')} as last_used_at`,
  ],
  [
    'installed_build',
    3_000,
    `${id('organization', '1')} as organization_id, ${packageName(`n % ${PACKAGES}`)} as name, '1.' || n % 9 as version, 'h0_0' as build_string, 'main' as channel, 'linux-64' as platform`,
  ],
  [
    'environment',
    50_000,
    `${id('environment', 'n')} as id, ${id('organization', 'case when n <= 10000 then 1 else 2 + n * 7919 % 1999 end')} as organization_id, ${id('user', 'case when n <= 10000 then 1 + n % 5000 else 7001 + n * 7919 % 1999 end')} as owner_id, ${one('n', 'train', 'serve', 'etl', 'notebook')} || '-' || n as name,
     '/home/envs/' || n as prefix, 'host-' || n % 700 as device, ${one('n', 'linux-64', 'osx-arm64', 'win-64')} as platform, (select body from packages_of where number = n % 20) as packages, 60 as package_count, ${one('n', 'unreviewed', 'unreviewed', 'approved', 'needs_attention')} as status, ${past('n')} as created_at, ${past('n * 3')} as updated_at`,
  ],
  [
    'audit_entry',
    300_000,
    `${id('organization', '1')} as chain, n as number, ${id('other', '1000000 + n')} as id, now() - make_interval(mins => (300000 - n)::int) as at, 'person' as actor_type, ${id('user', '1 + n % 20')} as actor_id, ${one('n', 'channel.created', 'member.added', 'policy.edited', 'token.created')} as action, 'channel' as target_type, ${id('channel', '1 + n % 2000')}::text as target_id, 'main-' || n % 2000 as target_name, '{}' as details, repeat('0', 64) as previous, repeat('0', 64) as hash`,
  ],
  [
    'audit_entry',
    100_000,
    `'00000000-0000-0000-0000-000000000000'::uuid as chain, n as number, ${id('other', '2000000 + n')} as id, now() - make_interval(mins => (100000 - n)::int) as at, 'person' as actor_type, ${id('user', String(OPERATOR))} as actor_id, 'user.disabled' as action, 'user' as target_type, ${id('user', '1 + n % 20000')}::text as target_id, '{}' as details, repeat('0', 64) as previous, repeat('0', 64) as hash`,
  ],
  [
    'organization_change',
    200_000,
    `${id('other', '3000000 + n')} as id, ${id('organization', '1')} as organization_id, ${past('n')} as at, ${id('user', '1 + n % 20')} as actor_id, ${one('n', 'channel_created', 'member_added', 'channel_described')} as kind, 'main-' || n % 2000 as subject, ${id('channel', '1 + n % 2000')} as channel_id, ${channelName('(1 + n % 2000)')} as channel`,
  ],
  [
    'operator_log',
    20_000,
    `${id('other', '4000000 + n')} as id, ${past('n')} as at, ${id('user', String(OPERATOR))} as operator_id, 'disabled_account' as action, ${id('user', 'n')} as user_id`,
  ],
  [
    'outbox_mail',
    2_000,
    `${id('other', '5000000 + n')} as id, ${id('user', 'n')} as user_id, 'user-' || n || '@example.org' as recipient, 'Notice' as subject, 'Text' as body, 9 as tries, 'refused' as error, now() as tried_at, now() as given_up_at`,
  ],
  [
    'invitation',
    500,
    `${id('other', '6000000 + n')} as id, ${id('organization', '1')} as organization_id, 'guest-' || n || '@example.org' as email, rpad('code' || n, 43, 'x') as code, now() + interval '5 days' as expires_at`,
  ],
  [
    'exception_request',
    2_000,
    `${id('other', '7000000 + n')} as id, ${id('organization', '1')} as organization_id, ${id('channel', '1 + n % 2000')} as channel_id, ${packageName('n')} as spec, ${packageName('n')} as package, ${one('n', 'open', 'allowed', 'declined')} as state, ${past('n')} as asked_at`,
  ],
  [
    'exception_request_person',
    2_000,
    `${id('other', '7000000 + n')} as request_id, ${id('user', 'n')} as user_id, 'Needed' as reason`,
  ],
  [
    'policy_exception',
    2_000,
    `${id('other', '8000000 + n')} as id, ${id('organization', '1')} as organization_id, ${id('channel', '1 + n % 2000')} as channel_id, ${packageName('n')} as spec, ${packageName('n')} as package, ${id('user', '1')} as owner_id`,
  ],
  [
    'project',
    20_000,
    `${id('other', '9000000 + n')} as id, case when n > 5000 then ${id('user', 'n')} end as user_id, case when n <= 5000 then ${id('organization', '1')} end as organization_id, 'project-' || n as name, 'Project ' || n as title`,
  ],
  [
    'collection',
    500,
    `${id('other', '9900000 + n')} as id, ${id('organization', '1')} as organization_id, 'collection-' || n as name, 'Collection ' || n as title, ${one('n', 'public', 'internal')} as privacy`,
  ],
  [
    'collection_entry',
    5_000,
    `${id('other', '9900001 + (n - 1) / 10')} as collection_id, 1 + n % 10 as position, ${id('channel', '1 + n % 2000')} as channel_id, ${packageName('n')} as name`,
  ],
  [
    'promotion',
    1_000,
    `${id('other', '9950000 + n')} as id, ${id('organization', '1')} as organization_id, ${id('channel', '1')} as channel_id, ${id('channel', '2')} as source_id, 'main-2' as source, 'done' as state, ${past('n')} as asked_at`,
  ],
  [
    'advisory',
    20_000,
    `'CVE-2025-' || (10000 + n) as id, (n % 100) / 10.0 as score, 'active' as status, 'Something is wrong' as summary, ${past('n')} as published_at, ${past('n')} as modified_at`,
  ],
  [
    'advisory_affected',
    20_000,
    `'CVE-2025-' || (10000 + n) as advisory_id, ${packageName(`n % ${PACKAGES * 4}`)} as name, 'conda' as ecosystem, jsonb_build_array(jsonb_build_object('introduced', '0', 'fixed', '1.' || n % 9)) as ranges`,
  ],
  [
    'repo_client',
    300_000,
    `sha256(('c' || n)::bytea) as id, ${id('organization', '1')} as organization_id, (now() - make_interval(days => (n % 365)::int))::date as day, 'host-' || n / 365 % 5000 as client, true as is_anonymous, ${one('n', 'conda', 'mamba', 'pixi')} as program, '24.' || n % 7 as program_version, '' as channel, '' as subdir, '' as file, 20 as n, ${past('n')} as last_at`,
  ],
  [
    // 20 busy channels of the large organization have a third of the rows, and its other channels a third.
    'repo_request',
    REQUEST_ROWS,
    `sha256(n::text::bytea) as id, ${id('organization', 'organization')} as organization_id, date_trunc('hour', now()) - make_interval(hours => (n % 8760)::int) as hour, ${id('channel', 'channel')} as channel_id, ${channelName('channel')} as channel, case when n % 3 = 0 then 'index' else 'package' end as kind, 'noarch' as subdir,
     case when n % 3 = 0 then 'repodata.json.zst' else 'package-' || n % ${PACKAGES} || '-1.0-0.conda' end as file, case when n % 3 = 0 then '' else ${packageName(`n % ${PACKAGES}`)} end as name, case when n % 3 = 0 then '' else '1.' || n % 9 end as version,
     case when n % 97 = 0 then 'refused' when n % 3 = 0 and n % 2 = 0 then 'unchanged' else 'served' end as outcome, ${one('n / 3', 'conda', 'mamba', 'pixi')} as program, '24.' || n % 7 as program_version, 'user' as subject, case when n % 97 = 0 then 'Policy 1' else '' end as policy_name, case when n % 97 = 0 then 'license GPL' else '' end as rule,
     ${Math.ceil(100_000_000 / REQUEST_ROWS)} as n, date_trunc('hour', now()) - make_interval(hours => (n % 8760)::int) + interval '50 minutes' as last_at`,
  ],
];

const from = (table: string, first: number, last: number): string => {
  const numbers = `generate_series(${first}::bigint, ${last}) as n`;
  if (table !== 'repo_request') return numbers;
  const channel = `case n % 3 when 0 then 1 + n / 3 % 20 when 1 then 1 + n / 3 % 2000 else 2001 + n / 3 % 8000 end`;
  return `(select n, channel, ${organizationOfChannel('channel')} as organization from (select n, ${channel} as channel from ${numbers}) as asked) as numbered`;
};

/** Fills the database of an empty hub. Takes some minutes, mostly for requests. */
export async function fill(pool: Pool): Promise<void> {
  await pool.query(`create table packages_of as select number, (
      select jsonb_agg(jsonb_build_object('name', ${packageName(`(number * 150 + p) % ${PACKAGES}`)}, 'version', '1.' || p % 9, 'build_string', 'h0_0', 'channel', 'main', 'platform', 'linux-64')) from generate_series(1, 60) as p
    ) as body from generate_series(0, 19) as number`);
  // Without triggers and foreign keys: no hub could run the policies of 10,000 channels meanwhile.
  const quietly = (statement: string): Promise<unknown> =>
    pool.query(`set local session_replication_role = replica; ${statement}`);
  for (const [table, count, columns] of TABLES) {
    for (let first = 1; first <= count; first += CHUNK)
      await quietly(
        `insert into ${table} (${[...columns.matchAll(/ as (\w+)(?=,|$)/g)].map(([, name]) => name).join(', ')}) select ${columns} from ${from(table, first, Math.min(count, first + CHUNK - 1))} on conflict do nothing`,
      );
  }
  // The sums that triggers would have written.
  for (const statement of [
    `repo_day (organization_id, day, kind, outcome, subject, program, program_version, n, last_at) select organization_id, (hour at time zone 'UTC')::date, kind, outcome, subject, program, program_version, sum(n), max(last_at) from repo_request group by 1, 2, 3, 4, 5, 6, 7`,
    `repo_channel_day (organization_id, day, channel, kind, outcome, n) select organization_id, (hour at time zone 'UTC')::date, channel, kind, outcome, sum(n) from repo_request group by 1, 2, 3, 4, 5`,
    `repo_package_month (organization_id, month, name, n) select organization_id, date_trunc('month', hour at time zone 'UTC')::date, name, sum(n) from repo_request where kind = 'package' and outcome = 'served' group by 1, 2, 3`,
  ])
    await quietly(`insert into ${statement} order by 1, 2`);
  await quietly(
    `insert into audit_chain (id, name, length) select id, name, 0 from organization on conflict do nothing`,
  );
  await quietly(
    `update audit_chain set length = counted.length, head = repeat('0', 64) from (select chain, max(number) as length from audit_entry group by chain) as counted where counted.chain = audit_chain.id`,
  );
  for (let part = 0; part < 20; part++)
    await quietly(
      `insert into environment_build (build_id, environment_id) select b.id, e.id from environment e, jsonb_array_elements(e.packages) as p
       join installed_build b on b.name = p ->> 'name' where e.organization_id = ${id('organization', '1')} and e.id >= ${id('environment', `1 + ${part} * 500`)} and e.id < ${id('environment', `501 + ${part} * 500`)} on conflict do nothing`,
    );
  await pool.query('drop table packages_of');
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_stat_user_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) await pool.query(`vacuum analyze ${name}`);
}
