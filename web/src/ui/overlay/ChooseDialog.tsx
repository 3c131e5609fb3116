import { useState } from 'react';
import { messages } from '../../messages.ts';
import { ErrorState, TableSkeleton } from '../feedback.tsx';
import { Field, Select } from '../Field.tsx';
import { FormDialog } from './FormDialog.tsx';

/**
 * Asks for one item of a list that loads when the dialog opens.
 * @param none text of an empty list
 * @param what the kind of items, such as 'channels'
 * @param options undefined while loading
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
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = options ?? [];
  const value = options?.find((option) => option.value === chosen)?.value ?? first?.value;
  return (
    <FormDialog
      title={title}
      submit={submit}
      busy={busy}
      disabledReason={value === undefined ? (options ? none : messages.loading) : null}
      onSubmit={() => {
        if (value !== undefined) onChoose(value);
      }}
      onClose={onClose}
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
    </FormDialog>
  );
}
