import { useState } from 'react';
import { useAddGroupMemberMutation, useMembersToAddQuery } from '../../gen/group.ts';
import { announce } from '../../lib/announce.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { FilterInput, RowHead, Table } from '../../ui/Table.tsx';
import { addText as t, text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/**
 * Adds members of the organization to a group, one by one (GROUP-07).
 * @param offset start of the members page behind the dialog
 * @param inside IDs of known group members
 */
export function AddMembersDialog({
  org,
  groupId,
  offset,
  inside,
  onClose,
}: {
  org: string;
  groupId: string;
  offset: number;
  inside: readonly string[];
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set(inside));
  const [busy, setBusy] = useState<string | null>(null);
  const [add] = useAddGroupMemberMutation();
  const { data, previousData, loading, error, refetch } = useMembersToAddQuery({
    variables: { org, search: search || null },
    fetchPolicy: 'cache-and-network',
  });
  const members = (data ?? (loading ? previousData : undefined))?.organization?.members;
  const run = async (memberId: string, name: string) => {
    setBusy(memberId);
    if (
      await runMutation(
        add({ variables: { input: { organization: org, groupId, memberId }, offset } }),
        (payload) => payload.addGroupMember,
      )
    ) {
      setAdded((before) => new Set([...before, memberId]));
      announce(t.added(name));
    }
    setBusy(null);
  };
  return (
    <Dialog title={t.title} size="md" onClose={onClose} footer={<CloseFooter label={t.done} solid onClose={onClose} />}>
      <div className={look('stack')}>
        <FilterInput label={t.find} value={search} onChange={setSearch} />
        {!members ? (
          loading ? (
            <TableSkeleton label={t.what} />
          ) : (
            <ErrorState what={t.what} error={error} onRetry={refetch} />
          )
        ) : members.nodes.length === 0 ? (
          <EmptyState bare kind="no-result" title={t.none}>
            {t.noneText}
          </EmptyState>
        ) : (
          <Table
            label={t.found}
            columns={[
              { key: 'name', title: text.person },
              { key: 'username', title: text.username },
              { key: 'action', title: <SrOnly>{text.actions}</SrOnly> },
            ]}
          >
            {members.nodes.map(({ id, user }) => (
              <tr key={id}>
                <RowHead>{user.displayName}</RowHead>
                <td className={look('text', { mono: true })}>{user.username}</td>
                <td className={look('text', { numeric: true })}>
                  {added.has(id) ? (
                    <span className={look('text', { tone: 'muted' })}>{t.in}</span>
                  ) : (
                    <Button
                      size="sm"
                      busy={busy === id}
                      aria-label={t.addOf(user.displayName)}
                      onClick={() => void run(id, user.displayName)}
                    >
                      {t.add}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
        {members && members.totalCount > members.nodes.length ? (
          <p className={look('help')}>{t.more(members.totalCount - members.nodes.length)}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
