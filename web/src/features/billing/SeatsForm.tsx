import { useApolloClient } from '@apollo/client/react';
import { discountPercent, SEATS, seatsPrice } from '@terrarium/domain/access';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  OrderedSeatsDocument,
  useUpdateSeatCountMutation,
  type PlanCardFragment,
  type SeatCountsFragment,
  type SubscriptionRowFragment,
} from '../../gen/billing.ts';
import { editOf } from '../../lib/editOf.ts';
import { wholeNumberOf } from '../../lib/formRules.ts';
import { useStart } from '../../lib/useStart.ts';
import { offeredProduct } from '../../lib/planName.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Field, TextInput } from '../../ui/Field.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { ChargeNow } from './ChargeNow.tsx';
import { forgetPayment } from './forgetPayment.ts';
import { seatsText as t } from './messages.ts';
import { formatCents } from './plan.ts';

/** Returns why a number of seats isn't possible, or null. */
function problemOf(quantity: number, used: number): string | null {
  if (!Number.isInteger(quantity) || quantity < SEATS.min || quantity > SEATS.max) return t.seatsBad;
  return quantity < used ? t.inUse(used) : null;
}

/** Price of the seats for a period; null without payment. */
function costOf(
  quantity: number,
  subscription: SubscriptionRowFragment | undefined,
  plan: PlanCardFragment | undefined,
): string | null {
  const yearly = subscription?.billingCycle === 'YEARLY';
  const cents = yearly ? plan?.pricing.yearlyPrice : plan?.pricing.monthlyPrice;
  if (!plan || !subscription || subscription.isGranted || cents === null || cents === undefined) return null;
  const product = offeredProduct(plan.productCode);
  const price = formatCents(seatsPrice(product, quantity, cents));
  const percent = discountPercent(product, quantity);
  return percent > 0 ? t.discounted(price, yearly, percent) : t.costs(price, yearly);
}

/** Changes the number of seats, with the price before (SEAT-01, SEAT-14). */
export function SeatsForm({
  org,
  seats,
  subscription,
  plan,
}: {
  org: string;
  seats: SeatCountsFragment;
  subscription: SubscriptionRowFragment | undefined;
  plan: PlanCardFragment | undefined;
}) {
  const { register, handleSubmit, setValue, control } = useForm({
    defaultValues: { seats: String(seats.total ?? '') },
  });
  const value = useWatch({ control, name: 'seats' });
  const [asking, setAsking] = useState(false);
  const [change, { loading }] = useUpdateSeatCountMutation({ update: forgetPayment });
  const quantity = wholeNumberOf(value);
  const problem = problemOf(quantity, seats.used);
  const cost = problem === null ? costOf(quantity, subscription, plan) : null;
  const same = quantity === seats.total;
  const client = useApolloClient();
  const start = useStart(seats, !same);
  const send = async () => {
    const work = change({
      variables: { input: { organization: org, quantity, expectedVersion: start.version } },
      context: editOf(client, {
        query: OrderedSeatsDocument,
        variables: { org },
        pick: ({ organization }) => organization?.seats,
        start: { version: start.version, total: start.total },
        mine: { total: quantity },
        fields: [[t.number, ({ total }) => String(total ?? '–')]],
        discard: (now) => setValue('seats', String(now?.total ?? '')),
      }),
    });
    if (await runMutation(work, (data) => data.updateSeatCount))
      showToast({ kind: 'success', title: t.changed(quantity) });
    setAsking(false);
  };
  return (
    <form
      noValidate
      className={look('stack', { form: true })}
      onSubmit={(event) =>
        void handleSubmit(() => {
          if (problem === null && !same) setAsking(true);
        })(event)
      }
    >
      <Field
        label={t.number}
        help={cost ?? undefined}
        error={value !== '' && !same ? (problem ?? undefined) : undefined}
      >
        {(field) => <TextInput {...field} {...register('seats')} inputMode="numeric" />}
      </Field>
      <div>
        <Button type="submit" disabledReason={same || value === '' ? t.sameNumber : problem}>
          {t.change}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t.changeTitle(quantity)}
          no={t.keep}
          yes={t.change}
          busy={loading}
          onNo={() => setAsking(false)}
          onYes={() => void send()}
        >
          {cost === null || !subscription ? (
            t.free
          ) : (
            <>
              <p>{`${cost} ${t.withoutTax}`}</p>
              <ChargeNow
                org={org}
                productCode={subscription.productCode}
                billingCycle={subscription.billingCycle}
                quantity={quantity}
                ends={subscription.cancelAtPeriodEnd}
              />
            </>
          )}
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
