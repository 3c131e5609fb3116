/** A source of a mirror: a channel at an address, or a folder that the operator allows. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decompressed, isZstd } from './compression.ts';
import { redact, SourceClient, SourceError } from '../outbound/index.ts';
import type { SourceAnswer } from '../outbound/index.ts';
import type { MirrorSettings } from './settings.ts';

/** The sentence about a source without any index. */
export const NO_CHANNEL =
  'The source is no conda channel: it has no noarch/repodata.json, and none in another subdir (CEP 26). Check the address; it must end before the subdir.';
/** The sentence about a source that answers with pages. */
export const WEB_PAGE =
  'The server answered with a web page, not with repodata. Check the address: it must be the channel, not its page.';

/** Indexes of a subdir that a mirror reads whole. */
export type IndexName = 'repodata.json' | 'run_exports.json';

/** The repodata of one subdir (or another index of it), found but not read. */
export interface FoundRepodata {
  subdir: string;
  /** Address or path of the file. */
  location: string;
  compression: 'zstd' | 'none';
  /** Bytes as stored or sent; null when the server does not say. */
  bytes: number | null;
}

/** What tells a later sync that nothing changed: an ETag or date of the server, size and time of a file. */
export interface Validator {
  location: string;
  etag: string | null;
  lastModified: string | null;
  /** Bytes as sent; null when the server did not say. Another length is another body, also where its ETag stayed. */
  bytes: number | null;
}

/** An open repodata body, decompressed; or the news that it has not changed since `validator`. */
export type OpenRepodata =
  | { changed: false }
  | { changed: true; validator: Validator; body: AsyncIterable<Uint8Array> };

/** Options of a read. `onBytes` is told the bytes as they came, before they are decompressed. */
export interface ReadOptions {
  signal?: AbortSignal;
  onBytes?: (bytes: number) => void;
  validator?: Validator | null;
}

/** Which part of a file is asked for: what comes from a byte on. */
export interface FilePart {
  from?: number;
  /** Where the packages of the subdir are, relative to it or absolute (CEP 15); '' for in it. */
  base?: string;
  signal?: AbortSignal | undefined;
}

/** A package file that is open; `from` is its first byte that comes, 0 where the source sends no parts. */
export interface SourceFile {
  from: number;
  body: AsyncIterable<Uint8Array>;
}

/** How an index is looked for; `repodata.json` unless it is told. */
export interface FindOptions {
  signal?: AbortSignal;
  expected?: boolean;
  index?: IndexName;
}

/** Where a mirror reads from. */
export interface ChannelSource {
  /**
   * The repodata of a subdir, or another index of it, the compressed one first; null when the source has none.
   * @param options.expected the subdir must be there: an answer of 401 or 403 is then a failure, not an absence
   */
  find(subdir: string, options?: FindOptions): Promise<FoundRepodata | null>;
  open(found: FoundRepodata, options?: ReadOptions): Promise<OpenRepodata>;
  /**
   * The bytes of a small file of a subdir, whole; null when the source has it not.
   * @param most bytes that it may have
   * @param options.base address below which it stands, relative to the subdir
   * @throws SourceError also for one that is larger
   */
  openBytes(
    subdir: string,
    fileName: string,
    most: number,
    options?: { base?: string; signal?: AbortSignal | undefined },
  ): Promise<Buffer | null>;
  /** `channeldata.json` (CEP 38); null when the source has none. */
  openChannelData(signal?: AbortSignal): Promise<AsyncIterable<Uint8Array> | null>;
  /** The bytes of a package file. @throws SourceError, with failure `not_found` when the source has it not */
  openFile(subdir: string, fileName: string, part?: FilePart): Promise<SourceFile>;
  close(): Promise<void>;
}

const VARIANTS = [
  ['.zst', 'zstd'],
  ['', 'none'],
] as const;
/** Statuses by which servers say that there is nothing. */
const ABSENT = new Set([404, 410]);
/** Object stores answer so for what does not exist, servers for what is not open. */
const DENIED = new Set([401, 403]);

/**
 * Checks the text of a source and opens it. Nothing is read yet.
 * @throws SourceError for a text that is neither an http(s) address nor an allowed folder
 */
