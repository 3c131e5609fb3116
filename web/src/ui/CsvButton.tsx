import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveText } from '../lib/download.ts';
import { Button } from './Button.tsx';
import { showFailure } from './toasts.tsx';

/** Asks for a table and saves it as a file; `of` names it where `label` alone would not. Without an answer there is nothing to save. */
export function CsvButton({
  label,
  of,
  name,
  ask,
}: {
  label: string;
  of?: string;
  name: string;
  ask: () => Promise<string | null | undefined>;
}) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const table = await ask();
      if (table) saveText(name, table);
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
