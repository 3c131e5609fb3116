/** The cards of the test processor. It knows no others, so that nobody types a real one into a hub that moves no money. */
import { HttpError, unprocessable } from '../http/index.ts';
import type { Card } from './contract.ts';

/** What becomes of a charge of a card. */
interface TestCard {
  brand: string;
  /** Why it is declined; undefined for one that is taken. */
  declined?: string;
  /** Whether the bank asks for a second step at the first charge. */
  asksForCode?: true;
  /** Whether later charges, without the person, are declined. */
  declinesLater?: true;
}

const CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'Visa' },
  '5555555555554444': { brand: 'Mastercard' },
  '378282246310005': { brand: 'American Express' },
  '4000000000000002': { brand: 'Visa', declined: 'Your card was declined.' },
  '4000000000009995': { brand: 'Visa', declined: 'Your card has insufficient funds.' },
  '4000002760003184': { brand: 'Visa', asksForCode: true },
  '4000000000000341': { brand: 'Visa', declinesLater: true },
};

/** What the second step takes. */
const CODE = '123456';

/** 402: a card was not taken, with what helps. */
export const declined = (reason: string, next = 'Use another card.'): HttpError =>
  new HttpError(402, 'card_declined', `${reason} Nothing was charged. ${next}`);

/** What is kept of a card. The number is not. */
export interface KeptCard {
  brand: string;
  last4: string;
  expires: string;
  declines: boolean;
}

/**
 * Charges a card for the first time.
 * @param code what the second step was answered with; null where it has not been asked yet
 * @returns what is kept of it, or 'code' when the second step is needed
 * @throws 402 for a declined or expired card or a wrong code, 422 for a number that is none of the test cards
 */
export function charge(card: Card, code: string | null, now: Date): KeptCard | 'code' {
  const known = CARDS[card.number];
  if (known === undefined)
    throw unprocessable([
      {
        loc: ['body', 'card', 'number'],
        msg: 'The test processor takes its own numbers only, such as 4242 4242 4242 4242. Do not type a real card',
        type: 'value_error.test_card',
      },
    ]);
  const [month, year] = card.expires.split('/').map((part) => Number(part.trim())) as [number, number];
  if (Date.UTC(2000 + year, month) <= now.getTime()) throw declined('Your card has expired.');
  if (known.declined !== undefined) throw declined(known.declined);
  if (known.asksForCode) {
    if (code === null) return 'code';
    if (code !== CODE)
      throw declined('Your bank did not confirm the payment.', 'Type its code again, or use another card.');
  }
  return {
    brand: known.brand,
    last4: card.number.slice(-4),
    expires: `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`,
    declines: known.declinesLater ?? false,
  };
}
