// Typed rules of policies on a real platform: every facet and comparator is stored as its JSON form is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FACETS, facetEntry } from '../../domain/policy/facets.ts';
import { group, simple } from '../../domain/policy/testing/builders.ts';
import type { Comparator, CompoundFilter, Criterion, FilterNode, SimpleFilter } from '@terrarium/domain/policy';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type IntrospectionQuery,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import type { PolicyRuleInput } from '../../gateway/src/gen/schema.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { startPlatform, type TestPlatform } from '../../platform/src/testing/index.ts';

let platform: TestPlatform;
let gateway: Gateway;
let organization: string;
let token: string;

beforeAll(async () => {
  platform = await startPlatform();
  const ada = await platform.aUser();
  const acme = await platform.anOrganization({ members: { admin: ada } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  organization = acme.name;
  gateway = await startGateway(
    readConfig({
      PLATFORM_URL: platform.baseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      COOKIE_SECRET: 'a secret of at least thirty-two bytes',
    }),
  );
  token = await platform.accessToken(ada.email);
});
afterAll(async () => {
  await gateway?.close();
  await platform?.close();
});

interface Answer {
  data?: Record<string, { policy: { id: string; filters: object } | null; userErrors: object[] }>;
  errors?: { message: string; extensions: { code: string } }[];
}

async function ask(query: string, variables: object = {}): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}

const CREATE =
  'mutation($input: CreatePolicyInput!) { createPolicy(input: $input) { policy { id filters } userErrors { message field } } }';
const UPDATE =
  'mutation($input: UpdatePolicyInput!) { updatePolicy(input: $input) { policy { id filters } userErrors { message field } } }';
const create = (input: object) => ask(CREATE, { input: { organization, ...input } });

/** A criterion that each facet accepts with each of its comparators. */
const CRITERIA: Record<string, Criterion> = {
  platform: ['linux-64', 'noarch'],
  license_family: ['gpl', 'Public-Domain'],
  conda_spec: ['airflow<1.0', 'numpy'],
  conda_spec_exception: ['pytorch'],
  package_from_date: '2024-03-09',
  package_to_date: 'P14D',
  install_scripts: ['link', 'unknown'],
  cve_score: 7.5,
  cve_status: ['active', 'disputed'],
  cve_allowlist: ['CVE-2021-44228'],
  cve_epss: 0.25,
  cve_epss_percentile: 95,
  vulnerability_state: ['unknown', 'none_known'],
};
/** Facets that have only the JSON form. */
const JSON_ONLY = ['package_age'];

const conditions: SimpleFilter[] = FACETS.filter((facet) => !JSON_ONLY.includes(facet)).flatMap((facet) => {
  const { comparators, criterion } = facetEntry(facet)!;
  const values: Criterion[] = criterion.kind === 'switch' ? [true, false] : [CRITERIA[facet]!];
  if (criterion.kind === 'list') values.push([]);
  return comparators.flatMap((comparator: Comparator) => values.map((value) => simple(facet, comparator, value)));
});

const camel = (name: string): string => name.replaceAll(/_./g, ([, letter]) => letter!.toUpperCase());
/** The typed form of a filter, by the names that the guide promises. */
const typed = (node: FilterNode): object =>
  'subfilters' in node
    ? { [node.operator === 'AND' ? 'all' : 'any']: node.subfilters.map(typed) }
    : {
        [camel(node.facet)]:
          typeof node.criterion === 'boolean' ? node.criterion : { [camel(node.comparator)]: node.criterion },
      };
const typedRules = (filters: Record<string, CompoundFilter>): object =>
  Object.fromEntries(
    Object.entries(filters).map(([section, { subfilters }]) => [camel(section), subfilters.map(typed)]),
  );

test('every facet and comparator is stored as in JSON, in every section and inside groups', async () => {
  expect(conditions.length).toBeGreaterThan(50);
  const filters = {
    add_packages: group('AND', group('OR', ...conditions, group('AND', ...conditions)), ...conditions),
    remove_packages: group('OR', ...conditions, group('AND', ...conditions)),
    exceptions: group('AND', ...conditions),
  };
  const json = await create({ name: 'In JSON', filters });
  const rules = await create({ name: 'With types', rules: typedRules(filters) });
  expect([json.errors, rules.errors]).toEqual([undefined, undefined]);
  expect([json.data?.['createPolicy']?.userErrors, rules.data?.['createPolicy']?.userErrors]).toEqual([[], []]);
  expect(rules.data?.['createPolicy']?.policy?.filters).toEqual(json.data?.['createPolicy']?.policy?.filters);
  const stored = rules.data?.['createPolicy']?.policy?.filters as Record<string, CompoundFilter>;
  expect(stored['exceptions']!.subfilters).toEqual(conditions);
});

test('the example of the guide works', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/reference/graphql.md'), 'utf8');
  const [, example = ''] = /```graphql\n(mutation \{\n  createPolicy[^]*?)```/.exec(guide) ?? [];
  const { data, errors } = await ask(example.replace('"acme"', JSON.stringify(organization)));
  expect(errors).toBeUndefined();
  expect(data!['createPolicy']!.userErrors).toEqual([]);
  expect(data!['createPolicy']!.policy?.filters).toMatchObject({
    add_packages: {
      subfilters: [
        simple('license_family', 'not_in', ['AGPL']),
        simple('package_to_date', 'less_than_equal_to', 'P14D'),
      ],
    },
    exceptions: group('AND', simple('conda_spec_exception', 'in', ['openssl>=3'])),
  });
});

