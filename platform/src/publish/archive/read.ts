/** Reads an archive on the thread that calls: takes it apart, checks that its parts agree, and tells what is in it. */
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { releaseMemory } from '@terrarium/domain/bytes';
import { packageExtensions } from '@terrarium/domain/conda';
import type { PackageExtension } from '@terrarium/domain/conda';
import { inMemory, readAt } from '../../readAt.ts';
import type { RandomAccess } from '../../readAt.ts';
import { asSystemsRead, Contents } from './contents.ts';
import type { Part, ScriptFile } from './contents.ts';
import { ArchiveError, quoted } from './errors.ts';
import { parseJson } from './json.ts';
import { mostMembers, sizeText } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import { readAbout, readIndex, readPaths, readRunExports, readStarters } from './metadata.ts';
import type { PathEntry } from './metadata.ts';
import { TarReader } from './tar.ts';
import { beginning, incomingZip, readZip, zipMember } from './zip.ts';
import type { Incoming, ZipEntry } from './zip.ts';
import { ZstdFrame } from './zstdFrame.ts';

/** What is read of a package archive. */
export interface PackageArchive {
  format: 'conda' | 'tar.bz2';
  name: string;
  version: string;
  build: string;
  buildNumber: number;
  subdir: string;
  /** The record as `conda index` writes it, without md5, sha256 and size; see `readIndex`. */
  record: Record<string, unknown>;
  /** What people wrote about the package, by the keys of channeldata; null without any. */
  about: Record<string, unknown> | null;
  /** What it adds to packages that are built with it (CEP 12), by kind; null without any. */
  runExports: Record<string, string[]> | null;
  /** What clients run when they install, remove or activate it. */
  scripts: ScriptFile[];
  /** Whether clients write their prefix into its files when they install it. */
  prefix: { text: boolean; binary: boolean };
  /** Files and links that it installs. */
  fileCount: number;
  /** Bytes of all its files, unpacked, with those of `info/`. */
  unpackedSize: number;
  /** The first of those files and links, by path; see `ArchiveLimits.paths`. */
  paths: ArchivePath[];
  /** Texts are cut to a length that people read; other encodings than UTF-8 show as replacement characters. */
  licenses: { path: string; text: string }[];
  recipe: { path: string; text: string } | null;
  readme: string | null;
  /** A PNG picture. */
  icon: Buffer | null;
}

/** When clients run scripts of a package: `post-link`, `activate` …; none for one that runs nothing. */
export const scriptKinds = ({ scripts }: Pick<PackageArchive, 'scripts'>): ScriptFile['kind'][] => [
  ...new Set(scripts.map(({ kind }) => kind)),
];

/** A file or link that a package installs. */
export interface ArchivePath {
  path: string;
  /** Bytes; 0 for a link. */
  size: number;
}

/** zstd frames that ask their reader for more memory than 2^27 bytes are refused: the most that `zstd -19 --ultra` writes, and what clients take. */
const WINDOW_LOG = 27;
/** Bytes that are unpacked at a time: of small members fewer, but more than Node takes from memory that is shared (`Buffer.poolSize`). */
const UNPACKED = { most: 1024 * 1024, least: 128 * 1024 };
/** A part that is no larger, packed and unpacked, is unpacked in one go: a stream waits for other threads for each of its pieces, which takes longer than the work. */
const IN_ONE_GO = { packed: 256 * 1024, unpacked: 2 * 1024 * 1024 };
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The first of them that is there is shown. */
const RECIPES = [
  'info/recipe/meta.yaml.rendered',
  'info/recipe/rendered_recipe.yaml',
  'info/recipe/meta.yaml',
  'info/recipe/recipe.yaml',
  'info/meta.yaml',
];

/** What reading on this thread is given. */
export interface ReadInput {
  path: string;
  fileName: string;
  /** The subdir that the file was sent to; null when that is not said. */
  subdir: string | null;
  limits: ArchiveLimits;
}

/** Splits off the ending of an archive's file name. @throws ArchiveError when it has none */
export function splitEnding(fileName: string): { stem: string; extension: PackageExtension } {
  const extension = packageExtensions.find((ending) => fileName.endsWith(ending));
  if (extension === undefined)
    throw new ArchiveError('unsupported_archive', `${quoted(fileName)} does not end in .conda or .tar.bz2.`);
  return { stem: fileName.slice(0, -extension.length), extension };
}

/**
 * Reads an archive.
 * @param held the bytes of the file, where the caller has them in memory
 * @throws ArchiveError, and the signal's reason
 */
