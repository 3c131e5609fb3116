import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let hub: Stage;
beforeAll(async () => {
  hub = await stage();
});
afterAll(() => hub.close());

const START =
  'mutation { createCheckout(input: { productCode: STARTER_SUBSCRIPTION, billingCycle: MONTHLY, quantity: 1 }) { checkoutId url userErrors { message } } }';

test('[PAY-08] a checkout whose answer is lost is not begun a second time', async () => {
  let calls = 0;
  hub.answer(({ path, method }) => {
    if (method !== 'POST' || path !== '/api/payments/v2/checkout_session') return undefined;
    calls += 1;
    return 'cut';
  });
  const { errors } = await hub.ask(START, { token: await hub.token() });
  expect(errors).toHaveLength(1);
  expect(calls).toBe(1);
});

test('[PAY-07] a checkout is begun with the plan, the cycle and the seats', async () => {
  const bodies: unknown[] = [];
  hub.answer(({ path, method, body }) => {
    if (method !== 'POST' || path !== '/api/payments/v2/checkout_session') return undefined;
    bodies.push(JSON.parse(body));
    return {
      status: 201,
      body: {
        id: 'cs_test_1',
        url: 'http://localhost:4000/payment/pay/cs_test_1',
        status: 'open',
        publishable_key: 'pk',
        client_secret: null,
      },
    };
  });
  const { data } = await hub.ask(START, { token: await hub.token() });
  expect(data).toEqual({
    createCheckout: {
      checkoutId: 'cs_test_1',
      url: 'http://localhost:4000/payment/pay/cs_test_1',
      userErrors: [],
    },
  });
  expect(bodies).toEqual([{ product_code: 'starter_subscription', billing_cycle: 'monthly', quantity: 1 }]);
});
