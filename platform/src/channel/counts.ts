/**
 * Counts what channels contain without policies, in batches, and stores the counts in the transaction of the change.
 */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { changedBy, countChanges, touchedFiles } from './changedCounts.ts';
import type { ChangedNames, CountsChange, Source } from './changedCounts.ts';

/** Versions per statement, shared among the sources. */
const LOOK = 4000;
/** Attempts of a change if other files change while it is counted. */
const TRIES = 10;

/** Content of a channel. `size` in bytes. */
export interface Counts {
  file_count: number;
  artifact_count: number;
  size: number;
  subdirs: string[];
}

/** Counts with the counted names. */
interface Counted extends Counts {
  names: Set<string>;
}

/** Counts the files of channels, each file (subdir and name) once. The generations can be future ones. */
async function countFiles(
  db: Db,
  sources: readonly Source[],
  onPiece: (counted: number) => Promise<void> | void = () => undefined,
): Promise<Counted> {
  const ids = sources.map(({ id }) => id);
  const generations = sources.map(({ generation }) => generation);
  const limit = Math.max(100, Math.floor(LOOK / Math.max(1, sources.length)));
  const names = new Set<string>();
  const subdirs = new Set<string>();
  let files = 0;
  let size = 0;
  let from: { subdir: string; file_name: string } | null = { subdir: '', file_name: '' };
  while (from !== null) {
    // The first full page ends the batch, before the name of its last version, so that versions of a file aren't
    // separated.
    const {
      rows: [row],
    }: { rows: Piece[] } = await sql<Piece>`
      with look as materialized (
        select page.* from unnest(${ids}::uuid[], ${generations}::bigint[]) as source(id, generation), lateral (
          select f.subdir, f.file_name, f.name, f.size, row_number() over (order by f.subdir, f.file_name) as place,
            f.from_generation <= source.generation and (f.until_generation is null or f.until_generation > source.generation) as seen
          from (select * from channel_file_version v where v.channel_id = source.id and (v.subdir, v.file_name) >= (${from.subdir}, ${from.file_name})
            order by v.subdir, v.file_name, v.from_generation limit ${limit}) as f
        ) as page
      ),
      stop as materialized (select subdir, file_name from look where place = ${limit} order by subdir, file_name limit 1),
      held as (
        select look.subdir, look.file_name, min(look.name) as name, max(look.size) as size from look left join stop on true
        where look.seen and (stop.subdir is null or (look.subdir, look.file_name) < (stop.subdir, stop.file_name)) group by 1, 2
      )
      select (select count(*)::integer from held) as files, (select least(coalesce(sum(size), 0), ${Number.MAX_SAFE_INTEGER})::bigint from held) as size,
        array(select distinct name from held) as names, array(select distinct subdir from held) as subdirs,
        (select json_build_object('subdir', subdir, 'file_name', file_name) from stop) as next`.execute(db);
    const piece: Piece = row!;
    files += piece.files;
    size = Math.min(size + piece.size, Number.MAX_SAFE_INTEGER);
    for (const name of piece.names) names.add(name);
    for (const subdir of piece.subdirs) subdirs.add(subdir);
    from = piece.next;
    await onPiece(files);
  }
  return { file_count: files, artifact_count: names.size, size, subdirs: [...subdirs].sort(), names };
}

interface Piece {
  files: number;
  size: number;
  names: string[];
  subdirs: string[];
  next: { subdir: string; file_name: string } | null;
}

/** The counts of no files. */
const NO_FILES: Counted = { file_count: 0, artifact_count: 0, size: 0, subdirs: [], names: new Set() };

/** Channels that a count depends on, as they were at its start. */
type Seen = Map<string, { id: string; revision: number; generation: number; type: string }>;

/** Files that were never counted before: the first ones of a channel. */
export interface FirstFiles {
  count: number;
  size: number;
  names: ReadonlySet<string>;
  subdirs: ReadonlySet<string>;
}

/**
 * Changes a channel's content, with its counts and those of virtual channels based on it in the same transaction.
 * Counts only the files that a new generation changes, or in batches all of them. If other files changed meanwhile,
 * starts over.
 * @param target generation that the channel will have; default the current one
 * @param first the files of the target, if the channel had none
 * @param before called with the names of the channel's files before the transaction, which may still fail
 * @returns the channels whose counts were written, the changed one first
 */
