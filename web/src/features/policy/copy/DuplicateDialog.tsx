import { MAX_LENGTH } from '@terrarium/domain/access';
import { usePolicyToCopyQuery } from '../../../gen/policyCopy.ts';
import { useCreatePolicyMutation } from '../../../gen/policyWizard.ts';
import { EmptyState, ErrorState, HeadSkeleton } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { NameDialog } from '../../../ui/overlay/NameDialog.tsx';
import { forgetPolicyLists } from '../cache.ts';
import type { Deletable } from '../list/useDeletion.ts';
import { resentFilters } from '../../../lib/resentFilters.ts';
import { copyText as t } from './messages.ts';

/** 'Baseline copy', or the first of 'Baseline copy 2', 'Baseline copy 3' … that is free. */
function copyName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const copy = t.copyOf(name.slice(0, MAX_LENGTH.name - t.copyOf('', number).length).trimEnd(), number);
    if (!taken.includes(copy)) return copy;
  }
}

/** Makes a policy with the rules of another one, under a name that is proposed. */
export function DuplicateDialog({
  org,
  policy: { id, name },
  onCreated,
  onClose,
}: {
  org: string;
  policy: Deletable;
  onCreated: (id: string) => void;
  onClose: () => void;
}) {
  const { data, loading, error, refetch } = usePolicyToCopyQuery({
    variables: { org, id, q: `${name} copy`.slice(0, MAX_LENGTH.name) },
    fetchPolicy: 'network-only',
  });
  const [create] = useCreatePolicyMutation();
  const title = t.duplicateTitle(name);
  const policy = data?.organization?.policy;
  if (!policy) {
    return (
      <Dialog size="sm" title={title} onClose={onClose}>
        {loading ? (
          <HeadSkeleton label={t.duplicate} />
        ) : error ? (
          <ErrorState what={t.duplicate} error={error} onRetry={refetch} />
        ) : (
          <EmptyState bare kind="no-such-thing" title={t.gone} />
        )}
      </Dialog>
    );
  }
  return (
    <NameDialog
      title={title}
      help={t.duplicateHelp}
      submit={t.create}
      name={copyName(policy.name, data.organization?.policies?.nodes.map((one) => one.name) ?? [])}
      save={async (wanted) => {
        const answer = (
          await create({
            variables: {
              input: {
                organization: org,
                name: wanted,
                description: policy.description,
                filters: resentFilters(policy.filters),
              },
            },
            update: (cache, { data: made }) => {
              if (made?.createPolicy.policy) forgetPolicyLists(cache);
            },
          })
        ).data?.createPolicy;
        if (answer?.policy) onCreated(answer.policy.id);
        return answer?.userErrors;
      }}
      onClose={onClose}
    />
  );
}
