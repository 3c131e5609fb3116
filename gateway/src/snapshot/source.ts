import type { SnapshotList } from '../gen/schema.ts';
import { path, type RestClient, type Schemas } from '../rest/index.ts';

/** The snapshots of a channel. */
type RestSnapshots = Schemas['Snapshots'];

/** REST calls of the snapshot area; organizations and channels by name. */
export class SnapshotSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The snapshots of a channel, newest first; null when it is gone meanwhile. */
  async list(organization: string, channel: string): Promise<SnapshotList | null> {
    const found = await this.#rest.find<RestSnapshots>(
      path`/api/organizations/${organization}/channels/${channel}/snapshots`,
    );
    if (found === null) return null;
    const nodes = found.items.map(({ number, address, policy, ...snapshot }) => ({
      number,
      address,
      servedFrom: snapshot.served_from,
      servedUntil: snapshot.served_until,
      keptUntil: snapshot.kept_until,
      policyName: policy?.name ?? null,
      revision: policy?.revision ?? null,
      fileCount: snapshot.file_count,
      refusedFileCount: snapshot.refused_count,
    }));
    return { nodes, keptDays: found.kept_days };
  }
}
