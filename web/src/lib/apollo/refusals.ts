import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

const listeners = new Set<(operation: string) => void>();

/**
 * Calls back with the operation's name when the hub denies a request without a session.
 * @returns a function that unsubscribes
 */
export function onSignInRefused(listener: (operation: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Detects such errors. */
export const refusalsLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors?.some((error) => error.extensions?.['code'] === 'UNAUTHENTICATED'))
          for (const listener of listeners) listener(operation.operationName ?? '');
      }),
    ),
  );
