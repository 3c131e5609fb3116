/** The front door of the channels' bytes: `/repo` and `/t`, answered before any framework sees the request. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { Authorizer } from './authorizer.ts';
import type { AuthorizerOptions } from './authorizer.ts';
import { DecisionChannel } from './channel.ts';
import type { Decision, ProblemDecision } from './decision.ts';
import { proxy } from './proxy.ts';
import { FileSender } from './send.ts';
import { visitOf } from './visit.ts';

/** Settings of {@link createRepoFront}. */
export interface RepoFrontOptions {
  /** Base address of the platform. */
  platformUrl: string;
  /** The data folder when this process shares a disk with the platform; without it every byte comes through the platform. */
  dataDir: string | undefined;
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
  close(): Promise<void>;
}

const REQUEST_ID = /^[A-Za-z0-9_.:-]{8,128}$/;
/** The first byte of a package that must come from a mirror's source first may take this long, in ms. */
const STREAM_DEADLINE = 60_000;
/** What a decision may take, in ms. */
const DEADLINE = 3_000;

/** Also with slashes too many, as clients write that join addresses carelessly: a page in place of repodata would puzzle them more than a 404. */
const FOR_REPO = /^\/+(?:repo|t)(?:[/?]|$)/;

/** Makes the front door. It belongs before Express: `http.createServer((req, res) => { if (!front(req, res)) app(req, res); })`. */
export function createRepoFront(options: RepoFrontOptions): RepoFront {
  const { origin } = new URL(options.platformUrl);
  const prefix = new URL(options.platformUrl).pathname.replace(/\/$/, '');
  const dispatcher = options.dispatcher ?? new Pool(origin, { connections: 128, pipelining: 1, connect: { timeout: 2_000 } });
  const sender = options.dataDir === undefined ? null : new FileSender(options.dataDir);
  const onError = options.onError ?? (() => undefined);
  const addressOf = options.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? '');

  const decisions = new DecisionChannel(new URL(`${origin}${prefix}/repo-decisions`));
  const authorizer = new Authorizer<Decision>((asks, signal) => decisions.decideMany(asks, signal), options.authorizer);

  const unavailable = (request: IncomingMessage, response: ServerResponse, requestId: string, error: Error): void => {
    onError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(request, response, requestId, {
      status: 503, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '5' },
      body: {
        type: '/problems/unavailable', title: 'The channels are unavailable', status: 503,
        detail: 'The hub cannot decide at the moment whether it may serve this file. Nothing is wrong with your request; try again in a few seconds.',
      },
    });
  };

  const answer = (request: IncomingMessage, response: ServerResponse, requestId: string, decision: Decision): void => {
    if (response.destroyed) return;
    if (decision.kind === 'problem') {
      sendProblem(request, response, requestId, decision.problem);
      return;
    }
    if (decision.kind === 'stream' || sender === null) {
      proxy({ dispatcher, origin, address: addressOf(request), requestId, deadline: STREAM_DEADLINE }, request, response).catch((error: Error) => unavailable(request, response, requestId, error));
      return;
    }
    sender.send(request, response, decision, ['x-request-id', requestId, 'x-content-type-options', 'nosniff'])
      ?.catch((error: Error) => unavailable(request, response, requestId, error));
  };

  const front = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/';
    if (!FOR_REPO.test(url)) return false;
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, ['Allow', 'GET, HEAD', 'Content-Length', '0', 'Connection', 'close', 'x-request-id', requestId]);
      response.end();
      return true;
    }
    if (sender === null) {
      const deadline = /\.(?:conda|tar\.bz2)$/.test(url) ? STREAM_DEADLINE : options.authorizer?.deadline ?? DEADLINE;
      proxy({ dispatcher, origin, address: addressOf(request), requestId, deadline }, request, response).catch((error: Error) => unavailable(request, response, requestId, error));
      return true;
    }
    authorizer.ask(url, request.headers.authorization, visitOf(request, addressOf(request)), (error, decision) => {
      if (error !== null || decision === null) unavailable(request, response, requestId, error ?? new Error('No decision.'));
      else answer(request, response, requestId, decision);
    });
    return true;
  };
  const close = async (): Promise<void> => {
    decisions.close();
    if (options.dispatcher === undefined) await dispatcher.close();
  };
  return Object.assign(front, { close });
}

function sendProblem(request: IncomingMessage, response: ServerResponse, requestId: string, problem: ProblemDecision['problem']): void {
  const body = Buffer.from(JSON.stringify({ ...problem.body, request_id: requestId }));
  const head = ['x-request-id', requestId, 'x-content-type-options', 'nosniff', 'Content-Length', String(body.length)];
  for (const [name, value] of Object.entries(problem.headers)) head.push(name, value);
  response.writeHead(problem.status, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}
