/**
 * Operations of the test processor: paying a checkout, replacing a card, renewals, failed payments, and advancing time.
 */
import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import type { ProductCode } from '@terrarium/domain/access';
import type { z } from 'zod';
import { changeSubscription, expireSubscription, renewSubscription, startSubscription } from '../lifecycle.ts';
import type { SubscriptionChange } from '../lifecycle.ts';
import type { Owner } from '../store.ts';
import type { Db, Trx } from '../../db/index.ts';
import { conflict, notFound, unprocessable } from '../../http/index.ts';
import type { Viewer } from '../../http/index.ts';
import type { MailArea } from '../../mail/index.ts';
import { charge, declined } from './cards.ts';
import type { KeptCard } from './cards.ts';
import type * as contract from './contract.ts';
import { periodFrom } from './pricing.ts';
import type { Order } from './pricing.ts';
import type { Payments } from './service.ts';
import * as invoices from './invoiceStore.ts';
import * as sessions from './sessionStore.ts';
import * as store from './store.ts';
import { newSubscriptionId } from './testProcessor.ts';
import type { TestProcessor } from './testProcessor.ts';

/** Days after a failed charge at which it is retried. After the last one, the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7];
/** Maximum renewals per run. The rest follows an hour later. */
const MOST_RENEWALS = 10_000;

/** Formats an amount for emails. */
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Describes how a renewal was paid, for emails: by card, credit, or both. */
function paidWith(charged: number, credit: number): string {
  if (credit === 0) return `${dollars(charged)} was charged for the next period.`;
  const off = `${dollars(credit)} of your credit paid for the next period`;
  return charged === 0 ? `${off}. Nothing was charged.` : `${off}. ${dollars(charged)} was charged.`;
}

/** Test processor of payments. */
export class TestPayments {
  readonly #db: Db;
  readonly #payments: Payments;
  readonly #processor: TestProcessor;
  readonly #mail: Pick<MailArea, 'write'>;
  readonly #publicUrl: string;

  /** Plan that an organization falls back to. */
  readonly #fallback: ProductCode;

  constructor(parts: {
    db: Db;
    payments: Payments;
    processor: TestProcessor;
    mail: Pick<MailArea, 'write'>;
    fallback: ProductCode;
    /** Origin at which users reach the hub. */
    publicUrl: string;
  }) {
    this.#publicUrl = parts.publicUrl;
    this.#fallback = parts.fallback;
    this.#db = parts.db;
    this.#payments = parts.payments;
    this.#processor = parts.processor;
    this.#mail = parts.mail;
  }

