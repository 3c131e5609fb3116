import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import { readCatalogue } from './plans.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

interface Subscription {
  id: string;
  product_code: string;
  cancel_at_period_end: boolean;
}
interface Subscriptions {
  total_count: number;
  data: Subscription[];
}
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;

test('[PAY-19, DATA-14, DATA-11] everybody may read the plans, each with what is said of it', async () => {
  const { products } = await json<{ products: Record<string, unknown>[] }>(
    platform.send('/api/payments/v2/config/products'),
  );
  expect(products.map((plan) => plan['name'])).toEqual(['Free', 'Starter', 'Pro', 'Business', 'Enterprise']);
  for (const plan of products) {
    expect(Object.keys(plan).sort()).toEqual([
      'bullets',
      'button_cta',
      'description',
      'description_upgrade',
      'link',
      'name',
      'pricing',
      'product_code',
      'product_use',
      'requires_organization',
      'segment',
    ]);
    for (const field of ['name', 'description', 'description_upgrade', 'product_use', 'button_cta'])
      expect(plan[field], field).toMatch(/\w/);
    expect(plan['bullets']).not.toHaveLength(0);
  }
  expect(products.map((plan) => plan['pricing'])).toEqual([
    { other_price: '$0 forever' },
    { monthly_price: 1500, yearly_price: 15_000 },
    { monthly_price: 3000, yearly_price: 30_000 },
    { monthly_price: 5000, yearly_price: 50_000 },
    { other_price: 'Custom' },
  ]);
});

test('[PAY-22, PAY-23, PAY-24, PAY-25, PAY-26] the plans say what the documents name of each', async () => {
  const { products } = await json<{
    products: { name: string; bullets: string[]; pricing: { other_price?: string }; button_cta: string }[];
  }>(platform.send('/api/payments/v2/config/products'));
  const said = new Map(
    products.map(({ name, bullets, pricing, button_cta }) => [
      name,
      `; ${[pricing.other_price, ...bullets, button_cta].join('; ').toLowerCase()}; `,
    ]),
  );
  for (const [plan, ...copy] of [
    ['Free', '$0 forever', '5 GB storage', '1,000 high-compute seconds', 'one data app', '30/day AI responses'],
    ['Starter', '10 GB storage'],
    ['Pro', '20 GB storage', '8,000 high-compute seconds', 'up to four data apps', '120/day AI responses'],
    ['Business', '20 GB storage'],
    ['Enterprise', 'Custom', 'Contact Us'],
  ])
    for (const part of copy) expect(said.get(plan!), plan).toContain(`; ${part.toLowerCase()}; `);
});

test('[PAY-28] prices come from one file; a broken one is named at the start', async () => {
  const file = join(tmpdir(), `plans-${process.pid}.json`);
  await writeFile(file, '[{ "product_code": "gold_subscription" }]');
  expect(() => readCatalogue(file)).toThrow(/product_code/);
});

test("[SUB-06, DATA-09, DATA-10, DATA-12] a person reads their own subscriptions in the base and in the extended form, and nobody else's", async () => {
  const [nora, other] = [await platform.aUser(), await platform.aUser()];
  await platform.aSubscription({ of: nora, product: 'starter_subscription' });
  const send = await platform.as(nora.email);
  const base = await json<Subscriptions>(send('/api/payments/v2/subscriptions'));
  expect(base).toEqual({
    total_count: 1,
    data: [
      { id: expect.any(String), product_code: 'starter_subscription', expires_at: expect.any(String), org_id: null },
    ],
  });
  const extended = await json<Subscriptions>(send('/api/payments/v2/subscriptions?extended=true'));
  expect(extended.data[0]).toMatchObject({
    quantity: 1,
    price_id: 'starter_subscription_monthly',
    customer_id: null,
    period_start: expect.any(String),
    period_end: expect.any(String),
    subscription_status: 'active',
    product_name: 'Starter',
    billing_cycle: 'monthly',
    cancel_at_period_end: false,
    stripe_subscription_id: null,
    amount: 1500,
  });
  expect(await json((await platform.as(other.email))('/api/payments/v2/subscriptions'))).toEqual({
    total_count: 0,
    data: [],
  });
  expect((await platform.send('/api/payments/v2/subscriptions')).status).toBe(401);
});

