/**
 * Catalog of the sample hub: real conda-forge packages with versions, dependencies, licenses, and hashes. One file per
 * package in `catalogue/packages/` with one row per package file; see `PackageFile`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { RepodataRecord } from '@terrarium/domain/conda';
import type { TrustType } from '@terrarium/domain/policy';

/** A row of a package file: fields that differ between its files. */
export type FileRow = [
  subdir: string,
  version: string,
  build: string,
  buildNumber: number,
  extension: 'conda' | 'tar.bz2',
  /** Build time, ms since the epoch; null if the builder wrote none. */
  timestamp: number | null,
  /** Size in bytes. */
  size: number,
  /** Index in the package's `depends`. */
  depends: number,
  /** Index in the package's `constrains`; null if none. */
  constrains: number | null,
  md5: string,
  sha256: string,
  /** Fields in which this file differs from its package. */
  differs?: Partial<Pick<PackageFile, 'license' | 'license_family' | 'noarch'>> & {
    track_features?: string;
    python_site_packages_path?: string;
  },
];

/** A file of `catalogue/packages/`. Lists of dependencies are stored once and referred to by index. */
export interface PackageFile {
  name: string;
  /** One-line summary. */
  summary: string;
  /** Home page of the project. */
  home: string;
  /** SPDX expression or free text; null if the builder declared none. */
  license: string | null;
  /** As declared by the builder; null if none was declared. */
  license_family: string | null;
  /** Noarch type of the files in `noarch`. */
  noarch?: 'python' | 'generic';
  depends: string[][];
  constrains: string[][];
  files: FileRow[];
}

/** A package by name. */
export interface SampleArtifact {
  name: string;
  summary: string;
  home: string;
  license: string | null;
  license_family: string | null;
  /** Number of files in the catalog. */
  files: number;
}

/** A repodata record (CEP 34, CEP 36) with the fields that every file of the catalog has. */
export type SampleRecord = RepodataRecord &
  Required<Pick<RepodataRecord, 'constrains' | 'size' | 'md5' | 'sha256' | 'subdir'>>;

/** One built file of a package. */
export interface SampleFile {
  subdir: string;
  /** File name `name-version-build.ext` (CEP 26). */
  fn: string;
  record: SampleRecord;
  summary: string;
  home: string;
  trust: TrustType;
}

const folder = new URL('./catalogue/packages/', import.meta.url);

function* packageFiles(): Generator<PackageFile> {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    yield JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as PackageFile;
  }
}

/**
 * Returns the signature status of a sample file.
 * The catalog has no signatures, so it is derived from the hash and stable: about 6 in 100 are unsigned and 3 in 100
 * unverified.
 */
function sampleTrust(sha256: string): TrustType {
  const byte = Number.parseInt(sha256.slice(0, 2), 16);
  if (byte < 8) return 'unverified';
  return byte < 24 ? 'unsigned' : 'signed';
}

function expand(source: PackageFile, row: FileRow): SampleFile {
  const [
    subdir,
    version,
    build,
    buildNumber,
    extension,
    timestamp,
    size,
    depends,
    constrains,
    md5,
    sha256,
    differs = {},
  ] = row;
  const {
    license = source.license,
    license_family: family = source.license_family,
    noarch = source.noarch,
    ...rest
  } = differs;
  const record: SampleRecord = {
    name: source.name,
    version,
    build,
    build_number: buildNumber,
    subdir,
    depends: [...(source.depends[depends] ?? [])],
    constrains: constrains === null ? [] : [...(source.constrains[constrains] ?? [])],
    ...(license === null ? {} : { license }),
    ...(family === null ? {} : { license_family: family }),
    ...(subdir === 'noarch' && noarch !== undefined ? { noarch } : {}),
    ...(timestamp === null ? {} : { timestamp }),
    ...rest,
    size,
    md5,
    sha256,
  };
  return {
    subdir,
    fn: `${source.name}-${version}-${build}.${extension}`,
    record,
    summary: source.summary,
    home: source.home,
    trust: sampleTrust(sha256),
  };
}

/** Yields the packages of the catalog by name. @internal for the tests of the catalog */
export function* sampleArtifacts(): Generator<SampleArtifact> {
  for (const { name, summary, home, license, license_family, files } of packageFiles()) {
    yield { name, summary, home, license, license_family, files: files.length };
  }
}

/**
 * Yields the files of the catalog: by package name, oldest version first.
 * One package is in memory at a time. Each call reads the catalog again, and the caller owns the records.
 */
export function* sampleRecords(): Generator<SampleFile> {
  for (const source of packageFiles()) {
    for (const row of source.files) yield expand(source, row);
  }
}
