import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConsentQuery, useUpdateConsentMutation } from '../../gen/account.ts';
import { failureText } from '../../lib/formErrors.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Page, PageHead, Pad, Panel, Row } from '../../ui/layout.tsx';
import { LegalTexts, legalVersion } from './legal.tsx';
import { consentText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/**
 * Asks for consent to the privacy notice and the terms (ROUTE-02, ROUTE-03, ACCT-15), then opens the page that the user
 * wanted.
 */
export function ConsentPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data } = useConsentQuery();
  const [update, { loading }] = useUpdateConsentMutation();
  const [declined, setDeclined] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const target = returnTarget(search.get('next'), []);
  const next = target.kind === 'path' ? target.path : paths.home.href();
  const answer = async (isConsented: boolean) => {
    setProblem(null);
    try {
      const { data: done } = await update({ variables: { input: { isConsented, version: legalVersion } } });
      const [refusal] = done?.updateConsent.userErrors ?? [];
      if (refusal) setProblem(refusal.message);
      else if (isConsented) await navigate(next, { replace: true });
      else setDeclined(true);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <Page title={t.title}>
      <PageHead
        title={t.title}
        facts={
          <>
            <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
            <p className={look('text', { tone: 'subtle' })}>{t.version(legalVersion)}</p>
          </>
        }
      />
      <Panel>
        <Pad>
          <LegalTexts />
        </Pad>
      </Panel>
      {problem ? <Banner kind="error">{problem}</Banner> : null}
      {declined ? <Banner kind="warning">{t.declined}</Banner> : null}
      {data?.viewer?.profile?.isConsented ? (
        <Row wrap>
          <ButtonLink variant="solid" to={next}>
            {t.next}
          </ButtonLink>
          <span className={look('text', { tone: 'muted' })}>{t.agreed}</span>
        </Row>
      ) : (
        <Row wrap>
          <Button variant="solid" busy={loading} onClick={() => void answer(true)}>
            {t.agree}
          </Button>
          {declined ? (
            <>
              <ButtonLink to={paths.privacySecurity.href()}>{t.toSettings}</ButtonLink>
              <ButtonLink variant="ghost" to={paths.logOut.href()}>
                {t.signOut}
              </ButtonLink>
            </>
          ) : (
            <Button busy={loading} onClick={() => void answer(false)}>
              {t.decline}
            </Button>
          )}
        </Row>
      )}
    </Page>
  );
}
