import { MAX_LENGTH } from '@terrarium/domain/access';
import { useForm } from 'react-hook-form';
import { failureText, showProblems, type Problem } from '../../lib/formErrors.ts';
import { messages } from '../../messages.ts';
import { Field, TextInput } from '../Field.tsx';
import { FormDialog } from './FormDialog.tsx';

const t = messages.naming;

/**
 * Asks for a name. Errors are shown at the field.
 * @param name the current name, if any
 * @param isPath whether it is a path, whose length is checked with its folder's on save; others have at most
 * `MAX_LENGTH.name` characters
 * @param save saves the name; resolves with errors
 */
export function NameDialog({
  title,
  help,
  name = '',
  isPath = false,
  submit,
  save,
  onClose,
}: {
  title: string;
  help?: string;
  name?: string;
  isPath?: boolean;
  submit: string;
  save: (name: string) => Promise<readonly Problem[] | undefined>;
  onClose: () => void;
}) {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { name } });
  const send = handleSubmit(async (form) => {
    try {
      if (!showProblems(await save(form.name.trim()), ['name'], setError)) onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={title}
      submit={submit}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.name} help={help} error={errors.name?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('name', {
              validate: (value) =>
                value.trim() === ''
                  ? t.required
                  : !isPath && value.trim().length > MAX_LENGTH.name
                    ? t.tooLong(MAX_LENGTH.name)
                    : true,
            })}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </FormDialog>
  );
}
