/** What a publication stores about its content, so that the next one reads only the changes. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { BlockingDependencies } from '@terrarium/domain/installability';
import { sharedColumn } from '@terrarium/domain/policy';
import type { Column, ColumnType } from '@terrarium/domain/policy';
import { fill, readAt } from '../../files/readAt.ts';
import { KEPT, KEPT_COLUMNS } from '../storage/index.ts';
import type { ReadContents, StoredColumns } from './contents.ts';

/**
 * Version of the stored data.
 * Increase it if the data, or how records are read, repodata is written, or installability is checked, changes. Then
 * the next publication reads everything.
 */
const FORM = 8;
/** The version before had one file, and other blocking dependencies. Reading it saves reading everything. */
const FORMER = 7;
const DIGEST = 32;

/** Columns that depend on the content only, in {@link KEPT_COLUMNS}. */
interface KeptColumns extends Pick<ReadContents, 'records' | 'fileIds' | 'legacyFormat' | 'withdrawn' | 'textDigests'> {
  textLengths: Uint32Array;
}

/** The other data, in {@link KEPT}. */
interface KeptRest extends Pick<ReadContents, 'contentKey' | 'sources' | 'moment' | 'sourceOf' | 'archives'> {
  /** 1 for each record in the publication's `repodata.json`, from which the next one copies its text. */
  listed: Uint8Array;
  /** Dependencies that make some records uninstallable, by platform; empty if the next publication can't use them. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
  /** SHA-256 of the file with the columns, in hex. */
  columns: string;
}

/** The stored data. */
export interface KeptContents extends KeptColumns, Omit<KeptRest, 'columns'> {
  stored: StoredColumns | null;
}

/** Returns the content of {@link KEPT_COLUMNS} in pieces. Don't change them before they are written. */
export function columnsBytes({
  records,
  fileIds,
  legacyFormat,
  withdrawn,
  textDigests,
  texts: { lengths: textLengths },
}: ReadContents): Uint8Array[] {
  return packed({ records, fileIds, legacyFormat, withdrawn, textDigests, textLengths } satisfies KeptColumns);
}

/**
 * Returns the content of {@link KEPT} in pieces. Don't change them before they are written.
 * @param columns SHA-256 of the file with the columns, in hex
 */
export function keptBytes(
  { contentKey, sources, moment, sourceOf, archives }: Omit<KeptRest, 'listed' | 'blocking' | 'columns'>,
  listed: Uint8Array,
  blocking: KeptRest['blocking'],
  columns: string,
): Uint8Array[] {
  const rest: KeptRest = { contentKey, sources, moment, sourceOf, archives, listed, blocking, columns };
  const pieces = packed(rest);
  return [digestOf(pieces), ...pieces];
}

/** Like {@link keptBytes}, from stored data with other blocking dependencies. */
export const keptAgain = (
  kept: KeptContents,
  { sha256 }: StoredColumns,
  blocking: KeptContents['blocking'],
): Uint8Array[] => keptBytes(kept, kept.listed, blocking, sha256);

/** Columns start at multiples of this many bytes. */
const ALIGNED = 8;
const COLUMNS: readonly ColumnType<Column>[] = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array];

/** Serializes values, but collects columns instead of copying them. */
class WithoutColumns extends DefaultSerializer {
  readonly columns: Uint8Array[] = [];

  /** V8 calls this for each column. */
  _writeHostObject(column: Uint8Array): void {
    this.writeUint32(COLUMNS.findIndex((Column) => column instanceof Column));
    this.writeUint32(column.byteLength);
    this.columns.push(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
}

/** A column of a file, to fill from a position behind the values. */
interface Place {
  at: number;
  column: Buffer;
}

/** Deserializes values. Columns are empty, to be read from their places. */
class BesideColumns extends DefaultDeserializer {
  readonly #size: number;
  readonly places: Place[] = [];
  #at = 0;
  constructor(values: Uint8Array, size: number) {
    super(values);
    this.#size = size;
  }

  /** V8 calls this for each column. */
  _readHostObject(): ArrayBufferView {
    const Type = COLUMNS[this.readUint32()];
    const size = this.readUint32();
    if (Type === undefined || this.#at + size > this.#size)
      throw new RangeError('What a publication kept has other columns than it says.');
    const column = sharedColumn(Type, size / Type.BYTES_PER_ELEMENT);
    this.places.push({ at: this.#at, column: Buffer.from(column.buffer) });
    this.#at += padded(size);
    return column;
  }
}

const padded = (size: number): number => Math.ceil(size / ALIGNED) * ALIGNED;

/** Header: format version, and length of the values. */
const HEAD = 2 * Float64Array.BYTES_PER_ELEMENT;

/** {@link HEAD}, values, columns. */
function packed(data: KeptColumns | KeptRest): Uint8Array[] {
  const serializer = new WithoutColumns();
  serializer.writeHeader();
  serializer.writeValue(data);
  const values = serializer.releaseBuffer();
  const pieces: Uint8Array[] = [new Uint8Array(Float64Array.of(FORM, values.length).buffer)];
  for (const bytes of [values, ...serializer.columns])
    pieces.push(bytes, new Uint8Array(padded(bytes.length) - bytes.length));
  return pieces;
}

function digestOf(pieces: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

/**
 * Reads what a publication stored; null if it stored nothing or has an older format.
 * Each column has its own memory, which all threads share.
 */
export async function readKept(folder: string): Promise<KeptContents | null> {
  const rest = await unpacked(join(folder, KEPT), null);
  if (rest?.form === FORMER) return { ...(rest.data as KeptContents), blocking: new Map(), stored: null };
  if (rest?.form !== FORM) return null;
  const path = join(folder, KEPT_COLUMNS);
  const { columns: sha256, ...others } = rest.data as KeptRest;
  const columns = await unpacked(path, Buffer.from(sha256, 'hex'));
  return columns === null ? null : { ...(columns.data as KeptColumns), ...others, stored: { path, sha256 } };
}

/**
 * Reads a file of stored data.
 * @param digest its SHA-256; null if the file starts with that of the rest
 * @returns null if it is missing, incomplete, or has an older format
 */
async function unpacked(path: string, digest: Buffer | null): Promise<{ form: number; data: unknown } | null> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const start = digest === null ? DIGEST : 0;
    if (!(await isComplete(file, start, digest ?? (await readAt(file, 0, DIGEST))))) return null;
    const { buffer, byteOffset } = await readAt(file, start, HEAD);
    const [form, length] = new Float64Array(buffer.slice(byteOffset, byteOffset + HEAD));
    if (form !== FORM && form !== FORMER) return null;
    const values = start + HEAD;
    const columns = values + padded(length!);
    const { size } = await file.stat();
    const reader = new BesideColumns(await readAt(file, values, length!), size - columns);
    reader.readHeader();
    const data: unknown = reader.readValue();
    for (const { at, column } of reader.places) await fill(file, column, columns + at);
    return { form, data };
  } finally {
    await file.close();
  }
}

/** Bytes to hash at a time. */
const BLOCK = 1 << 20;

/** Returns whether a file has the content from a position on that a hash is of. */
async function isComplete(file: FileHandle, from: number, digest: Buffer): Promise<boolean> {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK);
  let at = from;
  for (let length = BLOCK; length === BLOCK; at += length) {
    length = await fill(file, block, at);
    hash.update(block.subarray(0, length));
  }
  return hash.digest().equals(digest);
}
