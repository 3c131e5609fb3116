// Read model of organization, channel, channel_file, app_user: commands name channels, and plans compare files.
// Read model of environment, environment_build, installed_build: exports select the builds of an environment.
/** SQL of bundles (migrations 0190, 0261, 0365). */
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { descending, Keyset } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';
import { zstdFrame } from '../files/zstd.ts';

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

/** Finds the ID of a channel by the names of its organization and itself; null if missing. */
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

/** Finds the last export of a channel, with what it served then; undefined if none. */
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

/** Records a complete export. @param contents everything that the channel served */
export async function insertMade(
  trx: Trx,
  { contents, ...made }: Omit<Selectable<MadeTable>, 'contents' | 'bytes'> & { bytes: number; contents: string[] },
): Promise<void> {
  await trx
    .insertInto('bundle_made')
    .values({ ...made, contents: await zstdFrame(Buffer.from(contents.join('\n'))) })
    .execute();
}

/** Stores this hub's public URL, for commands on the machine. */
export async function keepAddress(db: Db, publicUrl: string): Promise<void> {
  await db
    .insertInto('bundle_hub')
    .values({ public_url: publicUrl })
    .onConflict((conflict) => conflict.column('is_one').doUpdateSet({ public_url: publicUrl }))
    .execute();
}

/** Returns the public URL of this hub's last start; null if it never started. */
export async function keptAddress(db: Db): Promise<string | null> {
  return (await db.selectFrom('bundle_hub').select('public_url').executeTakeFirst())?.public_url ?? null;
}

/** Lists the bundles imported to a channel, last exported first. */
export function broughtInto(db: Db, channelId: string): Promise<Selectable<BroughtTable>[]> {
  return db
    .selectFrom('bundle_brought')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('made_at', 'desc')
    .execute();
}

/** Records an import, once. */
export async function insertBrought(trx: Trx, brought: Omit<Selectable<BroughtTable>, 'brought_at'>): Promise<void> {
  await trx
    .insertInto('bundle_brought')
    .values(brought)
    .onConflict((conflict) => conflict.columns(['channel_id', 'bundle_id']).doNothing())
    .execute();
}

/** A file of a channel. */
export interface Held {
  sha256: string | null;
  withdrawn: string | null;
}

/** Returns all files of a channel by `SUBDIR/FILE`, including yanked and quarantined ones. */
export async function heldFiles(db: Db, channelId: string): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { path: string }>`
    select subdir || '/' || file_name as path, sha256, withdrawn from channel_file where channel_id = ${channelId}::uuid`.execute(
    db,
  );
  return new Map(rows.map(({ path, ...held }) => [path, held]));
}

/** Lists the keys that this hub trusts. */
export function trustedKeys(db: Db): Promise<{ key: string; title: string; added_at: Date }[]> {
  return db.selectFrom('bundle_key').selectAll().orderBy('added_at').execute();
}

/** Trusts a key. A trusted one gets the new title. */
export async function trustKey(db: Db | Trx, key: string, title: string): Promise<void> {
  await db
    .insertInto('bundle_key')
    .values({ key, title })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ title }))
    .execute();
}

/** Removes a trusted key. @returns whether it was trusted */
export async function distrustKey(db: Db | Trx, key: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bundle_key').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Input of an export or import job. */
export type NewJob = Pick<Insertable<Table<'bundle_job'>>, 'id' | 'channel_id' | 'asked_by'> & {
  kind: 'make' | 'bring';
} & Partial<Pick<JobRow, 'file_name' | 'since_last' | 'snapshot' | 'environment_id' | 'anyway'>>;

/** An export or import job, with its requester. */
export type JobRow = Omit<Selectable<Table<'bundle_job'>>, 'kind' | 'state'> & {
  kind: 'make' | 'bring';
  state: 'todo' | 'in_progress' | 'done' | 'failed';
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/** Inserts a job. @throws a unique violation (`bundle_job_one`) while the channel has a running one of this type */
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

/** Finds a job by ID in any channel; undefined if missing. */
export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return (await jobs(db).where('job.id', '=', id).executeTakeFirst()) as JobRow | undefined;
}

const jobOrder = new Keyset('bundles', [descending('job.created_at', 'timestamptz'), descending('job.id', 'uuid')]);

/** Returns a page of the jobs of a channel, newest first, and their total number. */
export async function listJobs(
  db: Db,
  channelId: string,
  page: PageRequest,
): Promise<RowPage<JobRow> & { total: number }> {
  const { rows, pointers } = await jobOrder.select(jobs(db).where('job.channel_id', '=', channelId), page);
  const { total } = await db
    .selectFrom('bundle_job')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return { rows: rows as JobRow[], pointers, total: Number(total) };
}

/** Changes a job. */
export async function changeJob(db: Db, id: string, change: Updateable<Table<'bundle_job'>>): Promise<void> {
  await db.updateTable('bundle_job').set(change).where('id', '=', id).execute();
}

/** Ends an abandoned job. An ended one stays unchanged. */
export async function giveUpJob(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable('bundle_job')
    .set({ state: 'failed', error, finished_at: new Date() })
    .where('id', '=', id)
    .where('state', 'in', ['todo', 'in_progress'])
    .execute();
}

/** Lists jobs whose file is older than this many days. */
export async function expiredJobs(db: Db, days: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bundle_job where kind = 'make' and created_at < now() - make_interval(days => ${days})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists jobs whose file is stored or being written. */
export async function keptJobs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('bundle_job').select('id').where('kind', '=', 'make').execute();
  return rows.map(({ id }) => id);
}

/** Deletes jobs older than this many days. */
export async function deleteOldJobs(db: Db, days: number): Promise<void> {
  await sql`delete from bundle_job where created_at < now() - make_interval(days => ${days})`.execute(db);
}

/**
 * Lists the builds of an organization's registered environment, as `name version build subdir`; null if it doesn't
 * exist.
 */
export async function buildsOf(db: Db, organizationId: string, environmentId: string): Promise<string[] | null> {
  const { rows } = await sql<{ build: string | null }>`
    select b.name || ' ' || b.version || ' ' || b.build_string || ' ' || b.platform as build
    from environment e left join environment_build l on l.environment_id = e.id left join installed_build b on b.id = l.build_id and b.channel <> 'pypi'
    where e.id = ${environmentId}::uuid and e.organization_id = ${organizationId}::uuid order by 1`.execute(db);
  return rows.length === 0 ? null : rows.flatMap(({ build }) => (build === null ? [] : [build]));
}
