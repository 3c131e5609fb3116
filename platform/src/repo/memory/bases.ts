// Read model of channel: the current publications of a channel and of its sources.
/** Publications whose stored content a channel is read from, instead of from the database. */
import type pg from 'pg';
import { pathOfPublication } from '../storage/index.ts';
import { readChanged } from './changed.ts';
import { contentSources, readContents } from './contents.ts';
import type { Contents, ReadOptions } from './contents.ts';
import { readKept } from './previousPublication.ts';
import { DISCARDED, noPlaces } from './recordTexts.ts';

/** A publication of a channel, or of one of its sources. */
export interface Base {
  channelId: string;
  publicationId: string;
}

/** Sources to try, largest first. Each attempt costs as much as reading its content. */
const MOST_SOURCES = 1;

/** Lists the publications to start from, best first: the channel's own, then the largest one of its sources. */
export async function basesOf(client: Pick<pg.ClientBase, 'query'>, channelId: string): Promise<Base[]> {
  const sources = await contentSources(client, channelId);
  const { rows } = await client.query<Base>(
    `select c.id as "channelId", p.id as "publicationId" from channel c join publication p on p.id = c.publication_id
      where c.id = any ($1::uuid[]) order by c.id = $2 desc, p.allowed_count desc limit $3`,
    [sources.map((source) => source.channelId), channelId, MOST_SOURCES + 1],
  );
  return rows;
}

/**
 * Lists published channels with more files than this, those with a policy first, then the largest ones.
 * Virtual channels have the files of their sources.
 */
export async function largeChannels(client: Pick<pg.ClientBase, 'query'>, files: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select c.id from channel c join publication p on p.id = c.publication_id
      where p.allowed_count + p.refused_count > $1 order by p.policy_id is null, p.allowed_count desc`,
    [files],
  );
  return rows.map(({ id }) => id);
}

/**
 * Reads the files of a channel and its sources like {@link readContents}, but from stored content plus changes where
 * possible, which takes seconds instead of minutes for a large channel.
 * @throws ChannelGone, the signal's reason
 */
export async function readCurrent(
  client: pg.ClientBase,
  dataDir: string,
  channelId: string,
  options: ReadOptions = {},
): Promise<Contents> {
  for (const base of await basesOf(client, channelId)) {
    const kept = await readKept(pathOfPublication(dataDir, base));
    if (kept === null) continue;
    const read = await readChanged(client, channelId, kept, noPlaces(kept.records.length), DISCARDED, options.signal);
    if (read === null) continue;
    const { contentKey, records, fileIds, legacyFormat, withdrawn } = read;
    return { contentKey, records, fileIds, legacyFormat, withdrawn };
  }
  return readContents(client, channelId, options);
}
