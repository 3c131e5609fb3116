/** Text of the consent page, the device page and the pages around sign-ins. */
export const text = {
  codeFailed: 'You could not be signed in. Start the sign-in again.',
  refused: (provider: string, code: string) =>
    `The sign-in at ${provider} was not completed (${code}). Start it again, or sign in with your password.`,
  provider: 'your company',
  consent: {
    title: 'Allow access',
    wants: (client: string) => `${client} asks to use this hub in your name`,
    page: 'Page of the application',
    to: 'The answer goes to',
    scopes: 'It asks to',
    as: 'You are signed in as',
    warning: 'Allow it only if you started this yourself, in an application that you know.',
    allow: 'Allow',
    refuse: 'Refuse',
    what: 'the request',
    over: 'This request is over',
    overText:
      'It was answered already, took longer than ten minutes, was started in another browser, or a newer one took its place. Go back to the application and start again.',
    none: 'No application is asking',
    noneText: 'An application that wants to use this hub in your name leads here by itself. Start there.',
  },
  device: {
    title: 'Connect a device',
    intro: 'Enter the code that the device or the command line shows.',
    code: 'Code',
    help: 'Eight letters, for example BCDF-GHJK.',
    required: 'Enter the code.',
    next: 'Continue',
    compare: 'Allow it only if exactly this code is on the screen of your own device.',
    other: 'Enter another code',
    unknown: 'No device waits with this code. A code holds for ten minutes and works once: look at the device again.',
    allowed: 'The device is connected',
    allowedText: 'Go back to it: it goes on by itself. You can end its session in your privacy and security settings.',
    refused: 'The device was refused',
    refusedText: 'It was told that you refused. You can close this page.',
  },
  session: {
    title: 'Session check',
    email: 'E-mail',
    token: 'Session token',
    none: 'Nobody is signed in.',
    logIn: 'Log In',
    signOut: 'Sign Out',
    what: 'the session',
  },
  local: {
    success: 'You are signed in',
    successText: 'You signed in with the password of this hub.',
    next: 'Continue',
    error: 'The sign-in failed',
    back: 'Go to the sign-in',
    /** By `?reason=`; the words are the hub's, never the address's. */
    reasons: {
      wrong_credentials: 'The e-mail address or the password is wrong.',
      account_disabled: 'This account is disabled. Ask your administrator.',
      too_many_sign_ins: 'There were too many sign-ins in a short time. Wait a quarter of an hour and try again.',
      provider_unavailable:
        "Your company's sign-in does not answer at the moment. Try again in a minute, or sign in with your password.",
      provider_refused:
        "Your company's sign-in could not be completed. Start it again; if it stays, ask your administrator.",
      no_provider: 'This hub has no company sign-in. Sign in with your e-mail address and password.',
      invalid_client:
        'The application that led here is not known to this hub. Ask whoever runs the application, or your administrator.',
      invalid_redirect_uri:
        'The application that led here asks for answers at an address that is not its own, so the hub stopped. Ask whoever runs the application.',
      invalid_request:
        'The application that led here asked in a way that the hub does not understand. Ask whoever runs the application.',
      access_denied: 'The request was refused.',
      request_over:
        'This request of an application is over, or was started in another browser. Go back to the application and start again.',
    } as Record<string, string>,
    unknown: 'The sign-in could not be completed. Start it again; if it stays, ask your administrator.',
  },
} as const;
