/**
 * Sends files from the shared disk to raw HTTP responses: small ones from memory, medium ones in one piece, large ones
 * in several.
 */
import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import { LRUCache } from 'lru-cache';
import { ReusedBuffers } from '@terrarium/domain/bytes';
import { isFresh, rangeOf } from '@terrarium/domain/http';
import type { FileDecision } from './decisionContract.ts';
import { OpenFiles } from './openFiles.ts';

/** Settings of {@link FileSender}. */
export interface SenderOptions {
  /** Maximum size of files cached in memory. */
  small: number;
  /** Total size of the memory cache. */
  memory: number;
  /** Maximum chunk size of a large file. Each response has two. */
  piece: number;
  /** Memory in bytes for the chunks of all responses: with more clients, chunks become smaller, down to an eighth. */
  pieces: number;
}

const OPTIONS: SenderOptions = {
  small: 64 * 1024,
  memory: 32 * 1024 * 1024,
  piece: 512 * 1024,
  pieces: 64 * 1024 * 1024,
};

/** Memory to keep for later responses: enough for those that a fleet's connections send at a time. */
const BUFFERS = { smallest: 64 * 1024, mostKept: 32 * 1024 * 1024 };

/** Error: the client disconnected. */
class ClientGone extends Error {}

/** Sends files. */
export class FileSender {
  readonly #dataDir: string;
  readonly #options: SenderOptions;
  readonly #cache: LRUCache<string, Buffer>;
  readonly #files = new OpenFiles();
  readonly #buffers = new ReusedBuffers(BUFFERS);
  /** Responses with medium and large files that are being sent. */
  #sending = 0;

  constructor(dataDir: string, options: Partial<SenderOptions> = {}) {
    this.#dataDir = dataDir;
    this.#options = { ...OPTIONS, ...options };
    this.#cache = new LRUCache({ maxSize: this.#options.memory, sizeCalculation: ({ length }) => Math.max(1, length) });
  }

