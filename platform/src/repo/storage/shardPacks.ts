/**
 * Shards of a channel on disk.
 * Shards are stored in packs that are written once. The folder of each publication contains hard links to all packs it
 * needs. So unchanged shards are neither written nor copied, a folder is complete by itself, and a pack is deleted with
 * the last folder that links it. Shards that are no longer served stay for some days, for clients with an older index.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../../files/readAt.ts';
import { syncFolder } from './folders.ts';

/** Folder of packs and lists in a publication's folder. Not a valid subdir name. */
const SHARDS = 'shards';

/** Retention of shards that are no longer served, in ms. CEP 16 asks for a week, and mamba uses an index for a day. */
const KEPT = 8 * 86_400_000;
/**
 * With more packs than this, packs are merged.
 * A folder with thousands of links, one per published file, would be slow to create and remove.
 */
const MOST_PACKS = 16;
/** Block size for writing shards, about this many bytes. */
const BLOCK = 1 << 20;

/** Position of a shard. */
export interface ShardPlace {
  /** The pack's file. */
  pack: string;
  offset: number;
  length: number;
}

/** A stored shard that is served, or was until `dropped` (ms since the epoch). */
interface KeptShard extends ShardPlace {
  dropped: number | null;
}

/** Shard of a package: fingerprint of its input, and hex SHA-256 of its bytes. */
export interface NamedShard {
  fingerprint: string;
  hash: string;
}

/** The shards of one subdir in one publication. */
interface ShardList {
  names: Map<string, NamedShard>;
  /** By hash. */
  kept: Map<string, KeptShard>;
}

/** A list as stored in its file. */
interface StoredList {
  packs: string[];
  names: [name: string, fingerprint: string, hash: string][];
  kept: [hash: string, pack: number, offset: number, length: number, dropped: number | null][];
}

const listFile = (folder: string, subdir: string): string => join(folder, SHARDS, `${subdir}.json`);

