import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '../../core.ts';
import type { Trx } from '../../db/index.ts';
import { conflict, unauthorized, unprocessable } from '../../http/index.ts';
import type { HttpError, Viewer } from '../../http/index.ts';
import type { Caller } from '../caller.ts';
import * as mails from '../mails.ts';
import type { Notices } from '../notices.ts';
import { consume, createLimiter } from '../rateLimit.ts';
import { createSeal } from './encryption.ts';
import type { Seal } from './encryption.ts';
import * as store from './store.ts';
import { WRONG_CODE } from '../refusals.ts';

/** Seconds within which a new secret must be confirmed. */
export const BEGUN_SECONDS = 600;
/** Maximum wrong codes per account in 15 minutes. */
const WRONG_CODES = 5;
const PERIOD = 30;
const DIGITS = 6;
const RECOVERY_CODES = 10;
/** Crockford's base 32, without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** One-time codes (RFC 6238: SHA-1, six digits, 30 seconds, one step of drift) and recovery codes. */
export class TotpService {
  readonly #core: Core;
  readonly #notices: Notices;
  readonly #seal: Seal;
  readonly #limiter: RateLimiterAbstract;

  constructor(core: Core, notices: Notices) {
    this.#core = core;
    this.#notices = notices;
    this.#seal = createSeal(core.config.dataDir);
    this.#limiter = createLimiter(core.connection, 'second-factor', WRONG_CODES);
  }

  /**
   * Checks the second factor after a correct password: passes without one-time codes, else requires a valid code.
   * @throws 401 `second_factor_required` without a code, 401 `second_factor_wrong`, 429 after five wrong codes
   */
  async check(userId: string, code: string | undefined, from: Caller): Promise<void> {
    const totp = await store.findTotp(this.#core.db, userId, BEGUN_SECONDS);
    if (!totp?.is_confirmed) return;
    const typed = normalize(code ?? '');
    if (typed === '')
      throw unauthorized('Enter the code from your authenticator app, or a recovery code.', 'second_factor_required');
    if (!(await this.#accepts(userId, totp.sealed_secret, typed, from)))
      throw unauthorized(WRONG_CODE, 'second_factor_wrong');
  }

  /**
   * Returns whether this is a code of a user with codes on, and uses it up.
   * @throws 429 after five wrong codes, including those of sign-ins
   */
  async prove(userId: string, code: string, from: Caller): Promise<boolean> {
    const totp = await store.findTotp(this.#core.db, userId, BEGUN_SECONDS);
    return totp?.is_confirmed === true && this.#accepts(userId, totp.sealed_secret, normalize(code), from);
  }

  /** Creates a secret to confirm within ten minutes. @throws 409 if codes are on */
  async begin(viewer: Viewer): Promise<{ otpauth_url: string; secret: string }> {
    const totp = this.#totp(new Secret({ size: 20 }), viewer.email);
    const sealed = await this.#seal.close(totp.secret.base32, viewer.userId);
    if (!(await store.beginTotp(this.#core.db, viewer.userId, sealed))) throw alreadyOn();
    return { otpauth_url: totp.toString(), secret: totp.secret.base32 };
  }

  /**
   * Turns codes on with a first code.
   * @returns the recovery codes, shown only once
   * @throws 409 if codes are on or nothing was started within ten minutes, 422 for a wrong code, 429
   */
  async confirm(viewer: Viewer, code: string, from: Caller): Promise<string[]> {
    const totp = await store.findTotp(this.#core.db, viewer.userId, BEGUN_SECONDS);
    if (totp?.is_confirmed) throw alreadyOn();
    if (!totp) throw conflict('The setup key expired. Start again.', 'totp_not_begun');
    await this.#count(viewer.userId);
    const step = isOneTime(normalize(code))
      ? await this.#stepOf(viewer.userId, totp.sealed_secret, normalize(code))
      : null;
    if (step === null)
      throw wrongCode(
        "Incorrect code. Enter the current six-digit code, and check that your device's clock is correct",
      );
    await this.#limiter.reward(viewer.userId);
    await this.#notices.count(viewer.userId);
    return this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.confirmTotp(trx, viewer.userId, totp.sealed_secret, step)))
        throw conflict('Setup was restarted elsewhere. Start again.', 'totp_not_begun');
      await this.#notices.tell(trx, viewer.userId, from, mails.codesOn);
      return this.#replaceRecoveryCodes(trx, viewer.userId);
    });
  }

  /** Replaces all recovery codes. @returns the new ones, shown only once @throws 409 if codes are off, 429 */
  async renewRecoveryCodes(viewer: Viewer, from: Caller): Promise<string[]> {
    await this.#notices.count(viewer.userId);
    return this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.lockTotp(trx, viewer.userId))) throw isOff();
      await this.#notices.tell(trx, viewer.userId, from, mails.recoveryCodesMade);
      return this.#replaceRecoveryCodes(trx, viewer.userId);
    });
  }

