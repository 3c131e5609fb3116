// Read model of artifact, channel_file, app_user: source files with their records, and email recipients.
/** SQL of promotions (migrations 0120, 0346). */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { WithdrawalKind } from '@terrarium/domain/repo';
import type { FileRecord } from '../channel/index.ts';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

type PromotionTable = Table<'promotion'>;

declare module '../db/tables.ts' {
  interface Tables {
    promotion: PromotionTable;
    promotion_file: Table<'promotion_file'>;
    channel_promotion: Table<'channel_promotion'>;
  }
}

/** A stored promotion. */
export type PromotionRow = Selectable<PromotionTable>;

/** A file of a promotion. */
export interface PromotedFile {
  subdir: string;
  file_name: string;
  sha256: string;
}

/** A file of the source with its complete record. */
export type SourceFile = FileRecord & { id: number; object_key: string | null; withdrawn: WithdrawalKind | null };

/** Finds visible files of a channel by subdir and name. */
export async function sourceFiles(
  db: Db | Trx,
  channelId: string,
  places: readonly { subdir: string; file_name: string }[],
): Promise<SourceFile[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<SourceFile>`
    select f.id::float8 as id, f.subdir, f.file_name, f.name, f.version, f.build, f.build_number, f.depends, f.license, f.license_family,
      f.timestamp_ms::float8 as timestamp_ms, f.indexed_ms::float8 as indexed_ms, f.size::float8 as size, f.md5, f.sha256, f.trust, f.record,
      f.object_key, f.record_digest, f.withdrawn, a.summary, a.home
    from channel_file f join json_to_recordset(${JSON.stringify(places)}::json) as p(subdir text, file_name text)
      on p.subdir = f.subdir and p.file_name = f.file_name
      left join artifact a on a.channel_id = f.channel_id and a.name = f.name
    where f.channel_id = ${channelId}::uuid order by f.subdir, f.file_name`.execute(db);
  return rows;
}

/** Finds subdirs and names of a channel's files by ID. */
export function placesOf(
  db: Db,
  channelId: string,
  ids: readonly number[],
): Promise<{ subdir: string; file_name: string }[]> {
  return db
    .selectFrom('channel_file')
    .select(['subdir', 'file_name'])
    .where('channel_id', '=', channelId)
    .where(sql<boolean>`id = any(${ids as number[]}::bigint[])`)
    .execute();
}

/** Returns whether promotions to a channel require approval. */
export async function needsApproval(db: Db | Trx, channelId: string): Promise<boolean> {
  const row = await db
    .selectFrom('channel_promotion')
    .select('needs_approval')
    .where('channel_id', '=', channelId)
    .executeTakeFirst();
  return row?.needs_approval ?? false;
}

/** Sets whether promotions to a channel require approval. */
export async function saveNeedsApproval(trx: Trx, channelId: string, needed: boolean): Promise<void> {
  await trx
    .insertInto('channel_promotion')
    .values({ channel_id: channelId, needs_approval: needed })
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet({ needs_approval: needed }))
    .execute();
}

/**
 * Returns whether files were promoted, or are being promoted, from a channel to another, directly or through others.
 * Pending requests don't count, because anyone can make them.
 */
export async function leadsTo(db: Db | Trx, fromId: string, toId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive reached (id) as (
      select ${fromId}::uuid union
      select p.channel_id from promotion p join reached r on p.source_id = r.id where p.state in ('fetching', 'done')
    ) select exists (select 1 from reached where id = ${toId}::uuid) as found`.execute(db);
  return rows[0]?.found === true;
}

/**
 * Locks promotion directions until the transaction ends, so that of two promotions that would form a circle the second
 * sees the first.
 */
export async function holdWays(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('promotion'))`.execute(trx);
}

/** Inserts a promotion with its files. @returns its ID */
export async function insertPromotion(
  trx: Trx,
  promotion: Pick<
    PromotionRow,
    'organization_id' | 'channel_id' | 'source_id' | 'source' | 'state' | 'reason' | 'labels' | 'asked_by'
  >,
  files: readonly PromotedFile[],
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('promotion')
    .values({ id, ...promotion })
    .execute();
  await trx
    .insertInto('promotion_file')
    .values(
      files.map(({ subdir, file_name, sha256 }, position) => ({
        promotion_id: id,
        position,
        subdir,
        file_name,
        sha256,
      })),
    )
    .execute();
  return id;
}

/** Counts a user's promotions that are pending or being downloaded, over all channels. */
export async function countWaiting(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('promotion')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('asked_by', '=', userId)
    .where('state', 'in', ['waiting', 'fetching'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a promotion to a channel. */
export function findPromotion(db: Db | Trx, channelId: string, id: string): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('promotion')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Decides on a pending promotion. Of two decisions, the second finds none. @returns whether this one counts */
export async function endPromotion(
  trx: Trx,
  id: string,
  end: { state: 'fetching' | 'done' | 'declined'; decided_by: string; answer: string },
): Promise<boolean> {
  const ended = await trx
    .updateTable('promotion')
    .set({ ...end, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Cancels a promotion that is pending or being downloaded. Its approver stays. @returns whether there was one */
export async function withdrawPromotion(trx: Trx, id: string): Promise<boolean> {
  const ended = await trx
    .updateTable('promotion')
    .set({ state: 'withdrawn', withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'fetching'])
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Finds a promotion whose files must be downloaded, with its target; undefined if it has ended. */
export function findFetching(db: Db, id: string): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotion').selectAll().where('id', '=', id).where('state', '=', 'fetching').executeTakeFirst();
}

/** Ends a promotion after its download. @returns false if it was canceled meanwhile */
export async function endFetching(
  db: Db | Trx,
  id: string,
  end: { state: 'done' | 'failed'; problem: string },
): Promise<boolean> {
  const ended = await db
    .updateTable('promotion')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'fetching')
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

const promotionOrder = new Keyset('promotions', [
  descending(sql`(state = 'waiting')`, 'boolean'),
  descending('asked_at', 'timestamptz'),
  descending('id', 'uuid'),
]);

/**
 * Returns a page of the promotions to a channel, pending ones first, newest first.
 * @param askedBy only this user's requests and completed ones; null for all
 */
export async function listPromotions(
  db: Db,
  channelId: string,
  askedBy: string | null,
  { state, ...page }: PageRequest & { state?: PromotionRow['state'] | undefined },
): Promise<RowPage<PromotionRow> & { total: number }> {
  let query = db.selectFrom('promotion').where('channel_id', '=', channelId);
  if (askedBy !== null) query = query.where((eb) => eb.or([eb('asked_by', '=', askedBy), eb('state', '=', 'done')]));
  if (state !== undefined) query = query.where('state', '=', state);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await promotionOrder.select(query.selectAll(), page)), total: Number(total) };
}

/** Returns files by promotion. */
export async function filesOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, PromotedFile[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_file')
    .select(['promotion_id', 'subdir', 'file_name', 'sha256'])
    .where('promotion_id', 'in', ids)
    .orderBy('promotion_id')
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ promotion_id }) => promotion_id)].map(([id, files]) => [
      id,
      files.map(({ subdir, file_name, sha256 }) => ({ subdir, file_name, sha256 })),
    ]),
  );
}
