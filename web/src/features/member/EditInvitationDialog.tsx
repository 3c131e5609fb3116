import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useEditInvitationMutation } from '../../gen/member.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { inviteText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Gives an invitation another address (INV-01, INV-10). */
export function EditInvitationDialog({
  org,
  email,
  onDone,
  onClose,
}: {
  org: string;
  email: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [edit, { loading }] = useEditInvitationMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { email } });
  const submit = handleSubmit(async (form) => {
    try {
      const { data } = await edit({
        variables: { input: { organization: org, currentEmail: email, email: form.email.trim() } },
      });
      if (showProblems(data?.editInvitation.userErrors, ['email'], setError) || !data?.editInvitation.invitation)
        return;
      showToast({ kind: 'success', title: t.edited(data.editInvitation.invitation.email) });
      onDone();
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <Dialog
      title={t.editTitle}
      size="md"
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <span className={look('push')} />
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="solid" busy={loading}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={look('stack', { form: true })} noValidate onSubmit={(event) => void submit(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <p className={look('text', { tone: 'muted' })}>{t.editText(email)}</p>
        <Field label={t.newAddress} error={errors.email?.message} required>
          {(control) => (
            <TextInput
              {...control}
              {...register('email', { required: t.bad })}
              type="email"
              autoComplete="off"
              inputMode="email"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
