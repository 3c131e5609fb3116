import { PROJECT_API_VERSION } from '@terrarium/domain/access';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { callerKey, defaultQuotas, FairQueue, QueueFull, type QueueState, type OperationCost } from '../quota/index.ts';
import { Breakers } from './breakers.ts';
import type { RequestAbort } from './requestAbort.ts';
import { checkAnswer } from './contract.ts';
import {
  abandonedError,
  contractError,
  queryTooCostlyError,
  tooManyWaitingError,
  errorOfAnswer,
  timeoutError,
  unavailableError,
  UpstreamError,
  type FailedCallKind,
} from './errors.ts';
import { exchange, type WholeAnswer } from './exchange.ts';
import { ParsedAnswers } from './parsedAnswers.ts';

/**
 * Deadlines of upstream calls by class, in milliseconds: for the head of the response, and for every pause in its body.
 * undici checks twice a second. The client's request has its own deadline.
 */
const deadlines = { read: 3_000, search: 5_000, write: 10_000 } as const;

/** Class of an upstream call: how long it may take, and which calls share a circuit breaker. */
export type CallKind = keyof typeof deadlines;

/** Longest body that is read from upstream, in bytes. */
const largestAnswer = 16 * 1024 * 1024;
/** Connections to one upstream. */
const connections = 64;
/** Calls that wait for changes, see {@link Upstream.wait}, and the deadline of each in milliseconds. */
const waits = { connections: 2_048, deadline: 35_000 } as const;
/** Maximum number of waiting calls, in total and per caller. */
const mostWaiting = 2_048;
const mostWaitingOfCaller = 512;
/**
 * Maximum length of an upstream path and query in characters: names and IDs are short, and upstream would reject longer
 * ones.
 */
const longestTarget = 4_096;
/** Maximum random delay before a retry, in milliseconds. */
const longestWait = 200;

/** Options of an upstream call in addition to its path. */
export interface CallOptions {
  /** Bytes, or a value to send as JSON. */
  body?: unknown;
  /** Media type to request instead of JSON; a successful response is returned as text. */
  accept?: string;
  kind: CallKind;
  /** Whether the call can be retried after its response was lost. */
  repeatable: boolean;
  /** Makes a repeated write count once: the platform returns the first response again. */
  idempotencyKey?: string;
  /** ETag of the version that a write changes. */
  ifMatch?: string;
  /** Whether it is a computation that only looks like a write. */
  changesNothing?: true;
}

/** Network failures before a request was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The caller, for the headers of every upstream call of one request. */
export interface Caller {
  /** Access token; undefined for visitors. */
  accessToken: string | undefined;
  requestId: string;
  /** Address of the client, for upstream limits and logs. */
  address: string;
  /** Key for sharing connections with other callers; default: the address. */
  key?: string;
  /** Remaining upstream limits of its operation; none by default. */
  operationCost?: OperationCost;
  traceparent?: string | undefined;
  /** Contract violations in responses of the request, for the log and for resulting errors. */
  breaches?: string[];
  /** The caller's own `Idempotency-Key` for its writes: a repeated request counts once. */
  idempotencyKey?: string | undefined;
  /** Counts the request's writes under that key, and those that were executed by an earlier request. */
  keyedWrites?: { count: number; replayed: number };
  /**
   * Cookies of the identity service, only for its calls, and the browser's user agent, also for calls that change an
   * account.
   */
  browser?: { cookie: string | undefined; userAgent: string | undefined };
  /** Ends all calls of the request: the client disconnected or the deadline passed. */
  signal: RequestAbort;
}

/** Limits retries to a tenth of calls, so that a failing upstream doesn't get more load. */
class RetryBudget {
  #tokens = 10;
  earn(): void {
    this.#tokens = Math.min(10, this.#tokens + 0.1);
  }
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** One upstream: its connection pool, the line before it, circuit breakers and retry budget; shared by all requests. */
export class Upstream {
  readonly #pool: Pool;
  /** For calls that wait: they would occupy the connections of the others. */
  readonly #waits: Pool;
  readonly #budget = new RetryBudget();
  readonly #breakers = new Breakers();
  readonly #parsed = new ParsedAnswers();
  readonly #queue: FairQueue;

