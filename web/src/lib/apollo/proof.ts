import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { askForProof } from '../proof.ts';

/** Whether the hub requires re-authentication for a mutation. */
const wantsProof = ({ data }: ApolloLink.Result): boolean =>
  Object.values(data ?? {}).some((payload: unknown) => {
    const { userErrors } = (payload ?? {}) as { userErrors?: readonly { code?: string }[] };
    return Array.isArray(userErrors) && userErrors.some((error) => error.code === 'FRESH_PROOF_NEEDED');
  });

/**
 * Asks the user to re-authenticate if the hub requires it, and sends the mutation again. If the user cancels, the error
 * is shown as the result.
 */
export const proofLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        wantsProof(result)
          ? from(askForProof()).pipe(mergeMap((proven) => (proven ? forward(operation) : of(result))))
          : of(result),
      ),
    ),
  );
