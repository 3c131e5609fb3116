/** Known vulnerabilities: import, and what others ask of them. */
import { canonicalName, pairsOf } from '@terrarium/domain/advisory';
import type { AffectedRange, OsvAdvisory, OsvFault, OsvReading } from '@terrarium/domain/advisory';
import { scoreOfFault } from '@terrarium/domain/policy';
import type { Db, Trx } from '../db/index.ts';
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

  /** Calls the listener after every committed change of advisories. */
  onChanged(listener: () => void | Promise<void>): void {
    this.#listeners.push(listener);
  }

  /**
   * Takes in advisories; those with known ids are replaced. The revision counts up if, and only if, something is new.
   * @returns how many were new or changed
   * @throws ZodError for an advisory that is none; then nothing is taken in
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
   * Takes in records of OSV that a feed brought. What was taken in by hand under the same id stays. The revision is the caller's to count up.
   * @returns what changed, and what was left out with the reason; a record whose only fault is a bound in prose is both
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

  /** Writes those that are new or say something new. */
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
      // What was taken back before it was ever here has nothing to say.
      if (before === undefined) return advisory.affected.length > 0;
      if (advisory.feed !== null && before.feed === null) return false;
      return fingerprint(before) !== fingerprint(advisory);
    });
    if (news.length > 0) await replaceAdvisories(trx, news);
    return news;
  }

  /** Tells the listeners that advisories, or what packages are, have changed; to be called after the commit. */
  async changed(): Promise<void> {
    for (const listener of this.#listeners) await listener();
  }

  /** A page of CVEs whose id or a package's name holds a text, worst first. */
  async search(
    q: string | undefined,
    page: { limit: number; offset: number },
  ): Promise<{ items: CveAnswer[]; total_count: number }> {
    const { rows, total } = await searchAdvisories(this.#db, q, page);
    return { items: rows.map(cveAnswer), total_count: total };
  }

  /** Faults by any id of theirs; ids that are unknown are left out. */
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

  /** The packages of PyPI that advisories name, by the ids of these. */
  namesOnPypi(ids: readonly string[]): Promise<string[]> {
    return namesOnPypi(this.#db, ids);
  }

  /** Where the advisories of some faults come from, by any id of theirs; those that were written last come first. */
  origins(trx: Trx, ids: readonly string[]): Promise<OriginRow[]> {
    return originsById(trx, ids);
  }

  /** When CVEs were published, by id; those of which nobody says when are left out. */
  async published(ids: readonly string[]): Promise<Map<string, Date>> {
    const wanted = new Set(ids);
    const found = new Map<string, Date>();
    if (ids.length === 0) return found;
    for (const { id, aliases, published_at } of await publishedById(this.#db, ids))
      for (const one of [id, ...aliases])
        if (published_at !== null && wanted.has(one) && (one === id || !found.has(one))) found.set(one, published_at);
    return found;
  }

  /** CVEs by id, or by another id of the same fault; ids that are unknown are left out. */
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

/** A fault by the advisories that tell of it. */
export interface KnownFault {
  /** All ids that it is known by. */
  ids: string[];
  /** The advisories that stand. */
  standing: string[];
}

/** What several advisories say of one fault, in one answer: see `joinAliases`. What was taken back counts only where nothing else stands. */
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

/** A record that was not taken in as it is, and why. */
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

/** Packages under their name in lower case, as conda writes it; OSV may name one several times. */
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

/** A text that is the same for the same advisory, whichever way it came. */
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
