import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clientCredentials, Hub } from '@terrarium/client';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { defaultQuotas } from '../../gateway/src/quota/index.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { loadSample } from '../../platform/src/sample-loader/index.ts';
import { HUB_CHAIN } from '../../platform/src/audit/index.ts';
import { startPlatform, type TestPlatform } from '../../platform/src/testing/index.ts';
import { copySample } from '../faults/support/sample.ts';

// The gateway with the real platform, which validates every response against its contract. Runs every operation of the
// web on the sample hub and counts its REST requests.
const root = join(import.meta.dirname, '../..');

const definitions = globSync('web/src/**/*.graphql', { cwd: root }).flatMap(
  (file) => parse(readFileSync(join(root, file), 'utf8')).definitions,
);
const fragments = new Map(
  definitions
    .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
    .map((each) => [each.name.value, each]),
);
const operations = new Map(
  definitions
    .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
    .map((each) => [each.name!.value, each]),
);

/** An operation as the browser sends it: with its fragments, without the client's own directives. */
function textOf(name: string): string {
  const operation = operations.get(name);
  if (!operation) throw new Error(`The web has no operation ${name} any more; change this test with it.`);
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
    void visit(node, {
      FragmentSpread({ name: { value } }) {
        if (used.has(value)) return;
        used.set(value, fragments.get(value)!);
        collect(fragments.get(value)!);
      },
    });
  collect(operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
  return print(visit(document, { Directive: (directive) => (directive.name.value === 'unmask' ? null : undefined) }));
}

let folder: string;
let platform: TestPlatform;
let counter: Server;
let gateway: Gateway;
let token: string;
/** REST calls since the last reset. */
let calls: string[] = [];

beforeAll(async () => {
  // If plans are for sale, all of their calls have a response.
  folder = await mkdtemp(join(tmpdir(), 'terrarium-contract-'));
  await copySample(folder);
  platform = await startPlatform({
    dataDir: folder,
    config: { payments: 'test', defaultPlan: 'enterprise_subscription', defaultPersonPlan: 'enterprise_subscription' },
  });
  // With a database server (`TEST_DATABASE_URL`), the copied data isn't used.
  await loadSample(platform.core, platform.composition.areas, () => undefined);
  counter = createServer((request, response) => {
    if (request.url !== '/.well-known/jwks.json')
      calls.push(`${request.method} ${request.url!.replace('/api/organizations/acme', '')}`);
    const passed = forward(
      platform.baseUrl + request.url!,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    counter.listen(0, '127.0.0.1', resolve);
  });
  gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    platformUrl: `http://127.0.0.1:${(counter.address() as AddressInfo).port}`,
    webDist: undefined,
    dataDir: undefined,
    cookieSecret: new Uint8Array(32),
    publicOrigin: undefined,
    isProxy: proxyTest(['loopback']),
    flags: { file: undefined, server: undefined },
    telemetry: { analyticsUrl: null, errorReportingDsn: null, regionGroup: null },
    avatars: true,
    offersPlans: false,
    introspection: true,
    registeredOnly: false,
    quotas: defaultQuotas,
    logLevel: 'silent',
  });
  token = await platform.accessToken('ada@acme.example');
});
afterAll(async () => {
  await gateway?.close();
  counter?.closeAllConnections();
  counter?.close();
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string } }[];
}
async function send(query: string, variables: object = {}, credential = token): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}
const run = (name: string, variables: object = {}): Promise<Answer> => send(textOf(name), variables);

const filters = formToFilters(emptyForm());

/** Ids that only the hub knows. */
async function found(): Promise<{
  policy: string;
  group: string;
  subdir: string;
  fileName: string;
  environment: string;
  project: string;
  run: string;
  user: string;
  webhook: string;
}> {
  const { data, errors } = await send(
    '{ organization(name: "acme") { groups { id } environments(first: 1) { nodes { uuid } } projects(first: 1) { nodes { uuid } } policies(first: 1) { nodes { id } } channel(name: "approved") { runs { id } package(name: "numpy") { files(first: 1) { nodes { subdir fileName } } } } } }',
  );
  expect(errors).toBeUndefined();
  const { policies, groups, channel, environments, projects } = data!['organization'] as {
    groups: { id: string }[];
    environments: { nodes: { uuid: string }[] };
    projects: { nodes: { uuid: string }[] };
    policies: { nodes: { id: string }[] };
    channel: { runs: { id: string }[]; package: { files: { nodes: { subdir: string; fileName: string }[] } } };
  };
  const [file] = channel.package.files.nodes;
  const people = (await (
    await fetch(`http://127.0.0.1:${gateway.port}/api/operator/people?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { items: { id: string }[] };
  const { webhook } = (await (
    await fetch(`http://127.0.0.1:${gateway.port}/api/organizations/acme/webhooks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ url: 'https://hooks.example.org/in', actions: ['member.joined'] }),
    })
  ).json()) as { webhook: { id: string } };
  return {
    policy: policies.nodes[0]!.id,
    group: groups[0]!.id,
    environment: environments.nodes[0]!.uuid,
    project: projects.nodes[0]!.uuid,
    run: channel.runs[0]!.id,
    user: people.items[0]!.id,
    webhook: webhook.id,
    ...file!,
  };
}

