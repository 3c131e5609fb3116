/** Scopes that applications can request, with their descriptions on the consent page. */
export const SCOPES = {
  openid: 'Identify you and use this hub on your behalf with your permissions.',
  email: 'Read your email address.',
  profile: 'Read your name and username.',
  offline_access: 'Stay signed in until you revoke its session in your settings.',
} as const;

/** One requested scope. */
export interface ScopeAnswer {
  name: string;
  description: string;
}

/** Describes the known scopes of a scope parameter. */
export function describeScopes(scope: string): ScopeAnswer[] {
  const asked = new Set(scope.split(' '));
  return Object.entries(SCOPES).flatMap(([name, description]) => (asked.has(name) ? [{ name, description }] : []));
}
