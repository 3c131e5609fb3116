/** REST of payments, under /api/payments. */
import { Readable } from 'node:stream';
import type { Owner } from '../store.ts';
import { boundedOrganizationParams, conflict, organizationOf, route, viewerOf } from '../../http/index.ts';
import type { Route, RouteContext, Viewer } from '../../http/index.ts';
import * as contract from './contract.ts';
import type { EducationOffer } from './educationOffer.ts';
import { INVOICE_STYLE, invoiceHtml, invoicePdf } from './invoiceDocument.ts';
import type { Payments } from './service.ts';
import type { StripeEvents } from './stripeEvents.ts';
import type { TestPayments } from './testPayments.ts';
import { readWebhook } from './webhook.ts';

const BASE = '/api/payments/v2';
const OF_ORGANIZATION = `${BASE}/organizations/{org}`;
const USER = { kind: 'user' } as const;
const EDITS = { kind: 'organization', action: 'subscription.edit' } as const;
const READS = { kind: 'organization', action: 'subscription.read' } as const;
const PDF = { contentType: 'application/pdf' };
const HTML = { contentType: 'text/html' };
/** Invoices can't run or load anything, whatever they contain. Only the page's own style is allowed. */
const INVOICE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src ${INVOICE_STYLE}; sandbox`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** Dependencies of the routes. */
interface RouteParts {
  payments: Payments;
  education: EducationOffer;
  /** Undefined unless the test processor is used. */
  test: TestPayments | undefined;
  /** Undefined unless Stripe is used. */
  stripe: StripeEvents | undefined;
  /** Name of the hub on invoices. */
  seller: string;
}

const mine = (context: RouteContext<unknown, unknown, unknown, Viewer>): Owner => ({
  userId: viewerOf(context).userId,
});
const its = (context: RouteContext): Owner => ({ organizationId: organizationOf(context).id });
const listOf = (context: RouteContext): string =>
  context.organization ? `${BASE}/organizations/${context.organization.name}/invoices` : `${BASE}/invoices`;

/** @throws 409 unless the test processor is used */
function atTest(test: TestPayments | undefined): TestPayments {
  if (test) return test;
  throw conflict('This call belongs to the test processor, which this hub does not use.', 'nothing_sold');
}

/** Routes of payments. */
export function paymentRoutes(parts: RouteParts): Route[] {
  const { payments, education, test, stripe } = parts;
  return [
    route({
      operationId: 'getPaymentConfig',
      method: 'get',
      path: `${BASE}/config/{name}`,
      summary: 'Returns the payment settings of the hub: the publishable key of the payment processor, and the plans.',
      ledger: ['PAY-02'],
      access: { kind: 'public' },
      params: contract.configParams,
      answers: { 200: contract.config },
      handler: (context) => Promise.resolve({ status: 200, body: payments.config(context.params.name) }),
    }),
    ...customerRoutes(payments),
    ...checkoutRoutes(parts),
    ...pricingRoutes(payments),
    ...invoiceRoutes(parts),
    route({
      operationId: 'getEducationOffer',
      method: 'get',
      path: `${BASE}/edu/checks`,
      summary: 'Returns whether the caller is eligible for the education offer, and whether they claimed it.',
      ledger: ['PAY-15'],
      access: USER,
      answers: { 200: contract.education },
      handler: async (context) => ({ status: 200, body: await education.offer(viewerOf(context)) }),
    }),
    route({
      operationId: 'requestEducationOffer',
      method: 'post',
      path: `${BASE}/edu/enroll`,
      summary: 'Claims the education offer: the Starter plan free for one year.',
      ledger: ['PAY-16'],
      access: { kind: 'user', confirmed: true },
      answers: { 200: contract.education },
      handler: async (context) => ({ status: 200, body: await education.enrol(viewerOf(context)) }),
    }),
    route({
      operationId: 'updateTestTime',
      method: 'post',
      path: `${BASE}/test_time`,
      summary: 'Advances the time for a customer of the test processor. Due payments are charged, retried, or ended.',
      access: { kind: 'operator' },
      body: contract.timeBody,
      answers: { 204: null },
      handler: async (context) => {
        await atTest(test).letPass(await payments.customerNamed(context.body), context.body.days);
        return { status: 204 };
      },
    }),
    route({
      operationId: 'sendStripeEvent',
      method: 'post',
      path: '/api/payments/stripe/webhook',
      summary:
        'Receives signed events from Stripe. Events are stored and acknowledged immediately, and processed later.',
      access: { kind: 'public' },
      bytes: ['application/json'],
      answers: { 200: contract.received },
      handler: async (context) => {
        if (!stripe) throw conflict('This hub does not use Stripe.', 'nothing_sold');
        const body = await readWebhook(context.request);
        await stripe.receive(body, context.request.get('stripe-signature') ?? '');
        return { status: 200, body: { received: true as const } };
      },
    }),
  ];
}

/** Routes of customers. */
function customerRoutes(payments: Payments): Route[] {
  return [
    route({
      method: 'get',
      path: `${BASE}/customer`,
      summary: "Returns the caller's billing details.",
      access: USER,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.customer(mine(context)) }),
    }),
    route({
      method: 'post',
      path: `${BASE}/customer`,
      summary: "Creates the caller's payment customer, or updates an existing one.",
      ledger: ['PAY-03'],
      access: USER,
      body: contract.customerBody,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer, 201: contract.customer },
      handler: async (context) => {
        const { isNew, customer } = await payments.createCustomer(mine(context), viewerOf(context), context.body);
        return isNew ? { status: 201, body: customer } : { status: 200, body: customer };
      },
    }),
    route({
      method: 'patch',
      path: `${BASE}/customer`,
      summary: "Updates the caller's billing details.",
      ledger: ['PAY-05'],
      access: USER,
      body: contract.customerBody,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.changeCustomer(mine(context), context.body) }),
    }),
    route({
      method: 'get',
      path: `${OF_ORGANIZATION}/customer`,
      summary: 'Returns the billing details of an organization.',
      access: EDITS,
      params: boundedOrganizationParams,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.customer(its(context)) }),
    }),
    route({
      method: 'post',
      path: `${OF_ORGANIZATION}/customer`,
      summary: 'Creates the payment customer of an organization, or updates an existing one.',
      ledger: ['PAY-04'],
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.customerBody,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer, 201: contract.customer },
      handler: async (context) => {
        const { isNew, customer } = await payments.createCustomer(its(context), viewerOf(context), context.body);
        return isNew ? { status: 201, body: customer } : { status: 200, body: customer };
      },
    }),
    route({
      method: 'patch',
      path: `${OF_ORGANIZATION}/customer`,
      summary: 'Updates the billing details of an organization.',
      ledger: ['PAY-06'],
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.customerBody,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.changeCustomer(its(context), context.body) }),
    }),
  ];
}

/** Routes of checkouts and payment methods. */
function checkoutRoutes({ payments, test, stripe }: RouteParts): Route[] {
  const checkout = (path: string, ledger: string[], summary: string): Route =>
    route({
      method: 'post',
      path,
      summary,
      ledger,
      access: { kind: 'user', confirmed: true },
      body: contract.checkoutBody,
      answers: { 201: contract.session },
      handler: async (context) => ({
        status: 201,
        body: await payments.checkout(viewerOf(context), context.body),
      }),
    });

  return [
    checkout(
      `${BASE}/checkout_session`,
      ['PAY-07', 'PAY-08'],
      "Starts a checkout. Don't send it twice: each request starts a new one.",
    ),
    checkout('/api/payments/stripe/checkout_session', ['PAY-17', 'PAY-08'], 'Older path of the same request.'),
    route({
      operationId: 'getPaymentData',
      method: 'get',
      path: `${BASE}/checkout_session/{id}/payment-data`,
      summary: 'Returns a checkout with its price and status.',
      ledger: ['PAY-09'],
      access: USER,
      params: contract.sessionParams,
      answers: { 200: contract.paymentData },
      handler: async (context) => {
        const { id } = context.params;
        await payments.visibleSession(viewerOf(context), id);
        await stripe?.follow(id);
        return { status: 200, body: await payments.paymentData(viewerOf(context), id) };
      },
    }),
    route({
      operationId: 'completeCheckout',
      method: 'post',
      path: `${BASE}/checkout_session/{id}/pay`,
      summary:
        'Pays a checkout of the test processor, or confirms a change at the shown price. If the bank requires a verification code, send the same request again with it.',
      access: { kind: 'user', confirmed: true },
      params: contract.sessionParams,
      body: contract.payBody,
      answers: { 200: contract.paymentData },
      handler: async (context) => {
        await (stripe ?? atTest(test)).pay(viewerOf(context), context.params.id, context.body);
        return { status: 200, body: await payments.paymentData(viewerOf(context), context.params.id) };
      },
    }),
    route({
      method: 'post',
      path: `${BASE}/billing_portal`,
      summary: "Returns the URL of the caller's billing portal.",
      ledger: ['PAY-10', 'PAY-01'],
      access: USER,
      answers: { 200: contract.portal },
      handler: async (context) => ({ status: 200, body: await payments.portal(mine(context)) }),
    }),
    route({
      method: 'post',
      path: `${OF_ORGANIZATION}/billing_portal`,
      summary: "Returns the URL of an organization's billing portal.",
      ledger: ['PAY-11', 'PAY-01'],
      access: EDITS,
      params: boundedOrganizationParams,
      answers: { 200: contract.portal },
      handler: async (context) => ({ status: 200, body: await payments.portal(its(context)) }),
    }),
    route({
      method: 'put',
      path: `${BASE}/payment_method`,
      summary: "Replaces the caller's card at the test processor. A failed payment is retried immediately.",
      access: USER,
      body: contract.methodBody,
      answers: { 200: contract.account },
      handler: async (context) => {
        await atTest(test).replaceCard(mine(context), context.body.card);
        return { status: 200, body: await payments.account(mine(context)) };
      },
    }),
    route({
      method: 'put',
      path: `${OF_ORGANIZATION}/payment_method`,
      summary: "Replaces an organization's card at the test processor. A failed payment is retried immediately.",
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.methodBody,
      answers: { 200: contract.account },
      handler: async (context) => {
        await atTest(test).replaceCard(its(context), context.body.card);
        return { status: 200, body: await payments.account(its(context)) };
      },
    }),
  ];
}

/** Routes of prices before a purchase. */
function pricingRoutes(payments: Payments): Route[] {
  return [
    route({
      operationId: 'previewTax',
      method: 'post',
      path: `${BASE}/calculate_tax`,
      onlyReads: true,
      summary: 'Returns the tax on amounts or plans at an address. Stores nothing.',
      ledger: ['PAY-12'],
      access: USER,
      body: contract.taxBody,
      answers: { 200: contract.tax },
      handler: async (context) => ({ status: 200, body: await payments.tax(context.body) }),
    }),
    route({
      operationId: 'previewInvoice',
      method: 'post',
      path: `${BASE}/invoice_preview`,
      onlyReads: true,
      summary:
        'Returns the current price of a plan for the caller, including credit for the current plan. Charges nothing.',
      ledger: ['PAY-14'],
      access: USER,
      body: contract.previewBody,
      answers: { 200: contract.preview },
      handler: async (context) => ({ status: 200, body: await payments.preview(mine(context), context.body) }),
    }),
    route({
      operationId: 'previewOrganizationInvoice',
      method: 'post',
      path: `${OF_ORGANIZATION}/subscriptions/invoice_preview`,
      onlyReads: true,
      summary:
        'Returns the current price of a plan for an organization, including credit for the current plan. Charges nothing.',
      ledger: ['PAY-13'],
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.previewBody,
      answers: { 200: contract.preview },
      handler: async (context) => ({ status: 200, body: await payments.preview(its(context), context.body) }),
    }),
  ];
}

/** Routes of accounts and invoices. */
function invoiceRoutes({ payments, test, seller }: RouteParts): Route[] {
  const letterhead = { seller, isTest: test !== undefined };
  const document = async (context: RouteContext<{ id: string }>, owner: Owner, form: 'html' | 'pdf') => {
    const invoice = await payments.invoice(owner, context.params.id);
    const headers = {
      ...INVOICE_HEADERS,
      'content-disposition': `${form === 'pdf' ? 'attachment' : 'inline'}; filename="invoice-${invoice.number}.${form}"`,
      'content-type': form === 'pdf' ? PDF.contentType : `${HTML.contentType}; charset=utf-8`,
    };
    const stream =
      form === 'pdf' ? await invoicePdf(invoice, letterhead) : Readable.from([invoiceHtml(invoice, letterhead)]);
    return { status: 200 as const, headers, stream };
  };

  /** Declares a route for the user, and the same for an organization. */
  return [
    route({
      operationId: 'getPaymentAccount',
      method: 'get',
      path: `${BASE}/account`,
      summary: "Returns the caller's payment data and next charge.",
      access: USER,
      answers: { 200: contract.account },
      handler: async (context) => ({ status: 200, body: await payments.account(mine(context)) }),
    }),
    route({
      operationId: 'getOrganizationPaymentAccount',
      method: 'get',
      path: `${OF_ORGANIZATION}/account`,
      summary: "Returns an organization's payment data and next charge.",
      access: READS,
      params: boundedOrganizationParams,
      answers: { 200: contract.account },
      handler: async (context) => ({ status: 200, body: await payments.account(its(context)) }),
    }),
    route({
      method: 'get',
      path: `${BASE}/invoices`,
      summary: "Lists the caller's invoices, newest first.",
      access: USER,
      query: contract.invoiceQuery,
      answers: { 200: contract.invoices },
      handler: async (context) => ({
        status: 200,
        body: await payments.invoices(mine(context), listOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${OF_ORGANIZATION}/invoices`,
      summary: 'Lists the invoices of an organization, newest first.',
      access: READS,
      params: boundedOrganizationParams,
      query: contract.invoiceQuery,
      answers: { 200: contract.invoices },
      handler: async (context) => ({
        status: 200,
        body: await payments.invoices(its(context), listOf(context), context.query),
      }),
    }),
    ...(['html', 'pdf'] as const).flatMap((form) => [
      route({
        method: 'get',
        path: `${BASE}/invoices/{id}/${form}`,
        summary: `Returns an invoice of the caller as ${form === 'pdf' ? 'PDF' : 'a page'}.`,
        access: USER,
        params: contract.invoiceParams,
        answers: { 200: form === 'pdf' ? PDF : HTML },
        handler: (context) => document(context, mine(context), form),
      }),
      route({
        method: 'get',
        path: `${OF_ORGANIZATION}/invoices/{id}/${form}`,
        summary: `Returns an invoice of an organization as ${form === 'pdf' ? 'PDF' : 'a page'}.`,
        access: READS,
        params: contract.organizationInvoiceParams,
        answers: { 200: form === 'pdf' ? PDF : HTML },
        handler: (context) => document(context, its(context), form),
      }),
    ]),
  ];
}
