/** Text of sign-in and sign-out. */
export const text = {
  signIn: 'Sign in',
  intro: 'Use the e-mail address and password of your account on this hub.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  emailRequired: 'Enter your e-mail address.',
  passwordRequired: 'Enter your password.',
  signingOut: 'Signing out',
  loggedOut: 'You are logged out.',
  expired: 'Your session has expired.',
  logIn: 'Log in',
  failed: 'You could not be signed in.',
} as const;
