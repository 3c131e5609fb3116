import { useApolloClient } from '@apollo/client/react';
import { policyChanges, type PolicyText } from '@terrarium/domain/policy';
import { useSearchParams } from 'react-router-dom';
import type { CreatePolicyInput } from '../../gen/types.ts';
import { useCreatePolicyMutation, useUpdatePolicyMutation, WizardPolicyDocument } from '../../gen/policyWizard.ts';
import type { ConflictField, Edited } from '../../lib/conflict.ts';
import type { Problem } from '../../lib/formErrors.ts';
import { forgetChannelPolicies, forgetPolicyLists } from './cache.ts';
import { useListContext } from './list/notice.ts';

/** Conflicting changes of two users by subject, compared with their common base. */
function conflictFields(before: PolicyText, now: PolicyText, mine: PolicyText): ConflictField[] {
  const [theirs, own] = [policyChanges(before, now), policyChanges(before, mine)];
  return [...new Set([...theirs, ...own].map(({ subject }) => subject))].map((subject) => {
    const [changed, edited] = [theirs, own].map((changes) => changes.find((each) => each.subject === subject));
    const start = (changed ?? edited)!.removed.join(', ');
    return {
      label: subject,
      before: start,
      now: changed ? changed.added.join(', ') : start,
      mine: edited ? edited.added.join(', ') : start,
    };
  });
}

/**
 * Creates or updates a policy, notifies the list, and evicts cached lists and affected channels.
 * @param policy the policy when its form was opened; null creates one
 * @param channels of the organization
 */
export function useWritePolicy(
  policy: (PolicyText & { id: string; revision: number; namesOfChannelsAppliedTo: readonly string[] }) | null,
  channels: readonly { id: string; name: string }[],
): {
  /** @param mine the policy as entered, to compare it with a concurrent save @param discard discards the input */
  write: (input: CreatePolicyInput, mine: PolicyText, discard: () => void) => Promise<readonly Problem[]>;
  writing: boolean;
} {
  const { tell } = useListContext();
  const [search] = useSearchParams();
  const [create, creating] = useCreatePolicyMutation();
  const [update, updating] = useUpdatePolicyMutation();
  const client = useApolloClient();
  const write = async (
    input: CreatePolicyInput,
    mine: PolicyText,
    discard: () => void,
  ): Promise<readonly Problem[]> => {
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
    const edited: Edited = {
      now: async () => {
        const variables = { org: input.organization, id: policy.id };
        const stored = await client.query({ query: WizardPolicyDocument, variables, fetchPolicy: 'network-only' });
        const now = stored.data?.organization?.policy;
        return now ? { version: now.revision, fields: conflictFields(policy, now, mine) } : null;
      },
      discard,
    };
    const { data } = await update({
      variables: { input: { ...input, policyId: policy.id, expectedRevision: policy.revision } },
      context: { edited },
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
