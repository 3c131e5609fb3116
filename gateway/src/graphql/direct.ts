// Queries that run without Apollo Server.
import { HeaderMap, type GraphQLResponse } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { Operations, Runnable } from './operations.ts';
import { registeredText } from './registered.ts';

/** A response to send. */
export interface DirectAnswer {
  status: number | undefined;
  headers: HeaderMap;
  text: string;
}

/** Operations that are remembered with their compiled queries. */
const mostKnown = 500;
/** Values of the Accept header that are remembered. */
const mostAccepts = 100;

/** The operation that a body of the usual form names; null for any other body. */
function namedIn(
  body: unknown,
): { text: string; operationName: string; variables: Record<string, unknown> | undefined } | null {
  if (typeof body !== 'object' || body === null) return null;
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  if (operationName != null && typeof operationName !== 'string') return null;
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) return null;
  const text = extensions == null ? query : query == null ? textOfHash(extensions) : undefined;
  if (typeof text !== 'string') return null;
  return { text, operationName: operationName ?? '', variables: (variables ?? undefined) as Record<string, unknown> };
}

/** The web's operation whose hash is sent as Apollo Client does. */
function textOfHash(extensions: unknown): string | undefined {
  const { persistedQuery } = extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } | null };
  return persistedQuery?.version === 1 ? registeredText(persistedQuery.sha256Hash) : undefined;
}

/**
 * Runs compiled queries without Apollo Server, which takes a tenth of a small page's time. Only queries that Apollo
 * Server parsed and validated before, in the usual form of a request; it answers all others, and rejects.
 */
export class DirectQueries {
  readonly #operations: Operations;
  /** By text and name of the operation. */
  readonly #known = new LRUCache<string, Map<string, Runnable & { query: CompiledQuery }>>({ max: mostKnown });
  /** Apollo Server's content types by Accept header. */
  readonly #types = new LRUCache<string, string>({ max: mostAccepts });

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /** Remembers a valid operation. */
  learn(operation: Runnable, name: string, query: CompiledQuery): void {
    let byName = this.#known.get(operation.source);
    if (!byName) this.#known.set(operation.source, (byName = new Map()));
    byName.set(name, { ...operation, query });
  }

  /** Remembers the content type of a successful response. */
  learnType(accepts: string, type: string | undefined): void {
    if (type !== undefined) this.#types.set(accepts, type);
  }

  /** Returns the response; null for what Apollo Server has to answer. */
  async answer(body: unknown, accepts: string, context: Context): Promise<DirectAnswer | null> {
    const named = namedIn(body);
    const known = named && this.#known.get(named.text)?.get(named.operationName);
    const type = this.#types.get(accepts);
    if (!known || type === undefined) return null;
    const { document, operation, source, query } = known;
    const variables = named.variables ?? {};
    const http: GraphQLResponse['http'] = { status: undefined, headers: new HeaderMap() };
    let result: FormattedExecutionResult;
    try {
      this.#operations.check(document, operation, source, context, variables);
      result = await this.#operations.run(query, context, variables);
    } catch {
      // Apollo Server says why.
      return null;
    }
    this.#operations.finish(result, http, context, { operation, source, accepts });
    http.headers.set('content-type', type);
    const { errors, data, extensions } = result;
    return { status: http.status, headers: http.headers, text: JSON.stringify({ errors, data, extensions }) };
  }
}
