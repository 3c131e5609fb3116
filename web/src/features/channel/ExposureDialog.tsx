import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { tabText } from './tabMessages.ts';

const t = tabText.exposure;

/** Whether the hub asks back because files would be open to more people than their channel lets in. */
export const isExposure = (problem: { code: string }): boolean => problem.code === 'EXPOSES_SOURCES';

/** Asks whether files may be open to more people than the channel that holds them; the hub's own sentence names the channels. */
export function ExposureDialog({
  message,
  busy,
  onNo,
  onYes,
}: {
  message: string;
  busy: boolean;
  onNo: () => void;
  onYes: () => void;
}) {
  return (
    <ConfirmDialog title={t.title} no={t.no} yes={t.yes} danger busy={busy} onNo={onNo} onYes={onYes}>
      <p>{message}</p>
    </ConfirmDialog>
  );
}
