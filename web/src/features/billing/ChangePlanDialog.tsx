import { useApolloClient } from '@apollo/client/react';
import { isMoreThan, seatsPrice } from '@terrarium/domain/access';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUpdateSubscriptionMutation, usePlansQuery, type SubscriptionRowFragment } from '../../gen/billing.ts';
import { reloadShell } from '../../lib/apollo/cache.ts';
import { offeredProduct } from '../../lib/planName.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { ChargeNow } from './ChargeNow.tsx';
import { forgetPayment } from './forgetPayment.ts';
import { changePlanText as t, text } from './messages.ts';
import { formatCents } from './plan.ts';
import { PlanLosses } from './PlanLosses.tsx';
import { subscriptionEdit } from './subscriptionEdit.ts';
import { Push } from '../../ui/layout.tsx';

/** Changes plan and cycle of a subscription; shows the cost and the lost features before (SUB-03). */
export function ChangePlanDialog({
  row,
  org,
  onClose,
}: {
  row: SubscriptionRowFragment;
  /** The organization; undefined for a personal plan. */
  org: string | undefined;
  onClose: () => void;
}) {
  const form = useId();
  const { data, error, refetch } = usePlansQuery();
  const [change, { loading }] = useUpdateSubscriptionMutation({ update: forgetPayment });
  const client = useApolloClient();
  // The subscription as the dialog was opened.
  const [start] = useState(row);
  const {
    register,
    control: formControl,
    handleSubmit,
  } = useForm({ defaultValues: { productCode: row.productCode, billingCycle: row.billingCycle } });
  const [product, cycle] = useWatch({ control: formControl, name: ['productCode', 'billingCycle'] });
  const present = offeredProduct(row.productCode);
  const plans = (data?.plans ?? []).filter(
    (plan) =>
      plan.productCode === row.productCode ||
      (plan.productCode !== 'FREE_SUBSCRIPTION' &&
        !(row.isGranted && isMoreThan(offeredProduct(plan.productCode), present))),
  );
  const chosen = plans.find((plan) => plan.productCode === product);
  const cents = cycle === 'YEARLY' ? chosen?.pricing.yearlyPrice : chosen?.pricing.monthlyPrice;
  const same = product === row.productCode && cycle === row.billingCycle;
  const send = handleSubmit(async ({ productCode, billingCycle }) => {
    if (same) return;
    const work = change({
      variables: {
        input: { subscriptionId: row.id, productCode, billingCycle, expectedVersion: start.version },
      },
      context: subscriptionEdit(client, org, {
        start,
        mine: { productCode, productName: chosen?.name ?? productCode, billingCycle },
        fields: [
          [text.plan, ({ productName }) => productName],
          [text.cycle, (of) => (of.billingCycle === 'YEARLY' ? text.yearly : text.monthly)],
        ],
        discard: onClose,
      }),
    });
    if (await runMutation(work, (answer) => answer.updateSubscription)) {
      void reloadShell(client);
      showToast({ kind: 'success', title: t.changed });
      onClose();
    }
  });
  return (
    <Dialog
      title={t.title(row.productName)}
      onClose={onClose}
      footer={
        <>
          <Push />
          <Button onClick={onClose}>{text.keep}</Button>
          <Button type="submit" form={form} variant="solid" busy={loading} disabledReason={same ? t.same : null}>
            {t.change}
          </Button>
        </>
      }
    >
      {data?.plans ? (
        <form id={form} className={look('stack', { form: true })} onSubmit={(event) => void send(event)}>
          <Field label={text.plan}>
            {(control) => (
              <Select
                {...control}
                {...register('productCode')}
                options={plans.map(({ productCode, name }) => ({ value: productCode, label: name }))}
              />
            )}
          </Field>
          <Field label={text.cycle}>
            {(control) => (
              <Select
                {...control}
                {...register('billingCycle')}
                options={[
                  { value: 'MONTHLY', label: text.monthly },
                  { value: 'YEARLY', label: text.yearly },
                ]}
              />
            )}
          </Field>
          <p>
            {row.isGranted || cents === null || cents === undefined
              ? t.free
              : t.costs(formatCents(seatsPrice(offeredProduct(product), row.quantity, cents)), cycle === 'YEARLY')}
          </p>
          {same || row.isGranted || cents === null || cents === undefined ? null : (
            <ChargeNow org={org} productCode={product} billingCycle={cycle} quantity={row.quantity} />
          )}
          <PlanLosses from={row.productCode} to={product} />
        </form>
      ) : error ? (
        <ErrorState what={text.whatPlans} error={error} onRetry={refetch} />
      ) : (
        <HeadSkeleton label={text.whatPlans} />
      )}
    </Dialog>
  );
}
