import type { Area, Core } from '../core.ts';
import type { Viewer } from '../http/index.ts';
import { createSignInGuard, deleteOldCounters, SIGN_IN_LIMITS } from './rateLimit.ts';
import type { SignInLimits } from './rateLimit.ts';
import { identityRoutes } from './routes.ts';
import { IdentityService } from './service.ts';
import type { Tokens } from './service.ts';
import { deleteExpired } from './store.ts';

export { hashPassword } from './password.ts';
export type { SignInLimits } from './rateLimit.ts';
export type { Tokens } from './service.ts';

/** Sign-in and sessions, for other areas. */
export interface Identity extends Area {
  /** The viewer of an access token; null when it is not good. */
  verifyAccessToken(jwt: string): Promise<Viewer | null>;
  /** Starts a session for a user who has proven who they are. */
  openSession(userId: string, userAgent: string): Promise<Tokens>;
  /** Ends every session of a user at once. */
  revokeSessions(userId: string): Promise<void>;
}

const CLEAN_UP_EVERY_MS = 3_600_000;

/** Identity: passwords, tokens, sessions, keys. */
export function createIdentity(core: Core, options: { signInLimits?: SignInLimits } = {}): Identity {
  const service = new IdentityService(core, createSignInGuard(core.connection, options.signInLimits ?? SIGN_IN_LIMITS));
  let timer: NodeJS.Timeout | null = null;
  let cleaning: Promise<void> = Promise.resolve();
  const cleanUp = async (): Promise<void> => {
    await deleteExpired(core.db);
    await deleteOldCounters(core.connection);
  };
  return {
    routes: identityRoutes(service),
    verifyAccessToken: (jwt) => service.verifyAccessToken(jwt),
    openSession: (userId, userAgent) => service.openSession(userId, userAgent),
    revokeSessions: (userId) => service.revokeSessions(userId),
    start: async () => {
      await service.keys.signer();
      timer = setInterval(() => {
        cleaning = cleanUp().catch((error: unknown) => core.log.warn({ err: error }, 'old sessions could not be cleaned up; tried again in an hour'));
      }, CLEAN_UP_EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await cleaning;
    },
  };
}
