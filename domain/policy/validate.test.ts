import { describe, expect, test } from 'vitest';
import type { CompoundFilter, Facet, FilterNode } from './index.ts';
import { FACETS } from './facets.ts';
import { COMPARATORS, CVE_STATUSES, LIMITS, MESSAGES, policyInputSchema, readPolicy } from './index.ts';
import { aPolicy, group, simple } from './testing/builders.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

const read = (body: object) => readPolicy({ name: 'Base', ...body }, NOW);
const findings = (body: object) => {
  const reading = read(body);
  return reading.ok ? [] : reading.findings;
};
/** Messages for one filter in add_packages. */
const messages = (...nodes: FilterNode[]) => findings({ filters: aPolicy({ add: nodes }) }).map(({ msg }) => msg);

const VALID: Record<Facet, FilterNode> = {
  platform: simple('platform', 'in', ['linux-64', 'noarch']),
  license_family: simple('license_family', 'not_in', ['GPL', 'Public-Domain']),
  conda_spec: simple('conda_spec', 'in', ['airflow<1.0']),
  conda_spec_exception: simple('conda_spec_exception', 'in', ['pytorch']),
  include_dependencies: simple('include_dependencies', 'equal', true),
  only_signed: simple('only_signed', 'equal', false),
  keep_legacy: simple('keep_legacy', 'equal', true),
  package_from_date: simple('package_from_date', 'greater_than_equal_to', '2024-03-09'),
  package_to_date: simple('package_to_date', 'less_than_equal_to', '2030-01-01'),
  early_fixes: simple('early_fixes', 'equal', true),
  install_scripts: simple('install_scripts', 'in', ['none']),
  cve_score: simple('cve_score', 'greater_than_equal_to', 7),
  cve_status: simple('cve_status', 'in', ['active']),
  cve_allowlist: simple('cve_allowlist', 'not_in', ['CVE-2021-44228']),
  cve_unscored: simple('cve_unscored', 'equal', true),
  cve_exploited: simple('cve_exploited', 'equal', true),
  cve_epss: simple('cve_epss', 'greater_than_equal_to', 0.1),
  cve_epss_percentile: simple('cve_epss_percentile', 'greater_than_equal_to', 95),
  cve_fix_available: simple('cve_fix_available', 'equal', true),
  vulnerability_state: simple('vulnerability_state', 'in', ['unknown']),
  package_age: simple('package_age', 'less_than_equal_to', 14),
};

