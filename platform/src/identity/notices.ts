import { isIP } from 'node:net';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import type { MailArea, MailText } from '../mail/index.ts';
import type { Caller } from './caller.ts';
import { wellKnownDevice } from './device.ts';
import type { AccountEvent } from './mails.ts';
import { consume, createLimiter } from './rateLimit.ts';
import { findMailAddress } from '../person/index.ts';

/** Changes of one account in 15 minutes. Each sends an email. */
const CHANGES = 30;

/** Sends emails to the owner of an account about its changes, with time and origin. */
export class Notices {
  readonly #core: Core;
  readonly #mail: MailArea;
  readonly #limiter: RateLimiterAbstract;

  constructor(core: Core, mail: MailArea) {
    this.#core = core;
    this.#mail = mail;
    this.#limiter = createLimiter(core.connection, 'account-change', CHANGES);
  }

  /**
   * Consumes one notification from the account's rate limit.
   * Call before the transaction.
   * @throws 429 if the limit is exceeded
   */
  count(userId: string): Promise<void> {
    return consume(this.#limiter, userId, 'You changed your account too often.', 'too_many_changes');
  }

  /** Sends a notification in the transaction of the change. Skips unconfirmed addresses, which may be a stranger's. */
  async tell(trx: Trx, userId: string, from: Caller, mail: (event: AccountEvent) => MailText): Promise<void> {
    const owner = await findMailAddress(trx, userId);
    if (owner?.is_confirmed) await this.#mail.write(trx, { ...mail(this.event(from)), to: owner.email, userId });
  }

  /** Returns time and origin of a change, and the pages for an owner who didn't make it. */
  event(from: Caller): AccountEvent {
    const link = (path: string): string => new URL(path, this.#core.config.publicUrl).href;
    return {
      at: new Date(),
      address: isIP(from.address) === 0 ? 'an unknown address' : from.address,
      device: wellKnownDevice(from.userAgent),
      newPassword: link('/forgot-password'),
      security: link('/profile/privacy-security'),
    };
  }
}
