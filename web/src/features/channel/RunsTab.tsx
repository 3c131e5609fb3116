import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { RunLive_PolicyRunFragment } from '../../gen/channel.ts';
import { useChannelRunsQuery, type ChannelRunsQuery } from '../../gen/channelTabs.ts';
import { PolicyReportCsvDocument } from '../../gen/channelRun.ts';
import { formatChange, formatDuration } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { JobState } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { PlatformCounts } from './PlatformCounts.tsx';
import { runsText } from './runsMessages.ts';
import { look } from '../../ui/theme/look.ts';

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
          <JobState state={run.state} progress={run.progress} held={run.isHeld} />
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
          {run.addedCount === null ? (
            <span className={look('text', { tone: 'zero' })}>–</span>
          ) : (
            <span className={look('text', { tone: run.addedCount > 0 ? 'plus' : 'zero' })}>
              {formatChange(run.addedCount)}
            </span>
          )}
        </td>
        <td className={look('text', { numeric: true })}>
          {run.removedCount === null ? (
            <span className={look('text', { tone: 'zero' })}>–</span>
          ) : (
            <span className={look('text', { tone: run.removedCount > 0 ? 'minus' : 'zero' })}>
              {formatChange(-run.removedCount)}
            </span>
          )}
        </td>
      </tr>
      {run.error ? (
        <tr>
          <td colSpan={6} className={look('text', { wrap: true, tone: run.isHeld ? 'muted' : 'danger' })}>
            {run.isHeld ? run.error : t.reason(run.error)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The runs of policies on a channel with their states, and what the last completed one changed per platform (POL-27). */
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
  // A run that was not listed yet, or that just ended, is asked for anew: its counts come with its end.
  const seen = `${lastRun?.id ?? ''} ${lastRun?.finishedAt ?? ''}`;
  const asked = useRef(seen);
  useEffect(() => {
    if (asked.current === seen) return;
    asked.current = seen;
    void refetch();
  }, [seen, refetch]);
  if (!runs)
    return loading ? (
      <TableSkeleton label={text.what.runs} />
    ) : (
      <ErrorState what={text.what.runs} error={error} onRetry={() => void refetch()} />
    );
  if (runs.length === 0)
    return (
      <EmptyState kind="first-use" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  const counted = runs.find((run) => run.counts.length > 0);
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
            <PlatformCounts counts={counted.counts} />
          </Panel>
        </Section>
      ) : null}
    </>
  );
}
