import { readFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

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

const base = '/api/organizations/acme';
const create =
  'mutation($f: PolicyFilters!, $name: String!) { createPolicy(input: { organization: "acme", name: $name, filters: $f }) { policy { id } userErrors { message field } } }';
const impact =
  'query($f: PolicyFilters!) { organization(name: "acme") { policyImpact(channel: "main", filters: $f) { removedFileCount problems { message path } } } }';
const wrong = {
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [
      { facet: 'conda_spec', criterion: ['numpy', 'a==='], comparator: 'in' },
      { facet: 'only_signed', criterion: 'yes', comparator: 'equal' },
    ],
  },
};
const at = (...path: string[]) => ['filters', 'add_packages', 'subfilters', ...path];

test('reports every error in a policy with its location, before any REST call', async () => {
  const { data, errors } = await on.ask<{ createPolicy: object }>(create, {
    token,
    variables: { f: wrong, name: 'a!' },
  });
  expect(errors).toBeUndefined();
  expect(data.createPolicy).toEqual({
    policy: null,
    userErrors: [
      { message: 'You cannot use special characters.', field: ['name'] },
      { message: 'Error: invalid matchspec a===', field: at('0', 'criterion', '1') },
      { message: 'only_signed takes true or false.', field: at('1', 'criterion') },
    ],
  });
  for (const f of ['text', 7, [], { more: {} }]) {
    const told = await on.ask<{ createPolicy: { userErrors: { field: string[] }[] } }>(create, {
      token,
      variables: { f, name: 'Base' },
    });
    expect(told.data.createPolicy.userErrors[0]!.field[0], JSON.stringify(f)).toBe('filters');
  }
  expect(on.calls.filter(({ path }) => path.includes('repo-policies'))).toEqual([]);
});

test('a literal in the document is read as a variable is', async () => {
  const { data } = await on.ask<{ createPolicy: object }>(
    'mutation { createPolicy(input: { organization: "acme", name: "Base", filters: { add_packages: { type: "compound", operator: AND, subfilters: [{ facet: "mood", criterion: [], comparator: "in" }] } } }) { userErrors { field } } }',
    { token },
  );
  expect(data.createPolicy).toEqual({ userErrors: [{ field: at('0', 'facet') }] });
});

test('a draft with errors has problems instead of an impact', async () => {
  on.answer(({ path }) =>
    new URL(path, 'http://hub').pathname === base ? { body: aRestOrganization({}) } : undefined,
  );
  const { data, errors } = await on.ask<{ organization: { policyImpact: object } }>(impact, {
    token,
    variables: { f: wrong },
  });
  expect(errors).toBeUndefined();
  expect(data.organization.policyImpact).toEqual({
    removedFileCount: null,
    problems: [
      { message: 'Error: invalid matchspec a===', path: at('0', 'criterion', '1') },
      { message: 'only_signed takes true or false.', path: at('1', 'criterion') },
    ],
  });
  const reading = readFilters(wrong);
  expect(!reading.ok && reading.findings.map(({ loc }) => loc.slice(1).map(String))).toEqual([
    at('0', 'criterion', '1'),
    at('1', 'criterion'),
  ]);
});

