import { can, FEATURE_NAMES, featuresOf, isRole, PRODUCT_NAMES, PRODUCTS, productWith } from '@terrarium/domain/access';
import type { Feature } from '@terrarium/domain/access';
import { Link } from 'react-router-dom';
import type { ViewerOrganization } from '../lib/viewer.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Banner } from './feedback.tsx';
import { look } from './theme/look.ts';

const t = messages.plan;

/**
 * Notice above a page or form whose feature the plan lacks: why nothing can be added, that existing items stay, and a
 * link to the right plan. Renders nothing with the feature.
 * @param inForm whether it is inside a form, which covers the page's own
 */
export function PlanNotice({
  organization,
  feature,
  inForm = false,
}: {
  organization: ViewerOrganization | undefined;
  feature: Feature;
  inForm?: boolean;
}) {
  if (organization === undefined || organization.features.includes(feature)) return null;
  const org = organization.name;
  const role = organization.role?.toLowerCase();
  const may = (action: 'subscription.edit' | 'organization.features') => isRole(role) && can(role, action);
  const product = PRODUCTS.find((each) => each === organization.activeProduct?.toLowerCase()) ?? 'free_subscription';
  const name = FEATURE_NAMES[feature];
  const isOff = featuresOf(product).includes(feature);
  const wanted = PRODUCT_NAMES[productWith([feature])];
  return (
    <div className={inForm ? undefined : look('pageBanner')}>
      <Banner>
        {isOff ? t.switchedOff(name) : t.lacks(name, wanted, organization.title, PRODUCT_NAMES[product])} {t.stays}{' '}
        {isOff ? (
          may('organization.features') ? (
            <Link to={paths.organizationSettings.href({ org })}>{t.settings}</Link>
          ) : (
            t.askAdmin
          )
        ) : may('subscription.edit') ? (
          <Link to={paths.organizationSubscribe.href({ org })}>{t.see(wanted)}</Link>
        ) : (
          t.askPayer
        )}
      </Banner>
    </div>
  );
}
