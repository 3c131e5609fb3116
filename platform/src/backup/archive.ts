/** The file of a backup: a tar archive whose last entry holds the SHA-256 of all others, so that a torn or altered one is noticed. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { Refused } from '../refused.ts';

const CHECKSUMS = 'checksums.json';
const BLOCK = 1 << 20;

/** Writes the entries of a backup. */
export interface ArchiveWriter {
  /** Adds bytes. */
  text(name: string, text: string): Promise<void>;
  /** Adds a file of the disk. */
  file(name: string, path: string): Promise<void>;
}

/**
 * Writes a backup beside its place and gives it its name when it is whole and on the disk: nothing that looks like a backup is ever half of one.
 * @returns its size in bytes
 */
export async function writeArchive(path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<number> {
  const draft = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const packing = pack();
  const sums: Record<string, string> = {};
  const written = pipeline(packing, createWriteStream(draft, { mode: 0o600, flush: true }));
  // Told to the writer below by the entry that fails.
  written.catch(() => undefined);
  const add = async (name: string, size: number, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> => {
    const hash = createHash('sha256');
    const done = Promise.withResolvers<void>();
    const entry = packing.entry({ name, size, mode: 0o600 }, (error) =>
      error ? done.reject(error) : done.resolve(),
    ) as unknown as Writable;
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), done.promise, written]);
    }
    entry.end();
    await Promise.race([done.promise, written]);
    sums[name] = hash.digest('hex');
  };
  const archive: ArchiveWriter = {
    text: (name, text) => add(name, Buffer.byteLength(text), [Buffer.from(text)]),
    file: async (name, file) => add(name, (await stat(file)).size, createReadStream(file, { highWaterMark: BLOCK })),
  };
  try {
    await write(archive);
    await archive.text(CHECKSUMS, JSON.stringify(sums));
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

/**
 * Puts the entries of a backup into an empty folder and compares each with its checksum.
 * @throws Refused when the file is no backup, ends too early, or was altered; the folder is then worth nothing
 */
export async function readArchive(path: string, folder: string): Promise<void> {
  const sums = new Map<string, string>();
  let expected: Record<string, string> | null = null;
  const reading = extract();
  const source = createReadStream(path, { highWaterMark: BLOCK });
  const fed = pipeline(source, reading);
  fed.catch(() => undefined);
  try {
    for await (const entry of reading) {
      const { name } = entry.header;
      if (
        expected !== null ||
        entry.header.type !== 'file' ||
        !/^[\w@.+-]+(\/[\w@.+-]+)*$/.test(name) ||
        name.split('/').includes('..')
      )
        throw new Refused(`${path} holds '${name}', which no backup has. It was altered.`);
      const hash = createHash('sha256');
      if (name === CHECKSUMS) {
        const parts: Buffer[] = [];
        for await (const chunk of entry) parts.push(chunk as Buffer);
        expected = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>;
        continue;
      }
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(
        entry as unknown as Readable,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(target, { mode: 0o600, flush: true }),
      );
      sums.set(name, hash.digest('hex'));
    }
    await fed;
  } catch (error) {
    source.destroy();
    if (error instanceof Refused || (error as NodeJS.ErrnoException).syscall) throw error;
    throw new Refused(
      `${path} is no backup of a hub, or was damaged (${(error as Error).message}). Nothing was restored.`,
      { cause: error },
    );
  }
  if (expected === null)
    throw new Refused(
      `${path} ends before its end: it is no backup of a hub, or a part is missing. Nothing was restored.`,
    );
  for (const name of new Set([...sums.keys(), ...Object.keys(expected)])) {
    if (sums.get(name) !== expected[name])
      throw new Refused(`${path} was damaged: '${name}' is not what was backed up. Nothing was restored.`);
  }
}
