import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCardFragment } from '../../gen/billing.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Row, SrOnly } from '../../ui/layout.tsx';
import { themeColor } from '../../ui/theme/color.ts';
import { priceOf, type Cycle } from './plan.ts';
import { text } from './messages.ts';
import '../../ui/theme/recipes/billing.css';
import { look } from '../../ui/theme/look.ts';

/** Features of the documented plans that no hub has: computing and AI responses. */
const NOT_HOSTED = /high-compute|data apps?|AI responses/i;

/** The features of a plan as a list; those that this hub lacks have no check mark. */
export function Bullets({ plan }: { plan: PlanCardFragment }) {
  return (
    <ul>
      {plan.bullets.map((bullet) => (
        <li key={bullet}>
          {NOT_HOSTED.test(bullet) ? (
            <>
              <Icon of={Minus} small color={themeColor('fg.subtle')} />
              <span className={look('text', { tone: 'subtle' })}>
                {bullet}
                <SrOnly>, {text.notHere}</SrOnly>
              </span>
            </>
          ) : (
            <>
              <Icon of={Check} small />
              <span>{bullet}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Notice about plan features that this hub doesn't have; shown with every list of them. */
export const NothingHosted = () => <p className={look('help')}>{text.nothingHosted}</p>;

/** Plans side by side (PAY-21): name, price, audience, features, and available actions. */
export function PlanCards({
  plans,
  cycle,
  current,
  action,
  ofOrganization = false,
}: {
  plans: readonly PlanCardFragment[];
  /** Billing cycle; null if nothing is sold, and then no price is shown. */
  cycle: Cycle | null;
  current: string | null;
  action: (plan: PlanCardFragment) => ReactNode;
  /** Whether an organization chooses. */
  ofOrganization?: boolean;
}) {
  return (
    <>
      <div className={classes(look('plans'), look('panel'))}>
        {plans.map((plan) => {
          const price = cycle && priceOf(plan, cycle, ofOrganization);
          const isCurrent = plan.productCode === current;
          return (
            <section
              key={plan.productCode}
              className={look('plan', { current: isCurrent })}
              aria-labelledby={`plan-${plan.productCode}`}
            >
              <Row>
                <h2 id={`plan-${plan.productCode}`}>{plan.name}</h2>
                {isCurrent ? <span className={look('tag')}>{text.current}</span> : null}
              </Row>
              {price ? (
                <p className={look('price')}>
                  {price.amount} {price.unit ? <small>{price.unit}</small> : null}
                </p>
              ) : null}
              <p className={look('text', { tone: 'muted' })}>{plan.productUse}</p>
              <div>{action(plan)}</div>
              <Bullets plan={plan} />
            </section>
          );
        })}
      </div>
      <NothingHosted />
    </>
  );
}
