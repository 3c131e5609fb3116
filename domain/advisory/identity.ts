/** Upstream mapping of conda packages: which advisories apply, and with which confidence. */
import { z } from 'zod';
import { ecosystemOf, identityKey } from './ecosystems.ts';

/**
 * Confidence of a mapping: `high` same name or checked by hand, `medium` by rule or shared feedstock, `low` a
 * suggestion.
 */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
/** One of {@link CONFIDENCES}. */
export type Confidence = (typeof CONFIDENCES)[number];

/**
 * Role of a conda package in its upstream project: the project, the output with the library, another output, or no code
 * (metapackages, activation scripts, fonts).
 */
export const UPSTREAM_ROLES = ['self', 'carrier', 'part', 'no-code'] as const;
/** One of {@link UPSTREAM_ROLES}. */
export type UpstreamRole = (typeof UPSTREAM_ROLES)[number];

/** An upstream package that a conda package is, or may be. */
export interface Identity {
  ecosystem: string;
  name: string;
  confidence: Confidence;
  /** Who says so. */
  origin: string;
  /** Relation to the package if it isn't equal: `contains`, `sibling`, `umbrella`, `build-only` …; otherwise null. */
  relation: string | null;
  /** `after`: letters after a version's number come after it (`1.1.1w`). */
  letters?: 'after' | undefined;
}

/** Upstream mapping of a conda package. */
export interface Mapping {
  role: UpstreamRole;
  identities: Identity[];
}

/** Whether an identity is only a suggestion: it makes no file 'affected', and none clean. */
export function isWeak({ confidence, relation }: Pick<Identity, 'confidence' | 'relation'>): boolean {
  return confidence === 'low' || (relation !== null && relation !== 'self' && relation !== 'same');
}

/** Ecosystems by the type of a package URL (https://github.com/package-url/purl-spec). */
const BY_PURL: ReadonlyMap<string, string> = new Map([
  ['pypi', 'PyPI'],
  ['cran', 'CRAN'],
  ['golang', 'Go'],
  ['cargo', 'crates.io'],
  ['npm', 'npm'],
  ['gem', 'RubyGems'],
  ['maven', 'Maven'],
  ['nuget', 'NuGet'],
  ['composer', 'Packagist'],
  ['hex', 'Hex'],
  ['hackage', 'Hackage'],
  ['julia', 'Julia'],
  ['pub', 'Pub'],
  ['bitnami', 'Bitnami'],
  ['bioconductor', 'Bioconductor'],
]);

/**
 * Returns the upstream package of a package URL (slashes after `pkg:` are ignored); undefined if its ecosystem has no
 * advisories.
 */
export function packageOfPurl(
  purl: string,
): { ecosystem: string; name: string; version: string | undefined } | undefined {
  const [, type, path, version] =
    /^pkg:\/*([a-z0-9.+-]+)\/([^@?#]+|@[^@?#]+)(?:@([^?#]+))?(?:\?[^#]*)?(?:#.*)?$/i.exec(purl) ?? [];
  const ecosystem = BY_PURL.get(type?.toLowerCase() ?? '');
  if (ecosystem === undefined || path === undefined) return undefined;
  const segments = path.split('/').map(decoded);
  const name = ecosystem === 'Maven' ? segments.join(':') : segments.join('/');
  return { ecosystem, name, version: version === undefined ? undefined : decoded(version) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The `vendor:product` of a CPE 2.3 name; undefined for a text that is none. */
export function productOfCpe(cpe: string): string | undefined {
  const parts = cpe.split(/(?<!\\):/);
  const [vendor, product] = parts[0] === 'cpe' && parts[1] === '2.3' ? [parts[3], parts[4]] : [];
  if (vendor === undefined || product === undefined || [vendor, product].some((part) => /^[*-]?$/.test(part)))
    return undefined;
  return `${vendor}:${product}`.replaceAll(/\\(.)/g, '$1').toLowerCase();
}

/**
 * A package URL of any type, including types that no advisory list uses (`pkg:generic/zlib`, `pkg:github/madler/zlib`).
 */
const PURL = /^pkg:\/*[a-z][a-z0-9.+-]*\/[^\s]+$/i;

const word = z.string().min(1).max(512);
const rowSchema = z
  .object({
    ecosystem: word.nullish(),
    name: word.nullish(),
    purl: word.nullish(),
    cpe: word.nullish(),
    confidence: z.enum(CONFIDENCES).default('low'),
    origin: z.string().max(200).default('unknown'),
    relation: z.string().max(40).nullish(),
    letters: z.literal('after').nullish(),
  })
  .transform((row, context): Identity | undefined => {
    const product = row.cpe == null ? undefined : productOfCpe(row.cpe);
    const named =
      row.ecosystem != null && row.name != null
        ? { ecosystem: row.ecosystem, name: row.name }
        : row.purl != null
          ? packageOfPurl(row.purl)
          : product === undefined
            ? undefined
            : { ecosystem: 'CPE', name: product };
    if (named === undefined) {
      if (row.purl != null && PURL.test(row.purl)) return undefined;
      context.addIssue('names no upstream package: ecosystem and name, a purl, or a CPE 2.3 name');
      return z.NEVER;
    }
    // Skips ecosystems without advisories: their identities would make matching advisories look irrelevant.
    const ecosystem = ecosystemOf(named.ecosystem);
    if (ecosystem === undefined) return undefined;
    return {
      ecosystem,
      name: named.name,
      confidence: row.confidence,
      origin: row.origin,
      relation: row.relation ?? null,
      ...(row.letters != null && { letters: row.letters }),
    };
  });

/**
 * Parses an entry of a mapping file. Synonyms for packages without code become one role. Unknown roles become the most
 * careful one.
 */
export const mappingSchema = z
  .object({
    role: z
      .string()
      .max(40)
      .nullish()
      .transform((role): UpstreamRole => {
        const written = (role ?? 'self').toLowerCase().replaceAll(/[ _]/g, '-');
        if (['no-code', 'metapackage', 'nocode'].includes(written)) return 'no-code';
        return UPSTREAM_ROLES.find((one) => one === written) ?? 'part';
      }),
    mappings: rowSchema.array().max(200).nullish(),
  })
  .transform(({ role, mappings }): Mapping => ({
    role,
    identities: (mappings ?? []).filter((one) => one !== undefined),
  }));

/** The identities by what advisories name them; the surest of several that name one package. */
export function identitiesByKey(identities: readonly Identity[]): Map<string, Identity> {
  const byKey = new Map<string, Identity>();
  const rank = (one: Identity) => (isWeak(one) ? 10 : 0) + CONFIDENCES.indexOf(one.confidence);
  for (const identity of identities) {
    const key = identityKey(identity);
    const known = byKey.get(key);
    if (known === undefined || rank(identity) < rank(known)) byKey.set(key, identity);
  }
  return byKey;
}