describe('a policy', () => {
  test('[POL-09] gets the defaults of artifact family and schema version', () => {
    const reading = read({ filters: aPolicy() });
    expect(reading.ok && reading.policy).toMatchObject({
      name: 'Base',
      description: '',
      artifact_family: 'conda',
      schema_version: '2',
    });
  });
  test('[POL-12, POL-13, POL-14] has three compound filters with their operators, also when none is sent', () => {
    const reading = read({ filters: {} });
    expect(reading.ok && reading.policy.filters).toEqual({
      add_packages: { type: 'compound', operator: 'AND', subfilters: [] },
      remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
      exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
    });
    expect(findings({ filters: { ...aPolicy(), remove_packages: group('AND') } })).toEqual([
      {
        loc: ['body', 'filters', 'remove_packages', 'operator'],
        msg: 'remove_packages takes the operator OR.',
        type: 'value_error',
      },
    ]);
  });
  test('[POL-18] every facet is read back as it was sent, and an unknown one is rejected', () => {
    for (const facet of FACETS) {
      const reading = read({ filters: aPolicy({ add: [VALID[facet]] }) });
      expect(reading.ok && reading.policy.filters.add_packages.subfilters, facet).toEqual([VALID[facet]]);
    }
    expect(FACETS).toHaveLength(21);
    expect(
      findings({ filters: aPolicy({ add: [{ ...VALID.platform, facet: 'mood' } as unknown as FilterNode] }) })[0]?.loc,
    ).toEqual(['body', 'filters', 'add_packages', 'subfilters', 0, 'facet']);
  });
  test('[POL-20] knows exactly six comparators', () => {
    expect([...COMPARATORS].sort()).toEqual([
      'equal',
      'greater_than',
      'greater_than_equal_to',
      'in',
      'less_than_equal_to',
      'not_in',
    ]);
    expect(messages({ ...VALID.cve_score, comparator: 'less_than' } as unknown as FilterNode)).toHaveLength(1);
  });
  test('[POL-15] a simple subfilter has exactly facet, criterion and comparator', () => {
    expect(messages({ ...VALID.platform, extra: 1 } as unknown as FilterNode)).toHaveLength(1);
    expect(messages({ facet: 'platform', criterion: [] } as unknown as FilterNode)).toHaveLength(1);
  });
  test('[POL-15] a simple subfilter with a type gets exactly one error, for the type', () => {
    expect(messages({ type: 'simple', ...VALID.platform } as unknown as FilterNode)).toEqual(["'type' is unknown."]);
  });
  test('[POL-16] a compound subfilter may have a group key of ten letters or underscores', () => {
    expect(messages({ ...group('OR', VALID.platform), groupKey: 'abcDEF_xyz' })).toEqual([]);
    expect(messages({ ...group('OR', VALID.platform), groupKey: 'abc' })).toHaveLength(1);
    expect(messages({ ...group('OR', VALID.platform), key: 'x' } as CompoundFilter)).toHaveLength(1);
  });
  test('can be sent back as it was received', () => {
    const reading = read({
      id: '1',
      org_id: '2',
      created_at: 'x',
      updated_at: 'y',
      revision: 3,
      names_of_channels_applied_to: [],
      filters: aPolicy({ add: [VALID.platform] }),
    });
    expect(reading.ok).toBe(true);
  });
  test('finds are zod issues for a route, with the path below the body', () => {
    const result = policyInputSchema.safeParse({ name: 'a!', filters: aPolicy() });
    expect(result.error?.issues).toMatchObject([{ path: ['name'], message: MESSAGES.nameSpecial }]);
  });
});

describe('names', () => {
  const name = (text: string) => findings({ name: text, filters: aPolicy() }).map(({ loc, msg }) => [loc.at(-1), msg]);
  test("[WIZ-45] are required: 'Policy name is required'", () => {
    expect(name('')).toEqual([['name', 'Policy name is required']]);
    expect(name('  ')).toEqual([['name', 'Policy name is required']]);
    expect(readPolicy({ filters: aPolicy() }).ok).toBe(false);
  });
  test('[WIZ-46] take letters, digits, underscore, dash and spaces', () => {
    expect(name('My-Policy_1 x')).toEqual([]);
    for (const bad of ['a.b', 'a!', 'Políza'])
      expect(name(bad)).toEqual([['name', 'You cannot use special characters.']]);
  });
  test('[WIZ-47] the description is free and optional', () => {
    for (const description of ['', '<b>!"§', undefined, null])
      expect(findings({ description, filters: aPolicy() })).toEqual([]);
  });
});

