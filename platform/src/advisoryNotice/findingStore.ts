/** SQL of findings: what hits served files, since when and until when. */
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { AdvisoryFindingTable } from './tables.ts';

/** A finding as it is stored. */
export type FindingRow = Selectable<AdvisoryFindingTable>;
/** Why a finding began. */
export type Begin = FindingRow['begun_by'];
/** Why a finding ended. */
export type End = NonNullable<FindingRow['ended_by']>;

/** Findings that one statement writes. */
const AT_ONCE = 5_000;
/** Days for which findings that are over are kept. */
const KEPT_DAYS = 1_095;
/** Findings that one statement of the purge removes, so that others are not kept waiting. */
const PURGED_AT_ONCE = 5_000;

/** A finding that begins. */
export type NewFinding = Pick<
  FindingRow,
  'channel_id' | 'fault' | 'package' | 'version' | 'file_count' | 'begun_by' | 'begun_advisory' | 'begun_feed'
>;
/** What becomes of a finding that ends. */
export type EndedFinding = Pick<FindingRow, 'id' | 'ended_advisory' | 'ended_feed' | 'ended_note'> & { ended_by: End };

/** The findings of a channel that are not over. */
export function standingFindings(trx: Trx, channelId: string): Promise<FindingRow[]> {
  return trx
    .selectFrom('advisory_finding')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('over_at', 'is', null)
    .execute();
}

/** How findings of a channel ended last, by fault, package and version. */
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

/** Writes findings that begin. */
export async function beginFindings(trx: Trx, findings: readonly NewFinding[]): Promise<void> {
  for (const part of parts(findings))
    await sql`
      insert into advisory_finding (channel_id, fault, package, version, file_count, begun_by, begun_advisory, begun_feed)
      select channel_id, fault, package, version, file_count, begun_by, begun_advisory, begun_feed
      from json_to_recordset(${JSON.stringify(part)}::json) as given(channel_id uuid, fault text, package text, version text, file_count integer,
        begun_by text, begun_advisory text, begun_feed text)`.execute(trx);
}

/** Writes how many files findings hit now. */
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

/** Which findings to read. */
export interface FindingSelection {
  channelIds: readonly string[];
  /** Ids of the fault; any without. */
  faults: readonly string[] | undefined;
  package: string | undefined;
  state: 'standing' | 'over' | undefined;
}

/** A page of findings, those that began or ended last first, and how many there are. */
export async function listFindings(
  db: Db,
  { channelIds, faults, package: name, state }: FindingSelection,
  page: { limit: number; offset: number },
): Promise<{ rows: FindingRow[]; total: number }> {
  if (channelIds.length === 0) return { rows: [], total: 0 };
  let found = db.selectFrom('advisory_finding').where('channel_id', 'in', [...channelIds]);
  if (faults !== undefined) found = found.where('fault', '=', sql<string>`any(${[...faults]}::text[])`);
  if (name !== undefined) found = found.where('package', '=', name);
  if (state !== undefined) found = found.where('over_at', state === 'over' ? 'is not' : 'is', null);
  const rows = await found
    .selectAll()
    .orderBy(sql`coalesce(over_at, began_at)`, 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Removes findings that were over long ago. */
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
