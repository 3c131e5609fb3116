/**
 * The texts of the mails about accounts. Nothing that somebody typed stands in them but an address: an account can be asked for with
 * somebody else's address, and the hub must not carry a stranger's words there.
 */
import type { MailText } from '../mail/index.ts';

/** When and from where an account was changed, and the pages that its owner needs when it was not them. */
export interface AccountEvent {
  at: Date;
  /** Network address. */
  address: string;
  /** Browser and system in words of this hub. */
  device: string;
  /** Page that sends the mail for a new password. */
  newPassword: string;
  /** Page with passkeys, one-time codes and sessions. */
  security: string;
}

/** Asks to confirm the address of a new account. */
export function confirmAccount(link: string): MailText {
  return {
    subject: 'Confirm your e-mail address',
    text: `Welcome to Terrarium. Open this link to confirm your e-mail address; it works once, for 24 hours:\n\n${link}\n\nIf you did not create an account, ignore this mail.`,
  };
}

/** Tells the owner that somebody tried to register with an address that has an account. */
export function alreadyRegistered(signInLink: string, resetLink: string, state: 'active' | 'deleted'): MailText {
  const what =
    state === 'active'
      ? `This address has an account already. Sign in with it:\n\n${signInLink}\n\nIf you do not know its password, set a new one; that also confirms the address and ends every session of the account:\n\n${resetLink}`
      : `The account of this address was deleted and can still be restored: set a new password.\n\n${resetLink}`;
  return {
    subject: 'You already have an account',
    text: `Somebody, probably you, tried to create a Terrarium account with this e-mail address. ${what}\n\nIf it was not you, ignore this mail: nothing was changed.`,
  };
}

/** Leads to a new password. */
export function resetPassword(link: string, state: 'active' | 'deleted'): MailText {
  const effect = state === 'deleted' ? ' Your account was deleted; setting a password restores it.' : '';
  return {
    subject: 'Set a new password',
    text: `Somebody, probably you, asked for a new password for your Terrarium account.${effect} Open this link to set one; it works once, for one hour:\n\n${link}\n\nIf it was not you, ignore this mail: your password stays as it is.`,
  };
}

/** Makes a mail that tells the owner of an account what was changed, when and from where, and what to do about it. */
const change =
  (subject: string, what: string) =>
  (event: AccountEvent): MailText => ({
    subject,
    text: `${what}\n\n${happened(event)}\n\nIf it was you, you need not do anything. If it was not you, set a new password at once; that ends every session of the account:\n\n${event.newPassword}\n\nThen remove passkeys and one-time codes that are not yours:\n\n${event.security}`,
  });

/** Tells that the password was changed. */
export const passwordChanged = change(
  'Your password was changed',
  'The password of your Terrarium account was changed, and your other sessions were ended.',
);

/** Tells that a passkey was added. Its name is not told: somebody else may have made it up. */
export const passkeyAdded = change(
  'A passkey was added',
  'A passkey was added to your Terrarium account. Whoever has it can sign in with it.',
);

/** Tells that a passkey was removed. */
export const passkeyRemoved = change(
  'A passkey was removed',
  'A passkey was removed from your Terrarium account. Nobody can sign in with it any more.',
);

/** Tells that one-time codes were turned on. */
export const codesOn = change(
  'One-time codes were turned on',
  'Signing in to your Terrarium account with the password now takes a one-time code, too.',
);

/** Tells that one-time codes were turned off. */
export const codesOff = change(
  'One-time codes were turned off',
  'Signing in to your Terrarium account with the password takes no one-time code any more. Its recovery codes have ended.',
);

/** Tells that there are new recovery codes. */
export const recoveryCodesMade = change(
  'New recovery codes were made',
  'Your Terrarium account has new recovery codes. Those from before do not work any more.',
);

/** Tells that a recovery code was used, and how many are left. */
export const recoveryCodeUsed = (left: number): ((event: AccountEvent) => MailText) =>
  change(
    'A recovery code was used',
    `Somebody, probably you, used a recovery code of your Terrarium account. Codes that are left: ${left}.`,
  );

