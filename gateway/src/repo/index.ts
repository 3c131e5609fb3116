/** The front door of the channels' bytes: `/repo` and `/t`, answered before any framework sees the request, and the addresses at which packages come in. */
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
import { requestIdOf } from '../http/index.ts';
import { passUpload } from './upload.ts';
import { clientRequestOf } from './clientRequest.ts';

/** Settings of {@link createRepoFront}. */
export interface RepoFrontOptions {
  /** Base address of the platform. */
  platformUrl: string;
  /** The data folder when this process shares a disk with the platform; without it every byte comes through the platform. */
  dataDir: string | undefined;
  /** Bytes of small files that are kept in memory; 32 MiB unless given. */
  fileCacheBytes?: number;
  /** Connections for what is passed through; one pool of its own unless given. */
  dispatcher?: Dispatcher;
  authorizer?: Partial<AuthorizerOptions>;
  /** Network address of a client, behind trusted proxies; the connection's unless given. */
  addressOf?: (request: IncomingMessage) => string;
  /** Told of failures; never of secrets. */
  onError?: (error: Error) => void;
}

/** Takes a request when it is for a channel's bytes, and says whether it did. */
export interface RepoFront {
  (request: IncomingMessage, response: ServerResponse): boolean;
  /** Counters of the line before the connections to the platform. */
  readonly state: QueueState;
  close(): Promise<void>;
}

/** The first byte of a package that must come from a mirror's source first may take this long, in ms. */
const STREAM_DEADLINE = 60_000;
/** What a decision may take, in ms. */
const DEADLINE = 3_000;

/** What is said when the platform is away: to who asks for a file, and to who sends one, of which it may have come or not. */
const NO_DECISION =
  'The hub cannot decide at the moment whether it may serve this file. Nothing is wrong with your request; try again in a few seconds.';
const NOT_TAKEN_IN =
  'The hub was interrupted, so it is not known whether it took in what you sent. Nothing is wrong with your request; send it again in a few seconds: the same file twice does no harm.';

/** Connections for what is passed through: in all, and for one network address; requests that wait for one. */
const STREAMS = 128;
const STREAMS_OF_ADDRESS = 32;
const [WAITING, WAITING_OF_ADDRESS] = [4_096, 1_024];

/** Uploads of which nobody knows yet who sends them: in all, and of one network address. Of others the platform counts what their sender has under way. */
const UNRECOGNIZED = 32;
const UNRECOGNIZED_OF_ADDRESS = 8;

/** Also with slashes too many, as clients write that join addresses carelessly: a page in place of repodata would puzzle them more than a 404. */
const FOR_REPO = /^\/+(?:repo|t)(?:[/?]|$)/;

