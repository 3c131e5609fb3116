/** Package names of channels in memory, cached per channel until its content changes. */
import { PackageNames } from '@terrarium/domain/search';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/index.ts';
import { readNames } from './store.ts';
import type { SearchedChannel } from './store.ts';

/** Maximum number of names in memory, over all channels; a few hundred bytes each. */
const MOST_NAMES = 2_000_000;

/** Reads the names of a channel when its content or publication has changed. */
export class NameCache {
  readonly #db: Db;
  readonly #held = new LRUCache<string, { version: string; names: PackageNames }>({
    maxSize: MOST_NAMES,
    sizeCalculation: ({ names }) => names.length + 1,
  });
  readonly #reading = new Map<string, Promise<PackageNames>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the names of channels, in order. */
  async of(channels: readonly SearchedChannel[]): Promise<PackageNames[]> {
    return Promise.all(channels.map((channel) => this.#one(channel)));
  }

  #one({ id, version, publication_id: publicationId }: SearchedChannel): Promise<PackageNames> | PackageNames {
    const held = this.#held.get(id);
    if (held?.version === version) return held.names;
    const key = `${id} ${version}`;
    const reading = this.#reading.get(key);
    if (reading !== undefined) return reading;
    const begun = readNames(this.#db, id, publicationId)
      .then((packages) => {
        const names = new PackageNames(packages);
        this.#held.set(id, { version, names });
        return names;
      })
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, begun);
    return begun;
  }
}
