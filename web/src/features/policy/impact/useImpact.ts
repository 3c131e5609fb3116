import type { Filters } from '@terrarium/domain/policy';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import { PolicyImpactDocument, type PolicyImpactQuery } from '../../../gen/policy.ts';
import { toFailure, type Failure } from '../../../lib/apollo/errors.ts';

/** Response of the preview: numbers, or the draft's problems. */
type ImpactAnswer = NonNullable<NonNullable<PolicyImpactQuery['organization']>['policyImpact']>;

/** An impact whose numbers were computed. What can be installed may still be unknown. */
type Computed<Answer> = {
  [Field in keyof Answer]: Field extends 'installability' ? Answer[Field] : NonNullable<Answer[Field]>;
};

/** Numbers of one preview. */
export type Impact = Computed<ImpactAnswer>;

/** Whether the numbers were computed: a draft with problems has none. */
export const isComputed = <Answer extends { removedFileCount: number | null }>(
  answer: Answer | null,
): answer is Answer & Computed<Answer> => answer !== null && answer.removedFileCount !== null;

/** Input of a preview: the draft's filters on a channel, and the number of packages to list each way. */
export interface ImpactQuestion {
  org: string;
  channel: string;
  filters: Filters;
  /** The stored policy that the draft changes or that would be applied; null for a new one. */
  policyId: string | null;
  packages: number;
}

/** The newest numbers and whether newer ones are on their way. */
export interface ImpactState {
  /** The last good numbers for the channel; those before stay while new ones are worked out. */
  impact: Impact | null;
  busy: boolean;
  /** The numbers belong to an earlier draft, because the current one is invalid. */
  stale: boolean;
  /** Server errors of the draft. */
  problems: Impact['problems'];
  failure: Failure | null;
  retry: () => void;
}

/** Pause after typing before the impact is requested, in milliseconds. */
const restBeforeAsking = 150;

/** Requests the impact without the cache, because it changes at any time. @throws errors of Apollo Client */
async function askImpact(client: ApolloClient, question: ImpactQuestion, signal?: AbortSignal): Promise<ImpactAnswer> {
  const { data } = await client.query({
    query: PolicyImpactDocument,
    variables: { ...question },
    fetchPolicy: 'no-cache',
    errorPolicy: 'none',
    context: { queryDeduplication: false, ...(signal ? { fetchOptions: { signal } } : {}) },
  });
  const impact = data?.organization?.policyImpact;
  if (!impact) throw new Error('This channel no longer exists.');
  return impact;
}

/** Pause before a pending installability is requested again, in milliseconds. */
const restWhilePending = 1_000;

/**
 * Requests the impact, until its installability is known.
 * @throws Error for a draft with problems, and errors of Apollo Client
 */
export async function computeImpact(...asked: Parameters<typeof askImpact>): Promise<Impact> {
  for (;;) {
    const answer = await askImpact(...asked);
    if (!isComputed(answer)) throw new Error(answer.problems[0]?.message);
    if (!answer.isInstallabilityPending) return answer;
    await new Promise((resolve) => setTimeout(resolve, restWhilePending));
  }
}

interface Held {
  key: string;
  impact: Impact | null;
  problems: Impact['problems'];
  failure: Failure | null;
}

/**
 * The live impact of a draft. Null requests nothing (invalid draft, or no channel) and keeps the last numbers. Waits
 * for a pause in typing, aborts a request when a newer one replaces it, and never clears displayed numbers.
 */
export function useImpact(question: ImpactQuestion | null): ImpactState {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Held | null>(null);
  const key = question === null ? null : JSON.stringify([question, attempt]);

  useEffect(() => {
    if (key === null) return undefined;
    const control = new AbortController();
    const [asked] = JSON.parse(key) as [ImpactQuestion, number];
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      askImpact(client, asked, control.signal).then(
        (impact) => {
          if (control.signal.aborted) return;
          if (impact.isInstallabilityPending === true) timer = setTimeout(ask, restWhilePending);
          setAnswer((last) =>
            isComputed(impact) && impact.problems.length === 0
              ? { key, impact, problems: [], failure: null }
              : { key, impact: last?.impact ?? null, problems: impact.problems, failure: null },
          );
        },
        (error: unknown) => {
          if (!control.signal.aborted)
            setAnswer((last) => ({ key, impact: last?.impact ?? null, problems: [], failure: toFailure(error) }));
        },
      );
    };
    timer = setTimeout(ask, restBeforeAsking);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [client, key]);

  const current = answer?.key === key;
  const impact =
    answer?.impact && (question === null || answer.impact.channel.name === question.channel) ? answer.impact : null;
  return {
    impact,
    busy: key !== null && !current,
    stale: key === null && impact !== null,
    problems: current && answer ? answer.problems : [],
    failure: current && answer ? answer.failure : null,
    retry: () => setAttempt(attempt + 1),
  };
}
