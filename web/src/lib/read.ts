import { isGraphQLAnswer, toFailure, type Failure } from './apollo/errors.ts';

/**
 * The state of a query. Only an explicit response makes it `empty` (not found, or no items) or `refused` (401 or 403);
 * a failed query is `unavailable`, whatever its data.
 */
export type Read<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'empty' }
  | { state: 'refused'; failure: Failure }
  | { state: 'unavailable'; failure: Failure };

/**
 * Returns the failure of a part of a response; null if that part didn't fail.
 * @param path field names with dots, as in `viewer.organizations`; '' for the whole response
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
 * Returns the state of a part of a query.
 * @param value the part; null if the response lacks it, undefined without a response
 * @param query state of Apollo's `useQuery`
 * @param path path of the part in the response, as in `viewer.organizations`, to ignore errors elsewhere; '' for all of
 * it
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
