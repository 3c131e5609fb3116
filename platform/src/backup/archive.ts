/** The file of a backup: a tar archive whose last entry holds the SHA-256 of all others, so that a torn or altered one is noticed. */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { OperatorError } from '../operatorError.ts';
import { writeTarFile } from '../tarFile.ts';

const CHECKSUMS = 'checksums.json';
const BLOCK = 1 << 20;

/** Writes the entries of a backup. */
export interface ArchiveWriter {
  /** Adds bytes. */
  text(name: string, text: string): Promise<void>;
  /** Adds a file of the disk. */
  file(name: string, path: string): Promise<void>;
}

/** Writes a backup: it gets its name when it is whole and on the disk. @returns its size in bytes */
export async function writeArchive(path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<number> {
  const sums: Record<string, string> = {};
  return writeTarFile(path, async (add) => {
    const addHashed = async (name: string, size: number, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => {
      const hash = createHash('sha256');
      await add({ name, size, mode: 0o600 }, hashed(chunks, hash));
      sums[name] = hash.digest('hex');
    };
    const archive: ArchiveWriter = {
      text: (name, text) => addHashed(name, Buffer.byteLength(text), [Buffer.from(text)]),
      file: async (name, file) =>
        addHashed(name, (await stat(file)).size, createReadStream(file, { highWaterMark: BLOCK })),
    };
    await write(archive);
    await archive.text(CHECKSUMS, JSON.stringify(sums));
  });
}

/** Chunks as they come; a hash hears of each. */
async function* hashed(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Puts the entries of a backup into an empty folder and compares each with its checksum.
 * @throws OperatorError when the file is no backup, ends too early, or was altered; the folder is then worth nothing
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
        throw new OperatorError(`${path} holds '${name}', which no backup has. It was altered.`);
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
        (chunks: AsyncIterable<Buffer>) => hashed(chunks, hash),
        createWriteStream(target, { mode: 0o600, flush: true }),
      );
      sums.set(name, hash.digest('hex'));
    }
    await fed;
  } catch (error) {
    source.destroy();
    if (error instanceof OperatorError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw new OperatorError(
      `${path} is no backup of a hub, or was damaged (${(error as Error).message}). Nothing was restored.`,
      { cause: error },
    );
  }
  if (expected === null)
    throw new OperatorError(
      `${path} ends before its end: it is no backup of a hub, or a part is missing. Nothing was restored.`,
    );
  for (const name of new Set([...sums.keys(), ...Object.keys(expected)])) {
    if (sums.get(name) !== expected[name])
      throw new OperatorError(`${path} was damaged: '${name}' is not what was backed up. Nothing was restored.`);
  }
}
