import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useResetPasswordMutation } from '../../gen/identity.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { useLinkValues } from '../../lib/linkValues.ts';
import { NewPasswordField, newPasswordRules } from '../../ui/PasswordInput.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { formText, resetText as t } from './accountFormMessages.ts';
import { look } from '../../ui/theme/look.ts';

/** Target of a password reset email: sets a new password, then the user signs in with it. */
export function ResetPasswordPage() {
  const search = useLinkValues();
  const token = search.get('token');
  const [send, { loading }] = useResetPasswordMutation();
  const [done, setDone] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { password: '' } });
  const again = <ButtonLink to={paths.forgotPassword.href()}>{t.askAgain}</ButtonLink>;
  const submit = handleSubmit(async ({ password }) => {
    try {
      const { data } = await send({ variables: { input: { token: token ?? '', password } } });
      if (!showProblems(data?.resetPassword.userErrors, ['password'], setError) && data?.resetPassword.accepted)
        setDone(true);
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  if (token === null || token === '')
    return (
      <PanelPage title={t.title}>
        <Banner kind="error">{formText.noToken}</Banner>
        <Row>{again}</Row>
      </PanelPage>
    );
  // All sessions ended, so sign out a user of this browser first.
  if (done)
    return (
      <PanelPage title={t.done} intro={t.doneText}>
        <Row>
          <ButtonLink variant="solid" to={paths.logOut.href()}>
            {t.signIn}
          </ButtonLink>
        </Row>
      </PanelPage>
    );
  return (
    <PanelPage title={t.title} intro={t.intro}>
      <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <NewPasswordField
          label={formText.newPassword}
          error={errors.password?.message}
          register={() => register('password', newPasswordRules)}
        />
        <Row wrap>
          <Button type="submit" variant="solid" busy={loading}>
            {t.submit}
          </Button>
          {errors.root ? again : null}
        </Row>
      </form>
    </PanelPage>
  );
}
