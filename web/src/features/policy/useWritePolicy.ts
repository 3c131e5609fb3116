import { useSearchParams } from 'react-router';
import type { CreatePolicyInput } from '../../gen/types.ts';
import { useCreatePolicyMutation, useUpdatePolicyMutation } from '../../gen/policyWizard.ts';
import type { Edited } from '../../lib/conflict.ts';
import type { Problem } from '../../lib/formErrors.ts';
import { forgetChannelPolicies, forgetPolicyLists } from './cache.ts';
import { useListContext } from './list/notice.ts';

/**
 * Creates a policy, or writes one that is there, tells the list of it, and forgets what was kept of lists and of the channels that it governs.
 * @param policy the one that is written; null creates one
 * @param channels of the organization
 */
export function useWritePolicy(
  policy: { id: string; revision: number; namesOfChannelsAppliedTo: readonly string[] } | null,
  channels: readonly { id: string; name: string }[],
): {
  write: (input: CreatePolicyInput, edited?: Edited) => Promise<readonly Problem[]>;
  writing: boolean;
} {
  const { tell } = useListContext();
  const [search] = useSearchParams();
  const [create, creating] = useCreatePolicyMutation();
  const [update, updating] = useUpdatePolicyMutation();
  const write = async (input: CreatePolicyInput, edited?: Edited): Promise<readonly Problem[]> => {
    if (policy === null) {
      const { data } = await create({
        variables: { input },
        update: (cache, { data: made }) => {
          if (made?.createPolicy.policy) forgetPolicyLists(cache);
        },
      });
      const made = data?.createPolicy.policy;
      if (made) tell({ kind: 'created', id: made.id, on: search.get('on') });
      return made ? [] : (data?.createPolicy.userErrors ?? []);
    }
    const applied = policy.namesOfChannelsAppliedTo;
    const { data } = await update({
      variables: { input: { ...input, id: policy.id, expectedRevision: policy.revision } },
      ...(edited ? { context: { edited } } : {}),
      update: (cache, { data: made }) => {
        if (!made?.updatePolicy.policy) return;
        forgetPolicyLists(cache);
        forgetChannelPolicies(
          cache,
          channels.filter(({ name }) => applied.includes(name)).map(({ id }) => id),
        );
      },
    });
    const saved = data?.updatePolicy.policy;
    if (saved) tell({ kind: 'edited', saved });
    return saved ? [] : (data?.updatePolicy.userErrors ?? []);
  };
  return { write, writing: creating.loading || updating.loading };
}
