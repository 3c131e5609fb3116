// Apart from messages.ts, which the sign-in loads: it does without these.

/** Sentences that several forms of accounts share. */
export const formText = {
  emailRequired: 'Enter your email address.',
  passwordRequired: 'Enter your password.',
  newPassword: 'New password',
  toSignIn: 'Go to sign-in',
  noToken: 'The link is incomplete. Open it from the email again, or copy the whole link.',
} as const;

/** Text of the sign-up. */
export const signUpText = {
  title: 'Sign up',
  intro: 'Create an account on this hub. You’ll get an email to confirm your address.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameRequired: 'Enter your first name.',
  lastNameRequired: 'Enter your last name.',
  password: 'Password',
  submit: 'Create account',
  plan: 'Plan',
  planHelp: 'You can change it later. You aren’t charged until you confirm the purchase.',
  monthly: (price: string) => `${price} a month`,
  with: (provider: string) => `Sign up with ${provider}`,
  or: 'or with email and password',
  have: 'Already have an account?',
  signIn: 'Sign in',
  closed: 'Sign-up is turned off',
  closedText:
    'Accounts on this hub are created by its operator or through company sign-in. Ask your administrator, or sign in.',
  check: 'Check your email',
  checkText: (email: string) =>
    `Open the link emailed to ${email} within 24 hours to confirm your address, then sign in.`,
  checkWritten: (email: string) =>
    `A confirmation email for ${email} is in the outbox. Open its link within 24 hours, then sign in.`,
  checkKnown: 'If this address already has an account, the email says so.',
  noOperator:
    'This hub has no operator yet. If you started it, open the link in its terminal to become operator. No confirmation needed.',
  checkMissing:
    'Didn’t get it? Check your spam folder and the address. If the address already has an account, the email says so.',
  other: 'Use another address',
} as const;

/** Texts of confirming an email address. */
export const verifyText = {
  title: 'Confirm your email address',
  intro: 'Select the button to confirm that you received the email.',
  submit: 'Confirm address',
  done: 'Email address confirmed',
  doneText: 'Your address is confirmed.',
  signIn: 'Sign in',
  next: 'Continue',
  again: 'Links expire after 24 hours and work once. Sign in to get a new email.',
  notYours: 'Earlier sessions were signed out. If you didn’t choose this account’s password, set a new one now.',
  newPassword: 'Set a password',
} as const;

/** Text of the link that makes a hub's first operator. */
export const setupText = {
  title: 'Set up this hub',
  intro: 'Create the operator account for this hub. Its email address needs no confirmation.',
  have: 'Already have an account?',
  signIn: 'Sign in',
  as: (email: string) =>
    `You’re signed in as ${email}. This account becomes an operator, and its email address is confirmed.`,
  submit: 'Become operator',
  other: 'Use another account',
  taken: 'This hub already has an operator',
  takenText: 'The terminal link was already used. Ask an operator to add you.',
  home: 'Go to home page',
  made: 'You’re now an operator of this hub. Sign in to continue.',
  noToken: 'The link is incomplete. Open it from the hub’s terminal, or copy the whole link.',
} as const;

/** Texts for users without a confirmed email address. */
export const requiredText = {
  title: 'Confirm your email address',
  purchase: { title: 'Please Verify Account', text: 'Your email must be verified before purchasing.' },
  sent: (email: string) => `Open the link emailed to ${email} to continue.`,
  written: (email: string) => `A confirmation email for ${email} is in the outbox. Open its link to continue.`,
  checked: 'I’ve confirmed it',
  notYet: 'The address isn’t confirmed yet. Open the link in the latest email.',
  resend: 'Resend email',
  wait: (seconds: number) => `Resend email in ${seconds} s`,
  waitReason: 'An email was sent less than a minute ago.',
  resent: (email: string) => `New email sent to ${email}.`,
  change: 'Change email',
  newEmail: 'New email',
  password: 'Current password',
  save: 'Change address',
  changed: (email: string) => `To switch to ${email}, open the link emailed there.`,
  cancel: 'Cancel',
  signOut: 'Sign Out',
  what: 'your account',
} as const;

/** Texts of a forgotten password. */
export const resetText = {
  forgot: 'Forgot your password?',
  forgotIntro: 'Enter your email address to get a link for a new password.',
  email: 'Email',
  send: 'Send link',
  check: 'Check your email',
  checkText: (email: string) =>
    `If ${email} has an account, you’ll get an email with a link. The link works once and expires in one hour.`,
  checkWritten: (email: string) =>
    `If ${email} has an account, an email with a link is in the outbox. The link works once and expires in one hour.`,
  back: 'Back to sign-in',
  title: 'Choose a new password',
  intro: 'You’ll be signed out everywhere.',
  submit: 'Set password',
  done: 'Password changed',
  doneText: 'Sign in with your new password.',
  signIn: 'Sign in',
  askAgain: 'Get a new link',
} as const;

/** Text of the outbox. */
export const outboxText = {
  title: 'Outbox',
  intro:
    'This hub has no mail server, so its emails are stored here for operators. Each is deleted once its link is used or expires, after 30 days at most.',
  what: 'emails',
  mail: 'Email',
  table: 'Emails',
  to: 'To',
  subject: 'Subject',
  written: 'Written',
  none: 'No emails yet',
  noneText:
    'Emails such as address confirmations appear here until you configure a mail server. To send emails, set SMTP_URL.',
  newer: 'Newer',
  older: 'Older',
  of: (shown: string, total: string) => `${shown} of ${total}`,
} as const;
