import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ServiceAccountsDocument, useUpdateServiceAccountGroupsMutation } from '../../gen/serviceAccount.ts';
import { editOf } from '../../lib/editOf.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { dialogText as t } from './messages.ts';
import type { ServiceAccount } from './ServiceAccountsPage.tsx';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** Says which groups of the organization a service account is in. */
export function GroupsDialog({
  org,
  account,
  groups,
  canAdd,
  onClose,
}: {
  org: string;
  account: ServiceAccount;
  groups: readonly { id: string; name: string }[];
  /** Whether the plan allows adding it to further groups; it can always be removed. */
  canAdd: boolean;
  onClose: () => void;
}) {
  const { handleSubmit, setValue, control } = useForm({
    defaultValues: { groupIds: account.groups.map(({ groupId }) => groupId) },
  });
  const chosen = useWatch({ control, name: 'groupIds' });
  const client = useApolloClient();
  // The account as the dialog was opened.
  const [start] = useState(account);
  const [set, { loading }] = useUpdateServiceAccountGroupsMutation();
  const save = handleSubmit(async ({ groupIds }) => {
    if (
      !(await runMutation(
        set({
          variables: {
            input: { organization: org, serviceAccountId: account.id, groupIds, expectedVersion: start.version },
          },
          context: editOf(client, {
            query: ServiceAccountsDocument,
            variables: { org },
            pick: ({ organization }) => organization?.serviceAccounts?.find(({ id }) => id === account.id),
            start,
            mine: {
              groups: groups.filter(({ id }) => groupIds.includes(id)).map(({ id, name }) => ({ groupId: id, name })),
            },
            fields: [
              [
                t.groupsLegend,
                (of) =>
                  of.groups
                    .map(({ name }) => name)
                    .sort()
                    .join('\n'),
              ],
            ],
            discard: onClose,
          }),
        }),
        (data) => data.updateServiceAccountGroups,
      ))
    )
      return;
    showToast({ kind: 'success', title: t.saved(account.name) });
    onClose();
  });
  return (
    <FormDialog
      title={t.groupsTitle(account.name)}
      submit={t.save}
      busy={loading}
      disabledReason={groups.length === 0 ? t.noGroups : null}
      onSubmit={save}
      onClose={onClose}
    >
      {groups.length === 0 ? (
        <p>{t.noGroups}</p>
      ) : (
        <fieldset className={classes(look('field'), look('fieldset'))}>
          <legend>{canAdd ? t.groupsLegend : t.groupsOnlyOut}</legend>
          {groups.map(({ id, name }) => (
            <label key={id} className={look('row')}>
              <input
                type="checkbox"
                className={look('checkbox')}
                checked={chosen.includes(id)}
                disabled={!canAdd && !account.groups.some(({ groupId }) => groupId === id)}
                onChange={({ target }) =>
                  setValue('groupIds', target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </FormDialog>
  );
}
