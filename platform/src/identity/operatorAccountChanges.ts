import type { Core } from '../core.ts';
import type { Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';
import type { MailArea, MailText } from '../mail/index.ts';
import { linkWith } from './links.ts';
import * as mails from './mails.ts';
import * as tokens from './mailTokens.ts';
import type { Notices } from './notices.ts';
import { isPlaceholder } from './people.ts';
import * as store from './store.ts';
import type { LockedUser } from './store.ts';

/** The operator who makes a change, as named in emails. */
export interface Operator {
  id: string;
  username: string;
}

/**
 * Operator changes to a user's account.
 * All writes are in the caller's transaction, including the email to the user. Call `count` before it. After it,
 * callers that ended sessions call `Identity.forget`.
 */
export class OperatorAccountChanges {
  readonly #core: Core;
  readonly #mail: MailArea;
  readonly #notices: Notices;

  constructor(core: Core, mail: MailArea, notices: Notices) {
    this.#core = core;
    this.#mail = mail;
    this.#notices = notices;
  }

  /** Consumes one notification from the user's rate limit. @throws 429 */
  count(userId: string): Promise<void> {
    return this.#notices.count(userId);
  }

  /**
   * Adds or removes the operator role.
   * @returns whether anything changed
   * @throws 404, 409 for the last operator, a disabled account, or an unconfirmed address
   */
  async setOperator(trx: Trx, userId: string, value: boolean, by: Operator): Promise<boolean> {
    const hasOther = await store.hasOtherOperator(trx, userId);
    const user = await this.#lock(trx, userId);
    if (user.is_operator === value) return false;
    if (value && user.is_disabled) throw conflict('This account is disabled. Enable it first.', 'account_disabled');
    if (value && !user.is_confirmed)
      throw conflict("This email address isn't confirmed. Confirm it first.", 'not_confirmed');
    if (!value && !hasOther) throw lastOperator();
    await store.updateUser(trx, userId, { is_operator: value });
    await this.#tell(trx, user, (value ? mails.madeOperator : mails.operatorTaken)(by.username));
    return true;
  }

  /**
   * Disables an account with its sessions and everything that could start new ones, or enables it.
   * @returns whether anything changed
   * @throws 404, 409 for one's own account, the last operator, and an account that its owner deleted
   */
  async setDisabled(trx: Trx, userId: string, value: boolean, by: Operator): Promise<boolean> {
    const hasOther = await store.hasOtherOperator(trx, userId);
    const user = await this.#lock(trx, userId);
    if (user.deleted_at)
      throw conflict(
        'The user deleted this account. To let them restore it, send a password reset link.',
        'account_deleted',
      );
    if (user.is_disabled === value) return false;
    if (value && user.id === by.id)
      throw conflict("You can't do this to your own account. Ask another operator.", 'own_account');
    if (value && user.is_operator && !hasOther) throw lastOperator();
    await store.updateUser(trx, userId, { is_disabled: value, ...(value ? { pending_email: null } : {}) });
    if (value) {
      await tokens.deleteMailTokens(trx, userId);
      await store.revokeFamilies(trx, { userId });
    }
    await this.#tell(trx, user, (value ? mails.disabledByOperator : mails.enabledByOperator)(by.username));
    return true;
  }

  /**
   * Confirms the address of an account.
   * Removes sessions and credentials that were set up before, because they may be a stranger's.
   * @returns whether anything changed
   * @throws 404, 409 for a disabled account
   */
  async confirm(trx: Trx, userId: string, by: Operator): Promise<boolean> {
    const user = await this.#lock(trx, userId);
    if (user.is_confirmed) return false;
    if (user.is_disabled) throw conflict('This account is disabled. Enable it first.', 'account_disabled');
    await store.updateUser(trx, userId, { is_confirmed: true });
    await store.dropUnproven(trx, userId);
    await tokens.deleteMailTokens(trx, userId, 'confirm_account');
    await this.#tell(trx, { ...user, is_confirmed: true }, mails.confirmedByOperator(by.username));
    return true;
  }

  /**
   * Sends a password reset link and invalidates earlier ones.
   * @throws 404, 409 for an account that is disabled but not deleted
   */
  async sendPasswordLink(trx: Trx, userId: string, by: Operator): Promise<void> {
    const user = await this.#lock(trx, userId);
    if (user.is_disabled && !user.deleted_at)
      throw conflict('This account is disabled. Enable it first.', 'account_disabled');
    await tokens.deleteMailTokens(trx, userId, 'reset_password');
    const token = await tokens.issueMailToken(trx, userId, 'reset_password', user.email);
    const link = linkWith(this.#core.config.publicUrl, '/reset-password', { token: token.secret });
    await this.#mail.write(trx, {
      ...mails.resetPasswordByOperator(link, user.deleted_at ? 'deleted' : 'active')(by.username),
      to: user.email,
      userId,
      token: token.hash,
    });
  }

  async #lock(trx: Trx, userId: string): Promise<LockedUser> {
    const user = await store.lockUser(trx, userId);
    if (!user || isPlaceholder(user.email)) throw notFound('This person', 'user_not_found');
    return user;
  }

  /** Skips unconfirmed addresses, which may be a stranger's. */
  async #tell(trx: Trx, user: LockedUser, mail: MailText): Promise<void> {
    if (user.is_confirmed) await this.#mail.write(trx, { ...mail, to: user.email, userId: user.id });
  }
}

function lastOperator(): HttpError {
  return conflict("This is the hub's only operator. Add another operator first.", 'last_operator');
}
