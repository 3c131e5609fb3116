// Stripe's side over a server that answers as Stripe's API does: forms in, objects out, signatures made by its own SDK.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPlatform } from '../../testing/index.ts';
import type { Send, TestPlatform } from '../../testing/index.ts';

const SECRET = 'whsec_of_the_test';
const V2 = '/api/payments/v2';
const DAY = 86_400;

/** What the server holds, by id. */
const things = new Map<string, Record<string, unknown>>();
const calls: { call: string; form: URLSearchParams; key: string | undefined }[] = [];
let declines = false;
/**
 * Holds back the response to a call, with its content at the time of the call, after some other calls.
 * `asked` gets the function that releases it.
 */
let slow: { call: string; after: number; asked: (letGo: () => void) => void } | undefined;
let server: Server;
let platform: TestPlatform;
let send: Send;
let org: string;
const signer = new Stripe('sk_test_signer');

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
      const call = `${request.method} ${pathname.replace('/v1', '')}`;
      const form = new URLSearchParams(body || search);
      calls.push({ call, form, key: request.headers['idempotency-key'] as string | undefined });
      const [status, answer] = answerTo(call, form);
      const text = JSON.stringify(answer);
      const letGo = () => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      if (slow?.call !== call || slow.after-- > 0) return letGo();
      slow.asked(letGo);
      slow = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  platform = await startPlatform({
    config: {
      payments: 'stripe',
      defaultPlan: 'free_subscription',
      stripe: {
        secretKey: 'sk_test_hub',
        publishableKey: 'pk_test_hub',
        webhookSecret: SECRET,
        apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      },
    },
  });
  const [ada, max, mia] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
  org = (await platform.anOrganization({ members: { admin: ada, member: [max, mia] } })).name;
  send = await platform.as(ada.email);
});
afterAll(async () => {
  await platform.close();
  server.close();
});

function answerTo(call: string, form: URLSearchParams): [number, object] {
  if (call === 'POST /customers') return [200, { id: 'cus_1', object: 'customer' }];
  if (call.startsWith('GET /prices')) return [200, { object: 'list', data: [] }];
  if (call === 'POST /prices') return [200, { id: 'price_1', object: 'price' }];
  if (call === 'POST /invoices/create_preview') return [200, invoice({ id: 'upcoming_in_1', status: 'draft' })];
  if (call === 'POST /checkout/sessions')
    return [
      200,
      {
        id: 'cs_test_1',
        object: 'checkout.session',
        client_secret: 'cs_test_1_secret',
        expires_at: Math.floor(Date.now() / 1000) + DAY,
      },
    ];
  if (call === 'POST /billing_portal/sessions') return [200, { url: 'https://billing.stripe.example/p/1' }];
  if (call === 'POST /tax/calculations')
    return [200, { tax_amount_exclusive: Math.round(Number(form.get('line_items[0][amount]')) * 0.19) }];
  if (call === 'POST /subscriptions/sub_1') {
    if (declines)
      return [402, { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } }];
    const quantity = form.get('items[0][quantity]');
    if (quantity !== null) things.set('sub_1', subscription({ quantity: Number(quantity) }));
    const there = things.get('sub_1')!;
    if (form.has('cancel_at_period_end')) there['cancel_at_period_end'] = form.get('cancel_at_period_end') === 'true';
    return [200, there];
  }
  const id = call.split('/').at(-1)!;
  if (call.endsWith('/expire')) {
    const session = things.get(call.split('/').at(-2)!)!;
    if (session['status'] !== 'open')
      return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } }];
    session['status'] = 'expired';
    return [200, session];
  }
  if (call.startsWith('DELETE /subscriptions/')) things.get(id)!['status'] = 'canceled';
  const thing = things.get(id);
  return thing ? [200, thing] : [404, { error: { type: 'invalid_request_error', message: `No such ${id}` } }];
}

