import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../Button.tsx';
import { Banner } from '../feedback.tsx';
import { look } from '../theme/look.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { Push } from '../layout.tsx';

/**
 * A dialog with a form: error above the fields, 'Cancel' and the submit button below. A click outside doesn't close it,
 * so that no input is lost.
 * @param submit label of the submit button
 * @param danger whether submitting deletes or removes something
 * @param disabledReason why the form can't be submitted yet
 * @param problem error of the whole form; disappears on resubmit or change
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
