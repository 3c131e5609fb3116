import { isoTime } from '@terrarium/domain/calendar';
import type { ProductCode } from '@terrarium/domain/access';
import { can, requiresOrganization } from '@terrarium/domain/access';
import type { z } from 'zod';
import { mustHoldLicences } from '../lifecycle.ts';
import type { Plans } from '../plans.ts';
import type { Owner } from '../store.ts';
import { isId } from '../../db/index.ts';
import type { Db, PageRequest } from '../../db/index.ts';
import { conflict, forbidden, HttpError, notFound, unprocessable } from '../../http/index.ts';
import type { Viewer } from '../../http/index.ts';
import type { Seal } from '../../identity/index.ts';
import type { Organizations } from '../../organization/index.ts';
import type * as contract from './contract.ts';
import { priceOf } from './pricing.ts';
import type { Cycle, Order, Price } from './pricing.ts';
import { nothingSold } from './processor.ts';
import type { Processor, Quote, TaxItem } from './processor.ts';
import * as invoices from './invoiceStore.ts';
import * as sessions from './sessionStore.ts';
import * as events from './eventStore.ts';
import * as store from './store.ts';

type CustomerAnswer = z.input<typeof contract.customer>;
type Wanted = Pick<z.output<typeof contract.checkoutBody>, 'product_code' | 'billing_cycle' | 'quantity'>;

/** Retention of events and unpaid checkouts, in days. */
const KEPT_DAYS = 90;

/** Dependencies of payments. */
export interface PaymentParts {
  db: Db;
  plans: Plans;
  organizations: Pick<Organizations, 'find'>;
  /** Null if the hub sells nothing. */
  processor: Processor | null;
  /** Encrypts the secret with which a browser pays a checkout. */
  seal: Seal;
}

/** Customers, checkouts, previews, portal, and invoices, for any processor. */
export class Payments {
  readonly #db: Db;
  readonly #plans: Plans;
  readonly #organizations: Pick<Organizations, 'find'>;
  readonly #processor: Processor | null;
  readonly #seal: Seal;

  constructor({ db, plans, organizations, processor, seal }: PaymentParts) {
    this.#db = db;
    this.#plans = plans;
    this.#organizations = organizations;
    this.#processor = processor;
    this.#seal = seal;
  }

