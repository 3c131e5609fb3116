import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { usePlansQuery } from '../../gen/billing.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Pad, Panel, Row } from '../../ui/layout.tsx';
import { Bullets, NothingHosted } from './PlanCards.tsx';
import { text } from './messages.ts';
import { cycleOf, priceOf } from './plan.ts';
import { look } from '../../ui/theme/look.ts';

/**
 * One plan by its URL segment: starter, professional, or business (ROUTE-22). Other segments show the not-found page.
 */
export function PlanPage() {
  const { org, plan: segment } = useParams();
  const [search] = useSearchParams();
  const { data, loading, error, refetch } = usePlansQuery();
  const cycle = cycleOf(search.get('billing'));
  const plans = data?.plans;
  const plan = plans?.find((each) => each.segment === segment);
  if (plans && !plan) return <Navigate replace to={paths.notFound.href()} />;
  if (!plan)
    return (
      <Page title={text.plans}>
        {loading ? (
          <HeadSkeleton label={text.whatPlans} />
        ) : (
          <ErrorState what={text.whatPlans} error={error} onRetry={refetch} />
        )}
      </Page>
    );
  const { amount, unit } = priceOf(plan, cycle, org !== undefined);
  const picker =
    org === undefined
      ? paths.subscribe.href({}, { billing: cycle })
      : paths.organizationSubscribe.href({ org }, { billing: cycle });
  return (
    <Page title={plan.name}>
      <PageHead
        crumbs={[{ label: text.plans, to: picker }]}
        title={plan.name}
        facts={<p className={look('text', { tone: 'muted' })}>{plan.description}</p>}
      />
      <Panel>
        <Pad gap={12}>
          <p className={look('price')}>
            {amount} <small>{unit}</small>
          </p>
          <div className={look('bullets')}>
            <h2>{text.includes}</h2>
            <Bullets plan={plan} />
          </div>
          <NothingHosted />
        </Pad>
        <Pad>
          {plan.requiresOrganization && org === undefined ? (
            <p className={look('text', { tone: 'muted' })}>{text.needsOrganization}</p>
          ) : null}
          <Row wrap>
            <ButtonLink
              variant="solid"
              to={paths.checkout.href(
                {},
                { billing: cycle, product: plan.productCode.toLowerCase(), organization: org },
              )}
            >
              {text.toCheckout}
            </ButtonLink>
            <ButtonLink to={picker}>{text.change}</ButtonLink>
          </Row>
        </Pad>
      </Panel>
    </Page>
  );
}
