import { Link } from 'react-router-dom';
import { useMailDelivery } from '../lib/mail.ts';
import { useViewer } from '../lib/viewer.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Banner } from './feedback.tsx';

const t = messages.mail;

/**
 * Says where an email is on a hub that sends none; renders nothing on others. `instead` is an alternative for users who
 * can't read the outbox.
 */
export function MailNote({ instead }: { instead?: string }) {
  const delivery = useMailDelivery();
  const viewer = useViewer();
  if (delivery === 'sent') return null;
  if (viewer?.isOperator)
    return (
      <Banner>
        {t.noServer} <Link to={paths.outbox.href()}>{t.openOutbox}</Link>
      </Banner>
    );
  return (
    <Banner>
      {t.noServer} {instead ?? (delivery === 'outbox' ? t.askOperator : t.noOperator)}
    </Banner>
  );
}