const start = Math.floor(Date.now() / 1000) - DAY;
const subscription = ({ quantity = 3, status = 'active', from = start } = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  customer: 'cus_1',
  status,
  cancel_at_period_end: false,
  default_payment_method: { id: 'pm_1', card: { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2049 } },
  items: {
    object: 'list',
    data: [
      {
        id: 'si_1',
        quantity,
        current_period_start: from,
        current_period_end: from + 30 * DAY,
        price: {
          id: 'price_1',
          recurring: { interval: 'month' },
          metadata: { product_code: 'security_subscription', billing_cycle: 'monthly' },
        },
      },
    ],
  },
});
const invoice = (part: object) => ({
  id: 'in_1',
  object: 'invoice',
  customer: 'cus_1',
  number: 'ACME-0001',
  status: 'paid',
  created: start,
  status_transitions: { paid_at: start },
  subtotal: 15_000,
  total: 17_850,
  amount_due: 17_850,
  ending_balance: 0,
  total_taxes: [{ amount: 2850 }],
  hosted_invoice_url: 'https://invoice.stripe.example/1',
  invoice_pdf: 'https://invoice.stripe.example/1.pdf',
  lines: {
    object: 'list',
    data: [{ description: '3 × Business', quantity: 3, amount: 15_000, period: { start, end: start + 30 * DAY } }],
  },
  ...part,
});

let number = 0;
/** Tells the hub something, as Stripe signs it. */
function tell(
  type: string,
  object: object,
  { id = `evt_${++number}`, secret = SECRET, at = Math.floor(Date.now() / 1000) } = {},
) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
  return platform.send('/api/payments/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const plan = async () =>
  (
    await json<{ data: { id: string; product_code: string; quantity: number; subscription_status: string }[] }>(
      send(`${V2}/organizations/${org}/subscriptions?extended=true`),
    )
  ).data[0]!;

test('[PAY-07, PAY-09] a checkout is begun at Stripe with the price of the plans’ file, and is paid when Stripe says so', async () => {
  const begun = await send(`${V2}/checkout_session`, {
    method: 'POST',
    json: { product_code: 'security_subscription', quantity: 3, organization: org },
  });
  expect([begun.status, await begun.json()]).toMatchObject([
    201,
    { id: 'cs_test_1', client_secret: 'cs_test_1_secret', publishable_key: 'pk_test_hub' },
  ]);
  const price = calls.find(({ call }) => call === 'POST /prices')!;
  expect(price.form.get('unit_amount_decimal')).toBe('5000');
  expect(price.key).toBe('terrarium-price-terrarium_security_subscription_monthly_5000');
  things.set('cs_test_1', { id: 'cs_test_1', object: 'checkout.session', status: 'open', subscription: null });
  const data = `${V2}/checkout_session/cs_test_1/payment-data`;
  expect(await json(send(data))).toMatchObject({
    status: 'open',
    client_secret: 'cs_test_1_secret',
    preview: { total: 17_850, tax: 2850 },
  });
  // The client secret isn't readable in a copy of the database.
  const { rows } = await platform.core.connection.pool.query('select * from payment_session');
  expect(rows).toHaveLength(1);
  expect(rows[0].sealed_secret.toString('latin1')).not.toContain('secret');
  things.set('sub_1', subscription());
  things.set('cs_test_1', { id: 'cs_test_1', object: 'checkout.session', status: 'complete', subscription: 'sub_1' });
  expect(await json(send(data))).toMatchObject({
    status: 'complete',
    client_secret: null,
    card: { brand: 'visa', last4: '4242', expires: '09/49' },
  });
  const its = { customer_id: 'cus_1', stripe_subscription_id: 'sub_1' };
  expect(await plan()).toMatchObject({ product_code: 'security_subscription', quantity: 3, ...its });
});

test.each([
  'null',
  '[]',
  '"text"',
  '1',
  '{}',
  '{"id":"evt_x"}',
  '{"id":"evt_x","type":"a","data":null}',
  '{"id":1,"type":"a","data":{"object":{}}}',
  'no JSON',
])('a body that is signed and is no event is refused with 400: %s', async (body) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp });
  const answer = await platform.send('/api/payments/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { human_readable_id: 'malformed_request' } });
});

