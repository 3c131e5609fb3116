import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Plan, Subscription } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Mock } from '../../testing/schema.ts';

const plan = (part: Partial<Mock<Plan>>): Mock<Plan> =>
  ({
    __typename: 'Plan',
    productCode: 'STARTER_SUBSCRIPTION',
    name: 'Starter',
    segment: 'starter',
    description: 'Notebooks for one.',
    descriptionUpgrade: '',
    productUse: 'For people who work alone.',
    link: null,
    bullets: ['10 GB storage'],
    pricing: { __typename: 'PlanPricing', monthlyPrice: 1500, yearlyPrice: 15_000, otherPrice: null },
    buttonCta: 'Buy',
    requiresOrganization: false,
    isOffered: true,
    ...part,
  }) as Mock<Plan>;
const plans = [
  plan({
    productCode: 'FREE_SUBSCRIPTION',
    name: 'Free',
    segment: null,
    bullets: ['5 GB storage'],
    pricing: { __typename: 'PlanPricing', monthlyPrice: null, yearlyPrice: null, otherPrice: '$0 forever' },
  }),
  plan({}),
  plan({
    productCode: 'COMMERCIAL_SUBSCRIPTION',
    name: 'Pro',
    segment: 'professional',
    pricing: { __typename: 'PlanPricing', monthlyPrice: 3000, yearlyPrice: 30_000, otherPrice: null },
  }),
  plan({
    productCode: 'SECURITY_SUBSCRIPTION',
    name: 'Business',
    segment: 'business',
    requiresOrganization: true,
    pricing: { __typename: 'PlanPricing', monthlyPrice: 5000, yearlyPrice: 50_000, otherPrice: null },
  }),
  plan({
    productCode: 'ENTERPRISE_SUBSCRIPTION',
    name: 'Enterprise',
    segment: null,
    link: 'https://acme.example/contact',
    buttonCta: 'Contact Us',
    pricing: { __typename: 'PlanPricing', monthlyPrice: null, yearlyPrice: null, otherPrice: 'Custom' },
  }),
];
/** The same plans if nothing is sold. */
const unoffered = plans.map((each) => ({ ...each, isOffered: false }));
const subscription = (part: Partial<Mock<Subscription>> = {}): Mock<Subscription> =>
  ({
    __typename: 'Subscription',
    id: 'subscription-1',
    productCode: 'STARTER_SUBSCRIPTION',
    productName: 'Starter',
    state: 'SUBSCRIBED',
    billingCycle: 'MONTHLY',
    quantity: 1,
    amount: 1500,
    periodStart: '2029-12-01T00:00:00Z',
    periodEnd: '2030-01-01T00:00:00Z',
    cancelAtPeriodEnd: false,
    isGranted: false,
    upgradeProductCode: null,
    ...part,
  }) as Mock<Subscription>;
const nora = buildUser({ organizations: [] });
const card = (name: string) => screen.getByRole('region', { name });

