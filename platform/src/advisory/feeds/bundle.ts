/** Bundles of feeds: one hub pulls whole lists from the network into a file and signs it, another one that has no network loads it. */
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
import { readAt } from '../../readAt.ts';
import { OperatorError } from '../../operatorError.ts';
import { SourceClient } from '../../outbound/index.ts';
import { isSigned, keyText, publicKey, SIGNATURE_BYTES, signed, signer } from '../../signing/index.ts';
import type { FeedAddresses } from './addresses.ts';
import { FEEDS } from './kinds.ts';
import type { FeedDefinition } from './kinds.ts';
import { spool } from './spool.ts';

const MANIFEST = 'manifest.json';
/** A signature of the SHA-512 of everything before it stands at the end, with this meaning. */
const MEANING = 'terrarium feeds bundle 1';
const MOST_MANIFEST = 1024 ** 2;
/** Where the loaded bundle lies, below `advisories` of the data folder. */
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
/** What was loaded; `older` when it was loaded though it is older than what was there. */
const loadedSchema = manifestSchema.extend({
  older: z.boolean().default(false),
  /** The key that was pinned; unknown of what an earlier version loaded. */
  key: z.string().nullable().default(null),
});

/** Feeds that come as one list, and so can stand in a bundle. */
export const BUNDLED = FEEDS.filter(({ kind }) => kind !== 'nvd');

/** Where the whole list of a feed lies. */
const listOf = (feed: FeedDefinition, addresses: FeedAddresses): string =>
  feed.kind === 'osv' ? `${addresses.osv}/${encodeURIComponent(feed.ecosystem!)}/all.zip` : addresses[feed.address];

/** Feeds by id. @throws OperatorError for one that there is not, or that cannot stand in a bundle */
function chosen(ids: readonly string[]): readonly FeedDefinition[] {
  return ids.map((id) => {
    const feed = BUNDLED.find((one) => one.id === id);
    if (!feed)
      throw new OperatorError(
        `There is no feed '${id}' for bundles. There are: ${BUNDLED.map((one) => one.id).join(', ')}.`,
      );
    return feed;
  });
}

/**
 * Fetches whole lists and writes them into a signed file, which is there when it is whole and not before.
 * @returns the feeds with their bytes, and the public key
 * @throws OperatorError, SourceError when a list does not come
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
      const at = new Date().toISOString();
      const source = listOf(feed, hub.addresses);
      await spool(client, source, path, { most: feed.most, signal: new AbortController().signal });
      const { bytes, sha256 } = await digestOf(createReadStream(path));
      told.push({ id: feed.id, file: feed.file, source, licence: feed.licence, at, bytes, sha256 });
    }
    const manifest = Buffer.from(
      JSON.stringify({ format: 1, created: new Date().toISOString(), feeds: told } satisfies Manifest),
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

/** What is signed of a file: all of it, or its first bytes. */
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
    'The bundle is not what its signature says: it was altered, is torn, or was signed with another key. Nothing was loaded; what is here stays. Copy it again, and compare the key with that of the hub that pulled it.',
  );

/**
 * Checks a bundle against a pinned key and puts its lists where the hub reads them within the hour; one that is not right in every byte leaves
 * nothing behind.
 * @param pinned the public key of whoever pulled it
 * @throws OperatorError when it is not signed with that key, was altered, or is older than the one that is here
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
        `The bundle is of ${manifest.created}, and the one that is here of ${before.created}: it goes back in time. Nothing was loaded. Load it as an older one (--older) if that is what you want.`,
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
 * The length of what a bundle's signature covers: every byte but its own. Nothing of a bundle is read before this.
 * @throws OperatorError when the signature is not of the key, or of something else
 */
async function checkedLength(bundle: string, key: KeyObject): Promise<number> {
  const file = await open(bundle, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OperatorError(`There is no bundle ${bundle}.`, { cause: error });
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

/** Only what the manifest names is written, each as it is told there. */
async function unpack(bundle: string, length: number, to: string): Promise<Manifest> {
  const unpacking = extract();
  const reading = pipeline(createReadStream(bundle, { end: length - 1 }), unpacking);
  // Told to the reader below.
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
    // Signed, and yet no archive: whatever its parser says.
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

/** Names and files are those of this hub's own table, whoever signed. */
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

/** The bundle that was loaded last; null without one. */
export async function loadedBundle(dataDir: string): Promise<z.infer<typeof loadedSchema> | null> {
  try {
    return loadedSchema.parse(JSON.parse(await readFile(join(dataDir, 'advisories', FOLDER, MANIFEST), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A list of the bundle that was loaded last. */
interface BundledList {
  feed: FeedDefinition;
  path: string;
  at: Date;
  /** Names the bundle where it was loaded though it is older than what was there. */
  older: string | null;
}

/** The lists of the bundle that was loaded last; none without one. */
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
