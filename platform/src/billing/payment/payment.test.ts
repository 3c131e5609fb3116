import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../../testing/index.ts';

const DAY = 86_400_000;
const V2 = '/api/payments/v2';
const GOOD = { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' };
const DECLINED = { ...GOOD, number: '4000 0000 0000 0002' };
const FAILS_LATER = { ...GOOD, number: '4000000000000341' };
const ASKS = { ...GOOD, number: '4000 0027 6000 3184' };
const BERLIN = { line1: 'Main Street 1', city: 'Berlin', postal_code: '10115', country: 'DE' };

let platform: TestPlatform;
let off: TestPlatform;
beforeAll(async () => {
  [platform, off] = await Promise.all([
    startPlatform({ config: { payments: 'test', defaultPlan: 'free_subscription' } }),
    startPlatform(),
  ]);
});
afterAll(() => Promise.all([platform.close(), off.close()]));

interface Session {
  id: string;
  url: string;
  status: string;
}
interface Shown {
  status: string;
  preview: { total: number; tax: number; subtotal: number; credit_left: number; lines: { amount: number }[] };
  card: { last4: string } | null;
}
interface Invoices {
  total_count: number;
  items: {
    id: string;
    number: string;
    status: string;
    total: number;
    tax: number;
    html_url: string;
    pdf_url: string;
  }[];
}
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const post = (send: Send, path: string, body: unknown = {}) => send(path, { method: 'POST', json: body });

/** An organization with its admin and a billing manager, who send. */
async function aBuyer(): Promise<{ acme: TestOrganization; ada: TestUser; send: Send; base: string }> {
  const ada = await platform.aUser();
  const acme = await platform.anOrganization({ members: { admin: ada } });
  return { acme, ada, send: await platform.as(ada.email), base: `${V2}/organizations/${acme.name}` };
}
const begin = (send: Send, organization: string | undefined, body: object) =>
  post(send, `${V2}/checkout_session`, { organization, ...body });
const shown = (send: Send, id: string) => json<Shown>(send(`${V2}/checkout_session/${id}/payment-data`));
const pay = (send: Send, id: string, body: object) => post(send, `${V2}/checkout_session/${id}/pay`, body);

/** Buys a plan with a card. */
async function buy(send: Send, organization: string | undefined, body: object, card: object | undefined = GOOD) {
  const { id } = await json<Session>(begin(send, organization, body));
  const { preview } = await shown(send, id);
  const answer = await pay(send, id, { ...(card && { card }), total: preview.total });
  return { id, preview, answer };
}
const subscriptionOf = async (send: Send, base: string) =>
  (
    await json<{
      data: {
        id: string;
        product_code: string;
        quantity: number;
        subscription_status: string;
        period_end: string;
        period_start: string;
        cancel_at_period_end: boolean;
      }[];
    }>(send(`${base}/subscriptions?extended=true`))
  ).data[0]!;

test('[PAY-02] the configuration has the key and the plans, by any name', async () => {
  const config = await json<{ publishable_key: string; processor: string; products: { name: string }[] }>(
    platform.send(`${V2}/config/hub`),
  );
  expect(config).toMatchObject({ publishable_key: 'pk_test_terrarium', processor: 'test' });
  expect(config.products.map(({ name }) => name)).toEqual(['Free', 'Starter', 'Pro', 'Business', 'Enterprise']);
});

describe('customers', () => {
  test("[PAY-03, PAY-05] a person's customer is made once, changed, and what is not sent stays", async () => {
    const nora = await platform.aUser();
    const send = await platform.as(nora.email);
    expect((await send(`${V2}/customer`, { method: 'PATCH', json: { name: 'N' } })).status).toBe(404);
    const made = await post(send, `${V2}/customer`, { name: 'Nora', address: BERLIN });
    expect(made.status).toBe(201);
    const { id } = await json<{ id: string }>(made);
    expect(await json(post(send, `${V2}/customer`, {}))).toMatchObject({ id, name: 'Nora' });
    expect(await json(send(`${V2}/customer`, { method: 'PATCH', json: { tax_id: 'DE1' } }))).toMatchObject({
      id,
      org_id: null,
      email: nora.email,
      name: 'Nora',
      tax_id: 'DE1',
      address: BERLIN,
    });
  });

  test('[PAY-04, PAY-06] an organization has its own, which members may not touch and others do not find', async () => {
    const { acme, send, base } = await aBuyer();
    expect(await json(post(send, `${base}/customer`, { address: BERLIN }))).toMatchObject({
      org_id: acme.id,
      name: acme.title,
    });
    expect(
      await json(send(`${base}/customer`, { method: 'PATCH', json: { email: 'bills@acme.example' } })),
    ).toMatchObject({ email: 'bills@acme.example', address: BERLIN });
    expect(
      (await send(`${base}/customer`, { method: 'PATCH', json: { address: { country: 'Germany' } } })).status,
    ).toBe(422);
  });
});

describe('checkout', () => {
  test('[PAY-07, PAY-09, PAY-17] both addresses begin a checkout that payment-data knows, for those alone who may see it', async () => {
    const { acme, send } = await aBuyer();
    const stranger = (await aBuyer()).send;
    for (const path of [`${V2}/checkout_session`, '/api/payments/stripe/checkout_session']) {
      const answer = await post(send, path, {
        product_code: 'security_subscription',
        quantity: 2,
        organization: acme.name,
      });
      expect(answer.status).toBe(201);
      const { id } = await json<Session>(answer);
      expect(await json(send(`${V2}/checkout_session/${id}/payment-data`))).toMatchObject({
        id,
        status: 'open',
        organization: acme.name,
        product_name: 'Business',
        preview: { subtotal: 10_000, total: 10_000 },
      });
      expect((await stranger(`${V2}/checkout_session/${id}/payment-data`)).status).toBe(404);
      expect((await pay(stranger, id, { card: GOOD, total: 10_000 })).status).toBe(404);
    }
    expect((await begin(stranger, acme.name, { product_code: 'security_subscription' })).status).toBe(404);
  });

  test('a declined card is 402 and buys nothing; a good one then does, with an invoice', async () => {
    const { acme, send, base } = await aBuyer();
    const { id } = await json<Session>(begin(send, acme.name, { product_code: 'security_subscription', quantity: 3 }));
    const refused = await pay(send, id, { card: DECLINED, total: 15_000 });
    expect([refused.status, await refused.json()]).toEqual([
      402,
      {
        error: {
          human_readable_id: 'card_declined',
          message: 'Your card was declined. Nothing was charged. Use another card.',
        },
      },
    ]);
    expect((await json<Invoices>(send(`${base}/invoices`))).total_count).toBe(0);
    expect(await json(pay(send, id, { card: GOOD, total: 15_000 }))).toMatchObject({
      status: 'complete',
      card: { brand: 'Visa', last4: '4242', expires: '12/49' },
    });
    expect(await subscriptionOf(send, base)).toMatchObject({ product_code: 'security_subscription', quantity: 3 });
    expect((await json<Invoices>(send(`${base}/invoices`))).items).toMatchObject([
      { status: 'paid', total: 15_000, tax: 0 },
    ]);
    expect((await pay(send, id, { card: GOOD, total: 15_000 })).status).toBe(409);
    expect(JSON.stringify(platform.logged())).not.toContain('4242424242424242');
  });

  test('a card that asks for a second step is charged with the right code only', async () => {
    const nora = await platform.as((await platform.aUser()).email);
    const { id } = await json<Session>(begin(nora, undefined, { product_code: 'starter_subscription' }));
    const body = { card: ASKS, total: 1500 };
    expect(await json(pay(nora, id, body))).toMatchObject({ status: 'requires_action' });
    const wrong = await pay(nora, id, { ...body, code: '000000' });
    expect(wrong.status).toBe(402);
    expect(await wrong.text()).toContain('Type its code again, or use another card.');
    expect(await json(pay(nora, id, { ...body, code: '123456' }))).toMatchObject({ status: 'complete' });
  });

  test("an outdated amount isn't charged, and the new one is shown", async () => {
    const { acme, send, base } = await aBuyer();
    const { id } = await json<Session>(begin(send, acme.name, { product_code: 'security_subscription' }));
    await send(`${base}/customer`, { method: 'PATCH', json: { address: BERLIN } });
    const answer = await pay(send, id, { card: GOOD, total: 5000 });
    expect([
      answer.status,
      (await json<{ error: { human_readable_id: string } }>(answer)).error.human_readable_id,
    ]).toEqual([409, 'price_changed']);
    expect((await shown(send, id)).preview).toMatchObject({ subtotal: 5000, tax: 950, total: 5950 });
    expect((await pay(send, id, { card: GOOD, total: 5950 })).status).toBe(200);
  });

  test('of two concurrent checkouts, one is paid', async () => {
    const { acme, send, base } = await aBuyer();
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await json<Session>(begin(send, acme.name, { product_code: 'security_subscription' }))).id,
      ),
    );
    const answers = await Promise.all(ids.map((id) => pay(send, id, { card: GOOD, total: 5000 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await json<Invoices>(send(`${base}/invoices`))).total_count).toBe(1);
  });

  test('what cannot be bought is 422: a real card, no seats, half a seat, too many, a plan without a price, Business for a person', async () => {
    const { acme, send } = await aBuyer();
    const { id } = await json<Session>(begin(send, acme.name, { product_code: 'security_subscription' }));
    expect((await pay(send, id, { card: { ...GOOD, number: '4111111111111111' }, total: 5000 })).status).toBe(422);
    for (const wrong of [{ quantity: 0 }, { quantity: -3 }, { quantity: 1.5 }, { quantity: 1e9 }])
      expect((await begin(send, acme.name, { product_code: 'security_subscription', ...wrong })).status).toBe(422);
    expect((await begin(send, acme.name, { product_code: 'enterprise_subscription' })).status).toBe(422);
    expect((await begin(send, undefined, { product_code: 'security_subscription' })).status).toBe(422);
    expect((await begin(send, undefined, { product_code: 'starter_subscription', quantity: 2 })).status).toBe(422);
  });

  test("users with an unconfirmed address can't buy", async () => {
    const nora = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', nora.id).execute();
    const answer = await begin(await platform.as(nora.email), undefined, { product_code: 'starter_subscription' });
    expect(answer.status).toBe(403);
  });
});

