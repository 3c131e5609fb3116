/** What a publication keeps of what it was made of, so that the next one reads only what has changed since. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import type { BlockingDependencies } from '@terrarium/domain/installability';
import { KEPT } from '../storage/index.ts';
import type { ReadContents } from './contents.ts';

/**
 * Counts up with every change of what is kept, and of how a record is read, repodata is written, or what can be installed is found out: then the next
 * publication reads everything anew.
 */
const FORM = 7;
const DIGEST = 32;

/** What is kept. */
export interface KeptContents extends Omit<ReadContents, 'texts' | 'earlier'> {
  textLengths: Uint32Array;
  /** 1 for each record that stands in the publication's `repodata.json`, where the next one finds its text. */
  listed: Uint8Array;
  /** On what it rests that some cannot be installed, by platform; empty where that is of no use to the next publication. */
  blocking: ReadonlyMap<string, BlockingDependencies>;
}

/** The content of {@link KEPT}, in pieces that must stay as they are until it is written. */
export function keptBytes(
  contents: ReadContents,
  listed: Uint8Array,
  blocking: KeptContents['blocking'],
): Uint8Array[] {
  const { texts, earlier: _earlier, ...rest } = contents;
  return hashed({ ...rest, textLengths: texts.lengths, listed, blocking });
}

/** The same of what was kept, with other blocking dependencies. */
export function keptAgain(kept: KeptContents, blocking: KeptContents['blocking']): Uint8Array[] {
  return hashed({ ...kept, blocking });
}

/** Columns begin at multiples of so many bytes, so that they can be used where they were read. */
const ALIGNED = 8;
const COLUMNS = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const;

/** Writes values without their columns, which nobody needs a copy of: only what they are. */
class WithoutColumns extends DefaultSerializer {
  readonly columns: Uint8Array[] = [];

  /** Called by V8 for each. */
  _writeHostObject(column: Uint8Array): void {
    this.writeUint32(COLUMNS.findIndex((Column) => column instanceof Column));
    this.writeUint32(column.byteLength);
    this.columns.push(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
}

/** Reads them; the columns stand behind one another in some bytes, and are used there. */
class BesideColumns extends DefaultDeserializer {
  readonly #columns: Uint8Array;
  #at = 0;
  constructor(values: Uint8Array, columns: Uint8Array) {
    super(values);
    this.#columns = columns;
  }

  /** Called by V8 for each. */
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

/** What stands before the values: the form, and their length. */
const HEAD = 2 * Float64Array.BYTES_PER_ELEMENT;

/** Its SHA-256, {@link HEAD}, the values, the columns. */
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

/** What the publication of a folder kept; null for one that kept nothing, or something that cannot be read any more. */
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
  // Where it does not begin at a multiple, it is copied to where it does.
  const aligned = content.byteOffset % ALIGNED === 0 ? content : new Uint8Array(content);
  const [form, size] = new Float64Array(aligned.buffer as ArrayBuffer, aligned.byteOffset, HEAD / ALIGNED);
  if (form !== FORM) return null;
  const reader = new BesideColumns(aligned.subarray(HEAD, HEAD + size!), aligned.subarray(HEAD + padded(size!)));
  reader.readHeader();
  return reader.readValue() as KeptContents;
}