  /**
   * Pays a checkout.
   * Charges exactly the shown amount or nothing.
   * @throws 402 for a declined card, 404, 409 for a changed price, an expired checkout, and a concurrent payment
   */
  async pay(viewer: Viewer, id: string, body: z.output<typeof contract.payBody>): Promise<void> {
    const visible = await this.#payments.visibleSession(viewer, id);
    const outcome = await this.#db.transaction().execute(async (trx) => {
      // Lock the customer first, so that two checkouts of one customer are paid one after another.
      const customer = await store.lockCustomer(trx, visible.session.customer_id);
      const found = await sessions.findSession(trx, id, true);
      if (!found || found.session.status === 'complete' || found.session.expires_at.getTime() <= Date.now())
        throw conflict('This checkout was paid or expired. Start again from Plans.', 'checkout_over');
      const { session } = found;
      const now = new Date();
      const quote = await this.#payments.quote(customer, visible.owner, session, customer.address, trx);
      if (session.preview.is_change !== (quote.present !== null))
        throw conflict('Your plan changed in another checkout. Start again from Plans.', 'already_subscribed');
      const preview = this.#processor.previewAt(quote, now);
      if (preview.total !== body.total || preview.total !== session.preview.total) {
        await sessions.updateSession(trx, id, { preview });
        if (preview.total !== body.total) return 'price_changed' as const;
      }
      const kept = await this.#take(trx, customer, body, preview.total, now);
      if (kept === 'code') {
        await sessions.updateSession(trx, id, { status: 'requires_action' });
        return 'code' as const;
      }
      const subscriptionId = await this.#deliver(trx, visible.owner, customer, quote, preview, viewer.userId, now);
      await sessions.updateSession(trx, id, {
        status: 'complete',
        completed_at: now,
        preview,
        subscription_id: subscriptionId,
      });
      return 'paid' as const;
    });
    if (outcome === 'price_changed')
      throw conflict(
        'The price is another one than was shown, because the prices, the tax or the plan changed meanwhile. Nothing was charged. Look at the amount and pay again.',
        'price_changed',
      );
  }

  /**
   * Makes a change without a checkout: charges the saved card at the previewed price.
   * @returns false for an unpaid subscription
   * @throws 402 for a declined card, 409 if none is saved
   */
  async change(owner: Owner, id: string, change: SubscriptionChange, actorId: string): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const customer = await store.findCustomer(trx, 'test', owner, true);
      const row = customer && (await store.paidById(trx, id));
      if (!row || row.customer_id !== customer.id) return false;
      const wanted = {
        product_code: change.product ?? row.product_code,
        billing_cycle: change.cycle ?? row.billing_cycle,
        quantity: change.quantity ?? row.quantity,
      };
      const isSame =
        wanted.product_code === row.product_code &&
        wanted.billing_cycle === row.billing_cycle &&
        wanted.quantity === row.quantity;
      if (isSame) {
        await changeSubscription(trx, owner, id, change, actorId);
        return true;
      }
      const now = new Date();
      const quote = await this.#payments.quote(customer, owner, wanted, customer.address, trx);
      if (quote.present?.externalId !== row.external_id)
        throw conflict('This subscription has ended. Choose a new plan.', 'subscription_ended');
      const preview = this.#processor.previewAt(quote, now);
      if (customer.card_last4 === null || (preview.total > 0 && customer.card_declines))
        throw declined('The card that is kept was declined.');
      // A canceled subscription stays canceled unless requested otherwise: adding seats doesn't resume it.
      const cancel = change.cancelAtPeriodEnd ?? row.cancel_at_period_end;
      await this.#deliver(trx, owner, customer, quote, preview, actorId, now, cancel);
      return true;
    });
  }

  /** Saves another card, and retries a failed charge. @throws 402, 404 if nothing was ever bought */
  async replaceCard(owner: Owner, card: contract.Card): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const customer = await store.findCustomer(trx, 'test', owner, true);
      if (!customer) throw notFound('This customer', 'customer_not_found');
      // Saving a card charges nothing. A bank that requires a second step does so at the charge.
      const kept = charge(card, '123456', new Date());
      if (kept === 'code') throw declined('Your bank did not confirm the card.');
      const running = await store.runningOf(trx, customer.id, new Date());
      // An attempt that is known to fail would only bring the end of the plan closer.
      if (running?.retry_at && kept.declines) throw declined('Your card was declined, and the card before stays.');
      await store.setCard(trx, customer.id, kept);
      if (running?.retry_at) await this.#retry(trx, { ...customer, ...columns(kept) }, running, new Date());
    });
  }

  /** Charges what is due at a time, ends what has expired, and retries failed charges. */
  async renew(now = new Date(), signal?: AbortSignal): Promise<void> {
    for (let done = 0; done < MOST_RENEWALS; done++) {
      if (signal?.aborted) return;
      const due = await store.nextDue(this.#db, now);
      if (due === undefined) return;
      await this.#db.transaction().execute(async (trx) => {
        const customer = await store.lockCustomer(trx, due.customer_id);
        // Another instance may have renewed it while this one waited for the lock.
        const row = await store.paidById(trx, due.id);
        if (
          !row ||
          row.retry_at?.getTime() !== due.retry_at?.getTime() ||
          row.period_end.getTime() !== due.period_end.getTime()
        )
          return;
        if (row.retry_at !== null) return this.#retry(trx, customer, row, now);
        if (row.cancel_at_period_end) return this.#end(trx, customer, row, 'The plan was canceled');
        return this.#renewOne(trx, customer, row, now);
      });
    }
  }

  /** Advances time for a customer by moving their dates back, and processes what became due. @throws 404 */
  async letPass(owner: Owner, days: number): Promise<void> {
    const customer = await store.findCustomer(this.#db, 'test', owner);
    if (!customer) throw notFound('This customer', 'customer_not_found');
    // Day by day, so that a retry three days after a failed charge comes before one five days later.
    for (let day = 0; day < days; day++) {
      await this.#db.transaction().execute(async (trx) => {
        const running = await store.lastOf(trx, customer.id);
        await store.shiftBack(trx, customer.id, 1);
        if (running)
          await changeSubscription(
            trx,
            owner,
            running.id,
            {
              periodStart: new Date(running.period_start.getTime() - DAY_MS),
              periodEnd: new Date(running.period_end.getTime() - DAY_MS),
            },
            null,
          );
      });
      await this.renew();
    }
  }

  /** Takes the payment. Doesn't use the card if nothing is due and one is saved. */
  async #take(
    trx: Trx,
    customer: store.CustomerRow,
    body: z.output<typeof contract.payBody>,
    total: number,
    now: Date,
  ): Promise<'kept' | 'code'> {
    if (body.card) {
      const kept = charge(body.card, body.code ?? null, now);
      if (kept === 'code') return 'code';
      await store.setCard(trx, customer.id, kept);
      return 'kept';
    }
    if (customer.card_last4 === null)
      throw unprocessable([{ loc: ['body', 'card'], msg: 'No card is kept: send one', type: 'missing' }]);
    if (total > 0 && customer.card_declines) throw declined('Your card was declined.');
    return 'kept';
  }

  /**
   * Starts or changes the paid subscription, and writes the invoice.
   * @param cancelAtPeriodEnd whether a changed one ends with its period; a purchase resumes it
   * @returns its ID
   */
  async #deliver(
    trx: Trx,
    owner: Owner,
    customer: store.CustomerRow,
    { order, present }: Awaited<ReturnType<Payments['quote']>>,
    preview: contract.Preview,
    actorId: string,
    now: Date,
    cancelAtPeriodEnd = false,
  ): Promise<string> {
    await store.setCredit(trx, customer.id, preview.credit_left);
    await invoices.insertInvoice(trx, await store.lockCustomer(trx, customer.id), {
      status: 'paid',
      lines: preview.lines,
      subtotal: preview.subtotal,
      credit_used: preview.credit_used,
      tax: preview.tax,
      tax_name: preview.tax_name,
      total: preview.total,
      issued_at: now,
      paid_at: now,
    });
    const periodEnd = new Date(preview.period_end);
    const running = present && (await store.paidByExternalId(trx, present.externalId));
    if (running) {
      const restarts = present.order.cycle !== order.cycle;
      await changeSubscription(
        trx,
        owner,
        running.id,
        { ...order, cancelAtPeriodEnd, ...(restarts ? { periodStart: now, periodEnd } : {}) },
        actorId,
      );
      if (restarts) await store.setBegin(trx, running.id, now);
      return running.id;
    }
    const id = await startSubscription(trx, owner, { ...order, periodStart: now, periodEnd, actorId });
    await store.insertPaid(trx, { subscription_id: id, customer_id: customer.id, external_id: newSubscriptionId() });
    return id;
  }

  async #renewOne(trx: Trx, customer: store.CustomerRow, row: store.PaidRow, now: Date): Promise<void> {
    const order: Order = { product: row.product_code, cycle: row.billing_cycle, quantity: row.quantity };
    const price = this.#payments.priceOf(order);
    // The operator no longer sells this plan.
    if (price === null) return this.#end(trx, customer, row, 'This hub no longer sells the plan');
    const period = periodFrom(row.period_end, order.cycle, row.begun_at.getUTCDate());
    const preview = this.#processor.previewAt(
      { customer, order, price, present: null, address: customer.address },
      row.period_end,
    );
    const isPaid = preview.total === 0 || (customer.card_last4 !== null && !customer.card_declines);
    const invoice = await invoices.insertInvoice(trx, customer, {
      status: isPaid ? 'paid' : 'open',
      lines: preview.lines.map((line) => ({
        ...line,
        period_start: isoTime(period.start),
        period_end: isoTime(period.end),
      })),
      subtotal: preview.subtotal,
      credit_used: preview.credit_used,
      tax: preview.tax,
      tax_name: preview.tax_name,
      total: preview.total,
      issued_at: row.period_end,
      paid_at: isPaid ? row.period_end : null,
    });
    await store.setCredit(trx, customer.id, preview.credit_left);
    await renewSubscription(
      trx,
      store.ownerOf(customer),
      row.id,
      { periodStart: period.start, periodEnd: period.end },
      isPaid ? 'active' : 'past_due',
    );
    if (isPaid) {
      await this.#write(
        trx,
        customer,
        `Invoice ${invoice.number}`,
        `${paidWith(invoice.total, preview.credit_used)} The invoice is on the billing page.`,
      );
      return;
    }
    await this.#failed(trx, customer, row.id, invoice.total, 1, now);
  }

  /** Retries the unpaid invoice. */
  async #retry(trx: Trx, customer: store.CustomerRow, row: store.PaidRow, now: Date): Promise<void> {
    const invoice = await invoices.openInvoice(trx, customer.id);
    const isPaid = customer.card_last4 !== null && !customer.card_declines;
    if (!invoice || isPaid) {
      if (invoice) await invoices.endInvoice(trx, invoice.id, { status: 'paid', paid_at: now });
      await changeSubscription(trx, store.ownerOf(customer), row.id, { status: 'active' }, null);
      await store.setDunning(trx, row.id, { failures: 0, retry_at: null });
      return;
    }
    if (row.failures < RETRY_AFTER_DAYS.length)
      return this.#failed(trx, customer, row.id, invoice.total, row.failures + 1, now);
    await invoices.endInvoice(trx, invoice.id, { status: 'uncollectible', paid_at: null });
    await this.#end(trx, customer, row, 'The plan wasn’t paid for');
  }

  async #failed(
    trx: Trx,
    customer: store.CustomerRow,
    id: string,
    total: number,
    failures: number,
    now: Date,
  ): Promise<void> {
    const days = RETRY_AFTER_DAYS[failures - 1]!;
    await store.setDunning(trx, id, { failures, retry_at: new Date(now.getTime() + days * DAY_MS) });
    await this.#write(
      trx,
      customer,
      'A payment failed',
      `The card for your plan was declined, so ${dollars(total)} couldn’t be charged. The hub retries in ${days} days. Update the payment method on the billing page, or the plan ends after the last attempt.`,
    );
  }

  async #end(trx: Trx, customer: store.CustomerRow, row: store.PaidRow, why: string): Promise<void> {
    await store.setDunning(trx, row.id, { failures: row.failures, retry_at: null });
    await expireSubscription(trx, store.ownerOf(customer), row.id, this.#fallback);
    await this.#write(
      trx,
      customer,
      'Your plan has ended',
      `${why}, so it ended and won’t be charged again. Your data is kept.`,
    );
  }

  /** Emails the payer, with the plan's owner and a link. */
  async #write(trx: Trx, customer: store.CustomerRow, subject: string, text: string): Promise<void> {
    const id = customer.organization_id;
    const organization = id === null ? undefined : await store.organizationName(trx, id);
    const page = organization ? `/organizations/${organization.name}/subscriptions/manage` : '/profile/subscriptions';
    const about = organization ? `Manage the plan of ${organization.title}` : 'Manage your personal plan';
    await this.#mail.write(trx, {
      to: customer.email,
      subject,
      text: `${text}\n\n${about}:\n${this.#publicUrl}${page}\n\nYou’re receiving this email because you pay for this plan. To stop these emails, cancel the plan.`,
      userId: customer.user_id,
    });
  }
}

const columns = (card: KeptCard) => ({
  card_brand: card.brand,
  card_last4: card.last4,
  card_expires: card.expires,
  card_declines: card.declines,
});
