// Read model of channel, channel_source, advisory, advisory_package, advisory_urgency, channel_advisory_revision, channel_advisory_change, advisory_feed, curation, organization, package_identity, package_role: workers read a channel whole over a connection of their own, at one moment of the database.
/** What a channel holds: the files of its own and of the channels it draws from, as columns, from the database. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { isWeak, versionsOf } from '@terrarium/domain/advisory';
import type { AffectedEntry, Confidence, VexJustification, VexStatus } from '@terrarium/domain/advisory';
import { ChannelRecordsBuilder, isKnownBy, joinAliases, STATUS_OF_VEX } from '@terrarium/domain/policy';
import type {
  Advisory,
  AffectedPackage,
  ChannelRecords,
  Curation,
  CveStatus,
  ScriptState,
  TrustType,
} from '@terrarium/domain/policy';
import { readScripts } from './archives.ts';
import { filePages, recordText, refreshStatistics } from './fileRows.ts';
import type { FileRow } from './fileRows.ts';

/** The channels whose files a channel serves, highest priority first, each with the revision of its content. */
export interface ContentSource {
  channelId: string;
  revision: string;
  /** Which versions of its files are seen. */
  generation: number;
}

/** The columns of a channel with the ids of its files. */
export interface Contents {
  contentKey: string;
  records: ChannelRecords;
  /** `channel_file.id` of each record. */
  fileIds: Float64Array;
  /** 1 for `.tar.bz2`, 0 for `.conda`, by record. */
  legacyFormat: Uint8Array;
  /** How a file left the index: its place in `ABSENCES` of the domain, from 1 on; 0 for others. Such a file is not listed, whatever is decided over it. */
  withdrawn: Uint8Array;
}

/** A channel that is not there (any more). */
export class ChannelGone extends Error {
  constructor(channelId: string) {
    super(`The channel ${channelId} does not exist any more. It was deleted while it was read.`);
    this.name = 'ChannelGone';
  }
}

/**
 * The sources of a channel: itself, and for a virtual channel those it draws from, depth first in the order of their
 * positions. A channel reached twice counts where it came first, and what is below it is looked at once: the ways through
 * channels that draw from each other's sources are more than anybody could walk. Empty when the channel does not exist (any more).
 */
export async function contentSources(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
): Promise<ContentSource[]> {
  const { rows } = await client.query<{ id: string; revision: string; generation: number; source_ids: string[] }>(
    `
    with recursive drawn (id) as (select $1::uuid union select s.source_id from drawn join channel_source s on s.channel_id = drawn.id)
    select c.id, c.content_revision::text as revision, c.generation,
      array(select s.source_id::text from channel_source s where s.channel_id = c.id order by s.position) as source_ids
    from drawn join channel c on c.id = drawn.id`,
    [channelId],
  );
  const channels = new Map(rows.map((row) => [row.id, row]));
  const sources = new Map<string, ContentSource>();
  const waiting = [channelId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const channel = channels.get(id);
    if (channel === undefined || sources.has(id)) continue;
    sources.set(id, { channelId: id, revision: channel.revision, generation: Number(channel.generation) });
    waiting.push(...channel.source_ids.toReversed());
  }
  return [...sources.values()];
}

/** A text that changes whenever the files of a channel or of its sources change. */
export function contentKeyOf(sources: readonly ContentSource[]): string {
  return sources.map(({ channelId, revision }) => `${channelId}@${revision}`).join(',');
}

/** The channels that a content key names, highest priority first. */
export function channelIdsOf(contentKey: string): string[] {
  return contentKey.split(',').map((entry) => entry.slice(0, entry.indexOf('@')));
}

