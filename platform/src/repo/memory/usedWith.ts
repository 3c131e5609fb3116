// Read model of channel_used_with, channel: which channels clients use together with one, and what those serve.
/** Companion channels: those that clients should use together with a channel. */
import type pg from 'pg';
import type { ServingChannel } from '@terrarium/domain/installability';
import { MAIN_LABEL } from '@terrarium/domain/repo';
import { channelIdsOf } from './contents.ts';
import type { Contents } from './contents.ts';
import { readLabels } from './labels.ts';

/** A companion channel and what it serves now. */
export interface UsedWith {
  channelId: string;
  publicationId: string;
}

/** Lists the companion channels of a channel that serve packages, in the order in which clients query them. */
export async function usedWith(client: Pick<pg.ClientBase, 'query'>, channelId: string): Promise<UsedWith[]> {
  const { rows } = await client.query<UsedWith>(usedWithQuery('$1'), [channelId]);
  return rows;
}

/**
 * Returns the query for the companion channels of a channel.
 * @param channelId SQL expression without the aliases `u` and `c`
 */
export function usedWithQuery(channelId: string): string {
  return `select c.id as "channelId", c.publication_id as "publicationId" from channel_used_with u join channel c on c.id = u.other_id
    where u.channel_id = ${channelId} and c.publication_id is not null order by u.position`;
}

/**
 * Returns what a channel serves at its own URL.
 * @param allowed 1 for each record that its publication allows; null if there is none
 */
export async function servingOf(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
  { contentKey, records, fileIds }: Pick<Contents, 'contentKey' | 'records' | 'fileIds'>,
  allowed: Uint8Array | null,
): Promise<ServingChannel> {
  if (allowed === null) return { records, served: new Uint8Array(records.length) };
  const labels = await readLabels(client, channelId, channelIdsOf(contentKey), fileIds);
  return { records, served: labels.on(MAIN_LABEL, allowed) };
}
