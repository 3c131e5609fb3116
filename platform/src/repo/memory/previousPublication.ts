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
import { KEPT } from '../storage/index.ts';
import type { ReadContents } from './contents.ts';

/**
 * Version of the stored data.
 * Increase it if the data, or how records are read, repodata is written, or installability is checked, changes. Then
 * the next publication reads everything.
 */
const FORM = 7;
const DIGEST = 32;

/** The stored data. */
export interface KeptContents extends Omit<ReadContents, 'texts' | 'earlier'> {
  textLengths: Uint32Array;
  /** 1 for each record in the publication's `repodata.json`, from which the next one copies its text. */
  listed: Uint8Array;
  /** Dependencies that make some records uninstallable, by platform; empty if the next publication can't use them. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
}

/** Returns the content of {@link KEPT} in pieces. Don't change them before they are written. */
export function keptBytes(
  contents: ReadContents,
  listed: Uint8Array,
  blocking: KeptContents['blocking'],
): Uint8Array[] {
  const { texts, earlier: _earlier, ...rest } = contents;
  return hashed({ ...rest, textLengths: texts.lengths, listed, blocking });
}

/** Like {@link keptBytes}, from stored data with other blocking dependencies. */
export function keptAgain(kept: KeptContents, blocking: KeptContents['blocking']): Uint8Array[] {
  return hashed({ ...kept, blocking });
}

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

/** SHA-256, {@link HEAD}, values, columns. */
function hashed(kept: KeptContents): Uint8Array[] {
  const serializer = new WithoutColumns();
  serializer.writeHeader();
  serializer.writeValue(kept);
  const values = serializer.releaseBuffer();
  const pieces: Uint8Array[] = [new Uint8Array(Float64Array.of(FORM, values.length).buffer)];
  for (const bytes of [values, ...serializer.columns])
    pieces.push(bytes, new Uint8Array(padded(bytes.length) - bytes.length));
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return [hash.digest(), ...pieces];
}

/**
 * Reads what a publication stored; null if it stored nothing or has an older format.
 * Each column has its own memory, which all threads share.
 */
export async function readKept(folder: string): Promise<KeptContents | null> {
  let file: FileHandle;
  try {
    file = await open(join(folder, KEPT));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    if (!(await isComplete(file))) return null;
    const { buffer, byteOffset } = await readAt(file, DIGEST, HEAD);
    const [form, length] = new Float64Array(buffer.slice(byteOffset, byteOffset + HEAD));
    if (form !== FORM) return null;
    const values = DIGEST + HEAD;
    const columns = values + padded(length!);
    const { size } = await file.stat();
    const reader = new BesideColumns(await readAt(file, values, length!), size - columns);
    reader.readHeader();
    const kept = reader.readValue() as KeptContents;
    for (const { at, column } of reader.places) await fill(file, column, columns + at);
    return kept;
  } finally {
    await file.close();
  }
}

/** Bytes to hash at a time. */
const BLOCK = 1 << 20;

/** Returns whether a file has the content that its hash is of. */
async function isComplete(file: FileHandle): Promise<boolean> {
  const digest = await readAt(file, 0, DIGEST);
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafe(BLOCK);
  let at = DIGEST;
  for (let length = BLOCK; length === BLOCK; at += length) {
    length = await fill(file, block, at);
    hash.update(block.subarray(0, length));
  }
  return hash.digest().equals(digest);
}
