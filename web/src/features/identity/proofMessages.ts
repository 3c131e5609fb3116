/** Text of the dialog that asks for a fresh proof. */
export const proofText = {
  title: 'Confirm that it is you',
  intro:
    'You signed in a while ago, and this changes who can get into your account. Confirm, so that nobody else does it at your open browser.',
  password: 'Your password',
  passwordRequired: 'Enter your password.',
  code: 'Code of your authenticator application',
  codeHelp: 'Or one of your recovery codes.',
  codeRequired: 'Enter the code.',
  withCode: 'Use a one-time code',
  withPassword: 'Use your password',
  withPasskey: 'Use a passkey',
  withProvider: (provider: string) => `Sign in again with ${provider}`,
  passkeyNotUsed: 'No passkey was used. Try again, or choose another way.',
  none: 'Your account has no password, passkey or one-time code to prove it with. Set a password first: a mail leads there.',
  setPassword: 'Set a password',
  failed: 'The proof was refused. Try again.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  what: 'ways to prove who you are',
} as const;
