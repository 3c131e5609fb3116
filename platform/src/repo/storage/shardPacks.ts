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

/** File with a {@link Summary} of each list. */
const SUMMARY = 'summary';

/** What a new publication must know of a list that it doesn't read, because the subdir hasn't changed. */
interface Summary {
  /** Used bytes of each pack. */
  used: [pack: string, bytes: number][];
  /** When the first kept shard was dropped, ms since the epoch; null if all are served. */
  dropped: number | null;
}

function summaryOf({ kept }: ShardList): Summary {
  const used = new Map<string, number>();
  let first: number | null = null;
  for (const { pack, length, dropped } of kept.values()) {
    used.set(pack, (used.get(pack) ?? 0) + length);
    if (dropped !== null && (first === null || dropped < first)) first = dropped;
  }
  return { used: [...used], dropped: first };
}

/** Reads the summaries of a publication by subdir; empty for an older one. */
async function readSummaries(folder: string): Promise<Map<string, Summary>> {
  const text = await readFile(join(folder, SHARDS, SUMMARY), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return new Map(Object.entries(JSON.parse(text) as Record<string, Summary>));
}

/** Writes the shards of a new publication. */
export class ShardWriter {
  readonly #folder: string;
  readonly #previous: string | null;
  readonly #created: number;
  /** Lists of the previous publication that were read, and the summaries of all. */
  readonly #before = new Map<string, ShardList>();
  readonly #summaries: ReadonlyMap<string, Summary>;
  readonly #lists = new Map<string, ShardList>();
  /** Subdirs whose lists are taken as they are, without reading them. */
  readonly #whole = new Set<string>();
  readonly #pack = `${randomUUID()}.pack`;
  #handle: FileHandle | null = null;
  #pending: Buffer[] = [];
  #pendingSize = 0;
  #size = 0;

  private constructor(
    folder: string,
    previous: string | null,
    created: number,
    summaries: ReadonlyMap<string, Summary>,
  ) {
    this.#folder = folder;
    this.#previous = previous;
    this.#created = created;
    this.#summaries = summaries;
  }

  /**
   * @param folder of the new publication
   * @param previous folder of the previous publication, whose shards are reused; null if none
   * @param created time of the new publication, ms since the epoch
   */
  static async begin(folder: string, previous: string | null, created: number): Promise<ShardWriter> {
    await mkdir(join(folder, SHARDS));
    const summaries = previous === null ? new Map<string, Summary>() : await readSummaries(previous);
    return new ShardWriter(folder, previous, created, summaries);
  }

  /**
   * Takes all shards of a subdir that hasn't changed, without reading their list.
   * @returns false if the list must be read, because it is old or kept shards have expired
   */
  takeAll(subdir: string): boolean {
    const summary = this.#summaries.get(subdir);
    if (summary === undefined || (summary.dropped ?? Infinity) <= this.#created - KEPT) return false;
    this.#whole.add(subdir);
    return true;
  }

  /** Reads the list of a subdir, before its packages are added one by one. */
  async open(subdir: string): Promise<void> {
    if (this.#previous === null || this.#before.has(subdir)) return;
    const stored = await readStored(this.#previous, subdir);
    if (stored !== null) this.#before.set(subdir, listOf(stored));
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
    for (const subdir of await this.#subdirsBefore()) if (!this.#whole.has(subdir)) await this.open(subdir);
    this.#keepDropped();
    await this.#joinPacks();
    await this.#flush();
    await this.#handle?.sync();
    await this.close();
    for (const pack of this.#packsInUse().keys()) {
      if (pack !== this.#pack) await linkOrCopy(join(this.#previous!, SHARDS, pack), join(this.#folder, SHARDS, pack));
    }
    const summaries = new Map([...this.#whole].map((subdir) => [subdir, this.#summaries.get(subdir)!]));
    for (const [subdir, list] of this.#lists) {
      await this.#writeList(subdir, list);
      summaries.set(subdir, summaryOf(list));
    }
    for (const subdir of this.#whole)
      await linkOrCopy(listFile(this.#previous!, subdir), listFile(this.#folder, subdir));
    const text = JSON.stringify(Object.fromEntries([...summaries].toSorted(([a], [b]) => (a < b ? -1 : 1))));
    await writeFile(join(this.#folder, SHARDS, SUMMARY), text, { flag: 'wx', flush: true });
    await syncFolder(join(this.#folder, SHARDS));
  }

  /** Closes the new pack. Can be called more than once. */
  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }

  /** Lists the subdirs of the previous publication. */
  async #subdirsBefore(): Promise<string[]> {
    const names = this.#previous === null ? [] : await readdir(join(this.#previous, SHARDS)).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
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
    const summaries = [...this.#whole].map((subdir) => this.#summaries.get(subdir)!);
    for (const summary of [...summaries, ...[...this.#lists.values()].map(summaryOf)])
      for (const [pack, bytes] of summary.used) used.set(pack, (used.get(pack) ?? 0) + bytes);
    return used;
  }

  /** Copies shards of mostly unused packs, or of small ones if there are too many, into the new pack. */
  async #joinPacks(): Promise<void> {
    const used = [...this.#packsInUse()].filter(([pack]) => pack !== this.#pack).sort(([, a], [, b]) => a - b);
    const joined = new Set(used.slice(0, used.length < MOST_PACKS ? 0 : MOST_PACKS / 2).map(([pack]) => pack));
    for (const [pack, bytes] of used)
      if (bytes < (await stat(join(this.#previous!, SHARDS, pack))).size / 2) joined.add(pack);
    // Their lists change.
    for (const subdir of this.#whole)
      if (this.#summaries.get(subdir)!.used.some(([pack]) => joined.has(pack))) {
        this.#whole.delete(subdir);
        this.#lists.set(subdir, listOf((await readStored(this.#previous!, subdir))!));
      }
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
