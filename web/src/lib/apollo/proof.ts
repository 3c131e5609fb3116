import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { askForProof } from '../proof.ts';

/** Whether the hub refused a mutation until the person proves anew who they are. */
const wantsProof = ({ data }: ApolloLink.Result): boolean =>
  Object.values(data ?? {}).some((payload: unknown) => {
    const { userErrors } = (payload ?? {}) as { userErrors?: readonly { code?: string }[] };
    return Array.isArray(userErrors) && userErrors.some((error) => error.code === 'FRESH_PROOF_NEEDED');
  });

/** Asks for a fresh proof where the hub wants one, and sends the mutation again; who gives none sees the refusal where the answer would be. */
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
