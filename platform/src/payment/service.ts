import type { ProductCode } from '@terrarium/domain/access';
import { can, requiresOrganization } from '@terrarium/domain/access';
import type { z } from 'zod';
import { mustHoldLicences, subscriptionOf } from '../billing/index.ts';
import type { BillingService, Owner } from '../billing/index.ts';
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, forbidden, HttpError, notFound, unprocessable } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { Seal } from '../identity/index.ts';
import type { Organizations } from '../organization/index.ts';
import type * as contract from './contract.ts';
import { domainOf, isEducation } from './education.ts';
import { priceOf } from './pricing.ts';
import type { Cycle, Order, Price } from './pricing.ts';
import type { Processor, Quote, TaxItem } from './processor.ts';
import * as invoices from './invoiceStore.ts';
import { findMailAddress } from '../person/index.ts';
import * as store from './store.ts';

type CustomerAnswer = z.input<typeof contract.customer>;
type Wanted = Pick<z.output<typeof contract.checkoutBody>, 'product_code' | 'billing_cycle' | 'quantity'>;

/** The plan that the education offer gives, and for how long, in ms. */
const EDUCATION_PLAN: ProductCode = 'starter_subscription';
const EDUCATION_MS = 365 * 86_400_000;
/** Days that events and checkouts nobody paid are kept. */
const KEPT_DAYS = 90;

/** What the payments of a hub are made of. */
export interface PaymentParts {
  db: Db;
  billing: BillingService;
  organizations: Pick<Organizations, 'find'>;
  /** Null where the hub sells nothing. */
  processor: Processor | null;
  /** Encrypts what lets a browser pay a checkout. */
  seal: Seal;
}

/** Customers, checkouts, previews, portal, invoices and the education offer, whoever takes the money. */
export class Payments {
  readonly #db: Db;
  readonly #billing: BillingService;
  readonly #organizations: Pick<Organizations, 'find'>;
  readonly #processor: Processor | null;
  readonly #seal: Seal;

  constructor({ db, billing, organizations, processor, seal }: PaymentParts) {
    this.#db = db;
    this.#billing = billing;
    this.#organizations = organizations;
    this.#processor = processor;
    this.#seal = seal;
  }

