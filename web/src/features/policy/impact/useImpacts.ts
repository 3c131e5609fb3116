import type { Filters } from '@terrarium/domain/policy';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { computeImpact, type Impact } from './useImpact.ts';

/** Impact of a draft by channel; null if it failed. */
export type ImpactByChannel = ReadonlyMap<string, Impact | null>;

/** One after another: a hub computes few previews at a time, and the list is less important than the user's typing. */
async function askEach(
  ask: (channel: string) => Promise<Impact>,
  channels: readonly string[],
  signal: AbortSignal,
  found: (channel: string, impact: Impact | null) => void,
): Promise<void> {
  for (const channel of channels) {
    const impact = await ask(channel).catch(() => null);
    if (signal.aborted) return;
    found(channel, impact);
  }
}

/**
 * The impact of a draft on several channels, in their order, as results arrive. Without filters nothing is requested.
 */
export function useImpacts(
  org: string,
  channels: readonly string[],
  filters: Filters | null,
  policyId: string,
): ImpactByChannel {
  const client = useApolloClient();
  const [answers, setAnswers] = useState<{ key: string; impacts: ImpactByChannel }>({ key: '', impacts: new Map() });
  const key = JSON.stringify([org, channels, filters, policyId]);
  useEffect(() => {
    const control = new AbortController();
    const [inOrg, on, draft, of] = JSON.parse(key) as [string, string[], Filters | null, string];
    if (draft !== null)
      void askEach(
        (channel) =>
          computeImpact(client, { org: inOrg, channel, filters: draft, policyId: of, packages: 0 }, control.signal),
        on,
        control.signal,
        (channel, impact) =>
          setAnswers((last) => ({
            key,
            impacts: new Map([...(last.key === key ? last.impacts : []), [channel, impact]]),
          })),
      );
    return () => control.abort();
  }, [client, key]);
  return answers.key === key ? answers.impacts : new Map();
}