test('[SUB-07, SUB-09] billing managers read, cancel and resume the subscription of their organization; members may not', async () => {
  const [bill, max] = [await platform.aUser(), await platform.aUser()];
  const acme = await platform.anOrganization({ members: { billing_manager: bill, member: max } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  const path = `/api/payments/v2/organizations/${acme.name}/subscriptions`;
  const send = await platform.as(bill.email);
  const {
    data: [subscription],
    total_count: count,
  } = await json<Subscriptions>(send(`${path}?extended=true`));
  expect([count, subscription]).toMatchObject([
    1,
    { product_code: 'security_subscription', subscription_status: 'active', org_id: acme.id },
  ]);
  const change = (cancel: boolean) =>
    send(path, { method: 'PATCH', json: { subscription_id: subscription!.id, cancel_at_period_end: cancel } });
  expect(await json(change(true))).toMatchObject({ cancel_at_period_end: true });
  expect((await json<Subscriptions>(send(`${path}?extended=true`))).data[0]).toMatchObject({
    cancel_at_period_end: true,
  });
  expect(await json(change(false))).toMatchObject({ cancel_at_period_end: false });
  const asMax = await platform.as(max.email);
  const cancel = { subscription_id: subscription!.id, cancel_at_period_end: true };
  expect([
    (await asMax(path)).status,
    (await asMax(path, { method: 'PATCH', json: cancel })).status,
    (await json<Subscriptions>(send(`${path}?extended=true`))).data[0],
  ]).toMatchObject([403, 403, { cancel_at_period_end: false }]);
});

test('[SUB-08] a person cancels and resumes their own subscription; an ended one answers 409, one of others 404', async () => {
  const [nora, other] = [await platform.aUser(), await platform.aUser()];
  await platform.aSubscription({ of: nora, product: 'starter_subscription' });
  await platform.aSubscription({
    of: other,
    product: 'starter_subscription',
    start: new Date('2020-01-01'),
    end: new Date('2020-02-01'),
  });
  const path = '/api/payments/v2/subscriptions';
  const [mine, theirs] = [await platform.as(nora.email), await platform.as(other.email)];
  const idOf = async (send: typeof mine): Promise<string> => (await json<Subscriptions>(send(path))).data[0]!.id;
  const [live, ended] = [await idOf(mine), await idOf(theirs)];
  const patch = (send: typeof mine, id: string) =>
    send(path, { method: 'PATCH', json: { subscription_id: id, cancel_at_period_end: true } });
  expect(await json(patch(mine, live))).toMatchObject({ id: live, cancel_at_period_end: true });
  expect((await patch(theirs, ended)).status).toBe(409);
  expect((await patch(theirs, live)).status).toBe(404);
});

test('[ROUTE-40] the status names each service with its latency and since when, to visitors without details', async () => {
  const ada = await platform.aUser();
  const { services } = await json<{
    services: { name: string; healthy: boolean; latency_ms: number; detail: string }[];
  }>((await platform.as(ada.email))('/api/status'));
  expect(services).toEqual(
    ['Database', 'Jobs', 'Package files'].map((name) => ({
      name,
      healthy: true,
      latency_ms: expect.any(Number),
      detail: expect.any(String),
      since: expect.any(String),
    })),
  );
  expect(services.some(({ detail }) => detail !== '')).toBe(true);
  const { services: told } = await json<{ services: { name: string; detail: string; since: string }[] }>(
    platform.send('/api/status'),
  );
  expect(told.map(({ name, detail }) => [name, detail])).toEqual(services.map(({ name }) => [name, '']));
  for (const { since } of told) expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
});

test('[SUB-03, SUB-10, SUB-11] plan, cycle and seats are changed in both forms, and seen in the next GET', async () => {
  const ada = await platform.aUser();
  const acme = await platform.anOrganization({ members: { admin: ada } });
  await platform.aSubscription({ of: acme, product: 'commercial_subscription' });
  await platform.aSubscription({ of: ada, product: 'starter_subscription' });
  const send = await platform.as(ada.email);
  const check = async (path: string, change: object, seen: object) => {
    const [before] = (await json<Subscriptions>(send(path))).data;
    const answer = await send(path, { method: 'PATCH', json: { subscription_id: before!.id, ...change } });
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: before!.id, ...seen }]);
    expect((await json<Subscriptions>(send(`${path}?extended=true`))).data[0]).toMatchObject(seen);
  };
  const ofAcme = `/api/payments/v2/organizations/${acme.name}/subscriptions`;
  await check(
    ofAcme,
    { product_code: 'security_subscription', billing_cycle: 'yearly', quantity: 16 },
    // 16 seats of 500 dollars a year are above the threshold: 10 percent off.
    { product_code: 'security_subscription', billing_cycle: 'yearly', quantity: 16, amount: 720_000 },
  );
  await check(
    ofAcme,
    { quantity: 15, cancel_at_period_end: true },
    { quantity: 15, cancel_at_period_end: true, amount: 750_000 },
  );
  const own = '/api/payments/v2/subscriptions';
  await check(
    own,
    { product_code: 'commercial_subscription' },
    { product_code: 'commercial_subscription', amount: 3000 },
  );
  const [mine] = (await json<Subscriptions>(send(own))).data;
  for (const wrong of [
    {},
    { quantity: 0 },
    { quantity: 2 },
    { quantity: 1.5 },
    { product_code: 'gold' },
    { product_code: 'security_subscription' },
    { product_code: 'platform_subscription' },
    { product_code: 'free_subscription' },
    { billing_cycle: 'weekly' },
  ])
    expect(
      (await send(own, { method: 'PATCH', json: { subscription_id: mine!.id, ...wrong } })).status,
      JSON.stringify(wrong),
    ).toBe(422);
});

