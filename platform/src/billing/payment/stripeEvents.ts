/**
 * Events from Stripe.
 * An event only says which object changed. The job fetches its current state from Stripe, so repeated and late events
 * do no harm.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { PRODUCTS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { changeSubscription, expireSubscription, renewSubscription, startSubscription } from '../lifecycle.ts';
import type { SubscriptionChange } from '../lifecycle.ts';
import type { Owner } from '../store.ts';
import type { Db, Trx } from '../../db/index.ts';
import { badRequest, conflict } from '../../http/index.ts';
import type { Viewer } from '../../http/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { Logger } from '../../monitoring/log.ts';
import type * as contract from './contract.ts';
import type { Cycle } from './pricing.ts';
import type { Payments } from './service.ts';
import * as invoices from './invoiceStore.ts';
import * as sessions from './sessionStore.ts';
import * as events from './eventStore.ts';
import * as store from './store.ts';
import type { StripeProcessor } from './stripeProcessor.ts';

const JOB = 'payment.event';
/** Attempts for an event whose object Stripe doesn't return: about a day. */
const TRIES = 1_500;

const at = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

/** Fields of an event that are used. Its object is fetched from Stripe. */
const signedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.looseObject({ id: z.string().max(255).optional() }) }),
});

/** Stripe events of payments. */
export class StripeEvents {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #jobs: Jobs;
  readonly #processor: StripeProcessor;
  readonly #payments: Payments;
  readonly #secret: string;
  /** Plan that an organization falls back to. */
  readonly #fallback: ProductCode;