export function openSource(source: string, settings: MirrorSettings): ChannelSource {
  if (source.startsWith('file:')) return new FolderSource(pathOf(source), settings);
  if (isAbsolute(source)) return new FolderSource(source, settings);
  const url = URL.parse(source);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new SourceError(
      'bad_source',
      `'${redact(source)}' is neither an http(s) address nor a folder. A source looks like https://conda.example.org/my-channel.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new SourceError(
      'bad_source',
      'The address holds a user name or a password, which everybody who sees the channel could read. Leave them out.',
    );
  }
  return new AddressSource(baseOf(source), settings);
}

/**
 * The address of a source as requests have it, without a slash at its end: capitals of the host, the protocol's own port and characters that are encoded can
 * be written in several ways, and what is compared with it (for whom credentials are) must not depend on how somebody wrote it. A path stays as it is.
 */
export function baseOf(source: string): string {
  const bare = source.replace(/[?#].*$/, '');
  return (URL.parse(bare)?.href ?? bare).replace(/\/+$/, '');
}

function pathOf(source: string): string {
  try {
    return fileURLToPath(source);
  } catch (error) {
    throw new SourceError('bad_source', `'${source}' names no folder. Write file:///path/to/channel.`, {
      cause: error,
    });
  }
}

class AddressSource implements ChannelSource {
  readonly #base: string;
  readonly #client: SourceClient;
  /** For addresses that the source names: its credentials are for its origin, wherever there. */
  readonly #named: SourceClient;

  constructor(base: string, settings: MirrorSettings) {
    this.#base = base;
    this.#client = new SourceClient(settings);
    const { credentials } = settings;
    const below = `${new URL(base).origin}/`;
    this.#named = new SourceClient({ ...settings, credentials: credentials && { ...credentials, below } });
  }

  async find(subdir: string, options: FindOptions = {}): Promise<FoundRepodata | null> {
    let odd: SourceError | null = null;
    for (const [ending, compression] of VARIANTS) {
      const location = `${this.#base}/${subdir}/${options.index ?? 'repodata.json'}${ending}`;
      const answer = await this.#client.get(location, { signal: options.signal });
      try {
        if (answer.status === 200) {
          const { contentEncoding } = answer;
          const start = await startOf(
            compression === 'zstd' ? answer.body : decompressed(answer.body, { compression, contentEncoding }),
          );
          // Some servers answer every path with their start page: what is not zstd is not the compressed variant.
          if (compression === 'zstd' && !isZstd(start)) continue;
          if (compression === 'none' && looksLikePage(start)) throw new SourceError('html', WEB_PAGE);
          return { subdir, location, compression, bytes: sentBytes(answer) };
        }
      } finally {
        answer.discard();
      }
      if (ABSENT.has(answer.status) || answer.status === 200) continue;
      const error = badStatus(location, answer);
      if (error.failure !== 'denied' && error.failure !== 'not_found') throw error;
      odd ??= error;
    }
    if (odd !== null && (options.expected === true || odd.failure !== 'denied')) throw odd;
    return null;
  }

  async open(found: FoundRepodata, options: ReadOptions = {}): Promise<OpenRepodata> {
    const headers: Record<string, string> = {};
    const known = mayStillBe(found, options.validator) ? options.validator : null;
    if (known?.etag) headers['if-none-match'] = known.etag;
    if (known?.lastModified) headers['if-modified-since'] = known.lastModified;
    const answer = await this.#client.get(found.location, { headers, signal: options.signal });
    if (answer.status === 304 && (known?.etag || known?.lastModified)) {
      answer.discard();
      return { changed: false };
    }
    if (answer.status !== 200) {
      answer.discard();
      throw badStatus(found.location, answer);
    }
    const body = decompressed(answer.body, {
      compression: found.compression,
      contentEncoding: answer.contentEncoding,
      onBytes: options.onBytes,
    });
    return {
      changed: true,
      validator: {
        location: found.location,
        etag: answer.etag,
        lastModified: answer.lastModified,
        bytes: sentBytes(answer),
      },
      body,
    };
  }

  async openBytes(
    subdir: string,
    fileName: string,
    most: number,
    { base = '', signal }: { base?: string; signal?: AbortSignal | undefined } = {},
  ): Promise<Buffer | null> {
    const folder = folderOf(base, `${this.#base}/${subdir}/`);
    const client = base === '' ? this.#client : this.#named;
    const answer = await client.get(`${folder}${encodeURIComponent(fileName)}`, { signal });
    if (answer.status !== 200) {
      answer.discard();
      if (ABSENT.has(answer.status) || DENIED.has(answer.status)) return null;
      throw badStatus(folder, answer);
    }
    return gathered(
      decompressed(answer.body, { compression: 'none', contentEncoding: answer.contentEncoding }),
      fileName,
      most,
    );
  }

