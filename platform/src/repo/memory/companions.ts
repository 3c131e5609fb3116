/** Reads companion files in a worker. */
import type pg from 'pg';
import { companionFiles } from '@terrarium/domain/installability';
import type { ServingChannel } from '@terrarium/domain/installability';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { pathOfPublication } from '../storage/index.ts';
import { readPublication } from './publicationView.ts';
import { readContents } from './contents.ts';
import { readKept } from './previousPublication.ts';
import { servingOf } from './usedWith.ts';
import type { UsedWith } from './usedWith.ts';

/**
 * Reads the {@link companionFiles} of some records, from the publications of the other channels or else from the
 * database.
 */
export async function readCompanionFiles(
  client: pg.ClientBase,
  dataDir: string,
  records: ChannelRecords,
  others: readonly UsedWith[],
  signal: AbortSignal,
): Promise<ChannelRecords | null> {
  const serving: ServingChannel[] = [];
  for (const { channelId, publicationId } of others) {
    signal.throwIfAborted();
    const kept = await readKept(pathOfPublication(dataDir, { channelId, publicationId }));
    if (kept === null) serving.push(await readServing(client, channelId, publicationId, signal));
    else serving.push({ records: kept.records, served: kept.listed });
  }
  return companionFiles(records, serving);
}

async function readServing(
  client: pg.ClientBase,
  channelId: string,
  publicationId: string,
  signal: AbortSignal,
): Promise<ServingChannel> {
  const contents = await readContents(client, channelId, { signal });
  const publication = await readPublication(client, publicationId, contents);
  return servingOf(client, channelId, contents, publication?.allowed ?? null);
}
