import { useState } from 'react';
import { useRemoveMemberMutation } from '../../gen/member.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { Banner } from '../../ui/feedback.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { Member } from './MemberTable.tsx';
import { memberText as t } from './messages.ts';

/** Asks whether to remove a member from the organization (ORG-15). Errors are shown in place. */
export function RemoveMemberDialog({
  org,
  member,
  onDone,
  onClose,
}: {
  org: string;
  member: Member;
  onDone: () => void;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [remove, { loading }] = useRemoveMemberMutation();
  const name = member.user.displayName;
  const mail = useMailWords(t.removeMail);
  const go = async () => {
    setProblem(null);
    try {
      const { data } = await remove({ variables: { input: { organization: org, memberId: member.id } } });
      const [refusal] = data?.removeMember.userErrors ?? [];
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      showToast({ kind: 'success', title: t.removed(name) });
      onDone();
      onClose();
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <ConfirmDialog
      title={t.removeTitle(name)}
      no={t.removeNo}
      yes={t.removeYes}
      danger
      busy={loading}
      onNo={onClose}
      onYes={() => void go()}
    >
      {problem ? <Banner kind="error">{problem}</Banner> : <p>{t.removeText(name, mail)}</p>}
    </ConfirmDialog>
  );
}
