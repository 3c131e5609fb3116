/** Package names and facts of channels in memory, cached per channel until its content or publication changes. */
import { PackageNames } from '@terrarium/domain/search';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/index.ts';
import { readFacts, readNames } from './store.ts';
import type { PackageFacts, SearchedChannel } from './store.ts';

/** Maximum number of names and facts in memory, over all channels; a few hundred bytes each. */
const MOST_HELD = 2_000_000;
/** Number of channels that are read together. */
const READ_AT_ONCE = 200;

/** A channel in memory. */
export interface HeldChannel {
  version: string;
  /** Its own packages. */
  names: PackageNames;
  /** Packages of its publication by name, including those of its sources. */
  facts: ReadonlyMap<string, PackageFacts>;
}

const NO_FACTS: ReadonlyMap<string, PackageFacts> = new Map();

/** Reads the packages of channels whose content or publication has changed. */
export class PackageCache {
  readonly #db: Db;
  readonly #held = new LRUCache<string, HeldChannel>({
    maxSize: MOST_HELD,
    sizeCalculation: ({ names, facts }) => names.length + facts.size + 1,
  });
  readonly #reading = new Map<string, Promise<HeldChannel>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns channels in order. */
  async of(channels: readonly SearchedChannel[]): Promise<HeldChannel[]> {
    const found = channels.map((channel) => this.#known(channel));
    const missing = channels.filter((_, place) => found[place] === undefined);
    for (let at = 0; at < missing.length; at += READ_AT_ONCE) this.#read(missing.slice(at, at + READ_AT_ONCE));
    return Promise.all(found.map((known, place) => known ?? this.#reading.get(keyOf(channels[place]!))!));
  }

  #known(channel: SearchedChannel): HeldChannel | Promise<HeldChannel> | undefined {
    const held = this.#held.get(channel.id);
    return held?.version === channel.version ? held : this.#reading.get(keyOf(channel));
  }

  #read(channels: readonly SearchedChannel[]): void {
    const packagesIds = channels.flatMap(({ packages_id: id }) => id ?? []);
    const reading = Promise.all([readNames(this.#db, channels), readFacts(this.#db, packagesIds)]);
    for (const channel of channels) {
      const { id, version, packages_id: packagesId } = channel;
      const one = reading
        .then(([names, facts]) => {
          const held: HeldChannel = {
            version,
            names: new PackageNames(names.get(id) ?? []),
            facts: facts.get(packagesId ?? '') ?? NO_FACTS,
          };
          this.#held.set(id, held);
          return held;
        })
        .finally(() => this.#reading.delete(keyOf(channel)));
      this.#reading.set(keyOf(channel), one);
    }
  }
}

const keyOf = ({ id, version }: SearchedChannel): string => `${id} ${version}`;
