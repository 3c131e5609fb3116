import type { z } from 'zod';
import { boundedOrganizationParams, organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { SubscriptionChange } from './lifecycle.ts';
import type { Plans } from './plans.ts';
import type { BillingService } from './service.ts';

const changeOf = (body: z.output<typeof contract.subscriptionChange>): SubscriptionChange => ({
  product: body.product_code,
  cycle: body.billing_cycle,
  quantity: body.quantity,
  cancelAtPeriodEnd: body.cancel_at_period_end,
});

/** Routes of plans and subscriptions, under /api/payments/v2. */
export function billingRoutes(service: BillingService, plans: Plans): Route[] {
  const ofOrganization = '/api/payments/v2/organizations/{org}/subscriptions';
  return [
    route({
      operationId: 'listPlans',
      method: 'get',
      path: '/api/payments/v2/config/products',
      summary: 'Lists the plans that this hub offers.',
      ledger: ['PAY-18', 'PAY-19', 'DATA-14'],
      access: { kind: 'public' },
      answers: { 200: contract.products },
      handler: () => Promise.resolve({ status: 200, body: { products: [...plans.offered] } }),
    }),
    route({
      operationId: 'listSubscriptions',
      method: 'get',
      path: '/api/payments/v2/subscriptions',
      summary: "Lists the caller's personal subscriptions.",
      ledger: ['SUB-06', 'DATA-09', 'DATA-10'],
      access: { kind: 'user' },
      query: contract.subscriptionQuery,
      answers: { 200: contract.subscriptions },
      handler: async (context) => ({
        status: 200,
        body: await service.subscriptions({ userId: viewerOf(context).userId }, context.query.extended),
      }),
    }),
    route({
      operationId: 'updateSubscription',
      method: 'patch',
      path: '/api/payments/v2/subscriptions',
      summary:
        'Updates a personal subscription of the caller: changes the plan or billing cycle, cancels at the end of the period, or resumes.',
      ledger: ['SUB-03', 'SUB-08', 'SUB-10', 'SUB-11'],
      access: { kind: 'user' },
      body: contract.subscriptionChange,
      version: {
        of: 'subscription',
        read: (context) => service.subscription({ userId: viewerOf(context).userId }, context.body.subscription_id),
      },
      answers: { 200: contract.subscription },
      handler: async (context) => ({
        status: 200,
        body: await service.change(
          { userId: viewerOf(context).userId },
          context.body.subscription_id,
          changeOf(context.body),
          viewerOf(context).userId,
        ),
      }),
    }),
    route({
      operationId: 'listOrganizationSubscriptions',
      method: 'get',
      path: ofOrganization,
      summary: 'Lists the subscriptions of an organization.',
      ledger: ['SUB-07', 'DATA-09', 'DATA-10'],
      access: { kind: 'organization', action: 'subscription.read' },
      params: boundedOrganizationParams,
      query: contract.subscriptionQuery,
      answers: { 200: contract.subscriptions },
      handler: async (context) => ({
        status: 200,
        body: await service.subscriptions({ organizationId: organizationOf(context).id }, context.query.extended),
      }),
    }),
    route({
      operationId: 'updateOrganizationSubscription',
      method: 'patch',
      path: ofOrganization,
      summary:
        'Updates a subscription of an organization: changes the plan, billing cycle, or seats, cancels at the end of the period, or resumes.',
      ledger: ['SUB-09', 'SUB-10', 'SUB-11'],
      access: { kind: 'organization', action: 'subscription.edit' },
      params: boundedOrganizationParams,
      body: contract.subscriptionChange,
      version: {
        of: 'subscription',
        read: (context) =>
          service.subscription({ organizationId: organizationOf(context).id }, context.body.subscription_id),
      },
      answers: { 200: contract.subscription },
      handler: async (context) => ({
        status: 200,
        body: await service.change(
          { organizationId: organizationOf(context).id },
          context.body.subscription_id,
          changeOf(context.body),
          viewerOf(context).userId,
        ),
      }),
    }),
  ];
}
