import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { GroupsDocument, useRenameGroupMutation } from '../../gen/group.ts';
import { editOf } from '../../lib/editOf.ts';
import { messages } from '../../messages.ts';
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
  group: { id: string; name: string; version: string };
  onClose: () => void;
}) {
  const [rename] = useRenameGroupMutation();
  const client = useApolloClient();
  // The group as the dialog was opened.
  const [start] = useState(group);
  const save = async (name: string) => {
    const { data } = await rename({
      variables: { input: { organization: org, id: start.id, name, expectedVersion: start.version } },
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
    if (data?.renameGroup.group) showToast({ kind: 'success', title: t.renamed(data.renameGroup.group.name) });
    return data?.renameGroup.userErrors;
  };
  return (
    <NameDialog title={t.renameTitle(group.name)} name={group.name} submit={t.rename} save={save} onClose={onClose} />
  );
}
