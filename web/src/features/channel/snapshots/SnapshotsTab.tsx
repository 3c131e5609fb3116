import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChannelSnapshotsQuery, type ChannelSnapshotsQuery } from '../../../gen/channelSnapshots.ts';
import { formatNumber } from '../../../lib/format.ts';
import { channelAddress, installCommand, installers, type Installer } from '../../../lib/install.ts';
import { useSecret } from '../../../lib/secrets.ts';
import { paths } from '../../../paths.ts';
import { CopyButton, EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../../ui/Table.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { Moment } from '../../../ui/time.tsx';
import { look } from '../../../ui/theme/look.ts';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { Code } from '../install/Code.tsx';
import { installText } from '../install/installMessages.ts';
import { tabText } from '../tabMessages.ts';
import { text } from '../messages.ts';

const t = tabText.snapshots;
type Snapshots = NonNullable<NonNullable<NonNullable<ChannelSnapshotsQuery['organization']>['channel']>['snapshots']>;
type Snapshot = Snapshots['nodes'][number];

function SnapshotRow({ snapshot, command }: { snapshot: Snapshot; command: string }) {
  const { number, servedFrom, servedUntil, availableUntil, policyName, revision, fileCount, blockedFileCount } =
    snapshot;
  return (
    <tr>
      <RowHead>{number}</RowHead>
      <td>
        <Moment at={servedFrom} />
      </td>
      <td>{servedUntil ? <Moment at={servedUntil} /> : t.now}</td>
      <td>
        {policyName ? (
          <>
            {policyName}{' '}
            {revision === null ? null : (
              <span className={look('text', { tone: 'muted' })}>{text.list.revision(revision)}</span>
            )}
          </>
        ) : (
          <span className={look('text', { tone: 'zero' })}>{t.noPolicy}</span>
        )}
      </td>
      <NumberCell value={fileCount} />
      <NumberCell value={blockedFileCount} />
      <td>
        {availableUntil ? <Moment at={availableUntil} /> : <span className={look('text', { tone: 'zero' })}>–</span>}
      </td>
      <td className={look('text', { numeric: true })}>
        <CopyButton iconOnly text={command} label={t.copy(number)} />
      </td>
    </tr>
  );
}

/** Earlier versions of a channel, each with its install command. */
export function SnapshotsTab({ org, channel }: { org: string; channel: ChannelDetails }) {
  const { data, loading, error, refetch } = useChannelSnapshotsQuery({
    variables: { org, channel: channel.name },
    fetchPolicy: 'cache-and-network',
  });
  const [tool, setTool] = useState<Installer>('conda');
  const secret = useSecret(org);
  const snapshots = data?.organization?.channel?.snapshots;
  if (!snapshots)
    return loading ? (
      <TableSkeleton label={text.tabs.snapshots} />
    ) : (
      <ErrorState what={text.tabs.snapshots} error={error} onRetry={refetch} />
    );
  const { nodes, snapshotRetentionDays } = snapshots;
  const [newest] = nodes;
  if (newest === undefined)
    return (
      <EmptyState kind="first-use" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  const token = channel.visibility === 'PUBLIC' ? null : (secret ?? installText.token);
  const usedWith = channel.usedWith.map(({ repoUrl }) => repoUrl);
  const from = (repoUrl: string) => ({ origin: window.location.origin, repoUrl, usedWith, token });
  const commandOf = (address: string) => installCommand(tool, from(address), t.package);
  const byDate = channelAddress(tool, from(`${channel.repoUrl}@${newest.servedFrom.slice(0, 10)}`));
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={12}>
          <p className={look('prose')}>
            {snapshotRetentionDays === 0
              ? t.introNow
              : t.intro(t.days(formatNumber(snapshotRetentionDays), snapshotRetentionDays === 1))}{' '}
            <Link to={`${paths.guide.href({ guide: 'clients' })}#snapshots`}>{t.guide}</Link>
          </p>
          <Row wrap>
            <Segmented
              label={t.tool}
              value={tool}
              onChange={setTool}
              segments={installers.map((value) => ({ value, label: value }))}
            />
          </Row>
          <Code quiet={[token ?? '', t.package]}>{commandOf(newest.url)}</Code>
          <p className={look('help')}>
            {t.byDateText} <span className={look('text', { mono: true, wrap: true })}>{byDate}</span>
          </p>
        </Pad>
        <Table
          label={t.table}
          columns={[
            { key: 'number', title: t.number },
            { key: 'from', title: t.from },
            { key: 'until', title: t.until, hide: 'small' },
            { key: 'policy', title: t.policy, hide: 'small' },
            { key: 'files', title: t.files, numeric: true },
            { key: 'refused', title: t.refused, numeric: true, hide: 'small' },
            { key: 'kept', title: t.kept, hide: 'mobile' },
            { key: 'copy', title: '' },
          ]}
        >
          {nodes.map((snapshot) => (
            <SnapshotRow key={snapshot.number} snapshot={snapshot} command={commandOf(snapshot.url)} />
          ))}
        </Table>
      </Panel>
    </Section>
  );
}