async function readStored(folder: string, subdir: string): Promise<StoredList | null> {
  try {
    return JSON.parse(await readFile(listFile(folder, subdir), 'utf8')) as StoredList;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function listOf({ packs, names, kept }: StoredList): ShardList {
  return {
    names: new Map(names.map(([name, fingerprint, hash]) => [name, { fingerprint, hash }])),
    kept: new Map(
      kept.map(([hash, pack, offset, length, dropped]) => [hash, { pack: packs[pack]!, offset, length, dropped }]),
    ),
  };
}

/** Writes the shards of a new publication. */
export class ShardWriter {
  readonly #folder: string;
  readonly #previous: string | null;
  readonly #created: number;
  readonly #before: ReadonlyMap<string, ShardList>;
  readonly #lists = new Map<string, ShardList>();
  readonly #pack = `${randomUUID()}.pack`;
  #handle: FileHandle | null = null;
  #pending: Buffer[] = [];
  #pendingSize = 0;
  #size = 0;

  private constructor(
    folder: string,
    previous: string | null,
    created: number,
    before: ReadonlyMap<string, ShardList>,
  ) {
    this.#folder = folder;
    this.#previous = previous;
    this.#created = created;
    this.#before = before;
  }

  /**
   * @param folder of the new publication
   * @param previous folder of the previous publication, whose shards are reused; null if none
   * @param created time of the new publication, ms since the epoch
   */
  static async begin(folder: string, previous: string | null, created: number): Promise<ShardWriter> {
    await mkdir(join(folder, SHARDS));
    const before = new Map<string, ShardList>();
    for (const name of previous === null ? [] : await readdir(join(previous, SHARDS)).catch(() => [])) {
      if (!name.endsWith('.json')) continue;
      const subdir = name.slice(0, -'.json'.length);
      const stored = await readStored(previous!, subdir);
      if (stored !== null) before.set(subdir, listOf(stored));
    }
    return new ShardWriter(folder, previous, created, before);
  }

  /** Returns the shard of a package in the previous publication. */
  before(subdir: string, name: string): NamedShard | undefined {
    return this.#before.get(subdir)?.names.get(name);
  }

  /** Returns whether a subdir has the same packages and shards as in the previous publication. */
  isUnchanged(subdir: string): boolean {
    const before = this.#before.get(subdir)?.names;
    const names = this.#list(subdir).names;
    return before?.size === names.size && [...names].every(([name, { hash }]) => before.get(name)?.hash === hash);
  }

  /** Returns the packages of a subdir with the hashes of their shards, as bytes. */
  hashes(subdir: string): [name: string, hash: Buffer][] {
    return [...this.#list(subdir).names].map(([name, { hash }]) => [name, Buffer.from(hash, 'hex')]);
  }

  /** Adds a package with an unchanged shard. */
  take(subdir: string, name: string, shard: NamedShard): void {
    const list = this.#list(subdir);
    list.names.set(name, shard);
    list.kept.set(shard.hash, { ...this.#before.get(subdir)!.kept.get(shard.hash)!, dropped: null });
  }

  /** Adds a package with the bytes of its shard, which are written unless they are stored already. */
  async add(subdir: string, name: string, shard: NamedShard, bytes: Buffer): Promise<void> {
    const list = this.#list(subdir);
    list.names.set(name, shard);
    if (list.kept.has(shard.hash)) return;
    const known = this.#before.get(subdir)?.kept.get(shard.hash);
    list.kept.set(shard.hash, { ...(known ?? (await this.#write(bytes))), dropped: null });
  }

  #list(subdir: string): ShardList {
    let list = this.#lists.get(subdir);
    if (list === undefined) this.#lists.set(subdir, (list = { names: new Map(), kept: new Map() }));
    return list;
  }

  /** Writes the rest, links the packs, and waits until they are on disk. */
  async end(): Promise<void> {
    this.#keepDropped();
    await this.#joinPacks();
    await this.#flush();
    await this.#handle?.sync();
    await this.close();
    for (const pack of this.#packsInUse().keys()) {
      if (pack !== this.#pack) await linkOrCopy(join(this.#previous!, SHARDS, pack), join(this.#folder, SHARDS, pack));
    }
    for (const [subdir, list] of this.#lists) await this.#writeList(subdir, list);
    await syncFolder(join(this.#folder, SHARDS));
  }

  /** Closes the new pack. Can be called more than once. */
  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }

  /** Keeps shards that the previous publication served or kept and this one doesn't have. */
  #keepDropped(): void {
    for (const [subdir, before] of this.#before) {
      const list = this.#list(subdir);
      for (const [hash, shard] of before.kept) {
        const dropped = shard.dropped ?? this.#created;
        if (!list.kept.has(hash) && dropped > this.#created - KEPT) list.kept.set(hash, { ...shard, dropped });
      }
    }
  }

  /** Returns the packs in use, with the number of used bytes in each. */
  #packsInUse(): Map<string, number> {
    const used = new Map<string, number>();
    for (const { kept } of this.#lists.values())
      for (const { pack, length } of kept.values()) used.set(pack, (used.get(pack) ?? 0) + length);
    return used;
  }

  /** Copies shards of mostly unused packs, or of small ones if there are too many, into the new pack. */
  async #joinPacks(): Promise<void> {
    const used = [...this.#packsInUse()].filter(([pack]) => pack !== this.#pack).sort(([, a], [, b]) => a - b);
    const joined = new Set(used.slice(0, used.length < MOST_PACKS ? 0 : MOST_PACKS / 2).map(([pack]) => pack));
    for (const [pack, bytes] of used)
      if (bytes < (await stat(join(this.#previous!, SHARDS, pack))).size / 2) joined.add(pack);
    for (const pack of joined) {
      const handle = await open(join(this.#previous!, SHARDS, pack), 'r');
      try {
        for (const { kept } of this.#lists.values())
          for (const shard of kept.values()) {
            if (shard.pack !== pack) continue;
            const bytes = Buffer.allocUnsafe(shard.length);
            await readFully(handle, bytes, shard.offset);
            Object.assign(shard, await this.#write(bytes));
          }
      } finally {
        await handle.close();
      }
    }
  }

  async #write(bytes: Buffer): Promise<ShardPlace> {
    const place = { pack: this.#pack, offset: this.#size, length: bytes.length };
    this.#pending.push(bytes);
    this.#pendingSize += bytes.length;
    this.#size += bytes.length;
    if (this.#pendingSize >= BLOCK) await this.#flush();
    return place;
  }

  async #flush(): Promise<void> {
    if (this.#pendingSize === 0) return;
    this.#handle ??= await open(join(this.#folder, SHARDS, this.#pack), 'wx');
    await this.#handle.appendFile(Buffer.concat(this.#pending));
    this.#pending = [];
    this.#pendingSize = 0;
  }

  async #writeList(subdir: string, { names, kept }: ShardList): Promise<void> {
    const packs = [...new Set([...kept.values()].map(({ pack }) => pack))];
    const numberOf = new Map(packs.map((pack, number) => [pack, number]));
    const stored: StoredList = {
      packs,
      names: [...names].map(([name, { fingerprint, hash }]) => [name, fingerprint, hash]),
      kept: [...kept].map(([hash, { pack, offset, length, dropped }]) => [
        hash,
        numberOf.get(pack)!,
        offset,
        length,
        dropped,
      ]),
    };
    await writeFile(listFile(this.#folder, subdir), JSON.stringify(stored), { flag: 'wx', flush: true });
  }
}

const HASH = 32;

/** Compact table of the positions of the shards of one subdir in a publication. */
export class ShardTable {
  readonly #packs: readonly string[];
  /** Sorted, {@link HASH} bytes each. */
  readonly #hashes: Buffer;
  /** Pack, offset, and length of each. */
  readonly #places: Float64Array;

  private constructor({ packs, kept }: StoredList) {
    const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
    this.#packs = packs;
    this.#hashes = Buffer.from(sorted.map(([hash]) => hash).join(''), 'hex');
    this.#places = Float64Array.from(sorted.flatMap(([, pack, offset, length]) => [pack, offset, length]));
  }

  /** @param folder of the publication */
  static async read(folder: string, subdir: string): Promise<ShardTable> {
    return new ShardTable((await readStored(folder, subdir)) ?? { packs: [], names: [], kept: [] });
  }

  /** Memory size in bytes. */
  get size(): number {
    return this.#hashes.length + this.#places.byteLength;
  }

  /**
   * Finds a shard below the publication's folder.
   * @param hash lowercase hex
   * @returns null if this subdir doesn't have the shard
   */
  find(hash: string): ShardPlace | null {
    const wanted = Buffer.from(hash, 'hex');
    let low = 0;
    for (let high = this.#hashes.length / HASH; low < high;) {
      const middle = (low + high) >>> 1;
      const difference = this.#hashes.compare(wanted, 0, HASH, middle * HASH, (middle + 1) * HASH);
      if (difference === 0) {
        const [pack, offset, length] = this.#places.subarray(middle * 3, middle * 3 + 3);
        return { pack: `${SHARDS}/${this.#packs[pack!]!}`, offset: offset!, length: length! };
      }
      if (difference < 0) low = middle + 1;
      else high = middle;
    }
    return null;
  }
}

/** Creates a hard link, or a copy if the file system doesn't support links. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

async function readFully(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  if ((await fill(handle, bytes, position)) < bytes.length)
    throw new Error('A pack of shards is shorter than its list says.');
}
