import { useSessionTokenQuery } from '../../gen/authorization.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { DescriptionList, Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text } from './messages.ts';

const t = text.session;

/** A page for debugging: the session's owner and token (ROUTE-05, ROUTE-06). The token isn't stored in the browser. */
export function SessionCheckPage() {
  const { data, loading, error, refetch } = useSessionTokenQuery({ fetchPolicy: 'no-cache' });
  const session = data?.session;
  return (
    <PanelPage title={t.title}>
      {loading ? (
        <HeadSkeleton label={t.what} />
      ) : error ? (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      ) : session ? (
        <DescriptionList
          items={[
            { name: t.email, value: session.email },
            { name: t.token, value: session.token, mono: true },
          ]}
        />
      ) : (
        <p>{t.none}</p>
      )}
      {loading ? null : (
        <Row wrap>
          <ButtonLink variant="solid" to={paths.signIn.href({}, { returnUrl: paths.sessionCheck.href() })}>
            {t.logIn}
          </ButtonLink>
          <ButtonLink to={paths.logOut.href()}>{t.signOut}</ButtonLink>
        </Row>
      )}
    </PanelPage>
  );
}
