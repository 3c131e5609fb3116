/**
 * File format of a bundle: a tar of `manifest.json`, `manifest.sig`, and `objects/SHA256`, once per content, in the
 * order of the manifest. Entry names aren't used as paths. The manifest determines each entry's position, so contents
 * that a hub has already aren't read.
 */
import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { releaseMemory } from '@terrarium/domain/bytes';
import { SUBDIR } from '@terrarium/domain/conda';
import { MOST_SIDECAR } from '@terrarium/domain/repo';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { fill, readAt } from '../files/readAt.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { writeTarFile } from '../files/tarFile.ts';
import { isSigned, keyId, keyText, publicKey, SIGNATURE_BYTES, signed } from '../signing/index.ts';

const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig';
const MEANING = 'terrarium channel bundle 1';
/** Maximum bytes of a manifest, which is in memory, and maximum number of files, which are imported together. */
const MOST_MANIFEST = 256 * 1024 ** 2;
const MOST_FILES = 100_000;
const BLOCK = 512;
const CHUNK = 1 << 20;
/** Bytes after the digits of a header's checksum, which covers all bytes but itself. */
const BEHIND_CHECKSUM = { at: 154, bytes: Buffer.from(' \0') };
/** A tar ends with two empty blocks. */
const END = 2 * BLOCK;

const manifestSchema = z.strictObject({
  // 2 with attestations, which older hubs can't read.
  format: z.literal([1, 2], { error: 'is of another version; update the hub' }),
  id: z.uuid(),
  hub: z.string().max(500),
  channel: z.string().max(300),
  snapshot: z.number().int().min(0),
  made_at: z.iso.datetime(),
  key_id: z.string().regex(/^[0-9a-f]{16}$/),
  follows: z.uuid().nullable(),
  files: z
    .array(
      z.strictObject({
        subdir: z.string().regex(SUBDIR, { error: "isn't a subdir" }).max(64),
        file_name: z
          .string()
          .max(255)
          .regex(/^[^/\\]+$/, { error: "isn't a file name" }),
        size: z.number().int().min(1),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        first_seen: z.iso.datetime().nullable(),
        record: z.record(z.string(), z.unknown()),
        attestations: z.string().max(MOST_SIDECAR).optional(),
      }),
    )
    .max(MOST_FILES, { error: `has more than ${MOST_FILES} files` }),
});
/** Content of a bundle, according to its manifest. */
export type Manifest = z.infer<typeof manifestSchema>;
/** A file of a bundle. */
export type BundledFile = Manifest['files'][number];

/** Returns a file's path in the channel. */
export const pathOf = ({ subdir, file_name }: Pick<BundledFile, 'subdir' | 'file_name'>): string =>
  `${subdir}/${file_name}`;

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;
const nameOf = (sha256: string): string => `objects/${sha256}`;

/** Returns each content once, in order of position. */
function contentsOf(files: readonly BundledFile[]): BundledFile[] {
  return [...new Map(files.map((file) => [file.sha256, file])).values()];
}

/**
 * Writes a bundle to a temporary file, and renames it when it is complete and synced.
 * @param read opens a content
 * @returns its size in bytes
 * @throws OperatorError if the bytes of a file have changed
 */
export async function writeBundle(
  path: string,
  manifest: Omit<Manifest, 'key_id'>,
  key: KeyObject,
  read: (file: BundledFile) => Promise<Readable>,
  { progress, signal }: { progress?: (done: number) => void; signal?: AbortSignal } = {},
): Promise<number> {
  const text = Buffer.from(JSON.stringify({ ...manifest, key_id: keyId(keyText(key)) }));
  if (manifest.files.length > MOST_FILES || text.length > MOST_MANIFEST)
    throw new OperatorError(
      `The channel serves ${manifest.files.length} files, more than fit into one bundle (${MOST_FILES}). Bundle a channel with fewer, or only what came since the last bundle.`,
    );
  return writeTarFile(path, async (add) => {
    const addPlain = (name: string, size: number, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) =>
      add({ name, size, mode: 0o644, mtime: new Date(0) }, chunks);
    const signature = signed(key, MEANING, createHash('sha512').update(text).digest());
    await addPlain(MANIFEST, text.length, [text]);
    await addPlain(SIGNATURE, signature.length, [signature]);
    for (const [at, file] of contentsOf(manifest.files).entries()) {
      signal?.throwIfAborted();
      progress?.(at);
      await addPlain(nameOf(file.sha256), file.size, verified(file, (await read(file)) as AsyncIterable<Buffer>));
    }
  });
}

