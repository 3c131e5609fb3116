/**
 * Texts of emails about accounts.
 * Typed text never appears in them, except an address. Anyone can request an account with another's address, and the
 * hub must not deliver a stranger's text.
 */
import { TO_OWNER } from '../mail/index.ts';
import type { MailText } from '../mail/index.ts';

/** Time and origin of an account change, with links for an owner who didn't make it. */
export interface AccountEvent {
  at: Date;
  /** Network address. */
  address: string;
  /** Browser and system, known names only. */
  device: string;
  /** Link to the password reset page. */
  newPassword: string;
  /** Page with passkeys, one-time codes, and sessions. */
  security: string;
}

/** Builds the email to confirm the address of a new account. */
export function confirmAccount(link: string): MailText {
  return {
    subject: 'Confirm your email address',
    text: `Welcome to Terrarium. Open this link to confirm your email address. The link works once and expires in 24 hours:\n\n${link}\n\nIf you didn’t create an account, ignore this email.`,
  };
}

/** Builds the email to the owner of an address that someone tried to register. */
export function alreadyRegistered(signInLink: string, resetLink: string, state: 'active' | 'deleted'): MailText {
  const what =
    state === 'active'
      ? `This address already has an account. Sign in:\n\n${signInLink}\n\nIf you don’t know the password, reset it. This also confirms the address and signs out all sessions:\n\n${resetLink}`
      : `This account was deleted but can still be restored. To restore it, reset the password:\n\n${resetLink}`;
  return {
    subject: 'You already have an account',
    text: `Someone, probably you, tried to create a Terrarium account with this email address. ${what}\n\nIf this wasn’t you, ignore this email. Nothing changed.`,
  };
}

/** Builds the password reset email. */
export function resetPassword(link: string, state: 'active' | 'deleted'): MailText {
  const effect = state === 'deleted' ? ' Your account was deleted. Setting a password restores it.' : '';
  return {
    subject: 'Reset your password',
    text: `Someone, probably you, requested a password reset for your Terrarium account.${effect} Open this link to set a new password. It works once and expires in one hour:\n\n${link}\n\nIf this wasn’t you, ignore this email. Your password stays the same.`,
  };
}

/** Builds an account-change notification email. */
const change =
  (subject: string, what: string) =>
  (event: AccountEvent): MailText => ({
    subject,
    text: `${what}\n\n${happened(event)}\n\nIf this was you, you don’t need to do anything. If not, set a new password now. This signs out all sessions:\n\n${event.newPassword}\n\nThen remove any passkeys and one-time codes that aren’t yours:\n\n${event.security}\n\n${TO_OWNER}`,
  });

/** Builds the email about a changed password. */
export const passwordChanged = change(
  'Your password was changed',
  'The password for your Terrarium account was changed, and your other sessions were signed out.',
);

/** Builds the email about a new passkey, without its name, which a stranger may have typed. */
export const passkeyAdded = change(
  'A passkey was added',
  'A passkey was added to your Terrarium account. It can be used to sign in.',
);

/** Builds the email about a removed passkey. */
export const passkeyRemoved = change(
  'A passkey was removed',
  'A passkey was removed from your Terrarium account. It can no longer be used to sign in.',
);

/** Builds the email about one-time codes that were turned on. */
export const codesOn = change(
  'One-time codes were turned on',
  'Signing in to your Terrarium account with a password now also requires a one-time code.',
);

/** Builds the email about one-time codes that were turned off. */
export const codesOff = change(
  'One-time codes were turned off',
  'Signing in to your Terrarium account with a password no longer requires a one-time code. Your recovery codes stopped working.',
);

/** Builds the email about new recovery codes. */
export const recoveryCodesMade = change(
  'New recovery codes generated',
  'New recovery codes were generated for your Terrarium account. The old ones no longer work.',
);

/** Builds the email about a used recovery code, with the number of unused ones. */
export const recoveryCodeUsed = (left: number): ((event: AccountEvent) => MailText) =>
  change(
    'A recovery code was used',
    `Someone, probably you, used a recovery code for your Terrarium account. Codes left: ${left}.`,
  );

/** In UTC, because the hub doesn't know users' time zones. */
function happened({ at, address, device }: AccountEvent): string {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return `When: ${when} UTC\nFrom: ${address}, ${device}`;
}

