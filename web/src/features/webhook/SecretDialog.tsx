import { CopyButton } from '../../ui/feedback.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CloseFooter, Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { text as t } from './messages.ts';

/** Shows the secret of a webhook once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      title={t.secretTitle}
      size="md"
      closeOnOutside={false}
      onClose={onClose}
      footer={<CloseFooter label={t.done} solid onClose={onClose} />}
    >
      <Stack gap={12}>
        <p>{t.secretText}</p>
        <div className={look('code')}>{secret}</div>
        <Row>
          <CopyButton text={secret} label={t.copySecret} />
        </Row>
      </Stack>
    </Dialog>
  );
}
