/** Prices of plans: periods, discounts, and changes within a period. Amounts are whole US cents. */
import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import { discountPercent, seatsPrice, seatThreshold } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';

/** Billing cycle. */
export type Cycle = 'monthly' | 'yearly';

/** A current or requested plan. */
export interface Order {
  product: ProductCode;
  cycle: Cycle;
  quantity: number;
}

/** Price of one seat and of all seats for a period. */
export interface Price {
  unit: number;
  /** Before the discount. */
  full: number;
  /** Discount for many seats. */
  discount: number;
  amount: number;
}

/** A line of a preview or invoice. Refunds are negative. */
export interface Line {
  description: string;
  quantity: number;
  unit_amount: number;
  amount: number;
  period_start: string;
  period_end: string;
}

/** A paid period. */
export interface Period {
  start: Date;
  end: Date;
}

/** Returns the price of an order with `unit` cents per seat (SEAT-13, SEAT-14). */
export function priceOf(unit: number, { product, quantity }: Pick<Order, 'product' | 'quantity'>): Price {
  const full = unit * quantity;
  const amount = seatsPrice(product, quantity, unit);
  return { unit, full, discount: full - amount, amount };
}

/**
 * Returns the period from a start date: a month or a year, to the last day of a shorter month.
 * @param begun day of the month on which the subscription started. It counts from the last day of a month on, so that
 * 31 January and 28 February are followed by 31 March
 */
export function periodFrom(start: Date, cycle: Cycle, begun = start.getUTCDate()): Period {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const lastOf = (months: number): number => new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  const anchor = day === lastOf(month) ? Math.max(begun, day) : day;
  const months = month + (cycle === 'monthly' ? 1 : 12);
  const end = new Date(start);
  end.setUTCFullYear(year, months, Math.min(anchor, lastOf(months)));
  return { start, end };
}

/**
 * Returns the remaining part of a period in whole days.
 * The day of the change counts as remaining, so that a price doesn't change while it is shown.
 */
function remaining({ start, end }: Period, now: Date): { days: number; of: number } {
  const of = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return { days: Math.min(of, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS))), of };
}

const part = (amount: number, { days, of }: { days: number; of: number }): number => Math.round((amount * days) / of);

/**
 * Returns the lines of an order.
 * A new order, and a change of the cycle, starts a period. A change within a period is charged for the remaining days,
 * minus what was paid for them.
 * @param nameOf display name of a plan
 */
export function linesOf(
  wanted: { order: Order; price: Price },
  present: { order: Order; price: Price; period: Period } | null,
  now: Date,
  nameOf: (product: ProductCode) => string,
): { lines: Line[]; period: Period } {
  const seats = ({ product, quantity }: Order): string =>
    `${nameOf(product)}, ${quantity} ${quantity === 1 ? 'seat' : 'seats'}`;
  const restarts = present === null || present.order.cycle !== wanted.order.cycle;
  const period = restarts ? periodFrom(now, wanted.order.cycle) : present.period;
  const until = isoTime(period.end);
  const from = restarts ? isoTime(period.start) : isoTime(now);
  const left = present && remaining(present.period, now);
  const lines: Line[] = [];
  if (present && left) {
    const back = part(present.price.amount, left);
    if (back > 0)
      lines.push({
        description: `${seats(present.order)}: ${left.days} of ${left.of} days not used`,
        quantity: present.order.quantity,
        unit_amount: -present.price.unit,
        amount: -back,
        period_start: isoTime(now),
        period_end: isoTime(present.period.end),
      });
  }
  const { price, order } = wanted;
  if (restarts || !left) {
    lines.push({
      description: `${seats(order)}, ${order.cycle}`,
      quantity: order.quantity,
      unit_amount: price.unit,
      amount: price.full,
      period_start: from,
      period_end: until,
    });
    if (price.discount > 0)
      lines.push({
        description: `Discount of ${discountPercent(order.product, order.quantity)} % for more than ${seatThreshold(order.product)} seats`,
        quantity: 1,
        unit_amount: -price.discount,
        amount: -price.discount,
        period_start: from,
        period_end: until,
      });
  } else
    lines.push({
      description: `${seats(order)}: ${left.days} of ${left.of} days`,
      quantity: order.quantity,
      unit_amount: price.unit,
      amount: part(price.amount, left),
      period_start: from,
      period_end: until,
    });
  return { lines, period };
}

/** Returns the sum of lines. */
export const sumOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