  /** Returns the payment configuration for pages (PAY-02). A hub has one, under any name. */
  config(name: string): z.input<typeof contract.config> {
    return {
      name,
      processor: this.#processor?.kind ?? 'off',
      publishable_key: this.#processor?.publishableKey ?? null,
      script_url: this.#processor?.scriptUrl ?? null,
      products: [...this.#plans.offered],
      ...this.#plans.defaults,
    };
  }

  /**
   * Creates the customer of an owner, or updates the existing one (PAY-03, PAY-04).
   * @returns the customer, and whether it is new
   */
  async createCustomer(
    owner: Owner,
    viewer: Viewer,
    body: z.output<typeof contract.customerBody>,
  ): Promise<{ isNew: boolean; customer: CustomerAnswer }> {
    const processor = this.#selling();
    const known = await store.findCustomer(this.#db, processor.kind, owner);
    if (known) return { isNew: false, customer: await this.changeCustomer(owner, body) };
    return { isNew: true, customer: answer(await this.customerOf(owner, viewer, body)) };
  }

  /** Returns the customer. @throws 404 if there is none yet */
  async customer(owner: Owner): Promise<CustomerAnswer> {
    // A hub without payments has no customers.
    if (this.#processor === null) throw notFound('This customer', 'customer_not_found');
    return answer(await this.#customer(owner));
  }

  async #customer(owner: Owner): Promise<store.CustomerRow> {
    const row = await store.findCustomer(this.#db, this.#selling().kind, owner);
    if (!row) throw notFound('This customer', 'customer_not_found');
    return row;
  }

  /** Updates the customer (PAY-05, PAY-06). @throws 404 if there is none yet */
  async changeCustomer(owner: Owner, body: z.output<typeof contract.customerBody>): Promise<CustomerAnswer> {
    const processor = this.#selling();
    const row = await this.#customer(owner);
    const changes = given(body);
    const changed = { ...row, ...changes };
    if (Object.keys(changes).length === 0) return answer(row);
    await processor.updateCustomer(row.external_id, store.billedTo(changed));
    await store.updateCustomer(this.#db, row.id, changes);
    return answer(changed);
  }

  /** Returns the customer of an owner, and creates it if missing. */
  async customerOf(
    owner: Owner,
    viewer: Pick<Viewer, 'email'>,
    body: z.output<typeof contract.customerBody> = {},
  ): Promise<store.CustomerRow> {
    const processor = this.#selling();
    const known = await store.findCustomer(this.#db, processor.kind, owner);
    if (known) return known;
    const identity = await store.identityOf(this.#db, owner);
    const details: store.BilledTo = {
      email: identity.email ?? viewer.email,
      name: identity.name,
      address: null,
      tax_id: '',
      ...given(body),
    };
    const externalId = await processor.createCustomer(details, 'userId' in owner ? owner.userId : owner.organizationId);
    await store.insertCustomer(this.#db, processor.kind, owner, { ...details, external_id: externalId });
    return (await store.findCustomer(this.#db, processor.kind, owner))!;
  }

  /**
   * Starts a checkout (PAY-07, PAY-17).
   * A customer with a paid plan changes that one.
   * @throws 404 for another's organization, 403 for members without permission, 409 if nothing would change, 422 for a
   * plan that isn't for sale
   */
  async checkout(
    viewer: Viewer,
    body: z.output<typeof contract.checkoutBody>,
  ): Promise<z.input<typeof contract.session>> {
    const processor = this.#selling();
    const owner = await this.#payer(viewer, body.organization);
    // Validate first, so that an invalid order doesn't create a customer.
    this.#priced(owner, body);
    const customer = await this.customerOf(owner, viewer);
    const quote = await this.quote(customer, owner, body);
    const preview = await processor.preview(quote);
    const opened = await processor.openCheckout({ ...quote, customer });
    await sessions.insertSession(this.#db, {
      id: opened.id,
      customer_id: customer.id,
      product_code: body.product_code,
      billing_cycle: body.billing_cycle,
      quantity: body.quantity,
      preview,
      sealed_secret: opened.clientSecret === null ? null : await this.#seal.close(opened.clientSecret, opened.id),
      url: opened.url,
      created_by: viewer.userId,
      expires_at: opened.expiresAt,
      subscription_id: null,
    });
    return {
      id: opened.id,
      url: opened.url,
      status: 'open',
      publishable_key: processor.publishableKey,
      client_secret: opened.clientSecret,
    };
  }

  /**
   * Returns a checkout that the viewer can see: their own, or of an organization whose billing they manage.
   * @throws 404
   */
  async visibleSession(
    viewer: Viewer,
    id: string,
  ): Promise<{ session: sessions.SessionRow; customer: store.CustomerRow; owner: Owner }> {
    const found = await sessions.findSession(this.#db, id);
    const unknown = notFound('This checkout', 'checkout_not_found');
    if (!found) throw unknown;
    const { user_id: userId, organization_id: organizationId } = found.customer;
    if (userId !== null ? userId !== viewer.userId : !(await this.#manages(viewer, organizationId!))) throw unknown;
    return { ...found, owner: store.ownerOf(found.customer) };
  }

  /** Returns all data of a checkout (PAY-09). */
  async paymentData(viewer: Viewer, id: string): Promise<z.input<typeof contract.paymentData>> {
    const { session, customer } = await this.visibleSession(viewer, id);
    const organization =
      customer.organization_id === null ? undefined : await store.organizationName(this.#db, customer.organization_id);
    const isOver = session.status !== 'complete' && session.expires_at.getTime() <= Date.now();
    return {
      id: session.id,
      url: session.url,
      status: isOver ? 'expired' : session.status,
      publishable_key: this.#processor?.publishableKey ?? '',
      client_secret:
        session.status === 'open' && !isOver && session.sealed_secret !== null
          ? await this.#seal.open(session.sealed_secret, session.id)
          : null,
      processor: this.#processor?.kind ?? 'test',
      organization: organization?.name ?? null,
      organization_title: organization?.title ?? null,
      product_name: this.#plans.find(session.product_code)?.name ?? '',
      preview: session.preview,
      card: cardOf(customer),
      expires_at: isoTime(session.expires_at),
    };
  }

  /** Returns the current cost of an order (PAY-13, PAY-14). Stores and charges nothing. */
  async preview(owner: Owner, body: z.output<typeof contract.previewBody>): Promise<contract.Preview> {
    const processor = this.#selling();
    const customer = (await store.findCustomer(this.#db, processor.kind, owner)) ?? null;
    return processor.preview(await this.quote(customer, owner, body, body.address));
  }

  /**
   * Returns the order and the currently paid plan.
   * @throws 409 if nothing would change, while a charge has failed, and for fewer seats than are in use
   */
  async quote(
    customer: store.CustomerRow | null,
    owner: Owner,
    wanted: Wanted,
    address = customer?.address ?? null,
    db = this.#db,
  ): Promise<Quote> {
    const { order, price } = this.#priced(owner, wanted);
    // Checked before anything is shown or charged, because a processor would charge first.
    if ('organizationId' in owner) await mustHoldLicences(db, owner.organizationId, order.quantity);
    const running = customer && (await store.runningOf(db, customer.id, new Date()));
    if (!running) return { customer, order, price, present: null, address };
    if (running.subscription_status === 'past_due')
      throw conflict('Your last payment failed. Update your payment method before you change the plan.');
    const present: Order = {
      product: running.product_code,
      cycle: running.billing_cycle,
      quantity: running.quantity,
    };
    if (
      present.product === order.product &&
      present.cycle === order.cycle &&
      present.quantity === order.quantity &&
      !running.cancel_at_period_end
    )
      throw conflict('You already have this plan with this number of seats.', 'nothing_to_change');
    return {
      customer,
      order,
      price,
      present: {
        externalId: running.external_id,
        order: present,
        price: this.priceOf(present) ?? price,
        period: { start: running.period_start, end: running.period_end },
      },
      address,
    };
  }

  /** Returns the price of an order; null for a plan without one. */
  priceOf(order: Order): Price | null {
    const unit = this.#unit(order.product, order.cycle);
    return unit === null ? null : priceOf(unit, order);
  }

  /** Returns the tax on amounts or plans at an address (PAY-12). */
  async tax({ address, line_items: items }: z.output<typeof contract.taxBody>): Promise<z.input<typeof contract.tax>> {
    const processor = this.#selling();
    const amounts = items.map((item, i): TaxItem => {
      if ('amount' in item) return { amount: item.amount, reference: item.reference ?? `item-${i + 1}` };
      const price = this.priceOf({ product: item.product_code, cycle: item.billing_cycle, quantity: item.quantity });
      if (price === null) throw noPrice(['body', 'line_items', i, 'product_code']);
      return { amount: price.amount, reference: `${item.product_code}-${i + 1}` };
    });
    const amount = amounts.reduce((sum, each) => sum + each.amount, 0);
    const { amount: tax, name } = await processor.tax(address, amounts);
    return { currency: 'usd', amount, tax_amount: tax, total: amount + tax, tax_name: name };
  }

  /** Returns where a customer manages payment methods (PAY-10, PAY-11). @throws 404 if nothing was ever bought */
  async portal(owner: Owner): Promise<{ url: string }> {
    const processor = this.#selling();
    const customer = await store.findCustomer(this.#db, processor.kind, owner);
    if (!customer) throw notFound('This customer', 'customer_not_found');
    const organization =
      'organizationId' in owner ? await store.organizationName(this.#db, owner.organizationId) : undefined;
    return { url: await processor.portal(customer, organization?.name ?? null) };
  }

  /** Returns customer, payment method, and next payment. */
  async account(owner: Owner): Promise<z.input<typeof contract.account>> {
    const processor = this.#processor;
    const customer = processor && (await store.findCustomer(this.#db, processor.kind, owner));
    if (!processor || !customer)
      return {
        processor: processor?.kind ?? 'off',
        customer: null,
        card: null,
        credit: 0,
        next_charge: null,
        failed: false,
      };
    const running = await store.runningOf(this.#db, customer.id, new Date());
    return {
      processor: processor.kind,
      customer: answer(customer),
      card: cardOf(customer),
      credit: customer.credit,
      next_charge: running ? await this.#nextCharge(processor, customer, running) : null,
      failed: running?.subscription_status === 'past_due',
    };
  }

  /** Returns a page of an owner's invoices, latest first. */
  async invoices(owner: Owner, base: string, page: PageRequest): Promise<z.input<typeof contract.invoices>> {
    const customer = this.#processor && (await store.findCustomer(this.#db, this.#processor.kind, owner));
    if (!customer) return { items: [], total_count: 0, ...invoices.noInvoices(page) };
    const { rows, total, pointers } = await invoices.listInvoices(this.#db, customer.id, page);
    return { items: rows.map((row) => invoiceAnswer(row, base)), total_count: total, ...pointers };
  }

  /** Returns one invoice. @throws 404 for another's */
  async invoice(owner: Owner, id: string): Promise<invoices.InvoiceRow> {
    const customer = this.#processor && (await store.findCustomer(this.#db, this.#processor.kind, owner));
    const row = customer && isId(id) ? await invoices.findInvoice(this.#db, customer.id, id) : undefined;
    if (!row) throw notFound('This invoice', 'invoice_not_found');
    return row;
  }

  /** Deletes old data. */
  async purge(): Promise<void> {
    await sessions.purgeSessions(this.#db, KEPT_DAYS);
    await events.purgeEvents(this.#db, KEPT_DAYS);
  }

  /** Returns which of these subscriptions the processor will still charge, although their period is over. */
  async renews(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const links = await store.linksOf(this.#db, [...ids]);
    return new Set(
      links.filter((link) => link.processor === this.#processor?.kind).map((link) => link.subscription_id),
    );
  }

  /** Returns the subscriptions at the processor, by ID here. */
  async links(ids: readonly string[]): Promise<ReadonlyMap<string, { id: string; customer: string }>> {
    const links = await store.linksOf(this.#db, [...ids]);
    return new Map(
      links.map(({ subscription_id: here, external_id: id, customer }) => [here, { id, customer }] as const),
    );
  }

  /**
   * Finds an owner by the name or ID of an organization, or by a user's email address.
   * @throws 404, 422 unless exactly one is given
   */
  async customerNamed({ organization, email }: z.output<typeof contract.timeBody>): Promise<Owner> {
    if ((organization === undefined) === (email === undefined))
      throw unprocessable([{ loc: ['body'], msg: 'Specify an organization or an email address', type: 'missing' }]);
    const owner = await store.ownerNamed(this.#db, organization ?? null, email ?? null);
    if (owner) return owner;
    throw notFound('This customer', 'customer_not_found');
  }

  /**
   * Returns the customer of a checkout.
   * @throws 404 for another's organization, 403 for members who can't pay for it
   */
  async #payer(viewer: Viewer, organization: string | undefined): Promise<Owner> {
    if (organization === undefined) return { userId: viewer.userId };
    const found = await this.#organizations.find(organization, viewer.userId);
    if (!found?.role) throw notFound('This organization', 'organization_not_found');
    if (!can(found.role, 'subscription.edit')) throw forbidden();
    return { organizationId: found.id };
  }

  async #manages(viewer: Viewer, organizationId: string): Promise<boolean> {
    return can((await this.#organizations.find(organizationId, viewer.userId))?.role, 'subscription.edit');
  }

  /** @throws 409 if the hub sells nothing */
  #selling(): Processor {
    if (this.#processor === null) throw nothingSold();
    return this.#processor;
  }

  #unit(product: ProductCode, cycle: Cycle): number | null {
    const pricing = this.#plans.find(product)?.pricing;
    if (!pricing || !('monthly_price' in pricing)) return null;
    return cycle === 'yearly' ? pricing.yearly_price : pricing.monthly_price;
  }

  /**
   * Returns an order with its price.
   * @throws 422 for a plan without a price, or one for organizations only (SEAT-15)
   */
  #priced(owner: Owner, wanted: Wanted): { order: Order; price: Price } {
    const order: Order = { product: wanted.product_code, cycle: wanted.billing_cycle, quantity: wanted.quantity };
    const price = this.priceOf(order);
    if (price === null) throw noPrice(['body', 'product_code']);
    const plan = this.#plans.find(order.product);
    if ('userId' in owner && plan && requiresOrganization(plan, order.quantity))
      throw unprocessable([
        {
          loc: ['body', plan.requires_organization ? 'product_code' : 'quantity'],
          msg: plan.requires_organization
            ? 'This plan is for organizations: name the one that it is for'
            : 'More than one seat is for organizations: name the one that it is for',
          type: 'value_error.organization',
        },
      ]);
    return { order, price };
  }

  async #nextCharge(
    processor: Processor,
    customer: store.CustomerRow,
    running: store.PaidRow,
  ): Promise<{ at: string; amount: number; description: string } | null> {
    // A failed charge is retried as on its invoice, also if the plan was canceled meanwhile.
    const failed = running.retry_at && (await invoices.openInvoice(this.#db, customer.id));
    if (running.retry_at && failed)
      return {
        at: isoTime(running.retry_at),
        amount: failed.total,
        description: `Invoice ${failed.number}, tried again`,
      };
    if (running.cancel_at_period_end) return null;
    const order: Order = { product: running.product_code, cycle: running.billing_cycle, quantity: running.quantity };
    const price = this.priceOf(order);
    if (price === null) return null;
    const tax =
      customer.address === null
        ? 0
        : (await processor.tax(customer.address, [{ amount: price.amount, reference: 'next' }])).amount;
    const name = this.#plans.find(order.product)?.name ?? '';
    return {
      at: isoTime(running.period_end),
      amount: Math.max(0, price.amount + tax - customer.credit),
      description: `${name}, ${order.quantity} ${order.quantity === 1 ? 'seat' : 'seats'}, ${order.cycle}`,
    };
  }
}

const noPrice = (loc: (string | number)[]): HttpError =>
  unprocessable([{ loc, msg: "This plan isn't for sale on this hub", type: 'value_error.no_price' }]);

/** Returns the fields that were sent. */
const given = (body: z.output<typeof contract.customerBody>): Partial<store.BilledTo> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const answer = (row: store.CustomerRow): CustomerAnswer => ({
  id: row.external_id,
  org_id: row.organization_id,
  email: row.email,
  name: row.name,
  address: row.address,
  tax_id: row.tax_id,
  created_at: isoTime(row.created_at),
});

const cardOf = (row: store.CustomerRow) =>
  row.card_last4 === null
    ? null
    : { brand: row.card_brand ?? '', last4: row.card_last4, expires: row.card_expires ?? '' };

/** Converts an invoice for a list. `base` is the URL of the list. */
const invoiceAnswer = (row: invoices.InvoiceRow, base: string): z.input<typeof contract.invoice> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  lines: row.lines,
  subtotal: row.subtotal,
  credit_used: row.credit_used,
  tax: row.tax,
  tax_name: row.tax_name,
  total: row.total,
  currency: 'usd',
  issued_at: isoTime(row.issued_at),
  paid_at: isoTime(row.paid_at),
  html_url: row.hosted_url ?? `${base}/${row.id}/html`,
  pdf_url: row.pdf_url ?? `${base}/${row.id}/pdf`,
});
