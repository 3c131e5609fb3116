import type { Channels, Reader } from '../channel/index.ts';
import type { Core } from '../core.ts';
import type { PackageQuery, PackageSearch } from './contract.ts';
import { findPackages } from './store.ts';
import { readSearch } from './words.ts';

/** Search over what a caller may see. */
export class Search {
  readonly #core: Pick<Core, 'db'>;
  readonly #channels: Pick<Channels, 'readableChannels'>;

  constructor(core: Pick<Core, 'db'>, channels: Pick<Channels, 'readableChannels'>) {
    this.#core = core;
    this.#channels = channels;
  }

  /** A page of the packages of all channels that a reader may read, by name, best match first, and what they can be narrowed to (SRCH-13). */
  async packages(
    reader: Reader,
    { query, channel: chosen, decision: decisions, license: licenses, platform: platforms, ...page }: PackageQuery,
  ): Promise<PackageSearch> {
    const search = readSearch(query);
    const nothing = {
      total_count: 0,
      results: [],
      facets: { channels: [], decisions: [], licenses: [], platforms: [] },
    };
    if (search === null) return nothing;
    // Whatever else is said of channels comes from this list: those that the reader may not read are in no result and no number.
    const channels = await this.#channels.readableChannels(reader);
    if (channels.length === 0) return nothing;
    const address = ({ organization_name, name }: (typeof channels)[number]): string => `${organization_name}/${name}`;
    const filter = {
      channelIds:
        chosen.length === 0
          ? null
          : channels.filter((channel) => chosen.includes(address(channel))).map(({ id }) => id),
      decisions: decisions.length === 0 ? null : decisions,
      licenses: licenses.length === 0 ? null : licenses,
      platforms: platforms.length === 0 ? null : platforms,
    };
    const found = await findPackages(
      this.#core.db,
      channels.map(({ id }) => id),
      search,
      filter,
      page,
    );
    const placeOf = (position: number) => ({
      organization: channels[position - 1]!.organization_name,
      channel: channels[position - 1]!.name,
    });
    return {
      total_count: found.total,
      results: found.packages.map(({ name, summary, channel_count, channels: places }) => ({
        name,
        summary: summary ?? '',
        channel_count,
        channels: places.map(({ position, ...facts }) => ({
          ...placeOf(position),
          decision: facts.served_file_count > 0 ? 'allowed' : 'refused',
          ...facts,
        })),
      })),
      facets: {
        channels: found.facets.channels.map(({ value, count }) => ({ ...placeOf(value), count })),
        decisions: found.facets.decisions.map(({ value, count }) => ({ value: value ? 'allowed' : 'refused', count })),
        licenses: found.facets.licenses,
        platforms: found.facets.platforms,
      },
    };
  }
}
