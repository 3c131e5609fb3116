import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDeletePolicyMutation, useRestorePolicyMutation } from '../../../gen/policy.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import { messages } from '../../../messages.ts';
import { runForEach, showOutcome } from '../../../ui/runForEach.tsx';
import { forgetPolicyLists } from '../cache.ts';
import { text } from '../messages.ts';
import type { Notice } from './notice.ts';

/** A policy to delete or restore. */
export interface Deletable {
  id: string;
  name: string;
}

const nameOf = ({ name }: Deletable): string => name;

type Payload = { userErrors: readonly { message: string }[] } | undefined;

/** Deletes policies immediately, and restores them. Results and errors are shown above the list. */
export function useDeletion(org: string, tell: (notice: Notice) => void) {
  const client = useApolloClient();
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

  const inputOf = ({ id }: Deletable) => ({ variables: { input: { organization: org, policyId: id } } });

  /** Restores several policies and shows which ones failed. */
  async function restoreAll(policies: readonly Deletable[]): Promise<void> {
    const outcome = await runForEach(
      policies,
      (policy) => restore(inputOf(policy)),
      (data) => data.restorePolicy,
    );
    forgetPolicyLists(client.cache);
    showOutcome(outcome, nameOf, text.restoredSeveral);
  }

  return {
    restoring,
    /** Deletes several policies and shows a notification with undo and the failed ones. */
    removeAll: async (policies: readonly Deletable[]): Promise<void> => {
      const outcome = await runForEach(
        policies,
        (policy) => remove(inputOf(policy)),
        (data) => data.deletePolicy,
      );
      for (const { id } of outcome.done)
        client.cache.evict({ id: client.cache.identify({ __typename: 'Policy', id }) });
      forgetPolicyLists(client.cache);
      showOutcome(outcome, nameOf, text.deletedSeveral, () => restoreAll(outcome.done));
    },
    remove: ({ id, name }: Deletable) =>
      told(
        async () =>
          (
            await remove({
              variables: { input: { organization: org, policyId: id } },
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
              variables: { input: { organization: org, policyId: id } },
              update: (cache: ApolloCache, { data }) => {
                if (data?.restorePolicy.policy) forgetPolicyLists(cache);
              },
            })
          ).data?.restorePolicy,
        { kind: 'restored', id, name },
      ),
  };
}