/** Yields the bytes of a file. @throws OperatorError at the end or earlier, if they have changed */
async function* verified(file: BundledFile, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > file.size) break;
    hash.update(chunk);
    yield chunk;
  }
  if (size !== file.size || hash.digest('hex') !== file.sha256)
    throw new OperatorError(
      `The bytes of ${pathOf(file)} on this hub are not those that its channel names. No bundle was made; restore the file from a backup.`,
    );
}

/** A bundle whose manifest is signed with a trusted key. */
export interface OpenBundle {
  manifest: Manifest;
  /** Size of the file in bytes. */
  bytes: number;
  /** Each content once. */
  contents: BundledFile[];
  /**
   * Reads one of {@link contents}, each piece valid only until the next one is requested.
   * The caller must verify the hash.
   * @throws OperatorError if the entry isn't there
   */
  read(file: BundledFile): AsyncIterable<Buffer>;
  /**
   * Returns the position of one of {@link contents} without reading it.
   * The caller must verify the hash.
   * @throws OperatorError if the surrounding bytes don't belong to an entry with that name and size
   */
  placeOf(file: BundledFile): Promise<{ path: string; at: number }>;
}

const altered = (what: string): OperatorError =>
  new OperatorError(`The bundle is damaged or was modified: ${what}. Nothing was imported. Copy it again.`);

/**
 * Opens a bundle: verifies signature, manifest, and file length.
 * Nothing of the manifest is used before the signature is verified.
 * @param trusted public keys, as users copy them
 * @throws OperatorError
 */
export async function openBundle(path: string, trusted: readonly string[]): Promise<OpenBundle> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OperatorError(`Bundle ${path} not found.`, { cause: error });
    throw error;
  });
  try {
    if (!(await file.stat()).isFile()) throw new OperatorError(`${path} isn't a file.`);
    const { text, signature } = await head(path);
    const digest = createHash('sha512').update(text).digest();
    const keys = trusted.map((each) => publicKey(each, 'npm run bundle -- key'));
    if (!keys.some((key) => isSigned(key, MEANING, digest, signature))) {
      const told = /"key_id":"([0-9a-f]{16})"\}$/.exec(text.subarray(-64).toString('latin1'))?.[1];
      const known = told !== undefined && trusted.some((each) => keyId(each) === told);
      throw known
        ? altered(`${MANIFEST} is not what was signed`)
        : new OperatorError(
            `The bundle isn't signed with a trusted key${told === undefined ? '' : ` (it says ${told})`}. Nothing was imported. Get the key from the exporting hub (\`npm run bundle -- key\`), and ask an operator to trust it.`,
          );
    }
    const manifest = manifestOf(text);
    const contents = contentsOf(manifest.files);
    const places = new Map<string, number>();
    let at = 0;
    for (const [name, { length }] of [
      [MANIFEST, text],
      [SIGNATURE, signature],
    ] as const) {
      if (!isWholeHeader(await readAt(file, at, BLOCK))) throw altered(`the header of ${name} is not what was written`);
      if (!(await isEmpty(file, at + BLOCK + length, padded(length) - length)))
        throw altered(`there is data after ${name}`);
      at += BLOCK + padded(length);
    }
    const { size } = await file.stat();
    for (const content of contents) {
      places.set(content.sha256, at);
      at += BLOCK + padded(content.size);
      if (at > size)
        throw new OperatorError(`The bundle is truncated in ${pathOf(content)}. Nothing was imported. Copy it again.`);
    }
    if (size < at + END) throw new OperatorError('The bundle is truncated. Nothing was imported. Copy it again.');
    if (size > at + END) throw altered('it is larger than its manifest states');
    if (!(await isEmpty(file, at, END))) throw altered('there is data after its last file');
    return {
      manifest,
      bytes: size,
      contents,
      read: (content) => entryOf(path, places.get(content.sha256)!, content),
      placeOf: async (content) => {
        const entry = places.get(content.sha256)!;
        await checkAround(path, entry, content);
        return { path, at: entry + BLOCK };
      },
    };
  } finally {
    await file.close();
  }
}

