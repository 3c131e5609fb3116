import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { tabText } from '../tabMessages.ts';

const t = tabText.exposure;

/** Whether the hub asks for confirmation, because files would be visible to more users than their channel allows. */
export const isExposure = (problem: { code: string }): boolean => problem.code === 'EXPOSES_SOURCES';

/** Asks whether files can be visible to more users than their channel; the hub's message names the channels. */
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