  async openChannelData(signal?: AbortSignal): Promise<AsyncIterable<Uint8Array> | null> {
    const answer = await this.#client.get(`${this.#base}/channeldata.json`, { signal });
    if (answer.status === 200)
      return decompressed(answer.body, { compression: 'none', contentEncoding: answer.contentEncoding });
    answer.discard();
    return null;
  }

  async openFile(subdir: string, fileName: string, part: FilePart = {}): Promise<SourceFile> {
    const { base = '' } = part;
    const folder = folderOf(base, `${this.#base}/${subdir}/`);
    return fileAt(base === '' ? this.#client : this.#named, `${folder}${encodeURIComponent(fileName)}`, part);
  }

  async close(): Promise<void> {
    await this.#client.close();
    await this.#named.close();
  }
}

/** A package file at an address. @throws SourceError */
async function fileAt(client: SourceClient, location: string, { from = 0, signal }: FilePart): Promise<SourceFile> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (from > 0) headers['range'] = `bytes=${from}-`;
  const answer = await client.get(location, { headers, signal });
  if (answer.status === 200) return { from: 0, body: answer.body };
  if (answer.status === 206 && from > 0 && answer.rangeStart !== null && answer.rangeStart <= from)
    return { from: answer.rangeStart, body: answer.body };
  answer.discard();
  throw badStatus(location, answer);
}

/**
 * The folder that a source names, with a slash at its end and without query: `base` is absolute or relative to `beside`.
 * @throws SourceError for what is not http(s), or holds a user name or password
 */
function folderOf(base: string, beside: string): string {
  if (base === '') return beside;
  const url = URL.parse(base, beside);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new SourceError(
      'bad_source',
      `The source names '${redact(base).slice(0, 200)}' as the address of its files (base_url), which is no plain http(s) address. Its server must publish another one.`,
    );
  return `${url.origin}${url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`}`;
}

class FolderSource implements ChannelSource {
  readonly #folder: string;
  #remote: SourceClient | null = null;
  readonly #settings: MirrorSettings;

  constructor(folder: string, settings: MirrorSettings) {
    this.#folder = folder;
    this.#settings = settings;
  }

  async find(subdir: string, { index = 'repodata.json' }: FindOptions = {}): Promise<FoundRepodata | null> {
    const folder = await this.#allowed(this.#folder);
    for (const [ending, compression] of VARIANTS) {
      const location = join(folder, subdir, `${index}${ending}`);
      const found = await stat(location).catch(() => null);
      if (found?.isFile()) return { subdir, location: await this.#allowed(location), compression, bytes: found.size };
    }
    return null;
  }

  async open(found: FoundRepodata, options: ReadOptions = {}): Promise<OpenRepodata> {
    const { size, mtimeMs } = await stat(found.location);
    const validator: Validator = {
      location: found.location,
      etag: `${size}-${mtimeMs}`,
      lastModified: null,
      bytes: size,
    };
    if (options.validator?.location === found.location && options.validator.etag === validator.etag)
      return { changed: false };
    const file = createReadStream(found.location, { highWaterMark: 256 * 1024, signal: options.signal });
    return {
      changed: true,
      validator,
      body: decompressed(file, {
        compression: found.compression,
        contentEncoding: 'identity',
        onBytes: options.onBytes,
      }),
    };
  }

  async openBytes(
    subdir: string,
    fileName: string,
    most: number,
    { base = '' }: { base?: string } = {},
  ): Promise<Buffer | null> {
    const location = join(await this.#allowed(this.#folder), subdir, base, fileName);
    if (!(await stat(location).catch(() => null))?.isFile()) return null;
    return gathered(createReadStream(await this.#allowed(location)), fileName, most);
  }

  async openChannelData(): Promise<AsyncIterable<Uint8Array> | null> {
    const location = join(await this.#allowed(this.#folder), 'channeldata.json');
    if (!(await stat(location).catch(() => null))?.isFile()) return null;
    return createReadStream(await this.#allowed(location));
  }

  async openFile(subdir: string, fileName: string, part: FilePart = {}): Promise<SourceFile> {
    const { from = 0, base = '' } = part;
    if (/^[a-z][a-z0-9+.-]*:/i.test(base)) {
      // A copy of an index can lie in a folder while its packages stay at their server, which has no credentials here.
      this.#remote ??= new SourceClient({ ...this.#settings, credentials: undefined });
      return fileAt(this.#remote, `${folderOf(base, 'http://localhost/')}${encodeURIComponent(fileName)}`, part);
    }
    const location = join(await this.#allowed(this.#folder), subdir, base, fileName);
    const file = await stat(location).catch(() => null);
    if (!file?.isFile()) throw new SourceError('not_found', `The source has no ${subdir}/${fileName} (any more).`);
    return { from, body: createReadStream(await this.#allowed(location), { start: from }) };
  }

  async close(): Promise<void> {
    await this.#remote?.close();
  }

  /**
   * The real path, when it lies below an allowed folder; symbolic links are followed before that is judged. What is not there is told as such only
   * where its own words lie below one: of other places nobody learns what is there.
   */
  async #allowed(path: string): Promise<string> {
    const real = await realpath(path).catch(() => null);
    for (const root of this.#settings.folders) {
      const realRoot = await realpath(root).catch(() => null);
      if (realRoot !== null && real !== null && isBelow(realRoot, real)) return real;
      if (real === null && (isBelow(root, path) || (realRoot !== null && isBelow(realRoot, path))))
        throw new SourceError(
          'not_found',
          `The folder '${this.#folder}' cannot be read: it is not there, or the hub may not open it. Check the address.`,
        );
    }
    throw new SourceError(
      'folder_not_allowed',
      `The folder '${this.#folder}' cannot be read, or is not below a folder that the operator allows: "mirrors" in the hub's data folder, or one of MIRROR_FOLDERS.`,
    );
  }
}

