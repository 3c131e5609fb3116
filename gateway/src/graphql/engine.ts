import { trace } from '@opentelemetry/api';
import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLRequestListener,
  type GraphQLResponse,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import {
  getNamedType,
  GraphQLError,
  Kind,
  typeFromAST,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { contractError } from '../rest/index.ts';
import { callerIdOf } from '../session/index.ts';
import { callerKind, deprecatedElements, type CallerKind } from './deprecations.ts';
import { challenges, errorForClient, logFailure } from './errors.ts';
import { recursiveInputs, refuseUnknown } from './inputs.ts';
import { checkOperation, documentLimits, largeOperations, limits } from './limits.ts';
import { isRegistered, notRegistered, OperationsByHash } from './registered.ts';
import type { DocumentCheck } from './document.ts';
import { checkVariables } from './variables.ts';

/**
 * Longer documents are always interpreted, except the web's own, so that a stranger's text doesn't cause an expensive
 * compilation. A document always runs in the same way, so that its result never changes.
 */
const longestCompiled = 1_500;

/** Runs documents through graphql-jit. Compiled queries live and die with the document in Apollo's cache. */
class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();
  readonly #recursive: ReadonlySet<string>;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#recursive = recursiveInputs(schema);
  }

  /** Whether a variable has a recursive type, whose levels graphql-jit would write out without end. */
  #hasRecursiveVariable({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
    return variableDefinitions.some(({ type }) => {
      const named = typeFromAST(this.#schema, type as NamedTypeNode);
      return named !== undefined && this.#recursive.has(getNamedType(named).name);
    });
  }

  /** Returns the compiled query; null if it can't be compiled. */
  of(document: DocumentNode, operation: OperationDefinitionNode, operationName: string | null): CompiledQuery | null {
    if (this.#hasRecursiveVariable(operation)) return null;
    let byName = this.#compiled.get(document);
    if (!byName) this.#compiled.set(document, (byName = new Map()));
    const key = operationName ?? '';
    let query = byName.get(key);
    if (query === undefined) {
      // Skip the repeated check of leaves, which takes a fifth of a page's time and finds nothing: upstream responses
      // were validated (rest/contract.ts), enum values come from total functions (enums.ts), and every field's type is
      // checked by the compiler (resolvers.ts). So compiled and interpreted results are equal, leaf by leaf
      // (tests/contract/resolver-types.test.ts).
      const result = compileQuery(this.#schema, document, operationName ?? undefined, {
        disableLeafSerialization: true,
      });
      query = isCompiledQuery(result) ? result : null;
      byName.set(key, query);
    }
    return query;
  }
}

const ofRequest = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/** Error codes of operations that the gateway itself rejects. */
const refusals = new Set([...ofRequest, 'QUERY_TOO_COSTLY', 'BAD_REQUEST']);

/** Error for a mutation with a read-only API token. */
const readsOnly = (): GraphQLError =>
  new GraphQLError(
    'This API token is read-only. For mutations, create a token with publish or full scope under Profile > Tokens.',
    { extensions: { code: 'FORBIDDEN', humanReadableId: 'scope_too_small', reason: 'SCOPE', http: { status: 403 } } },
  );

/** Error for a subscription whose caller accepts no events. */
const needsEvents = (): GraphQLError =>
  new GraphQLError('Send subscriptions with `Accept: text/event-stream`. Their results are events.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 406 } },
  });

/** Rejects a body that is larger than its operation needs. @throws GraphQLError BAD_REQUEST, 413 */
function checkBodySize({ operation, selectionSet: { selections } }: OperationDefinitionNode, bytes: number): void {
  if (bytes <= limits.body) return;
  const isLarge =
    operation === 'mutation' &&
    selections.every((selection) => selection.kind === Kind.FIELD && largeOperations.has(selection.name.value));
  if (!isLarge)
    throw new GraphQLError(`The request is larger than ${limits.body} bytes.`, {
      extensions: { code: 'BAD_REQUEST', http: { status: 413 } },
    });
}

/**
 * Result of an operation that reached its limits: one error instead of one for every unresolved field. Completed
 * mutations stay.
 */
function endCostly(
  result: FormattedExecutionResult,
  kind: string | undefined,
  { operationCost, requestId }: Context,
  response: GraphQLRequestContext<Context>['response'],
): void {
  if (operationCost.over === undefined) return;
  const error = {
    message: operationCost.over,
    extensions: {
      code: 'QUERY_TOO_COSTLY',
      requestId,
      retryable: false,
      calls: operationCost.calls,
      objects: operationCost.objects,
    },
  };
  result.errors = [error];
  if (kind === 'mutation') return;
  delete result.data;
  response.http.status = 400;
}

