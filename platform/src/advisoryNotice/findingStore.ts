/** SQL of findings: advisories that affect served files, with start and end. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { ascending, descending, Keyset } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Trx } from '../db/index.ts';
import type { AdvisoryFindingTable } from './tables.ts';

/** A stored finding. */
export type FindingRow = Selectable<AdvisoryFindingTable>;
/** Why a finding started. */
export type Begin = FindingRow['begun_by'];
/** Why a finding ended. */
export type End = NonNullable<FindingRow['ended_by']>;

/** Findings per statement. */
const AT_ONCE = 5_000;
/** Retention of resolved findings, in days. */
const KEPT_DAYS = 1_095;
/** Findings to delete per statement, so that other queries don't wait. */
const PURGED_AT_ONCE = 5_000;

/** Input of a new finding. */
export type NewFinding = Pick<
  FindingRow,
  'channel_id' | 'fault' | 'package' | 'version' | 'file_count' | 'begun_by' | 'begun_advisory' | 'begun_feed'
>;
/** Result of a finding that ends. */
export type EndedFinding = Pick<FindingRow, 'id' | 'ended_advisory' | 'ended_feed' | 'ended_note'> & { ended_by: End };

/** Returns the open findings of a channel. */
export function standingFindings(trx: Trx, channelId: string): Promise<FindingRow[]> {
  return trx
    .selectFrom('advisory_finding')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('over_at', 'is', null)
    .execute();
}

/** Returns how findings of a channel last ended, by advisory, package, and version. */
export async function lastEnds(
  trx: Trx,
  channelId: string,
  faults: readonly string[],
): Promise<Pick<FindingRow, 'fault' | 'package' | 'version' | 'ended_by'>[]> {
  if (faults.length === 0) return [];
  const { rows } = await sql<Pick<FindingRow, 'fault' | 'package' | 'version' | 'ended_by'>>`
    select distinct on (fault, package, version) fault, package, version, ended_by from advisory_finding
    where channel_id = ${channelId} and over_at is not null and fault = any(${[...faults]}::text[])
    order by fault, package, version, over_at desc`.execute(trx);
  return rows;
}

function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield all.slice(at, at + AT_ONCE);
}

/** Inserts new findings. */
export async function beginFindings(trx: Trx, findings: readonly NewFinding[]): Promise<void> {
  for (const part of parts(findings))
    await sql`
      insert into advisory_finding (channel_id, fault, package, version, file_count, begun_by, begun_advisory, begun_feed)
      select channel_id, fault, package, version, file_count, begun_by, begun_advisory, begun_feed
      from json_to_recordset(${JSON.stringify(part)}::json) as given(channel_id uuid, fault text, package text, version text, file_count integer,
        begun_by text, begun_advisory text, begun_feed text)`.execute(trx);
}

/** Updates the number of affected files of findings. */
export async function recountFindings(
  trx: Trx,
  counts: readonly Pick<FindingRow, 'id' | 'file_count'>[],
): Promise<void> {
  for (const part of parts(counts))
    await sql`
      update advisory_finding f set file_count = given.file_count
      from json_to_recordset(${JSON.stringify(part)}::json) as given(id uuid, file_count integer) where f.id = given.id`.execute(
      trx,
    );
}

/** Ends findings. */
export async function endFindings(trx: Trx, ended: readonly EndedFinding[]): Promise<void> {
  for (const part of parts(ended))
    await sql`
      update advisory_finding f set over_at = now(), ended_by = given.ended_by, ended_advisory = given.ended_advisory,
        ended_feed = given.ended_feed, ended_note = left(given.ended_note, 1000)
      from json_to_recordset(${JSON.stringify(part)}::json) as given(id uuid, ended_by text, ended_advisory text, ended_feed text, ended_note text)
      where f.id = given.id and f.over_at is null`.execute(trx);
}

/** Filter for findings. */
export interface FindingSelection {
  channelIds: readonly string[];
  /** IDs of the advisory; any if missing. */
  faults: readonly string[] | undefined;
  package: string | undefined;
  state: 'standing' | 'over' | undefined;
}

const findingOrder = new Keyset('findings', [
  descending(sql`coalesce(over_at, began_at)`, 'timestamptz'),
  ascending('id', 'uuid'),
]);

/** Returns a page of findings, last started or ended first, and their number. */
export async function listFindings(
  db: Db,
  { channelIds, faults, package: name, state }: FindingSelection,
  page: PageRequest,
): Promise<RowPage<FindingRow> & { total: number }> {
  if (channelIds.length === 0) return { ...findingOrder.none(page), total: 0 };
  let found = db.selectFrom('advisory_finding').where('channel_id', 'in', [...channelIds]);
  if (faults !== undefined) found = found.where('fault', '=', sql<string>`any(${[...faults]}::text[])`);
  if (name !== undefined) found = found.where('package', '=', name);
  if (state !== undefined) found = found.where('over_at', state === 'over' ? 'is not' : 'is', null);
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { ...(await findingOrder.select(found.selectAll(), page)), total };
}

/** Deletes findings that ended long ago. */
export async function purgeFindings(db: Db): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from advisory_finding where id in (
        select id from advisory_finding where over_at < now() - ${KEPT_DAYS} * interval '1 day' limit ${PURGED_AT_ONCE})`.execute(
      db,
    );
    if (numAffectedRows < BigInt(PURGED_AT_ONCE)) return;
  }
}
