/** What is served of a channel, kept in memory by publication: a publication never changes. */
import { basename, dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { GrantedException, RuleDescriptor } from '@terrarium/domain/policy';
import { readDecisions, readInstallability, PUBLISHED, ShardTable } from '../storage/index.ts';
import type { PlatformInstallability, SharedFolders, SubdirDecisions } from '../storage/index.ts';
import { LABELS, readManifest } from '../indexFiles/index.ts';
import type { Manifest } from '../indexFiles/index.ts';

/** Index files: of a channel, or of one of its labels. */
export interface ServedFolder {
  /** Folder below the data folder. */
  folder: string;
  manifest: Manifest;
  /** Where the shards of a subdir stand. Read when first needed. */
  shards(subdir: string): Promise<ShardTable>;
}

/** A publication as requests need it. */
export interface ServedPublication extends ServedFolder {
  id: string;
  policy: { id: string; name: string; revision: number } | null;
  /** The policy refuses nothing: what it would refuse is only counted. */
  isWatched: boolean;
  rules: RuleDescriptor[];
  /** Exceptions that it was made with, beside the policy. */
  granted: GrantedException[];
  createdMs: number;
  /** Decisions over a subdir; null when it has none. Read when first needed. */
  decisions(subdir: string): Promise<SubdirDecisions | null>;
  /** What of it cannot be installed, by platform. Read when first needed. */
  installability(): Promise<PlatformInstallability[]>;
  /** What a label lists; null when the channel had none of this name. Read when first needed. */
  label(name: string): Promise<ServedFolder | null>;
}

/** How long an answer about what can be installed is taken for the newest while a job goes on, in ms. */
const STILL_ASKED_MS = 30_000;
const KEPT = 200;
const KEPT_SUBDIRS = 60;
/** Bytes of places of shards: those of a large channel take some 2 MB. */
const KEPT_SHARDS = 64 * 1024 * 1024;

/** Reads publications and keeps those used last. */
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

  /** @param folders where folders come from that are not on this disk; null where all are */
  constructor(pool: pg.Pool, dataDir: string, folders: SharedFolders | null = null) {
    this.#pool = pool;
    this.#dataDir = dataDir;
    this.#folders = folders;
  }

  /**
   * A publication that a channel names.
   * @throws when its row or folder is gone, which means that another has taken its place
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

  /** @param inside below {@link PUBLISHED} */
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
      // As long as a job still finds out more, what was read is soon read anew.
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
