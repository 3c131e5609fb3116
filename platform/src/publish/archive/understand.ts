/** Reads the documents of `info/` into the description of a package. */
import type { PackageExtension } from '@terrarium/domain/conda';
import { asSystemsRead, Contents } from './contents.ts';
import type { ScriptFile } from './contents.ts';
import { ArchiveError, quoted } from './errors.ts';
import { parseJson } from './json.ts';
import type { ArchiveLimits } from './limits.ts';
import { readAbout, readIndex, readPaths, readRunExports, readStarters } from './metadata.ts';
import type { PathEntry } from './metadata.ts';

/** Content of a package archive. */
export interface PackageArchive {
  format: 'conda' | 'tar.bz2';
  name: string;
  version: string;
  build: string;
  buildNumber: number;
  subdir: string;
  /** Record as `conda index` writes it, without md5, sha256, and size; see `readIndex`. */
  record: Record<string, unknown>;
  /** About fields by keys of channeldata; null if none. */
  about: Record<string, unknown> | null;
  /** Run exports (CEP 12) by type; null if none. */
  runExports: Record<string, string[]> | null;
  /** Scripts that clients run when they install, remove, or activate it. */
  scripts: ScriptFile[];
  /** Whether clients replace the prefix in its files during installation. */
  prefix: { text: boolean; binary: boolean };
  /** Number of files and links that it installs. */
  fileCount: number;
  /** Unpacked size of all its files including `info/`, in bytes. */
  unpackedSize: number;
  /** First of its files and links, by path; see `ArchiveLimits.paths`. */
  paths: ArchivePath[];
  /** Texts are truncated. Invalid UTF-8 becomes replacement characters. */
  licenses: { path: string; text: string }[];
  recipe: { path: string; text: string } | null;
  readme: string | null;
  /** PNG image. */
  icon: Buffer | null;
}

/** Returns when clients run scripts of a package: `post-link`, `activate`, …; empty if it has none. */
export const scriptKinds = ({ scripts }: Pick<PackageArchive, 'scripts'>): ScriptFile['kind'][] => [
  ...new Set(scripts.map(({ kind }) => kind)),
];

