import DataLoader from 'dataloader';
import { toUser, type UserModel } from '../account/source.ts';
import { toVulnerabilitySummary } from '../artifact/source.ts';
import type {
  AppliedPolicy,
  UninstallableFilesMode,
  ChannelVisibility,
  ChannelType,
  CreateChannelInput,
  MirrorCredentialsInput,
  UpdateMirrorInput,
  MirrorSync,
  VulnerabilitySummary,
} from '../gen/schema.ts';
import { channelTypeOf, wordOf, jobStateOf, toId, enumOf } from '../graphql/index.ts';
import {
  path,
  portions,
  type List,
  type RestChannel,
  type RestClient,
  type RestMirror,
  type Schemas,
} from '../rest/index.ts';
import { toRun, type PolicyRunModel } from '../policy/model.ts';

/** Privacy of a channel. */
const privacyOf = enumOf('ChannelVisibility');

type RestMirrorSettings = Schemas['MirrorSettings'];
type RestSync = NonNullable<RestMirror['last_sync']>;
type RestSourceCheck = Schemas['SourceCheck'];

/** A channel without what has a call of its own; `organizationName` and the names of its sources lead there. */
export interface ChannelModel {
  id: string;
  name: string;
  organizationName: string;
  description: string;
  visibility: ChannelVisibility;
  uninstallableFiles: UninstallableFilesMode;
  type: ChannelType;
  packageCount: number;
  fileCount: number;
  servedFileCount: number;
  blockedFileCount: number;
  size: number;
  subdirs: string[];
  createdAt: string;
  updatedAt: string;
  repoUrl: string;
  highestServedScore: number | null;
  vulnerabilities: VulnerabilitySummary;
  cveCoveredPackageCount: number;
  sourceNames: string[];
  usedWithNames: string[];
  appliedPolicy: AppliedPolicyModel | null;
  latestRun: PolicyRunModel | null;
  /** The answer, for its version. */
  rest: RestChannel;
}

/** The policy that a channel is under; the ids lead to the policy itself. */
export interface AppliedPolicyModel extends Omit<AppliedPolicy, 'policy' | 'appliedBy'> {
  policyId: string;
  organizationName: string;
  appliedBy: UserModel | null;
}

/** Shapes a channel. */
export function toChannel(channel: RestChannel): ChannelModel {
  const organizationName = channel.organization.name;
  const applied = channel.applied_policy;
  return {
    // By its UUID: another channel that gets the name after a deletion is not this one.
    id: toId('Channel', organizationName, channel.id),
    name: channel.name,
    organizationName,
    description: channel.description,
    visibility: privacyOf(channel.privacy),
    uninstallableFiles: channel.broken_files === 'hide' ? 'HIDE' : 'LIST',
    type: channelTypeOf(channel.type),
    packageCount: channel.artifact_count,
    fileCount: channel.file_count,
    servedFileCount: channel.served_file_count,
    blockedFileCount: channel.refused_file_count,
    size: channel.size,
    subdirs: channel.subdirs,
    createdAt: channel.created_at,
    updatedAt: channel.updated_at,
    repoUrl: channel.repo_path,
    highestServedScore: channel.worst_served_score,
    vulnerabilities: toVulnerabilitySummary(channel.vulnerabilities),
    cveCoveredPackageCount: channel.checked_name_count,
    sourceNames: channel.sources,
    usedWithNames: channel.used_with,
    appliedPolicy: applied && {
      policyId: applied.policy_id,
      organizationName,
      revision: applied.revision,
      isMonitored: applied.is_watched,
      activeSince: applied.in_force_since,
      appliedBy: applied.applied_by && toUser(applied.applied_by),
    },
    latestRun: channel.last_run && toRun(organizationName, channel.name, channel.last_run),
    rest: channel,
  };
}

/** A sync of a mirror. */
export type MirrorSyncModel = MirrorSync;

/** Shapes a sync. */
export const toMirrorSync = (
  sync: RestSync,
  { organization, channel }: { organization: string; channel: string },
): MirrorSyncModel => ({
  id: toId('MirrorSync', organization, channel, sync.id),
  state: jobStateOf(sync.state),
  phase: sync.phase,
  progress: sync.progress,
  recordCount: sync.records_read,
  createdAt: sync.created_at,
  finishedAt: sync.finished_at,
  error: sync.error,
  isOnHold: sync.is_held,
});

/** REST calls of the channel area. */
export class ChannelSource {
  readonly #rest: RestClient;
  /** Channels by name. Those of one organization share a call. */
  readonly #named = new DataLoader<{ organization: string; name: string }, ChannelModel | null, string>(
    async (keys) => {
      const found = new Map<string, ChannelModel>();
      await Promise.all(
        [...Map.groupBy(keys, ({ organization }) => organization)].flatMap(([organization, those]) =>
          portions(those.map(({ name }) => name)).map(async (names) => {
            for (const channel of await this.#list(organization, names))
              found.set(`${organization}/${channel.name}`, channel);
          }),
        ),
      );
      return keys.map(({ organization, name }) => found.get(`${organization}/${name}`) ?? null);
    },
    { cacheKeyFn: ({ organization, name }) => `${organization}/${name}` },
  );

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Channels of an organization that the caller may read. */
  list(organization: string): Promise<ChannelModel[]> {
    return this.#list(organization);
  }

