import { useParams, useSearchParams } from 'react-router-dom';
import { skipToken } from '@apollo/client/react';
import { useOrganizationSubscriptionsQuery, usePlansQuery, type PlanCardFragment } from '../../gen/billing.ts';
import { accountOf } from '../../lib/account.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { FeatureTable } from './FeatureTable.tsx';
import { CycleChoice } from './CycleChoice.tsx';
import { text } from './messages.ts';
import { cycleOf } from './plan.ts';
import { PlanCards } from './PlanCards.tsx';
import { look } from '../../ui/theme/look.ts';

/**
 * The plan picker: `/subscribe`, `/payment`, and for an organization `/organizations/{org}/subscribe` (ROUTE-21,
 * PAY-21).
 */
export function PlansPage() {
  const { org } = useParams();
  const [search] = useSearchParams();
  const cycle = cycleOf(search.get('billing'));
  const general = usePlansQuery(org === undefined ? {} : skipToken);
  const own = useOrganizationSubscriptionsQuery(
    org === undefined ? skipToken : { variables: { org }, fetchPolicy: 'cache-and-network' },
  );
  const { user: viewer, individualSubscription } = accountOf(useViewer());
  const { data, loading, error, refetch } = org === undefined ? general : own;
  const organization = own.data?.organization;
  const plans = data?.plans;
  // Read from the plans, not the viewer, because visitors get no prices either.
  const sellsNothing = plans?.every((plan) => !plan.isOffered) === true;
  // No one is on Free if nothing is sold: permissions then don't depend on a plan.
  const personal = individualSubscription?.productCode ?? (viewer && !sellsNothing ? 'FREE_SUBSCRIPTION' : null);
  const current = org === undefined ? personal : (organization?.activeProduct ?? 'FREE_SUBSCRIPTION');

  const action = (plan: PlanCardFragment) => {
    if (sellsNothing && (plan.segment !== null || plan.link)) return null;
    if (plan.productCode === current) return <Button disabledReason={text.yourPlan}>{text.yourPlan}</Button>;
    if (plan.link)
      return (
        <a className={look('button')} href={plan.link} target="_blank" rel="noreferrer">
          {plan.buttonCta}
        </a>
      );
    if (plan.segment === null)
      return viewer ? (
        <p className={look('text', { tone: 'muted' })}>{text.everybody}</p>
      ) : (
        <ButtonLink to={paths.signUp.href()}>{plan.buttonCta}</ButtonLink>
      );
    const to =
      org === undefined
        ? paths.subscribePlan.href({ plan: plan.segment }, { billing: cycle })
        : paths.organizationSubscribePlan.href({ org, plan: plan.segment }, { billing: cycle });
    return <ButtonLink to={to}>{text.choose(plan.name)}</ButtonLink>;
  };

  return (
    <Page title={text.plans}>
      <PageHead
        title={text.plans}
        facts={
          <p className={look('text', { tone: 'muted' })}>
            {organization
              ? text.forOrganization(organization.title)
              : sellsNothing
                ? text.plansUnsold
                : text.plansIntro}
          </p>
        }
        actions={sellsNothing ? null : <CycleChoice />}
      />
      {plans ? (
        <>
          <PlanCards
            plans={plans}
            cycle={sellsNothing ? null : cycle}
            current={current}
            action={action}
            ofOrganization={org !== undefined}
          />
          <FeatureTable plans={plans} />
        </>
      ) : loading ? (
        <TableSkeleton label={text.whatPlans} />
      ) : (
        <ErrorState what={text.whatPlans} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