/** Reads the first two entries. */
async function head(path: string): Promise<{ text: Buffer; signature: Buffer }> {
  const found: Buffer[] = [];
  const reading = extract();
  const source = createReadStream(path, { highWaterMark: CHUNK });
  pipeline(source, reading).catch(() => undefined);
  try {
    for await (const entry of reading) {
      const isFirst = found.length === 0;
      if (
        entry.header.type !== 'file' ||
        entry.header.name !== (isFirst ? MANIFEST : SIGNATURE) ||
        entry.header.size! > (isFirst ? MOST_MANIFEST : SIGNATURE_BYTES)
      )
        throw altered(`it does not begin with ${MANIFEST} and ${SIGNATURE}`);
      const parts: Buffer[] = [];
      for await (const chunk of entry) parts.push(chunk as Buffer);
      found.push(Buffer.concat(parts));
      if (found.length === 2) return { text: found[0]!, signature: found[1]! };
    }
  } catch (error) {
    if (error instanceof OperatorError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw Object.assign(altered("it isn't a bundle, or its start is damaged"), { cause: error });
  } finally {
    source.destroy();
  }
  throw altered("it isn't a bundle, or its start is truncated");
}

function manifestOf(text: Buffer): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(text.toString('utf8')));
  if (!read.success)
    throw new OperatorError(`Invalid bundle: ${z.prettifyError(read.error).slice(0, 1000)}. Nothing was imported.`);
  const paths = new Set<string>();
  const sizes = new Map<string, number>();
  for (const file of read.data.files) {
    if (paths.has(pathOf(file))) throw altered(`${pathOf(file)} occurs twice`);
    paths.add(pathOf(file));
    if ((sizes.get(file.sha256) ?? file.size) !== file.size) throw altered(`${pathOf(file)} has two sizes`);
    sizes.set(file.sha256, file.size);
  }
  return read.data;
}

/** @throws OperatorError if an entry has another header, or other bytes follow it */
async function checkAround(path: string, at: number, file: BundledFile): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await checkHeader(await readAt(handle, at, BLOCK), file);
    await checkBehind(handle, at, file);
  } finally {
    await handle.close();
  }
}

async function checkBehind(handle: FileHandle, at: number, file: BundledFile): Promise<void> {
  if (!(await isEmpty(handle, at + BLOCK + file.size, padded(file.size) - file.size)))
    throw altered(`something stands behind ${pathOf(file)}`);
}

/** Yields the bytes of one entry, each piece valid only until the next one is requested. Anything else is rejected. */
async function* entryOf(path: string, at: number, file: BundledFile): AsyncGenerator<Buffer> {
  const handle = await open(path, 'r');
  const block = Buffer.allocUnsafeSlow(Math.min(CHUNK, padded(file.size)));
  try {
    await checkHeader(await readInto(handle, block.subarray(0, BLOCK), at), file);
    for (let done = 0; done < file.size;) {
      const piece = await readInto(handle, block.subarray(0, file.size - done), at + BLOCK + done);
      if (piece.length === 0) throw altered(`${pathOf(file)} cannot be read from it`);
      done += piece.length;
      yield piece;
    }
    await checkBehind(handle, at, file);
  } finally {
    releaseMemory(block);
    await handle.close();
  }
}

/** Reads as many bytes as fit, or as exist. */
const readInto = async (handle: FileHandle, into: Buffer, position: number): Promise<Buffer> =>
  into.subarray(0, await fill(handle, into, position));

/** @throws OperatorError if a header isn't that of a file */
async function checkHeader(bytes: Buffer, file: BundledFile): Promise<void> {
  const reading = extract();
  // Only the header follows, and the parser reports when it was read.
  reading.on('error', () => undefined).end(bytes);
  try {
    for await (const { header } of reading) {
      const { name, size, type } = header;
      if (!isWholeHeader(bytes)) throw altered(`the header of ${pathOf(file)} is not what was written`);
      if (type === 'file' && name === nameOf(file.sha256) && size === file.size) return;
      throw altered(`where ${pathOf(file)} should stand is something else`);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw Object.assign(altered(`${pathOf(file)} cannot be read from it`), { cause: error });
  }
  throw altered(`${pathOf(file)} cannot be read from it`);
}

/** Returns whether header bytes that no checksum covers are those of {@link writeBundle}. */
const isWholeHeader = (bytes: Buffer): boolean =>
  bytes.subarray(BEHIND_CHECKSUM.at, BEHIND_CHECKSUM.at + BEHIND_CHECKSUM.bytes.length).equals(BEHIND_CHECKSUM.bytes);

async function isEmpty(file: FileHandle, at: number, length: number): Promise<boolean> {
  if (length === 0) return true;
  const bytes = await readAt(file, at, length);
  return bytes.length === length && bytes.every((byte) => byte === 0);
}
