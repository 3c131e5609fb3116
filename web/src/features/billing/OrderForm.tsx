import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useInvoicePreviewQuery,
  usePaymentAccountQuery,
  useStartCheckoutMutation,
  useUpdateBillingDetailsMutation,
  type PlanCardFragment,
} from '../../gen/billing.ts';
import { failureText } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Lines } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Pad, Row } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { text } from './messages.ts';
import type { Cycle } from './plan.ts';
import { PreviewTable } from './PreviewTable.tsx';

/** Most seats that can be bought at once. */
const MOST_SEATS = 10_000;

/** How long somebody must have stopped typing, in ms. */
const PAUSE_MS = 300;

/** A text once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Seats and the place of the tax, what it costs, and the way to pay. Nothing is charged here. */
export function OrderForm({
  plan,
  cycle,
  organization,
}: {
  plan: PlanCardFragment;
  cycle: Cycle;
  organization: string | null;
}) {
  const navigate = useNavigate();
  const whose = organization === null ? {} : { organization };
  const account = usePaymentAccountQuery({ variables: whose });
  const kept = account.data?.paymentAccount?.address;
  const [seats, setSeats] = useState('1');
  const [country, setCountry] = useState('');
  const [region, setRegion] = useState('');
  const [street, setStreet] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [start, { loading: starts }] = useStartCheckoutMutation();
  const [update, { loading: updates }] = useUpdateBillingDetailsMutation();
  const quantity = Number(seats);
  const seatsAreGood = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_SEATS;
  const countryIsGood = /^[A-Za-z]{2}$/.test(country);
  const address =
    !kept && countryIsGood
      ? { line1: street.trim() || '-', country: country.toUpperCase(), ...(region ? { state: region.trim() } : {}) }
      : null;
  const wanted = {
    productCode: plan.productCode,
    billingCycle: cycle === 'yearly' ? ('YEARLY' as const) : ('MONTHLY' as const),
    quantity,
    ...whose,
  };
  const asked = useSettled(JSON.stringify({ ...wanted, ...(address ? { address } : {}) }));
  const { data, previousData, error } = useInvoicePreviewQuery(
    seatsAreGood
      ? { variables: { input: JSON.parse(asked) as typeof wanted }, fetchPolicy: 'network-only' }
      : skipToken,
  );
  const preview = data?.invoicePreview ?? previousData?.invoicePreview;
  const toPayment = async () => {
    setProblem(null);
    try {
      if (address) {
        const { data: saved } = await update({ variables: { input: { ...whose, address } } });
        const [wrong] = saved?.updateBillingDetails.userErrors ?? [];
        if (wrong) return setProblem(wrong.message);
      }
      // Sent once: each call begins a checkout (PAY-08).
      const { data: begun } = await start({ context: { retry: false }, variables: { input: wanted } });
      const [wrong] = begun?.startCheckout.userErrors ?? [];
      if (wrong) return setProblem(wrong.message);
      const id = begun?.startCheckout.checkoutId;
      if (id) await navigate(paths.pay.href({ checkout: id }));
    } catch (failure) {
      setProblem(failureText(failure));
    }
    return undefined;
  };
  return (
    <Pad gap={12}>
      <form
        className={look('stack', { form: true })}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void toPayment();
        }}
      >
        {organization === null ? null : (
          <Field label={text.seatsLabel} error={seatsAreGood ? null : text.seatsForm}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={seats}
                onChange={(event) => setSeats(event.target.value)}
              />
            )}
          </Field>
        )}
        {account.data && !kept ? (
          <>
            <Field label={text.street}>
              {(control) => (
                <TextInput {...control} value={street} onChange={(event) => setStreet(event.target.value)} />
              )}
            </Field>
            <Field
              label={text.country}
              help={text.countryTax}
              error={country === '' || countryIsGood ? null : text.countryForm}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={2}
                  value={country}
                  onChange={(event) => setCountry(event.target.value)}
                />
              )}
            </Field>
            <Field label={text.region}>
              {(control) => (
                <TextInput {...control} value={region} onChange={(event) => setRegion(event.target.value)} />
              )}
            </Field>
          </>
        ) : null}
        {error ? (
          <Banner kind="error">{failureText(error)}</Banner>
        ) : preview && seatsAreGood ? (
          <PreviewTable preview={preview} />
        ) : seatsAreGood ? (
          <Lines label={text.whatPrice} />
        ) : null}
        {problem ? <Banner kind="error">{problem}</Banner> : null}
        <Row wrap>
          <Button
            type="submit"
            variant="solid"
            busy={starts || updates}
            {...(preview && seatsAreGood && !error ? {} : { disabledReason: text.noPriceYet })}
          >
            {text.toPayment}
          </Button>
        </Row>
      </form>
    </Pad>
  );
}
