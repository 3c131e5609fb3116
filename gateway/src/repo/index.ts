/** Serves channel files: `/repo` and `/t`, before any framework sees the request, and the URLs for publishing. */
import { discardRest } from '@terrarium/domain/http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerTo, asksForShardsAnew, isPublishing, pageInstead } from '@terrarium/domain/repo';
import type { Asking } from '@terrarium/domain/repo';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { callerKey, tooManyWaitingMessage, FairQueue, QueueFull, type QueueState } from '../quota/index.ts';
import { RequestAbort } from '../rest/index.ts';
import { Authorizer } from './authorizer.ts';
import type { AuthorizerOptions } from './authorizer.ts';
import { DecisionStream } from './decisionStream.ts';
import type { Decision, DocumentDecision, ProblemDecision } from './decisionContract.ts';
import { proxy } from './proxy.ts';
import { FileSender } from './send.ts';
import { RunningDownloads } from './runningDownloads.ts';
import { requestIdOf } from '../http/index.ts';
import { passUpload } from './upload.ts';
import { clientRequestOf } from './clientRequest.ts';

/** Settings of {@link RepoFront}. */
export interface RepoFrontOptions {
  /** Base URL of the platform. */
  platformUrl: string;
  /**
   * The data folder if this process shares a disk with the platform; without it, all files come through the platform.
   */
  dataDir: string | undefined;
  /** Memory for small files in bytes; default 32 MiB. */
  fileCacheBytes?: number;
  /** Connections of forwarded requests; default: its own pool. */
  dispatcher?: Dispatcher;
  authorizer?: Partial<AuthorizerOptions>;
  /** Returns a client's network address, behind trusted proxies; default: the connection's. */
  addressOf?: (request: IncomingMessage) => string;
  /** Called with failures, which never contain secrets. */
  onError?: (error: Error) => void;
}

/** Timeout for the first byte of a package that must be fetched from a mirror's source, in ms. */
const STREAM_DEADLINE = 60_000;
/** Timeout of a decision in ms. */
const DEADLINE = 3_000;

/** Errors if the platform is unreachable: for a download, and for an upload, which may or may not have arrived. */
const NO_DECISION = 'The hub is temporarily unavailable. Try again in a few seconds.';
const NOT_TAKEN_IN =
  'The upload was interrupted and may or may not have completed. Upload again in a few seconds. Uploading the same file twice is safe.';

/** Connections of forwarded requests in total and per network address, and the number of waiting requests. */
const STREAMS = 128;
const STREAMS_OF_ADDRESS = 32;
const [WAITING, WAITING_OF_ADDRESS] = [4_096, 1_024];

/**
 * Maximum number of uploads with an unknown sender: in total, and per network address. The platform limits the others
 * per sender.
 */
const UNRECOGNIZED = 32;
const UNRECOGNIZED_OF_ADDRESS = 8;

/**
 * Also with repeated slashes, because some clients join URLs carelessly: a page instead of repodata would confuse them
 * more than a 404.
 */
const FOR_REPO = /^\/+(?:repo|t)(?:[/?]|$)/;

/** A request for a channel file or to publish one, and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

const PROBLEM = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

/**
 * Handles requests for channel files. It belongs before Express: `http.createServer((req, res) => { if
 * (!front.handle(req, res)) app(req, res); })`.
 */
