import type { ApolloCache } from '@apollo/client';
import { useDeletePolicyMutation, useRestorePolicyMutation } from '../../../gen/policy.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import { messages } from '../../../messages.ts';
import { forgetPolicyLists } from '../cache.ts';
import type { Notice } from './notice.ts';

/** A policy that goes or comes back. */
export interface Deletable {
  id: string;
  name: string;
}

type Payload = { userErrors: readonly { message: string }[] } | undefined;

/** Deletes policies at once, and brings them back; what came of it, and what stood in the way, is told above the list. */
export function useDeletion(org: string, tell: (notice: Notice) => void) {
  const [remove] = useDeletePolicyMutation();
  const [restore, { loading: restoring }] = useRestorePolicyMutation();

  async function told(work: () => Promise<Payload>, done: Notice): Promise<void> {
    try {
      const [problem] = (await work())?.userErrors ?? [];
      tell(problem ? { kind: 'refused', message: problem.message } : done);
    } catch (error) {
      const failure = toFailure(error);
      tell({
        kind: 'refused',
        message: failure.kind === 'network' ? messages.errors.network : failure.message || messages.errors.unexpected,
      });
    }
  }

  return {
    restoring,
    remove: ({ id, name }: Deletable) =>
      told(
        async () =>
          (
            await remove({
              variables: { input: { organization: org, id } },
              update: (cache: ApolloCache, { data }) => {
                if (!data?.deletePolicy.deletedId) return;
                cache.evict({ id: cache.identify({ __typename: 'Policy', id }) });
                forgetPolicyLists(cache);
              },
            })
          ).data?.deletePolicy,
        { kind: 'deleted', id, name },
      ),
    restore: ({ id, name }: Deletable) =>
      told(
        async () =>
          (
            await restore({
              variables: { input: { organization: org, id } },
              update: (cache: ApolloCache, { data }) => {
                if (data?.restorePolicy.policy) forgetPolicyLists(cache);
              },
            })
          ).data?.restorePolicy,
        { kind: 'restored', id, name },
      ),
  };
}
