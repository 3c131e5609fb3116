/**
 * `repodata.json` of a subdir with its compressed forms.
 * It is written in pieces, and unchanged ones are reused from the previous publication.
 */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../../files/readAt.ts';
import { ReusedBuffers } from '@terrarium/domain/bytes';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { NO_FILE, TEXT_DIGEST } from '../memory/index.ts';
import type { KeptContents, ReadContents, TextPlaces, TextReader } from '../memory/index.ts';
import { closing, crcOf, joint, opening } from './pieces.ts';
import type { CodedPiece, PieceCoder } from './pieces.ts';
import { HashedFile } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/**
 * File that lists the pieces of a folder's repodata.
 * Clients don't request it. Nothing is reused from folders with the older `pieces.json`.
 */
export const PIECES = 'piecesOfRepodata.json';

/** A compressed piece: its fingerprint, and its position in `.zst` and `.gz`. */
export type PieceRow = [key: string, zstdAt: number, zstdLength: number, gzipAt: number, gzipLength: number];

/** Pieces of files, by path in the folder. */
export type PieceTable = Record<string, PieceRow[]>;

/** Suffixes of the forms of a file. */
export const CODED = ['', '.zst', '.gz'] as const;
type Ending = (typeof CODED)[number];

/**
 * A piece ends before a record whose digest starts with one of this many 256ths, so a change moves only its own border…
 */
const BORDERS = 2;
/** …once the piece has this many bytes. It always ends at the larger limit. */
const SHORTEST = 1 << 15;
const LONGEST = 1 << 19;
/** Pieces to compress while others are read. */
const AHEAD = 8;

const beginning = (subdir: string): string => `{"info":{"subdir":${JSON.stringify(subdir)}},"packages":{`;
const BETWEEN = '},"packages.conda":{';
const FIRST = joint('');
const NEXT = joint(',');

/** Consecutive records of one section, and the size of their texts with commas, in bytes. */
interface RecordPiece {
  records: Uint32Array;
  size: number;
}

type Listed = Pick<ReadContents, 'legacyFormat' | 'textDigests'>;

/** Groups the records of one subdir and format in pieces. */
function* piecesOf(
  { textDigests }: Pick<Listed, 'textDigests'>,
  lengths: Uint32Array,
  records: Uint32Array,
): Generator<RecordPiece> {
  let from = 0;
  let size = 0;
  for (let at = 0; at < records.length; at++) {
    const i = records[at]!;
    const isBorder = size >= SHORTEST && textDigests[i * TEXT_DIGEST]! < BORDERS;
    if (size > 0 && (isBorder || size + lengths[i]! >= LONGEST)) {
      yield { records: records.subarray(from, at), size };
      from = at;
      size = 0;
    }
    size += lengths[i]! + (at > from ? 1 : 0);
  }
  if (records.length > from) yield { records: records.subarray(from), size };
}

/**
 * Parts of a document (CEP 36, version 1), each with the text before it.
 * @param chosen its records
 */
function* partsOf(
  contents: Listed,
  lengths: Uint32Array,
  { subdir, chosen }: { subdir: string; chosen: Uint32Array },
  end: string,
): Generator<{ before: CodedPiece | null; part: Buffer | RecordPiece }> {
  yield { before: null, part: Buffer.from(beginning(subdir)) };
  for (const legacy of [1, 0]) {
    if (legacy === 0) yield { before: FIRST, part: Buffer.from(BETWEEN) };
    let before = FIRST;
    for (const part of piecesOf(
      contents,
      lengths,
      chosen.filter((i) => contents.legacyFormat[i] === legacy),
    )) {
      yield { before, part };
      before = NEXT;
    }
  }
  yield { before: FIRST, part: Buffer.from(end) };
}

const sizeOf = (part: Buffer | RecordPiece): number => (Buffer.isBuffer(part) ? part.length : part.size);

/** Input of {@link writeRepodata}. */
export interface RepodataInput {
  /** Folder to write to, and path of the file in it. */
  folder: string;
  path: string;
  contents: ReadContents;
  reader: TextReader;
  coder: PieceCoder;
  subdir: string;
  /** Its listed records. */
  chosen: Uint32Array;
  /** File names of `removed`. */
  removed: readonly string[];
  /** The same file of the previous publication, with its folder and pieces. */
  previous: { folder: string; pieces: readonly PieceRow[] } | null;
  signal?: AbortSignal | undefined;
}

