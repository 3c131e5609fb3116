import { useRef, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Push } from '../layout.tsx';

/**
 * Asks before an action (SHELL-56, SHELL-57). Render it only while it is open. The focus starts on the required text
 * field, else on No.
 */
export function ConfirmDialog({
  title = messages.confirm.title,
  children = messages.confirm.text,
  no = messages.confirm.no,
  yes = messages.confirm.yes,
  size = 'sm',
  danger,
  busy,
  yesDisabledReason,
  onNo,
  onYes,
}: {
  title?: ReactNode;
  children?: ReactNode;
  no?: string;
  yes?: string;
  size?: 'sm' | 'md';
  danger?: boolean;
  busy?: boolean;
  yesDisabledReason?: string | null;
  onNo: () => void;
  onYes: () => void;
}) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      size={size}
      role="alertdialog"
      title={title}
      onClose={onNo}
      initialFocus={() =>
        first.current
          ?.closest('[role="alertdialog"]')
          ?.querySelector<HTMLElement>(':is(input, textarea, select):not(:disabled)') ?? first.current
      }
      footer={
        <>
          <Push />
          <Button ref={first} onClick={onNo}>
            {no}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} busy={busy} disabledReason={yesDisabledReason} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  );
}
