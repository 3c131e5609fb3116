import type { Context } from '../context.ts';
import { payload } from '../graphql/index.ts';
import { own } from './own.ts';
import type { UserModel } from './source.ts';

/** Resolvers of the account area. */
export const accountResolvers = {
  Query: {
    viewer: (_: unknown, _args: unknown, context: Context) => (context.viewer ? context.sources.account.viewer() : null),
  },
  User: {
    createdAt: async (user: UserModel, _args: unknown, context: Context) => user.createdAt ?? (await context.sources.account.user(user.uuid))?.createdAt,
    featurePermissions: (user: UserModel, _args: unknown, context: Context) => own(user, context, () => context.sources.account.features()),
    channelToken: (user: UserModel, { organization }: { organization: string }, context: Context) =>
      own(user, context, () => context.sources.account.channelToken(organization)),
  },
  Mutation: {
    issueChannelToken: (_: unknown, { input }: { input: { organization: string; renew: boolean } }, context: Context) =>
      payload(() => context.sources.account.issueChannelToken(input.organization, input.renew)),
  },
};
