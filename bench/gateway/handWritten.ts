// The pages of the gateway bench by hand: the same REST requests and the same JSON as the gateway's, without checks.
import { createHash } from 'node:crypto';
import { versionOf } from '@terrarium/domain/http';
import type { List } from '../../gateway/src/rest/index.ts';
import type { channels, environment, moments, organization, packages, policies } from './payload.ts';

type Organization = typeof organization;
type Channel = (typeof channels)[number];
type Policy = (typeof policies)[number];
type Environment = typeof environment;
type Package = (typeof packages)[number];
/** What the pages read of CVEs. */
interface Known {
  state: keyof typeof words;
  known_count: number;
  unscored_count: number;
  undecided_count: number;
  worst_score: number | null;
  decisions: { status: string; by: string }[];
}
/** Reads a REST response. */
export type Get = <T>(path: string) => Promise<T>;
/** A request of a page. */
interface Asked {
  operationName: string;
  variables: { org: string; offset: number; limit: number; sort: string; environmentId: string };
}

/** Words of the page for those of REST. */
const words = { affected: 'AFFECTED', none_known: 'NO_KNOWN_CVES', allowed: 'ALLOWED', refused: 'BLOCKED' };
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const id = (...parts: string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

const known = ({ state, known_count, unscored_count, undecided_count, worst_score, decisions }: Known): object => ({
  state: words[state],
  unknownReason: null,
  cveCount: known_count,
  unscoredCount: unscored_count,
  undeterminedCount: undecided_count,
  highestScore: worst_score,
  highestSeverity: worst_score === null ? null : worst_score >= 9 ? 'CRITICAL' : worst_score >= 7 ? 'HIGH' : 'MEDIUM',
  decisions: decisions.map(({ status, by }) => ({
    status: status.toUpperCase(),
    by,
    __typename: 'VulnerabilityDecision',
  })),
  __typename: 'VulnerabilitySummary',
});

const organizationOf = ({ id: uuid, name, title, role }: Organization): object => ({
  id: id('Organization', uuid),
  name,
  title,
  role: role.toUpperCase(),
});

async function channelsPage({ org, offset }: Asked['variables'], get: Get, origin: string): Promise<object> {
  const base = `/api/organizations/${encodeURIComponent(org)}`;
  const found = await get<Organization>(base);
  const { items, total_count } = await get<List<Channel>>(`${base}/channels?limit=20&offset=${offset}`);
  const names = [...new Set(items.flatMap(({ sources }) => sources))];
  const [named, policyList] = await Promise.all([
    get<List<Channel>>(`${base}/channels?${names.map((name) => `name=${encodeURIComponent(name)}`).join('&')}`),
    get<List<Policy>>(`${base}/repo-policies?limit=100&offset=0&include_channels_applied_to=true&sort=updated`),
  ]);
  const byName = new Map(named.items.map((channel) => [channel.name, channel]));
  const byId = new Map(policyList.items.map((policy) => [policy.id, policy]));
  return {
    organization: {
      ...organizationOf(found),
      channelPage: {
        totalCount: total_count,
        nodes: items.map((channel) => {
          const policy = byId.get(channel.applied_policy.policy_id)!;
          const run = channel.last_run;
          return {
            id: id('Channel', org, channel.id),
            name: channel.name,
            repoUrl: origin + channel.repo_path,
            usedWith: [],
            type: channel.type.toUpperCase(),
            visibility: channel.privacy.toUpperCase(),
            servedFileCount: channel.served_file_count,
            blockedFileCount: channel.refused_file_count,
            vulnerabilities: known(channel.vulnerabilities),
            packageCount: channel.artifact_count,
            cveCoveredPackageCount: channel.checked_name_count,
            updatedAt: channel.updated_at,
            sources: channel.sources.flatMap((name) => {
              const source = byName.get(name);
              return source ? [{ id: id('Channel', org, source.id), name, __typename: 'Channel' }] : [];
            }),
            appliedPolicy: {
              revision: channel.applied_policy.revision,
              policy: { id: id('Policy', org, policy.id), name: policy.name, __typename: 'Policy' },
              __typename: 'AppliedPolicy',
            },
            latestRun: {
              id: id('PolicyRun', org, channel.name, run.id),
              state: run.state.toUpperCase(),
              isOnHold: run.is_held,
              progress: run.progress,
              revision: run.revision,
              __typename: 'PolicyRun',
            },
            __typename: 'Channel',
          };
        }),
        __typename: 'ChannelConnection',
      },
      __typename: 'Organization',
    },
  };
}

async function policiesPage({ org, limit, offset, sort }: Asked['variables'], get: Get): Promise<object> {
  const base = `/api/organizations/${encodeURIComponent(org)}`;
  const rest = 'include_channels_applied_to=true';
  const found = await get<Organization>(base);
  const [initial, list] = await Promise.all([
    get<List<Policy>>(`${base}/repo-policies?limit=1&offset=0&sort=updated&${rest}`),
    get<List<Policy>>(
      `${base}/repo-policies?limit=${limit}&offset=${offset}&sort=${encodeURIComponent(sort.toLowerCase())}&${rest}`,
    ),
  ]);
  return {
    organization: {
      ...organizationOf(found),
      initial: { totalCount: initial.total_count, __typename: 'PolicyConnection' },
      policies: {
        totalCount: list.total_count,
        nodes: list.items.map((policy) => ({
          id: id('Policy', org, policy.id),
          name: policy.name,
          summary: policy.summary,
          revision: policy.revision,
          updatedAt: policy.updated_at,
          namesOfChannelsAppliedTo: policy.names_of_channels_applied_to,
          __typename: 'Policy',
        })),
        __typename: 'PolicyConnection',
      },
      __typename: 'Organization',
    },
  };
}

async function environmentPage({ org, environmentId, offset }: Asked['variables'], get: Get): Promise<object> {
  const name = encodeURIComponent(org);
  const base = `/api/environments/organizations/${name}/environments/${encodeURIComponent(environmentId)}`;
  const [found, one] = await Promise.all([get<Organization>(`/api/organizations/${name}`), get<Environment>(base)]);
  const [uploads, list] = await Promise.all([
    get<List<(typeof moments)[number]>>(`${base}/moments?limit=1&offset=0`),
    get<List<Package>>(`${base}/packages/latest?limit=100&offset=${offset}`),
  ]);
  const { knowledge, state } = one;
  return {
    organization: {
      ...organizationOf(found),
      environment: {
        id: id('Environment', org, one.id),
        uuid: one.id,
        name: one.name,
        prefix: one.prefix,
        device: one.device,
        subdir: one.platform,
        ownerName: one.owner.name,
        packageCount: one.package_count,
        solved: one.solved,
        viewerCanDelete: one.can_remove,
        channels: one.channels,
        createdAt: one.created_at,
        updatedAt: one.updated_at,
        cveCounts: { ...one.cve_counts, __typename: 'EnvironmentCveCounts' },
        knowledge: {
          state: words[knowledge.state],
          packageCount: knowledge.package_count,
          notCheckedCount: knowledge.not_checked_count,
          undeterminedCount: knowledge.undecided_count,
          notAffectedCount: knowledge.not_affected_count,
          __typename: 'PackagesKnowledge',
        },
        state: {
          version: versionOf('environmentState', { ...state, id: one.id }, sha256),
          status: state.status.toUpperCase(),
          customMessage: state.custom_message,
          changedAt: state.changed_at,
          changedByName: state.changed_by.name,
          __typename: 'EnvironmentStatusInfo',
        },
        revisions: { totalCount: uploads.total_count, __typename: 'EnvironmentRevisionConnection' },
        packages: {
          totalCount: list.total_count,
          nodes: list.items.map((each) => ({
            name: each.name,
            version: each.version,
            build: each.build_string,
            channel: each.channel,
            subdir: each.platform,
            hubChannel: each.hub && each.hub.channel,
            file: each.hub && { subdir: each.hub.subdir, fileName: each.hub.file_name, __typename: 'FileRef' },
            decision: each.hub && words[each.hub.decision],
            decidingRule: each.hub && each.hub.decided_by,
            vulnerabilities: known(each.vulnerabilities),
            __typename: 'InstalledPackage',
          })),
          __typename: 'InstalledPackageConnection',
        },
        __typename: 'Environment',
      },
      __typename: 'Organization',
    },
  };
}

/** Returns the data of a page. */
export function pageOf({ operationName, variables }: Asked, get: Get, origin: string): Promise<object> {
  switch (operationName) {
    case 'OrganizationChannels':
      return channelsPage(variables, get, origin);
    case 'Policies':
      return policiesPage(variables, get);
    default:
      return environmentPage(variables, get);
  }
}
