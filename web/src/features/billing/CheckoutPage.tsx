import { Link, useSearchParams } from 'react-router-dom';
import { usePaymentConfigQuery, usePlansQuery } from '../../gen/billing.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths, withSearch } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner, CopyButton, EmptyState, ErrorState, HeadSkeleton, retryAll } from '../../ui/feedback.tsx';
import { DescriptionList, Page, PageHead, Pad, Panel, Row } from '../../ui/layout.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { CycleChoice } from './CycleChoice.tsx';
import { text } from './messages.ts';
import { OrderForm } from './OrderForm.tsx';
import { cycleOf, priceOf } from './plan.ts';

/**
 * `/payment/checkout?billing=…&product=…` (ROUTE-26): the order with price and tax, before payment. Without a payment
 * processor, the order says that nothing is charged and is sent to the hub operator.
 */
export function CheckoutPage() {
  const [search, setSearch] = useSearchParams();
  const viewer = useViewer();
  const { data, loading, error, refetch } = usePlansQuery();
  const config = usePaymentConfigQuery();
  const processor = config.data?.paymentConfig.processor;
  const cycle = cycleOf(search.get('billing'));
  const plans = data?.plans;
  const product = search.get('product')?.toLowerCase();
  const plan = plans?.find(
    ({ segment, productCode }) => segment !== null && [segment, productCode.toLowerCase()].includes(product ?? ''),
  );
  const named = search.get('organization');
  const organization = viewer?.organizations?.find((each) => each.name === named);
  const managed = (viewer?.organizations ?? []).filter(({ role }) => role === 'ADMIN' || role === 'BILLING_MANAGER');
  const body = () => {
    if (!search.has('product'))
      return (
        <EmptyState
          kind="first-use"
          title={text.choosePlan}
          action={<ButtonLink to={paths.subscribe.href({}, { billing: cycle })}>{text.seePlans}</ButtonLink>}
        >
          {text.choosePlanHint}
        </EmptyState>
      );
    if (!plans || processor === undefined)
      return loading || config.loading ? (
        <HeadSkeleton label={text.whatPlans} />
      ) : (
        <ErrorState what={text.whatPlans} error={error ?? config.error} onRetry={retryAll({ refetch }, config)} />
      );
    if (!plan)
      return (
        <EmptyState
          kind="no-such-thing"
          title={text.unknownPlan}
          action={<ButtonLink to={paths.subscribe.href()}>{text.seePlans}</ButtonLink>}
        >
          {text.unknownPlanHint}
        </EmptyState>
      );
    // An order for another organization must not become a personal one. Members can request a plan only if nothing is
    // charged.
    const isTheirs = processor === 'OFF' ? organization !== undefined : managed.some(({ name }) => name === named);
    if (named && viewer?.organizations && !isTheirs)
      return (
        <EmptyState
          kind="no-permission"
          title={text.notYours}
          action={<ButtonLink to={paths.subscribe.href({}, { billing: cycle })}>{text.seePlans}</ButtonLink>}
        >
          {text.notYoursHint}
        </EmptyState>
      );
    const { amount, unit } = priceOf(plan, cycle, organization !== undefined);
    const who = organization?.title ?? viewer?.email ?? viewer?.displayName ?? '';
    return (
      <Panel label={text.order} narrow>
        <Pad gap={12}>
          <h2>{text.order}</h2>
          <DescriptionList
            items={[
              { name: text.plan, value: plan.name },
              { name: text.billing, value: cycle === 'monthly' ? text.monthly : text.yearly },
              { name: text.price, value: `${amount} ${unit}` },
              ...(organization ? [{ name: text.organization, value: organization.title }] : []),
            ]}
          />
          <Row>
            <CycleChoice />
          </Row>
        </Pad>
        {processor === 'OFF' ? (
          <Pad gap={12}>
            <Banner>
              {text.noProvider}{' '}
              {viewer?.isOperator ? (
                <Link
                  to={
                    organization
                      ? paths.hubOrganization.href({ name: organization.name })
                      : paths.hubPeople.href({}, { q: viewer.email })
                  }
                >
                  {text.giveIt(plan.name)}
                </Link>
              ) : (
                text.noProviderHint(plan.name)
              )}
            </Banner>
            <Row wrap>
              <CopyButton
                size="md"
                label={text.copyOrder}
                text={text.orderText(
                  plan.name,
                  cycle === 'monthly' ? text.monthly : text.yearly,
                  `${amount} ${unit}`,
                  who,
                )}
              />
              <ButtonLink to={paths.subscribe.href({}, { billing: cycle })}>{text.change}</ButtonLink>
            </Row>
          </Pad>
        ) : plan.requiresOrganization && managed.length === 0 ? (
          <Pad>
            <Banner>
              {text.noOrganization} <Link to={paths.newOrganization.href()}>{text.createOrganization}</Link>
            </Banner>
          </Pad>
        ) : (
          <>
            {managed.length > 0 ? (
              <Pad>
                <Field label={text.forWhom}>
                  {(control) => (
                    <Select
                      {...control}
                      value={organization?.name ?? ''}
                      options={[
                        { value: '', label: plan.requiresOrganization ? text.chooseOrganization : text.forMyself },
                        ...managed.map(({ name, title }) => ({ value: name, label: title })),
                      ]}
                      onChange={(event) =>
                        setSearch(withSearch(search, { organization: event.target.value || undefined }), {
                          replace: true,
                        })
                      }
                    />
                  )}
                </Field>
              </Pad>
            ) : null}
            {plan.requiresOrganization && !organization ? null : (
              <OrderForm
                key={`${plan.productCode} ${organization?.name ?? ''}`}
                plan={plan}
                cycle={cycle}
                organization={organization?.name ?? null}
              />
            )}
          </>
        )}
      </Panel>
    );
  };
  return (
    <Page title={text.checkout}>
      <PageHead title={text.checkout} />
      {body()}
    </Page>
  );
}
