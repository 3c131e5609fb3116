// Read model of channel: only what a channel serves now is looked at to the end.
/** The exact answer about publications, as far as it has come: what a publication had no time for is found out while it is served. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import { packed, unpackIds } from '../storage/index.ts';
import '../tables.ts';

/** How far the answer for one platform of a publication is. */
export interface OpenAnswer {
  platform: string;
  /** Files of which nothing is known but the quick answer. */
  unchecked: number;
  lost_packages: string[];
  /** Id of the last file that was looked at; 0 for none. */
  checked_to: number;
  passed_over: number;
  /** Ids of files that cannot be installed, ascending: without the policy either, and because of it. */
  beforeIds: Float64Array;
  brokenIds: Float64Array;
  /** Of what the publication was made: the answer is only for that. */
  content_key: string;
}

/** The platforms of a publication of which not every file was looked at, by name. */
export async function openAnswers(db: Db, publicationId: string): Promise<OpenAnswer[]> {
  const rows = await db
    .selectFrom('publication_installability as told')
    .innerJoin('publication', 'publication.id', 'told.publication_id')
    .select(['platform', 'unchecked', 'lost_packages', 'checked_to', 'passed_over', 'before_ids', 'broken_ids'])
    .select('publication.content_key')
    .where('publication_id', '=', publicationId)
    .where('is_exact', '=', false)
    .orderBy('platform')
    .execute();
  return rows.map(({ before_ids, broken_ids, ...row }) => ({
    ...row,
    beforeIds: unpackIds(before_ids),
    brokenIds: unpackIds(broken_ids),
  }));
}

/** Channels whose publication has such platforms. @param channelId only this one */
export async function channelsWithOpenAnswers(db: Db, channelId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('channel')
    .innerJoin('publication_installability as told', 'told.publication_id', 'channel.publication_id')
    .select('channel.id')
    .distinct()
    .where('told.is_exact', '=', false)
    .$if(channelId !== undefined, (query) => query.where('channel.id', '=', channelId!))
    .execute();
  return rows.map(({ id }) => id);
}

/** A platform of a publication as it is known after some more files. */
export interface BetterAnswer extends OpenAnswer {
  isExact: boolean;
}

/**
 * Keeps what was found out. False when the channel serves another publication by now, or another process has looked further since: then nothing of it counts.
 * @param from the `checked_to` that it was found out from
 */
export async function keepAnswer(
  trx: Trx,
  { channelId, publicationId, from }: { channelId: string; publicationId: string; from: number },
  { platform, unchecked, lost_packages, checked_to, passed_over, isExact, beforeIds, brokenIds }: BetterAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('publication_installability')
    .set({
      unchecked,
      lost_packages,
      checked_to,
      passed_over,
      is_exact: isExact,
      broken: beforeIds.length + brokenIds.length,
      newly_broken: brokenIds.length,
      before_ids: packed(beforeIds),
      broken_ids: packed(brokenIds),
    })
    .where('publication_id', '=', publicationId)
    .where('platform', '=', platform)
    .where('checked_to', '=', from)
    .where('is_exact', '=', false)
    .where(
      sql<boolean>`exists (select 1 from channel where channel.id = ${channelId} and channel.publication_id = ${publicationId})`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
