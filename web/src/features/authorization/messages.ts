/** Text of the consent page, the device page and the pages around sign-ins. */
export const text = {
  codeFailed: 'Couldn’t sign you in. Start again.',
  refused: (provider: string, code: string) =>
    `Sign-in with ${provider} wasn’t completed (${code}). Try again, or use your password.`,
  provider: 'your company',
  consent: {
    title: 'Authorize application',
    wants: (client: string) => `${client} wants to access this hub on your behalf`,
    page: 'Application website',
    to: 'Redirects to',
    scopes: 'Permissions',
    as: 'Signed in as',
    warning: 'Authorize only if you started this from an application you trust.',
    allow: 'Authorize',
    refuse: 'Deny',
    what: 'the request',
    over: 'This request has expired',
    overText:
      'It was already authorized or denied, timed out after 10 minutes, was started in another browser, or was replaced by a newer request. Start again from the application.',
    none: 'No pending request',
    noneText: 'To authorize an application, start from that application.',
  },
  device: {
    title: 'Connect a device',
    intro: 'Enter the code shown on your device or command line.',
    code: 'Code',
    help: 'Eight letters, such as BCDF-GHJK.',
    required: 'Enter the code.',
    next: 'Continue',
    compare: 'Continue only if this exact code appears on your own device.',
    other: 'Use another code',
    unknown: 'No device is waiting for this code. Codes expire after 10 minutes and work once. Check your device.',
    allowed: 'Device connected',
    allowedText: 'Return to your device. To sign it out later, go to Privacy and security.',
    refused: 'Device denied',
    refusedText: 'You can close this page.',
  },
  session: {
    title: 'Session check',
    email: 'Email',
    token: 'Session token',
    none: 'Not signed in.',
    logIn: 'Log In',
    signOut: 'Sign Out',
    what: 'the session',
  },
  local: {
    success: 'You’re signed in',
    successText: 'You signed in with your hub password.',
    next: 'Continue',
    error: 'Sign-in failed',
    back: 'Go to sign-in',
    /** Texts by `?reason=`; never text from the URL. */
    reasons: {
      wrong_credentials: 'Incorrect email address or password.',
      account_disabled: 'This account is disabled. Contact your administrator.',
      too_many_sign_ins: 'Too many sign-in attempts. Try again in 15 minutes.',
      provider_unavailable:
        'Your company’s sign-in service is unavailable. Try again in a minute, or use your password.',
      provider_refused:
        'Couldn’t complete company sign-in. Try again. If the problem continues, contact your administrator.',
      no_provider: 'Company sign-in isn’t set up on this hub. Use your email address and password.',
      invalid_client: 'This hub doesn’t recognize the application. Contact its owner or your administrator.',
      invalid_redirect_uri:
        'The application requested an unregistered redirect URI, so sign-in was stopped. Contact its owner.',
      invalid_request: 'The application sent an invalid request. Contact its owner.',
      access_denied: 'The request was denied.',
      request_over: 'This request has expired or was started in another browser. Start again from the application.',
    } as Record<string, string>,
    unknown: 'Couldn’t complete sign-in. Try again. If the problem continues, contact your administrator.',
  },
} as const;
