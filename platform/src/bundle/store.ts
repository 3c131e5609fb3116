// Read model of organization, channel, channel_file, app_user, environment, environment_build, installed_build: a command names a channel, what of a bundle is new is told by what its channel has, and what an environment needs by what it holds.
/** SQL of bundles (migrations 0190, 0261, 0365). */
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';
import { zstdFrame } from '../zstd.ts';

type MadeTable = Table<'bundle_made'>;
type BroughtTable = Table<'bundle_brought'>;

declare module '../db/tables.ts' {
  interface Tables {
    bundle_hub: Table<'bundle_hub'>;
    bundle_made: MadeTable;
    bundle_brought: BroughtTable;
    bundle_key: Table<'bundle_key'>;
    bundle_job: Table<'bundle_job'>;
  }
}

/** The id of a channel by the names of its organization and its own; null when there is none. */
export async function channelNamed(db: Db, organization: string, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('channel')
    .innerJoin('organization', 'organization.id', 'channel.organization_id')
    .select('channel.id')
    .where('organization.name', '=', organization)
    .where('channel.name', '=', name)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The last bundle of a channel, with what the channel served then; undefined when none was made. */
export async function lastMade(
  db: Db,
  channelId: string,
): Promise<{ id: string; made_at: Date; contents: Set<string> } | undefined> {
  const row = await db
    .selectFrom('bundle_made')
    .select(['id', 'made_at', 'contents'])
    .where('channel_id', '=', channelId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const text = (await promisify(zstdDecompress)(row.contents)).toString();
  return { id: row.id, made_at: row.made_at, contents: new Set(text.split('\n')) };
}

/** Writes down a bundle that is whole. @param contents all that the channel served */
export async function insertMade(
  trx: Trx,
  { contents, ...made }: Omit<Selectable<MadeTable>, 'contents' | 'bytes'> & { bytes: number; contents: string[] },
): Promise<void> {
  await trx
    .insertInto('bundle_made')
    .values({ ...made, contents: await zstdFrame(Buffer.from(contents.join('\n'))) })
    .execute();
}

/** Keeps the address at which people reach this hub, for commands at the machine that were not told it. */
export async function keepAddress(db: Db, publicUrl: string): Promise<void> {
  await db
    .insertInto('bundle_hub')
    .values({ public_url: publicUrl })
    .onConflict((conflict) => conflict.column('is_one').doUpdateSet({ public_url: publicUrl }))
    .execute();
}

/** The address that this hub had when it was started last; null for one that never was. */
export async function keptAddress(db: Db): Promise<string | null> {
  return (await db.selectFrom('bundle_hub').select('public_url').executeTakeFirst())?.public_url ?? null;
}

/** Bundles that were brought into a channel, the newest of its making first. */
export function broughtInto(db: Db, channelId: string): Promise<Selectable<BroughtTable>[]> {
  return db
    .selectFrom('bundle_brought')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('made_at', 'desc')
    .execute();
}

/** Writes down a bundle that was brought in; once. */
export async function insertBrought(trx: Trx, brought: Omit<Selectable<BroughtTable>, 'brought_at'>): Promise<void> {
  await trx
    .insertInto('bundle_brought')
    .values(brought)
    .onConflict((conflict) => conflict.columns(['channel_id', 'bundle_id']).doNothing())
    .execute();
}

/** A file that a channel has. */
export interface Held {
  sha256: string | null;
  withdrawn: string | null;
}

/** All files that a channel has by `SUBDIR/FILE`, those that were withdrawn, too. */
export async function heldFiles(db: Db, channelId: string): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { path: string }>`
    select subdir || '/' || file_name as path, sha256, withdrawn from channel_file where channel_id = ${channelId}::uuid`.execute(
    db,
  );
  return new Map(rows.map(({ path, ...held }) => [path, held]));
}

/** The keys that this hub trusts. */
export function trustedKeys(db: Db): Promise<{ key: string; title: string; added_at: Date }[]> {
  return db.selectFrom('bundle_key').selectAll().orderBy('added_at').execute();
}

/** Trusts a key from now on; one that is trusted gets the new name. */
export async function trustKey(db: Db | Trx, key: string, title: string): Promise<void> {
  await db
    .insertInto('bundle_key')
    .values({ key, title })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ title }))
    .execute();
}

