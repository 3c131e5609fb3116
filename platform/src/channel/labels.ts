/** Labels of a channel's files: which of its indexes list them (migration 0280). */
import { MAIN_LABEL, MOST_LABELS_OF_FILE } from '@terrarium/domain/repo';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { conflict, unprocessable } from '../http/index.ts';
import { channelAndDependents, lockInOrder } from './counts.ts';
import { countUp } from './store.ts';

/** Maximum number of labels per channel in addition to `main`. Each has its own index in every publication. */
const MOST_LABELS_OF_CHANNEL = 50;

/** A label of a channel. */
export interface LabelRow {
  name: string;
  file_count: number;
  /** Null for `main`, which every channel has. */
  created_at: Date | null;
}

/** A file of a channel by subdir and name. */
export interface LabelledPlace {
  subdir: string;
  file_name: string;
}

/** Changes to labels of files. */
export interface LabelChange {
  add: readonly string[];
  remove: readonly string[];
}

/** A file whose labels changed, with its current labels. */
export type LabelledFile = LabelledPlace & { id: number; labels: string[] };

/** Converts the labels of a file for its row: null for `main` only. */
export function labelsColumn(labels: readonly string[] | undefined): string[] | null {
  const sorted = [...new Set(labels ?? [])].sort();
  return sorted.length === 0 || (sorted.length === 1 && sorted[0] === MAIN_LABEL) ? null : sorted;
}

/** Converts a file's row to labels. */
export const labelsOfColumn = (column: readonly string[] | null): string[] => [...(column ?? [MAIN_LABEL])];

/** Lists the labels of a channel, `main` first, the others by name. */
export async function listLabels(db: Db, channelId: string): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    with labelled as (
      select labels from channel_file_version where channel_id = ${channelId}::uuid and until_generation is null and labels is not null
    ),
    counted as (select name, count(*)::integer as file_count from labelled, unnest(labels) as name group by name)
    select ${MAIN_LABEL}::text as name, null::timestamptz as created_at,
      c.file_count - (select count(*)::integer from labelled) + coalesce((select file_count from counted where name = ${MAIN_LABEL}), 0) as file_count
    from channel c where c.id = ${channelId}::uuid
    union all
    (select l.name, l.created_at, coalesce(n.file_count, 0) from channel_label l left join counted n on n.name = l.name
      where l.channel_id = ${channelId}::uuid order by l.name)`.execute(db);
  return rows;
}

/** Adds missing labels to a channel. @throws HttpError 409 `too_many_labels` */
export async function registerLabels(trx: Trx, channelId: string, labels: readonly string[] | null): Promise<void> {
  const names = (labels ?? []).filter((name) => name !== MAIN_LABEL);
  if (names.length === 0) return;
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('channel_label')
    .values(names.map((name) => ({ channel_id: channelId, name })))
    .onConflict((row) => row.doNothing())
    .executeTakeFirst();
  if (added === undefined || added === 0n) return;
  const { count } = await trx
    .selectFrom('channel_label')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  if (count > MOST_LABELS_OF_CHANNEL)
    throw conflict(
      `A channel has at most ${MOST_LABELS_OF_CHANNEL} labels besides ${MAIN_LABEL}. Delete an unused label, or use an existing one.`,
      'too_many_labels',
    );
}

/**
 * Adds and removes labels of files, all or none.
 * @param also further writes in the transaction; gets the changed files
 * @returns the channels whose content changed, none if everything was in that state; the first file that the channel
 * doesn't have
 * @throws HttpError 409 `too_many_labels`, 422 for a file that would have none, or too many
 */
export async function labelFiles(
  db: Db,
  channelId: string,
  places: readonly LabelledPlace[],
  { add, remove }: LabelChange,
  also: (trx: Trx, changed: LabelledFile[]) => Promise<void>,
): Promise<{ affected: string[] } | { missing: LabelledPlace }> {
  const affected = await channelAndDependents(db, channelId);
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, affected);
    const { rows } = await sql<LabelledPlace & { id: number; labels: string[] | null }>`
      select f.id, f.subdir, f.file_name, f.labels
      from channel_file_version f join json_to_recordset(${JSON.stringify(places)}::json) as p(subdir text, file_name text)
        on p.subdir = f.subdir and p.file_name = f.file_name
      where f.channel_id = ${channelId}::uuid and f.until_generation is null`.execute(trx);
    const found = new Set(rows.map(({ subdir, file_name }) => `${subdir}/${file_name}`));
    const missing = places.find(({ subdir, file_name }) => !found.has(`${subdir}/${file_name}`));
    if (missing !== undefined) return { missing };
    const changed: LabelledFile[] = [];
    for (const { labels: column, ...file } of rows) {
      const before = labelsOfColumn(column);
      const labels = [...new Set([...before.filter((name) => !remove.includes(name)), ...add])].sort();
      if (labels.join() === before.toSorted().join()) continue;
      const place = `${file.subdir}/${file.file_name}`;
      if (labels.length === 0)
        throw unprocessable([
          {
            loc: ['body', 'remove'],
            msg: `${place} needs at least one label. Add a label, or yank the file`,
            type: 'value_error',
          },
        ]);
      if (labels.length > MOST_LABELS_OF_FILE)
        throw unprocessable([
          {
            loc: ['body', 'add'],
            msg: `${place} would have ${labels.length} labels; a file has at most ${MOST_LABELS_OF_FILE}`,
            type: 'value_error',
          },
        ]);
      changed.push({ ...file, labels });
    }
    if (changed.length === 0) return { affected: [] };
    await registerLabels(trx, channelId, add);
    const rowsToWrite = JSON.stringify(changed.map(({ id, labels }) => ({ id, labels: labelsColumn(labels) })));
    await sql`
      update channel_file_version f set labels = (
        select case when jsonb_typeof(r.labels) = 'array' then array(select jsonb_array_elements_text(r.labels)) end)
      from jsonb_to_recordset(${rowsToWrite}::jsonb) as r(id bigint, labels jsonb)
      where f.id = r.id and f.channel_id = ${channelId}::uuid and f.until_generation is null`.execute(trx);
    await countUp(trx, channelId);
    await also(trx, changed);
    return { affected };
  });
}

/**
 * Deletes a label without files.
 * @param also further writes in the transaction
 * @returns the channels whose content changed; `in_use` if a file has it; null if the channel doesn't have the label
 */
export async function deleteLabel(
  db: Db,
  channelId: string,
  name: string,
  also: (trx: Trx) => Promise<void>,
): Promise<string[] | 'in_use' | null> {
  return db.transaction().execute(async (trx) => {
    await lockInOrder(trx, [channelId]);
    const { rows } = await sql`
      select 1 from channel_file_version where channel_id = ${channelId}::uuid and until_generation is null and labels @> array[${name}::text] limit 1`.execute(
      trx,
    );
    if (rows.length > 0) return 'in_use';
    const { numDeletedRows } = await trx
      .deleteFrom('channel_label')
      .where('channel_id', '=', channelId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return null;
    await countUp(trx, channelId);
    await also(trx);
    return [channelId];
  });
}
