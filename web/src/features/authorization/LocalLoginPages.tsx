import { useSearchParams } from 'react-router';
import { savedReturnRoute } from '../../lib/returnRoute.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout.tsx';
import { GatePanel } from './GatePanel.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.local;

/** After a sign-in with a password at a hub whose company provider is the usual way (ROUTE-27). */
export function LocalLoginSuccessPage() {
  const target = returnTarget(savedReturnRoute(), []);
  return (
    <GatePanel title={t.success}>
      <div className={look('stack')}>
        <h1>{t.success}</h1>
        <p className={look('text', { tone: 'muted' })}>{t.successText}</p>
      </div>
      <Row>
        <ButtonLink variant="solid" to={target.kind === 'path' ? target.path : paths.home.href()}>
          {t.next}
        </ButtonLink>
      </Row>
    </GatePanel>
  );
}

/** Why a sign-in failed (ROUTE-28): a sentence for each reason that the hub gives, and one for anything else. */
export function LocalLoginErrorPage() {
  const [search] = useSearchParams();
  const reason = search.get('reason') ?? '';
  return (
    <GatePanel title={t.error}>
      <div className={look('stack')}>
        <h1>{t.error}</h1>
        <p>{Object.hasOwn(t.reasons, reason) ? t.reasons[reason] : t.unknown}</p>
      </div>
      <Row>
        <ButtonLink variant="solid" to={paths.signIn.href()}>
          {t.back}
        </ButtonLink>
      </Row>
    </GatePanel>
  );
}
