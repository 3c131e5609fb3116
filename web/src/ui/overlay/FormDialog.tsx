import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../Button.tsx';
import { Banner } from '../feedback.tsx';
import { look } from '../theme/look.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Push } from '../layout.tsx';

/**
 * A dialog that is one form: its fields, what went wrong above them, 'Cancel' and the button that sends it below. A press outside does not
 * close it, so that nothing written is lost.
 * @param submit what the button says that sends the form
 * @param danger whether sending takes something away
 * @param disabledReason why the form cannot be sent yet
 * @param problem what went wrong with the whole of it; goes when it is sent again or something in it is changed
 */
export function FormDialog({
  title,
  size = 'sm',
  submit,
  cancel = messages.cancel,
  danger,
  busy,
  disabledReason,
  problem,
  onSubmit,
  onClose,
  children,
}: Pick<DialogProps, 'title' | 'size' | 'onClose' | 'children'> & {
  submit: string;
  cancel?: string;
  danger?: boolean;
  busy: boolean;
  disabledReason?: string | null;
  problem?: ReactNode;
  onSubmit: (event: FormEvent) => unknown;
}) {
  const formId = useId();
  const [isChanged, setChanged] = useState(false);
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <Push />
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'solid'}
            busy={busy}
            disabledReason={disabledReason}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={look('stack', { form: true })}
        noValidate
        onInput={() => setChanged(true)}
        onSubmit={(event) => {
          event.preventDefault();
          setChanged(false);
          void onSubmit(event);
        }}
      >
        {problem && !busy && !isChanged ? <Banner kind="error">{problem}</Banner> : null}
        {children}
      </form>
    </Dialog>
  );
}
