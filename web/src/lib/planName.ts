import { PRODUCT_NAMES, PRODUCTS, type ProductCode } from '@terrarium/domain/access';

/**
 * Returns a plan by its code in the schema, such as COMMERCIAL_SUBSCRIPTION; null if missing or unknown to this
 * version.
 */
export function productCode(product: string | null | undefined): ProductCode | null {
  return PRODUCTS.find((each) => each === product?.toLowerCase()) ?? null;
}

/** The same of one that this hub offers, whose code every version of it knows. */
export const offeredProduct = (product: string): ProductCode => product.toLowerCase() as ProductCode;

/**
 * Returns the name of a plan by its code in the schema, such as 'Pro' for COMMERCIAL_SUBSCRIPTION (SUB-34); null as in
 * {@link productCode}.
 */
export function planName(product: string | null | undefined): string | null {
  const code = productCode(product);
  return code && PRODUCT_NAMES[code];
}
