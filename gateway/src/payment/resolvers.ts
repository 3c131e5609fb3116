import { onlyFor, payload, unlessHidden, type AreaResolvers } from '../graphql/index.ts';

/** Values that were given. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>;
  };

const SIGNED_IN = 'people who are signed in';

/** Resolvers of payments. */
export const paymentResolvers = {
  Query: {
    paymentConfig: (_, _args, context) => context.sources.payment.config(),
    checkout: (_, { id }, context) => (context.viewer ? context.sources.payment.checkout(id) : null),
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
    educationOffer: (_, _args, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () => context.sources.payment.education()),
  },
  PaymentAccount: {
    invoices: (account, _args, context) => context.sources.payment.invoices(account.organization),
  },
  Mutation: {
    startCheckout: (_, { input: { organization, ...wanted } }, context) =>
      payload(async () => {
        const { id, url } = await context.sources.payment.start(wanted, organization);
        return { checkoutId: id, url };
      }),
    payCheckout: (_, { input: { id, total, card, code } }, context) =>
      payload(async () => ({
        checkout: await context.sources.payment.pay(id, { total, ...given({ card, code }) }),
      })),
    updateBillingDetails: (_, { input: { organization, ...values } }, context) =>
      payload(async () => {
        await context.sources.payment.updateDetails(organization ?? null, values);
        return { account: () => context.sources.payment.account(organization ?? null) };
      }),
    openBillingPortal: (_, { input: { organization } }, context) =>
      payload(async () => ({ url: await context.sources.payment.portal(organization ?? null) })),
    replaceCard: (_, { input: { organization, card } }, context) =>
      payload(async () => ({ account: await context.sources.payment.replaceCard(organization ?? null, card) })),
    takeEducationOffer: (_, _args, context) =>
      payload(async () => ({ offer: await context.sources.payment.takeEducation() })),
  },
} satisfies AreaResolvers;
