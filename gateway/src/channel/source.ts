import { toUser, type UserModel } from '../account/index.ts';
import { toVulnerabilities } from '../artifact/index.ts';
import type {
  AppliedPolicy,
  BrokenFiles,
  ChannelPrivacy,
  ChannelReadme,
  ChannelType,
  CreateChannelInput,
  DecideMirrorLossInput,
  Mirror,
  MirrorCredentialKind,
  MirrorCredentialsInput,
  MirrorFetches,
  MirrorLoss,
  MirrorLossDecision,
  MirrorProblemKind,
  SetMirrorInput,
  SkippedRecord,
  SyncJob,
  Vulnerabilities,
} from '../gen/schema.ts';
import { channelTypeOf, channelTypeToRest, jobStateOf, toId, enumOf, enumOrLeast } from '../graphql/index.ts';
import {
  path,
  type List,
  type RestChannel,
  type RestClient,
  type RestMirror,
  type Schemas,
  versionOf,
} from '../rest/index.ts';
import { toRun, type PolicyRunModel } from '../policy/index.ts';

/** Privacy of a channel. */
const privacyOf = enumOf<ChannelPrivacy>()(['INTERNAL', 'PRIVATE', 'PUBLIC']);
/** What went wrong at a source of a mirror. */
const mirrorProblemOf = enumOf<MirrorProblemKind>()([
  'CORRUPT',
  'INTERRUPTED',
  'FAILED',
  'BUSY',
  'UNREACHABLE',
  'SUBDIR',
]);
/** Which files of a mirror come before anybody asks; of a word we do not know nobody hears that they do. */
const mirrorFetchesOf = enumOrLeast<MirrorFetches>()(['ASKED', 'ENVIRONMENTS', 'ALLOWED', 'ALL'], 'ASKED');
/** What an admin decided about a held sync. */
const lossDecisionOf = enumOf<MirrorLossDecision>()(['REMOVE', 'KEEP']);
/** How a mirror shows its source who it is. */
const mirrorCredentialKindOf = enumOrLeast<MirrorCredentialKind>()(['BEARER', 'BASIC'], 'BEARER');

/** What a channel's organization tells its readers. */
type RestReadme = Schemas['ChannelReadme'];
/** What can be changed of how a mirror is kept. */
type RestMirrorSettings = Schemas['MirrorSettings'];
/** One sync of a mirror. */
type RestSync = NonNullable<RestMirror['last_sync']>;
/** Whether an address or folder can be mirrored. */
type RestSourceCheck = Schemas['SourceCheck'];

/** A channel without what has a call of its own; `organizationName` and the names of its sources lead there. */
export interface ChannelModel {
  id: string;
  version: string;
  name: string;
  organizationName: string;
  description: string;
  privacy: ChannelPrivacy;
  brokenFiles: BrokenFiles;
  type: ChannelType;
  artifactCount: number;
  fileCount: number;
  servedFileCount: number;
  refusedFileCount: number;
  size: number;
  subdirs: string[];
  createdAt: string;
  updatedAt: string;
  repoUrl: string;
  worstServedScore: number | null;
  vulnerabilities: Vulnerabilities;
  checkedArtifactCount: number;
  sourceNames: string[];
  usedWithNames: string[];
  appliedPolicy: AppliedPolicyModel | null;
  lastRun: PolicyRunModel | null;
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
    id: toId('Channel', organizationName, channel.name),
    name: channel.name,
    get version() {
      return versionOf('channel', channel);
    },
    organizationName,
    description: channel.description,
    privacy: privacyOf(channel.privacy),
    brokenFiles: channel.broken_files === 'hide' ? 'HIDE' : 'SERVE',
    type: channelTypeOf(channel.type),
    artifactCount: channel.artifact_count,
    fileCount: channel.file_count,
    servedFileCount: channel.served_file_count,
    refusedFileCount: channel.refused_file_count,
    size: channel.size,
    subdirs: channel.subdirs,
    createdAt: channel.created_at,
    updatedAt: channel.updated_at,
    repoUrl: channel.repo_path,
    worstServedScore: channel.worst_served_score,
    vulnerabilities: toVulnerabilities(channel.vulnerabilities),
    checkedArtifactCount: channel.checked_name_count,
    sourceNames: channel.sources,
    usedWithNames: channel.used_with,
    appliedPolicy: applied && {
      policyId: applied.policy_id,
      organizationName,
      revision: applied.revision,
      isWatched: applied.is_watched,
      inForceSince: applied.in_force_since,
      appliedBy: applied.applied_by && toUser(applied.applied_by),
    },
    lastRun: channel.last_run && toRun(organizationName, channel.name, channel.last_run),
  };
}

