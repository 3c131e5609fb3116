import { PRODUCT_NAMES, PRODUCTS } from '@terrarium/domain/access';

/** Name of a plan by its code in the schema, e.g. 'Pro' for COMMERCIAL_SUBSCRIPTION (SUB-34); null without one, or for one that this version does not know. */
export function planName(product: string | null | undefined): string | null {
  const code = PRODUCTS.find((each) => each === product?.toLowerCase());
  return code ? PRODUCT_NAMES[code] : null;
}