test('rejects unsigned events and old signatures', async () => {
  expect((await tell('customer.subscription.updated', subscription(), { secret: 'whsec_other' })).status).toBe(400);
  const old = Math.floor(Date.now() / 1000) - 3600;
  expect((await tell('customer.subscription.updated', subscription(), { at: old })).status).toBe(400);
  expect(
    (
      await platform.send('/api/payments/stripe/webhook', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(400);
});

test("repeated and late events end in Stripe's current state", async () => {
  things.set('sub_1', subscription({ quantity: 7 }));
  things.set('in_1', invoice({}));
  // What the event itself says is old; what counts is what Stripe says now.
  for (const id of ['evt_same', 'evt_same', 'evt_late'])
    expect((await tell('customer.subscription.updated', subscription({ quantity: 1 }), { id })).status).toBe(200);
  await tell('invoice.paid', { id: 'in_1' });
  await tell('invoice.finalized', { id: 'in_1' });
  await vi.waitFor(async () => expect(await plan()).toMatchObject({ quantity: 7 }), { timeout: 15_000 });
  await vi.waitFor(
    async () =>
      expect(await json(send(`${V2}/organizations/${org}/invoices`))).toMatchObject({
        total_count: 1,
        items: [
          { number: 'ACME-0001', status: 'paid', total: 17_850, pdf_url: 'https://invoice.stripe.example/1.pdf' },
        ],
      }),
    { timeout: 15_000 },
  );
});

test('a declined change is 402 and changes nothing; cancel and seats are told to Stripe', async () => {
  const { id } = await plan();
  const patch = (change: object) =>
    send(`${V2}/organizations/${org}/subscriptions`, { method: 'PATCH', json: { subscription_id: id, ...change } });
  declines = true;
  const refused = await patch({ quantity: 9 });
  expect([refused.status, await refused.json()]).toMatchObject([
    402,
    { error: { human_readable_id: 'card_declined' } },
  ]);
  declines = false;
  expect(await plan()).toMatchObject({ quantity: 7 });
  expect(await json(patch({ quantity: 9 }))).toMatchObject({ quantity: 9 });
  expect(await json(patch({ cancel_at_period_end: true }))).toMatchObject({ cancel_at_period_end: true });
  const more = await json(patch({ quantity: 10 }));
  expect(more, 'another seat takes no cancellation back').toMatchObject({ quantity: 10, cancel_at_period_end: true });
});

test('fetches an outdated response of Stripe again', async () => {
  const { id } = await plan();
  // The first one is asked for before the change.
  const late = new Promise<() => void>((asked) => (slow = { call: 'GET /subscriptions/sub_1', after: 1, asked }));
  const patched = send(`${V2}/organizations/${org}/subscriptions`, {
    method: 'PATCH',
    json: { subscription_id: id, quantity: 11 },
  });
  const letGo = await late;
  // Meanwhile another number is bought at Stripe's own page, and its event is worked.
  things.set('sub_1', subscription({ quantity: 14 }));
  await tell('customer.subscription.updated', { id: 'sub_1' });
  await vi.waitFor(async () => expect(await plan()).toMatchObject({ quantity: 14 }), { timeout: 15_000 });
  letGo();
  expect(await json(patched)).toMatchObject({ quantity: 14 });
  expect(await plan()).toMatchObject({ quantity: 14 });
});

test('seats below those in use are refused before Stripe is told; what Stripe did all the same counts', async () => {
  const { id } = await plan();
  const given = await send(`/api/organizations/${org}/users/products`, {
    method: 'POST',
    json: { include_all_members: true },
  });
  expect(given.status).toBe(201);
  const told = calls.filter(({ call }) => call === 'POST /subscriptions/sub_1').length;
  const order = { product_code: 'security_subscription', billing_cycle: 'monthly', quantity: 2 };
  const base = `${V2}/organizations/${org}/subscriptions`;
  const refused = [
    await send(base, { method: 'PATCH', json: { subscription_id: id, quantity: 2 } }),
    await send(`${base}/invoice_preview`, { method: 'POST', json: order }),
    await send(`${V2}/checkout_session`, { method: 'POST', json: { ...order, organization: org } }),
  ];
  for (const answer of refused)
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { human_readable_id: 'seats_in_use' } }]);
  expect(calls.filter(({ call }) => call === 'POST /subscriptions/sub_1')).toHaveLength(told);
  // Fewer seats in Stripe's own portal: the licenses stay, and none can be added.
  things.set('sub_1', subscription({ quantity: 2 }));
  await tell('customer.subscription.updated', { id: 'sub_1' });
  await vi.waitFor(async () => expect(await plan()).toMatchObject({ quantity: 2 }), { timeout: 15_000 });
  expect(await json(send(`/api/organizations/${org}/seats/stats`))).toMatchObject({ total: 2, used: 3, available: 0 });
  const nobody = { method: 'PUT', json: { user_ids: [] } };
  await send(`/api/organizations/${org}/users/products/security_subscription`, nobody);
});

