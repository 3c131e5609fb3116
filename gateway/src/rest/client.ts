import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { BrokenCircuitError, circuitBreaker, handleWhen, SamplingBreaker } from 'cockatiel';
import { Pool, type Dispatcher } from 'undici';
import type { Ending } from './ending.ts';
import { abandonedError, contractError, errorOfAnswer, isOutage, timeoutError, unavailableError, UpstreamError } from './errors.ts';
import { exchange, type WholeAnswer } from './exchange.ts';
import { ParsedAnswers } from './parsed.ts';

/**
 * Deadline of one upstream call by class, in milliseconds: for the head of its answer, and for every pause in its body. undici looks
 * at its clock twice a second. The whole request has a deadline of its own, whatever its calls do.
 */
const deadlines = { read: 3_000, search: 5_000, write: 10_000 } as const;

/** Class of an upstream call: how long it may take, and which calls share a circuit breaker. */
export type CallKind = keyof typeof deadlines;

/** Longest body that is read from upstream, in bytes. */
const largestAnswer = 16 * 1024 * 1024;
/** Most calls under way or waiting for a connection. */
const mostCalls = 512;
/** A retry comes after a random wait up to this many milliseconds. */
const longestWait = 200;

/** What one upstream call needs besides its path. */
export interface CallOptions {
  body?: unknown;
  /** Media type to ask for instead of JSON; a good answer is then given as its text. */
  accept?: string;
  kind: CallKind;
  /** Whether the same call may be made again when its answer was lost. */
  repeatable: boolean;
  /** Makes a repeated write count once: the platform answers the second with the first one's answer. */
  idempotencyKey?: string;
}

/** Who calls: goes into the headers of every upstream call of one request. */
export interface Caller {
  /** Access token; undefined for visitors. */
  accessToken: string | undefined;
  requestId: string;
  /** Address of the client, for limits and logs upstream. */
  address: string;
  traceparent?: string | undefined;
  /** Cookies of the identity service, for its calls only, and the name of the browser, also for those that change an account. */
  browser?: { cookie: string | undefined; userAgent: string | undefined };
  /** Ends all calls of the request: the client is gone or the deadline has passed. */
  signal: Ending;
}

/**
 * Spends retries at most as a tenth of calls, so that a failing upstream is not hit harder for failing.
 */
class RetryBudget {
  #tokens = 10;
  earn(): void { this.#tokens = Math.min(10, this.#tokens + 0.1); }
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** Opens when at least half of the calls of five seconds were outages (ten at least); tries one call a second later. */
const breaker = () => circuitBreaker(handleWhen(isOutage), { halfOpenAfter: 1_000, breaker: new SamplingBreaker({ threshold: 0.5, duration: 5_000, minimumRps: 2 }) });

/** One upstream: its connection pool, bound on calls, circuit breakers and retry budget; shared by all requests. */
export class Upstream {
  readonly #pool: Pool;
  readonly #budget = new RetryBudget();
  readonly #breakers = { read: breaker(), search: breaker(), write: breaker() };
  readonly #parsed = new ParsedAnswers();
  #calls = 0;

  constructor(baseUrl: string) {
    this.#pool = new Pool(baseUrl, {
      connections: 64, pipelining: 1, headersTimeout: deadlines.write, bodyTimeout: deadlines.write, maxResponseSize: largestAnswer, connect: { timeout: 2_000 },
    });
  }

