import type { PreviewAmountsFragment } from '../../gen/billing.ts';
import { formatDate } from '../../lib/format.ts';
import { DescriptionList } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { formatCents } from './plan.ts';

/** What is charged now, line by line with tax, and what the next charge is. Shown before anything is charged. */
export function PreviewTable({ preview }: { preview: PreviewAmountsFragment }) {
  return (
    <DescriptionList
      items={[
        ...preview.lines.map((line) => ({ name: line.description, value: formatCents(line.amount) })),
        { name: preview.taxName, value: formatCents(preview.tax) },
        ...(preview.creditUsed > 0 ? [{ name: text.creditUsed, value: formatCents(-preview.creditUsed) }] : []),
        { name: text.dueNow, value: <strong>{formatCents(preview.total)}</strong> },
        ...(preview.creditLeft > 0 ? [{ name: text.creditLeft, value: formatCents(preview.creditLeft) }] : []),
        {
          name: text.nextCharge,
          value: text.nextChargeIs(formatCents(preview.nextAmount), formatDate(preview.periodEnd)),
        },
      ]}
    />
  );
}
