import { useDeleteGroupMutation, useRestoreGroupMutation } from '../../gen/group.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Asks whether to delete a group (GROUP-04), with undo afterwards. */
export function DeleteGroupDialog({
  org,
  group,
  onDone,
  onClose,
}: {
  org: string;
  group: { id: string; name: string };
  onDone?: () => Promise<void>;
  onClose: () => void;
}) {
  const [remove, { loading }] = useDeleteGroupMutation();
  const [restore] = useRestoreGroupMutation();
  const undo = async () => {
    const back = await runMutation(
      restore({ variables: { input: { organization: org, groupId: group.id } } }),
      (data) => data.restoreGroup,
    );
    if (back) showToast({ kind: 'success', title: t.restored(group.name) });
  };
  const go = async () => {
    const done = await runMutation(
      remove({ variables: { input: { organization: org, groupId: group.id } } }),
      (data) => data.deleteGroup,
    );
    if (done) {
      await onDone?.();
      showToast({ kind: 'success', title: t.deleted(group.name), undo });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t.deleteTitle(group.name)}
      no={t.deleteNo}
      yes={t.delete}
      danger
      busy={loading}
      onNo={onClose}
      onYes={() => void go()}
    >
      {t.deleteText}
    </ConfirmDialog>
  );
}
