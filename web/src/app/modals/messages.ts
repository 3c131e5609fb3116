/** Text of the modals that anything may open. */
export const modalText = {
  loginRequired: {
    title: 'Create an Account',
    text: 'To proceed, please sign in or create an account.',
    signUp: 'Sign Up',
    signIn: 'Sign In',
  },
} as const;
