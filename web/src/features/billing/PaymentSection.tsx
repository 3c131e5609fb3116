import {
  usePaymentAccountQuery,
  useCreateBillingPortalSessionMutation,
  type AccountStateFragment,
} from '../../gen/billing.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Banner, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { formatDate } from '../../lib/format.ts';
import { text } from './messages.ts';
import { exactCents } from './plan.ts';
import { look } from '../../ui/theme/look.ts';

/**
 * Payment of the user or an organization: next charge, payment method, portal (PAY-01), invoices. Empty without
 * purchases.
 */
export function PaymentSection({ org }: { org?: string }) {
  const { data, loading, error, refetch } = usePaymentAccountQuery({
    variables: org === undefined ? {} : { organization: org },
    fetchPolicy: 'cache-and-network',
  });
  const account = data?.paymentAccount;
  if (account) return account.exists ? <Account account={account} org={org} /> : null;
  if (loading) return <TableSkeleton label={text.whatPayment} rows={2} />;
  return error ? <ErrorState what={text.whatPayment} error={error} onRetry={refetch} /> : null;
}

function Account({ account, org }: { account: AccountStateFragment; org: string | undefined }) {
  const [open, { loading }] = useCreateBillingPortalSessionMutation();
  const toPortal = async () => {
    const work = open({ variables: { input: org === undefined ? {} : { organization: org } } });
    const opened = await runMutation(work, (data) => data.createBillingPortalSession);
    if (opened?.url) window.location.assign(opened.url);
  };
  const { card, nextCharge, invoices } = account;
  return (
    <>
      <Section title={text.payment}>
        {account.hasFailedPayment ? (
          <Banner kind="error">
            {text.chargeFailed(
              // The hub doesn't know when Stripe retries a failed payment.
              nextCharge && account.processor === 'TEST'
                ? { amount: exactCents(nextCharge.amount), day: formatDate(nextCharge.chargesAt) }
                : null,
            )}
          </Banner>
        ) : null}
        <Panel>
          <Pad gap={12}>
            <DescriptionList
              items={[
                {
                  name: text.nextCharge,
                  value: nextCharge
                    ? text.nextChargeIs(exactCents(nextCharge.amount), formatDate(nextCharge.chargesAt))
                    : text.noCharge,
                },
                {
                  name: text.method,
                  value: card ? text.keptCard(card.brand, card.last4, card.expires) : text.noMethod,
                },
                ...(account.creditCents > 0 ? [{ name: text.creditLeft, value: exactCents(account.creditCents) }] : []),
              ]}
            />
            <Row>
              <Button busy={loading} onClick={() => void toPortal()}>
                {text.portal}
              </Button>
            </Row>
          </Pad>
        </Panel>
      </Section>
      {invoices && invoices.length > 0 ? (
        <Section title={text.invoices}>
          <Panel>
            <Table
              label={text.invoices}
              columns={[
                { key: 'number', title: text.invoiceNumber },
                { key: 'date', title: text.invoiceDate, hide: 'small' },
                { key: 'total', title: text.amount, numeric: true },
                { key: 'status', title: text.stateName },
                { key: 'files', title: text.invoiceFile },
              ]}
            >
              {invoices.map((invoice) => (
                <tr key={invoice.number}>
                  <RowHead>{invoice.number}</RowHead>
                  <td>
                    <DateText at={invoice.issuedAt} />
                  </td>
                  <td className={look('text', { numeric: true })}>{exactCents(invoice.total)}</td>
                  <td>{text.invoiceState[invoice.status]}</td>
                  <td>
                    <Row>
                      <a
                        href={invoice.htmlUrl}
                        target="_blank"
                        rel="noreferrer"
                        aria-label={text.readInvoice(invoice.number)}
                      >
                        {text.read}
                      </a>
                      <a href={invoice.pdfUrl} aria-label={text.pdfOfInvoice(invoice.number)}>
                        PDF
                      </a>
                    </Row>
                  </td>
                </tr>
              ))}
            </Table>
          </Panel>
        </Section>
      ) : null}
    </>
  );
}