  close(): Promise<void> { return this.#pool.destroy(); }

  /**
   * One call with deadline and, where it is safe, one retry after a random wait.
   * @throws UpstreamError always in the normal form
   */
  async call<T>(method: Dispatcher.HttpMethod, target: string, caller: Caller, options: CallOptions): Promise<T> {
    if (this.#calls >= mostCalls) throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'This hub is busy. Try again in a moment.', { status: 503, retryAfter: 1 });
    const { kind } = options;
    this.#calls += 1;
    this.#budget.earn();
    try {
      return await this.#guarded<T>(kind, () => this.#once<T>(method, target, caller, options));
    } catch (error) {
      // An answer with a status is an answer (ERR-12): only what was lost on the way is asked again.
      const lost = error instanceof UpstreamError && error.code === 'UPSTREAM_UNAVAILABLE' && error.status === undefined;
      if (!lost || !options.repeatable || caller.signal.aborted || !this.#budget.spend()) throw error;
      await delay(Math.random() * longestWait);
      return await this.#guarded<T>(kind, () => this.#once<T>(method, target, caller, options));
    } finally {
      this.#calls -= 1;
    }
  }

  async #guarded<T>(kind: CallKind, once: () => Promise<T>): Promise<T> {
    try {
      return await this.#breakers[kind].execute(once);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw unavailableError(error, { status: 503, retryAfter: 1 });
      throw error;
    }
  }

  async #once<T>(method: Dispatcher.HttpMethod, target: string, caller: Caller, options: CallOptions): Promise<T> {
    const headers: Record<string, string> = { accept: options.accept ?? 'application/json', 'x-request-id': caller.requestId, 'x-forwarded-for': caller.address };
    if (caller.accessToken) headers['authorization'] = `Bearer ${caller.accessToken}`;
    if (caller.traceparent) headers['traceparent'] = caller.traceparent;
    const identity = target.startsWith('/api/iam/');
    if (caller.browser && (identity || target.startsWith('/api/users/'))) {
      if (identity && caller.browser.cookie) headers['cookie'] = caller.browser.cookie;
      if (caller.browser.userAgent) headers['user-agent'] = caller.browser.userAgent;
    }
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    if (options.body !== undefined) headers['content-type'] = 'application/json';
    let answer: WholeAnswer;
    try {
      answer = await exchange(this.#pool, {
        method, path: target, headers, body: options.body === undefined ? null : JSON.stringify(options.body),
        headersTimeout: deadlines[options.kind], bodyTimeout: deadlines[options.kind],
      }, caller.signal);
    } catch (error) {
      if (caller.signal.aborted) throw abandonedError(error);
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Failures of the network have a code; anything else is a fault of our own.
      if (typeof code !== 'string') throw error;
      if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') throw timeoutError(error);
      throw code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? contractError(error) : unavailableError(error);
    }
    const { status, bytes } = answer;
    if (options.accept !== undefined && status < 400) return bytes.toString() as T;
    let body: unknown;
    if (bytes.length > 0) {
      try {
        // What a write answers may hold a secret that is shown once.
        body = method === 'GET' && status < 400 ? this.#parsed.parse(target, bytes) : JSON.parse(bytes.toString('utf8'));
      } catch (error) {
        if (status < 400) throw contractError(error);
      }
    }
    if (status >= 400) throw errorOfAnswer(answer, body, answer.retryAfter);
    return body as T;
  }
}

/** What stands behind the `?` of an address; empty values are left out. */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** `?a=1&b=2` without empty values. */
function queryString(query: Query | undefined): string {
  if (!query) return '';
  let text = '';
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) text += `${text === '' ? '?' : '&'}${typeof value === 'string' ? new URLSearchParams({ [name]: value }).toString() : `${name}=${value}`}`;
  return text;
}

/** A path from a template literal with every value encoded: path`/api/organizations/${org}`. Half of a surrogate pair, which has no encoding, becomes U+FFFD and names nothing. */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((text, part, i) => `${text}${encodeURIComponent(String(values[i - 1]).toWellFormed())}${part}`);
}

/** The upstream as one request sees it: its caller is filled in, and identical reads in flight are shared. */
export class RestClient {
  readonly #upstream: Upstream;
  readonly #caller: Caller;
  readonly #reads = new Map<string, Promise<unknown>>();

  constructor(upstream: Upstream, caller: Caller) {
    this.#upstream = upstream;
    this.#caller = caller;
  }

  /** GET, shared with the same GET of this request until something is written. Nobody may change the value: other requests may have got it, too. */
  get<T>(target: string, query?: Query, kind: CallKind = 'read'): Promise<T> {
    const address = target + queryString(query);
    let answer = this.#reads.get(address) as Promise<T> | undefined;
    if (!answer) {
      answer = this.#upstream.call<T>('GET', address, this.#caller, { kind, repeatable: true });
      this.#reads.set(address, answer);
    }
    return answer;
  }

  /** GET that answers null where there is no such thing or it is not visible. */
  async find<T>(target: string, query?: Query): Promise<T | null> {
    try {
      return await this.get<T>(target, query);
    } catch (error) {
      if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** GET of something that is no JSON, e.g. a table. `accept` is its media type. */
  text(target: string, accept: string): Promise<string> {
    return this.#upstream.call<string>('GET', target, this.#caller, { accept, kind: 'read', repeatable: true });
  }

  /** POST, PUT, PATCH or DELETE; carried out once, however often it is sent. What was read before is read anew afterwards. */
  async write<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', target: string, body?: unknown): Promise<T> {
    // The platform keeps keys by user: for visitors there is none.
    const keyed = this.#caller.accessToken === undefined ? { repeatable: false } : { repeatable: true, idempotencyKey: randomUUID() };
    try {
      return await this.#upstream.call<T>(method, target, this.#caller, { body, kind: 'write', ...keyed });
    } finally {
      this.#reads.clear();
    }
  }

  /** POST that changes nothing (a computation), so that reads stay shared. */
  compute<T>(target: string, body: unknown): Promise<T> {
    return this.#upstream.call<T>('POST', target, this.#caller, { body, kind: 'write', repeatable: true });
  }
}
