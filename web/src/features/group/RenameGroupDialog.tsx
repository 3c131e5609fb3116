import { useRenameGroupMutation } from '../../gen/group.ts';
import { NameDialog } from '../../ui/overlay/NameDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Gives a group another name. */
export function RenameGroupDialog({
  org,
  group,
  onClose,
}: {
  org: string;
  group: { id: string; name: string };
  onClose: () => void;
}) {
  const [rename] = useRenameGroupMutation();
  const save = async (name: string) => {
    const { data } = await rename({ variables: { input: { organization: org, id: group.id, name } } });
    if (data?.renameGroup.group) showToast({ kind: 'success', title: t.renamed(data.renameGroup.group.name) });
    return data?.renameGroup.userErrors;
  };
  return (
    <NameDialog title={t.renameTitle(group.name)} name={group.name} submit={t.rename} save={save} onClose={onClose} />
  );
}
