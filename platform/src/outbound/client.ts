/** HTTP client for other servers: restricted addresses, few redirects, timeouts, and every failure as a SourceError. */
import { Agent as HttpAgent, maxHeaderSize, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { checkLiteralHost, checkResolvedHost, guardedLookup } from './address.ts';
import { SourceError } from './errors.ts';
import { askedWait } from './patience.ts';
import type { Patience } from './patience.ts';
import { proxyFor } from './proxy.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/**
 * A sync requests a few dozen files from a server, six concurrently.
 * With fewer connections, waiting for one would count as connecting.
 */
const AGENT = { keepAlive: true, maxSockets: 8 };

/** A response with unread body. `body` throws SourceError; leaving its loop early closes the connection. */
export interface SourceAnswer {
  status: number;
  /** Final URL after redirects. */
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Media type without parameters, lowercase; empty if missing. */
  contentType: string;
  /** Time in ms for which the server asks not to be contacted (429 and 503 with `Retry-After`); null if none. */
  busyFor: number | null;
  /** First byte of a partial response (206); null for others. */
  rangeStart: number | null;
  /** Size of the body as sent; null if unknown. */
  bytes: number | null;
  contentEncoding: string;
  body: AsyncIterable<Uint8Array>;
  /** Discards the body. */
  discard(): void;
}

/** Options of a request: headers, e.g. `if-none-match`, and a signal to cancel it. */
interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** Removes user, password, and channel token from a URL for display. */
export function redact(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//').replace(/\/t\/[^/]+/, '/t/*****');
}

/** Settings of a client. Times are in ms. */
export interface ClientSettings {
  /** Whether sources can have private, loopback, or link-local addresses (`MIRROR_ALLOW_PRIVATE`). */
  allowPrivate: boolean;
  /** Connection timeout. */
  connectTimeout: number;
  /** Idle timeout (`MIRROR_IDLE_SECONDS`). */
  idleTimeout: number;
  /**
   * Headers for URLs below a base URL that ends at a host or path boundary.
   * No other URL gets them, also not by a redirect.
   */
  credentials?: { below: string; headers: Readonly<Record<string, string>> } | undefined;
  /** Minimum rate: `bytes` per `ms` of waiting. Trickling bodies would block other work for hours. */
  pace: { bytes: number; ms: number };
  /** Waits and retries if a busy server asks for it; without it, such a response is returned. */
  patience?: Patience | undefined;
}

/**
 * Reads from sources over HTTP.
 * Close it when done. Uses Node's own client, because undici (7.30) fails, and may crash the process, if a server
 * closes its connection while the reader processes earlier data.
 */
export class SourceClient {
  readonly #settings: ClientSettings;
  readonly #http = new HttpAgent(AGENT);
  readonly #https = new HttpsAgent(AGENT);
  /** Proxy agents by proxy URL and scheme of the target. */
  readonly #proxied = new Map<string, HttpAgent>();

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a GET with at most five redirects, each checked like the first URL.
   * @throws SourceError without a response, or if the address isn't allowed. Any status is a response.
   */
  async get(url: string, options: SendOptions = {}): Promise<SourceAnswer> {
    let target = parse(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      checkLiteralHost(target.hostname, this.#settings.allowPrivate);
      const answer = await this.#patiently(target, options);
      if (!REDIRECTS.has(answer.status) || answer.location === undefined) return answer;
      answer.discard();
      target = parse(answer.location, target);
    }
    throw new SourceError(
      'redirects',
      `${redact(url)} was redirected more than ${MAX_REDIRECTS} times. Check the address; its server sends readers in a circle.`,
    );
  }

  /**
   * Sends a POST of a text, without redirects, because the text is meant for this URL only.
   * @throws SourceError without a response, or if the address isn't allowed. Any status is a response.
   */
  async post(url: string, sent: string, options: SendOptions = {}): Promise<SourceAnswer> {
    const target = parse(url);
    checkLiteralHost(target.hostname, this.#settings.allowPrivate);
    return this.#once(target, options, sent);
  }

  async close(): Promise<void> {
    this.#http.destroy();
    this.#https.destroy();
    for (const agent of this.#proxied.values()) agent.destroy();
  }

  /** Retries after the time that a busy server asks for, within the limit. */
  async #patiently(target: URL, options: SendOptions): Promise<SourceAnswer & { location?: string }> {
    const { patience } = this.#settings;
    for (;;) {
      const answer = await this.#once(target, options);
      if (answer.busyFor === null || patience === undefined) return answer;
      // Discards the body to free the connection during the wait. If the wait is too long, only the status matters.
      answer.discard();
      if (!(await patience.wait(answer.busyFor, answer.status, options.signal))) return answer;
    }
  }

  async #once(target: URL, options: SendOptions, sent?: string): Promise<SourceAnswer & { location?: string }> {
    try {
      const response = await this.#send(target, options, sent);
      const { headers } = response;
      const length = Number(headers['content-length']);
      return {
        status: response.statusCode ?? 0,
        url: target.href,
        etag: headers.etag ?? null,
        lastModified: headers['last-modified'] ?? null,
        contentType: headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
        busyFor: askedWait(response.statusCode ?? 0, { retryAfter: headers['retry-after'], date: headers.date }),
        rangeStart: response.statusCode === 206 ? rangeStartOf(headers['content-range']) : null,
        bytes: Number.isSafeInteger(length) && length > 0 ? length : null,
        contentEncoding: headers['content-encoding'] ?? 'identity',
        location: headers.location,
        body: translated(response, target, this.#settings, options.signal),
        discard: () => response.destroy(),
      };
    } catch (error) {
      throw asSourceError(error, target, options.signal);
    }
  }

  /** Returns the agent for a target, through the proxy if there is one. */
  #agentFor(target: URL, proxy: string | null): HttpAgent {
    const secure = target.protocol === 'https:';
    if (proxy === null) return secure ? this.#https : this.#http;
    const key = `${target.protocol}${proxy}`;
    const made =
      this.#proxied.get(key) ??
      new (secure ? HttpsAgent : HttpAgent)({ ...AGENT, proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } });
    this.#proxied.set(key, made);
    return made;
  }

  /** Sends a request and waits for the response's head. */
  async #send(target: URL, { headers, signal }: SendOptions, sent?: string): Promise<IncomingMessage> {
    const { allowPrivate, connectTimeout, idleTimeout, credentials } = this.#settings;
    const secret = credentials !== undefined && target.href.startsWith(credentials.below) ? credentials.headers : {};
    const proxy = proxyFor(target);
    if (proxy !== null) await checkResolvedHost(target.hostname, allowPrivate);
    return new Promise((resolve, reject) => {
      const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
        agent: this.#agentFor(target, proxy),
        // The operator configured the proxy, so it can have a private address.
        ...(proxy === null ? { lookup: guardedLookup(allowPrivate) } : {}),
        signal,
        ...(sent === undefined ? {} : { method: 'POST' }),
        headers: {
          'user-agent': sent === undefined ? 'terrarium-mirror' : 'terrarium-webhooks',
          'accept-encoding': 'gzip',
          ...headers,
          ...secret,
        },
      });
      let timer = setTimeout(() => request.destroy(stalled()), connectTimeout);
      request.once('finish', () => {
        clearTimeout(timer);
        timer = setTimeout(() => request.destroy(stalled()), idleTimeout);
      });
      request.once('response', (response) => {
        clearTimeout(timer);
        // Leaving the body early destroys it, and it then emits an unhandled error.
        response.on('error', () => undefined);
        resolve(response);
      });
      request.on('error', (error) => {
        clearTimeout(timer);
        // A server may close a kept-alive connection just when it is reused.
        if (request.reusedSocket && codeOf(error) === 'ECONNRESET')
          resolve(this.#send(target, { headers, signal }, sent));
        else reject(error);
      });
      request.end(sent);
    });
  }
}

