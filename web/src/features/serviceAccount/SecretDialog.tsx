import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { dialogText as t } from './messages.ts';

/** Shows the secret of a token that was just issued, this once: it is kept nowhere. */
export function SecretDialog({
  org,
  name,
  secret,
  onClose,
}: {
  org: string;
  name: string;
  secret: string;
  onClose: () => void;
}) {
  const address = `${window.location.origin}/t/${secret}/repo/${org}/${t.channel}`;
  return (
    <Dialog
      title={t.secretTitle(name)}
      size="md"
      closeOnOutside={false}
      onClose={onClose}
      footer={
        <>
          <span className="push" />
          <Button variant="solid" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <div className="stack form-stack">
        <p>{t.secretText}</p>
        {(
          [
            [t.secret, secret, t.copySecret],
            [t.address, address, t.copyAddress],
          ] as const
        ).map(([label, value, copy]) => (
          <div className="field" key={label}>
            <h3>{label}</h3>
            <div className="code">{value}</div>
            <Row>
              <CopyButton text={value} label={copy} />
            </Row>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
