// Read model of advisory, app_user, membership, organization: statements are listed with names of users and advisories.
// Read model of channel, channel_file, channel_source: statements must match packages of the organization.
// Read model of environment, environment_build, installed_build, package_identity: the same for environments.
/** SQL of VEX statements (migration 0060). */
import type { VexJustification, VexStatus } from '@terrarium/domain/advisory';
import { can } from '@terrarium/domain/access';
import type { Role } from '@terrarium/domain/access';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

/** Row of `curation`. */
type CurationTable = Table<'curation'>;

declare module '../db/tables.ts' {
  interface Tables {
    curation: CurationTable;
  }
}

/** A user who added or removed a statement. */
export interface PersonRow {
  id: string;
  username: string;
  first_name: string;
  last_name: string;
}

/** What a statement applies to, and its content. */
export interface Said {
  fault: string;
  rests_on: string[];
  conda_name: string;
  versions: string | null;
  build: string | null;
  subdir: string | null;
  channel_id: string | null;
  status: VexStatus;
  justification: VexJustification | null;
  note: string;
  source: string | null;
  stated_at: Date;
}

/** A stored statement. */
export interface CurationRow extends Said {
  id: string;
  organization_id: string;
  organization: string;
  channel: string | null;
  said_at: Date;
  said_by: PersonRow | null;
  ended_at: Date | null;
  ended_by: PersonRow | null;
  withdrawn: string[];
}

/** Filter for statements. */
export interface Selection {
  organizationIds: readonly string[];
  /** IDs of the advisory; any if missing. */
  faults?: readonly string[] | undefined;
  name?: string | undefined;
  history: boolean;
  lookAgain: boolean;
  /** Only the organization's own statements. */
  own?: boolean;
  id?: string;
}

