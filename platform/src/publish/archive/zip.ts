/**
 * A strict reader of the zip around a `.conda` archive (CEP 35).
 * Some clients use the directory at the end (conda, mamba), others the headers before the members while streaming
 * (rattler). Here both must agree, and there must be no other data between, before, or after the members.
 */
import { crc32 } from 'node:zlib';
import { ArchiveError, quoted } from './errors.ts';
import { readAt } from '../../files/readAt.ts';
import type { RandomAccess } from '../../files/readAt.ts';

/** One member of the zip. */
export interface ZipEntry {
  name: string;
  /** Start and length of its bytes in the file. */
  start: number;
  size: number;
  crc: number;
}

const END = { signature: 0x06054b50, length: 22 };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
/** Field value that refers to the extra field (zip64). */
const ELSEWHERE = 0xffffffff;
const ZIP64_EXTRA = 0x0001;
/** Flags: 0 encrypted, 3 sizes after the data, 11 name in UTF-8. Only the last makes no difference to readers. */
const FLAG_ENCRYPTED = 1;
const FLAG_SIZES_BEHIND = 8;
const FLAG_UTF8 = 0x800;
/** Size for three members with file names, and extra fields. */
const LONGEST_DIRECTORY = 64 * 1024;
const BLOCK = 1024 * 1024;

const broken = (detail: string): ArchiveError =>
  new ArchiveError('broken_archive', `Invalid .conda archive: ${detail}. Build or upload it again.`);

/**
 * Returns the members of a zip, in file order.
 * @param size length of the file in bytes
 * @throws ArchiveError for anything that readers could interpret differently
 */
export async function readZip(file: RandomAccess, size: number): Promise<ZipEntry[]> {
  const start = await readAt(file, 0, Math.min(size, 64));
  if (start.length < 4 || start.readUInt32LE(0) !== LOCAL.signature)
    throw new ArchiveError(
      'broken_archive',
      `The file isn't a .conda archive (it starts with ${beginning(start)}). Upload the file that the build created.`,
    );
  if (size < END.length) throw broken('it ends too early');
  const end = await readAt(file, size - END.length, END.length);
  if (end.readUInt32LE(0) !== END.signature || end.readUInt16LE(20) !== 0)
    throw broken('it is truncated, or there is data after its end');
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const offset = end.readUInt32LE(16);
  if (end.readUInt32LE(4) !== 0 || end.readUInt16LE(8) !== count) throw broken('it is one part of several');
  if (length === ELSEWHERE || offset === ELSEWHERE || offset + length !== size - END.length)
    throw broken("its directory isn't at the stated position");
  if (length > LONGEST_DIRECTORY) throw broken('its directory is too large');
  const directory = await readAt(file, offset, length);
  const entries: ZipEntry[] = [];
  let expected = 0;
  const found = [...directoryOf(directory, count)].sort((a, b) => a.at - b.at);
  for (const { at: local, ...entry } of found) {
    if (local !== expected) throw broken('its members overlap, or there is data between them');
    const begin = await localHeader(file, local, entry);
    entries.push({ ...entry, start: begin });
    expected = begin + entry.size;
  }
  if (entries.length === 0) throw broken('it has no members');
  if (expected !== offset) throw broken('there is data between its last member and its directory');
  return entries;
}

/**
 * Reads the bytes of a member.
 * Each piece is valid only until the next one is requested.
 * @throws ArchiveError at the end if the checksum differs from the zip's
 */
export function zipMember(file: RandomAccess, entry: ZipEntry): AsyncGenerator<Buffer> {
  return checked(entry, blocksOf(file, entry));
}

/** Buffer for the next member, reused to save garbage collection. */
let spare: Buffer | null = null;

