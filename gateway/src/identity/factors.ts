import { viewerOnly } from '../account/viewerOnly.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, Passkey, ReauthenticateInput } from '../gen/schema.ts';
import { idPart, payload, refused, toId, type AreaResolvers } from '../graphql/index.ts';
import { path, UpstreamError, type Answer, type Schemas } from '../rest/index.ts';

type RestPasskeyChallenge = Schemas['PasskeyChallenge'];
type RestPasskey = Schemas['Passkey'];
type RestFactors = Answer<'/api/iam/factors'>;
type RestBegunTotp = Schemas['BegunTotp'];
type RestRecoveryCodes = Schemas['RecoveryCodes'];

const toPasskey = (passkey: RestPasskey): Passkey => ({
  id: toId('Passkey', passkey.id),
  name: passkey.name,
  createdAt: passkey.created_at,
  lastUsedAt: passkey.last_used_at,
});

/** The caller's passkeys and codes; one call for all fields of a request. */
const factors = (context: Context): Promise<RestFactors> => context.rest.get('/api/iam/factors');

/** A passkey of the caller by its REST ID. Null if it is unknown or another user's. */
export async function passkeyOf(id: string, context: Context): Promise<Passkey | null> {
  const found =
    context.viewer === null ? undefined : (await factors(context)).passkeys.find((passkey) => passkey.id === id);
  return found ? toPasskey(found) : null;
}

/** The viewer after a change, read only when it is selected. */
const changed = (context: Context) => ({ viewer: () => context.sources.account.viewer() });

/**
 * Signs in with tokens for a grant. Rejected credentials are a user error, which the form shows next to the field.
 * @throws UpstreamError for outages and limits
 */
export async function signInBy(grant: Parameters<Context['sessions']['signIn']>[1], context: Context) {
  try {
    return await payload(async () => {
      context.renew(await context.sessions.signIn(context.session, grant, context.caller, context.secure));
      return changed(context);
    });
  } catch (error) {
    if (!(error instanceof UpstreamError && error.code === 'UNAUTHENTICATED')) throw error;
    const ofCode = error.humanReadableId?.startsWith('second_factor_') === true;
    const code = !ofCode
      ? 'CREDENTIALS'
      : error.humanReadableId === 'second_factor_required'
        ? 'SECOND_FACTOR_REQUIRED'
        : 'SECOND_FACTOR_WRONG';
    return refused(code, error.message, ofCode ? ['oneTimeCode'] : []);
  }
}

const begin = (target: string, context: Context) =>
  payload(async () => {
    const answer = await context.rest.write<RestPasskeyChallenge>('POST', target);
    return { challengeId: answer.challenge_id, options: answer.options };
  });

/** A proof as REST takes it: one field of it is given. @throws UpstreamError unless there is exactly one */
function proofOf({ password, oneTimeCode, passkey }: ReauthenticateInput): { kind: string } {
  const given = [
    ...(typeof password === 'string' ? [{ kind: 'password', password }] : []),
    ...(typeof oneTimeCode === 'string' ? [{ kind: 'code', code: oneTimeCode }] : []),
    ...(passkey ? [{ kind: 'passkey', challenge_id: passkey.challengeId, credential: passkey.credential }] : []),
  ];
  if (given.length !== 1)
    throw new UpstreamError('BAD_USER_INPUT', 'Give one proof: the password, a code, or the answer of a passkey.');
  return given[0]!;
}

const mutations = {
  createPasskeySignInChallenge: (_, _args, context) => begin('/api/iam/passkeys/sign-in', context),
  signInWithPasskey: (_, { input }, context) =>
    signInBy({ grant_type: 'passkey', challenge_id: input.challengeId, credential: input.credential }, context),
  createPasskeyChallenge: (_, _args, context) => begin('/api/iam/passkeys/registration', context),
  addPasskey: (_, { input }, context) =>
    payload(async () => {
      await context.rest.write('POST', '/api/iam/passkeys', {
        challenge_id: input.challengeId,
        credential: input.credential,
        name: input.name,
      });
      return changed(context);
    }),
  removePasskey: (_, { input }, context) =>
    payload(async () => {
      const id = idPart('Passkey', input.passkeyId);
      if (id === null) throw new UpstreamError('NOT_FOUND', "This passkey doesn't exist, or you don't have access.");
      await context.rest.write('DELETE', path`/api/iam/passkeys/${id}`);
      return changed(context);
    }),
  createTotpSetup: (_, _args, context) =>
    payload(async () => {
      const answer = await context.rest.write<RestBegunTotp>('POST', '/api/iam/totp');
      return { otpauthUrl: answer.otpauth_url, secret: answer.secret };
    }),
  verifyTotpSetup: (_, { input }, context) =>
    payload(async () => {
      const answer = await context.rest.write<RestRecoveryCodes>('PUT', '/api/iam/totp', { code: input.code });
      return { ...changed(context), recoveryCodes: answer.recovery_codes };
    }),
  rotateRecoveryCodes: (_, _args, context) =>
    payload(async () => {
      const answer = await context.rest.write<RestRecoveryCodes>('POST', '/api/iam/totp/recovery-codes');
      return { ...changed(context), recoveryCodes: answer.recovery_codes };
    }),
  removeTotp: (_, _args, context) =>
    payload(async () => {
      await context.rest.write('DELETE', '/api/iam/totp');
      return changed(context);
    }),
  reauthenticate: (_, { input }, context) =>
    payload(async () => {
      await context.rest.write('POST', '/api/iam/proof', proofOf(input));
      return { accepted: true };
    }),
} satisfies Partial<MutationResolvers>;

/** Resolvers of passkeys and one-time codes. */
export const factorResolvers = {
  User: {
    passkeys: (user, _args, context) =>
      viewerOnly(user, context, async () => (await factors(context)).passkeys.map(toPasskey)),
    isTotpEnabled: (user, _args, context) =>
      viewerOnly(user, context, async () => (await factors(context)).totp_enabled),
    remainingRecoveryCodeCount: (user, _args, context) =>
      viewerOnly(user, context, async () => (await factors(context)).recovery_codes_left),
    hasPassword: (user, _args, context) => viewerOnly(user, context, async () => (await factors(context)).has_password),
  },
  Mutation: mutations,
} satisfies AreaResolvers;