  /** @param concurrency maximum number of running calls per caller */
  constructor(baseUrl: string, concurrency: number = defaultQuotas.concurrency) {
    this.#queue = new FairQueue({
      slots: connections,
      perCaller: concurrency,
      waiting: mostWaiting,
      waitingPerCaller: mostWaitingOfCaller,
    });
    this.#pool = new Pool(baseUrl, {
      connections,
      pipelining: 1,
      headersTimeout: deadlines.write,
      bodyTimeout: deadlines.write,
      maxResponseSize: largestAnswer,
      connect: { timeout: 2_000 },
    });
    this.#waits = new Pool(baseUrl, {
      connections: waits.connections,
      pipelining: 1,
      headersTimeout: waits.deadline,
      bodyTimeout: waits.deadline,
      maxResponseSize: largestAnswer,
      connect: { timeout: 2_000 },
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.destroy(), this.#waits.destroy()]);
  }

  /** Counters of the line before the connections, and the areas that are away. */
  get state(): QueueState & { open: string[] } {
    return { ...this.#queue.state, open: this.#breakers.open };
  }

  /**
   * Makes a call with a deadline and, if it is safe, one retry after a random delay. Waits while the caller has too
   * many running calls.
   * @throws UpstreamError always in the common form
   */
  async call<T>(method: Dispatcher.HttpMethod, target: string, caller: Caller, options: CallOptions): Promise<T> {
    if (target.length > longestTarget)
      throw new UpstreamError('BAD_USER_INPUT', 'A name, id or search text of this request is too long.', {
        status: 414,
      });
    if (caller.operationCost?.addCall() === false) throw queryTooCostlyError(caller.operationCost.over!);
    const key = caller.key ?? callerKey(null, caller.address);
    try {
      const turn = this.#queue.enter(key, caller.signal, caller.operationCost?.isAmple);
      if (turn) await turn;
    } catch (error) {
      throw error instanceof QueueFull ? tooManyWaitingError() : endedError(caller, error, 'notSent');
    }
    const { kind } = options;
    this.#budget.earn();
    const begun = performance.now();
    const once = (): Promise<T> =>
      this.#breakers.run(kind, target, key, () => this.#once<T>(method, target, caller, options));
    try {
      return await once();
    } catch (error) {
      // Any status is a response (ERR-12): only lost responses are retried.
      const lost =
        error instanceof UpstreamError && error.code === 'UPSTREAM_UNAVAILABLE' && error.status === undefined;
      if (!lost || !options.repeatable || caller.signal.aborted || !this.#budget.spend()) throw error;
      await delay(Math.random() * longestWait);
      // If the retry wasn't sent, report the result of the first attempt.
      return await once().catch((again: unknown) => {
        throw again instanceof UpstreamError && again.fate === 'notSent' ? error : again;
      });
    } finally {
      this.#queue.leave(key);
      if (caller.operationCost) caller.operationCost.waited += performance.now() - begun;
    }
  }

  /**
   * Makes a GET whose response comes when something changes. It has connections of its own, and is made once.
   * @throws UpstreamError
   */
  wait<T>(target: string, caller: Caller): Promise<T> {
    const options: CallOptions = { kind: 'read', repeatable: false };
    return this.#once<T>('GET', target, caller, options, { pool: this.#waits, deadline: waits.deadline });
  }

  async #once<T>(
    method: Dispatcher.HttpMethod,
    target: string,
    caller: Caller,
    options: CallOptions,
    { pool, deadline } = { pool: this.#pool, deadline: deadlines[options.kind] as number },
  ): Promise<T> {
    const headers: Record<string, string> = {
      accept: options.accept ?? 'application/json',
      'x-request-id': caller.requestId,
      'x-forwarded-for': caller.address,
    };
    if (caller.accessToken) headers['authorization'] = `Bearer ${caller.accessToken}`;
    if (caller.traceparent) headers['traceparent'] = caller.traceparent;
    const identity = target.startsWith('/api/iam/');
    if (caller.browser && (identity || target.startsWith('/api/users/'))) {
      if (identity && caller.browser.cookie) headers['cookie'] = caller.browser.cookie;
      if (caller.browser.userAgent) headers['user-agent'] = caller.browser.userAgent;
    }
    // The documents' project calls name the version that they mean (PROJ-05).
    if (/^\/api\/projects(?:[/?]|$)/.test(target)) headers['api-version'] = PROJECT_API_VERSION;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    if (options.ifMatch) headers['if-match'] = options.ifMatch;
    const raw = Buffer.isBuffer(options.body) ? options.body : null;
    if (options.body !== undefined) headers['content-type'] = raw ? 'application/octet-stream' : 'application/json';
    // A computation by POST and a write under the caller's own key can be made again without harm.
    const sent: FailedCallKind =
      method === 'GET' ||
      options.kind !== 'write' ||
      options.changesNothing ||
      (caller.idempotencyKey !== undefined && caller.accessToken !== undefined)
        ? 'read'
        : 'unknown';
    let answer: WholeAnswer;
    try {
      answer = await exchange(
        pool,
        {
          method,
          path: target,
          headers,
          body: raw ?? (options.body === undefined ? null : JSON.stringify(options.body)),
          headersTimeout: deadline,
          bodyTimeout: deadline,
        },
        caller.signal,
      );
    } catch (error) {
      if (caller.signal.aborted) throw endedError(caller, error, sent);
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Network failures have a code; anything else is our own failure, such as a header that can't be sent.
      if (typeof code !== 'string' || code === 'UND_ERR_INVALID_ARG') throw error;
      if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') throw timeoutError(error, sent);
      throw code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
        ? contractError(error)
        : unavailableError(error, sent === 'unknown' && neverSent.has(code) ? 'notSent' : sent);
    }
    const { status, bytes } = answer;
    caller.operationCost?.addBytes(bytes.length);
    if (options.idempotencyKey !== undefined && caller.keyedWrites) {
      caller.keyedWrites.count += 1;
      if (answer.isReplay) caller.keyedWrites.replayed += 1;
    }
    if (options.accept !== undefined && status < 400) return bytes.toString() as T;
    if (status >= 400) throw errorOfAnswer(answer, parsed(bytes), answer.retryAfter, sent);
    const isSound = (body: unknown): boolean => {
      const broken = checkAnswer(method, target, status, body);
      caller.breaches?.push(...broken);
      return broken.length === 0;
    };
    if (bytes.length === 0) {
      isSound(undefined);
      return undefined as T;
    }
    try {
      // A write's response may contain a secret that is shown once, so don't cache it.
      if (method === 'GET') return this.#parsed.parse(target, bytes, isSound) as T;
      const body: unknown = JSON.parse(bytes.toString('utf8'));
      isSound(body);
      return body as T;
    } catch (error) {
      throw error instanceof UpstreamError ? error : contractError(error);
    }
  }
}

/** Parses the JSON of an error response; undefined if missing or unreadable. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Why a call of an ended request failed: the operation's limits, a disconnected client, or the deadline. */
const endedError = ({ operationCost }: Caller, cause: unknown, fate: FailedCallKind): UpstreamError =>
  operationCost?.over === undefined ? abandonedError(cause, fate) : queryTooCostlyError(operationCost.over);
