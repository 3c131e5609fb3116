/**
 * VEX statements about an advisory in a product (OpenVEX 0.2.0, https://github.com/openvex/spec), and which one applies
 * to a file.
 */
import { z } from 'zod';
import { compareVersions, parseVersionSpec } from '../conda/index.ts';
import { identityKey } from './ecosystems.ts';
import { sameVersion } from './file.ts';
import type { FileNamed } from './file.ts';
import { isWeak, packageOfPurl } from './identity.ts';
import type { Identity } from './identity.ts';
import { matchAnswer } from './matchAnswer.ts';
import type { MatchAnswer, MatchState } from './matchAnswer.ts';

/** Statuses of OpenVEX. */
export const VEX_STATUSES = ['affected', 'not_affected', 'fixed', 'under_investigation'] as const;
/** One of {@link VEX_STATUSES}. */
export type VexStatus = (typeof VEX_STATUSES)[number];

/** Reasons why a product isn't affected (OpenVEX); one of them, or an impact statement, is required. */
export const VEX_JUSTIFICATIONS = [
  'component_not_present',
  'vulnerable_code_not_present',
  'vulnerable_code_not_in_execute_path',
  'vulnerable_code_cannot_be_controlled_by_adversary',
  'inline_mitigations_already_exist',
] as const;
/** One of {@link VEX_JUSTIFICATIONS}. */
export type VexJustification = (typeof VEX_JUSTIFICATIONS)[number];

/** Files that a statement applies to. A missing field matches anything. */
export interface VexProduct {
  /** A conda package by its name, or the package of an ecosystem that it is. */
  package: { conda: string } | { ecosystem: string; name: string };
  version?: string;
  /** Versions in conda's words, `>=1,<2`. */
  range?: string;
  build?: string;
  channel?: string;
  subdir?: string;
  /** `conda` or `tar.bz2`. */
  type?: string;
  sha256?: string;
}

/** A statement about some products. */
export interface VexStatement {
  /** The advisory, by any of its IDs. */
  ids: string[];
  products: VexProduct[];
  status: VexStatus;
  justification: VexJustification | null;
  impact: string | null;
  action: string | null;
  /** Milliseconds since the epoch; 0 if unknown. */
  at: number;
  /** Made by users of this hub; suppliers' statements apply only without one. */
  own: boolean;
}

const short = z.string().min(1).max(512);
const long = z.string().max(10_000);
/** A product as OpenVEX writes it. */
export const productSchema = z.union([
  short,
  z.looseObject({
    '@id': short.nullish(),
    purl: short.nullish(),
    identifiers: z.looseObject({ purl: short.nullish() }).nullish(),
    name: short.nullish(),
    version: short.nullish(),
    range: short.nullish(),
    build: short.nullish(),
    subdir: short.nullish(),
    channel: short.nullish(),
    sha256: short.nullish(),
  }),
]);
const statementSchema = z.looseObject({
  vulnerability: z.union([
    short,
    z.looseObject({ name: short.nullish(), '@id': short.nullish(), aliases: short.array().max(50).nullish() }),
  ]),
  products: productSchema.array().min(1).max(10_000),
  status: z.enum(VEX_STATUSES),
  justification: z.enum(VEX_JUSTIFICATIONS).nullish(),
  impact_statement: long.nullish(),
  action_statement: long.nullish(),
  timestamp: z.string().max(40).nullish(),
  last_updated: z.string().max(40).nullish(),
  own: z.boolean().nullish(),
});