test('[SUB-35] a plan that an operator gives has the period from when it was made to when it ends, costs nothing, and grows only by them', async () => {
  const [ada, olga] = [await platform.aUser(), await platform.aUser()];
  const acme = await platform.anOrganization({ members: { admin: ada } });
  const until = new Date(Date.now() + 90 * 86_400_000);
  const { grants } = platform.composition.areas.billing;
  await platform.core.db.transaction().execute(async (trx) => {
    await grants.grant(trx, { organizationId: acme.id }, { product: 'commercial_subscription', quantity: 5, until });
    await grants.grant(trx, { userId: olga.id }, { product: 'starter_subscription', quantity: 1, until });
  });
  const send = await platform.as(ada.email);
  const path = `/api/payments/v2/organizations/${acme.name}/subscriptions`;
  const [given] = (await json<{ data: (Subscription & Record<string, unknown>)[] }>(send(`${path}?extended=true`)))
    .data;
  expect(given).toMatchObject({
    managed: true,
    amount: null,
    period_end: until.toISOString(),
    expires_at: until.toISOString(),
  });
  const { created_at: made } = await platform.core.db
    .selectFrom('subscription')
    .select('created_at')
    .where('id', '=', given!.id)
    .executeTakeFirstOrThrow();
  expect(Math.abs(Date.parse(given!['period_start'] as string) - made.getTime())).toBeLessThan(5000);
  const change = (wanted: object) => send(path, { method: 'PATCH', json: { subscription_id: given!.id, ...wanted } });
  for (const more of [{ quantity: 6 }, { product_code: 'security_subscription' }]) {
    const answer = await change(more);
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { human_readable_id: 'plan_given' } }]);
  }
  expect(await json(change({ quantity: 4 }))).toMatchObject({ quantity: 4 });
});
