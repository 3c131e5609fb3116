import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { returnTarget } from '@terrarium/domain/access';
import { appendAudit, HUB_CHAIN } from '../audit/index.ts';
import type { Core } from '../core.ts';
import { isUniqueViolation } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { conflict, forbidden, HttpError, notFound, tooMany, unprocessable } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { MailArea, MailText } from '../mail/index.ts';
import type { Caller } from './caller.ts';
import { linkWith } from './links.ts';
import * as mails from './mails.ts';
import * as tokens from './mailTokens.ts';
import type { Notices } from './notices.ts';
import { takeOperatorLink } from './operatorLink.ts';
import { weaknessOf } from './commonPasswords.ts';
import { hashPassword } from './password.ts';
import { insertPerson } from './people.ts';
import { forgetPlaces } from './signInPlaces.ts';
import { allows, callerKey, consume, createLimiter } from './rateLimit.ts';
import type { IdentityService } from './service.ts';
import * as store from './store.ts';
import { leaveRoomForUnconfirmed } from './unconfirmed.ts';

/** A new user. The email address is lowercase. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Page to return to. Only a path of this hub is stored. */
  returnUrl: string | null;
  /** Secret of the operator link, which makes the user the hub's first operator; null without one. */
  operatorToken: string | null;
}

const RESET_JOB = 'identity.password-reset';
const RESEND_SECONDS = 60;
/** Emails that unauthenticated clients can cause in 15 minutes, per sender address and per recipient. */
const MAILS_FROM_ADDRESS = 30;
const MAILS_TO_RECEIVER = 5;
const EMAIL_CHANGES = 5;
/** Password resets that one address can attempt in 15 minutes. Each costs a hash, even with an invalid token. */
const RESETS_FROM_ADDRESS = 60;

/** Accounts and their credentials: registration, email confirmation, and passwords. */
export class CredentialService {
  readonly #core: Core;
  readonly #mail: MailArea;
  readonly #identity: IdentityService;
  readonly #notices: Notices;
  readonly #limits: Record<'asking' | 'registered' | 'reset' | 'resetting' | 'change', RateLimiterAbstract>;

