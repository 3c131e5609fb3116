import { createCipheriv } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ZstdEncoder } from './encoder.ts';

/** Reproducible noise. */
const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(1 << 19));

test.each([0, 1])('each buffer becomes one frame that does not depend on the others, checksum %i', async (checksum) => {
  const params = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: checksum };
  const encoder = new ZstdEncoder(params);
  const buffers = Array.from({ length: 300 }, (_, i) =>
    Buffer.concat([Buffer.from('text '.repeat(i)), noise.subarray(i, i * (i % 7 === 0 ? 900 : 3))]),
  );
  const frames = await Promise.all(buffers.map((bytes) => encoder.encode(bytes)));
  for (const [i, frame] of frames.entries()) {
    expect(zstdDecompressSync(frame).equals(buffers[i]!), `buffer ${i}`).toBe(true);
    expect(frame.equals(zstdCompressSync(buffers[i]!, { params, chunkSize: 1 << 20 })), `buffer ${i}`).toBe(true);
  }
  encoder.close();
});

test.each([0, 1])(
  'nothing stands behind a frame that fills the memory of its encoder, checksum %i',
  async (checksum) => {
    // Noise stays as it is, so that the frame passes the end of 128 KiB byte by byte.
    for (let length = (1 << 17) - 60; length <= 1 << 17; length++) {
      const encoder = new ZstdEncoder({ [constants.ZSTD_c_checksumFlag]: checksum });
      const bytes = noise.subarray(0, length);
      const frame = await encoder.encode(bytes);
      expect(frame.indexOf('28b52ffd', 1, 'hex'), `${length} bytes`).toBe(-1);
      expect(zstdDecompressSync(frame).equals(bytes), `${length} bytes`).toBe(true);
      encoder.close();
    }
  },
);
