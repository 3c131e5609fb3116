// The pages of the gateway bench and their REST responses: an organization with 20 channels under 8 policies, 20
// policies, and an environment of 100 packages. The operations are those of the web.

import { readFileSync } from 'node:fs';
import type { Item, RestChannel, RestOrganization, RestPolicy, Schemas } from '../../gateway/src/rest/index.ts';

/** Channels of the page. */
const channelCount = 20;
/** Policies of the organization; the first eight are applied. */
const policyCount = 20;
const appliedCount = 8;
const organizationId = '0190f000-0000-7000-8000-00000000000a';
const uuid = (kind: string, n: number): string =>
  `0190f000-0000-7000-8000-${kind}${String(n).padStart(12 - kind.length, '0')}`;

/** REST response of the organization. */
export const organization = {
  id: organizationId,
  name: 'acme',
  title: 'Acme Research',
  bio: 'Models for weather and sea ice.',
  role: 'admin',
  members_count: 3,
  type: 'public',
  active_subscription: {
    product_code: 'security_subscription',
    product_name: 'Business',
    subscription_status: 'active',
    state: 'SUBSCRIBED',
    cancel_at_period_end: false,
    period_end: '2027-01-02T03:04:05.000Z',
    expires_at: '2027-01-02T03:04:05.000Z',
    org_id: organizationId,
  },
  features: [],
} satisfies RestOrganization;

/** REST responses of the organization's policies. */
export const policies = Array.from(
  { length: policyCount },
  (_, n) =>
    ({
      id: uuid('b', n),
      org_id: organizationId,
      name: `Baseline ${n}`,
      description: 'Rules for licenses and CVEs of production files',
      artifact_family: 'conda',
      schema_version: '2',
      revision: n + 1,
      created_at: '2026-01-02T03:04:05.000Z',
      updated_at: '2026-02-03T04:05:06.000Z',
      summary: 'License not in GPL; CVE score ≥ 7; older than 14 days',
      filters: {
        remove_packages: {
          type: 'compound',
          operator: 'OR',
          subfilters: [{ facet: 'cve_score', criterion: 7, comparator: 'greater_than_equal_to' }],
        },
      },
      names_of_channels_applied_to: n < appliedCount ? [`channel-${n}`] : [],
    }) satisfies RestPolicy,
);

/** REST responses of the organization's channels. */
export const channels = Array.from(
  { length: channelCount },
  (_, n) =>
    ({
      id: uuid('c', n),
      name: `channel-${n}`,
      description: 'Packages for a team.',
      privacy: n % 3 === 0 ? 'public' : 'internal',
      broken_files: 'serve',
      type: n % 2 === 0 ? 'virtual' : 'hosted',
      organization: { id: organizationId, name: 'acme', title: 'Acme Research' },
      artifact_count: 311,
      file_count: 5_230 + n,
      served_file_count: 5_000 + n,
      refused_file_count: 230,
      size: 123_456_789,
      subdirs: ['linux-64', 'noarch', 'osx-arm64', 'win-64'],
      created_at: '2026-01-02T03:04:05.000Z',
      updated_at: '2026-02-03T04:05:06.000Z',
      repo_path: `/repo/acme/channel-${n}`,
      worst_served_score: 6.5,
      vulnerabilities: {
        state: 'affected',
        reason: null,
        known_count: 4,
        unscored_count: 1,
        undecided_count: 0,
        worst_score: 6.5,
        worst_severity: 'medium',
        decisions: [],
      },
      checked_name_count: 300,
      sources: n % 2 === 0 ? ['channel-1'] : [],
      applied_policy: {
        policy_id: uuid('b', n % appliedCount),
        policy_name: `Baseline ${n % appliedCount}`,
        revision: 1,
        is_watched: false,
        in_force_since: '2026-02-03T04:05:06.000Z',
        applied_by: null,
      },
      used_with: [],
      last_run: {
        id: uuid('d', n),
        channel: `channel-${n}`,
        state: 'done',
        phase: 'Done',
        progress: 1,
        reason: 'applied',
        policy_id: uuid('b', n % appliedCount),
        policy_name: `Baseline ${n % appliedCount}`,
        revision: 1,
        created_at: '2026-02-03T04:05:00.000Z',
        started_at: '2026-02-03T04:05:01.000Z',
        finished_at: '2026-02-03T04:05:06.000Z',
        error: null,
        counts: [],
        added_count: 12,
        removed_count: 230,
        is_held: false,
      },
    }) satisfies RestChannel,
);

