// Read model of channel: only what a channel serves now is looked at to the end.
/** The exact answer about publications, as far as it has come: what a publication had no time for is found out while it is served. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import { packed, unpackIds } from '../storage/index.ts';
import '../tables.ts';

/** How far the answer for one platform of a publication is. */
export interface PlatformAnswer {
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
  /** Ids of files that came with the publication and were left open, ascending. */
  openIds: Float64Array;
  /** Every file was looked at. */
  isExact: boolean;
  /** Of what the publication was made: the answer is only for that. */
  content_key: string;
}

/** The answers for the platforms of a publication, by name. */
export async function answersFor(db: Db, publicationId: string): Promise<PlatformAnswer[]> {
  const rows = await db
    .selectFrom('publication_installability as told')
    .innerJoin('publication', 'publication.id', 'told.publication_id')
    .select([
      'platform',
      'unchecked',
      'lost_packages',
      'checked_to',
      'passed_over',
      'before_ids',
      'broken_ids',
      'open_ids',
    ])
    .select('is_exact as isExact')
    .select('publication.content_key')
    .where('publication_id', '=', publicationId)
    .orderBy('platform')
    .execute();
  return rows.map(({ before_ids, broken_ids, open_ids, ...row }) => ({
    ...row,
    openIds: unpackIds(open_ids),
    beforeIds: unpackIds(before_ids),
    brokenIds: unpackIds(broken_ids),
  }));
}

/** Channels of whose publication not every file was looked at, on some platform. @param channelId only this one */
export async function channelsWithOpenAnswers(
  db: Db,
  channelId?: string,
): Promise<{ channelId: string; publicationId: string }[]> {
  return db
    .selectFrom('channel')
    .innerJoin('publication_installability as told', 'told.publication_id', 'channel.publication_id')
    .select(['channel.id as channelId', 'told.publication_id as publicationId'])
    .distinct()
    .where('told.is_exact', '=', false)
    .$if(channelId !== undefined, (query) => query.where('channel.id', '=', channelId!))
    .execute();
}

/** Of which publication something was found out, and from what. */
export interface KeepingAnswer {
  channelId: string;
  publicationId: string;
  from: Pick<PlatformAnswer, 'checked_to' | 'openIds'>;
}

/**
 * Keeps what was found out. False when the channel serves another publication by now, or another process has looked further since: then nothing of it counts.
 * @param from what it was found out from
 */
export async function keepAnswer(
  trx: Trx,
  { channelId, publicationId, from }: KeepingAnswer,
  { platform, unchecked, lost_packages, checked_to, passed_over, isExact, ...ids }: PlatformAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('publication_installability')
    .set({
      unchecked,
      lost_packages,
      checked_to,
      passed_over,
      is_exact: isExact,
      broken: ids.beforeIds.length + ids.brokenIds.length,
      newly_broken: ids.brokenIds.length,
      before_ids: packed(ids.beforeIds),
      broken_ids: packed(ids.brokenIds),
      open_ids: packed(ids.openIds),
    })
    .where('publication_id', '=', publicationId)
    .where('platform', '=', platform)
    .where('checked_to', '=', from.checked_to)
    .where('open_ids', '=', packed(from.openIds))
    .where('is_exact', '=', false)
    .where(
      sql<boolean>`exists (select 1 from channel where channel.id = ${channelId} and channel.publication_id = ${publicationId})`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
