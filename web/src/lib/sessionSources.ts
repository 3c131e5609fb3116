/** How a session began, in words. */
export const sessionSources = {
  PASSWORD: 'Password',
  PASSKEY: 'Passkey',
  SSO: 'Company sign-in',
  APPLICATION: 'Application',
  UNKNOWN: 'Unknown',
} as const;
