// Fields for calls that the requirements name and that no other field made: each makes the call that its @rest names.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toId } from './graphql/index.ts';
import {
  aRestChannel,
  aRestFile,
  aRestOrganization,
  aRestPolicy,
  aRestUser,
  stage,
  type Stage,
} from './testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const uuid = '0190f000-0000-7000-8000-0000000000aa';
const person = { id: uuid, username: 'max', name: 'Max Weber' };
const said = { status: 'approved', custom_message: null, changed_at: '2026-01-02T03:04:05Z', changed_by: person };
const numpy = {
  name: 'numpy',
  family: 'conda',
  summary: '',
  home: null,
  license: null,
  license_family: null,
  latest_version: '1.26.4',
  latest_allowed_version: null,
  version_count: 1,
  file_count: 1,
  allowed_count: 0,
  refused_count: 1,
  worst_served_score: null,
  updated_at: null,
};
const list = (...items: object[]) => ({ items, total_count: items.length });
const inMain = { organization: 'acme', channel: 'main' };
const environment = {
  id: uuid,
  name: 'forecast',
  prefix: '/opt/forecast',
  device: 'laptop',
  platform: 'linux-64',
  owner: person,
  is_own: false,
  package_count: 1,
  solved: null,
  can_remove: false,
  channels: [],
  cve_counts: { critical: 0, high: 0, medium: 0, low: 0 },
  knowledge: {
    state: 'none_known',
    package_count: 1,
    not_checked_count: 0,
    undecided_count: 0,
    affected_count: 0,
    not_affected_count: 0,
    none_known_count: 1,
    worst_score: null,
  },
  state: said,
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
};
const siteToken = {
  id: uuid,
  hint: 'abcd',
  scope: 'read',
  created_at: '2026-01-02T03:04:05Z',
  expires_at: null,
  last_used_at: null,
};
const org = '/api/organizations/acme';
const environments = '/api/environments/organizations/acme';

/** Responses of the services, by method and path. */
const answers: Record<string, unknown> = {
  'GET /api/account': aRestUser(),
  [`GET ${org}`]: aRestOrganization({ role: 'admin' }),
  [`GET ${org}/me`]: { role: 'admin' },
  [`GET ${org}/ce/site-token`]: siteToken,
  [`GET ${org}/channels/main/details`]: aRestChannel(),
  [`GET ${org}/channel-policies/main/current`]: {
    policy: aRestPolicy({ id: uuid }),
    revision: 3,
    is_watched: false,
    in_force_since: null,
    applied_by: null,
    run: null,
  },
  [`POST ${org}/features`]: { feature: 'channels', enabled: true, in_plan: true },
  [`POST ${org}/users/${uuid}/products`]: {},
  [`GET ${environments}/environments`]: list(environment),
  [`POST ${environments}/environments/owners`]: list({ id: uuid, owner: person }),
  [`GET ${environments}/states`]: list({ id: uuid, name: 'forecast', ...said }),
  [`GET ${environments}/state/${uuid}`]: { id: uuid, name: 'forecast', ...said },
  'GET /api/iam/auth/is-consented': { is_consented: true, version: '2026-01', consented_at: '2026-01-02T03:04:05Z' },
  [`GET /api/users/${uuid}`]: aRestUser({ id: uuid }),
  'GET /api/ce/packages': list({ ...numpy, ...inMain }),
  ...Object.fromEntries(
    ['/api/ce/packages/main', '/api/ce/packages/main/subchannels/approved'].flatMap((door) => [
      [`GET ${door}/artifacts`, { ...list(numpy), ...inMain }],
      [`GET ${door}/artifacts/conda/numpy`, numpy],
      [`GET ${door}/artifacts/conda/numpy/files`, list(aRestFile({ name: 'numpy', file_name: 'numpy-1.conda' }))],
      [`GET ${door}/artifacts/conda/numpy/files/numpy-1.conda/cves`, list()],
      [`GET ${door}/artifacts/conda/numpy/dependencies`, list()],
      [`GET ${door}/artifacts/conda/numpy/dependants`, list({ name: 'scipy', file_count: 2 })],
    ]),
  ),
  'PATCH /api/payments/v2/customer': {},
  [`PUT /api/projects/${uuid}/files/data/a.txt`]: { path: 'data/a.txt', size: 2, sha256: 'a'.repeat(64) },
};

