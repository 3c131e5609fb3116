// Read model of organization, channel, membership, app_user: environments to check again, and owners to notify.
// Read model of channel_advisory_revision, advisory_revision, curation: what changed since the last check.
/** SQL of environments' issues over time. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Role } from '@terrarium/domain/access';
import type { Db, Table, Trx } from '../db/index.ts';
import type { BuildRow } from './exposureStore.ts';

/** A day of an organization, see {@link environmentDays}. */
type DayTable = Table<'environment_day'>;

declare module '../db/tables.ts' {
  interface Tables {
    environment_look: Table<'environment_look'>;
    environment_fault: Table<'environment_fault'>;
    environment_day: DayTable;
  }
}

/** Which packages count: those from channels that every member can read, or all. */
export type Scope = 'members' | 'all';

/** Retention of daily numbers, in days. */
const KEPT_DAYS = 750;

/** An organization with environments. */
export interface WatchedOrganization {
  id: string;
  name: string;
  /** Changes whenever numbers or advisories may have changed since the last check. */
  stamp: string;
  isDue: boolean;
}

/** Lists organizations that have or had environments. */
export async function watchedOrganizations(db: Db): Promise<WatchedOrganization[]> {
  const { rows } = await sql<WatchedOrganization>`
    select told.id, told.name, told.stamp, look.stamp is distinct from told.stamp as "isDue" from (
      select o.id, o.name, concat_ws(' ',
        (select max(b.id) from installed_build b where b.organization_id = o.id),
        (select concat_ws(' ', count(*), count(e.removed_at), max(e.updated_at), max(e.removed_at)) from environment e where e.organization_id = o.id),
        (select concat_ws(' ', count(*), sum(c.content_revision), sum(c.generation), max(c.updated_at), sum(r.revision), md5(string_agg(c.publication_id::text, ' ' order by c.id))) from channel c left join channel_advisory_revision r on r.channel_id = c.id where c.organization_id = o.id),
        (select revision from advisory_revision),
        (select concat_ws(' ', count(*), count(s.ended_at), max(s.said_at)) from curation s where s.organization_id = o.id)
      ) as stamp
      from organization o where exists (select 1 from environment e where e.organization_id = o.id)
    ) told left join environment_look look on look.organization_id = told.id order by told.id`.execute(db);
  return rows;
}