test('[PAY-11, PAY-12] portal and tax are asked of Stripe; what Stripe does not take is 424', async () => {
  expect(await json(send(`${V2}/organizations/${org}/billing_portal`, { method: 'POST', json: {} }))).toEqual({
    url: 'https://billing.stripe.example/p/1',
  });
  const tax = { address: { line1: 'x', country: 'DE' }, line_items: [{ amount: 1000 }] };
  expect(await json(send(`${V2}/calculate_tax`, { method: 'POST', json: tax }))).toMatchObject({ tax_amount: 190 });
  things.delete('cs_test_1');
});

test('a subscription that Stripe ended ends here', async () => {
  things.set('sub_1', subscription({ status: 'canceled' }));
  await tell('customer.subscription.deleted', { id: 'sub_1' });
  await vi.waitFor(async () => expect(await plan()).toMatchObject({ product_code: 'free_subscription' }), {
    timeout: 15_000,
  });
});

test('a plan from an operator replaces a paid one and ends it at Stripe, and no event of it removes the new plan', async () => {
  // Two had a checkout open; one is paid, and the other can no longer be.
  const { preview, ...session } = await platform.core.db
    .selectFrom('payment_session')
    .select(['customer_id', 'product_code', 'billing_cycle', 'quantity', 'preview', 'url'])
    .where('id', '=', 'cs_test_1')
    .executeTakeFirstOrThrow();
  for (const [id, status] of [
    ['cs_paid', 'complete'],
    ['cs_other', 'open'],
  ] as const) {
    things.set(id, { id, object: 'checkout.session', status, subscription: status === 'open' ? null : 'sub_2' });
    await platform.core.db
      .insertInto('payment_session')
      .values({
        ...session,
        id,
        preview: JSON.stringify(preview),
        expires_at: new Date(Date.now() + DAY * 1000),
      })
      .execute();
  }
  things.set('sub_2', { ...subscription(), id: 'sub_2' });
  await tell('customer.subscription.created', { id: 'sub_2' });
  await vi.waitFor(async () => expect(await plan()).toMatchObject({ product_code: 'security_subscription' }), {
    timeout: 15_000,
  });
  await vi.waitFor(() => expect(things.get('cs_other')).toMatchObject({ status: 'expired' }), { timeout: 15_000 });
  expect(await json(send(`${V2}/checkout_session/cs_other/payment-data`))).toMatchObject({ status: 'expired' });
  expect(await json(send(`${V2}/checkout_session/cs_paid/payment-data`))).toMatchObject({ status: 'complete' });
  const operator = await platform.aUser();
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  const gift = { product_code: 'enterprise_subscription', quantity: 1, until: '2049-12-31T00:00:00Z' };
  const given = await (
    await platform.as(operator.email)
  )(`/api/operator/organizations/${org}/plan`, { method: 'PUT', json: gift });
  expect(given.status, await given.clone().text()).toBeLessThan(300);
  await platform.cleanUp('plans that ended here');
  const ends = () => calls.filter(({ call }) => call === 'DELETE /subscriptions/sub_2');
  expect(ends()).toHaveLength(1);
  expect(ends()[0]!.form.get('prorate')).toBe('true');
  // The event of Stripe about the end and a second clean-up change nothing.
  await tell('customer.subscription.deleted', { id: 'sub_2' });
  await platform.cleanUp('plans that ended here');
  expect(await plan()).toMatchObject({ product_code: 'enterprise_subscription' });
  expect(ends()).toHaveLength(1);
});
