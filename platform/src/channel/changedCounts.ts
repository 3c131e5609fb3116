/** Counts what a change means for the counts of channels, from the changed files only. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** A channel whose files count, in one of its generations. */
export interface Source {
  id: string;
  generation: number;
}

/** Names of a channel's packages: all, or those that came and went with a change. */
export type ChangedNames = { all: ReadonlySet<string> } | { added: readonly string[]; gone: readonly string[] };

/** Difference of a channel's counts, which are up to date as long as nothing in `Seen` changes. */
export interface CountsChange {
  more: { files: number; artifacts: number; size: number };
  addedSubdirs: string[];
  goneSubdirs: string[];
}

/** SQL that applies a difference. */
export function changedBy({ more, addedSubdirs, goneSubdirs }: CountsChange) {
  return {
    file_count: sql<number>`file_count + ${more.files}::integer`,
    artifact_count: sql<number>`artifact_count + ${more.artifacts}::integer`,
    size: sql<number>`size + ${more.size}::bigint`,
    subdirs: sql<
      string[]
    >`array(select subdir from unnest(subdirs) as subdir where subdir <> all(${goneSubdirs}::text[])
      union select unnest(${addedSubdirs}::text[]) order by 1)`,
  };
}

/** Maximum number of changed files to count individually, and maximum share of the channel's files. */
const MOST_TOUCHED = { count: 50_000, share: 0.2 };
/** Changed files per statement. */
const TOUCHED_PIECE = 500;
/** Larger sizes may be cut off, see `countFiles`, so they can't be changed by a difference. */
const LARGEST_SIZE = 2 ** 52;

/**
 * Returns the IDs of the files that a future generation of a channel changes.
 * @returns null if they aren't known anymore, or too many
 */
export async function touchedFiles(db: Db, channelId: string, generation: number): Promise<number[] | null> {
  const channel = await db
    .selectFrom('channel')
    .select(['file_count', 'size'])
    .where('id', '=', channelId)
    .executeTakeFirst();
  if (channel === undefined || channel.size > LARGEST_SIZE) return null;
  const most = Math.min(MOST_TOUCHED.count, MOST_TOUCHED.share * channel.file_count);
  // Deleted changes leave a row without IDs.
  const rows = await db
    .selectFrom('channel_file_change')
    .select('file_ids')
    .where('channel_id', '=', channelId)
    .where('generation', '>=', generation)
    .execute();
  const ids = new Set<number>();
  for (const { file_ids: fileIds } of rows) {
    if (fileIds === null) return null;
    for (const id of fileIds) ids.add(id);
    if (ids.size > most) return null;
  }
  return [...ids];
}

/** Files of a channel that its next generation changes. */
export interface Touched {
  /** Channel of the files, with its current generation. */
  id: string;
  before: number;
  touched: readonly number[];
}

/**
 * Counts what changed files mean for a channel that draws from several.
 * @param sources with the generations after the change
 */
export async function countChanges(
  db: Db,
  { id: changedId, before, touched }: Touched,
  sources: readonly Source[],
): Promise<CountsChange & { names: ChangedNames }> {
  const ids = sources.map(({ id }) => id);
  const after = sources.map(({ generation }) => generation);
  const former = sources.map(({ id, generation }) => (id === changedId ? before : generation));
  const source = sql`unnest(${ids}::uuid[], ${former}::bigint[], ${after}::bigint[]) as s(id, former, later)`;
  const isIn = (generation: 'former' | 'later') => {
    const at = sql.ref(`s.${generation}`);
    return sql`f.from_generation <= ${at} and (f.until_generation is null or f.until_generation > ${at})`;
  };
  const more = { files: 0, size: 0 };
  const [gained, lost] = [new Set<string>(), new Set<string>()];
  const [gainedSubdirs, lostSubdirs] = [new Set<string>(), new Set<string>()];
  // Without statistics, the planner would prefer reading whole channels; `offset 0` prevents that.
  for (let from = 0; from < touched.length; from += TOUCHED_PIECE) {
    const piece = touched.slice(from, from + TOUCHED_PIECE);
    const { rows } = await sql<ChangedRow>`
      with place as materialized (
        select distinct subdir, file_name, name from (select * from channel_file_version where id = any(${piece}::bigint[]) offset 0) as f
        where channel_id = ${changedId}::uuid
      ),
      state as (
        select p.subdir, p.name, coalesce(v.was, false) as was, coalesce(v.stays, false) as stays,
          coalesce(v.old_size, 0) as old_size, coalesce(v.new_size, 0) as new_size
        from place p cross join lateral (
          select bool_or(${isIn('former')}) as was, bool_or(${isIn('later')}) as stays,
            max(f.size) filter (where ${isIn('former')}) as old_size, max(f.size) filter (where ${isIn('later')}) as new_size
          from ${source} join channel_file_version f on f.channel_id = s.id and f.subdir = p.subdir and f.file_name = p.file_name
        ) as v
      )
      select subdir, name, (stays::integer - was::integer) as files, sum(new_size - old_size)::bigint as size, count(*)::integer as count
      from state group by subdir, name, stays::integer - was::integer`.execute(db);
    for (const { subdir, name, files, size, count } of rows) {
      more.files += files * count;
      more.size += size;
      if (files !== 0) (files > 0 ? gained : lost).add(name);
      if (files !== 0) (files > 0 ? gainedSubdirs : lostSubdirs).add(subdir);
    }
  }
  // Those of which no file is visible before, or after.
  const none = async (column: 'name' | 'subdir', values: Iterable<string>, generation: 'former' | 'later') => {
    const found: string[] = [];
    const all = [...values];
    for (let from = 0; from < all.length; from += TOUCHED_PIECE) {
      const { rows } = await sql<{ value: string }>`
        select value from unnest(${all.slice(from, from + TOUCHED_PIECE)}::text[]) as given(value) where not exists (
          select 1 from ${source} join channel_file_version f on f.channel_id = s.id and f.${sql.ref(column)} = value
          where ${isIn(generation)} offset 0)`.execute(db);
      found.push(...rows.map(({ value }) => value));
    }
    return found;
  };
  const names = { added: await none('name', gained, 'former'), gone: await none('name', lost, 'later') };
  return {
    more: { ...more, artifacts: names.added.length - names.gone.length },
    addedSubdirs: await none('subdir', gainedSubdirs, 'former'),
    goneSubdirs: await none('subdir', lostSubdirs, 'later'),
    names,
  };
}

/** Changed files of a package in a subdir: how many more there are of each, and how many of them. */
interface ChangedRow {
  subdir: string;
  name: string;
  files: number;
  size: number;
  count: number;
}
