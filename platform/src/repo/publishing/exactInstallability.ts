// Read model of channel: only the current publication of a channel is checked in full.
/** Complete installability of publications. What a publication had no time for is checked afterwards. */
import { MOST_UNCHECKED } from '@terrarium/domain/installability';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import { packed, unpackIds } from '../storage/index.ts';
import '../tables.ts';

/** Progress of the check for one platform of a publication. */
export interface PlatformAnswer {
  platform: string;
  /** Number of files with only a quick check. */
  unchecked: number;
  lost_packages: string[];
  /** ID of the last checked file; 0 if none. */
  checked_to: number;
  passed_over: number;
  /** IDs of uninstallable files, ascending: independent of the policy, and because of it. */
  beforeIds: Float64Array;
  brokenIds: Float64Array;
  /** IDs of new files that were left unchecked, ascending. */
  openIds: Float64Array;
  /** Whether every file was checked. */
  isExact: boolean;
  /** Content of the publication. The result is valid only for this content. */
  content_key: string;
}

/** Returns the results for the platforms of a publication, by name. */
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

/** Lists channels with a platform whose check can continue. @param channelId only this channel */
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
    .where('told.unchecked', '<=', MOST_UNCHECKED)
    .$if(channelId !== undefined, (query) => query.where('channel.id', '=', channelId!))
    .execute();
}

/** The publication that was checked, and the result that the check started from. */
export interface KeepingAnswer {
  channelId: string;
  publicationId: string;
  from: Pick<PlatformAnswer, 'checked_to' | 'openIds'>;
}

/**
 * Stores a result.
 * @param from result that the check started from
 * @returns false if the channel now serves another publication, or another process has a more complete result; then
 * nothing is stored
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
