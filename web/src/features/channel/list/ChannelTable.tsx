import { Link } from 'react-router-dom';
import { useChannelTable_ChannelFragment, type ChannelTable_ChannelFragment } from '../../../gen/channel.ts';
import type { FragmentType } from '@apollo/client';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { SrOnly } from '../../../ui/layout.tsx';
import { Bar, JobState } from '../../../ui/badges.tsx';
import { Vulnerability } from '../../../ui/Knowledge.tsx';
import { knowledge } from '../../../ui/knowledgeMessages.ts';
import { NumberCell, Table } from '../../../ui/Table.tsx';
import { Since } from '../../../ui/time.tsx';
import { text } from '../messages.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** 'Virtual from main, internal'. */
function describeChannel(channel: {
  type: keyof typeof text.type;
  visibility: keyof typeof messages.privacy;
  sources: { name: string }[] | null;
}): string {
  const from =
    channel.sources && channel.sources.length > 0
      ? ` ${text.from} ${channel.sources.map((source) => source.name).join(', ')}`
      : '';
  return `${text.type[channel.type]}${from}, ${messages.privacy[channel.visibility].toLowerCase()}`;
}

function ChannelRow({ org, of }: { org: string; of: FragmentType<ChannelTable_ChannelFragment> }) {
  const channel = useChannelTable_ChannelFragment(of);
  if (!channel) return null;
  const { appliedPolicy, latestRun } = channel;
  // The run at its creation means nothing before the first sync.
  const unread = channel.type === 'EXTERNAL_MIRROR' && channel.servedFileCount + channel.blockedFileCount === 0;
  const filesOf = (value: number) => (unread ? null : value);
  return (
    <tr>
      <th scope="row" className={classes(look('text', { mono: true }), look('table.two'))}>
        <Link className={look('text', { mono: true })} to={paths.channel.href({ org, channel: channel.name })}>
          {channel.name}
        </Link>
        <div className={look('table.sub')}>{describeChannel(channel)}</div>
      </th>
      <td>
        {appliedPolicy ? (
          <Link
            className={look('text', { tone: 'plain' })}
            to={paths.policy.href({ org, policyId: appliedPolicy.policy.id }, { on: channel.name })}
          >
            {appliedPolicy.policy.name}
          </Link>
        ) : (
          <span className={look('text', { tone: 'zero' })}>{text.list.noPolicy}</span>
        )}
      </td>
      <td>
        {unread ? (
          <span className={look('text', { tone: 'zero' })}>{text.list.unread}</span>
        ) : latestRun ? (
          <span className={look('row')}>
            {latestRun.revision === null ? null : (
              <span className={look('text', { tone: 'muted' })}>{text.list.revision(latestRun.revision)}</span>
            )}
            <JobState state={latestRun.state} progress={latestRun.progress} held={latestRun.isOnHold} />
          </span>
        ) : (
          <span className={look('text', { tone: 'zero' })}>–</span>
        )}
      </td>
      <NumberCell value={filesOf(channel.servedFileCount)} />
      <NumberCell value={filesOf(channel.blockedFileCount)} />
      <td>
        {appliedPolicy && !unread ? (
          <Bar
            width="120px"
            label={text.share(channel.servedFileCount, channel.blockedFileCount)}
            parts={[
              { kind: 'allowed', value: channel.servedFileCount },
              { kind: 'refused', value: channel.blockedFileCount },
            ]}
          />
        ) : null}
      </td>
      <td className={look('table.two')}>
        <Vulnerability of={channel.vulnerabilities} />
        {channel.vulnerabilities.unknownReason === 'NOT_CHECKED' || channel.packageCount === 0 ? null : (
          <div className={look('table.sub')}>
            {knowledge.coverage(channel.cveCoveredPackageCount, channel.packageCount)}
          </div>
        )}
      </td>
      <td className={look('text', { numeric: true, tone: 'muted' })}>
        <Since at={channel.updatedAt} />
      </td>
    </tr>
  );
}

/** Channels with policy, last run, and served files. `label` distinguishes several tables of a page. */
export function ChannelTable({
  org,
  channels,
  label = text.list.table,
}: {
  org: string;
  channels: readonly (FragmentType<ChannelTable_ChannelFragment> & { id: string })[];
  label?: string;
}) {
  return (
    <Table
      label={label}
      columns={[
        { key: 'channel', title: text.list.channel },
        { key: 'policy', title: text.list.policy },
        { key: 'run', title: text.list.lastRun, hide: 'mobile' },
        { key: 'served', title: text.list.served, numeric: true, hide: 'small' },
        { key: 'refused', title: text.list.refused, numeric: true, hide: 'small' },
        { key: 'share', title: <SrOnly>{text.list.share}</SrOnly>, hide: 'medium' },
        { key: 'worst', title: text.list.worst },
        { key: 'changed', title: text.list.changed, numeric: true, hide: 'medium' },
      ]}
    >
      {channels.map((channel) => (
        <ChannelRow key={channel.id} org={org} of={channel} />
      ))}
    </Table>
  );
}
