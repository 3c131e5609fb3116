import { LONGEST } from '@terrarium/domain/access';
import { useForm } from 'react-hook-form';
import { failureText, showProblems, type Problem } from '../../lib/formErrors.ts';
import { messages } from '../../messages.ts';
import { Field, TextInput } from '../Field.tsx';
import { FormDialog } from './FormDialog.tsx';

const t = messages.naming;

/**
 * Asks for a name of 1 to 80 characters. What stands in the way stands at the field.
 * @param name the present one, of a thing that has one
 * @param save gives the name to the hub; resolves with what stands in the way
 */
export function NameDialog({
  title,
  help,
  name = '',
  submit,
  save,
  onClose,
}: {
  title: string;
  help?: string;
  name?: string;
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
                value.trim() === '' ? t.required : value.trim().length > LONGEST.name ? t.tooLong : true,
            })}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </FormDialog>
  );
}