const WITHDRAWN = sql`array(select a.id from advisory a where a.id = any(s.rests_on) and a.withdrawn_at is not null order by a.id)`;
const person = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'username', ${sql.ref(`${alias}.username`)},
    'first_name', ${sql.ref(`${alias}.first_name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)}) end`;

function where({ organizationIds, faults, name, history, lookAgain, own, id }: Selection): RawBuilder<unknown> {
  const parts = [
    sql`s.organization_id = any(${[...organizationIds]}::uuid[])`,
    ...(faults === undefined ? [] : [sql`s.fault = any(${[...faults]}::text[])`]),
    ...(name === undefined ? [] : [sql`s.conda_name = ${name}`]),
    ...(history ? [] : [sql`s.ended_at is null`]),
    ...(own ? [sql`s.source is null`] : []),
    ...(id === undefined ? [] : [sql`s.id = ${id}`]),
    ...(lookAgain ? [sql`s.ended_at is null and cardinality(${WITHDRAWN}) > 0`] : []),
  ];
  return sql.join(parts, sql` and `);
}

const curationOrder = new Keyset('statements', [
  descending(sql`(s.ended_at is null)`, 'boolean'),
  descending(sql`coalesce(s.ended_at, timestamptz 'epoch')`, 'timestamptz'),
  descending('s.said_at', 'timestamptz'),
  descending('s.id', 'uuid'),
]);

/** Returns a page of statements, active ones first, latest first, and their number. */
export async function listCurations(
  db: Db | Trx,
  selection: Selection,
  page: PageRequest,
): Promise<RowPage<CurationRow> & { total: number }> {
  const { rows } = await sql<CurationRow & { page_key: string[] }>`
    select s.id, s.organization_id, o.name as organization, s.fault, s.rests_on, s.conda_name, s.versions, s.build, s.subdir, s.channel_id, c.name as channel,
      s.status, s.justification, s.note, s.source, s.stated_at, s.said_at, s.ended_at, ${WITHDRAWN} as withdrawn,
      ${person('by')} as said_by, ${person('ender')} as ended_by, ${curationOrder.columns}
    from curation s join organization o on o.id = s.organization_id left join channel c on c.id = s.channel_id
      left join app_user by on by.id = s.said_by left join app_user ender on ender.id = s.ended_by
    where ${where(selection)} and ${curationOrder.beyond(page)} order by ${curationOrder.order(page)} ${curationOrder.limit(page)}`.execute(
    db,
  );
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from curation s where ${where(selection)}`.execute(db);
  return { ...curationOrder.page(rows, page), total: counted.rows[0]?.total ?? 0 };
}

/** Finds an organization's statement, also an ended one; undefined if missing. */
export async function findCuration(
  db: Db | Trx,
  organizationId: string,
  id: string,
): Promise<(Said & { id: string; ended_at: Date | null }) | undefined> {
  return (await db
    .selectFrom('curation')
    .select(SAID)
    .select(['id', 'ended_at'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()) as (Said & { id: string; ended_at: Date | null }) | undefined;
}

const SAID = [
  'fault',
  'rests_on',
  'conda_name',
  'versions',
  'build',
  'subdir',
  'channel_id',
  'status',
  'justification',
  'note',
  'source',
  'stated_at',
] as const;

/**
 * Serializes changes of an organization's statements until the transaction ends.
 * Of two about one product, the later one counts.
 */
export async function lockStatements(trx: Trx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`curation ${organizationId}`}, 0))`.execute(trx);
}

/** Returns an organization's active statements about advisories from one source. */
export async function standing(
  trx: Db | Trx,
  organizationId: string,
  faults: readonly string[],
  source: string | null,
): Promise<(Said & { id: string })[]> {
  return (await trx
    .selectFrom('curation')
    .select(SAID)
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('ended_at', 'is', null)
    .where((eb) => eb('fault', '=', eb.fn.any(eb.val([...faults]))))
    .where((eb) => (source === null ? eb('source', 'is', null) : eb('source', '=', source)))
    .execute()) as (Said & { id: string })[];
}

/** Ends statements: removed or replaced. @param userId who ended them; null for a source */
export async function endCurations(trx: Trx, ids: readonly string[], userId: string | null): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('curation')
    .set({ ended_at: new Date(), ended_by: userId })
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute();
}

/** Inserts statements in one SQL statement, because its trigger requests each run once. */
export async function insertCurations(
  trx: Trx,
  organizationId: string,
  said: readonly Said[],
  userId: string | null,
): Promise<string[]> {
  if (said.length === 0) return [];
  const rows = said.map((one) => ({ ...one, id: newId(), organization_id: organizationId, said_by: userId }));
  await sql`
    insert into curation (id, organization_id, fault, rests_on, conda_name, versions, build, subdir, channel_id, status, justification, note, source, stated_at, said_by)
    select id, organization_id, fault, rests_on, conda_name, versions, build, subdir, channel_id, status, justification, note, source, stated_at, said_by
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id uuid, organization_id uuid, fault text, rests_on text[], conda_name text, versions text,
      build text, subdir text, channel_id uuid, status text, justification text, note text, source text, stated_at timestamptz, said_by uuid)`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Maximum number of builds per name. No package has as many. */
const MOST_BUILDS = 20_000;

/** Returns the conda builds of a package in an organization's environments, each with the environments' IDs. */
export async function buildsHeld(
  db: Db,
  organizationId: string,
  name: string,
): Promise<{ version: string; build: string; subdir: string; environments: string[] }[]> {
  const { rows } = await sql<{ version: string; build: string; subdir: string; environments: string[] }>`
    select b.version, b.build_string as build, b.platform as subdir, array_agg(distinct e.environment_id::text) as environments
    from installed_build b
      join environment_build e on e.build_id = b.id
      join environment on environment.id = e.environment_id and environment.removed_at is null
    where b.organization_id = ${organizationId} and b.name = ${name} and b.channel <> 'pypi'
    group by 1, 2, 3 limit ${MOST_BUILDS}`.execute(db);
  return rows;
}

/** Returns which packages have files in an organization's channels, own or from source channels. */
export async function knownPackages(
  db: Db | Trx,
  organizationId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with recursive drawn (id) as (select id from channel where organization_id = ${organizationId}
      union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id)
    select name from unnest(${[...names]}::text[]) as given(name)
      where exists (select 1 from drawn join channel_file f on f.channel_id = drawn.id and f.name = given.name)`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Returns the conda packages of upstream packages with trusted mappings, by ecosystem/name. */
export async function condaNames(
  db: Db | Trx,
  upstream: readonly { ecosystem: string; name: string }[],
): Promise<Map<string, string[]>> {
  if (upstream.length === 0) return new Map();
  const { rows } = await sql<{ key: string; names: string[] }>`
    select i.ecosystem || '/' || i.name as key, array_agg(i.conda_name order by i.conda_name) as names
    from package_identity i join json_to_recordset(${JSON.stringify(upstream)}::json) as given(ecosystem text, name text)
      on given.ecosystem = i.ecosystem and given.name = i.name
    where i.confidence <> 'low' and i.relation is null group by 1`.execute(db);
  return new Map(rows.map(({ key, names }) => [key, names]));
}

/** Lists an organization's channels with the source URL of mirrors. */
export async function channelsOf(
  db: Db | Trx,
  organizationId: string,
): Promise<{ id: string; name: string; source: string | null }[]> {
  return db
    .selectFrom('channel')
    .select(['id', 'name', 'source'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .execute();
}

/** Lists the organizations whose statements a user can read, and whether they can add statements. */
export async function curatingOrganizations(
  db: Db,
  userId: string,
): Promise<{ id: string; name: string; title: string; canCurate: boolean }[]> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .select(['o.id', 'o.name', 'o.title', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('o.name')
    .execute();
  return rows
    .filter(({ role }) => can(role as Role, 'artifact.read'))
    .map(({ role, ...one }) => ({ ...one, canCurate: can(role as Role, 'advisory.edit') }));
}

/** Returns how often an organization's own statements changed, and when last; null if never. */
export async function changesOf(db: Db, organizationId: string): Promise<{ count: number; at: Date | null }> {
  const { rows } = await sql<{ count: number; at: Date | null }>`
    select (count(*) + count(ended_at))::int as count, max(greatest(said_at, ended_at)) as at
    from curation where organization_id = ${organizationId} and source is null`.execute(db);
  return rows[0] ?? { count: 0, at: null };
}
