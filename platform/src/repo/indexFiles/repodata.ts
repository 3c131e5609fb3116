/** `repodata.json` of a subdir with its compressed forms: written in pieces, of which those that the publication before has are taken over. */
import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { readAt } from '../../readAt.ts';
import { NO_FILE, TEXT_DIGEST } from '../memory/index.ts';
import type { KeptContents, ReadContents, TextPlaces, TextReader } from '../memory/index.ts';
import { closing, codePiece, crcOf, joint, opening } from './pieces.ts';
import type { CodedPiece } from './pieces.ts';
import { HashedFile } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/** Where a folder tells in which pieces its repodata was compressed; no file that clients ask for. Of folders with `pieces.json` instead nothing is taken over. */
export const PIECES = 'piecesOfRepodata.json';

/** A compressed piece: what it is made of, and where it stands in `.zst` and in `.gz`. */
export type PieceRow = [key: string, zstdAt: number, zstdLength: number, gzipAt: number, gzipLength: number];

/** Pieces of files, by path in the folder. */
export type PieceTable = Record<string, PieceRow[]>;

/** Endings of the forms of a file. */
export const CODED = ['', '.zst', '.gz'] as const;
type Ending = (typeof CODED)[number];

/** A piece ends before a record whose digest begins with one of so many 256ths, so that a change moves no border but its own… */
const BORDERS = 2;
/** …once it has this length, and in any case at that one, bytes. */
const SHORTEST = 1 << 15;
const LONGEST = 1 << 19;
/** Pieces that are compressed while others are read. */
const AHEAD = 8;

const beginning = (subdir: string): string => `{"info":{"subdir":${JSON.stringify(subdir)}},"packages":{`;
const BETWEEN = '},"packages.conda":{';
const FIRST = joint('');
const NEXT = joint(',');

/** Records of one section that stand together, and the bytes of their texts with the commas between them. */
interface RecordPiece {
  records: number[];
  size: number;
}

type Listed = Pick<ReadContents, 'records' | 'legacyFormat' | 'textDigests'>;

/** The chosen records of one subdir and format, in pieces. @param legacy 1 for `.tar.bz2` */
function* piecesOf(
  { records, legacyFormat, textDigests }: Listed,
  lengths: Uint32Array,
  id: number,
  legacy: number,
  chosen: Uint8Array,
): Generator<RecordPiece> {
  let piece: RecordPiece = { records: [], size: 0 };
  for (let i = 0; i < records.length; i++) {
    if (chosen[i] !== 1 || records.subdirOf[i] !== id || legacyFormat[i] !== legacy) continue;
    const isBorder = piece.size >= SHORTEST && textDigests[i * TEXT_DIGEST]! < BORDERS;
    if (piece.size > 0 && (isBorder || piece.size + lengths[i]! >= LONGEST)) {
      yield piece;
      piece = { records: [], size: 0 };
    }
    piece.size += lengths[i]! + (piece.records.length > 0 ? 1 : 0);
    piece.records.push(i);
  }
  if (piece.records.length > 0) yield piece;
}

/** The parts of a document (CEP 36, version 1), each with what stands before it. @param id of the subdir; below 0 when the channel has nothing in it */
function* partsOf(
  contents: Listed,
  lengths: Uint32Array,
  { subdir, id, chosen }: { subdir: string; id: number; chosen: Uint8Array },
  end: string,
): Generator<{ before: CodedPiece | null; part: Buffer | RecordPiece }> {
  yield { before: null, part: Buffer.from(beginning(subdir)) };
  for (const legacy of [1, 0]) {
    if (legacy === 0) yield { before: FIRST, part: Buffer.from(BETWEEN) };
    let before = FIRST;
    for (const part of id < 0 ? [] : piecesOf(contents, lengths, id, legacy, chosen)) {
      yield { before, part };
      before = NEXT;
    }
  }
  yield { before: FIRST, part: Buffer.from(end) };
}

const sizeOf = (part: Buffer | RecordPiece): number => (Buffer.isBuffer(part) ? part.length : part.size);

/** What is written, and where. */
export interface RepodataInput {
  /** Folder that is being written, and path of the file in it. */
  folder: string;
  path: string;
  contents: ReadContents;
  reader: TextReader;
  subdir: string;
  /** Of the subdir; below 0 when the channel has nothing in it. */
  id: number;
  /** 1 for each record that is listed. */
  chosen: Uint8Array;
  /** File names for `removed`. */
  removed: readonly string[];
  /** The same file of the publication before, in its folder, with its pieces. */
  previous: { folder: string; pieces: readonly PieceRow[] } | null;
  signal?: AbortSignal | undefined;
}

