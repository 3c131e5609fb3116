import type { MutationResolvers, QueryResolvers } from '../gen/schema.ts';
import { sessionSourceOf, type AreaResolvers } from '../graphql/index.ts';
import { UpstreamError, type Answer } from '../rest/index.ts';
import { signInBy } from './factors.ts';

type RestSession = Answer<'/api/iam/session'>;
type RestLogoutToken = Answer<'/api/iam/logout/browser'>;

/** Sign-in with a password, and with a code where the account asks for one. */
const signIn: MutationResolvers['signIn'] = (_, { input }, context) =>
  signInBy(
    {
      grant_type: 'password',
      username: input.username,
      password: input.password,
      ...(input.oneTimeCode ? { otp: input.oneTimeCode } : {}),
    },
    context,
  );

/** Whether the hub responded that the session has ended or is missing. */
const isSignedOut = (error: unknown): boolean => error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';

/** The three calls of AUTH-27; the browser's cookie goes even when the session had ended upstream already. */
const signOut: MutationResolvers['signOut'] = async (_, _args, context) => {
  if (context.viewer) {
    try {
      await context.rest.get('/api/iam/session');
      const { logout_token } = await context.rest.get<RestLogoutToken>('/api/iam/logout/browser');
      await context.rest.write('POST', '/api/iam/logout', { logout_token });
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
  }
  context.sessions.signOut(context.session, context.secure);
  context.renew(undefined);
  return { signedOut: true, userErrors: [] };
};

const session: QueryResolvers['session'] = async (_, _args, context) => {
  if (!context.viewer) return null;
  // The access token is still valid after the session was ended elsewhere: that isn't a failure, the session is gone
  // (AUTH-14).
  const answer = await context.rest.get<RestSession>('/api/iam/session').catch((error: unknown) => {
    if (isSignedOut(error)) return null;
    throw error;
  });
  if (answer === null) return null;
  return {
    email: answer.identity.traits.email,
    expiresAt: new Date(context.session.expiresAt ?? Date.now()).toISOString(),
    signInMethod: sessionSourceOf(answer.passport.source),
    token: answer.tokenized,
  };
};

/** Resolvers of the identity area. */
export const identityResolvers = {
  Query: { session },
  // A failed payload has only its errors.
  SignOutPayload: { signedOut: (answer) => answer.signedOut === true },
  Mutation: { signIn, signOut },
} satisfies AreaResolvers;
