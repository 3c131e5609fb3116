/** What Stripe tells the hub. An event only says what to look at: the job asks Stripe how that stands now, so repeated and late events do no harm. */
import { PRODUCTS } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { changeSubscription, expireSubscription, renewSubscription, startSubscription } from '../billing/index.ts';
import type { Owner, SubscriptionChange } from '../billing/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { badRequest, conflict } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Logger } from '../log.ts';
import type * as contract from './contract.ts';
import type { Cycle } from './pricing.ts';
import type { Payments } from './service.ts';
import * as invoices from './invoiceStore.ts';
import * as store from './store.ts';
import type { StripeProcessor } from './stripeProcessor.ts';

const JOB = 'payment.event';
/** Tries of an event whose object Stripe does not give: about a day. */
const TRIES = 1_500;

const at = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

/** What of an event is read; its object is asked for at Stripe. */
const signedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.looseObject({ id: z.string().max(255).optional() }) }),
});

/** Stripe's side of payments. */
export class StripeEvents {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #jobs: Jobs;
  readonly #processor: StripeProcessor;
  readonly #payments: Payments;
  readonly #secret: string;
  /** The plan that an organization falls back to. */
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
        await store.endEvent(this.#db, data.id);
      },
      { title: 'Payments', retryLimit: TRIES },
    );
  }

  /** Keeps an event and has it worked; one that came before is answered alike. @throws 400 for one that Stripe did not sign */
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
        'The body is signed, but is no event of Stripe: it needs an id, a type, and data.object. It was not looked at.',
      );
    const object = idOf(event.data.object as { id: string });
    if (object === undefined) return;
    await this.#db.transaction().execute(async (trx) => {
      const { id, type } = event;
      if (await store.insertEvent(trx, { processor: 'stripe', id, type, object_id: object }))
        await this.#jobs.enqueue(JOB, { id, type, object }, { trx });
    });
  }

  /** Looks how a checkout stands, so that who comes back from it need not wait for the event. */
  async follow(sessionId: string): Promise<void> {
    if (!sessionId.startsWith('cs_')) return;
    const found = await store.findSession(this.#db, sessionId);
    if (!found || found.session.status === 'complete') return;
    const session = await this.#processor.api.checkout.sessions.retrieve(sessionId);
    const subscription = idOf(session.subscription);
    if (session.status === 'complete' && subscription !== undefined) {
      await this.#syncSubscription(subscription);
      await store.updateSession(this.#db, sessionId, { status: 'complete', completed_at: new Date() });
    } else if (session.status === 'expired') await store.updateSession(this.#db, sessionId, { status: 'expired' });
  }

  /** Confirms a change that was shown. @throws 402, 404, 409 */
  async pay(viewer: Viewer, id: string, body: z.output<typeof contract.payBody>): Promise<void> {
    const { session, customer, owner } = await this.#payments.visibleSession(viewer, id);
    if (session.status !== 'open' || session.expires_at.getTime() <= Date.now())
      throw conflict('This checkout was paid, or is over. Begin anew from the plans.', 'checkout_over');
    const quote = await this.#payments.quote(customer, owner, session);
    if (quote.present === null)
      throw conflict('This is paid at the payment processor, on the page of the checkout.', 'checkout_over');
    const preview = await this.#processor.preview(quote);
    if (preview.total !== body.total) {
      await store.updateSession(this.#db, id, { preview });
      throw conflict(
        'The price is another one than was shown. Nothing was charged. Look at the amount and pay again.',
        'price_changed',
      );
    }
    // Who buys, wants it to go on.
    await this.#processor.change(quote.present.externalId, quote.order, quote.price, false);
    await this.#syncSubscription(quote.present.externalId);
    await store.updateSession(this.#db, id, { status: 'complete', completed_at: new Date() });
  }

  /** Carries a change out at Stripe that is asked for without a checkout. False for a subscription that is not paid for there. */
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
   * Ends at Stripe what was ended here: an operator gave another plan or took it away, by page or by command. What was paid for and not used is
   * given back. One that Stripe does not end now is tried again the next time.
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
   * Takes over how a thing stands at Stripe. Another (an event, the page that came back, another platform) may have asked later and taken its
   * answer over first: then this one's may be the older, and Stripe is asked again. Nothing is locked while it is asked.
   * @param ask how it stands; undefined for what is none of the hub's
   */
  async #takeOver<There, Result>(
    externalId: string,
    ask: () => Promise<There | undefined>,
    take: (trx: Trx, there: There) => Promise<Result>,
  ): Promise<Result | undefined> {
    for (;;) {
      const seen = await store.readingOf(this.#db, 'stripe', externalId);
      const there = await ask();
      if (there === undefined) return undefined;
      const taken = await this.#db
        .transaction()
        .execute(async (trx) =>
          (await store.countReading(trx, 'stripe', externalId, seen)) ? { result: await take(trx, there) } : undefined,
        );
      if (taken) return taken.result;
    }
  }

  /** Brings the hub's subscription to how it stands at Stripe. One of a customer that is none of the hub's is not looked at. */
  async #syncSubscription(externalId: string): Promise<void> {
    const outcome = await this.#takeOver(
      externalId,
      () => this.#askSubscription(externalId),
      (trx, there) => takeSubscription(trx, externalId, there, this.#fallback),
    );
    // Two checkouts at once: the later one counts. What was not used of the other is given back.
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

  /** Closes a customer's other checkouts, so that nobody pays for a second plan in a page that was left open. */
  async #expireCheckouts(customerId: string): Promise<void> {
    for (const id of await store.openSessions(this.#db, customerId))
      try {
        if (id.startsWith('cs_')) await this.#processor.api.checkout.sessions.expire(id);
        await store.updateSession(this.#db, id, { status: 'expired' });
      } catch (error) {
        // Stripe refuses to expire one that is paid, as the one that began the plan is: `follow` ends that one.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
  }

  async #syncInvoice(externalId: string): Promise<void> {
    await this.#takeOver(
      externalId,
      async () => {
        const there = await this.#processor.api.invoices.retrieve(externalId);
        const customer = await store.customerByExternalId(this.#db, 'stripe', idOf(there.customer) ?? '');
        // A draft has no number and may still change.
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
            period_start: at(line.period.start).toISOString(),
            period_end: at(line.period.end).toISOString(),
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

/** A subscription as it stands at Stripe, with whose and what it is here. */
interface SubscriptionThere {
  subscription: Stripe.Subscription;
  customer: store.CustomerRow;
  item: Stripe.SubscriptionItem;
  product: ProductCode;
}

/** Brings the hub's subscription to how it stands at Stripe. Tells which one at Stripe is over by that, and the customer whose plan began. */
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
    // What is over here though Stripe goes on is left to the next event, which brings its period.
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
  // It was ended here, by an operator or by another checkout: a charge for it would be for nothing.
  if (row) return { over: externalId };
  const before = await store.runningOf(trx, customer.id, new Date());
  const id = await startSubscription(trx, owner, { ...order, ...period, actorId: null });
  await store.insertPaid(trx, { subscription_id: id, customer_id: customer.id, external_id: externalId });
  return { over: before?.external_id, begunBy: customer.id };
}

/** What Stripe's statuses of a subscription that runs are here. */
const STATUSES: Record<string, NonNullable<SubscriptionChange['status']> | undefined> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
};
const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
const LIVE: ReadonlySet<string> = new Set(['active', 'past_due', 'unpaid']);
const INVOICES: Record<string, true> = { open: true, paid: true, void: true, uncollectible: true };
