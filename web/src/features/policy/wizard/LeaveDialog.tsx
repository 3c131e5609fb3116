import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { wizardText } from '../messages.ts';
import { Push } from '../../../ui/layout.tsx';

const words = wizardText.close;

/** Asks before a draft is left: to keep editing is the way that costs nothing, so it stands out and has the focus (WIZ-36). */
export function LeaveDialog({
  changes,
  onKeep,
  onDiscard,
  onSave,
}: {
  changes: number;
  onKeep: () => void;
  onDiscard: () => void;
  /** Null where the draft cannot be saved as it is. */
  onSave: (() => void) | null;
}) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      size="sm"
      role="alertdialog"
      title={words.title}
      onClose={onKeep}
      initialFocus={() => keep.current}
      footer={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Push />
          {onSave ? <Button onClick={onSave}>{words.save}</Button> : null}
          <Button ref={keep} variant="solid" onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text(changes)}</p>
    </Dialog>
  );
}
