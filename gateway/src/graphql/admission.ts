/**
 * Admission to the GraphQL endpoint: format, origin, credentials, rate limit, size and shape of the document, before
 * anything is executed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DATA_POLICY } from '@terrarium/domain/http';
import { GraphQLError } from 'graphql';
import {
  BodyError,
  checkJson,
  clientOf,
  identityCookies,
  isSameOrigin,
  readJson,
  traceparentOf,
  type Client,
  type JsonBody,
  type ProxyTest,
} from '../http/index.ts';
import {
  rateLimitHeaders,
  tooManyWaitingMessage,
  FairQueue,
  QueueFull,
  outOfPointsMessage,
  type CallerBudgets,
  type RequestCost,
} from '../quota/index.ts';
import { RequestAbort, UpstreamError, type AuthenticationReason, type Caller } from '../rest/index.ts';
import { callerIdOf } from '../session/index.ts';
import type { RequestSession, Sessions } from '../session/index.ts';
import type { DocumentCheck } from './document.ts';
import { challenges } from './errors.ts';
import { limits } from './limits.ts';
import { isRegistered, notRegistered } from './registered.ts';

/** Longest life of one GraphQL request, in milliseconds. */
const deadline = 15_000;

/** Cost factor for the bytes of a large body, which is parsed in one piece and blocks everyone. */
const largeFactor = 4;

/** Response headers by name. */
type Headers = Record<string, string | string[]>;

/** Options of an {@link Admission}. */
export interface AdmissionOptions {
  sessions: Sessions;
  callerBudgets: CallerBudgets;
  documents: DocumentCheck;
  /** Whether browser sessions can run only the web's registered operations. */
  registeredOnly: boolean;
  publicOrigin: string | undefined;
  isProxy: ProxyTest;
}

/** A request that was let in. */
export interface Admitted {
  client: Client;
  caller: Caller & { key: string };
  session: RequestSession;
  requestCost: RequestCost;
  /** The operation of a GET is in `search`, including the question mark; that of a POST in the body. */
  search: string;
  body: JsonBody;
  /** Whether the request is from the playground, whose operations users write themselves. */
  isPlayground: boolean;
}

/** A rejected request, with its response in the format of GraphQL over HTTP. */
export class Rejection extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Headers;
  readonly extensions: object;

  constructor(status: number, code: string, message: string, headers: Headers = {}, extensions: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.extensions = extensions;
  }

  /** Sends it. */
  send(response: ServerResponse, requestId: string): void {
    const retryable = this.status >= 500 || this.status === 429;
    const body = JSON.stringify({
      errors: [{ message: this.message, extensions: { ...this.extensions, code: this.code, requestId, retryable } }],
    });
    response.writeHead(this.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': DATA_POLICY,
      'x-request-id': requestId,
      ...this.headers,
    });
    response.end(body);
  }
}

/** Messages for clients with an invalid token. */
const tokenRejections: Record<AuthenticationReason, string> = {
  missing: 'The Authorization header has no bearer token. Send "Authorization: Bearer TOKEN".',
  expired: 'The access token has expired. Get a new one with the refresh token and try again.',
  revoked: 'The access token is invalid or revoked. Sign in again.',
  wrong_kind: "Channel tokens don't work for the API. Use an API token.",
};

/** Header of the playground's requests (web/src/playground), which other sites can't send. */
const playgroundHeader = 'x-terrarium-playground';

/** Returns the text of the request's operation; undefined for a hash alone or without one. */
function textOf(body: unknown, search: string): string | undefined {
  const text = search === '' ? (body as { query?: unknown } | null)?.query : new URLSearchParams(search).get('query');
  return typeof text === 'string' ? text : undefined;
}

/** Headers of a rejection before the body was read, which isn't read then. */
const unread = (request: IncomingMessage): Headers => (request.method === 'POST' ? { connection: 'close' } : {});

/** The caller's key for its writes. */
function idempotencyKeyOf(request: IncomingMessage): string | undefined {
  const key = request.headers['idempotency-key'];
  // Shorter than the REST services allow, because the number of the write in its operation is appended.
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key))) return key;
  throw new Rejection(400, 'BAD_REQUEST', 'An Idempotency-Key has 1 to 200 visible ASCII characters.', unread(request));
}

/** Rejects If-Match: an operation can write several resources, each with a version of its own. */
function refuseIfMatch(request: IncomingMessage): void {
  if (request.headers['if-match'] === undefined) return;
  throw new Rejection(
    400,
    'BAD_REQUEST',
    'GraphQL takes no If-Match header, and nothing was done. Send the version that you read in `expectedVersion` of the input (`expectedRevision` for a policy).',
    unread(request),
  );
}

/**
 * Admits or rejects requests. Limits that need no parsing come first, so that abuse costs little and never reaches
 * upstream.
 */
