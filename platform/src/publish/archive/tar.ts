/**
 * A strict tar reader that is fed in pieces.
 * Tar readers differ in dozens of cases (duplicate names or sizes, data after the end, unknown member types). Archives
 * that use such a case are rejected, so that what is checked here is what every client unpacks. Supports POSIX ustar
 * with pax headers (IEEE 1003.1, "pax Interchange Format") and GNU long names.
 */
import { ArchiveError, quoted } from './errors.ts';

/** Type of a member. */
export type TarKind = 'file' | 'symlink' | 'hardlink' | 'folder';

/** A member of a tar. Name and target are unchecked. */
export interface TarMember {
  name: string;
  kind: TarKind;
  /** Bytes that follow; 0 for all but files. */
  size: number;
  /** Target of a link; null for files and folders. */
  target: string | null;
}

/** Receives the bytes of a file. */
export interface MemberSink {
  write(piece: Buffer): void;
  end(): void;
}

const BLOCK = 512;
/** Maximum name length in bytes, and maximum extended header: names and some times. */
const LONGEST_NAME = 4096;
const LONGEST_HEADER = 16 * 1024;
const USTAR = 'ustar\x0000';
const GNU = 'ustar  \x00';
/** Pax header keys without effect on the hub or clients. */
const HARMLESS = /^(?:atime|ctime|mtime|uid|gid|uname|gname|comment|SCHILY\..*|LIBARCHIVE\..*)$/;

/** Headers that precede the member they describe. */
interface Extended {
  name?: string;
  target?: string;
  size?: number;
}

/** Reads a tar piece by piece. */
export class TarReader {
  readonly #what: string;
  readonly #onMember: (member: TarMember) => MemberSink | null;
  readonly #block = Buffer.alloc(BLOCK);
  #filled = 0;
  #extended: Extended | null = null;
  /** Remaining bytes of the current member or header, and of its padding. */
  #left = 0;
  #padding = 0;
  #sink: MemberSink | null = null;
  #collect: { flag: string; pieces: Buffer[] } | null = null;
  #ended = false;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  /**
   * @param what name of this part of the archive in messages
   * @param onMember called for each member in order; returns the receiver of its bytes, or null to skip them
   */
  constructor(what: string, onMember: (member: TarMember) => MemberSink | null) {
    this.#what = what;
    this.#onMember = onMember;
  }