describe('amounts', () => {
  test('[PAY-12] tax of an address, for amounts and for plans, to the cent', async () => {
    const send = await platform.as((await platform.aUser()).email);
    const tax = (address: object, ...line_items: object[]) =>
      json(post(send, `${V2}/calculate_tax`, { address: { line1: 'x', ...address }, line_items }));
    // 19 % of 1999 is 379.81.
    expect(await tax({ country: 'de' }, { amount: 1999 })).toEqual({
      currency: 'usd',
      amount: 1999,
      tax_amount: 380,
      total: 2379,
      tax_name: 'VAT 19 %',
    });
    // Pro for a year is 30000, of which 7.25 % are 2175.
    expect(
      await tax({ country: 'US', state: 'CA' }, { product_code: 'commercial_subscription', billing_cycle: 'yearly' }),
    ).toMatchObject({ amount: 30_000, tax_amount: 2175, total: 32_175 });
    expect(await tax({ country: 'US' }, { amount: 500 })).toMatchObject({ tax_amount: 0, tax_name: 'No tax' });
  });

  test('[PAY-13, PAY-14] previews tell what a plan costs; the discount begins above fifteen seats', async () => {
    const { send, base } = await aBuyer();
    const of = (quantity: number) =>
      json(
        post(send, `${base}/subscriptions/invoice_preview`, {
          product_code: 'security_subscription',
          billing_cycle: 'yearly',
          quantity,
          address: BERLIN,
        }),
      );
    expect(await of(15)).toMatchObject({ subtotal: 750_000, tax: 142_500, total: 892_500, is_change: false });
    // 16 × 50000 = 800000, less a tenth.
    expect(await of(16)).toMatchObject({ subtotal: 720_000, tax: 136_800, total: 856_800 });
    expect(await json(post(send, `${V2}/invoice_preview`, { product_code: 'starter_subscription' }))).toMatchObject({
      total: 1500,
      next_amount: 1500,
    });
  });

  test('more seats in the middle of a month are charged for the days to come, fewer are credited and used', async () => {
    const { acme, ada, send, base } = await aBuyer();
    await post(send, `${base}/customer`, { address: BERLIN });
    await buy(send, acme.name, { product_code: 'security_subscription', quantity: 5 });
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
    expect((await post(send, `${V2}/test_time`, { organization: acme.name, days: 10 })).status).toBe(204);
    const { period_start: from, period_end: until } = await subscriptionOf(send, base);
    const days = Math.round((Date.parse(until) - Date.parse(from)) / DAY);
    // The day of the change counts as to come: ten days are used.
    const left = days - 10;
    const charged = Math.round((40_000 * left) / days) - Math.round((25_000 * left) / days);
    const more = await buy(send, acme.name, { product_code: 'security_subscription', quantity: 8 }, undefined);
    expect(more.answer.status).toBe(200);
    expect(more.preview).toMatchObject({
      subtotal: charged,
      tax: Math.round(charged * 0.19),
      total: charged + Math.round(charged * 0.19),
    });
    // PATCH charges the card that is kept; here it gives back.
    const { id } = await subscriptionOf(send, base);
    const fewer = await send(`${base}/subscriptions`, { method: 'PATCH', json: { subscription_id: id, quantity: 2 } });
    expect(fewer.status).toBe(200);
    const back = Math.round((40_000 * left) / days) - Math.round((10_000 * left) / days);
    const credit = back + Math.round(back * 0.19);
    const account = await json<{ credit: number; next_charge: { amount: number } }>(send(`${base}/account`));
    expect(account.credit).toBe(credit);
    expect(account.next_charge.amount).toBe(Math.max(0, 11_900 - credit));
    expect(await subscriptionOf(send, base)).toMatchObject({ quantity: 2, period_end: until });
  });
});

