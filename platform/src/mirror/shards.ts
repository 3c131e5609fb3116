/** Sharded repodata of a source (CEP 16): finds changed packages and reads their records, in limited memory. */
import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { isPackageName, isVirtualPackageName } from '@terrarium/domain/conda';
import { SHARD_INDEX } from '@terrarium/domain/repo';
import { SourceError } from '../outbound/index.ts';
import { decodeBounded } from './messagePack.ts';
import type { RepodataEntry } from './repodata.ts';
import type { ChannelSource } from './source.ts';

/**
 * Maximum bytes of an index and of a shard, packed and unpacked, and number of values. conda-forge's largest index has
 * 1.5 MB and 60,000 values, its largest shard 16 MiB unpacked and a million values.
 */
const LIMITS = {
  index: { packed: 32 * 1024 ** 2, unpacked: 128 * 1024 ** 2, values: 1_000_000 },
  shard: { packed: 16 * 1024 ** 2, unpacked: 64 * 1024 ** 2, values: 2_000_000 },
} as const;
/** Maximum total of all changed shards of a subdir. More is read from repodata, which is never completely in memory. */
const MOST = { packed: 64 * 1024 ** 2, unpacked: 256 * 1024 ** 2, values: 4_000_000 };
/** Maximum number of shards per sync of a subdir. Above it, repodata is cheaper. */
const MOST_SHARDS = 1_000;
const AT_ONCE = 6;

/** Thrown if a shard doesn't match its index: other bytes, records of another package, or missing. */
export class BadShard extends SourceError {
  /** File name in the subdir. */
  readonly file: string;
  /** Whether the shard is missing. Then the index may have changed meanwhile. */
  readonly isMissing: boolean;
  constructor(file: string, isMissing: boolean, message: string) {
    super(isMissing ? 'not_found' : 'malformed', message);
    this.file = file;
    this.isMissing = isMissing;
  }
}

/** The shard index of a subdir. */
export interface ShardIndex {
  /** Original bytes. */
  bytes: Buffer;
  /** Base URL of the shards. */
  base: string;
  /** URL of the packages (`info.base_url`) as written; null if missing. */
  packagesBase: string | null;
  /** Hex SHA-256 of each package's shard, by name. */
  hashes: ReadonlyMap<string, string>;
}

/** Reads the shard index of a subdir; null if the source has none. @throws SourceError */
export async function readShardIndex(
  source: ChannelSource,
  subdir: string,
  signal?: AbortSignal,
): Promise<ShardIndex | null> {
  const bytes = await source.openBytes(subdir, SHARD_INDEX, LIMITS.index.packed, { signal });
  return bytes === null ? null : indexOf(bytes);
}

/** Parses a shard index. @throws SourceError if it is invalid */
export function indexOf(bytes: Buffer): ShardIndex {
  const { info, shards } = decoded(unpack(bytes, LIMITS.index.unpacked), LIMITS.index.values).document as {
    info?: unknown;
    shards?: unknown;
  };
  const base = isObject(info) ? info['shards_base_url'] : undefined;
  if (!isObject(shards) || (base !== undefined && typeof base !== 'string'))
    throw new SourceError('malformed', 'The index of shards is none (CEP 16). Its server must publish it again.');
  const hashes = new Map<string, string>();
  for (const [name, hash] of Object.entries(shards)) {
    if (!(hash instanceof Uint8Array) || hash.length !== 32)
      throw new SourceError('malformed', 'The index of shards contains an invalid SHA-256 hash (CEP 16).');
    // An invalid name may contain characters that the database rejects.
    if (isPackageName(name) || isVirtualPackageName(name)) hashes.set(name, Buffer.from(hash).toString('hex'));
  }
  const packagesBase = isObject(info) && typeof info['base_url'] === 'string' ? info['base_url'] : null;
  return { bytes, base: base ?? '', packagesBase, hashes };
}

