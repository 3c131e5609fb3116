import { useState } from 'react';
import { useHubUpdates } from '../../lib/apollo/updates.ts';
import {
  useCancelJobMutation,
  useHubFailuresQuery,
  useHubJobsQuery,
  useRetryJobMutation,
  type HubFailuresQuery,
  type HubJobsQuery,
} from '../../gen/operator.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, Loaded, retryAll } from '../../ui/feedback.tsx';
import { Panel, Section, SrOnly } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { JobState } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hubChanges } from './changes.ts';
import { jobsText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

type Jobs = NonNullable<NonNullable<HubJobsQuery['operator']>['jobs']>;
type Failures = NonNullable<NonNullable<HubFailuresQuery['operator']>['failedJobs']>;

const pageSize = 20;
/** How often the page looks what became of the work, in milliseconds. */
const askEvery = 3_000;

/** The channel of a job: `acme/main`; empty without one. */
const whereOf = ({
  organizationName,
  channelName,
}: {
  organizationName: string | null;
  channelName: string | null;
}): string => (channelName === null ? '' : `${organizationName}/${channelName}`);
const Where = ({ at }: { at: string }) =>
  at ? (
    <span className={look('text', { mono: true })}>{at}</span>
  ) : (
    <span className={look('text', { tone: 'zero' })}>–</span>
  );

function Now({ work }: { work: Jobs['activeJobs'] }) {
  const [asking, setAsking] = useState<Jobs['activeJobs'][number] | null>(null);
  const [cancel, { loading }] = useCancelJobMutation(hubChanges);
  const run = async ({ kind, id: jobId }: Jobs['activeJobs'][number]) => {
    const done = await runMutation(cancel({ variables: { input: { kind, jobId } } }), (data) => data.cancelJob);
    setAsking(null);
    if (done) showToast({ kind: 'success', title: t.canceled });
  };
  return (
    <Section title={t.now}>
      {work.length === 0 ? (
        <EmptyState kind="first-use" title={t.nothing}>
          {t.nothingText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.nowTable}
            columns={[
              { key: 'work', title: t.work },
              { key: 'where', title: t.where },
              { key: 'state', title: t.state },
              { key: 'since', title: t.since, numeric: true, hide: 'small' },
              { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
            ]}
          >
            {work.map((each) => (
              <tr key={each.id}>
                <RowHead>{each.title}</RowHead>
                <td>
                  <Where at={whereOf(each)} />
                </td>
                <td>
                  <JobState state={each.state} progress={each.progress} />
                  {each.phase ? (
                    <>
                      <br />
                      <span className={look('text', { tone: 'muted' })}>{each.phase}</span>
                    </>
                  ) : null}
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <Since at={each.startedAt ?? each.createdAt} />
                </td>
                <td className={look('text', { numeric: true })}>
                  <Button
                    size="sm"
                    aria-label={t.cancelOf(each.title, whereOf(each))}
                    {...opensDialog}
                    onClick={() => setAsking(each)}
                  >
                    {t.cancel}
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        </Panel>
      )}
      {asking ? (
        <ConfirmDialog
          title={t.cancelTitle}
          yes={t.cancelYes}
          no={t.cancelNo}
          danger
          busy={loading}
          onYes={() => void run(asking)}
          onNo={() => setAsking(null)}
        >
          {asking.kind === 'JOB' ? t.cancelJobText(asking.title) : t.cancelText(asking.title, whereOf(asking))}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}

const Queues = ({ of: { queues, archivesToRescanCount } }: { of: Jobs }) => (
  <Section title={t.queues}>
    <Panel>
      <Table
        label={t.queuesTable}
        columns={[
          { key: 'queue', title: t.queue },
          { key: 'waiting', title: t.waiting, numeric: true },
          { key: 'active', title: t.active, numeric: true },
          { key: 'failed', title: t.failed, numeric: true },
        ]}
      >
        {queues.map(({ name, title, waiting, active, failed }) => (
          <tr key={name}>
            <RowHead>
              <span className={look('text', { wrap: true })}>{title}</span>
            </RowHead>
            <NumberCell value={waiting} />
            <NumberCell value={active} />
            <NumberCell value={failed} />
          </tr>
        ))}
      </Table>
    </Panel>
    {archivesToRescanCount > 0 ? <p className={look('help')}>{t.readAgain(archivesToRescanCount)}</p> : null}
  </Section>
);

function FailureTable({ failures }: { failures: Failures['nodes'] }) {
  const [retry] = useRetryJobMutation(hubChanges);
  const run = async ({ kind, id: jobId }: Failures['nodes'][number]) => {
    if (!(await runMutation(retry({ variables: { input: { kind, jobId } } }), (data) => data.retryJob))) return;
    showToast({ kind: 'success', title: t.retried });
  };
  return (
    <Table
      label={t.failuresTable}
      columns={[
        { key: 'work', title: t.work },
        { key: 'where', title: t.where },
        { key: 'reason', title: t.reason },
        { key: 'when', title: t.when, numeric: true, hide: 'small' },
        { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
      ]}
    >
      {failures.map((failure) => (
        <tr key={failure.id}>
          <RowHead>{failure.title}</RowHead>
          <td>
            <Where at={whereOf(failure)} />
          </td>
          <td className={look('text', { wrap: true })}>
            {failure.reason || <span className={look('text', { tone: 'muted' })}>{t.noReason}</span>}
          </td>
          <td className={look('text', { numeric: true, tone: 'muted' })}>
            <Since at={failure.failedAt} />
          </td>
          <td className={look('text', { numeric: true })}>
            {failure.canRetry ? (
              <Button
                size="sm"
                aria-label={t.retryOf(failure.title, whereOf(failure))}
                onClick={() => void run(failure)}
              >
                {t.retry}
              </Button>
            ) : (
              <span className={look('text', { tone: 'zero' })}>{t.later}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `/operator/jobs`: running jobs, queues, and failures with their reason. */
export function JobsPage() {
  const [search] = useQueryParams();
  const now = useHubJobsQuery({ fetchPolicy: 'cache-and-network' });
  const failed = useHubFailuresQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const jobs = shownOf(now)?.operator?.jobs;
  const failures = shownOf(failed)?.operator?.failedJobs;
  // Wait for both, so that the second doesn't move the first.
  const query = {
    loading: now.loading || failed.loading,
    error: now.error ?? failed.error,
    refetch: retryAll(now, failed),
  };
  useHubUpdates({ kinds: ['JOBS'], refetch: query.refetch, pollEvery: askEvery });
  return (
    <OperatorFrame current="jobs">
      <Loaded what={t.what} value={jobs && failures ? { jobs, failures } : null} query={query} rows={20}>
        {(shown) => (
          <>
            <Queues of={shown.jobs} />
            <Now work={shown.jobs.activeJobs} />
            <Section title={t.failures}>
              <ListPanel
                what={t.what}
                list={shown.failures}
                query={failed}
                pageSize={pageSize}
                empty={
                  <EmptyState kind="first-use" title={t.noFailure}>
                    {t.noFailureText}
                  </EmptyState>
                }
              >
                {({ nodes }) => <FailureTable failures={nodes} />}
              </ListPanel>
            </Section>
          </>
        )}
      </Loaded>
    </OperatorFrame>
  );
}
