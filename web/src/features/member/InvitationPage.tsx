import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useInvitationOfCodeQuery,
  type InvitationOfCodeQuery,
} from '../../gen/member.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { DateText } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { invitationText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Invitation = NonNullable<InvitationOfCodeQuery['invitation']>;

const Home = () => (
  <Row>
    <ButtonLink to={paths.home.href()}>{t.home}</ButtonLink>
  </Row>
);

/** Accept or decline, for whom the invitation is. */
function Answer({ org, code, title }: { org: string; code: string; title: string }) {
  const navigate = useNavigate();
  const [accept, { loading: accepting }] = useAcceptInvitationMutation();
  const [decline, { loading: declining }] = useDeclineInvitationMutation();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = { organization: org, code };
  const runAccept = async () => {
    setProblem(null);
    try {
      const { data } = await accept({
        variables: { input },
        update: (cache, result) => {
          // Earlier responses about this organization were for a non-member.
          if (result.data?.acceptInvitation.organization)
            cache.evict({
              id: 'ROOT_QUERY',
              fieldName: 'organization',
              args: { name: result.data.acceptInvitation.organization.name },
            });
        },
      });
      const [refusal] = data?.acceptInvitation.userErrors ?? [];
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      await navigate(paths.organization.href({ org: data?.acceptInvitation.organization?.name ?? org }));
      showToast({ kind: 'success', title: t.accepted(title) });
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const runDecline = async () => {
    setProblem(null);
    try {
      const { data } = await decline({ variables: { input } });
      const [refusal] = data?.declineInvitation.userErrors ?? [];
      if (refusal) setProblem(refusal.message);
      else {
        await navigate(paths.home.href());
        showToast({ kind: 'success', title: t.declined, text: t.declinedText });
        return;
      }
    } catch (error) {
      setProblem(failureText(error));
    }
    setAsking(false);
  };
  return (
    <>
      {problem ? <Banner kind="error">{problem}</Banner> : null}
      <Row wrap>
        <Button variant="solid" busy={accepting} onClick={() => void runAccept()}>
          {t.accept}
        </Button>
        <Button busy={declining} {...opensDialog} onClick={() => setAsking(true)}>
          {t.decline}
        </Button>
      </Row>
      {asking ? (
        <ConfirmDialog
          title={t.declineTitle}
          no={t.declineNo}
          yes={t.declineYes}
          busy={declining}
          onNo={() => setAsking(false)}
          onYes={() => void runDecline()}
        >
          {t.declineText}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** The invitation as the current user sees it. `registration` says whether sign-up is open. */
function Received({
  org,
  code,
  invitation,
  registration,
}: {
  org: string;
  code: string;
  invitation: Invitation;
  registration: boolean;
}) {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { organizationTitle: title, viewerState, state } = invitation;
  if (viewerState === 'MEMBER')
    return (
      <PanelPage title={t.member(title)} intro={t.memberText}>
        <Row>
          <ButtonLink variant="solid" to={paths.organization.href({ org: invitation.organizationName })}>
            {t.open}
          </ButtonLink>
        </Row>
      </PanelPage>
    );
  if (state === 'ACCEPTED')
    return (
      <PanelPage title={t.used} intro={t.usedText(title)}>
        <Home />
      </PanelPage>
    );
  if (state !== 'OPEN')
    return (
      <PanelPage title={t.expired} intro={t.expiredText(title)}>
        <Home />
      </PanelPage>
    );
  if (viewerState === 'EMAIL_MISMATCH')
    return (
      <PanelPage title={t.another} intro={t.anotherText(viewer?.email ?? viewer?.displayName ?? '')}>
        <Row>
          <ButtonLink to={paths.logOut.href()}>{t.signOut}</ButtonLink>
        </Row>
      </PanelPage>
    );
  const invites = invitation.invitedBy ? t.invites(invitation.invitedBy, title) : t.invited(title);
  if (viewerState === 'EMAIL_NOT_CONFIRMED') {
    return (
      <PanelPage
        title={t.confirm}
        intro={
          <>
            {invites} {t.confirmText}
          </>
        }
      >
        <Row>
          <ButtonLink variant="solid" to={paths.verificationRequired.href({}, { next: pathname })}>
            {t.confirmYes}
          </ButtonLink>
        </Row>
      </PanelPage>
    );
  }
  const until = (
    <p className={look('text', { tone: 'muted' })}>
      {t.until} <DateText at={invitation.expiresAt} />.
    </p>
  );
  if (viewerState === 'INVITED')
    return (
      <PanelPage
        title={t.heading(title)}
        intro={
          <>
            {invites} {t.as[invitation.role]}
          </>
        }
      >
        {until}
        <Answer org={org} code={code} title={title} />
      </PanelPage>
    );
  return (
    <PanelPage
      title={t.heading(title)}
      intro={
        <>
          {invites} {registration ? t.visitor : t.visitorSignIn}
        </>
      }
    >
      {until}
      <Row wrap>
        <ButtonLink variant="solid" to={paths.signIn.href({}, { returnUrl: pathname })}>
          {t.signIn}
        </ButtonLink>
        {registration ? <ButtonLink to={paths.signUp.href({}, { returnUrl: pathname })}>{t.signUp}</ButtonLink> : null}
      </Row>
    </PanelPage>
  );
}

/**
 * `/organizations/{org}/invitation-codes/{code}`: target of an invitation link (INV-11); visitors see it too
 * (ROUTE-61).
 */
export function InvitationPage() {
  const { org = '', code = '' } = useParams();
  const { data, loading, error, refetch } = useInvitationOfCodeQuery({
    variables: { org, code },
    fetchPolicy: 'network-only',
  });
  if (data?.invitation)
    return (
      <Received
        org={org}
        code={code}
        invitation={data.invitation}
        registration={data.signInOptions?.allowsRegistration ?? true}
      />
    );
  if (loading)
    return (
      <Page title={t.title}>
        <HeadSkeleton label={t.what} />
      </Page>
    );
  if (error)
    return (
      <Page title={t.title}>
        <h1>{t.title}</h1>
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      </Page>
    );
  return (
    <PanelPage title={t.unknown} intro={t.unknownText}>
      <Home />
    </PanelPage>
  );
}