const toSync = (organization: string, channel: string, sync: RestSync): SyncJob => ({
  id: toId('SyncJob', organization, channel, sync.id),
  state: jobStateOf(sync.state),
  phase: sync.phase,
  progress: sync.progress,
  recordsRead: sync.records_read,
  createdAt: sync.created_at,
  finishedAt: sync.finished_at,
  error: sync.error,
  isHeld: sync.is_held,
});

const toLoss = (held: NonNullable<RestMirror['held']>): MirrorLoss => ({
  since: held.since,
  lostCount: held.lost_count,
  fileCount: held.file_count,
  subdirs: held.subdirs.map(({ subdir, lost_count, file_count }) => ({
    subdir,
    lostCount: lost_count,
    fileCount: file_count,
  })),
  decision: held.decision && lossDecisionOf(held.decision),
});

/** REST calls of the channel area. */
export class ChannelSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Channels of an organization that the caller may read. */
  async list(organization: string): Promise<ChannelModel[]> {
    return (await this.#rest.get<List<RestChannel>>(path`/api/organizations/${organization}/channels`)).items.map(
      toChannel,
    );
  }

  /** A channel by name; null when unknown or not visible. */
  async find(organization: string, name: string): Promise<ChannelModel | null> {
    const channel = await this.#rest.find<RestChannel>(
      path`/api/organizations/${organization}/channels/${name}/details`,
    );
    return channel && toChannel(channel);
  }

  /** Mirror details; null for channels that are no mirror. */
  async mirror(organization: string, name: string): Promise<Mirror | null> {
    const mirror = await this.#rest.find<RestMirror>(
      path`/api/organizations/${organization}/channels/${name}/mirror_details`,
    );
    return (
      mirror && {
        get version() {
          return versionOf('mirror', mirror);
        },
        source: mirror.source,
        otherSources: mirror.other_sources,
        syncedAt: mirror.synced_at,
        lastSync: mirror.last_sync && toSync(organization, name, mirror.last_sync),
        listsGone: mirror.lists_gone,
        goneCount: mirror.gone_count,
        bytesPerSecond: mirror.bytes_per_second,
        downloadsAtOnce: mirror.downloads_at_once,
        specs: mirror.specs,
        excludes: mirror.excludes,
        subdirs: mirror.subdirs,
        skippedCount: mirror.skipped_count,
        syncMinutes: mirror.sync_minutes,
        nextSyncAt: mirror.next_sync_at,
        fetches: mirrorFetchesOf(mirror.fetches),
        heldCount: mirror.held_count,
        credentials: mirror.credentials && {
          kind: mirrorCredentialKindOf(mirror.credentials.kind),
          username: mirror.credentials.username,
          setAt: mirror.credentials.set_at,
        },
        lossLimitPercent: mirror.loss_limit_percent,
        heldLoss: mirror.held && toLoss(mirror.held),
        problems: mirror.problems.map(({ kind, ...problem }) => ({ ...problem, kind: mirrorProblemOf(kind) })),
      }
    );
  }

  /** Changes how a mirror is kept: an absent field stays as it is, and null clears it. */
  async setMirror(
    organization: string,
    name: string,
    given: Omit<SetMirrorInput, 'organization' | 'channel'>,
  ): Promise<void> {
    const { listsGone, otherSources, bytesPerSecond, downloadsAtOnce, specs, syncMinutes, fetches, credentials } =
      given;
    const { lossLimitPercent, excludes, subdirs } = given;
    // REST refuses null by name where a setting can't be empty.
    const settings: { [Name in keyof RestMirrorSettings]: RestMirrorSettings[Name] | null } = {
      lists_gone: listsGone,
      other_sources: otherSources,
      bytes_per_second: bytesPerSecond,
      downloads_at_once: downloadsAtOnce,
      specs,
      excludes,
      subdirs,
      sync_minutes: syncMinutes,
      fetches: fetches && (fetches.toLowerCase() as Lowercase<typeof fetches>),
      credentials: credentials && secretOf(credentials),
      loss_limit_percent: lossLimitPercent,
    };
    await this.#rest.write('PATCH', path`/api/organizations/${organization}/channels/${name}/mirror_details`, settings);
  }

  /** A page of the records that a mirror left out. */
  async skipped(
    organization: string,
    name: string,
    page: { limit: number; offset: number },
  ): Promise<List<SkippedRecord>> {
    const { items, total_count } = await this.#rest.get<List<Schemas['SkippedRecord']>>(
      path`/api/organizations/${organization}/channels/${name}/mirror_skipped`,
      page,
    );
    return {
      items: items.map(({ file_name, is_served, ...record }) => ({
        ...record,
        fileName: file_name,
        isServed: is_served,
      })),
      total_count,
    };
  }

  /** All of {@link skipped} as CSV. */
  skippedCsv(organization: string, name: string): Promise<string> {
    const query = path`/api/organizations/${organization}/channels/${name}/mirror_skipped`;
    return this.#rest.text(`${query}?format=csv`, 'text/csv');
  }

  /** Decides about the files for which a sync is held. */
  async decideLoss({ organization, channel, decision, lostCount }: DecideMirrorLossInput): Promise<void> {
    await this.#rest.write('POST', path`/api/organizations/${organization}/channels/${channel}/mirror_loss`, {
      decision: decision.toLowerCase(),
      lost_count: lostCount,
    });
  }

  /** A sync by id; only the newest of a channel is kept by the contract. */
  async sync(organization: string, channel: string, id: string): Promise<SyncJob | null> {
    const sync = (await this.mirror(organization, channel))?.lastSync ?? null;
    return sync?.id === toId('SyncJob', organization, channel, id) ? sync : null;
  }

  /** Creates a channel. */
  async create(input: CreateChannelInput): Promise<ChannelModel> {
    const sources = input.sources ?? [];
    return toChannel(
      await this.#rest.write<RestChannel>('POST', path`/api/organizations/${input.organization}/channels`, {
        name: input.name,
        description: input.description ?? '',
        privacy: input.privacy.toLowerCase(),
        type: channelTypeToRest(input.type),
        ...(input.type === 'EXTERNAL_MIRROR' ? { source: sources[0] } : {}),
        ...(input.type === 'VIRTUAL' ? { sources } : {}),
        ...(input.confirmExposure ? { confirm_exposure: true } : {}),
      }),
    );
  }

  /** Changes settings of a channel; what is not given stays. */
  async change(
    organization: string,
    name: string,
    settings: {
      privacy?: string;
      confirm_exposure?: true;
      description?: string;
      broken_files?: 'serve' | 'hide';
      used_with?: string[];
    },
  ): Promise<ChannelModel> {
    return toChannel(
      await this.#rest.write<RestChannel>('PATCH', path`/api/organizations/${organization}/channels/${name}`, settings),
    );
  }

  /** What the organization tells the readers of a channel. */
  async readme(organization: string, name: string): Promise<ChannelReadme> {
    const readme = await this.#rest.get<RestReadme>(path`/api/organizations/${organization}/channels/${name}/readme`);
    return { text: readme.text, updatedAt: readme.updated_at, version: versionOf('readme', readme) };
  }

  /** Writes what the readers of a channel are told. */
  async writeReadme(organization: string, name: string, text: string): Promise<void> {
    await this.#rest.write('PUT', path`/api/organizations/${organization}/channels/${name}/readme`, { text });
  }

  /** Deletes a channel. */
  async remove(organization: string, name: string): Promise<string> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/channels/${name}`);
    return toId('Channel', organization, name);
  }

  /** Whether an address or folder can be mirrored. */
  checkSource(organization: string, source: string): Promise<RestSourceCheck> {
    return this.#rest.compute<RestSourceCheck>(path`/api/organizations/${organization}/channels/sourcecheck`, {
      sources: [source],
    });
  }

  /** Starts (POST) or stops (DELETE) a sync. */
  async changeSync(method: 'POST' | 'DELETE', organization: string, name: string): Promise<SyncJob> {
    return toSync(
      organization,
      name,
      await this.#rest.write<RestSync>(
        method,
        path`/api/organizations/${organization}/channels/${name}/mirror_sync`,
        method === 'POST' ? {} : undefined,
      ),
    );
  }
}

/** What opens a source, as REST takes it. */
const secretOf = ({ username, secret }: MirrorCredentialsInput): NonNullable<RestMirrorSettings['credentials']> =>
  username ? { kind: 'basic', username, password: secret } : { kind: 'bearer', token: secret };
