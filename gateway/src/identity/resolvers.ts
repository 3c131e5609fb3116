import type { Context } from '../context.ts';
import { payload } from '../graphql/index.ts';
import { UpstreamError, type RestLogoutToken, type RestSession } from '../rest/index.ts';

/** A refused sign-in is an answer, not an outage: the form shows it at its place. */
async function signIn(_: unknown, { input }: { input: { username: string; password: string } }, context: Context) {
  try {
    return await payload(async () => {
      const accessToken = await context.sessions.signIn(context.session, input.username, input.password, context.caller, context.secure);
      context.renew(accessToken);
      return { viewer: () => context.sources.account.viewer() };
    });
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'UNAUTHENTICATED') {
      return { userErrors: [{ __typename: 'InputError', code: 'CREDENTIALS', message: error.message, field: [] }] };
    }
    throw error;
  }
}

/** The three calls of AUTH-27; the browser's cookie goes even when the session had ended upstream already. */
async function signOut(_: unknown, _args: unknown, context: Context) {
  if (context.viewer) {
    try {
      await context.rest.get('/api/iam/session');
      const { logout_token } = await context.rest.get<RestLogoutToken>('/api/iam/logout/browser');
      await context.rest.write('POST', '/api/iam/logout', { logout_token });
    } catch (error) {
      if (!(error instanceof UpstreamError && error.code === 'UNAUTHENTICATED')) throw error;
    }
  }
  context.sessions.signOut(context.session, context.secure);
  context.renew(undefined);
  return { signedOut: true, userErrors: [] };
}

async function session(_: unknown, _args: unknown, context: Context) {
  if (!context.viewer) return null;
  const answer = await context.rest.get<RestSession>('/api/iam/session');
  return { email: answer.identity.traits.email, expiresAt: new Date(context.session.expiresAt ?? Date.now()).toISOString() };
}

/** Resolvers of the identity area. */
export const identityResolvers = { Query: { session }, Mutation: { signIn, signOut } };
