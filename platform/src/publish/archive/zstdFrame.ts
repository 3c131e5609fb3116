/**
 * Checks a zstd frame without unpacking it (RFC 8878, section 3.1.1).
 * Readers treat a second frame differently: Python stops before it, Rust continues, Node continues if it is at the
 * start of a piece. So exactly one frame is allowed.
 */

/** Error in the bytes: they aren't a frame, or something follows it. A truncated frame is detected during unpacking. */
export type FrameFault = 'no_frame' | 'more';

const MAGIC = 0xfd2fb528;

/** Follows a frame as its bytes pass. */
export class ZstdFrame {
  readonly #head = Buffer.alloc(5);
  #filled = 0;
  /** Bytes required for the next step. */
  #needed = 5;
  #state: 'magic' | 'block' | 'end' = 'magic';
  /** Bytes to skip. */
  #skip = 0;
  #checksum = 0;

  /** Checks the next bytes. @returns the error, or null */
  feed(piece: Uint8Array): FrameFault | null {
    for (let at = 0; at < piece.length;) {
      if (this.#skip > 0) {
        const step = Math.min(this.#skip, piece.length - at);
        this.#skip -= step;
        at += step;
        continue;
      }
      if (this.#state === 'end') return 'more';
      this.#head[this.#filled++] = piece[at++]!;
      if (this.#filled < this.#needed) continue;
      if (!this.#advance()) return 'no_frame';
    }
    return null;
  }

  /** Parses the complete header. @returns false if it is invalid */
  #advance(): boolean {
    const head = this.#head;
    if (this.#state === 'magic') {
      if (head.readUInt32LE(0) !== MAGIC) return false;
      const descriptor = head[4]!;
      const isSingle = (descriptor & 0x20) !== 0;
      const sizeFlag = descriptor >> 6;
      this.#checksum = (descriptor & 0x04) === 0 ? 0 : 4;
      const sizeBytes = sizeFlag === 0 ? Number(isSingle) : 1 << sizeFlag;
      const dictionaryBytes = [0, 1, 2, 4][descriptor & 3]!;
      this.#skip = Number(!isSingle) + dictionaryBytes + sizeBytes;
      this.#state = 'block';
      this.#needed = 3;
    } else {
      const block = head.readUIntLE(0, 3);
      const isLast = (block & 1) === 1;
      const type = (block >> 1) & 3;
      if (type === 3) return false;
      // A block of type 1 repeats one byte.
      this.#skip = (type === 1 ? 1 : block >> 3) + (isLast ? this.#checksum : 0);
      if (isLast) this.#state = 'end';
    }
    this.#filled = 0;
    return true;
  }
}
