import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page, Pad, Panel } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** 'You are logged out.', and why when the session expired (ROUTE-44, ROUTE-45, ROUTE-47). */
export function UnauthorizedPage() {
  const [search] = useSearchParams();
  return (
    <Page title={text.loggedOut}>
      <div className={look('gate')}>
        <Panel>
          <Pad gap={16}>
            <div className={look('stack')}>
              <h1>{text.loggedOut}</h1>
              {search.get('reason') === 'SESSION_EXPIRED' ? (
                <p className={look('text', { tone: 'muted' })}>{text.expired}</p>
              ) : null}
            </div>
            <ButtonLink variant="solid" to={paths.signIn.href({}, { returnUrl: search.get('returnUrl') })}>
              {text.logIn}
            </ButtonLink>
          </Pad>
        </Panel>
      </div>
    </Page>
  );
}
