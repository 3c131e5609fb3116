import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useUpdatePasswordMutation } from '../../gen/account.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { NewPasswordField, newPasswordRules, PasswordInput } from '../../ui/PasswordInput.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { securityText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Changes the password. `username` is a hidden field, so that password managers know the account. */
export function PasswordForm({ username }: { username: string }) {
  const [change, { loading }] = useUpdatePasswordMutation();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors },
  } = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await change({ variables: { input } });
      if (showProblems(data?.updatePassword.userErrors, ['currentPassword', 'newPassword'], setError)) return;
      reset();
      showToast({ kind: 'success', title: t.passwordChanged });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label={t.old} error={errors.currentPassword?.message} required>
        {(field) => (
          <PasswordInput
            {...field}
            {...register('currentPassword', { required: t.oldRequired })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <p className={look('help')}>
        {t.noPassword} <Link to={paths.forgotPassword.href()}>{t.byMail}</Link>
      </p>
      <NewPasswordField
        label={t.new}
        error={errors.newPassword?.message}
        register={() => register('newPassword', newPasswordRules)}
      />
      <Row wrap>
        <Button type="submit" busy={loading}>
          {t.changePassword}
        </Button>
        <span className={look('text', { tone: 'muted' })}>{t.passwordNote}</span>
      </Row>
    </form>
  );
}
