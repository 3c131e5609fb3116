// Read model of channel_file_change, channel_file_version: workers read the changes of a channel over their own
// connection.
/**
 * Reads a channel as the content of a publication plus the changes since.
 * The publication is the channel's own, or that of a source.
 * Cost depends on the number of changes, not on the size of the channel.
 */
import type pg from 'pg';
import { fileNameOf, parseFileName } from '@terrarium/domain/conda';
import { movedBlockingDependencies } from '@terrarium/domain/installability';
import { joinColumn, joinRecords, recordAt, recordsOfName, runsOfPicks } from '@terrarium/domain/policy';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { readArchivesOf } from './archives.ts';
import {
  ChannelGone,
  contentKeyOf,
  contentSources,
  indexText,
  momentOf,
  putTextDigest,
  SpooledRows,
  TEXT_DIGEST,
} from './contents.ts';
import type { ContentSource, EarlierListing, ReadContents } from './contents.ts';
import { filesAt } from './fileRows.ts';
import type { FilePlace, FileRow } from './fileRows.ts';
import type { KeptContents } from './previousPublication.ts';
import { NO_FILE } from './recordTexts.ts';
import type { Spool, TextPlaces, TextSink } from './recordTexts.ts';

/** With more changes than this share of the records, and more than {@link FEW}, the whole channel is read. */
const MOST_CHANGED = 0.1;
/** This many changes are always applied, whatever the size of the channel. */
const FEW = 200;
/** Files to look up at a time. Limits how long other queries wait. */
const PAGE = 500;

/**
 * Reads the changes since a publication.
 * The result is the same as reading everything.
 * @param before content of a publication of the channel, or of one of its sources
 * @param places positions of the texts of known records; the first files of the spool
 * @param spool receives the texts of changed records
 * @returns null if there are too many changes, or too little is known of them; then everything must be read
 * @throws ChannelGone, the signal's reason
 */
export async function readChanged(
  client: pg.ClientBase,
  channelId: string,
  before: KeptContents,
  places: TextPlaces,
  spool: TextSink,
  signal?: AbortSignal,
): Promise<ReadContents | null> {
  const moment = await momentOf(client);
  const sources = await contentSources(client, channelId);
  if (sources.length === 0) throw new ChannelGone(channelId);
  if (moment === null || before.moment === null || moment.database !== before.moment.database) return null;
  const sourceOf = placedAmong(before, sources);
  if (sourceOf === null) return null;
  const kept = { ...before, sourceOf };
  const most = Math.max(FEW, kept.records.length * MOST_CHANGED);
  const ids = await changedFiles(client, before.sources, before.moment.snapshot);
  if (ids === null || ids.size > most) return null;
  const changed = await placesOf(client, sources, ids);
  const known = new Set(before.sources.map((source) => source.channelId));
  const further = await placesIn(
    client,
    sources.flatMap((source) => (known.has(source.channelId) ? [] : [source.channelId])),
    most,
  );
  if (further === null) return null;
  for (const place of further) changed.set(placeKey(place), place);
  kept.fileIds.forEach((id, i) => {
    if (ids.has(id)) changed.set(placeKey(placeAt(kept, i)), placeAt(kept, i));
  });
  const found = await winners(client, sources, [...changed.values()], signal);
  const removed = new Set<number>();
  for (const place of changed.values()) {
    const i = find(kept, place);
    if (i === null) return null;
    if (i >= 0) removed.add(i);
  }
  const archives = new Map(kept.archives);
  for (const i of removed) archives.delete(kept.fileIds[i]!);
  for (const [id, facts] of await readArchivesOf(
    client,
    found.map(({ row }) => row.id),
    signal,
  ))
    archives.set(id, facts);
  const order = new Order(kept);
  const placed = found
    .map((file) => ({ ...file, before: order.placeFor(file) }))
    .sort((a, b) => a.before - b.before || compare(a, b));
  const rows = new SpooledRows(archives, spool);
  for (const { row, position } of placed) await rows.spool(row, position);
  rows.endPage();
  const picks = new Int32Array(kept.records.length - removed.size + placed.length);
  let at = 0;
  let next = 0;
  for (let i = 0; i <= kept.records.length; i++) {
    while (next < placed.length && placed[next]!.before === i) picks[at++] = -1 - next++;
    if (i < kept.records.length && !removed.has(i)) picks[at++] = i;
  }
  const gathered = joined(kept, places, rows.contents(), picks);
  return {
    contentKey: contentKeyOf(sources),
    sources,
    moment,
    archives,
    ...(gathered.records === kept.records
      ? { earlier: { listed: kept.listed, gone: 0, blocking: kept.blocking }, stored: kept.stored }
      : { earlier: earlierOf(kept, gathered.records, picks), stored: null }),
    ...gathered,
  };
}

/** Returns whether too many texts are missing to read them one by one, if all files are listed. */
export function lacksTexts({ records, withdrawn, texts }: ReadContents): boolean {
  let missing = 0;
  for (let i = 0; i < records.length; i++) if (withdrawn[i] === 0 && texts.fileOf[i] === NO_FILE) missing += 1;
  return missing > mostMissing(records);
}

