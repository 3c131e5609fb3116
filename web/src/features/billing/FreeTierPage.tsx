import { usePlansQuery } from '../../gen/billing.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Pad, Panel } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { Bullets, NothingHosted } from './PlanCards.tsx';
import { look } from '../../ui/theme/look.ts';

/** `/free-tier-allowlist`: what Free includes (ROUTE-50, ROUTE-51). */
export function FreeTierPage() {
  const { data, loading, error, refetch } = usePlansQuery();
  const sellsNothing = useViewer()?.isOfferedPlans === false;
  const plan = data?.plans?.find((each) => each.productCode === 'FREE_SUBSCRIPTION');
  return (
    <Page title={text.freeTier}>
      <PageHead title={text.freeTier} facts={<p className={look('text', { tone: 'muted' })}>{text.freeTierText}</p>} />
      {plan ? (
        <Panel>
          <Pad>
            <div className={look('bullets')}>
              <Bullets plan={plan} />
            </div>
            <NothingHosted />
          </Pad>
          <Pad gap={12}>
            <p className={look('text', { tone: 'muted' })}>{sellsNothing ? text.freeTierUnsold : text.freeTierMore}</p>
            <div>
              <ButtonLink to={paths.subscribe.href()}>{text.seePlans}</ButtonLink>
            </div>
          </Pad>
        </Panel>
      ) : loading ? (
        <HeadSkeleton label={text.whatPlans} />
      ) : (
        <ErrorState what={text.whatPlans} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
