/** GraphQL subscriptions over Server-Sent Events. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { RequestAbort, UpstreamError, type Caller, type Upstream } from '../rest/index.ts';
import { Rejection, type Admitted } from './admission.ts';
import { errorForClient, logFailure } from './errors.ts';
import { EventStream } from './eventStream.ts';
import { checkOperation, documentLimits } from './limits.ts';
import { isRegistered, OperationsByHash } from './registered.ts';
import { checkVariables } from './variables.ts';

/** Open streams of one gateway, and of one caller. */
const mostStreams = 2_000;
const mostOfCaller = 50;
/** Longest life of a stream, in milliseconds. Clients reconnect, with a renewed session. */
const longestLife = 10 * 60_000;
/** Seconds that the service waits for a change, per call. */
const wait = 20;
/** Pauses after a failed call to the service, in milliseconds: the first, and the longest. */
const pauses = { first: 500, longest: 10_000 } as const;

/** Kinds of failures that a later call may not have. */
const passing = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']);

/** Options of {@link Subscriptions}. */
export interface SubscriptionOptions {
  schema: GraphQLSchema;
  upstream: Upstream;
  log: Logger;
}

/** An operation as sent. */
interface Sent {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } };
}

/** Creates the context of one event, whose reads end with the signal. */
export type ContextOf = (signal: RequestAbort, updates: Context['updates']) => Context;

/** Serves subscriptions. Each event is executed like a query, with the rights that the caller has then. */
export class Subscriptions {
  readonly #options: SubscriptionOptions;
  readonly #operations = new OperationsByHash();
  readonly #documents = new LRUCache<string, DocumentNode>({ max: 200 });
  readonly #streams = new Map<EventStream, string>();

  constructor(options: SubscriptionOptions) {
    this.#options = options;
  }

  /** Open streams. */
  get count(): number {
    return this.#streams.size;
  }

