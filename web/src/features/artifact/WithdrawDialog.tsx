import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useWithdrawFileMutation } from '../../gen/artifactWithdrawal.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Choices, Field, TextArea } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { withdrawalText as t } from './withdrawalMessages.ts';

/** What names a file of a hosted channel, as mutations want it. */
export interface FileInput {
  organization: string;
  channel: string;
  subdir: string;
  fileName: string;
}

/** Asks how and why a file is taken out of the index, and does it. `onDone` is called when it is so. */
export function WithdrawDialog({
  input,
  onDone,
  onClose,
}: {
  input: FileInput;
  onDone: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [withdraw] = useWithdrawFileMutation();
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<{ kind: 'YANKED' | 'HARMFUL'; reason: string }>({ defaultValues: { kind: 'YANKED', reason: '' } });
  const send = handleSubmit(async ({ kind, reason }) => {
    try {
      const { data } = await withdraw({ variables: { input: { ...input, kind, reason } } });
      if (showProblems(data?.withdrawFile.userErrors, ['reason'], setError)) return;
      onDone();
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <Dialog
      title={t.title}
      size="sm"
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <span className={look('push')} />
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={isSubmitting}>
            {t.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={look('stack', { form: true })} noValidate onSubmit={(event) => void send(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <p className={look('text', { mono: true, wrap: true })}>
          {input.subdir}/{input.fileName}
        </p>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <Choices
              legend={t.kind}
              name={field.name}
              value={field.value}
              options={t.kinds}
              onChange={field.onChange}
            />
          )}
        />
        <Field label={t.reason} help={t.reasonHelp} error={errors.reason?.message} required>
          {(field) => (
            <TextArea
              {...field}
              {...register('reason', { validate: (value) => value.trim() !== '' || t.reasonWanted })}
              rows={3}
              maxLength={500}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
