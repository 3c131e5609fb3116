/** Reads an archive on the calling thread: unpacks it, checks that its parts agree, and returns its content. */
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { releaseMemory } from '@terrarium/domain/bytes';
import { packageExtensions } from '@terrarium/domain/conda';
import type { PackageExtension } from '@terrarium/domain/conda';
import { inMemory, readAt } from '../../files/readAt.ts';
import type { RandomAccess } from '../../files/readAt.ts';
import { Contents } from './contents.ts';
import type { Part } from './contents.ts';
import { ArchiveError, quoted } from './errors.ts';
import { parseJson } from './json.ts';
import { mostMembers, sizeText } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import { TarReader } from './tar.ts';
import { beginning, incomingZip, readZip, zipMember } from './zip.ts';
import type { Incoming, ZipEntry } from './zip.ts';
import { ZstdFrame } from './zstdFrame.ts';
import { understand } from './understand.ts';
import type { PackageArchive } from './understand.ts';

/** Maximum window of zstd frames as a power of two: the most that `zstd -19 --ultra` writes and clients accept. */
const WINDOW_LOG = 27;
/**
 * Output bytes at a time: fewer for small members, but more than `Buffer.poolSize`, below which Node uses a shared
 * pool.
 */
const UNPACKED = { most: 1024 * 1024, least: 128 * 1024 };
/**
 * Maximum size of a part that is unpacked in one call.
 * A stream waits for other threads for each piece, which takes longer than the work.
 */
const IN_ONE_GO = { packed: 256 * 1024, unpacked: 2 * 1024 * 1024 };

/** Input of reading on this thread. */
export interface ReadInput {
  path: string;
  fileName: string;
  /** Subdir in the request; null if not given. */
  subdir: string | null;
  limits: ArchiveLimits;
}

/** Splits off the suffix of an archive's file name. @throws ArchiveError if it has none */
export function splitEnding(fileName: string): { stem: string; extension: PackageExtension } {
  const extension = packageExtensions.find((ending) => fileName.endsWith(ending));
  if (extension === undefined)
    throw new ArchiveError('unsupported_archive', `${quoted(fileName)} does not end in .conda or .tar.bz2.`);
  return { stem: fileName.slice(0, -extension.length), extension };
}

/**
 * Reads an archive.
 * @param held the bytes of the file, if they are in memory
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
  if (size === 0) throw new ArchiveError('empty_archive', 'The file is empty. Upload the file from your build.');
  if (size > limits.packageBytes)
    throw new ArchiveError('too_large', `The archive exceeds the limit of ${sizeText(limits.packageBytes)}.`);
}

/**
 * Reads a `.conda` archive during its upload, based on the headers before its members.
 * Only the complete file shows whether these are its members, so the result counts only if {@link readHere} would have
 * read the same bytes.
 * @param whole resolves with the path of the complete, closed file
 * @returns the same as {@link readHere}
 * @throws any error; {@link readHere} then determines the cause, if there is one
 */
export async function readIncoming(
  incoming: Incoming,
  whole: () => Promise<string>,
  { fileName, subdir, limits }: Omit<ReadInput, 'path'>,
): Promise<PackageArchive> {
  const { stem, extension } = splitEnding(fileName);
  // The file's size isn't known yet. Its members so far are smaller, so this allows no more than the whole file would.
  const soFar = { ...limits, members: mostMembers(limits, 0) };
  let packed = 0;
  const contents = new Contents(soFar);
  const never = new AbortController().signal;
  const seen: ZipEntry[] = [];
  for await (const { entry, bytes } of incomingZip(incoming)) {
    if (seen.push(entry) > PARTS || entry.size > limits.packageBytes)
      throw new Error('This is none that is read ahead.');
    packed += entry.size;
    soFar.members = mostMembers(limits, packed);
    await readMember(entry, { bytes, isWhole: false }, contents, limits, never);
  }
  const file = await open(await whole(), 'r');
  try {
    const { size } = await file.stat();
    if (size > limits.packageBytes) throw new Error('This is none that is read ahead.');
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

/** @throws ArchiveError if a zip has members that don't belong in a `.conda` archive */
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
      `The archive contains ${quoted(other.name)}, which isn't allowed in a .conda archive (CEP 35). Build the package again.`,
    );
}

const METADATA = 'metadata.json';

/** The bytes of a member, and whether the archive is complete. Otherwise its size counts as what has arrived. */
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
  // Joined pieces are in other memory, which may be shared.
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
      // Kept data was copied, so the buffer can be freed; otherwise gigabytes would wait for garbage collection.
      // Several pieces fill a buffer, and the last one frees it.
      if (piece.byteOffset + piece.byteLength === filled.byteLength) release(filled);
    }
    if (filled !== null) release(filled);
  };
  const reading = read();
  reading.catch(() => undefined);
  try {
    for await (const piece of frame) {
      if (!isWhole) packed += piece.length;
      // A stream that ends because of invalid output accepts no more data, without an error.
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

/** Unpacks a small part in one call; null if it is too large for that. @throws ArchiveError */
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

/** Joins pieces, each valid only until the next one is requested. */
async function allOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return all.length === 1 ? all[0]! : Buffer.concat(all);
}

async function* one(piece: Buffer): AsyncGenerator<Buffer> {
  yield piece;
}

/** Writes a piece. Resolves when its memory can be reused. */
function taken(stream: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(piece, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** Passes through the bytes of one zstd frame. @throws ArchiveError if there is more */
async function* oneFrame(bytes: AsyncIterable<Buffer>, what: string): AsyncGenerator<Buffer> {
  const frame = new ZstdFrame();
  for await (const piece of bytes) {
    const fault = frame.feed(piece);
    if (fault === 'no_frame')
      throw new ArchiveError('broken_archive', `${what} is not packed with zstd. Build the package again.`);
    if (fault === 'more')
      throw new ArchiveError(
        'ambiguous_archive',
        `There is data after the packed data of ${what.toLowerCase()}, which only some clients read. Build the package again.`,
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
      `${what} can't be unpacked because it's truncated, damaged, or has trailing data. Build or upload it again.`,
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
      `The file isn't a .tar.bz2 archive (it starts with ${beginning(start)}). Upload the file that the build created.`,
    );
  // Loaded only for such archives.
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

/** Limits how much can be unpacked. */
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
