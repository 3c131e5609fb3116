/** Fields that mean the same in the answers of every area. */
import { z } from 'zod';

/** A moment, ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** How many. */
export const count = z.number().int().min(0);

/** A share of a whole: how far work is, how likely something is. */
export const share = z.number().min(0).max(1);

/** A score of CVSS. */
export const cvssScore = z.number().min(0).max(10);

/**
 * An optional field of an edit that can be empty: an absent field stays as it is, and null clears it.
 * @param empty what the field holds when it is cleared
 */
export const clearable = <Field extends z.ZodType>(field: Field, empty: z.output<Field>) =>
  field
    .nullable()
    .transform((value): z.output<Field> => (value === null ? empty : value))
    .optional();