  /** Turns codes off. @throws 409 if they are off, 429 */
  async disable(viewer: Viewer, from: Caller): Promise<void> {
    await this.#notices.count(viewer.userId);
    await this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.deleteTotp(trx, viewer.userId))) throw isOff();
      await this.#notices.tell(trx, viewer.userId, from, mails.codesOff);
    });
  }

  /** Returns whether a code is valid. A wrong one counts, a valid one is used up. @throws 429 */
  async #accepts(userId: string, sealed: Buffer, typed: string, from: Caller): Promise<boolean> {
    await this.#count(userId);
    const fits = isOneTime(typed)
      ? await this.#takeCode(userId, sealed, typed)
      : await this.#spendRecoveryCode(userId, typed, from);
    if (fits) await this.#limiter.reward(userId);
    return fits;
  }

  #spendRecoveryCode(userId: string, code: string, from: Caller): Promise<boolean> {
    return this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.spendRecoveryCode(trx, userId, digest(code)))) return false;
      const left = (await store.recoveryCodesLeft(trx, userId)) ?? 0;
      await this.#notices.tell(trx, userId, from, mails.recoveryCodeUsed(left));
      return true;
    });
  }

  async #replaceRecoveryCodes(trx: Trx, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    await store.replaceRecoveryCodes(
      trx,
      userId,
      codes.map((each) => digest(normalize(each))),
    );
    return codes;
  }

  /** Counts before checking the code, so that concurrent attempts are all counted. */
  #count(userId: string): Promise<void> {
    return consume(this.#limiter, userId, 'Too many wrong codes.', 'too_many_codes');
  }

  async #takeCode(userId: string, sealed: Buffer, code: string): Promise<boolean> {
    const step = await this.#stepOf(userId, sealed, code);
    return step !== null && store.takeStep(this.#core.db, userId, step);
  }

  /** Returns the time step of a code, the current or an adjacent one; null if it matches none. */
  async #stepOf(userId: string, sealed: Buffer, code: string): Promise<number | null> {
    const secret = await this.#seal.open(sealed, userId);
    if (secret === null) {
      this.#core.log.error(
        { user: userId },
        'the secret of one-time codes cannot be decrypted: the file second-factor-key of the data folder is not the one it was made with',
      );
      throw unauthorized(
        "This hub can't verify one-time codes. Use a recovery code and contact your administrator.",
        'second_factor_unreadable',
      );
    }
    const timestamp = Date.now();
    const delta = this.#totp(Secret.fromBase32(secret), '').validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
  }

  #totp(secret: Secret, label: string): TOTP {
    return new TOTP({
      issuer: `Terrarium ${new URL(this.#core.config.publicUrl).hostname}`,
      label,
      secret,
      algorithm: 'SHA1',
      digits: DIGITS,
      period: PERIOD,
    });
  }
}

/** Removes the spaces and dashes that users type, and maps letters to the alphabet of recovery codes. */
function normalize(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

function isOneTime(code: string): boolean {
  return code.length === DIGITS && /^\d+$/.test(code);
}

/** Creates a recovery code with 80 random bits, so a fast hash is enough: `xxxx-xxxx-xxxx-xxxx`. */
function recoveryCode(): string {
  // 256 is a multiple of 32: every character is equally likely.
  const text = [...randomBytes(16)].map((byte) => ALPHABET.charAt(byte % 32)).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

function digest(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function wrongCode(message: string): HttpError {
  return unprocessable([{ loc: ['body', 'code'], msg: message, type: 'wrong_code' }], `${message}.`, 'wrong_code');
}

function isOff(): HttpError {
  return conflict('One-time codes are off.', 'totp_off');
}

function alreadyOn(): HttpError {
  return conflict('One-time codes are already on. Turn them off to set them up again.', 'totp_on');
}
