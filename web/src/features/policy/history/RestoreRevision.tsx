import { policyChanges } from '@terrarium/domain/policy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePolicyRevisionToRestoreQuery, useRestorePolicyRevisionMutation } from '../../../gen/policyHistory.ts';
import { failureText } from '../../../lib/formErrors.ts';
import { messages } from '../../../messages.ts';
import { Banner, EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { forgetChannelPolicies, forgetPolicyLists } from '../cache.ts';
import { ChannelImpacts } from '../impact/ChannelImpacts.tsx';
import { ImpactPanel } from '../impact/ImpactPanel.tsx';
import { impactText } from '../impact/messages.ts';
import { useImpact } from '../impact/useImpact.ts';
import { useImpacts } from '../impact/useImpacts.ts';
import { useListContext } from '../list/notice.ts';
import { listed } from '../messages.ts';
import { resentFilters } from '../../../lib/resentFilters.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { historyText } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

const t = historyText.question;
const listedPackages = 20;
/** Maximum number of values per change; the revision has all. */
const namedValues = 20;
/** Channels that are compared; of more the panel shows each that is chosen. */
const comparedChannels = 20;

/** Asks whether to restore a revision of a policy: changes of its rules, and the impact on its channels. */
export function RestoreRevision({
  org,
  policyId,
  number,
  onClose,
}: {
  org: string;
  policyId: string;
  number: number;
  onClose: () => void;
}) {
  const { tell, back } = useListContext();
  const navigate = useNavigate();
  const { data, loading, error, refetch } = usePolicyRevisionToRestoreQuery({
    variables: { org, id: policyId, number },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [restore, { loading: working }] = useRestorePolicyRevisionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const organization = data?.organization;
  const policy = organization?.policy;
  const revision = policy?.revisionAt;
  const channels = policy?.namesOfChannelsAppliedTo ?? [];
  const channel = chosen ?? channels[0] ?? null;
  const changes = policy && revision ? policyChanges(policy, revision) : [];
  const current = policy?.revision === number;
  const impact = useImpact(
    channel !== null && revision && changes.length > 0
      ? { org, channel, filters: resentFilters(revision.filters), policyId, packages: listedPackages }
      : null,
  );
  // For a single channel, the panel shows everything.
  const impacts = useImpacts(
    org,
    channels.slice(0, comparedChannels),
    channels.length > 1 && revision && changes.length > 0 ? resentFilters(revision.filters) : null,
    policyId,
  );

  const save = async () => {
    setFailure(null);
    try {
      const answer = (
        await restore({
          variables: { input: { organization: org, policyId: policyId, revision: number } },
          update: (cache, { data: saved }) => {
            if (!saved?.restorePolicyRevision.policy) return;
            cache.evict({ id: cache.identify({ __typename: 'Policy', id: policyId }), fieldName: 'revisions' });
            forgetPolicyLists(cache);
            forgetChannelPolicies(
              cache,
              (organization?.channels ?? []).filter(({ name }) => channels.includes(name)).map(({ id }) => id),
            );
          },
        })
      ).data?.restorePolicyRevision;
      if (!answer?.policy) {
        setFailure(answer?.userErrors[0]?.message ?? messages.errors.unexpected);
        return;
      }
      tell({ kind: 'rolledBack', from: number, saved: answer.policy });
      await navigate(back, { preventScrollReset: true });
    } catch (caught) {
      setFailure(failureText(caught));
    }
  };

  return (
    <ConfirmDialog
      title={t.title(number)}
      no={t.no}
      yes={t.yes}
      size="md"
      busy={working}
      yesDisabledReason={!revision ? t.noSuch : current ? t.isCurrent : null}
      onNo={onClose}
      onYes={() => void save()}
    >
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      {policy && revision ? (
        <div className={look('stack', { form: true })}>
          {current ? (
            <p>{t.isCurrent}</p>
          ) : (
            <>
              <section className={look('stack', { tight: true })} aria-label={t.changes}>
                <h3 className={look('heading')}>{t.changes}</h3>
                {changes.length === 0 ? (
                  <p className={look('text', { tone: 'muted' })}>{t.none}</p>
                ) : (
                  <ChangeLines
                    changes={changes.map((change) => ({
                      subject: change.subject,
                      added: change.added.slice(0, namedValues),
                      addedCount: change.added.length,
                      removed: change.removed.slice(0, namedValues),
                      removedCount: change.removed.length,
                    }))}
                  />
                )}
              </section>
              <p className={look('text', { tone: 'muted' })}>
                {channels.length === 0 ? t.nowhere : t.starts(listed(channels))} {t.becomes(policy.revision + 1)}
              </p>
              {channels.length > 1 && changes.length > 0 ? (
                <div className={look('stack', { tight: true })}>
                  <h3 className={look('heading')}>{impactText.perChannel.label}</h3>
                  <ChannelImpacts channels={channels.slice(0, comparedChannels)} impacts={impacts} />
                  {channels.length > comparedChannels ? (
                    <p className={look('text', { tone: 'muted' })}>{t.compared(comparedChannels, channels.length)}</p>
                  ) : null}
                </div>
              ) : null}
              {channel !== null && changes.length > 0 ? (
                <ImpactPanel
                  state={impact}
                  channel={channel}
                  channels={channels}
                  {...(channels.length > 1 ? { onChannel: choose } : {})}
                />
              ) : null}
            </>
          )}
        </div>
      ) : loading ? (
        <TableSkeleton label={t.what} rows={2} />
      ) : error ? (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      ) : (
        <EmptyState bare kind="no-such-thing" title={t.noSuch}>
          {t.noSuchText}
        </EmptyState>
      )}
    </ConfirmDialog>
  );
}
