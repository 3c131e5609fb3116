import { expect, test } from 'vitest';
import { exactCents, formatCents } from './plan.ts';

test('amounts have both digits of their cents, or none of them', () => {
  expect([1500, 750_000, 3570, 1999].map(formatCents)).toEqual(['$15', '$7,500', '$35.70', '$19.99']);
});

test('deductions on an invoice have a minus, not a hyphen', () => {
  expect([3000, -570].map(exactCents)).toEqual(['$30.00', '−$5.70']);
});