describe('the plan picker', () => {
  test('[PAY-21, PAY-26, PAY-27, ROUTE-21] names the five plans with their prices in the chosen cycle, for visitors, too', async () => {
    const app = render('/subscribe', null, { plans });
    await screen.findByRole('heading', { name: 'Plans', level: 1 });
    expect((await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)).toEqual([
      'Free',
      'Starter',
      'Pro',
      'Business',
      'Enterprise',
      'Compare features',
    ]);
    expect(card('Starter').textContent).toContain('$15 per month');
    await app.user.click(screen.getByRole('button', { name: 'Yearly' }));
    await waitFor(() => expect(card('Starter').textContent).toContain('$150 per year'));
    expect(card('Business').textContent).toContain('$500 per seat per year');
    expect(card('Enterprise').textContent).toContain('Custom');
    expect(within(card('Enterprise')).getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
      'https://acme.example/contact',
    );
    expect(within(card('Enterprise')).queryByRole('link', { name: /Choose/ })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['Starter', 'starter'],
    ['Pro', 'professional'],
    ['Business', 'business'],
  ])('[ROUTE-22] %s leads to its segment, and the segment opens the plan', async (name, segment) => {
    const app = render('/subscribe', nora, { plans });
    await app.user.click(
      within(await screen.findByRole('region', { name })).getByRole('link', { name: `Choose ${name}` }),
    );
    await screen.findByRole('heading', { name, level: 1 });
    expect(app.address()).toBe(`/subscribe/${segment}?billing=monthly`);
  });

  test('[ROUTE-21] for an organization the links are below its URL, and its plan is the current one', async () => {
    const acme = buildOrganization({ activeProduct: 'SECURITY_SUBSCRIPTION' });
    render('/organizations/acme/subscribe', buildUser({ organizations: [acme] }), {
      plans,
      organization: () => acme as never,
    });
    const business = await screen.findByRole('region', { name: 'Business' });
    expect(business.textContent).toContain('Current plan');
    expect(card('Pro').textContent, 'an organization pays every plan by its seats').toContain('$30 per seat per month');
    expect(within(card('Pro')).getByRole('link', { name: 'Choose Pro' }).getAttribute('href')).toBe(
      '/organizations/acme/subscribe/professional?billing=monthly',
    );
  });

  test('what plans name and this hub does not have is marked, without a change of what the plans say', async () => {
    render('/subscribe', null, { plans });
    expect((await screen.findByText(/aren’t available on this hub/)).textContent).toContain('AI responses');
    for (const name of ['Signed packages', 'Community channel'])
      expect(screen.getByRole('rowheader', { name: `${name} not available on this hub` })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Package policies' })).toBeTruthy();
    expect(screen.getByText(/doesn’t include the feature/)).toBeTruthy();
  });

  test('an unknown plan segment is not found', async () => {
    const app = render('/subscribe/gold', nora, { plans });
    await screen.findByRole('heading', { name: 'Page Not Found' });
    expect(app.address()).toBe('/page-not-found');
  });

  test('[ROUTE-50, ROUTE-51] what Free includes shows without a session', async () => {
    render('/free-tier-allowlist', null, { plans });
    await screen.findByText('5 GB storage');
  });
});

const sells = (processor: 'OFF' | 'TEST') =>
  ({
    __typename: 'PaymentConfig',
    processor,
    publishableKey: null,
    scriptUrl: null,
    defaultPlan: 'FREE_SUBSCRIPTION',
    defaultUserPlan: 'FREE_SUBSCRIPTION',
  }) as const;

const preview = {
  __typename: 'InvoicePreview',
  productCode: 'STARTER_SUBSCRIPTION',
  billingCycle: 'MONTHLY',
  quantity: 1,
  isChange: false,
  lines: [
    {
      __typename: 'InvoiceLine',
      description: 'Starter, 1 seat, monthly',
      quantity: 1,
      amount: 1500,
      periodStart: '2030-01-01T00:00:00Z',
      periodEnd: '2030-02-01T00:00:00Z',
    },
  ],
  subtotal: 1500,
  creditUsed: 0,
  tax: 285,
  taxName: 'VAT 19 %',
  total: 1785,
  creditLeft: 0,
  periodEnd: '2030-02-01T00:00:00Z',
  nextAmount: 1785,
} as const;

describe('the checkout', () => {
  test('[PAY-13, PAY-12] if the hub sells plans, price and tax are shown before payment', async () => {
    render('/payment/checkout?billing=monthly&product=starter_subscription', nora, {
      plans,
      paymentConfig: sells('TEST'),
      paymentAccount: null,
      invoicePreview: preview,
    });
    const order = await screen.findByRole('region', { name: 'Your order' });
    await waitFor(() => expect(order.textContent).toContain('VAT 19 %$2.85'));
    expect(order.textContent).toContain('Due now$17.85');
    expect(screen.getByRole('button', { name: 'Continue to payment' })).not.toBeNull();
  });

  test("typed values are validated at their field, and sent as priced; the hub's errors are shown at their field", async () => {
    const acme = buildOrganization({ role: 'ADMIN' } as never);
    const app = render(
      '/payment/checkout?billing=yearly&product=security_subscription&organization=acme',
      buildUser({ organizations: [acme] }),
      {
        plans,
        paymentConfig: sells('TEST'),
        paymentAccount: { __typename: 'PaymentAccount', address: null } as never,
        organization: () => buildOrganization({ seats: { total: 3 } } as never) as never,
        invoicePreview: preview,
        updateBillingDetails: { userErrors: [] } as never,
        createCheckout: {
          checkoutId: null,
          userErrors: [
            { __typename: 'InputError', code: 'INVALID', message: 'At most 7 seats here.', field: ['quantity'] },
          ],
        } as never,
      },
    );
    const sent = (name: string) => app.asked.filter((one) => one.name === name).map((one) => one.variables['input']);
    const seats = await screen.findByLabelText<HTMLInputElement>('Seats');
    // The organization's own number: another cycle doesn't remove seats.
    await waitFor(() => expect(seats.value).toBe('3'));
    const country = await screen.findByLabelText<HTMLSelectElement>('Country');
    await app.user.clear(seats);
    await app.user.type(seats, '10001');
    await screen.findByText('Enter a whole number from 1 to 10,000.');
    await app.user.clear(seats);
    await app.user.type(seats, '12');
    const names = [...country.options].map(({ text }) => text);
    expect(names.filter((name) => ['Germany', 'East Germany', 'European Union', 'Kosovo'].includes(name))).toEqual([
      'Germany',
      'Kosovo',
    ]);
    expect(names.length).toBeGreaterThan(240);
    await app.user.selectOptions(country, 'Germany');
    const address = { line1: '-', country: 'DE' };
    const order = {
      productCode: 'SECURITY_SUBSCRIPTION',
      billingCycle: 'YEARLY',
      quantity: 12,
      organization: 'acme',
    };
    await expect.poll(() => sent('InvoicePreview').at(-1)).toEqual({ ...order, address });
    expect(sent('InvoicePreview')).not.toContainEqual(expect.objectContaining({ quantity: null }));
    await app.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await screen.findByText('At most 7 seats here.');
    expect(sent('UpdateBillingDetails')).toEqual([{ organization: 'acme', address }]);
    expect(sent('CreateCheckout')).toEqual([order]);
    expect(seats.getAttribute('aria-invalid')).toBe('true');
  });

  test('[ROUTE-26, ROUTE-24, ROUTE-25] shows plan and cycle of the address, without the main navigation', async () => {
    render('/payment/checkout?billing=yearly&product=starter_subscription', nora, {
      plans,
      paymentConfig: sells('OFF'),
    });
    const order = await screen.findByRole('region', { name: 'Your order' });
    expect(order.textContent).toContain('Starter');
    expect(order.textContent).toContain('$150 per year');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['?billing=weekly&product=gold', 'This link doesn’t contain a plan.'],
    ['', 'Choose a plan to continue'],
    ['?product=free_subscription', 'This link doesn’t contain a plan.'],
    ['?billing=&product=%00', 'This link doesn’t contain a plan.'],
    ['?product=starter_subscription&organization=of-others', 'Organization not found, or you can’t view its billing.'],
    ['?product=starter&billing=yearly', '$150 per year'],
    ['?product=security_subscription', 'Create organization'],
  ])('[ROUTE-26] %s does not break the page', async (query, text) => {
    render(`/payment/checkout${query}`, nora, { plans, paymentConfig: sells('TEST') });
    await screen.findByText(text);
  });

  test('[ROUTE-21] what was bought shows on the pages that one had open before, and in the shell, without a reload', async () => {
    let bought = false;
    let processor = 'TEST';
    const acme = buildOrganization({ role: 'ADMIN' } as never);
    const checkout = () => ({
      __typename: 'Checkout',
      id: 'cs_1',
      status: bought ? 'COMPLETE' : 'OPEN',
      processor,
      publishableKey: '',
      clientSecret: null,
      organization: 'acme',
      organizationTitle: 'Acme Research',
      productName: 'Business',
      invoicePreview: preview,
      card: { __typename: 'PaymentCard', brand: 'Visa', last4: '4242', expires: '12/49' },
    });
    const app = render('/organizations/acme/subscriptions/manage', buildUser({ organizations: [acme] }), {
      plans,
      paymentConfig: sells('TEST'),
      paymentAccount: null,
      organization: () => ({
        ...acme,
        subscriptions: [
          bought ? subscription({ productName: 'Business' }) : subscription({ id: 'free', productName: 'Free' }),
        ],
      }),
      checkout,
      payCheckout: () => {
        bought = true;
        return { checkout: checkout(), userErrors: [] };
      },
    } as never);
    await screen.findByRole('row', { name: /Free Subscribed/ });
    const before = app.times('ShellViewer');
    await app.router.navigate('/payment/pay/cs_1');
    await app.user.click(await screen.findByRole('button', { name: /^Pay/ }));
    await screen.findByText('Acme Research now has Business, billed monthly.');
    expect(screen.getByRole('link', { name: 'Seats' }).getAttribute('href')).toBe('/organizations/acme/seats');
    await waitFor(() => expect(app.times('ShellViewer')).toBe(before + 1));
    await app.user.click(screen.getByRole('link', { name: 'View subscriptions' }));
    await screen.findByRole('row', { name: /Business Subscribed/ });
    // Paid in Stripe's own form, which redirects back.
    processor = 'STRIPE';
    const known = app.times('ShellViewer');
    await app.router.navigate('/payment/pay/cs_1');
    await screen.findByText('Payment for Business complete.');
    await waitFor(() => expect(app.times('ShellViewer')).toBe(known + 1));
  });

  test('[ROUTE-19] /confirmation leads home, unless one comes from a purchase', async () => {
    const app = render('/confirmation', nora, { plans });
    await waitFor(() => expect(app.address()).toBe('/'));
    await app.router.navigate('/confirmation', { state: { purchase: { plan: 'Starter', cycle: 'monthly' } } });
    await screen.findByText('You now have Starter, billed monthly.');
    expect(app.address()).toBe('/confirmation');
  });

  test('[ROUTE-18] /confirmation needs a sign-in', async () => {
    const app = render('/confirmation', null, { plans });
    await waitFor(() => expect(app.address()).toContain('/sign-in'));
  });
});

describe('subscriptions', () => {
  const withOwn = (rows: Mock<Subscription>[]) =>
    buildUser({ organizations: [buildOrganization()], ownSubscriptions: rows } as never);

  test('[ROUTE-34, SUB-02] the profile lists each with its state, and those of the organizations', async () => {
    render(
      '/profile/subscriptions',
      withOwn([
        subscription(),
        subscription({ id: 'subscription-2', productName: 'Pro', state: 'CANCELED_EXPIRED' }),
        subscription({
          id: 'subscription-3',
          productCode: 'FREE_SUBSCRIPTION',
          productName: 'Free',
          state: 'CANCELED_EXPIRED',
          periodEnd: '2025-02-03T00:00:00Z',
        }),
      ]),
      { plans },
    );
    const table = await screen.findByRole('region', { name: 'Personal subscriptions' });
    expect(within(table).getByRole('row', { name: /Starter Subscribed/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /Pro Ended/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /Free Ended .*2025-02-03/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Acme Research Business/ })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('[SUB-34] without one the person is on the free tier', async () => {
    render('/profile/subscriptions', withOwn([]), { plans });
    await screen.findByText('You’re on the free tier.');
  });

  test('where nothing is sold no plan is the current one, and none has a price', async () => {
    const unsold = buildUser({ organizations: [], ownSubscriptions: [], isOfferedPlans: false } as never);
    render('/subscribe', unsold, { plans: unoffered, paymentConfig: sells('OFF') });
    await screen.findByRole('heading', { name: 'Starter' });
    screen.getByText(/On this hub, the operator assigns your plan/);
    expect(screen.queryByText('Current plan')).toBeNull();
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Monthly' })).toBeNull();
  });

  test('where nothing is sold a visitor reads no price either, and is not led to a purchase', async () => {
    render('/subscribe', null, { plans: unoffered, paymentConfig: sells('OFF') });
    await screen.findByRole('heading', { name: 'Starter' });
    screen.getByText(/On this hub, the operator assigns your plan/);
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Monthly' })).toBeNull();
  });

  test('if nothing is sold, no one is on a free tier, and nothing is offered', async () => {
    const unsold = buildUser({ organizations: [], ownSubscriptions: [], isOfferedPlans: false } as never);
    render('/profile/subscriptions', unsold, { plans, paymentConfig: sells('OFF') });
    await screen.findByText('You have no personal plan.');
    expect(screen.queryByRole('link', { name: /Upgrade/ })).toBeNull();
  });

  test('[SUB-24, SUB-25, SUB-26, SUB-27] each shows the way to the plan that comes next, and none where none does', async () => {
    const mine = render('/profile/subscriptions', withOwn([]), { plans });
    const first = await screen.findByRole('link', { name: 'Upgrade to Pro' });
    expect(first.getAttribute('href')).toBe('/subscribe/professional');
    mine.unmount();
    const paid = render('/profile/subscriptions', withOwn([subscription({ productName: 'Pro' })]), { plans });
    await screen.findByRole('row', { name: /Pro Subscribed/ });
    expect(screen.queryByRole('link', { name: /Upgrade to/ })).toBeNull();
    paid.unmount();
    const acme = buildOrganization();
    render('/organizations/acme/subscriptions/manage', buildUser({ organizations: [acme] }), {
      plans,
      organization: () => ({
        ...acme,
        subscriptions: [
          subscription({
            productCode: 'COMMERCIAL_SUBSCRIPTION',
            productName: 'Pro',
            upgradeProductCode: 'SECURITY_SUBSCRIPTION',
          }),
        ],
      }),
    } as never);
    expect((await screen.findByRole('link', { name: 'Upgrade to Business' })).getAttribute('href')).toBe(
      '/organizations/acme/subscribe/business',
    );
  });

  test('[PAY-15, PAY-16] the education offer says for whom it is, and is taken by those', async () => {
    let enrolled = false;
    const offer = () => ({
      __typename: 'EducationOffer',
      isEligible: true,
      reason: 'uni.edu is one.',
      isEnrolled: enrolled,
    });
    const app = render('/profile/subscriptions', withOwn([]), {
      plans,
      paymentConfig: () => sells('TEST'),
      educationOffer: offer,
      claimEducationOffer: () => {
        enrolled = true;
        return { offer: offer(), userErrors: [] };
      },
    } as never);
    const section = within(await screen.findByRole('region', { name: 'For schools and universities' }));
    expect(section.getByText('uni.edu is one.')).toBeTruthy();
    await app.user.click(section.getByRole('button', { name: 'Claim offer' }));
    await section.findByText('You’ve already used this offer.');
    expect(section.queryByRole('button')).toBeNull();
  });

  test('if nothing is sold, the education offer is hidden', async () => {
    const app = render('/profile/subscriptions', withOwn([]), {
      plans,
      paymentConfig: () => sells('OFF'),
      educationOffer: () => ({ __typename: 'EducationOffer', isEligible: false, reason: 'x', isEnrolled: false }),
    } as never);
    await waitFor(() => expect(app.times('EducationOffer')).toBe(1));
    await screen.findByText('You’re on the free tier.');
    expect(screen.queryByRole('heading', { name: 'For schools and universities' })).toBeNull();
  });

  test('[SUB-04] canceling asks first, then sends it and shows the new state', async () => {
    const app = render('/profile/subscriptions', withOwn([subscription()]), {
      paymentConfig: () => sells('TEST'),
      updateSubscription: () => ({
        subscription: subscription({ state: 'CANCELED_ACTIVE', cancelAtPeriodEnd: true }),
        userErrors: [],
      }),
    } as never);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel Starter?' });
    await within(dialog).findByText(/^You lose Notebooks, Learning\. Existing items stay/);
    expect(dialog.textContent).toContain('Project storage becomes 5 GB.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    await screen.findByText('Canceled, active until period end');
    // The next charge is another one now.
    await waitFor(() => expect(app.asked.filter((one) => one.name === 'PaymentAccount')).toHaveLength(2));
    expect(app.asked.find((one) => one.name === 'UpdateSubscription')?.variables).toEqual({
      input: { subscriptionId: 'subscription-1', cancelAtPeriodEnd: true, expectedVersion: 'first' },
    });
  });

  test('[SUB-05] resuming sends it and shows the new state', async () => {
    const app = render(
      '/profile/subscriptions',
      withOwn([subscription({ state: 'CANCELED_ACTIVE', cancelAtPeriodEnd: true })]),
      {
        updateSubscription: () => ({ subscription: subscription(), userErrors: [] }),
      } as never,
    );
    await app.user.click(await screen.findByRole('button', { name: 'Resume' }));
    await screen.findByText('Subscribed');
    expect(app.asked.find((one) => one.name === 'UpdateSubscription')?.variables).toEqual({
      input: { subscriptionId: 'subscription-1', cancelAtPeriodEnd: false, expectedVersion: 'first' },
    });
  });
});

test('shows a failed payment with its amount and next attempt, and that another card is charged immediately', async () => {
  const acme = buildOrganization({ role: 'BILLING_MANAGER' } as never);
  const failed = {
    __typename: 'PaymentAccount',
    processor: 'TEST',
    exists: true,
    card: { __typename: 'PaymentCard', brand: 'Visa', last4: '0341', expires: '12/49' },
    creditCents: 0,
    hasFailedPayment: true,
    nextCharge: {
      __typename: 'NextCharge',
      chargesAt: '2030-01-04T12:00:00Z',
      amount: 2142,
      description: 'Invoice A-0006, tried again',
    },
    invoices: [
      {
        __typename: 'Invoice',
        number: 'A-0006',
        status: 'OPEN',
        total: 2142,
        issuedAt: '2030-01-01T12:00:00Z',
        htmlUrl: '/invoice',
        pdfUrl: '/invoice.pdf',
      },
    ],
  };
  const app = render('/organizations/acme/subscriptions/manage', buildUser({ organizations: [acme] }), {
    plans,
    paymentAccount: failed,
    organization: () => ({ ...acme, subscriptions: [subscription({ productName: 'Business' })] }),
  } as never);
  await screen.findByText(/^A payment of \$21\.42 failed\. The hub retries on 2030-01-04\./);
  const table = screen.getByRole('row', { name: /A-0006 .* Open/ }).closest('table');
  expect(table?.dataset.without, 'a narrow page goes without the day, not without which one is open').toBe('small-2');
  await app.router.navigate('/payment/portal?organization=acme');
  await screen.findByText('A payment of $21.42 failed. Add another card to pay now and keep your plan.');
});

test('[SUB-03] plan and cycle are changed after it is said what they cost and what ends', async () => {
  const app = render(
    '/profile/subscriptions',
    buildUser({
      organizations: [],
      ownSubscriptions: [subscription({ productCode: 'COMMERCIAL_SUBSCRIPTION', productName: 'Pro', amount: 3000 })],
    } as never),
    {
      plans,
      updateSubscription: () => ({
        subscription: subscription({ billingCycle: 'YEARLY', amount: 15_000 }),
        userErrors: [],
      }),
    } as never,
  );
  await app.user.click(await screen.findByRole('button', { name: 'Change Pro' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change Pro' });
  await app.user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Plan' }), 'Starter');
  await app.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Billing' }), 'Yearly');
  expect(dialog.textContent).toContain('$150 per year, excluding tax.');
  expect(dialog.textContent).toContain('You lose Personal channels');
  await app.user.click(within(dialog).getByRole('button', { name: 'Change plan' }));
  await screen.findByRole('row', { name: /Starter Subscribed \$150 per year/ });
  expect(app.asked.find((one) => one.name === 'UpdateSubscription')?.variables).toEqual({
    input: {
      subscriptionId: 'subscription-1',
      productCode: 'STARTER_SUBSCRIPTION',
      billingCycle: 'YEARLY',
      expectedVersion: 'first',
    },
  });
});

describe('the seats of an organization', () => {
  const member = (number: number) => ({
    __typename: 'Member',
    id: `member-${number}`,
    role: 'MEMBER',
    user: buildUser({ id: `user-${number}`, username: `user-${number}`, displayName: `Person ${number}` } as never),
  });
  const withSeats = (role: string, { used = 2, ...more }: Record<string, unknown> & { used?: number } = {}) => {
    const acme = buildOrganization({
      role,
      activeProduct: 'SECURITY_SUBSCRIPTION',
      seats: { __typename: 'SeatSummary', total: 15, used, available: 15 - used, invitedCount: 1 },
      seatAssignments: [
        { __typename: 'Seat', uuid: 'licence-1', memberId: 'member-1', assignedAt: '2026-01-01T00:00:00Z' },
      ],
      subscriptions: [subscription({ productCode: 'SECURITY_SUBSCRIPTION', productName: 'Business', quantity: 15 })],
      members: { __typename: 'MemberConnection', totalCount: 2, nodes: [member(1), member(2)] },
    } as never);
    return render('/organizations/acme/seats', buildUser({ organizations: [acme] }), {
      plans,
      organization: () => acme as never,
      updateSeatCount: () => ({ organization: acme, userErrors: [] }),
      addSeatAssignments: () => ({ organization: acme, userErrors: [] }),
      removeSeatAssignments: () => ({ organization: acme, userErrors: [] }),
      ...more,
    } as never);
  };
  const sent = (app: ReturnType<typeof render>, name: string) =>
    app.asked.filter((one) => one.name === name).map((one) => one.variables);

  test('[SEAT-01, SEAT-14] shows the stats, and what another number costs before it is changed', async () => {
    const app = withSeats('BILLING_MANAGER');
    const number = await screen.findByRole('textbox', { name: 'Number of seats' });
    expect(screen.getByText('In use')).toBeTruthy();
    await app.user.clear(number);
    await app.user.type(number, '1');
    expect(await screen.findByText('2 seats in use. Unassign seats first.')).toBeTruthy();
    await app.user.type(number, '6');
    await app.user.click(screen.getByRole('button', { name: 'Change seats' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change to 16 seats?' });
    // 16 seats of $50 are $800; 10% off.
    expect(dialog.textContent).toContain('$720 per month, including 10% off.');
    expect(sent(app, 'UpdateSeatCount')).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Change seats' }));
    await waitFor(() =>
      expect(sent(app, 'UpdateSeatCount')).toEqual([
        { input: { organization: 'acme', quantity: 16, expectedVersion: 'first' } },
      ]),
    );
    // Only admins assign seats.
    expect(screen.queryByRole('button', { name: 'Assign seats to all members' })).toBeNull();
  });

  test("shows why a number of seats isn't available at its field", async () => {
    const app = withSeats('BILLING_MANAGER', {
      invoicePreview: () => {
        throw new GraphQLError('The last charge of the present plan failed.', { extensions: { code: 'CONFLICT' } });
      },
    });
    await screen.findByText('Only admins can assign seats.');
    const number = await screen.findByRole('textbox', { name: 'Number of seats' });
    await app.user.clear(number);
    await app.user.type(number, '16');
    await app.user.click(screen.getByRole('button', { name: 'Change seats' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Change to 16 seats?' });
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'The last charge of the present plan failed.',
    );
  });

  test('[SEAT-01] admins assign seats to selected members and everyone, and unassign them', async () => {
    const app = withSeats('ADMIN');
    await app.user.click(await screen.findByRole('button', { name: 'Assign seats to all members' }));
    await waitFor(() => expect(sent(app, 'AddSeatAssignments')).toHaveLength(1));
    expect(sent(app, 'AddSeatAssignments')[0]).toEqual({
      input: { organization: 'acme', memberIds: [], allMembers: true },
    });
    await app.user.click(await screen.findByRole('checkbox', { name: /Person 2/ }));
    await app.user.click(screen.getByRole('button', { name: 'Assign seat' }));
    await waitFor(() =>
      expect(sent(app, 'AddSeatAssignments')[1]).toEqual({
        input: { organization: 'acme', memberIds: ['member-2'], allMembers: false },
      }),
    );
    await app.user.click(await screen.findByRole('checkbox', { name: /Person 1/ }));
    await app.user.click(screen.getByRole('button', { name: 'Unassign seat' }));
    await waitFor(() =>
      expect(sent(app, 'RemoveSeatAssignments')).toEqual([
        { input: { organization: 'acme', memberId: 'member-1', productCode: 'SECURITY_SUBSCRIPTION' } },
      ]),
    );
    expect(await axeProblems()).toEqual([]);
  });
});
