/** What gateway and platform do with bytes that pass through them. */

/**
 * Frees the memory of bytes that nobody reads any more, at once: gigabytes that pass through a process otherwise wait for its collector, which walks the whole
 * heap each time 64 MiB of them have gathered. Bytes that share their memory with others are left to it.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