describe('time', () => {
  test('a plan is renewed at its end with an invoice, month after month on the same day', async () => {
    const { acme, ada, send, base } = await aBuyer();
    await buy(send, acme.name, { product_code: 'commercial_subscription', quantity: 1 });
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
    await post(send, `${V2}/test_time`, { organization: acme.name, days: 65 });
    const { items } = await json<Invoices>(send(`${base}/invoices`));
    expect(items.map(({ status, total }) => [status, total])).toEqual(Array.from({ length: 3 }, () => ['paid', 3000]));
    expect(new Set(items.map(({ number }) => number)).size).toBe(3);
    expect(await subscriptionOf(send, base)).toMatchObject({ subscription_status: 'active' });
  });

  test('what is charged next is the invoice whose charge failed, also of a plan that was canceled then; mails tell what credit paid', async () => {
    const { acme, ada, send, base } = await aBuyer();
    const pass = (days: number) => post(send, `${V2}/test_time`, { organization: acme.name, days });
    await buy(send, acme.name, { product_code: 'security_subscription', quantity: 3 }, FAILS_LATER);
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
    await pass(10);
    const { id } = await subscriptionOf(send, base);
    const patch = (values: object) =>
      send(`${base}/subscriptions`, { method: 'PATCH', json: { subscription_id: id, ...values } });
    expect((await patch({ quantity: 1 })).status).toBe(200);
    await pass(22);
    const bodies = await platform.core.db
      .selectFrom('outbox_mail')
      .select('body')
      .where('body', 'like', `%/organizations/${acme.name}/subscriptions/manage%`)
      .execute();
    expect(bodies.map(({ body }) => body).join('\n')).toContain(
      '$50.00 of your credit paid for the next period. Nothing was charged.',
    );
    await pass(31);
    const [failed] = (await json<Invoices>(send(`${base}/invoices`))).items;
    expect(failed).toMatchObject({ status: 'open' });
    expect(failed!.total, 'less than a period, as credit paid the rest').toBeLessThan(5000);
    const next = { amount: failed!.total, description: `Invoice ${failed!.number}, tried again` };
    expect(await json(send(`${base}/account`))).toMatchObject({ failed: true, next_charge: next });
    expect((await patch({ cancel_at_period_end: true })).status).toBe(200);
    expect(await json(send(`${base}/account`))).toMatchObject({ failed: true, next_charge: next });
  });

  test('a failed charge is tried again for two weeks, another card settles it; without one the plan ends', async () => {
    const [saved, lost] = [await aBuyer(), await aBuyer()];
    for (const { acme, ada, send } of [saved, lost]) {
      await buy(send, acme.name, { product_code: 'security_subscription' }, FAILS_LATER);
      await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
      await post(send, `${V2}/test_time`, { organization: acme.name, days: 32 });
      expect(await subscriptionOf(send, `${V2}/organizations/${acme.name}`)).toMatchObject({
        subscription_status: 'past_due',
      });
    }
    expect((await saved.send(`${saved.base}/payment_method`, { method: 'PUT', json: { card: GOOD } })).status).toBe(
      200,
    );
    expect(await subscriptionOf(saved.send, saved.base)).toMatchObject({ subscription_status: 'active' });
    expect((await json<Invoices>(saved.send(`${saved.base}/invoices`))).items[0]).toMatchObject({ status: 'paid' });
    const mail = await platform.core.db
      .selectFrom('outbox_mail')
      .select('id')
      .where('subject', '=', 'A payment failed')
      .where('body', 'like', `%/organizations/${lost.acme.name}/subscriptions/manage%`)
      .execute();
    expect(mail, 'who is written to is told whose plan it is').not.toEqual([]);
    // A card that cannot pay what waits is not kept, and takes no try away.
    for (let i = 0; i < 3; i++) {
      const again = lost.send(`${lost.base}/payment_method`, { method: 'PUT', json: { card: FAILS_LATER } });
      expect((await again).status).toBe(402);
    }
    expect(await subscriptionOf(lost.send, lost.base)).toMatchObject({ subscription_status: 'past_due' });
    // Tries after 3, 5 and 7 days more.
    await post(lost.send, `${V2}/test_time`, { organization: lost.acme.name, days: 15 });
    expect((await json<Invoices>(lost.send(`${lost.base}/invoices`))).items[0]).toMatchObject({
      status: 'uncollectible',
    });
    const plans = await json<{ data: { product_code: string; subscription_status: string }[] }>(
      lost.send(`${lost.base}/subscriptions?extended=true`),
    );
    expect(plans.data.find((plan) => plan.product_code === 'security_subscription')).toMatchObject({
      subscription_status: 'canceled',
    });
  });

  test('what was canceled ends with its period and is not charged', async () => {
    const { acme, ada, send, base } = await aBuyer();
    await buy(send, acme.name, { product_code: 'security_subscription' });
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
    const { id } = await subscriptionOf(send, base);
    await send(`${base}/subscriptions`, { method: 'PATCH', json: { subscription_id: id, cancel_at_period_end: true } });
    expect(await json(send(`${base}/account`))).toMatchObject({ next_charge: null });
    await send(`/api/organizations/${acme.name}/seats`, { method: 'PUT', json: { quantity: 2 } });
    expect(await subscriptionOf(send, base), 'another seat takes no cancellation back').toMatchObject({
      quantity: 2,
      cancel_at_period_end: true,
    });
    await post(send, `${V2}/test_time`, { organization: acme.name, days: 33 });
    expect((await json<Invoices>(send(`${base}/invoices`))).total_count, 'the plan and its seat').toBe(2);
    expect(await subscriptionOf(send, base)).toMatchObject({ product_code: 'free_subscription' });
  });
});