export async function readHere(
  { path, fileName, subdir, limits: given }: ReadInput,
  signal: AbortSignal,
  held: Buffer | null = null,
): Promise<PackageArchive> {
  const { stem, extension } = splitEnding(fileName);
  const packed = held === null || extension !== '.conda' ? (await stat(path)).size : held.length;
  const limits = { ...given, members: mostMembers(given, packed) };
  const contents = new Contents(limits);
  if (held !== null && extension === '.conda') {
    checkSize(held.length, limits);
    await readConda(inMemory(held), held.length, stem, contents, limits, signal);
  } else {
    const file = await open(path, 'r');
    try {
      const { size } = await file.stat();
      checkSize(size, limits);
      if (extension === '.conda') await readConda(file, size, stem, contents, limits, signal);
      else await readTarBz2(file, path, size, contents, limits, signal);
    } finally {
      await file.close();
    }
  }
  contents.finish();
  return understand(contents, { stem, extension, subdir, limits });
}

/** @throws ArchiveError */
function checkSize(size: number, limits: ArchiveLimits): void {
  if (size === 0)
    throw new ArchiveError('empty_archive', 'The file has no bytes. Upload the file that the build wrote.');
  if (size > limits.packed)
    throw new ArchiveError(
      'too_large',
      `The archive is larger than ${sizeText(limits.packed)}, the most that is taken.`,
    );
}

/**
 * Reads a `.conda` archive while it comes in, by what stands in front of its members. Whether those are its members only the whole file tells, so what was
 * read counts only when {@link readHere} would have read the same bytes of it.
 * @param whole resolves with the path of the file when all of it is there and nobody writes to it any more
 * @returns what {@link readHere} returns
 * @throws whatever is wrong; {@link readHere} then tells what it is, if it is
 */
export async function readIncoming(
  incoming: Incoming,
  whole: () => Promise<string>,
  { fileName, subdir, limits }: Omit<ReadInput, 'path'>,
): Promise<PackageArchive> {
  const { stem, extension } = splitEnding(fileName);
  // The size of the file isn't known yet; the members so far are no larger, so no more is let through than of the whole file.
  const soFar = { ...limits, members: mostMembers(limits, 0) };
  let packed = 0;
  const contents = new Contents(soFar);
  const never = new AbortController().signal;
  const seen: ZipEntry[] = [];
  for await (const { entry, bytes } of incomingZip(incoming)) {
    if (seen.push(entry) > PARTS || entry.size > limits.packed) throw new Error('This is none that is read ahead.');
    packed += entry.size;
    soFar.members = mostMembers(limits, packed);
    await readMember(entry, { bytes, isWhole: false }, contents, limits, never);
  }
  const file = await open(await whole(), 'r');
  try {
    const { size } = await file.stat();
    if (size > limits.packed) throw new Error('This is none that is read ahead.');
    const entries = await readZip(file, size);
    checkParts(entries, stem);
    if (!isDeepStrictEqual(entries, seen)) throw new Error('The members are others than came.');
  } finally {
    await file.close();
  }
  contents.finish();
  return understand(contents, { stem, extension, subdir, limits });
}