  /** Adds the next piece. @throws ArchiveError */
  feed(piece: Buffer): void {
    for (let at = 0; at < piece.length;) {
      if (this.#ended) return this.#onlyZeros(piece, at);
      if (this.#left > 0) {
        const end = Math.min(piece.length, at + this.#left);
        const part = piece.subarray(at, end);
        this.#left -= end - at;
        at = end;
        // Copied, because the caller reuses the piece's memory.
        if (this.#collect !== null) this.#collect.pieces.push(Buffer.from(part));
        else this.#sink?.write(part);
        if (this.#left === 0) this.#finishData();
      } else if (this.#padding > 0) {
        const step = Math.min(piece.length - at, this.#padding);
        this.#padding -= step;
        at += step;
      } else {
        const copied = piece.copy(this.#block, this.#filled, at, at + BLOCK - this.#filled);
        this.#filled += copied;
        at += copied;
        if (this.#filled < BLOCK) return;
        this.#filled = 0;
        this.#header();
      }
    }
  }

  /** Marks the end. @throws ArchiveError if something is missing */
  end(): void {
    if (!this.#ended) throw this.#broken('it ends in the middle');
  }

  #header(): void {
    const block = this.#block;
    if (block.every((byte) => byte === 0)) {
      if (this.#extended !== null) throw this.#broken('a header at its end belongs to no member');
      this.#ended = true;
      return;
    }
    let sum = 8 * 0x20;
    for (let i = 0; i < BLOCK; i++) if (i < 148 || i >= 156) sum += block[i]!;
    if (sum !== this.#octal(148, 8, 'checksum')) throw this.#broken('a header has a wrong checksum');
    const magic = block.toString('latin1', 257, 265);
    if (magic !== USTAR && magic !== GNU)
      throw new ArchiveError(
        'unsupported_archive',
        `${this.#what} is a tar of a form that no conda package has (ustar and GNU are read). Build it again.`,
      );
    const flag = block[156] === 0 ? '0' : String.fromCharCode(block[156]!);
    const size = this.#size();
    if (flag === 'x' || flag === 'g' || flag === 'L' || flag === 'K') {
      if (size === 0 || size > LONGEST_HEADER) throw this.#broken('an extended header has an impossible size');
      this.#collect = { flag, pieces: [] };
      this.#expect(size);
      return;
    }
    this.#member(flag, size, magic === USTAR);
  }

  #member(flag: string, size: number, isUstar: boolean): void {
    const extended = this.#extended ?? {};
    this.#extended = null;
    const prefix = isUstar ? this.#text(345, 155) : '';
    const short = this.#text(0, 100);
    const name = extended.name ?? (prefix === '' ? short : `${prefix}/${short}`);
    if (Buffer.byteLength(name) > LONGEST_NAME)
      throw new ArchiveError('unsafe_path', `${this.#what} holds a name of more than ${LONGEST_NAME} bytes.`);
    // With two sizes, one reader could see members where another sees data.
    if (extended.size !== undefined && extended.size !== size)
      throw new ArchiveError('ambiguous_archive', `${this.#what} gives ${quoted(name)} two sizes.`);
    const kind = ({ '0': 'file', '1': 'hardlink', '2': 'symlink', '5': 'folder' } as const)[flag];
    if (kind === undefined) {
      if (flag === '3' || flag === '4' || flag === '6')
        throw new ArchiveError('unsafe_path', `The archive contains ${quoted(name)}, which is a device or a pipe.`);
      throw new ArchiveError(
        'unsupported_archive',
        `${this.#what} contains ${quoted(name)}, a type of member that clients read differently.`,
      );
    }
    if (kind !== 'file' && size !== 0) throw this.#broken(`${quoted(name)} isn't a file but has data`);
    if (kind === 'file' && name.endsWith('/')) throw this.#broken(`${quoted(name)} is a file with a folder's name`);
    const isLink = kind === 'symlink' || kind === 'hardlink';
    if (!isLink && extended.target !== undefined) throw this.#broken(`${quoted(name)} isn't a link but has a target`);
    const target = isLink ? (extended.target ?? this.#text(157, 100)) : null;
    this.#sink = this.#onMember({ name, kind, size, target });
    this.#expect(size);
    if (size === 0) this.#finishData();
  }

  #expect(size: number): void {
    this.#left = size;
    this.#padding = (BLOCK - (size % BLOCK)) % BLOCK;
  }

  #finishData(): void {
    const sink = this.#sink;
    this.#sink = null;
    sink?.end();
    const collect = this.#collect;
    this.#collect = null;
    if (collect === null) return;
    const bytes = Buffer.concat(collect.pieces);
    if (collect.flag === 'g') this.#pax(bytes, false);
    else {
      this.#extended ??= {};
      if (collect.flag === 'x') this.#pax(bytes, true);
      else this.#extend(collect.flag === 'L' ? 'name' : 'target', this.#decode(upToNul(bytes)));
    }
  }

  /** Parses records `LENGTH KEY=VALUE\n`. The length includes the whole record. */
  #pax(bytes: Buffer, ofMember: boolean): void {
    for (let at = 0; at < bytes.length;) {
      const blank = bytes.indexOf(0x20, at);
      const digits = bytes.toString('latin1', at, blank < 0 ? at : blank);
      const end = at + Number(digits);
      if (!/^[1-9][0-9]{0,5}$/.test(digits) || end > bytes.length || end <= blank + 1 || bytes[end - 1] !== 0x0a)
        throw this.#broken('a pax header cannot be read');
      const record = bytes.subarray(blank + 1, end - 1);
      const equals = record.indexOf(0x3d);
      if (equals <= 0) throw this.#broken('a pax header cannot be read');
      const key = record.toString('latin1', 0, equals);
      at = end;
      if (HARMLESS.test(key)) continue;
      const value = this.#decode(record.subarray(equals + 1));
      if (ofMember && key === 'path') this.#extend('name', value);
      else if (ofMember && key === 'linkpath') this.#extend('target', value);
      else if (ofMember && key === 'size' && /^[0-9]{1,15}$/.test(value)) this.#extend('size', Number(value));
      else
        throw new ArchiveError(
          'unsupported_archive',
          `${this.#what} uses the pax header ${quoted(key)}, which clients do not read alike.`,
        );
    }
  }

  #extend<Key extends keyof Extended>(key: Key, value: NonNullable<Extended[Key]>): void {
    const extended = (this.#extended ??= {});
    if (extended[key] !== undefined)
      throw new ArchiveError(
        'ambiguous_archive',
        `${this.#what} gives a member the ${key} ${quoted(String(value))} and another one.`,
      );
    if (typeof value === 'string' && value.includes('\0')) throw this.#broken('a name holds a NUL');
    extended[key] = value;
  }

  #onlyZeros(piece: Buffer, from: number): void {
    for (let i = from; i < piece.length; i++)
      if (piece[i] !== 0)
        throw new ArchiveError(
          'ambiguous_archive',
          `${this.#what} continues after its end, which only some clients read.`,
        );
  }

  /** Parses a size: octal digits, or a base-256 number if the first bit is set (GNU). */
  #size(): number {
    const field = this.#block.subarray(124, 136);
    if ((field[0]! & 0x80) === 0) return this.#octal(124, 12, 'size');
    // 0x80 starts a non-negative number. A plausible size leaves the first four of its eleven bytes unused.
    if (field[0] !== 0x80 || field.readUInt32BE(1) !== 0 || field[5]! !== 0)
      throw new ArchiveError('too_large_unpacked', `${this.#what} holds a member of an impossible size.`);
    return field.readUIntBE(6, 6);
  }

  #octal(from: number, length: number, what: string): number {
    const text = this.#block.toString('latin1', from, from + length);
    const digits = /^ *([0-7]+)[ \0]*$/.exec(text)?.[1];
    if (digits === undefined) throw this.#broken(`a header has no ${what}`);
    return Number.parseInt(digits, 8);
  }

  #text(from: number, length: number): string {
    return this.#decode(upToNul(this.#block.subarray(from, from + length)));
  }

  #decode(bytes: Buffer): string {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      throw new ArchiveError(
        'unsafe_path',
        `${this.#what} holds the name ${quoted(bytes.toString('latin1'))}, which is not UTF-8; systems would write it under different names.`,
      );
    }
  }

  #broken(detail: string): ArchiveError {
    return new ArchiveError(
      'broken_archive',
      `${this.#what} isn't a valid tar archive: ${detail}. Build or upload it again.`,
    );
  }
}

function upToNul(bytes: Buffer): Buffer {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}
