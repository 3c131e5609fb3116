import { generatePath, type PathParam } from 'react-router-dom';

/** Values of a query string; empty and null ones are left out, a list stands there once for each of its entries. */
export type Search = Record<string, string | number | readonly string[] | null | undefined>;

/** One address of the application: its route pattern and how to write it. */
export interface Path<P extends string> {
  pattern: P;
  href: (
    ...args: [PathParam<P>] extends [never]
      ? [params?: Record<string, never>, search?: Search]
      : [params: { [K in PathParam<P>]: string }, search?: Search]
  ) => string;
}

/** What stands in a query string for a value. */
const textsOf = (value: Search[string]): string[] =>
  value === null || value === undefined || value === '' ? [] : typeof value === 'object' ? [...value] : [String(value)];

/** Writes a query string with its question mark; '' when nothing is in it. */
function searchText(search: Search | undefined): string {
  const text = new URLSearchParams(
    Object.entries(search ?? {}).flatMap(([key, value]) => textsOf(value).map((one) => [key, one])),
  ).toString();
  return text === '' ? '' : `?${text}`;
}

function path<const P extends string>(pattern: P): Path<P> {
  return {
    pattern,
    href: (...[params, search]) =>
      `${generatePath(pattern as string, params as Record<string, string>)}${searchText(search)}`,
  };
}

/** Every address, once. */
export const paths = {
  home: path('/'),
  signIn: path('/sign-in'),
  signUp: path('/sign-up'),
  logOut: path('/log-out'),
  unauthorized: path('/unauthorized'),
  externalAuth: path('/external-auth'),
  sessionCheck: path('/tmp-session-check'),
  verificationRequired: path('/verification-required'),
  setup: path('/setup'),
  verifyEmail: path('/verify-email'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset-password'),
  consent: path('/privacy-tos-consent'),
  authorize: path('/authorize'),
  device: path('/device'),
  localLoginSuccess: path('/local-login-success'),
  localLoginError: path('/local-login-error'),
  outbox: path('/outbox'),
  profile: path('/profile'),
  accountSettings: path('/profile/account-settings'),
  profileSubscriptions: path('/profile/subscriptions'),
  privacySecurity: path('/profile/privacy-security'),
  tokens: path('/profile/tokens'),
  error: path('/error/:code'),
  notFound: path('/page-not-found'),
  health: path('/healthz'),
  search: path('/search'),
  channelsArea: path('/channels'),
  environmentsArea: path('/environments'),
  payment: path('/payment'),
  checkout: path('/payment/checkout'),
  subscribe: path('/subscribe'),
  subscribePlan: path('/subscribe/:plan'),
  organizationSubscribe: path('/organizations/:org/subscribe'),
  organizationSubscribePlan: path('/organizations/:org/subscribe/:plan'),
  manageSubscription: path('/organizations/:org/subscriptions/manage'),
  manageSubscriptionPlan: path('/organizations/:org/subscriptions/manage/:plan'),
  confirmation: path('/confirmation'),
  freeTier: path('/free-tier-allowlist'),
  codeInTheCloud: path('/code-in-the-cloud'),
  sharedNotebook: path('/share/notebooks/:id'),
  workspace: path('/workspace'),
  learning: path('/my-learning'),
  supportCenter: path('/support-center'),
  help: path('/help'),
  guide: path('/help/:guide'),
  faq: path('/FAQ'),
  status: path('/app/status'),
  statusArea: path('/app'),
  organizations: path('/organizations'),
  newOrganization: path('/organizations/create'),
  organization: path('/organizations/:org'),
  members: path('/organizations/:org/members'),
  groups: path('/organizations/:org/groups'),
  group: path('/organizations/:org/groups/:groupId'),
  serviceAccounts: path('/organizations/:org/service-accounts'),
  reports: path('/organizations/:org/reports'),
  changes: path('/organizations/:org/changes'),
  organizationSettings: path('/organizations/:org/settings'),
  invitation: path('/organizations/:org/invitation-codes/:code'),
  channels: path('/organizations/:org/channels'),
  channel: path('/organizations/:org/channels/:channel'),
  run: path('/organizations/:org/channels/:channel/runs/:runId'),
  package: path('/organizations/:org/channels/:channel/packages/:name'),
  environments: path('/organizations/:org/environments'),
  environment: path('/organizations/:org/environments/:environmentId'),
  policies: path('/organizations/:org/policies'),
  newPolicy: path('/organizations/:org/policies/new'),
  policy: path('/organizations/:org/policies/:policyId'),
  importPolicy: path('/organizations/:org/policies/import'),
  policyHistory: path('/organizations/:org/policies/:policyId/history'),
  editPolicy: path('/organizations/:org/policies/:policyId/edit'),
  applyPolicy: path('/organizations/:org/policies/:policyId/apply'),
  hub: path('/operator'),
  hubPeople: path('/operator/people'),
  hubPerson: path('/operator/people/:userId'),
  hubOrganizations: path('/operator/organizations'),
  hubOrganization: path('/operator/organizations/:name'),
  hubMail: path('/operator/mail'),
  hubJobs: path('/operator/jobs'),
  hubStorage: path('/operator/storage'),
  hubLog: path('/operator/log'),
  cves: path('/cves'),
  cve: path('/cves/:cveId'),
} as const;

/** A page number of an address: a whole number from 1, else 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** One of a few values of an address, else the first of them. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  search: URLSearchParams,
  key: string,
  values: T,
): T[number] {
  const value = search.get(key);
  return values.find((one) => one === value) ?? values[0];
}

/** The address's query with some values replaced; null or '' removes one. Going to another filter goes to the first page. */
export function withSearch(search: URLSearchParams, changes: Search): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key);
    for (const text of textsOf(value)) next.append(key, text);
  }
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
