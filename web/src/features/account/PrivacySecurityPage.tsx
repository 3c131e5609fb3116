import { useState } from 'react';
import { usePrivacySecurityQuery, useUpdateConsentMutation } from '../../gen/account.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { ProfileFrame } from '../../ui/ProfileFrame.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SecondFactors } from './factors/SecondFactors.tsx';
import { LegalTexts, legalVersion } from './legal.tsx';
import { consentText, securityText as t } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';
import { look } from '../../ui/theme/look.ts';

/** The user's consent, the legal texts, and a way to change it. */
function Consent({ agreed }: { agreed: boolean }) {
  const [update, { loading }] = useUpdateConsentMutation();
  const answer = async (isConsented: boolean) => {
    if (
      await runMutation(
        update({ variables: { input: { isConsented, version: legalVersion } } }),
        (data) => data.updateConsent,
      )
    )
      showToast({ kind: 'success', title: isConsented ? t.agreedNow : t.withdrawn });
  };
  return (
    <Section title={t.consent}>
      <Panel narrow>
        <Pad gap={12}>
          <p>{agreed ? t.agreed : t.notAgreed}</p>
          <details>
            <summary>{t.read}</summary>
            <div className={look('stack', { form: true })}>
              <p className={look('text', { tone: 'subtle' })}>{consentText.version(legalVersion)}</p>
              <LegalTexts />
            </div>
          </details>
          <Row>
            <Button busy={loading} onClick={() => void answer(!agreed)}>
              {agreed ? t.withdraw : t.agree}
            </Button>
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}

/**
 * Password, second factors, sessions, consent, and account deletion (ROUTE-35). Also shown before consent (ACCT-15).
 */
export function PrivacySecurityPage() {
  const { data, loading, error, refetch } = usePrivacySecurityQuery({ fetchPolicy: 'cache-and-network' });
  const [deleting, setDeleting] = useState(false);
  const person = data?.viewer;
  return (
    <ProfileFrame current="privacySecurity">
      {person ? (
        <>
          <Section title={t.password}>
            <Panel narrow>
              <Pad>
                <PasswordForm username={person.email ?? person.username} />
              </Pad>
            </Panel>
          </Section>
          <SecondFactors />
          {person.sessions ? <Sessions sessions={person.sessions} /> : null}
          <Consent agreed={person.profile?.isConsented ?? false} />
          <Section title={t.delete}>
            <Panel narrow>
              <Pad gap={12}>
                <p>{t.deleteText}</p>
                <Row>
                  <Button {...opensDialog} onClick={() => setDeleting(true)}>
                    {t.delete}
                  </Button>
                </Row>
              </Pad>
            </Panel>
          </Section>
          {deleting ? <DeleteAccountDialog username={person.username} onClose={() => setDeleting(false)} /> : null}
        </>
      ) : loading ? (
        <HeadSkeleton label={t.what} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </ProfileFrame>
  );
}