  /** What pages need to know before anything is bought (PAY-02). A hub has one configuration, by whichever name it is asked for. */
  config(name: string): z.input<typeof contract.config> {
    return {
      name,
      processor: this.#processor?.kind ?? 'off',
      publishable_key: this.#processor?.publishableKey ?? null,
      script_url: this.#processor?.scriptUrl ?? null,
      products: [...this.#billing.plans],
      ...this.#billing.defaults,
    };
  }

  /**
   * Makes the customer of an owner, or changes the one that is there (PAY-03, PAY-04).
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

  /** Who pays. @throws 404 where there is no customer yet */
  async customer(owner: Owner): Promise<CustomerAnswer> {
    // A hub that sells nothing has no customers.
    if (this.#processor === null) throw notFound('This customer', 'customer_not_found');
    return answer(await this.#customer(owner));
  }

  async #customer(owner: Owner): Promise<store.CustomerRow> {
    const row = await store.findCustomer(this.#db, this.#selling().kind, owner);
    if (!row) throw notFound('This customer', 'customer_not_found');
    return row;
  }

  /** Changes who pays (PAY-05, PAY-06). @throws 404 where there is no customer yet */
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

  /** The customer of an owner, made where there is none. */
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
   * Begins a checkout (PAY-07, PAY-17). Whoever pays for a plan already changes that one.
   * @throws 404 for an organization of others, 403 for members who may not, 409 when nothing would change, 422 for a plan that cannot be bought
   */
  async checkout(
    viewer: Viewer,
    body: z.output<typeof contract.checkoutBody>,
  ): Promise<z.input<typeof contract.session>> {
    const processor = this.#selling();
    const owner = await this.#payer(viewer, body.organization);
    // What cannot be bought leaves no customer behind.
    this.#priced(owner, body);
    const customer = await this.customerOf(owner, viewer);
    const quote = await this.quote(customer, owner, body);
    const preview = await processor.preview(quote);
    const opened = await processor.openCheckout({ ...quote, customer });
    await store.insertSession(this.#db, {
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

  /** A checkout that the viewer may see: their own, or one of an organization whose billing they manage. @throws 404 */
  async visibleSession(
    viewer: Viewer,
    id: string,
  ): Promise<{ session: store.SessionRow; customer: store.CustomerRow; owner: Owner }> {
    const found = await store.findSession(this.#db, id);
    const unknown = notFound('This checkout', 'checkout_not_found');
    if (!found) throw unknown;
    const { user_id: userId, organization_id: organizationId } = found.customer;
    if (userId !== null ? userId !== viewer.userId : !(await this.#manages(viewer, organizationId!))) throw unknown;
    return { ...found, owner: store.ownerOf(found.customer) };
  }

  /** Everything of a checkout (PAY-09). */
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
      product_name: this.#billing.plans.find((plan) => plan.product_code === session.product_code)?.name ?? '',
      preview: session.preview,
      card: cardOf(customer),
      expires_at: session.expires_at.toISOString(),
    };
  }

  /** What an order costs now (PAY-13, PAY-14). Nothing is kept and nothing charged. */
  async preview(owner: Owner, body: z.output<typeof contract.previewBody>): Promise<contract.Preview> {
    const processor = this.#selling();
    const customer = (await store.findCustomer(this.#db, processor.kind, owner)) ?? null;
    return processor.preview(await this.quote(customer, owner, body, body.address));
  }

  /**
   * What is asked for, beside what is paid for now.
   * @throws 409 when nothing would change, while a charge has failed, and for fewer seats than are in use
   */
  async quote(
    customer: store.CustomerRow | null,
    owner: Owner,
    wanted: Wanted,
    address = customer?.address ?? null,
    db = this.#db,
  ): Promise<Quote> {
    const { order, price } = this.#priced(owner, wanted);
    // Before anything is shown or charged: a processor would take the money first.
    if ('organizationId' in owner) await mustHoldLicences(db, owner.organizationId, order.quantity);
    const running = customer && (await store.runningOf(db, customer.id, new Date()));
    if (!running) return { customer, order, price, present: null, address };
    if (running.subscription_status === 'past_due')
      throw conflict(
        'The last charge of the present plan failed. Change the payment method first; then the plan can be changed.',
      );
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
      throw conflict('This is the plan that is paid for already, with as many seats.', 'nothing_to_change');
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

  /** The price of an order; null for a plan that has none. */
  priceOf(order: Order): Price | null {
    const unit = this.#unit(order.product, order.cycle);
    return unit === null ? null : priceOf(unit, order);
  }

  /** The tax on amounts or plans at an address (PAY-12). */
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

  /** Where a customer sees and changes how they pay (PAY-10, PAY-11). @throws 404 where nothing was ever bought */
  async portal(owner: Owner): Promise<{ url: string }> {
    const processor = this.#selling();
    const customer = await store.findCustomer(this.#db, processor.kind, owner);
    if (!customer) throw notFound('This customer', 'customer_not_found');
    const organization =
      'organizationId' in owner ? await store.organizationName(this.#db, owner.organizationId) : undefined;
    return { url: await processor.portal(customer, organization?.name ?? null) };
  }

  /** Who pays, with what, and when next. */
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

  /** A page of an owner's invoices, the last first. */
  async invoices(
    owner: Owner,
    base: string,
    page: { limit: number; offset: number },
  ): Promise<z.input<typeof contract.invoices>> {
    const customer = this.#processor && (await store.findCustomer(this.#db, this.#processor.kind, owner));
    if (!customer) return { items: [], total_count: 0 };
    const { rows, total } = await invoices.listInvoices(this.#db, customer.id, page);
    return { items: rows.map((row) => invoiceAnswer(row, base)), total_count: total };
  }

  /** One invoice. @throws 404 for one of others */
  async invoice(owner: Owner, id: string): Promise<invoices.InvoiceRow> {
    const customer = this.#processor && (await store.findCustomer(this.#db, this.#processor.kind, owner));
    const row = customer && isId(id) ? await invoices.findInvoice(this.#db, customer.id, id) : undefined;
    if (!row) throw notFound('This invoice', 'invoice_not_found');
    return row;
  }

  /** Whether the education offer is for the viewer, and whether they took it (PAY-15). */
  async education({ userId }: Viewer): Promise<z.input<typeof contract.education>> {
    const [address, enrolledAt] = await Promise.all([
      findMailAddress(this.#db, userId),
      store.enrolledAt(this.#db, userId),
    ]);
    // Whoever is signed in has an account.
    const { email, is_confirmed: isConfirmed } = address!;
    const domain = domainOf(email);
    const answers = {
      enrolled: enrolledAt !== null,
      enrolled_at: enrolledAt?.toISOString() ?? null,
      product_code: EDUCATION_PLAN,
    };
    const no = (reason: string) => ({ ...answers, eligible: false, reason });
    if (this.#processor === null) return no('This hub sells nothing, so there is nothing to be had for less.');
    if (!isEducation(domain))
      return no(
        `The offer is for addresses of schools and universities, such as .edu and .ac.uk; yours is at ${domain}.`,
      );
    if (!isConfirmed) return no('Confirm your e-mail address first.');
    return { ...answers, eligible: true, reason: `${domain} belongs to a school or university.` };
  }

  /** Takes the education offer: Starter for a year without charge (PAY-16). @throws 409 */
  async enrol(viewer: Viewer): Promise<z.input<typeof contract.education>> {
    this.#selling();
    const state = await this.education(viewer);
    if (state.enrolled) throw conflict('You took the education offer already.', 'already_enrolled');
    if (!state.eligible) throw conflict(state.reason, 'not_eligible');
    const owner = { userId: viewer.userId };
    const { email } = (await findMailAddress(this.#db, viewer.userId))!;
    await this.#db.transaction().execute(async (trx) => {
      if (!(await store.enrol(trx, viewer.userId, domainOf(email))))
        throw conflict('You took the education offer already.', 'already_enrolled');
      const present = await subscriptionOf(trx, owner);
      if (present !== null && present.product_code !== 'free_subscription')
        throw conflict('You have a plan already. The education offer is for people without one.', 'already_subscribed');
      await this.#billing.grant(trx, owner, {
        product: EDUCATION_PLAN,
        quantity: 1,
        until: new Date(Date.now() + EDUCATION_MS),
      });
    });
    return this.education(viewer);
  }

  /** Forgets what is over. */
  async purge(): Promise<void> {
    await store.purgeSessions(this.#db, KEPT_DAYS);
    await store.purgeEvents(this.#db, KEPT_DAYS);
  }

  /** Which of these subscriptions the processor goes on to charge for, though their period is over. */
  async renews(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const links = await store.linksOf(this.#db, [...ids]);
    return new Set(
      links.filter((link) => link.processor === this.#processor?.kind).map((link) => link.subscription_id),
    );
  }

  /** What these subscriptions are at the processor, by their ids here. */
  async links(ids: readonly string[]): Promise<ReadonlyMap<string, { id: string; customer: string }>> {
    const links = await store.linksOf(this.#db, [...ids]);
    return new Map(
      links.map(({ subscription_id: here, external_id: id, customer }) => [here, { id, customer }] as const),
    );
  }

  /** An owner by the name or id of an organization, or by a person's address. @throws 404, 422 unless one of them is named */
  async customerNamed({ organization, email }: z.output<typeof contract.timeBody>): Promise<Owner> {
    if ((organization === undefined) === (email === undefined))
      throw unprocessable([{ loc: ['body'], msg: 'Name an organization or an e-mail address', type: 'missing' }]);
    const owner = await store.ownerNamed(this.#db, organization ?? null, email ?? null);
    if (owner) return owner;
    throw notFound('This customer', 'customer_not_found');
  }

  /** Whom a checkout is for. @throws 404 for an organization of others, 403 for members who may not pay for it */
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

  /** @throws 409 where the hub sells nothing */
  #selling(): Processor {
    if (this.#processor === null)
      throw conflict(
        'This hub sells nothing: it has no payment processor. Ask whoever operates the hub for a plan.',
        'nothing_sold',
      );
    return this.#processor;
  }

  #unit(product: ProductCode, cycle: Cycle): number | null {
    const pricing = this.#billing.plans.find((plan) => plan.product_code === product)?.pricing;
    if (!pricing || !('monthly_price' in pricing)) return null;
    return cycle === 'yearly' ? pricing.yearly_price : pricing.monthly_price;
  }

  /** An order with its price. @throws 422 for a plan without a price, or one that needs an organization (SEAT-15) */
  #priced(owner: Owner, wanted: Wanted): { order: Order; price: Price } {
    const order: Order = { product: wanted.product_code, cycle: wanted.billing_cycle, quantity: wanted.quantity };
    const price = this.priceOf(order);
    if (price === null) throw noPrice(['body', 'product_code']);
    const plan = this.#billing.plans.find((each) => each.product_code === order.product);
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
    // What failed is tried again as it stands on its invoice, also of a plan that was canceled meanwhile.
    const failed = running.retry_at && (await invoices.openInvoice(this.#db, customer.id));
    if (running.retry_at && failed)
      return {
        at: running.retry_at.toISOString(),
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
    const name = this.#billing.plans.find((plan) => plan.product_code === order.product)?.name ?? '';
    return {
      at: running.period_end.toISOString(),
      amount: Math.max(0, price.amount + tax - customer.credit),
      description: `${name}, ${order.quantity} ${order.quantity === 1 ? 'seat' : 'seats'}, ${order.cycle}`,
    };
  }
}

const noPrice = (loc: (string | number)[]): HttpError =>
  unprocessable([{ loc, msg: 'This plan has no price here, so it cannot be bought', type: 'value_error.no_price' }]);

/** Fields that were sent. */
const given = (body: z.output<typeof contract.customerBody>): Partial<store.BilledTo> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

const answer = (row: store.CustomerRow): CustomerAnswer => ({
  id: row.external_id,
  org_id: row.organization_id,
  email: row.email,
  name: row.name,
  address: row.address,
  tax_id: row.tax_id,
  created_at: row.created_at.toISOString(),
});

const cardOf = (row: store.CustomerRow) =>
  row.card_last4 === null
    ? null
    : { brand: row.card_brand ?? '', last4: row.card_last4, expires: row.card_expires ?? '' };

/** An invoice as it is listed; `base` is the address of the list. */
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
  issued_at: row.issued_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  html_url: row.hosted_url ?? `${base}/${row.id}/html`,
  pdf_url: row.pdf_url ?? `${base}/${row.id}/pdf`,
});
