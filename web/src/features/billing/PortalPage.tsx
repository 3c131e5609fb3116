import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import {
  PaymentAccountDocument,
  usePaymentAccountQuery,
  useUpdatePaymentMethodMutation,
  useUpdateBillingDetailsMutation,
  type AccountStateFragment,
} from '../../gen/billing.ts';
import { editOf } from '../../lib/editOf.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useOwnOrganization } from '../../lib/viewer.ts';
import { readOf } from '../../lib/read.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { Page, PageHead, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { CardFields, NO_CARD, type CardForm } from './CardFields.tsx';
import { billedSchema } from './billingForms.schema.ts';
import { countryOptions } from './countries.ts';
import { text } from './messages.ts';
import { exactCents } from './plan.ts';

/** `/payment/portal`: the test processor's portal for card and billing details. */
export function PortalPage() {
  const [search] = useSearchParams();
  const organization = search.get('organization');
  const { data, loading, error, refetch } = usePaymentAccountQuery({
    variables: organization === null ? {} : { organization },
  });
  const account = data?.paymentAccount;
  const read = readOf(account, { loading, error }, 'paymentAccount');
  const title = useOwnOrganization(organization)?.title;
  const crumbs = organization
    ? [
        { label: title ?? organization, to: paths.organization.href({ org: organization }) },
        { label: text.manageTitle, to: paths.manageSubscription.href({ org: organization }) },
      ]
    : [{ label: text.subscriptions, to: paths.profileSubscriptions.href() }];
  return (
    <Page title={text.portalTitle}>
      <PageHead crumbs={crumbs} title={text.portalTitle} />
      {account?.exists ? (
        <>
          <CardSection organization={organization} account={account} />
          <DetailsSection organization={organization} account={account} />
        </>
      ) : account ? (
        <EmptyState kind="no-such-thing" title={text.nothingBought} />
      ) : read.state === 'empty' || read.state === 'refused' ? (
        <EmptyState kind="no-permission" title={text.notYours}>
          {text.notYoursHint}
        </EmptyState>
      ) : loading ? (
        <HeadSkeleton label={text.whatPayment} />
      ) : (
        <ErrorState what={text.whatPayment} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

interface PartProps {
  organization: string | null;
  account: AccountStateFragment;
}
const whose = (organization: string | null) => (organization === null ? {} : { organization });

/** Stores a changed account, which has no ID, in the query that shows it. */
function storeAccount(
  cache: ApolloCache,
  organization: string | null,
  account: AccountStateFragment | null | undefined,
) {
  if (account)
    cache.updateQuery(
      { query: PaymentAccountDocument, variables: whose(organization) },
      (was) => was && { ...was, paymentAccount: account },
    );
}

function CardSection({ organization, account: { card, processor, hasFailedPayment, nextCharge } }: PartProps) {
  const [replace, { loading }] = useUpdatePaymentMethodMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm<CardForm>({ defaultValues: NO_CARD });
  if (processor !== 'TEST') return null;
  const send = handleSubmit(async (form) => {
    try {
      const { data } = await replace({
        variables: { input: { ...whose(organization), card: form } },
        update: (cache, { data: answer }) => storeAccount(cache, organization, answer?.updatePaymentMethod.account),
      });
      const [problem] = data?.updatePaymentMethod.userErrors ?? [];
      if (problem) {
        setError(problem.field.includes('number') ? 'number' : 'root', { message: problem.message });
        return;
      }
      reset();
      showToast({ kind: 'success', title: text.cardReplaced });
    } catch (failure) {
      setError('root', { message: failureText(failure) });
    }
  });
  return (
    <Section title={text.method}>
      <Panel narrow>
        <Pad gap={12}>
          {hasFailedPayment && nextCharge ? (
            <Banner kind="error">{text.chargedAtOnce(exactCents(nextCharge.amount))}</Banner>
          ) : null}
          <p>{card ? text.keptCard(card.brand, card.last4, card.expires) : text.noMethod}</p>
          <form className={look('stack', { form: true })} noValidate onSubmit={(event) => void send(event)}>
            {formState.errors.root?.message ? <Banner kind="error">{formState.errors.root.message}</Banner> : null}
            <CardFields register={register} errors={formState.errors} />
            <Row>
              <Button type="submit" variant="solid" busy={loading}>
                {text.replaceCard}
              </Button>
            </Row>
          </form>
        </Pad>
      </Panel>
    </Section>
  );
}

const detailsOf = (account: AccountStateFragment) => ({
  name: account.name ?? '',
  line1: account.address?.line1 ?? '',
  postalCode: account.address?.postalCode ?? '',
  city: account.address?.city ?? '',
  state: account.address?.state ?? '',
  country: account.address?.country ?? '',
  taxId: account.taxId ?? '',
});

function DetailsSection({ organization, account }: PartProps) {
  const client = useApolloClient();
  // The version that the form began with.
  const [start, setStart] = useState({ version: account.version, ...detailsOf(account) });
  const [update, { loading }] = useUpdateBillingDetailsMutation();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(billedSchema),
    defaultValues: detailsOf(account),
  });
  const send = handleSubmit(async ({ name, taxId, ...address }) => {
    try {
      const { data } = await update({
        variables: { input: { ...whose(organization), name, taxId, address, expectedVersion: start.version } },
        context: editOf(client, {
          query: PaymentAccountDocument,
          variables: whose(organization),
          pick: ({ paymentAccount: now }) => now && { version: now.version, ...detailsOf(now) },
          start,
          mine: { name, taxId, ...address },
          fields: [
            [text.billedName, (of) => of.name],
            [text.street, (of) => of.line1],
            [text.postalCode, (of) => of.postalCode],
            [text.city, (of) => of.city],
            [text.region, (of) => of.state],
            [text.country, (of) => of.country],
            [text.taxId, (of) => of.taxId],
          ],
          discard: (now) => {
            if (!now) return;
            setStart(now);
            reset(now);
          },
        }),
        update: (cache, { data: answer }) => storeAccount(cache, organization, answer?.updateBillingDetails.account),
      });
      const fields = ['name', 'line1', 'postalCode', 'city', 'state', 'country', 'taxId'] as const;
      if (showProblems(data?.updateBillingDetails.userErrors, fields, setError)) return;
      const saved = data?.updateBillingDetails.account;
      if (saved) setStart({ version: saved.version, ...detailsOf(saved) });
      showToast({ kind: 'success', title: text.detailsSaved });
    } catch (failure) {
      setError('root', { message: failureText(failure) });
    }
  });
  const { errors } = formState;
  return (
    <Section title={text.details}>
      <Panel narrow>
        <Pad gap={12}>
          <form className={look('stack', { form: true })} noValidate onSubmit={(event) => void send(event)}>
            {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
            <Field label={text.billedName} error={errors.name?.message}>
              {(control) => <TextInput {...control} {...register('name')} />}
            </Field>
            <Field label={text.street} error={errors.line1?.message ?? null} required>
              {(control) => <TextInput {...control} {...register('line1')} />}
            </Field>
            <Field label={text.postalCode} error={errors.postalCode?.message}>
              {(control) => <TextInput {...control} {...register('postalCode')} />}
            </Field>
            <Field label={text.city} error={errors.city?.message}>
              {(control) => <TextInput {...control} {...register('city')} />}
            </Field>
            <Field label={text.region} error={errors.state?.message}>
              {(control) => <TextInput {...control} {...register('state')} />}
            </Field>
            <Field label={text.country} error={errors.country?.message ?? null} required>
              {(control) => (
                <Select
                  {...control}
                  {...register('country')}
                  options={[{ value: '', label: text.chooseCountry }, ...countryOptions(account.address?.country)]}
                />
              )}
            </Field>
            <Field label={text.taxId} error={errors.taxId?.message}>
              {(control) => <TextInput {...control} {...register('taxId')} />}
            </Field>
            <Row>
              <Button type="submit" busy={loading}>
                {text.saveDetails}
              </Button>
            </Row>
          </form>
        </Pad>
      </Panel>
    </Section>
  );
}
