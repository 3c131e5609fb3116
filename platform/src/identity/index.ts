import { linkWith } from './links.ts';
import type { Area, Core } from '../core.ts';
import type { TokenProblem, Viewer } from '../http/index.ts';
import { HOURLY } from '../jobs/index.ts';
import type { MailArea } from '../mail/index.ts';
import { credentialRoutes } from './credentialRoutes.ts';
import { CredentialService } from './credentials.ts';
import { createFactors } from './factors/index.ts';
import type { ClientGrant } from './clientCredentials.ts';
import type { KeyRing } from './keys.ts';
import { findMailAddress } from '../person/index.ts';
import { deleteExpiredMailTokens } from './mailTokens.ts';
import { Notices } from './notices.ts';
import { OperatorAccountChanges } from './operatorAccountChanges.ts';
import { ProofService } from './proof.ts';
import { hasOperator, issueOperatorLink } from './operatorLink.ts';
import { deleteUnconfirmed } from './unconfirmed.ts';
import { deleteOldPlaces, knownPlaces } from './signInPlaces.ts';
import { createSignInGuard, deleteOldCounters } from './rateLimit.ts';
import type { SignInLimits } from './rateLimit.ts';
import { identityRoutes } from './routes.ts';
import { IdentityService } from './service.ts';
import type { Tokens } from './service.ts';
import { deleteExpired, isOperator } from './store.ts';
import type { SessionSource } from './store.ts';

export { email as emailAddress, personName, sessions as sessionsSchema } from './credentialContract.ts';
export { accountDeleted } from './mails.ts';
export { createSeal } from './factors/encryption.ts';
export type { Seal } from './factors/encryption.ts';
export { deleteMailTokens } from './mailTokens.ts';
export {
  deletePerson,
  findConsent,
  freeUserName,
  insertPlaceholder,
  markDeleted,
  PLACEHOLDER_HOST,
  updateConsent,
  updateNames,
} from './people.ts';
export type { ConsentRow } from './people.ts';
export type { OperatorAccountChanges, Operator } from './operatorAccountChanges.ts';
export { allows, callerKey, consume, createLimiter } from './rateLimit.ts';
export type { SignInLimits } from './rateLimit.ts';
export { digest, newSecret } from './secrets.ts';
export type { ClientGrant, ClientTokenAnswer, GivenAssertion, GivenClient, GivenSecret } from './clientCredentials.ts';
export type { Tokens } from './service.ts';
export type { SessionSource } from './store.ts';

/** Sign-in and sessions, for other areas. */
export interface Identity extends Area {
  /** Returns the viewer of an access token; null if it is invalid. */
  verifyAccessToken(jwt: string): Promise<Viewer | null>;
  /** Returns the viewer of an access token, or why it is invalid. */
  openToken(jwt: string): Promise<Viewer | TokenProblem>;
  /** Returns the caller of a session, or why it ended, for work that a request started. */
  callerOfSession(sessionId: string): Promise<Viewer | TokenProblem>;
  /** Returns whether the viewer's email address is confirmed. */
  isConfirmed(viewer: Viewer): Promise<boolean>;
  /** Returns whether the viewer signed in or re-authenticated in this session within the last ten minutes. */
  hasFreshProof(viewer: Viewer): Promise<boolean>;
  /**
   * Returns whether the viewer operates the hub.
   * Always reads the database, so removing the role takes effect immediately.
   */
  isOperator(viewer: Viewer): Promise<boolean>;
  /** Lists a user's sessions, newest first. */
  sessions(viewer: Pick<Viewer, 'userId' | 'sessionId'>): ReturnType<IdentityService['sessions']>;
  /** Changes that operators make to accounts. */
  operated: OperatorAccountChanges;
  /** Starts a session for an authenticated user. */
  openSession(userId: string, from: { userAgent: string; source: SessionSource }): Promise<Tokens>;
  /** Ends every session of a user immediately, or all but one. */
  revokeSessions(userId: string, except?: string): Promise<void>;
  /** Clears the cache of a user's sessions. Call it after the transaction that ended them. */
  forget(userId: string): void;
  /** Ends one session immediately. */
  endSession(sessionId: string): Promise<void>;
  /** Sets what exchanges client credentials of service accounts. Identity doesn't know them. */
  setClientGrant(grant: ClientGrant): void;
  /** Exchanges client credentials for an access token. */
  exchangeClient: ClientGrant;
  /** The keys that sign tokens. */
  keys: KeyRing;
  /** Returns whether the hub has an operator. */
  hasOperator(): Promise<boolean>;
  /** Returns a link that makes its user the hub's operator; null if the hub has one. */
  operatorLink(): Promise<string | null>;
}

/** Identity: passwords, tokens, sessions, keys. */
export function createIdentity(core: Core, mail: MailArea, options: { signInLimits?: SignInLimits } = {}): Identity {
  const guard = createSignInGuard(
    core.connection,
    (account, from) => knownPlaces(core.db, account, from),
    options.signInLimits,
  );
  const notices = new Notices(core, mail);
  const factors = createFactors(core, notices);
  const service = new IdentityService(core, guard, factors);
  const credentials = new CredentialService(core, mail, service, notices);
  const proofs = new ProofService(core, service, factors);
  let clientGrant: ClientGrant = () => Promise.reject(new Error('No area exchanges client credentials.'));
  const exchangeClient: ClientGrant = (given, address) => clientGrant(given, address);
  const cleanUp = async (): Promise<void> => {
    await deleteExpired(core.db);
    await deleteExpiredMailTokens(core.db);
    await factors.cleanUp();
    await deleteOldPlaces(core.db);
    await deleteOldCounters(core.connection);
    await deleteUnconfirmed(core.db, core.config.unconfirmedDays);
  };
  return {
    routes: [
      ...identityRoutes(service, exchangeClient),
      ...credentialRoutes(credentials, proofs, service),
      ...factors.routes,
    ],
    verifyAccessToken: async (jwt) => {
      const opened = await service.openToken(jwt);
      return typeof opened === 'string' ? null : opened;
    },
    openToken: (jwt) => service.openToken(jwt),
    callerOfSession: (sessionId) => service.callerOfSession(sessionId),
    isConfirmed: async (viewer) => (await findMailAddress(core.db, viewer.userId))?.is_confirmed ?? false,
    hasFreshProof: (viewer) => proofs.isFresh(viewer),
    isOperator: (viewer) => isOperator(core.db, viewer.userId),
    sessions: (viewer) => service.sessions(viewer),
    operated: new OperatorAccountChanges(core, mail, notices),
    openSession: (userId, from) => service.openSession(userId, from),
    revokeSessions: (userId, except) => service.revokeSessions(userId, except),
    forget: (userId) => service.forget(userId),
    endSession: (sessionId) => service.endFamily(sessionId),
    setClientGrant: (grant) => {
      clientGrant = grant;
    },
    exchangeClient,
    keys: service.keys,
    hasOperator: () => hasOperator(core.db),
    operatorLink: async () => {
      const secret = await issueOperatorLink(core.db);
      return secret === null ? null : linkWith(core.config.publicUrl, '/setup', { token: secret });
    },
    cleanUps: [{ name: 'old sessions', schedule: HOURLY, run: cleanUp }],
    start: async () => {
      await service.keys.signer();
    },
  };
}
