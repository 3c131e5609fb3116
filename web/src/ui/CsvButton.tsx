import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveText } from '../lib/download.ts';
import { Button } from './Button.tsx';
import { showFailure } from './toasts.tsx';

/**
 * Loads a table, or text of another `type`, and downloads it as a file; `of` names it if `label` isn't enough. Without
 * data it does nothing.
 */
export function CsvButton({
  label,
  of,
  name,
  type,
  ask,
}: {
  label: string;
  of?: string;
  name: string;
  /** Media type; a table without. */
  type?: string;
  ask: () => Promise<string | null | undefined>;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const content = await ask();
      if (content) saveText(name, content, type);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" icon={Download} busy={busy} aria-label={of} onClick={() => void save()}>
      {label}
    </Button>
  );
}
