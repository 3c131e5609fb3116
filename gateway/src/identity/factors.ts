import { own, type UserModel } from '../account/index.ts';
import type { Context } from '../context.ts';
import { idPart, payload, toId } from '../graphql/index.ts';
import { path, UpstreamError, type RestBegunTotp, type RestFactors, type RestPasskey, type RestPasskeyChallenge, type RestRecoveryCodes } from '../rest/index.ts';

/** A passkey as the schema shows it. */
interface PasskeyModel {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

const toPasskey = (passkey: RestPasskey): PasskeyModel => ({ id: toId('Passkey', passkey.id), name: passkey.name, createdAt: passkey.created_at, lastUsedAt: passkey.last_used_at });

/** The caller's passkeys and codes; one call for all fields of a request. */
const factors = (context: Context): Promise<RestFactors> => context.rest.get('/api/iam/factors');

/** A passkey of the caller by its id upstream; null when unknown or somebody else's. */
export async function passkeyOf(id: string, context: Context): Promise<PasskeyModel | null> {
  const found = context.viewer === null ? undefined : (await factors(context)).passkeys.find((passkey) => passkey.id === id);
  return found ? toPasskey(found) : null;
}

/** What the viewer is after a change, read only when it is selected. */
const changed = (context: Context) => ({ viewer: () => context.sources.account.viewer() });

/**
 * Signs in with tokens for a grant. A refusal is an answer, not an outage: the form shows it at its place.
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
    const code = !ofCode ? 'CREDENTIALS' : error.humanReadableId === 'second_factor_required' ? 'SECOND_FACTOR_REQUIRED' : 'SECOND_FACTOR_WRONG';
    return { userErrors: [{ __typename: 'InputError', code, message: error.message, field: ofCode ? ['code'] : [] }] };
  }
}

const begin = (target: string, context: Context) =>
  payload(async () => {
    const answer = await context.rest.write<RestPasskeyChallenge>('POST', target);
    return { challengeId: answer.challenge_id, options: answer.options };
  });

/** A proof as the schema takes it; exactly one field is given. */
interface ProofInput {
  password?: string | null;
  code?: string | null;
  passkey?: { challengeId: string; credential: unknown } | null;
}

/** A proof as REST takes it. @throws UpstreamError unless there is exactly one */
function proofOf({ password, code, passkey }: ProofInput): { kind: string } {
  const given = [
    ...(typeof password === 'string' ? [{ kind: 'password', password }] : []),
    ...(typeof code === 'string' ? [{ kind: 'code', code }] : []),
    ...(passkey ? [{ kind: 'passkey', challenge_id: passkey.challengeId, credential: passkey.credential }] : []),
  ];
  if (given.length !== 1) throw new UpstreamError('BAD_USER_INPUT', 'Give one proof: the password, a code, or the answer of a passkey.');
  return given[0]!;
}

const mutations = {
  beginPasskeySignIn: (_: unknown, _args: unknown, context: Context) => begin('/api/iam/passkeys/sign-in', context),
  signInWithPasskey: (_: unknown, { input }: { input: { challengeId: string; credential: unknown } }, context: Context) =>
    signInBy({ grant_type: 'passkey', challenge_id: input.challengeId, credential: input.credential }, context),
  beginPasskeyRegistration: (_: unknown, _args: unknown, context: Context) => begin('/api/iam/passkeys/registration', context),
  addPasskey: (_: unknown, { input }: { input: { challengeId: string; credential: unknown; name: string } }, context: Context) =>
    payload(async () => {
      await context.rest.write('POST', '/api/iam/passkeys', { challenge_id: input.challengeId, credential: input.credential, name: input.name });
      return changed(context);
    }),
  removePasskey: (_: unknown, { input }: { input: { passkeyId: string } }, context: Context) =>
    payload(async () => {
      const id = idPart('Passkey', input.passkeyId);
      if (id === null) throw new UpstreamError('NOT_FOUND', 'This passkey does not exist, or you may not see it.');
      await context.rest.write('DELETE', path`/api/iam/passkeys/${id}`);
      return changed(context);
    }),
  beginTotp: (_: unknown, _args: unknown, context: Context) =>
    payload(async () => {
      const answer = await context.rest.write<RestBegunTotp>('POST', '/api/iam/totp');
      return { otpauthUrl: answer.otpauth_url, secret: answer.secret };
    }),
  confirmTotp: (_: unknown, { input }: { input: { code: string } }, context: Context) =>
    payload(async () => {
      const answer = await context.rest.write<RestRecoveryCodes>('PUT', '/api/iam/totp', { code: input.code });
      return { ...changed(context), recoveryCodes: answer.recovery_codes };
    }),
  renewRecoveryCodes: (_: unknown, _args: unknown, context: Context) =>
    payload(async () => {
      const answer = await context.rest.write<RestRecoveryCodes>('POST', '/api/iam/totp/recovery-codes');
      return { ...changed(context), recoveryCodes: answer.recovery_codes };
    }),
  disableTotp: (_: unknown, _args: unknown, context: Context) =>
    payload(async () => {
      await context.rest.write('DELETE', '/api/iam/totp');
      return changed(context);
    }),
  prove: (_: unknown, { input }: { input: ProofInput }, context: Context) =>
    payload(async () => {
      await context.rest.write('POST', '/api/iam/proof', proofOf(input));
      return { accepted: true };
    }),
};

/** Resolvers of passkeys and one-time codes. */
export const factorResolvers = {
  User: {
    passkeys: (user: UserModel, _args: unknown, context: Context) => own(user, context, async () => (await factors(context)).passkeys.map(toPasskey)),
    totpEnabled: (user: UserModel, _args: unknown, context: Context) => own(user, context, async () => (await factors(context)).totp_enabled),
    recoveryCodesLeft: (user: UserModel, _args: unknown, context: Context) => own(user, context, async () => (await factors(context)).recovery_codes_left),
    hasPassword: (user: UserModel, _args: unknown, context: Context) => own(user, context, async () => (await factors(context)).has_password),
  },
  Mutation: mutations,
};