test('invoices are pages and PDFs that run nothing, for those who may see them; what people write in them stays text', async () => {
  const { acme, send, base } = await aBuyer();
  await post(send, `${base}/customer`, { name: '<script>alert(1)</script>', address: BERLIN });
  await buy(send, acme.name, { product_code: 'security_subscription' });
  const [invoice] = (await json<Invoices>(send(`${base}/invoices`))).items;
  const page = await send(invoice!.html_url);
  const html = await page.text();
  expect(html).toContain('&#60;script&#62;alert(1)');
  expect(html).not.toContain('<script');
  expect(html).toContain('$59.50');
  expect(html).toContain('10115 Berlin<br>Germany');
  // No browser takes another style than the page's own, and none that a line of the address brings.
  const [, style] = /<style>(.*?)<\/style>/.exec(html)!;
  const hash = createHash('sha256').update(style!).digest('base64');
  expect(page.headers.get('content-security-policy')).toBe(`default-src 'none'; style-src 'sha256-${hash}'; sandbox`);
  const pdf = await send(invoice!.pdf_url);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const other = await aBuyer();
  expect((await other.send(invoice!.pdf_url)).status).toBe(404);
  expect((await other.send(`${other.base}/invoices/${invoice!.id}/pdf`)).status).toBe(404);
  expect((await other.send(`${V2}/invoices/${invoice!.id}/html`)).status).toBe(404);
});

