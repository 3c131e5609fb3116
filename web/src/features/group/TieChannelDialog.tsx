import { useChannelsToTieQuery, useTieChannelToGroupMutation } from '../../gen/group.ts';
import { messages } from '../../messages.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { ChooseDialog } from '../../ui/overlay/ChooseDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Ties one of the organization's other channels to a group (GROUP-09). `tied` are the ids of those that are. */
export function TieChannelDialog({
  org,
  groupId,
  tied,
  onClose,
}: {
  org: string;
  groupId: string;
  tied: readonly string[];
  onClose: () => void;
}) {
  const { data, loading, error } = useChannelsToTieQuery({ variables: { org }, fetchPolicy: 'cache-and-network' });
  const [tie, { loading: tying }] = useTieChannelToGroupMutation();
  // Those that a group makes a difference for come first.
  const channels = data?.organization?.channels
    ?.filter(({ id }) => !tied.includes(id))
    .toSorted((one, other) => Number(other.privacy === 'PRIVATE') - Number(one.privacy === 'PRIVATE'));
  const run = async (channel: string) => {
    if (
      !(await runMutation(
        tie({ variables: { input: { organization: org, channel, groupId } } }),
        (payload) => payload.tieGroup,
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
      options={channels?.map(({ name, privacy }) => ({
        value: name,
        label: `${name} (${messages.privacy[privacy].toLowerCase()})`,
      }))}
      onChoose={(name) => void run(name)}
      onClose={onClose}
    />
  );
}
