import { ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { getOperationAST } from 'graphql';
import { useSyncExternalStore } from 'react';
import { Observable } from 'rxjs';

/** One request as the developer tools list it (FLAG-12). */
export interface SeenRequest {
  /** Starts at 1. */
  number: number;
  operation: string;
  /** Whether the response came from the network or the cache, or failed. */
  from: 'network' | 'cache' | 'failed';
  /** How long it took, in whole milliseconds. */
  ms: number;
  /** The gateway's id of the request; null when it did not come that far. */
  id: string | null;
}

/** Maximum number of recorded requests. */
const most = 200;

let seen: readonly SeenRequest[] = [];
let client: ApolloClient | null = null;
const listeners = new Set<() => void>();

function note(request: Omit<SeenRequest, 'number'>): void {
  seen = [{ ...request, number: (seen[0]?.number ?? 0) + 1 }, ...seen].slice(0, most);
  // Notify after rendering, because React doesn't allow updates while a screen renders.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Records each attempt over the network. Must be the last link before the transport. */
export const inspectLink = (): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const began = performance.now();
        const tell = (from: SeenRequest['from']) => {
          const response = operation.getContext()['response'] as Response | undefined;
          note({
            operation: operation.operationName ?? '',
            from,
            ms: Math.round(performance.now() - began),
            id: response?.headers.get('x-request-id') ?? null,
          });
        };
        return forward(operation).subscribe({
          next: (result) => {
            tell('network');
            observer.next(result);
          },
          error: (error: unknown) => {
            tell('failed');
            observer.error(error);
          },
          complete: () => observer.complete(),
        });
      }),
  );

interface Asking {
  query: TypedDocumentNode<unknown, OperationVariables>;
  variables?: OperationVariables;
  fetchPolicy?: string;
}

/** Also records responses from a client's cache, and enables {@link cacheSize}. */
export function inspectCache(of: ApolloClient): void {
  client = of;
  const noteCached = ({ query, variables, fetchPolicy = 'cache-first' }: Asking) => {
    if (!fetchPolicy.startsWith('cache-') || of.readQuery({ query, variables: variables ?? {} }) === null) return;
    note({ operation: getOperationAST(query)?.name?.value ?? '', from: 'cache', ms: 0, id: null });
  };
  const { query, watchQuery } = of;
  Object.assign(of, {
    query: (options: Asking) => {
      noteCached(options);
      return query(options as never);
    },
    watchQuery: (options: Asking) => {
      noteCached(options);
      return watchQuery(options as never);
    },
  });
}

/** Number of objects in the inspected cache. */
export const cacheSize = (): number => Object.keys((client?.cache.extract() ?? {}) as object).length;

/** The requests seen so far, newest first. */
export const useSeenRequests = (): readonly SeenRequest[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seen,
  );
