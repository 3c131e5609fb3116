import { ApolloLink, type DocumentNode } from '@apollo/client';
import { map, ReplaySubject, type Observable } from 'rxjs';

/** How long an unread response waits, in milliseconds: long enough to load the code of a slow page. */
const waitFor = 5000;

/** Another operation that a preloaded response answers as well. */
export interface Part {
  query: DocumentNode;
  variables: Record<string, unknown>;
  /** Root fields of the operation, with their paths in the preloaded response. */
  fields: Record<string, readonly string[]>;
}

/**
 * The parts of a preloaded response: called without data when the request starts, and again with the response's data,
 * because some variables are only known then.
 */
export type Parts<R> = (data?: R) => readonly Part[];

const keyOf = (operationName: string | undefined, variables: Record<string, unknown>): string =>
  `${operationName ?? ''} ${JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((one) => one.kind === 'OperationDefinition')?.name?.value;

/** Returns the part of a response, with the errors that concern it. */
function partOf({ data, errors }: ApolloLink.Result, { fields }: Part): ApolloLink.Result {
  const entries = Object.entries(fields);
  const found = errors?.flatMap((error) =>
    error.path
      ? entries.flatMap(([field, from]) =>
          from.every((name, at) => error.path?.[at] === name)
            ? [{ ...error, path: [field, ...error.path!.slice(from.length)] }]
            : [],
        )
      : [error],
  );
  const values = entries.flatMap(([field, from]) => {
    const value = from.reduce<unknown>((outer, name) => (outer as Record<string, unknown> | null)?.[name], data);
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    data: data && Object.fromEntries(values),
    ...(found && found.length > 0 ? { errors: found } : {}),
  };
}

/**
 * Joins a route's request with its screen's. While a loader's request (context `preload`) is pending, the first equal
 * request gets its response instead of a new one; later ones use the cache. A failure isn't cached and waits here, so
 * that it is requested only once (ERR-12) and shown in place of the data.
 *
 * A request can have parts (context `parts`): operations that its response answers as well. They wait until they are
 * requested, but only until the next mutation, which may change them.
 */
export function preloadLink(): ApolloLink {
  const waiting = new Map<string, ReplaySubject<ApolloLink.Result>>();
  const settled = new Set<string>();
  const parts = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') parts.clear();
    const key = keyOf(operation.operationName, operation.variables);
    const context = operation.getContext();
    if (context['preload'] === true) {
      const answer = new ReplaySubject<ApolloLink.Result>();
      const offer = (data?: object) => {
        for (const part of (context['parts'] as Parts<object> | undefined)?.(data) ?? []) {
          const name = keyOf(nameOf(part.query), part.variables);
          const offered = answer.pipe(map((result) => partOf(result, part)));
          parts.set(name, offered);
          setTimeout(() => parts.get(name) === offered && parts.delete(name), waitFor);
        }
      };
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
      offer();
      answer.subscribe({
        next: (result) => {
          failed ||= (result as { errors?: readonly unknown[] }).errors !== undefined;
          if (result.data) offer(result.data);
        },
        error: settle,
        complete: () => (failed ? settle() : setTimeout(forget, 0)),
      });
      forward(operation).subscribe(answer);
      return answer.asObservable();
    }
    const part = parts.get(key);
    if (part) {
      parts.delete(key);
      return part;
    }
    const started = waiting.get(key);
    if (!started) {
      // A new request: an earlier failure must not override its result.
      for (const old of settled) waiting.delete(old);
      settled.clear();
      return forward(operation);
    }
    waiting.delete(key);
    settled.delete(key);
    return started.asObservable();
  });
}
