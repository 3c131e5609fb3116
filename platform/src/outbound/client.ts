/** HTTP to other servers: guarded addresses, few redirects, time limits, and every failure as a SourceError. */
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
/** A sync asks for a few dozen files of one server, six at once; fewer connections would make some wait for a free one, which counts as connecting. */
const AGENT = { keepAlive: true, maxSockets: 8 };

/** An answer whose body has not been read. `body` throws SourceError; leaving its loop early ends the connection. */
export interface SourceAnswer {
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  etag: string | null;
  lastModified: string | null;
  /** Media type without parameters, lower case; empty when the server does not say. */
  contentType: string;
  /** For how long, in ms, the server asks to be left alone (429 and 503 with `Retry-After`); null where it does not. */
  busyFor: number | null;
  /** First byte of the body in the whole, of an answer with a part (206); null for others. */
  rangeStart: number | null;
  /** Bytes of the body as sent; null when the server does not say. */
  bytes: number | null;
  contentEncoding: string;
  body: AsyncIterable<Uint8Array>;
  /** Drops the body. */
  discard(): void;
}

/** What goes with a request: headers as they are, e.g. `if-none-match`, and what ends it. */
interface SendOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** An address as it may be shown: without user, password and channel token. */
export function redact(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//').replace(/\/t\/[^/]+/, '/t/*****');
}

/** What a client must know. Times in ms. */
export interface ClientSettings {
  /** Whether sources may lie at private, loopback or link-local addresses (`MIRROR_ALLOW_PRIVATE`). */
  allowPrivate: boolean;
  /** Longest wait for a connection. */
  connectTimeout: number;
  /** Longest wait without a byte (`MIRROR_IDLE_SECONDS`). */
  idleTimeout: number;
  /** Headers of the addresses that begin with one, which ends where a host or a path does; no other address gets them, also not by a redirect. */
  credentials?: { below: string; headers: Readonly<Record<string, string>> } | undefined;
  /** A body must bring `bytes` in every `ms` that are spent waiting for it: one that trickles would hold up the work of others for hours. */
  pace: { bytes: number; ms: number };
  /** What waits where a busy server asks for it, and then asks again; without it such an answer is one like others. */
  patience?: Patience | undefined;
}

/**
 * Reads from sources over HTTP. Close it when the work is done. It stands on Node's own client: undici (7.30) breaks, and may take the process with it, when a
 * server ends its connection while the reader is busy with what came before.
 */
export class SourceClient {
  readonly #settings: ClientSettings;
  readonly #http = new HttpAgent(AGENT);
  readonly #https = new HttpsAgent(AGENT);
  /** Agents that go through a proxy, by its address and the scheme of the target. */
  readonly #proxied = new Map<string, HttpAgent>();

  constructor(settings: ClientSettings) {
    this.#settings = settings;
  }

  /**
   * GET with at most five redirects, each checked as the first address was.
   * @throws SourceError when nothing answers, or the address is not allowed; any status is an answer
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
   * POST of a text. No redirect is followed: what is sent is meant for this address alone.
   * @throws SourceError when nothing answers, or the address is not allowed; any status is an answer
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

  /** Asks again after as long as a busy server asks for, while there is patience. */
  async #patiently(target: URL, options: SendOptions): Promise<SourceAnswer & { location?: string }> {
    const { patience } = this.#settings;
    for (;;) {
      const answer = await this.#once(target, options);
      if (answer.busyFor === null || patience === undefined) return answer;
      // The connection is not held meanwhile; where there is no time left to wait, the status is all that is read of it.
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

  /** The agent that reaches a target, through the proxy where there is one. */
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

  /** Sends a request and waits for the head of its answer. */
  async #send(target: URL, { headers, signal }: SendOptions, sent?: string): Promise<IncomingMessage> {
    const { allowPrivate, connectTimeout, idleTimeout, credentials } = this.#settings;
    const secret = credentials !== undefined && target.href.startsWith(credentials.below) ? credentials.headers : {};
    const proxy = proxyFor(target);
    if (proxy !== null) await checkResolvedHost(target.hostname, allowPrivate);
    return new Promise((resolve, reject) => {
      const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)(target, {
        agent: this.#agentFor(target, proxy),
        // The operator named the proxy, so it may lie at a private address.
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
        // An early end of reading destroys the body, which then reports an error that nobody waits for.
        response.on('error', () => undefined);
        resolve(response);
      });
      request.on('error', (error) => {
        clearTimeout(timer);
        // A server may end a connection that it kept open just when it is used again.
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
  if (parsed === null) throw new SourceError('bad_source', `'${redact(url)}' is no address.`);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
    throw new SourceError('bad_source', `'${redact(url)}' is no http or https address.`);
  return parsed;
}

/** The body, for as long as it comes fast enough; only the time that is spent waiting for it counts. */
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

/** A failure of the network in words; an abort stays what it is, so that a cancel is no failure of the source. */
function asSourceError(error: unknown, target: URL, signal?: AbortSignal): unknown {
  if (error instanceof SourceError || signal?.aborted) return error;
  const where = redact(target.origin);
  const code = codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SourceError(
        'unknown_host',
        `No host is known as '${target.hostname}'. Check the address, or try again if the name is right.`,
        { cause: error },
      );
    case 'ETIMEDOUT':
      return new SourceError('timeout', `${where} sent nothing for too long and was given up. Try again later.`, {
        cause: error,
      });
    case 'ECONNRESET':
    case 'EPIPE':
      return new SourceError(
        'truncated',
        `${where} ended the connection in the middle of its answer. Try again later.`,
        { cause: error },
      );
    case 'HPE_HEADER_OVERFLOW':
      return new SourceError(
        'too_large',
        `${where} answered with more than ${maxHeaderSize / 1024} kB of headers, more than are read. Its server has to send less.`,
        { cause: error },
      );
    default:
      // What Node's parser calls what is no HTTP.
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
