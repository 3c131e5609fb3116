import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { askAboutConflict, DiscardedEdit, type Edited } from '../conflict.ts';

interface Late {
  reason?: string | null;
  changedBy?: string | null;
  changedAt?: string | null;
}

/** The conflict error of a late edit; undefined for any other result. */
const lateIn = ({ data }: ApolloLink.Result): Late | undefined =>
  Object.values(data ?? {})
    .flatMap((payload: unknown) => ((payload ?? {}) as { userErrors?: readonly Late[] }).userErrors ?? [])
    .find(({ reason }) => reason === 'changed_meanwhile');

/** Has the mutation ask for the version that is stored now. */
function expectNow({ variables }: ApolloLink.Operation, version: string | number): void {
  const expected = typeof version === 'number' ? { expectedRevision: version } : { expectedVersion: version };
  Object.assign(variables, { input: { ...(variables['input'] as object), ...expected } });
}

/**
 * Asks the user about an edit that conflicts with someone else's, if its form names what it edits (`edited` in the
 * context). If the other edit changed only fields outside the form, retries without asking.
 */
export const conflictLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { edited } = operation.getContext() as { edited?: Edited };
    const settle = async (result: ApolloLink.Result, late: Late): Promise<Observable<ApolloLink.Result>> => {
      const now = await edited!.now();
      if (now === null) return of(result);
      const decision = now.fields.every((field) => field.now === field.before)
        ? 'overwrite'
        : await askAboutConflict({ fields: now.fields, by: late.changedBy ?? null, at: late.changedAt ?? null });
      if (decision === 'back') return of(result);
      if (decision === 'discard') {
        edited!.discard();
        return throwError(() => new DiscardedEdit());
      }
      expectNow(operation, now.version);
      return send();
    };
    const send = (): Observable<ApolloLink.Result> =>
      forward(operation).pipe(
        mergeMap((result) => {
          const late = edited && lateIn(result);
          return late ? from(settle(result, late)).pipe(mergeMap((next) => next)) : of(result);
        }),
      );
    return send();
  });
