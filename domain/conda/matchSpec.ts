import { BoundedCache } from './boundedCache.ts';
import { compileBuildNumber, InvalidBuildNumberSpec } from './buildNumber.ts';
import { isPackageFile, resolveChannel } from './channel.ts';
import { compileChannelMatch } from './channelMatch.ts';
import { InvalidMatchSpec, InvalidVersionSpec } from './errors.ts';
import { canonicalSpec } from './canonical.ts';
import { InvalidRegex } from './regex.ts';
import { splitSpec } from './specText.ts';
import type { MatchSpecParts } from './specText.ts';
import { compileStringMatch, equalsIgnoringCase } from './stringMatch.ts';
import { parseVersionSpec, versionMatchesRecord } from './versionSpec.ts';
import type { VersionSpec } from './versionSpec.ts';

/** A parsed and compiled match spec (CEP 29). Make it with `parseMatchSpec`, ask it with `matchSpec`. */
export interface MatchSpec {
  /** The original text of the spec. */
  readonly text: string;
  /** The spec as conda writes it back: two specs that mean the same mostly have the same. */
  readonly canonical: string;
  /** The exact lowercase name, to index records by; undefined for a glob, a regex, or `*`. */
  readonly exactName: string | undefined;
  /** The parts as text. */
  readonly parts: MatchSpecParts;
  /** The compiled version specifier, if there is one. */
  readonly version: VersionSpec | undefined;
}

/** Fields of a record for match specs, with their names in repodata (CEP 36). */
export interface SpecTarget {
  name: string;
  version: string;
  build: string;
  build_number: number;
  subdir?: string;
  /** Name or URL. Without it, the channel of `url` is used. */
  channel?: string;
  license?: string | null;
  license_family?: string | null;
  md5?: string | null;
  sha256?: string | null;
  track_features?: string | string[] | null;
  features?: string | string[] | null;
  fn?: string;
  url?: string;
}

type Test = (record: SpecTarget) => boolean;

const cache = new BoundedCache<CompiledMatchSpec>(8192);

/**
 * Parses a match spec in all forms that conda accepts: `name`, `name version build`, `name=1.8`, `name==1.8`,
 * `name=1.8=build`, `name>=1,<2`, `channel/subdir:namespace:name`, `name[key='value', …]`, package files by URL or
 * absolute path, globs and `^regex$` in every text field, `# comments`. What conda drops silently (unknown keys, junk
 * in brackets, conditions) is an error. Results are cached (bounded).
 * @throws {InvalidMatchSpec} with the reason
 */
export function parseMatchSpec(text: string): MatchSpec {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const spec = compile(text, splitSpec(text));
  cache.set(text, spec);
  return spec;
}

/**
 * Whether the text is a conditional dependency, `tomli; if python<3.11` or `tomli[when="python<3.11"]`. No CEP has
 * accepted either form, so they aren't match specs.
 */
export function isConditional(text: string): boolean {
  return /;\s*if\b/.test(text) || (text.includes('[') && /\bwhen\s*=/.test(text));
}

/** Like `parseMatchSpec`, but returns the error, for forms that check typed text. */
export function isMatchSpec(text: string): { ok: true; spec: MatchSpec } | { ok: false; error: string } {
  try {
    return { ok: true, spec: parseMatchSpec(text) };
  } catch (error) {
    if (error instanceof InvalidMatchSpec) return { ok: false, error: error.message };
    throw error;
  }
}

/**
 * Whether the record matches the spec. All text fields ignore case (CEP 29). A missing field matches only `*`; an
 * invalid version matches no ordering.
 */
export function matchSpec(spec: MatchSpec, record: SpecTarget): boolean {
  return (spec instanceof CompiledMatchSpec ? spec : compiled(spec)).matches(record);
}

function compiled(spec: MatchSpec): CompiledMatchSpec {
  const parsed = parseMatchSpec(spec.text);
  if (!(parsed instanceof CompiledMatchSpec)) throw new InvalidMatchSpec(spec.text, 'not made by parseMatchSpec');
  return parsed;
}

class CompiledMatchSpec implements MatchSpec {
  readonly text: string;
  readonly canonical: string;
  readonly exactName: string | undefined;
  readonly parts: MatchSpecParts;
  readonly version: VersionSpec | undefined;
  readonly #name: (name: string) => boolean;
  readonly #tests: readonly Test[];

