import { Download } from 'lucide-react';
import { ButtonLink } from './Button.tsx';

/**
 * Downloads a table from REST as a file. Unlike a query, the hub sends it row by row, so it can be long. `of` names it
 * if `label` isn't enough.
 */
export function CsvLink({ label, of, to }: { label: string; of?: string; to: string }) {
  return (
    <ButtonLink size="sm" icon={Download} aria-label={of} to={to} reloadDocument download>
      {label}
    </ButtonLink>
  );
}