/** Attributes errors from reading an invalid response to the service that sent it. */
function nameBreaches(
  errors: readonly GraphQLFormattedError[],
  { caller: { breaches = [] }, requestId, log }: Context,
): void {
  if (breaches.length === 0) return;
  log.warn({ requestId, breaches: breaches.slice(0, 10) }, 'an answer of a service breaks the REST document');
  const { message, code } = contractError(undefined);
  for (const error of errors)
    if (error.extensions?.['code'] === 'INTERNAL')
      Object.assign(error, { message, extensions: { ...error.extensions, code } });
}

/** Whether a document requests the schema, which the gateway itself returns, up to hundreds of kilobytes. */
const asksForSchema = /__(?:schema|type)\b/;

/** Charges for returned schema data, which no service returned, so its bytes aren't counted elsewhere. */
function payForSchema(result: FormattedExecutionResult, source: string | undefined, { requestCost }: Context): void {
  if (source === undefined || !result.data || !asksForSchema.test(source)) return;
  requestCost.addSchemaBytes(JSON.stringify(result.data).length);
}

/** Adds the cost of an executed operation to the response. */
function tellCost(result: FormattedExecutionResult, { requestCost, operationCost }: Context): void {
  if (result.data === undefined && operationCost.over === undefined) return;
  const { limit, remaining, reset } = requestCost.balance;
  result.extensions = {
    ...result.extensions,
    cost: {
      points: requestCost.points,
      calls: operationCost.calls,
      objects: operationCost.objects,
      remaining,
      limit,
      resetAfter: reset,
    },
  };
}

/**
 * Says that the caller's `Idempotency-Key` was used before: by the header of REST, and by the number of writes that an
 * earlier request executed. The others ran now, because that request ended between them.
 */
function tellReplay(
  result: FormattedExecutionResult,
  { caller: { idempotencyKey, keyedWrites } }: Context,
  { headers }: GraphQLResponse['http'],
): void {
  if (idempotencyKey === undefined || keyedWrites === undefined || keyedWrites.replayed === 0) return;
  headers.set('idempotency-replayed', 'true');
  result.extensions = {
    ...result.extensions,
    idempotency: { writes: keyedWrites.count, replayedWrites: keyedWrites.replayed },
  };
}

/**
 * Names the way to authenticate. If an operation of one field failed only because of that, nothing was done: a caller
 * that accepts application/graphql-response+json gets 401 without `data`. Callers of application/json always get 200.
 */
