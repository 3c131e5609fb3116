import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductCode } from '@terrarium/domain/access';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import {
  changeSubscription,
  expireSubscription,
  renewSubscription,
  startSubscription,
  subscriptionOf,
} from './lifecycle.ts';
import type { NewSubscription } from './lifecycle.ts';
import { Plans } from './plans.ts';
import { BillingService } from './service.ts';
import type { Owner } from './store.ts';

const DAY_MS = 86_400_000;
const from = (days: number): Date => new Date(Date.now() + days * DAY_MS);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ config: { payments: 'test', defaultPlan: 'free_subscription' } });
});
afterAll(() => platform.close());

const within = <T>(work: (trx: Parameters<typeof startSubscription>[0]) => Promise<T>): Promise<T> =>
  platform.core.db.transaction().execute(work);
const start = (owner: Owner, wanted: Partial<NewSubscription> = {}): Promise<string> =>
  within((trx) =>
    startSubscription(trx, owner, {
      product: 'security_subscription',
      cycle: 'monthly',
      quantity: 5,
      periodStart: from(-1),
      periodEnd: from(29),
      actorId: null,
      ...wanted,
    }),
  );
const planOf = async (owner: Owner): Promise<string | undefined> =>
  (await subscriptionOf(platform.core.db, owner))?.product_code;

test('[SUB-22] what is bought takes the place of what runs, and its end leads back to the plan of new organizations', async () => {
  const { id } = await platform.anOrganization();
  const owner = { organizationId: id };
  await start(owner, { product: 'commercial_subscription', periodEnd: from(300) });
  const second = await start(owner);
  expect(await planOf(owner)).toBe('security_subscription');
  await within((trx) => expireSubscription(trx, owner, second, 'free_subscription'));
  expect(await planOf(owner)).toBe('free_subscription');
  // Told twice, it is ended once.
  await within((trx) => expireSubscription(trx, owner, second, 'free_subscription'));
  const rows = await platform.core.db
    .selectFrom('subscription')
    .select('id')
    .where('organization_id', '=', id)
    .execute();
  // The plan that it began with, two that were bought, and the one that it fell back to.
  expect(rows).toHaveLength(4);
});

test('a renewal event that is repeated, late or for an ended subscription changes nothing', async () => {
  const { id } = await platform.anOrganization();
  const owner = { organizationId: id };
  const bought = await start(owner);
  const renew = (days: number) =>
    within((trx) => renewSubscription(trx, owner, bought, { periodStart: from(29), periodEnd: from(days) }));
  const end = async () => (await subscriptionOf(platform.core.db, owner))?.period_end.getTime();
  await renew(59);
  const renewed = await end();
  expect(renewed).toBeGreaterThan(from(58).getTime());
  await renew(30);
  expect(await end()).toBe(renewed);
  await within((trx) => expireSubscription(trx, owner, bought, 'free_subscription'));
  await expect(renew(90)).rejects.toMatchObject({ status: 409, code: 'subscription_ended' });
});

test('rejects unknown plans, invalid quantities, plans only for organizations, and subscriptions of others', async () => {
  const [nora, { id }, other] = [
    await platform.aUser(),
    await platform.anOrganization(),
    await platform.anOrganization(),
  ];
  const owner = { organizationId: id };
  const person = { userId: nora.id };
  for (const [whose, wanted] of [
    [owner, { product: 'free_subscription' as ProductCode }],
    [owner, { quantity: 0 }],
    [owner, { quantity: 1.5 }],
    [owner, { quantity: 2_000_000_000 }],
    [person, { quantity: 1 }],
    [person, { product: 'starter_subscription' as ProductCode, quantity: 2 }],
  ] as const)
    await expect(start(whose, wanted), JSON.stringify(wanted)).rejects.toMatchObject({ status: 422 });
  const mine = await start(owner);
  await expect(
    within((trx) => changeSubscription(trx, { organizationId: other.id }, mine, { quantity: 9 }, null)),
  ).rejects.toMatchObject({ status: 404 });
});

test('[SUB-12] the clean-up ends what is over and was canceled or given, and leaves what the processor goes on to charge for', async () => {
  const [a, b, c] = [await platform.anOrganization(), await platform.anOrganization(), await platform.anOrganization()];
  const [canceled, renewing, running] = [a, b, c].map(({ id }) => ({ organizationId: id }));
  const canceledId = await start(canceled!, { periodEnd: from(5) });
  await within((trx) => changeSubscription(trx, canceled!, canceledId, { cancelAtPeriodEnd: true }, null));
  const renewingId = await start(renewing!, { periodEnd: from(5) });
  await start(running!);
  const { config, db } = platform.core;
  const billing = new BillingService(db, new Plans(config), config, {
    charger: { change: () => Promise.resolve(false) },
    payments: {
      renews: (ids) => Promise.resolve(new Set(ids.filter((id) => id === renewingId))),
      links: () => Promise.resolve(new Map()),
    },
  });
  await billing.expire(from(4));
  expect(await planOf(canceled!)).toBe('security_subscription');
  await billing.expire(from(6));
  expect(await Promise.all([canceled!, renewing!, running!].map(planOf))).toEqual([
    'free_subscription',
    'security_subscription',
    'security_subscription',
  ]);
  const changes = await platform.core.db
    .selectFrom('organization_change')
    .select('kind')
    .where('organization_id', '=', a.id)
    .orderBy('id')
    .execute();
  expect(changes.map(({ kind }) => kind)).toEqual(['plan_bought', 'plan_ended']);
});