const mostMissing = ({ length }: ChannelRecords): number => Math.max(FEW, length * MOST_CHANGED);

/**
 * Reads the texts of listed records that the previous publication didn't list.
 * @returns false if there are too many, or some are missing; then everything must be read
 */
export async function readMissingTexts(
  client: pg.ClientBase,
  contents: ReadContents,
  listed: Uint8Array,
  spool: Spool,
  signal?: AbortSignal,
): Promise<boolean> {
  const { records, sources, sourceOf, legacyFormat, fileIds, texts, textDigests } = contents;
  const missing: number[] = [];
  for (let i = 0; i < records.length; i++) if (listed[i] === 1 && texts.fileOf[i] === NO_FILE) missing.push(i);
  if (missing.length > mostMissing(records)) return false;
  if (missing.length > 0) contents.stored = null;
  const digests = Buffer.from(textDigests.buffer, textDigests.byteOffset, textDigests.byteLength);
  const bySource = Map.groupBy(missing, (i) => sourceOf[i]!);
  for (const [position, indexes] of bySource)
    for (let from = 0; from < indexes.length; from += PAGE) {
      signal?.throwIfAborted();
      const page = indexes.slice(from, from + PAGE);
      const rows = await filesAt(
        client,
        sources[position]!,
        page.map((i) => placeAt({ records, legacyFormat }, i)),
      );
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      for (const i of page) {
        const row = rowOf.get(fileIds[i]!);
        if (row === undefined) return false;
        const text = indexText(row);
        const { file, offset, length, full } = spool.add(row.subdir, legacyFormat[i]!, text);
        texts.fileOf[i] = file;
        texts.offsets[i] = offset;
        texts.lengths[i] = length;
        // The next publication reads later changes.
        putTextDigest(text, digests, i * TEXT_DIGEST);
        if (full !== undefined) await full;
      }
    }
  return true;
}

/**
 * Lists IDs of files that changed since a snapshot, or that a later generation added.
 * @returns null if the change log no longer goes back that far
 */
async function changedFiles(
  client: pg.ClientBase,
  sources: readonly ContentSource[],
  snapshot: string,
): Promise<Set<number> | null> {
  const { rows } = await client.query<{ file_ids: number[] | null }>(
    `select c.file_ids::float8[] as file_ids from unnest($1::uuid[], $2::bigint[]) as source (id, generation) join channel_file_change c on c.channel_id = source.id
      where c.generation > source.generation
        or case when c.file_ids is null then c.transaction >= pg_snapshot_xmin($3::pg_snapshot) else not pg_visible_in_snapshot(c.transaction, $3::pg_snapshot) end`,
    [sources.map(({ channelId }) => channelId), sources.map(({ generation }) => generation), snapshot],
  );
  const ids = new Set<number>();
  for (const { file_ids: noted } of rows) {
    if (noted === null) return null;
    for (const id of noted) ids.add(id);
  }
  return ids;
}

/**
 * Returns the position of each record's source among the current ones, which can be more than before.
 * @returns null if a source is gone, or their order has changed
 */
function placedAmong(kept: KeptContents, sources: readonly ContentSource[]): Uint16Array | null {
  const now = kept.sources.map(({ channelId }) => sources.findIndex((source) => source.channelId === channelId));
  if (now.some((position, before) => position < 0 || (before > 0 && position < now[before - 1]!))) return null;
  return now.every((position, before) => position === before)
    ? kept.sourceOf
    : kept.sourceOf.map((before) => now[before]!);
}

/**
 * Lists the subdirs and names of all files of channels, in all their versions.
 * @returns null if there are more than `most`
 */
async function placesIn(
  client: pg.ClientBase,
  channelIds: readonly string[],
  most: number,
): Promise<FilePlace[] | null> {
  if (channelIds.length === 0) return [];
  const { rows } = await client.query<{ subdir: string; file_name: string }>(
    'select subdir, file_name from channel_file_version where channel_id = any ($1::uuid[]) limit $2',
    [channelIds, Math.floor(most) + 1],
  );
  return rows.length > most ? null : rows.map(({ subdir, file_name: fileName }) => ({ subdir, fileName }));
}

/** Finds the subdirs and names of files in all their versions, by {@link placeKey}. */
async function placesOf(
  client: pg.ClientBase,
  sources: readonly ContentSource[],
  ids: ReadonlySet<number>,
): Promise<Map<string, FilePlace>> {
  if (ids.size === 0) return new Map();
  const { rows } = await client.query<{ subdir: string; file_name: string }>(
    'select distinct subdir, file_name from channel_file_version where id = any ($1::bigint[]) and channel_id = any ($2::uuid[])',
    [[...ids], sources.map(({ channelId }) => channelId)],
  );
  return new Map(rows.map(({ subdir, file_name: fileName }) => [placeKey({ subdir, fileName }), { subdir, fileName }]));
}

/** A file of a channel, and the position of its source. */
interface Found {
  row: FileRow;
  position: number;
}

