/** Validates a repodata record (CEP 34, CEP 36) and splits it into the columns of `channel_file`. */
import { hash as digestOf } from 'node:crypto';
import {
  isBuildString,
  isPackageName,
  isVirtualPackageName,
  parseFileName,
  readRunExports,
} from '@terrarium/domain/conda';
import type { RunExports } from '@terrarium/domain/conda';
import { ATTESTATIONS_FIELD } from '@terrarium/domain/repo';
import { isInvalidVersion } from './versionCheck.ts';

/** Signature status of a file, as in `channel_file.trust`. */
export type Trust = 'signed' | 'unsigned' | 'unverified';

/** A file as a channel stores it: the columns of `channel_file`, and data for its package row. */
export interface FileRecord {
  subdir: string;
  file_name: string;
  name: string;
  version: string;
  build: string;
  build_number: number;
  depends: string[];
  license: string | null;
  license_family: string | null;
  /** Set by the builder, ms since the epoch. */
  timestamp_ms: number | null;
  /** Set by the server that indexed it first, ms since the epoch (CEP 47); null if unknown. */
  indexed_ms: number | null;
  /** Size in bytes. */
  size: number | null;
  md5: string | null;
  sha256: string | null;
  trust: Trust;
  /** Remaining fields of the record, to serve unchanged. */
  record: Record<string, unknown>;
  /** Key in object storage; null if this hub doesn't have the file. */
  object_key?: string | null;
  /** Digest of the record in the source, so that a later sync detects changes. */
  record_digest?: string | null;
  /** Run exports according to the source (CEP 21); null if unknown. Stored separately from the file. */
  run_exports?: RunExports | null;
  /** Summary of the package. Stored with the package, not the file. */
  summary?: string | null;
  /** Home page of the package. */
  home?: string | null;
}

/** Why a record was skipped, in words for the report of a sync. */
export interface BadRecord {
  fileName: string;
  reason: string;
}

/** Limits of a record, against hostile sources. Lengths in characters. */
const RECORD_LIMITS = { fileName: 211, version: 128, spec: 1000, depends: 5000, license: 1000 } as const;

/** Timestamps up to this one (year 9999) are in seconds, larger ones in milliseconds, as in conda. */
const MAX_SECONDS = 253_402_300_799;
/** PostgreSQL rejects NUL in texts, and lone surrogates in jsonb. */
const UNSTORABLE = /\\u0000|\\ud[89ab][0-9a-f]{2}|\\ud[c-f][0-9a-f]{2}/i;

/** Returns a number that fits the column, or null. */
function natural(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function milliseconds(value: unknown): number | null {
  if (typeof value !== 'number' || !(value > 0)) return null;
  const ms = Math.floor(value <= MAX_SECONDS ? value * 1000 : value);
  // A later year is meaningless, and strict clients reject all records of a name for one.
  return ms <= (MAX_SECONDS + 1) * 1000 - 1 ? ms : null;
}

/** Returns a text or null. R packages and old records contain other types in license fields, which are meaningless. */
function text(value: unknown, limit: number): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, limit) : null;
}

function specs(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > RECORD_LIMITS.depends) return undefined;
  return value.every((spec) => typeof spec === 'string' && spec.length <= RECORD_LIMITS.spec)
    ? (value as string[])
    : undefined;
}

function hash(value: unknown, digits: number): string | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' && value.length === digits && /^[0-9a-fA-F]+$/.test(value)
    ? value.toLowerCase()
    : undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const orNull =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || fits(value);
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areListsOfTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(areTexts);

