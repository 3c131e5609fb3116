import type { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Route } from '../../http/index.ts';
import type { Caller } from '../caller.ts';
import type { Notices } from '../notices.ts';
import type { signInCredential } from './contract.ts';
import { PasskeyService } from './passkeys.ts';
import { factorRoutes } from './routes.ts';
import { deleteAbandoned } from './store.ts';
import { BEGUN_SECONDS, TotpService } from './totp.ts';

export { passkeyGrant, signInCredential, typedCode } from './contract.ts';
export { passkeysPossible } from './passkeys.ts';

/** Passkeys and one-time codes for sign-in. */
export interface Factors {
  routes: Route[];
  /**
   * Checks the second factor after a correct password.
   * @throws 401 `second_factor_required` or `second_factor_wrong`, 429
   */
  checkCode(userId: string, code: string | undefined, from: Caller): Promise<void>;
  /**
   * Returns whether this is a one-time code or recovery code of a user, and uses it up.
   * False if codes are off.
   * @throws 429
   */
  proveCode(userId: string, code: string, from: Caller): Promise<boolean>;
  /** Signs in with a passkey. @returns the ID of the user @throws 401 */
  passkeyUser(challengeId: string, credential: z.output<typeof signInCredential>): Promise<string>;
  /** Deletes unfinished setups that expired. */
  cleanUp(): Promise<void>;
}

/** Creates passkeys and one-time codes for sign-in. */
export function createFactors(core: Core, notices: Notices): Factors {
  const totp = new TotpService(core, notices);
  const passkeys = new PasskeyService(core, notices);
  return {
    routes: factorRoutes(core.db, passkeys, totp),
    checkCode: (userId, code, from) => totp.check(userId, code, from),
    proveCode: (userId, code, from) => totp.prove(userId, code, from),
    passkeyUser: (challengeId, credential) => passkeys.signIn(challengeId, credential),
    cleanUp: () => deleteAbandoned(core.db, BEGUN_SECONDS),
  };
}
