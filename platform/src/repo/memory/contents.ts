// Read model of channel, channel_source, advisory, advisory_package, advisory_urgency, channel_advisory_revision, channel_advisory_change, advisory_affected, advisory_feed, curation, organization, package_identity, package_role: workers read a channel whole over a connection of their own, at one moment of the database.
/** What a channel holds: the files of its own and of the channels it draws from, as columns, from the database. */
import { hash } from 'node:crypto';
import type pg from 'pg';
import { isWeak, versionsOf } from '@terrarium/domain/advisory';
import type { BlockingDependencies } from '@terrarium/domain/installability';
import type { AffectedEntry, Confidence, VexJustification, VexStatus } from '@terrarium/domain/advisory';
import { ChannelRecordsBuilder, isKnownBy, joinAliases, scriptsOf, STATUS_OF_VEX } from '@terrarium/domain/policy';
import type {
  Advisory,
  AffectedPackage,
  ChannelRecords,
  Curation,
  CveStatus,
  ScriptState,
  TrustType,
} from '@terrarium/domain/policy';
import { readArchives, readScripts } from './archives.ts';
import type { ArchiveFacts } from './archives.ts';
import { filePages, recordText, refreshStatistics } from './fileRows.ts';
import type { FileRow } from './fileRows.ts';
import type { Spool, TextPlaces } from './recordTexts.ts';

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

/** What reading a channel may be asked for beside its columns. */
export interface ReadOptions {
  signal?: AbortSignal;
  /** Called now and then with the number of files read. */
  onProgress?: (read: number) => void;
}

/** Bytes of what tells a record's text from others. */
export const TEXT_DIGEST = 16;

/** A moment of the database, by which a later reading tells what has changed since. */
export interface Moment {
  /** The snapshot (`pg_snapshot`), and the database that it is of: numbers of transactions say nothing in another. */
  snapshot: string;
  database: string;
}

/** The columns of a channel, and what its index files are made of beside them. */
export interface ReadContents extends Contents {
  /** What was read, highest priority first. */
  sources: readonly ContentSource[];
  /** When it was read; null where the database does not tell. */
  moment: Moment | null;
  /** Position of its source, by record. */
  sourceOf: Uint16Array;
  texts: TextPlaces;
  /** {@link TEXT_DIGEST} bytes for each record. */
  textDigests: Uint8Array;
  /** Of the files of whose archive something is known, by id. */
  archives: ReadonlyMap<number, ArchiveFacts>;
  /** What of it the publication before listed; null where everything was read anew. */
  earlier: EarlierListing | null;
}

/** What of a content the index before listed. */
export interface EarlierListing {
  /** 1 for each record that is as it was, and was listed. */
  listed: Uint8Array;
  /** Records that were listed and are not there any more, or not as they were. */
  gone: number;
  /** On what it rests that some cannot be installed, by platform: of its records as they are now. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
}

/** The moment that it is; null where the database does not tell which one it is. */
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
 * Reads the files of a channel and its sources. Of files with the same subdir and name the first source's counts.
 * The reading is of the generations of its beginning, and so is the key; a change underway makes the result outdated, never wrongly new.
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

/** As {@link readContents}, with all that index files are made of. @param spool takes the records' texts */
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
  return { contentKey: contentKeyOf(sources), sources, moment, archives, earlier: null, ...gathered.contents() };
}

/** The files of channels page by page, without those of which an earlier channel has one of the same place. */
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

/** Rows that become columns. */
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

  /** Rows of one page share texts, those of several hardly do. */
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

/** Rows that become columns, and whose texts go to the disk. */
export class SpooledRows extends GatheredRows {
  readonly #spool: Spool;
  readonly #sourceOf: number[] = [];
  readonly #fileOf: number[] = [];
  readonly #offsets: number[] = [];
  readonly #lengths: number[] = [];
  #pending: Buffer[] = [];
  readonly #digests: Buffer[] = [];

  /** @param archives of the rows' files of whose archive something is known, by id */
  constructor(archives: ReadonlyMap<number, ArchiveFacts>, spool: Spool) {
    super((fileId) => {
      const read = archives.get(fileId)?.read ?? null;
      return read === null ? undefined : scriptsOf(read.scriptKinds);
    });
    this.#spool = spool;
  }