export class RepoFront {
  readonly #options: RepoFrontOptions;
  readonly #origin: string;
  readonly #dispatcher: Dispatcher;
  readonly #uploadDispatcher: Dispatcher;
  readonly #sender: FileSender | null;
  readonly #decisions: DecisionStream;
  readonly #authorizer: Authorizer<Decision>;
  readonly #downloads: RunningDownloads;
  readonly #queue = new FairQueue({
    slots: STREAMS,
    perCaller: STREAMS_OF_ADDRESS,
    waiting: WAITING,
    waitingPerCaller: WAITING_OF_ADDRESS,
  });
  readonly #uploads = new FairQueue({
    slots: UNRECOGNIZED,
    perCaller: UNRECOGNIZED_OF_ADDRESS,
    waiting: WAITING,
    waitingPerCaller: WAITING_OF_ADDRESS,
  });

  constructor(options: RepoFrontOptions) {
    const { platformUrl, dispatcher, dataDir, fileCacheBytes } = options;
    const { origin, pathname } = new URL(platformUrl);
    const poolOf = (connections: number): Dispatcher =>
      dispatcher ?? new Pool(origin, { connections, pipelining: 1, connect: { timeout: 2_000 } });
    this.#options = options;
    this.#origin = origin;
    this.#dispatcher = poolOf(STREAMS);
    // Uploads have their own connections, so that many slow ones don't block downloads.
    this.#uploadDispatcher = poolOf(UNRECOGNIZED);
    this.#sender =
      dataDir === undefined
        ? null
        : new FileSender(dataDir, fileCacheBytes === undefined ? {} : { memory: fileCacheBytes });
    this.#decisions = new DecisionStream(new URL(`${origin}${pathname.replace(/\/$/, '')}/repo-decisions`));
    this.#authorizer = new Authorizer<Decision>(
      (asks, signal) => this.#decisions.decideMany(asks, signal),
      options.authorizer,
    );
    this.#downloads = new RunningDownloads((id) => this.#decisions.whenEnded(id), STREAM_DEADLINE);
  }

  /** Counters of the line before the connections to the platform. */
  get state(): QueueState {
    return this.#queue.state;
  }

  async close(): Promise<void> {
    this.#decisions.close();
    this.#sender?.close();
    if (this.#options.dispatcher === undefined)
      await Promise.all([this.#dispatcher.close(), this.#uploadDispatcher.close()]);
  }

  /** Handles a request for channel files. @returns whether it was one */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    const publishes = isPublishing(method, url);
    if (!publishes && !FOR_REPO.test(url)) return false;
    const exchange = { request, response, requestId: requestIdOf(request) };
    if (publishes) this.#publish(exchange);
    else if (method !== 'GET' && method !== 'HEAD')
      respondEmpty(exchange, 405, ['Allow', 'GET, HEAD, PUT, DELETE', 'Connection', 'close']);
    else {
      const page = pageInstead(askingOf(request));
      if (page === null) this.#download(exchange, url);
      else respondEmpty(exchange, 302, ['Location', page, 'Cache-Control', 'no-store']);
    }
    return true;
  }

  #download(exchange: Exchange, url: string): void {
    const { request } = exchange;
    if (this.#sender === null) {
      const deadline = this.#options.authorizer?.deadline ?? DEADLINE;
      this.#forward(exchange, /\.(?:conda|tar\.bz2)$/.test(url) ? STREAM_DEADLINE : deadline);
      return;
    }
    this.#decide(exchange, (decision) => {
      const downloadId = decision.kind === 'stream' && request.method === 'GET' ? decision.downloadId : undefined;
      const ended = downloadId === undefined ? null : this.#downloads.whenEnded(downloadId);
      if (ended === null) this.#carryOut(exchange, decision, this.#sender!);
      // After another client's download, the file is on the disk. The request needs a new decision.
      else void ended.then(() => this.#decide(exchange, (later) => this.#carryOut(exchange, later, this.#sender!)));
    });
  }

  #decide(exchange: Exchange, carryOut: (decision: Decision) => void): void {
    const { request, response } = exchange;
    if (response.destroyed) return;
    this.#authorizer.ask(
      request.url ?? '/',
      request.headers.authorization,
      clientRequestOf(request, this.#addressOf(request)),
      (error, decision) => {
        if (error !== null || decision === null) this.#fail(exchange, error ?? new Error('No decision.'));
        else if (!response.destroyed) carryOut(decision);
      },
    );
  }

  #carryOut(exchange: Exchange, decision: Decision, sender: FileSender): void {
    const { request, response, requestId } = exchange;
    if (decision.kind === 'problem') sendProblem(exchange, decision.problem);
    else if (decision.kind === 'document') sendDocument(exchange, decision);
    else if (decision.kind === 'stream') this.#forward(exchange, STREAM_DEADLINE);
    else if (decision.askedAnew !== undefined && !asksForShardsAnew(request.headers['user-agent']))
      sendProblem(exchange, decision.askedAnew);
    else
      sender
        .send(request, response, decision, ['x-request-id', requestId, 'x-content-type-options', 'nosniff'])
        ?.catch((error: Error) => this.#fail(exchange, error));
  }

  /** Forwards a request in the turn of its address, so that a mass download doesn't block other clients. */
  #forward(exchange: Exchange, deadline: number): void {
    const { request, response, requestId } = exchange;
    const address = this.#addressOf(request);
    const target = { dispatcher: this.#dispatcher, origin: this.#origin, address, requestId, deadline };
    inTurn(this.#queue, address, response, () => proxy(target, request, response)).catch((error: Error) =>
      this.#fail(exchange, error),
    );
  }

  #publish(exchange: Exchange): void {
    const { request, response, requestId } = exchange;
    const address = this.#addressOf(request);
    const target = { dispatcher: this.#uploadDispatcher, origin: this.#origin, address, requestId };
    inTurn(this.#uploads, address, response, (leave) => passUpload(target, request, response, leave)).catch(
      (error: Error) => {
        this.#fail(exchange, error, NOT_TAKEN_IN);
        discardRest(request);
      },
    );
  }

  #addressOf(request: IncomingMessage): string {
    return this.#options.addressOf?.(request) ?? request.socket.remoteAddress ?? '';
  }

  /** Reports a failure and sends its problem, or ends a response that has begun. */
  #fail(exchange: Exchange, error: Error, detail: string = NO_DECISION): void {
    this.#options.onError?.(error);
    if (exchange.response.headersSent) exchange.response.destroy();
    else if (error instanceof QueueFull)
      sendProblem(exchange, {
        status: 429,
        headers: { ...PROBLEM, 'retry-after': '1' },
        body: {
          type: '/problems/rate-limited',
          title: 'Too many requests',
          status: 429,
          detail: tooManyWaitingMessage,
        },
      });
    else
      sendProblem(exchange, {
        status: 503,
        headers: { ...PROBLEM, 'retry-after': '5' },
        body: { type: '/problems/unavailable', title: 'The channels are unavailable', status: 503, detail },
      });
  }
}

