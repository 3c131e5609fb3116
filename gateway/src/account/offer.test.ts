import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let open: Stage | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

test.each([[true], [false]])('pages see whether the hub sells plans: %s', async (offersPlans) => {
  open = await stage({ offersPlans });
  open.answer(({ path }) => (path === '/api/account' ? { body: aRestUser() } : undefined));
  const { data } = await open.ask<{ viewer: { isOfferedPlans: boolean } }>('{ viewer { isOfferedPlans } }', {
    token: await open.token(),
  });
  expect(data.viewer.isOfferedPlans).toBe(offersPlans);
});

test.each([[true], [false]])('visitors see in the plans whether they are for sale: %s', async (offersPlans) => {
  open = await stage({ offersPlans });
  open.answer(({ path }) =>
    path === '/api/payments/v2/config/products'
      ? { body: { products: [{ product_code: 'enterprise_subscription', pricing: {}, bullets: [] }] } }
      : undefined,
  );
  const { data } = await open.ask<{ plans: { isOffered: boolean }[] }>('{ plans { isOffered } }');
  expect(data.plans).toEqual([{ isOffered: offersPlans }]);
});

test('a hub offers plans to buy only where its operator says so', () => {
  const offered = (env: Record<string, string>) =>
    readConfig({ PLATFORM_URL: 'http://127.0.0.1:1', ...env }).offersPlans;
  expect([offered({}), offered({ OFFER_PLANS: 'off' }), offered({ OFFER_PLANS: 'on' })]).toEqual([false, false, true]);
});
