import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReviewAuthorizationMutation, useAuthorizationRequestQuery } from '../../gen/authorization.ts';
import { failureText } from '../../lib/formErrors.ts';
import { page } from '../../lib/page.ts';
import { EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text } from './messages.ts';
import { Request } from './Request.tsx';
import { look } from '../../ui/theme/look.ts';

const t = text.consent;

/**
 * The consent page of the authorization server (ROUTE-13): the application and its request, and the user's decision
 * (AUTH-08).
 */
export function AuthorizePage() {
  const [search] = useSearchParams();
  const id = search.get('uid');
  const { data, loading, error, refetch } = useAuthorizationRequestQuery(
    id ? { variables: { id }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const [answer] = useReviewAuthorizationMutation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const request = data?.authorizationRequest;

  const tell = async (requestId: string, allow: boolean) => {
    setProblem(null);
    setBusy(true);
    try {
      const answered = (await answer({ variables: { input: { requestId, allow } } })).data?.reviewAuthorization;
      // The browser opens the application. Until then, the response can't be sent again.
      if (answered?.redirectUrl) page.leave(answered.redirectUrl);
      else {
        setProblem(answered?.userErrors[0]?.message ?? t.overText);
        setBusy(false);
      }
    } catch (failure) {
      setProblem(failureText(failure));
      setBusy(false);
    }
  };

  if (!id)
    return (
      <Page title={t.title}>
        <EmptyState kind="no-such-thing" heading="h1" title={t.none}>
          {t.noneText}
        </EmptyState>
      </Page>
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
        <h1 className={look('srOnly')}>{t.title}</h1>
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      </Page>
    );
  if (!request)
    return (
      <Page title={t.title}>
        <EmptyState kind="no-such-thing" heading="h1" title={t.over}>
          {t.overText}
        </EmptyState>
      </Page>
    );
  return (
    <PanelPage title={t.title} ownHeading>
      <Request
        request={request}
        warning={t.warning}
        problem={problem}
        busy={busy}
        onAnswer={(allow) => void tell(request.id, allow)}
      />
    </PanelPage>
  );
}