describe('every query of the web', () => {
  const queries = [...operations].filter(([, { operation }]) => operation === 'query').map(([name]) => name);
  let known: Awaited<ReturnType<typeof found>>;
  beforeAll(async () => {
    known = await found();
  });

  /**
   * Operations that can return null on the sample hub, which has no open checkout, advisories, application or device
   * awaiting approval, invitation, email, or notebook server.
   */
  const mayBeNull = [
    'Checkout',
    'CvePage',
    'AuthorizationRequest',
    'DeviceRequest',
    'InvitationOfCode',
    'OutboxMail',
    'NotebookServer',
  ];

  /**
   * Values by variable name; except for IDs, a name means the same in every operation. Optional variables without a
   * value here are omitted.
   */
  const valueOf = (operation: string, name: string): unknown =>
    (
      {
        org: 'acme',
        channel: operation === 'PromotionPlan' ? 'team' : 'approved',
        wanted: { sourceOrganization: 'acme', sourceChannel: 'main', packages: [{ name: 'refdata-tool' }] },
        withDependencies: true,
        name: operation === 'CollectionPage' ? 'first-steps' : operation === 'GuidePage' ? 'write-a-policy' : 'numpy',
        decision: operation.startsWith('ChannelPackages') ? 'ALL' : null,
        q: /^Policy(ToCopy|Names)$/.test(operation) ? '' : null,
        isInOrganization: true,
        offset: 0,
        limit: 20,
        first: 20,
        id:
          operation === 'SharedNotebook'
            ? 'reading-repodata-with-python'
            : /Run/.test(operation)
              ? known.run
              : /Project/.test(operation)
                ? known.project
                : known.policy,
        cveId: operation === 'VexStatementPreview' ? 'CVE-2021-3177' : 'CVE-2021-44228',
        chainId: HUB_CHAIN,
        filters,
        packages: 20,
        subdir: known.subdir,
        fileName: known.fileName,
        groupId: known.group,
        userCode: 'BCDF-GHJK',
        query: 'numpy',
        code: 'no-such-code',
        invitationOffset: 0,
        channelOffset: 0,
        environmentId: known.environment,
        form: 'EXPLICIT',
        package: operation === 'VexStatementPreview' ? 'python' : 'numpy',
        status: operation === 'VexStatementPreview' ? 'UNDER_INVESTIGATION' : null,
        ifRefused: false,
        days: 30,
        month: 1,
        year: 2026,
        state: operation === 'VexSources' ? 'PENDING' : null,
        userId: known.user,
        webhookId: known.webhook,
        change: 'ADDED',
        filter: {},
        path: '',
        sort: 'UPDATED',
        number: 1,
        changeType: 'ALL',
        format: operation === 'PolicyToExport' ? 'YAML' : operation.endsWith('AuditFile') ? 'JSON_LINES' : 'CYCLONEDX',
        file: 'name: A file\nfilters: {}\n',
        input: { productCode: 'SECURITY_SUBSCRIPTION', billingCycle: 'MONTHLY', quantity: 2, organization: 'acme' },
      } as Record<string, unknown>
    )[name];

  test.each(queries)('%s', async (name) => {
    const variables = Object.fromEntries(
      (operations.get(name)!.variableDefinitions ?? []).map(({ variable, type }) => {
        const called = variable.name.value;
        // An ID without a sample value gets another resource's ID, so that nothing is found.
        const left = type.kind !== Kind.NON_NULL_TYPE ? null : called.endsWith('Id') ? known.policy : undefined;
        const value = valueOf(name, called) ?? left;
        if (value === undefined) throw new Error(`Tell this test a value for $${called} of ${name}.`);
        return [called, value];
      }),
    );
    const interpreted = await run(name, variables);
    expect(interpreted.errors).toBeUndefined();
    for (const value of Object.values(interpreted.data!)) if (!mayBeNull.includes(name)) expect(value).not.toBeNull();
    const { data, errors } = await run(name, variables);
    expect(errors).toBeUndefined();
    const timeless = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (key, each: unknown) =>
          [
            'elapsedMs',
            // Every document has a number and a time of its own.
            'sbom',
            'periodStart',
            'periodEnd',
            'expiresAt',
            'latencyMs',
            'detail',
            'freeDiskSize',
            'databaseSize',
            'measuredAt',
            // Jobs run between the two.
            'waiting',
            'queuedCount',
            'active',
            'activeJobs',
            // A preview also checks files that earlier ones had no time for, and the first one possibly none.
            ...(name === 'PolicyImpact' ? ['installability', 'isInstallabilityPending'] : []),
          ].includes(key)
            ? 0
            : each,
        ),
      );
    expect(timeless(data)).toEqual(timeless(interpreted.data));
  });
});