/** Where the records' texts go while they are read: one file for each subdir and package format. */
export class Spool {
  readonly #folder: string;
  readonly #streams = new Map<string, { stream: WriteStream; pending: string[]; size: number; ended: Promise<void> }>();
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file of a subdir's records in one format. */
  path(subdir: string, legacy: number): string {
    return join(this.#folder, `${subdir}${legacy ? '.legacy' : ''}.spool`);
  }

  /**
   * Adds a text.
   * @returns its length in bytes, and a promise when the disk wants the writer to wait
   */
  add(subdir: string, legacy: number, text: string): { length: number; full?: Promise<void> } {
    const key = `${subdir}/${legacy}`;
    let entry = this.#streams.get(key);
    if (entry === undefined) {
      const stream = createWriteStream(this.path(subdir, legacy), { highWaterMark: 1 << 20 });
      entry = {
        stream,
        pending: [],
        size: 0,
        ended: new Promise((resolve, reject) => stream.once('finish', resolve).once('error', reject)),
      };
      entry.ended.catch(() => undefined);
      this.#streams.set(key, entry);
    }
    const length = Buffer.byteLength(text);
    entry.pending.push(text);
    entry.size += length;
    return entry.size < 1 << 18 ? { length } : { length, full: this.#flush(entry) };
  }

  /** Writes what is left and closes the files. */
  async end(): Promise<void> {
    for (const entry of this.#streams.values()) {
      await this.#flush(entry);
      entry.stream.end();
      await entry.ended;
    }
  }

  /** Gives up: closes the files without caring for what they hold. */
  destroy(): void {
    for (const { stream } of this.#streams.values()) stream.destroy();
  }

  async #flush(entry: { stream: WriteStream; pending: string[]; size: number }): Promise<void> {
    const text = entry.pending.join('');
    entry.pending = [];
    entry.size = 0;
    if (text !== '' && !entry.stream.write(text)) await once(entry.stream, 'drain');
  }
}

/** What reading a channel may be asked for beside its columns. */
export interface ReadOptions {
  /** Takes the records' texts; each is `,"FILE NAME":{…}`. */
  spool?: Spool;
  signal?: AbortSignal;
  /** Called now and then with the number of files read. */
  onProgress?: (read: number) => void;
}

/** Bytes of what tells a record's text from others. */
export const TEXT_DIGEST = 16;

/** The columns of a channel and, when spooled, of each record's text the length in bytes and a digest. */
export interface ReadContents extends Contents {
  textLengths: Uint32Array;
  /** {@link TEXT_DIGEST} bytes for each record. */
  textDigests: Uint8Array;
  /** What was read, highest priority first. */
  sources: readonly ContentSource[];
}

/**
 * Reads the files of a channel and its sources. Of files with the same subdir and name the first source's counts.
 * The reading is of the generations of its beginning, and so is the key; a change underway makes the result outdated, never wrongly new.
 * @throws ChannelGone, the signal's reason
 */
export async function readContents(
  client: pg.ClientBase,
  channelId: string,
  options: ReadOptions = {},
): Promise<ReadContents> {
  await refreshStatistics(client);
  const sources = await contentSources(client, channelId);
  if (sources.length === 0) throw new ChannelGone(channelId);
  const builder = new ChannelRecordsBuilder();
  const fileIds: number[] = [];
  const legacyFormat: number[] = [];
  const withdrawn: number[] = [];
  const textLengths: number[] = [];
  const textDigests: Buffer[] = [];
  const seen = sources.length > 1 ? new Set<string>() : null;
  const textsOf = new Map<string, string[]>();
  const scripts = await readScripts(
    client,
    sources.map((source) => source.channelId),
    options.signal,
  );
  for (const source of sources) {
    for await (const page of filePages(client, source, options.spool !== undefined, options.signal)) {
      const digests: Buffer[] = [];
      for (const row of page) {
        if (seen !== null) {
          const key = `${row.subdir}/${row.fileName}`;
          if (seen.has(key)) continue;
          seen.add(key);
        }
        addRow(builder, row, textsOf, scripts.get(row.id));
        fileIds.push(row.id);
        withdrawn.push(row.withdrawn);
        const legacy = row.fileName.endsWith('.tar.bz2') ? 1 : 0;
        legacyFormat.push(legacy);
        if (options.spool !== undefined) {
          const text = `,${JSON.stringify(row.fileName)}:${recordText(row)}`;
          const { length, full } = options.spool.add(row.subdir, legacy, text);
          textLengths.push(length);
          digests.push(hash('sha256', text, 'buffer').subarray(0, TEXT_DIGEST));
          if (full !== undefined) await full;
        }
      }
      textDigests.push(Buffer.concat(digests));
      textsOf.clear();
      options.onProgress?.(fileIds.length);
    }
  }
  await options.spool?.end();
  return {
    contentKey: contentKeyOf(sources),
    records: builder.build(),
    fileIds: Float64Array.from(fileIds),
    legacyFormat: Uint8Array.from(legacyFormat),
    withdrawn: Uint8Array.from(withdrawn),
    textLengths: Uint32Array.from(textLengths),
    textDigests: Buffer.concat(textDigests),
    sources,
  };
}

/** Lists that many rows share are read once. */
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

/** The number that counts up with every change of what is known of a channel's packages. */
export async function advisoryRevision(client: Pick<pg.ClientBase, 'query'>, channelId: string): Promise<string> {
  const { rows } = await client.query<{ revision: string }>(
    'select revision::text from channel_advisory_revision where channel_id = $1',
    [channelId],
  );
  return rows[0]?.revision ?? '0';
}

/**
 * The packages of a channel of which something else is known since a revision.
 * @returns null when they were too many to be noted, or when what changed was something else than advisories
 */
export async function advisoryChanges(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
  since: string,
  until: string,
): Promise<Set<string> | null> {
  const { rows } = await client.query<{ names: string[] }>(
    'select names from channel_advisory_change where channel_id = $1 and revision > $2 and revision <= $3',
    [channelId, since, until],
  );
  return BigInt(rows.length) === BigInt(until) - BigInt(since) ? new Set(rows.flatMap(({ names }) => names)) : null;
}

/** What is known of the packages of a channel: advisories of faults that may concern them, and names whose upstream packages were looked up. */
export interface KnownAdvisories {
  /** By id; those of one fault are one. */
  advisories: Advisory[];
  mapped: string[];
  /** What the channel's organization said of these faults. */
  curations: Curation[];
}

/**
 * Reads what is known of packages by name: only the advisories of what they are upstream. Those that were taken back say nothing.
 * @param channelId the channel in which they are served; without it nobody's statements count
 */
export async function readAdvisories(
  client: Pick<pg.ClientBase, 'query'>,
  names: readonly string[],
  channelId?: string,
): Promise<KnownAdvisories> {
  const said = channelId === undefined ? [] : await readCurations(client, channelId, names);
  const { rows } = await client.query<HeadRow & PackageRow>(
    `${HEADS}
        p.name, p.ecosystem, p.upstream, p.ranges, p.versions, p.commits, p.unparsed, p.confidence, p.relation, p.letters
      from advisory_package p join advisory a on a.id = p.advisory_id ${URGENCY}
      where p.name = any($1::text[]) and a.withdrawn_at is null order by a.id, p.name, p.ord`,
    [names],
  );
  const byId = new Map<string, Advisory>();
  for (const row of rows) {
    const affected = affectedPackage(row);
    if (affected === undefined) continue;
    let advisory = byId.get(row.id);
    if (advisory === undefined) byId.set(row.id, (advisory = advisoryOf(row)));
    advisory.packages.push(affected);
  }
  // Somebody may know of a fault in a package of which no feed does.
  const faults = [...new Set(said.flatMap(({ ids }) => ids))];
  if (faults.length > 0) {
    const heads = await client.query<HeadRow>(
      `${HEADS} 0 as none from advisory a ${URGENCY}
        where (a.id = any($1::text[]) or a.aliases && $1::text[]) and a.withdrawn_at is null order by a.id`,
      [faults],
    );
    for (const row of heads.rows) if (!byId.has(row.id)) byId.set(row.id, advisoryOf(row));
  }
  const { rows: mapped } = await client.query<{ name: string }>(
    `select conda_name as name from package_role where role = 'no-code' and conda_name = any($1::text[])
      union select i.conda_name from package_identity i join advisory_feed f on f.ecosystem = i.ecosystem
        where i.conda_name = any($1::text[]) and i.confidence <> 'low' and i.relation is null and f.last_ok_at is not null`,
    [names],
  );
  const advisories = joinAliases([...byId.values()]);
  return {
    advisories,
    mapped: mapped.map(({ name }) => name),
    // What is said of a fault that was taken back, or that nobody here knows, says nothing of the package.
    curations: said.filter(({ ids }) => advisories.some((advisory) => ids.some((id) => isKnownBy(advisory, id)))),
  };
}

/** What stands of the statements of a channel's organization about packages in it. */
async function readCurations(
  client: Pick<pg.ClientBase, 'query'>,
  channelId: string,
  names: readonly string[],
): Promise<Curation[]> {
  const { rows } = await client.query<{
    id: string;
    fault: string;
    name: string;
    versions: string | null;
    build: string | null;
    subdir: string | null;
    status: VexStatus;
    justification: VexJustification | null;
    note: string;
    by: string;
    source: string | null;
    stated_at: Date;
  }>(
    `select s.id, s.fault, s.conda_name as name, s.versions, s.build, s.subdir, s.status, s.justification, s.note, o.title as by, s.source, s.stated_at
      from channel c join curation s on s.organization_id = c.organization_id join organization o on o.id = c.organization_id
      where c.id = $1 and s.ended_at is null and s.conda_name = any($2::text[]) and coalesce(s.channel_id, c.id) = c.id
      order by s.said_at, s.id`,
    [channelId, names],
  );
  return rows.map(
    ({ id, fault, name, versions, build, subdir, status, justification, note, by, source, stated_at }) => ({
      id,
      name,
      ids: [fault],
      products: [
        {
          package: { conda: name },
          ...versionsOf(versions),
          ...(build !== null && { build }),
          ...(subdir !== null && { subdir }),
        },
      ],
      own: source === null,
      at: stated_at.getTime(),
      status: STATUS_OF_VEX[status],
      vex: status,
      by: source ?? by,
      justification,
      note,
    }),
  );
}

const HEADS = `select a.id, a.score, a.status, a.summary, a.aliases, a.malicious, u.epss, u.epss_percentile, u.kev_added is not null as exploited,`;
const URGENCY = `left join lateral (select max(epss) as epss, max(epss_percentile) as epss_percentile, max(kev_added) as kev_added
          from advisory_urgency where cve = any(a.aliases || a.id)) u on true`;

interface HeadRow {
  id: string;
  score: number | null;
  status: CveStatus;
  summary: string;
  aliases: string[];
  malicious: boolean;
  exploited: boolean;
  epss: number | null;
  epss_percentile: number | null;
}

function advisoryOf(row: HeadRow): Advisory & { packages: AffectedPackage[] } {
  const { id, score, status, summary, aliases, malicious, exploited, epss, epss_percentile: epssPercentile } = row;
  return { id, score, status, summary, aliases, malicious, exploited, epss, epssPercentile, packages: [] };
}

interface PackageRow {
  name: string;
  ecosystem: string;
  upstream: string;
  ranges: { introduced?: string; fixed?: string; last_affected?: string; limit?: string }[];
  versions: string[];
  commits: AffectedEntry['commits'];
  unparsed: boolean;
  confidence: Confidence;
  relation: string | null;
  letters: 'after' | null;
}

/** Undefined where a malicious package is only guessed to be this one: names near to others are its trade. */
function affectedPackage(row: HeadRow & PackageRow): AffectedPackage | undefined {
  const weak = isWeak(row);
  if (row.malicious && weak) return undefined;
  return {
    name: row.name,
    upstream: { ecosystem: row.ecosystem, name: row.upstream, ...(row.letters !== null && { letters: row.letters }) },
    ranges: row.ranges.map(({ last_affected: lastAffected, ...range }) => ({ ...range, lastAffected })),
    versions: row.versions,
    commits: row.commits,
    unparsed: row.unparsed,
    weak: weak || (row.malicious && row.confidence !== 'high'),
  };
}
