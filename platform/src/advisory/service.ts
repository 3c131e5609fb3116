/** Known vulnerabilities: import, and what others ask of them. */
import type { Advisory } from '@terrarium/domain/policy';
import type { Db } from '../db/index.ts';
import { advisoryInput } from './contract.ts';
import type { AdvisoryInput, CveAnswer } from './contract.ts';
import { advisoriesById, allAdvisories, countUp, replaceAdvisories, searchAdvisories } from './store.ts';
import type { AdvisoryRow } from './store.ts';
import { asAdvisory, cveAnswer } from './view.ts';

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
      const known = new Map((await advisoriesById(trx, [...byId.keys()])).map((row) => [row.id, fingerprint(row)]));
      const news = [...byId.values()].filter((advisory) => known.get(advisory.id) !== fingerprint(advisory));
      if (news.length === 0) return 0;
      await replaceAdvisories(trx, news);
      await countUp(trx);
      return news.length;
    });
    if (changed > 0) for (const listener of this.#listeners) await listener();
    return changed;
  }

  /** Advisories in the form that `matchAdvisories` wants: all of them, or those of packages with the given names; by id. */
  async loadAdvisories(names?: readonly string[]): Promise<Advisory[]> {
    return (await allAdvisories(this.#db, names)).map(asAdvisory);
  }

  /** A page of CVEs whose id or a package's name holds a text, worst first. */
  async search(
    q: string | undefined,
    page: { limit: number; offset: number },
  ): Promise<{ items: CveAnswer[]; total_count: number }> {
    const { rows, total } = await searchAdvisories(this.#db, q, page);
    return { items: rows.map(cveAnswer), total_count: total };
  }

  /** CVEs by id; ids that are unknown are left out. */
  async cves(ids: readonly string[]): Promise<Map<string, CveAnswer>> {
    return new Map((await advisoriesById(this.#db, ids)).map((row) => [row.id, cveAnswer(row)]));
  }
}

function asRow(input: ReturnType<typeof advisoryInput.parse>): AdvisoryRow {
  const time = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  return {
    id: input.id,
    score: input.score,
    status: input.status,
    summary: input.summary,
    published_at: time(input.published),
    modified_at: time(input.modified),
    refs: input.references,
    packages: mergedPackages(input.packages),
  };
}

/** Packages under their name in lower case, as conda writes it; OSV may name one several times. */
function mergedPackages(packages: ReturnType<typeof advisoryInput.parse>['packages']): AdvisoryRow['packages'] {
  const merged = new Map<string, AdvisoryRow['packages'][number]>();
  for (const { name, ranges, versions } of packages) {
    const entry = merged.get(name.toLowerCase()) ?? { name: name.toLowerCase(), ranges: [], versions: [] };
    entry.ranges.push(
      ...ranges.map(({ introduced, fixed, lastAffected }) => ({ introduced, fixed, last_affected: lastAffected })),
    );
    entry.versions.push(...versions);
    merged.set(entry.name, entry);
  }
  return [...merged.values()];
}

/** A text that is the same for the same advisory, whichever way it came. */
function fingerprint(row: AdvisoryRow): string {
  const packages = row.packages.map(({ name, ranges, versions }) => [
    name,
    versions,
    ranges.map((range) => [range.introduced ?? null, range.fixed ?? null, range.last_affected ?? null]),
  ]);
  packages.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return JSON.stringify([
    row.id,
    row.score,
    row.status,
    row.summary,
    row.published_at?.getTime() ?? null,
    row.modified_at?.getTime() ?? null,
    row.refs,
    packages,
  ]);
}
