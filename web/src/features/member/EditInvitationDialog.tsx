import { useForm } from 'react-hook-form';
import { useUpdateInvitationMutation } from '../../gen/member.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { EmailField } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { inviteText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Changes the email address of an invitation (INV-01, INV-10). */
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
  const [edit, { loading }] = useUpdateInvitationMutation();
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
      if (showProblems(data?.updateInvitation.userErrors, ['email'], setError) || !data?.updateInvitation.invitation)
        return;
      showToast({ kind: 'success', title: t.edited(data.updateInvitation.invitation.email) });
      onDone();
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.editTitle}
      size="md"
      submit={t.save}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={look('text', { tone: 'muted' })}>{t.editText(email)}</p>
      <EmailField
        label={t.newAddress}
        error={errors.email?.message}
        autoComplete="off"
        register={() => register('email', { required: t.bad })}
      />
    </FormDialog>
  );
}
