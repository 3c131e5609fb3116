import { ApolloServer, HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener, type GraphQLResponse } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginUsageReportingDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { outwardError } from './errors.ts';
import { checkOperation, limits } from './limits.ts';
import { OperationsByHash, requireRegistered } from './registered.ts';

/** Documents longer than this are interpreted: compiling costs more than it brings. */
const longestCompiled = 20_000;

/**
 * Runs documents through graphql-jit from their second use on. Compiled queries live and die with the document in Apollo's cache.
 */
class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();
  readonly #seen = new WeakSet<DocumentNode>();

  constructor(schema: GraphQLSchema) { this.#schema = schema; }

  /** The compiled query; null for the first use, and for what cannot be compiled. */
  of(document: DocumentNode, operationName: string | null): CompiledQuery | null {
    let byName = this.#compiled.get(document);
    if (!byName) {
      if (!this.#seen.has(document)) {
        this.#seen.add(document);
        return null;
      }
      this.#compiled.set(document, byName = new Map());
    }
    const key = operationName ?? '';
    let query = byName.get(key);
    if (query === undefined) {
      // Values come typed from the sources, enum values from total readers: checking each leaf again is a fifth of a page's cost.
      const result = compileQuery(this.#schema, document, operationName ?? undefined, { disableLeafSerialization: true });
      query = isCompiledQuery(result) ? result : null;
      byName.set(key, query);
    }
    return query;
  }
}

const ofRequest = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];

/** What happens around every operation, in one plugin because each costs a round of calls per request. */
function aroundOperations(schema: GraphQLSchema, { log, registeredOnly }: EngineOptions): ApolloServerPlugin<Context> {
  const queries = new CompiledQueries(schema);
  const listener: GraphQLRequestListener<Context> = {
    /** Refuses operations before they run: of browsers those that the web did not register, of everybody those that cost too much. */
    async didResolveOperation({ document, operation, request, source, contextValue }) {
      if (registeredOnly && contextValue.session.fromCookie && !contextValue.playground) requireRegistered(source);
      if (operation) checkOperation(schema, document, operation, request.variables ?? {});
    },

    /** Executes compiled queries. What is answered here passes `formatError` by, so errors are mapped here. */
    async responseForOperation({ document, operationName, operation, contextValue, request, source }) {
      if (operation.operation !== 'query' || (source?.length ?? 0) > longestCompiled) return null;
      const query = queries.of(document, operationName);
      if (!query) return null;
      const { data, errors } = await query.query(undefined, contextValue, request.variables ?? {}) as ExecutionResult;
      const body: GraphQLResponse['body'] = {
        kind: 'single',
        singleResult: {
          ...(data === undefined ? {} : { data }),
          ...(errors ? { errors: errors.map((error) => outwardError(error, contextValue.requestId, log)) } : {}),
        },
      };
      return { http: { status: undefined, headers: new HeaderMap() }, body };
    },

    async willSendResponse({ request, response, contextValue }) {
      if (response.body.kind !== 'single') return;
      const { errors } = response.body.singleResult;
      if (!errors || errors.length === 0) return;
      // `formatError` does not know the request: its id is put into every error as the answer leaves.
      for (const error of errors) if (error.extensions) error.extensions['requestId'] = contextValue.requestId;
      // As HTTP says it too (RFC 9110, 10.2.3): the longest of the waits.
      const waits = errors.map((error) => error.extensions?.['retryAfter']).filter((wait) => typeof wait === 'number');
      if (waits.length > 0) response.http.headers.set('retry-after', String(Math.max(...waits)));
      // GraphQL over HTTP: callers that accept only application/json get 200 for a well-formed answer that holds errors of the
      // request, callers that accept application/graphql-response+json keep the 4xx.
      const accepts = request.http?.headers.get('accept') ?? '';
      if (response.http.status === 400 && !accepts.includes('graphql-response+json') && errors.every((error) => ofRequest.includes(String(error.extensions?.['code'])))) {
        response.http.status = 200;
      }
    },
  };
  return { requestDidStart: async () => listener };
}

/** What the GraphQL server is made with. */
export interface EngineOptions {
  introspection: boolean;
  /** Whether sessions of browsers may run only what the web registered. */
  registeredOnly: boolean;
  log: Logger;
}

/** Makes and starts the GraphQL server: limits, compiled execution, closed error codes, protection against cross-site requests. */
export async function createEngine(schema: GraphQLSchema, options: EngineOptions): Promise<ApolloServer<Context>> {
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
    parseOptions: { maxTokens: limits.tokens },
    maxRecursiveSelections: limits.fields,
    logger: options.log,
    formatError: (formatted, error) => {
      const wrapped = error instanceof GraphQLError ? error : new GraphQLError(formatted.message, { originalError: error instanceof Error ? error : null });
      return outwardError(wrapped, '', options.log);
    },
    plugins: [
      aroundOperations(schema, options), ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  return server;
}