/** Builds the email to confirm a changed address, sent to the new one. */
export function confirmEmail(link: string): MailText {
  return {
    subject: 'Confirm your new email address',
    text: `Open this link to use this address for your Terrarium account. It works once and expires in 24 hours:\n\n${link}\n\nIf you didn’t request this, ignore this email. Nothing changes.`,
  };
}

/** Builds the email to the owner of an address that another account wants to use. */
export function addressInUse(): MailText {
  return {
    subject: 'Someone tried to use your email address',
    text: `Someone tried to use this email address for their Terrarium account. It already belongs to your account, so nothing changed. You don’t need to do anything.\n\n${TO_OWNER}`,
  };
}

/** Builds the email to the old address about a requested change. */
export function emailChangeAsked(newEmail: string, event: AccountEvent): MailText {
  return {
    subject: 'Email address change requested',
    text: `A request was made to change the email address of your Terrarium account to ${newEmail}. Until it’s confirmed, this address stays in use.\n\n${happened(event)}\n\nIf this wasn’t you, someone knows your password. Set a new one now to stop the change:\n\n${event.newPassword}\n\n${TO_OWNER}`,
  };
}

/** Builds the email to the old address about a completed change. */
export function emailChanged(newEmail: string, event: AccountEvent): MailText {
  return {
    subject: 'Your email address was changed',
    text: `Your Terrarium account now uses ${newEmail}. You can no longer sign in with this address.\n\n${happened(event)}\n\nIf this wasn’t you, contact your hub operator.\n\n${TO_OWNER}`,
  };
}

/** Builds the email about a deleted account and how to restore it. */
export function accountDeleted(forgotLink: string): MailText {
  return {
    subject: 'Your account was deleted',
    text: `Your Terrarium account was deleted. No one can sign in with it, and its tokens stopped working.\n\nTo restore it within 30 days, reset your password:\n\n${forgotLink}\n\nAfter that, your personal data is erased.\n\n${TO_OWNER}`,
  };
}

/**
 * Builds an email about an operator's action, with the operator's username, whose character set is too small for a
 * message.
 */
const byOperator =
  (subject: string, what: string, next: string) =>
  (operator: string): MailText => ({
    subject,
    text: `${what}\n\nBy: ${operator} (hub operator)\n\n${next}\n\n${TO_OWNER}`,
  });

const ASK = 'If you didn’t expect this, contact the operator.';

/** Builds the email to a new operator. */
export const madeOperator = byOperator(
  'You’re now a hub operator',
  'You’re now an operator of this Terrarium hub. You can manage users, organizations, plans, email, jobs, and storage.',
  ASK,
);

/** Builds the email to a user whose operator role was removed. */
export const operatorTaken = byOperator(
  'You’re no longer a hub operator',
  'You’re no longer an operator of this Terrarium hub. Your account and organizations aren’t affected.',
  ASK,
);

/** Builds the email about a disabled account. */
export const disabledByOperator = byOperator(
  'Your account was disabled',
  'Your Terrarium account was disabled. You can’t sign in, your sessions were signed out, and your tokens don’t work.',
  'To get it back, contact the operator.',
);

/** Builds the email about an account that was enabled again. */
export const enabledByOperator = byOperator(
  'Your account was enabled',
  'Your Terrarium account was enabled. You can sign in, and your existing tokens work again.',
  ASK,
);

/** Builds the email about an address confirmed by an operator. */
export const confirmedByOperator = byOperator(
  'Your email address was confirmed',
  'The operator confirmed the email address of your Terrarium account. You don’t need to open the confirmation link.',
  'If you don’t have a Terrarium account, contact the operator.',
);

/** Builds the password reset email requested by an operator. */
export function resetPasswordByOperator(link: string, state: 'active' | 'deleted'): (operator: string) => MailText {
  const effect = state === 'deleted' ? ' Your account was deleted. Setting a password restores it.' : '';
  return byOperator(
    'Reset your password',
    `An operator sent you a password reset link for your Terrarium account.${effect} It works once and expires in one hour. Earlier links no longer work:\n\n${link}`,
    'If you don’t want a new password, ignore this email. Your password stays the same.',
  );
}
