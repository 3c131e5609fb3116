import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useChangePasswordMutation } from '../../gen/account.ts';
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

/** Changes the password; `username` stands hidden beside it, so that password managers know whose it is. */
export function PasswordForm({ username }: { username: string }) {
  const [change, { loading }] = useChangePasswordMutation();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors },
  } = useForm({ defaultValues: { oldPassword: '', password: '' } });
  const submit = handleSubmit(async (input) => {
    try {
      const { data } = await change({ variables: { input } });
      if (showProblems(data?.changePassword.userErrors, ['oldPassword', 'password'], setError)) return;
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
      <Field label={t.old} error={errors.oldPassword?.message} required>
        {(field) => (
          <PasswordInput
            {...field}
            {...register('oldPassword', { required: t.oldRequired })}
            autoComplete="current-password"
          />
        )}
      </Field>
      <p className={look('help')}>
        {t.noPassword} <Link to={paths.forgotPassword.href()}>{t.byMail}</Link>
      </p>
      <NewPasswordField
        label={t.new}
        error={errors.password?.message}
        register={() => register('password', newPasswordRules)}
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
