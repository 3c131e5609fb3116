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

/** The two artifact extensions conda knows (CEP 26). */
export const packageExtensions = ['.conda', '.tar.bz2'] as const;
/** '.conda' or '.tar.bz2'. */
export type PackageExtension = (typeof packageExtensions)[number];

/** The letters of distributable and of virtual package names (CEP 26), without their length. */
export const PACKAGE_NAME = /^(([a-z0-9])|([a-z0-9_](?!_)))[._-]?([a-z0-9]+(\.|-|_|$))*$/;
/** See {@link PACKAGE_NAME}. */
export const VIRTUAL_NAME = /^__[a-z0-9][._-]?([a-z0-9]+(\.|-|_|$))*$/;

const longestName = 64;
const longestFileName = 211;

/** Whether the text is a package name by CEP 26 (lowercase, at most 64 characters). */
export function isPackageName(text: string): boolean {
  return text.length <= longestName && PACKAGE_NAME.test(text);
}

/** Whether the text is a virtual package name such as `__glibc` by CEP 26. */
export function isVirtualPackageName(text: string): boolean {
  return text.length <= longestName && VIRTUAL_NAME.test(text);
}

/** Is the text a build string by CEP 26? */
export function isBuildString(text: string): boolean {
  return text.length <= longestName && /^[a-zA-Z0-9_.+]+$/.test(text);
}

/** Returns the file name of a record (CEP 26): `name-version-build.ext`, with '.conda' by default. */
export function fileNameOf(record: Distribution, extension: PackageExtension = '.conda'): string {
  return `${record.name}-${record.version}-${record.build}${extension}`;
}

/**
 * Splits a file name by CEP 26. Undefined for a wrong extension, more than 211 characters, fewer than three parts, or
 * an invalid name or build. Doesn't check the version.
 */
export function parseFileName(fileName: string): (Distribution & { extension: PackageExtension }) | undefined {
  const extension = packageExtensions.find((known) => fileName.endsWith(known));
  if (extension === undefined || fileName.length > longestFileName) return undefined;
  const parts = parseDistribution(fileName.slice(0, -extension.length));
  if (parts === undefined || !isBuildString(parts.build)) return undefined;
  if (!isPackageName(parts.name) && !isVirtualPackageName(parts.name)) return undefined;
  return { ...parts, extension };
}
