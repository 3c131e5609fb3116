// Requests every field with `@rest` from the gateway with the real platform and the sample hub. Each must make the call
// that it names, and show what the response contains.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { emptyFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { aRecord, aRepodata, startServer, type ChannelServer } from '../../platform/src/mirror/server.testing.ts';
import { loadSample } from '../../platform/src/sample-loader/index.ts';
import { startPlatform, type Send, type TestPlatform } from '../../platform/src/testing/index.ts';
import { copySample } from '../faults/support/sample.ts';
import { makes, restFields } from './restFields/directives.ts';
import { argumentOf, waysOf } from './twins/graphql.ts';
import { idle } from './twins/house.ts';
import {
  codeOf,
  ENDS,
  INPUTS,
  MAKES,
  PASSWORD,
  PEOPLE,
  type Ask,
  type Known,
  type Made,
} from './restFields/mutations.ts';
import { selectionOf } from './restFields/selection.ts';

const schema = buildSchema(schemaText());
const fields = restFields(schema);

let folder: string;
let platform: TestPlatform;
let recorder: Server;
let gateway: Gateway;
let source: ChannelServer;
/** Access tokens by caller. */
const tokens = new Map<string, string>();
/** REST calls of the current operation. */
let made: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-rest-fields-'));
  await copySample(folder);
  platform = await startPlatform({
    dataDir: folder,
    config: {
      payments: 'test',
      defaultPlan: 'enterprise_subscription',
      defaultPersonPlan: 'free_subscription',
      mirrorAllowPrivate: true,
      webhookAllowHttp: true,
      webhookAllowPrivate: true,
    },
  });
  // With a database server (`TEST_DATABASE_URL`), the copied data isn't used.
  await loadSample(platform.core, platform.composition.areas, () => undefined);
  recorder = createServer((request, response) => {
    made.push(`${request.method} ${request.url}`);
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
    recorder.listen(0, '127.0.0.1', resolve);
  });
  source = await startServer();
  const record = aRecord({ name: 'mirrored', version: '1.0', build: '0' });
  source.answers.set('/linux-64/repodata.json', aRepodata([record]));
  source.answers.set('/noarch/repodata.json', aRepodata([]));
  source.answers.set('/hook', 'ok');
  known['sourceUrl'] = source.url;
  gateway = await startGateway({
    ...readConfig({
      PLATFORM_URL: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      COOKIE_SECRET: 'a secret of at least thirty-two bytes',
    }),
    quotas: { points: 1e9, visitorPoints: 1e9, concurrency: 20, calls: 5_000 },
  });
  for (const [name, email] of Object.entries(PEOPLE)) {
    await platform.aUser({ email, password: PASSWORD });
    tokens.set(name, await platform.accessToken(email));
  }
  tokens.set('ada', await platform.accessToken('ada@acme.example'));
});
afterAll(async () => {
  await gateway?.close();
  await source?.close();
  recorder?.closeAllConnections();
  recorder?.close();
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string } }[];
}
async function send(query: string, variables: object, as = 'ada', tries = 1): Promise<Answer> {
  made = [];
  const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as === 'nobody' ? {} : { authorization: `Bearer ${tokens.get(as)!}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as Answer;
  noteIds(answer.data);
  const isRetried = isLate(answer) && tries < 5 && !query.startsWith('mutation');
  return isRetried ? send(query, variables, as, tries + 1) : answer;
}

const rest: Send = async (...request) => (await platform.as('ada@acme.example'))(...request);

/** What earlier responses contained. */
const known: Known = {};
/** Number of parts in the global IDs of each type, with a field that contained such an ID. */
const idParts = new Map<string, Map<number, string>>();
/** Calls made by fields that name them, as `Type.field METHOD path`. */
const seen = new Set<string>();

function note(name: string): void {
  const { calls } = fields.find((field) => field.name === name)!;
  const found = calls.filter((call) => made.some((each) => makes(each, call)));
  for (const { method, path } of found) seen.add(`${name} ${method} ${path}`);
  expect(found, `${name} made ${made.join(', ')}`).not.toEqual([]);
}

const ask: Ask = async (query, as) => {
  const { data, errors } = await send(query, {}, as);
  expect(errors, query).toBeUndefined();
  return data;
};

/** Type and parts of a global ID; undefined for other values. */
function partsOf(id: string): [type: string, ...parts: string[]] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString());
    return Array.isArray(parts) && parts.length > 1 ? (parts as [string, ...string[]]) : undefined;
  } catch {
    return undefined;
  }
}

/** The UUID or name in a global ID. */
const partOf = (id: string): string => partsOf(id)?.at(-1) ?? id;

/** Notes the global IDs of a response. */
function noteIds(value: unknown, field = ''): void {
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) noteIds(each, Array.isArray(value) ? field : key);
  const [type, ...parts] = (typeof value === 'string' && /(?:_|^)id$|Ids?$/.test(field) && partsOf(value)) || [];
  if (type === undefined) return;
  const counts = idParts.get(type) ?? new Map<number, string>();
  idParts.set(type, counts.set(parts.length, counts.get(parts.length) ?? field));
}

function inputOf(mutation: string, { input }: Made): object {
  const [argument] = schema.getMutationType()!.getFields()[mutation]!.args;
  const type = argument && getNamedType(argument.type);
  if (!isInputObjectType(type)) return {};
  const given = { ...input?.(known) } as Record<string, unknown>;
  for (const field of Object.values(type.getFields())) {
    if (field.name in given || !isRequiredInputField(field)) continue;
    const inner = getNamedType(field.type);
    const id = known[field.name];
    const value =
      id === undefined
        ? (INPUTS[field.name] ?? (isEnumType(inner) ? inner.getValues()[0]!.name : undefined))
        : inner.name === 'ID'
          ? id
          : partOf(id);
    if (value === undefined)
      throw new Error(`Give '${field.name}' of ${mutation} a value in tests/contract/restFields/mutations.ts.`);
    given[field.name] = value;
  }
  return { input: given };
}

async function change(mutation: string, how: Made = {}): Promise<void> {
  const field = schema.getMutationType()!.getFields()[mutation]!;
  const [argument] = field.args;
  const selection = selectionOf(schema, getNamedType(field.type), 2);
  await idle(platform);
  Object.assign(known, await how.before?.(ask, rest, known));
  const variables = inputOf(mutation, how);
  const text = argument
    ? `mutation ($input: ${String(argument.type)}) { ${mutation}(input: $input) ${selection} }`
    : `mutation { ${mutation} ${selection} }`;
  let { data, errors } = await send(text, variables, how.as);
  // A change before can start a run after the channels were idle.
  for (
    let tries = 1;
    tries < 10 && how.error === undefined && JSON.stringify(data).includes('"run_under_way"');
    tries++
  ) {
    await idle(platform);
    ({ data, errors } = await send(text, variables, how.as));
  }
  expect(faults(errors), JSON.stringify(variables)).toEqual([]);
  if (!how.isUncalled) note(`Mutation.${mutation}`);
  const payload = plain(data![mutation]) as Record<string, unknown>;
  const codes = (payload['userErrors'] as { code: string; message: string }[]).map(({ code, message }) =>
    code === how.error ? code : `${code} ${message}`,
  );
  expect(codes, JSON.stringify(variables)).toEqual(how.error === undefined ? [] : [how.error]);
  if (codes.length > 0) return;
  for (const [name, value] of Object.entries(payload))
    for (const [key, each] of Object.entries({
      [name]: value,
      ...(typeof value === 'object' ? value : null),
    }).toReversed())
      if (/^id$|Id$/.test(key) && typeof each === 'string') known[key === 'id' ? `${name}Id` : key] = each;
  Object.assign(known, how.keep?.(payload, known));
}

/** Whether a service took too long, as on a busy machine: then the response tests nothing. */
const isLate = ({ errors }: Pick<Answer, 'errors'>): boolean =>
  errors?.some(({ extensions }) => extensions.code === 'UPSTREAM_TIMEOUT') === true;

/**
 * Errors of a response, except for timeouts, and for fields below the requested one that only some callers can read.
 */
const faults = (errors: Answer['errors'] = []): string[] =>
  errors
    .filter(({ extensions }) => extensions.code !== 'UPSTREAM_TIMEOUT')
    .filter(({ path, extensions }) => extensions.code !== 'FORBIDDEN' || !String(path?.at(-1)).includes('_'))
    .map(({ message, path }) => `${path?.join('.')}: ${message}`);

/** The response under the names of the schema. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      /^[A-Z]\w*_/.test(key) ? key.slice(key.indexOf('_') + 1) : key,
      plain(each),
    ]),
  );
}

describe('creates and changes', () => {
  test.each(MAKES)('%s', change);
});
/** Fields through which other types aren't reached: lists, where a field that names one thing shows more. */
const NO_WAY = new Set([
  'Query.node',
  'Query.nodes',
  'Query.packages',
  'Query.channelPackages',
  'Query.cves',
  'Organization.channels',
  'Organization.groups',
]);
const ways = new Map([...waysOf(schema, NO_WAY)].map(([type, way]) => [type.name, way]));
/** Who requests a field; ada by default. */
const AS: Record<string, string> = {
  'Query.checkout': 'nora',
  'Query.educationOffer': 'nora',
  'Query.invitation': 'decliner',
  'User.remainingRecoveryCodeCount': 'nora',
};
const team = { channel: 'team' };
const mirrored = { channel: 'mirrored' };
/** Values that a field needs, because not every channel has its data. */
const OF_FIELD: Record<string, Record<string, string>> = {
  'Channel.mirror': mirrored,
  'Channel.skippedRecords': mirrored,
  'Channel.skippedRecordsCsv': mirrored,
  'Channel.incomingBundles': team,
  'Channel.policyMonitoring': { channel: 'promoted' },
  'PackageMetadata.paths': team,
  'Channel.run': { channel: 'made' },
  'Channel.promotionPlan': { channel: 'promoted' },
  'Channel.sbom': team,
  'Channel.fileHistory': team,
  'Channel.decisionExplanation': team,
  'Channel.signatures': team,
};
/** Values of arguments that the twin test doesn't use, by `Type.field.argument` or name. */
const ARGUMENTS: Record<string, () => unknown> = {
  cveId: () => known['cveId'],
  subdir: () => known['subdir'],
  selection: () => ({
    sourceOrganization: 'acme',
    sourceChannel: 'team',
    files: [{ subdir: known['subdir'], fileName: known['fileName'] }],
  }),
  'Query.outboxMail.id': () => known['mailId'],
  // Either these or `rules` are needed.
  'Organization.policyImpact.filters': emptyFilters,
  'Organization.exceptionSuggestions.filters': emptyFilters,
  'Organization.environmentImpact.filters': emptyFilters,
  'Environment.policyImpact.filters': emptyFilters,
  'Operator.user.userId': () => known['userId'],
  'Operator.organization.name': () => 'acme',
  'Organization.packageUsage.package': () => 'numpy',
  'Organization.vexStatementPreview.status': () => 'UNDER_INVESTIGATION',
};
/** Fields without data on this hub, each with the reason. */
const EMPTY: Record<string, string> = {
  'Query.authorizationRequest': 'needs the cookie of the browser that began',
  'Query.deviceRequest': 'no device asks',
  'Channel.signatures': 'nobody signed the file',
  'Query.notebookServerUrl': 'this hub has no notebook server',
};
function valuesOf(name: string): Record<string, string> {
  const part = (input: string): string => partOf(known[input] ?? 'missing');
  return {
    org: 'acme',
    channel: 'approved',
    teamChannel: 'team',
    name: 'numpy',
    word: 'numpy',
    collection: 'first-steps',
    code: known['code']!,
    sharedNotebook: known['sharedNotebook']!,
    ownCheckout: known['checkoutId']!,
    ownProject: part('projectId'),
    run: part('policyRunId'),
    group: part('groupId'),
    serviceAccount: part('serviceAccountId'),
    policy: part('policyId'),
    user: known['memberUser']!,
    request: part('requestId'),
    environment: part('environmentId'),
    webhook: part('webhookId'),
    file: known['fileName']!,
    ...(OF_FIELD[name] === team ? { name: known['fileName']!.split('-').slice(0, -2).join('-') } : {}),
    ...OF_FIELD[name],
  };
}
/** A field as it is requested, with its arguments as variables. */
function called(
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  values: Record<string, string>,
  variables: Map<string, [type: string, value: unknown]>,
): string {
  const parts = field.args.flatMap((argument) => {
    const own = ARGUMENTS[`${parent.name}.${field.name}.${argument.name}`];
    if (!isRequiredArgument(argument) && argument.name !== 'first' && own === undefined) return [];
    const inner = getNamedType(argument.type);
    const value =
      argument.name === 'first'
        ? 3
        : ((own ?? ARGUMENTS[argument.name])?.() ??
          argumentOf(parent, field, argument.name)?.(values) ??
          (isEnumType(inner) ? inner.getValues()[0]!.name : undefined));
    if (value === undefined) throw new Error(`Give '${parent.name}.${field.name}.${argument.name}' a value.`);
    const name = `v${variables.size}`;
    variables.set(name, [String(argument.type), value]);
    return [`${argument.name}: $${name}`];
  });
  return `${field.name}${parts.length > 0 ? `(${parts.join(', ')})` : ''}`;
}

const reads = fields.filter(({ type }) => type.name !== 'Mutation' && ways.has(type.name));
describe('reads', () => {
  beforeAll(async () => {
    const { outbox } = (await ask('{ outbox(first: 1) { nodes { id } } }')) as { outbox: { nodes: { id: string }[] } };
    Object.assign(known, { mailId: outbox.nodes[0]!.id }, await codeOf('decliner')(ask, rest));
  });

  test.each(reads.map(({ name }) => name))('%s', async (name) => {
    const { type, field } = reads.find((each) => each.name === name)!;
    const values = valuesOf(name);
    const variables = new Map<string, [type: string, value: unknown]>();
    let text = `{ asked: ${called(type, field, values, variables)} ${selectionOf(schema, getNamedType(field.type), 2)} }`;
    for (const step of ways.get(type.name)!.toReversed()) {
      const inner = isObjectType(getNamedType(step.field.type)) ? text : `{ ... on ${step.to.name} ${text} }`;
      text = `{ ${called(step.parent, step.field, values, variables)} ${inner} }`;
    }
    const declared = [...variables].map(([each, [of]]) => `$${each}: ${of}`).join(', ');
    const { data, errors } = await send(
      `query ${declared === '' ? '' : `(${declared})`} ${text}`,
      Object.fromEntries([...variables].map(([each, [, value]]) => [each, value])),
      AS[name],
    );
    expect(faults(errors)).toEqual([]);
    note(name);
    const found: unknown[] = [];
    JSON.stringify(data, (key, each: unknown) => {
      if (key === 'asked') found.push(each);
      return each;
    });
    if (!(name in EMPTY) && !isLate({ ...(errors && { errors }) }))
      expect(
        found.filter((each) => each !== null),
        `null; made ${made.join(', ')}`,
      ).not.toEqual([]);
  });
});

/** Queries with the calls of fields that name several. */
const VARIANTS: [query: string, fields: string[]][] = [
  ...['', ', subchannel: "approved"'].map((subchannel): [string, string[]] => [
    `{ channelPackages(channel: "main"${subchannel}) { package(name: "numpy") {
      dependencies { name } dependents { name } files(first: 1) { nodes { cves { externalId } } } } } }`,
    [
      'Query.channelPackages',
      'ChannelPackages.package',
      'Package.dependencies',
      'Package.dependents',
      'Package.files',
      'PackageFile.cves',
    ],
  ]),
  ['{ organization(name: "acme") { channels { cves(first: 1) { totalCount } } } }', ['Channel.cves']],
  [
    '{ organization(name: "acme") { channel(name: "main") { packages(first: 3) { nodes { files(first: 1) { totalCount } } } } } }',
    ['Package.files'],
  ],
  ['{ featureFlags(context: { organization: "acme" }) { key } }', ['Query.featureFlags']],
  [
    '{ invoicePreview(input: { productCode: STARTER_SUBSCRIPTION, billingCycle: MONTHLY, quantity: 1 }) { total } }',
    ['Query.invoicePreview'],
  ],
  [
    '{ paymentAccount(organization: "acme") { invoices { number } } }',
    ['Query.paymentAccount', 'PaymentAccount.invoices'],
  ],
];
test.each(VARIANTS)('%s', async (query, names) => {
  const { errors } = await send(query, {});
  expect(faults(errors)).toEqual([]);
  for (const name of names) note(name);
});

describe('deletes', () => {
  test.each(ENDS)('%s', change);
});

test('every call that a field names is made by it', () => {
  const named = fields.flatMap(({ name, calls }) => calls.map(({ method, path }) => `${name} ${method} ${path}`));
  const uncalled = new Set(MAKES.filter(([, how]) => how?.isUncalled).map(([name]) => `Mutation.${name}`));
  // Subscriptions wait at their call (gateway/src/live/live.test.ts).
  const missing = named.filter((each) => !seen.has(each) && !uncalled.has(each.split(' ')[0]!));
  expect(missing.filter((each) => !each.startsWith('LiveUpdates.'))).toEqual([]);
});

test('all global IDs of a type have the same parts', () => {
  expect(idParts.size).toBeGreaterThan(20);
  const different = [...idParts].filter(([, counts]) => counts.size > 1);
  expect(different.map(([type, counts]) => [type, Object.fromEntries(counts)])).toEqual([]);
});

test('every mutation is requested', () => {
  const asked = new Set([...MAKES, ...ENDS].map(([name]) => `Mutation.${name}`));
  expect(fields.map(({ name }) => name).filter((name) => name.startsWith('Mutation.') && !asked.has(name))).toEqual([]);
});
