import { expect, test } from 'vitest';
import { formatCents } from './plan.ts';

test('amounts have both digits of their cents, or none of them', () => {
  expect([1500, 750_000, 3570, 1999].map(formatCents)).toEqual(['$15', '$7,500', '$35.70', '$19.99']);
});
