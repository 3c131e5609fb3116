import { FEATURE_NAMES, PRODUCT_NAMES, productWith } from '@terrarium/domain/access';
import type { Feature, ProductCode } from '@terrarium/domain/access';
import type { Config } from '../config.ts';
import { forbidden, unprocessable } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';

/**
 * Builds the error for a feature that the plan doesn't include: what is missing, which plan has it, and where to get
 * it.
 * @param of the organization with its plan; null for a user
 */
export function notInPlan(
  features: readonly Feature[],
  of: { name: string; product: ProductCode | null } | null,
  { payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>,
): HttpError {
  const names = features.map((feature) => `'${FEATURE_NAMES[feature]}'`).join(', ');
  const lacks = of
    ? `The plan of '${of.name}' (${PRODUCT_NAMES[of.product ?? 'free_subscription']}) doesn't include`
    : 'No plan of yours or of your organizations includes';
  const wanted = PRODUCT_NAMES[productWith(features)];
  const page = new URL(of ? `/organizations/${of.name}/subscribe` : '/subscribe', publicUrl).href;
  const way =
    payments === 'off'
      ? `Ask the hub operator for ${wanted}`
      : `Upgrade to ${wanted} or higher at ${page}${of ? ', or ask an admin or billing manager' : ''}`;
  return forbidden(`${lacks} ${names}. ${way}. Existing items stay: you can view and remove them.`, 'not_in_plan');
}

/** Builds the error for a field that the rules of plans reject. */
export const invalidChoice = (field: string, msg: string): HttpError =>
  unprocessable([{ loc: ['body', field], msg, type: 'plan' }]);
