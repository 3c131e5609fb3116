/** Sharded repodata (CEP 16): file names, and which clients can use shards of a channel with a policy. */

/** Index of a subdir: its packages, and the hash of each one's shard. */
export const SHARD_INDEX = 'repodata_shards.msgpack.zst';

const SHARD = /^([0-9a-f]{64})\.msgpack\.zst$/;

/** Returns the hash in a shard's file name; null for other files. */
export function shardHash(fileName: string): string | null {
  return SHARD.exec(fileName)?.[1] ?? null;
}

/**
 * Clients that revalidate the shard index with every command, as `Cache-Control` requires: conda, and those based on
 * rattler. mamba uses its copy for a day (`repodata_shards_ttl`), and other clients are unknown.
 */
const ASKS_ANEW = /^(?:conda|pixi|py-rattler|rattler(?:[-_][a-z]+)*)\//i;

/** Whether a client sees changes of a channel through shards as early as through `repodata.json`. */
export function asksForShardsAnew(userAgent: string | undefined): boolean {
  return userAgent !== undefined && ASKS_ANEW.test(userAgent);
}