  constructor(core: Core, mail: MailArea, identity: IdentityService, notices: Notices) {
    this.#core = core;
    this.#mail = mail;
    this.#identity = identity;
    this.#notices = notices;
    this.#limits = {
      asking: createLimiter(core.connection, 'mail-asking', MAILS_FROM_ADDRESS),
      registered: createLimiter(core.connection, 'mail-registered', MAILS_TO_RECEIVER),
      reset: createLimiter(core.connection, 'mail-reset', MAILS_TO_RECEIVER),
      resetting: createLimiter(core.connection, 'password-resetting', RESETS_FROM_ADDRESS),
      change: createLimiter(core.connection, 'mail-change', EMAIL_CHANGES),
    };
    core.jobs.defineJob<{ email: string }>(RESET_JOB, ({ data }) => this.#sendReset(data.email), {
      concurrency: 1,
      title: 'Links to a new password',
    });
  }

  /**
   * Creates an account with an unconfirmed address.
   * If the address has an account, only its owner gets an email. Result and duration are the same, so the response
   * doesn't reveal who has an account. With the operator link of a hub without an operator, the account becomes
   * operator immediately, because the link proves more than an email could.
   * @throws 403 if self-registration is off or too many accounts are unconfirmed, 409 and 422 for an operator whose
   * address has an account or whose link is invalid, 429
   */
  async register(person: Registration, address: string): Promise<void> {
    if (person.operatorToken === null && !this.#core.config.registration)
      throw forbidden('Sign-up is turned off on this hub. Ask the operator for an account.', 'registration_off');
    await this.#countAsking(address);
    refuseWeak(person.password, person.email);
    const passwordHash = await hashPassword(person.password);
    if (person.operatorToken !== null) return this.#registerOperator(person, passwordHash, person.operatorToken);
    await leaveRoomForUnconfirmed(this.#core.db, this.#core.config.unconfirmedAccounts);
    const mayMail = await allows(this.#limits.registered, keyOf(person.email));
    await this.#core.db.transaction().execute(async (trx) => {
      const userId = await insertPerson(trx, {
        email: person.email,
        passwordHash,
        firstName: person.firstName,
        lastName: person.lastName,
        isConfirmed: false,
      });
      if (userId !== null) return this.#sendConfirmation(trx, userId, person.email, person.returnUrl);
      const owner = await store.findCredentials(trx, person.email);
      // If someone else disabled the account, only an operator can help.
      if (!owner || !mayMail || (owner.is_disabled && !owner.deleted_at)) return;
      const text = mails.alreadyRegistered(
        this.#link('/sign-in'),
        this.#link('/forgot-password'),
        owner.deleted_at ? 'deleted' : 'active',
      );
      await this.#write(trx, owner.id, person.email, text);
    });
  }

  /**
   * Makes the viewer the hub's first operator and confirms their address.
   * @throws 422 for an invalid link, or if the hub has an operator
   */
  async becomeOperator(viewer: Viewer, token: string): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      await takeOperatorLink(trx, token, 'token');
      const user = await store.lockUser(trx, viewer.userId);
      if (!user) throw notFound('Your account', 'user_not_found');
      if (!user.is_confirmed) await store.dropUnproven(trx, user.id, viewer.sessionId);
      await store.updateUser(trx, user.id, { is_operator: true, is_confirmed: true });
      await appendAudit(trx, {
        chain: HUB_CHAIN,
        action: 'operator.granted',
        actor: { userId: user.id },
        target: { id: user.id, name: null },
        details: { by: 'link' },
      });
    });
    this.#identity.forget(viewer.userId, viewer.sessionId);
  }

  /**
   * Confirms the address of a new account or a changed address.
   * The first confirmation of an account ends its sessions, except that of the viewer who opened the link, and removes
   * passkeys and one-time codes: someone else may have created the account.
   * @throws 422 for an unknown, used, or expired token, 409 if another account took the address meanwhile
   */
  async verify(token: string, viewer: Viewer | null, from: Caller): Promise<void> {
    try {
      const userId = await this.#core.db.transaction().execute(async (trx) => {
        const proven = await tokens.takeMailToken(trx, token, ['confirm_account', 'confirm_email']);
        const user = proven && (await store.lockUser(trx, proven.user_id));
        if (!proven || !user || user.is_disabled) throw badToken();
        const kept = viewer?.userId === user.id ? viewer.sessionId : undefined;
        if (!user.is_confirmed) await store.dropUnproven(trx, user.id, kept);
        if (proven.purpose === 'confirm_account') {
          if (user.email !== proven.email) throw badToken();
          await store.updateUser(trx, user.id, { is_confirmed: true });
          await tokens.deleteMailTokens(trx, user.id, 'confirm_account');
        } else {
          if (user.pending_email !== proven.email) throw badToken();
          await store.updateUser(trx, user.id, { email: proven.email, pending_email: null, is_confirmed: true });
          // Including password reset links sent to the old address.
          await tokens.deleteMailTokens(trx, user.id);
          if (user.is_confirmed)
            await this.#write(trx, user.id, user.email, mails.emailChanged(proven.email, this.#notices.event(from)));
        }
        return user.id;
      });
      this.#identity.forget(userId);
    } catch (error) {
      if (isUniqueViolation(error, 'app_user_email'))
        throw conflict(
          'Another account now uses this email address. Sign in to it, or choose another address.',
          'email_taken',
        );
      throw error;
    }
  }

  /**
   * Sends the confirmation again, for the pending address or else the account's own.
   * @throws 409 if there is nothing to confirm, 429 within a minute of the last one
   */
  async resendVerification(viewer: Viewer): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const user = await store.lockUser(trx, viewer.userId);
      if (!user) throw notFound('Your account', 'user_not_found');
      if (user.is_confirmed && user.pending_email === null)
        throw conflict('Your email address is already confirmed.', 'already_confirmed');
      const age = await tokens.mailTokenAge(trx, user.id, ['confirm_account', 'confirm_email']);
      if (age !== null && age < RESEND_SECONDS) {
        const wait = Math.ceil(RESEND_SECONDS - age);
        throw tooMany(
          wait,
          `An email was just sent. Check your inbox and spam folder, or try again in ${wait} seconds.`,
          'mail_just_sent',
        );
      }
      if (user.pending_email === null) await this.#sendConfirmation(trx, user.id, user.email, null);
      else await this.#sendEmailConfirmation(trx, user.id, user.pending_email);
    });
  }

  /**
   * Requests a password reset email.
   * Only adds a job, the same for every address. The lookup happens where its duration can't be measured.
   * @throws 429
   */
  async requestReset(email: string, address: string): Promise<void> {
    await this.#countAsking(address);
    await this.#core.jobs.enqueue(RESET_JOB, { email });
  }

  /**
   * Sets a new password with the token of an email.
   * Ends every session, confirms the address, cancels a pending change of address, and restores an account that its
   * owner deleted. Passkeys and one-time codes stay, unless the address was never confirmed.
   * @throws 422 for an unknown, used, or expired token, 429
   */
  async resetPassword(token: string, password: string, from: Caller): Promise<void> {
    await consume(
      this.#limits.resetting,
      callerKey(from.address),
      'Too many password resets from your network.',
      'too_many_resets',
    );
    refuseWeak(password);
    const passwordHash = await hashPassword(password);
    const user = await this.#core.db.transaction().execute(async (trx) => {
      const proven = await tokens.takeMailToken(trx, token, ['reset_password']);
      const found = proven && (await store.lockUser(trx, proven.user_id));
      if (!proven || !found || found.email !== proven.email || (found.is_disabled && !found.deleted_at))
        throw badToken();
      refuseWeak(password, found.email);
      await store.updateUser(trx, found.id, {
        password_hash: passwordHash,
        is_confirmed: true,
        is_disabled: false,
        deleted_at: null,
        pending_email: null,
      });
      // Someone else may have created the account with this address and added a passkey.
      if (!found.is_confirmed) await store.removeFactors(trx, found.id);
      await tokens.deleteMailTokens(trx, found.id);
      await store.revokeFamilies(trx, { userId: found.id });
      await forgetPlaces(trx, found.id);
      await this.#notices.tell(trx, found.id, from, mails.passwordChanged);
      return found;
    });
    this.#identity.forget(user.id);
    // Users who forgot the password have tried wrong ones, and the new one must work without a wait.
    await this.#identity.forgiveFailures(user, from.address);
  }

  /**
   * Changes the viewer's password (ACCT-09) and ends their other sessions.
   * @throws 404 for another user's ID, 422 on old_password if it is wrong, 429
   */
  async changePassword(
    viewer: Viewer,
    userId: string,
    oldPassword: string,
    password: string,
    from: Caller,
  ): Promise<void> {
    await this.#prove(viewer, userId, oldPassword, from, 'old_password');
    await this.#notices.count(userId);
    refuseWeak(password);
    const passwordHash = await hashPassword(password);
    await this.#core.db.transaction().execute(async (trx) => {
      refuseWeak(password, (await store.lockUser(trx, userId))?.email);
      await store.updateUser(trx, userId, { password_hash: passwordHash });
      await tokens.deleteMailTokens(trx, userId, 'reset_password');
      await store.revokeFamilies(trx, { userId, except: viewer.sessionId });
      await this.#notices.tell(trx, userId, from, mails.passwordChanged);
    });
    this.#identity.forget(userId, viewer.sessionId);
  }

  /**
   * Requests a change of email address (ACCT-07, ACCT-08).
   * The current one stays until the new one is confirmed. Both get an email. For an address of another account, the
   * response is the same, and its owner gets an email. Passing the current address cancels a pending change.
   * @throws 404 for another user's ID, 422 on password if it is wrong, 429
   */
  async changeEmail(
    viewer: Viewer,
    userId: string,
    email: string,
    password: string,
    from: Caller,
  ): Promise<{ email: string; pending_email: string | null }> {
    await this.#prove(viewer, userId, password, from, 'password');
    await consume(this.#limits.change, userId, 'You changed your email address too often.', 'too_many_changes');
    return this.#core.db.transaction().execute(async (trx) => {
      const user = await store.lockUser(trx, userId);
      if (!user) throw notFound('Your account', 'user_not_found');
      await tokens.deleteMailTokens(trx, userId, 'confirm_email');
      const pending = email === user.email ? null : email;
      await store.updateUser(trx, userId, { pending_email: pending });
      if (pending !== null) {
        await this.#sendEmailConfirmation(trx, userId, pending);
        if (user.is_confirmed)
          await this.#write(trx, userId, user.email, mails.emailChangeAsked(pending, this.#notices.event(from)));
      }
      return { email: user.email, pending_email: pending };
    });
  }

  async #registerOperator(person: Registration, passwordHash: string, token: string): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      await takeOperatorLink(trx, token, 'operator_token');
      const { email, firstName, lastName } = person;
      if (
        (await insertPerson(trx, { email, passwordHash, firstName, lastName, isConfirmed: true, isOperator: true })) !==
        null
      )
        return;
      // Only shown to users with the link.
      const message = 'This address has an account on this hub. Sign in with it, then open the link again.';
      throw conflict(message, 'email_taken', [{ loc: ['body', 'email'], msg: message, type: 'taken' }]);
    });
  }

  async #prove(viewer: Viewer, userId: string, password: string, from: Caller, field: string): Promise<void> {
    if (userId !== viewer.userId) throw notFound('This user', 'user_not_found');
    if (await this.#identity.provePassword(viewer, password)) return;
    throw wrongPassword(field);
  }

  #countAsking(address: string): Promise<void> {
    return consume(
      this.#limits.asking,
      callerKey(address),
      'Too many emails requested from your network.',
      'too_many_mails',
    );
  }

  async #sendConfirmation(trx: Trx, userId: string, email: string, returnUrl: string | null): Promise<void> {
    const token = await tokens.issueMailToken(trx, userId, 'confirm_account', email);
    const target = returnTarget(returnUrl, []);
    const link = this.#link('/verify-email', {
      token: token.secret,
      ...(target.kind === 'path' && target.path !== '/' ? { returnUrl: target.path } : {}),
    });
    await this.#write(trx, userId, email, mails.confirmAccount(link), token);
  }

  async #sendEmailConfirmation(trx: Trx, userId: string, email: string): Promise<void> {
    // Many accounts can name the same foreign address.
    if ((await tokens.recentMailTokens(trx, 'confirm_email', email)) >= MAILS_TO_RECEIVER) return;
    // Created also if the address belongs to another account, so the duration is the same. The token isn't sent then.
    const token = await tokens.issueMailToken(trx, userId, 'confirm_email', email);
    const owner = await store.findCredentials(trx, email);
    await this.#write(
      trx,
      userId,
      email,
      owner ? mails.addressInUse() : mails.confirmEmail(this.#link('/verify-email', { token: token.secret })),
      owner ? undefined : token,
    );
  }

  async #sendReset(email: string): Promise<void> {
    const found = await store.findCredentials(this.#core.db, email);
    if (!found || (found.is_disabled && !found.deleted_at)) return;
    if (!(await allows(this.#limits.reset, found.id))) return;
    await this.#core.db.transaction().execute(async (trx) => {
      const token = await tokens.issueMailToken(trx, found.id, 'reset_password', found.email);
      await this.#write(
        trx,
        found.id,
        found.email,
        mails.resetPassword(
          this.#link('/reset-password', { token: token.secret }),
          found.deleted_at ? 'deleted' : 'active',
        ),
        token,
      );
    });
  }

  #write(trx: Trx, userId: string, to: string, mail: MailText, token?: tokens.MailToken): Promise<void> {
    return this.#mail.write(trx, { ...mail, to, userId, ...(token ? { token: token.hash } : {}) });
  }

  #link(path: string, values: Record<string, string> = {}): string {
    return linkWith(this.#core.config.publicUrl, path, values);
  }
}

/** Recipients are counted without storing their address. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Rejects a password that is easy to guess. @throws 422 */
function refuseWeak(password: string, email?: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness !== null)
    throw unprocessable([{ loc: ['body', 'password'], msg: weakness, type: 'value_error.common_password' }]);
}

/** Returns a 422 error for a field with a wrong current password. */
export function wrongPassword(field: string): HttpError {
  return unprocessable(
    [{ loc: ['body', field], msg: 'Incorrect password.', type: 'wrong_password' }],
    'Incorrect password. Nothing was changed.',
    'wrong_password',
  );
}

function badToken(): HttpError {
  return unprocessable(
    [
      {
        loc: ['body', 'token'],
        msg: 'This link expired or was already used. Request a new email.',
        type: 'mail_token',
      },
    ],
    'This link expired or was already used. Request a new email.',
    'mail_token_invalid',
  );
}