test('an update with rules replaces the filters; without either, they stay', async () => {
  const { data } = await create({ name: 'To change', rules: { addPackages: [{ onlySigned: true }] } });
  const { id: policyId, filters } = data!['createPolicy']!.policy!;
  const update = async (fields: object) =>
    (await ask(UPDATE, { input: { organization, policyId, ...fields } })).data!['updatePolicy']!;
  expect((await update({ description: 'Signed', rules: null })).policy?.filters).toEqual(filters);
  const changed = await update({ rules: { removePackages: [{ cveScore: { greaterThan: 7 } }] } });
  expect(changed.userErrors).toEqual([]);
  expect(changed.policy?.filters).toEqual({
    add_packages: { type: 'compound', operator: 'AND', subfilters: [] },
    remove_packages: group('OR', simple('cve_score', 'greater_than', 7)),
    exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
  });
  expect((await update({ rules: {}, filters: {} })).userErrors).toEqual([
    { message: 'Set exactly one of filters, rules, and filter.', field: ['filters'] },
  ]);
});

test('errors name the rules that were sent', async () => {
  const { data } = await create({
    name: 'Wrong',
    rules: {
      addPackages: [{ onlySigned: true }, { condaSpec: { in: ['numpy', 'a==='] } }],
      removePackages: [{ all: [{ cveStatus: { notIn: ['odd'] } }, { any: [{ cveScore: { equal: 77 } }] }] }],
    },
  });
  expect(data!['createPolicy']!.userErrors).toEqual([
    { message: 'Error: invalid matchspec a===', field: ['rules', 'addPackages', '1', 'condaSpec', 'in', '1'] },
    expect.objectContaining({ field: ['rules', 'removePackages', '0', 'all', '0', 'cveStatus', 'notIn', '0'] }),
    expect.objectContaining({ field: ['rules', 'removePackages', '0', 'all', '1', 'any', '0', 'cveScore', 'equal'] }),
  ]);
  let deep: object = { onlySigned: true };
  for (let i = 0; i < 20; i++) deep = { all: [deep] };
  const nested = await create({ name: 'Deep', rules: { addPackages: [deep] } });
  const [error] = nested.data!['createPolicy']!.userErrors as { field: string[] }[];
  expect(error!.field.slice(0, 4)).toEqual(['rules', 'addPackages', '0', 'all']);
});

test('a wrong comparator does not compile', () => {
  const right: PolicyRuleInput[] = [{ cveScore: { equal: 7 } }, { any: [{ platform: { notIn: ['win-64'] } }] }];
  // @ts-expect-error A score has no lists.
  const comparator: PolicyRuleInput = { cveScore: { in: ['7'] } };
  // @ts-expect-error A rule has one facet.
  const facets: PolicyRuleInput = { onlySigned: true, keepLegacy: true };
  expect(right).not.toContain([comparator, facets]);
});