/** Lists current and past builds of an organization's environments, each once. */
export function everyBuild(db: Db, organizationId: string): Promise<BuildRow[]> {
  return db
    .selectFrom('installed_build')
    .select(['id', 'name', 'version', 'build_string', 'channel', 'platform'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute();
}

/** Stores the stamp of a check and returns the previous one. Concurrent checks wait for each other here. */
export async function noteLook(
  trx: Trx,
  { organizationId, stamp, lastBuild }: { organizationId: string; stamp: string; lastBuild: number },
): Promise<number | null> {
  await sql`select 1 from organization where id = ${organizationId} for no key update`.execute(trx);
  const before = await trx
    .selectFrom('environment_look')
    .select('last_build')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  await sql`insert into environment_look (organization_id, stamp, last_build) values (${organizationId}, ${stamp}, ${lastBuild})
    on conflict (organization_id) do update set stamp = excluded.stamp, last_build = excluded.last_build`.execute(trx);
  return before === undefined ? null : Number(before.last_build);
}

/** A stored advisory. */
export type FaultRow = Omit<Selectable<Table<'environment_fault'>>, 'noticed_at'>;

/** Lists the recorded advisories of an organization's environments, including resolved ones. */
export function faultsOf(trx: Trx, organizationId: string): Promise<FaultRow[]> {
  return trx
    .selectFrom('environment_fault')
    .select(['organization_id', 'fault', 'ids', 'is_told'])
    .where('organization_id', '=', organizationId)
    .execute();
}

/** Writes advisories, replacing those with the same ID. */
export async function writeFaults(trx: Trx, faults: readonly FaultRow[]): Promise<void> {
  await sql`insert into environment_fault (organization_id, fault, ids, is_told)
    select organization_id, fault, ids, is_told
      from json_to_recordset(${JSON.stringify(faults)}::json) as given (organization_id uuid, fault text, ids text[], is_told boolean)
    on conflict (organization_id, fault) do update set ids = excluded.ids, is_told = excluded.is_told`.execute(trx);
}

/** A listed environment that contains a build, with its owner, who can receive emails and is a member. */
export interface OwnedHolder {
  build_id: number;
  environment_id: string;
  environment: string;
  device: string;
  owner_id: string;
  email: string;
  role: Role;
}

/** Finds the listed environments that contain some builds, with their owners. */
export async function ownedHolders(
  trx: Trx,
  organizationId: string,
  builds: readonly number[],
): Promise<OwnedHolder[]> {
  const { rows } = await sql<OwnedHolder>`
    select held.build_id::int8 as build_id, env.id as environment_id, env.name as environment, env.device, owner.id as owner_id, owner.email, m.role
      from environment_build held join environment env on env.id = held.environment_id
      join app_user owner on owner.id = env.owner_id join membership m on m.user_id = owner.id and m.organization_id = env.organization_id
     where held.build_id = any(${[...builds]}::bigint[]) and env.organization_id = ${organizationId} and env.removed_at is null
       and owner.is_confirmed and not owner.is_disabled and owner.deleted_at is null
     order by owner.id, env.name, env.id, held.build_id`.execute(trx);
  return rows;
}

/** Risk of a build: index in {@link SEVERITY_RANKS}, or null without an advisory; and whether a policy blocks it. */
export interface BuildRisk {
  id: number;
  rank: number | null;
  refused: boolean;
}

/** The columns of a day, by increasing severity. */
export const SEVERITY_RANKS = ['other', 'low', 'medium', 'high', 'critical'] as const;

/** Counts an organization's listed environments by their highest severity, and stores the numbers of today. */
export async function writeDay(
  trx: Trx,
  organizationId: string,
  scope: Scope,
  builds: readonly BuildRisk[],
): Promise<void> {
  const count = (name: (typeof SEVERITY_RANKS)[number]) =>
    sql`count(*) filter (where hit.rank = ${SEVERITY_RANKS.indexOf(name)})`;
  await sql`
    with bad as (
      select * from json_to_recordset(${JSON.stringify(builds)}::json) as given (id bigint, rank integer, refused boolean)
    ), hit as (
      select env.id, max(bad.rank) as rank, coalesce(bool_or(bad.refused), false) as refused
        from environment env left join (environment_build held join bad on bad.id = held.build_id) on held.environment_id = env.id
       where env.organization_id = ${organizationId} and env.removed_at is null group by env.id
    )
    insert into environment_day (organization_id, day, scope, environments, critical, high, medium, low, other, refused)
      select ${organizationId}::uuid, (now() at time zone 'utc')::date, ${scope}, count(*), ${count('critical')}, ${count('high')}, ${count('medium')}, ${count('low')}, ${count('other')}, count(*) filter (where hit.refused) from hit
    on conflict (organization_id, day, scope) do update set environments = excluded.environments, critical = excluded.critical, high = excluded.high,
      medium = excluded.medium, low = excluded.low, other = excluded.other, refused = excluded.refused`.execute(trx);
}

/** Copies the last numbers to today, for organizations without changes. */
export async function continueDays(db: Db): Promise<void> {
  await sql`
    insert into environment_day (organization_id, day, scope, environments, critical, high, medium, low, other, refused)
      select distinct on (organization_id, scope) organization_id, (now() at time zone 'utc')::date, scope, environments, critical, high, medium, low, other, refused
        from environment_day order by organization_id, scope, day desc
    on conflict do nothing`.execute(db);
  await sql`delete from environment_day where day < (now() at time zone 'utc')::date - ${KEPT_DAYS}::int`.execute(db);
}

/** Numbers of an organization's environments on one day. */
export type DayRow = Omit<Selectable<DayTable>, 'organization_id' | 'scope' | 'day'> & { day: string };

/** Lists the last days of an organization, oldest first. */
export async function environmentDays(db: Db, organizationId: string, scope: Scope, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, environments, critical, high, medium, low, other, refused from environment_day
     where organization_id = ${organizationId} and scope = ${scope} and day > (now() at time zone 'utc')::date - ${days}::int order by day`.execute(
    db,
  );
  return rows;
}
