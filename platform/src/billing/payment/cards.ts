/**
 * Cards of the test processor.
 * It knows no others, so that users don't enter a real one into a hub that moves no money.
 */
import { HttpError, unprocessable } from '../../http/index.ts';
import type { Card } from './contract.ts';

/** Result of charging a card. */
interface TestCard {
  brand: string;
  /** Reason for declining; undefined if accepted. */
  declined?: string;
  /** Whether the bank requires a second step for the first charge. */
  asksForCode?: true;
  /** Whether later charges, without the user, are declined. */
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

/** Code of the second step. */
const CODE = '123456';

/** 402: a declined card, with what helps. */
export const declined = (reason: string, next = 'Use another card.'): HttpError =>
  new HttpError(402, 'card_declined', `${reason} Nothing was charged. ${next}`);

/** Stored data of a card, without its number. */
export interface KeptCard {
  brand: string;
  last4: string;
  expires: string;
  declines: boolean;
}

/**
 * Charges a card for the first time.
 * @param code response to the second step; null before it was requested
 * @returns stored data of the card, or 'code' if the second step is required
 * @throws 402 for a declined or expired card or a wrong code, 422 for a number that isn't a test card
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
