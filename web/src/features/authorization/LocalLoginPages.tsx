import { useSearchParams } from 'react-router-dom';
import { savedReturnRoute } from '../../lib/returnRoute.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text } from './messages.ts';

const t = text.local;

/** After a sign-in with a password at a hub whose company provider is the usual way (ROUTE-27). */
export function LocalLoginSuccessPage() {
  const target = returnTarget(savedReturnRoute(), []);
  return (
    <PanelPage title={t.success} intro={t.successText}>
      <Row>
        <ButtonLink variant="solid" to={target.kind === 'path' ? target.path : paths.home.href()}>
          {t.next}
        </ButtonLink>
      </Row>
    </PanelPage>
  );
}

/** Why a sign-in failed (ROUTE-28): a text for each reason of the hub, and one for anything else. */
export function LocalLoginErrorPage() {
  const [search] = useSearchParams();
  const reason = search.get('reason') ?? '';
  return (
    <PanelPage title={t.error} intro={Object.hasOwn(t.reasons, reason) ? t.reasons[reason] : t.unknown}>
      <Row>
        <ButtonLink variant="solid" to={paths.signIn.href()}>
          {t.back}
        </ButtonLink>
      </Row>
    </PanelPage>
  );
}
