/** Statistics that the benches share. */

/** The median of some values. For an even number of values, the upper one of the two in the middle. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Rounds a number to three significant digits. */
export const round = (value: number): number => Number(value.toPrecision(3));
