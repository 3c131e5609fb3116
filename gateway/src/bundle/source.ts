import { toUser, type UserModel } from '../account/index.ts';
import type { BundleJob, BundleKey, BundleKind, IncomingBundles } from '../gen/schema.ts';
import { jobStateOf, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** Whether a bundle is made or brought in. */
const bundleKindOf = enumOf<BundleKind>()(['MAKE', 'BRING']);

/** A bundle that is made of a channel or brought into it. */
type RestBundleJob = Schemas['BundleJob'];
/** What lies in an organization's folder. */
type RestIncomingBundles = Schemas['IncomingBundles'];
/** The key of the bundles that a hub makes. */
type RestBundleKey = Schemas['BundleKey'];

/** A bundle as the schema shows it. */
export interface BundleJobModel extends Omit<BundleJob, 'askedBy'> {
  askedBy: UserModel | null;
}

const base = (organization: string, channel: string): string =>
  path`/api/organizations/${organization}/channels/${channel}/bundles`;

const toJob = (at: string, job: RestBundleJob): BundleJobModel => ({
  id: job.id,
  kind: bundleKindOf(job.kind),
  state: jobStateOf(job.state),
  fileName: job.file_name,
  sinceLast: job.since_last,
  snapshot: job.snapshot,
  environmentId: job.environment_id,
  progress: job.progress,
  fileCount: job.file_count,
  size: job.bytes,
  missing: job.missing,
  error: job.error,
  downloadPath: job.is_kept ? `${at}/${job.id}/file` : null,
  askedBy: job.asked_by && toUser(job.asked_by),
  createdAt: job.created_at,
  finishedAt: job.finished_at,
});

/** REST calls of the bundle area; organizations and channels by name. */
export class BundleSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Bundles of a channel; null for who may not manage it. */
  async list(organization: string, channel: string, page: { limit: number; offset: number }) {
    const at = base(organization, channel);
    const found = await this.#rest.find<List<RestBundleJob>>(at, page);
    return found && { nodes: found.items.map((job) => toJob(at, job)), totalCount: found.total_count };
  }

  /** What lies in the organization's folder; null for who may not publish. */
  async incoming(organization: string, channel: string): Promise<IncomingBundles | null> {
    const found = await this.#rest.find<RestIncomingBundles>(`${base(organization, channel)}/incoming`);
    return (
      found && {
        folder: found.folder,
        trusted: found.trusted.map(({ key_id, title }) => ({ keyId: key_id, title })),
        nodes: found.items.map((one) => ({
          fileName: one.file_name,
          size: one.bytes,
          problem: one.problem,
          hub: one.hub,
          channel: one.channel,
          snapshot: one.snapshot,
          madeAt: one.made_at,
          keyId: one.key_id,
          fileCount: one.file_count,
          newCount: one.new_count,
          unchangedCount: one.unchanged_count,
          withdrawnCount: one.withdrawn_count,
          doubts: one.doubts,
        })),
      }
    );
  }

  /** The key that others have to trust; null for who may not manage the channel. */
  async key(organization: string, channel: string): Promise<BundleKey | null> {
    const found = await this.#rest.find<RestBundleKey>(`${base(organization, channel)}/key`);
    return found && { key: found.key, keyId: found.key_id };
  }

  /** Asks for a bundle of a channel. */
  async make(organization: string, channel: string, body: object): Promise<BundleJobModel> {
    const at = base(organization, channel);
    return toJob(at, await this.#rest.write<RestBundleJob>('POST', at, body));
  }

  /** Asks for a bundle to be brought in. */
  async bring(organization: string, channel: string, body: object): Promise<BundleJobModel> {
    const at = base(organization, channel);
    return toJob(at, await this.#rest.write<RestBundleJob>('POST', `${at}/incoming`, body));
  }
}
