/** Known vulnerabilities: import and queries. */
import { canonicalName, pairsOf } from '@terrarium/domain/advisory';
import type { AffectedRange, OsvAdvisory, OsvFault, OsvReading } from '@terrarium/domain/advisory';
import { scoreOfFault } from '@terrarium/domain/policy';
import type { CursorPage, Db, PageRequest, Trx } from '../db/index.ts';
import { advisoryInput } from './contract.ts';
import type { AdvisoryInput, CveAnswer } from './contract.ts';
import {
  advisoriesById,
  countUp,
  namesOnPypi,
  originsById,
  publishedById,
  replaceAdvisories,
  searchAdvisories,
  writtenById,
} from './store.ts';
import type { AdvisoryRow, NewAdvisory, OriginRow } from './store.ts';
import type { StoredRange } from './tables.ts';
import { countedScore, scoresOf } from './scores.ts';
import { cveAnswer } from './view.ts';

/** Advisories of a hub. */
export class Advisories {
  readonly #db: Db;
  readonly #listeners: (() => void | Promise<void>)[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  /** Registers a listener that is called after every committed change of advisories. */
  onChanged(listener: () => void | Promise<void>): void {
    this.#listeners.push(listener);
  }

  /**
   * Imports advisories, replacing those with the same IDs.
   * The revision increases only if something is new.
   * @returns how many were new or changed
   * @throws ZodError for an invalid advisory; then nothing is imported
   */
  async importAdvisories(list: readonly AdvisoryInput[]): Promise<number> {
    const given = advisoryInput.array().parse(list).map(asRow);
    const byId = new Map(given.map((advisory) => [advisory.id, advisory]));
    const changed = await this.#db.transaction().execute(async (trx) => {
      const news = await this.#write(trx, [...byId.values()]);
      if (news.length > 0) await countUp(trx);
      return news.length;
    });
    if (changed > 0) await this.changed();
    return changed;
  }

  /**
   * Imports OSV records of a feed.
   * Manually imported advisories with the same ID stay. The caller increases the revision.
   * @returns what changed, and what was skipped with the reason; a record with only a too long text counts as both
   */
  async takeIn(
    trx: Trx,
    feed: string,
    readings: readonly OsvReading[],
  ): Promise<{ changed: number; leftOut: LeftOut[] }> {
    const leftOut: LeftOut[] = [];
    const byId = new Map<string, NewAdvisory>();
    for (const reading of readings) {
      if (!reading.ok) leftOut.push({ id: reading.id, fault: reading.fault, message: reading.message });
      if (reading.advisory !== undefined) byId.set(reading.advisory.id, ofOsv(reading.advisory, feed));
    }
    return { changed: (await this.#write(trx, [...byId.values()])).length, leftOut };
  }

  /** Writes new and changed advisories. */
  async #write(trx: Trx, given: readonly NewAdvisory[]): Promise<NewAdvisory[]> {
    const known = new Map(
      (
        await writtenById(
          trx,
          given.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const news = given.filter((advisory) => {
      const before = known.get(advisory.id);
      // A withdrawn advisory that was never imported has no effect.
      if (before === undefined) return advisory.affected.length > 0;
      if (advisory.feed !== null && before.feed === null) return false;
      return fingerprint(before) !== fingerprint(advisory);
    });
    if (news.length > 0) await replaceAdvisories(trx, news);
    return news;
  }

  /** Notifies listeners that advisories or mappings changed. Call after the commit. */
  async changed(): Promise<void> {
    for (const listener of this.#listeners) await listener();
  }

  /** Returns a page of CVEs whose ID or package name contains a text, most severe first. */
  async search(q: string | undefined, page: PageRequest): Promise<CursorPage<CveAnswer>> {
    const { rows, total, pointers } = await searchAdvisories(this.#db, q, page);
    return { items: rows.map(cveAnswer), total_count: total, ...pointers };
  }

  /** Finds vulnerabilities by any of their IDs; unknown ones are omitted. */
  async faults(ids: readonly string[]): Promise<Map<string, KnownFault>> {
    const rows = await advisoriesById(this.#db, ids);
    return new Map(
      ids.flatMap((id): [string, KnownFault][] => {
        const ofFault = rows.filter((one) => one.id === id || one.aliases.includes(id));
        if (ofFault.length === 0) return [];
        const known = new Set(ofFault.flatMap((one) => [one.id, ...one.aliases]));
        const standing = ofFault.filter(({ withdrawn_at }) => withdrawn_at === null).map((one) => one.id);
        return [[id, { ids: [...known], standing }]];
      }),
    );
  }

  /** Returns the PyPI packages in advisories, by the advisories' IDs. */
  namesOnPypi(ids: readonly string[]): Promise<string[]> {
    return namesOnPypi(this.#db, ids);
  }

  /** Returns the sources of advisories by any of their IDs, last written first. */
  origins(trx: Trx, ids: readonly string[]): Promise<OriginRow[]> {
    return originsById(trx, ids);
  }

  /** Returns when CVEs were published, by ID. Those without a date are omitted. */
  async published(ids: readonly string[]): Promise<Map<string, Date>> {
    const wanted = new Set(ids);
    const found = new Map<string, Date>();
    if (ids.length === 0) return found;
    for (const { id, aliases, published_at } of await publishedById(this.#db, ids))
      for (const one of [id, ...aliases])
        if (published_at !== null && wanted.has(one) && (one === id || !found.has(one))) found.set(one, published_at);
    return found;
  }

  /** Finds CVEs by any of their IDs; unknown ones are omitted. */
  async cves(ids: readonly string[]): Promise<Map<string, CveAnswer>> {
    const rows = await advisoriesById(this.#db, ids);
    return new Map(
      ids.flatMap((id): [string, CveAnswer][] => {
        const [first, ...more] = rows
          .filter((one) => one.id === id || one.aliases.includes(id))
          .sort((one, other) => Number(other.id === id) - Number(one.id === id));
        return first === undefined ? [] : [[id, joinedAnswer(id, [first, ...more])]];
      }),
    );
  }
}

/** A vulnerability with its advisories. */
export interface KnownFault {
  /** All its IDs. */
  ids: string[];
  /** Advisories that weren't withdrawn. */
  standing: string[];
}

/**
 * Joins several advisories about one vulnerability, see `joinAliases`.
 * Withdrawn ones apply only if there are no others.
 */
function joinedAnswer(id: string, rows: [AdvisoryRow, ...AdvisoryRow[]]): CveAnswer {
  const standing = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
  const [first, ...more] = standing.length > 0 ? standing : rows;
  const aliases = new Set(rows.flatMap((row) => [row.id, ...row.aliases]));
  aliases.delete(id);
  const all = [first!, ...more];
  const score = scoreOfFault(all);
  return {
    ...cveAnswer({
      ...first!,
      score,
      urgency: all.find(({ urgency }) => urgency !== null)?.urgency ?? null,
      status: all.find(({ status }) => status !== 'reported')?.status ?? 'reported',
      packages: all.flatMap(({ packages }) => packages),
    }),
    id,
    aliases: [...aliases],
    scores: scoresOf(all, score),
  };
}

/** A record that was skipped or changed, and why. */
export interface LeftOut {
  id: string | null;
  fault: OsvFault;
  message: string;
}

function ofOsv(advisory: OsvAdvisory, feed: string): NewAdvisory {
  const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
  return {
    id: advisory.id,
    score: countedScore(advisory.severity),
    status: advisory.disputed ? 'disputed' : 'reported',
    summary: advisory.summary,
    published_at: time(advisory.published),
    modified_at: time(advisory.modified),
    refs: advisory.references,
    aliases: [...new Set(advisory.aliases)].sort(),
    withdrawn_at: time(advisory.withdrawn),
    malicious: advisory.malicious,
    severity: advisory.severity,
    feed,
    affected: advisory.affected.map(({ ecosystem, name, ranges, versions, commits, unparsed }) => ({
      ecosystem,
      name: canonicalName(ecosystem, name),
      ranges: ranges.flatMap((events) => pairsOf(events, { ecosystem, name })).map(stored),
      versions,
      commits,
      unparsed,
    })),
  };
}

function stored({ introduced, fixed, lastAffected, limit }: AffectedRange): StoredRange {
  return Object.fromEntries(
    Object.entries({ introduced, fixed, last_affected: lastAffected, limit }).filter(([, text]) => text !== undefined),
  );
}

function asRow(input: ReturnType<typeof advisoryInput.parse>): NewAdvisory {
  const time = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  return {
    id: input.id,
    score: input.score,
    status: input.status,
    summary: input.summary,
    published_at: time(input.published),
    modified_at: time(input.modified),
    refs: input.references,
    aliases: [],
    withdrawn_at: null,
    malicious: input.id.startsWith('MAL-'),
    severity: [],
    feed: null,
    affected: mergedPackages(input.packages),
  };
}

/** Groups packages by lowercase name, as in conda. OSV may list one several times. */
function mergedPackages(packages: ReturnType<typeof advisoryInput.parse>['packages']): NewAdvisory['affected'] {
  const merged = new Map<string, NewAdvisory['affected'][number]>();
  for (const { name, ranges, versions } of packages) {
    const entry = merged.get(name.toLowerCase()) ?? {
      ecosystem: 'conda',
      name: name.toLowerCase(),
      ranges: [],
      versions: [],
      commits: 'none',
      unparsed: false,
    };
    entry.ranges.push(...ranges.map(stored));
    entry.versions.push(...versions);
    merged.set(entry.name, entry);
  }
  return [...merged.values()];
}

/** Returns a canonical text of an advisory, independent of its source. */
function fingerprint(row: NewAdvisory): string {
  const affected = row.affected.map(({ ecosystem, name, ranges, versions, commits, unparsed }) =>
    JSON.stringify([
      ecosystem,
      name,
      versions,
      commits,
      unparsed,
      ranges.map((range) =>
        [range.introduced, range.fixed, range.last_affected, range.limit].map((text) => text ?? null),
      ),
    ]),
  );
  return JSON.stringify([
    row.id,
    row.score,
    row.status,
    row.summary,
    row.published_at?.getTime() ?? null,
    row.modified_at?.getTime() ?? null,
    row.withdrawn_at?.getTime() ?? null,
    row.malicious,
    row.severity.map(({ type, vector }) => [type, vector]),
    row.refs,
    row.aliases,
    affected.sort(),
  ]);
}
