import { type ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Choices } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { memberText as t } from './messages.ts';

/** One of the three roles, as it is chosen. */
export type Role = (typeof t.roles)[number]['value'];

/**
 * Role dialog for one or several members (ORG-14, ORG-18).
 * @param start the selected role when the dialog opens
 * @param onRole assigns the selected role
 * @param above content before the choice: errors, or the members
 * @param children content after the choice, by the selected role
 */
export function RoleForm({
  title,
  start,
  busy,
  onRole,
  onClose,
  above,
  children,
}: {
  title: string;
  start: Role;
  busy: boolean;
  onRole: (role: Role) => unknown;
  onClose: () => void;
  above: ReactNode;
  children: (role: Role) => ReactNode;
}) {
  const { control, handleSubmit } = useForm({ defaultValues: { role: start } });
  const selected = useWatch({ control, name: 'role' });
  return (
    <FormDialog
      title={title}
      submit={t.save}
      busy={busy}
      onSubmit={handleSubmit((form) => onRole(form.role))}
      onClose={onClose}
    >
      {above}
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Choices legend={t.role} name={field.name} value={field.value} onChange={field.onChange} options={t.roles} />
        )}
      />
      {children(selected)}
    </FormDialog>
  );
}
