/** One repodata record (CEP 34, CEP 36) checked and split into the columns of `channel_file`. */
import { createHash } from 'node:crypto';
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

/** Whether a file is signed, as `channel_file.trust` holds it. */
export type Trust = 'signed' | 'unsigned' | 'unverified';

/** One built file as a channel stores it: the columns of `channel_file` and what its artifact row needs. */
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
  /** Set by the builder, ms since 1970. */
  timestamp_ms: number | null;
  /** Set by the server that indexed it first, ms since 1970 (CEP 47); null when unknown. */
  indexed_ms: number | null;
  /** Bytes. */
  size: number | null;
  md5: string | null;
  sha256: string | null;
  trust: Trust;
  /** What is left of the record, as it will be served again. */
  record: Record<string, unknown>;
  /** Key of the bytes in object storage; null when this hub does not hold them. */
  object_key?: string | null;
  /** Digest of the record as the source wrote it; tells a later sync whether it changed. */
  record_digest?: string | null;
  /** What the source says that it exports (CEP 21); null when it does not say. It is kept beside the file. */
  run_exports?: RunExports | null;
  /** One line about the artifact; it is kept with the artifact, not with the file. */
  summary?: string | null;
  /** Home page of the artifact. */
  home?: string | null;
}

/** Why a record was not taken, in words for the report of a sync. */
export interface BadRecord {
  fileName: string;
  reason: string;
}

/** Bounds on one record, so that a hostile source costs little. Lengths in characters. */
const RECORD_LIMITS = { fileName: 211, version: 128, spec: 1000, depends: 5000, license: 1000 } as const;

/** Timestamps up to this one (year 9999) are seconds, above it milliseconds; conda draws the line there too. */
const MAX_SECONDS = 253_402_300_799;
/** Postgres takes no NUL in texts, and no half of a surrogate pair in jsonb. */
const UNSTORABLE = /\\u0000|\\ud[89ab][0-9a-f]{2}|\\ud[c-f][0-9a-f]{2}/i;

/** A number that fits the column, or null. */
function natural(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function milliseconds(value: unknown): number | null {
  if (typeof value !== 'number' || !(value > 0)) return null;
  const ms = Math.floor(value <= MAX_SECONDS ? value * 1000 : value);
  // A later year says nothing, and strict clients refuse the records of a name for one such number.
  return ms <= (MAX_SECONDS + 1) * 1000 - 1 ? ms : null;
}

/** A text or null; R packages and old records hold other things in licence fields, which say nothing. */
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

/** What the optional fields of a record may hold (CEP 34, CEP 36), as far as clients look at them. */
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
 * Takes out optional fields that hold what they cannot: strict clients refuse all records of a name for one such field (prefix-dev/pixi#4344),
 * and without it the record is good. Old noarch packages say `true`.
 */
function normalizeOptional(rest: Record<string, unknown>): void {
  if (rest['noarch'] === true) rest['noarch'] = 'generic';
  for (const [field, fits] of Object.entries(OPTIONAL_FIELDS))
    if (Object.hasOwn(rest, field) && !fits(rest[field])) delete rest[field];
}

/**
 * Checks one entry of `packages` or `packages.conda` and splits it into columns.
 * The folder decides the subdir, whatever the record says; the file name must end in a package's extension.
 * @param value the record as parsed JSON
 * @returns the record, or why it cannot be taken (CEP 26 names, CEP 33 versions, lengths of hashes)
 */
export function readRecord(subdir: string, fileName: string, value: unknown): FileRecord | BadRecord {
  const bad = (reason: string): BadRecord => ({ fileName: fileName.slice(0, RECORD_LIMITS.fileName), reason });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('the record is no object');
  const parts = parseFileName(fileName);
  if (parts === undefined) return bad('the file name is not name-version-build with .conda or .tar.bz2 (CEP 26)');
  // Shards tell it beside the record (CEP 21), repodata does not: the record is the same.
  const { run_exports: exported, ...described } = value as Record<string, unknown>;
  const source = JSON.stringify(described);
  if (UNSTORABLE.test(source)) return bad('the record holds a NUL or half a character');
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
    return bad('the name is no package name (CEP 26)');
  if (typeof version !== 'string' || version.length > RECORD_LIMITS.version) return bad('the version is no text');
  if (isInvalidVersion(version)) return bad(`'${version}' is no version (CEP 33)`);
  if (typeof build !== 'string' || !isBuildString(build)) return bad('the build is no build string (CEP 26)');
  // A file that is called otherwise than its record would pass for another package in explicit lists and caches.
  if (parts.name !== name || parts.version !== version || parts.build !== build)
    return bad('the file is called otherwise than its record');
  const number = natural(buildNumber);
  if (number === null || number > 2 ** 31 - 1) return bad('the build number is no number from 0');
  const needs = specs(depends);
  if (needs === undefined) return bad('depends is no list of match specs');
  if (specs(rest['constrains']) === undefined) return bad('constrains is no list of match specs');
  const md5Digits = hash(md5, 32);
  if (md5Digits === undefined) return bad('the md5 has not 32 hexadecimal digits');
  const sha256Digits = hash(sha256, 64);
  if (sha256Digits === undefined) return bad('the sha256 has not 64 hexadecimal digits');
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
    // Whose signature it is, nobody has checked.
    trust: rest[ATTESTATIONS_FIELD] === undefined ? 'unsigned' : 'unverified',
    record: rest,
    record_digest: createHash('md5').update(source).digest('base64'),
    run_exports: readRunExports(exported),
  };
}

/**
 * The record of a file of which only the name is known; null when the name is no package's. Nothing else is said of it, so rules that ask for a
 * license or a date judge it as unknown.
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

/** Whether `readRecord` refused. */
export function isBadRecord(result: FileRecord | BadRecord): result is BadRecord {
  return 'reason' in result;
}
