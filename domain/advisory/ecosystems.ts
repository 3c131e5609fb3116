/** The ecosystems of OSV, how each writes names, and by which order its versions compare with conda's. */

/**
 * How versions of an ecosystem are read. `conda`: conda's own order (CEP 33); `letters-before`: the same, where letters never come after a number;
 * `pep440`, `semver`, `pub`, `maven`, `cran`: the ecosystem's; `tags`: versions stand in names of Git tags; `none`: revisions of a distribution, which
 * say nothing of what conda packages carry.
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

/** Ecosystems by name: OSV's list, and two that are ours, `CPE` with names `vendor:product` and `conda` with those of conda packages. */
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

/** How an ecosystem's versions are read; undefined for one that nobody knows. */
export function schemeOf(ecosystem: string): Scheme | undefined {
  return SCHEMES.get(baseOf(ecosystem));
}

const WRITTEN: ReadonlyMap<string, string> = new Map([...SCHEMES.keys()].map((name) => [name.toLowerCase(), name]));

/** An ecosystem as OSV writes it, whatever its case; undefined for one that nobody knows. */
export function ecosystemOf(text: string): string | undefined {
  const base = baseOf(text);
  const written = WRITTEN.get(base.toLowerCase());
  return written === undefined ? undefined : `${written}${text.slice(base.length)}`;
}

/**
 * A package name as its ecosystem compares it: PyPI by PEP 503, crates.io without telling `_` from `-`; in small letters where the registry does
 * not tell capitals from them, or where package URLs have to be written so although the names are not (Go); others as written.
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

/** What an upstream package is looked up by: the same for two ways to write it. */
export function identityKey({ ecosystem, name }: { ecosystem: string; name: string }): string {
  return `${baseOf(ecosystem)}/${canonicalName(ecosystem, name)}`;
}
