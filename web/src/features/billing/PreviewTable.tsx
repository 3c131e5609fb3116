import type { PreviewAmountsFragment } from '../../gen/billing.ts';
import { formatDate } from '../../lib/format.ts';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/billing.css';
import { text } from './messages.ts';
import { exactCents } from './plan.ts';

/**
 * The charge now, by line with tax, and the next charge. Shown before anything is charged.
 * @param ends whether the plan was canceled, so that nothing is charged later
 */
export function PreviewTable({ preview, ends = false }: { preview: PreviewAmountsFragment; ends?: boolean }) {
  return (
    <>
      <dl className={look('amounts')}>
        {preview.lines.map((line) => (
          <Amount key={line.description} name={line.description} cents={line.amount} />
        ))}
        <Amount name={preview.taxName} cents={preview.tax} />
        {preview.creditUsed > 0 ? <Amount name={text.creditUsed} cents={-preview.creditUsed} /> : null}
        <Amount name={text.dueNow} cents={preview.total} total />
        {preview.creditLeft > 0 ? <Amount name={text.creditLeft} cents={preview.creditLeft} /> : null}
      </dl>
      <p className={look('text', { tone: 'muted' })}>
        {ends
          ? text.noNextCharge(formatDate(preview.periodEnd))
          : text.thenCharged(exactCents(preview.nextAmount), formatDate(preview.periodEnd))}
      </p>
    </>
  );
}

/** A line of amounts: what for, and how much. */
function Amount({ name, cents, total = false }: { name: string; cents: number; total?: boolean }) {
  return (
    <div className={look('amount', { total })}>
      <dt>{name}</dt>
      <dd>{exactCents(cents)}</dd>
    </div>
  );
}