/** A body as one. @throws SourceError when it is larger than it may be */
async function gathered(body: AsyncIterable<Uint8Array>, fileName: string, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > most)
      throw new SourceError('too_large', `${fileName} is larger than ${most} bytes: it is not read further.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Whether a path is a folder or lies in it, by their words. */
function isBelow(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside === '' || (!inside.startsWith('..') && !isAbsolute(inside));
}

/** The first bytes of a body, at least four if it has them: enough to tell zstd, however small the pieces are in which they come. */
async function startOf(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    pieces.push(chunk);
    length += chunk.length;
    if (length >= 4) break;
  }
  return Buffer.concat(pieces);
}

/** Whether a body begins as a web page does. */
export function looksLikePage(start: Uint8Array): boolean {
  return new TextDecoder().decode(start.subarray(0, 256)).trimStart().startsWith('<');
}

/** Bytes of a body as they are sent; null when the server does not say, or packs it anew for each answer. */
function sentBytes({ contentEncoding, bytes }: SourceAnswer): number | null {
  return contentEncoding === 'identity' ? bytes : null;
}

/** Whether what the last sync saw may still be what stands there: then the server is asked whether it is. */
function mayStillBe(found: FoundRepodata, seen: Validator | null | undefined): seen is Validator {
  if (seen?.location !== found.location) return false;
  return seen.bytes === null || found.bytes === null || seen.bytes === found.bytes;
}

/** A time to the second, as problems of a source tell it. */
export function timeOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function badStatus(location: string, { status, busyFor }: Pick<SourceAnswer, 'status' | 'busyFor'>): SourceError {
  const where = redact(location);
  if (busyFor !== null) {
    const busyUntil = new Date(Date.now() + busyFor);
    return new SourceError(
      'status',
      `${where} answered ${status}: it is too busy, and asks to be left alone until ${timeOf(busyUntil)}. Try again then.`,
      { busyUntil },
    );
  }
  if (status === 401 || status === 403)
    return new SourceError(
      'denied',
      `${where} answered ${status}: it wants credentials. Give the mirror some that it takes; a mirror of a channel of this hub can be given the organization's token.`,
    );
  if (status === 429) return new SourceError('status', `${where} answered 429: too many requests. Try again later.`);
  if (status === 304)
    return new SourceError(
      'status',
      `${where} answered 304 (not modified), although nobody asked whether it was. Its server, or a proxy in between, must send the file.`,
    );
  if (status >= 500)
    return new SourceError('status', `${where} answered ${status}: the server has trouble. Try again later.`);
  return new SourceError('not_found', `${where} answered ${status}. Check the address.`);
}
