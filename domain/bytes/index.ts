/** What gateway and platform do with bytes that pass through them. */

export { ReusedBuffers } from './reusedBuffers.ts';

/**
 * Frees the memory of unused bytes immediately. Otherwise gigabytes that pass through the process wait for the garbage
 * collector, which walks the whole heap after each 64 MiB. Views of shared memory are skipped.
 */
export function releaseMemory({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** A source that pushes chunks without a promise for each one, because gigabytes are tens of thousands of chunks. */
export interface ChunkSource {
  /**
   * @param take gets the chunks in order; the next follows immediately, or after the returned promise. Don't keep a
   * chunk longer, because its memory may be reused.
   * @throws errors of `take` and of the source
   */
  forEachChunk(take: (chunk: Uint8Array) => Promise<void> | undefined): Promise<void>;
}

/** Bytes in chunks, however they come. */
export type Bytes = ChunkSource | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Calls a function for each chunk. @param take see {@link ChunkSource} */
export async function forEachChunk(
  bytes: Bytes,
  take: (chunk: Uint8Array) => Promise<void> | undefined,
): Promise<void> {
  if ('forEachChunk' in bytes) return bytes.forEachChunk(take);
  for await (const chunk of bytes) await take(chunk);
}
