import type { z } from 'zod';
import type { Core } from '../core.ts';
import { HttpError, isCodeOf, unprocessable } from '../http/index.ts';
import type { CodeOf, Viewer } from '../http/index.ts';
import type { Caller } from './caller.ts';
import type * as contract from './credentialContract.ts';
import { wrongPassword } from './credentials.ts';
import type { Factors } from './factors/index.ts';
import type { IdentityService } from './service.ts';
import * as store from './store.ts';
import { WRONG_CODE } from './refusals.ts';

/** Time for which a re-authentication is valid, in seconds. Sign-in counts as one. */
const PROOF_SECONDS = 600;

/** Re-authentication, so that a stolen session can't change how its user signs in. */
export class ProofService {
  readonly #core: Core;
  readonly #identity: Pick<IdentityService, 'provePassword'>;
  readonly #factors: Factors;

  constructor(core: Core, identity: Pick<IdentityService, 'provePassword'>, factors: Factors) {
    this.#core = core;
    this.#identity = identity;
    this.#factors = factors;
  }

  /**
   * Returns whether the user of this session signed in or re-authenticated within the last ten minutes.
   * Always reads the database, because a cached result could be too old.
   */
  isFresh(viewer: Viewer): Promise<boolean> {
    return store.isProven(this.#core.db, viewer.sessionId, PROOF_SECONDS);
  }

  /**
   * Re-authenticates the viewer.
   * One factor is enough, because the session itself required all factors of the account.
   * @throws 422 at the field of a wrong credential, 429
   */
  async prove(viewer: Viewer, proof: z.output<typeof contract.proof>, from: Caller): Promise<void> {
    switch (proof.kind) {
      case 'password':
        if (!(await this.#identity.provePassword(viewer, proof.password))) throw wrongPassword('password');
        break;
      case 'code':
        if (!(await noSessionEnds('code', this.#factors.proveCode(viewer.userId, proof.code, from))))
          throw wrong('code', WRONG_CODE, 'wrong_code');
        break;
      case 'passkey':
        if (
          (await noSessionEnds('credential', this.#factors.passkeyUser(proof.challenge_id, proof.credential))) !==
          viewer.userId
        )
          throw wrong(
            'credential',
            'This passkey belongs to another account. Choose one of yours.',
            'passkey_of_another',
          );
    }
    await store.markProven(this.#core.db, viewer.sessionId);
  }
}

/** Converts the 401 of a failed sign-in to 422, because a 401 would mean that the session expired. */
async function noSessionEnds<T>(field: string, proving: Promise<T>): Promise<T> {
  try {
    return await proving;
  } catch (error) {
    throw error instanceof HttpError && error.status === 401
      ? wrong(field, error.message, isCodeOf(422, error.code) ? error.code : 'invalid_input')
      : error;
  }
}

function wrong(field: string, message: string, code: CodeOf<422>): HttpError {
  return unprocessable([{ loc: ['body', field], msg: message, type: code }], message, code);
}
