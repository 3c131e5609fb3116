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
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { contractError } from '../rest/index.ts';
import { errorForClient, logFailure } from './errors.ts';
import { refuseUnknown } from './inputs.ts';
import { checkOperation, documentLimits, largeOperations, limits } from './limits.ts';
import { isRegistered, notRegistered, OperationsByHash } from './registered.ts';
import type { DocumentCheck } from './document.ts';
import { checkVariables } from './variables.ts';

/**
 * Documents longer than this are interpreted, every time, unless they are the web's own: a stranger's text should not cost a long compilation. One
 * document is always run in one way, so that it answers the same at its first use and at every later one.
 */
const longestCompiled = 1_500;

/** Runs documents through graphql-jit. Compiled queries live and die with the document in Apollo's cache. */
class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The compiled query; null for what cannot be compiled. */
  of(document: DocumentNode, operationName: string | null): CompiledQuery | null {
    let byName = this.#compiled.get(document);
    if (!byName) this.#compiled.set(document, (byName = new Map()));
    const key = operationName ?? '';
    let query = byName.get(key);
    if (query === undefined) {
      // Checking each leaf again is a fifth of a page's cost, and says nothing new: what comes from upstream was held against its contract
      // (rest/contract.ts), enum values come from total readers (enums.ts), and every value of every field has the type that the schema names for it, or
      // nothing compiles (resolvers.ts). So a compiled use answers as the interpreted one did, leaf by leaf (tests/contract/resolver-types.test.ts).
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

/** Codes of operations that the gateway refuses by itself. */
const refusals = new Set([...ofRequest, 'QUERY_TOO_COSTLY', 'BAD_REQUEST']);

/** What a mutation is told that comes with an API token which only reads. */
const readsOnly = (): GraphQLError =>
  new GraphQLError(
    'This API token only reads, so mutations are refused. Issue one with the scope publish or full in the hub, on the page Tokens of your profile.',
    { extensions: { code: 'FORBIDDEN', humanReadableId: 'scope_too_small', http: { status: 403 } } },
  );

/** Refuses a body that is larger than its operation needs. @throws GraphQLError BAD_REQUEST, 413 */
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

/** What an operation that came to its bounds answers: one error instead of one for everything that was not asked any more. What a mutation did stays. */
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

/** What went wrong while an answer was read that breaks the REST document is the fault of the service that gave it. */
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

/** Whether a document asks for the schema, which the gateway itself answers, hundreds of kilobytes of it if wanted. */
const asksForSchema = /__(?:schema|type)\b/;

/** Counts what was told of the schema: nothing of it came from a service, where bytes are counted otherwise. */
function payForSchema(result: FormattedExecutionResult, source: string | undefined, { requestCost }: Context): void {
  if (source === undefined || !result.data || !asksForSchema.test(source)) return;
  requestCost.addSchemaBytes(JSON.stringify(result.data).length);
}

/** Tells what an operation that ran has cost. */
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

/** Errors that stand in the log with the request that they belong to. */
const logged = new WeakSet<object>();

/** What happens around every operation, in one plugin because each costs a round of calls per request. */
function aroundOperations(
  schema: GraphQLSchema,
  { log, registeredOnly, documents }: EngineOptions,
): ApolloServerPlugin<Context> {
  const queries = new CompiledQueries(schema);
  const listener: GraphQLRequestListener<Context> = {
    /** Refuses operations before they run: of browsers those that the web did not register, of everybody those that cost too much. */
    async didResolveOperation({ document, operation, request, source, contextValue }) {
      // What came as text was looked at before it was parsed. What came by hash may have been made known by somebody with other rights.
      if (!isRegistered(source)) {
        if (registeredOnly && contextValue.session.fromCookie && !contextValue.playground) throw notRegistered();
        if (contextValue.viewer === null) documents.check(source, true);
      }
      if (!operation) return;
      // Undefined unless traces are asked for.
      trace.getActiveSpan()?.updateName(`${operation.operation} ${operation.name?.value ?? '(unnamed)'}`);
      if (operation.operation === 'mutation' && contextValue.session.apiScope === 'read') throw readsOnly();
      checkBodySize(operation, contextValue.bodyBytes);
      const variables = request.variables ?? {};
      checkVariables(schema, operation, variables);
      checkOperation(schema, document, operation, variables);
    },

    /** Executes compiled queries. What is answered here passes `formatError` by, so errors are mapped here. */
    async responseForOperation({ document, operationName, operation, contextValue, request, source }) {
      // Without an operation (a name that is missing, or that no operation has) Apollo itself says what is wrong.
      if ((operation as OperationDefinitionNode | undefined)?.operation !== 'query') return null;
      if ((source?.length ?? 0) > longestCompiled && !isRegistered(source)) return null;
      const query = queries.of(document, operationName);
      if (!query) return null;
      // At its bounds an operation ends at once; thousands of fields are then still waiting for what nobody asks any more.
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

    /** What is interpreted, and what never came to be run. */
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
      const { errors } = result;
      if (!errors || errors.length === 0) return;
      nameBreaches(errors, contextValue);
      // What never ran, or was ended, is a refusal: repeated ones wait, as those of the admission do.
      contextValue.operationCost.isRefused =
        result.data === undefined && errors.every((error) => refusals.has(String(error.extensions?.['code'])));
      // `formatError` does not know the request: its id is put into every error as the answer leaves.
      for (const error of errors) if (error.extensions) error.extensions['requestId'] = contextValue.requestId;
      // As HTTP says it too (RFC 9110, 10.2.3): the longest of the waits.
      const waits = errors.map((error) => error.extensions?.['retryAfter']).filter((wait) => typeof wait === 'number');
      if (waits.length > 0) response.http.headers.set('retry-after', String(Math.max(...waits)));
      // GraphQL over HTTP: callers that accept only application/json get 200 for a well-formed answer that holds errors of the
      // request, callers that accept application/graphql-response+json keep the 4xx.
      const accepts = request.http?.headers.get('accept') ?? '';
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
      // "The empty string is equivalent to omitting the operationName parameter" (GraphQL over HTTP, GET); tools send it in bodies, too.
      if (request.operationName === '') delete request.operationName;
      return listener;
    },
  };
}

/** What the GraphQL server is made with. */
export interface EngineOptions {
  introspection: boolean;
  /** Whether sessions of browsers may run only what the web registered. */
  registeredOnly: boolean;
  documents: DocumentCheck;
  log: Logger;
}

/** Makes and starts the GraphQL server: limits, compiled execution, closed error codes, protection against cross-site requests. */
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
      // What no operation encountered, a fault of our own before or after it, is told here, where the request is not known.
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
