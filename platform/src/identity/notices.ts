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

/** Changes of one account in a quarter of an hour: each is told in a mail. */
const CHANGES = 30;

/** Mails that tell the owner of an account what was changed in it, when and from where. */
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
   * Counts a change that will be told; to be called before its transaction.
   * @throws 429, so that nobody has the hub send mails without end
   */
  count(userId: string): Promise<void> {
    return consume(this.#limiter, userId, 'You changed your account too often.', 'too_many_changes');
  }

  /** Tells a change in the transaction that makes it. An address that was never confirmed may be a stranger's: it gets none. */
  async tell(trx: Trx, userId: string, from: Caller, mail: (event: AccountEvent) => MailText): Promise<void> {
    const owner = await findMailAddress(trx, userId);
    if (owner?.is_confirmed) await this.#mail.write(trx, { ...mail(this.event(from)), to: owner.email, userId });
  }

  /** When and where something happens, and where its owner goes when it was not them. */
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
