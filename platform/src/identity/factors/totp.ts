import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '../../core.ts';
import { conflict, unauthorized, unprocessable } from '../../http/index.ts';
import type { HttpError, Viewer } from '../../http/index.ts';
import { checkPassword } from '../password.ts';
import { consume, createLimiter } from '../rateLimit.ts';
import type { SignInGuard } from '../rateLimit.ts';
import { createSeal } from './seal.ts';
import type { Seal } from './seal.ts';
import * as store from './store.ts';

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
  readonly #guard: SignInGuard;
  readonly #seal: Seal;
  readonly #limiter: RateLimiterAbstract;

  constructor(core: Core, guard: SignInGuard) {
    this.#core = core;
    this.#guard = guard;
    this.#seal = createSeal(core.config.dataDir);
    this.#limiter = createLimiter(core.connection, 'second-factor', WRONG_CODES);
  }

  /**
   * Lets a sign-in pass whose password was right: at once without one-time codes, else with a code that fits.
   * @throws 401 `second_factor_required` without a code, 401 `second_factor_wrong`, 429 after five wrong codes
   */
  async check(userId: string, code: string | undefined): Promise<void> {
    const totp = await store.findTotp(this.#core.db, userId, BEGUN_SECONDS);
    if (!totp?.is_confirmed) return;
    const typed = normalize(code ?? '');
    if (typed === '') throw unauthorized('This account asks for a one-time code. Enter the code of your authenticator application, or a recovery code.', 'second_factor_required');
    await this.#count(userId);
    const fits = isOneTime(typed) ? await this.#takeCode(userId, totp.sealed_secret, typed) : await store.spendRecoveryCode(this.#core.db, userId, digest(typed));
    if (!fits) throw unauthorized('The code is wrong, too old, or was used before. Enter the code that is shown now.', 'second_factor_wrong');
    await this.#limiter.reward(userId);
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
  async confirm(viewer: Viewer, code: string): Promise<string[]> {
    const totp = await store.findTotp(this.#core.db, viewer.userId, BEGUN_SECONDS);
    if (totp?.is_confirmed) throw alreadyOn();
    if (!totp) throw conflict('The secret is older than ten minutes or was never made. Begin again.', 'totp_not_begun');
    await this.#count(viewer.userId);
    const step = isOneTime(normalize(code)) ? await this.#stepOf(viewer.userId, totp.sealed_secret, normalize(code)) : null;
    if (step === null) throw wrong('code', 'This code does not fit. Enter the six digits that the application shows now; the clock of its device must be right');
    await this.#limiter.reward(viewer.userId);
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    await this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.confirmTotp(trx, viewer.userId, totp.sealed_secret, step))) throw conflict('One-time codes were begun anew in another place. Begin again.', 'totp_not_begun');
      await store.replaceRecoveryCodes(trx, viewer.userId, codes.map((each) => digest(normalize(each))));
    });
    return codes;
  }

  /**
   * Turns codes off.
   * @param address of the caller, for the limit on wrong passwords that sign-ins have
   * @throws 409 when they are off, 422 for a wrong password, 429
   */
  async disable(viewer: Viewer, password: string, address: string): Promise<void> {
    await this.#guard.count(viewer.email, address);
    const user = await store.findPassword(this.#core.db, viewer.userId);
    if (!(await checkPassword(user?.password_hash, password))) throw wrong('password', 'This is not your password');
    await this.#guard.succeeded(viewer.email, address);
    const wasOn = await this.#core.db.transaction().execute((trx) => store.deleteTotp(trx, viewer.userId));
    if (!wasOn) throw conflict('One-time codes are off already.', 'totp_off');
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
      this.#core.log.error({ user: userId }, 'the secret of one-time codes cannot be decrypted: the file second-factor-key of the data folder is not the one it was made with');
      throw unauthorized('This hub can no longer read the secret of your one-time codes. Use a recovery code, and tell your administrator.', 'second_factor_unreadable');
    }
    const timestamp = Date.now();
    const delta = this.#totp(Secret.fromBase32(secret), '').validate({ token: code, timestamp, window: 1 });
    return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
  }

  #totp(secret: Secret, label: string): TOTP {
    return new TOTP({ issuer: `Terrarium ${new URL(this.#core.config.publicUrl).hostname}`, label, secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD });
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

function wrong(field: string, message: string): HttpError {
  return unprocessable([{ loc: ['body', field], msg: message, type: `wrong_${field}` }], `${message}.`, `wrong_${field}`);
}

function alreadyOn(): HttpError {
  return conflict('One-time codes are on already. Turn them off first to begin with a new secret.', 'totp_on');
}
