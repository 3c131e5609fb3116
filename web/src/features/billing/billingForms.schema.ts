import { BILLED, COUNTRY_CODE, SEATS_AT_ONCE } from '@terrarium/domain/access';
import * as z from 'zod/mini';
import { textBy, wholeNumber } from '../../lib/formRules.ts';
import { messages } from '../../messages.ts';
import { text as t } from './messages.ts';

const atMost = (most: number) => z.string().check(z.maxLength(most, messages.naming.tooLong(most)));
const needed = (most: number) => atMost(most).check(z.refine((value) => value.trim() !== '', t.needed));
const country = textBy((code) => (COUNTRY_CODE.test(code) ? undefined : t.countryForm));
/** The number of seats of an order, as it is typed. */
export const seatsRule = wholeNumber(SEATS_AT_ONCE, t.seatsForm);
/** A country by its two letters, or none. */
export const countryOrNone = textBy((code) => (code === '' || COUNTRY_CODE.test(code) ? undefined : t.countryForm));

/** An order: seats, and where the tax is due while the hub does not know it yet. The hub judges again. */
export const orderSchema = z.object({
  quantity: seatsRule,
  line1: atMost(BILLED.line1),
  country: countryOrNone,
  state: atMost(BILLED.state),
});

/** Whom invoices name. The hub judges again. */
export const billedSchema = z.object({
  name: atMost(BILLED.name),
  line1: needed(BILLED.line1),
  postalCode: atMost(BILLED.postal_code),
  city: atMost(BILLED.city),
  state: atMost(BILLED.state),
  country,
  taxId: atMost(BILLED.tax_id),
});