const inOrganization = (fields: string): string => `{ organization(name: "acme") { ${fields} } }`;
const packages = (subchannel: string): string =>
  `{ channelPackages(channel: "main"${subchannel}) { organizationName packages { nodes { name } } package(name: "numpy") {
    dependencies { name } dependents { name fileCount } files { nodes { fileName cves { externalId } } } } } }`;
const ofPackage = (door: string): string[] =>
  [
    '',
    '/conda/numpy',
    '/conda/numpy/files',
    '/conda/numpy/files/numpy-1.conda/cves',
    '/conda/numpy/dependencies',
    '/conda/numpy/dependants',
  ].map((part) => `GET ${door}/artifacts${part}`);

test.each<[query: string, calls: string[], shown: object]>([
  [
    '{ packages { totalCount nodes { name channel { name } } } }',
    ['GET /api/ce/packages'],
    { packages: { totalCount: 1 } },
  ],
  [
    '{ featuredPackages { channelName } }',
    ['GET /api/ce/packages/main/artifacts'],
    { featuredPackages: { channelName: 'main' } },
  ],
  [
    packages(''),
    ofPackage('/api/ce/packages/main'),
    { channelPackages: { organizationName: 'acme', package: { dependents: [{ name: 'scipy', fileCount: 2 }] } } },
  ],
  [
    packages(', subchannel: "approved"'),
    ofPackage('/api/ce/packages/main/subchannels/approved'),
    { channelPackages: { package: { files: { nodes: [{ fileName: 'numpy-1.conda', cves: [] }] } } } },
  ],
  [
    inOrganization('environments { nodes { owner { id username name } state { changedBy { username } } } }'),
    [`POST ${environments}/environments/owners`],
    {
      organization: {
        environments: {
          nodes: [{ owner: { ...person, id: toId('User', uuid) }, state: { changedBy: { username: 'max' } } }],
        },
      },
    },
  ],
  [
    inOrganization('environmentReviews(status: APPROVED) { totalCount nodes { environmentId name state { status } } }'),
    [`GET ${environments}/states`],
    {
      organization: {
        environmentReviews: { totalCount: 1, nodes: [{ name: 'forecast', state: { status: 'APPROVED' } }] },
      },
    },
  ],
  [
    inOrganization(`environmentReview(environmentId: "${uuid}") { name state { changedBy { name } } }`),
    [`GET ${environments}/state/${uuid}`],
    { organization: { environmentReview: { state: { changedBy: { name: 'Max Weber' } } } } },
  ],
  [inOrganization('membership { role }'), [`GET ${org}/me`], { organization: { membership: { role: 'ADMIN' } } }],
  [
    inOrganization('siteToken { last4 scope }'),
    [`GET ${org}/ce/site-token`],
    { organization: { siteToken: { last4: 'abcd' } } },
  ],
  [
    inOrganization('channel(name: "main") { currentPolicy { revision isMonitored } }'),
    [`GET ${org}/channel-policies/main/current`],
    { organization: { channel: { currentPolicy: { revision: 3, isMonitored: false } } } },
  ],
  [
    '{ viewer { consent { isConsented version consentedAt } } }',
    ['GET /api/iam/auth/is-consented'],
    { viewer: { consent: { isConsented: true, version: '2026-01' } } },
  ],
  [`{ user(id: "${uuid}") { id } }`, [`GET /api/users/${uuid}`], { user: { id: toId('User', uuid) } }],
  [
    'mutation { updateOrganizationFeatures(input: { organization: "acme", features: [{ name: "channels", isEnabled: true }] }) { userErrors { message } } }',
    [`POST ${org}/features`],
    { updateOrganizationFeatures: { userErrors: [] } },
  ],
  [
    `mutation { addSeatAssignments(input: { organization: "acme", memberIds: ["${toId('Member', 'acme', uuid)}"] }) { userErrors { message } } }`,
    [`POST ${org}/users/${uuid}/products`],
    { addSeatAssignments: { userErrors: [] } },
  ],
  [
    'mutation { updateBillingDetails(input: { name: "Ada" }) { userErrors { message } } }',
    ['PATCH /api/payments/v2/customer'],
    { updateBillingDetails: { userErrors: [] } },
  ],
  [
    `mutation { updateProjectFile(input: { projectId: "${toId('Project', uuid)}", path: "data/a.txt", content: "aGk=", encoding: BASE64 }) { sha256 userErrors { message } } }`,
    [`PUT /api/projects/${uuid}/files/data/a.txt`],
    { updateProjectFile: { sha256: 'a'.repeat(64), userErrors: [] } },
  ],
])('%s makes %j', async (query, calls, shown) => {
  on.answer(({ method, path }) => {
    const body = answers[`${method} ${path.split('?', 1)[0]!}`];
    return body === undefined ? undefined : { body };
  });
  const { data, errors } = await on.ask(query, { token });
  expect(data, JSON.stringify(errors)).toMatchObject(shown);
  const made = on.calls.map(({ method, path }) => `${method} ${path.split('?', 1)[0]!}`);
  expect(calls.filter((call) => !made.includes(call))).toEqual([]);
});

