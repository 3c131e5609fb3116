/** Fields with the same meaning in every area's responses. */
import { PRODUCTS } from '@terrarium/domain/access';
import { z } from 'zod';

/** A time, ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** A number of items. */
export const count = z.number().int().min(0);

/** The code of a plan. */
export const productCode = z.enum(PRODUCTS).meta({ id: 'ProductCode' });

/** A fraction between 0 and 1: progress, probability. */
export const share = z.number().min(0).max(1);

/** A CVSS score. */
export const cvssScore = z.number().min(0).max(10);

/**
 * An optional field of an edit that can be cleared: missing leaves it unchanged, null clears it.
 * @param empty value of the cleared field
 */
export const clearable = <Field extends z.ZodType>(field: Field, empty: z.output<Field>) =>
  field
    .nullable()
    .transform((value): z.output<Field> => (value === null ? empty : value))
    .optional();
