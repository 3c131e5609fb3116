import { segmentOf } from '@terrarium/domain/access';
import { planName, productCode } from '../../lib/planName.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { text } from './messages.ts';

/** Link to the next plan (SUB-24 to SUB-27); empty without one. */
export function UpgradeLink({
  product,
  org,
  size,
}: {
  product: string | null | undefined;
  org: string | undefined;
  /** Small, for table rows, without the plan's name. */
  size?: 'sm';
}) {
  const code = productCode(product);
  const plan = code && segmentOf(code);
  const name = planName(product);
  if (plan === null || name === null) return null;
  const to =
    org === undefined ? paths.subscribePlan.href({ plan }) : paths.organizationSubscribePlan.href({ org, plan });
  return (
    <ButtonLink size={size} to={to} aria-label={text.upgradeTo(name)}>
      {size === 'sm' ? text.upgrade : text.upgradeTo(name)}
    </ButtonLink>
  );
}
