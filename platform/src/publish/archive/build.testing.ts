/** Builds archives for tests, good ones and such as no builder writes. */
import { createHash } from 'node:crypto';
import { constants, crc32, zstdCompressSync } from 'node:zlib';

/** A member of a tar; `raw` is written as it is, in its place. */
export interface TestMember {
  name: string;
  data?: string | Buffer;
  /** '0' file, '1' hard link, '2' symbolic link, '3' device, '5' folder, 'x' pax header, 'L' GNU long name … */
  flag?: string;
  target?: string;
  /** What the header says, where that is not the length of the data. */
  size?: number | Buffer;
}

/** A tar (ustar) with its end. */
export function tar(entries: TestMember[], { end = true, gnu = false } = {}): Buffer {
  const blocks: Buffer[] = [];
  for (const { name, data = '', flag = '0', target = '', size } of entries) {
    const bytes = Buffer.from(data);
    const header = Buffer.alloc(512);
    header.write(name, 0, 100);
    header.write('0000644\x000000000\x000000000\x00', 100);
    if (Buffer.isBuffer(size)) size.copy(header, 124);
    else header.write(`${(size ?? bytes.length).toString(8).padStart(11, '0')}\0`, 124);
    header.write('00000000000\0        ', 136);
    header.write(flag, 156);
    header.write(target, 157, 100);
    header.write(gnu ? 'ustar  \0' : 'ustar\x0000', 257, 'latin1');
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    blocks.push(header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512));
  }
  if (end) blocks.push(Buffer.alloc(1024));
  return Buffer.concat(blocks);
}

/** A pax header with these records, for the member that follows. */
export function pax(records: Record<string, string>, flag = 'x'): TestMember {
  const data = Object.entries(records)
    .map(([key, value]) => {
      const rest = Buffer.byteLength(` ${key}=${value}\n`);
      let length = rest;
      while (length !== rest + String(length).length) length = rest + String(length).length;
      return `${length} ${key}=${value}\n`;
    })
    .join('');
  return { name: 'PaxHeader/x', data, flag };
}

/** A member of a zip, with the options to falsify its metadata. */
export interface TestEntry {
  name: string;
  data: Buffer;
  flags?: number;
  method?: number;
  crc?: number;
  /** Of the header in front of the data only. */
  localName?: string;
  localSize?: number;
  /** Extra fields of both headers. */
  extra?: Buffer;
  /** Bytes between this member and the next. */
  gap?: Buffer;
  /** Left out of the directory. */
  hidden?: boolean;
}

/** A zip of stored members. */
export function zip(entries: TestEntry[], { before = Buffer.alloc(0), after = Buffer.alloc(0) } = {}): Buffer {
  const parts: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const entry of entries) {
    const { name, data, flags = 0, method = 0, crc = crc32(data), extra = Buffer.alloc(0) } = entry;
    const localName = entry.localName ?? name;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(entry.localSize ?? data.length, 18);
    local.writeUInt32LE(entry.localSize ?? data.length, 22);
    local.writeUInt16LE(localName.length, 26);
    local.writeUInt16LE(extra.length, 28);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(flags, 8);
    central.writeUInt16LE(method, 10);
    central.writeUInt32LE(crc, 16);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(data.length, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(at, 42);
    if (!entry.hidden) directory.push(central, Buffer.from(name), extra);
    const part = Buffer.concat([local, Buffer.from(localName), extra, data, entry.gap ?? Buffer.alloc(0)]);
    parts.push(part);
    at += part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  const count = entries.filter(({ hidden }) => !hidden).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end, after]);
}

/** The index of the package that {@link members} makes. */
export const INDEX = {
  arch: 'x86_64',
  build: '0',
  build_number: 0,
  depends: ['python >=3.11'],
  license: 'MIT',
  name: 'foo',
  platform: 'linux',
  subdir: 'linux-64',
  timestamp: 1_700_000_000_000,
  version: '1.0',
};

/** Files of a package's pkg part, as its `paths.json` lists them. */
export function pathsJson(files: TestMember[], more: object = {}): TestMember {
  const paths = files.map(({ name, data = '', flag }) => ({
    _path: name,
    path_type: flag === '2' ? 'softlink' : 'hardlink',
    sha256: createHash('sha256').update(data).digest('hex'),
    size_in_bytes: Buffer.byteLength(data),
    ...more,
  }));
  return { name: 'info/paths.json', data: JSON.stringify({ paths, paths_version: 1 }) };
}

/** Packs with zstd, as `conda-build` does. */
export function zstd(bytes: Buffer, level = 3): Buffer {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level } });
}

/** What of a good `.conda` archive is to be otherwise. */
export interface TestPackage {
  /** Replaces fields of `info/index.json`; a text or buffer replaces the document. */
  index?: object | string | Buffer;
  files?: TestMember[];
  /** Further members of the info part, and of the pkg part in addition to `files`. */
  info?: TestMember[];
  pkg?: TestMember[];
  /** Null leaves it out. */
  paths?: TestMember | null;
  stem?: string;
}

/** The three members of a `.conda` archive, good unless said otherwise. */
export function members(given: TestPackage = {}): { metadata: TestEntry; pkg: TestEntry; info: TestEntry } {
  const { index = {}, files = [{ name: 'bin/foo', data: '#!/bin/sh\n' }], stem = 'foo-1.0-0' } = given;
  const document = typeof index === 'string' || Buffer.isBuffer(index) ? index : JSON.stringify({ ...INDEX, ...index });
  const paths = given.paths === undefined ? pathsJson(files) : given.paths;
  const info = [{ name: 'info/index.json', data: document }, ...(paths === null ? [] : [paths]), ...(given.info ?? [])];
  return {
    metadata: { name: 'metadata.json', data: Buffer.from('{"conda_pkg_format_version":2}') },
    pkg: { name: `pkg-${stem}.tar.zst`, data: zstd(tar([...files, ...(given.pkg ?? [])])) },
    info: { name: `info-${stem}.tar.zst`, data: zstd(tar(info)) },
  };
}

/** A `.conda` archive, good unless said otherwise. */
export function conda(given: TestPackage = {}): Buffer {
  return zip(Object.values(members(given)));
}
