/** What every bench makes of its measurements. */

/** The middle one of some values; of an even number the upper of the two in the middle. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** A number with the three digits that matter. */
export const round = (value: number): number => Number(value.toPrecision(3));
