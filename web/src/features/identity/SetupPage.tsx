import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useClaimOperatorRoleMutation, useSignUpOptionsQuery } from '../../gen/identity.ts';
import { useClientSource } from '../../lib/apollo/router.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useLinkValues } from '../../lib/linkValues.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, Row } from '../../ui/layout.tsx';
import { setupText as t } from './accountFormMessages.ts';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { signIn } from './session.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { look } from '../../ui/theme/look.ts';

/** Storage key of the link's token in this tab. */
const waiting = 'setup-token';

function waitingToken(): string {
  const token = readStored('session', waiting);
  return typeof token === 'string' ? token : '';
}

/** Makes the account that is signed in the operator. */
function Become({ token, email }: { token: string; email: string }) {
  const [become, { loading }] = useClaimOperatorRoleMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const run = async () => {
    setProblem(null);
    try {
      const { data } = await become({ variables: { input: { token } } });
      const [refusal] = data?.claimOperatorRole.userErrors ?? [];
      if (refusal) setProblem(refusal.message);
      else await navigate(paths.home.href(), { replace: true });
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <PanelPage title={t.title} intro={t.as(email)}>
      {problem ? <Banner kind="error">{problem}</Banner> : null}
      <Row wrap>
        <Button variant="solid" busy={loading} onClick={() => void run()}>
          {t.submit}
        </Button>
        <ButtonLink variant="ghost" to={paths.logOut.href()}>
          {t.other}
        </ButtonLink>
      </Row>
    </PanelPage>
  );
}

/**
 * Target of the operator link that a hub without an operator prints at start: makes the user the operator, with a new
 * or an existing account.
 */
export function SetupPage() {
  // Keep the token in the tab during sign-in. In that page's URL, servers would see it.
  const token = useLinkValues().get('token') ?? waitingToken();
  const viewer = useViewer();
  const source = useClientSource();
  const navigate = useNavigate();
  const options = useSignUpOptionsQuery({ fetchPolicy: 'network-only' });
  const [problem, setProblem] = useState<string | null>(null);
  const [entering, setEntering] = useState(false);
  const toSignIn = (returnUrl: string | null) => paths.signIn.href({}, { returnUrl });

  // Includes the user who just became the operator here: the page renders again before the home page loads.
  if (viewer?.isOperator) return <Navigate replace to={paths.home.href()} />;
  if (token === '')
    return (
      <PanelPage title={t.title}>
        <Banner kind="error">{t.noToken}</Banner>
      </PanelPage>
    );
  if (problem !== null)
    return (
      <PanelPage title={t.title} intro={t.made}>
        <Banner kind="error">{problem}</Banner>
        <Row>
          <ButtonLink variant="solid" to={toSignIn(null)}>
            {t.signIn}
          </ButtonLink>
        </Row>
      </PanelPage>
    );
  if (options.loading && !options.data)
    return (
      <Page title={t.title}>
        <HeadSkeleton label={t.title} />
      </Page>
    );
  if (options.data?.signInOptions?.hasOperator) {
    return (
      <PanelPage title={t.taken} intro={t.takenText}>
        <Row>
          <ButtonLink variant="solid" to={viewer ? paths.home.href() : toSignIn(null)}>
            {viewer ? t.home : t.signIn}
          </ButtonLink>
        </Row>
      </PanelPage>
    );
  }
  if (viewer && !entering) return <Become token={token} email={viewer.email ?? viewer.username} />;
  const enter = async ({ email, password }: { email: string; password: string }) => {
    setEntering(true);
    try {
      const answer = await signIn(source, { username: email, password });
      if (answer?.viewer) {
        // The shell was rendered for a visitor and stays mounted. Refetch its data, because the home page would be a
        // visitor's.
        await (await import('../../lib/apollo/cache.ts')).reloadShell(await source());
        await navigate(paths.home.href(), { replace: true });
      } else setProblem(answer?.userErrors[0]?.message ?? t.made);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <PanelPage title={t.title} intro={t.intro}>
      <SignUpForm plans={[]} returnUrl={null} operatorToken={token} onSent={enter} />
      <p className={look('text', { tone: 'muted' })}>
        {t.have}{' '}
        <Link to={toSignIn(paths.setup.href())} onClick={() => writeStored('session', waiting, token)}>
          {t.signIn}
        </Link>
      </p>
    </PanelPage>
  );
}
