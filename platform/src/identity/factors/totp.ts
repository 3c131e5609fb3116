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

/** Seconds in which a secret that was begun must be confirmed. */
export const BEGUN_SECONDS = 600;
/** Wrong codes of one account in a quarter of an hour. */
const WRONG_CODES = 5;
const PERIOD = 30;
const DIGITS = 6;
const RECOVERY_CODES = 10;
/** Crockford's base 32: no letter that is taken for a digit. */
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
   * Lets a sign-in pass whose password was right: at once without one-time codes, else with a code that fits.
   * @throws 401 `second_factor_required` without a code, 401 `second_factor_wrong`, 429 after five wrong codes
   */
  async check(userId: string, code: string | undefined, from: Caller): Promise<void> {
    const totp = await store.findTotp(this.#core.db, userId, BEGUN_SECONDS);
    if (!totp?.is_confirmed) return;
    const typed = normalize(code ?? '');
    if (typed === '')
      throw unauthorized(
        'This account asks for a one-time code. Enter the code of your authenticator application, or a recovery code.',
        'second_factor_required',
      );
    if (!(await this.#accepts(userId, totp.sealed_secret, typed, from)))
      throw unauthorized(WRONG_CODE, 'second_factor_wrong');
  }

  /**
   * Whether this is a code of a person who has codes on. It is used up.
   * @throws 429 after five wrong codes, those of sign-ins included
   */
  async prove(userId: string, code: string, from: Caller): Promise<boolean> {
    const totp = await store.findTotp(this.#core.db, userId, BEGUN_SECONDS);
    return totp?.is_confirmed === true && this.#accepts(userId, totp.sealed_secret, normalize(code), from);
  }

  /**
   * A new secret, to be confirmed within ten minutes.
   * @throws 409 when codes are on
   */
  async begin(viewer: Viewer): Promise<{ otpauth_url: string; secret: string }> {
    const totp = this.#totp(new Secret({ size: 20 }), viewer.email);
    const sealed = await this.#seal.close(totp.secret.base32, viewer.userId);
    if (!(await store.beginTotp(this.#core.db, viewer.userId, sealed))) throw alreadyOn();
    return { otpauth_url: totp.toString(), secret: totp.secret.base32 };
  }

  /**
   * Turns codes on with a first one. Resolves with the recovery codes, which cannot be shown again.
   * @throws 409 when codes are on or nothing was begun within ten minutes, 422 for a wrong code, 429
   */
  async confirm(viewer: Viewer, code: string, from: Caller): Promise<string[]> {
    const totp = await store.findTotp(this.#core.db, viewer.userId, BEGUN_SECONDS);
    if (totp?.is_confirmed) throw alreadyOn();
    if (!totp) throw conflict('The secret is older than ten minutes or was never made. Begin again.', 'totp_not_begun');
    await this.#count(viewer.userId);
    const step = isOneTime(normalize(code))
      ? await this.#stepOf(viewer.userId, totp.sealed_secret, normalize(code))
      : null;
    if (step === null)
      throw wrongCode(
        'This code does not fit. Enter the six digits that the application shows now; the clock of its device must be right',
      );
    await this.#limiter.reward(viewer.userId);
    await this.#notices.count(viewer.userId);
    return this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.confirmTotp(trx, viewer.userId, totp.sealed_secret, step)))
        throw conflict('One-time codes were begun anew in another place. Begin again.', 'totp_not_begun');
      await this.#notices.tell(trx, viewer.userId, from, mails.codesOn);
      return this.#replaceRecoveryCodes(trx, viewer.userId);
    });
  }

  /**
   * New recovery codes in place of all others. Resolves with them; they cannot be shown again.
   * @throws 409 when codes are off, 429
   */
  async renewRecoveryCodes(viewer: Viewer, from: Caller): Promise<string[]> {
    await this.#notices.count(viewer.userId);
    return this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.lockTotp(trx, viewer.userId))) throw isOff();
      await this.#notices.tell(trx, viewer.userId, from, mails.recoveryCodesMade);
      return this.#replaceRecoveryCodes(trx, viewer.userId);
    });
  }

  /**
   * Turns codes off.
   * @throws 409 when they are off, 429
   */
  async disable(viewer: Viewer, from: Caller): Promise<void> {
    await this.#notices.count(viewer.userId);
    await this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.deleteTotp(trx, viewer.userId))) throw isOff();
      await this.#notices.tell(trx, viewer.userId, from, mails.codesOff);
    });
  }

  /** Whether a code fits; a wrong one counts, a right one is used up. @throws 429 */
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

  /** Counts before the code is looked at, so that many at once do not slip through. */
  #count(userId: string): Promise<void> {
    return consume(this.#limiter, userId, 'Too many wrong codes.', 'too_many_codes');
  }

  async #takeCode(userId: string, sealed: Buffer, code: string): Promise<boolean> {
    const step = await this.#stepOf(userId, sealed, code);
    return step !== null && store.takeStep(this.#core.db, userId, step);
  }

  /** The time step that a code belongs to, this one or a neighbour; null when it fits none. */
  async #stepOf(userId: string, sealed: Buffer, code: string): Promise<number | null> {
    const secret = await this.#seal.open(sealed, userId);
    if (secret === null) {
      this.#core.log.error(
        { user: userId },
        'the secret of one-time codes cannot be decrypted: the file second-factor-key of the data folder is not the one it was made with',
      );
      throw unauthorized(
        'This hub can no longer read the secret of your one-time codes. Use a recovery code, and tell your administrator.',
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

/** What is typed, without the spaces and dashes that people add, and with letters as the alphabet of recovery codes has them. */
function normalize(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

function isOneTime(code: string): boolean {
  return code.length === DIGITS && /^\d+$/.test(code);
}

/** 80 random bits, so that a fast hash is enough: `xxxx-xxxx-xxxx-xxxx`. */
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
  return conflict('One-time codes are on already. Turn them off first to begin with a new secret.', 'totp_on');
}