test('bytes of a file are sent as they are, under the version that an edit began with', async () => {
  const sent: unknown[] = [];
  on.answer(({ method, body }, { headers }) => {
    if (method !== 'PUT') return undefined;
    sent.push(body, headers['content-type'], headers['if-match'], headers['api-version']);
    return { body: answers[`PUT /api/projects/${uuid}/files/data/a.txt`] };
  });
  const write = async (content: string, encoding: string) => {
    const input = { projectId: toId('Project', uuid), path: 'data/a.txt', content, encoding, expectedVersion: 'b' };
    const { data, errors } = await on.ask<{
      updateProjectFile: { userErrors: { message: string; field: string[] }[] };
    }>(
      'mutation($input: UpdateProjectFileInput!) { updateProjectFile(input: $input) { userErrors { message field } } }',
      { variables: { input }, token },
    );
    expect(errors).toBeUndefined();
    return data.updateProjectFile.userErrors;
  };
  expect(await write('aGk=', 'BASE64')).toEqual([]);
  expect(sent).toEqual(['hi', 'application/octet-stream', '"b"', '2023.11.28']);
  expect(await write('no base64!', 'BASE64')).toEqual([
    { message: "The content isn't valid Base64.", field: ['content'] },
  ]);
  expect(sent).toHaveLength(4);
});

test('a file in a mutation has at most 16,000 characters, also as a literal', async () => {
  const { data } = await on.ask<{ updateProjectFile: { userErrors: { message: string }[] } }>(
    `mutation { updateProjectFile(input: { projectId: "${toId('Project', uuid)}", path: "a", content: "${'x'.repeat(16_001)}" }) { userErrors { message } } }`,
    { token },
  );
  expect(data.updateProjectFile.userErrors[0]!.message).toBe(
    'The content is longer than 16000 characters. Send larger files by REST.',
  );
  expect(on.calls).toEqual([]);
});

test('creates billing details for an account without any', async () => {
  on.answer(({ method }) =>
    method === 'PATCH'
      ? { status: 404, body: { error: { message: 'No customer.', human_readable_id: 'customer_not_found' } } }
      : method === 'POST'
        ? { status: 201, body: {} }
        : undefined,
  );
  await on.ask('mutation { updateBillingDetails(input: { name: "Ada" }) { userErrors { message } } }', { token });
  expect(on.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /api/payments/v2/customer',
    'POST /api/payments/v2/customer',
  ]);
});