export async function changeCounted(
  db: Db,
  channelId: string,
  {
    target,
    first,
    before,
    onPiece,
    change,
  }: {
    target?: number;
    first?: FirstFiles | undefined;
    before?: (names: ChangedNames) => Promise<void>;
    onPiece?: (counted: number) => Promise<void> | void;
    change: (trx: Trx) => Promise<void>;
  },
): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const affected = await channelAndDependents(db, channelId);
    const seen: Seen = new Map();
    const counts = new Map<string, Counts | CountsChange>();
    const known = new Map<string, Counted | (CountsChange & { names: ChangedNames })>();
    // The last attempt is written whatever changed, so that its counts must not depend on former ones.
    const isByChanges = target !== undefined && first === undefined && tries < TRIES;
    const touched = isByChanges ? await touchedFiles(db, channelId, target) : null;
    for (const id of affected) {
      const sources = await drawnFrom(db, id);
      for (const source of sources) seen.set(source.id, source);
      // Virtual channels have no files of their own. Those with the same sources have the same counts.
      const holding = sources
        .filter(({ type }) => type !== 'virtual')
        .map((source) => ({
          id: source.id,
          generation: source.id === channelId ? (target ?? source.generation) : source.generation,
        }));
      const key = holding
        .map((source) => source.id)
        .sort()
        .join();
      const own = id === channelId;
      const counted =
        known.get(key) ??
        (own && first !== undefined && holding.length === 1 ? countedFirst(first) : undefined) ??
        (touched === null
          ? undefined
          : await countChanges(db, { id: channelId, before: seen.get(channelId)!.generation, touched }, holding)) ??
        (await countFiles(db, holding, own ? onPiece : undefined));
      known.set(key, counted);
      const { names, ...rest } = counted;
      if (own) await before?.('all' in names || 'added' in names ? names : { all: names });
      counts.set(id, rest);
    }
    const written = await db.transaction().execute(async (trx) => {
      if (!(await isUnchanged(trx, seen)) && tries < TRIES) return false;
      await change(trx);
      for (const [id, counted] of counts)
        await trx
          .updateTable('channel')
          .set('more' in counted ? changedBy(counted) : counted)
          .where('id', '=', id)
          .execute();
      return true;
    });
    if (written) return affected;
  }
}

function countedFirst({ count, size, names, subdirs }: FirstFiles): Counted {
  return {
    file_count: count,
    artifact_count: names.size,
    size: Math.min(size, Number.MAX_SAFE_INTEGER),
    subdirs: [...subdirs].sort(),
    names: new Set(names),
  };
}

/** Creates a virtual channel with its counts. @param make gets the counts in its transaction */
export async function makeCounted(
  db: Db,
  sourceIds: readonly string[],
  make: (trx: Trx, counts: Counts) => Promise<void>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const seen: Seen = new Map();
    for (const id of sourceIds) for (const source of await drawnFrom(db, id)) seen.set(source.id, source);
    const holding = [...seen.values()].filter(({ type }) => type !== 'virtual');
    // A channel over one other has its counts, which are stored.
    const only = holding.length === 1 ? holding[0]!.id : null;
    const { names: _, ...counted } = only === null ? await countFiles(db, holding) : NO_FILES;
    const made = await db.transaction().execute(async (trx) => {
      if (!(await isUnchanged(trx, seen)) && tries < TRIES) return false;
      await make(trx, only === null ? counted : await storedCounts(trx, only));
      return true;
    });
    if (made) return;
  }
}

/** Returns the counts of a channel that is locked. */
const storedCounts = (trx: Trx, channelId: string): Promise<Counts> =>
  trx
    .selectFrom('channel')
    .select(['file_count', 'artifact_count', 'size', 'subdirs'])
    .where('id', '=', channelId)
    .executeTakeFirstOrThrow();

/** Returns whether channels are unchanged, and locks them until the transaction ends. */
async function isUnchanged(trx: Trx, seen: Seen): Promise<boolean> {
  const { rows } = await sql<{ id: string; revision: number; generation: number }>`
    select id, content_revision as revision, generation from channel where id = any(${[...seen.keys()]}::uuid[]) order by id for no key update`.execute(
    trx,
  );
  return (
    rows.length === seen.size &&
    rows.every((row) => seen.get(row.id)!.revision === row.revision && seen.get(row.id)!.generation === row.generation)
  );
}

/**
 * Lists a channel and the virtual channels based on it, each after its sources, as far as one traversal can order them.
 */
export async function channelAndDependents(db: Db, channelId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive dependent (id, depth) as (
      select ${channelId}::uuid, 0
      union
      select s.channel_id, d.depth + 1 from dependent d join channel_source s on s.source_id = d.id where d.depth < 50
    )
    select id from dependent group by id order by max(depth), id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks channels in the global order. Concurrent counts notice the new revision and start over. */
export async function lockInOrder(trx: Trx, channelIds: readonly string[]): Promise<void> {
  await sql`select 1 from channel where id = any(${channelIds}::uuid[]) order by id for no key update`.execute(trx);
}

/** Lists a channel with all its direct and indirect sources. */
async function drawnFrom(
  db: Db,
  channelId: string,
): Promise<{ id: string; revision: number; generation: number; type: string }[]> {
  const { rows } = await sql<{ id: string; revision: number; generation: number; type: string }>`
    with recursive drawn (id) as (select ${channelId}::uuid union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id)
    select c.id, c.content_revision as revision, c.generation, c.type from drawn join channel c on c.id = drawn.id`.execute(
    db,
  );
  return rows;
}
