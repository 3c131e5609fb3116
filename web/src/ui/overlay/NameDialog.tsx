import { MAX_LENGTH } from '@terrarium/domain/access';
import { useForm } from 'react-hook-form';
import { failureText, showProblems, type Problem } from '../../lib/formErrors.ts';
import { messages } from '../../messages.ts';
import { Field, TextInput } from '../Field.tsx';
import { FormDialog } from './FormDialog.tsx';

const t = messages.naming;

/**
 * Asks for a name. What stands in the way stands at the field.
 * @param name the present one, of a thing that has one
 * @param isPath whether it is a path, whose length is judged with that of its folder when it is saved; others have at most `MAX_LENGTH.name` characters
 * @param save gives the name to the hub; resolves with what stands in the way
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
