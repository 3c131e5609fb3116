import { afterAll, beforeAll, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { stage, type Stage } from '../testing/index.ts';

let hub: Stage;
beforeAll(async () => {
  hub = await stage();
});
afterAll(() => hub.close());

const row = {
  id: '01900000-0000-7000-8000-000000000001',
  product_code: 'starter_subscription',
  expires_at: '2030-01-01T00:00:00Z',
  org_id: null,
  quantity: 1,
  price_id: 'starter_subscription_monthly',
  customer_id: null,
  period_start: '2029-12-01T00:00:00Z',
  period_end: '2030-01-01T00:00:00Z',
  subscription_status: 'active',
  product_name: 'Starter',
  billing_cycle: 'monthly',
  cancel_at_period_end: false,
  stripe_subscription_id: null,
  amount: 1500,
};
const account = {
  id: '01900000-0000-7000-8000-000000000009',
  email: 'nora@solo.example',
  first_name: 'Nora',
  last_name: '',
  username: 'nora',
  created_at: '2025-01-01T00:00:00Z',
};

test('[PAY-18, DATA-14] plans are what the service says, prices or another text', async () => {
  const plan = {
    product_code: 'enterprise_subscription',
    segment: null,
    name: 'Enterprise',
    description: 'd',
    description_upgrade: 'u',
    product_use: 'p',
    link: 'https://acme.example/contact',
    bullets: ['Seats'],
    pricing: { other_price: 'Custom' },
    button_cta: 'Contact Us',
    requires_organization: true,
  };
  hub.answer(({ path }) => (path === '/api/payments/v2/config/products' ? { body: { products: [plan] } } : undefined));
  const { data } = await hub.ask(
    '{ plans { productCode name link bullets pricing { monthlyPrice yearlyPrice otherPrice } buttonCta requiresOrganization } }',
  );
  expect(data).toEqual({
    plans: [
      {
        productCode: 'ENTERPRISE_SUBSCRIPTION',
        name: 'Enterprise',
        link: 'https://acme.example/contact',
        bullets: ['Seats'],
        pricing: { monthlyPrice: null, yearlyPrice: null, otherPrice: 'Custom' },
        buttonCta: 'Contact Us',
        requiresOrganization: true,
      },
    ],
  });
});

test('[SUB-06] own subscriptions are read from data, with their state', async () => {
  hub.answer(({ path }) =>
    path === '/api/account'
      ? { body: account }
      : path === '/api/payments/v2/subscriptions?extended=true'
        ? { body: { total_count: 1, data: [row] } }
        : undefined,
  );
  const { data } = await hub.ask(
    '{ viewer { ownSubscriptions { productCode productName state billingCycle quantity amount periodEnd cancelAtPeriodEnd } } }',
    { token: await hub.token({ subject: account.id }) },
  );
  expect(data).toEqual({
    viewer: {
      ownSubscriptions: [
        {
          productCode: 'STARTER_SUBSCRIPTION',
          productName: 'Starter',
          state: 'SUBSCRIBED',
          billingCycle: 'MONTHLY',
          quantity: 1,
          amount: 1500,
          periodEnd: '2030-01-01T00:00:00Z',
          cancelAtPeriodEnd: false,
        },
      ],
    },
  });
});

test('[SUB-33] a failed load of subscriptions is null and the rest is there', async () => {
  hub.answer(({ path }) =>
    path === '/api/account'
      ? { body: account }
      : { status: 500, body: { error: { message: 'x', human_readable_id: 'y' } } },
  );
  const { data, errors } = await hub.ask('{ viewer { username ownSubscriptions { id } } }', {
    token: await hub.token({ subject: account.id }),
  });
  expect(data).toEqual({ viewer: { username: 'nora', ownSubscriptions: null } });
  expect(errors?.[0]?.path).toEqual(['viewer', 'ownSubscriptions']);
});

test('[ERR-03] a declined payment has its prefix', async () => {
  hub.answer(({ path, method }) =>
    path === '/api/account'
      ? { body: account }
      : method === 'GET'
        ? { body: { total_count: 1, data: [row] } }
        : { status: 402, body: { error: { message: 'Your card was declined.', human_readable_id: 'card_declined' } } },
  );
  const token = await hub.token({ subject: account.id });
  const { data } = await hub.ask<{ viewer: { ownSubscriptions: { id: string }[] } }>(
    '{ viewer { ownSubscriptions { id } } }',
    { token },
  );
  const { errors } = await hub.ask(
    'mutation ($id: ID!) { updateSubscription(input: { subscriptionId: $id, cancelAtPeriodEnd: true }) { userErrors { message } } }',
    { token, variables: { id: data.viewer.ownSubscriptions[0]!.id } },
  );
  expect(errors?.[0]?.message).toBe('We had trouble processing your credit card. Your card was declined.');
});

test('[ORG-23, SEAT-10] seats are fetched for admins and billing managers, and only while the subscription is active', async () => {
  const asked: string[] = [];
  const ask = async (role: string, plan: string | null, state = 'SUBSCRIBED') => {
    asked.length = 0;
    hub.answer(({ path }) => {
      asked.push(path);
      if (path.endsWith('/seats/stats'))
        return { body: { total: 1_000_000_000, used: 2, available: 999_999_998, invited: 1 } };
      return {
        body: {
          id: '01900000-0000-7000-8000-000000000003',
          name: 'acme',
          title: 'Acme',
          bio: '',
          role,
          members_count: 4,
          active_subscription: plan && { product_code: plan, state },
          features: [],
        },
      };
    });
    const { data } = await hub.ask<{ organization: { seats: unknown } }>(
      '{ organization(name: "acme") { seats { total used available invitedCount } } }',
      { token: await hub.token({ subject: account.id }) },
    );
    return [data.organization.seats, asked.some((path) => path.endsWith('/seats/stats'))];
  };
  const seats = { total: null, used: 2, available: null, invitedCount: 1 };
  expect(await ask('admin', 'enterprise_subscription')).toEqual([seats, true]);
  expect(await ask('billing_manager', 'enterprise_subscription')).toEqual([seats, true]);
  expect(await ask('admin', 'enterprise_subscription', 'CANCELED_ACTIVE')).toEqual([seats, true]);
  expect(await ask('admin', 'enterprise_subscription', 'UNSUBSCRIBED')).toEqual([null, false]);
  expect(await ask('admin', null)).toEqual([null, false]);
  expect(await ask('member', 'enterprise_subscription')).toEqual([null, false]);
});

test('[SEAT-08] exactly the named members are to hold the plan', async () => {
  const id = '01900000-0000-7000-8000-000000000004';
  const sent: unknown[] = [];
  hub.answer(({ path, method, body }) => {
    if (method === 'PUT') sent.push([path, body]);
    return method === 'PUT'
      ? { body: { items: [], total_count: 0 } }
      : {
          body: {
            id: '01900000-0000-7000-8000-000000000003',
            name: 'acme',
            title: 'Acme',
            bio: '',
            role: 'admin',
            members_count: 4,
            active_subscription: null,
            features: [],
          },
        };
  });
  const { data } = await hub.ask(
    'mutation ($ids: [ID!]!) { updateSeatAssignments(input: { organization: "acme", memberIds: $ids, productCode: SECURITY_SUBSCRIPTION }) { organization { name } userErrors { message } } }',
    { token: await hub.token({ subject: account.id }), variables: { ids: [toId('Member', 'acme', id)] } },
  );
  expect(data).toEqual({ updateSeatAssignments: { organization: { name: 'acme' }, userErrors: [] } });
  expect(sent).toEqual([
    ['/api/organizations/acme/users/products/security_subscription', JSON.stringify({ user_ids: [id] })],
  ]);
});