  /**
   * Serves a file for GET or HEAD: 200, 206, 304, or 416.
   * @param plain the file; sent in one of its encodings if the client accepts it and requests no range
   * @param given headers to add, as name, value, name, value
   * @throws if the file is unreadable before anything was sent; later the connection is closed
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    plain: FileDecision,
    given: readonly string[],
  ): void | Promise<void> {
    const { headers } = request;
    const coded = codedFor(headers, plain);
    const file = coded === undefined ? plain : { ...plain, ...coded };
    const extra =
      plain.codings === undefined
        ? given
        : [...given, 'Vary', 'Accept-Encoding', ...(coded === undefined ? [] : ['Content-Encoding', coded.coding])];
    if (
      (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) &&
      isFresh(headers, file.etag, file.lastModified)
    ) {
      response.writeHead(304, ['ETag', file.etag, 'Cache-Control', file.cacheControl, ...extra]);
      response.end();
      return;
    }
    // A range is defined for GET only (RFC 9110, section 14.2).
    const range = headers.range === undefined || request.method === 'HEAD' ? null : rangeOf(headers, file);
    if (range === 'unsatisfiable') {
      response.writeHead(416, ['Content-Range', `bytes */${file.size}`, 'Content-Length', '0', ...extra]);
      response.end();
      return;
    }
    const start = range === null ? 0 : range.start;
    const length = range === null ? file.size : range.end - range.start + 1;
    const head = [
      'Content-Type',
      file.contentType,
      'Content-Length',
      String(length),
      'ETag',
      file.etag,
      'Cache-Control',
      file.cacheControl,
      'Last-Modified',
      file.lastModified,
      'Accept-Ranges',
      'bytes',
      ...extra,
    ];
    if (range !== null) head.push('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    const status = range === null ? 200 : 206;
    if (request.method === 'HEAD') {
      response.writeHead(status, head);
      response.end();
      return;
    }
    const key = `${file.path} ${file.offset ?? 0} ${file.etag}`;
    const held = this.#cache.get(key);
    if (held !== undefined) {
      response.writeHead(status, head);
      response.end(range === null ? held : held.subarray(start, start + length));
      return;
    }
    const answer = { response, status, head, start, length };
    if (file.size <= this.#options.small) return this.#sendSmall(answer, file, key);
    return length <= Math.min(this.#options.piece / 2, this.#pieceSize())
      ? this.#sendMedium(answer, file)
      : this.#sendLarge(answer, file);
  }

  /** Closes the open files. */
  close(): void {
    this.#files.close();
  }

  /** Reads the whole file and keeps it in memory. */
  async #sendSmall({ response, status, head, start, length }: Answer, file: FileDecision, key: string): Promise<void> {
    const bytes = Buffer.allocUnsafeSlow(file.size);
    await this.#read(file, bytes, 0);
    this.#cache.set(key, bytes);
    if (response.destroyed) return;
    response.writeHead(status, head);
    response.end(bytes.subarray(start, start + length));
  }

  /** Sends a part that fits into one buffer. */
  async #sendMedium({ response, status, head, start, length }: Answer, file: FileDecision): Promise<void> {
    this.#sending++;
    response.once('close', () => this.#sending--);
    const bytes = this.#buffers.take(length);
    await this.#read(file, bytes, start);
    if (response.destroyed) return this.#buffers.give(bytes);
    // Only now the socket has passed the bytes on. Those of an aborted response are left to the garbage collector.
    response.once('finish', () => this.#buffers.give(bytes));
    response.writeHead(status, head);
    response.end(bytes);
  }

  /** Fills a buffer with the bytes of a file from a position on. @throws if the file has fewer */
  #read({ path, offset = 0 }: FileDecision, bytes: Buffer, from: number): Promise<void> {
    return this.#files.use(join(this.#dataDir, path), (handle) =>
      readFully(handle, bytes, bytes.length, offset + from),
    );
  }

  #pieceSize(): number {
    const { piece, pieces } = this.#options;
    return Math.max(Math.ceil(piece / 8), Math.min(piece, Math.floor(pieces / 2 / Math.max(1, this.#sending))));
  }

  /** Alternates two buffers: while the socket sends one, the disk fills the other. */
  async #sendLarge({ response, status, head, start, length }: Answer, file: FileDecision): Promise<void> {
    this.#sending++;
    const size = Math.min(this.#pieceSize(), length);
    const buffers = [this.#buffers.take(size), this.#buffers.take(size)];
    let writing: Promise<void> = Promise.resolve();
    try {
      for (let at = 0, turn = 0; at < length; turn ^= 1) {
        const piece = buffers[turn]!.subarray(0, Math.min(size, length - at));
        await this.#read(file, piece, start + at);
        if (at === 0) response.writeHead(status, head);
        at += piece.length;
        await writing;
        writing = written(response, piece);
        // The promise may be awaited only after a failed write; avoid an unhandled rejection until then.
        writing.catch(() => undefined);
      }
      await writing;
      response.end();
      for (const buffer of buffers) this.#buffers.give(buffer);
    } catch (error) {
      if (!response.headersSent) throw error;
      if (!(error instanceof ClientGone)) response.destroy();
    } finally {
      this.#sending--;
    }
  }
}

/** A response to send, and the bytes of the file that belong to it. */
interface Answer {
  response: ServerResponse;
  status: number;
  head: string[];
  start: number;
  length: number;
}

/**
 * Selects the encoding of a file by Accept-Encoding (RFC 9110, section 12.5.3). A range always refers to the
 * uncompressed file.
 */
function codedFor(
  headers: IncomingMessage['headers'],
  { codings }: FileDecision,
): NonNullable<FileDecision['codings']>[number] | undefined {
  if (codings === undefined || headers['accept-encoding'] === undefined || headers.range !== undefined)
    return undefined;
  const accepted = new Negotiator({ headers }).encodings(codings.map(({ coding }) => coding));
  return codings.find(({ coding }) => accepted.includes(coding));
}

function written(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (response.destroyed) {
      reject(new ClientGone());
      return;
    }
    const gone = (): void => reject(new ClientGone());
    response.once('close', gone);
    response.write(piece, (error) => {
      response.off('close', gone);
      if (error) reject(new ClientGone());
      else resolve();
    });
  });
}

async function readFully(handle: FileHandle, buffer: Buffer, length: number, position: number): Promise<void> {
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(buffer, done, length - done, position + done);
    if (bytesRead === 0) throw new Error('The file is shorter than its record says.');
    done += bytesRead;
  }
}
