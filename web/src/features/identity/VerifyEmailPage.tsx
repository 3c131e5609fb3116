import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLinkValues } from '../../lib/linkValues.ts';
import { useVerifyEmailMutation, VerificationStateDocument } from '../../gen/identity.ts';
import { failureText } from '../../lib/formErrors.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { formText, verifyText as t } from './accountFormMessages.ts';
import { look } from '../../ui/theme/look.ts';

/**
 * Target of a confirmation email: confirms the address of a new account or a changed one. Waits for a click, because
 * mail scanners open links and must not confirm for the user.
 */
export function VerifyEmailPage() {
  const search = useLinkValues();
  const token = search.get('token');
  const returnUrl = search.get('returnUrl');
  const viewer = useViewer();
  const client = useApolloClient();
  const [verify, { loading }] = useVerifyEmailMutation();
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = paths.signIn.href({}, { returnUrl });

  const confirm = async (value: string) => {
    setProblem(null);
    try {
      const { data } = await verify({ variables: { input: { token: value } } });
      const [refusal] = data?.verifyEmail.userErrors ?? [];
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      // Update the shell before the user continues, or it redirects to /verification-required.
      if (viewer)
        await client.query({ query: VerificationStateDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      setDone(true);
    } catch (error) {
      setProblem(failureText(error));
    }
  };

  if (token === null || token === '')
    return (
      <PanelPage title={t.title}>
        <Banner kind="error">{formText.noToken}</Banner>
        <Row>
          <ButtonLink to={signIn}>{formText.toSignIn}</ButtonLink>
        </Row>
      </PanelPage>
    );
  if (done) {
    const target = returnTarget(returnUrl, []);
    return (
      <PanelPage title={t.done} intro={t.doneText}>
        {viewer ? null : (
          <p className={look('help')}>
            {t.notYours} <Link to={paths.forgotPassword.href()}>{t.newPassword}</Link>
          </p>
        )}
        <Row>
          <ButtonLink variant="solid" to={viewer && target.kind === 'path' ? target.path : signIn}>
            {viewer ? t.next : t.signIn}
          </ButtonLink>
        </Row>
      </PanelPage>
    );
  }
  return (
    <PanelPage title={t.title} intro={t.intro}>
      {problem ? (
        <>
          <Banner kind="error">{problem}</Banner>
          <p className={look('help')}>{t.again}</p>
        </>
      ) : null}
      <Row wrap>
        <Button variant="solid" busy={loading} onClick={() => void confirm(token)}>
          {t.submit}
        </Button>
        {problem ? (
          <ButtonLink to={viewer ? paths.verificationRequired.href() : signIn}>{viewer ? t.next : t.signIn}</ButtonLink>
        ) : null}
      </Row>
    </PanelPage>
  );
}
