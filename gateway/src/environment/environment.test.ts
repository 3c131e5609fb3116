import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';
import { toId } from '../graphql/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const base = '/api/environments/organizations/acme';
const idOf = (n: number) => `0190f000-0000-7000-8000-00000000000${n}`;
const cveCounts = { critical: 0, high: 1, medium: 0, low: 0, none: 0, unscored: 2 };
const knowledge = {
  state: 'affected',
  reason: null,
  package_count: 3,
  not_checked_count: 1,
  undecided_count: 0,
  affected_count: 1,
  not_affected_count: 0,
  none_known_count: 1,
  worst_score: 8.1,
  worst_severity: 'high',
};
const ada = { id: idOf(9), username: 'ada', name: 'Ada Byron' };
const environment = (n: number) => ({
  id: idOf(n),
  name: `env-${n}`,
  prefix: '/envs',
  owner: ada,
  device: 'bench',
  platform: 'linux-64',
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
  package_count: 3,
  channels: ['main'],
  is_own: true,
  can_remove: true,
  cve_counts: cveCounts,
  knowledge,
  state: { status: 'needs_attention', custom_message: 'Old', changed_at: '2026-01-02T03:04:05Z', changed_by: ada },
});
const stats = (n: number) => ({
  id: idOf(n),
  package_count: 3,
  known_count: 2,
  unchecked_count: 1,
  refused_count: 1,
  affected_count: 1,
  cve_counts: cveCounts,
  knowledge,
});
const pathOf = ({ path }: { path: string }) => new URL(path, 'http://hub');

test('[ENV-04, ENV-13, ENV-14] environments have status, CVEs, and figures, the figures of a page in one call; the list is filtered by status', async () => {
  on.answer((call) => {
    const { pathname } = pathOf(call);
    if (pathname === `${base}/environments`)
      return { body: { items: [environment(1), environment(2)], total_count: 2 } };
    if (pathname === `${base}/environments/stats`) return { body: { items: [stats(2)], total_count: 1 } };
    if (pathname === `${base}/users/registered`)
      return {
        body: { items: [{ ...ada, environment_count: 2, last_registered_at: '2026-01-02T03:04:05Z' }], total_count: 1 },
      };
    return pathname === '/api/organizations/acme' ? { body: aRestOrganization({}) } : undefined;
  });
  const { data, errors } = await on.ask(
    '{ organization(name: "acme") { environments(status: NEEDS_ATTENTION) { nodes { state { status customMessage changedByName } cveCounts { high unscored } stats { recognizedCount blockedCount } } } environmentUsers { nodes { name environmentCount } } } }',
    { token },
  );
  expect(errors).toBeUndefined();
  const state = { status: 'NEEDS_ATTENTION', customMessage: 'Old', changedByName: 'Ada Byron' };
  expect(data).toEqual({
    organization: {
      environments: {
        nodes: [
          { state, cveCounts: { high: 1, unscored: 2 }, stats: null },
          { state, cveCounts: { high: 1, unscored: 2 }, stats: { recognizedCount: 2, blockedCount: 1 } },
        ],
      },
      environmentUsers: { nodes: [{ name: 'Ada Byron', environmentCount: 2 }] },
    },
  });
  expect(on.calls.filter((call) => pathOf(call).pathname === `${base}/environments/stats`)).toHaveLength(1);
  expect(
    on.calls
      .map(pathOf)
      .find(({ pathname }) => pathname === `${base}/environments`)!
      .searchParams.get('status'),
  ).toBe('needs_attention');
});

test('[ENV-10, ENV-11] the state is set with its message, and a brief scan is asked for', async () => {
  on.answer(({ path, method }) => {
    if (method === 'PATCH') return { body: { ...environment(1).state, id: idOf(1), name: 'env-1' } };
    if (path === `${base}/environments/${idOf(1)}/scan-brief`)
      return {
        body: {
          scanned_at: '2026-01-02T03:04:05Z',
          stats: stats(1),
          finding_count: 1,
          findings: [
            {
              name: 'pillow',
              version: '10.0.0',
              channel: 'main',
              decision: 'refused',
              decided_by: 'CVE score ≥ 7',
              worst_score: 9.1,
              cve_ids: ['CVE-2024-1'],
              cve_count: 1,
            },
          ],
        },
      };
    return path === `${base}/environments/${idOf(1)}` ? { body: environment(1) } : undefined;
  });
  const input = `organization: "acme", environmentId: "${toId('Environment', 'acme', idOf(1))}"`;
  const set = await on.ask(
    `mutation { updateEnvironmentStatus(input: { ${input}, status: NEEDS_ATTENTION, customMessage: " " }) { environment { name } userErrors { code } } }`,
    { token },
  );
  expect(set.data).toEqual({ updateEnvironmentStatus: { environment: { name: 'env-1' }, userErrors: [] } });
  const patched = on.calls.find(({ method }) => method === 'PATCH')!;
  expect(patched.path).toBe(`${base}/state/${idOf(1)}/status`);
  expect(JSON.parse(patched.body!)).toEqual({ status: 'needs_attention', custom_message: null });
  const scanned = await on.ask(
    `mutation { scanEnvironment(input: { ${input} }) { scan { findingCount findings { name decision highestSeverity highestScore } stats { withoutCveDataCount } } userErrors { code } } }`,
    { token },
  );
  expect(scanned.data).toEqual({
    scanEnvironment: {
      scan: {
        findingCount: 1,
        findings: [{ name: 'pillow', decision: 'BLOCKED', highestSeverity: 'CRITICAL', highestScore: 9.1 }],
        stats: { withoutCveDataCount: 1 },
      },
      userErrors: [],
    },
  });
});

test('the impact of typed rules on an environment asks the same as filters', async () => {
  const sent: unknown[] = [];
  on.answer((call) => {
    const { pathname } = pathOf(call);
    if (pathname === '/api/organizations/acme') return { body: aRestOrganization({}) };
    if (pathname === `${base}/environments/${idOf(1)}`) return { body: environment(1) };
    if (pathname === `${base}/environments/${idOf(1)}/draft`) sent.push(JSON.parse(call.body));
    return undefined;
  });
  const filters = {
    remove_packages: {
      type: 'compound',
      operator: 'OR',
      subfilters: [{ facet: 'conda_spec', criterion: ['numpy'], comparator: 'in' }],
    },
  };
  for (const draft of [{ filters }, { rules: { removePackages: [{ condaSpec: { in: ['numpy'] } }] } }])
    await on.ask(
      `query($filters: PolicyFilters, $rules: PolicyRulesInput) { organization(name: "acme") { environment(environmentId: "${idOf(1)}") { policyImpact(filters: $filters, rules: $rules) { __typename } } } }`,
      { token, variables: draft },
    );
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ filters });
  expect(sent[1]).toEqual(sent[0]);
});
