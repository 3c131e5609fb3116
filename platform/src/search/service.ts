import type { Channels, ChannelRow, Reader } from '../channel/index.ts';
import type { Core } from '../core.ts';
import type { PackageHit } from './contract.ts';
import { Facts } from './facts.ts';
import type { PackageFacts } from './facts.ts';
import { findPackages } from './store.ts';
import { readSearch } from './words.ts';

/** Search over what a caller may see. */
export class Search {
  readonly #core: Pick<Core, 'db'>;
  readonly #channels: Pick<Channels, 'readableChannels'>;
  readonly #facts: Facts;

  constructor(core: Pick<Core, 'db' | 'connection'>, channels: Pick<Channels, 'readableChannels'>) {
    this.#core = core;
    this.#channels = channels;
    this.#facts = new Facts(core);
  }

  /** A page of the packages of all channels that a reader may read, best match first (SRCH-13). */
  async packages(reader: Reader, { query, limit, offset }: { query: string; limit: number; offset: number }): Promise<{ total_count: number; results: PackageHit[] }> {
    const search = readSearch(query);
    if (search === null) return { total_count: 0, results: [] };
    const channels = new Map((await this.#channels.readableChannels(reader)).map((channel) => [channel.id, channel]));
    const { total, names } = await findPackages(this.#core.db, [...channels.keys()], search, { limit, offset });
    const facts = await this.#factsOf(channels, names);
    return {
      total_count: total,
      results: names.flatMap(({ channel_id, name }) => {
        const channel = channels.get(channel_id)!;
        const found = facts.get(channel_id)?.get(name);
        // Taken out of the channel between the two looks.
        return found === undefined ? [] : [{
          name, summary: found.summary, organization: channel.organization_name, channel: channel.name,
          latest_version: found.latest, served_file_count: found.served, refused_file_count: found.refused,
        }];
      }),
    };
  }

  /** The facts of a page's packages, by channel and name. */
  async #factsOf(channels: ReadonlyMap<string, ChannelRow>, found: readonly { channel_id: string; name: string }[]): Promise<Map<string, Map<string, PackageFacts>>> {
    const facts = new Map<string, Map<string, PackageFacts>>();
    for (const [id, hits] of Map.groupBy(found, ({ channel_id }) => channel_id)) facts.set(id, await this.#facts.of(channels.get(id)!, hits.map(({ name }) => name)));
    return facts;
  }
}
