import { useState } from 'react';
import { useRemoveMemberMutation, useUpdateMemberMutation } from '../../gen/member.ts';
import { useMailWords } from '../../lib/mail.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { runForEach, showOutcome } from '../../ui/runForEach.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { SelectionBar, type Selection } from '../../ui/selection.tsx';
import { look } from '../../ui/theme/look.ts';
import type { Member } from './MemberTable.tsx';
import { memberText, severalText as t } from './messages.ts';
import { RoleForm, type Role } from './RoleForm.tsx';

const nameOf = ({ user }: Member): string => user.displayName;

/**
 * Actions of an admin on selected members: change role, or remove (ORG-14, ORG-15). Lists unchanged members with the
 * reason.
 */
export function SelectedMembers({
  org,
  members,
  selection,
  onDone,
}: {
  org: string;
  members: readonly Member[];
  selection: Selection;
  onDone: () => void;
}) {
  const [asked, setAsked] = useState<'role' | 'remove' | null>(null);
  const [busy, setBusy] = useState(false);
  const [set] = useUpdateMemberMutation();
  const [remove] = useRemoveMemberMutation();
  const changeMail = useMailWords(t.told);
  const removeMail = useMailWords(t.removeMail);
  const chosen = members.filter(({ id }) => selection.chosen.includes(id));
  const close = () => setAsked(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
    close();
    selection.clear();
    onDone();
  };
  const giveRole = (role: Role) =>
    run(async () =>
      showOutcome(
        await runForEach(
          chosen,
          ({ id, version }) =>
            set({ variables: { input: { organization: org, memberId: id, role, expectedVersion: version } } }),
          (data) => data.updateMember,
        ),
        nameOf,
        (count) => t.roleChanged(count, messages.roles[role]),
      ),
    );
  const takeOut = () =>
    run(async () =>
      showOutcome(
        await runForEach(
          chosen,
          ({ id }) => remove({ variables: { input: { organization: org, memberId: id } } }),
          (data) => data.removeMember,
        ),
        nameOf,
        t.removed,
      ),
    );
  return (
    <>
      <SelectionBar of={selection}>
        <Button size="sm" {...opensDialog} onClick={() => setAsked('role')}>
          {t.changeRole}
        </Button>
        <Button size="sm" {...opensDialog} onClick={() => setAsked('remove')}>
          {t.remove}
        </Button>
      </SelectionBar>
      {asked === 'role' ? (
        <RoleForm
          title={t.roleTitle(chosen.length)}
          start="MEMBER"
          busy={busy}
          onRole={giveRole}
          onClose={close}
          above={<p>{chosen.map(nameOf).join(', ')}</p>}
        >
          {() => <p className={look('text', { tone: 'muted' })}>{changeMail}</p>}
        </RoleForm>
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          title={t.removeTitle(chosen.length)}
          no={memberText.removeNo}
          yes={t.removeYes}
          danger
          busy={busy}
          onNo={close}
          onYes={() => void takeOut()}
        >
          {t.removeText(chosen.map(nameOf).join(', '), removeMail)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
