import { knownSubdirs } from './subdirs.ts';
import { parseDistribution } from './fileName.ts';
import type { Distribution } from './fileName.ts';
import type { SpecTarget } from './matchSpec.ts';

/** A package record of repodata.json (CEP 34 index.json fields and the CEP 36 additions), named as on the wire. */
export interface RepodataRecord extends SpecTarget {
  depends: string[];
  constrains?: string[];
  /** Size of the file in bytes. */
  size?: number;
  noarch?: 'python' | 'generic';
  /** Start of the build, in milliseconds since 1970 (old records: seconds). */
  timestamp?: number;
  /** First indexing by the server, in milliseconds since 1970 (CEP 47). */
  indexed_timestamp?: number;
  arch?: string | null;
  platform?: string | null;
  python_site_packages_path?: string;
  /** Of the .tar.bz2 that a .conda file was made from. */
  legacy_bz2_md5?: string;
  legacy_bz2_size?: number;
}

/** A repodata.json (CEP 36). Unknown top-level keys are passed on as they are. */
export interface Repodata {
  info?: { subdir?: string; base_url?: string; [key: string]: unknown };
  packages?: Record<string, RepodataRecord>;
  'packages.conda'?: Record<string, RepodataRecord>;
  removed?: string[];
  repodata_version?: number;
}

/** The two artifact extensions conda knows (CEP 26). */
export const packageExtensions = ['.conda', '.tar.bz2'] as const;
/** '.conda' or '.tar.bz2'. */
export type PackageExtension = (typeof packageExtensions)[number];

const longestName = 64;
const longestFileName = 211;

/** Is the text a distributable package name by CEP 26 (lower case, at most 64 characters)? */
export function isPackageName(text: string): boolean {
  return text.length <= longestName && /^(([a-z0-9])|([a-z0-9_](?!_)))[._-]?([a-z0-9]+(\.|-|_|$))*$/.test(text);
}

/** Is the text a virtual package name such as `__glibc` by CEP 26? */
export function isVirtualPackageName(text: string): boolean {
  return text.length <= longestName && /^__[a-z0-9][._-]?([a-z0-9]+(\.|-|_|$))*$/.test(text);
}

/** Is the text a build string by CEP 26? */
export function isBuildString(text: string): boolean {
  return text.length <= longestName && /^[a-zA-Z0-9_.+]+$/.test(text);
}

/** Is the text a subdir name by CEP 26: `noarch` or `os-arch`, at most 32 characters? It need not be a known one. */
export function isSubdir(text: string): boolean {
  return text === 'noarch' || (text.length <= 32 && /^[a-z0-9]+-[a-z0-9]+$/.test(text));
}

/** Is the text a subdir that conda or rattler knows? */
export function isKnownSubdir(text: string): boolean {
  return knownSubdirs.includes(text);
}

/** The file name of a record (CEP 26): `name-version-build.ext`, '.conda' unless said otherwise. */
export function fileNameOf(record: Distribution, extension: PackageExtension = '.conda'): string {
  return `${record.name}-${record.version}-${record.build}${extension}`;
}

/**
 * Splits a file name by CEP 26; undefined when it is none: wrong extension, longer than 211 characters, fewer than three
 * parts, or a name or build that CEP 26 does not allow. The version is not looked into.
 */
export function parseFileName(fileName: string): (Distribution & { extension: PackageExtension }) | undefined {
  const extension = packageExtensions.find((known) => fileName.endsWith(known));
  if (extension === undefined || fileName.length > longestFileName) return undefined;
  const parts = parseDistribution(fileName.slice(0, -extension.length));
  if (parts === undefined || !isBuildString(parts.build)) return undefined;
  if (!isPackageName(parts.name) && !isVirtualPackageName(parts.name)) return undefined;
  return { ...parts, extension };
}

/**
 * Looks a record of unknown origin over, lightly: the fields that matching, ordering and serving rely on. Returns what
 * is wrong in words, or undefined when it can be used. Unknown fields are no fault (CEP 36).
 */
export function faultOfRecord(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the record is no object';
  const record = value as Record<string, unknown>;
  for (const key of ['name', 'version', 'build'] as const) {
    if (typeof record[key] !== 'string' || record[key] === '') return `'${key}' is missing or no text`;
  }
  if (!Number.isSafeInteger(record['build_number']) || (record['build_number'] as number) < 0) {
    return "'build_number' is missing or no whole number";
  }
  for (const key of ['depends', 'constrains'] as const) {
    if (record[key] !== undefined && !isTextList(record[key])) return `'${key}' is no list of texts`;
  }
  for (const key of ['subdir', 'license', 'license_family', 'md5', 'sha256'] as const) {
    const field = record[key];
    if (field !== undefined && field !== null && typeof field !== 'string') return `'${key}' is no text`;
  }
  for (const key of ['size', 'timestamp', 'indexed_timestamp'] as const) {
    const field = record[key];
    if (field !== undefined && field !== null && typeof field !== 'number') return `'${key}' is no number`;
  }
  return undefined;
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