test.each([-1, 501])('rejects %i package names before any REST call', async (packages) => {
  on.answer(({ path }) =>
    new URL(path, 'http://hub').pathname === base ? { body: aRestOrganization({}) } : undefined,
  );
  const { errors } = await on.ask(impact.replace('filters: $f', `filters: $f, packageLimit: ${packages}`), {
    token,
    variables: { f: {} },
  });
  expect(errors).toMatchObject([
    { message: `"packageLimit" must be from 0 to 500, not ${packages}.`, extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect(on.calls.filter(({ path }) => path.includes('impact'))).toEqual([]);
});

test('the filter of the single-form dialog is sent as such, with the locations of its errors; it and filters together are rejected', async () => {
  const write =
    'mutation($filter: PolicyDialogFilter, $filters: PolicyFilters, $name: String!) { createPolicy(input: { organization: "acme", name: $name, filter: $filter, filters: $filters }) { policy { id } userErrors { message field } } }';
  const filterOf = (criterion: unknown) => ({
    type: 'compound',
    operator: 'AND',
    subfilters: [
      {
        type: 'compound',
        operator: 'AND',
        action: 'exclude',
        subfilters: [{ facet: 'cve_score', criterion, comparator: 'greater_than_equal_to' }],
      },
    ],
  });
  const told = async (variables: object) =>
    (await on.ask<{ createPolicy: { userErrors: object[] } }>(write, { token, variables })).data.createPolicy
      .userErrors;
  expect(await told({ name: 'a-b', filter: filterOf(77) })).toEqual([
    { message: 'The name must only contain letters and numbers', field: ['name'] },
    {
      message: 'CVE score must be a number from 0 to 10, with one decimal at most.',
      field: ['filter', 'subfilters', '0', 'subfilters', '0', 'criterion'],
    },
  ]);
  const either = [{ message: 'Set exactly one of filters, rules, and filter.', field: ['filters'] }];
  expect(await told({ name: 'Base', filter: filterOf(7), filters: {} })).toEqual(either);
  expect(await told({ name: 'Base' })).toEqual(either);
  expect(on.calls.filter(({ path }) => path.includes('repo-policies'))).toEqual([]);
  await told({ name: 'Políza', filter: filterOf(7) });
  const sent = on.calls.find(({ method, path }) => method === 'POST' && path.includes('repo-policies'));
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ name: 'Políza', schema_version: '1', filter: filterOf(7) });
});

describe('typed rules', () => {
  const rules = { removePackages: [{ cveScore: { greaterThanEqualTo: 7 } }, { all: [{ onlySigned: true }] }] };
  const filters = {
    remove_packages: {
      type: 'compound',
      operator: 'OR',
      subfilters: [
        { facet: 'cve_score', criterion: 7, comparator: 'greater_than_equal_to' },
        {
          type: 'compound',
          operator: 'AND',
          subfilters: [{ facet: 'only_signed', criterion: true, comparator: 'equal' }],
        },
      ],
    },
  };
  const previews = {
    policyImpact: (field: string) => `policyImpact(channel: "main", ${field}) { problems { message path } }`,
    exceptionSuggestions: (field: string) => `exceptionSuggestions(channel: "main", ${field}) { __typename }`,
    environmentImpact: (field: string) => `environmentImpact(channel: "main", ${field}) { environmentCount }`,
  };

  test.each(Object.keys(previews) as (keyof typeof previews)[])('%s asks the same as filters', async (preview) => {
    on.answer(({ path }) => {
      const { pathname } = new URL(path, 'http://hub');
      return pathname === base ? { body: aRestOrganization({}) } : undefined;
    });
    const asked = async (declared: string, field: string, variables: object) => {
      on.calls.length = 0;
      const answer = await on.ask(`query(${declared}) { organization(name: "acme") { ${previews[preview](field)} } }`, {
        token,
        variables,
      });
      return {
        ...answer,
        sent: on.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
      };
    };
    const json = await asked('$f: PolicyFilters', 'filters: $f', { f: filters });
    const typed = await asked('$r: PolicyRulesInput', 'rules: $r', { r: rules });
    expect(typed.sent).toEqual(json.sent);
    expect(typed.sent).toEqual([[expect.any(String), expect.stringContaining('"cve_score"')]]);
    for (const both of [{ f: filters, r: rules }, {}]) {
      const told = await asked('$f: PolicyFilters, $r: PolicyRulesInput', 'filters: $f, rules: $r', both);
      expect(JSON.stringify([told.data, told.errors])).toContain('Set either filters or rules.');
      expect(told.sent).toEqual([]);
    }
  });
});
