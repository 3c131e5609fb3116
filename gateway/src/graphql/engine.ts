import { ApolloServer, HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../context.ts';
import { DirectQueries } from './direct.ts';
import { errorForClient, logFailure } from './errors.ts';
import { refuseUnknown } from './inputs.ts';
import { documentLimits } from './limits.ts';
import { Operations, type OperationOptions } from './operations.ts';
import { OperationsByHash } from './registered.ts';

/** Errors already logged with their request. */
const logged = new WeakSet<object>();

/** What happens around every operation, in one plugin because each costs a round of calls per request. */
function aroundOperations(
  operations: Operations,
  direct: DirectQueries,
  { log }: EngineOptions,
): ApolloServerPlugin<Context> {
  const listener: GraphQLRequestListener<Context> = {
    async didResolveOperation({ document, operation, request, source, contextValue }) {
      operations.check(document, operation, source, contextValue, request.variables ?? {});
    },

    async responseForOperation({ document, operationName, operation, contextValue, request, source }) {
      // Without an operation (a missing or unknown name), Apollo itself reports the error.
      if ((operation as OperationDefinitionNode | undefined) === undefined || source === undefined) return null;
      const runnable = { document, operation, operationName, source };
      const query = operations.compiled(runnable);
      if (!query) return null;
      direct.learn(runnable, request.operationName ?? '', query);
      const singleResult = await operations.run(query, contextValue, request.variables ?? {});
      return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
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
      const accepts = request.http?.headers.get('accept') ?? '';
      operations.finish(response.body.singleResult, response.http, contextValue, {
        ...(operation && { operation }),
        ...(source !== undefined && { source }),
        accepts,
      });
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
export interface EngineOptions extends OperationOptions {
  introspection: boolean;
}

/** A GraphQL server, and its shortcut. */
export interface Engine {
  server: ApolloServer<Context>;
  direct: DirectQueries;
}

/** Creates and starts the GraphQL server: limits, compiled execution, a closed set of error codes, CSRF protection. */
export async function createEngine(schema: GraphQLSchema, options: EngineOptions): Promise<Engine> {
  refuseUnknown(schema);
  const operations = new Operations(schema, options);
  const direct = new DirectQueries(operations);
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
      aroundOperations(operations, direct, options),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  return { server, direct };
}
