import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSendPasswordResetEmailMutation } from '../../gen/identity.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useMailDelivery } from '../../lib/mail.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { EmailField } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { formText, resetText as t } from './accountFormMessages.ts';
import { look } from '../../ui/theme/look.ts';

/** Requests a password reset email. The response doesn't reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [send, { loading }] = useSendPasswordResetEmailMutation();
  const delivery = useMailDelivery();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit(async ({ email }) => {
    try {
      const { data } = await send({ variables: { input: { email: email.trim() } } });
      if (
        !showProblems(data?.sendPasswordResetEmail.userErrors, ['email'], setError) &&
        data?.sendPasswordResetEmail.accepted
      )
        setSentTo(email.trim());
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  const back = (
    <ButtonLink variant={sentTo === null ? 'ghost' : 'solid'} to={paths.signIn.href()}>
      {t.back}
    </ButtonLink>
  );
  if (sentTo !== null)
    return (
      <PanelPage title={t.check} intro={delivery === 'sent' ? t.checkText(sentTo) : t.checkWritten(sentTo)}>
        <MailNote />
        <Row>{back}</Row>
      </PanelPage>
    );
  return (
    <PanelPage title={t.forgot} intro={t.forgotIntro}>
      <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <EmailField
          label={t.email}
          error={errors.email?.message}
          register={() => register('email', { required: formText.emailRequired })}
        />
        <Row wrap>
          <Button type="submit" variant="solid" busy={loading}>
            {t.send}
          </Button>
          {back}
        </Row>
      </form>
    </PanelPage>
  );
}
