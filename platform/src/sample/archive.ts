/**
 * Builds `.conda` packages (CEP 35): an uncompressed zip of `metadata.json`, `pkg-….tar.zst`, and `info-….tar.zst`,
 * with `info/index.json` (CEP 34), `paths.json`, `about.json`, `files`, and `hash_input.json`. The same input gives the
 * same bytes on every machine and in every time zone.
 */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { constants } from 'node:zlib';
import type { RepodataRecord } from '@terrarium/domain/conda';
import { fileNameOf } from '@terrarium/domain/conda';
import { pack } from 'tar-stream';
import { ZipFile } from 'yazl';
import { zstdFrameSync } from '../files/zstd.ts';

/** A file that a package installs. */
export interface PackageContent {
  /** Path in the environment, with `/`; for `noarch: python` below `site-packages/`. */
  path: string;
  text: string;
  executable?: boolean;
}

/** Input of a package. */
export interface PackageSource {
  name: string;
  version: string;
  /** Part of the build string, after the content hash. */
  buildNumber: number;
  subdir: string;
  noarch?: 'python' | 'generic';
  depends: string[];
  license: string;
  licenseFamily?: string;
  summary: string;
  description: string;
  home: string;
  /** Build time, ms since the epoch. */
  timestamp: number;
  files: PackageContent[];
  /** Commands of a `noarch: python` package, as `name = module:function`. */
  entryPoints?: string[];
}

/** A built package. */
export interface BuiltPackage {
  fileName: string;
  bytes: Buffer;
  /** Hex MD5 of `bytes`. */
  md5: string;
  sha256: string;
  /** Length of `bytes`. */
  size: number;
  /** Repodata record: the fields of `info/index.json` with size and hashes. */
  record: RepodataRecord & Required<Pick<RepodataRecord, 'subdir' | 'timestamp' | 'size' | 'md5' | 'sha256'>>;
  summary: string;
  home: string;
}

/** Local instead of UTC: yazl writes the local fields of a date, which are the same in every time zone. */
const zipTime = new Date(1980, 0, 1);

function digest(algorithm: 'md5' | 'sha256', bytes: Buffer | string): string {
  return createHash(algorithm).update(bytes).digest('hex');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function tarZst(files: PackageContent[], timestamp: number): Promise<Buffer> {
  const tar = pack();
  const collected = buffer(tar);
  for (const { path, text, executable } of files) {
    tar.entry(
      {
        name: path,
        mode: executable ? 0o755 : 0o644,
        mtime: new Date(timestamp),
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
      },
      text,
    );
  }
  tar.finalize();
  const bytes = await collected;
  return zstdFrameSync(bytes, { [constants.ZSTD_c_compressionLevel]: 19 });
}

async function zip(members: { name: string; bytes: Buffer }[]): Promise<Buffer> {
  const file = new ZipFile();
  for (const { name, bytes } of members)
    file.addBuffer(bytes, name, { compress: false, mtime: zipTime, mode: 0o100644, forceDosTimestamp: true });
  const collected = buffer(file.outputStream);
  file.end();
  return collected;
}

function byPath(a: PackageContent, b: PackageContent): number {
  return a.path < b.path ? -1 : 1;
}

function infoFiles(source: PackageSource, index: object, files: PackageContent[]): PackageContent[] {
  const { license, licenseFamily, summary, description, home, entryPoints } = source;
  const paths = files.map(({ path, text }) => ({
    _path: path,
    path_type: 'hardlink',
    sha256: digest('sha256', text),
    size_in_bytes: Buffer.byteLength(text),
  }));
  const info: PackageContent[] = [
    {
      path: 'info/about.json',
      text: json({
        home,
        license,
        ...(licenseFamily === undefined ? {} : { license_family: licenseFamily }),
        summary,
        description,
      }),
    },
    { path: 'info/files', text: files.map(({ path }) => `${path}\n`).join('') },
    { path: 'info/hash_input.json', text: json({}) },
    { path: 'info/index.json', text: json(index) },
    { path: 'info/paths.json', text: json({ paths, paths_version: 1 }) },
  ];
  if (source.noarch === 'python') {
    info.push({
      path: 'info/link.json',
      text: json({ noarch: { type: 'python', entry_points: entryPoints ?? [] }, package_metadata_version: 1 }),
    });
  }
  return info.sort(byPath);
}

/**
 * Builds a package.
 * The build string is `h`, seven digits of the content hash, and the build number, prefixed with `py` for `noarch:
 * python`.
 */
export async function buildPackage(source: PackageSource): Promise<BuiltPackage> {
  const { name, version, buildNumber, subdir, noarch, depends, license, licenseFamily, timestamp } = source;
  const files = [...source.files].sort(byPath);
  const hash = digest('sha256', JSON.stringify([subdir, depends, files])).slice(0, 7);
  const build = `${noarch === 'python' ? 'pyh' : 'h'}${hash}_${buildNumber}`;
  const fields = {
    build,
    build_number: buildNumber,
    depends,
    license,
    ...(licenseFamily === undefined ? {} : { license_family: licenseFamily }),
    name,
    ...(noarch === undefined ? {} : { noarch }),
    subdir,
    timestamp,
    version,
  };
  const [os, cpu] = subdir.split('-');
  const arch =
    subdir === 'noarch' ? { arch: null, platform: null } : { arch: cpu === '64' ? 'x86_64' : cpu, platform: os };
  const stem = `${name}-${version}-${build}`;
  const bytes = await zip([
    { name: 'metadata.json', bytes: Buffer.from(json({ conda_pkg_format_version: 2 })) },
    { name: `pkg-${stem}.tar.zst`, bytes: await tarZst(files, timestamp) },
    { name: `info-${stem}.tar.zst`, bytes: await tarZst(infoFiles(source, { ...arch, ...fields }, files), timestamp) },
  ]);
  const md5 = digest('md5', bytes);
  const sha256 = digest('sha256', bytes);
  const size = bytes.length;
  return {
    fileName: fileNameOf({ name, version, build }),
    bytes,
    md5,
    sha256,
    size,
    record: { ...fields, md5, sha256, size },
    summary: source.summary,
    home: source.home,
  };
}
