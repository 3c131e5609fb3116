/** Reads OSV's zip archives member by member from the directory at the end, with one member in memory. */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { SourceError } from '../../outbound/index.ts';
import { readAt } from '../../files/readAt.ts';

const END = { signature: 0x06054b50, length: 22 };
const END64 = { signature: 0x06064b50, locator: 0x07064b50, locatorLength: 20, length: 56 };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const ELSEWHERE = 0xffffffff;
const MOST_MEMBERS = 3_000_000;
const WINDOW = 1024 ** 2;
/** Extra bytes to read with a member's header, which can be longer than in the directory. */
const SPARE = 64;
/** Minimum bytes to unpack at a time. */
const LEAST = 64;

const broken = (what: string): SourceError =>
  new SourceError('truncated', `The archive ends in the middle or isn't a ZIP file: ${what}. Try again later.`);

/** A member: its name and text. The text is null if it is too long, damaged, or encrypted. */
export interface ZipText {
  name: string;
  text: string | null;
}

interface Directory {
  count: number;
  offset: number;
  length: number;
}

/** An open archive. */
export interface ZipTexts {
  /** Number of members in its directory. */
  count: number;
  texts(longest: number): AsyncGenerator<ZipText>;
  close(): Promise<void>;
}

/** Opens an archive. @throws SourceError for an incomplete zip, or too many members */
export async function openZip(path: string): Promise<ZipTexts> {
  const file = await open(path, 'r');
  try {
    const directory = await directoryOf(file);
    if (directory.count > MOST_MEMBERS)
      throw new SourceError(
        'too_many_records',
        `The archive has ${directory.count} members; at most ${MOST_MEMBERS} are read.`,
      );
    return {
      count: directory.count,
      texts: (longest) => textsOf(file, directory, longest),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function directoryOf(file: FileHandle): Promise<Directory> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - END.length - 65_535), Math.min(size, END.length + 65_535));
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (at < 0 || at + END.length > tail.length) throw broken('it has no directory');
  const plain = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  };
  const locator = at - END64.locatorLength;
  const is64 = locator >= 0 && tail.readUInt32LE(locator) === END64.locator;
  const found = is64 ? await directory64(file, Number(tail.readBigUInt64LE(locator + 8))) : plain;
  if (found.offset + found.length > size) throw broken('its directory is outside the file');
  return found;
}

async function directory64(file: FileHandle, at: number): Promise<Directory> {
  const end = await readAt(file, at, END64.length);
  if (end.length < END64.length || end.readUInt32LE(0) !== END64.signature) throw broken('its directory is not there');
  const [count, length, offset] = [32, 40, 48].map((field) => Number(end.readBigUInt64LE(field)));
  return { count: count!, length: length!, offset: offset! };
}

async function* textsOf(
  file: FileHandle,
  { count, offset, length }: Directory,
  longest: number,
): AsyncGenerator<ZipText> {
  let window = Buffer.alloc(0);
  let done = 0;
  let at = 0;
  for (let left = count; left > 0; left--) {
    // A header with its names has at most 46 + 3 × 64 KiB.
    if (window.length - at < CENTRAL.length + 3 * 65_536 && done < length) {
      const more = await readAt(file, offset + done, Math.min(WINDOW, length - done));
      if (more.length === 0) throw broken('its directory is cut off');
      done += more.length;
      window = Buffer.concat([window.subarray(at), more]);
      at = 0;
    }
    if (window.length - at < CENTRAL.length || window.readUInt32LE(at) !== CENTRAL.signature)
      throw broken('its directory is cut off');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => window.readUInt16LE(at + field));
    const next = at + CENTRAL.length + nameLength! + extraLength! + commentLength!;
    if (next > window.length) throw broken('its directory is cut off');
    const header = window.subarray(at, next);
    at = next;
    const name = header.toString('utf8', CENTRAL.length, CENTRAL.length + nameLength!);
    if (name.endsWith('/')) continue;
    yield { name, text: await textOf(file, header, nameLength!, extraLength!, longest) };
  }
}

async function textOf(
  file: FileHandle,
  header: Buffer,
  nameLength: number,
  extraLength: number,
  longest: number,
): Promise<string | null> {
  const [flags, method, crc] = [header.readUInt16LE(8), header.readUInt16LE(10), header.readUInt32LE(16)];
  const extra = header.subarray(CENTRAL.length + nameLength, CENTRAL.length + nameLength + extraLength);
  const [size, packed, local] = with64(
    [24, 20, 42].map((field) => header.readUInt32LE(field)),
    extra,
  ) as [number, number, number];
  if ((flags & 1) !== 0 || (method !== 0 && method !== 8) || size > longest || packed > longest) return null;
  const found = await readAt(file, local, LOCAL.length + nameLength + SPARE + packed);
  if (found.length < LOCAL.length || found.readUInt32LE(0) !== LOCAL.signature)
    throw broken('a member is not where it says');
  const start = LOCAL.length + found.readUInt16LE(26) + found.readUInt16LE(28);
  const bytes =
    start + packed <= found.length ? found.subarray(start, start + packed) : await readAt(file, local + start, packed);
  if (bytes.length < packed) throw broken('a member is cut off');
  const whole = method === 0 ? bytes : inflated(bytes, size, longest);
  return whole === null || whole.length !== size || crc32(whole) !== crc ? null : whole.toString('utf8');
}

/**
 * Unpacks in one call into a buffer of the expected size.
 * This runs in its own thread, and a stream for each of a million members would be slow.
 */
function inflated(bytes: Buffer, size: number, longest: number): Buffer | null {
  try {
    return inflateRawSync(bytes, { maxOutputLength: longest, chunkSize: Math.max(size, LEAST) });
  } catch {
    return null;
  }
}

/** Replaces field values by those in the zip64 extra field, where they refer to it (APPNOTE 4.5.3). */
function with64(fields: number[], extra: Buffer): number[] {
  let large: Buffer = Buffer.alloc(0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) large = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  let at = 0;
  return fields.map((value) => {
    if (value !== ELSEWHERE) return value;
    if (at + 8 > large.length) throw broken('the size of a member is missing');
    at += 8;
    return Number(large.readBigUInt64LE(at - 8));
  });
}
