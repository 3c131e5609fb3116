import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap } from '@apollo/server';
import { DATA_POLICY } from '@terrarium/domain/http';
import { RejectionLines } from '@terrarium/domain/telemetry';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import type { Flags } from '../flag/flags.ts';
import { clientOf, encoded, originOf, requestIdOf } from '../http/index.ts';
import { rateLimitHeaders, OperationCost } from '../quota/index.ts';
import { RequestAbort, RestClient, type Caller, type Upstream } from '../rest/index.ts';
import { Admission, Rejection, type AdmissionOptions, type Admitted } from './admission.ts';
import type { DirectAnswer } from './direct.ts';
import type { Engine } from './engine.ts';
import { wantsEvents } from './eventStream.ts';
import { limits } from './limits.ts';
import { sourcesOf } from './sources.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Options of the GraphQL endpoint. */
export interface GraphqlOptions extends AdmissionOptions {
  engine: Engine;
  subscriptions: Subscriptions;
  upstream: Upstream;
  flags: Flags;
  avatars: boolean;
  offersPlans: boolean;
  /** Upstream calls of one operation. */
  calls: number;
  log: Logger;
}

/** Headers that Apollo Server reads: content types, and those that distinguish a script from a cross-site form. */
const headersForEngine = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** Server-Timing header: number and total duration of upstream calls, and total duration. */
const timing = ({ calls, waited }: OperationCost, total: number): string =>
  `upstream;desc="${calls} ${calls === 1 ? 'call' : 'calls'}";dur=${waited.toFixed(1)}, total;dur=${total.toFixed(1)}`;

/** Headers of every response to an admitted request. */
function headersOf(requestId: string, { session, requestCost }: Admitted): Record<string, string | string[]> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': DATA_POLICY,
    'x-request-id': requestId,
    ...rateLimitHeaders(requestCost.balance),
    ...(session.setCookies.length > 0 ? { 'set-cookie': session.setCookies } : {}),
  };
}

/** Queries and mutations can't wait for changes. */
const noUpdates = (): never => {
  throw new Error('Only subscriptions wait for changes.');
};

/** Creates the context of one operation, or of one event of a subscription. */
function contextFor(
  { upstream, sessions, flags, avatars, offersPlans, publicOrigin, calls, log }: GraphqlOptions,
  { client, session, requestCost, body, isPlayground, caller: admitted }: Admitted,
  { requestId, signal, updates }: Pick<Context, 'requestId' | 'updates'> & { signal: RequestAbort },
): Context {
  const operationCost = new OperationCost({ calls, objects: limits.cost }, requestCost, () => signal.abort());
  const caller: Caller = { ...admitted, signal, operationCost };
  const restOf = (accessToken: string | undefined): RestClient => new RestClient(upstream, { ...caller, accessToken });
  const rest = restOf(session.accessToken);
  return {
    viewer: session.userId,
    session,
    playground: isPlayground,
    sessions,
    flags,
    avatars,
    offersPlans,
    host: client.host,
    origin: originOf(client, publicOrigin),
    secure: client.secure,
    caller,
    bodyBytes: body.bytes,
    requestCost,
    operationCost,
    requestId,
    log,
    rest,
    sources: sourcesOf(rest),
    updates,
    renew(accessToken) {
      this.viewer = session.userId;
      this.rest = restOf(accessToken);
      this.sources = sourcesOf(this.rest);
    },
  };
}

/** The response of Apollo Server. */
async function byServer(
  { server }: Engine,
  request: IncomingMessage,
  search: string,
  body: unknown,
  context: Context,
): Promise<DirectAnswer> {
  const headers = new HeaderMap();
  for (const name of headersForEngine) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  // Browsers never send an Authorization header on their own, so such a request needs no further CSRF protection.
  if (request.headers.authorization !== undefined && request.headers.cookie === undefined)
    headers.set('apollo-require-preflight', 'true');
  const answer = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: request.method ?? 'GET', headers, search, body },
    context: async () => context,
  });
  const text = answer.body.kind === 'complete' ? answer.body.string : '';
  return { status: answer.status, headers: answer.headers, text };
}

/** Creates the GraphQL endpoint, in front of Express: one pass over the request, no middleware. */
export function graphqlHandler(
  options: GraphqlOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { engine, subscriptions, log } = options;
  const admission = new Admission(options);
  const rejections = new RejectionLines();
  return async (request, response) => {
    const begun = performance.now();
    const requestId = requestIdOf(request);
    let admitted: Admitted | null;
    try {
      admitted = await admission.admit(request, response, requestId);
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      const { address } = clientOf(request, options.isProxy, options.publicOrigin);
      const refusal = rejections.of({ status: error.status, address, isRead: false });
      if (refusal !== null)
        log.warn(
          { requestId, path: '/graphql', status: error.status, code: error.code, ...refusal },
          error.status === 401 ? 'authentication failed' : 'permission denied',
        );
      return error.send(response, requestId);
    }
    if (admitted === null) return;
    const { session, body, search } = admitted;
    const contextOf = (signal: RequestAbort, updates: Context['updates'] = noUpdates): Context =>
      contextFor(options, admitted, { requestId, signal, updates });
    if (wantsEvents(request)) {
      const head = headersOf(requestId, admitted);
      return subscriptions.serve(request, response, admitted, head, contextOf).catch((error: unknown) => {
        if (!(error instanceof Rejection)) throw error;
        error.send(response, requestId);
      });
    }
    const context = contextOf(admitted.caller.signal);
    const { operationCost } = context;

    const accepts = request.headers.accept ?? '';
    const answer =
      (request.method === 'POST' ? await engine.direct.answer(body.value, accepts, context) : null) ??
      (await byServer(engine, request, search, body.value, context));
    if (answer.status === undefined) engine.direct.learnType(accepts, answer.headers.get('content-type'));
    const { status = 200 } = answer;
    if (operationCost.isRefused || (status >= 400 && status < 500)) {
      // Not the caller's signal, because an operation at its limits has ended that one.
      const gone = new RequestAbort();
      response.on('close', () => gone.abort());
      await options.callerBudgets.tarpit.before(admitted.caller.key, gone);
    }
    if (response.destroyed) return;
    const out: Record<string, string | string[]> = {
      ...headersOf(requestId, admitted),
      'server-timing': timing(operationCost, performance.now() - begun),
    };
    for (const [name, value] of answer.headers) out[name] = value;
    // Not "storage": the page itself clears that, except for the device's settings such as the theme (AUTH-24).
    if (session.isEnded === true) out['clear-site-data'] = '"cache"';
    // Encode once, so that the length is known and the socket uses the buffer directly.
    const said = answer.text;
    // Errors before an operation bypass the engine's plugin, which adds the ID.
    const bytes = encoded(
      (answer.status ?? 200) < 400 ? said : said.replaceAll('"requestId":""', `"requestId":"${requestId}"`),
    );
    out['content-length'] = String(bytes.length);
    response.writeHead(answer.status ?? 200, out);
    response.end(bytes);
  };
}
