import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { AccountSource } from '../account/index.ts';
import { ArtifactSource } from '../artifact/index.ts';
import { EnvironmentSource } from '../environment/index.ts';
import { InvitationSource } from '../invitation/index.ts';
import { StatusSource } from '../status/index.ts';
import { BillingSource } from '../billing/index.ts';
import { ChannelSource } from '../channel/index.ts';
import type { Context, Sources } from '../context.ts';
import type { Flags } from '../flag/index.ts';
import { GroupSource } from '../group/index.ts';
import { BodyError, checkJson, clientOf, identityCookies, isSameOrigin, readJson, requestIdOf, traceparentOf, type JsonBody, type ProxyTest } from '../http/index.ts';
import { LearningSource } from '../learning/index.ts';
import { NavigationSource } from '../navigation/index.ts';
import { NotebookSource } from '../notebook/index.ts';
import { OperatorSource } from '../operator/index.ts';
import { OrganizationSource } from '../organization/index.ts';
import { PolicySource } from '../policy/index.ts';
import { ReportSource } from '../report/index.ts';
import { balanceHeaders, crowdedMessage, FairQueue, QueueFull, Spending, waitMessage, type Accounts } from '../quota/index.ts';
import { Ending, RestClient, UpstreamError, type AuthenticationReason, type Caller, type Upstream } from '../rest/index.ts';
import { SearchSource } from '../search/index.ts';
import { ServiceAccountSource } from '../serviceAccount/index.ts';
import type { Sessions } from '../session/index.ts';
import type { DocumentCheck } from './document.ts';
import { limits } from './limits.ts';
import { isRegistered, notRegistered } from './registered.ts';

/** Longest life of one GraphQL request, in milliseconds. */
const deadline = 15_000;

/** What the GraphQL endpoint is made of. */
export interface GraphqlOptions {
  engine: ApolloServer<Context>;
  upstream: Upstream;
  sessions: Sessions;
  flags: Flags;
  avatars: boolean;
  accounts: Accounts;
  documents: DocumentCheck;
  /** Upstream calls of one operation. */
  calls: number;
  /** Whether sessions of browsers may run only what the web registered. */
  registeredOnly: boolean;
  publicOrigin: string | undefined;
  isProxy: ProxyTest;
  log: Logger;
}

/** Bytes of a body for which it costs a point. */
const bytesPerPoint = 16 * 1_024;

/** The text of an operation as the request gives it; undefined where it comes by hash alone, or not at all. */
function textOf(body: unknown, search: string): string | undefined {
  const text = search === '' ? (body as { query?: unknown } | null)?.query : new URLSearchParams(search).get('query');
  return typeof text === 'string' ? text : undefined;
}

/** What Apollo Server looks at: kind of body and answer, and what tells a call of a script from a cross-site form. */
const headersForEngine = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;

const sourcesOf = (rest: RestClient): Sources => ({
  account: new AccountSource(rest),
  navigation: new NavigationSource(rest),
  organization: new OrganizationSource(rest),
  channel: new ChannelSource(rest),
  artifact: new ArtifactSource(rest),
  policy: new PolicySource(rest),
  search: new SearchSource(rest),
  notebook: new NotebookSource(rest),
  billing: new BillingSource(rest),
  status: new StatusSource(rest),
  environment: new EnvironmentSource(rest),
  invitation: new InvitationSource(rest),
  report: new ReportSource(rest),
  operator: new OperatorSource(rest),
  learning: new LearningSource(rest),
  group: new GroupSource(rest),
  serviceAccount: new ServiceAccountSource(rest),
});

/** Answers with one error in the shape of GraphQL over HTTP. */
function refuse(response: ServerResponse, status: number, code: string, message: string, requestId: string, headers: Record<string, string | string[]> = {}, extensions: object = {}): void {
  const body = JSON.stringify({ errors: [{ message, extensions: { ...extensions, code, requestId, retryable: status >= 500 || status === 429 } }] });
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': requestId, ...headers });
  response.end(body);
}