/** For each subdir and name, keeps the file of the first source that has one. */
async function winners(
  client: pg.ClientBase,
  sources: readonly ContentSource[],
  places: readonly FilePlace[],
  signal: AbortSignal | undefined,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let from = 0; from < places.length; from += PAGE) {
    let open = places.slice(from, from + PAGE);
    for (const [position, source] of sources.entries()) {
      signal?.throwIfAborted();
      if (open.length === 0) break;
      const rows = await filesAt(client, source, open);
      const has = new Set(rows.map(placeKey));
      for (const row of rows) found.push({ row, position });
      open = open.filter((place) => !has.has(placeKey(place)));
    }
  }
  return found;
}

const placeKey = ({ subdir, fileName }: FilePlace): string => `${subdir}/${fileName}`;

type Places = Pick<ReadContents, 'records' | 'legacyFormat'>;

function placeAt({ records, legacyFormat }: Places, i: number): FilePlace {
  const record = recordAt(records, i);
  return { subdir: record.subdir, fileName: fileNameOf(record, legacyFormat[i] === 1 ? '.tar.bz2' : '.conda') };
}

/** Finds the record with a subdir and file name. @returns -1 if missing, null for an invalid file name */
function find(kept: Places, place: FilePlace): number | null {
  const name = parseFileName(place.fileName)?.name;
  if (name === undefined) return null;
  for (const i of recordsOfName(kept.records, name)) {
    const { subdir, fileName } = placeAt(kept, i);
    if (subdir === place.subdir && fileName === place.fileName) return i;
  }
  return -1;
}

/** Order of records: source, subdir, file name. */
class Order {
  readonly #kept: KeptContents;
  constructor(kept: KeptContents) {
    this.#kept = kept;
  }

  /** Finds the record before which a file belongs. Approximate if the database sorts differently. */
  placeFor({ row, position }: Found): number {
    let low = 0;
    for (let high = this.#kept.records.length; low < high;) {
      const middle = (low + high) >>> 1;
      const place = placeAt(this.#kept, middle);
      if (comparePlaces(this.#kept.sourceOf[middle]!, place, position, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const compare = (a: Found, b: Found): number => comparePlaces(a.position, a.row, b.position, b.row);

function comparePlaces(sourceA: number, a: FilePlace, sourceB: number, b: FilePlace): number {
  if (sourceA !== sourceB) return sourceA - sourceB;
  if (a.subdir !== b.subdir) return a.subdir < b.subdir ? -1 : 1;
  return a.fileName === b.fileName ? 0 : a.fileName < b.fileName ? -1 : 1;
}

function earlierOf(kept: KeptContents, records: ChannelRecords, picks: Int32Array): EarlierListing {
  const listed = new Uint8Array(picks.length);
  for (let at = 0; at < picks.length; at++) listed[at] = picks[at]! < 0 ? 0 : kept.listed[picks[at]!]!;
  const count = (bits: Uint8Array): number => bits.reduce((sum, bit) => sum + bit, 0);
  const gone = count(kept.listed) - count(listed);
  // If records were removed, installability must be checked again.
  const blocking = gone > 0 ? [] : kept.blocking;
  return {
    listed,
    gone,
    blocking: movedBlockingDependencies(blocking, kept.records, records, picks),
  };
}

type Gathered = Omit<ReadContents, 'contentKey' | 'sources' | 'moment' | 'archives' | 'earlier' | 'stored'>;

/** Joins known and new records. @param picks as for `joinRecords` */
function joined(kept: KeptContents, places: TextPlaces, read: Gathered, picks: Int32Array): Gathered {
  const { length } = picks;
  if (read.records.length === 0 && length === kept.records.length)
    return unchanged(kept, { ...places, files: read.texts.files });
  const runs = runsOfPicks(picks);
  return {
    records: joinRecords(kept.records, read.records, picks),
    fileIds: joinColumn(new Float64Array(length), kept.fileIds, read.fileIds, runs),
    legacyFormat: joinColumn(new Uint8Array(length), kept.legacyFormat, read.legacyFormat, runs),
    withdrawn: joinColumn(new Uint8Array(length), kept.withdrawn, read.withdrawn, runs),
    sourceOf: joinColumn(new Uint16Array(length), kept.sourceOf, read.sourceOf, runs),
    textDigests: joinColumn(
      new Uint8Array(length * TEXT_DIGEST),
      kept.textDigests,
      read.textDigests,
      runs,
      TEXT_DIGEST,
    ),
    texts: {
      files: read.texts.files,
      fileOf: joinColumn(new Uint16Array(length), places.fileOf, read.texts.fileOf, runs),
      offsets: joinColumn(new Float64Array(length), places.offsets, read.texts.offsets, runs),
      lengths: joinColumn(new Uint32Array(length), places.lengths, read.texts.lengths, runs),
    },
  };
}

/** Known records without a change. A copy of a large channel would take hundreds of megabytes. */
const unchanged = (
  { records, fileIds, legacyFormat, withdrawn, sourceOf, textDigests }: KeptContents,
  texts: TextPlaces,
): Gathered => ({ records, fileIds, legacyFormat, withdrawn, sourceOf, textDigests, texts });
