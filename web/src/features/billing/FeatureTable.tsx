import { Check } from 'lucide-react';
import { FEATURE_NAMES, FEATURES, featuresOf, PRODUCTS, type ProductCode } from '@terrarium/domain/access';
import type { PlanCardFragment } from '../../gen/billing.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, Section, SrOnly } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { text } from './messages.ts';
import { NOT_HERE } from './plan.ts';
import { themeColor } from '../../ui/theme/color.ts';
import { look } from '../../ui/theme/look.ts';

const codeOf = (plan: PlanCardFragment): ProductCode | undefined =>
  PRODUCTS.find((code) => code === plan.productCode.toLowerCase());

/** Features by plan, from the server's own matrix (SUB-28 to SUB-31). */
export function FeatureTable({ plans }: { plans: readonly PlanCardFragment[] }) {
  const given = plans.map((plan) => {
    const code = codeOf(plan);
    return { plan, features: new Set<string>(code ? featuresOf(code) : []) };
  });
  return (
    <Section title={text.whatFor}>
      <Panel>
        <div className={look('scroll')} tabIndex={0} role="region" aria-label={text.featureTable}>
          <table className={look('table', { tight: true })}>
            <thead>
              <tr>
                <th scope="col">{text.feature}</th>
                {plans.map((plan) => (
                  <th key={plan.productCode} scope="col" className={look('table.mid')}>
                    {plan.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {FEATURES.map((feature) => (
                <tr key={feature}>
                  <th scope="row">
                    {FEATURE_NAMES[feature]}
                    {NOT_HERE.has(feature) ? (
                      <>
                        {' '}
                        <Tag>{text.notHere}</Tag>
                      </>
                    ) : null}
                  </th>
                  {given.map(({ plan, features }) => (
                    <td key={plan.productCode} className={look('table.mid')}>
                      {features.has(feature) ? (
                        <>
                          <Icon of={Check} color={themeColor('leaf.fg')} />
                          <SrOnly>{text.yes}</SrOnly>
                        </>
                      ) : (
                        <span className={look('text', { tone: 'subtle' })}>
                          –<SrOnly>{text.no}</SrOnly>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <p className={look('help')}>{text.asked}</p>
    </Section>
  );
}