/** Makes the front door. It belongs before Express: `http.createServer((req, res) => { if (!front(req, res)) app(req, res); })`. */
export function createRepoFront(options: RepoFrontOptions): RepoFront {
  const { origin } = new URL(options.platformUrl);
  const prefix = new URL(options.platformUrl).pathname.replace(/\/$/, '');
  const dispatcher =
    options.dispatcher ?? new Pool(origin, { connections: STREAMS, pipelining: 1, connect: { timeout: 2_000 } });
  // Uploads have connections of their own: many slow ones must not keep anybody from reading.
  const uploadPool =
    options.dispatcher ?? new Pool(origin, { connections: UNRECOGNIZED, pipelining: 1, connect: { timeout: 2_000 } });
  const sender =
    options.dataDir === undefined
      ? null
      : new FileSender(options.dataDir, options.fileCacheBytes === undefined ? {} : { memory: options.fileCacheBytes });
  const onError = options.onError ?? (() => undefined);
  const addressOf = options.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? '');

  const decisions = new DecisionStream(new URL(`${origin}${prefix}/repo-decisions`));
  const authorizer = new Authorizer<Decision>((asks, signal) => decisions.decideMany(asks, signal), options.authorizer);

  const unavailable = (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    error: Error,
    detail: string = NO_DECISION,
  ): void => {
    onError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof QueueFull) {
      sendProblem(request, response, requestId, {
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '1' },
        body: {
          type: '/problems/rate-limited',
          title: 'Too many requests',
          status: 429,
          detail: tooManyWaitingMessage,
        },
      });
      return;
    }
    sendProblem(request, response, requestId, {
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '5' },
      body: {
        type: '/problems/unavailable',
        title: 'The channels are unavailable',
        status: 503,
        detail,
      },
    });
  };

  const queue = new FairQueue({
    slots: STREAMS,
    perCaller: STREAMS_OF_ADDRESS,
    waiting: WAITING,
    waitingPerCaller: WAITING_OF_ADDRESS,
  });
  const uploads = new FairQueue({
    slots: UNRECOGNIZED,
    perCaller: UNRECOGNIZED_OF_ADDRESS,
    waiting: WAITING,
    waitingPerCaller: WAITING_OF_ADDRESS,
  });
  /** Runs something for a request when it is its address' turn; not at all when the client goes before. It has its place until it is over, or leaves it before. */
  const inTurn = async (
    line: FairQueue,
    address: string,
    response: ServerResponse,
    run: (leave: () => void) => Promise<void>,
  ): Promise<void> => {
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
  };
  /** Passes a request through when it is its address' turn: one who downloads everything does not keep others from their files. */
  const pass = (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    deadline: number,
  ): Promise<void> => {
    const address = addressOf(request);
    return inTurn(queue, address, response, () =>
      proxy({ dispatcher, origin, address, requestId, deadline }, request, response),
    );
  };
  const takeIn = (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const address = addressOf(request);
    inTurn(uploads, address, response, (leave) =>
      passUpload({ dispatcher: uploadPool, origin, address, requestId }, request, response, leave),
    ).catch((error: Error) => {
      unavailable(request, response, requestId, error, NOT_TAKEN_IN);
      discardRest(request);
    });
  };

  const answer = (request: IncomingMessage, response: ServerResponse, requestId: string, decision: Decision): void => {
    if (response.destroyed) return;
    if (decision.kind === 'problem') {
      sendProblem(request, response, requestId, decision.problem);
      return;
    }
    if (decision.kind === 'document') {
      sendDocument(request, response, requestId, decision);
      return;
    }
    if (decision.kind === 'stream' || sender === null) {
      pass(request, response, requestId, STREAM_DEADLINE).catch((error: Error) =>
        unavailable(request, response, requestId, error),
      );
      return;
    }
    if (decision.askedAnew !== undefined && !asksForShardsAnew(request.headers['user-agent'])) {
      sendProblem(request, response, requestId, decision.askedAnew);
      return;
    }
    sender
      .send(request, response, decision, ['x-request-id', requestId, 'x-content-type-options', 'nosniff'])
      ?.catch((error: Error) => unavailable(request, response, requestId, error));
  };

  const front = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/';
    const { method } = request;
    const publishes = isPublishing(method, url);
    if (!publishes && !FOR_REPO.test(url)) return false;
    const requestId = requestIdOf(request);
    if (publishes) {
      takeIn(request, response, requestId);
      return true;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, [
        'Allow',
        'GET, HEAD, PUT, DELETE',
        'Content-Length',
        '0',
        'Connection',
        'close',
        'x-request-id',
        requestId,
      ]);
      response.end();
      return true;
    }
    const page = pageInstead(askingOf(request));
    if (page !== null) {
      response.writeHead(302, [
        'Location',
        page,
        'Cache-Control',
        'no-store',
        'Content-Length',
        '0',
        'x-request-id',
        requestId,
      ]);
      response.end();
      return true;
    }
    if (sender === null) {
      const deadline = /\.(?:conda|tar\.bz2)$/.test(url) ? STREAM_DEADLINE : (options.authorizer?.deadline ?? DEADLINE);
      pass(request, response, requestId, deadline).catch((error: Error) =>
        unavailable(request, response, requestId, error),
      );
      return true;
    }
    authorizer.ask(
      url,
      request.headers.authorization,
      clientRequestOf(request, addressOf(request)),
      (error, decision) => {
        if (error !== null || decision === null)
          unavailable(request, response, requestId, error ?? new Error('No decision.'));
        else answer(request, response, requestId, decision);
      },
    );
    return true;
  };
  const close = async (): Promise<void> => {
    decisions.close();
    if (options.dispatcher === undefined) await Promise.all([dispatcher.close(), uploadPool.close()]);
  };
  return Object.defineProperty(Object.assign(front, { close }), 'state', { get: () => queue.state }) as RepoFront;
}

const askingOf = ({ url = '/', headers }: IncomingMessage): Asking => ({
  target: url,
  userAgent: headers['user-agent'],
  accept: headers.accept,
});

function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  problem: ProblemDecision['problem'],
): void {
  const { status, headers, body } = answerTo(askingOf(request), problem);
  const bytes = Buffer.from(body === null ? '' : JSON.stringify({ ...body, request_id: requestId }));
  const head = ['x-request-id', requestId, 'x-content-type-options', 'nosniff', 'Content-Length', String(bytes.length)];
  for (const [name, value] of Object.entries(headers)) head.push(name, value);
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
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
