/** Groups advisories that are aliases: they name each other, or the same third one. */

/** Advisories with common aliases. */
export interface AliasGroup {
  /** The displayed ID: a CVE, else the first of GHSA, PYSEC, OSV, and the rest. */
  id: string;
  /** All IDs of the group, including those without an advisory here. */
  ids: ReadonlySet<string>;
  /** Positions of the advisories. */
  members: number[];
  /** Whether the aliases joined several CVEs, so that they were ignored. */
  split: boolean;
}

/** A larger group is an error in someone's aliases, not one advisory. */
const MOST_IDS = 12;

const SHOWN = ['CVE-', 'GHSA-', 'PYSEC-', 'OSV-'];

function shownId(ids: Iterable<string>): string {
  const rank = (id: string) => {
    const found = SHOWN.findIndex((prefix) => id.startsWith(prefix));
    return found < 0 ? SHOWN.length : found;
  };
  const numbers = (id: string) =>
    id
      .split('-')
      .map((part) => (/^\d+$/.test(part) ? part.padStart(20, '0') : part))
      .join('-');
  return [...ids].sort((a, b) => rank(a) - rank(b) || (numbers(a) < numbers(b) ? -1 : 1))[0]!;
}

/** Databases that projects publish themselves. */
const PROJECTS = /^(CURL|GO|HSEC|JLSEC|OPENSSL|PSF|RSEC|RUSTSEC)-/;

/**
 * Rank of a score source; lower wins: the project, NVD (under the CVE), GitHub, then everyone else, who mostly copy one
 * of these.
 */
export function scoreRank(id: string): number {
  if (PROJECTS.test(id)) return 0;
  return isCve(id) ? 1 : id.startsWith('GHSA-') ? 2 : 3;
}

const isCve = (id: string) => id.startsWith('CVE-');

/**
 * Groups advisories by alias (not by `related` or `upstream`, which name other advisories). A group with two CVEs or
 * more than 12 IDs is split: each advisory then belongs to the one CVE that it names, or to itself.
 */
export function aliasGroups(advisories: readonly { id: string; aliases: readonly string[] }[]): AliasGroup[] {
  const parent = new Map<string, string>();
  const root = (id: string): string => {
    let top = id;
    for (let next = parent.get(top); next !== undefined && next !== top; next = parent.get(top)) top = next;
    for (let next = id; next !== top;) {
      const above = parent.get(next)!;
      parent.set(next, top);
      next = above;
    }
    return top;
  };
  for (const { id, aliases } of advisories) {
    if (!parent.has(id)) parent.set(id, id);
    for (const alias of aliases) {
      if (!parent.has(alias)) parent.set(alias, alias);
      parent.set(root(alias), root(id));
    }
  }
  const joined = new Map<string, { ids: Set<string>; members: number[] }>();
  const groupOf = (groups: typeof joined, key: string) => {
    let group = groups.get(key);
    if (group === undefined) groups.set(key, (group = { ids: new Set(), members: [] }));
    return group;
  };
  advisories.forEach(({ id, aliases }, member) => {
    const group = groupOf(joined, root(id));
    group.members.push(member);
    for (const one of [id, ...aliases]) group.ids.add(one);
  });
  return [...joined.values()].flatMap(({ ids, members }): AliasGroup[] => {
    if (ids.size <= MOST_IDS && [...ids].filter(isCve).length <= 1)
      return [{ id: shownId(ids), ids, members, split: false }];
    const parts: typeof joined = new Map();
    for (const member of members) {
      const { id, aliases } = advisories[member]!;
      const cves = [...new Set([id, ...aliases].filter(isCve))];
      const part = groupOf(parts, isCve(id) ? id : cves.length === 1 ? cves[0]! : id);
      part.members.push(member);
      part.ids.add(id);
      // An advisory that names several CVEs is listed only under its own ID.
      if (cves.length <= 1) for (const alias of aliases) part.ids.add(alias);
    }
    return [...parts].map(([id, part]) => ({ id, ...part, split: true }));
  });
}
