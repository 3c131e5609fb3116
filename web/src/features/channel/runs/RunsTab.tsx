import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RunLive_PolicyRunFragment } from '../../../gen/channel.ts';
import { useChannelRunsQuery, type ChannelRunsQuery } from '../../../gen/channelRuns.ts';
import { PolicyReportCsvDocument } from '../../../gen/channelRun.ts';
import { formatChange, formatDuration } from '../../../lib/format.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Panel, Section } from '../../../ui/layout.tsx';
import { JobState } from '../../../ui/badges.tsx';
import { RowHead, Table } from '../../../ui/Table.tsx';
import { Moment } from '../../../ui/time.tsx';
import { text } from '../messages.ts';
import { PlatformCounts } from './PlatformCounts.tsx';
import { runsText } from './runsMessages.ts';
import { look } from '../../../ui/theme/look.ts';

const t = runsText;
type Run = NonNullable<NonNullable<NonNullable<ChannelRunsQuery['organization']>['channel']>['runs']>[number];

function RunRow({ org, channel, run }: { org: string; channel: string; run: Run }) {
  return (
    <>
      <tr>
        <RowHead>
          <Link to={paths.run.href({ org, channel, runId: run.id })}>
            <Moment at={run.createdAt} />
          </Link>
        </RowHead>
        <td>
          <JobState state={run.state} progress={run.progress} held={run.isOnHold} />
        </td>
        <td>
          {run.policyName ? (
            <>
              {run.policyName}{' '}
              {run.revision === null ? null : (
                <span className={look('text', { tone: 'muted' })}>{text.list.revision(run.revision)}</span>
              )}
            </>
          ) : (
            <span className={look('text', { tone: 'zero' })}>{t.noPolicy}</span>
          )}
        </td>
        <td className={look('text', { numeric: true })}>
          {run.startedAt && run.finishedAt ? (
            formatDuration(Date.parse(run.finishedAt) - Date.parse(run.startedAt))
          ) : (
            <span className={look('text', { tone: 'zero' })}>–</span>
          )}
        </td>
        <td className={look('text', { numeric: true })}>
          {run.addedFileCount === null ? (
            <span className={look('text', { tone: 'zero' })}>–</span>
          ) : (
            <span className={look('text', { tone: run.addedFileCount > 0 ? 'plus' : 'zero' })}>
              {formatChange(run.addedFileCount)}
            </span>
          )}
        </td>
        <td className={look('text', { numeric: true })}>
          {run.removedFileCount === null ? (
            <span className={look('text', { tone: 'zero' })}>–</span>
          ) : (
            <span className={look('text', { tone: run.removedFileCount > 0 ? 'minus' : 'zero' })}>
              {formatChange(-run.removedFileCount)}
            </span>
          )}
        </td>
      </tr>
      {run.error ? (
        <tr>
          <td colSpan={6} className={look('text', { wrap: true, tone: run.isOnHold ? 'muted' : 'danger' })}>
            {run.isOnHold ? run.error : t.reason(run.error)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Policy runs of a channel with their states, and the changes of the last completed one per platform (POL-27). */
export function RunsTab({
  org,
  name,
  lastRun,
}: {
  org: string;
  name: string;
  lastRun: RunLive_PolicyRunFragment | null;
}) {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useChannelRunsQuery({ variables: { org, channel: name } });
  const runs = data?.organization?.channel?.runs;
  // A new or just finished run: its counts are available at its end.
  const seen = `${lastRun?.id ?? ''} ${lastRun?.finishedAt ?? ''}`;
  const asked = useRef(seen);
  useEffect(() => {
    if (asked.current === seen) return;
    asked.current = seen;
    // Refetch: a job of the hub has changed the list.
    void refetch();
  }, [seen, refetch]);
  if (!runs)
    return loading ? (
      <TableSkeleton label={text.what.runs} />
    ) : (
      <ErrorState what={text.what.runs} error={error} onRetry={refetch} />
    );
  if (runs.length === 0)
    return (
      <EmptyState kind="first-use" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  const counted = runs.find((run) => run.fileCountsBySubdir.length > 0);
  return (
    <>
      <Section
        title={t.title}
        actions={
          <>
            <ButtonLink size="sm" to={paths.deltas.href({ org }, { channel: name })}>
              {t.deltas}
            </ButtonLink>
            <CsvButton
              label={t.report}
              name={t.reportFile(org, name)}
              ask={async () =>
                (
                  await client.query({
                    query: PolicyReportCsvDocument,
                    variables: { org, channel: name },
                    fetchPolicy: 'no-cache',
                  })
                ).data?.organization?.channel?.policyReportCsv
              }
            />
          </>
        }
      >
        <Panel>
          <Table
            label={t.table}
            columns={[
              { key: 'started', title: t.started },
              { key: 'state', title: t.state },
              { key: 'policy', title: t.policy, hide: 'small' },
              { key: 'took', title: t.took, numeric: true, hide: 'small' },
              { key: 'added', title: t.added, numeric: true },
              { key: 'removed', title: t.removed, numeric: true },
            ]}
          >
            {runs.map((run) => (
              <RunRow key={run.id} org={org} channel={name} run={run} />
            ))}
          </Table>
        </Panel>
      </Section>
      {counted ? (
        <Section title={t.perPlatform}>
          <Panel>
            <PlatformCounts counts={counted.fileCountsBySubdir} />
          </Panel>
        </Section>
      ) : null}
    </>
  );
}
