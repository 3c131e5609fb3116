// Read model of channel, channel_source: workers read a whole channel over their own connection, in one database
// snapshot.
/** Reads a channel with its source channels from the database, as columns. */
import { hash } from 'node:crypto';
import type pg from 'pg';
import type { BlockingDependencies } from '@terrarium/domain/installability';
import { ChannelRecordsBuilder, scriptsOf } from '@terrarium/domain/policy';
import type { ChannelRecords, ScriptState, TrustType } from '@terrarium/domain/policy';
import { readArchives, readScripts } from './archives.ts';
import type { ArchiveFacts } from './archives.ts';
import { filePages, recordText, refreshStatistics } from './fileRows.ts';
import type { FileRow } from './fileRows.ts';
import type { Spool, TextPlaces, TextSink } from './recordTexts.ts';

/**
 * A channel whose files are served, with the revision of its content.
 * Lists of them start with the highest priority.
 */
export interface ContentSource {
  channelId: string;
  revision: string;
  /** Generation of its files to read. */
  generation: number;
  /** Number of its own files. */
  fileCount: number;
}

/** Columns of a channel, with file IDs. */
export interface Contents {
  contentKey: string;
  records: ChannelRecords;
  /** `channel_file.id` of each record. */
  fileIds: Float64Array;
  /** 1 for `.tar.bz2`, 0 for `.conda`, by record. */
  legacyFormat: Uint8Array;
  /**
   * Why a file isn't in the index: 1-based position in `ABSENCES` of the domain; 0 if it is.
   * Such files are never listed, whatever the policy decides.
   */
  withdrawn: Uint8Array;
}

/** Thrown if a channel doesn't exist or was deleted. */
export class ChannelGone extends Error {
  constructor(channelId: string) {
    super(`The channel ${channelId} was deleted while being read.`);
    this.name = 'ChannelGone';
  }
}

/**
 * Lists the sources of a channel: itself, and for a virtual channel its source channels, depth first by position. A
 * channel that is reached twice counts at its first position and is visited once, because the number of paths can grow
 * exponentially. Empty if the channel doesn't exist.
 */
export async function contentSources(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
): Promise<ContentSource[]> {
  const { rows } = await client.query<SourceRow>(
    `
    with recursive drawn (id) as (select $1::uuid union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id)
    select ${SOURCE_COLUMNS} from drawn join channel c on c.id = drawn.id`,
    [channelId],
  );
  return inOrder(channelId, rows);
}

/** A channel that {@link inOrder} puts in order. */
export interface SourceRow {
  id: string;
  revision: string;
  generation: number;
  file_count: number;
  source_ids: string[];
}

/** Columns of a {@link SourceRow}, of `channel c`. */
export const SOURCE_COLUMNS = `c.id, c.content_revision::text as revision, c.generation, c.file_count,
  array(select s.source_id::text from channel_source s where s.channel_id = c.id order by s.position) as source_ids`;

/** Puts the sources of a channel in the order of {@link contentSources}. */
export function inOrder(channelId: string, rows: readonly SourceRow[]): ContentSource[] {
  const channels = new Map(rows.map((row) => [row.id, row]));
  const sources = new Map<string, ContentSource>();
  const waiting = [channelId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const channel = channels.get(id);
    if (channel === undefined || sources.has(id)) continue;
    sources.set(id, {
      channelId: id,
      revision: channel.revision,
      generation: Number(channel.generation),
      // A virtual channel counts the files of its sources, and has none of its own.
      fileCount: channel.source_ids.length === 0 ? channel.file_count : 0,
    });
    waiting.push(...channel.source_ids.toReversed());
  }
  return [...sources.values()];
}

/** Returns a text that changes with the files of a channel or of its sources. */
export function contentKeyOf(sources: readonly ContentSource[]): string {
  return sources.map(({ channelId, revision }) => `${channelId}@${revision}`).join(',');
}

/** Returns the channels of a content key, highest priority first. */
export function channelIdsOf(contentKey: string): string[] {
  return contentKey.split(',').map((entry) => entry.slice(0, entry.indexOf('@')));
}

/** Options of reading a channel. */
export interface ReadOptions {
  signal?: AbortSignal;
  /** Called from time to time with the number of files read. */
  onProgress?: (read: number) => void;
}

/** Bytes of the digest of a record's text. */
export const TEXT_DIGEST = 16;

/** A point in the database's history, to find later changes. */
export interface Moment {
  /** The `pg_snapshot`, and the ID of the database. Transaction numbers are meaningless in another database. */
  snapshot: string;
  database: string;
}

