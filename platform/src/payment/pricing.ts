/** What plans cost: periods, discounts, and what a change in the middle of a period costs. Amounts are whole US cents. */
import { DAY_MS } from '@terrarium/domain/calendar';
import { discountPercent, seatsPrice, seatThreshold } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';

/** How often is paid. */
export type Cycle = 'monthly' | 'yearly';

/** What somebody has or wants of a plan. */
export interface Order {
  product: ProductCode;
  cycle: Cycle;
  quantity: number;
}

/** What one seat costs for a period, and what all of them cost together. */
export interface Price {
  unit: number;
  /** Before the discount. */
  full: number;
  /** What comes off for many seats. */
  discount: number;
  amount: number;
}

/** A line of a preview or an invoice; what is given back is negative. */
export interface Line {
  description: string;
  quantity: number;
  unit_amount: number;
  amount: number;
  period_start: string;
  period_end: string;
}

/** A period that is paid for. */
export interface Period {
  start: Date;
  end: Date;
}

/** The price of an order whose seats cost `unit` cents each (SEAT-13, SEAT-14). */
export function priceOf(unit: number, { product, quantity }: Pick<Order, 'product' | 'quantity'>): Price {
  const full = unit * quantity;
  const amount = seatsPrice(product, quantity, unit);
  return { unit, full, discount: full - amount, amount };
}

/**
 * The period that begins at a moment: a month or a year later, on the last day of the month where that has no such day.
 * @param anchor the day of the month on which the subscription began, so that 31 January, 28 February is followed by 31 March
 */
export function periodFrom(start: Date, cycle: Cycle, anchor = start.getUTCDate()): Period {
  const months = start.getUTCMonth() + (cycle === 'monthly' ? 1 : 12);
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear(), months, Math.min(anchor, lastDay));
  return { start, end };
}

/** Which part of a period is still to come, in whole days: the day of a change counts as to come, so that a price does not change while it is looked at. */
function remaining({ start, end }: Period, now: Date): { days: number; of: number } {
  const of = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return { days: Math.min(of, Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS))), of };
}

const part = (amount: number, { days, of }: { days: number; of: number }): number => Math.round((amount * days) / of);

/**
 * The lines of an order. A new one, and a change of the cycle, begins a period; a change within one is paid for its days to come, and what was
 * paid for them before is given back.
 * @param nameOf names a plan for people
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
  const until = period.end.toISOString();
  const from = restarts ? period.start.toISOString() : now.toISOString();
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
        period_start: now.toISOString(),
        period_end: present.period.end.toISOString(),
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

/** The sum of lines. */
export const sumOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
