// Read model of curation, organization: workers read a whole channel over their own connection, in one snapshot.
// Read model of advisory, advisory_package, advisory_urgency: the same for advisories.
// Read model of channel_advisory_change, channel_advisory_revision, advisory_affected: the same for advisories.
// Read model of advisory_feed: the same for advisories.
// Read model of package_identity, package_role: the same for advisories.
/** Advisories, and decisions about them, that concern a channel. */
import type pg from 'pg';
import { isWeak, versionsOf } from '@terrarium/domain/advisory';
import type { AffectedEntry, Confidence, VexJustification, VexStatus } from '@terrarium/domain/advisory';
import { isKnownBy, joinAliases, STATUS_OF_VEX } from '@terrarium/domain/policy';
import type { Advisory, AffectedPackage, Curation, CveStatus } from '@terrarium/domain/policy';

/**
 * Lists packages of a channel whose advisories changed since a revision.
 * @returns null if there were too many to record, or if something other than advisories changed
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

/** Returns the revision of a channel's advisories. It increases with each change to advisories of its packages. */
export async function readAdvisoryRevision(client: Pick<pg.ClientBase, 'query'>, channelId: string): Promise<string> {
  const { rows } = await client.query<{ revision: string }>(
    'select revision::text as revision from channel_advisory_revision where channel_id = $1',
    [channelId],
  );
  return rows[0]?.revision ?? '0';
}

/** Advisories that may concern the packages of a channel, and the names whose upstream packages were looked up. */
export interface KnownAdvisories {
  /** By ID. Advisories about the same vulnerability are merged. */
  advisories: Advisory[];
  mapped: string[];
  /** VEX statements of the channel's organization about these advisories. */
  curations: Curation[];
}

/**
 * Reads advisories of packages by name, through their upstream packages.
 * Skips withdrawn ones.
 * @param channelId the channel that serves the packages; without it, no VEX statements apply
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
  // A VEX statement can name a CVE that no feed lists for the package.
  const faults = [...new Set(said.flatMap(({ ids }) => ids))];
  for (const head of await readFaults(client, faults)) if (!byId.has(head.id)) byId.set(head.id, head);
  const advisories = joinAliases([...byId.values()]);
  return {
    advisories,
    mapped,
    // Statements about withdrawn or unknown advisories have no effect.
    curations: said.filter(({ ids }) => advisories.some((advisory) => ids.some((id) => isKnownBy(advisory, id)))),
  };
}

/** An advisory as read from one feed. */
export type ReadAdvisory = Advisory & { packages: AffectedPackage[] };

/** Reads advisories of packages by name, one per feed, and the names that were looked up. Skips withdrawn ones. */
export async function readNamed(
  client: Pick<pg.ClientBase, 'query'>,
  names: readonly string[],
): Promise<{ byId: Map<string, ReadAdvisory>; mapped: string[] }> {
  // Materialize the names first. Otherwise the planner may look up all of them once per advisory.
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
 * Reads advisories of PyPI packages by normalized name.
 * All names count as looked up once the PyPI feed was imported.
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

/** Reads advisories by any of their IDs, without the affected packages. */
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

/** A statement and its channel; null if it applies to the whole organization. */
export type ScopedCuration = Curation & { channelId: string | null };

/** Reads the active VEX statements of an organization, for all of its channels or one. */
export const readCurationsOf = (
  client: Pick<pg.ClientBase, 'query'>,
  organizationId: string,
  names: readonly string[],
): Promise<ScopedCuration[]> => readCurations(client, OF_ORGANIZATION, organizationId, names);

const OF_CHANNEL = `channel c join curation s on s.organization_id = c.organization_id join organization o on o.id = c.organization_id
      where c.id = $1 and coalesce(s.channel_id, c.id) = c.id`;
const OF_ORGANIZATION = `curation s join organization o on o.id = s.organization_id where s.organization_id = $1`;

/** A VEX statement as stored. */
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

/** A statement to try without saving, and the IDs of the statements that it would replace. */
export interface SupposedStatement {
  statement: StatementRow;
  ended: ReadonlySet<string>;
}

/** Returns the statements as they would be after the tried one. */
export const withSupposed = (
  stored: readonly ScopedCuration[],
  supposed: SupposedStatement | undefined,
): ScopedCuration[] =>
  supposed === undefined
    ? [...stored]
    : [...stored.filter(({ id }) => id === undefined || !supposed.ended.has(id)), toCuration(supposed.statement)];

/** Reads the active VEX statements of an organization, or those that apply to a channel. */
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

/** Converts a stored statement for the rules. */
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

/**
 * Returns undefined if a malware advisory matches only by a guessed name.
 * Malware often uses names close to those of other packages.
 */
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
