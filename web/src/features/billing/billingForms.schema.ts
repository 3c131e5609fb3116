import { MAX_LENGTH_OF_BILLING, SEATS_AT_ONCE } from '@terrarium/domain/access';
import * as z from 'zod/mini';
import { textBy, wholeNumber } from '../../lib/formRules.ts';
import { messages } from '../../messages.ts';
import { text as t } from './messages.ts';

const atMost = (most: number) => z.string().check(z.maxLength(most, messages.naming.tooLong(most)));
const needed = (most: number) => atMost(most).check(z.refine((value) => value.trim() !== '', t.needed));
const country = textBy((code) => (code === '' ? t.countryNeeded : undefined));
/** The number of seats of an order, as it is typed. */
export const seatsRule = wholeNumber(SEATS_AT_ONCE, t.seatsForm);

/** An order: seats, and the place of taxation until the hub knows it. The hub validates again. */
export const orderSchema = z.object({
  quantity: seatsRule,
  line1: atMost(MAX_LENGTH_OF_BILLING.line1),
  country: z.string(),
  state: atMost(MAX_LENGTH_OF_BILLING.state),
});

/** Recipient of invoices. The hub validates again. */
export const billedSchema = z.object({
  name: atMost(MAX_LENGTH_OF_BILLING.name),
  line1: needed(MAX_LENGTH_OF_BILLING.line1),
  postalCode: atMost(MAX_LENGTH_OF_BILLING.postal_code),
  city: atMost(MAX_LENGTH_OF_BILLING.city),
  state: atMost(MAX_LENGTH_OF_BILLING.state),
  country,
  taxId: atMost(MAX_LENGTH_OF_BILLING.tax_id),
});
