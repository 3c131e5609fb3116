import { useId, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { memberText as t } from './messages.ts';

/** One of the three roles, as it is chosen. */
export type Role = (typeof t.roles)[number]['value'];

/**
 * The dialog in which a role is chosen, for one member or several (ORG-14, ORG-18).
 * @param above stands before the choice: what stood in the way, or whom it is for
 * @param children stands after the choice
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
  const formId = useId();
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <span className={look('push')} />
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="solid" busy={busy}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={look('stack', { form: true })}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {above}
        <Choices legend={t.role} name="role" value={role} onChange={onRole} options={t.roles} />
        {children}
      </form>
    </Dialog>
  );
}
