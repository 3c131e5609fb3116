import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { wizardText } from '../messages.ts';
import { Push } from '../../../ui/layout.tsx';

const words = wizardText.close;

/** Asks before leaving a draft. Continuing to edit loses nothing, so it is the prominent, focused button (WIZ-36). */
export function LeaveDialog({
  changes,
  onKeep,
  onDiscard,
  onSave,
}: {
  changes: number;
  onKeep: () => void;
  onDiscard: () => void;
  /** Null if the draft can't be saved. */
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
