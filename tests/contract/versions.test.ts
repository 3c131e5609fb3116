// Edits through GraphQL on a real platform: omitted fields stay unchanged, null clears, and the later of two concurrent
// edits gets a conflict.
import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  buildSchema,
  type GraphQLInputField,
  type GraphQLInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { aDraft } from '../../platform/src/policy/hub.testing.ts';
import { startPlatform, type TestPlatform } from '../../platform/src/testing/index.ts';
import type { TestOrganization, TestUser } from '../../platform/src/testing/index.ts';
import { toId } from '../../gateway/src/graphql/ids.ts';

const schema = buildSchema(schemaText());

let platform: TestPlatform;
let gateway: Gateway;
let acme: TestOrganization;
let ada: TestUser;
let max: TestUser;
const tokens = { ada: '', bob: '' };
let names: { ada: string; bob: string };

beforeAll(async () => {
  platform = await startPlatform({ config: { mirrorAllowPrivate: true, payments: 'test' } });
  ada = await platform.aUser();
  const bob = await platform.aUser();
  max = await platform.aUser();
  names = { ada: ada.username, bob: bob.username };
  acme = await platform.anOrganization({ members: { admin: [ada, bob], member: max } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  gateway = await startGateway({
    ...readConfig({
      PLATFORM_URL: platform.baseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      COOKIE_SECRET: 'a secret of at least thirty-two bytes',
    }),
  });
  tokens.ada = await platform.accessToken(ada.email);
  tokens.bob = await platform.accessToken(bob.email);
});
afterAll(async () => {
  await gateway?.close();
  await platform?.close();
});

type Fields = Record<string, unknown>;

async function ask(query: string, variables: Fields = {}, who: keyof typeof tokens = 'ada'): Promise<Fields> {
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Fields; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

interface Refusal {
  __typename: string;
  code: string;
  field?: string[] | null;
  reason?: string;
  changedBy?: string | null;
  changedAt?: string | null;
}

/** Runs an update and returns its errors. */
async function update(mutation: string, input: Fields, who: keyof typeof tokens = 'ada'): Promise<Refusal[]> {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const data = await ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { __typename code message field ... on ConflictError { reason changedBy changedAt } } } }`,
    { input },
    who,
  );
  return (data[mutation] as { userErrors: Refusal[] }).userErrors;
}

const organization = async <T>(selection: string): Promise<T> =>
  (await ask(`{ organization(name: "${acme.name}") { ${selection} } }`))['organization'] as T;
const rest = async <T>(path: string, json: Fields): Promise<T> => {
  const answer = await fetch(`${platform.baseUrl}/api/organizations/${acme.name}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.ada}` },
    body: JSON.stringify(json),
  });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as T;
};

let counter = 0;
const aName = (): string => `thing-${++counter}`;
async function aChannel(given: Fields = {}): Promise<string> {
  const name = aName();
  await rest('channels', { name, privacy: 'internal', type: 'hosted', ...given });
  return name;
}
/** A resource with fields that a mutation updates. */
interface Updated {
  /** What names it in the input. */
  key: Fields;
  /** Values of all fields, by their names in the input. */
  full: Fields;
  /** Other values for fields that must all be given. */
  other: Fields;
  /** Reads the fields, and the version that the next edit expects. */
  read: () => Promise<Fields>;
  /** The version argument; the opaque one by default. */
  expects?: 'expectedRevision';
  /** Fields that no reading shows as they were written. */
  hidden?: string[];
}

/** All mutations that update some fields of a resource and keep the others. */
const UPDATES: Record<string, () => Promise<Updated>> = {
  updatePolicy: async () => {
    const { id } = (
      (await ask(
        'mutation ($input: CreatePolicyInput!) { createPolicy(input: $input) { policy { id } userErrors { message } } }',
        { input: { organization: acme.name, name: 'A policy', description: 'x', filters: aDraft() } },
      )) as { createPolicy: { policy: { id: string } } }
    ).createPolicy.policy;
    return {
      key: { organization: acme.name, policyId: id },
      full: {
        name: 'A policy',
        description: 'Words',
        filters: aDraft({ names: { operator: 'in', values: ['numpy'] } }),
      },
      other: {
        name: 'Another policy',
        description: 'Other words',
        filters: aDraft({ names: { operator: 'in', values: ['scipy'] } }),
      },
      read: async () => {
        const { policy } = await organization<{ policy: Fields }>(
          `policy(id: "${id}") { name description filters revision }`,
        );
        return policy;
      },
      expects: 'expectedRevision',
      hidden: ['filter', 'rules'],
    };
  },
  updateCollection: async () => {
    const { id, name } = await rest<{ id: string; name: string }>('collections', {
      name: aName(),
      title: 'A title',
      privacy: 'internal',
      entries: [],
    });
    return {
      key: { organization: acme.name, collectionId: toId('Collection', acme.name, id) },
      full: { title: 'A title', description: 'Words', visibility: 'INTERNAL' },
      other: { title: 'Another title', description: 'Other words', visibility: 'PUBLIC' },
      read: async () =>
        (
          await ask(
            `{ collection(organization: "${acme.name}", name: "${name}") { title description visibility version } }`,
          )
        )['collection'] as Fields,
      // It is read by its name here, and entries need packages.
      hidden: ['name', 'entries'],
    };
  },
  updateInstallChecks: async () => {
    const channel = await aChannel();
    const probe = (label: string) => [{ label, specs: ['a'], subdirs: ['linux-64'], isRequired: true }];
    return {
      key: { organization: acme.name, channel },
      full: { holdsPublication: true, checkedDependencyCount: 5, includesEnvironments: true, checks: probe('one') },
      other: { holdsPublication: false, checkedDependencyCount: 7, includesEnvironments: false, checks: probe('two') },
      read: async () =>
        (
          await organization<{ channel: { installChecks: Fields } }>(
            `channel(name: "${channel}") { installChecks { holdsPublication checkedDependencyCount includesEnvironments checks { label specs subdirs isRequired } version } }`,
          )
        ).channel.installChecks,
    };
  },
  updateMirror: async () => {
    const channel = await aChannel({ type: 'external_mirror', source: 'http://127.0.0.1:9/nothing' });
    return {
      key: { organization: acme.name, channel },
      full: {
        listsRemovedFiles: true,
        maxBytesPerSecond: 4096,
        maxConcurrentDownloads: 2,
        syncIntervalMinutes: 60,
        downloadPolicy: 'ALL',
        lossLimitPercent: 40,
      },
      other: {
        listsRemovedFiles: false,
        maxBytesPerSecond: 8192,
        maxConcurrentDownloads: 3,
        syncIntervalMinutes: 90,
        downloadPolicy: 'ON_DEMAND',
        lossLimitPercent: 60,
      },
      read: async () =>
        (
          await organization<{ channel: { mirror: Fields } }>(
            `channel(name: "${channel}") { mirror { listsRemovedFiles maxBytesPerSecond maxConcurrentDownloads syncIntervalMinutes downloadPolicy lossLimitPercent version } }`,
          )
        ).channel.mirror,
      // Secrets are never readable; sources and specs trigger a sync.
      hidden: ['credentials', 'additionalSourceUrls', 'specs', 'excludes', 'subdirs'],
    };
  },
  updateOrganization: async () => ({
    key: { organization: acme.name },
    full: { title: 'Acme', bio: 'Words' },
    other: { title: 'Acme Inc', bio: 'Other words' },
    read: () => organization<Fields>('title bio version'),
  }),
  updateProject: async () => {
    const { createProject } = (await ask(
      `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } userErrors { message } } }`,
      { input: { name: aName(), title: 'P' } },
    )) as { createProject: { project: { id: string } } };
    const { id } = createProject.project;
    return {
      key: { projectId: id },
      full: { name: aName(), title: 'A title' },
      other: { name: aName(), title: 'Another title' },
      read: async () =>
        ((await ask(`{ node(id: "${id}") { ... on Project { name title version } } }`)) as { node: Fields }).node,
    };
  },
  updateProfile: async () => ({
    key: {},
    full: { firstName: 'Ada', lastName: 'Lovelace', username: names.ada },
    other: { firstName: 'Augusta', lastName: 'King', username: `${names.ada}-x` },
    read: async () => {
      const { viewer } = (await ask('{ viewer { firstName lastName username profile { version } } }')) as {
        viewer: Fields & { profile: Fields };
      };
      const { profile, ...fields } = viewer;
      return { ...fields, version: profile['version'] };
    },
  }),
  updateClientTrackingSettings: async () => ({
    key: { organization: acme.name },
    full: { isEnabled: true, retentionDays: 40, anonymizeClients: false },
    other: { isEnabled: false, retentionDays: 50, anonymizeClients: true },
    read: async () =>
      (
        await organization<{ clientTrackingSettings: Fields }>(
          'clientTrackingSettings { isEnabled retentionDays anonymizeClients version }',
        )
      ).clientTrackingSettings,
  }),
  updateBillingDetails: async () => {
    const details = `/api/payments/v2/organizations/${acme.name}/customer`;
    await (
      await platform.as(ada.email)
    )(details, { method: 'POST', json: {} });
    const address = { line1: 'Main Street 1', city: 'Berlin', country: 'DE' };
    return {
      key: { organization: acme.name },
      full: { name: 'Acme', email: 'a@example.org', taxId: 'DE123456789', address },
      other: {
        name: 'Acme Inc',
        email: 'b@example.org',
        taxId: 'DE987654321',
        address: { ...address, city: 'Bonn' },
      },
      read: async () =>
        (
          await ask(
            `{ paymentAccount(organization: "${acme.name}") { name email taxId address { line1 city country } version } }`,
          )
        )['paymentAccount'] as Fields,
    };
  },
  updateWebhook: async () => {
    const { id, webhook } = await rest<{ id?: string; webhook?: { id: string } }>('webhooks', {
      url: 'https://hooks.example.org/in',
    });
    const uuid = webhook?.id ?? id!;
    return {
      key: { organization: acme.name, webhookId: toId('Webhook', acme.name, uuid) },
      full: { url: 'https://hooks.example.org/a', description: 'Words', events: ['member.joined'], isEnabled: true },
      other: { url: 'https://hooks.example.org/b', description: 'Others', events: [], isEnabled: false },
      read: async () =>
        (
          await organization<{ webhooks: Fields[] }>('webhooks { uuid url description events isEnabled version }')
        ).webhooks.find((each) => each['uuid'] === uuid)!,
    };
  },
};

/** Inputs with optional fields that aren't partial updates, each with the reason. */
const OTHERS: Record<string, string> = {
  updateSubscription: 'a change of a plan asks for one thing at a time; tested with its version below',
  updateEnvironmentStatus: 'one optional field, tested below',
  updateException: 'one optional field, which is all that it changes',
  updateChannelVisibility: 'a confirmation, not a field',
  updatePaymentMethod: 'an organization, which says whose card it is',
  updateFileLabels: 'adds labels and takes labels away',
  updateAccountSettings:
    'choices of a person, which no form edits; platform/src/account/settings.ts leaves what is not sent',
  updateHubUser: 'switches for an operator; platform/src/operator/operator.test.ts',
};

/** Updates that replace a thing as a whole, so that their defaults write over nothing, each with the reason. */
const WHOLE: Record<string, string> = {
  updatePackageMapping: 'the evidence belongs to the mappings that are sent with it',
  updateProjectFile: 'the encoding says how the content is sent',
  updateMirrorToken: 'the source says which token is taken now',
};

const isVersion = ({ name }: GraphQLInputField): boolean => name.startsWith('expected');
const mutations = Object.values(schema.getMutationType()!.getFields()).flatMap((field) => {
  const input = getNamedType(field.args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) ? [{ name: field.name, input }] : [];
});
const optionalOf = (input: GraphQLInputObjectType): GraphQLInputField[] =>
  Object.values(input.getFields()).filter((field) => !isNonNullType(field.type) && !isVersion(field));

test('every mutation that updates optional fields takes part, or is listed with the reason', () => {
  const updating = mutations
    .filter(({ name, input }) => /^(update|change|set|edit|move)/.test(name) && optionalOf(input).length > 0)
    .map(({ name }) => name);
  expect(updating.filter((name) => !(name in UPDATES) && !(name in OTHERS))).toEqual([]);
  expect([...Object.keys(UPDATES), ...Object.keys(OTHERS)].filter((name) => !updating.includes(name))).toEqual([]);
});

test('no input of an update has a default, which would write over what is not sent', () => {
  const defaults = mutations
    .filter(({ name }) => /^(update|change|edit)/.test(name) || name in UPDATES)
    .filter(({ input }) => Object.values(input.getFields()).some(({ defaultValue }) => defaultValue !== undefined))
    .map(({ name }) => name);
  expect(defaults.toSorted()).toEqual(Object.keys(WHOLE).toSorted());
});

describe.each(Object.keys(UPDATES))('%s', (mutation) => {
  const { input } = mutations.find(({ name }) => name === mutation)!;
  let thing: Updated;
  beforeAll(async () => {
    thing = await UPDATES[mutation]!();
  });
  /** Fields without the version, with normalized written values. */
  const fields = async (): Promise<Fields> => {
    const { version: _version, revision: _revision, ...read } = await thing.read();
    return read;
  };
  const versionNow = async (): Promise<Fields> => {
    const now = await thing.read();
    return thing.expects ? { expectedRevision: now['revision'] } : { expectedVersion: now['version'] };
  };

  test('changes the field that is sent and no other', async () => {
    const optional = optionalOf(input).map(({ name }) => name);
    expect(
      optional.filter((name) => !(name in thing.full) && !thing.hidden?.includes(name) && !(name in thing.key)),
    ).toEqual([]);
    for (const name of Object.keys(thing.full)) {
      expect(await update(mutation, { ...thing.key, ...thing.full })).toEqual([]);
      const before = await fields();
      expect([name, await update(mutation, { ...thing.key, [name]: thing.other[name] })]).toEqual([name, []]);
      const after = await fields();
      expect([name, after[name]]).not.toEqual([name, before[name]]);
      expect({ ...after, [name]: before[name] }).toEqual(before);
    }
  });

  test("null clears a field, or is rejected by the field's name", async () => {
    for (const name of Object.keys(thing.full)) {
      expect(await update(mutation, { ...thing.key, ...thing.full })).toEqual([]);
      const before = await fields();
      const problems = await update(mutation, { ...thing.key, [name]: null });
      const after = await fields();
      expect({ ...after, [name]: before[name] }).toEqual(before);
      const isEmpty = Array.isArray(after[name])
        ? after[name].length === 0
        : [null, '', 0, false].includes(after[name] as never);
      if (problems.length === 0) expect([name, after[name], isEmpty]).toEqual([name, after[name], true]);
      else {
        expect(problems).toMatchObject([{ code: 'INVALID', field: expect.arrayContaining([name]) }]);
        expect([name, after[name]]).toEqual([name, before[name]]);
      }
    }
  });

  test('of two concurrent edits of a version, one gets a conflict with the first editor', async () => {
    expect(await update(mutation, { ...thing.key, ...thing.full })).toEqual([]);
    const expected = await versionNow();
    const second = mutation === 'updateProfile' || mutation === 'updateProject' ? 'ada' : 'bob';
    const [one, two] = Object.keys(thing.full);
    const answers = await Promise.all([
      update(mutation, { ...thing.key, [one!]: thing.other[one!], ...expected }),
      update(mutation, { ...thing.key, [two!]: thing.other[two!], ...expected }, second),
    ]);
    expect(answers.map(({ length }) => length).sort()).toEqual([0, 1]);
    const late = answers.findIndex(({ length }) => length === 1);
    expect(answers[late]).toMatchObject([
      {
        __typename: 'ConflictError',
        code: 'CONFLICT',
        reason: 'changed_meanwhile',
        changedBy: late === 1 ? expect.stringContaining(names.ada) : expect.any(String),
        changedAt: expect.any(String),
      },
    ]);
    expect(await update(mutation, { ...thing.key, [one!]: thing.full[one!], ...(await versionNow()) })).toEqual([]);
  });
});

describe('one field alone', () => {
  const race = async (mutation: string, inputs: [Fields, Fields]): Promise<void> => {
    const answers = await Promise.all([update(mutation, inputs[0]), update(mutation, inputs[1], 'bob')]);
    expect(answers.flat()).toMatchObject([{ __typename: 'ConflictError', reason: 'changed_meanwhile' }]);
  };

  test('a role', async () => {
    const { members } = await organization<{ members: { nodes: { id: string; version: string; user: Fields }[] } }>(
      'members(first: 10) { nodes { id version user { username } } }',
    );
    const { id, version } = members.nodes.find(({ user }) => user['username'] === max.username)!;
    const of = { organization: acme.name, memberId: id, expectedVersion: version };
    await race('updateMember', [
      { ...of, role: 'ADMIN' },
      { ...of, role: 'BILLING_MANAGER' },
    ]);
  });

  test('a README and the settings of a channel', async () => {
    const channel = await aChannel();
    const read = await organization<{ channel: { version: string; readme: { version: string } } }>(
      `channel(name: "${channel}") { version readme { version } }`,
    );
    const of = { organization: acme.name, channel };
    await race('updateChannelReadme', [
      { ...of, text: 'One', expectedVersion: read.channel.readme.version },
      { ...of, text: 'Two', expectedVersion: read.channel.readme.version },
    ]);
    await race('updateChannelDescription', [
      { ...of, description: 'One', expectedVersion: read.channel.version },
      { ...of, description: 'Two', expectedVersion: read.channel.version },
    ]);
  });

  test('a plan', async () => {
    const { subscriptions } = await organization<{ subscriptions: { id: string; version: string }[] }>(
      'subscriptions { id version }',
    );
    const of = { subscriptionId: subscriptions[0]!.id, expectedVersion: subscriptions[0]!.version };
    await race('updateSubscription', [
      { ...of, cancelAtPeriodEnd: true },
      { ...of, cancelAtPeriodEnd: true },
    ]);
  });

  test('the comment of an environment stays when its status changes, and null clears it', async () => {
    const { id } = await (async () => {
      const answer = await fetch(`${platform.baseUrl}/api/environments/organizations/${acme.name}/environments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.ada}` },
        body: JSON.stringify({
          name: 'dev',
          prefix: '/envs/dev',
          device: 'laptop',
          platform: 'linux-64',
          packages: [{ name: 'a', version: '1', build: '0', channel: 'main', subdir: 'linux-64' }],
        }),
      });
      return (await answer.json()) as { id: string };
    })();
    const of = { organization: acme.name, environmentId: toId('Environment', acme.name, id) };
    const said = async () =>
      (
        await organization<{ environment: { state: Fields } }>(
          `environment(environmentId: "${id}") { state { status customMessage } }`,
        )
      ).environment.state;
    expect(await update('updateEnvironmentStatus', { ...of, status: 'APPROVED', customMessage: 'Fine' })).toEqual([]);
    expect(await update('updateEnvironmentStatus', { ...of, status: 'NEEDS_ATTENTION' })).toEqual([]);
    expect(await said()).toMatchObject({ status: 'NEEDS_ATTENTION', customMessage: 'Fine' });
    expect(await update('updateEnvironmentStatus', { ...of, status: 'APPROVED', customMessage: null })).toEqual([]);
    expect(await said()).toMatchObject({ customMessage: null });
  });
});
