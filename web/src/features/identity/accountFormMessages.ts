// Apart from messages.ts, which the sign-in loads: it does without these.

/** Sentences that several forms of accounts share. */
export const formText = {
  emailRequired: 'Enter your e-mail address.',
  passwordRequired: 'Enter your password.',
  newPassword: 'New password',
  toSignIn: 'Go to sign-in',
  noToken: 'This address is not complete. Open the link of the mail again, or copy all of it.',
} as const;

/** Text of the sign-up. */
export const signUpText = {
  title: 'Sign up',
  intro: 'Create an account on this hub. A mail confirms your address.',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameRequired: 'Enter your first name.',
  lastNameRequired: 'Enter your last name.',
  password: 'Password',
  submit: 'Create account',
  plan: 'Plan',
  planHelp: 'You can change it later. Nothing is paid before you confirm the purchase.',
  monthly: (price: string) => `${price} a month`,
  with: (provider: string) => `Sign up with ${provider}`,
  or: 'or with e-mail and password',
  have: 'You have an account already?',
  signIn: 'Sign in',
  closed: 'Accounts are not created here',
  closedText:
    'The operator of this hub creates accounts, or your company does. Ask for one, or sign in when you have one.',
  check: 'Check your e-mail',
  checkText: (email: string) =>
    `A mail is on its way to ${email}. Open its link within 24 hours to confirm the address, then sign in.`,
  checkWritten: (email: string) =>
    `A mail to ${email} was written. The link in it confirms the address within 24 hours; then sign in.`,
  checkKnown: 'If somebody has an account with this address already, the mail says so.',
  noOperator:
    'This hub has no operator yet. If you started it, open the link that its terminal shows instead: then your account operates the hub and needs no confirmation.',
  checkMissing:
    'Nothing there after some minutes? Look into the spam folder, or check the address. If somebody has an account with this address already, the mail says so.',
  other: 'Use another address',
} as const;

/** Text of confirming an address. */
export const verifyText = {
  title: 'Confirm your e-mail address',
  intro: 'One press confirms that the mail reached you.',
  submit: 'Confirm address',
  done: 'E-mail address confirmed',
  doneText: 'Your address is confirmed.',
  signIn: 'Sign in',
  next: 'Continue',
  again: 'A link works once and for 24 hours. Sign in to have a new mail sent.',
  notYours:
    'Your sessions from before have ended. If you never chose a password for this account, set one now: somebody else may know the present one.',
  newPassword: 'Set a password',
} as const;

/** Text of the link that makes a hub's first operator. */
export const setupText = {
  title: 'Set up this hub',
  intro:
    "You have the link of this hub's terminal. The account that you create here operates the hub, and its address needs no confirmation.",
  have: 'You have an account already?',
  signIn: 'Sign in',
  as: (email: string) =>
    `You are signed in as ${email}. This account will operate the hub, and its address counts as confirmed.`,
  submit: 'Become operator',
  other: 'Sign out, then open the link again',
  taken: 'This hub has an operator',
  takenText: 'The link of its terminal made one already. Further operators are made by an operator.',
  home: 'To the home page',
  made: 'Your account operates this hub now. Sign in with it.',
  noToken: 'This address is not complete. Open the link that the terminal of the hub shows, or copy all of it.',
} as const;

/** Text for people whose address is not confirmed. */
export const requiredText = {
  title: 'Confirm your e-mail address',
  purchase: { title: 'Please Verify Account', text: 'Your email must be verified before purchasing.' },
  sent: (email: string) => `We sent a mail to ${email}. Open its link, and you can go on.`,
  written: (email: string) => `A mail to ${email} was written. Open its link, and you can go on.`,
  checked: 'I have confirmed it',
  notYet: 'The address is not confirmed yet. Open the link of the newest mail.',
  resend: 'Send the mail again',
  wait: (seconds: number) => `Send the mail again in ${seconds} s`,
  waitReason: 'A mail was sent less than a minute ago.',
  resent: (email: string) => `A new mail is on its way to ${email}.`,
  change: 'Change the address',
  newEmail: 'New e-mail',
  password: 'Your password',
  save: 'Change address',
  changed: (email: string) => `A mail is on its way to ${email}. The new address holds once you confirm it.`,
  cancel: 'Keep the address',
  signOut: 'Sign Out',
  what: 'your account',
} as const;

/** Text of a forgotten password. */
export const resetText = {
  forgot: 'Forgot your password?',
  forgotIntro: 'Enter the e-mail address of your account. We send a link that leads to a new password.',
  email: 'E-mail',
  send: 'Send link',
  check: 'Check your e-mail',
  checkText: (email: string) =>
    `If there is an account with ${email}, a mail with a link is on its way. The link works once, for one hour.`,
  checkWritten: (email: string) =>
    `If there is an account with ${email}, a mail with a link was written. The link works once, for one hour.`,
  back: 'Back to sign-in',
  title: 'Choose a new password',
  intro: 'You are signed out everywhere afterwards.',
  submit: 'Set password',
  done: 'Password changed',
  doneText: 'Sign in with your new password.',
  signIn: 'Sign in',
  askAgain: 'Ask for a new link',
} as const;

/** Text of the outbox. */
export const outboxText = {
  title: 'Outbox',
  intro:
    'This hub has no mail server: what it would have sent is kept here for its operators, each mail until its link was used or is over, 30 days at most.',
  what: 'mails',
  mail: 'Mail',
  table: 'Mails table',
  to: 'To',
  subject: 'Subject',
  written: 'Written',
  none: 'No mails',
  noneText:
    'What the hub would send, such as confirmations of addresses, appears here as long as no mail server is configured. Set SMTP_URL, and mails are sent instead.',
  newer: 'Newest mails',
  older: 'Older mails',
  of: (shown: string, total: string) => `${shown} of ${total}`,
} as const;
