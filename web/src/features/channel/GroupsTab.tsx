import { ErrorState, EmptyState } from '../../ui/feedback.tsx';
import { Panel } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import type { ChannelDetails } from './ChannelPage.tsx';
import { text } from './messages.ts';

const t = text.groups;

/** The groups tied to a channel (CHAN-08, CHAN-17). */
export function GroupsTab({ channel }: { channel: ChannelDetails }) {
  if (!channel.groups) return <ErrorState what={t.title.toLowerCase()} error={null} />;
  if (channel.groups.length === 0) return <EmptyState kind="first-use" title={t.none}>{t.noneText}</EmptyState>;
  return (
    <Panel label={t.title}>
      <Table label={t.title} columns={[{ key: 'name', title: t.group }]}>
        {channel.groups.map((group) => <tr key={group.id}><RowHead>{group.name}</RowHead></tr>)}
      </Table>
    </Panel>
  );
}