describe('an operation costs the calls that one would write by hand', () => {
  const policy = '/repo-policies?limit=';
  test.each<[string, object, string[]]>([
    [
      'Shell',
      { org: 'acme', isInOrganization: true, context: { organization: 'acme', source: 'web' } },
      [
        'GET ',
        'GET /api/account',
        'GET /api/account/features',
        'GET /api/account/settings',
        'GET /api/navigation/items',
        'GET /api/organizations/my',
        'GET /channels?limit=1',
        'GET /features',
        `GET ${policy}1&offset=0&sort=-updated_at&include_channels_applied_to=true`,
      ],
    ],
    [
      'Shell',
      { org: '', isInOrganization: false, recent: ['no-member', 'acme'], context: { source: 'web' } },
      [
        'GET /api/account',
        'GET /api/account/features',
        'GET /api/account/settings',
        'GET /api/navigation/items',
        'GET /api/organizations/my',
        'GET /channels?limit=1',
        'GET /features',
        `GET ${policy}1&offset=0&sort=-updated_at&include_channels_applied_to=true`,
      ],
    ],
    [
      'OrganizationNav',
      { org: 'acme' },
      ['GET ', 'GET /channels?limit=1', `GET ${policy}1&offset=0&sort=-updated_at&include_channels_applied_to=true`],
    ],
    // One policy is applied, and requested by its ID.
    [
      'OrganizationOverview',
      { org: 'acme' },
      [
        'GET ',
        'GET /channels?limit=20&offset=0',
        'GET /channels?having=policy&limit=1&offset=0',
        'GET /channels?name=main',
        `GET ${policy}1&offset=0&sort=-updated_at&include_channels_applied_to=true`,
        'GET /repo-policies/{id}',
      ],
    ],
    [
      'OrganizationChannels',
      { org: 'acme', offset: 0 },
      ['GET ', 'GET /channels?limit=20&offset=0', 'GET /channels?name=main', 'GET /repo-policies/{id}'],
    ],
    // How many there are without the search, and the page.
    [
      'Policies',
      { org: 'acme', limit: 20, offset: 0, q: null, sort: 'UPDATED' },
      [
        'GET ',
        `GET ${policy}1&offset=0&sort=-updated_at&include_channels_applied_to=true`,
        `GET ${policy}20&offset=0&sort=-updated_at&include_channels_applied_to=true`,
      ],
    ],
    [
      'ChannelPackages',
      { org: 'acme', channel: 'approved', q: null, decision: 'ALL', offset: 0 },
      ['GET ', 'GET /channels/approved/details', 'GET /channels/approved/artifacts?limit=20&offset=0&decision=all'],
    ],
  ])('%s', async (name, variables, expected) => {
    await run(name, variables);
    calls = [];
    const { errors } = await run(name, variables);
    expect(errors).toBeUndefined();
    expect(
      calls.map((call) => call.replace(/\/repo-policies\/[\da-f-]{36}/, '/repo-policies/{id}')).toSorted(),
    ).toEqual(expected.toSorted());
  });
});