/** A file or link that a package installs. */
export interface ArchivePath {
  path: string;
  /** Bytes; 0 for a link. */
  size: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The first existing one is shown. */
const RECIPES = [
  'info/recipe/meta.yaml.rendered',
  'info/recipe/rendered_recipe.yaml',
  'info/recipe/meta.yaml',
  'info/recipe/recipe.yaml',
  'info/meta.yaml',
];

/** Combines the collected members into the content. */
export function understand(
  contents: Contents,
  {
    stem,
    extension,
    subdir,
    limits,
  }: { stem: string; extension: PackageExtension; subdir: string | null; limits: ArchiveLimits },
): PackageArchive {
  const document = (path: string): unknown => {
    const bytes = contents.kept(path);
    return bytes === undefined ? undefined : parseJson(bytes, path, limits);
  };
  const value = document('info/index.json');
  if (value === undefined)
    throw new ArchiveError('bad_metadata', 'The archive has no info/index.json. Build the package again.');
  const index = readIndex(value, Date.now());
  const stated = `${index.name}-${index.version}-${index.build}`;
  if (stated !== stem)
    throw new ArchiveError(
      'name_mismatch',
      `The file name ${stem} doesn't match info/index.json (${stated}). Upload it with its original name.`,
    );
  if (subdir !== null && index.subdir !== subdir)
    throw new ArchiveError(
      'subdir_mismatch',
      `The package is for ${index.subdir}, not ${subdir}. Upload it to …/${index.subdir}/${stem}${extension}.`,
    );
  const paths = document('info/paths.json');
  const entries = paths === undefined ? null : readPaths(paths, limits.members);
  if (entries !== null) comparePaths(entries, contents);
  const link = document('info/link.json');
  for (const command of link === undefined ? [] : readStarters(link)) checkStarter(command);
  const exported = document('info/run_exports.json');
  const about = document('info/about.json');
  const picture = contents.kept(`info/${index.icon ?? 'icon.png'}`);
  const shown = (wanted: (path: string) => boolean): { path: string; text: string }[] =>
    contents
      .keptPaths()
      .filter(wanted)
      .slice(0, limits.texts)
      .map((path) => ({ path, text: plainText(contents.kept(path)!) }));
  const recipe = RECIPES.find((path) => contents.kept(path) !== undefined);
  return {
    format: extension === '.conda' ? 'conda' : 'tar.bz2',
    name: index.name,
    version: index.version,
    build: index.build,
    buildNumber: index.build_number,
    subdir: index.subdir,
    record: index.record,
    about: about === undefined ? null : readAbout(about),
    runExports: exported === undefined ? null : readRunExports(exported),
    scripts: contents.scripts,
    prefix: {
      text: (entries ?? []).some(({ prefix_placeholder, file_mode }) => prefix_placeholder && file_mode === 'text'),
      binary: (entries ?? []).some(({ prefix_placeholder, file_mode }) => prefix_placeholder && file_mode === 'binary'),
    },
    fileCount: contents.files.size,
    unpackedSize: contents.unpackedSize,
    paths: firstPaths(contents.files, limits),
    licenses: shown((path) => /^info\/(?:licenses\/|LICENSE)/.test(path)),
    recipe: recipe === undefined ? null : { path: recipe, text: plainText(contents.kept(recipe)!) },
    readme: shown((path) => path.startsWith('info/README'))[0]?.text ?? null,
    icon: picture !== undefined && isPicture(picture, limits.iconSide) ? picture : null,
  };
}

/**
 * Checks an entry point command.
 * Clients write a Python program for each entry point of a noarch package. A command with a folder, or a hidden one,
 * would be written where clients look for scripts (`../etc/conda/activate.d/x.sh`, `.x-post-link.sh`). conda rejects it
 * since 2026, older versions don't.
 * @throws ArchiveError
 */
function checkStarter(command: string): void {
  if (!/[/\\\p{Cc}]/u.test(command) && !/^(?:\.|$)/.test(asSystemsRead(command))) return;
  throw new ArchiveError(
    'unsafe_path',
    `info/link.json has the entry point ${quoted(command)}, whose name isn't a plain program name. Clients could run it as a script. Build the package without it.`,
  );
}

/** Returns whether bytes start like a PNG image with at most `side` pixels per side. */
function isPicture(bytes: Buffer, side: number): boolean {
  if (bytes.length < 33 || !bytes.subarray(0, PNG.length).equals(PNG) || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return false;
  return bytes.readUInt32BE(16) <= side && bytes.readUInt32BE(20) <= side;
}

function firstPaths(files: Contents['files'], { paths: most, pathBytes }: ArchiveLimits): ArchivePath[] {
  const first: ArchivePath[] = [];
  let bytes = 0;
  for (const path of [...files.keys()].sort()) {
    bytes += Buffer.byteLength(path);
    if (first.length === most || bytes > pathBytes) break;
    first.push({ path, size: files.get(path)!.size });
  }
  return first;
}

/**
 * Compares the list of files to install with the actual files. conda fails to install a package with differences
 * (SafetyError).
 * @throws ArchiveError
 */
function comparePaths(entries: readonly PathEntry[], contents: Contents): void {
  const mismatch = (path: string, why: string): ArchiveError =>
    new ArchiveError(
      'paths_mismatch',
      `info/paths.json does not agree with the archive: ${quoted(path)} ${why}. Build the package again.`,
    );
  const listed = new Set<string>();
  for (const { _path: path, path_type: type, sha256, size_in_bytes: size } of entries) {
    if (listed.has(path)) throw new ArchiveError('ambiguous_archive', `info/paths.json lists ${quoted(path)} twice.`);
    listed.add(path);
    if (type === 'directory') continue;
    const file = contents.files.get(path);
    if (file === undefined) throw mismatch(path, 'is missing');
    // For links, the list has the target's hash.
    if (file.sha256 === null || type === 'softlink') continue;
    if (typeof size === 'number' && size !== file.size) throw mismatch(path, `has ${file.size} bytes, not ${size}`);
    if (typeof sha256 === 'string' && sha256.toLowerCase() !== file.sha256)
      throw mismatch(path, 'has another SHA-256 than the list');
  }
  for (const path of contents.files.keys()) if (!listed.has(path)) throw mismatch(path, 'is not listed');
}

function plainText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes).replaceAll('\0', '\ufffd');
}