test.each([
  ['a comparator of another facet', '{ cveScore: { in: ["7"] } }', { cveScore: { in: ['7'] } }],
  ['a value of another type', '{ cveScore: { equal: "high" } }', { cveScore: { equal: 'high' } }],
  ['two facets', '{ onlySigned: true, keepLegacy: true }', { onlySigned: true, keepLegacy: true }],
  ['two comparators', '{ cveScore: { equal: 7, greaterThan: 8 } }', { cveScore: { equal: 7, greaterThan: 8 } }],
  ['no facet', '{}', {}],
  ['null', '{ onlySigned: null }', { onlySigned: null }],
  ['a facet and null', '{ onlySigned: true, keepLegacy: null }', { onlySigned: true, keepLegacy: null }],
  ['no comparator inside a group', '{ all: [{ platform: {} }] }', { all: [{ platform: {} }] }],
])('%s does not pass, in a document or in variables, in a mutation or a query', async (_, literal, value) => {
  const calls = {
    mutation: (rules: string) =>
      `createPolicy(input: { organization: "${organization}", name: "Wrong", rules: { addPackages: [${rules}] } }) { userErrors { message } }`,
    query: (rules: string) =>
      `organization(name: "${organization}") { policyImpact(channel: "none", rules: { addPackages: [${rules}] }) { problems { message } } }`,
  };
  for (const [kind, call] of Object.entries(calls)) {
    const document = await ask(`${kind} { ${call(literal)} }`);
    expect(document.errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    const variable = await ask(`${kind}($rule: PolicyRuleInput!) { ${call('$rule')} }`, { rule: value });
    expect(variable.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

test.each([{}, { equal: null }, { equal: 7, greaterThan: 8 }])('a variable %j is no condition', async (score) => {
  // This type isn't recursive, so the query is compiled.
  const { errors } = await ask(
    `query($score: PolicyCveScoreConditionInput!) { organization(name: "${organization}") { policyImpact(channel: "none", rules: { removePackages: [{ cveScore: $score }] }) { problems { message } } } }`,
    { score },
  );
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message).toBe('Set exactly one field of PolicyCveScoreConditionInput, and not to null.');
});

test('a variable can be one value of a rule', async () => {
  const { data } = await ask(
    `mutation($specs: [String!]!, $score: Float!) { createPolicy(input: { organization: "${organization}", name: "Variables", rules: { addPackages: [{ all: [{ condaSpec: { in: $specs } }] }], removePackages: [{ cveScore: { equal: $score } }] } }) { policy { id filters } userErrors { message } } }`,
    { specs: ['numpy'], score: 9 },
  );
  expect(data!['createPolicy']).toMatchObject({
    policy: {
      filters: {
        add_packages: { subfilters: [group('AND', simple('conda_spec', 'in', ['numpy']))] },
        remove_packages: { subfilters: [simple('cve_score', 'equal', 9)] },
      },
    },
    userErrors: [],
  });
});

test('rules that are nested thousands deep are refused, not a failure', async () => {
  const deep = `${'{"all":['.repeat(20_000)}{"onlySigned":true}${']}'.repeat(20_000)}`;
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"organization":"${organization}","name":"Deep","rules":{"addPackages":[${deep}]}}}}`,
  });
  const { errors } = (await answer.json()) as Answer;
  expect([answer.status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
});

test('introspection says which inputs have exactly one field', async () => {
  const options = { oneOf: true, inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true };
  const { data, errors } = await ask(getIntrospectionQuery(options));
  expect(errors).toBeUndefined();
  const client = buildClientSchema(data as unknown as IntrospectionQuery);
  const isOneOf = (name: string) => (client.getType(name) as GraphQLInputObjectType).isOneOf;
  expect(['PolicyRuleInput', 'PolicyCveScoreConditionInput', 'PolicyRulesInput'].map(isOneOf)).toEqual([
    true,
    true,
    false,
  ]);
});

test('everything that takes filters takes rules too', () => {
  const names = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]) =>
    inputs.map(({ type }) => getNamedType(type).name);
  const types = Object.values(buildSchema(schemaText()).getTypeMap()).flatMap((type): [string, string[]][] => {
    if (isInputObjectType(type)) return [[type.name, names(Object.values(type.getFields()))]];
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).map(({ name, args }) => [`${type.name}.${name}`, names(args)]);
  });
  const withFilters = types.filter(([, taken]) => taken.includes('PolicyFilters'));
  expect(withFilters.map(([name]) => name).sort()).toEqual([
    'CreatePolicyInput',
    'Environment.policyImpact',
    'Organization.environmentImpact',
    'Organization.exceptionSuggestions',
    'Organization.policyImpact',
    'UpdatePolicyInput',
  ]);
  for (const [name, taken] of withFilters)
    expect([name, taken]).toEqual([name, expect.arrayContaining(['PolicyRulesInput'])]);
});
