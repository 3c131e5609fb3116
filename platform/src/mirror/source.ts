/** A source of a mirror: a channel URL, or a folder that the operator allows. */
import { isoTime } from '@terrarium/domain/calendar';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decompressed, isZstd } from './compression.ts';
import { redact, SourceClient, SourceError } from '../outbound/index.ts';
import type { SourceAnswer } from '../outbound/index.ts';
import type { MirrorSettings } from './settings.ts';

/** Message for a source without an index. */
export const NO_CHANNEL =
  "The source isn't a conda channel: no subdir has a repodata.json, not even noarch (CEP 26). Check the URL. It must not include the subdir.";
/** Message for a source that returns web pages. */
export const WEB_PAGE =
  'The server answered with a web page, not with repodata. Check the address: it must be the channel, not its page.';

/** Index files of a subdir that a mirror reads. */
export type IndexName = 'repodata.json' | 'run_exports.json';

/** An index of a subdir (default repodata) that was found but not read. */
export interface FoundRepodata {
  subdir: string;
  /** URL or path of the file. */
  location: string;
  compression: 'zstd' | 'none';
  /** Size as stored or sent; null if unknown. */
  bytes: number | null;
}

/** Shows a later sync that nothing changed: ETag or date of the server, size and time of a file. */
export interface Validator {
  location: string;
  etag: string | null;
  lastModified: string | null;
  /** Size as sent; null if unknown. Another size means another body, even with the same ETag. */
  bytes: number | null;
}

/** An open, decompressed repodata body, or the result that it hasn't changed since `validator`. */
export type OpenRepodata =
  | { changed: false }
  | { changed: true; validator: Validator; body: AsyncIterable<Uint8Array> };

/** Options of a read. `onBytes` gets the bytes before decompression. */
export interface ReadOptions {
  signal?: AbortSignal;
  onBytes?: (bytes: number) => void;
  validator?: Validator | null;
}

/** Part of a file to read: from a given byte on. */
export interface FilePart {
  from?: number;
  /** URL of the subdir's packages, relative to it or absolute (CEP 15); '' for the subdir itself. */
  base?: string;
  signal?: AbortSignal | undefined;
}

/** An open package file. `from` is its first byte, 0 if the source doesn't support ranges. */
export interface SourceFile {
  from: number;
  body: AsyncIterable<Uint8Array>;
}

/** How to find an index. Default `repodata.json`. */
export interface FindOptions {
  signal?: AbortSignal;
  expected?: boolean;
  index?: IndexName;
}

/** A channel that a mirror reads from. */
export interface ChannelSource {
  /**
   * Finds the repodata of a subdir, or another index, compressed first; null if the source has none.
   * @param options.expected the subdir must exist: a 401 or 403 is then a failure, not an absence
   */
  find(subdir: string, options?: FindOptions): Promise<FoundRepodata | null>;
  open(found: FoundRepodata, options?: ReadOptions): Promise<OpenRepodata>;
  /**
   * Reads a small file of a subdir completely; null if missing.
   * @param most maximum bytes
   * @param options.base base URL, relative to the subdir
   * @throws SourceError, also for a larger file
   */
  openBytes(
    subdir: string,
    fileName: string,
    most: number,
    options?: { base?: string; signal?: AbortSignal | undefined },
  ): Promise<Buffer | null>;
  /** Opens `channeldata.json` (CEP 38); null if the source has none. */
  openChannelData(signal?: AbortSignal): Promise<AsyncIterable<Uint8Array> | null>;
  /** Opens a package file. @throws SourceError, with failure `not_found` if the source doesn't have it */
  openFile(subdir: string, fileName: string, part?: FilePart): Promise<SourceFile>;
  close(): Promise<void>;
}

const VARIANTS = [
  ['.zst', 'zstd'],
  ['', 'none'],
] as const;
/** HTTP statuses of a missing file. */
const ABSENT = new Set([404, 410]);
/** Object stores use these for missing files, other servers for restricted ones. */
const DENIED = new Set([401, 403]);

/**
 * Validates a source and opens it, without reading.
 * @throws SourceError for a text that is neither an http(s) URL nor an allowed folder
 */
