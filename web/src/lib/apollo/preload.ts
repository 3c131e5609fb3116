import { ApolloLink } from '@apollo/client';
import { ReplaySubject } from 'rxjs';

/** How long a failure that nobody took waits, in milliseconds: until the code of a slow page is there. */
const waitFor = 5000;

const keyOf = (operation: ApolloLink.Operation): string =>
  `${operation.operationName ?? ''} ${JSON.stringify(Object.entries(operation.variables).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/**
 * Joins a route's request with its screen's. While what a loader asked (context `preload`) is under way, the first other request for the same
 * operation and variables gets its answer instead of asking again; afterwards the cache has it. A failure is not in the cache and waits here, so
 * that it too is asked once (ERR-12) and shown where the data would be.
 */
export function preloadLink(): ApolloLink {
  const waiting = new Map<string, ReplaySubject<ApolloLink.Result>>();
  const settled = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const key = keyOf(operation);
    if (operation.getContext()['preload'] === true) {
      const answer = new ReplaySubject<ApolloLink.Result>();
      const forget = () => {
        if (waiting.get(key) !== answer) return;
        waiting.delete(key);
        settled.delete(key);
      };
      const settle = () => {
        if (waiting.get(key) === answer) settled.add(key);
        setTimeout(forget, waitFor);
      };
      let failed = false;
      waiting.set(key, answer);
      settled.delete(key);
      answer.subscribe({
        next: (result) => {
          failed ||= (result as { errors?: readonly unknown[] }).errors !== undefined;
        },
        error: settle,
        complete: () => (failed ? settle() : setTimeout(forget, 0)),
      });
      forward(operation).subscribe(answer);
      return answer.asObservable();
    }
    const started = waiting.get(key);
    if (!started) {
      // Somebody asks afresh, perhaps again: a failure from before must not come back over what is learnt now.
      for (const old of settled) waiting.delete(old);
      settled.clear();
      return forward(operation);
    }
    waiting.delete(key);
    settled.delete(key);
    return started.asObservable();
  });
}
