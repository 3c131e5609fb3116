// Makes every REST request that the requirements name, in a working order and with existing resources. Each must
// succeed and match the OpenAPI document.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser } from '../../platform/src/identity/browser.testing.ts';
import { startCompany } from '../../platform/src/identity/oidc/company.testing.ts';
import type { Company } from '../../platform/src/identity/oidc/company.testing.ts';
import { loadSample } from '../../platform/src/sample-loader/index.ts';
import { startPlatform } from '../../platform/src/testing/index.ts';
import type { Send, TestPlatform } from '../../platform/src/testing/index.ts';
import { freePort } from '../../platform/src/testing/port.ts';
import { copySample } from '../faults/support/sample.ts';

const root = join(import.meta.dirname, '../..');
const PASSWORD = 'terrarium-demo';
const BERLIN = { line1: 'Main Street 1', city: 'Berlin', postal_code: '10115', country: 'DE' };
const STUDENT = 'nora@cs.oxbridge.ac.uk';
const CALLBACK = 'http://127.0.0.1:51234/callback';

let folder: string;
let company: Company;
let platform: TestPlatform;
const people = new Map<string, Send>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-calls-'));
  await copySample(folder);
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  company = await startCompany(`${publicUrl}/sign-in`);
  platform = await startPlatform({
    dataDir: folder,
    config: {
      port,
      publicUrl,
      payments: 'test',
      defaultPlan: 'enterprise_subscription',
      defaultPersonPlan: 'free_subscription',
      oidc: { issuer: company.issuer, clientId: company.clientId, clientSecret: company.clientSecret, name: 'Acme' },
    },
  });
  // With a database server (`TEST_DATABASE_URL`), the copied data isn't used.
  await loadSample(platform.core, platform.composition.areas, () => undefined);
  for (const email of [STUDENT, 'guest@acme.example', 'decliner@acme.example', 'leaver@acme.example'])
    await platform.aUser({ email, password: PASSWORD });
  for (const email of [
    'ada@acme.example',
    STUDENT,
    'guest@acme.example',
    'decliner@acme.example',
    'leaver@acme.example',
  ])
    people.set(email.split('@')[0]!, await platform.as(email));
  people.set('nobody', platform.send);
});
afterAll(async () => {
  await platform?.close();
  await company?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Values from earlier responses, by the names in later calls. */
const known: Record<string, string> = {
  org: 'acme',
  channel: 'approved',
  family: 'conda',
  name: 'numpy',
  sub: 'approved',
};
// oxlint-disable-next-line typescript/no-explicit-any -- responses are compared with the document, not with types
type Body = any;

/** A call of this test: caller, inputs, and what to remember of its response. */
interface Made {
  /** The caller; ada by default, who is an admin of Acme and a hub operator. */
  as?: string;
  /** Path parameters; default: the known values. */
  at?: () => Record<string, string>;
  query?: () => Record<string, string>;
  /** A JSON body, or bytes. */
  body?: () => unknown;
  /** Waits for a precondition. */
  once?: () => Promise<unknown>;
  /** Sends it otherwise than by these. */
  send?: () => Promise<Response>;
  keep?: (body: Body) => Record<string, string>;
}

const BROWSER = new Browser();
/** Returns a redirect's target in the browser once its URL starts with a prefix. */
const led = (from: string, to: string): Promise<URL> =>
  BROWSER.follow(`${platform.baseUrl}${from}`, ({ href }) => href.startsWith(to));
const here = (path: string): string => `${platform.baseUrl}${path}`;

async function withCompany(): Promise<Response> {
  company.person = {
    sub: 'grace',
    email: 'grace@acme.example',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  };
  const back = await led('/api/iam/auth/oidc/start', here('/sign-in'));
  const { code, state } = Object.fromEntries(back.searchParams);
  return BROWSER.send(here('/api/iam/auth/oidc'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ host: new URL(platform.baseUrl).host, code, state }),
  });
}

