import { skipToken } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  useInvoicePreviewQuery,
  useOrderedSeatsQuery,
  usePaymentAccountQuery,
  useCreateCheckoutMutation,
  useUpdateBillingDetailsMutation,
  type PlanCardFragment,
} from '../../gen/billing.ts';
import { accountOf } from '../../lib/account.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { wholeNumberOf } from '../../lib/formRules.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Lines } from '../../ui/feedback.tsx';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { Pad, Row } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { orderSchema, seatsRule } from './billingForms.schema.ts';
import { countryOptions } from './countries.ts';
import { text } from './messages.ts';
import type { Cycle } from './plan.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { PlanLosses } from './PlanLosses.tsx';

/** Pause after typing before the price is requested, in ms. */
const PAUSE_MS = 300;
const fields = ['quantity', 'line1', 'country', 'state'] as const;

/** Seats, place of taxation, price, and a link to payment. Nothing is charged here. */
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
  const savedAddress = account.data?.paymentAccount?.address;
  const {
    register,
    control,
    handleSubmit,
    setError,
    resetField,
    formState: { errors, isSubmitting, dirtyFields },
  } = useForm({
    mode: 'onChange',
    resolver: zodResolver(orderSchema),
    defaultValues: { quantity: '1', line1: '', country: '', state: '' },
  });
  // A changed plan or cycle must not remove seats by itself.
  const ordering = useOrderedSeatsQuery(
    organization === null ? skipToken : { variables: { org: organization }, fetchPolicy: 'cache-and-network' },
  ).data?.organization;
  const total = ordering?.seats?.total;
  const { individualSubscription } = accountOf(useViewer());
  const before = organization === null ? individualSubscription?.productCode : ordering?.activeProduct;
  const isTyped = dirtyFields.quantity === true;
  useEffect(() => {
    const present = String(total ?? '');
    if (!isTyped && z.safeParse(seatsRule, present).success) resetField('quantity', { defaultValue: present });
  }, [total, isTyped, resetField]);
  const typed = useWatch({ control });
  const [start] = useCreateCheckoutMutation();
  const [update] = useUpdateBillingDetailsMutation();
  const seatsAreGood = z.safeParse(seatsRule, typed.quantity).success;
  const address =
    !savedAddress && typed.country
      ? {
          line1: typed.line1?.trim() || '-',
          country: typed.country,
          ...(typed.state ? { state: typed.state.trim() } : {}),
        }
      : null;
  const wanted = {
    productCode: plan.productCode,
    billingCycle: cycle === 'yearly' ? ('YEARLY' as const) : ('MONTHLY' as const),
    quantity: wholeNumberOf(typed.quantity ?? ''),
    ...whose,
  };
  const debounced = useDebounced(JSON.stringify({ ...wanted, ...(address ? { address } : {}) }), PAUSE_MS);
  // JSON serializes an invalid number of seats as null.
  const settled = JSON.parse(debounced) as typeof wanted;
  const { data, previousData, error } = useInvoicePreviewQuery(
    seatsAreGood && settled.quantity !== null
      ? { variables: { input: settled }, fetchPolicy: 'network-only' }
      : skipToken,
  );
  const preview = data?.invoicePreview ?? previousData?.invoicePreview;
  const toPayment = handleSubmit(async () => {
    try {
      if (address) {
        const { data: saved } = await update({ variables: { input: { ...whose, address } } });
        if (showProblems(saved?.updateBillingDetails.userErrors, fields, setError)) return;
      }
      // Not retried, because each call starts a checkout (PAY-08).
      const { data: begun } = await start({ context: { retry: false }, variables: { input: wanted } });
      if (showProblems(begun?.createCheckout.userErrors, fields, setError)) return;
      const id = begun?.createCheckout.checkoutId;
      if (id) await navigate(paths.pay.href({ checkout: id }));
    } catch (failure) {
      setError('root', { message: failureText(failure) });
    }
  });
  return (
    <Pad gap={12}>
      <form className={look('stack', { form: true })} noValidate onSubmit={(event) => void toPayment(event)}>
        {organization === null ? null : (
          <Field label={text.seatsLabel} error={errors.quantity?.message}>
            {(field) => <TextInput {...field} {...register('quantity')} inputMode="numeric" />}
          </Field>
        )}
        {account.data && !savedAddress ? (
          <>
            <Field label={text.street} error={errors.line1?.message}>
              {(field) => <TextInput {...field} {...register('line1')} />}
            </Field>
            <Field label={text.country} help={text.countryTax} error={errors.country?.message}>
              {(field) => (
                <Select
                  {...field}
                  {...register('country')}
                  options={[{ value: '', label: text.noCountry }, ...countryOptions()]}
                />
              )}
            </Field>
            <Field label={text.region} error={errors.state?.message}>
              {(field) => <TextInput {...field} {...register('state')} />}
            </Field>
          </>
        ) : null}
        {error ? (
          <Banner kind="error">{failureText(error)}</Banner>
        ) : preview && seatsAreGood ? (
          <>
            <PreviewTable preview={preview} />
            {before ? <PlanLosses from={before} to={plan.productCode} /> : null}
          </>
        ) : seatsAreGood ? (
          <Lines label={text.whatPrice} />
        ) : null}
        {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
        <Row wrap>
          <Button
            type="submit"
            variant="solid"
            busy={isSubmitting}
            {...(preview && seatsAreGood && !error ? {} : { disabledReason: text.noPriceYet })}
          >
            {text.toPayment}
          </Button>
        </Row>
      </form>
    </Pad>
  );
}
