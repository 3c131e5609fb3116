import type { AuthorizationRequestFieldsFragment } from '../../gen/authorization.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.consent;

/** An application's request in words, with the buttons to approve and deny. */
export function Request({
  request,
  warning,
  problem,
  busy,
  onAnswer,
}: {
  request: AuthorizationRequestFieldsFragment;
  warning: string;
  problem: string | null;
  busy: boolean;
  onAnswer: (allow: boolean) => void;
}) {
  const viewer = useViewer();
  return (
    <>
      <div className={look('stack')}>
        <h1>{t.wants(request.clientName)}</h1>
        {viewer ? (
          <p className={look('text', { tone: 'muted' })}>
            {t.as} <b className={look('text', { strong: true })}>{viewer.email ?? viewer.displayName}</b>.
          </p>
        ) : null}
      </div>
      {problem ? <Banner kind="error">{problem}</Banner> : null}
      <section className={look('stack')} aria-labelledby="scopes">
        <h2 className={look('heading')} id="scopes">
          {t.scopes}
        </h2>
        <ul className={look('stack')}>
          {request.scopes.map((scope) => (
            <li key={scope.name}>{scope.description}</li>
          ))}
        </ul>
      </section>
      {request.redirectHost ? (
        <p>
          {t.to} <code>{request.redirectHost}</code>.
        </p>
      ) : null}
      {request.clientUrl ? (
        <p>
          <a href={request.clientUrl} target="_blank" rel="noopener noreferrer">
            {t.page}
          </a>
        </p>
      ) : null}
      <Banner kind="warning">{warning}</Banner>
      <Row wrap>
        <Button variant="solid" busy={busy} onClick={() => onAnswer(true)}>
          {t.allow}
        </Button>
        <Button busy={busy} onClick={() => onAnswer(false)}>
          {t.refuse}
        </Button>
      </Row>
    </>
  );
}
