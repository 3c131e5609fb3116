import { useParams } from 'react-router-dom';
import { channelCrumbs } from '../../../lib/crumbs.ts';
import {
  useChannelRunEventsSubscription,
  useChannelRunQuery,
  useRunDetails_PolicyRunFragment,
  type RunDetails_PolicyRunFragment,
} from '../../../gen/channelRun.ts';
import { formatDuration } from '../../../lib/format.ts';
import { readOf } from '../../../lib/read.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Banner, EmptyState, ErrorState, HeadSkeleton } from '../../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Panel, Section } from '../../../ui/layout.tsx';
import { isJobRunning, JobState } from '../../../ui/badges.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Moment } from '../../../ui/time.tsx';
import { PlatformCounts } from './PlatformCounts.tsx';
import { RunChanges } from './RunChanges.tsx';
import { HeldRun } from './HeldRun.tsx';
import { FailingProbes, RunInstallability } from './RunInstallability.tsx';
import { runText as t } from './runMessages.ts';
import { look } from '../../../ui/theme/look.ts';

/** Poll interval of a run in progress if no events come, in milliseconds. */
const askEvery = 1000;

function RunView({
  org,
  title: organization,
  channel,
  run,
}: {
  org: string;
  /** Of the organization. */
  title: string;
  channel: string;
  run: RunDetails_PolicyRunFragment;
}) {
  const running = isJobRunning(run.state);
  const title = run.policyName && run.revision !== null ? t.title(run.policyName, run.revision) : t.without;
  const crumbs = [
    ...channelCrumbs(org, organization, channel),
    { label: t.policyTab, to: paths.channel.href({ org, channel }, { tab: 'policy' }) },
  ];
  return (
    <Page title={title}>
      <PageHead
        crumbs={crumbs}
        title={title}
        beside={<JobState state={run.state} progress={run.progress} held={run.isOnHold} />}
        facts={
          <Facts>
            <Fact name={t.askedFor}>
              <Moment at={run.createdAt} />
            </Fact>
            <Fact name={t.by}>{run.requestedBy?.displayName ?? t.hub}</Fact>
            {run.startedAt ? (
              <Fact name={t.began}>
                <Moment at={run.startedAt} />
              </Fact>
            ) : null}
            {run.finishedAt ? (
              <Fact name={t.ended}>
                <Moment at={run.finishedAt} />
              </Fact>
            ) : null}
            {run.startedAt && run.finishedAt ? (
              <Fact name={t.took}>{formatDuration(Date.parse(run.finishedAt) - Date.parse(run.startedAt))}</Fact>
            ) : null}
            {running && run.phase ? <Fact name={t.phase}>{run.phase}</Fact> : null}
          </Facts>
        }
      />
      {running ? <Progress label={title} value={run.state === 'IN_PROGRESS' ? run.progress : 0} /> : null}
      {run.isOnHold ? <HeldRun org={org} channel={channel} id={run.id} /> : null}
      {run.state === 'FAILED' && !run.isOnHold ? (
        <Banner kind="error">
          <p className={look('text', { strong: true })}>{t.failed}</p>
          {run.error ? <p className={look('text', { wrap: true })}>{run.error}</p> : null}
        </Banner>
      ) : null}
      {run.state === 'CANCELED' ? (
        <Banner>
          <p>{t.canceled}</p>
        </Banner>
      ) : null}
      {run.state === 'DONE' ? <RunChanges org={org} channel={channel} run={run} /> : null}
      {run.failedChecks.length > 0 ? <FailingProbes probes={run.failedChecks} /> : null}
      {run.installability && run.installability.length > 0 ? (
        <RunInstallability platforms={run.installability} />
      ) : null}
      {run.state === 'DONE' && run.installability === null ? (
        <Section title={t.installability}>
          <p className={look('text', { tone: 'muted' })}>{t.notComputed}</p>
        </Section>
      ) : null}
      {run.fileCountsBySubdir.length > 0 ? (
        <Section title={t.perPlatform}>
          <Panel>
            <PlatformCounts counts={run.fileCountsBySubdir} />
          </Panel>
        </Section>
      ) : null}
    </Page>
  );
}

/** One policy run of a channel: requester, progress, and changed files. */
export function RunPage() {
  const { org = '', channel = '', runId = '' } = useParams();
  const variables = { org, channel, id: runId };
  const { data, loading, error, refetch } = useChannelRunQuery({ variables });
  const found = data?.organization?.channel?.run;
  const run = useRunDetails_PolicyRunFragment(found ?? null);
  const running = run ? isJobRunning(run.state) : false;
  // Refetch: events of the run don't come.
  useChannelRunEventsSubscription({ variables, skip: !running, poll: () => refetch(), pollEvery: askEvery });
  const read = readOf(data && (found ?? null), { loading, error }, 'organization.channel.run');
  if (run) return <RunView org={org} title={data?.organization?.title ?? org} channel={channel} run={run} />;
  return (
    <Page title={t.what}>
      {loading ? (
        <HeadSkeleton label={t.what} />
      ) : read.state === 'empty' ? (
        <EmptyState
          kind="no-such-thing"
          heading="h1"
          title={t.none}
          action={<ButtonLink to={paths.channel.href({ org, channel }, { tab: 'policy' })}>{t.toChannel}</ButtonLink>}
        >
          {t.noneText}
        </EmptyState>
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
