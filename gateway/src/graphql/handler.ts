import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
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
import { BodyError, clientOf, identityCookies, isSameOrigin, readJson, requestIdOf, traceparentOf, type ProxyTest } from '../http/index.ts';
import { LearningSource } from '../learning/index.ts';
import { NavigationSource } from '../navigation/index.ts';
import { NotebookSource } from '../notebook/index.ts';
import { OrganizationSource } from '../organization/index.ts';
import { PolicySource } from '../policy/index.ts';
import { ReportSource } from '../report/index.ts';
import { Ending, RestClient, UpstreamError, type Caller, type Upstream } from '../rest/index.ts';
import { SearchSource } from '../search/index.ts';
import { ServiceAccountSource } from '../serviceAccount/index.ts';
import type { Sessions } from '../session/index.ts';
import { limits } from './limits.ts';
import { playgroundHeader, playgroundPage } from './playground.ts';

/** Longest life of one GraphQL request, in milliseconds. */
const deadline = 15_000;

/** What the GraphQL endpoint is made of. */
export interface GraphqlOptions {
  engine: ApolloServer<Context>;
  upstream: Upstream;
  sessions: Sessions;
  flags: Flags;
  avatars: boolean;
  publicOrigin: string | undefined;
  isProxy: ProxyTest;
  log: Logger;
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
  learning: new LearningSource(rest),
  group: new GroupSource(rest),
  serviceAccount: new ServiceAccountSource(rest),
});

/** Answers with one error in the shape of GraphQL over HTTP. */
function refuse(response: ServerResponse, status: number, code: string, message: string, requestId: string, headers: Record<string, string> = {}): void {
  const body = JSON.stringify({ errors: [{ message, extensions: { code, requestId, retryable: status >= 500 || status === 429 } }] });
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': requestId, ...headers });
  response.end(body);
}

/** Whether a browser asks for a page: then the playground is the answer. */
const wantsPage = (request: IncomingMessage): boolean => request.method === 'GET' && !request.url?.includes('query=') && (request.headers.accept ?? '').includes('text/html');

/**
 * The GraphQL endpoint, answered in front of Express: one pass over the request, no middleware.
 * Bounds that need no parsing are checked first, so that abuse costs next to nothing and never reaches upstream.
 */
export function graphqlHandler(options: GraphqlOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { engine, upstream, sessions, flags, avatars, log } = options;
  return async (request, response) => {
    const requestId = requestIdOf(request);
    if (wantsPage(request)) return playgroundPage(response);
    let body: unknown = '';
    if (request.method === 'POST') {
      try {
        // Who shows no credentials cannot import anything. Whether they are good is seen below.
        const { cookie, authorization } = request.headers;
        body = await readJson(request, cookie === undefined && authorization === undefined ? limits.body : limits.bodyWithCredentials);
      } catch (error) {
        if (!(error instanceof BodyError)) return void response.destroy();
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
    const caller: Caller = { accessToken: undefined, requestId, address: client.address, traceparent: traceparentOf(request), signal: ended, browser: { cookie: identityCookies(request.headers.cookie), userAgent: request.headers['user-agent'] } };
    const { secure } = client;
    let session;
    try {
      session = await sessions.of(request.headers, caller, secure);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return refuse(response, 503, error.code, error.message, requestId, { 'retry-after': '1' });
    }
    if (session.refused !== undefined && !session.fromCookie) {
      return refuse(response, 401, 'UNAUTHENTICATED', 'The token is missing, forged or has ended. Get a new one and try again.', requestId, { 'www-authenticate': 'Bearer' });
    }
    const restOf = (accessToken: string | undefined): RestClient => new RestClient(upstream, { ...caller, accessToken });
    const rest = restOf(session.accessToken);
    const context: Context = {
      viewer: session.userId,
      session,
      playground: request.headers[playgroundHeader] !== undefined,
      sessions,
      flags,
      avatars,
      host: client.host,
      secure,
      caller,
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
    const url = request.url ?? '';
    const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const answer = await engine.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method, headers, search, body }, context: async () => context,
    });
    if (response.destroyed) return;
    const out: Record<string, string | string[]> = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': requestId };
    for (const [name, value] of answer.headers) out[name] = value;
    if (session.setCookies.length > 0) out['set-cookie'] = session.setCookies;
    // Encoded once: its length is then known, and the socket takes it as it is.
    const bytes = Buffer.from(answer.body.kind === 'complete' ? answer.body.string : '');
    out['content-length'] = String(bytes.length);
    response.writeHead(answer.status ?? 200, out);
    response.end(bytes);
  };
}
