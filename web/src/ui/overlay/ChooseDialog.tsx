import { useId, useState } from 'react';
import { messages } from '../../messages.ts';
import { Button } from '../Button.tsx';
import { ErrorState, TableSkeleton } from '../feedback.tsx';
import { Field, Select } from '../Field.tsx';
import { Dialog } from './Dialog.tsx';
import { look } from '../theme/look.ts';

/**
 * Asks for one of a list that is loaded when the dialog opens.
 * @param none what is said when there is nothing to choose
 * @param what the list for people, e.g. 'channels'
 * @param options undefined while they are not known
 */
export function ChooseDialog({
  title,
  label,
  help,
  submit,
  none,
  what,
  options,
  loading,
  error,
  busy,
  onChoose,
  onClose,
}: {
  title: string;
  label: string;
  help: string;
  submit: string;
  none: string;
  what: string;
  options: readonly { value: string; label: string }[] | undefined;
  loading: boolean;
  error: unknown;
  busy: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = options ?? [];
  const value = options?.find((option) => option.value === chosen)?.value ?? first?.value;
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <span className={look('push')} />
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            busy={busy}
            disabledReason={value === undefined ? (options ? none : messages.loading) : null}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={look('stack', { form: true })}
        onSubmit={(event) => {
          event.preventDefault();
          if (value !== undefined) onChoose(value);
        }}
      >
        {!options ? (
          loading ? (
            <TableSkeleton label={what} rows={1} />
          ) : (
            <ErrorState what={what} error={error} />
          )
        ) : options.length === 0 ? (
          <p>{none}</p>
        ) : (
          <Field label={label} help={help}>
            {(control) => (
              <Select {...control} value={value} onChange={({ target }) => setChosen(target.value)} options={options} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}