async function* blocksOf(file: RandomAccess, { name, start, size }: ZipEntry): AsyncGenerator<Buffer> {
  const block = spare ?? Buffer.allocUnsafeSlow(BLOCK);
  spare = null;
  for (let done = 0; done < size;) {
    const { bytesRead } = await file.read(block, 0, Math.min(BLOCK, size - done), start + done);
    if (bytesRead === 0) throw broken(`${quoted(name)} is cut off`);
    done += bytesRead;
    yield block.subarray(0, bytesRead);
  }
  // Only after complete reading; otherwise the buffer may still be in use.
  spare = block;
}

async function* checked({ name, crc: expected }: ZipEntry, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let crc = 0;
  for await (const piece of pieces) {
    crc = crc32(piece, crc);
    yield piece;
  }
  if (crc !== expected) throw broken(`the checksum of ${quoted(name)} is wrong`);
}

/** Bytes of a file, in order, while they arrive. */
export interface Incoming {
  /** Returns this many bytes as a copy. @throws if there are fewer */
  take(length: number): Promise<Buffer>;
  /** Returns this many bytes in pieces, each valid only until the next one is requested. @throws if there are fewer */
  pieces(length: number): AsyncGenerator<Buffer>;
}

/**
 * Reads the members of a zip during its upload, by the headers before them.
 * In a valid archive, they match what {@link readZip} finds in the complete file. Each must be read before the next one
 * is requested.
 * @throws ArchiveError for what {@link readZip} also rejects
 */
export async function* incomingZip(
  incoming: Incoming,
): AsyncGenerator<{ entry: ZipEntry; bytes: AsyncGenerator<Buffer> }> {
  for (let at = 0; ;) {
    const header = await incoming.take(LOCAL.length);
    if (header.readUInt32LE(0) !== LOCAL.signature) return;
    const { length, read: readRest } = localFields(header);
    const { name, size, packed, crc } = readRest(await incoming.take(length));
    if (size !== packed) throw broken(`the sizes of ${quoted(name)} disagree`);
    const entry: ZipEntry = { name, start: at + LOCAL.length + length, size, crc };
    yield { entry, bytes: checked(entry, incoming.pieces(size)) };
    at = entry.start + size;
  }
}

type Listed = Omit<ZipEntry, 'start'> & { at: number };

function* directoryOf(directory: Buffer, count: number): Generator<Listed> {
  let at = 0;
  for (let left = count; left > 0; left--) {
    if (at + CENTRAL.length > directory.length || directory.readUInt32LE(at) !== CENTRAL.signature)
      throw broken('its directory is cut off');
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const next = at + CENTRAL.length + nameLength + extraLength + directory.readUInt16LE(at + 32);
    if (next > directory.length) throw broken('its directory is cut off');
    const name = nameOf(directory.subarray(at + CENTRAL.length, at + CENTRAL.length + nameLength));
    refuseFlags(name, directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10));
    const extra = directory.subarray(at + CENTRAL.length + nameLength, at + CENTRAL.length + nameLength + extraLength);
    const fields = [24, 20, 42].map((field) => directory.readUInt32LE(at + field));
    const [size, packed, local] = withZip64(name, fields, extra) as [number, number, number];
    if (size !== packed) throw broken(`the sizes of ${quoted(name)} disagree`);
    yield { name, size, crc: directory.readUInt32LE(at + 16), at: local };
    at = next;
  }
  if (at !== directory.length) throw broken('its directory holds more than its members');
}

/** Parses the header before a member: how much of it follows, and how to read it. */
function localFields(header: Buffer): {
  length: number;
  read(rest: Buffer): { name: string; size: number; packed: number; crc: number };
} {
  const nameLength = header.readUInt16LE(26);
  return {
    length: nameLength + header.readUInt16LE(28),
    read(rest) {
      const name = nameOf(rest.subarray(0, nameLength));
      refuseFlags(name, header.readUInt16LE(6), header.readUInt16LE(8));
      const sizes = [22, 18].map((field) => header.readUInt32LE(field));
      const [size, packed] = withZip64(name, sizes, rest.subarray(nameLength)) as [number, number];
      return { name, size, packed, crc: header.readUInt32LE(14) };
    },
  };
}

