import { useApolloClient } from '@apollo/client/react';
import { discountPercent, SEATS, seatsPrice } from '@terrarium/domain/access';
import { useState } from 'react';
import {
  OrderedSeatsDocument,
  useChangeSeatsMutation,
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

/** Why a number of seats cannot be had; null for one that can. */
function problemOf(quantity: number, used: number): string | null {
  if (!Number.isInteger(quantity) || quantity < SEATS.min || quantity > SEATS.max) return t.seatsBad;
  return quantity < used ? t.inUse(used) : null;
}

/** What so many seats cost for a period; null where nobody pays. */
function costOf(
  quantity: number,
  subscription: SubscriptionRowFragment | undefined,
  plan: PlanCardFragment | undefined,
): string | null {
  const yearly = subscription?.billingCycle === 'YEARLY';
  const cents = yearly ? plan?.pricing.yearlyPrice : plan?.pricing.monthlyPrice;
  if (!plan || !subscription || subscription.managed || cents === null || cents === undefined) return null;
  const product = offeredProduct(plan.productCode);
  const price = formatCents(seatsPrice(product, quantity, cents));
  const percent = discountPercent(product, quantity);
  return percent > 0 ? t.discounted(price, yearly, percent) : t.costs(price, yearly);
}

/** Another number of seats, with what it costs before it is changed (SEAT-01, SEAT-14). */
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
  const [value, setValue] = useState(String(seats.total ?? ''));
  const [asking, setAsking] = useState(false);
  const [change, { loading }] = useChangeSeatsMutation({ update: forgetPayment });
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
        discard: (now) => setValue(String(now?.total ?? '')),
      }),
    });
    if (await runMutation(work, (data) => data.changeSeats)) showToast({ kind: 'success', title: t.changed(quantity) });
    setAsking(false);
  };
  return (
    <form
      noValidate
      className={look('stack', { form: true })}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && !same) setAsking(true);
      }}
    >
      <Field
        label={t.number}
        help={cost ?? undefined}
        error={value !== '' && !same ? (problem ?? undefined) : undefined}
      >
        {(control) => (
          <TextInput {...control} inputMode="numeric" value={value} onChange={({ target }) => setValue(target.value)} />
        )}
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
