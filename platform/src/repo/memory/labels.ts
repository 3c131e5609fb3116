// Read model of channel_label, channel_file_version: workers read the labels of a channel's files over their own
// connection.
/** Which index of a channel lists which of its files. */
import { MAIN_LABEL } from '@terrarium/domain/repo';
import type pg from 'pg';

/** The labels of a publication. */
export interface Labels {
  /**
   * Labels of the channel with an index in addition to `main`.
   * Of source channels, only the files on `main` are included.
   */
  names: string[];
  /** Returns which marked records have a label. */
  on(label: string, marked: Uint8Array): Uint8Array;
}

/** Reads the labels of a channel. @param channelIds channels whose files it serves @param fileIds ID of each record */
export async function readLabels(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
  channelIds: readonly string[],
  fileIds: Float64Array,
): Promise<Labels> {
  const { rows: names } = await client.query<{ name: string }>(
    'select name from channel_label where channel_id = $1 order by name',
    [channelId],
  );
  const labelsOf = await labelledFiles(client, channelIds);
  const isOn = (label: string, record: number): boolean => {
    const labels = labelsOf.get(fileIds[record]!);
    return labels === undefined ? label === MAIN_LABEL : labels.includes(label);
  };
  return {
    names: names.map(({ name }) => name),
    on: (label, marked) =>
      label === MAIN_LABEL && labelsOf.size === 0
        ? marked
        : marked.map((bit, record) => (bit === 1 && isOn(label, record) ? 1 : 0)),
  };
}

/** Reads the labels of files that have any, by file ID. */
async function labelledFiles(
  client: Pick<pg.ClientBase, 'query'>,
  channelIds: readonly string[],
): Promise<Map<number, string[]>> {
  const { rows } = await client.query<{ id: number; labels: string[] }>(
    'select id, labels from channel_file_version where channel_id = any($1::uuid[]) and labels is not null and until_generation is null',
    [channelIds],
  );
  return new Map(rows.map(({ id, labels }) => [Number(id), labels]));
}

/** IDs of files that only a label lists, not the channel's own index. */
export async function offMain(
  client: Pick<pg.ClientBase, 'query'>,
  channelIds: readonly string[],
): Promise<ReadonlySet<number>> {
  const labelled = await labelledFiles(client, channelIds);
  return new Set([...labelled].flatMap(([id, labels]) => (labels.includes(MAIN_LABEL) ? [] : [id])));
}
