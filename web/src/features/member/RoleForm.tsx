import { type ReactNode } from 'react';
import { Choices } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { memberText as t } from './messages.ts';

/** One of the three roles, as it is chosen. */
export type Role = (typeof t.roles)[number]['value'];

/**
 * Role dialog for one or several members (ORG-14, ORG-18).
 * @param above content before the choice: errors, or the members
 * @param children content after the choice
 */
export function RoleForm({
  title,
  role,
  onRole,
  busy,
  onSubmit,
  onClose,
  above,
  children,
}: {
  title: string;
  role: Role;
  onRole: (role: Role) => void;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  above: ReactNode;
  children: ReactNode;
}) {
  return (
    <FormDialog title={title} submit={t.save} busy={busy} onSubmit={onSubmit} onClose={onClose}>
      {above}
      <Choices legend={t.role} name="role" value={role} onChange={onRole} options={t.roles} />
      {children}
    </FormDialog>
  );
}
