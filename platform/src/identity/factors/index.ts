import type { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Route } from '../../http/index.ts';
import type { SignInGuard } from '../rateLimit.ts';
import type { signInCredential } from './contract.ts';
import { PasskeyService } from './passkeys.ts';
import { factorRoutes } from './routes.ts';
import { deleteAbandoned } from './store.ts';
import { BEGUN_SECONDS, TotpService } from './totp.ts';

export { passkeyGrant, typedCode } from './contract.ts';
export { passkeysPossible } from './passkeys.ts';

/** Passkeys and one-time codes, for the sign-in. */
export interface Factors {
  routes: Route[];
  /**
   * Lets a sign-in pass whose password was right.
   * @throws 401 `second_factor_required` or `second_factor_wrong`, 429
   */
  checkCode(userId: string, code: string | undefined): Promise<void>;
  /**
   * Who signs in with a passkey: the id of the user.
   * @throws 401
   */
  passkeyUser(challengeId: string, credential: z.output<typeof signInCredential>): Promise<string>;
  /** Deletes what was begun and not finished in time. */
  cleanUp(): Promise<void>;
}

/** Makes what the sign-in needs of passkeys and one-time codes. */
export function createFactors(core: Core, guard: SignInGuard): Factors {
  const totp = new TotpService(core, guard);
  const passkeys = new PasskeyService(core);
  return {
    routes: factorRoutes(core.db, passkeys, totp),
    checkCode: (userId, code) => totp.check(userId, code),
    passkeyUser: (challengeId, credential) => passkeys.signIn(challengeId, credential),
    cleanUp: () => deleteAbandoned(core.db, BEGUN_SECONDS),
  };
}
