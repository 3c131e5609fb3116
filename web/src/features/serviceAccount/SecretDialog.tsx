import { channelAddress, netrc } from '../../lib/install.ts';
import { CopyButton } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { dialogText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Shows the secret of a new token once; it isn't stored. */
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
  const from = { origin: window.location.origin, repoUrl: `/repo/${org}/${t.channel}`, token: secret };
  return (
    <Dialog
      title={t.secretTitle(name)}
      size="md"
      closeOnOutside={false}
      onClose={onClose}
      footer={<CloseFooter label={t.done} solid onClose={onClose} />}
    >
      <div className={look('stack', { form: true })}>
        <p>{t.secretText}</p>
        {(
          [
            [t.secret, secret, t.copySecret],
            [t.address, channelAddress('conda', from), t.copyAddress],
            [t.netrc, netrc(from), t.copyNetrc],
            [t.pixiAddress, channelAddress('pixi', from), t.copyPixiAddress],
          ] as const
        ).map(([label, value, copy]) => (
          <div className={look('field')} key={label}>
            <h3>{label}</h3>
            <div className={look('code')}>{value}</div>
            <Row>
              <CopyButton text={value} label={copy} />
            </Row>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
