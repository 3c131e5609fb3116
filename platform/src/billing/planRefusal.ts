import { FEATURE_NAMES, PRODUCT_NAMES, productWith } from '@terrarium/domain/access';
import type { Feature, ProductCode } from '@terrarium/domain/access';
import type { Config } from '../config.ts';
import { forbidden } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';

/**
 * The refusal of what a plan does not have: what is missing, which plan has it, and where to get that one.
 * @param of the organization with its plan; null for a person
 */
export function notInPlan(
  features: readonly Feature[],
  of: { name: string; product: ProductCode | null } | null,
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
): HttpError {
  const names = features.map((feature) => `'${FEATURE_NAMES[feature]}'`).join(', ');
  const whose = of
    ? `the plan of '${of.name}' (${PRODUCT_NAMES[of.product ?? 'free_subscription']})`
    : 'a plan of yours or of an organization of yours';
  const wanted = PRODUCT_NAMES[productWith(features)];
  const page = new URL(of ? `/organizations/${of.name}/subscribe` : '/subscribe', publicUrl).href;
  const way =
    payments === 'off'
      ? `Ask whoever operates this hub for ${wanted}`
      : `Choose ${wanted} or more at ${page}${of ? ', or ask an admin or billing manager to' : ''}`;
  return forbidden(
    `${names} ${features.length === 1 ? 'is' : 'are'} not part of ${whose}. ${way}, then try again. What is there stays, and can be read and taken away.`,
    'not_in_plan',
  );
}
