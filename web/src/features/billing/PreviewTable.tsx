import type { PreviewAmountsFragment } from '../../gen/billing.ts';
import { formatDate } from '../../lib/format.ts';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/billing.css';
import { text } from './messages.ts';

/** An amount with its cents, so that amounts below each other can be compared: $30.00 above $5.70. */
const exact = (cents: number): string =>
  new Intl.NumberFormat(navigator.language, { style: 'currency', currency: 'USD' }).format(cents / 100);

/**
 * What is charged now, line by line with tax, and what the next charge is. Shown before anything is charged.
 * @param ends whether the plan was canceled, so that there is no next charge
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
          : text.thenCharged(exact(preview.nextAmount), formatDate(preview.periodEnd))}
      </p>
    </>
  );
}

/** A line of amounts: what for, and how much. */
function Amount({ name, cents, total = false }: { name: string; cents: number; total?: boolean }) {
  return (
    <div className={look('amount', { total })}>
      <dt>{name}</dt>
      <dd>{exact(cents)}</dd>
    </div>
  );
}
