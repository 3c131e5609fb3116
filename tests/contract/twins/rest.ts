/** REST calls of the twin test: every declared call, with values of one side and of the other. */
import { emptyFilters } from '@terrarium/domain/policy';
import { z } from 'zod';
import type { Route } from '../../../platform/src/http/index.ts';
import { COMMON, CVE } from './house.ts';
import { WRITES } from './writes.ts';

/** The values of a side by name. */
export type Values = Readonly<Record<string, string>>;

/** One request, with the others' names and IDs that it contains itself, which a response can repeat. */
export interface Call {
  /** Method and path as declared. */
  route: string;
  method: string;
  address: string;
  json?: unknown;
  said: string[];
  /** Everything in it belongs to the caller. */
  isOwn: boolean;
}

/**
 * Path parameter values: the name of a value of each side (house.ts), or a constant without an owner. A key is a part
 * of a path that starts or ends with the parameter, or contains no other; the longest match wins.
 */
const PATH: Record<string, { value: string } | { constant: string }> = {
  '{org}': { value: 'org' },
  '{sameOrg}': { value: 'org' },
  '{channel}': { value: 'channel' },
  // What only one of the channels has.
  '{channel}/readme': { value: 'teamChannel' },
  '{channel}/labels': { value: 'teamChannel' },
  '{channel}/groups': { value: 'teamChannel' },
  '{channel}/probes': { value: 'teamChannel' },
  '{channel}/bundles': { value: 'teamChannel' },
  '{channel}/files/{subdir}/{file}/history': { value: 'teamChannel' },
  '{channel}/subchannels': { value: 'teamChannel' },
  '{channel}/exception-requests': { value: 'mainChannel' },
  '{channel}/promotion': { value: 'openChannel' },
  '{channel}/watch': { value: 'teamChannel' },
  '{channel}/mirror_details': { value: 'mirrorChannel' },
  '{channel}/mirror_skipped': { value: 'mirrorChannel' },
  '{sub}': { value: 'channel' },
  '{family}': { constant: 'conda' },
  '{name}': { value: 'name' },
  '{file}': { value: 'file' },
  '{subdir}': { constant: 'linux-64' },
  '{collection}': { value: 'collection' },
  '{userId}': { value: 'user' },
  'invitation-codes/{code}': { value: 'code' },
  'device/{code}': { constant: 'NONE' },
  'authorize/{id}': { constant: 'none' },
  'users/{id}': { value: 'user' },
  'cves/{id}': { constant: CVE },
  'repo-policies/{id}': { value: 'policy' },
  'revisions/{revision}': { constant: '1' },
  'runs/{id}': { value: 'run' },
  'details/{id}': { value: 'delta' },
  'bundles/{id}': { value: 'bundle' },
  'environments/{id}': { value: 'environment' },
  'state/{id}': { value: 'environment' },
  'exception-requests/{id}': { value: 'request' },
  'exceptions/{id}': { value: 'exception' },
  'service-accounts/{id}': { value: 'serviceAccount' },
  'keys/{key}': { value: 'serviceAccountKey' },
  'public-keys/{key}': { value: 'publicKey' },
  'workloads/{workload}': { value: 'accountWorkload' },
  'groups/{id}': { value: 'group' },
  'notebooks/{id}': { value: 'notebook' },
  'exports/{id}': { value: 'listExport' },
  'shared/{id}': { value: 'sharedNotebook' },
  'checkout_session/{id}': { value: 'ownCheckout' },
  'v2/invoices/{id}': { value: 'ownInvoice' },
  'invoices/{id}': { value: 'invoice' },
  'projects/{id}': { value: 'ownProject' },
  'uploads/{upload}': { value: 'upload' },
  'files/{path}': { value: 'ownPath' },
  'promotions/{id}': { value: 'promotion' },
  'webhooks/{id}': { value: 'webhook' },
  'guides/{name}': { constant: 'settings' },
  'docs/{page}': { constant: 'policy' },
  'config/{name}': { constant: 'products' },
  'videos/{index}': { constant: '0' },
  '{report}': { constant: 'clients' },
  '{email}': { value: 'guest' },
  '{groupId}': { value: 'group' },
  '{label}': { value: 'label' },
  '{productId}': { value: 'licence' },
  '{delivery}': { value: 'delivery' },
  'tokens/{id}': { value: 'token' },
  'channel-tokens/{id}': { value: 'channelToken' },
  'sessions/{id}': { value: 'session' },
  'passkeys/{id}': { value: 'passkey' },
  'curations/{id}': { value: 'curation' },
  'vex-feeds/{id}': { value: 'feed' },
  'vex-statements/{id}': { value: 'statement' },
  'subscriptions/{id}': { value: 'deltaSubscription' },
  'workloads/{id}': { value: 'workload' },
  'repo-policies/{id}/restore': { value: 'deletedPolicy' },
  'groups/{id}/restore': { value: 'deletedGroup' },
  'projects/{id}/restore': { value: 'ownDeletedProject' },
  '{collection}/restore': { value: 'deletedCollection' },
};

