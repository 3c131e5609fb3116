import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSignUpOptionsQuery, useSignUpPlansQuery } from '../../gen/identity.ts';
import { useFlag } from '../../lib/flags.tsx';
import { useMailDelivery } from '../../lib/mail.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, Row } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { signUpText as t } from './accountFormMessages.ts';
import { providerHref } from './provider.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { look } from '../../ui/theme/look.ts';

/** Creates an account (ROUTE-20, ROUTE-42). The flag `bigbend-fe-new-signup` adds the choice of a plan (FLAG-12). */
export function SignUpPage() {
  const [search] = useSearchParams();
  const returnUrl = search.get('returnUrl');
  const viewer = useViewer();
  const onePage = useFlag('bigbend-fe-new-signup');
  const options = useSignUpOptionsQuery();
  const plans = useSignUpPlansQuery(onePage ? {} : skipToken);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const delivery = useMailDelivery();
  const signIn = paths.signIn.href({}, { returnUrl });

  if (viewer) {
    const target = returnTarget(returnUrl, []);
    return <Navigate replace to={target.kind === 'path' ? target.path : paths.home.href()} />;
  }
  if (options.loading)
    return (
      <Page title={t.title}>
        <HeadSkeleton label={t.title} />
      </Page>
    );
  if (sentTo !== null) {
    return (
      <PanelPage title={t.check} intro={delivery === 'sent' ? t.checkText(sentTo) : t.checkWritten(sentTo)}>
        <MailNote />
        <p className={look('help')}>{delivery === 'sent' ? t.checkMissing : t.checkKnown}</p>
        <Row wrap>
          <ButtonLink variant="solid" to={signIn}>
            {t.signIn}
          </ButtonLink>
          <Button variant="ghost" onClick={() => setSentTo(null)}>
            {t.other}
          </Button>
        </Row>
      </PanelPage>
    );
  }
  const { allowsRegistration = true, identityProvider = null, hasOperator = true } = options.data?.signInOptions ?? {};
  const withProvider = identityProvider ? (
    <a className={look('button')} href={providerHref(identityProvider.startUrl, { returnUrl, prompt: 'registration' })}>
      {t.with(identityProvider.name)}
    </a>
  ) : null;
  if (!allowsRegistration) {
    return (
      <PanelPage title={t.closed} intro={t.closedText}>
        <Row wrap>
          <ButtonLink variant="solid" to={signIn}>
            {t.signIn}
          </ButtonLink>
          {withProvider}
        </Row>
      </PanelPage>
    );
  }
  return (
    <PanelPage title={t.title} intro={t.intro} wide={onePage}>
      {hasOperator ? null : <Banner>{t.noOperator}</Banner>}
      {withProvider ? (
        <>
          {withProvider}
          <p className={look('text', { tone: 'subtle' })}>{t.or}</p>
        </>
      ) : null}
      <SignUpForm
        plans={onePage ? (plans.data?.plans ?? []) : []}
        returnUrl={returnUrl}
        onSent={({ email }) => setSentTo(email)}
      />
      <p className={look('text', { tone: 'muted' })}>
        {t.have} <Link to={signIn}>{t.signIn}</Link>
      </p>
    </PanelPage>
  );
}
