import { onlyFor, payload, unlessHidden, type AreaResolvers } from '../graphql/index.ts';

const SIGNED_IN = 'people who are signed in';

/** Resolvers of payments. */
export const paymentResolvers = {
  Query: {
    invoicePreview: (_, { input: { organization, address, ...wanted } }, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () => context.sources.payment.preview(wanted, organization, address)),
    planTax: (_, { input: { address, ...wanted } }, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () => context.sources.payment.tax(wanted, address)),
    paymentAccount: (_, { organization }, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () =>
        unlessHidden(
          'admins and billing managers of the organization',
          context.sources.payment.account(organization ?? null),
        ),
      ),
  },
  PaymentAccount: {
    invoices: (account, _args, context) => context.sources.payment.invoices(account.organization),
  },
  Mutation: {
    updateBillingDetails: (_, { input: { organization, ...values } }, context) =>
      payload(async () => {
        await context.sources.payment.updateDetails(organization ?? null, values);
        return { account: () => context.sources.payment.account(organization ?? null) };
      }),
    createBillingPortalSession: (_, { input: { organization } }, context) =>
      payload(async () => ({ url: await context.sources.payment.portal(organization ?? null) })),
    updatePaymentMethod: (_, { input: { organization, card } }, context) =>
      payload(async () => ({ account: await context.sources.payment.replaceCard(organization ?? null, card) })),
  },
} satisfies AreaResolvers;
