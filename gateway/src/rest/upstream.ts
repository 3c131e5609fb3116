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
 * Deadline of one upstream call by class, in milliseconds: for the head of its answer, and for every pause in its body. undici looks
 * at its clock twice a second. The whole request has a deadline of its own, whatever its calls do.
 */
const deadlines = { read: 3_000, search: 5_000, write: 10_000 } as const;

/** Class of an upstream call: how long it may take, and which calls share a circuit breaker. */
export type CallKind = keyof typeof deadlines;

/** Longest body that is read from upstream, in bytes. */
const largestAnswer = 16 * 1024 * 1024;
/** Connections to one upstream. */
const connections = 64;
/** Most calls that wait for a turn: of all callers, and of one. */
const mostWaiting = 2_048;
const mostWaitingOfCaller = 512;
/** Longest path and query of an upstream call, in characters: names and ids are short, and what is longer would only be refused there. */
const longestTarget = 4_096;
/** A retry comes after a random wait up to this many milliseconds. */
const longestWait = 200;

/** What one upstream call needs besides its path. */
export interface CallOptions {
  /** Bytes, or what is sent as JSON. */
  body?: unknown;
  /** Media type to ask for instead of JSON; a good answer is then given as its text. */
  accept?: string;
  kind: CallKind;
  /** Whether the same call may be made again when its answer was lost. */
  repeatable: boolean;
  /** Makes a repeated write count once: the platform answers the second with the first one's answer. */
  idempotencyKey?: string;
  /** ETag of the version that a write changes. */
  ifMatch?: string;
  /** Whether it is a computation that only looks like a write. */
  changesNothing?: true;
}

/** Failures of the network before anything of a request was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Who calls: goes into the headers of every upstream call of one request. */
export interface Caller {
  /** Access token; undefined for visitors. */
  accessToken: string | undefined;
  requestId: string;
  /** Address of the client, for limits and logs upstream. */
  address: string;
  /** Under which name its calls share the connections with those of others; by its address unless given. */
  key?: string;
  /** What its operation may still ask; unbounded unless given. */
  operationCost?: OperationCost;
  traceparent?: string | undefined;
  /** What answers of the request broke of the REST document, for the log and for errors that follow from it. */
  breaches?: string[];
  /** The caller's own key for its writes (`Idempotency-Key`): a request that is sent again under it counts once. */
  idempotencyKey?: string | undefined;
  /** Cookies of the identity service, for its calls only, and the name of the browser, also for those that change an account. */
  browser?: { cookie: string | undefined; userAgent: string | undefined };
  /** Ends all calls of the request: the client is gone or the deadline has passed. */
  signal: RequestAbort;
}

/**
 * Spends retries at most as a tenth of calls, so that a failing upstream is not hit harder for failing.
 */
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
  readonly #budget = new RetryBudget();
  readonly #breakers = new Breakers();
  readonly #parsed = new ParsedAnswers();
  readonly #queue: FairQueue;

  /** @param concurrency calls of one caller that may be under way at once */
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
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** Counters of the line before the connections, and the areas that are away. */
  get state(): QueueState & { open: string[] } {
    return { ...this.#queue.state, open: this.#breakers.open };
  }

  /**
   * One call with deadline and, where it is safe, one retry after a random wait. It waits for its turn when the caller has others under way.
   * @throws UpstreamError always in the normal form
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
      // An answer with a status is an answer (ERR-12): only what was lost on the way is asked again.
      const lost =
        error instanceof UpstreamError && error.code === 'UPSTREAM_UNAVAILABLE' && error.status === undefined;
      if (!lost || !options.repeatable || caller.signal.aborted || !this.#budget.spend()) throw error;
      await delay(Math.random() * longestWait);
      // Where the second time does not get there, what is known of the call is what became of the first.
      return await once().catch((again: unknown) => {
        throw again instanceof UpstreamError && again.fate === 'notSent' ? error : again;
      });
    } finally {
      this.#queue.leave(key);
      if (caller.operationCost) caller.operationCost.waited += performance.now() - begun;
    }
  }

  async #once<T>(method: Dispatcher.HttpMethod, target: string, caller: Caller, options: CallOptions): Promise<T> {
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
        this.#pool,
        {
          method,
          path: target,
          headers,
          body: raw ?? (options.body === undefined ? null : JSON.stringify(options.body)),
          headersTimeout: deadlines[options.kind],
          bodyTimeout: deadlines[options.kind],
        },
        caller.signal,
      );
    } catch (error) {
      if (caller.signal.aborted) throw endedError(caller, error, sent);
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Failures of the network have a code; anything else is a fault of our own.
      if (typeof code !== 'string') throw error;
      if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') throw timeoutError(error, sent);
      throw code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
        ? contractError(error)
        : unavailableError(error, sent === 'unknown' && neverSent.has(code) ? 'notSent' : sent);
    }
    const { status, bytes } = answer;
    caller.operationCost?.addBytes(bytes.length);
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
      // What a write answers may hold a secret that is shown once.
      if (method === 'GET') return this.#parsed.parse(target, bytes, isSound) as T;
      const body: unknown = JSON.parse(bytes.toString('utf8'));
      isSound(body);
      return body as T;
    } catch (error) {
      throw error instanceof UpstreamError ? error : contractError(error);
    }
  }
}

/** The JSON of a refusal; undefined when it brought none that can be read. */
function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Why a call of a request that has ended failed: the operation came to its bounds, the client went, or the time was up. */
const endedError = ({ operationCost }: Caller, cause: unknown, fate: FailedCallKind): UpstreamError =>
  operationCost?.over === undefined ? abandonedError(cause, fate) : queryTooCostlyError(operationCost.over);
