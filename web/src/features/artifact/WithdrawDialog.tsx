import { MAX_LENGTH } from '@terrarium/domain/access';
import { Controller, useForm } from 'react-hook-form';
import { useYankFileMutation } from '../../gen/artifactWithdrawal.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Choices, Field, TextArea } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { withdrawalText as t } from './withdrawalMessages.ts';

/** Identifies a file of a hosted channel in mutations. */
export interface FileInput {
  organization: string;
  channel: string;
  subdir: string;
  fileName: string;
}

/** Asks how and why to yank a file, and does it. `onDone` is called on success. */
export function WithdrawDialog({
  input,
  onDone,
  onClose,
}: {
  input: FileInput;
  onDone: () => void;
  onClose: () => void;
}) {
  const [withdraw] = useYankFileMutation();
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ kind: 'YANKED' | 'QUARANTINED'; reason: string }>({ defaultValues: { kind: 'YANKED', reason: '' } });
  const send = handleSubmit(async ({ kind, reason }) => {
    try {
      const { data } = await withdraw({ variables: { input: { ...input, kind, reason } } });
      if (showProblems(data?.yankFile.userErrors, ['reason'], setError)) return;
      onDone();
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.title}
      submit={t.submit}
      cancel={t.cancel}
      danger
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p className={look('text', { mono: true, wrap: true })}>
        {input.subdir}/{input.fileName}
      </p>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Choices legend={t.kind} name={field.name} value={field.value} options={t.kinds} onChange={field.onChange} />
        )}
      />
      <Field label={t.reason} help={t.reasonHelp} error={errors.reason?.message} required>
        {(field) => (
          <TextArea
            {...field}
            {...register('reason', { validate: (value) => value.trim() !== '' || t.reasonWanted })}
            rows={3}
            maxLength={MAX_LENGTH.withdrawalReason}
          />
        )}
      </Field>
    </FormDialog>
  );
}