/** Valid values of a record's optional fields (CEP 34, CEP 36), as far as clients check them. */
const OPTIONAL_FIELDS: Record<string, (value: unknown) => boolean> = {
  noarch: (value) => value === 'python' || value === 'generic',
  arch: orNull(isText),
  platform: orNull(isText),
  features: orNull(isText),
  python_site_packages_path: orNull(isText),
  track_features: (value) => isText(value) || areTexts(value),
  constrains: areTexts,
  extra_depends: areListsOfTexts,
  purls: orNull(
    (value) =>
      Array.isArray(value) &&
      value.every((purl) => typeof purl === 'string' && /^pkg:[a-z][a-z0-9.+-]*\/./i.test(purl)),
  ),
  [ATTESTATIONS_FIELD]: (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  legacy_bz2_md5: orNull((value) => typeof hash(value, 32) === 'string'),
  legacy_bz2_size: orNull((value) => natural(value) !== null),
};

/**
 * Removes optional fields with invalid values.
 * Strict clients reject all records of a name for one (prefix-dev/pixi#4344), and without it the record is valid. Old
 * noarch packages contain `true`.
 */
function normalizeOptional(rest: Record<string, unknown>): void {
  if (rest['noarch'] === true) rest['noarch'] = 'generic';
  for (const [field, fits] of Object.entries(OPTIONAL_FIELDS))
    if (Object.hasOwn(rest, field) && !fits(rest[field])) delete rest[field];
}

/**
 * Validates an entry of `packages` or `packages.conda` and splits it into columns.
 * The folder decides the subdir, whatever the record says. The file name must have a package suffix.
 * @param value the record as parsed JSON
 * @returns the record, or why it is invalid (CEP 26 names, CEP 33 versions, lengths of hashes)
 */
export function readRecord(subdir: string, fileName: string, value: unknown): FileRecord | BadRecord {
  const bad = (reason: string): BadRecord => ({ fileName: fileName.slice(0, RECORD_LIMITS.fileName), reason });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad("the record isn't an object");
  const parts = parseFileName(fileName);
  if (parts === undefined) return bad('the file name is not name-version-build with .conda or .tar.bz2 (CEP 26)');
  // Shards contain it separately (CEP 21), repodata doesn't. The record is the same.
  const { run_exports: exported, ...described } = value as Record<string, unknown>;
  const source = JSON.stringify(described);
  if (UNSTORABLE.test(source)) return bad('the record contains a NUL or half a character');
  const {
    name,
    version,
    build,
    build_number: buildNumber,
    depends,
    license,
    license_family: family,
    timestamp,
    indexed_timestamp: indexed,
    size,
    md5,
    sha256,
    subdir: _subdir,
    fn: _fn,
    url: _url,
    channel: _channel,
    ...rest
  } = described;
  if (typeof name !== 'string' || !(isPackageName(name) || isVirtualPackageName(name)))
    return bad("the name isn't a package name (CEP 26)");
  if (typeof version !== 'string' || version.length > RECORD_LIMITS.version)
    return bad("the version isn't a string, or is too long");
  if (isInvalidVersion(version)) return bad(`'${version}' isn't a valid version (CEP 33)`);
  if (typeof build !== 'string' || !isBuildString(build)) return bad("the build isn't a build string (CEP 26)");
  // A file named differently than its record could pass for another package in explicit lists and caches.
  if (parts.name !== name || parts.version !== version || parts.build !== build)
    return bad("the file name doesn't match the record");
  const number = natural(buildNumber);
  if (number === null || number > 2 ** 31 - 1) return bad("the build number isn't a non-negative integer");
  const needs = specs(depends);
  if (needs === undefined) return bad("depends isn't a list of match specs");
  if (specs(rest['constrains']) === undefined) return bad("constrains isn't a list of match specs");
  const md5Digits = hash(md5, 32);
  if (md5Digits === undefined) return bad("the md5 doesn't have 32 hexadecimal digits");
  const sha256Digits = hash(sha256, 64);
  if (sha256Digits === undefined) return bad("the sha256 doesn't have 64 hexadecimal digits");
  normalizeOptional(rest);
  return {
    subdir,
    file_name: fileName,
    name,
    version,
    build,
    build_number: number,
    depends: needs,
    license: text(license, RECORD_LIMITS.license),
    license_family: text(family, RECORD_LIMITS.license),
    timestamp_ms: milliseconds(timestamp),
    indexed_ms: milliseconds(indexed),
    size: natural(size),
    md5: md5Digits,
    sha256: sha256Digits,
    // The signature isn't verified yet.
    trust: rest[ATTESTATIONS_FIELD] === undefined ? 'unsigned' : 'unverified',
    record: rest,
    record_digest: digestOf('md5', source, 'base64'),
    run_exports: readRunExports(exported),
  };
}

/**
 * Builds the record of a file from its name only; null if the name is invalid.
 * Other fields are unknown, so rules about licenses or dates treat them as unknown.
 */
export function recordOfName(subdir: string, fileName: string): FileRecord | null {
  const parts = parseFileName(fileName);
  if (parts === undefined || parts.version.length > RECORD_LIMITS.version || isInvalidVersion(parts.version))
    return null;
  const { name, version, build } = parts;
  return {
    subdir,
    file_name: fileName,
    name,
    version,
    build,
    build_number: 0,
    depends: [],
    license: null,
    license_family: null,
    timestamp_ms: null,
    indexed_ms: null,
    size: null,
    md5: null,
    sha256: null,
    trust: 'unsigned',
    record: {},
    record_digest: null,
  };
}

/** Returns whether `readRecord` failed. */
export function isBadRecord(result: FileRecord | BadRecord): result is BadRecord {
  return 'reason' in result;
}
