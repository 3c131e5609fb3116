import { DAY_MS, dayOf } from '@terrarium/domain/calendar';
import { zodResolver } from '@hookform/resolvers/zod';
import { SEATS } from '@terrarium/domain/access';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useGrantOrganizationPlanMutation,
  useGrantUserPlanMutation,
  usePlansToGiveQuery,
  type PlansToGiveQuery,
} from '../../gen/operator.ts';
import type { ProductCode } from '../../gen/types.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy, wholeNumber, wholeNumberOf } from '../../lib/formRules.ts';
import { useMailWords } from '../../lib/mail.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hubChanges } from './changes.ts';
import { planText as t } from './messages.ts';
import type { Holder } from './PlanSection.tsx';
import { look } from '../../ui/theme/look.ts';
import { Push } from '../../ui/layout.tsx';

type Plan = NonNullable<PlansToGiveQuery['plans']>[number];
const endOf = (day: string): string => `${day}T23:59:59Z`;
const isToCome = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(endOf(day)) > Date.now();

const schema = z.object({
  productCode: z.custom<ProductCode>(),
  quantity: wholeNumber(SEATS, t.seatsBad),
  expiresAt: textBy((day) => (isToCome(day) ? undefined : t.untilBad)),
});
type Form = z.infer<typeof schema>;

function GrantForm({
  id,
  holder,
  plans,
  onGive,
  onDone,
}: {
  id: string;
  holder: Holder;
  plans: readonly Plan[];
  onGive: (busy: boolean) => void;
  onDone: () => void;
}) {
  const [today] = useState(() => Date.now());
  const mailWords = useMailWords(t.told[holder.kind]);
  const [giveOrganization] = useGrantOrganizationPlanMutation(hubChanges);
  const [givePerson] = useGrantUserPlanMutation(hubChanges);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Form>({
    resolver: zodResolver(schema),
    defaultValues: {
      productCode: plans.at(-1)?.productCode ?? 'UNKNOWN',
      quantity: '1',
      expiresAt: dayOf(today + 365 * DAY_MS),
    },
  });
  const submit = handleSubmit(async ({ productCode, quantity, expiresAt }) => {
    const given = { productCode, expiresAt: endOf(expiresAt) };
    onGive(true);
    try {
      const payload =
        holder.kind === 'organization'
          ? (
              await giveOrganization({
                variables: { input: { organization: holder.org, quantity: wholeNumberOf(quantity), ...given } },
              })
            ).data?.grantOrganizationPlan
          : (await givePerson({ variables: { input: { userId: holder.userId, ...given } } })).data?.grantUserPlan;
      if (showProblems(payload?.userErrors, ['productCode', 'quantity', 'expiresAt'], setError)) return;
      showToast({
        kind: 'success',
        title: t.given(plans.find((plan) => plan.productCode === productCode)?.name ?? '', holder.name),
      });
      onDone();
    } catch (error) {
      setError('root', { message: failureText(error) });
    } finally {
      onGive(false);
    }
  });
  return (
    <form id={id} noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <p>{t.giveText}</p>
      <Field label={t.plan} error={errors.productCode?.message} required>
        {(control) => (
          <Select
            {...control}
            {...register('productCode')}
            options={plans.map(({ productCode, name }) => ({ value: productCode, label: name }))}
          />
        )}
      </Field>
      {holder.kind === 'organization' ? (
        <Field label={t.seats} help={t.seatsHelp} error={errors.quantity?.message} required>
          {(control) => <TextInput {...control} {...register('quantity')} inputMode="numeric" />}
        </Field>
      ) : null}
      <Field label={t.day} error={errors.expiresAt?.message} required>
        {(control) => <TextInput {...control} {...register('expiresAt')} type="date" min={dayOf(today)} />}
      </Field>
      <p className={look('text', { tone: 'muted' })}>{mailWords}</p>
    </form>
  );
}

/** Grants a plan to a user or an organization until a date. */
export function GrantDialog({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const { data, loading, error, refetch } = usePlansToGiveQuery();
  const plans = data?.plans?.filter(
    (plan) =>
      plan.productCode !== 'FREE_SUBSCRIPTION' && (holder.kind === 'organization' || !plan.requiresOrganization),
  );
  return (
    <Dialog
      title={t.giveTitle(holder.name)}
      size="sm"
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <Push />
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="solid" busy={busy}>
            {t.submit}
          </Button>
        </>
      }
    >
      {plans ? (
        <GrantForm id={formId} holder={holder} plans={plans} onGive={setBusy} onDone={onClose} />
      ) : loading ? (
        <HeadSkeleton label={t.title} />
      ) : (
        <ErrorState what={t.title} error={error} onRetry={refetch} />
      )}
    </Dialog>
  );
}
