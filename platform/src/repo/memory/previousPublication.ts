/** What a publication stores about its content, so that the next one reads only the changes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { BlockingDependencies } from '@terrarium/domain/installability';
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

/** Columns start at multiples of this many bytes, so that they can be used in place. */
const ALIGNED = 8;
const COLUMNS = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const;

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

/** Deserializes values. Columns are views of the bytes behind the values. */
class BesideColumns extends DefaultDeserializer {
  readonly #columns: Uint8Array;
  #at = 0;
  constructor(values: Uint8Array, columns: Uint8Array) {
    super(values);
    this.#columns = columns;
  }

  /** V8 calls this for each column. */
  _readHostObject(): ArrayBufferView {
    const Column = COLUMNS[this.readUint32()];
    const size = this.readUint32();
    if (Column === undefined || this.#at + size > this.#columns.length)
      throw new RangeError('What a publication kept has other columns than it says.');
    const from = this.#columns.byteOffset + this.#at;
    this.#at += padded(size);
    return new Column(this.#columns.buffer as ArrayBuffer, from, size / Column.BYTES_PER_ELEMENT);
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

/** Reads what a publication stored; null if it stored nothing or has an older format. */
export async function readKept(folder: string): Promise<KeptContents | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(join(folder, KEPT));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const content = bytes.subarray(DIGEST);
  if (!createHash('sha256').update(content).digest().equals(bytes.subarray(0, DIGEST))) return null;
  // If it isn't aligned, copy it.
  const aligned = content.byteOffset % ALIGNED === 0 ? content : new Uint8Array(content);
  const [form, size] = new Float64Array(aligned.buffer as ArrayBuffer, aligned.byteOffset, HEAD / ALIGNED);
  if (form !== FORM) return null;
  const reader = new BesideColumns(aligned.subarray(HEAD, HEAD + size!), aligned.subarray(HEAD + padded(size!)));
  reader.readHeader();
  return reader.readValue() as KeptContents;
}