export class Admission {
  readonly #options: AdmissionOptions;
  /** Each caller sends large bodies one at a time, because parsing one blocks everyone for some milliseconds. */
  readonly #large = new FairQueue({ slots: 8, perCaller: 1, waiting: 200, waitingPerCaller: 20 });

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** @returns null if the client has disconnected, which ends the response @throws `Rejection` */
  async admit(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Admitted | null> {
    const client = this.#checkForm(request);
    refuseIfMatch(request);
    const requestAbort = requestAbortOf(response);
    const caller: Caller = {
      accessToken: undefined,
      requestId,
      address: client.address,
      traceparent: traceparentOf(request),
      signal: requestAbort,
      breaches: [],
      idempotencyKey: idempotencyKeyOf(request),
      keyedWrites: { count: 0, replayed: 0 },
      browser: { cookie: identityCookies(request.headers.cookie), userAgent: request.headers['user-agent'] },
    };
    const session = await this.#sessionOf(request, caller, client.secure);
    const { callerBudgets } = this.#options;
    const { key, requestCost } = callerBudgets.costOf(callerIdOf(session), client.address);
    try {
      return await this.#admitCaller(request, response, { client, caller: { ...caller, key }, session, requestCost });
    } catch (error) {
      if (error instanceof Rejection) await callerBudgets.tarpit.before(key, requestAbort);
      throw error;
    }
  }

  async #admitCaller(
    request: IncomingMessage,
    response: ServerResponse,
    known: Pick<Admitted, 'client' | 'caller' | 'session' | 'requestCost'>,
  ): Promise<Admitted | null> {
    const { session, requestCost } = known;
    // A renewed session must reach the browser with any response, because its old token is valid for only a minute.
    const standing = (): Headers => ({
      ...rateLimitHeaders(requestCost.balance),
      ...(session.setCookies.length > 0 ? { 'set-cookie': session.setCookies } : {}),
    });
    const { wait } = requestCost.balance;
    if (wait > 0) {
      this.#options.callerBudgets.refused += 1;
      throw new Rejection(
        429,
        'RATE_LIMITED',
        outOfPointsMessage(wait),
        { 'retry-after': String(wait), ...standing(), ...unread(request) },
        { retryAfter: wait },
      );
    }
    requestCost.addPoints(1);
    if (session.refused !== undefined && !session.fromCookie) {
      const reason = session.refused.toUpperCase() as Uppercase<AuthenticationReason>;
      throw new Rejection(
        401,
        'UNAUTHENTICATED',
        session.refusal ?? tokenRejections[session.refused],
        { 'www-authenticate': challenges[reason], ...unread(request) },
        { reason },
      );
    }
    const url = request.url ?? '';
    const search = request.method === 'GET' && url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const isPlayground = request.headers[playgroundHeader] !== undefined;
    try {
      const body =
        request.method === 'POST'
          ? await this.#read(request, callerIdOf(session) === null, known.caller)
          : { value: '', bytes: search.length };
      requestCost.addBytes(body.bytes > limits.body ? body.bytes * largeFactor : body.bytes);
      this.#checkText(textOf(body.value, search), session, isPlayground, requestCost);
      return { ...known, search, body, isPlayground };
    } catch (error) {
      if (error instanceof QueueFull)
        throw new Rejection(
          429,
          'RATE_LIMITED',
          tooManyWaitingMessage,
          { 'retry-after': '1', ...standing(), ...unread(request) },
          { retryAfter: 1 },
        );
      if (error instanceof BodyError)
        throw new Rejection(error.status, 'BAD_REQUEST', error.message, { ...standing(), ...unread(request) });
      if (!(error instanceof GraphQLError)) {
        response.destroy();
        return null;
      }
      const { code, http, ...extensions } = error.extensions as { code: string; http: { status: number } };
      throw new Rejection(http.status, code, error.message, standing(), extensions);
    }
  }

  /** Method, type of the body, and whether a page of another site sends it with the session of its visitor. */
  #checkForm(request: IncomingMessage): Client {
    const { isProxy, publicOrigin } = this.#options;
    if (request.method === 'POST') {
      try {
        checkJson(request);
      } catch (error) {
        if (!(error instanceof BodyError)) throw error;
        throw new Rejection(error.status, 'BAD_REQUEST', error.message, unread(request));
      }
    } else if (request.method !== 'GET')
      throw new Rejection(405, 'BAD_REQUEST', 'Use GET or POST.', { allow: 'GET, POST' });
    const client = clientOf(request, isProxy, publicOrigin);
    if (request.headers.cookie !== undefined && !isSameOrigin(request, client, publicOrigin))
      throw new Rejection(403, 'FORBIDDEN', "Cross-site requests aren't allowed.");
    return client;
  }

  async #sessionOf(request: IncomingMessage, caller: Caller, secure: boolean): Promise<RequestSession> {
    try {
      return await this.#options.sessions.of(request.headers, caller, secure);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      throw new Rejection(503, error.code, error.message, { 'retry-after': '1' });
    }
  }

  async #read(request: IncomingMessage, isVisitor: boolean, { key, signal }: Admitted['caller']): Promise<JsonBody> {
    // Only signed-in users can run operations with large bodies, and must announce the size. The operation is checked
    // once known.
    if (isVisitor || !(Number(request.headers['content-length']) > limits.body)) return readJson(request, limits.body);
    await this.#large.enter(key, signal);
    try {
      return await readJson(request, limits.largeBody);
    } finally {
      this.#large.leave(key);
    }
  }

  /** Checks the limits of a document that isn't the web's. @throws GraphQLError */
  #checkText(text: string | undefined, session: RequestSession, isPlayground: boolean, requestCost: RequestCost): void {
    if (text === undefined || isRegistered(text)) return;
    if (this.#options.registeredOnly && session.fromCookie && !isPlayground) throw notRegistered();
    requestCost.addPoints(this.#options.documents.check(text, callerIdOf(session) === null));
  }
}

/** Ends when the client disconnects, or at the request's deadline. */
function requestAbortOf(response: ServerResponse): RequestAbort {
  const requestAbort = new RequestAbort();
  const timer = setTimeout(() => requestAbort.abort(), deadline);
  response.on('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) requestAbort.abort();
  });
  return requestAbort;
}
