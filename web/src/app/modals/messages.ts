/** Text of the modals that anything may open. */
export const modalText = {
  loginRequired: {
    title: 'Create an Account',
    text: 'To proceed, please sign in or create an account.',
    signUp: 'Sign Up',
    signIn: 'Sign In',
  },
  verifyAccount: {
    title: 'Please Verify Account',
    text: 'Your email must be verified before purchasing.',
    verify: 'Verify my email',
    later: 'Not now',
  },
} as const;
