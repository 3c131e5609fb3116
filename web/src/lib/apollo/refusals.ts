import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

const listeners = new Set<(operation: string) => void>();

/** Calls back with the operation's name whenever the hub refuses a request because nobody is signed in (any more). Returns how to stop. */
export function onSignInRefused(listener: (operation: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes such refusals. */
export const refusalsLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors?.some((error) => error.extensions?.['code'] === 'UNAUTHENTICATED'))
          for (const listener of listeners) listener(operation.operationName ?? '');
      }),
    ),
  );
