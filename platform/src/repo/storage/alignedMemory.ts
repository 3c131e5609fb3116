/** Memory that the disk reads without copying. */

/** A page of WebAssembly, in bytes. */
const PAGE = 64 * 1024;

/**
 * Allocates page-aligned memory, as WebAssembly's always is.
 * Falls back to an ordinary buffer if this fails.
 * @param bytes a multiple of 64 KiB
 * @param isShared whether other threads can read it; copying to shared memory is slower
 */
export function alignedMemory(bytes: number, isShared: boolean): ArrayBufferLike {
  const pages = bytes / PAGE;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: isShared }).buffer;
  } catch {
    return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  }
}
