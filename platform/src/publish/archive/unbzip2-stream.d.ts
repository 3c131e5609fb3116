/** The parts of unbzip2-stream that unpack block by block. Its stream doesn't limit the output of one write. */
declare module 'unbzip2-stream/lib/bit_iterator.js' {
  /** Reads bits, most significant first, from buffers that it requests. `bytesRead` counts started bytes. */
  export interface BitReader {
    (count: number | null): number;
    bytesRead: number;
  }
  export default function bitIterator(nextBuffer: () => Uint8Array): BitReader;
}
declare module 'unbzip2-stream/lib/bzip2.js' {
  import type { BitReader } from 'unbzip2-stream/lib/bit_iterator.js';

  const bzip2: {
    /** Reads the header of a stream. @returns the block size in units of 100,000 bytes */
    header(bits: BitReader): number;
    /** Unpacks a block. @returns the checksum of the stream so far; null at its end */
    decompress(
      bits: BitReader,
      onByte: (byte: number) => void,
      buffer: Int32Array,
      length: number,
      crc: number,
    ): number | null;
  };
  export default bzip2;
}
