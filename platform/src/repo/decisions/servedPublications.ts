/** Published content of channels, cached by publication. A publication never changes. */
import { basename, dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { GrantedException, RuleDescriptor } from '@terrarium/domain/policy';
import { readDecisions, readInstallability, PUBLISHED, ShardTable } from '../storage/index.ts';
import type { PlatformInstallability, SharedFolders, SubdirDecisions } from '../storage/index.ts';
import { LABELS, readManifest } from '../indexFiles/index.ts';
import type { Manifest } from '../indexFiles/index.ts';

/** Index files of a channel, or of one of its labels. */
export interface ServedFolder {
  /** Path in the data folder. */
  folder: string;
  manifest: Manifest;
  /** Loads the positions of the shards of a subdir on first use. */
  shards(subdir: string): Promise<ShardTable>;
}

/** A publication, as requests need it. */
export interface ServedPublication extends ServedFolder {
  id: string;
  policy: { id: string; name: string; revision: number } | null;
  /** Whether the policy is monitored: it blocks nothing, and the hub counts what it would block. */
  isWatched: boolean;
  rules: RuleDescriptor[];
  /** Exceptions that applied in addition to the policy. */
  granted: GrantedException[];
  createdMs: number;
  /** Loads the decisions for a subdir on first use; null if the publication doesn't have the subdir. */
  decisions(subdir: string): Promise<SubdirDecisions | null>;
  /** Loads the uninstallable packages by subdir on first use. */
  installability(): Promise<PlatformInstallability[]>;
  /** Loads the index of a label on first use; null if the channel didn't have this label. */
  label(name: string): Promise<ServedFolder | null>;
}

/** Lifetime of an installability result while a job still extends it, in ms. */
const STILL_ASKED_MS = 30_000;
const KEPT = 200;
const KEPT_SUBDIRS = 60;
/** Cached shard positions, in bytes. Those of a large channel take about 2 MB. */
const KEPT_SHARDS = 64 * 1024 * 1024;

/** Reads publications and caches the most recently used. */
export class Publications {
  readonly #pool: pg.Pool;
  readonly #dataDir: string;
  readonly #folders: SharedFolders | null;
  readonly #publications = new LRUCache<string, Promise<ServedPublication>>({ max: KEPT });
  readonly #labels = new LRUCache<string, Promise<ServedFolder>>({ max: KEPT });
  readonly #decisions = new LRUCache<string, Promise<SubdirDecisions | null>>({ max: KEPT_SUBDIRS });

  readonly #installability = new LRUCache<string, Promise<PlatformInstallability[]>>({ max: KEPT_SUBDIRS });
  readonly #shards = new LRUCache<string, ShardTable>({
    maxSize: KEPT_SHARDS,
    sizeCalculation: ({ size }) => size + 1024,
    fetchMethod: (key) => ShardTable.read(join(this.#dataDir, PUBLISHED, dirname(key)), basename(key)),
  });

  /** @param folders source of folders that aren't on this disk; null if all are */
  constructor(pool: pg.Pool, dataDir: string, folders: SharedFolders | null = null) {
    this.#pool = pool;
    this.#dataDir = dataDir;
    this.#folders = folders;
  }

  /**
   * Reads a publication of a channel.
   * @throws if its row or folder is gone, which means that a newer one replaced it
   */
  get(id: string): Promise<ServedPublication> {
    let found = this.#publications.get(id);
    if (found === undefined) {
      found = this.#read(id);
      this.#publications.set(id, found);
      found.catch(() => this.#publications.delete(id));
    }
    return found;
  }

  async #read(id: string): Promise<ServedPublication> {
    const {
      rows: [row],
    } = await this.#pool.query<{
      folder: string;
      policy_id: string | null;
      policy_name: string | null;
      policy_revision: number | null;
      is_watched: boolean;
      rules: RuleDescriptor[];
      granted: GrantedException[];
      created_at: Date;
    }>(
      'select folder, policy_id, policy_name, policy_revision, is_watched, rules, granted, created_at from publication where id = $1',
      [id],
    );
    if (row === undefined) throw new Error(`The publication ${id} is gone.`);
    await this.#folders?.fetch(id, row.folder);
    const served = await this.#folder(row.folder);
    return {
      id,
      ...served,
      isWatched: row.is_watched,
      rules: row.rules,
      granted: row.granted,
      createdMs: row.created_at.getTime(),
      policy:
        row.policy_id === null
          ? null
          : { id: row.policy_id, name: row.policy_name ?? '', revision: row.policy_revision ?? 0 },
      decisions: (subdir) => this.#subdir(id, subdir),
      installability: () => this.#ofPlatforms(id),
      label: (name) =>
        served.manifest.labels?.includes(name) === true
          ? this.#label(`${row.folder}/${LABELS}/${name}`)
          : Promise.resolve(null),
    };
  }

  /** @param inside path below {@link PUBLISHED} */
  async #folder(inside: string): Promise<ServedFolder> {
    const folder = `${PUBLISHED}/${inside}`;
    return {
      folder,
      manifest: await readManifest(join(this.#dataDir, folder)),
      shards: (subdir) => this.#shards.forceFetch(`${inside}/${subdir}`),
    };
  }

  #label(inside: string): Promise<ServedFolder> {
    let found = this.#labels.get(inside);
    if (found === undefined) {
      found = this.#folder(inside);
      this.#labels.set(inside, found);
      found.catch(() => this.#labels.delete(inside));
    }
    return found;
  }

  #ofPlatforms(id: string): Promise<PlatformInstallability[]> {
    let found = this.#installability.get(id);
    if (found === undefined) {
      const forget = (): unknown => this.#installability.delete(id);
      const reading = readInstallability(this.#pool, id);
      found = reading;
      this.#installability.set(id, found);
      // A job may still add results, so this one expires soon.
      reading.then((platforms) => {
        if (platforms.some(({ isExact }) => !isExact)) setTimeout(forget, STILL_ASKED_MS).unref();
      }, forget);
    }
    return found;
  }

  #subdir(id: string, subdir: string): Promise<SubdirDecisions | null> {
    const key = `${id}/${subdir}`;
    let found = this.#decisions.get(key);
    if (found === undefined) {
      found = readDecisions(this.#pool, id, subdir).then(([decisions]) => decisions ?? null);
      this.#decisions.set(key, found);
      found.catch(() => this.#decisions.delete(key));
    }
    return found;
  }
}
