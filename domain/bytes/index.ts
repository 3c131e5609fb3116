/** What gateway and platform do with bytes that pass through them. */

/**
 * Frees the memory of bytes that nobody reads any more, at once: gigabytes that pass through a process otherwise wait for its collector, which walks the whole
 * heap each time 64 MiB of them have gathered. Bytes that share their memory with others are left to it.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Bytes that come by themselves, chunk after chunk, with no promise for each of them: gigabytes are tens of thousands. */
export interface ChunkSource {
  /**
   * @param take is given each chunk in order; the next comes at once, or after the promise that it returns. A chunk may be lent until then only.
   * @throws what `take` throws, and what is wrong with the bytes
   */
  forEachChunk(take: (chunk: Uint8Array) => Promise<void> | undefined): Promise<void>;
}

/** Bytes in chunks, however they come. */
export type Bytes = ChunkSource | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Takes bytes chunk after chunk. @param take see {@link ChunkSource} */
export async function forEachChunk(
  bytes: Bytes,
  take: (chunk: Uint8Array) => Promise<void> | undefined,
): Promise<void> {
  if ('forEachChunk' in bytes) return bytes.forEachChunk(take);
  for await (const chunk of bytes) await take(chunk);
}