describe('the mutations of the web', () => {
  const input = (given: object): object => ({ input: { organization: 'acme', ...given } });
  const payloadOf = async <T extends object>(
    name: string,
    variables: object,
  ): Promise<T & { userErrors: { code: string; message: string; field: string[] }[] }> => {
    const { data, errors } = await run(name, variables);
    expect(errors).toBeUndefined();
    return Object.values(data!)[0] as never;
  };
  const channel = input({ channel: 'mutated' });
  /** Waits for a new or changed channel to be recomputed, because it rejects other requests until then. */
  const idle = async (): Promise<void> => {
    const { id } = await platform.core.db
      .selectFrom('channel')
      .select('id')
      .where('name', '=', 'mutated')
      .executeTakeFirstOrThrow();
    await platform.composition.areas.policy.runs.idle(id);
  };

  test('a channel from its making to its end, under a policy of its own', async () => {
    expect(
      await payloadOf(
        'CreateChannel',
        input({ name: 'mutated', visibility: 'INTERNAL', type: 'VIRTUAL', sources: ['main'] }),
      ),
    ).toMatchObject({
      channel: { name: 'mutated', type: 'VIRTUAL' },
      organization: { channelCount: expect.any(Number) as unknown },
      userErrors: [],
    });
    expect(
      (await payloadOf('CreateChannel', input({ name: 'mutated', visibility: 'INTERNAL', type: 'HOSTED' }))).userErrors,
    ).toMatchObject([{ code: 'NAME_TAKEN', field: ['name'] }]);
    expect(
      (await payloadOf('CreateChannel', input({ name: 'No Name', visibility: 'INTERNAL', type: 'HOSTED' }))).userErrors,
    ).toMatchObject([{ code: 'INVALID', field: ['name'] }]);
    expect(
      await payloadOf('UpdateChannelVisibility', input({ channel: 'mutated', visibility: 'PRIVATE' })),
    ).toMatchObject({
      channel: { visibility: 'PRIVATE' },
      userErrors: [],
    });
    const made = await payloadOf<{ policy: { id: string } }>('CreatePolicy', input({ name: 'Mutated', filters }));
    expect(made.userErrors).toEqual([]);
    expect(
      await payloadOf('UpdatePolicy', input({ policyId: made.policy.id, name: 'Mutated twice', filters })),
    ).toMatchObject({ policy: { id: made.policy.id }, userErrors: [] });
    expect((await payloadOf('CreatePolicy', input({ name: 'Mutated twice', filters }))).userErrors).toMatchObject([
      { code: 'NAME_TAKEN', field: ['name'] },
    ]);
    await idle();
    expect(await payloadOf('ApplyPolicy', input({ channel: 'mutated', policyId: made.policy.id }))).toMatchObject({
      run: { state: expect.any(String) as unknown },
      userErrors: [],
    });
    expect((await payloadOf('DeletePolicy', input({ policyId: made.policy.id }))).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    await idle();
    expect((await payloadOf('RemoveChannelPolicy', channel)).userErrors).toEqual([]);
    await expect
      .poll(async () => (await payloadOf('DeletePolicy', input({ policyId: made.policy.id }))).userErrors, {
        timeout: 60_000,
      })
      .toEqual([]);
    await payloadOf('CreatePolicy', input({ name: 'Mutated twice', filters }));
    expect((await payloadOf('RestorePolicy', input({ policyId: made.policy.id }))).userErrors).toMatchObject([
      {
        code: 'NAME_TAKEN',
        message: expect.stringContaining('Another policy now uses this name. Rename it') as unknown,
      },
    ]);
    const gone = await payloadOf<{ policy: { id: string } }>('CreatePolicy', input({ name: 'Mutated again', filters }));
    expect((await payloadOf('DeletePolicy', input({ policyId: gone.policy.id }))).userErrors).toEqual([]);
    expect(await payloadOf('RestorePolicy', input({ policyId: gone.policy.id }))).toMatchObject({
      policy: { id: gone.policy.id },
      userErrors: [],
    });
    expect(await payloadOf('DeleteChannel', channel)).toMatchObject({
      deletedId: expect.any(String) as unknown,
      userErrors: [],
    });
  });

  test('[GROUP-01] a group from its making to its end, with a person and a channel', async () => {
    const { id } = (await payloadOf<{ group: { id: string } }>('CreateGroup', input({ name: 'Mutated' }))).group;
    expect((await payloadOf('CreateGroup', input({ name: 'Mutated' }))).userErrors).toMatchObject([
      { code: 'NAME_TAKEN', field: ['name'] },
    ]);
    const { data } = await run('MembersToAdd', { org: 'acme', search: 'max' });
    const memberId = (data!['organization'] as { members: { nodes: { id: string }[] } }).members.nodes[0]!.id;
    const member = { ...input({ groupId: id, memberId }), offset: 0 };
    expect(await payloadOf('AddGroupMember', member)).toMatchObject({
      group: { memberCount: 1, members: { nodes: [{ id: memberId, user: { username: 'max' } }] } },
      userErrors: [],
    });
    const tied = { ...input({ groupId: id, channel: 'team' }), channelOffset: 0 };
    expect(await payloadOf('AddChannelToGroup', tied)).toMatchObject({
      group: { channelCount: 1, channelPage: { nodes: [{ name: 'team' }] } },
      userErrors: [],
    });
    expect(await payloadOf('RemoveGroupFromChannel', input({ groupId: id, channel: 'team' }))).toMatchObject({
      channel: { groups: [{ name: 'Release managers' }] },
      userErrors: [],
    });
    expect(await payloadOf('RemoveGroupMember', member)).toMatchObject({
      group: { memberCount: 0, members: { nodes: [] } },
      userErrors: [],
    });
    expect((await payloadOf('RemoveGroupMember', member)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await payloadOf('DeleteGroup', input({ groupId: id }))).toMatchObject({ deletedId: id, userErrors: [] });
  });

  test('[SVC-01] a service account from its making to its end, with a token and a group', async () => {
    const { id } = (
      await payloadOf<{ serviceAccount: { id: string } }>('CreateServiceAccount', input({ name: 'mutated' }))
    ).serviceAccount;
    const { data } = await run('ServiceAccounts', { org: 'acme' });
    const { groups } = data!['organization'] as { groups: { id: string; name: string }[] };
    expect(
      (await payloadOf('UpdateServiceAccount', input({ serviceAccountId: id, name: 'nightly-build' }))).userErrors,
    ).toMatchObject([{ code: 'NAME_TAKEN', field: ['name'] }]);
    expect(await payloadOf('UpdateServiceAccount', input({ serviceAccountId: id, name: 'renamed' }))).toMatchObject({
      serviceAccount: { id, name: 'renamed' },
      userErrors: [],
    });
    expect(
      await payloadOf('UpdateServiceAccountGroups', input({ serviceAccountId: id, groupIds: [groups[0]!.id] })),
    ).toMatchObject({
      serviceAccount: { groups: [{ groupId: groups[0]!.id, name: groups[0]!.name }] },
      userErrors: [],
    });
    const first = await payloadOf<{ secret: string }>('CreateServiceAccountToken', input({ serviceAccountId: id }));
    expect((await payloadOf('CreateServiceAccountToken', input({ serviceAccountId: id }))).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
    const second = await payloadOf<{ secret: string; serviceAccount: { token: { last4: string } } }>(
      'CreateServiceAccountToken',
      input({ serviceAccountId: id, renew: true }),
    );
    expect([second.secret === first.secret, second.secret.endsWith(second.serviceAccount.token.last4)]).toEqual([
      false,
      true,
    ]);
    expect(await payloadOf('RevokeServiceAccountToken', input({ serviceAccountId: id }))).toMatchObject({
      serviceAccount: { token: null },
      userErrors: [],
    });
    expect(await payloadOf('DeleteServiceAccount', input({ serviceAccountId: id }))).toMatchObject({
      deletedId: id,
      userErrors: [],
    });
  });

  test("the guide's pipeline runs with a key, and GraphQL says what a key is and lacks", async () => {
    const { id } = (
      await payloadOf<{ serviceAccount: { id: string } }>('CreateServiceAccount', input({ name: 'pipeline' }))
    ).serviceAccount;
    const keyWith = async (...scopes: string[]): Promise<string> =>
      (
        await payloadOf<{ secret: string }>(
          'CreateServiceAccountKey',
          input({ serviceAccountId: id, name: scopes.join(' '), scopes }),
        )
      ).secret;
    const key = await keyWith('POLICY_READ', 'POLICY_WRITE', 'POLICY_APPLY');
    const guide = readFileSync(join(root, 'docs/guides/integrate/service-account-keys.md'), 'utf8');
    const script = /```sh\n(#!\/bin\/sh[\s\S]*?)```/.exec(guide)![1]!;
    const { stdout } = await promisify(execFile)('sh', ['-c', script], {
      cwd: await mkdtemp(join(folder, 'pipeline-')),
      env: {
        PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
        TERRARIUM_URL: `http://127.0.0.1:${gateway.port}`,
        TERRARIUM_ORG: 'acme',
        TERRARIUM_TOKEN: key,
      },
    });
    expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({
      kind: 'service_account',
      name: 'pipeline',
      organization: { name: 'acme' },
    });
    const policies = await send('{ organization(name: "acme") { policies { nodes { name } } } }', {}, key);
    expect(JSON.stringify(policies.data)).toContain('From the pipeline');

    const account = (JSON.parse(stdout.trim().split('\n').at(-1)!) as { id: string }).id;
    const machine = new Hub({
      url: `http://127.0.0.1:${gateway.port}`,
      credential: clientCredentials({ id: account, key, scopes: ['policy:read'] }),
    });
    expect(await machine.graphql('{ callingServiceAccount { name scopes } }')).toEqual({
      callingServiceAccount: { name: 'pipeline', scopes: ['POLICY_READ'] },
    });

    const reading = await keyWith('AUDIT_READ');
    const asked = await send(
      `{ viewer { id } organization(name: "acme") { auditLog(first: 5) { nodes { action actorType actorName } } policies { totalCount } } }`,
      {},
      reading,
    );
    expect(asked.data).toMatchObject({
      viewer: null,
      organization: {
        auditLog: { nodes: expect.arrayContaining([expect.objectContaining({ actorName: 'pipeline' })]) },
        policies: null,
      },
    });
    expect(asked.errors).toMatchObject([{ path: ['organization', 'policies'], extensions: { code: 'FORBIDDEN' } }]);
    const written = await send(
      'mutation { createGroup(input: { organization: "acme", name: "No" }) { userErrors { code message } } }',
      {},
      reading,
    );
    expect(written.data).toMatchObject({
      createGroup: {
        userErrors: [{ code: 'NOT_ALLOWED', message: "Service accounts can't do this. It requires a signed-in user." }],
      },
    });
  });

  test('an organization from its making to its end, with a member', async () => {
    await payloadOf('CreateOrganization', { input: { name: 'mutated-org', title: 'Mutated' } });
    const max = await platform.core.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'max@acme.example')
      .executeTakeFirstOrThrow();
    const { id: organizationId } = await platform.core.db
      .selectFrom('organization')
      .select('id')
      .where('name', '=', 'mutated-org')
      .executeTakeFirstOrThrow();
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: organizationId, user_id: max.id, role: 'member' })
      .execute();
    const here = (given: object): object => ({ input: { organization: 'mutated-org', ...given } });
    const { data } = await run('Members', {
      org: 'mutated-org',
      offset: 0,
      search: 'max',
      role: 'MEMBER',
      invitationOffset: 0,
    });
    const [member] = (data!['organization'] as { members: { nodes: { id: string }[] } }).members.nodes;
    expect(await payloadOf('UpdateOrganization', here({ title: 'Mutated twice', bio: null }))).toMatchObject({
      organization: { title: 'Mutated twice' },
      userErrors: [],
    });
    expect(
      (await payloadOf('UpdateOrganizationFeatures', here({ features: [{ name: 'policy', isEnabled: true }] })))
        .userErrors,
    ).toEqual([]);
    expect((await payloadOf('LeaveOrganization', here({}))).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await payloadOf('UpdateMember', here({ memberId: member!.id, role: 'BILLING_MANAGER' }))).toMatchObject({
      member: { role: 'BILLING_MANAGER' },
      organization: { role: 'ADMIN' },
      userErrors: [],
    });
    const table = await run('MemberTable', { org: 'mutated-org' });
    expect((table.data!['organization'] as { membersCsv: string }).membersCsv).toContain(
      ',max@acme.example,billing_manager,',
    );
    expect(await payloadOf('RemoveMember', here({ memberId: member!.id }))).toMatchObject({
      removedId: member!.id,
      organization: { membersCount: 1 },
      userErrors: [],
    });
    expect(await payloadOf('DeleteOrganization', here({}))).toMatchObject({
      deletedId: expect.any(String) as unknown,
      userErrors: [],
    });
  });

  test('a token for channels is shown once and renewed', async () => {
    const first = await payloadOf<{ secret: string }>('CreateChannelToken', input({}));
    expect(first.userErrors).toEqual([]);
    expect((await payloadOf('CreateChannelToken', input({}))).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const second = await payloadOf<{ secret: string; channelToken: { last4: string } }>(
      'CreateChannelToken',
      input({ renew: true }),
    );
    expect(second.secret).not.toBe(first.secret);
    expect(second.secret.endsWith(second.channelToken.last4)).toBe(true);
  });
});
