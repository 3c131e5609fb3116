// Read model of channel, channel_source, channel_advisory_revision: what a channel in memory depends on.
/** What columns in memory depend on, for many channels in one query. */
import type pg from 'pg';
import { inOrder, SOURCE_COLUMNS } from './contents.ts';
import type { ContentSource, SourceRow } from './contents.ts';
import { usedWithQuery } from './usedWith.ts';
import type { UsedWith } from './usedWith.ts';

/** Everything whose change makes a channel in memory outdated. */
export interface ChannelState {
  /** See `contentSources`. */
  sources: ContentSource[];
  /** Increases with each change to advisories of the channel's packages. */
  advisoryRevision: string;
  publicationId: string | null;
  usedWith: UsedWith[];
}

interface StateRow extends SourceRow {
  root: string;
  advisory_revision: string;
  publication_id: string | null;
  used_with: UsedWith[];
}

/** Reads the state of channels, in one snapshot. Channels that don't exist are left out. */
export async function channelStates(
  client: Pick<pg.ClientBase, 'query'>,
  channelIds: readonly string[],
): Promise<Map<string, ChannelState>> {
  const { rows } = await client.query<StateRow>(
    `
    with recursive drawn (root, id) as (
      select id, id from unnest($1::uuid[]) as given (id)
      union select d.root, s.source_id from drawn d join channel_source s on s.channel_id = d.id
    )
    select d.root, ${SOURCE_COLUMNS}, c.publication_id,
      coalesce((select r.revision from channel_advisory_revision r where r.channel_id = c.id), 0)::text as advisory_revision,
      case when d.root = c.id then coalesce((select json_agg(u) from (${usedWithQuery('d.root')}) u), '[]') else '[]' end as used_with
    from drawn d join channel c on c.id = d.id`,
    [channelIds],
  );
  const states = new Map<string, ChannelState>();
  for (const [root, reached] of Map.groupBy(rows, (row) => row.root)) {
    const own = reached.find(({ id }) => id === root);
    if (own === undefined) continue;
    states.set(root, {
      sources: inOrder(root, reached),
      advisoryRevision: own.advisory_revision,
      publicationId: own.publication_id,
      usedWith: own.used_with,
    });
  }
  return states;
}