/** Secret values: their owners have access by definition, so other sides' secrets aren't tried. */
const SECRETS = new Set(['code', 'sharedNotebook']);

/** Query parameter values that name resources or are searched in texts; the other parameters only filter or sort. */
const QUERY: Record<string, { value: string } | { constant: string }> = {
  q: { value: 'word' },
  query: { value: 'word' },
  '/api/search/packages?query': { value: 'name' },
  search: { value: 'word' },
  policy_name: { value: 'word' },
  channel: { value: 'channel' },
  channels: { value: 'channel' },
  '/api/organizations/{org}/channels?name': { value: 'channel' },
  organization: { value: 'org' },
  owner: { value: 'org' },
  package: { value: 'name' },
  names: { value: 'name' },
  file_name: { value: 'file' },
  subdir: { constant: 'linux-64' },
  cve: { constant: CVE },
  spec: { value: 'name' },
  policy_id: { value: 'policy' },
  run: { value: 'run' },
  person: { value: 'user' },
  actor: { value: 'email' },
  target: { value: 'word' },
  up_to: { value: 'change' },
  before: { value: 'moment' },
  after: { value: 'moment' },
  with: { value: 'environment' },
  label: { value: 'label' },
  path: { value: 'ownPath' },
};
/** Parameters of queries that name nothing. */
const NAMES_NOTHING = new Set(
  'action added backward change_type cursor days decision depth extended form format from group having history if_refused include_channels_applied_to interval license limit look_again month offset page platform prompt returnUrl role severity since sort state status to topic until updated version view wait year'.split(
    ' ',
  ),
);

const ADDRESS = { line1: 'Main Street 1', city: 'Berlin', postal_code: '10115', country: 'DE' };
const draft = ({ channel }: Values): object => ({ channel, filters: emptyFilters() });
const policyFile = ({ channel, word }: Values): object => ({
  file: JSON.stringify({ name: word, channels: [channel], filters: emptyFilters() }),
});

/** Bodies of read-only calls other than GET, by path. */
const BODIES: Record<string, (values: Values) => object> = {
  '/api/environments/organizations/{org}/environments/stats': ({ environment }) => ({ ids: [environment] }),
  '/api/environments/organizations/{org}/environments/owners': ({ environment }) => ({ ids: [environment] }),
  '/api/environments/organizations/{org}/environments/{id}/scan-brief': () => ({}),
  '/api/environments/organizations/{org}/draft': draft,
  '/api/environments/organizations/{org}/environments/{id}/draft': draft,
  '/api/organizations/{org}/repo-policies/validate': policyFile,
  '/api/organizations/{org}/repo-policies/plan': policyFile,
  '/api/organizations/{org}/repo-policies/impact': draft,
  '/api/organizations/{org}/repo-policies/repair': draft,
  '/api/organizations/{org}/repo-policies/impact.csv': draft,
  '/api/payments/v2/calculate_tax': () => ({ address: ADDRESS, line_items: [{ amount: 100 }] }),
  '/api/payments/v2/invoice_preview': () => ({ product_code: 'commercial_subscription' }),
  '/api/payments/v2/organizations/{org}/subscriptions/invoice_preview': () => ({
    product_code: 'security_subscription',
  }),
  '/api/organizations/{org}/curations/preview': () => ({
    cve: CVE,
    package: COMMON,
    status: 'not_affected',
    justification: 'component_not_present',
  }),
  '/api/organizations/{org}/channels/{channel}/promotions/plan': ({ org, teamChannel, file }) => ({
    source: { organization: org, channel: teamChannel },
    files: [{ subdir: 'linux-64', file_name: file }],
  }),
};

const nameOf = (route: Route): string => `${route.method.toUpperCase()} ${route.path}`;

/** Routes of the read test: all that read, except operator routes, which see everything by design. */
export const isRead = (route: Route): boolean =>
  (route.method === 'get' || route.scope === 'read') && route.access.kind !== 'operator';

/** Routes of the write test: all except public and operator ones. */
export const isWrite = (route: Route): boolean =>
  !isRead(route) && route.method !== 'get' && route.access.kind !== 'operator' && route.access.kind !== 'public';

/** Request body of a route; undefined without an entry. */
const bodyOf = (route: Route): ((values: Values) => object) | undefined => BODIES[route.path] ?? WRITES[nameOf(route)];

/** Lists parameters that are missing in the tables above, as messages for the author of a new route. */
export function unknownParts(routes: readonly Route[]): string[] {
  const wrong: string[] = [];
  for (const route of routes) {
    for (const key of partsOf(route.path))
      if (entryOf(route.path, key) === undefined)
        wrong.push(
          `${nameOf(route)}: say in PATH (tests/contract/twins/rest.ts) what fills '{${key}}', and have house.ts make one for each side.`,
        );
    // The queries of writes say how, not what.
    for (const key of isRead(route) ? Object.keys(queryOf(route)) : [])
      if (asked(route, key) === undefined && !NAMES_NOTHING.has(key))
        wrong.push(
          `${nameOf(route)}: the parameter '${key}' of its query names something: say what in QUERY (tests/contract/twins/rest.ts). If it only narrows or arranges the list, add it to NAMES_NOTHING.`,
        );
    // A write with only the organization's name fails for another organization, whatever the body.
    const isAsked = isRead(route) || partsOf(route.path).some((part) => part !== 'org' && part !== 'sameOrg');
    if (route.method !== 'get' && route.body !== undefined && isAsked && !bodyOf(route))
      wrong.push(
        `${nameOf(route)}: say with which body, filled with what a side has, in ${isRead(route) ? 'BODIES (tests/contract/twins/rest.ts)' : 'WRITES (tests/contract/twins/writes.ts)'}.`,
      );
  }
  return wrong;
}