/** What programs with a token that is not good are told, and the challenge that tells "renew" from "sign in" (RFC 6750, section 3). */
const refusals: Record<AuthenticationReason, { message: string; challenge: string }> = {
  missing: { message: 'The Authorization header holds no bearer token. Send "Authorization: Bearer TOKEN".', challenge: 'Bearer' },
  expired: { message: 'The access token has expired. Get a new one with the refresh token and try again.', challenge: 'Bearer error="invalid_token", error_description="expired"' },
  revoked: { message: 'The token is not one of this hub\'s access tokens, or it was ended. Sign in again.', challenge: 'Bearer error="invalid_token", error_description="revoked"' },
};

/** What the playground's requests say of themselves (web/src/playground); another site cannot send it. */
const playgroundHeader = 'x-terrarium-playground';

/**
 * The GraphQL endpoint, answered in front of Express: one pass over the request, no middleware.
 * Bounds that need no parsing are checked first, so that abuse costs next to nothing and never reaches upstream.
 */
export function graphqlHandler(options: GraphqlOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { engine, upstream, sessions, flags, avatars, log, accounts, documents } = options;
  // Of large bodies each caller sends one at a time: reading one keeps everybody waiting for some milliseconds.
  const large = new FairQueue({ slots: 8, perCaller: 1, waiting: 200, waitingPerCaller: 20 });
  const read = async (request: IncomingMessage, isVisitor: boolean, key: string, ended: Ending): Promise<JsonBody> => {
    // Only who is signed in can run what may be larger, and says so beforehand; whether this is it is seen when the operation is known.
    if (isVisitor || !(Number(request.headers['content-length']) > limits.body)) return readJson(request, limits.body);
    await large.enter(key, ended);
    try {
      return await readJson(request, limits.largeBody);
    } finally {
      large.leave(key);
    }
  };
  return async (request, response) => {
    const requestId = requestIdOf(request);
    if (request.method === 'POST') {
      try {
        checkJson(request);
      } catch (error) {
        if (!(error instanceof BodyError)) throw error;
        return refuse(response, error.status, 'BAD_REQUEST', error.message, requestId, { connection: 'close' });
      }
    } else if (request.method !== 'GET') return refuse(response, 405, 'BAD_REQUEST', 'Use GET or POST.', requestId, { allow: 'GET, POST' });

    const client = clientOf(request, options.isProxy, options.publicOrigin);
    if (request.headers.cookie !== undefined && !isSameOrigin(request, client, options.publicOrigin)) {
      return refuse(response, 403, 'FORBIDDEN', 'This request comes from another site.', requestId);
    }

    // Ends when the client goes, and when the request has taken as long as any may.
    const ended = new Ending();
    const timer = setTimeout(() => ended.abort(), deadline);
    response.on('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) ended.abort();
    });
    const idempotencyKey = request.headers['idempotency-key'];
    // Shorter than the REST services allow: the number of the write in its operation is put behind it.
    if (idempotencyKey !== undefined && (typeof idempotencyKey !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))) {
      return refuse(response, 400, 'BAD_REQUEST', 'An Idempotency-Key has 1 to 200 visible ASCII characters.', requestId, request.method === 'POST' ? { connection: 'close' } : {});
    }
    let caller: Caller = { accessToken: undefined, requestId, address: client.address, traceparent: traceparentOf(request), signal: ended, breaches: [], idempotencyKey, browser: { cookie: identityCookies(request.headers.cookie), userAgent: request.headers['user-agent'] } };
    const { secure } = client;
    let session;
    try {
      session = await sessions.of(request.headers, caller, secure);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return refuse(response, 503, error.code, error.message, requestId, { 'retry-after': '1' });
    }
    const { key, bill } = accounts.bill(session.userId, client.address);
    // A session that was just renewed must reach the browser whatever the answer: its old token is good for a minute only.
    const renewed = (): Record<string, string | string[]> => ({ ...balanceHeaders(bill.balance), ...(session.setCookies.length > 0 ? { 'set-cookie': session.setCookies } : {}) });
    const unread: Record<string, string> = request.method === 'POST' ? { connection: 'close' } : {};
    const { wait } = bill.balance;
    if (wait > 0) {
      accounts.refused += 1;
      return refuse(response, 429, 'RATE_LIMITED', waitMessage(wait), requestId, { 'retry-after': String(wait), ...renewed(), ...unread }, { retryAfter: wait });
    }
    bill.add(1);
    if (session.refused !== undefined && !session.fromCookie) {
      const { message, challenge } = refusals[session.refused];
      return refuse(response, 401, 'UNAUTHENTICATED', message, requestId, { 'www-authenticate': challenge, ...unread }, { reason: session.refused.toUpperCase() });
    }
    const isVisitor = session.userId === null;
    const isPlayground = request.headers[playgroundHeader] !== undefined;
    const url = request.url ?? '';
    const search = request.method === 'GET' && url.includes('?') ? url.slice(url.indexOf('?')) : '';
    let body: JsonBody = { value: '', bytes: search.length };
    try {
      if (request.method === 'POST') body = await read(request, isVisitor, key, ended);
      bill.add(Math.floor(body.bytes / bytesPerPoint));
      const text = textOf(body.value, search);
      if (text !== undefined && !isRegistered(text)) {
        if (options.registeredOnly && session.fromCookie && !isPlayground) throw notRegistered();
        bill.add(documents.check(text, isVisitor));
      }
    } catch (error) {
      if (error instanceof QueueFull) return refuse(response, 429, 'RATE_LIMITED', crowdedMessage, requestId, { 'retry-after': '1', ...renewed(), ...unread }, { retryAfter: 1 });
      if (error instanceof BodyError) return refuse(response, error.status, 'BAD_REQUEST', error.message, requestId, { ...renewed(), ...unread });
      if (!(error instanceof GraphQLError)) return void response.destroy();
      const { code, http, ...extensions } = error.extensions as { code: string; http: { status: number } };
      return refuse(response, http.status, code, error.message, requestId, renewed(), extensions);
    }
    const spending = new Spending({ calls: options.calls, objects: limits.cost }, bill, () => ended.abort());
    caller = { ...caller, key, spending };
    const restOf = (accessToken: string | undefined): RestClient => new RestClient(upstream, { ...caller, accessToken });
    const rest = restOf(session.accessToken);
    const context: Context = {
      viewer: session.userId,
      session,
      playground: isPlayground,
      sessions,
      flags,
      avatars,
      host: client.host,
      secure,
      caller,
      bodyBytes: body.bytes,
      bill,
      spending,
      requestId,
      log,
      rest,
      sources: sourcesOf(rest),
      renew(accessToken) {
        this.viewer = session.userId;
        this.rest = restOf(accessToken);
        this.sources = sourcesOf(this.rest);
      },
    };

    const headers = new HeaderMap();
    for (const name of headersForEngine) {
      const value = request.headers[name];
      if (value !== undefined) headers.set(name, String(value));
    }
    const answer = await engine.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method, headers, search, body: body.value }, context: async () => context,
    });
    if (response.destroyed) return;
    const out: Record<string, string | string[]> = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': requestId, ...balanceHeaders(bill.balance) };
    for (const [name, value] of answer.headers) out[name] = value;
    if (session.setCookies.length > 0) out['set-cookie'] = session.setCookies;
    // Encoded once: its length is then known, and the socket takes it as it is.
    const said = answer.body.kind === 'complete' ? answer.body.string : '';
    // What is refused before there is an operation passes the engine's plugin by, which puts in the id.
    const bytes = Buffer.from((answer.status ?? 200) < 400 ? said : said.replaceAll('"requestId":""', `"requestId":"${requestId}"`));
    out['content-length'] = String(bytes.length);
    response.writeHead(answer.status ?? 200, out);
    response.end(bytes);
  };
}
