import { planName } from '../../lib/planName.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { text } from './messages.ts';

/** The part of the plan's address, by its code in the schema: those that one is offered next (SUB-24 to SUB-26). */
const SEGMENTS: Record<string, string> = {
  COMMERCIAL_SUBSCRIPTION: 'professional',
  SECURITY_SUBSCRIPTION: 'business',
};

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
  const plan = product ? SEGMENTS[product] : undefined;
  const name = planName(product);
  if (plan === undefined || name === null) return null;
  const to =
    org === undefined ? paths.subscribePlan.href({ plan }) : paths.organizationSubscribePlan.href({ org, plan });
  return (
    <ButtonLink size={size} to={to} aria-label={text.upgradeTo(name)}>
      {size === 'sm' ? text.upgrade : text.upgradeTo(name)}
    </ButtonLink>
  );
}