/** Returns the product of a package URL; undefined if it is neither conda nor a known ecosystem. */
export function productOfPurl(purl: string): VexProduct | undefined {
  const [, path, version, query] = /^pkg:\/*conda\/([^@?#]+)(?:@([^?#]*))?(?:\?([^#]*))?/i.exec(purl) ?? [];
  if (path === undefined) {
    const found = packageOfPurl(purl);
    if (found === undefined) return undefined;
    return { package: { ecosystem: found.ecosystem, name: found.name }, ...versionsOf(found.version) };
  }
  const segments = path.split('/').map((part) => new URLSearchParams(`x=${part.replaceAll('+', '%2B')}`).get('x')!);
  const qualifiers = new URLSearchParams((query ?? '').replaceAll('+', '%2B'));
  const qualifier = (key: string) => qualifiers.get(key) ?? undefined;
  return about({
    name: segments.at(-1)!,
    version: version === undefined ? undefined : new URLSearchParams(`x=${version.replaceAll('+', '%2B')}`).get('x')!,
    range: qualifier('vers') ?? qualifier('version_range'),
    build: qualifier('build'),
    channel: qualifier('channel') ?? (segments.length > 1 ? segments[0] : undefined),
    subdir: qualifier('subdir'),
    type: qualifier('type'),
    sha256: qualifier('checksum')?.replace(/^sha256:/, ''),
  });
}

/** What a text names: a version, or a range where it has the signs of one. */
export function versionsOf(text: string | null | undefined): { version?: string; range?: string } {
  if (text == null || text === '') return {};
  if (!text.startsWith('vers:') && !/[<>=,|*]/.test(text)) return { version: text };
  return { range: rangeOf(text) };
}

/** `vers:conda/>=1|<2|>=3` in conda's words: `>=1,<2|>=3`. */
function rangeOf(text: string): string {
  const [, constraints] = /^vers:[a-z0-9.+-]+\/(.*)$/i.exec(text) ?? [];
  if (constraints === undefined) return text;
  return constraints
    .split('|')
    .map((one) => (/^[<>=!]/.test(one) ? one.replace(/^=(?!=)/, '==') : one === '*' ? one : `==${one}`))
    .reduce((spec, one) => {
      if (spec === '') return one;
      const last = spec.split(/[|,]/).at(-1)!;
      return `${spec}${last.startsWith('>') && one.startsWith('<') ? ',' : '|'}${one}`;
    }, '');
}

/** One bound, or an exact version, that VERS writes without quoting anything. */
const CONSTRAINT = /^(>=|<=|>|<|==)?([a-z0-9][a-z0-9._-]*)$/i;

/**
 * Converts a conda version spec (`>=1,<2|>=3`) to the `vers` qualifier of a package URL, `vers:conda/>=1|<2|>=3`
 * (https://www.packageurl.org/docs/vers/introduction). Undefined for patterns, exclusions, and unsorted bounds, which
 * `vers` can't express.
 */
export function versOf(range: string): string | undefined {
  const parts = range.split('|').map((part) => part.split(',').map((one) => CONSTRAINT.exec(one.trim())));
  const isAbove = (one: RegExpExecArray | null) => one?.[1]?.startsWith('>') ?? false;
  const isBelow = (one: RegExpExecArray | null) => one?.[1]?.startsWith('<') ?? false;
  const isInterval = parts.every(([from, to, ...more], at) => {
    if (from == null || to === null || more.length > 0) return false;
    if (to !== undefined) return isAbove(from) && isBelow(to);
    // Without an end it is the last one, without a start the first.
    return (!isAbove(from) || at === parts.length - 1) && (!isBelow(from) || at === 0);
  });
  const bounds = parts.flat().map((one) => ({ sign: one?.[1] ?? '', version: one?.[2] ?? '' }));
  const isInARow = bounds.every(
    ({ version }, at) => at === 0 || compareOrNull(bounds[at - 1]!.version, version) === -1,
  );
  if (!isInterval || !isInARow) return undefined;
  return `vers:conda/${bounds.map(({ sign, version }) => `${sign === '==' ? '' : sign}${version}`).join('|')}`;
}

function compareOrNull(a: string, b: string): number | null {
  try {
    return Math.sign(compareVersions(a, b));
  } catch {
    return null;
  }
}

type Told = Partial<
  Record<'name' | 'version' | 'range' | 'build' | 'channel' | 'subdir' | 'type' | 'sha256', string | null | undefined>
>;

function about({ name, version, range, ...more }: Told): VexProduct {
  const rest = Object.fromEntries(Object.entries(more).filter(([, value]) => value != null && value !== ''));
  return {
    package: { conda: name!.toLowerCase() },
    ...versionsOf(version),
    ...(range != null && range !== '' && { range: rangeOf(range) }),
    ...rest,
  };
}

/** Returns the product that a statement names; undefined if it is neither a conda package nor in a known ecosystem. */
export function readProduct(given: z.infer<typeof productSchema>): VexProduct | undefined {
  if (typeof given === 'string') return productOfPurl(given);
  if (given.name != null) return about(given);
  const purl = given.purl ?? given.identifiers?.purl ?? given['@id'];
  return purl == null ? undefined : productOfPurl(purl);
}

/**
 * Parses an OpenVEX statement. Skips products that are neither conda packages nor in a known ecosystem. `own: false`
 * marks a supplier's statement.
 */
export const vexStatement = statementSchema.transform((given): VexStatement => {
  const { vulnerability } = given;
  const ids =
    typeof vulnerability === 'string'
      ? [vulnerability]
      : [vulnerability.name, vulnerability['@id'], ...(vulnerability.aliases ?? [])];
  const at = Date.parse(given.last_updated ?? given.timestamp ?? '');
  return {
    ids: ids.flatMap((id) => (id == null ? [] : [id.slice(id.lastIndexOf('/') + 1)])),
    products: given.products.flatMap((product) => readProduct(product) ?? []),
    status: given.status,
    justification: given.justification ?? null,
    impact: given.impact_statement ?? null,
    action: given.action_statement ?? null,
    at: Number.isNaN(at) ? 0 : at,
    own: given.own ?? true,
  };
});

function inRange(range: string, version: string): boolean {
  try {
    return parseVersionSpec(range).matches(version);
  } catch {
    return false;
  }
}

/** The last part of a channel name, because statements may have the URL or only the last part. */
const lastPart = (channel: string) => channel.replace(/\/+$/, '').split('/').at(-1)!.toLowerCase();

function holds(product: VexProduct, file: FileNamed, identities: ReadonlyMap<string, Identity>): boolean {
  if ('conda' in product.package) {
    if (product.package.conda !== file.name.toLowerCase()) return false;
  } else {
    const identity = identities.get(identityKey(product.package));
    if (identity === undefined || isWeak(identity)) return false;
  }
  if (product.version !== undefined && !sameVersion(product.version, file.version)) return false;
  if (product.range !== undefined && !inRange(product.range, file.version)) return false;
  if (product.build !== undefined && product.build !== file.build) return false;
  if (product.subdir !== undefined && product.subdir !== file.subdir) return false;
  if (product.sha256 !== undefined && product.sha256.toLowerCase() !== file.sha256?.toLowerCase()) return false;
  if (
    product.channel !== undefined &&
    file.channel !== undefined &&
    lastPart(product.channel) !== lastPart(file.channel)
  )
    return false;
  return product.type === undefined || file.filename === undefined || file.filename.endsWith(`.${product.type}`);
}

/** Rank of a product by how exactly it is named: build, version, range, name; then by the number of other fields. */
function exactness(product: VexProduct): number {
  const level =
    product.build !== undefined || product.sha256 !== undefined
      ? 3
      : product.version !== undefined
        ? 2
        : product.range !== undefined
          ? 1
          : 0;
  const more = [product.channel, product.subdir, product.type].filter((one) => one !== undefined).length;
  return level * 10 + more * 2 + ('conda' in product.package ? 1 : 0);
}

const STATE_OF: Readonly<Record<VexStatus, MatchState>> = {
  affected: 'affected',
  not_affected: 'not_affected',
  fixed: 'fixed',
  under_investigation: 'unknown',
};

/**
 * Selects the statement that applies to a file and an advisory: the hub's own first, then the most exact product, then
 * the newest, then the last. Undefined if none applies.
 */
export function statementAbout<T extends Pick<VexStatement, 'ids' | 'products' | 'own' | 'at'>>(
  statements: readonly T[],
  file: FileNamed,
  ids: ReadonlySet<string>,
  identities: ReadonlyMap<string, Identity>,
): T | undefined {
  const wanted = new Set([...ids].map((id) => id.toUpperCase()));
  let found: { statement: T; exact: number } | undefined;
  for (const statement of statements) {
    if (!statement.ids.some((id) => wanted.has(id.toUpperCase()))) continue;
    for (const product of statement.products) {
      if (!holds(product, file, identities)) continue;
      const exact = exactness(product);
      const before =
        found === undefined ||
        (Number(statement.own) - Number(found.statement.own) ||
          exact - found.exact ||
          statement.at - found.statement.at) >= 0;
      if (before) found = { statement, exact };
    }
  }
  return found?.statement;
}

/**
 * Returns the result of the statements for a file and an advisory, see {@link statementAbout}. Undefined if none
 * applies.
 */
export function vexAnswer(...asked: Parameters<typeof statementAbout<VexStatement>>): MatchAnswer | undefined {
  const statement = statementAbout(...asked);
  return statement && matchAnswer(STATE_OF[statement.status], 'vex');
}