test('[PAY-10, PAY-11, PAY-01] the portal has an address for who has bought, else there is none', async () => {
  const { acme, send, base } = await aBuyer();
  expect((await post(send, `${base}/billing_portal`)).status).toBe(404);
  expect((await post(send, `${V2}/billing_portal`)).status).toBe(404);
  await post(send, `${base}/customer`);
  await post(send, `${V2}/customer`);
  expect((await json<{ url: string }>(post(send, `${base}/billing_portal`))).url).toContain(
    `organization=${acme.name}`,
  );
  const own = (await json<{ url: string }>(post(send, `${V2}/billing_portal`))).url;
  expect(own).toContain('/payment/portal');
  expect(own).not.toContain('organization=');
});

test('[PAY-11, PAY-13] what an organization pays is for its admins and billing managers alone', async () => {
  const people = {
    admin: await platform.aUser(),
    billing_manager: await platform.aUser(),
    member: await platform.aUser(),
  };
  const { name } = await platform.anOrganization({ members: people });
  const base = `${V2}/organizations/${name}`;
  await post(await platform.as(people.admin.email), `${base}/customer`);
  for (const [role, status] of [
    ['admin', 200],
    ['billing_manager', 200],
    ['member', 403],
  ] as const) {
    const send = await platform.as(people[role].email);
    for (const [path, body] of [
      ['billing_portal', {}],
      ['subscriptions/invoice_preview', { product_code: 'security_subscription' }],
    ] as const)
      expect([role, path, (await post(send, `${base}/${path}`, body)).status]).toEqual([role, path, status]);
  }
});