function rangeStartOf(header: string | undefined): number | null {
  const start = /^bytes (\d{1,15})-/.exec(header ?? '')?.[1];
  return start === undefined ? null : Number(start);
}

function stalled(): Error {
  return Object.assign(new Error('Nothing came for too long.'), { code: 'ETIMEDOUT' });
}

function parse(url: string, base?: URL): URL {
  const parsed = URL.parse(url, base);
  if (parsed === null) throw new SourceError('bad_source', `'${redact(url)}' isn't a valid URL.`);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
    throw new SourceError('bad_source', `'${redact(url)}' isn't an HTTP or HTTPS URL.`);
  return parsed;
}

/** Yields the body while it is fast enough. Only time spent waiting for it counts. */
async function* translated(
  response: IncomingMessage,
  target: URL,
  { idleTimeout, pace }: ClientSettings,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let waited = 0;
  let bytes = 0;
  let asked = performance.now();
  const impatient = (): NodeJS.Timeout => setTimeout(() => response.destroy(stalled()), idleTimeout);
  let timer = impatient();
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      clearTimeout(timer);
      waited += performance.now() - asked;
      bytes += chunk.length;
      if (waited >= pace.ms) {
        if (bytes < pace.bytes)
          throw new SourceError(
            'slow',
            `${redact(target.origin)} sends less than ${Math.ceil(pace.bytes / pace.ms)} kB a second and was given up. Try again later, or use a nearer source.`,
          );
        waited = 0;
        bytes = 0;
      }
      yield chunk;
      asked = performance.now();
      timer = impatient();
    }
  } catch (error) {
    throw asSourceError(error, target, signal);
  } finally {
    clearTimeout(timer);
  }
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'errors' in error && Array.isArray(error.errors) ? codeOf(error.errors[0]) : '';
}

/**
 * Converts a network error to a SourceError.
 * Aborts stay unchanged, so that a cancellation isn't a failure of the source.
 */
function asSourceError(error: unknown, target: URL, signal?: AbortSignal): unknown {
  if (error instanceof SourceError || signal?.aborted) return error;
  const where = redact(target.origin);
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SourceError('unknown_host', `Can't resolve host '${target.hostname}'. Check the URL and your DNS.`, {
        cause: error,
      });
    case 'ETIMEDOUT':
      return new SourceError('timeout', `${where} timed out. Try again later.`, {
        cause: error,
      });
    case 'ECONNRESET':
    case 'EPIPE':
      return new SourceError('truncated', `${where} closed the connection early. Try again later.`, { cause: error });
    case 'HPE_HEADER_OVERFLOW':
      return new SourceError(
        'too_large',
        `${where} answered with more than ${maxHeaderSize / 1024} kB of headers, more than are read. Its server has to send less.`,
        { cause: error },
      );
    default:
      // Node's parser codes for invalid HTTP.
      if (code.startsWith('HPE_'))
        return new SourceError(
          'malformed',
          `${where} answered something that is not HTTP (${code}). Check the address, its port, and whether it begins with https.`,
          { cause: error },
        );
      return new SourceError(
        'unreachable',
        `${where} could not be reached (${code || 'no answer'}). Check the address and that the server runs.`,
        { cause: error },
      );
  }
}
