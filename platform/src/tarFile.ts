/** Tar archives that are written beside their place and get their name when they are whole. */
import { once } from 'node:events';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { releaseMemory } from '@terrarium/domain/bytes';
import { pack } from 'tar-stream';

/** Bytes that may wait to be written: while the disk takes some, the next ones are read. */
const WRITTEN = 4 * 1024 * 1024;
/** The memory of smaller chunks is left to the collector. */
const SMALL = 64 * 1024;

/** An entry of a tar archive: its size is known before its bytes come. */
export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  mode: number;
  mtime?: Date;
}

/** Writes an entry; as fast as the disk takes it. Chunks are its own from then on. @throws what the chunks throw; an error when they are not as many bytes as the entry says */
export type AddEntry = (entry: TarEntry, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<void>;

/**
 * Writes a tar archive, readable by its owner only, beside its place and gives it its name when it is whole and on the disk: nothing that has the name is
 * ever half of one.
 * @param write adds the entries; what it throws leaves nothing behind
 * @returns its size in bytes
 */
export async function writeTarFile(path: string, write: (add: AddEntry) => Promise<void>): Promise<number> {
  const draft = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const packing = pack();
  const file = await open(draft, 'w', 0o600);
  // A stream of the file system says nothing when a chunk has been written, and its memory could not be given back.
  const disk = new Writable({
    highWaterMark: WRITTEN,
    write: (chunk: Buffer, _encoding, done) =>
      void file.writeFile(chunk).then(() => {
        // The packer's own blocks are small, and used again.
        if (chunk.length > SMALL) releaseMemory(chunk);
        done();
      }, done),
    final: (done) => void file.sync().then(() => done(), done),
    destroy: (error, done) => void file.close().then(() => done(error), done),
  });
  const written = pipeline(packing, disk);
  // Told to the writer below by the entry that fails.
  written.catch(() => undefined);
  const add: AddEntry = async (header, chunks) => {
    // A disk that was full between two entries: its own words, and not the packer's that it was ended.
    if (packing.destroyed) await written;
    const done = Promise.withResolvers<void>();
    done.promise.catch(() => undefined);
    const entry = packing.entry(header, (error) =>
      error ? done.reject(error) : done.resolve(),
    ) as unknown as Writable;
    // Of a disk that is full an entry says so whether or not somebody waits for it just then; unheard, it would end the process.
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