/** Writes the file and its compressed forms. @returns the files by suffix, and the pieces */
export async function writeRepodata({
  folder,
  path,
  contents,
  reader,
  coder,
  removed,
  previous,
  signal,
  ...listed
}: RepodataInput): Promise<{ written: Record<Ending, Written>; pieces: PieceRow[] }> {
  const end = `},"removed":${JSON.stringify(removed)},"repodata_version":1}\n`;
  const parts = [...partsOf(contents, contents.texts.lengths, listed, end)];
  const size = parts.reduce((sum, { before, part }) => sum + (before?.plain.length ?? 0) + sizeOf(part), 0);
  const old = new OldPieces(previous, path);
  const memory = new ReusedBuffers({ smallest: SHORTEST * 4, mostKept: AHEAD * LONGEST });
  const files: HashedFile[] = [];
  const pieces: PieceRow[] = [];
  try {
    for (const ending of CODED) files.push(await HashedFile.open(join(folder, `${path}${ending}`)));
    const [plain, zstd, gzip] = files as [HashedFile, HashedFile, HashedFile];
    let crc = 0;
    const put = async (coded: CodedPiece): Promise<void> => {
      crc = crcOf(coded.plain, crc);
      await plain.write(coded.plain);
      await zstd.write(coded.zstd);
      await gzip.write(coded.gzip);
    };
    const waiting: Waiting[] = [];
    const putFirst = async (): Promise<void> => {
      const { before, key, text, row, coded } = waiting.shift()!;
      if (before !== null) await put(before);
      const piece = await (row === null ? coded! : old.read(row, text));
      if (key !== null) pieces.push([key, zstd.size, piece.zstd.length, gzip.size, piece.gzip.length]);
      await put(piece);
      if (key !== null) memory.give(text);
    };
    await put(opening(size));
    for (const { before, part } of parts) {
      signal?.throwIfAborted();
      const key = Buffer.isBuffer(part) ? null : keyOf(contents, part);
      const text = Buffer.isBuffer(part) ? part : await reader.together(part.records, memory.take(part.size));
      const row = old.row(key);
      const coded = row === null ? coder.code(text) : null;
      // The loop awaits it later.
      coded?.catch(() => undefined);
      waiting.push({ before, key, text, row, coded });
      if (waiting.length > AHEAD) await putFirst();
    }
    while (waiting.length > 0) await putFirst();
    await put(closing(size, crc));
    const written = await Promise.all([plain.end(), zstd.end(), gzip.end()]);
    return { written: { '': written[0], '.zst': written[1], '.gz': written[2] }, pieces };
  } finally {
    for (const file of files) await file.close();
    await old.close();
  }
}

/** A piece to put into the files: compressed, being compressed, or one of the previous publication. */
interface Waiting {
  /** Text before it. */
  before: CodedPiece | null;
  /** Null for text that isn't of records. */
  key: string | null;
  text: Buffer;
  /** Its place in the previous files; null if it is new. */
  row: PieceRow | null;
  coded: Promise<CodedPiece> | null;
}

/** Groups marked records by subdir. */
export function recordsBySubdir({ subdirs, subdirOf }: ChannelRecords, marked: Uint8Array): Uint32Array[] {
  const counts = new Uint32Array(subdirs.length);
  for (let i = 0; i < marked.length; i++) if (marked[i] === 1) counts[subdirOf[i]!]!++;
  const lists = Array.from(counts, (count) => new Uint32Array(count));
  counts.fill(0);
  for (let i = 0; i < marked.length; i++) if (marked[i] === 1) lists[subdirOf[i]!]![counts[subdirOf[i]!]!++] = i;
  return lists;
}

/** Fingerprint of a piece. */
const keyOf = (contents: ReadContents, { records }: RecordPiece): string =>
  withTexts(createHash('sha256'), contents, records).digest('base64url').slice(0, 22);

/** Adds the texts of records to a hash, by their digests. @returns the hash */
export function withTexts(hash: Hash, { textDigests }: ReadContents, records: Uint32Array): Hash {
  for (const [from, to] of runsOf(records)) hash.update(textDigests.subarray(from * TEXT_DIGEST, to * TEXT_DIGEST));
  return hash;
}

