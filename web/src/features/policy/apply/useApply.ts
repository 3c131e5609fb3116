import { useState } from 'react';
import { useApplyPolicyMutation, useRemoveChannelPolicyMutation } from '../../../gen/policy.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import { messages } from '../../../messages.ts';
import type { MaskedRun } from './useRun.ts';

/** A channel by its two names. */
export interface ChannelRef {
  id: string;
  name: string;
}

/** The run that was started, on which channel, and by which policy; null for taking one off, which `removed` names. */
export interface Started {
  run: MaskedRun;
  channel: ChannelRef;
  policyId: string | null;
  removed: { id: string; name: string } | null;
}

/** Starts policy runs, or removes a policy. Shows conflicts (409) with the server's message. */
export function useApply(org: string): {
  started: Started | null;
  working: boolean;
  failure: string | null;
  apply: (policyId: string, channel: ChannelRef, watch: boolean) => Promise<void>;
  takeOff: (channel: ChannelRef, policy: { id: string; name: string }) => Promise<void>;
  reset: () => void;
} {
  const [started, setStarted] = useState<Started | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [applyPolicy, applying] = useApplyPolicyMutation();
  const [removePolicy, removing] = useRemoveChannelPolicyMutation();

  const begin = async (
    channel: ChannelRef,
    policyId: string | null,
    removed: Started['removed'],
    ask: () => Promise<{ run: MaskedRun | null; userErrors: readonly { message: string }[] } | undefined>,
  ) => {
    setFailure(null);
    try {
      const answer = await ask();
      if (answer?.run)
        setStarted({ run: answer.run, channel: { id: channel.id, name: channel.name }, policyId, removed });
      else setFailure(answer?.userErrors.map(({ message }) => message).join(' ') || messages.errors.unexpected);
    } catch (error) {
      const { kind, message } = toFailure(error);
      setFailure(kind === 'network' ? messages.errors.network : message || messages.errors.unexpected);
    }
  };
  return {
    started,
    failure,
    working: applying.loading || removing.loading,
    apply: (policyId, channel, watch) =>
      begin(
        channel,
        policyId,
        null,
        async () =>
          (
            await applyPolicy({
              variables: { input: { organization: org, channel: channel.name, policyId, ...(watch ? { watch } : {}) } },
            })
          ).data?.applyPolicy,
      ),
    takeOff: (channel, policy) =>
      begin(
        channel,
        null,
        { id: policy.id, name: policy.name },
        async () =>
          (await removePolicy({ variables: { input: { organization: org, channel: channel.name } } })).data
            ?.removeChannelPolicy,
      ),
    reset: () => setStarted(null),
  };
}
