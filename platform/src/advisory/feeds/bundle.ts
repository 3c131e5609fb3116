/** Feed bundles: one hub fetches whole lists into a signed file, and an air-gapped hub imports it. */
import { isoTime } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { readAt } from '../../files/readAt.ts';
import { OperatorError } from '../../cli/operatorError.ts';
import { SourceClient } from '../../outbound/index.ts';
import { isSigned, keyText, publicKey, SIGNATURE_BYTES, signed, signer } from '../../signing/index.ts';
import type { FeedAddresses } from './addresses.ts';
import { FEEDS } from './kinds.ts';
import type { FeedDefinition } from './kinds.ts';
import { spool } from './spool.ts';

const MANIFEST = 'manifest.json';
/** Purpose text of the signature at the end, over the SHA-512 of all bytes before it. */
const MEANING = 'terrarium feeds bundle 1';
const MOST_MANIFEST = 1024 ** 2;
/** Folder of the imported bundle, below `advisories` of the data folder. */
const FOLDER = 'bundle';

const manifestSchema = z.object({
  format: z.literal(1, { error: 'is of another version; update the hub' }),
  created: z.iso.datetime(),
  feeds: z
    .array(
      z.object({
        id: z.string(),
        file: z.string(),
        source: z.string(),
        licence: z.string(),
        at: z.iso.datetime(),
        bytes: z.number().int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1)
    .max(100),
});
type Manifest = z.infer<typeof manifestSchema>;
/** Data of an import. `older` if the bundle was imported although older than the current data. */
const loadedSchema = manifestSchema.extend({
  older: z.boolean().default(false),
  /** The pinned key; null if an earlier version imported the bundle. */
  key: z.string().nullable().default(null),
});

/** Feeds that come as one list and can be in a bundle. */
export const BUNDLED = FEEDS.filter(({ kind }) => kind !== 'nvd');

/** Returns the URL of a feed's whole list. */
const listOf = (feed: FeedDefinition, addresses: FeedAddresses): string =>
  feed.kind === 'osv' ? `${addresses.osv}/${encodeURIComponent(feed.ecosystem!)}/all.zip` : addresses[feed.address];

/** Finds feeds by ID. @throws OperatorError for an unknown feed, or one that can't be in a bundle */
function chosen(ids: readonly string[]): readonly FeedDefinition[] {
  return ids.map((id) => {
    const feed = BUNDLED.find((one) => one.id === id);
    if (!feed)
      throw new OperatorError(
        `Feed '${id}' isn't available for bundles. Available feeds: ${BUNDLED.map((one) => one.id).join(', ')}.`,
      );
    return feed;
  });
}

/**
 * Fetches whole lists and writes them to a signed file, which appears only when complete.
 * @returns the feeds with their sizes in bytes, and the public key
 * @throws OperatorError, SourceError if a list can't be fetched
 */
export async function pullBundle(
  hub: { dataDir: string; addresses: FeedAddresses; allowPrivate: boolean },
  ids: readonly string[],
  out: string,
): Promise<{ feeds: { id: string; bytes: number }[]; key: string }> {
  const feeds = chosen(ids);
  const work = `${out}.lists`;
  const client = new SourceClient({
    allowPrivate: hub.allowPrivate,
    connectTimeout: 10_000,
    idleTimeout: 60_000,
    pace: { bytes: 480 * 1024, ms: 60_000 },
  });
  const key = await signer(hub.dataDir);
  try {
    const told: Manifest['feeds'] = [];
    for (const feed of feeds) {
      const path = join(work, feed.file);
      const at = isoTime(new Date());
      const source = listOf(feed, hub.addresses);
      await spool(client, source, path, { most: feed.most, signal: new AbortController().signal });
      const { bytes, sha256 } = await digestOf(createReadStream(path));
      told.push({ id: feed.id, file: feed.file, source, licence: feed.licence, at, bytes, sha256 });
    }
    const manifest = Buffer.from(
      JSON.stringify({ format: 1, created: isoTime(new Date()), feeds: told } satisfies Manifest),
    );
    const draft = `${out}.part`;
    const packing = pack();
    const written = pipeline(packing, createWriteStream(draft, { mode: 0o600, flush: true }));
    packing.entry({ name: MANIFEST }, manifest);
    for (const { file, bytes } of told)
      await Promise.race([
        pipeline(createReadStream(join(work, file)), packing.entry({ name: file, size: bytes })),
        written,
      ]);
    packing.finalize();
    await written;
    await appendFile(draft, signed(key, MEANING, await signedOf(draft)), { flush: true });
    await rename(draft, out);
    return { feeds: told.map(({ id, bytes }) => ({ id, bytes })), key: keyText(key) };
  } finally {
    await client.close();
    await rm(work, { recursive: true, force: true });
    await rm(`${out}.part`, { force: true });
  }
}

/** Returns the signed content of a file: all of it, or its first bytes. */
async function signedOf(path: string, bytes = Infinity): Promise<Buffer> {
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk as Buffer);
  return hash.digest();
}

async function digestOf(chunks: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

const altered = (): OperatorError =>
  new OperatorError(
    'Invalid signature: the bundle was modified, is incomplete, or was signed with another key. Nothing was imported. Copy it again, and check the key with the exporting hub.',
  );

/**
 * Verifies a bundle against a pinned key and stores its lists, which the hub imports within the hour.
 * An invalid bundle leaves nothing.
 * @param pinned public key of the exporting hub
 * @throws OperatorError if it isn't signed with that key, was altered, or is older than the current data
 */
export async function loadBundle(
  dataDir: string,
  bundle: string,
  pinned: string,
  { older = false }: { older?: boolean } = {},
): Promise<{ created: string; feeds: string[] }> {
  const key = publicKey(pinned, 'npm run feeds -- key');
  const folder = join(dataDir, 'advisories', FOLDER);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  try {
    const manifest = await unpack(bundle, await checkedLength(bundle, key), draft);
    const before = await loadedBundle(dataDir);
    if (before !== null && manifest.created < before.created && !older)
      throw new OperatorError(
        `The bundle is dated ${manifest.created}. It's older than the current data (${before.created}). Nothing was imported. To import it anyway, add --allow-older.`,
      );
    await writeFile(join(draft, MANIFEST), JSON.stringify({ ...manifest, older, key: keyText(key) }));
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return { created: manifest.created, feeds: manifest.feeds.map(({ id }) => id) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Verifies the signature and returns the length of the signed part: all bytes but the signature.
 * Nothing of a bundle is read before.
 * @throws OperatorError if the signature belongs to another key or purpose
 */
async function checkedLength(bundle: string, key: KeyObject): Promise<number> {
  const file = await open(bundle, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OperatorError(`Bundle ${bundle} not found.`, { cause: error });
    throw error;
  });
  try {
    const length = (await file.stat()).size - SIGNATURE_BYTES;
    if (length <= 0) throw altered();
    const signature = await readAt(file, length, SIGNATURE_BYTES);
    if (!isSigned(key, MEANING, await signedOf(bundle, length), signature)) throw altered();
    return length;
  } finally {
    await file.close();
  }
}

/** Writes only what the manifest lists. */
async function unpack(bundle: string, length: number, to: string): Promise<Manifest> {
  const unpacking = extract();
  const reading = pipeline(createReadStream(bundle, { end: length - 1 }), unpacking);
  // The reader below gets the error.
  reading.catch(() => undefined);
  let manifest: Manifest | null = null;
  const missing = new Map<string, Manifest['feeds'][number]>();
  try {
    for await (const entry of unpacking) {
      const { name, type } = entry.header;
      if (type !== 'file') throw altered();
      if (manifest === null) {
        if (name !== MANIFEST) throw altered();
        manifest = manifestOf(await small(entry));
        for (const feed of manifest.feeds) missing.set(feed.file, feed);
      } else {
        const feed = missing.get(name);
        if (feed === undefined) throw altered();
        missing.delete(name);
        const path = join(to, feed.file);
        await mkdir(dirname(path), { recursive: true });
        await keep(entry, path, feed);
      }
    }
    await reading;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    // Signed, but not a valid archive.
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw Object.assign(altered(), { cause: error });
    throw error;
  }
  if (manifest === null || missing.size > 0) throw altered();
  return manifest;
}

async function small(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of entry as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_MANIFEST) throw altered();
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** Accepts only names and files of this hub's own table, even if the signature is valid. */
function manifestOf(bytes: Buffer): Manifest {
  const read = manifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!read.success)
    throw new OperatorError(`The bundle cannot be read: ${z.prettifyError(read.error)}. Nothing was loaded.`);
  for (const { id, file } of read.data.feeds)
    if (!BUNDLED.some((feed) => feed.id === id && feed.file === file))
      throw new OperatorError(
        `The bundle has a feed '${id.slice(0, 64)}' that this hub does not know. Update the hub, or pull without it.`,
      );
  return read.data;
}

async function keep(entry: AsyncIterable<unknown>, path: string, feed: Manifest['feeds'][number]): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  try {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > feed.bytes) throw altered();
      hash.update(chunk);
      if (!file.write(chunk)) await once(file, 'drain');
    }
  } finally {
    file.end();
    await once(file, 'close');
  }
  if (bytes !== feed.bytes || hash.digest('hex') !== feed.sha256) throw altered();
}

/** Returns the last imported bundle; null if none. */
export async function loadedBundle(dataDir: string): Promise<z.infer<typeof loadedSchema> | null> {
  try {
    return loadedSchema.parse(JSON.parse(await readFile(join(dataDir, 'advisories', FOLDER, MANIFEST), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A list of the last imported bundle. */
interface BundledList {
  feed: FeedDefinition;
  path: string;
  at: Date;
  /** Name of the bundle, if it was imported although older than the current data. */
  older: string | null;
}

/** Returns the lists of the last imported bundle; none without one. */
export async function bundledLists(dataDir: string): Promise<BundledList[]> {
  const loaded = await loadedBundle(dataDir);
  if (loaded === null) return [];
  return loaded.feeds.flatMap(({ id, file, at }): BundledList[] => {
    const feed = BUNDLED.find((one) => one.id === id);
    if (feed === undefined) return [];
    const path = join(dataDir, 'advisories', FOLDER, file);
    return [{ feed, path, at: new Date(at), older: loaded.older ? `bundle ${loaded.created}` : null }];
  });
}
