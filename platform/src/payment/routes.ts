/** REST of payments, under /api/payments. */
import { Readable } from 'node:stream';
import type { Owner } from '../billing/index.ts';
import { boundedOrganizationParams, conflict, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route, RouteContext } from '../http/index.ts';
import * as contract from './contract.ts';
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
/** Invoices run nothing and load nothing, whatever stands in them; only the page's own style counts. */
const INVOICE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src ${INVOICE_STYLE}; sandbox`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

/** What the routes are made of. */
interface RouteParts {
  payments: Payments;
  /** Undefined unless the test processor takes the money. */
  test: TestPayments | undefined;
  /** Undefined unless Stripe takes the money. */
  stripe: StripeEvents | undefined;
  /** Name of the hub on invoices. */
  seller: string;
}

const mine = (context: RouteContext): Owner => ({ userId: viewerOf(context).userId });
const its = (context: RouteContext): Owner => ({ organizationId: organizationOf(context).id });
const listOf = (context: RouteContext): string =>
  context.organization ? `${BASE}/organizations/${context.organization.name}/invoices` : `${BASE}/invoices`;

/** The payment calls. */
export function paymentRoutes({ payments, test, stripe, seller }: RouteParts): Route[] {
  /** @throws 409 unless the test processor takes the money */
  const atTest = (): TestPayments => {
    if (test) return test;
    throw conflict('This call belongs to the test processor, which this hub does not use.', 'nothing_sold');
  };
  const letterhead = { seller, isTest: test !== undefined };
  const document = async (context: RouteContext<{ id: string }>, owner: Owner, form: 'html' | 'pdf') => {
    const invoice = await payments.invoice(owner, context.params.id);
    const headers = {
      ...INVOICE_HEADERS,
      'content-disposition': `${form === 'pdf' ? 'attachment' : 'inline'}; filename="invoice-${invoice.number}.${form}"`,
      'content-type': form === 'pdf' ? PDF.contentType : `${HTML.contentType}; charset=utf-8`,
    };
    const stream = form === 'pdf' ? invoicePdf(invoice, letterhead) : Readable.from([invoiceHtml(invoice, letterhead)]);
    return { status: 200 as const, headers, stream };
  };

  /** A call for the person, and the same for an organization. */
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
    route({
      method: 'get',
      path: `${BASE}/config/{name}`,
      summary: 'What pages need to sell plans: the key of the payment processor, and the plans.',
      ledger: ['PAY-02'],
      access: { kind: 'public' },
      params: contract.configParams,
      answers: { 200: contract.config },
      handler: (context) => Promise.resolve({ status: 200, body: payments.config(context.params.name) }),
    }),
    route({
      method: 'get',
      path: `${BASE}/customer`,
      summary: "The caller's billing data.",
      access: USER,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.customer(mine(context)) }),
    }),
    route({
      method: 'post',
      path: `${BASE}/customer`,
      summary: "Make the caller's payment customer; one that is there is changed.",
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
      summary: "Change the caller's billing data.",
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
      summary: 'The billing data of an organization.',
      access: EDITS,
      params: boundedOrganizationParams,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.customer(its(context)) }),
    }),
    route({
      method: 'post',
      path: `${OF_ORGANIZATION}/customer`,
      summary: 'Make the payment customer of an organization; one that is there is changed.',
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
      summary: 'Change the billing data of an organization.',
      ledger: ['PAY-06'],
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.customerBody,
      version: { of: 'billingDetails' },
      answers: { 200: contract.customer },
      handler: async (context) => ({ status: 200, body: await payments.changeCustomer(its(context), context.body) }),
    }),
    checkout(
      `${BASE}/checkout_session`,
      ['PAY-07', 'PAY-08'],
      'Begin a checkout. Never send it twice: each call begins one.',
    ),
    checkout('/api/payments/stripe/checkout_session', ['PAY-17', 'PAY-08'], 'The older address of the same call.'),
    route({
      method: 'get',
      path: `${BASE}/checkout_session/{id}/payment-data`,
      summary: 'What a checkout is about, and how it stands.',
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
      method: 'post',
      path: `${BASE}/checkout_session/{id}/pay`,
      summary:
        'Pay a checkout of the test processor, or confirm a change at the price that was shown. A bank may ask for a code: then the same is sent again with it.',
      access: { kind: 'user', confirmed: true },
      params: contract.sessionParams,
      body: contract.payBody,
      answers: { 200: contract.paymentData },
      handler: async (context) => {
        await (stripe ?? atTest()).pay(viewerOf(context), context.params.id, context.body);
        return { status: 200, body: await payments.paymentData(viewerOf(context), context.params.id) };
      },
    }),
    route({
      method: 'post',
      path: `${BASE}/billing_portal`,
      summary: "Where the caller's payment method and invoices are.",
      ledger: ['PAY-10', 'PAY-01'],
      access: USER,
      answers: { 200: contract.portal },
      handler: async (context) => ({ status: 200, body: await payments.portal(mine(context)) }),
    }),
    route({
      method: 'post',
      path: `${OF_ORGANIZATION}/billing_portal`,
      summary: "Where an organization's payment method and invoices are.",
      ledger: ['PAY-11', 'PAY-01'],
      access: EDITS,
      params: boundedOrganizationParams,
      answers: { 200: contract.portal },
      handler: async (context) => ({ status: 200, body: await payments.portal(its(context)) }),
    }),
    route({
      method: 'put',
      path: `${BASE}/payment_method`,
      summary: "Replace the caller's card at the test processor. A charge that failed is tried again at once.",
      access: USER,
      body: contract.methodBody,
      answers: { 200: contract.account },
      handler: async (context) => {
        await atTest().replaceCard(mine(context), context.body.card);
        return { status: 200, body: await payments.account(mine(context)) };
      },
    }),
    route({
      method: 'put',
      path: `${OF_ORGANIZATION}/payment_method`,
      summary: "Replace an organization's card at the test processor. A charge that failed is tried again at once.",
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.methodBody,
      answers: { 200: contract.account },
      handler: async (context) => {
        await atTest().replaceCard(its(context), context.body.card);
        return { status: 200, body: await payments.account(its(context)) };
      },
    }),
    route({
      method: 'post',
      path: `${BASE}/calculate_tax`,
      onlyReads: true,
      summary: 'The tax on amounts or plans at an address. Nothing is kept.',
      ledger: ['PAY-12'],
      access: USER,
      body: contract.taxBody,
      answers: { 200: contract.tax },
      handler: async (context) => ({ status: 200, body: await payments.tax(context.body) }),
    }),
    route({
      method: 'post',
      path: `${BASE}/invoice_preview`,
      onlyReads: true,
      summary: 'What a plan would cost the caller now, with what is given back of the present one. Nothing is charged.',
      ledger: ['PAY-14'],
      access: USER,
      body: contract.previewBody,
      answers: { 200: contract.preview },
      handler: async (context) => ({ status: 200, body: await payments.preview(mine(context), context.body) }),
    }),
    route({
      method: 'post',
      path: `${OF_ORGANIZATION}/subscriptions/invoice_preview`,
      onlyReads: true,
      summary:
        'What a plan would cost an organization now, with what is given back of the present one. Nothing is charged.',
      ledger: ['PAY-13'],
      access: EDITS,
      params: boundedOrganizationParams,
      body: contract.previewBody,
      answers: { 200: contract.preview },
      handler: async (context) => ({ status: 200, body: await payments.preview(its(context), context.body) }),
    }),
    route({
      method: 'get',
      path: `${BASE}/account`,
      summary: 'How the caller pays, and when next.',
      access: USER,
      answers: { 200: contract.account },
      handler: async (context) => ({ status: 200, body: await payments.account(mine(context)) }),
    }),
    route({
      method: 'get',
      path: `${OF_ORGANIZATION}/account`,
      summary: 'How an organization pays, and when next.',
      access: READS,
      params: boundedOrganizationParams,
      answers: { 200: contract.account },
      handler: async (context) => ({ status: 200, body: await payments.account(its(context)) }),
    }),
    route({
      method: 'get',
      path: `${BASE}/invoices`,
      summary: "The caller's invoices, the last first.",
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
      summary: 'Invoices of an organization, the last first.',
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
        summary: `An invoice of the caller as ${form === 'pdf' ? 'PDF' : 'a page'}.`,
        access: USER,
        params: contract.invoiceParams,
        answers: { 200: form === 'pdf' ? PDF : HTML },
        handler: (context) => document(context, mine(context), form),
      }),
      route({
        method: 'get',
        path: `${OF_ORGANIZATION}/invoices/{id}/${form}`,
        summary: `An invoice of an organization as ${form === 'pdf' ? 'PDF' : 'a page'}.`,
        access: READS,
        params: contract.organizationInvoiceParams,
        answers: { 200: form === 'pdf' ? PDF : HTML },
        handler: (context) => document(context, its(context), form),
      }),
    ]),
    route({
      method: 'get',
      path: `${BASE}/edu/checks`,
      summary: 'Whether the education offer is for the caller, and whether they took it.',
      ledger: ['PAY-15'],
      access: USER,
      answers: { 200: contract.education },
      handler: async (context) => ({ status: 200, body: await payments.education(viewerOf(context)) }),
    }),
    route({
      method: 'post',
      path: `${BASE}/edu/enroll`,
      summary: 'Take the education offer: Starter for a year, without charge.',
      ledger: ['PAY-16'],
      access: { kind: 'user', confirmed: true },
      answers: { 200: contract.education },
      handler: async (context) => ({ status: 200, body: await payments.enrol(viewerOf(context)) }),
    }),
    route({
      method: 'post',
      path: `${BASE}/test_time`,
      summary:
        'Let days pass for a customer of the test processor: what comes due meanwhile is charged, tried again or ended.',
      access: { kind: 'operator' },
      body: contract.timeBody,
      answers: { 204: null },
      handler: async (context) => {
        await atTest().letPass(await payments.customerNamed(context.body), context.body.days);
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/payments/stripe/webhook',
      summary: 'What Stripe tells the hub, signed. It is kept and answered at once, and worked afterwards.',
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