  /** A channel of an organization by its name; null if the caller can't read it. */
  named(organization: string, name: string): Promise<ChannelModel | null> {
    return this.#named.load({ organization, name });
  }

  async #list(organization: string, names?: readonly string[]): Promise<ChannelModel[]> {
    const { items } = await this.#rest.get<List<RestChannel>>(path`/api/organizations/${organization}/channels`, {
      name: names,
    });
    return items.map(toChannel);
  }

  /** A channel by name; null when unknown or not visible. */
  async find(organization: string, name: string): Promise<ChannelModel | null> {
    const channel = await this.#rest.find<RestChannel>(
      path`/api/organizations/${organization}/channels/${name}/details`,
    );
    return channel && toChannel(channel);
  }

  /** A channel by its UUID; null if it is unknown, or if the caller can't read it. */
  async byId(organization: string, uuid: string): Promise<ChannelModel | null> {
    const list = await this.#rest.find<List<RestChannel>>(path`/api/organizations/${organization}/channels`);
    const channel = list?.items.find(({ id }) => id === uuid);
    return channel ? toChannel(channel) : null;
  }

  /** Changes how a mirror is kept: an absent field stays as it is, and null clears it. */
  async setMirror(
    organization: string,
    name: string,
    given: Omit<UpdateMirrorInput, 'organization' | 'channel'>,
  ): Promise<void> {
    const {
      listsRemovedFiles,
      additionalSourceUrls,
      maxBytesPerSecond,
      maxConcurrentDownloads,
      specs,
      syncIntervalMinutes,
      downloadPolicy,
      credentials,
    } = given;
    const { lossLimitPercent, excludes, subdirs } = given;
    // REST rejects null by name where a setting can't be empty.
    const settings: { [Name in keyof RestMirrorSettings]: RestMirrorSettings[Name] | null } = {
      lists_gone: listsRemovedFiles,
      other_sources: additionalSourceUrls,
      bytes_per_second: maxBytesPerSecond,
      downloads_at_once: maxConcurrentDownloads,
      specs,
      excludes,
      subdirs,
      sync_minutes: syncIntervalMinutes,
      fetches: wordOf('MirrorDownloadPolicy', downloadPolicy),
      credentials: credentials && secretOf(credentials),
      loss_limit_percent: lossLimitPercent,
    };
    await this.#rest.write('PATCH', path`/api/organizations/${organization}/channels/${name}/mirror_details`, settings);
  }

  /** A sync by id; only the newest of a channel is kept by the contract. */
  async sync(organization: string, channel: string, id: string): Promise<MirrorSync | null> {
    const mirror = await this.#rest.find<RestMirror>(
      path`/api/organizations/${organization}/channels/${channel}/mirror_details`,
    );
    return mirror?.last_sync?.id === id ? toMirrorSync(mirror.last_sync, { organization, channel }) : null;
  }

  /** Creates a channel. */
  async create(input: CreateChannelInput): Promise<ChannelModel> {
    const sources = input.sources ?? [];
    return toChannel(
      await this.#rest.write<RestChannel>('POST', path`/api/organizations/${input.organization}/channels`, {
        name: input.name,
        description: input.description ?? '',
        privacy: wordOf('ChannelVisibility', input.visibility),
        type: wordOf('ChannelType', input.type),
        ...(input.type === 'EXTERNAL_MIRROR' ? { source: sources[0] } : {}),
        ...(input.type === 'VIRTUAL' ? { sources } : {}),
        ...(input.confirmWiderAccess ? { confirm_exposure: true } : {}),
      }),
    );
  }

  /** Deletes a channel. Returns its ID. */
  async remove(organization: string, name: string): Promise<string | null> {
    const channel = await this.find(organization, name);
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/channels/${name}`);
    return channel?.id ?? null;
  }

  /** Whether a URL or folder can be mirrored. */
  checkSource(organization: string, source: string): Promise<RestSourceCheck> {
    return this.#rest.compute<RestSourceCheck>(path`/api/organizations/${organization}/channels/sourcecheck`, {
      sources: [source],
    });
  }
}

/** What opens a source, as REST takes it. */
const secretOf = ({
  username,
  passwordOrToken,
}: MirrorCredentialsInput): NonNullable<RestMirrorSettings['credentials']> =>
  username ? { kind: 'basic', username, password: passwordOrToken } : { kind: 'bearer', token: passwordOrToken };
