import type { Context } from '../context.ts';
import type { UpdateProfileInput } from '../gen/schema.ts';
import { payload, required, uuidIn, type AreaResolvers } from '../graphql/index.ts';
import { UpstreamError } from '../rest/index.ts';
import { viewerOnly } from './viewerOnly.ts';
import type { PrivateModel, UserModel } from './source.ts';

/** The caller's id, for addresses that name it. @throws UpstreamError for visitors and service accounts */
function callerOf(context: Context): string {
  if (context.session.machine !== undefined)
    throw new UpstreamError('FORBIDDEN', "Service accounts can't do this. It requires a signed-in user.", {
      humanReadableId: 'person_needed',
    });
  if (context.viewer === null)
    throw new UpstreamError(
      'UNAUTHENTICATED',
      'You are not signed in, or your session has ended. Sign in and try again.',
      { humanReadableId: 'not_signed_in' },
    );
  return context.viewer;
}

/** A change of the caller's account. The account after it is read only when it is selected. */
const change = (context: Context, write: (id: string) => Promise<void>) =>
  payload(async () => {
    await write(callerOf(context));
    return { viewer: () => context.sources.account.viewer() };
  });

/** Deletes the caller's account; with it the session goes from the browser. */
const deleteAccount = (_: unknown, { input }: { input: { eraseImmediately: boolean } }, context: Context) =>
  payload(async () => {
    callerOf(context);
    await context.sources.account.deleteAccount(input.eraseImmediately);
    context.sessions.signOut(context.session, context.secure);
    context.renew(undefined);
    return { accepted: true };
  });

const toRest = ({ firstName, lastName, username }: UpdateProfileInput) => ({
  first_name: firstName,
  last_name: lastName,
  username,
});

/** A field that only the viewer has of themselves. */
const ofOneself =
  <K extends keyof PrivateModel>(field: K) =>
  (user: UserModel, _args: unknown, context: Context): Promise<PrivateModel[K]> | null =>
    viewerOnly(user, context, async () => (await context.sources.account.private())[field]);

/** Resolvers of the account area. */
export const accountResolvers = {
  Query: {
    viewer: (_, _args, context) => (context.viewer ? context.sources.account.viewer() : null),
    user: (_, { id }, context) => {
      const uuid = uuidIn('User', id);
      return uuid === null || !context.viewer ? null : context.sources.account.user(uuid);
    },
  },
  User: {
    createdAt: async (user, _args, context) =>
      user.createdAt ?? (await required('The account', context.sources.account.createdAt(user.uuid))),
    profile: ofOneself('profile'),
    consent: (user, _args, context) => viewerOnly(user, context, () => context.sources.account.consent()),
    subscriptions: ofOneself('subscriptions'),
    isOperator: ofOneself('isOperator'),
    avatarHash: (user, args, context) => (context.avatars ? ofOneself('avatarHash')(user, args, context) : null),
    isOfferedPlans: (_user: UserModel, _args: unknown, context: Context) => context.offersPlans,
    featurePermissions: (user, _args, context) => viewerOnly(user, context, () => context.sources.account.features()),
    channelTokens: (user, _args, context) => viewerOnly(user, context, () => context.sources.account.channelTokens()),
    channelToken: (user, { organization }, context) =>
      viewerOnly(user, context, () => context.sources.account.channelToken(organization)),
  },
  Mutation: {
    updateProfile: (_, { input }, context) =>
      change(context, (id) => context.sources.account.updateProfile(id, toRest(input))),
    updateEmail: (_, { input }, context) =>
      change(context, (id) => context.sources.account.changeEmail(id, input.email, input.currentPassword)),
    updatePassword: (_, { input }, context) =>
      change(context, (id) => context.sources.account.changePassword(id, input.currentPassword, input.newPassword)),
    deleteAccount,
    updateConsent: (_, { input }, context) =>
      change(context, () => context.sources.account.updateConsent(input.isConsented, input.version)),
    createChannelToken: (_, { input }, context) =>
      payload(() => context.sources.account.createChannelToken(input.organization, input.renew, input.scope)),
    revokeChannelToken: (_, { input }, context) =>
      payload(async () => {
        await context.sources.account.revokeChannelToken(input.organization);
        return { viewer: () => context.sources.account.viewer() };
      }),
  },
} satisfies AreaResolvers;
