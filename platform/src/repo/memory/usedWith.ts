// Read model of channel_used_with, channel: which channels clients use together with one, and what those serve.
/** The channels that clients are meant to use together with a channel. */
import type pg from 'pg';

/** A channel that another one is used together with, and what it serves now. */
export interface UsedWith {
  channelId: string;
  publicationId: string;
}

/** The channels that clients use together with a channel and that serve something, in the order in which they ask them. */
export async function usedWith(client: Pick<pg.ClientBase, 'query'>, channelId: string): Promise<UsedWith[]> {
  const { rows } = await client.query<UsedWith>(
    `select c.id as "channelId", c.publication_id as "publicationId" from channel_used_with u join channel c on c.id = u.other_id
      where u.channel_id = $1 and c.publication_id is not null order by u.position`,
    [channelId],
  );
  return rows;
}