export function openSource(source: string, settings: MirrorSettings): ChannelSource {
  if (source.startsWith('file:')) return new FolderSource(pathOf(source), settings);
  if (isAbsolute(source)) return new FolderSource(source, settings);
  const url = URL.parse(source);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new SourceError(
      'bad_source',
      `'${redact(source)}' isn't an HTTP(S) URL or a folder. Use a URL such as https://conda.example.org/my-channel.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new SourceError(
      'bad_source',
      'The URL contains a username or password, which everyone who can see the channel could read. Remove them and set credentials instead.',
    );
  }
  return new AddressSource(baseOf(source), settings);
}

/**
 * Normalizes the URL of a source as requests contain it, without a trailing slash.
 * Case of the host, default port, and encoded characters can vary, and comparisons (for credentials) must not depend on
 * that. Paths stay unchanged.
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
  /** Client for URLs that the source names. Credentials apply to the source's origin only. */
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
          // Some servers return their start page for every path. Anything but zstd isn't the compressed variant.
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

/** Opens a package file at a URL. @throws SourceError */
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
 * Resolves a folder that a source names, with a trailing slash and without query: `base` is absolute or relative to
 * `beside`.
 * @throws SourceError if it isn't http(s), or contains a username or password
 */
function folderOf(base: string, beside: string): string {
  if (base === '') return beside;
  const url = URL.parse(base, beside);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new SourceError(
      'bad_source',
      `The source states '${redact(base).slice(0, 200)}' as the URL of its files (base_url), which isn't a plain http(s) URL. The source must publish another one.`,
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
      // An index can be copied to a folder while its packages stay on their server, which gets no credentials.
      this.#remote ??= new SourceClient({ ...this.#settings, credentials: undefined });
      return fileAt(this.#remote, `${folderOf(base, 'http://localhost/')}${encodeURIComponent(fileName)}`, part);
    }
    const location = join(await this.#allowed(this.#folder), subdir, base, fileName);
    const file = await stat(location).catch(() => null);
    if (!file?.isFile()) throw new SourceError('not_found', `The source doesn't have ${subdir}/${fileName}.`);
    return { from, body: createReadStream(await this.#allowed(location), { start: from }) };
  }

  async close(): Promise<void> {
    await this.#remote?.close();
  }

  /**
   * Returns the real path if it is in an allowed folder, after following symbolic links.
   * A missing path is reported only inside an allowed folder, so that other places aren't revealed.
   */
  async #allowed(path: string): Promise<string> {
    const real = await realpath(path).catch(() => null);
    for (const root of this.#settings.folders) {
      const realRoot = await realpath(root).catch(() => null);
      if (realRoot !== null && real !== null && isBelow(realRoot, real)) return real;
      if (real === null && (isBelow(root, path) || (realRoot !== null && isBelow(realRoot, path))))
        throw new SourceError(
          'not_found',
          `The folder '${this.#folder}' doesn't exist, or the hub can't read it. Check the path.`,
        );
    }
    throw new SourceError(
      'folder_not_allowed',
      `The folder '${this.#folder}' cannot be read, or is not below a folder that the operator allows: "mirrors" in the hub's data folder, or one of MIRROR_FOLDERS.`,
    );
  }
}

/** Reads a body completely. @throws SourceError if it is too large */
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

/** Returns whether a path is a folder or inside it, by name only. */
function isBelow(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside === '' || (!inside.startsWith('..') && !isAbsolute(inside));
}

/**
 * Returns the first bytes of a body, at least four if it has them: enough to recognize zstd, however small the chunks
 * are.
 */
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

/** Returns whether a body starts like a web page. */
export function looksLikePage(start: Uint8Array): boolean {
  return new TextDecoder().decode(start.subarray(0, 256)).trimStart().startsWith('<');
}

/** Returns the size of a body as sent; null if unknown, or if the server compresses each response. */
function sentBytes({ contentEncoding, bytes }: SourceAnswer): number | null {
  return contentEncoding === 'identity' ? bytes : null;
}

/** Returns whether the file may be unchanged since the last sync, so that the server should be asked. */
function mayStillBe(found: FoundRepodata, seen: Validator | null | undefined): seen is Validator {
  if (seen?.location !== found.location) return false;
  return seen.bytes === null || found.bytes === null || seen.bytes === found.bytes;
}

/** Formats a time to the second for source problems. */
export function timeOf(time: Date): string {
  return `${isoTime(time).slice(0, 19).replace('T', ' ')} UTC`;
}

function badStatus(location: string, { status, busyFor }: Pick<SourceAnswer, 'status' | 'busyFor'>): SourceError {
  const where = redact(location);
  if (busyFor !== null) {
    const busyUntil = new Date(Date.now() + busyFor);
    return new SourceError(
      'status',
      `${where} answered ${status}: the server is busy until ${timeOf(busyUntil)}. Try again after that.`,
      { busyUntil },
    );
  }
  if (status === 401 || status === 403)
    return new SourceError(
      'denied',
      `${where} answered ${status}: authentication required. Set credentials for this mirror. For a channel on this hub, use the organization token.`,
    );
  if (status === 429) return new SourceError('status', `${where} answered 429: too many requests. Try again later.`);
  if (status === 304)
    return new SourceError(
      'status',
      `${where} answered 304 (not modified) to an unconditional request. Check the server or its proxy.`,
    );
  if (status >= 500) return new SourceError('status', `${where} answered ${status}: server error. Try again later.`);
  return new SourceError('not_found', `${where} answered ${status}. Check the address.`);
}
