import { stringifySetCookie } from 'cookie';
import type { Context } from '../context.ts';
import type { AuthorizationRequest, MutationResolvers, QueryResolvers } from '../gen/schema.ts';
import { payload, refused, type AreaResolvers } from '../graphql/index.ts';
import { path, UpstreamError, type Answer, type Schemas } from '../rest/index.ts';
import { sessionTokens } from '../session/index.ts';

type RestSignInOptions = Answer<'/api/iam/options'>;
type RestCodeSignIn = Schemas['CodeSignIn'];
type RestAuthorizationRequest = Answer<'/api/iam/authorize/{id}'>;
type RestAuthorizationAnswer = Schemas['AuthorizationAnswer'];

const toRequest = (request: RestAuthorizationRequest): AuthorizationRequest => ({
  id: request.id,
  clientName: request.client_name,
  clientUrl: request.client_url,
  scopes: request.scopes,
  redirectHost: request.redirect_host,
});

/** Deletes the cookie that bound the sign-in to this browser. */
const endOfFlow = (secure: boolean): string =>
  stringifySetCookie({
    name: secure ? '__Host-oidc_flow' : 'oidc_flow',
    value: '',
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    expires: new Date(0),
  });

/**
 * Signs in with the provider's code, and stores the session in the same cookie as every sign-in. A failed sign-in is a
 * result (AUTH-29).
 */
const signInWithCode: MutationResolvers['signInWithSso'] = async (_, { input }, context) => {
  const { code, state, redirectRoute } = input;
  try {
    return await payload(async () => {
      const body = {
        code,
        host: context.host,
        ...(state ? { state } : {}),
        ...(redirectRoute ? { redirectRoute } : {}),
      };
      const answer = await context.rest.write<RestCodeSignIn>('POST', '/api/iam/auth/oidc', body);
      context.renew(await context.sessions.keep(context.session, sessionTokens(answer), context.secure));
      context.session.setCookies.push(endOfFlow(context.secure));
      return { viewer: () => context.sources.account.viewer(), returnUrl: answer.return_url };
    });
  } catch (error) {
    if (!(error instanceof UpstreamError && error.code === 'UNAUTHENTICATED')) throw error;
    return refused('CREDENTIALS', error.message);
  }
};

const signInOptions: QueryResolvers['signInOptions'] = async (_, _args, context) => {
  const options = await context.rest.get<RestSignInOptions>('/api/iam/options');
  const { provider } = options;
  return {
    allowsRegistration: options.registration,
    supportsPasskeys: options.passkeys,
    sendsMail: options.sends_mail,
    hasOperator: options.has_operator,
    allowedReturnHosts: options.return_hosts,
    identityProvider: provider && { name: provider.name, startUrl: provider.start_url },
  };
};

/** The request behind a consent page; null for visitors, and for one of another browser. */
const requestOf = (id: string, context: Context): Promise<RestAuthorizationRequest | null> =>
  context.viewer === null
    ? Promise.resolve(null)
    : context.rest.find<RestAuthorizationRequest>(path`/api/iam/authorize/${id}`);

/** Repeats the request's parameters in the query, with the decision (AUTH-08). */
const answerAuthorization: MutationResolvers['reviewAuthorization'] = (_, { input }, context) =>
  payload(async () => {
    const { fields } = await context.rest.get<RestAuthorizationRequest>(path`/api/iam/authorize/${input.requestId}`);
    const query = new URLSearchParams({
      grant_type: 'authorization_code',
      id: input.requestId,
      ...fields,
      allow: String(input.allow),
    });
    const answer = await context.rest.write<RestAuthorizationAnswer>('POST', `/api/iam/authorize?${query.toString()}`);
    return { redirectUrl: answer.continue_url };
  });

/** Resolvers of sign-in at the company's provider, of the consent page and of the device page. */
export const federationResolvers = {
  Query: {
    signInOptions,
    authorizationRequest: async (_, { requestId }, context) => {
      const request = await requestOf(requestId, context);
      return request && toRequest(request);
    },
    deviceRequest: async (_, { userCode }, context) => {
      const request =
        context.viewer === null
          ? null
          : await context.rest.find<RestAuthorizationRequest>(path`/api/iam/device/${userCode}`);
      return request && toRequest(request);
    },
  },
  // A failed step has only its errors.
  ReviewDeviceAuthorizationPayload: { accepted: (answer) => answer.accepted === true },
  Mutation: {
    signInWithSso: signInWithCode,
    reviewAuthorization: answerAuthorization,
    reviewDeviceAuthorization: (_, { input }, context) =>
      payload(async () => {
        await context.rest.write('POST', '/api/iam/device', { user_code: input.userCode, allow: input.allow });
        return { accepted: true };
      }),
  },
} satisfies AreaResolvers;