/** Checks the header before a member against the directory. @returns the start of the member's bytes */
async function localHeader(file: RandomAccess, at: number, entry: Omit<Listed, 'at'>): Promise<number> {
  const header = await readAt(file, at, LOCAL.length);
  if (header.length < LOCAL.length || header.readUInt32LE(0) !== LOCAL.signature)
    throw broken(`${quoted(entry.name)} does not stand where the directory says`);
  const { length, read: readRest } = localFields(header);
  const rest = await readAt(file, at + LOCAL.length, length);
  if (rest.length < length) throw broken(`${quoted(entry.name)} is cut off`);
  const { name, size, packed, crc } = readRest(rest);
  if (name !== entry.name || size !== entry.size || packed !== entry.size || crc !== entry.crc)
    throw broken(`its directory does not agree with its entry ${quoted(name)}`);
  return at + LOCAL.length + length;
}

function refuseFlags(name: string, flags: number, method: number): void {
  if (flags & FLAG_ENCRYPTED)
    throw new ArchiveError('unsupported_archive', `${quoted(name)} is encrypted. Conda clients can't read that.`);
  if (flags & FLAG_SIZES_BEHIND)
    throw new ArchiveError(
      'unsupported_archive',
      `${quoted(name)} has its sizes behind its data. Clients that unpack during the download can't read that. Write the archive to a seekable file.`,
    );
  if ((flags & ~FLAG_UTF8) !== 0)
    throw new ArchiveError(
      'unsupported_archive',
      `${quoted(name)} uses a zip feature that isn't allowed in a .conda archive.`,
    );
  if (method !== 0)
    throw new ArchiveError(
      'unsupported_archive',
      `${quoted(name)} is compressed by the zip. Members of a .conda archive must be stored uncompressed (CEP 35).`,
    );
}

/**
 * Replaces field values by those in the zip64 extra field, which contains exactly the marked ones, in order (APPNOTE
 * 4.5.3).
 */
function withZip64(name: string, fields: number[], extra: Buffer): number[] {
  const large = extraField(name, extra);
  let at = 0;
  const values = fields.map((value) => {
    if (value !== ELSEWHERE) return value;
    if (large === undefined || at + 8 > large.length) throw broken(`the size of ${quoted(name)} is missing`);
    at += 8;
    return Number(large.readBigUInt64LE(at - 8));
  });
  // Some writers (the zip crate of Rust, Python with force_zip64) add the field without a reference to it. Its values
  // must be the same.
  if (large !== undefined && at === 0)
    for (let i = 0; i < fields.length && 8 * i + 8 <= large.length; i++)
      if (Number(large.readBigUInt64LE(8 * i)) !== fields[i]) throw broken(`${quoted(name)} has two sizes`);
  return values;
}

function extraField(name: string, extra: Buffer): Buffer | undefined {
  let found: Buffer | undefined;
  for (let at = 0; at < extra.length;) {
    if (at + 4 > extra.length) throw broken(`the extra field of ${quoted(name)} is cut off`);
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (end > extra.length) throw broken(`the extra field of ${quoted(name)} is cut off`);
    if (extra.readUInt16LE(at) === ZIP64_EXTRA) {
      if (found !== undefined) throw broken(`${quoted(name)} has two sizes`);
      found = extra.subarray(at + 4, end);
    }
    at = end;
  }
  return found;
}

function nameOf(bytes: Buffer): string {
  const name = bytes.toString('latin1');
  // Members of a .conda archive are named after its file, which is ASCII.
  if (!/^[\x21-\x7e]+$/.test(name)) throw broken('a member has an invalid name');
  return name;
}

/** Formats the first bytes of a file for a message. */
export function beginning(start: Buffer): string {
  const text = start
    .subarray(0, 16)
    .toString('latin1')
    .split(/[\r\n]/)[0]!;
  return /^[\x20-\x7e]{4,}$/.test(text) ? quoted(text) : `bytes ${start.subarray(0, 4).toString('hex')}`;
}