/**
 * Runs a task of a request in the turn of its address, or not at all if the client disconnects before. Its slot is free
 * when the task ends or releases it.
 */
async function inTurn(
  line: FairQueue,
  address: string,
  response: ServerResponse,
  run: (leave: () => void) => Promise<void>,
): Promise<void> {
  const key = callerKey(null, address);
  const gone = new RequestAbort();
  response.once('close', () => gone.abort());
  try {
    await line.enter(key, gone);
  } catch (error) {
    if (gone.aborted) return;
    throw error;
  }
  let isIn = true;
  const leave = (): void => {
    if (isIn) line.leave(key);
    isIn = false;
  };
  try {
    await run(leave);
  } finally {
    leave();
  }
}

function respondEmpty({ response, requestId }: Exchange, status: number, headers: string[]): void {
  response.writeHead(status, [...headers, 'Content-Length', '0', 'x-request-id', requestId]);
  response.end();
}

const askingOf = ({ url = '/', headers }: IncomingMessage): Asking => ({
  target: url,
  userAgent: headers['user-agent'],
  accept: headers.accept,
});

function sendProblem({ request, response, requestId }: Exchange, problem: ProblemDecision['problem']): void {
  const { status, headers, body } = answerTo(askingOf(request), problem);
  const bytes = Buffer.from(body === null ? '' : JSON.stringify({ ...body, request_id: requestId }));
  const head = ['x-request-id', requestId, 'x-content-type-options', 'nosniff', 'Content-Length', String(bytes.length)];
  for (const [name, value] of Object.entries(headers)) head.push(name, value);
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendDocument(
  { request, response, requestId }: Exchange,
  { contentType, cacheControl, body }: DocumentDecision,
): void {
  const bytes = Buffer.from(body);
  response.writeHead(200, [
    'Content-Type',
    contentType,
    'Cache-Control',
    cacheControl,
    'Content-Length',
    String(bytes.length),
    'x-request-id',
    requestId,
    'x-content-type-options',
    'nosniff',
  ]);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
