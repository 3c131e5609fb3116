// Read model of app_user, organization: statements are listed with their reviewers, and a job names the organization of
// its document.
/** SQL of supplier OpenVEX documents (migration 0285). */
import type { VexJustification, VexStatus } from '@terrarium/domain/advisory';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { ascending, descending, Keyset } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';
import type { Tables } from '../db/tables.ts';
import type { Product } from './products.ts';

/** Row of `vex_feed`. */
type VexFeedTable = Table<'vex_feed'>;
/** Row of `vex_statement`. */
type VexStatementTable = Table<'vex_statement', { justification: VexJustification }>;

declare module '../db/tables.ts' {
  interface Tables {
    vex_feed: VexFeedTable;
    vex_statement: VexStatementTable;
  }
}

/** States of supplier statements. */
export const STATEMENT_STATES = ['waits', 'counts', 'declined', 'unmatched'] as const;
/** One of {@link STATEMENT_STATES}. */
export type StatementState = (typeof STATEMENT_STATES)[number];

/** A VEX source, with the number of statements in each state. */
export interface FeedRow {
  id: string;
  organization_id: string;
  organization: string;
  url: string;
  author: string | null;
  document_at: Date | null;
  last_try_at: Date | null;
  last_ok_at: Date | null;
  error: string | null;
  left_out: number;
  examples: unknown;
  waits: number;
  counts: number;
  declined: number;
  unmatched: number;
}

/** A document's statement about one product. Without a name it matches nothing here. */
export interface Statement extends Omit<Product, 'conda_name'> {
  fault: string;
  product: string;
  conda_name: string | null;
  status: VexStatus;
  justification: VexJustification | null;
  note: string;
  stated_at: Date;
}

/** A stored statement. */
export interface StatementRow extends Statement {
  id: string;
  feed_id: string;
  state: StatementState;
  decided_at: Date | null;
  decided_by_name: string | null;
}

/** A statement that matches something here. */
export type Named = Product & { fault: string };

/** Returns a key of what a document's statement applies to. */
export const keyOf = ({
  fault,
  product,
  conda_name,
  channel_id,
}: Pick<Statement, 'fault' | 'product' | 'conda_name' | 'channel_id'>): string =>
  JSON.stringify([fault, product, conda_name, channel_id]);

/** Returns the author of a document for its active statements. The URL prevents impersonation. */
export const sourceOf = ({ author, url }: { author: string | null; url: string }): string =>
  `${(author ?? '').slice(0, 100)} (${url})`;

const FEED = sql`select f.*, o.name as organization, coalesce(s.waits, 0) as waits, coalesce(s.counts, 0) as counts, coalesce(s.declined, 0) as declined,
    coalesce(s.unmatched, 0) as unmatched
  from vex_feed f join organization o on o.id = f.organization_id left join lateral (select count(*) filter (where state = 'waits')::int as waits,
    count(*) filter (where state = 'counts')::int as counts, count(*) filter (where state = 'declined')::int as declined,
    count(*) filter (where state = 'unmatched')::int as unmatched from vex_statement where feed_id = f.id) s on true`;

/** Lists the VEX sources of an organization, oldest first; or one by ID. */
export async function listFeeds(db: Db, organizationId: string, id?: string): Promise<FeedRow[]> {
  const { rows } =
    await sql<FeedRow>`${FEED} where f.organization_id = ${organizationId} ${id === undefined ? sql`` : sql`and f.id = ${id}`} order by f.created_at, f.id`.execute(
      db,
    );
  return rows;
}

/** Finds a VEX source of any organization, for jobs. */
export async function feedById(db: Db, id: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`${FEED} where f.id = ${id}`.execute(db);
  return rows[0];
}