  /** Takes a row in; resolves when it may go on. @param position of its source */
  async spool(row: FileRow, position: number): Promise<void> {
    this.add(row);
    this.#sourceOf.push(position);
    const text = indexText(row);
    const { file, offset, length, full } = this.#spool.add(row.subdir, isLegacy(row) ? 1 : 0, text);
    this.#fileOf.push(file);
    this.#offsets.push(offset);
    this.#lengths.push(length);
    this.#pending.push(textDigest(text));
    if (full !== undefined) await full;
  }

  override endPage(): void {
    super.endPage();
    this.#digests.push(Buffer.concat(this.#pending));
    this.#pending = [];
  }

  contents(): Omit<ReadContents, 'contentKey' | 'sources' | 'moment' | 'archives' | 'earlier'> {
    return {
      ...this.columns(),
      sourceOf: Uint16Array.from(this.#sourceOf),
      texts: {
        files: this.#spool.files,
        fileOf: Uint16Array.from(this.#fileOf),
        offsets: Float64Array.from(this.#offsets),
        lengths: Uint32Array.from(this.#lengths),
      },
      textDigests: Buffer.concat(this.#digests),
    };
  }
}

const isLegacy = ({ fileName }: Pick<FileRow, 'fileName'>): boolean => fileName.endsWith('.tar.bz2');

/** A record as it stands in index files. */
export const indexText = (row: FileRow): string => `${JSON.stringify(row.fileName)}:${recordText(row)}`;

/** What tells a text from others: {@link TEXT_DIGEST} bytes. */
export const textDigest = (text: string): Buffer => hash('sha256', text, 'buffer').subarray(0, TEXT_DIGEST);

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
  supposed?: SupposedStatement,
): Promise<KnownAdvisories> {
  const stored = channelId === undefined ? [] : await readCurations(client, OF_CHANNEL, channelId, names);
  const said = withSupposed(stored, supposed);
  const { byId, mapped } = await readNamed(client, names);
  // Somebody may know of a fault in a package of which no feed does.
  const faults = [...new Set(said.flatMap(({ ids }) => ids))];
  for (const head of await readFaults(client, faults)) if (!byId.has(head.id)) byId.set(head.id, head);
  const advisories = joinAliases([...byId.values()]);
  return {
    advisories,
    mapped,
    // What is said of a fault that was taken back, or that nobody here knows, says nothing of the package.
    curations: said.filter(({ ids }) => advisories.some((advisory) => ids.some((id) => isKnownBy(advisory, id)))),
  };
}

/** An advisory as it was read, of one source of a fault. */
export type ReadAdvisory = Advisory & { packages: AffectedPackage[] };

/** Reads the advisories of packages by name, each of its own source, and the names that were looked up. Those that were taken back are left out. */
export async function readNamed(
  client: Pick<pg.ClientBase, 'query'>,
  names: readonly string[],
): Promise<{ byId: Map<string, ReadAdvisory>; mapped: string[] }> {
  // What is said of the names comes first: left to choose, the planner may look all of them up once for each advisory.
  const { rows } = await client.query<HeadRow & PackageRow>(
    `with said as materialized (select * from advisory_package where name = any($1::text[]))
      ${HEADS}
        p.name, p.ecosystem, p.upstream, p.ranges, p.versions, p.commits, p.unparsed, p.confidence, p.relation, p.letters
      from said p join advisory a on a.id = p.advisory_id ${URGENCY}
      where a.withdrawn_at is null order by a.id, p.name, p.ord`,
    [names],
  );
  const { rows: mapped } = await client.query<{ name: string }>(
    `select conda_name as name from package_role where role = 'no-code' and conda_name = any($1::text[])
      union select i.conda_name from package_identity i join advisory_feed f on f.ecosystem = i.ecosystem
        where i.conda_name = any($1::text[]) and i.confidence <> 'low' and i.relation is null and f.last_ok_at is not null`,
    [names],
  );
  return { byId: byIdOf(rows), mapped: mapped.map(({ name }) => name) };
}

/**
 * Reads the same of packages of PyPI, by their names as PyPI compares them. All of them were looked up where the list of PyPI was read once.
 * @param nameOf the name under which a package is matched here
 */
export async function readNamedOfPypi(
  client: Pick<pg.ClientBase, 'query'>,
  names: readonly string[],
  nameOf: (name: string) => string,
): Promise<{ byId: Map<string, ReadAdvisory>; mapped: string[] }> {
  if (names.length === 0) return { byId: new Map(), mapped: [] };
  const { rows } = await client.query<HeadRow & PackageRow>(
    `with said as materialized (select * from advisory_affected where ecosystem = 'PyPI' and name = any($1::text[]))
      ${HEADS}
        p.name, p.ecosystem, p.name as upstream, p.ranges, p.versions, p.commits, p.unparsed, 'high' as confidence, null as relation, null as letters
      from said p join advisory a on a.id = p.advisory_id ${URGENCY}
      where a.withdrawn_at is null order by a.id, p.name, p.ord`,
    [names],
  );
  const { rows: feeds } = await client.query(
    `select 1 from advisory_feed where ecosystem = 'PyPI' and last_ok_at is not null limit 1`,
  );
  return {
    byId: byIdOf(rows.map((row) => ({ ...row, name: nameOf(row.name) }))),
    mapped: feeds.length === 0 ? [] : names.map(nameOf),
  };
}

function byIdOf(rows: readonly (HeadRow & PackageRow)[]): Map<string, ReadAdvisory> {
  const byId = new Map<string, ReadAdvisory>();
  for (const row of rows) {
    const affected = affectedPackage(row);
    if (affected === undefined) continue;
    let advisory = byId.get(row.id);
    if (advisory === undefined) byId.set(row.id, (advisory = advisoryOf(row)));
    advisory.packages.push(affected);
  }
  return byId;
}

/** Reads advisories by any id of their faults, without what they say of packages. */
export async function readFaults(
  client: Pick<pg.ClientBase, 'query'>,
  ids: readonly string[],
): Promise<ReadAdvisory[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<HeadRow>(
    `${HEADS} 0 as none from advisory a ${URGENCY}
      where (a.id = any($1::text[]) or a.aliases && $1::text[]) and a.withdrawn_at is null order by a.id`,
    [ids],
  );
  return rows.map(advisoryOf);
}

/** A statement with the channel that it is about; null for all of the organization. */
export type ScopedCuration = Curation & { channelId: string | null };

/** What stands of the statements of an organization about packages, in all of its channels or one. */
export const readCurationsOf = (
  client: Pick<pg.ClientBase, 'query'>,
  organizationId: string,
  names: readonly string[],
): Promise<ScopedCuration[]> => readCurations(client, OF_ORGANIZATION, organizationId, names);

const OF_CHANNEL = `channel c join curation s on s.organization_id = c.organization_id join organization o on o.id = c.organization_id
      where c.id = $1 and coalesce(s.channel_id, c.id) = c.id`;
const OF_ORGANIZATION = `curation s join organization o on o.id = s.organization_id where s.organization_id = $1`;

/** A statement as the database has it. */
export interface StatementRow {
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
  channel_id: string | null;
}

/** A statement to try without saving it, and the IDs of those that it would replace. */
export interface SupposedStatement {
  statement: StatementRow;
  ended: ReadonlySet<string>;
}

/** Statements as they would be after one that is tried. */
export const withSupposed = (
  stored: readonly ScopedCuration[],
  supposed: SupposedStatement | undefined,
): ScopedCuration[] =>
  supposed === undefined
    ? [...stored]
    : [...stored.filter(({ id }) => id === undefined || !supposed.ended.has(id)), toCuration(supposed.statement)];

/** What stands of the statements about packages: of a channel's organization about packages in it, or of an organization. */
async function readCurations(
  client: Pick<pg.ClientBase, 'query'>,
  from: typeof OF_CHANNEL | typeof OF_ORGANIZATION,
  ownerId: string,
  names: readonly string[],
): Promise<ScopedCuration[]> {
  const { rows } = await client.query<StatementRow>(
    `select s.id, s.fault, s.conda_name as name, s.versions, s.build, s.subdir, s.status, s.justification, s.note, o.title as by, s.source, s.stated_at, s.channel_id
      from ${from} and s.ended_at is null and s.conda_name = any($2::text[])
      order by s.said_at, s.id`,
    [ownerId, names],
  );
  return rows.map(toCuration);
}

/** A statement as the rules read it. */
function toCuration(row: StatementRow): ScopedCuration {
  const {
    channel_id: channelId,
    id,
    fault,
    name,
    versions,
    build,
    subdir,
    status,
    justification,
    note,
    by,
    source,
    stated_at,
  } = row;
  return {
    id,
    channelId,
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
  };
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
