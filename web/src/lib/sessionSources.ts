/** How a session began, in words. */
export const sessionSources = {
  PASSWORD: 'Password',
  PASSKEY: 'Passkey',
  OIDC: 'Company sign-in',
  APPLICATION: 'Application',
  UNKNOWN: 'Unknown',
} as const;
