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

/** Who signs up; the e-mail address in lower case. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Where the person wanted to go; only a path of this hub is kept. */
  returnUrl: string | null;
  /** Secret of the link that makes the person the hub's first operator; null without one. */
  operatorToken: string | null;
}

const RESET_JOB = 'identity.password-reset';
const RESEND_SECONDS = 60;
/** Mails that a stranger can cause in a quarter of an hour: from one address, and to one receiver. */
const MAILS_FROM_ADDRESS = 30;
const MAILS_TO_RECEIVER = 5;
const EMAIL_CHANGES = 5;
/** New passwords that one address can try to set in a quarter of an hour: each costs a hash, also with a made-up token. */
const RESETS_FROM_ADDRESS = 60;

/** Accounts and how they are proven: registration, confirmed addresses, passwords. */
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
   * Creates an account that waits for its address to be confirmed. For an address that has an account nothing happens but a mail to its owner:
   * outcome and work are the same, so that nobody learns from it who has an account. With the link of a hub without an operator the account
   * operates the hub and waits for nothing: the link proves more than a mail could.
   * @throws 403 when people may not create accounts themselves or too many accounts are unconfirmed, 409 and 422 for an operator whose address has an account or whose link is over, 429
   */
  async register(person: Registration, address: string): Promise<void> {
    if (person.operatorToken === null && !this.#core.config.registration)
      throw forbidden('Accounts of this hub are made by its operator. Ask them for one.', 'registration_off');
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
      // An account that was disabled by somebody else is the operator's matter, not this mail's.
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
   * Makes the viewer, whose address counts as confirmed then, the hub's first operator.
   * @throws 422 for a link that is over, or when the hub has an operator
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
   * Confirms the address that a mail went to: of a new account, or of a changed address. The first confirmation of an account ends its sessions but
   * that of the viewer who opened the link, and its passkeys and one-time codes fall: until now somebody else may have made the account.
   * @throws 422 for a token that is unknown, used or too old, 409 when another account took the address meanwhile
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
          // Also links to a new password that went to the old address.
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
          'Another account has this e-mail address by now. Sign in there, or choose another address.',
          'email_taken',
        );
      throw error;
    }
  }

  /**
   * Sends the confirmation once more: for the address that waits, else for the account's own.
   * @throws 409 when nothing waits for a confirmation, 429 within a minute of the last one
   */
  async resendVerification(viewer: Viewer): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const user = await store.lockUser(trx, viewer.userId);
      if (!user) throw notFound('Your account', 'user_not_found');
      if (user.is_confirmed && user.pending_email === null)
        throw conflict('Your e-mail address is confirmed already.', 'already_confirmed');
      const age = await tokens.mailTokenAge(trx, user.id, ['confirm_account', 'confirm_email']);
      if (age !== null && age < RESEND_SECONDS) {
        const wait = Math.ceil(RESEND_SECONDS - age);
        throw tooMany(
          wait,
          `A mail was sent a moment ago. Look for it, also among unwanted mail, or wait ${wait} seconds and try again.`,
          'mail_just_sent',
        );
      }
      if (user.pending_email === null) await this.#sendConfirmation(trx, user.id, user.email, null);
      else await this.#sendEmailConfirmation(trx, user.id, user.pending_email);
    });
  }

  /**
   * Asks for a mail that leads to a new password. Only a job is added, the same for every address: whether there is an account is looked up
   * where nobody can measure it.
   * @throws 429
   */
  async requestReset(email: string, address: string): Promise<void> {
    await this.#countAsking(address);
    await this.#core.jobs.enqueue(RESET_JOB, { email });
  }

  /**
   * Sets a new password with the token of a mail. Ends every session, confirms the address, stops a change of address that was under way, and
   * restores an account that its owner had deleted. Passkeys and one-time codes stay, unless the address had never been confirmed.
   * @throws 422 for a token that is unknown, used or too old, 429
   */
  async resetPassword(token: string, password: string, from: Caller): Promise<void> {
    await consume(
      this.#limits.resetting,
      callerKey(from.address),
      'Too many passwords were set from your network.',
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
      // Until now somebody else may have made the account with this address, and left a passkey in it.
      if (!found.is_confirmed) await store.removeFactors(trx, found.id);
      await tokens.deleteMailTokens(trx, found.id);
      await store.revokeFamilies(trx, { userId: found.id });
      await forgetPlaces(trx, found.id);
      await this.#notices.tell(trx, found.id, from, mails.passwordChanged);
      return found;
    });
    this.#identity.forget(user.id);
    // Who forgot the password has tried wrong ones; the right one shall not have to wait.
    await this.#identity.forgiveFailures(user, from.address);
  }

  /**
   * Changes the viewer's password (ACCT-09) and ends their other sessions.
   * @throws 404 for another person's id, 422 on old_password when it is wrong, 429
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
   * Asks for another address (ACCT-07, ACCT-08). The present one stays until the new one is confirmed; both get a mail. One that belongs to
   * another account is answered alike, and its owner is told. The present address as the new one takes a change back.
   * @throws 404 for another person's id, 422 on password when it is wrong, 429
   */
  async changeEmail(
    viewer: Viewer,
    userId: string,
    email: string,
    password: string,
    from: Caller,
  ): Promise<{ email: string; pending_email: string | null }> {
    await this.#prove(viewer, userId, password, from, 'password');
    await consume(this.#limits.change, userId, 'You changed your e-mail address too often.', 'too_many_changes');
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
      // Told to nobody else: who has the link may know.
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
      'Too many mails were asked for from your network.',
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
    // Many accounts can name one stranger's address.
    if ((await tokens.recentMailTokens(trx, 'confirm_email', email)) >= MAILS_TO_RECEIVER) return;
    // Made also for an address that belongs to somebody, so that the work is the same; nobody gets to see it.
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

/** Receivers are counted without being kept. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Refuses a new password that would be guessed soon. @throws 422 */
function refuseWeak(password: string, email?: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness !== null)
    throw unprocessable([{ loc: ['body', 'password'], msg: weakness, type: 'value_error.common_password' }]);
}

/** 422 at the field that holds a password which is not the caller's. */
export function wrongPassword(field: string): HttpError {
  return unprocessable(
    [{ loc: ['body', field], msg: 'This is not your password.', type: 'wrong_password' }],
    'The password is wrong. Nothing was changed.',
    'wrong_password',
  );
}

function badToken(): HttpError {
  return unprocessable(
    [
      {
        loc: ['body', 'token'],
        msg: 'This link has expired or was used already. Ask for a new mail.',
        type: 'mail_token',
      },
    ],
    'This link has expired or was used already. Ask for a new mail.',
    'mail_token_invalid',
  );
}