/** Writes the file and its compressed forms; they are what is given, by ending, and the pieces. */
export async function writeRepodata({
  folder,
  path,
  contents,
  reader,
  removed,
  previous,
  signal,
  ...listed
}: RepodataInput): Promise<{ written: Record<Ending, Written>; pieces: PieceRow[] }> {
  const end = `},"removed":${JSON.stringify(removed)},"repodata_version":1}\n`;
  const parts = [...partsOf(contents, contents.texts.lengths, listed, end)];
  const size = parts.reduce((sum, { before, part }) => sum + (before?.plain.length ?? 0) + sizeOf(part), 0);
  const old = new OldPieces(previous, path);
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
    const waiting: { before: CodedPiece | null; key: string | null; coded: Promise<CodedPiece> }[] = [];
    const putFirst = async (): Promise<void> => {
      const { before, key, coded } = waiting.shift()!;
      if (before !== null) await put(before);
      const piece = await coded;
      if (key !== null) pieces.push([key, zstd.size, piece.zstd.length, gzip.size, piece.gzip.length]);
      await put(piece);
    };
    await put(opening(size));
    for (const { before, part } of parts) {
      signal?.throwIfAborted();
      const key = Buffer.isBuffer(part) ? null : keyOf(contents, part);
      const text = Buffer.isBuffer(part) ? part : await reader.together(part.records, part.size);
      const coded = old.of(key, text) ?? codePiece(text);
      // It is waited for in its turn.
      coded.catch(() => undefined);
      waiting.push({ before, key, coded });
      if (waiting.length > AHEAD) await putFirst();
    }
    while (waiting.length > 0) await putFirst();
    await put(closing(size, crc));
    return { written: { '': await plain.end(), '.zst': await zstd.end(), '.gz': await gzip.end() }, pieces };
  } finally {
    for (const file of files) await file.close();
    await old.close();
  }
}

/** What a piece is made of, as a short text. */
function keyOf({ textDigests }: ReadContents, { records }: RecordPiece): string {
  const hash = createHash('sha256');
  for (const [from, to] of runsOf(records)) hash.update(textDigests.subarray(from * TEXT_DIGEST, to * TEXT_DIGEST));
  return hash.digest('base64url').slice(0, 22);
}

/** Ascending numbers as runs: those that follow one another, from the first one up to what is behind the last one. */
export function* runsOf(numbers: readonly number[]): Generator<[from: number, to: number]> {
  for (let at = 0; at < numbers.length;) {
    const from = numbers[at]!;
    let to = from + 1;
    while (numbers[++at] === to) to++;
    yield [from, to];
  }
}

/** The compressed pieces of a file of the publication before. */
class OldPieces {
  readonly #rows: ReadonlyMap<string, PieceRow>;
  readonly #path: string;
  #files: Promise<[zstd: PieceFile, gzip: PieceFile]> | null = null;

  constructor(previous: RepodataInput['previous'], path: string) {
    this.#rows = new Map(previous?.pieces.map((row) => [row[0], row]));
    this.#path = previous === null ? '' : join(previous.folder, path);
  }

  /** A piece; null for one that it does not have. */
  of(key: string | null, plain: Buffer): Promise<CodedPiece> | null {
    const row = key === null ? undefined : this.#rows.get(key);
    return row === undefined ? null : this.#read(row, plain);
  }

  async #read([, zstdAt, zstdLength, gzipAt, gzipLength]: PieceRow, plain: Buffer): Promise<CodedPiece> {
    this.#files ??= Promise.all([PieceFile.open(`${this.#path}.zst`), PieceFile.open(`${this.#path}.gz`)]);
    const [zstd, gzip] = await this.#files;
    return { plain, zstd: await zstd.read(zstdAt, zstdLength), gzip: await gzip.read(gzipAt, gzipLength) };
  }

  async close(): Promise<void> {
    for (const file of (await this.#files?.catch(() => null)) ?? []) await file.close();
  }
}

/** Bytes that are read from a file at a time: pieces stand one after another, and each call to the system costs more than their bytes. */
const WINDOW = 1 << 20;

/** A compressed file of which pieces are read. */
class PieceFile {
  readonly #handle: FileHandle;
  /** What was read last, and where it stands. */
  #window: Buffer = Buffer.alloc(0);
  #start = 0;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async open(path: string): Promise<PieceFile> {
    return new PieceFile(await open(path));
  }

  /** Some bytes; asked for at the same time, one after the other. */
  read(position: number, length: number): Promise<Buffer> {
    const turn = this.#turn.then(() => this.#read(position, length));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #read(position: number, length: number): Promise<Buffer> {
    if (position < this.#start || position + length > this.#start + this.#window.length) {
      this.#window = await readAt(this.#handle, position, Math.max(length, WINDOW));
      this.#start = position;
    }
    if (this.#window.length < length)
      throw new Error('A compressed file of the publication before ends before its last piece.');
    return this.#window.subarray(position - this.#start, position - this.#start + length);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

/** The pieces of a finished folder; none when it does not tell. */
export async function readPieces(folder: string): Promise<PieceTable> {
  try {
    return JSON.parse(await readFile(join(folder, PIECES), 'utf8')) as PieceTable;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Where the texts of the records stand that a publication kept: in its `repodata.json`, as far as it lists them. @param folder its */
export function textsIn(folder: string, kept: KeptContents): TextPlaces {
  const { records, listed: chosen, textLengths: lengths } = kept;
  const fileOf = new Uint16Array(records.length).fill(NO_FILE);
  const offsets = new Float64Array(records.length);
  const files = records.subdirs.map((subdir, id) => {
    let at = 0;
    for (const { before, part } of partsOf(kept, lengths, { subdir, id, chosen }, '')) {
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
