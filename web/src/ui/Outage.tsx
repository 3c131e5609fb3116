import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../lib/announce.ts';
import { useOutage } from '../lib/hub/outage.ts';
import { messages } from '../messages.ts';
import { CopyButton, EmptyState } from './feedback.tsx';
import { Icon } from './Icon.tsx';
import '../ui/theme/recipes/outage.css';
import { look } from './theme/look.ts';

const t = messages.errors;

/** The ID of the request that failed, for support. */
const RequestId = ({ id }: { id: string | null }) =>
  id === null ? null : (
    <span className={look('row')}>
      <span className={look('text', { tone: 'muted' })}>{t.request}</span>
      <code>{id}</code>
      <CopyButton iconOnly text={id} label={t.copyRequestId} />
    </span>
  );

/** Shown below the page while the hub doesn't respond. The page resumes automatically. */
export function OutageBar() {
  const outage = useOutage();
  const away = outage !== null;
  useEffect(() => {
    if (!away) return undefined;
    announce(t.away);
    return () => announce(t.back);
  }, [away]);
  return outage ? (
    <div className={look('outage', { bar: true })} role="status">
      <Icon of={CloudOff} />
      <b>{t.away}</b>
      <RequestId id={outage.requestId} />
    </div>
  ) : null;
}

/** Replaces an unloaded page while the hub is unreachable. */
export function OutageState() {
  const outage = useOutage();
  return (
    <EmptyState kind="no-such-thing" icon={CloudOff} heading="h1" title={t.away}>
      {t.keepsPlace}
      <span className={look('outage')}>
        <RequestId id={outage?.requestId ?? null} />
      </span>
    </EmptyState>
  );
}
