import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text } from './messages.ts';

/** 'You are logged out.', and why when the session expired (ROUTE-44, ROUTE-45, ROUTE-47). */
export function UnauthorizedPage() {
  const [search] = useSearchParams();
  return (
    <PanelPage title={text.loggedOut} intro={search.get('reason') === 'SESSION_EXPIRED' ? text.expired : undefined}>
      <ButtonLink variant="solid" to={paths.signIn.href({}, { returnUrl: search.get('returnUrl') })}>
        {text.logIn}
      </ButtonLink>
    </PanelPage>
  );
}