/** Adds a VEX source. @returns false if it exists already */
export async function insertFeed(trx: Trx, row: Insertable<Tables['vex_feed']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('vex_feed')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization_id', 'url']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records the result of the last fetch. */
export async function updateFeed(db: Db | Trx, id: string, change: Updateable<Tables['vex_feed']>): Promise<void> {
  await db.updateTable('vex_feed').set(change).where('id', '=', id).execute();
}

/** Deletes a VEX source with its statements. */
export async function deleteFeed(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('vex_feed').where('id', '=', id).execute();
}

/** Lists IDs of VEX sources that weren't fetched since `before`. */
export async function dueFeeds(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('vex_feed')
    .select('id')
    .where((eb) => eb.or([eb('last_try_at', 'is', null), eb('last_try_at', '<', before)]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns all stored statements of a document. */
export async function statementsOf(trx: Trx, feedId: string): Promise<StatementRow[]> {
  const { rows } =
    await sql<StatementRow>`select s.*, null as decided_by_name from vex_statement s where s.feed_id = ${feedId}`.execute(
      trx,
    );
  return rows;
}

/** Stores the statements of a document, replacing those about the same products. They aren't reviewed yet. */
export async function writeStatements(
  trx: Trx,
  feedId: string,
  statements: readonly (Statement & { id: string; state: StatementState })[],
): Promise<void> {
  if (statements.length === 0) return;
  await sql`
    insert into vex_statement (id, feed_id, fault, product, conda_name, versions, build, subdir, channel_id, status, justification, note, stated_at, state)
    select id, ${feedId}, fault, product, conda_name, versions, build, subdir, channel_id, status, justification, note, stated_at, state
    from json_to_recordset(${JSON.stringify(statements)}::json) as given(id uuid, fault text, product text, conda_name text, versions text, build text,
      subdir text, channel_id uuid, status text, justification text, note text, stated_at timestamptz, state text)
    on conflict (id) do update set versions = excluded.versions, build = excluded.build, subdir = excluded.subdir, status = excluded.status,
      justification = excluded.justification, note = excluded.note, stated_at = excluded.stated_at, state = excluded.state, came_at = now(),
      decided_at = null, decided_by = null`.execute(trx);
}

/** Deletes statements. */
export async function dropStatements(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from vex_statement where id = any(${[...ids]}::uuid[])`.execute(trx);
}

/** Finds a statement of an organization's VEX sources. */
export async function findStatement(
  trx: Db | Trx,
  organizationId: string,
  id: string,
): Promise<(StatementRow & { author: string | null; url: string }) | undefined> {
  const { rows } = await sql<StatementRow & { author: string | null; url: string }>`
    select s.*, f.author, f.url, u.username as decided_by_name from vex_statement s join vex_feed f on f.id = s.feed_id
      left join app_user u on u.id = s.decided_by
    where s.id = ${id} and f.organization_id = ${organizationId}`.execute(trx);
  return rows[0];
}

const statementOrder = new Keyset('supplier statements', [
  descending('s.came_at', 'timestamptz'),
  ascending('s.id', 'uuid'),
]);

/** Returns a page of an organization's statements in one state, latest first, and their number. */
export async function listStatements(
  db: Db,
  organizationId: string,
  state: StatementState,
  page: PageRequest,
): Promise<RowPage<StatementRow & { author: string | null; url: string }> & { total: number }> {
  const { rows } = await sql<StatementRow & { author: string | null; url: string; page_key: string[] }>`
    select s.*, f.author, f.url, u.username as decided_by_name, ${statementOrder.columns}
    from vex_statement s join vex_feed f on f.id = s.feed_id left join app_user u on u.id = s.decided_by
    where f.organization_id = ${organizationId} and s.state = ${state} and ${statementOrder.beyond(page)}
    order by ${statementOrder.order(page)} ${statementOrder.limit(page)}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from vex_statement s join vex_feed f on f.id = s.feed_id
    where f.organization_id = ${organizationId} and s.state = ${state}`.execute(db);
  return { ...statementOrder.page(rows, page), total: counted.rows[0]!.total };
}

/** Sets the state of statements, and the reviewer. */
export async function setState(
  trx: Trx,
  ids: readonly string[],
  state: StatementState,
  userId: string | null,
): Promise<void> {
  await trx
    .updateTable('vex_statement')
    .set({ state, decided_at: new Date(), decided_by: userId })
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns the active statements of a document. */
export async function standingOf(trx: Trx, organizationId: string, url: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from curation where organization_id = ${organizationId} and ended_at is null
    and right(source, ${url.length + 3}) = ${` (${url})`}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Ends a document's statements about the same files. */
export async function endSame(
  trx: Trx,
  organizationId: string,
  url: string,
  about: readonly Named[],
  userId: string | null,
): Promise<void> {
  if (about.length === 0) return;
  await sql`
    update curation c set ended_at = now(), ended_by = ${userId}::uuid
    from json_to_recordset(${JSON.stringify(about)}::json) as given(fault text, conda_name text, versions text, build text, subdir text, channel_id uuid)
    where c.organization_id = ${organizationId} and c.ended_at is null and right(c.source, ${url.length + 3}) = ${` (${url})`}
      and c.fault = given.fault and c.conda_name = given.conda_name and c.versions is not distinct from given.versions
      and c.build is not distinct from given.build and c.subdir is not distinct from given.subdir
      and c.channel_id is not distinct from given.channel_id`.execute(trx);
}
