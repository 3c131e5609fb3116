/**
 * File format of a backup: a tar archive whose last entry contains the SHA-256 of all others, so that damage is
 * detected.
 */
import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { OperatorError } from '../cli/operatorError.ts';
import { writeTarFile } from '../files/tarFile.ts';

const CHECKSUMS = 'checksums.json';
const BLOCK = 1 << 20;

/** Writes the entries of a backup. */
export interface ArchiveWriter {
  /** Adds a text entry. */
  text(name: string, text: string): Promise<void>;
  /** Adds a file from disk. */
  file(name: string, path: string): Promise<void>;
}

/** Writes a backup to a temporary file, and renames it when it is complete and synced. @returns its size in bytes */
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

/** Passes chunks through and updates a hash. */
async function* hashed(chunks: Iterable<Buffer> | AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Extracts a backup into an empty folder and verifies each checksum.
 * @throws OperatorError if the file isn't a backup, is truncated, or was altered; the folder must then be discarded
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
      `${path} isn't a hub backup, or is damaged (${(error as Error).message}). Nothing was restored.`,
      { cause: error },
    );
  }
  if (expected === null) throw new OperatorError(`${path} is truncated or isn't a hub backup. Nothing was restored.`);
  for (const name of new Set([...sums.keys(), ...Object.keys(expected)])) {
    if (sums.get(name) !== expected[name])
      throw new OperatorError(`${path} was damaged: '${name}' is not what was backed up. Nothing was restored.`);
  }
}
