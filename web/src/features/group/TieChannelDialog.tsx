import { useChannelsToTieQuery, useAddChannelToGroupMutation } from '../../gen/group.ts';
import { messages } from '../../messages.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { ChooseDialog } from '../../ui/overlay/ChooseDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Adds another channel of the organization to a group (GROUP-09). Those that have it aren't offered. */
export function TieChannelDialog({
  org,
  groupId,
  channelOffset,
  onClose,
}: {
  org: string;
  groupId: string;
  /** Start of the channels page behind the dialog. */
  channelOffset: number;
  onClose: () => void;
}) {
  const { data, loading, error } = useChannelsToTieQuery({
    variables: { org, groupId },
    fetchPolicy: 'cache-and-network',
  });
  const [tie, { loading: tying }] = useAddChannelToGroupMutation();
  const tied = new Set(data?.organization?.group?.channels?.map(({ id }) => id));
  // Those that a group makes a difference for come first.
  const channels = data?.organization?.channels
    ?.filter(({ id }) => !tied.has(id))
    .toSorted((one, other) => Number(other.visibility === 'PRIVATE') - Number(one.visibility === 'PRIVATE'));
  const run = async (channel: string) => {
    if (
      !(await runMutation(
        tie({ variables: { input: { organization: org, channel, groupId }, channelOffset } }),
        (payload) => payload.addChannelGroup,
      ))
    )
      return;
    showToast({ kind: 'success', title: t.tied(channel) });
    onClose();
  };
  return (
    <ChooseDialog
      title={t.tieTitle}
      label={t.channel}
      help={t.tieHelp}
      submit={t.tieYes}
      none={t.allTied}
      what={t.whatChannels}
      loading={loading}
      error={error}
      busy={tying}
      options={channels?.map(({ name, visibility }) => ({
        value: name,
        label: `${name} (${messages.privacy[visibility].toLowerCase()})`,
      }))}
      onChoose={(name) => void run(name)}
      onClose={onClose}
    />
  );
}