describe('criteria', () => {
  test("[WIZ-53] entries that are no match specs are 'Error: invalid matchspec …' at their place", () => {
    expect(findings({ filters: aPolicy({ add: [simple('conda_spec', 'in', ['numpy', 'scipy<2', 'a==='])] }) })).toEqual(
      [
        {
          loc: ['body', 'filters', 'add_packages', 'subfilters', 0, 'criterion', 2],
          msg: 'Error: invalid matchspec a===',
          type: 'value_error',
        },
      ],
    );
  });
  test("rejects match specs on parts that policies don't evaluate, because they would match nothing", () => {
    for (const spec of [
      'conda-forge::numpy',
      'numpy[md5=0123456789abcdef0123456789abcdef]',
      'numpy[track_features=mkl]',
    ]) {
      expect(messages(simple('conda_spec', 'not_in', [spec]))[0]).toMatch(
        /^Error: invalid matchspec .*a policy cannot look at/,
      );
    }
  });
  test('[WIZ-56] a CVE score is 0 to 10, with one decimal at most as CVSS has it', () => {
    for (const score of [0, 7.5, 10, null])
      expect(messages(simple('cve_score', 'greater_than_equal_to', score))).toEqual([]);
    for (const score of [-1, 11, 2.55, '7', true])
      expect(messages(simple('cve_score', 'greater_than_equal_to', score)), String(score)).toHaveLength(1);
  });
  test('a To date may be a period of days, a From date not', () => {
    expect(messages(simple('package_to_date', 'less_than_equal_to', 'P14D'))).toEqual([]);
    for (const period of ['P1W', 'P-1D', '14', 'P123456D'])
      expect(messages(simple('package_to_date', 'less_than_equal_to', period)), period).toHaveLength(1);
    expect(messages(simple('package_from_date', 'greater_than_equal_to', 'P14D'))).toHaveLength(1);
  });
  test('[WIZ-57] CVE statuses are the five', () => {
    expect(messages(simple('cve_status', 'in', ['active', 'reported', 'mitigated', 'cleared', 'disputed']))).toEqual(
      [],
    );
    expect(CVE_STATUSES).toHaveLength(5);
    expect(messages(simple('cve_status', 'in', ['open']))).toHaveLength(1);
  });
  test('[WIZ-58] allowlist entries are CVE ids', () => {
    expect(messages(simple('cve_allowlist', 'not_in', ['CVE-2014-1234', 'CVE-2021-44228']))).toEqual([]);
    for (const id of ['CVE-14-1234', 'CVE-2014-123', 'cve-2014-1234', '']) {
      expect(messages(simple('cve_allowlist', 'not_in', [id]))).toEqual([
        'Invalid CVE ID. Please use format CVE-####-####. ex: CVE-2014-1234',
      ]);
    }
  });
  test('[WIZ-48] the from-date is not in the future, in whatever time zone', () => {
    expect(messages(simple('package_from_date', 'greater_than_equal_to', '2026-03-10'))).toEqual([]);
    expect(messages(simple('package_from_date', 'greater_than_equal_to', '2026-03-12'))).toEqual([
      'From date cannot be in the future.',
    ]);
  });
  test('[WIZ-49] dates are yyyy-MM-dd', () => {
    for (const date of ['9.3.2024', '2024-3-9', '2024-02-30', '2024-03-09T00:00'])
      expect(messages(simple('package_to_date', 'less_than_equal_to', date)), date).toHaveLength(1);
  });
  test('rejects switches, lists, and comparators of the wrong kind', () => {
    expect(messages(simple('only_signed', 'equal', 'yes'))).toHaveLength(1);
    expect(messages(simple('platform', 'in', 'linux-64'))).toHaveLength(1);
    expect(messages(simple('platform', 'equal', ['linux-64']))).toHaveLength(1);
    expect(messages(simple('platform', 'in', ['Windows 95']))).toHaveLength(1);
    expect(messages(simple('license_family', 'in', ['GPL9']))).toHaveLength(1);
  });
});

