import { PRODUCT_NAMES, PRODUCTS, type ProductCode } from '@terrarium/domain/access';

/** A plan by its code in the schema, e.g. COMMERCIAL_SUBSCRIPTION; null without one, or for one that this version does not know. */
export function productCode(product: string | null | undefined): ProductCode | null {
  return PRODUCTS.find((each) => each === product?.toLowerCase()) ?? null;
}

/** The same of one that this hub offers, whose code every version of it knows. */
export const offeredProduct = (product: string): ProductCode => product.toLowerCase() as ProductCode;

/** Name of a plan by its code in the schema, e.g. 'Pro' for COMMERCIAL_SUBSCRIPTION (SUB-34); null as in {@link productCode}. */
export function planName(product: string | null | undefined): string | null {
  const code = productCode(product);
  return code && PRODUCT_NAMES[code];
}
