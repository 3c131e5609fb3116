import { useInvoicePreviewQuery } from '../../gen/billing.ts';
import type { BillingCycle, ProductCode } from '../../gen/types.ts';
import { Banner, Lines } from '../../ui/feedback.tsx';
import { failureText } from '../../lib/formErrors.ts';
import { text } from './messages.ts';
import { PreviewTable } from './PreviewTable.tsx';

/**
 * Shows what a plan change costs now, by line with tax, before it is made (PAY-13, PAY-14). Empty if the hub charges
 * nothing for it.
 */
export function ChargeNow({
  org,
  productCode,
  billingCycle,
  quantity,
  ends = false,
}: {
  /** The organization; undefined for a personal plan. */
  org: string | undefined;
  productCode: ProductCode;
  billingCycle: BillingCycle;
  quantity: number;
  /** Whether the plan was canceled, so that nothing is charged after its period. */
  ends?: boolean;
}) {
  const { data, loading, error } = useInvoicePreviewQuery({
    variables: { input: { productCode, billingCycle, quantity, ...(org === undefined ? {} : { organization: org }) } },
    fetchPolicy: 'network-only',
  });
  if (data?.invoicePreview) return <PreviewTable preview={data.invoicePreview} ends={ends} />;
  if (loading) return <Lines label={text.whatPrice} />;
  return error ? <Banner kind="error">{failureText(error)}</Banner> : null;
}