/** In UTC, as the hub does not know where its people are. */
function happened({ at, address, device }: AccountEvent): string {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return `When: ${when} UTC\nFrom: ${address}, ${device}`;
}

/** Asks to confirm a changed address; goes to the new one. */
export function confirmEmail(link: string): MailText {
  return {
    subject: 'Confirm your new e-mail address',
    text: `Open this link to make this the address of your Terrarium account; it works once, for 24 hours:\n\n${link}\n\nIf you did not ask for this, ignore this mail: nothing will change.`,
  };
}

/** Tells the owner of another account that somebody wants to move to their address. */
export function addressInUse(): MailText {
  return {
    subject: 'Your address was given for another account',
    text: `Somebody asked to use this e-mail address for their Terrarium account. It belongs to your account already, so nothing was changed and nothing will be. You need not do anything.`,
  };
}

/** Tells the old address that a change was asked for. */
export function emailChangeAsked(newEmail: string, event: AccountEvent): MailText {
  return {
    subject: 'A new e-mail address was asked for',
    text: `Your Terrarium account is to get the e-mail address ${newEmail}. Until that address is confirmed, this one stays.\n\n${happened(event)}\n\nIf it was not you, somebody knows your password. Set a new one at once; that also stops the change:\n\n${event.newPassword}`,
  };
}

/** Tells the old address that the change is done. */
export function emailChanged(newEmail: string, event: AccountEvent): MailText {
  return {
    subject: 'Your e-mail address was changed',
    text: `Your Terrarium account now has the e-mail address ${newEmail}. This address cannot be used to sign in any more.\n\n${happened(event)}\n\nIf it was not you, tell the operator of this hub.`,
  };
}

/** Tells that the account was deleted and how to restore it. */
export function accountDeleted(forgotLink: string): MailText {
  return {
    subject: 'Your account was deleted',
    text: `Your Terrarium account was deleted. Nobody can sign in with it, and its tokens do not work any more.\n\nFor 30 days you can restore it by setting a new password:\n\n${forgotLink}\n\nAfter that your personal data is erased.`,
  };
}

/** A mail about what an operator of the hub did, with the operator's user name, which tells nothing that somebody typed: it is made of a few signs. */
const byOperator =
  (subject: string, what: string, next: string) =>
  (operator: string): MailText => ({
    subject,
    text: `${what}\n\nBy: ${operator}, who operates this hub\n\n${next}`,
  });

const ASK = 'If you did not expect this, ask who did it.';

/** Tells that the person operates the hub from now on. */
export const madeOperator = byOperator(
  'You operate this hub now',
  'You were made an operator of this Terrarium hub: you see its people and organizations, give plans, and look after mail, jobs and storage.',
  ASK,
);

/** Tells that the person does not operate the hub any more. */
export const operatorTaken = byOperator(
  'You do not operate this hub any more',
  'You are not an operator of this Terrarium hub any more. Your account and your organizations stay as they are.',
  ASK,
);

/** Tells that the account was disabled. */
export const disabledByOperator = byOperator(
  'Your account was disabled',
  'Your Terrarium account was disabled. Nobody can sign in with it, your sessions have ended, and your tokens do not work.',
  'To get it back, ask who did it.',
);

/** Tells that the account works again. */
export const enabledByOperator = byOperator(
  'Your account works again',
  'Your Terrarium account was enabled: you can sign in again. Tokens that you had work as before.',
  ASK,
);

/** Tells that the address was confirmed by hand. */
export const confirmedByOperator = byOperator(
  'Your e-mail address was confirmed',
  'The e-mail address of your Terrarium account was confirmed by hand. You need not open the link that was sent to you.',
  'If you have no account at Terrarium, tell who did it.',
);

/** Leads to a new password that an operator wants for somebody. */
export function resetPasswordByOperator(link: string, state: 'active' | 'deleted'): (operator: string) => MailText {
  const effect = state === 'deleted' ? ' Your account was deleted; setting a password restores it.' : '';
  return byOperator(
    'Set a new password',
    `A link to a new password for your Terrarium account was asked for you.${effect} Open it to set one; it works once, for one hour, and links from before do not work any more:\n\n${link}`,
    'If you do not want a new password, ignore this mail: yours stays as it is.',
  );
}