  constructor(parts: {
    db: Db;
    log: Logger;
    jobs: Jobs;
    processor: StripeProcessor;
    payments: Payments;
    webhookSecret: string;
    fallback: ProductCode;
  }) {
    this.#db = parts.db;
    this.#log = parts.log;
    this.#jobs = parts.jobs;
    this.#processor = parts.processor;
    this.#payments = parts.payments;
    this.#secret = parts.webhookSecret;
    this.#fallback = parts.fallback;
    parts.jobs.defineJob<{ id: string; type: string; object: string }>(
      JOB,
      async ({ data }) => {
        await this.#work(data.type, data.object);
        await events.endEvent(this.#db, data.id);
      },
      { title: 'Payments', retryLimit: TRIES },
    );
  }

  /**
   * Stores an event and queues its processing.
   * A repeated one gets the same response.
   * @throws 400 for one that Stripe didn't sign
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    let signed: unknown;
    try {
      signed = this.#processor.api.webhooks.constructEvent(body, signature, this.#secret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        throw badRequest('The event is not signed by the secret of this hub, or too old. It was not looked at.');
      throw error;
    }
    const { success, data: event } = signedEvent.safeParse(signed);
    if (!success)
      throw badRequest(
        "The body is signed, but isn't a Stripe event: it needs an id, a type, and data.object. It was ignored.",
      );
    const object = idOf(event.data.object as { id: string });
    if (object === undefined) return;
    await this.#db.transaction().execute(async (trx) => {
      const { id, type } = event;
      if (await events.insertEvent(trx, { processor: 'stripe', id, type, object_id: object }))
        await this.#jobs.enqueue(JOB, { id, type, object }, { trx });
    });
  }

  /** Fetches the state of a checkout, so that a returning user need not wait for the event. */
  async follow(sessionId: string): Promise<void> {
    if (!sessionId.startsWith('cs_')) return;
    const found = await sessions.findSession(this.#db, sessionId);
    if (!found || found.session.status === 'complete') return;
    const session = await this.#processor.api.checkout.sessions.retrieve(sessionId);
    const subscription = idOf(session.subscription);
    if (session.status === 'complete' && subscription !== undefined) {
      await this.#syncSubscription(subscription);
      await sessions.updateSession(this.#db, sessionId, { status: 'complete', completed_at: new Date() });
    } else if (session.status === 'expired') await sessions.updateSession(this.#db, sessionId, { status: 'expired' });
  }

  /** Confirms a previewed change. @throws 402, 404, 409 */
  async pay(viewer: Viewer, id: string, body: z.output<typeof contract.payBody>): Promise<void> {
    const { session, customer, owner } = await this.#payments.visibleSession(viewer, id);
    if (session.status !== 'open' || session.expires_at.getTime() <= Date.now())
      throw conflict('This checkout was paid or expired. Start again from Plans.', 'checkout_over');
    const quote = await this.#payments.quote(customer, owner, session);
    if (quote.present === null)
      throw conflict('This is paid at the payment processor, on the page of the checkout.', 'checkout_over');
    const preview = await this.#processor.preview(quote);
    if (preview.total !== body.total) {
      await sessions.updateSession(this.#db, id, { preview });
      throw conflict("The price changed. You weren't charged. Review the amount and try again.", 'price_changed');
    }
    // A purchase also undoes a cancellation.
    await this.#processor.change(quote.present.externalId, quote.order, quote.price, false);
    await this.#syncSubscription(quote.present.externalId);
    await sessions.updateSession(this.#db, id, { status: 'complete', completed_at: new Date() });
  }

  /** Makes a change at Stripe without a checkout. @returns false for a subscription that isn't paid there */
  async change(owner: Owner, id: string, change: SubscriptionChange): Promise<boolean> {
    const customer = await store.findCustomer(this.#db, 'stripe', owner);
    const row = customer && (await store.paidById(this.#db, id));
    if (!row || row.customer_id !== customer.id) return false;
    const wanted = {
      product_code: change.product ?? row.product_code,
      billing_cycle: change.cycle ?? row.billing_cycle,
      quantity: change.quantity ?? row.quantity,
    };
    if (
      wanted.product_code !== row.product_code ||
      wanted.billing_cycle !== row.billing_cycle ||
      wanted.quantity !== row.quantity
    ) {
      const quote = await this.#payments.quote(customer, owner, wanted);
      const cancel = change.cancelAtPeriodEnd ?? row.cancel_at_period_end;
      await this.#processor.change(row.external_id, quote.order, quote.price, cancel);
    } else if (change.cancelAtPeriodEnd !== undefined)
      await this.#processor.setCancel(row.external_id, change.cancelAtPeriodEnd);
    await this.#syncSubscription(row.external_id);
    return true;
  }

  /**
   * Ends at Stripe what was ended here: an operator granted another plan or revoked one, by page or command. The unused
   * part is refunded. Failures are retried next time.
   */
  async endWhatEndedHere(signal?: AbortSignal): Promise<void> {
    for (const externalId of await store.endedHere(this.#db)) {
      if (signal?.aborted) return;
      try {
        await this.#syncSubscription(externalId);
      } catch (error) {
        this.#log.warn(
          { err: error, subscription: externalId },
          'a subscription that ended here was not ended at Stripe',
        );
      }
    }
  }

  async #work(type: string, object: string): Promise<void> {
    if (type.startsWith('customer.subscription.')) await this.#syncSubscription(object);
    else if (type.startsWith('checkout.session.')) await this.follow(object);
    else if (type.startsWith('invoice.') && object.startsWith('in_')) await this.#syncInvoice(object);
  }

  /**
   * Stores the state of an object at Stripe.
   * Another caller (an event, a returning page, another instance) may have asked later and stored its result first.
   * Then Stripe is asked again, because this result may be older. Nothing is locked while asking.
   * @param ask fetches the state; undefined for objects that don't belong to the hub
   */
  async #takeOver<There, Result>(
    externalId: string,
    ask: () => Promise<There | undefined>,
    take: (trx: Trx, there: There) => Promise<Result>,
  ): Promise<Result | undefined> {
    for (;;) {
      const seen = await events.readingOf(this.#db, 'stripe', externalId);
      const there = await ask();
      if (there === undefined) return undefined;
      const taken = await this.#db
        .transaction()
        .execute(async (trx) =>
          (await events.countReading(trx, 'stripe', externalId, seen)) ? { result: await take(trx, there) } : undefined,
        );
      if (taken) return taken.result;
    }
  }

  /** Syncs the hub's subscription with Stripe. Ignores customers that don't belong to the hub. */
  async #syncSubscription(externalId: string): Promise<void> {
    const outcome = await this.#takeOver(
      externalId,
      () => this.#askSubscription(externalId),
      (trx, there) => takeSubscription(trx, externalId, there, this.#fallback),
    );
    // Of two concurrent checkouts, the later one counts. The other is refunded.
    if (outcome?.over !== undefined)
      await this.#processor.api.subscriptions.cancel(outcome.over, { prorate: true, invoice_now: true });
    if (outcome?.begunBy !== undefined) await this.#expireCheckouts(outcome.begunBy);
  }

  async #askSubscription(externalId: string): Promise<SubscriptionThere | undefined> {
    const there = await this.#processor.api.subscriptions.retrieve(externalId, { expand: ['default_payment_method'] });
    const customer = await store.customerByExternalId(this.#db, 'stripe', idOf(there.customer) ?? '');
    const item = there.items.data[0];
    const product = PRODUCTS.find((code) => code === item?.price.metadata?.['product_code']);
    return customer && item && product && { subscription: there, customer, item, product };
  }

  /** Closes a customer's other checkouts, so that an open page can't pay for a second plan. */
  async #expireCheckouts(customerId: string): Promise<void> {
    for (const id of await sessions.openSessions(this.#db, customerId))
      try {
        if (id.startsWith('cs_')) await this.#processor.api.checkout.sessions.expire(id);
        await sessions.updateSession(this.#db, id, { status: 'expired' });
      } catch (error) {
        // Stripe can't expire a paid checkout, such as the one that started the plan: `follow` ends that one.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
  }

  async #syncInvoice(externalId: string): Promise<void> {
    await this.#takeOver(
      externalId,
      async () => {
        const there = await this.#processor.api.invoices.retrieve(externalId);
        const customer = await store.customerByExternalId(this.#db, 'stripe', idOf(there.customer) ?? '');
        // A draft has no number and can still change.
        return customer && there.status && there.status in INVOICES ? { there, customer } : undefined;
      },
      async (trx, { there, customer }) => {
        const paidAt = there.status_transitions.paid_at;
        await invoices.keepInvoice(trx, {
          external_id: externalId,
          customer_id: customer.id,
          number: there.number ?? externalId,
          status: there.status as invoices.InvoiceRow['status'],
          billed_to: store.billedTo(customer),
          lines: there.lines.data.map((line) => ({
            description: line.description ?? '',
            quantity: line.quantity ?? 1,
            unit_amount: line.quantity ? Math.round(line.amount / line.quantity) : line.amount,
            amount: line.amount,
            period_start: isoTime(at(line.period.start)),
            period_end: isoTime(at(line.period.end)),
          })),
          subtotal: there.subtotal,
          credit_used: there.total - Math.max(0, there.amount_due),
          tax: (there.total_taxes ?? []).reduce((sum, each) => sum + each.amount, 0),
          tax_name: 'Tax',
          total: there.amount_due,
          hosted_url: there.hosted_invoice_url ?? null,
          pdf_url: there.invoice_pdf ?? null,
          issued_at: at(there.created),
          paid_at: paidAt === null ? null : at(paidAt),
        });
      },
    );
  }
}

/** State of a subscription at Stripe, with its owner and plan here. */
interface SubscriptionThere {
  subscription: Stripe.Subscription;
  customer: store.CustomerRow;
  item: Stripe.SubscriptionItem;
  product: ProductCode;
}

/**
 * Updates the hub's subscription to its state at Stripe.
 * @returns which subscription at Stripe must end as a result, and the customer whose plan started
 */
async function takeSubscription(
  trx: Trx,
  externalId: string,
  { subscription, customer: known, item, product }: SubscriptionThere,
  fallback: ProductCode,
): Promise<{ over?: string | undefined; begunBy?: string }> {
  const cycle: Cycle = item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly';
  const owner = store.ownerOf(known);
  const period = { periodStart: at(item.current_period_start), periodEnd: at(item.current_period_end) };
  const order = { product, cycle, quantity: item.quantity ?? 1 };
  const status = STATUSES[subscription.status];
  const customer = await store.lockCustomer(trx, known.id);
  const method = subscription.default_payment_method;
  const card = typeof method === 'object' ? method?.card : undefined;
  if (card)
    await store.setCard(trx, customer.id, {
      brand: card.brand,
      last4: card.last4,
      expires: `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`,
      declines: false,
    });
  const row = await store.paidByExternalId(trx, externalId);
  const isLive = row && LIVE.has(row.subscription_status);
  if (status === undefined) {
    if (isLive && ENDED.has(subscription.status)) await expireSubscription(trx, owner, row.id, fallback);
    else if (row && ENDED.has(subscription.status)) await store.deletePaid(trx, row.id);
    return {};
  }
  if (isLive) {
    await renewSubscription(trx, owner, row.id, period, status);
    // If it expired here but continues at Stripe, the next event brings its new period.
    if (period.periodEnd.getTime() > Date.now())
      await changeSubscription(
        trx,
        owner,
        row.id,
        { ...order, ...period, status, cancelAtPeriodEnd: subscription.cancel_at_period_end },
        null,
      );
    return {};
  }
  // It was ended here by an operator or another checkout, so it must not be charged.
  if (row) return { over: externalId };
  const before = await store.runningOf(trx, customer.id, new Date());
  const id = await startSubscription(trx, owner, { ...order, ...period, actorId: null });
  await store.insertPaid(trx, { subscription_id: id, customer_id: customer.id, external_id: externalId });
  return { over: before?.external_id, begunBy: customer.id };
}

/** Status here for each Stripe status of a running subscription. */
const STATUSES: Record<string, NonNullable<SubscriptionChange['status']> | undefined> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
};
const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
const LIVE: ReadonlySet<string> = new Set(['active', 'past_due', 'unpaid']);
const INVOICES: Record<string, true> = { open: true, paid: true, void: true, uncollectible: true };