async function consenting(): Promise<Response> {
  const asked = new URLSearchParams({
    client_id: 'terrarium-cli',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid',
    state: 'any',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const page = await led(`/api/iam/oidc/auth?${asked.toString()}`, here('/authorize'));
  const id = page.searchParams.get('uid')!;
  const headers = { cookie: BROWSER.cookiesFor(here('/api/iam/authorize')) };
  const ada = people.get('ada')!;
  const { fields } = (await (await ada(`/api/iam/authorize/${id}`, { headers })).json()) as {
    fields: Record<string, string>;
  };
  const query = new URLSearchParams({ grant_type: 'authorization_code', id, ...fields, allow: 'true' });
  return ada(`/api/iam/authorize?${query.toString()}`, { method: 'POST', headers });
}

/** Waits until the requested changes of the channels are published. */
const once = (): Promise<unknown> =>
  vi.waitFor(
    async () => {
      const waiting = await platform.core.db
        .selectFrom('policy_run')
        .select('id')
        .where('finished_at', 'is', null)
        .execute();
      expect(waiting).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );

const ofProduct = (product_code: string): Made => ({ body: () => ({ product_code }) });
const inSub = '/api/ce/packages/{channel}/subchannels/{sub}/artifacts';
const ORG = '/api/organizations/{org}';
const ENV = '/api/environments/organizations/{org}';
const PAY = '/api/payments/v2';
const main: Made = { at: () => ({ channel: 'main' }) };
const made: Made = { at: () => ({ channel: 'made' }) };

/** The calls in their order. Every line of the requirements is among them. */
const CALLS: [call: string, how?: Made][] = [
  // Who one is.
  [
    'POST /api/iam/token',
    { as: 'nobody', body: () => ({ grant_type: 'password', username: 'ada@acme.example', password: PASSWORD }) },
  ],
  ['POST /api/iam/auth/oidc', { send: withCompany }],
  ['POST /api/iam/authorize', { send: consenting }],
  ['GET /api/iam/session'],
  ['GET /api/account', { keep: ({ id }) => ({ ada: id }) }],
  ['GET /api/account/features'],
  ['GET /api/iam/auth/is-consented'],
  ['PUT /api/iam/auth/update-consent', { body: () => ({ is_consented: true, version: '1' }) }],
  ['GET /api/navigation/items'],
  ['GET /api/account', { as: 'nora', keep: ({ id }) => ({ nora: id }) }],
  ['GET /api/users/{id}', { as: 'nora', at: () => ({ id: known['nora']! }) }],
  ['PUT /api/users/{id}/', { as: 'nora', at: () => ({ id: known['nora']! }), body: () => ({ last_name: 'Solberg' }) }],
  [
    'PUT /api/users/{id}/email',
    { as: 'nora', at: () => ({ id: known['nora']! }), body: () => ({ email: 'nora@new.example', password: PASSWORD }) },
  ],
  [
    'POST /api/users/{id}/passwords',
    {
      as: 'nora',
      at: () => ({ id: known['nora']! }),
      body: () => ({ old_password: PASSWORD, password: 'another-good-one' }),
    },
  ],
  // Packages.
  ['GET /api/ce/cves', { keep: ({ items }) => ({ cve: items[0].id }) }],
  ['GET /api/ce/cves/{id}', { at: () => ({ id: known['cve']! }) }],
  ['GET /api/ce/cves/{id}/files', { at: () => ({ id: known['cve']! }) }],
  ['GET /api/ce/packages'],
  ['GET /api/ce/packages/main/artifacts'],
  ['GET /api/ce/packages/organizations/{org}/top'],
  ['GET /api/ce/packages/{channel}/artifacts', main],
  ['GET /api/ce/packages/{channel}/artifacts/{family}/{name}', main],
  ['GET /api/ce/packages/{channel}/artifacts/{family}/{name}/dependants', main],
  ['GET /api/ce/packages/{channel}/artifacts/{family}/{name}/dependencies', main],
  [
    'GET /api/ce/packages/{channel}/artifacts/{family}/{name}/files',
    { ...main, keep: ({ items }) => ({ file: items[0].file_name, subdir: items[0].subdir }) },
  ],
  [
    'GET /api/ce/packages/{channel}/artifacts/{family}/{name}/files/{file}/cves',
    { ...main, query: () => ({ subdir: known['subdir']! }) },
  ],
  [`GET ${inSub}`, main],
  [`GET ${inSub}/{family}/{name}`, main],
  [`GET ${inSub}/{family}/{name}/dependants`, main],
  [`GET ${inSub}/{family}/{name}/dependencies`, main],
  [`GET ${inSub}/{family}/{name}/files`, main],
  [`GET ${ORG}/channels/{channel}/artifacts`],
  [`GET ${ORG}/channels/{channel}/artifacts/{family}/{name}`],
  [`GET ${ORG}/channels/{channel}/artifacts/{family}/{name}/cves`],
  [`GET ${ORG}/channels/{channel}/artifacts/{family}/{name}/dependants`],
  [`GET ${ORG}/channels/{channel}/artifacts/{family}/{name}/dependencies`],
  [`GET ${ORG}/channels/{channel}/artifacts/{family}/{name}/files`],
  [
    `GET ${ORG}/channels/{channel}/artifacts/{family}/{name}/files/{file}/cves`,
    { query: () => ({ subdir: known['subdir']! }) },
  ],
  [`GET ${ORG}/channels/{channel}/cves`],
  [`GET ${ORG}/channels/{channel}/{file}/sbom`, { query: () => ({ subdir: known['subdir']! }) }],
  ['GET /api/search', { query: () => ({ query: 'numpy' }) }],
  ['GET /api/search/collections_and_files', { query: () => ({ query: 'a' }) }],
  ['GET /api/search/packages', { query: () => ({ query: 'numpy' }) }],
  ['GET /api/search/search_context', { query: () => ({ query: 'numpy' }) }],
  // Environments.
  [`GET ${ENV}/environments`, { keep: ({ items }) => ({ id: items[0].id }) }],
  [`POST ${ENV}/environments/owners`, { body: () => ({ ids: [known['id']] }) }],
  [`POST ${ENV}/environments/stats`, { body: () => ({ ids: [known['id']] }) }],
  [`GET ${ENV}/environments/{id}`],
  [`GET ${ENV}/environments/{id}/packages/latest`],
  [`PATCH ${ENV}/environments/{id}/remove`, { body: () => ({ remove: true }) }],
  [`PATCH ${ENV}/environments/{id}/remove`, { body: () => ({ remove: false }) }],
  [`POST ${ENV}/environments/{id}/scan-brief`],
  [`GET ${ENV}/state/{id}`],
  [`PATCH ${ENV}/state/{id}/status`, { body: () => ({ status: 'approved', custom_message: null }) }],
  [`GET ${ENV}/states`],
  [`GET ${ENV}/users/registered`],
  // The organization and its members.
  ['GET /api/organizations/my'],
  ['POST /api/organizations/', { body: () => ({ title: 'Made here', name: 'made-here' }) }],
  ['PUT /api/organizations/{org}', { at: () => ({ org: 'made-here' }), body: () => ({ bio: 'Made by a test.' }) }],
  ['GET /api/organizations/{org}', { at: () => ({ org: 'made-here' }) }],
  ['DELETE /api/organizations/{org}', { at: () => ({ org: 'made-here' }) }],
  [`GET ${ORG}/me`],
  [`GET ${ORG}/features`],
  [`POST ${ORG}/features`, { body: () => ({ feature: 'telemetry', enabled: false }) }],
  [`POST ${ORG}/features/batch`, { body: () => ({ features: [{ feature: 'telemetry', enabled: true }] }) }],
  [`PUT ${ORG}/seats`, { body: () => ({ quantity: 10 }) }],
  [`GET ${ORG}/seats/stats`],
  [
    `POST ${ORG}/invitations`,
    {
      body: () => ({ emails: ['guest', 'decliner', 'leaver', 'late', 'wrong'].map((name) => `${name}@acme.example`) }),
    },
  ],
  [
    `PUT ${ORG}/invitations/{email}`,
    { at: () => ({ email: 'wrong@acme.example' }), body: () => ({ org_name: 'acme', email: 'right@acme.example' }) },
  ],
  [`PUT ${ORG}/resend-invitations/`, { body: () => ({ emails: ['late@acme.example'] }) }],
  [`PUT ${ORG}/remove-invitations/`, { body: () => ({ emails: ['late@acme.example'] }) }],
  [
    `GET ${ORG}/invitations`,
    { keep: ({ items }) => Object.fromEntries(items.map((each: Body) => [each.email, each.code])) },
  ],
  [`GET ${ORG}/invitation-codes/{code}`, { as: 'guest', at: () => ({ code: known['guest@acme.example']! }) }],
  [`PUT ${ORG}/invitation-codes/{code}`, { as: 'guest', at: () => ({ code: known['guest@acme.example']! }) }],
  [`PUT ${ORG}/invitation-codes/{code}`, { as: 'leaver', at: () => ({ code: known['leaver@acme.example']! }) }],
  [`DELETE ${ORG}/invitation-codes/{code}`, { as: 'decliner', at: () => ({ code: known['decliner@acme.example']! }) }],
  [
    `GET ${ORG}/users`,
    { keep: ({ items }) => ({ userId: items.find((each: Body) => each.email === 'guest@acme.example').user_id }) },
  ],
  [`PUT ${ORG}/users/{userId}`, { body: () => ({ role: 'billing_manager' }) }],
  [
    `POST ${ORG}/users/products`,
    { body: () => ({ user_ids: [known['ada']] }), keep: ({ items }) => ({ productId: items[0].product_code }) },
  ],
  [`GET ${ORG}/users/me/products`],
  [`PUT ${ORG}/users/products/{productId}`, { body: () => ({ user_ids: [known['ada']] }) }],
  [`POST ${ORG}/users/{userId}/products`, { body: () => ({}) }],
  [`DELETE ${ORG}/users/{userId}/products/{productId}`],
  // Groups and service accounts.
  [`POST ${ORG}/groups`, { body: () => ({ name: 'Made here' }), keep: ({ id }) => ({ groupId: id }) }],
  [`GET ${ORG}/groups`],
  [
    `POST ${ORG}/groups/{id}/users`,
    { at: () => ({ id: known['groupId']! }), body: () => ({ user_id: known['userId'] }) },
  ],
  [`GET ${ORG}/groups/{id}/users`, { at: () => ({ id: known['groupId']! }) }],
  [`DELETE ${ORG}/groups/{id}/users/{userId}`, { at: () => ({ id: known['groupId']! }) }],
  [
    `POST ${ORG}/channels/{channel}/groups`,
    { body: () => ({ group_id: known['groupId'] }), at: () => ({ channel: 'team' }) },
  ],
  [`GET ${ORG}/channels/{channel}/groups`, { at: () => ({ channel: 'team' }) }],
  [`GET ${ORG}/groups/{id}/channels`, { at: () => ({ id: known['groupId']! }) }],
  [`DELETE ${ORG}/channels/{channel}/groups/{groupId}`, { at: () => ({ channel: 'team' }) }],
  [`DELETE ${ORG}/groups/{id}`, { at: () => ({ id: known['groupId']! }) }],
  [`DELETE ${ORG}/users/{userId}`],
  [`DELETE ${ORG}/users/me`, { as: 'leaver' }],
  [
    'POST /api/v1/organizations/{org}/service-accounts',
    { body: () => ({ name: 'made-here' }), keep: ({ id }) => ({ id }) },
  ],
  ['GET /api/v1/organizations/{org}/service-accounts'],
  ['PUT /api/v1/organizations/{org}/service-accounts/{id}', { body: () => ({ name: 'renamed-here' }) }],
  ['DELETE /api/v1/organizations/{org}/service-accounts/{id}'],
  // Channels, policies, and publications.
  [`GET ${ORG}/channels`],
  [`POST ${ORG}/channels/sourcecheck`, { body: () => ({ sources: ['main'] }) }],
  [`POST ${ORG}/channels`, { body: () => ({ name: 'made', privacy: 'internal', type: 'virtual', sources: ['main'] }) }],
  [`GET ${ORG}/channels/{channel}`, made],
  [`PATCH ${ORG}/channels/{channel}`, { ...made, body: () => ({ description: 'Made by a test.' }) }],
  [`GET ${ORG}/channels/{channel}/details`, made],
  [`GET ${ORG}/channels/{channel}/mirror_details`, { at: () => ({ channel: 'conda-forge' }) }],
  [`GET ${ORG}/available-filter-options`],
  [
    `POST ${ORG}/repo-policies`,
    { body: () => ({ name: 'Made here', filters: formToFilters(emptyForm()) }), keep: ({ id }) => ({ id }) },
  ],
  [`GET ${ORG}/repo-policies`],
  [`GET ${ORG}/repo-policies/{id}`],
  [`PUT ${ORG}/repo-policies/{id}`, { body: () => ({ name: 'Renamed here', filters: formToFilters(emptyForm()) }) }],
  [`POST ${ORG}/channel-policies/{channel}/current`, { ...made, body: () => ({ policy_id: known['id'] }) }],
  [`PUT ${ORG}/channel-policies/{channel}/current`, { ...made, once, body: () => ({ policy_id: known['id'] }) }],
  [`GET ${ORG}/channel-policies/{channel}/current`, made],
  [`GET ${ORG}/channel-policies/{org}/{channel}/current`, made],
  [`DELETE ${ORG}/channel-policies/{channel}/current`, { ...made, once }],
  [`DELETE ${ORG}/repo-policies/{id}`, { once }],
  [`DELETE ${ORG}/channels/{channel}`, made],
  [`GET ${ORG}/channel-policies/{channel}/csv-policy-report`],
  [`GET ${ORG}/channel-policies/{channel}/csv-policy-report-delta`],
  [`GET ${ORG}/channel-policy-deltas`, { keep: ({ items }) => ({ id: items[0].id }) }],
  [`GET ${ORG}/channel-policy-deltas/details/{id}`],
  [
    `POST ${ORG}/channel-policy-deltas/subscriptions/{channel}/`,
    { body: () => ({ frequency: 'daily', change_type: 'all' }), keep: ({ id }) => ({ id }) },
  ],
  [`GET ${ORG}/channel-policy-deltas/subscriptions`],
  [`DELETE ${ORG}/channel-policy-deltas/subscriptions/{id}`],
  // Tokens.
  [`POST ${ORG}/ce/site-token`, { body: () => ({}) }],
  [`GET ${ORG}/ce/site-token`],
  [`PUT ${ORG}/ce/site-token`, { body: () => ({ confirm: 'yes' }) }],
  [`PUT ${ORG}/ce/site-token/sync`],
  [`POST ${ORG}/ce/current-token`, { body: () => ({}) }],
  [`GET ${ORG}/ce/current-token`],
  [`PUT ${ORG}/ce/current-token`, { body: () => ({ confirm: 'yes' }) }],
  [`PUT ${ORG}/ce/current-token/sync`],
  ['POST /api/ce/current-token', { body: () => ({}) }],
  ['GET /api/ce/current-token'],
  ['PUT /api/ce/current-token', { body: () => ({ confirm: 'yes' }) }],
  // Reports.
  [`GET ${ORG}/reports/package-downloads`],
  [`GET ${ORG}/reports/telemetry`],
  ['GET /api/gateway-analytics/settings/{org}'],
  ['PUT /api/gateway-analytics/settings/{org}', { body: () => ({ is_gateway_enabled: true }) }],
  ['GET /api/gateway-analytics/reports/{org}/{x}', { at: () => ({ x: 'requests' }) }],
  // Payments.
  [`GET ${PAY}/config/products`],
  [`GET ${PAY}/config/{name}`, { at: () => ({ name: 'hub' }) }],
  [`POST ${PAY}/customer`, { body: () => ({ name: 'Ada', address: BERLIN }) }],
  [`PATCH ${PAY}/customer`, { body: () => ({ name: 'Ada Byron' }) }],
  [`POST ${PAY}/billing_portal`, { body: () => ({}) }],
  [`POST ${PAY}/organizations/{org}/customer`, { body: () => ({ address: BERLIN }) }],
  [`PATCH ${PAY}/organizations/{org}/customer`, { body: () => ({ email: 'bills@acme.example' }) }],
  [`POST ${PAY}/organizations/{org}/billing_portal`, { body: () => ({}) }],
  [`POST ${PAY}/calculate_tax`, { body: () => ({ address: BERLIN, line_items: [{ amount: 100 }] }) }],
  [`POST ${PAY}/invoice_preview`, ofProduct('starter_subscription')],
  ['POST /api/payments/stripe/checkout_session', ofProduct('starter_subscription')],
  [`POST ${PAY}/checkout_session`, { ...ofProduct('starter_subscription'), keep: ({ id }) => ({ id }) }],
  [`GET ${PAY}/checkout_session/{id}/payment-data`],
  [`POST ${PAY}/organizations/{org}/subscriptions/invoice_preview`, ofProduct('security_subscription')],
  [`GET ${PAY}/organizations/{org}/subscriptions`, { keep: ({ data }) => ({ id: data[0].id }) }],
  [
    `PATCH ${PAY}/organizations/{org}/subscriptions`,
    { body: () => ({ subscription_id: known['id'], cancel_at_period_end: true }) },
  ],
  [`GET ${PAY}/edu/checks`, { as: 'nora' }],
  [`POST ${PAY}/edu/enroll`, { as: 'nora' }],
  [`GET ${PAY}/subscriptions`, { as: 'nora', keep: ({ data }) => ({ id: data[0].id }) }],
  [
    `PATCH ${PAY}/subscriptions`,
    { as: 'nora', body: () => ({ subscription_id: known['id'], cancel_at_period_end: true }) },
  ],
  // Projects.
  ['POST /api/projects', { body: () => ({ title: 'Made here' }), keep: ({ id }) => ({ id }) }],
  ['GET /api/projects'],
  ['GET /api/projects/{id}'],
  ['PATCH /api/projects/{id}', { body: () => ({ title: 'Renamed here' }) }],
  ['PUT /api/projects/{id}/files/{path}', { at: () => ({ path: 'notes.txt' }), body: () => Buffer.from('Words.') }],
  ['GET /api/projects/{id}/file-tree'],
  ['DELETE /api/projects/{id}/files/{path}', { at: () => ({ path: 'notes.txt' }) }],
  ['DELETE /api/projects/{id}'],
  // The end.
  ['GET /api/iam/logout/browser', { keep: ({ logout_token }) => ({ logout: logout_token }) }],
  ['POST /api/iam/logout', { as: 'nobody', body: () => ({ logout_token: known['logout'] }) }],
  ['DELETE /api/users/me', { as: 'nora' }],
];

interface Operation {
  responses: Record<string, { content?: Record<string, unknown> }>;
}
const document = JSON.parse(await readFile(join(root, 'schema/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi');
const paths = Object.keys(document.paths);
const shape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Validates a response against the document; undefined if it is valid. */
async function wrong(call: string, answer: Response): Promise<string | undefined> {
  const [method, path] = call.split(' ') as [string, string];
  const declared =
    paths.find((each) => shape(each) === shape(path)) ??
    paths.find((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))!;
  const { content } = document.paths[declared]![method.toLowerCase()]!.responses[answer.status] ?? {};
  const text = await answer.clone().text();
  if (content === undefined) return text === '' ? undefined : 'has a body that the document does not name';
  const sent = (answer.headers.get('content-type') ?? '').replaceAll(' ', '');
  const type = Object.keys(content).find((each) => each.replaceAll(' ', '') === sent || each === sent.split(';')[0]);
  if (type === undefined) return `is ${sent}, which the document does not name`;
  if (!type.endsWith('json')) return text === '' ? 'is empty' : undefined;
  const check = ajv.compile({
    $ref: `openapi#/paths/${escaped(declared)}/${method.toLowerCase()}/responses/${answer.status}/content/${escaped(type)}/schema`,
  });
  return check(JSON.parse(text)) ? undefined : ajv.errorsText(check.errors);
}

test('every call of the requirements is made here, and no other', async () => {
  const lines = (await readFile(join(root, 'docs/requirements/calls.tsv'), 'utf8')).trim().split('\n').slice(1);
  expect(lines).toHaveLength(169);
  const asked = lines.map((line) => line.split('\t').slice(0, 2).join(' '));
  expect([...new Set(CALLS.map(([call]) => call))].sort()).toEqual(asked.sort());
});

test.each(CALLS)('%s', async (call, { as = 'ada', at, query, body, once: ready, send, keep } = {}) => {
  await ready?.();
  const [method, path] = call.split(' ') as [string, string];
  const parts = { ...known, ...at?.() };
  const asked = new URLSearchParams(query?.());
  const address = `${path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part]!))}${asked.size > 0 ? `?${asked.toString()}` : ''}`;
  const given = body?.();
  const answer = await (send?.() ??
    people.get(as)!(address, {
      method,
      ...(Buffer.isBuffer(given)
        ? { body: given as Buffer<ArrayBuffer>, headers: { 'content-type': 'application/octet-stream' } }
        : given !== undefined && { json: given }),
    }));
  if (!answer.ok) expect(`${answer.status} ${await answer.text()}`).toBe('a success');
  expect(await wrong(call, answer)).toBeUndefined();
  if (keep) Object.assign(known, keep(await answer.json()));
});