describe('the dialog', () => {
  const exclude = { ...group('AND', group('OR', VALID.cve_score)), key: 'k1', action: 'exclude' as const };
  const override = group('OR', VALID.conda_spec);
  const filter = { type: 'compound', operator: 'AND', subfilters: [exclude, override] };
  test('[POL-11, POL-41] sends name and filter; both groups find their section', () => {
    const reading = read({ name: 'Políza 1', filter });
    expect(reading.ok && reading.policy).toMatchObject({
      schema_version: '1',
      filter,
      filters: {
        add_packages: { subfilters: [] },
        remove_packages: { subfilters: [group('AND', group('OR', VALID.cve_score))] },
        exceptions: { subfilters: [override] },
      },
    });
  });
  test('[POL-17] nodes carry key and the action exclude, and no other action', () => {
    const reading = read({ filter });
    expect(reading.ok && reading.policy.filter?.subfilters[0]).toMatchObject({ key: 'k1', action: 'exclude' });
    expect(findings({ filter: { ...filter, subfilters: [{ ...exclude, action: 'include' }] } })).toHaveLength(1);
  });
  test.each([
    ['1', { filters: aPolicy() }, "Schema version 1 is the form with 'filter', but the policy has 'filters'."],
    ['2', { filter }, "Schema version 2 is the form with 'filters', but the policy has 'filter'."],
  ])('[POL-10] rejects schema version %s with the other format at its location', (schema_version, body, sentence) => {
    const found = findings({ ...body, schema_version });
    expect(found.map(({ loc }) => loc)).toEqual([['body', 'schema_version']]);
    expect(found[0]!.msg).toContain(sentence);
  });
  test('[POL-10] a stored older policy is read as the older format, a newer one as the newer', () => {
    const both = { filter, filters: aPolicy() };
    const older = read({ ...both, schema_version: '1' });
    const newer = read({ ...both, schema_version: '2' });
    expect([older, newer].map((reading) => reading.ok && reading.policy.schema_version)).toEqual(['1', '2']);
    expect(older.ok && older.policy.filters.remove_packages.subfilters).toHaveLength(1);
    expect(newer.ok && newer.policy.filters.remove_packages.subfilters).toHaveLength(0);
    expect(findings({ ...both, schema_version: '3' })).toHaveLength(1);
  });
  test('names follow the rules of the dialog', () => {
    expect(findings({ name: 'ab', filter })[0]?.msg).toBe('Min length is 3 characters');
    expect(findings({ name: 'a-b', filter })[0]?.msg).toBe('The name must only contain letters and numbers');
    expect(findings({ name: '', filter })[0]?.msg).toBe('Name is required');
  });
  test('rejects more than two groups, or a filter outside a group', () => {
    expect(findings({ filter: { ...filter, subfilters: [exclude, override, override] } })).toHaveLength(1);
    expect(findings({ filter: { ...filter, subfilters: [VALID.platform] } })).toHaveLength(1);
  });
});

describe('hostile input', () => {
  test('is bounded in depth', () => {
    let node: FilterNode = VALID.platform;
    for (let depth = 0; depth < 5000; depth++) node = group('AND', node);
    expect(messages(node)).toEqual([`Filters can be nested at most ${LIMITS.depth} deep.`]);
  });
  test('is bounded in filters, values and wildcards', () => {
    expect(messages(...Array.from({ length: 3000 }, () => VALID.platform))).toEqual([
      `A policy can have at most ${LIMITS.nodes} filters.`,
    ]);
    expect(
      messages(
        simple(
          'conda_spec',
          'in',
          Array.from({ length: 20_000 }, (_, i) => `p${i}`),
        ),
      ),
    ).toEqual([`A policy can list at most ${LIMITS.entries} values.`]);
    expect(
      messages(
        simple(
          'conda_spec',
          'in',
          Array.from({ length: LIMITS.wildcards + 1 }, (_, i) => `p${i}*`),
        ),
      ),
    ).toHaveLength(1);
  });
  test('of any shape gives findings, never an exception', () => {
    for (const body of [
      null,
      1,
      'x',
      [],
      { name: 'a', filters: 1 },
      { name: 'a', filters: { add_packages: null } },
      { name: 'a', filters: { add_packages: { subfilters: 1 } } },
      { name: 'a', filters: { more: 1 } },
      { name: {}, filters: {} },
      { name: 'a', filters: { add_packages: group('AND', null as unknown as FilterNode) } },
    ]) {
      expect(readPolicy(body).ok, JSON.stringify(body)).toBe(false);
    }
  });
});
