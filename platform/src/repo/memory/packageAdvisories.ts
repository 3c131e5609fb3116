// Read model of advisory_revision: the cache is valid until an advisory changes.
/** Compares packages with all advisories of the hub by name and version, independent of channels. */
import { canonicalName } from '@terrarium/domain/advisory';
import { ChannelRecordsBuilder, comparedAt, joinAliases, matchAdvisories, NOT_CHECKED } from '@terrarium/domain/policy';
import type { Advisory, AffectedPackage, Compared } from '@terrarium/domain/policy';
import type pg from 'pg';
import { readCurationsOf, readFaults, readNamed, readNamedOfPypi, withSupposed } from './knownAdvisories.ts';
import type { ReadAdvisory, ScopedCuration, SupposedStatement } from './knownAdvisories.ts';

/** An installed package. */
export interface Release {
  name: string;
  version: string;
  /** Empty if unknown. */
  build: string;
  /** Empty if unknown. */
  subdir: string;
  /** Whether pip installed it. Then PyPI advisories apply, without a mapping of conda names. */
  isPip: boolean;
  /** The organization's channel that it came from, if the reader can read it. Its own VEX statements apply. */
  channelId: string | null;
}

/** Advisories of one name. */
interface Named {
  isMapped: boolean;
  advisories: { advisory: ReadAdvisory; packages: AffectedPackage[] }[];
}

/** Maximum number of advisories in memory. Above it, names are read again. */
const MOST_KEPT = 200_000;
/** Maximum number of distinct subdirs. Columns hold up to 255. */
const MOST_SUBDIRS = 250;

/** conda package names can't contain a colon. */
const pipName = (name: string): string => `pypi:${name}`;

/** Returns the name under which a package is matched. */
const keyOf = ({ name, isPip }: Release): string => (isPip ? pipName(canonicalName('PyPI', name)) : name.toLowerCase());

/** Compares packages with advisories. Each name is read once until an advisory changes, many in one statement. */
export class PackageAdvisories {
  readonly #pool: Pick<pg.Pool, 'query'>;
  #revision = '';
  #byName = new Map<string, Named>();
  #kept = 0;

  constructor(pool: Pick<pg.Pool, 'query'>) {
    this.#pool = pool;
  }

  /**
   * Compares packages with advisories, after the VEX statements of an organization.
   * @param supposed a statement to try without saving
   * @returns one result for each of `packages`, in order
   */
  async compare(
    organizationId: string,
    packages: readonly Release[],
    supposed?: SupposedStatement,
  ): Promise<Compared[]> {
    const names = new Set(packages.map(keyOf));
    const [named, stored] = await Promise.all([
      this.#named(names),
      readCurationsOf(
        this.#pool,
        organizationId,
        [...names].filter((name) => !name.startsWith('pypi:')),
      ),
    ]);
    const said = withSupposed(stored, supposed);
    const { advisories, mapped } = await this.#known(named, said);
    const ids = new Set(advisories.flatMap(({ id, aliases = [] }) => [id, ...aliases]));
    const standing = said.filter((one) => one.ids.some((id) => ids.has(id)));
    const scopes = new Set(standing.flatMap(({ channelId }) => channelId ?? []));
    const found: Compared[] = packages.map(() => NOT_CHECKED);
    // Statements about one channel apply to packages from it, so these packages are matched separately.
    const scopeOf = ({ channelId }: Release) => (channelId !== null && scopes.has(channelId) ? channelId : null);
    const places = Map.groupBy(packages.keys(), (place) => scopeOf(packages[place]!));
    for (const [scope, members] of places) {
      const decisions = standing.filter(({ channelId }) => channelId === null || channelId === scope);
      const records = new Map<string, number>();
      const builder = new ChannelRecordsBuilder();
      const subdirs = new Set<string>();
      const recordOf = members.map((place) => {
        const release = packages[place]!;
        if (subdirs.size < MOST_SUBDIRS) subdirs.add(release.subdir);
        const subdir = subdirs.has(release.subdir) ? release.subdir : '';
        const { version, build } = release;
        const key = JSON.stringify([keyOf(release), version, build, subdir]);
        let record = records.get(key);
        if (record === undefined) {
          records.set(key, (record = builder.length));
          builder.add({ name: keyOf(release), version, build, build_number: buildNumberOf(build), subdir });
        }
        return record;
      });
      const columns = builder.build();
      const matches = matchAdvisories(columns, advisories, mapped, decisions);
      members.forEach((place, at) => (found[place] = comparedAt(matches, columns, recordOf[at]!)));
    }
    return found;
  }

  /** Returns the advisories of some names for matching. Those about the same vulnerability are merged. */
  async #known(
    named: ReadonlyMap<string, Named>,
    said: readonly ScopedCuration[],
  ): Promise<{ advisories: Advisory[]; mapped: string[] }> {
    const byId = new Map<string, ReadAdvisory>();
    const mapped: string[] = [];
    for (const [name, { isMapped, advisories }] of named) {
      if (isMapped) mapped.push(name);
      for (const { advisory, packages } of advisories) {
        const known = byId.get(advisory.id);
        byId.set(advisory.id, {
          ...advisory,
          packages: known === undefined ? packages : [...known.packages, ...packages],
        });
      }
    }
    // A VEX statement can name a CVE that no feed lists for the package.
    const faults = [...new Set(said.flatMap((one) => one.ids))];
    for (const head of await readFaults(this.#pool, faults)) if (!byId.has(head.id)) byId.set(head.id, head);
    return { advisories: joinAliases([...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))), mapped };
  }

  /** Returns the advisories of names. Reads only names that aren't in memory. */
  async #named(names: ReadonlySet<string>): Promise<Map<string, Named>> {
    const { rows } = await this.#pool.query<{ revision: string }>('select revision::text from advisory_revision');
    const revision = rows[0]?.revision ?? '';
    if (revision !== this.#revision || this.#kept > MOST_KEPT) {
      this.#revision = revision;
      this.#byName = new Map();
      this.#kept = 0;
    }
    const kept = this.#byName;
    const missing = [...names].filter((name) => !kept.has(name));
    if (missing.length > 0) {
      const conda = missing.filter((name) => !name.startsWith('pypi:'));
      const pip = missing.filter((name) => name.startsWith('pypi:')).map((name) => name.slice('pypi:'.length));
      const read = [await readNamed(this.#pool, conda), await readNamedOfPypi(this.#pool, pip, pipName)];
      for (const name of missing) kept.set(name, { isMapped: false, advisories: [] });
      for (const { byId, mapped } of read) {
        for (const name of mapped) {
          const about = kept.get(name);
          if (about !== undefined) about.isMapped = true;
        }
        for (const advisory of byId.values())
          for (const [name, packages] of Map.groupBy(advisory.packages, (one) => one.name)) {
            kept.get(name)?.advisories.push({ advisory, packages });
            this.#kept += 1;
          }
      }
    }
    return new Map([...names].map((name) => [name, kept.get(name)!]));
  }
}

/** Returns the build number at the end of a conda build string; 0 if none. */
const buildNumberOf = (build: string): number => {
  const number = Number(/(?:^|_)(\d{1,9})$/.exec(build)?.[1] ?? 0);
  return number <= 2 ** 31 - 1 ? number : 0;
};
