import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOrganizationAttentionQuery, useOrganizationOverviewQuery } from '../../../gen/channel.ts';
import { formatNumber } from '../../../lib/format.ts';
import { planName } from '../../../lib/planName.ts';
import { useSlots } from '../../../lib/slots.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Panel, Section } from '../../../ui/layout.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { ChannelTable } from '../list/ChannelTable.tsx';
import { FirstSteps, isOnFirstSteps } from './FirstSteps.tsx';
import { text } from '../messages.ts';
import { overviewText } from './overviewMessages.ts';

const t = overviewText.overview;

/** Loads together with its data. */
const AttentionList = lazy(async () => ({ default: (await import('./AttentionList.tsx')).AttentionList }));

/** An organization's home: its facts, what needs attention, its channels. */
export function OverviewPage() {
  const { org = '' } = useParams();
  const { AdvisoryNotices, NewestChanges, TopPackages } = useSlots();
  const overview = useOrganizationOverviewQuery({ variables: { org } });
  const attention = useOrganizationAttentionQuery({ variables: { org } });
  const organization = overview.data?.organization;
  if (!organization) {
    return (
      <Page title={org}>
        {overview.loading ? (
          <>
            <HeadSkeleton label={text.what.organization} />
            <TableSkeleton label={text.what.channels} rows={4} />
          </>
        ) : (
          <ErrorState what={text.what.organization} error={overview.error} onRetry={overview.refetch} />
        )}
      </Page>
    );
  }
  const { channelPage: channels } = organization;
  const plan = planName(organization.activeProduct);
  const refusal = organization.role === 'ADMIN' ? null : text.onlyAdmins;
  return (
    <Page title={organization.title}>
      <PageHead
        title={organization.title}
        facts={
          <Facts>
            {plan === null ? null : <Fact name={t.plan}>{plan}</Fact>}
            <Fact name={t.members}>{formatNumber(organization.membersCount)}</Fact>
            {channels ? <Fact name={t.channels}>{formatNumber(channels.totalCount)}</Fact> : null}
            {organization.policies ? (
              <Fact name={t.policies}>{formatNumber(organization.policies.totalCount)}</Fact>
            ) : null}
          </Facts>
        }
        actions={
          refusal ? (
            <>
              <Button disabledReason={refusal}>{t.createChannel}</Button>
              <Button disabledReason={refusal} icon={Plus}>
                {t.createPolicy}
              </Button>
            </>
          ) : (
            <>
              <ButtonLink to={paths.channels.href({ org }, { create: 'channel' })}>{t.createChannel}</ButtonLink>
              <ButtonLink
                variant={isOnFirstSteps(organization) ? 'outline' : 'solid'}
                icon={Plus}
                to={paths.newPolicy.href({ org })}
              >
                {t.createPolicy}
              </ButtonLink>
            </>
          )
        }
      />
      {refusal ? null : <FirstSteps org={org} organization={organization} />}
      {attention.data?.organization?.notable ? (
        <Suspense
          fallback={
            <Section title={t.attention}>
              <TableSkeleton label={t.attention} rows={3} />
            </Section>
          }
        >
          <AttentionList org={org} data={attention.data} error={attention.error} onRetry={attention.refetch} />
        </Suspense>
      ) : attention.loading ? (
        <Section title={t.attention}>
          <TableSkeleton label={t.attention} rows={3} />
        </Section>
      ) : attention.error ? (
        <Section title={t.attention}>
          <ErrorState what={text.what.channels} error={attention.error} onRetry={attention.refetch} />
        </Section>
      ) : null}
      <LazyBoundary>
        <AdvisoryNotices org={org} />
      </LazyBoundary>
      {attention.loading && !attention.data ? (
        <Section key="waiting" title={t.channels}>
          <TableSkeleton label={text.what.channels} rows={4} />
        </Section>
      ) : (
        <Section
          key="channels"
          title={t.channels}
          actions={<Link to={paths.channels.href({ org })}>{t.all(channels)}</Link>}
        >
          {channels ? (
            channels.totalCount === 0 ? (
              <EmptyState kind="first-use" title={text.list.none}>
                {text.list.noneText}
              </EmptyState>
            ) : (
              <Panel>
                <ChannelTable org={org} channels={channels.nodes} />
              </Panel>
            )
          ) : (
            <ErrorState what={text.what.channels} error={overview.error} onRetry={overview.refetch} />
          )}
        </Section>
      )}
      <LazyBoundary what={t.changes}>
        <NewestChanges org={org} />
      </LazyBoundary>
      <LazyBoundary what={t.top}>
        <TopPackages org={org} quiet />
      </LazyBoundary>
    </Page>
  );
}