/** Columns of a channel, with the further data for its index files. */
export interface ReadContents extends Contents {
  /** Channels that were read, highest priority first. */
  sources: readonly ContentSource[];
  /** Time of reading; null if the database doesn't report it. */
  moment: Moment | null;
  /** Position of its source, by record. */
  sourceOf: Uint16Array;
  texts: TextPlaces;
  /** {@link TEXT_DIGEST} bytes for each record. */
  textDigests: Uint8Array;
  /** Facts from archives, by file ID. */
  archives: ReadonlyMap<number, ArchiveFacts>;
  /** What the previous publication listed; null if everything was read. */
  earlier: EarlierListing | null;
  /** The file of a publication with exactly these columns; null if there is none. */
  stored: StoredColumns | null;
}

/** A file with columns, see {@link KEPT_COLUMNS}. */
export interface StoredColumns {
  path: string;
  /** Its SHA-256, in hex. */
  sha256: string;
}

/** Records that the previous index listed. */
export interface EarlierListing {
  /** 1 for each unchanged record that was listed. */
  listed: Uint8Array;
  /** Number of listed records that were removed or changed. */
  gone: number;
  /** Dependencies that make some current records uninstallable, by platform. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
}

/** Returns the current point in the database's history; null if the database doesn't report it. */
export async function momentOf(client: Pick<pg.ClientBase, 'query'>): Promise<Moment | null> {
  try {
    const { rows } = await client.query<Moment>(
      'select pg_current_snapshot()::text as snapshot, (select system_identifier::text from pg_control_system()) as database',
    );
    return rows[0] ?? null;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return null;
    throw error;
  }
}

/**
 * Reads the files of a channel and its sources.
 * Among files with the same subdir and name, the first source wins. All data and the key belong to the generations at
 * the start. If something changes meanwhile, the result is outdated but consistent.
 * @throws ChannelGone, the signal's reason
 */
export async function readContents(
  client: pg.ClientBase,
  channelId: string,
  { signal, onProgress }: ReadOptions = {},
): Promise<Contents> {
  await refreshStatistics(client);
  const sources = await contentSources(client, channelId);
  if (sources.length === 0) throw new ChannelGone(channelId);
  const scripts = await readScripts(
    client,
    sources.map((source) => source.channelId),
    signal,
  );
  const gathered = new GatheredRows((fileId) => scripts.get(fileId));
  for await (const { page } of firstOfEach(client, sources, false, signal)) {
    for (const row of page) gathered.add(row);
    gathered.endPage();
    onProgress?.(gathered.length);
  }
  return { contentKey: contentKeyOf(sources), ...gathered.columns() };
}

/** Like {@link readContents}, with all data for index files. @param spool receives the records' texts */
export async function readWhole(
  client: pg.ClientBase,
  channelId: string,
  spool: Spool,
  { signal, onProgress }: ReadOptions = {},
): Promise<ReadContents> {
  await refreshStatistics(client);
  const moment = await momentOf(client);
  const sources = await contentSources(client, channelId);
  if (sources.length === 0) throw new ChannelGone(channelId);
  const archives = await readArchives(
    client,
    sources.map((source) => source.channelId),
    signal,
  );
  const gathered = new SpooledRows(archives, spool);
  for await (const { page, position } of firstOfEach(client, sources, true, signal)) {
    for (const row of page) await gathered.spool(row, position);
    gathered.endPage();
    onProgress?.(gathered.length);
  }
  await spool.end();
  return {
    contentKey: contentKeyOf(sources),
    sources,
    moment,
    archives,
    earlier: null,
    stored: null,
    ...gathered.contents(),
  };
}

/**
 * Reads the files of channels page by page, except those that an earlier channel has under the same subdir and name.
 */
async function* firstOfEach(
  client: pg.ClientBase,
  sources: readonly ContentSource[],
  whole: boolean,
  signal: AbortSignal | undefined,
): AsyncGenerator<{ page: FileRow[]; position: number }> {
  const seen = sources.length > 1 ? new Set<string>() : null;
  for (const [position, source] of sources.entries()) {
    for await (const page of filePages(client, source, whole, signal)) {
      if (seen === null) {
        yield { page, position };
        continue;
      }
      const places = page.map(({ subdir, fileName }) => `${subdir}/${fileName}`);
      yield { page: page.filter((_, at) => !seen.has(places[at]!)), position };
      for (const place of places) seen.add(place);
    }
  }
}

/** Collects rows as columns. */
class GatheredRows {
  readonly #scriptsOf: (fileId: number) => ScriptState | undefined;
  readonly #builder = new ChannelRecordsBuilder();
  readonly #fileIds: number[] = [];
  readonly #legacyFormat: number[] = [];
  readonly #withdrawn: number[] = [];
  readonly #textsOf = new Map<string, string[]>();

