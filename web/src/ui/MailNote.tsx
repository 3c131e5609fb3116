import { Link } from 'react-router';
import { useMailDelivery } from '../lib/mail.ts';
import { useViewer } from '../lib/viewer.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Banner } from './feedback.tsx';

const t = messages.mail;

/** Says where the mail lies that a page speaks of, on a hub that sends none; nothing on others. `instead` is a way for people who cannot read the outbox. */
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
