/**
 * The catalogue of the sample hub: real packages of conda-forge with their versions, dependencies, licences and hashes.
 * One file per package stands under `catalogue/packages/`, in which each built file is one row; see `PackageFile`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { RepodataRecord } from '@terrarium/domain/conda';
import type { TrustType } from '@terrarium/domain/policy';

/** A row of a package file: what differs from one built file to the next. */
export type FileRow = [
  subdir: string,
  version: string,
  build: string,
  buildNumber: number,
  extension: 'conda' | 'tar.bz2',
  /** Milliseconds since 1970; null where the builder wrote none. */
  timestamp: number | null,
  /** Bytes. */
  size: number,
  /** Position in the package's `depends`. */
  depends: number,
  /** Position in the package's `constrains`; null for none. */
  constrains: number | null,
  md5: string,
  sha256: string,
  /** Fields in which this file differs from its package. */
  differs?: Partial<Pick<PackageFile, 'license' | 'license_family' | 'noarch'>> & {
    track_features?: string;
    python_site_packages_path?: string;
  },
];

/** A file of `catalogue/packages/`. Lists of dependencies are written once and named by their position. */
export interface PackageFile {
  name: string;
  /** One line. */
  summary: string;
  /** URL of the project. */
  home: string;
  /** SPDX expression or free text; null when the builder declared none. */
  license: string | null;
  /** As declared, in the builder's own spelling; null when none was declared. */
  license_family: string | null;
  /** Kind of the files in `noarch`. */
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
  /** Number of built files in the catalogue. */
  files: number;
}

/** A record as repodata writes it (CEP 34, CEP 36), with the fields that every file of the catalogue has. */
export type SampleRecord = RepodataRecord &
  Required<Pick<RepodataRecord, 'constrains' | 'size' | 'md5' | 'sha256' | 'subdir'>>;

/** One built file of a package. */
export interface SampleFile {
  subdir: string;
  /** File name, `name-version-build.ext` (CEP 26). */
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
 * Whether a sample file counts as signed. The source has no signatures, so this is made up, from the hash: the same
 * file always gets the same answer. About 6 in 100 are unsigned and 3 in 100 unverified.
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

/**
 * The packages of the catalogue, by name in order.
 * @internal for the tests of the catalogue
 */
export function* sampleArtifacts(): Generator<SampleArtifact> {
  for (const { name, summary, home, license, license_family, files } of packageFiles()) {
    yield { name, summary, home, license, license_family, files: files.length };
  }
}

/**
 * The built files of the catalogue: by package name, oldest version first. One package is in memory at a time; each
 * call reads the catalogue anew, and what it yields belongs to the caller.
 */
export function* sampleRecords(): Generator<SampleFile> {
  for (const source of packageFiles()) {
    for (const row of source.files) yield expand(source, row);
  }
}
