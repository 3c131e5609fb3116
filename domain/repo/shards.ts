/** Sharded repodata (CEP 16): how its files are called, and which clients may be given it for a channel whose content a policy decides. */

/** Stands in each subdir: which packages there are, and the hash of each one's shard. */
export const SHARD_INDEX = 'repodata_shards.msgpack.zst';

const SHARD = /^([0-9a-f]{64})\.msgpack\.zst$/;

/** The hash that a shard's file name holds; null for other files. */
export function shardHash(fileName: string): string | null {
  return SHARD.exec(fileName)?.[1] ?? null;
}

/**
 * Clients that ask for the index of shards anew with every command, as `Cache-Control` tells them: conda, and those that are built on rattler. mamba
 * goes on with its copy for a day without asking (`repodata_shards_ttl`), and of the others nobody knows.
 */
const ASKS_ANEW = /^(?:conda|pixi|py-rattler|rattler(?:[-_][a-z]+)*)\//i;

/** Whether a client sees what became of a channel as soon through shards as through `repodata.json`. */
export function asksForShardsAnew(userAgent: string | undefined): boolean {
  return userAgent !== undefined && ASKS_ANEW.test(userAgent);
}
