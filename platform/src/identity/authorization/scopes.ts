/** What applications can ask for, and what each means for people at the consent page. */
export const SCOPES = {
  openid: 'Know which account you have here, and use this hub in your name with the rights that you have.',
  email: 'Read your e-mail address.',
  profile: 'Read your name and user name.',
  offline_access: 'Stay signed in while you are away, until you end its session in your settings.',
} as const;

/** One thing that an application asks for. */
export interface ScopeAnswer {
  name: string;
  description: string;
}

/** The known ones of a scope parameter, in words. */
export function describeScopes(scope: string): ScopeAnswer[] {
  const asked = new Set(scope.split(' '));
  return Object.entries(SCOPES).flatMap(([name, description]) => (asked.has(name) ? [{ name, description }] : []));
}