  /** Closes all streams: the process ends, and clients reconnect to another one. */
  close(): void {
    for (const stream of this.#streams.keys()) stream.close();
  }

  /**
   * Serves one subscription until the client disconnects.
   * @throws Rejection before the first event
   */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { body, search, caller, session }: Admitted,
    headers: Record<string, string | string[]>,
    contextOf: ContextOf,
  ): Promise<void> {
    const { schema, upstream, log } = this.#options;
    const { key } = caller;
    const { document, operationName, variables } = await this.#operation(
      search === '' ? ((body.value ?? {}) as Sent) : sentBy(search),
    );
    const ofCaller = [...this.#streams.values()].filter((one) => one === key).length;
    if (this.#streams.size >= mostStreams || ofCaller >= mostOfCaller)
      throw new Rejection(
        429,
        'RATE_LIMITED',
        ofCaller >= mostOfCaller
          ? `Too many open subscriptions. A caller can have ${mostOfCaller}. Close some, and try again.`
          : 'The hub has too many open subscriptions. Try again in a few seconds, or poll.',
        { 'retry-after': '5' },
        { retryAfter: 5 },
      );
    const gone = new RequestAbort();
    response.on('close', () => gone.abort());
    const lifetime = setTimeout(() => gone.abort(), longestLife);
    const last = request.headers['last-event-id'];
    const { requestId } = caller;
    const updates: Context['updates'] = (target, since) =>
      versionsOf(
        upstream,
        { ...caller, accessToken: session.accessToken, signal: gone },
        target,
        (typeof last === 'string' ? last : since) ?? undefined,
      );
    const args = { schema, document, variableValues: variables, operationName };
    const stream = new EventStream(response, headers);
    this.#streams.set(stream, key);
    try {
      const source = await createSourceEventStream({ ...args, contextValue: contextOf(gone, updates) });
      if (!(Symbol.asyncIterator in source)) {
        stream.next({ errors: (source.errors ?? []).map((error) => errorForClient(error, requestId)) });
        return stream.complete();
      }
      for await (const update of source as AsyncIterable<{ version: string }>) {
        // An event at its limits must not end the stream.
        const ended = new RequestAbort();
        const end = (): void => ended.abort();
        gone.listen(end);
        const contextValue = contextOf(ended, updates);
        const { requestCost } = contextValue;
        if (requestCost.balance.wait > 0) await delay(requestCost.balance.wait * 1000);
        requestCost.addPoints(1);
        const { data, errors } = await execute({ ...args, rootValue: update, contextValue });
        gone.forget(end);
        if (gone.aborted) break;
        for (const error of errors ?? []) logFailure(error, requestId, log);
        const failures = errors?.map((error) => errorForClient(error, requestId));
        stream.next({ data, ...(failures ? { errors: failures } : {}) }, update.version);
        if (!(await stream.read())) break;
      }
      stream.close();
    } catch (error) {
      if (gone.aborted || (session.accessToken !== undefined && isOver(error))) return stream.close();
      const failure = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
      logFailure(failure, requestId, log);
      stream.next({ errors: [errorForClient(failure, requestId)] });
      stream.complete();
    } finally {
      clearTimeout(lifetime);
      this.#streams.delete(stream);
    }
  }

  /** Reads and checks an operation. @throws Rejection */
  async #operation({ query, variables, operationName, extensions }: Sent): Promise<{
    document: DocumentNode;
    operationName: string | null;
    variables: Record<string, unknown>;
  }> {
    const { schema } = this.#options;
    const hash = extensions?.persistedQuery?.sha256Hash;
    const text = typeof query === 'string' ? query : await this.#operations.get(`apq:${String(hash)}`);
    if (text === undefined)
      throw typeof hash === 'string'
        ? new Rejection(400, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
        : new Rejection(400, 'BAD_REQUEST', 'Send an operation in `query`.');
    const name = typeof operationName === 'string' && operationName !== '' ? operationName : null;
    const given = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
    try {
      const document = this.#documents.get(text) ?? this.#read(text);
      const operation = getOperationAST(document, name);
      if (operation?.operation !== 'subscription')
        throw new Rejection(
          400,
          'OPERATION_RESOLUTION_FAILURE',
          'Only subscriptions are sent as events. Send queries and mutations with `Accept: application/json`.',
        );
      checkVariables(schema, operation, given);
      checkOperation(schema, document, operation, given);
      return { document, operationName: name, variables: given };
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { code = 'BAD_USER_INPUT', http: _, ...told } = error.extensions;
      throw new Rejection(400, String(code), error.message, {}, told);
    }
  }

  #read(text: string): DocumentNode {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: documentLimits.member.tokens });
    } catch (error) {
      throw new Rejection(400, 'GRAPHQL_PARSE_FAILED', (error as Error).message);
    }
    const [problem] = validate(this.#options.schema, document);
    if (problem !== undefined) throw new Rejection(400, 'GRAPHQL_VALIDATION_FAILED', problem.message);
    if (!isRegistered(text) && text.length > documentLimits.member.characters)
      throw new Rejection(400, 'QUERY_TOO_COSTLY', 'The document is too long.');
    this.#documents.set(text, document);
    return document;
  }
}

/** Reads the operation of a GET. */
function sentBy(search: string): Sent {
  const params = new URLSearchParams(search);
  const json = (name: string): unknown => {
    try {
      return JSON.parse(params.get(name) ?? 'null');
    } catch {
      throw new Rejection(400, 'BAD_REQUEST', `The parameter '${name}' isn't JSON.`);
    }
  };
  return {
    query: params.get('query') ?? undefined,
    operationName: params.get('operationName') ?? undefined,
    variables: json('variables'),
    extensions: (json('extensions') ?? {}) as NonNullable<Sent['extensions']>,
  };
}

/** Whether a session ended: a client that reconnects gets a new one, or the reason. */
const isOver = (error: unknown): boolean => {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  return cause instanceof UpstreamError && cause.code === 'UNAUTHENTICATED';
};

/**
 * Reads the versions of a resource as they change. The first one comes immediately, unless the client knows it.
 * @param target path of the call that waits for a change
 */
async function* versionsOf<T extends { version: string }>(
  upstream: Upstream,
  caller: Caller,
  target: string,
  known: string | undefined,
): AsyncGenerator<T> {
  let since = known;
  let pause: number = pauses.first;
  while (!caller.signal.aborted) {
    try {
      const query = since === undefined ? '' : `?wait=${wait}&since=${encodeURIComponent(since)}`;
      const update = await upstream.wait<T>(`${target}${query}`, caller);
      pause = pauses.first;
      if (update.version === since) continue;
      since = update.version;
      yield update;
    } catch (error) {
      if (!(error instanceof UpstreamError) || !passing.has(error.code) || caller.signal.aborted) throw error;
      await delay(pause);
      pause = Math.min(pause * 2, pauses.longest);
    }
  }
}