/** Compares two indexes: packages with a new shard, and removed ones; null if there are too many to read. */
export function changedShards(before: ShardIndex, now: ShardIndex): { changed: string[]; gone: string[] } | null {
  const changed = [...now.hashes].filter(([name, hash]) => before.hashes.get(name) !== hash).map(([name]) => name);
  const gone = [...before.hashes.keys()].filter((name) => !now.hashes.has(name));
  return changed.length > MOST_SHARDS ? null : { changed, gone };
}

/**
 * Reads shards and verifies their hashes.
 * A shard with a wrong hash is requested once more.
 * @returns the entries by package, and names of removed files; null if they are too large together
 * @throws BadShard, SourceError
 */
export async function readShards(
  source: ChannelSource,
  subdir: string,
  { base, hashes }: ShardIndex,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<{ entries: Map<string, RepodataEntry[]>; removed: string[] } | null> {
  const entries = new Map<string, RepodataEntry[]>();
  const removed: string[] = [];
  const total = { packed: 0, unpacked: 0, values: 0 };
  for (let from = 0; from < names.length; from += AT_ONCE) {
    signal?.throwIfAborted();
    const read = await Promise.all(
      names.slice(from, from + AT_ONCE).map(async (name): Promise<[string, Buffer]> => {
        return [name, await shardBytes(source, subdir, base, hashes.get(name)!, signal)];
      }),
    );
    for (const [name, bytes] of read) {
      const unpacked = unpack(bytes, LIMITS.shard.unpacked);
      total.packed += bytes.length;
      total.unpacked += unpacked.length;
      if (total.packed > MOST.packed || total.unpacked > MOST.unpacked) return null;
      const { document, values } = decoded(unpacked, LIMITS.shard.values);
      total.values += values;
      if (total.values > MOST.values) return null;
      entries.set(name, entriesOf(document));
      removed.push(...removedOf(document));
    }
  }
  return { entries, removed };
}

/** Returns the file name of a shard by its hex hash. */
export const shardFile = (hash: string): string => `${hash}.msgpack.zst`;

async function shardBytes(
  source: ChannelSource,
  subdir: string,
  base: string,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const file = shardFile(hash);
  for (let tries = 1; ; tries++) {
    const bytes = await source.openBytes(subdir, file, LIMITS.shard.packed, { base, signal });
    if (bytes === null) throw new BadShard(file, true, `${subdir}/${file} is not there, although the index names it.`);
    const found = createHash('sha256').update(bytes).digest('hex');
    if (found === hash) return bytes;
    if (tries > 1)
      throw new BadShard(
        file,
        false,
        `${subdir}/${file} holds other bytes than its name says: their SHA-256 is ${found}. They were thrown away, twice; the whole repodata is read instead.`,
      );
  }
}

/** Returns the files that a shard lists as removed. */
function removedOf(shard: unknown): string[] {
  const removed = isObject(shard) ? shard['removed'] : undefined;
  return Array.isArray(removed) ? removed.filter((name): name is string => typeof name === 'string') : [];
}

/** Returns the entries of a shard, as in repodata. */
function entriesOf(shard: unknown): RepodataEntry[] {
  const sections = isObject(shard) ? [shard['packages'] ?? {}, shard['packages.conda'] ?? {}] : [];
  if (sections.length === 0 || !sections.every(isObject))
    throw new SourceError('malformed', 'A shard holds no records (CEP 16). Its server must publish it again.');
  return sections.flatMap((section) =>
    Object.entries(section as Record<string, unknown>).map(([fileName, value]) => ({
      fileName,
      value: plain(value),
    })),
  );
}

/** Converts a value to JSON: bytes become hex digits. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

const unpack = (bytes: Buffer, most: number): Buffer =>
  readable(() => zstdDecompressSync(bytes, { maxOutputLength: most }));

const decoded = (unpacked: Buffer, most: number): { document: unknown; values: number } =>
  readable(() => decodeBounded(unpacked, most));

function readable<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new SourceError(
      'malformed',
      `A file of shards cannot be read (${error instanceof Error ? error.message.slice(0, 100) : 'unknown'}). Its server must publish it again.`,
      { cause: error },
    );
  }
}
