import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { useCheckoutQuery, usePayCheckoutMutation, type CheckoutStateFragment } from '../../gen/billing.ts';
import { reloadShell } from '../../lib/apollo/cache.ts';
import { failureText } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Page, PageHead, Pad, Panel, Row } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { CardFields, NO_CARD, type CardForm } from './CardFields.tsx';
import { text } from './messages.ts';
import { formatCents } from './plan.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { StripeCheckout } from './StripeCheckout.tsx';

/** `/payment/pay/{checkout}`: pays a checkout with the test processor's cards or Stripe's own form. */
export function PayPage() {
  const { checkout: id = '' } = useParams();
  const { data, loading, error, refetch } = useCheckoutQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const checkout = data?.checkout;
  const plans = <ButtonLink to={paths.subscribe.href()}>{text.seePlans}</ButtonLink>;
  return (
    <Page title={text.payTitle}>
      <PageHead title={text.payTitle} />
      {checkout ? (
        checkout.status === 'COMPLETE' ? (
          <Paid checkout={checkout} />
        ) : checkout.status === 'EXPIRED' ? (
          <EmptyState kind="no-such-thing" title={text.checkoutOver} action={plans} />
        ) : (
          <Panel label={text.order} narrow>
            <Pad gap={12}>
              <h2>{text.payFor(checkout.productName, checkout.organizationTitle ?? null)}</h2>
              <PreviewTable preview={checkout.invoicePreview} />
            </Pad>
            <Pad gap={12}>
              {checkout.processor === 'STRIPE' && checkout.clientSecret ? (
                <StripeCheckout publishableKey={checkout.publishableKey} clientSecret={checkout.clientSecret} />
              ) : (
                <PayForm checkout={checkout} />
              )}
            </Pad>
          </Panel>
        )
      ) : loading ? (
        <HeadSkeleton label={text.whatCheckout} />
      ) : error ? (
        <ErrorState what={text.whatCheckout} error={error} onRetry={refetch} />
      ) : (
        <EmptyState kind="no-such-thing" title={text.noCheckout} action={plans} />
      )}
    </Page>
  );
}

/** A paid checkout, for example after returning from Stripe. */
function Paid({ checkout }: { checkout: CheckoutStateFragment }) {
  const client = useApolloClient();
  const elsewhere = checkout.processor === 'STRIPE';
  // The user can return before Stripe notifies the hub. Loading the checkout activated the plan, but the shell was
  // loaded before.
  useEffect(() => {
    if (elsewhere) void reloadShell(client);
  }, [client, elsewhere]);
  return (
    <Panel narrow>
      <Pad gap={12}>
        <p>{text.isPaid(checkout.productName)}</p>
        <Row>
          <ButtonLink variant="solid" to={subscriptionsOf(checkout)}>
            {text.toSubscriptions}
          </ButtonLink>
        </Row>
      </Pad>
    </Panel>
  );
}

const subscriptionsOf = ({ organization }: Pick<CheckoutStateFragment, 'organization'>): string =>
  organization ? paths.manageSubscription.href({ org: organization }) : paths.profileSubscriptions.href();

/** Pays with the saved card or another one; asks for the bank's code if required. */
function PayForm({ checkout }: { checkout: CheckoutStateFragment }) {
  const navigate = useNavigate();
  const [pay, { loading, client }] = usePayCheckoutMutation();
  const [otherCard, setOtherCard] = useState(checkout.card === null);
  const [code, setCode] = useState('');
  const [asksForCode, setAsksForCode] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<CardForm>({ defaultValues: NO_CARD });
  const isTest = checkout.processor === 'TEST';
  const usesKept = !otherCard || !isTest;
  const send = async (card: CardForm | null) => {
    try {
      const { data } = await pay({
        context: { retry: false },
        variables: {
          input: {
            checkoutId: checkout.id,
            expectedTotal: checkout.invoicePreview.total,
            ...(card ? { card } : {}),
            ...(asksForCode ? { bankVerificationCode: code } : {}),
          },
        },
        // Evict, so that plans and invoices show the charge everywhere.
        update: (cache) => {
          cache.evict({ fieldName: 'paymentAccount' });
          cache.gc();
        },
      });
      const [problem] = data?.payCheckout.userErrors ?? [];
      if (problem) {
        setError(problem.field.includes('number') ? 'number' : 'root', { message: problem.message });
        return;
      }
      // Purchased features are available now, and the header stops offering the plan.
      void reloadShell(client);
      const paid = data?.payCheckout.checkout;
      if (paid?.status === 'REQUIRES_ACTION') setAsksForCode(true);
      else if (paid?.status === 'COMPLETE')
        await navigate(paths.confirmation.href(), {
          state: {
            purchase: {
              plan: paid.productName,
              cycle: paid.invoicePreview.billingCycle === 'YEARLY' ? 'yearly' : 'monthly',
              ...(paid.organization
                ? { organization: { name: paid.organization, title: paid.organizationTitle ?? paid.organization } }
                : {}),
            },
          },
        });
    } catch (failure) {
      setError('root', { message: failureText(failure) });
    }
  };
  const problem = formState.errors.root?.message;
  return (
    <form
      className={look('stack', { form: true })}
      noValidate
      onSubmit={(event) => {
        if (usesKept) {
          event.preventDefault();
          void send(null);
        } else void handleSubmit(send)(event);
      }}
    >
      {isTest ? <Banner>{text.testNote}</Banner> : null}
      {problem ? <Banner kind="error">{problem}</Banner> : null}
      {usesKept ? (
        checkout.card ? (
          <Row wrap>
            <p>{text.keptCard(checkout.card.brand, checkout.card.last4, checkout.card.expires)}</p>
            {isTest ? <Button onClick={() => setOtherCard(true)}>{text.otherCard}</Button> : null}
          </Row>
        ) : null
      ) : (
        <CardFields register={register} errors={formState.errors} />
      )}
      {asksForCode ? (
        <Field label={text.bankCode} help={text.bankCodeHelp}>
          {(control) => (
            <TextInput
              {...control}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Row>
        <Button type="submit" variant="solid" busy={loading}>
          {text.payNow(formatCents(checkout.invoicePreview.total))}
        </Button>
      </Row>
    </form>
  );
}
