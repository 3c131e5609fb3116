/** Writes tar archives to a temporary file, renamed when complete. */
import { once } from 'node:events';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { releaseMemory } from '@terrarium/domain/bytes';
import { pack } from 'tar-stream';

/** Maximum bytes waiting to be written: while the disk writes, the next ones are read. */
const WRITTEN = 4 * 1024 * 1024;
/** Maximum size of chunks whose memory is left to garbage collection. */
const SMALL = 64 * 1024;

/** An entry of a tar archive. Its size is known before its bytes. */
export interface TarEntry {
  name: string;
  /** Size in bytes. */
  size: number;
  mode: number;
  mtime?: Date;
}

/**
 * Adds an entry, at the speed of the disk.
 * Takes ownership of the chunks.
 * @throws errors of the chunks; an error if their size differs from the entry's
 */
export type AddEntry = (entry: TarEntry, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<void>;

/**
 * Writes a tar archive, readable by its owner only, to a temporary file, and renames it when it is complete and synced.
 * @param write adds the entries; if it throws, nothing is left
 * @returns its size in bytes
 */
export async function writeTarFile(path: string, write: (add: AddEntry) => Promise<void>): Promise<number> {
  const draft = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const packing = pack();
  const file = await open(draft, 'w', 0o600);
  // A file stream doesn't report when a chunk was written, so its memory couldn't be freed.
  const disk = new Writable({
    highWaterMark: WRITTEN,
    write: (chunk: Buffer, _encoding, done) =>
      void file.writeFile(chunk).then(() => {
        // The packer's own blocks are small and reused.
        if (chunk.length > SMALL) releaseMemory(chunk);
        done();
      }, done),
    final: (done) => void file.sync().then(() => done(), done),
    destroy: (error, done) => void file.close().then(() => done(error), done),
  });
  const written = pipeline(packing, disk);
  // The writer below gets the error from the failing entry.
  written.catch(() => undefined);
  const add: AddEntry = async (header, chunks) => {
    // Report an error of the disk between two entries instead of the packer's premature end.
    if (packing.destroyed) await written;
    const done = Promise.withResolvers<void>();
    done.promise.catch(() => undefined);
    const entry = packing.entry(header, (error) =>
      error ? done.reject(error) : done.resolve(),
    ) as unknown as Writable;
    // An entry may report a full disk at any time. Unhandled, the error would end the process.
    entry.on('error', done.reject);
    for await (const chunk of chunks)
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), done.promise, written]);
    entry.end();
    await Promise.race([done.promise, written]);
  };
  try {
    await write(add);
    packing.finalize();
    await written;
    await rename(draft, path);
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
    return (await stat(path)).size;
  } catch (error) {
    packing.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
