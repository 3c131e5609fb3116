import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { text as t } from './messages.ts';
import { useProjectWork } from './useProjectWork.ts';

/** Asks whether to delete a project (PROJ-04), with undo afterwards. */
export function DeleteProjectDialog({
  project,
  onDone,
  onClose,
}: {
  project: { id: string; name: string };
  onDone?: () => Promise<void> | void;
  onClose: () => void;
}) {
  const { remove, processing } = useProjectWork();
  const go = async () => {
    await remove(project, onDone);
    onClose();
  };
  return (
    <ConfirmDialog
      title={t.deleteTitle(project.name)}
      no={t.deleteNo}
      yes={t.delete}
      danger
      busy={processing}
      onNo={onClose}
      onYes={() => void go()}
    >
      {t.deleteText}
    </ConfirmDialog>
  );
}
