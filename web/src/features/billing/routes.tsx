import type { RouteObject } from 'react-router-dom';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

const plans = { Component: async () => (await import('./PlansPage.tsx')).PlansPage };
const plan = { Component: async () => (await import('./PlanPage.tsx')).PlanPage };
const manage = { Component: async () => (await import('./ManagePage.tsx')).ManagePage };
const paying = ['ADMIN', 'BILLING_MANAGER'] as const;

/** Plans, checkout and subscriptions. Plans show to visitors too (ROUTE-63); the main navigation is hidden at the checkout only (ROUTE-25). */
export const billingRoutes: RouteObject[] = [
  { path: paths.subscribe.pattern, handle: layout({ public: true }), lazy: plans },
  { path: paths.subscribePlan.pattern, handle: layout({ public: true }), lazy: plan },
  { path: paths.organizationSubscribe.pattern, lazy: plans },
  { path: paths.organizationSubscribePlan.pattern, lazy: plan },
  { path: paths.manageSubscription.pattern, handle: layout({ requiresRole: paying }), lazy: manage },
  { path: paths.manageSubscriptionPlan.pattern, handle: layout({ requiresRole: paying }), lazy: plan },
  { path: paths.payment.pattern, handle: layout({ fullWidthContainer: true }), lazy: plans },
  {
    path: paths.checkout.pattern,
    handle: layout({ fullWidthContainer: true, hideMainNavigation: true }),
    lazy: { Component: async () => (await import('./CheckoutPage.tsx')).CheckoutPage },
  },
  {
    path: paths.confirmation.pattern,
    lazy: { Component: async () => (await import('./ConfirmationPage.tsx')).ConfirmationPage },
  },
  {
    path: paths.freeTier.pattern,
    handle: layout({ public: true }),
    lazy: { Component: async () => (await import('./FreeTierPage.tsx')).FreeTierPage },
  },
  {
    path: paths.profileSubscriptions.pattern,
    lazy: { Component: async () => (await import('./ProfileSubscriptionsPage.tsx')).ProfileSubscriptionsPage },
  },
];
