import { isGraphQLAnswer, toFailure, type Failure } from './apollo/errors.ts';

/**
 * The state of a read. Only an explicit answer of the service makes one `empty` (there is no such thing, or nothing in it) or `refused`
 * (401 or 403): a read that failed is `unavailable`, whatever its data holds.
 */
export type Read<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'empty' }
  | { state: 'refused'; failure: Failure }
  | { state: 'unavailable'; failure: Failure };

/**
 * What went wrong at a part of an answer; null when that part did not fail.
 * @param path names of fields with dots, as in `viewer.organizations`; '' for the whole answer
 */
function failureAt(error: unknown, path: string): Failure | null {
  if (error === undefined || error === null) return null;
  if (!isGraphQLAnswer(error)) return toFailure(error);
  const names = path === '' ? [] : path.split('.');
  const errors = error.errors.filter((one) => {
    const at = (one.path ?? []).filter((part) => typeof part === 'string');
    return names.every((name, index) => index >= at.length || at[index] === name);
  });
  return errors.length === 0 ? null : toFailure(Object.assign(new Error(error.message), { name: error.name, errors }));
}

/**
 * The state of a part of what a query asked for.
 * @param value the part; null where the answer has none, undefined while there is no answer
 * @param query how the query stands, as Apollo's `useQuery` tells it
 * @param path where the part stands in the answer, as in `viewer.organizations`: errors at other places are not its own; '' for all of it
 */
export function readOf<T>(
  value: T | null | undefined,
  query: { loading: boolean; error?: unknown },
  path = '',
): Read<T> {
  if (value !== null && value !== undefined) return { state: 'ready', value };
  if (query.loading) return { state: 'loading' };
  const failure = failureAt(query.error, path);
  if (failure === null) return { state: value === null ? 'empty' : 'loading' };
  if (failure.kind === 'unauthenticated' || failure.kind === 'forbidden') return { state: 'refused', failure };
  return failure.kind === 'notFound' ? { state: 'empty' } : { state: 'unavailable', failure };
}
