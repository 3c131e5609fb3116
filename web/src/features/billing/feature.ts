import type { Feature } from '../../lib/feature.ts';
import { organizationPlans } from '../../lib/routeLayout.ts';

const addresses = {
  payment: '/payment',
  checkout: '/payment/checkout',
  subscribe: '/subscribe',
  subscribePlan: '/subscribe/:plan',
  organizationSubscribe: organizationPlans,
  organizationSubscribePlan: `${organizationPlans}/:plan`,
  manageSubscription: '/organizations/:org/subscriptions/manage',
  manageSubscriptionPlan: '/organizations/:org/subscriptions/manage/:plan',
  seats: '/organizations/:org/seats',
  pay: '/payment/pay/:checkout',
  portal: '/payment/portal',
  confirmation: '/confirmation',
  freeTier: '/free-tier-allowlist',
  profileSubscriptions: '/profile/subscriptions',
} as const;

const plans = async () => (await import('./PlansPage.tsx')).PlansPage;
const plan = async () => (await import('./PlanPage.tsx')).PlanPage;
const paying = ['ADMIN', 'BILLING_MANAGER'] as const;

/**
 * Plans, checkout, and subscriptions. Visitors see plans too (ROUTE-63). The main navigation is hidden only at the
 * checkout (ROUTE-25), and its header has no Upgrade.
 */
export const feature: Feature<typeof addresses> = {
  addresses,
  pages: {
    payment: { layout: { fullWidthContainer: true }, Component: plans },
    checkout: {
      layout: { fullWidthContainer: true, hideMainNavigation: true, hideActionHeader: true },
      Component: async () => (await import('./CheckoutPage.tsx')).CheckoutPage,
    },
    pay: {
      layout: { fullWidthContainer: true, hideMainNavigation: true, hideActionHeader: true },
      Component: async () => (await import('./PayPage.tsx')).PayPage,
    },
    portal: {
      layout: { fullWidthContainer: true },
      Component: async () => (await import('./PortalPage.tsx')).PortalPage,
    },
    subscribe: {
      layout: { public: true },
      place: { label: 'Plans', icon: 'CreditCard', order: 120 },
      Component: plans,
    },
    subscribePlan: { layout: { public: true }, Component: plan },
    organizationSubscribe: { Component: plans },
    organizationSubscribePlan: { Component: plan },
    manageSubscription: {
      layout: { requiresRole: paying },
      area: { label: 'Subscription', icon: 'Receipt', order: 100, letter: 'b', managing: true },
      Component: async () => (await import('./ManagePage.tsx')).ManagePage,
    },
    manageSubscriptionPlan: { layout: { requiresRole: paying }, Component: plan },
    seats: {
      layout: { requiresRole: paying },
      Component: async () => (await import('./SeatsPage.tsx')).SeatsPage,
    },
    confirmation: { Component: async () => (await import('./ConfirmationPage.tsx')).ConfirmationPage },
    freeTier: {
      layout: { public: true },
      Component: async () => (await import('./FreeTierPage.tsx')).FreeTierPage,
    },
    profileSubscriptions: {
      place: { label: 'Subscriptions', icon: 'Receipt', order: 60 },
      Component: async () => (await import('./ProfileSubscriptionsPage.tsx')).ProfileSubscriptionsPage,
    },
  },
};
