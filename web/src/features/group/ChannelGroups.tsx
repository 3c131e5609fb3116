import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useOrganizationGroupsQuery,
  useAddGroupToChannelMutation,
  useRemoveGroupFromChannelMutation,
} from '../../gen/group.ts';
import type { ChannelGroupsProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { ErrorState, EmptyState } from '../../ui/feedback.tsx';
import { Panel, Push, SrOnly } from '../../ui/layout.tsx';
import { ChooseDialog } from '../../ui/overlay/ChooseDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { NumberCell, RowHead, Table, Toolbar } from '../../ui/Table.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { channelText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Adds another group of the organization to the channel (GROUP-09). */
function TieGroupDialog({
  organization: org,
  channel,
  onClose,
}: Omit<ChannelGroupsProps, 'isAdmin'> & { onClose: () => void }) {
  const { data, loading, error } = useOrganizationGroupsQuery({ variables: { org }, fetchPolicy: 'cache-and-network' });
  const [tie, { loading: tying }] = useAddGroupToChannelMutation();
  const groups = data?.organization?.groups?.filter(({ id }) => !channel.groups?.some((tied) => tied.id === id));
  const run = async (groupId: string) => {
    if (
      !(await runMutation(
        tie({ variables: { input: { organization: org, channel: channel.name, groupId } } }),
        (payload) => payload.addChannelGroup,
      ))
    )
      return;
    showToast({ kind: 'success', title: t.tied(groups?.find(({ id }) => id === groupId)?.name ?? '') });
    onClose();
  };
  return (
    <ChooseDialog
      title={t.tieTitle}
      label={t.group}
      help={t.tieHelp}
      submit={t.tieYes}
      none={t.allTied}
      what={t.what}
      loading={loading}
      error={error}
      busy={tying}
      options={groups?.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={(id) => void run(id)}
      onClose={onClose}
    />
  );
}

/** Groups with access to a channel (CHAN-08, CHAN-17); admins add and remove them (GROUP-09, GROUP-10). */
export function ChannelGroups({ organization: org, channel, isAdmin }: ChannelGroupsProps) {
  const [tying, setTying] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [untie] = useRemoveGroupFromChannelMutation();
  const { groups, visibility } = channel;
  if (!groups) return <ErrorState what={t.what} error={null} />;
  const run = async ({ id, name }: (typeof groups)[number]) => {
    setBusy(id);
    if (
      await runMutation(
        untie({ variables: { input: { organization: org, channel: channel.name, groupId: id } } }),
        (payload) => payload.removeChannelGroup,
      )
    )
      showToast({ kind: 'success', title: t.untied(name) });
    setBusy(null);
  };
  const tie = isAdmin ? (
    <Button icon={Link2} size="sm" {...opensDialog} onClick={() => setTying(true)}>
      {t.tie}
    </Button>
  ) : null;
  return (
    <>
      {visibility === 'INTERNAL' || visibility === 'PUBLIC' ? (
        <p className={look('text', { tone: 'muted' })}>{t.open[visibility]}</p>
      ) : null}
      {groups.length === 0 ? (
        <EmptyState kind="first-use" title={t.none} action={tie}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel label={t.title}>
          <Toolbar>
            <ButtonLink size="sm" variant="ghost" to={paths.groups.href({ org })}>
              {t.manage}
            </ButtonLink>
            <Push />
            {tie}
          </Toolbar>
          <Table
            label={t.table}
            columns={[
              { key: 'name', title: t.group },
              { key: 'people', title: t.people, numeric: true },
              ...(isAdmin ? [{ key: 'actions', title: <SrOnly>{t.actions}</SrOnly> }] : []),
            ]}
          >
            {groups.map((group) => (
              <tr key={group.id}>
                <RowHead>
                  <Link className={look('text', { tone: 'plain' })} to={paths.group.href({ org, groupId: group.id })}>
                    {group.name}
                  </Link>
                </RowHead>
                <NumberCell value={group.memberCount} />
                {isAdmin ? (
                  <td className={look('text', { numeric: true })}>
                    <Button
                      size="sm"
                      busy={busy === group.id}
                      aria-label={t.untieOf(group.name)}
                      onClick={() => void run(group)}
                    >
                      {t.untie}
                    </Button>
                  </td>
                ) : null}
              </tr>
            ))}
          </Table>
        </Panel>
      )}
      {tying ? <TieGroupDialog organization={org} channel={channel} onClose={() => setTying(false)} /> : null}
    </>
  );
}