  constructor(scripts: (fileId: number) => ScriptState | undefined) {
    this.#scriptsOf = scripts;
  }

  get length(): number {
    return this.#fileIds.length;
  }

  add(row: FileRow): void {
    addRow(this.#builder, row, this.#textsOf, this.#scriptsOf(row.id));
    this.#fileIds.push(row.id);
    this.#withdrawn.push(row.withdrawn);
    this.#legacyFormat.push(isLegacy(row) ? 1 : 0);
  }

  /** Rows of one page often share texts, those of different pages rarely do. */
  endPage(): void {
    this.#textsOf.clear();
  }

  columns(): Omit<Contents, 'contentKey'> {
    return {
      records: this.#builder.build(),
      fileIds: Float64Array.from(this.#fileIds),
      legacyFormat: Uint8Array.from(this.#legacyFormat),
      withdrawn: Uint8Array.from(this.#withdrawn),
    };
  }
}

/** Collects rows as columns and writes their texts to disk. */
export class SpooledRows extends GatheredRows {
  readonly #spool: TextSink;
  readonly #sourceOf: number[] = [];
  readonly #fileOf: number[] = [];
  readonly #offsets: number[] = [];
  readonly #lengths: number[] = [];
  #digests = Buffer.alloc(1 << 12);

  /** @param archives facts from the archives of the rows' files, by file ID */
  constructor(archives: ReadonlyMap<number, ArchiveFacts>, spool: TextSink) {
    super((fileId) => {
      const read = archives.get(fileId)?.read ?? null;
      return read === null ? undefined : scriptsOf(read.scriptKinds);
    });
    this.#spool = spool;
  }

  /** Adds a row. Resolves when the next can be added. @param position of its source */
  async spool(row: FileRow, position: number): Promise<void> {
    this.add(row);
    this.#sourceOf.push(position);
    const text = indexText(row);
    const { file, offset, length, full } = this.#spool.add(row.subdir, isLegacy(row) ? 1 : 0, text);
    this.#fileOf.push(file);
    this.#offsets.push(offset);
    this.#lengths.push(length);
    const at = (this.length - 1) * TEXT_DIGEST;
    if (at === this.#digests.length) this.#digests = Buffer.concat([this.#digests], at * 2);
    putTextDigest(text, this.#digests, at);
    if (full !== undefined) await full;
  }

  contents(): Omit<ReadContents, 'contentKey' | 'sources' | 'moment' | 'archives' | 'earlier' | 'stored'> {
    return {
      ...this.columns(),
      sourceOf: Uint16Array.from(this.#sourceOf),
      texts: {
        files: this.#spool.files,
        fileOf: Uint16Array.from(this.#fileOf),
        offsets: Float64Array.from(this.#offsets),
        lengths: Uint32Array.from(this.#lengths),
      },
      textDigests: new Uint8Array(this.#digests.subarray(0, this.length * TEXT_DIGEST)),
    };
  }
}

const isLegacy = ({ fileName }: Pick<FileRow, 'fileName'>): boolean => fileName.endsWith('.tar.bz2');

/** Text of a record in index files. */
export const indexText = (row: FileRow): string => `${JSON.stringify(row.fileName)}:${recordText(row)}`;

/** Writes the digest of a text: {@link TEXT_DIGEST} bytes. A buffer for each would keep the garbage collector busy. */
export function putTextDigest(text: string, into: Buffer, at: number): void {
  into.write(hash('sha256', text, 'binary'), at, TEXT_DIGEST, 'latin1');
}

/** Lists shared by many rows are parsed once. */
function addRow(
  builder: ChannelRecordsBuilder,
  row: FileRow,
  textsOf: Map<string, string[]>,
  scripts: ScriptState = 'unknown',
): void {
  const listOf = (json: string): string[] => {
    let texts = textsOf.get(json);
    if (texts === undefined) {
      const value = JSON.parse(json) as unknown;
      texts = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
      textsOf.set(json, texts);
    }
    return texts;
  };
  builder.add({
    name: row.name,
    version: row.version,
    build: row.build,
    build_number: row.buildNumber,
    subdir: row.subdir,
    license: row.license,
    license_family: row.licenseFamily,
    timestamp: row.timestampMs,
    indexed_timestamp: row.indexedMs,
    first_seen: row.firstSeenMs,
    depends: listOf(row.dependsJson),
    constrains: row.constrainsJson === null ? [] : listOf(row.constrainsJson),
    track_features: row.tracksFeatures ? 'yes' : null,
    size: row.size,
    trust: row.trust as TrustType,
    scripts,
  });
}
