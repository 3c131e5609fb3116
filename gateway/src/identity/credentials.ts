import { viewerOnly } from '../account/viewerOnly.ts';
import type { Context } from '../context.ts';
import type { MutationResolvers, OutboxEmail, QueryResolvers, UserSession } from '../gen/schema.ts';
import { connection, idPart, onlyFor, payload, sessionSourceOf, toId, type AreaResolvers } from '../graphql/index.ts';
import { path, UpstreamError, type CursorList, type List, type Item } from '../rest/index.ts';

type RestUserSession = Item<'/api/iam/sessions'>;
type RestOutboxMail = Item<'/api/outbox'>;

const toSession = (session: RestUserSession): UserSession => ({
  id: toId('UserSession', session.id),
  isCurrent: session.is_current,
  signInMethod: sessionSourceOf(session.source),
  device: session.device,
  createdAt: session.created_at,
  lastUsedAt: session.last_used_at,
});

const toMail = (mail: RestOutboxMail): OutboxEmail => ({
  id: toId('OutboxEmail', mail.id),
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  createdAt: mail.created_at,
});

/** Where the caller is signed in. */
const sessions = async (context: Context): Promise<RestUserSession[]> =>
  (await context.rest.get<List<RestUserSession>>('/api/iam/sessions')).items;

/** A session of the caller by its REST ID. Null if it is unknown, expired, or another user's. */
export async function sessionOf(id: string, context: Context): Promise<UserSession | null> {
  const found = context.viewer === null ? undefined : (await sessions(context)).find((session) => session.id === id);
  return found ? toSession(found) : null;
}

/** An email in the outbox by its REST ID. Null if it is unknown or not visible. */
export async function outboxMailOf(id: string, context: Context): Promise<OutboxEmail | null> {
  const mail = context.viewer === null ? null : await context.rest.find<RestOutboxMail>(path`/api/outbox/${id}`);
  return mail && toMail(mail);
}

/** A page of the outbox; null where a mail server is configured. */
const outbox: QueryResolvers['outbox'] = async (_, args, context) => {
  const mayRead = context.viewer !== null && (await context.sources.account.private()).isOperator;
  if (!mayRead) return onlyFor('operators of the hub', false, () => null);
  try {
    return await connection(
      args,
      ['outbox'],
      (page) => context.rest.get<CursorList<RestOutboxMail>>('/api/outbox', { ...page }),
      toMail,
    );
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** What the viewer is after a change, read only when it is selected. */
const changed = (context: Context) => ({ viewer: () => context.sources.account.viewer() });

/** Runs a step whose result is sent by email. */
const accepted = (write: () => Promise<unknown>) =>
  payload(async () => {
    await write();
    return { accepted: true };
  });

const mutations = {
  createAccount: (_, { input }, context) =>
    accepted(() =>
      context.rest.write('POST', '/api/iam/register', {
        email: input.email,
        password: input.password,
        first_name: input.firstName,
        last_name: input.lastName,
        ...(input.returnUrl ? { return_url: input.returnUrl } : {}),
        ...(input.operatorToken ? { operator_token: input.operatorToken } : {}),
      }),
    ),
  verifyEmail: (_, { input }, context) =>
    accepted(() => context.rest.write('POST', '/api/iam/verification', { token: input.token })),
  claimOperatorRole: (_, { input }, context) =>
    payload(async () => {
      await context.rest.write('POST', '/api/iam/operator', { token: input.token });
      return changed(context);
    }),
  sendVerificationEmail: (_, _args, context) =>
    accepted(() => context.rest.write('POST', '/api/iam/verification/resend')),
  sendPasswordResetEmail: (_, { input }, context) =>
    accepted(() => context.rest.write('POST', '/api/iam/password-reset', { email: input.email })),
  resetPassword: (_, { input }, context) =>
    accepted(() =>
      context.rest.write('POST', '/api/iam/password-reset/confirm', { token: input.token, password: input.password }),
    ),
  revokeSession: (_, { input }, context) =>
    payload(async () => {
      const id = idPart('UserSession', input.sessionId);
      if (id === null) throw new UpstreamError('NOT_FOUND', "This session doesn't exist, or you don't have access.");
      await context.rest.write('DELETE', path`/api/iam/sessions/${id}`);
      return changed(context);
    }),
  revokeOtherSessions: (_, _args, context) =>
    payload(async () => {
      await context.rest.write('DELETE', '/api/iam/sessions');
      return changed(context);
    }),
} satisfies Partial<MutationResolvers>;

const isAccepted = (answer: { accepted?: unknown }): boolean => answer.accepted === true;

/** Resolvers for registration, email addresses, passwords, sessions, and the emails about them. */
export const credentialResolvers = {
  Query: {
    outbox,
    outboxMail: (_, { id }, context) => {
      const part = idPart('OutboxEmail', id);
      return part === null ? null : outboxMailOf(part, context);
    },
  },
  User: {
    sessions: (user, _args, context) => viewerOnly(user, context, async () => (await sessions(context)).map(toSession)),
  },
  // A rejected step has only its errors.
  DeleteAccountPayload: { accepted: isAccepted },
  CreateFlagExposurePayload: { accepted: isAccepted },
  CreateAccountPayload: { accepted: isAccepted },
  VerifyEmailPayload: { accepted: isAccepted },
  SendVerificationEmailPayload: { accepted: isAccepted },
  SendPasswordResetEmailPayload: { accepted: isAccepted },
  ResetPasswordPayload: { accepted: isAccepted },
  ReauthenticatePayload: { accepted: isAccepted },
  Mutation: mutations,
} satisfies AreaResolvers;