/** Groups ascending numbers in runs of consecutive ones: from the first, up to but excluding the end. */
export function* runsOf(numbers: ArrayLike<number>): Generator<[from: number, to: number]> {
  for (let at = 0; at < numbers.length;) {
    const from = numbers[at]!;
    let to = from + 1;
    while (numbers[++at] === to) to++;
    yield [from, to];
  }
}

/** The compressed pieces of a file of the previous publication. */
class OldPieces {
  readonly #rows: ReadonlyMap<string, PieceRow>;
  readonly #path: string;
  #files: Promise<[zstd: PieceFile, gzip: PieceFile]> | null = null;

  constructor(previous: RepodataInput['previous'], path: string) {
    this.#rows = new Map(previous?.pieces.map((row) => [row[0], row]));
    this.#path = previous === null ? '' : join(previous.folder, path);
  }

  /** Returns the place of a piece; null if the file doesn't have it. */
  row(key: string | null): PieceRow | null {
    return key === null ? null : (this.#rows.get(key) ?? null);
  }

  /** Reads a piece. It is valid until the next is read. @param plain its text */
  async read([, zstdAt, zstdLength, gzipAt, gzipLength]: PieceRow, plain: Buffer): Promise<CodedPiece> {
    this.#files ??= Promise.all([PieceFile.open(`${this.#path}.zst`), PieceFile.open(`${this.#path}.gz`)]);
    const [zstd, gzip] = await this.#files;
    return { plain, zstd: await zstd.read(zstdAt, zstdLength), gzip: await gzip.read(gzipAt, gzipLength) };
  }

  async close(): Promise<void> {
    for (const file of (await this.#files?.catch(() => null)) ?? []) await file.close();
  }
}

/** Bytes to read at a time. Pieces are consecutive, and each system call costs more than their bytes. */
const WINDOW = 1 << 18;

/** A compressed file to read pieces from, one after another. */
class PieceFile {
  readonly #handle: FileHandle;
  /** The last block read, its length, and its position. */
  #window: Buffer = Buffer.alloc(0);
  #length = 0;
  #start = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async open(path: string): Promise<PieceFile> {
    return new PieceFile(await open(path));
  }

  /** Reads bytes. They are valid until the next call. */
  async read(position: number, length: number): Promise<Buffer> {
    if (position < this.#start || position + length > this.#start + this.#length) {
      if (this.#window.length < length || this.#window.length === 0)
        this.#window = Buffer.allocUnsafe(Math.max(length, WINDOW));
      this.#start = position;
      this.#length = await fill(this.#handle, this.#window, position);
    }
    if (position + length > this.#start + this.#length)
      throw new Error('A compressed file of the publication before ends before its last piece.');
    return this.#window.subarray(position - this.#start, position - this.#start + length);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/** Reads the pieces of a finished folder; none if it doesn't list them. */
export async function readPieces(folder: string): Promise<PieceTable> {
  try {
    return JSON.parse(await readFile(join(folder, PIECES), 'utf8')) as PieceTable;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Returns the positions of record texts in the `repodata.json` of a publication, as far as it lists them.
 * @param folder of the publication
 */
export function textsIn(folder: string, kept: KeptContents): TextPlaces {
  const { records, listed, textLengths: lengths } = kept;
  const fileOf = new Uint16Array(records.length).fill(NO_FILE);
  const offsets = new Float64Array(records.length);
  const bySubdir = recordsBySubdir(records, listed);
  const files = records.subdirs.map((subdir, id) => {
    let at = 0;
    for (const { before, part } of partsOf(kept, lengths, { subdir, chosen: bySubdir[id]! }, '')) {
      at += before?.plain.length ?? 0;
      if (Buffer.isBuffer(part)) {
        at += part.length;
        continue;
      }
      for (const [position, i] of part.records.entries()) {
        if (position > 0) at++;
        fileOf[i] = id;
        offsets[i] = at;
        at += lengths[i]!;
      }
    }
    return join(folder, subdir, 'repodata.json');
  });
  return { files, fileOf, offsets, lengths };
}