async function readConda(
  file: RandomAccess,
  size: number,
  stem: string,
  contents: Contents,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<void> {
  const entries = await readZip(file, size);
  checkParts(entries, stem);
  for (const entry of entries)
    await readMember(entry, { bytes: zipMember(file, entry), isWhole: true }, contents, limits, signal);
}

/** Members of a `.conda` archive. */
const PARTS = 3;

/** @throws ArchiveError when a zip has other members than a `.conda` archive */
function checkParts(entries: readonly ZipEntry[], stem: string): void {
  const part = (kind: 'info' | 'pkg'): ZipEntry => {
    const all = entries.filter(({ name }) => name.startsWith(`${kind}-`));
    const expected = `${kind}-${stem}.tar.zst`;
    if (all.length > 1)
      throw new ArchiveError(
        'ambiguous_archive',
        `The archive has ${all.length} ${kind} parts; exactly one named ${expected} is allowed.`,
      );
    const [entry] = all;
    if (entry === undefined)
      throw new ArchiveError('broken_archive', `The archive has no ${kind} part; one named ${expected} is needed.`);
    if (entry.name !== expected)
      throw new ArchiveError(
        'name_mismatch',
        `The file is named ${quoted(stem)} but its ${kind} part ${quoted(entry.name)}. Upload it under the name that it was built with.`,
      );
    return entry;
  };
  const metadata = entries.filter(({ name }) => name === METADATA);
  if (metadata.length > 1)
    throw new ArchiveError('ambiguous_archive', 'metadata.json occurs twice. Build the package again.');
  const parts = [metadata[0], part('info'), part('pkg')];
  if (parts[0] === undefined)
    throw new ArchiveError('broken_archive', 'The archive has no metadata.json. Build the package again.');
  const other = entries.find((entry) => !parts.includes(entry));
  if (other !== undefined)
    throw new ArchiveError(
      'ambiguous_archive',
      `The archive holds ${quoted(other.name)}, which no .conda archive has (CEP 35). Build the package again.`,
    );
}

const METADATA = 'metadata.json';

/** The bytes of a member, and whether all of the archive is there: else it counts as being as large as what has come of it. */
interface MemberBytes {
  bytes: AsyncGenerator<Buffer>;
  isWhole: boolean;
}

async function readMember(
  entry: ZipEntry,
  member: MemberBytes,
  contents: Contents,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<void> {
  if (entry.name === METADATA) await readFormat(entry, member, limits);
  else await readPart(entry, member, entry.name.startsWith('info-') ? 'info' : 'pkg', contents, limits, signal);
}

async function readFormat(entry: ZipEntry, { bytes }: MemberBytes, limits: ArchiveLimits): Promise<void> {
  if (entry.size > 4096) throw new ArchiveError('bad_metadata', 'metadata.json is larger than 4 KiB.');
  const value = parseJson(await allOf(bytes), METADATA, limits);
  const version =
    typeof value === 'object' && value !== null && 'conda_pkg_format_version' in value
      ? value.conda_pkg_format_version
      : undefined;
  if (version !== 2)
    throw new ArchiveError(
      'unsupported_archive',
      'metadata.json does not say that the archive is of version 2 of the format, the only one that clients read (CEP 35).',
    );
}

async function readPart(
  entry: ZipEntry,
  { bytes, isWhole }: MemberBytes,
  part: 'info' | 'pkg',
  contents: Contents,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<void> {
  const what = `The ${part} part`;
  const most = part === 'info' ? limits.info : limits.unpacked;
  const budget = new Budget(what, most, limits);
  const tar = new TarReader(what, (member) => contents.member(member, part));
  let frame = oneFrame(bytes, what);
  if (isWhole && entry.size <= IN_ONE_GO.packed) {
    const small = await allOf(frame);
    signal.throwIfAborted();
    const unpacked = unpackSmall(small, what);
    if (unpacked !== null) {
      budget.spend(unpacked.length, entry.size);
      tar.feed(unpacked);
      return tar.end();
    }
    frame = one(small);
  }
  const chunkSize = Math.min(UNPACKED.most, Math.max(UNPACKED.least, 4 * entry.size));
  const unpack = createZstdDecompress({
    chunkSize,
    params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
  });
  let packed = isWhole ? entry.size : 0;
  // Pieces that were put together stand in other memory, which others may share.
  const release = (buffer: ArrayBufferLike): void => {
    if (buffer.byteLength === chunkSize) releaseMemory(new Uint8Array(buffer));
  };
  const read = async (): Promise<void> => {
    let filled: ArrayBufferLike | null = null;
    for await (const piece of unpack as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      budget.spend(piece.length, packed);
      tar.feed(piece);
      filled = piece.buffer;
      // What was kept of it was copied; else gigabytes would wait for the collector. A buffer is filled by several pieces, and is done with its last.
      if (piece.byteOffset + piece.byteLength === filled.byteLength) release(filled);
    }
    if (filled !== null) release(filled);
  };
  const reading = read();
  reading.catch(() => undefined);
  try {
    for await (const piece of frame) {
      if (!isWhole) packed += piece.length;
      // A stream that ends because what came out of it is wrong takes nothing any more, and says nothing of it.
      await Promise.race([taken(unpack, piece), reading]);
    }
    unpack.end();
    await reading;
  } catch (error) {
    throw asArchiveError(error, what);
  } finally {
    unpack.destroy();
  }
  tar.end();
}

/** The bytes of a small part; null when they are more than is unpacked in one go. @throws ArchiveError */
function unpackSmall(packed: Buffer, what: string): Buffer | null {
  try {
    return zstdDecompressSync(packed, {
      chunkSize: UNPACKED.least,
      maxOutputLength: IN_ONE_GO.unpacked,
      params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG },
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw asArchiveError(error, what);
  }
}

/** Pieces put together: each of them is there only until the next one is asked for. */
async function allOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return all.length === 1 ? all[0]! : Buffer.concat(all);
}

async function* one(piece: Buffer): AsyncGenerator<Buffer> {
  yield piece;
}

/** Writes a piece; resolves when its memory is the caller's again. */
function taken(stream: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(piece, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Passes on the bytes of one zstd frame. @throws ArchiveError when there are others */
async function* oneFrame(bytes: AsyncIterable<Buffer>, what: string): AsyncGenerator<Buffer> {
  const frame = new ZstdFrame();
  for await (const piece of bytes) {
    const fault = frame.feed(piece);
    if (fault === 'no_frame')
      throw new ArchiveError('broken_archive', `${what} is not packed with zstd. Build the package again.`);
    if (fault === 'more')
      throw new ArchiveError(
        'ambiguous_archive',
        `Something stands behind the packed data of ${what.toLowerCase()}, where some clients look and others do not. Build the package again.`,
      );
    yield piece;
  }
}

function asArchiveError(error: unknown, what: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.includes('windowTooLarge') || code.includes('memory'))
    return new ArchiveError(
      'too_large_unpacked',
      `${what} was packed with a window of more than 128 MiB, which its readers would have to hold in memory. Pack it with zstd -19.`,
      { cause: error },
    );
  if (code.startsWith('ZSTD_') || code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new ArchiveError(
      'broken_archive',
      `${what} cannot be unpacked: it is cut off, damaged, or something stands behind its end. Build or upload it again.`,
      { cause: error },
    );
  return error;
}

async function readTarBz2(
  file: FileHandle,
  path: string,
  size: number,
  contents: Contents,
  limits: ArchiveLimits,
  signal: AbortSignal,
): Promise<void> {
  const start = await readAt(file, 0, 64);
  if (!/^BZh[1-9]/.test(start.toString('latin1')))
    throw new ArchiveError(
      'broken_archive',
      `The file is no .tar.bz2 archive (it begins with ${beginning(start)}). Upload the file that the build wrote.`,
    );
  // Loaded for those only that bring such archives.
  const { unpackBzip2 } = await import('./bzip2.ts');
  const what = 'The archive';
  const budget = new Budget(what, limits.unpacked, limits);
  const tar = new TarReader(what, (member) => contents.member(member, 'whole' satisfies Part));
  unpackBzip2(path, (piece) => {
    signal.throwIfAborted();
    budget.spend(piece.length, size);
    tar.feed(piece);
  });
  tar.end();
}

/** How much may still be unpacked. */
class Budget {
  readonly #what: string;
  readonly #most: number;
  readonly #limits: ArchiveLimits;
  #spent = 0;

  constructor(what: string, most: number, limits: ArchiveLimits) {
    this.#what = what;
    this.#most = most;
    this.#limits = limits;
  }

  spend(bytes: number, packed: number): void {
    this.#spent += bytes;
    const { bombFrom, bombRatio, smallBombFrom, smallBombRatio } = this.#limits;
    if (this.#spent > this.#most)
      throw new ArchiveError('too_large_unpacked', `${this.#what} unpacks to more than ${sizeText(this.#most)}.`);
    if (this.#spent > bombFrom && this.#spent > packed * bombRatio)
      throw new ArchiveError('too_large_unpacked', `${this.#what} unpacks to more than ${bombRatio} times its size.`);
    if (this.#spent > smallBombFrom && this.#spent > packed * smallBombRatio)
      throw new ArchiveError(
        'too_large_unpacked',
        `${this.#what} unpacks to more than ${smallBombRatio.toLocaleString('en')} times its size.`,
      );
  }
}

/** What the gathered members say together. */
function understand(
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
      `The file is named ${stem} but its info/index.json says ${stated}. Upload it under the name that it was built with.`,
    );
  if (subdir !== null && index.subdir !== subdir)
    throw new ArchiveError(
      'subdir_mismatch',
      `The package is for ${index.subdir}; it was sent to ${subdir}. Send it to …/${index.subdir}/${stem}${extension}.`,
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
 * Clients write a program of Python for each entry point of a noarch package, into the folder of programs. A command with a folder in it, or hidden, is written
 * where clients look for scripts (`../etc/conda/activate.d/x.sh`, `.x-post-link.sh`), and a shell runs it: conda refuses it since 2026, what is older does not.
 * @throws ArchiveError
 */
function checkStarter(command: string): void {
  if (!/[/\\\p{Cc}]/u.test(command) && !/^(?:\.|$)/.test(asSystemsRead(command))) return;
  throw new ArchiveError(
    'unsafe_path',
    `info/link.json has the entry point ${quoted(command)}, whose name is no plain name of a program: it would be written where clients look for scripts. Build the package without it.`,
  );
}

/** Whether bytes begin as a PNG picture does whose sides have at most `side` pixels. */
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
 * Compares the list that clients install by with what is there; conda stops at such a package with a SafetyError, on everybody's machine.
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
    // Of links the list has what they lead to.
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