/** REST response of an environment. */
export const environment = {
  id: uuid('e', 1),
  name: 'sea-ice',
  prefix: '/opt/conda/envs/sea-ice',
  owner: { id: uuid('f', 1), username: 'ada', name: 'Ada Lovelace' },
  device: 'ada-laptop',
  platform: 'linux-64',
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-02-03T04:05:06.000Z',
  package_count: 100,
  solved: null,
  channels: ['https://hub.acme.test/repo/acme/channel-0'],
  cve_counts: { critical: 1, high: 4, medium: 7, low: 2, none: 0, unscored: 1 },
  knowledge: {
    state: 'affected',
    reason: null,
    package_count: 100,
    not_checked_count: 3,
    undecided_count: 1,
    affected_count: 12,
    not_affected_count: 4,
    none_known_count: 80,
    worst_score: 9.8,
    worst_severity: 'critical',
  },
  state: {
    status: 'needs_attention',
    custom_message: 'Update openssl',
    changed_at: '2026-02-03T04:05:06.000Z',
    changed_by: { id: uuid('f', 2), username: 'max', name: 'Max Born' },
  },
  is_own: true,
  can_remove: true,
} satisfies Schemas['Environment'];

/** REST responses of the environment's packages; every eighth has CVEs. */
export const packages = Array.from({ length: 100 }, (_, n) => {
  const known = {
    state: n % 8 === 0 ? 'affected' : 'none_known',
    reason: null,
    known_count: n % 8 === 0 ? 2 : 0,
    unscored_count: 0,
    undecided_count: 0,
    worst_score: n % 8 === 0 ? 7.5 : null,
    worst_severity: n % 8 === 0 ? 'high' : null,
    decisions: n % 16 === 0 ? [{ status: 'mitigated', by: 'Ada Lovelace' }] : [],
  } satisfies Schemas['Vulnerabilities'];
  return {
    name: `package-${n}`,
    version: `1.${n}.0`,
    build_string: 'py312_0',
    channel: 'https://hub.acme.test/repo/acme/channel-0',
    platform: 'linux-64',
    hub:
      n % 10 === 9
        ? null
        : {
            channel: 'channel-0',
            subdir: 'linux-64',
            file_name: `package-${n}-1.${n}.0-py312_0.conda`,
            decision: n % 8 === 0 ? 'refused' : 'allowed',
            decided_by: n % 8 === 0 ? 'CVE score ≥ 7' : null,
            vulnerabilities: known,
          },
    vulnerabilities: known,
  } satisfies Item<'/api/environments/organizations/{org}/environments/{id}/packages/latest'>;
});

/** REST responses of the uploads of the environment. */
export const moments = Array.from(
  { length: 5 },
  (_, n) =>
    ({
      id: uuid('a', n),
      at: '2026-01-02T03:04:05.000Z',
      last_at: '2026-02-03T04:05:06.000Z',
      upload_count: 3,
      format: 'conda_list',
      package_count: 100,
      added_count: n,
      removed_count: 0,
      changed_count: 2,
    }) satisfies Schemas['EnvironmentMoment'],
);

/** Names of the compared pages. */
export type PageName = 'channels' | 'policies' | 'environment';

/** The web's operations by their hash. */
const operations = Object.entries(
  JSON.parse(readFileSync(new URL('../../gateway/src/gen/operations.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >,
);

/** Body of a request as the web sends it: with the hash of the operation. */
function bodyOf(operationName: string, variables: object): string {
  const [sha256Hash] = operations.find(([, text]) => text.startsWith(`query ${operationName}(`)) ?? [];
  if (sha256Hash === undefined) throw new Error(`The web has no operation ${operationName}.`);
  return JSON.stringify({
    operationName,
    variables: { org: 'acme', offset: 0, ...variables },
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  });
}

/** Request bodies of the pages. */
export const pages: Record<PageName, string> = {
  channels: bodyOf('OrganizationChannels', {}),
  policies: bodyOf('Policies', { limit: 20, sort: 'UPDATED' }),
  environment: bodyOf('EnvironmentPage', { environmentId: environment.id }),
};