function challenge(
  result: FormattedExecutionResult,
  operation: OperationDefinitionNode | undefined,
  accept: string,
  { headers, status }: GraphQLResponse['http'],
): number | undefined {
  const rejected = result.errors?.filter(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? [];
  if (rejected.length === 0) return status;
  headers.set('www-authenticate', challenges[rejected[0]!.extensions?.['reason'] as keyof typeof challenges]);
  const isAll = rejected.length === result.errors?.length && result.data == null;
  if (!isAll || operation?.selectionSet.selections.length !== 1 || !accept.includes('graphql-response+json'))
    return status;
  delete result.data;
  return 401;
}

/** Errors already logged with their request. */
const logged = new WeakSet<object>();

/** What happens around every operation, in one plugin because each costs a round of calls per request. */
function aroundOperations(
  schema: GraphQLSchema,
  { log, registeredOnly, documents, onDeprecated }: EngineOptions,
): ApolloServerPlugin<Context> {
  const queries = new CompiledQueries(schema);
  const deprecated = deprecatedElements(schema);
  const listener: GraphQLRequestListener<Context> = {
    /** Rejects operations before they run: unregistered ones of browsers, and too expensive ones of everyone. */
    async didResolveOperation({ document, operation, request, source, contextValue }) {
      // Text was checked before parsing. An operation by hash may have been stored by a caller with other permissions.
      if (!isRegistered(source)) {
        if (registeredOnly && contextValue.session.fromCookie && !contextValue.playground) throw notRegistered();
        if (callerIdOf(contextValue.session) === null) documents.check(source, true);
      }
      if (!operation) return;
      // Undefined unless traces are on.
      trace.getActiveSpan()?.updateName(`${operation.operation} ${operation.name?.value ?? '(unnamed)'}`);
      if (operation.operation === 'subscription') throw needsEvents();
      if (operation.operation === 'mutation' && contextValue.session.apiScope === 'read') throw readsOnly();
      checkBodySize(operation, contextValue.bodyBytes);
      const variables = request.variables ?? {};
      checkVariables(schema, operation, variables);
      checkOperation(schema, document, operation, variables);
      for (const element of deprecated(document)) onDeprecated(element, callerKind(contextValue.session));
    },

    /** Executes compiled queries. Their results bypass `formatError`, so errors are converted here. */
    async responseForOperation({ document, operationName, operation, contextValue, request, source }) {
      // Without an operation (a missing or unknown name), Apollo itself reports the error.
      if ((operation as OperationDefinitionNode | undefined)?.operation !== 'query') return null;
      if ((source?.length ?? 0) > longestCompiled && !isRegistered(source)) return null;
      const query = queries.of(document, operation, operationName);
      if (!query) return null;
      // At its limits an operation ends immediately, while thousands of fields may still wait for results that are no
      // longer needed.
      const over = contextValue.operationCost.whenOver().then((): ExecutionResult => ({}));
      const { data, errors } = (await Promise.race([
        query.query(undefined, contextValue, request.variables ?? {}),
        over,
      ])) as ExecutionResult;
      for (const error of errors ?? []) logFailure(error, contextValue.requestId, log);
      const body: GraphQLResponse['body'] = {
        kind: 'single',
        singleResult: {
          ...(data === undefined ? {} : { data }),
          ...(errors ? { errors: errors.map((error) => errorForClient(error, contextValue.requestId)) } : {}),
        },
      };
      return { http: { status: undefined, headers: new HeaderMap() }, body };
    },

    /** Handles interpreted operations, and those that never ran. */
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) {
        logFailure(error, contextValue.requestId, log);
        logged.add(error);
      }
    },

    async willSendResponse({ request, response, contextValue, operation, source }) {
      if (response.body.kind !== 'single') return;
      const result = response.body.singleResult;
      payForSchema(result, source, contextValue);
      endCostly(result, operation?.operation, contextValue, response);
      tellCost(result, contextValue);
      tellReplay(result, contextValue, response.http);
      const { errors } = result;
      if (!errors || errors.length === 0) return;
      nameBreaches(errors, contextValue);
      // An operation that never ran or was stopped counts as rejected: repeated ones are delayed, like those of the
      // admission.
      contextValue.operationCost.isRefused =
        result.data === undefined && errors.every((error) => refusals.has(String(error.extensions?.['code'])));
      // `formatError` doesn't know the request, so its ID is added to every error at the end.
      for (const error of errors) if (error.extensions) error.extensions['requestId'] = contextValue.requestId;
      // Also as an HTTP header (RFC 9110, 10.2.3): the longest wait.
      const waits = errors.map((error) => error.extensions?.['retryAfter']).filter((wait) => typeof wait === 'number');
      if (waits.length > 0) response.http.headers.set('retry-after', String(Math.max(...waits)));
      // GraphQL over HTTP: callers that accept only application/json get 200 for a well-formed response with request
      // errors; callers that accept application/graphql-response+json get the 4xx.
      const accepts = request.http?.headers.get('accept') ?? '';
      response.http.status = challenge(result, operation, accepts, response.http);
      if (
        response.http.status === 400 &&
        !accepts.includes('graphql-response+json') &&
        errors.every((error) => ofRequest.includes(String(error.extensions?.['code'])))
      ) {
        response.http.status = 200;
      }
    },
  };
  return {
    async requestDidStart({ request }) {
      // "The empty string is equivalent to omitting the operationName parameter" (GraphQL over HTTP, GET); tools also
      // send it in bodies.
      if (request.operationName === '') delete request.operationName;
      return listener;
    },
  };
}

/** Options of the GraphQL server. */
export interface EngineOptions {
  introspection: boolean;
  /** Whether browser sessions can run only the web's registered operations. */
  registeredOnly: boolean;
  documents: DocumentCheck;
  /** Called for each deprecated element of an operation. */
  onDeprecated: (element: string, caller: CallerKind) => void;
  log: Logger;
}

/** Creates and starts the GraphQL server: limits, compiled execution, a closed set of error codes, CSRF protection. */
export async function createEngine(schema: GraphQLSchema, options: EngineOptions): Promise<ApolloServer<Context>> {
  refuseUnknown(schema);
  const server = new ApolloServer<Context>({
    schema,
    introspection: options.introspection,
    hideSchemaDetailsFromClientErrors: !options.introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // Without the line break that Apollo puts at the end: joining it on copies the whole text once more.
    stringifyResult: (value) => JSON.stringify(value),
    stopOnTerminationSignals: false,
    persistedQueries: { cache: new OperationsByHash() },
    parseOptions: { maxTokens: documentLimits.member.tokens },
    maxRecursiveSelections: documentLimits.member.fields,
    logger: options.log,
    formatError: (formatted, error) => {
      const wrapped =
        error instanceof GraphQLError
          ? error
          : new GraphQLError(formatted.message, { originalError: error instanceof Error ? error : null });
      // Our own failures before or after the operation are logged here, without a request.
      if (!logged.has(error as object)) logFailure(wrapped, '', options.log);
      return errorForClient(wrapped, '');
    },
    plugins: [
      aroundOperations(schema, options),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  return server;
}
