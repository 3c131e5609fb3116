/** HTTP for mirrors: guarded addresses, few redirects, time limits, and every failure as a SourceError. */
import { Agent, request } from 'undici';
import { checkLiteralHost, guardedLookup } from './address.ts';
import { SourceError } from './errors.ts';
import type { MirrorSettings } from './settings.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** An answer whose body has not been read. `body` throws SourceError; leaving its loop early ends the connection. */
export interface SourceAnswer {
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Bytes of the body as sent; null when the server does not say. */
  bytes: number | null;
  contentEncoding: string;
  body: AsyncIterable<Uint8Array>;
  /** Drops the body. */
  discard(): void;
}

/** An address as it may be shown: without user, password and channel token. */
export function redact(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//').replace(/\/t\/[^/]+/, '/t/*****');
}

/** Reads from sources over HTTP. Close it when the work is done. */
export class SourceClient {
  readonly #settings: MirrorSettings;
  readonly #agent: Agent;

  constructor(settings: MirrorSettings) {
    this.#settings = settings;
    this.#agent = new Agent({
      connect: { lookup: guardedLookup(settings.allowPrivate), timeout: settings.connectTimeout },
      headersTimeout: settings.idleTimeout,
      bodyTimeout: settings.idleTimeout,
      connections: 4,
    });
  }

  /**
   * GET with at most five redirects, each checked as the first address was.
   * @param headers sent as they are, e.g. `if-none-match`
   * @throws SourceError when nothing answers, or the address is not allowed; any status is an answer
   */
  async get(url: string, options: { headers?: Record<string, string>; signal?: AbortSignal } = {}): Promise<SourceAnswer> {
    let target = parse(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      checkLiteralHost(target.hostname, this.#settings.allowPrivate);
      const answer = await this.#once(target, options);
      if (!REDIRECTS.has(answer.status) || answer.location === undefined) return answer;
      answer.discard();
      target = parse(answer.location, target);
    }
    throw new SourceError('redirects', `${redact(url)} was redirected more than ${MAX_REDIRECTS} times. Check the address; its server sends readers in a circle.`);
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #once(target: URL, options: { headers?: Record<string, string>; signal?: AbortSignal }): Promise<SourceAnswer & { location?: string }> {
    try {
      const { statusCode, headers, body } = await request(target, {
        dispatcher: this.#agent, signal: options.signal,
        headers: { 'user-agent': 'terrarium-mirror', 'accept-encoding': 'gzip', ...options.headers },
      });
      // An early end of reading destroys the body, which then reports an error that nobody waits for.
      body.on('error', () => undefined);
      const length = Number(single(headers['content-length']));
      return {
        status: statusCode, url: target.href,
        etag: single(headers['etag']) ?? null, lastModified: single(headers['last-modified']) ?? null,
        bytes: Number.isSafeInteger(length) && length > 0 ? length : null,
        contentEncoding: single(headers['content-encoding']) ?? 'identity',
        location: single(headers['location']),
        body: translated(body, target, options.signal),
        discard: () => body.destroy(),
      };
    } catch (error) {
      throw asSourceError(error, target, options.signal);
    }
  }
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function parse(url: string, base?: URL): URL {
  const parsed = URL.parse(url, base);
  if (parsed === null) throw new SourceError('bad_source', `'${redact(url)}' is no address.`);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') throw new SourceError('bad_source', `'${redact(url)}' is no http or https address.`);
  return parsed;
}

async function* translated(body: AsyncIterable<Uint8Array>, target: URL, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) yield chunk;
  } catch (error) {
    throw asSourceError(error, target, signal);
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'errors' in error && Array.isArray(error.errors) ? codeOf(error.errors[0]) : '';
}

/** A failure of the network in words; an abort stays what it is, so that a cancel is no failure of the source. */
function asSourceError(error: unknown, target: URL, signal?: AbortSignal): unknown {
  if (error instanceof SourceError || signal?.aborted) return error;
  if (error instanceof Error && error.cause instanceof SourceError) return error.cause;
  const where = redact(target.origin);
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND': case 'EAI_AGAIN':
      return new SourceError('unknown_host', `No host is known as '${target.hostname}'. Check the address, or try again if the name is right.`, { cause: error });
    case 'UND_ERR_CONNECT_TIMEOUT': case 'UND_ERR_HEADERS_TIMEOUT': case 'UND_ERR_BODY_TIMEOUT': case 'ETIMEDOUT':
      return new SourceError('timeout', `${where} sent nothing for too long and was given up. Try again later.`, { cause: error });
    case 'UND_ERR_SOCKET': case 'ECONNRESET': case 'EPIPE': case 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH':
      return new SourceError('truncated', `${where} ended the connection in the middle of its answer. Try again later.`, { cause: error });
    default:
      return new SourceError('unreachable', `${where} could not be reached (${code || 'no answer'}). Check the address and that the server runs.`, { cause: error });
  }
}