/** Trusts a key no more. @returns whether it was trusted */
export async function distrustKey(db: Db | Trx, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bundle_key').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A bundle to make or to bring in. */
export type NewJob = Pick<Insertable<Table<'bundle_job'>>, 'id' | 'channel_id' | 'asked_by'> & {
  kind: 'make' | 'bring';
} & Partial<Pick<JobRow, 'file_name' | 'since_last' | 'snapshot' | 'environment_id' | 'anyway'>>;

/** A bundle that is made or brought in, with who asked for it. */
export type JobRow = Omit<Selectable<Table<'bundle_job'>>, 'kind' | 'state'> & {
  kind: 'make' | 'bring';
  state: 'todo' | 'in_progress' | 'done' | 'failed';
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/** Writes a job. @throws a unique violation (`bundle_job_one`) while the channel has one of its kind */
export async function insertJob(trx: Trx, job: NewJob): Promise<void> {
  await trx.insertInto('bundle_job').values(job).execute();
}

function jobs(db: Db) {
  return db
    .selectFrom('bundle_job as job')
    .leftJoin('app_user', 'app_user.id', 'job.asked_by')
    .selectAll('job')
    .select(['app_user.username', 'app_user.first_name', 'app_user.last_name']);
}

/** A job by its id, whatever channel it is of; undefined for none. */
export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return (await jobs(db).where('job.id', '=', id).executeTakeFirst()) as JobRow | undefined;
}

/** A page of the jobs of a channel, the newest first, and how many it has in all. */
export async function listJobs(
  db: Db,
  channelId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: JobRow[]; total: number }> {
  const rows = await jobs(db)
    .where('job.channel_id', '=', channelId)
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('bundle_job')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return { rows: rows as JobRow[], total: Number(total) };
}

/** Changes a job. */
export async function changeJob(db: Db, id: string, change: Updateable<Table<'bundle_job'>>): Promise<void> {
  await db.updateTable('bundle_job').set(change).where('id', '=', id).execute();
}

/** Ends a job that nobody works any more; one that has ended stays as it is. */
export async function giveUpJob(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable('bundle_job')
    .set({ state: 'failed', error, finished_at: new Date() })
    .where('id', '=', id)
    .where('state', 'in', ['todo', 'in_progress'])
    .execute();
}

/** Jobs whose file is older than these days. */
export async function expiredJobs(db: Db, days: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bundle_job where kind = 'make' and created_at < now() - make_interval(days => ${days})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Jobs whose file is kept, or is being written. */
export async function keptJobs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('bundle_job').select('id').where('kind', '=', 'make').execute();
  return rows.map(({ id }) => id);
}

/** Forgets jobs that are older than these days. */
export async function deleteOldJobs(db: Db, days: number): Promise<void> {
  await sql`delete from bundle_job where created_at < now() - make_interval(days => ${days})`.execute(db);
}

/** The builds that a registered environment of an organization holds, as `name version build subdir`; null for one that it has not. */
export async function buildsOf(db: Db, organizationId: string, environmentId: string): Promise<string[] | null> {
  const { rows } = await sql<{ build: string | null }>`
    select b.name || ' ' || b.version || ' ' || b.build_string || ' ' || b.platform as build
    from environment e left join environment_build l on l.environment_id = e.id left join installed_build b on b.id = l.build_id and b.channel <> 'pypi'
    where e.id = ${environmentId}::uuid and e.organization_id = ${organizationId}::uuid order by 1`.execute(db);
  return rows.length === 0 ? null : rows.flatMap(({ build }) => (build === null ? [] : [build]));
}