/** Lists bodies that fail validation regardless of the resources that they name, as messages. */
export async function wrongBodies(routes: readonly Route[], own: Values): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes) {
    const made = bodyOf(route)?.(own);
    const error = made === undefined ? undefined : (await route.body?.safeParseAsync(made))?.error;
    if (error) wrong.push(`${nameOf(route)}: ${JSON.stringify(made)} is no body of it: ${z.prettifyError(error)}`);
  }
  return wrong;
}

/**
 * Requests of a route for one caller: with the caller's own values in every response format, then with each value of
 * the others in turn.
 * @param own values of the caller's side
 * @param others values of owners whose data is hidden from the caller
 */
export function callsOf(route: Route, own: Values, others: readonly Values[]): Call[] {
  const query = queryOf(route);
  const needed = Object.keys(query).filter((key) => !query[key]!.safeParse(undefined).success);
  const calls = new Map<string, Call>();
  const add = (path: (name: string) => Values, search: Record<string, Values | string>, body: Values): void => {
    const said: string[] = [];
    const fill = (entry: { value: string } | { constant: string }, values: Values): string => {
      if ('constant' in entry) return entry.constant;
      const value = (SECRETS.has(entry.value) ? own : values)[entry.value] ?? UNKNOWN;
      if (value !== own[entry.value]) said.push(value);
      return value;
    };
    const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      return encodeURIComponent(fill(entryOf(route.path, name)!, path(name)));
    });
    const parameters = new URLSearchParams();
    for (const [key, given] of Object.entries(search))
      parameters.set(key, typeof given === 'string' ? given : fill(asked(route, key)!, given));
    const told = new Proxy(body, { get: (_, name: string) => fill({ value: name }, body) });
    const json = route.method === 'get' ? undefined : bodyOf(route)?.(told);
    const address = `${filled}${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
    const id = `${address} ${JSON.stringify(json)}`;
    const isOwn = said.length === 0;
    if (!calls.has(id))
      calls.set(id, { route: nameOf(route), method: route.method.toUpperCase(), address, json, said, isOwn });
  };
  const required = (values: Values): Record<string, Values | string> =>
    Object.fromEntries(needed.filter((key) => key in QUERY).map((key) => [key, values]));
  const ownPath = (): Values => own;
  add(ownPath, required(own), own);
  for (const format of optionsOf(query['format'] ?? query['form'])) {
    const key = 'format' in query ? 'format' : 'form';
    add(ownPath, { ...required(own), [key]: format }, own);
  }
  for (const key of Object.keys(query)) if (key in QUERY) add(ownPath, { ...required(own), [key]: own }, own);
  for (const [at, other] of others.entries()) {
    const isOrg = (name: string): boolean => name === 'org' || name === 'sameOrg';
    // All of it theirs; their things under the caller's own names; the caller's things under theirs.
    add(() => other, required(other), other);
    add((name) => (isOrg(name) ? own : other), required(other), other);
    add((name) => (isOrg(name) || name === 'channel' ? own : other), required(own), other);
    if (at === 0) add((name) => (isOrg(name) ? other : own), required(own), own);
    add(ownPath, required(own), other);
    for (const key of Object.keys(query)) if (key in QUERY) add(ownPath, { ...required(own), [key]: other }, own);
  }
  return [...calls.values()];
}

/** Placeholder for a missing value of a side. */
const UNKNOWN = 'nothing-of-this-kind';

const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function entryOf(path: string, name: string): { value: string } | { constant: string } | undefined {
  const key = Object.keys(PATH)
    .filter(
      (each) =>
        path.includes(each) &&
        (each.startsWith(`{${name}}`) ||
          (each.endsWith(`{${name}}`) && !each.startsWith('{')) ||
          partsOf(each).join() === name),
    )
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? undefined : PATH[key];
}

const asked = (route: Route, key: string): { value: string } | { constant: string } | undefined =>
  QUERY[`${route.path}?${key}`] ?? QUERY[key];

/** The query parameters of a route. */
export function queryOf(route: Route): Record<string, z.ZodType> {
  return route.query instanceof z.ZodObject ? (route.query.shape as Record<string, z.ZodType>) : {};
}

/** The words that a parameter may have; none for a free one. */
function optionsOf(type: z.ZodType | undefined): string[] {
  if (type === undefined) return [];
  const inner = 'unwrap' in type ? (type as z.ZodOptional<z.ZodType>).unwrap() : type;
  if (inner !== type) return optionsOf(inner);
  return type instanceof z.ZodEnum ? type.options.map(String) : [];
}