test('[PAY-15, PAY-16] the education offer is for confirmed addresses of schools, once, and gives Starter', async () => {
  const [student, other] = [
    await platform.aUser({ email: 'nora@cs.oxbridge.ac.uk' }),
    await platform.aUser({ email: 'eve@fakeedu.example' }),
  ];
  const [send, eve] = [await platform.as(student.email), await platform.as(other.email)];
  expect(await json(send(`${V2}/edu/checks`))).toMatchObject({ eligible: true, enrolled: false });
  expect(await json(post(send, `${V2}/edu/enroll`))).toMatchObject({ enrolled: true });
  expect(await json(send(`${V2}/edu/checks`))).toMatchObject({ enrolled: true });
  expect(await subscriptionOf(send, V2)).toMatchObject({ product_code: 'starter_subscription' });
  expect((await post(send, `${V2}/edu/enroll`)).status).toBe(409);
  const isRefused = async (by: Send) => {
    expect(await json(by(`${V2}/edu/checks`))).toMatchObject({ eligible: false, enrolled: false });
    return (await post(by, `${V2}/edu/enroll`)).status;
  };
  expect(await isRefused(eve)).toBe(409);
  const pupil = await platform.aUser({ email: 'max@cs.oxbridge.ac.uk' });
  await platform.core.db.updateTable('app_user').set({ is_confirmed: false }).where('id', '=', pupil.id).execute();
  expect(await isRefused(await platform.as(pupil.email))).toBe(403);
});

test('a hub that sells nothing says so', async () => {
  const send = await off.as((await off.aUser()).email);
  expect(await json(off.send(`${V2}/config/hub`))).toMatchObject({ processor: 'off', publishable_key: null });
  for (const [path, body] of [
    ['customer', {}],
    ['checkout_session', { product_code: 'starter_subscription' }],
    ['invoice_preview', { product_code: 'starter_subscription' }],
    ['billing_portal', undefined],
    ['calculate_tax', { address: BERLIN, line_items: [{ amount: 1 }] }],
    ['edu/enroll', undefined],
  ] as const) {
    const answer = await post(send, `${V2}/${path}`, body);
    expect([
      path,
      answer.status,
      (await json<{ error: { human_readable_id: string } }>(answer)).error.human_readable_id,
    ]).toEqual([path, 409, 'nothing_sold']);
  }
  expect(await json(send(`${V2}/invoices`))).toMatchObject({ total_count: 0 });
});
