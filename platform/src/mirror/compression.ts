/** Decompresses bodies, and distinguishes truncated and invalid ones from other failures. */
import { Readable, pipeline } from 'node:stream';
import type { Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { SourceError } from '../outbound/index.ts';

/** Returns whether bytes start like a zstd frame (RFC 8878, section 3.1.1). */
export function isZstd(start: Uint8Array): boolean {
  return start.length >= 4 && start[0] === 0x28 && start[1] === 0xb5 && start[2] === 0x2f && start[3] === 0xfd;
}

/** Larger bodies must not unpack to more than `ratio` times their size. Repodata compresses to about a tenth. */
const BOMB = { bytes: 256 * 1024 ** 2, ratio: 200 };

/** Compression of a body: as a file (`compression`), and in transfer (`contentEncoding`, RFC 9110 8.4). */
export interface Packing {
  compression: 'zstd' | 'none';
  contentEncoding: string;
  onBytes?: (bytes: number) => void;
}

/**
 * Decompresses a body chunk by chunk, with backpressure.
 * @throws SourceError (while reading) for a truncated or invalid body, or an encoding that wasn't requested
 */
export async function* decompressed(body: AsyncIterable<Uint8Array>, packing: Packing): AsyncGenerator<Uint8Array> {
  const steps: Transform[] = [];
  if (packing.contentEncoding === 'gzip') steps.push(createGunzip());
  else if (packing.contentEncoding !== 'identity') {
    throw new SourceError(
      'malformed',
      `The server uses the unsupported encoding '${packing.contentEncoding.slice(0, 40)}'.`,
    );
  }
  if (packing.compression === 'zstd') steps.push(createZstdDecompress());
  let packed = 0;
  let unpacked = 0;
  const counted = count(body, (bytes) => {
    packed += bytes;
    packing.onBytes?.(bytes);
  });
  if (steps.length === 0) {
    yield* counted;
    return;
  }
  const source = Readable.from(counted, { objectMode: false, highWaterMark: 256 * 1024 });
  const last = steps.at(-1)!;
  // The error reaches the reader through the last stream, which pipeline destroys with it.
  pipeline([source, ...steps], () => undefined);
  try {
    for await (const chunk of last as AsyncIterable<Uint8Array>) {
      unpacked += chunk.length;
      if (unpacked > BOMB.bytes && unpacked > packed * BOMB.ratio) {
        throw new SourceError(
          'too_large',
          `The compressed repodata unpacks to more than ${BOMB.ratio} times its size: it is not read further. Its server must publish it again.`,
        );
      }
      yield chunk;
    }
  } catch (error) {
    throw asSourceError(error);
  } finally {
    source.destroy();
  }
}

async function* count(body: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    onBytes(chunk.length);
    yield chunk;
  }
}

function asSourceError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new SourceError(
      'truncated',
      'The compressed repodata ends in the middle. Try again; if it stays so, its server must publish it again.',
      { cause: error },
    );
  }
  if (code.startsWith('ZSTD_') || code.startsWith('Z_')) {
    return new SourceError(
      'malformed',
      `The compressed repodata cannot be unpacked (${code}). Its server must publish it again.`,
      { cause: error },
    );
  }
  return error;
}
