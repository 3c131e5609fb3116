import { segmentOf } from '@terrarium/domain/access';
import { planName, productCode } from '../../lib/planName.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { text } from './messages.ts';

/** The way to the plan that comes next (SUB-24 to SUB-27); nothing where none does. */
export function UpgradeLink({
  product,
  org,
  size,
}: {
  product: string | null | undefined;
  org: string | undefined;
  /** Small in the row of a table, where its name is not written out. */
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