  constructor(text: string, parts: MatchSpecParts, version: VersionSpec | undefined, tests: readonly Test[]) {
    const name = compileStringMatch(parts.name);
    this.text = text;
    this.parts = parts;
    this.exactName = name.exact;
    this.version = version;
    this.canonical = canonicalSpec(parts, version);
    this.#name = name.test;
    this.#tests = tests;
  }

  matches(record: SpecTarget): boolean {
    const exact = this.exactName;
    const name = record.name;
    if (exact === undefined) {
      if (!this.#name(name)) return false;
    } else if (name !== exact && !equalsIgnoringCase(name, exact)) return false;
    const tests = this.#tests;
    for (let index = 0; index < tests.length; index += 1) if (!tests[index]!(record)) return false;
    return true;
  }
}

function compile(text: string, parts: MatchSpecParts): CompiledMatchSpec {
  try {
    const version = parts.version === undefined ? undefined : parseVersionSpec(parts.version);
    return new CompiledMatchSpec(text, parts, version, compileTests(parts, version));
  } catch (error) {
    if (error instanceof InvalidVersionSpec)
      throw new InvalidMatchSpec(text, `in the version '${error.spec}': ${error.reason}`);
    if (error instanceof InvalidRegex || error instanceof InvalidBuildNumberSpec)
      throw new InvalidMatchSpec(text, error.message);
    throw error;
  }
}

/** Tests on all fields except the name, cheapest and most selective first. */
function compileTests(parts: MatchSpecParts, version: VersionSpec | undefined): Test[] {
  const tests: Test[] = [];
  if (parts.build_number !== undefined) {
    const test = compileBuildNumber(parts.build_number);
    tests.push((record) => Number.isFinite(record.build_number) && test(record.build_number));
  }
  putText(tests, parts.subdir, (record) => record.subdir ?? subdirOf(record.url));
  putText(tests, parts.build, (record) => record.build);
  if (version !== undefined && version.canonical !== '*') {
    tests.push((record) => record.version !== undefined && versionMatchesRecord(version, record.version));
  }
  putText(tests, parts.license, (record) => record.license);
  putText(tests, parts.license_family, (record) => record.license_family);
  putText(tests, parts.md5, (record) => record.md5);
  putText(tests, parts.sha256, (record) => record.sha256);
  putText(tests, parts.url, (record) => record.url);
  putText(tests, parts.fn, fileNameOfRecord);
  putFeatures(tests, parts.track_features, (record) => record.track_features);
  putFeatures(tests, parts.features, (record) => record.features);
  if (parts.channel !== undefined) {
    const test = compileChannelMatch(parts.channel);
    tests.push((record) => test(record.channel ?? record.url));
  }
  return tests;
}

function putText(
  tests: Test[],
  expression: string | undefined,
  field: (record: SpecTarget) => string | null | undefined,
): void {
  if (expression === undefined) return;
  const matcher = compileStringMatch(expression);
  if (matcher.matchesAll) return;
  tests.push((record) => {
    const value = field(record);
    return value !== undefined && value !== null && matcher.test(value);
  });
}

/** Features are compared as sets for equality (conda's FeatureMatch). */
function putFeatures(
  tests: Test[],
  expression: string | undefined,
  field: (record: SpecTarget) => string | string[] | null | undefined,
): void {
  if (expression === undefined) return;
  const wanted = featureSet(expression);
  tests.push((record) => {
    const found = featureSet(field(record));
    return found.size === wanted.size && [...wanted].every((feature) => found.has(feature));
  });
}

function featureSet(features: string | string[] | null | undefined): ReadonlySet<string> {
  const list = typeof features === 'string' ? features.split(/[\s,]+/) : (features ?? []);
  return new Set(list.map((feature) => feature.trim().toLowerCase()).filter((feature) => feature !== ''));
}

function subdirOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : resolveChannel(url).subdir;
}

function fileNameOfRecord(record: SpecTarget): string {
  if (record.fn !== undefined) return record.fn;
  if (record.url !== undefined && isPackageFile(record.url)) return record.url.slice(record.url.lastIndexOf('/') + 1);
  return `${record.name}-${record.version}-${record.build}`;
}
