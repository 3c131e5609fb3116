/** Memory that the disk takes bytes from without a copy. */

/** A page of WebAssembly, in bytes. */
const PAGE = 64 * 1024;

/**
 * Memory that begins where a page of the machine does: that of WebAssembly always does, an ordinary buffer begins anywhere. Where there is no room for it, an
 * ordinary one.
 * @param bytes a multiple of 64 KiB
 * @param isShared whether other threads may look at it; that is slower to copy into
 */
export function alignedMemory(bytes: number, isShared: boolean): ArrayBufferLike {
  const pages = bytes / PAGE;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: isShared }).buffer;
  } catch {
    return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  }
}
