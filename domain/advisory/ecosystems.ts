/** The ecosystems of OSV, how each writes names, and by which order its versions compare with conda's. */

/**
 * How to order versions of an ecosystem. `conda`: CEP 33. `letters-before`: the same, but letters never sort after a
 * number. `pep440`, `semver`, `pub`, `maven`, `cran`: the ecosystem's order. `tags`: versions are in Git tag names.
 * `none`: distribution revisions, which don't describe conda packages.
 */
export type Scheme = 'conda' | 'letters-before' | 'pep440' | 'semver' | 'pub' | 'maven' | 'cran' | 'tags' | 'none';

const DISTRIBUTIONS = [
  'AlmaLinux',
  'Alpaquita',
  'Alpine',
  'Android',
  'BellSoft Hardened Containers',
  'Chainguard',
  'CleanStart',
  'Debian',
  'Docker Hardened Images',
  'Echo',
  'FreeBSD',
  'Mageia',
  'MinimOS',
  'openEuler',
  'openSUSE',
  'Photon OS',
  'Red Hat',
  'Rocky Linux',
  'Root',
  'SUSE',
  'Ubuntu',
  'Wolfi',
] as const;

/** Ecosystems by name: OSV's list, and two of our own, `CPE` (`vendor:product`) and `conda` (conda package names). */
const SCHEMES: ReadonlyMap<string, Scheme> = new Map<string, Scheme>([
  ...['Bioconductor', 'Bitnami', 'conda', 'ConanCenter', 'CPE', 'GIT', 'GHC', 'Hackage', 'Kubernetes', 'Linux'].map(
    (name) => [name, 'conda'] as const,
  ),
  ...['opam', 'Packagist', 'TuxCare', 'VSCode'].map((name) => [name, 'conda'] as const),
  ...['crates.io', 'GitHub Actions', 'Go', 'Hex', 'Julia', 'npm', 'SwiftURL'].map((name) => [name, 'semver'] as const),
  ...['NuGet', 'RubyGems'].map((name) => [name, 'letters-before'] as const),
  ['Maven', 'maven'],
  ['Pub', 'pub'],
  ['PyPI', 'pep440'],
  ['CRAN', 'cran'],
  ['OSS-Fuzz', 'tags'],
  ...DISTRIBUTIONS.map((name) => [name, 'none'] as const),
]);

/** An ecosystem without its release: `Debian` of `Debian:12`. */
function baseOf(ecosystem: string): string {
  const colon = ecosystem.indexOf(':');
  return colon < 0 ? ecosystem : ecosystem.slice(0, colon);
}

/** Returns the version scheme of an ecosystem; undefined if it is unknown. */
export function schemeOf(ecosystem: string): Scheme | undefined {
  return SCHEMES.get(baseOf(ecosystem));
}

const WRITTEN: ReadonlyMap<string, string> = new Map([...SCHEMES.keys()].map((name) => [name.toLowerCase(), name]));

/** Returns an ecosystem in OSV's spelling, ignoring case; undefined if it is unknown. */
export function ecosystemOf(text: string): string | undefined {
  const base = baseOf(text);
  const written = WRITTEN.get(base.toLowerCase());
  return written === undefined ? undefined : `${written}${text.slice(base.length)}`;
}

/**
 * Normalizes a package name for comparison in its ecosystem: PEP 503 for PyPI, `_` as `-` for crates.io. Lowercase if
 * the registry ignores case or package URLs must be lowercase (Go). Other names stay.
 */
export function canonicalName(ecosystem: string, name: string): string {
  switch (baseOf(ecosystem)) {
    case 'PyPI':
      return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
    case 'crates.io':
      return name.toLowerCase().replaceAll('_', '-');
    case 'conda':
    case 'CPE':
    case 'OSS-Fuzz':
    case 'Bitnami':
    case 'GitHub Actions':
    case 'Go':
    case 'Hex':
    case 'NuGet':
    case 'Packagist':
      return name.toLowerCase();
    default:
      return name;
  }
}

/** Lookup key of an upstream package, equal for all spellings. */
export function identityKey({ ecosystem, name }: { ecosystem: string; name: string }): string {
  return `${baseOf(ecosystem)}/${canonicalName(ecosystem, name)}`;
}
