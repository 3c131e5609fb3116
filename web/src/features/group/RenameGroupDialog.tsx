import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { GroupsDocument, useUpdateGroupMutation } from '../../gen/group.ts';
import { editOf } from '../../lib/editOf.ts';
import { messages } from '../../messages.ts';
import { NameDialog } from '../../ui/overlay/NameDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Renames a group. */
export function RenameGroupDialog({
  org,
  group,
  onClose,
}: {
  org: string;
  group: { id: string; name: string; version: string };
  onClose: () => void;
}) {
  const [rename] = useUpdateGroupMutation();
  const client = useApolloClient();
  // The group as the dialog was opened.
  const [start] = useState(group);
  const save = async (name: string) => {
    const { data } = await rename({
      variables: { input: { organization: org, groupId: start.id, name, expectedVersion: start.version } },
      context: editOf(client, {
        query: GroupsDocument,
        variables: { org },
        pick: ({ organization }) => organization?.groups?.find(({ id }) => id === start.id),
        start,
        mine: { name },
        fields: [[messages.naming.name, (of) => of.name]],
        discard: onClose,
      }),
    });
    if (data?.updateGroup.group) showToast({ kind: 'success', title: t.renamed(data.updateGroup.group.name) });
    return data?.updateGroup.userErrors;
  };
  return (
    <NameDialog title={t.renameTitle(group.name)} name={group.name} submit={t.rename} save={save} onClose={onClose} />
  );
}
