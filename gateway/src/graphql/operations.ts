// GraphQL operations around their execution: checks, compiled queries, and what each response says.
import { trace } from '@opentelemetry/api';
import type { GraphQLResponse } from '@apollo/server';
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
import type { DocumentCheck } from './document.ts';
import { challenges, errorForClient, logFailure } from './errors.ts';
import { recursiveInputs } from './inputs.ts';
import { checkOperation, largeOperations, limits } from './limits.ts';
import { isRegistered, notRegistered } from './registered.ts';
import { checkVariables } from './variables.ts';

/** Options of operations. */
export interface OperationOptions {
  /** Whether browser sessions can run only the web's registered operations. */
  registeredOnly: boolean;
  documents: DocumentCheck;
  /** Called for each deprecated element of an operation. */
  onDeprecated: (element: string, caller: CallerKind) => void;
  log: Logger;
}

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
  http: GraphQLResponse['http'],
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
  http.status = 400;
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

/** An operation that can run. */
export interface Runnable {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  source: string;
}

/** Checks of operations before they run, their execution by compiled queries, and what every response says. */
export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #options: OperationOptions;
  readonly #queries: CompiledQueries;
  readonly #deprecated: (document: DocumentNode) => readonly string[];

  constructor(schema: GraphQLSchema, options: OperationOptions) {
    this.#schema = schema;
    this.#options = options;
    this.#queries = new CompiledQueries(schema);
    this.#deprecated = deprecatedElements(schema);
  }

  /** Rejects operations before they run: unregistered ones of browsers, and too expensive ones of everyone. */
  check(
    document: DocumentNode,
    operation: OperationDefinitionNode | null | undefined,
    source: string,
    context: Context,
    variables: Record<string, unknown>,
  ): void {
    const { registeredOnly, documents, onDeprecated } = this.#options;
    // Text was checked before parsing. An operation by hash may have been stored by a caller with other permissions.
    if (!isRegistered(source)) {
      if (registeredOnly && context.session.fromCookie && !context.playground) throw notRegistered();
      if (callerIdOf(context.session) === null) documents.check(source, true);
    }
    if (!operation) return;
    // Undefined unless traces are on.
    trace.getActiveSpan()?.updateName(`${operation.operation} ${operation.name?.value ?? '(unnamed)'}`);
    if (operation.operation === 'subscription') throw needsEvents();
    if (operation.operation === 'mutation' && context.session.apiScope === 'read') throw readsOnly();
    checkBodySize(operation, context.bodyBytes);
    checkVariables(this.#schema, operation, variables);
    checkOperation(this.#schema, document, operation, variables);
    for (const element of this.#deprecated(document)) onDeprecated(element, callerKind(context.session));
  }

  /** Returns the compiled query of an operation; null if it is interpreted. */
  compiled({ document, operation, operationName, source }: Runnable): CompiledQuery | null {
    if (operation.operation !== 'query' || (source.length > longestCompiled && !isRegistered(source))) return null;
    return this.#queries.of(document, operation, operationName);
  }

  /** Executes a compiled query. Its result bypasses `formatError`, so errors are converted here. */
  async run(
    query: CompiledQuery,
    context: Context,
    variables: Record<string, unknown>,
  ): Promise<FormattedExecutionResult> {
    // At its limits an operation ends immediately, while thousands of fields may still wait for results that are no
    // longer needed.
    const over = context.operationCost.whenOver().then((): ExecutionResult => ({}));
    const { data, errors } = (await Promise.race([
      query.query(undefined, context, variables),
      over,
    ])) as ExecutionResult;
    for (const error of errors ?? []) logFailure(error, context.requestId, this.#options.log);
    return {
      ...(data === undefined ? {} : { data }),
      ...(errors ? { errors: errors.map((error) => errorForClient(error, context.requestId)) } : {}),
    };
  }

  /** Completes a result: its cost, and what its errors mean for status and headers. */
  finish(
    result: FormattedExecutionResult,
    http: GraphQLResponse['http'],
    context: Context,
    { operation, source, accepts }: Partial<Pick<Runnable, 'operation' | 'source'>> & { accepts: string },
  ): void {
    payForSchema(result, source, context);
    endCostly(result, operation?.operation, context, http);
    tellCost(result, context);
    tellReplay(result, context, http);
    const { errors } = result;
    if (!errors || errors.length === 0) return;
    nameBreaches(errors, context);
    // An operation that never ran or was stopped counts as rejected: repeated ones are delayed, like those of the
    // admission.
    context.operationCost.isRefused =
      result.data === undefined && errors.every((error) => refusals.has(String(error.extensions?.['code'])));
    // `formatError` doesn't know the request, so its ID is added to every error at the end.
    for (const error of errors) if (error.extensions) error.extensions['requestId'] = context.requestId;
    // Also as an HTTP header (RFC 9110, 10.2.3): the longest wait.
    const waits = errors.map((error) => error.extensions?.['retryAfter']).filter((wait) => typeof wait === 'number');
    if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)));
    // GraphQL over HTTP: callers that accept only application/json get 200 for a well-formed response with request
    // errors; callers that accept application/graphql-response+json get the 4xx.
    const status = challenge(result, operation, accepts, http);
    const isOk =
      status === 400 &&
      !accepts.includes('graphql-response+json') &&
      errors.every((error) => ofRequest.includes(String(error.extensions?.['code'])));
    if (isOk) http.status = 200;
    else if (status !== undefined) http.status = status;
  }
}
