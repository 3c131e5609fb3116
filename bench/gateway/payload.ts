// The gateway bench's page and its REST responses: an organization with 20 channels under 8 policies, and its first 20
// policies.

import type { RestChannel, RestOrganization, RestPolicy } from '../../gateway/src/rest/index.ts';

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

/** The page in GraphQL: what the web's lists of channels and policies show. */
const query = `query Page($org: String!) {
  organization(name: $org) {
    id name title role membersCount activeProduct
    channels {
      id name type visibility servedFileCount blockedFileCount highestServedScore updatedAt
      appliedPolicy { revision activeSince policy { id name revision summary } }
      latestRun { id state progress finishedAt addedFileCount removedFileCount }
    }
    policies(first: 20) { totalCount nodes { id name description summary revision updatedAt namesOfChannelsAppliedTo } pageInfo { hasNextPage endCursor } }
  }
}`;

/** The request body of the page. */
export const requestBody = JSON.stringify({ operationName: 'Page', query, variables: { org: 'acme' } });
