/** The folder of one publication: every index file of every subdir, and a manifest of them. */
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CHANNELDATA } from '@terrarium/domain/repo';
import { channeldata, newestServed } from './channeldata.ts';
import type { AboutPackage } from './channeldata.ts';
import type { ArchiveFacts, ReadContents, Spool } from '../memory/index.ts';
import { chooseCurrent, VersionOrder } from './currentRepodata.ts';
import { syncFolder } from '../storage/index.ts';
import { removedFiles } from './removed.ts';
import { runExports } from './runExports.ts';
import { writeShards } from './shards.ts';
import type { ShardsInput } from './shards.ts';
import { pickPieces, writeCompressed, writeFileHashed, writeGzip } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/** What a publication's folder holds, by path inside it. Written last; a folder without it was never finished. */
export interface Manifest {
  /** ms since the epoch. */
  created: number;
  files: Record<string, Written>;
}

const MANIFEST = 'manifest.json';

/** What the folder is written from. */
export interface FolderInput {
  /** A new, empty folder. */
  folder: string;
  contents: ReadContents;
  spool: Spool;
  /** 1 for each record that is listed. */
  allowed: Uint8Array;
  /** 1 for each record that left the index and can be had by name. */
  removed: Uint8Array;
  /** 1 for each record that the policy broke, so that nobody can install it. */
  broken: Uint8Array;
  about: ReadonlyMap<string, AboutPackage>;
  /** Of files whose archive was read, by id of the file. */
  archives: ReadonlyMap<number, ArchiveFacts>;
  /** Reads what stands in archives for people, by id of the file. */
  aboutsOf: (fileIds: readonly number[]) => Promise<ReadonlyMap<number, Record<string, unknown>>>;
  created: number;
  /** Folder of the publication before, if there is one: what did not change is taken from there. */
  previousFolder?: string | null;
  signal?: AbortSignal;
  /** Called with the share that is done, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** Reads a finished folder's manifest. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
}

/**
 * Writes all files of a publication. `noarch` is always there, even empty (CEP 26), and so is every subdir of the channel,
 * empty when nothing of it is served.
 */
export async function writeFolder(input: FolderInput): Promise<Manifest> {
  const {
    contents: { records, fileIds },
    folder,
    signal,
    allowed,
    archives,
  } = input;
  const manifest: Manifest = { created: input.created, files: {} };
  const order = new VersionOrder(records);
  const subdirs = [...new Set(['noarch', ...records.subdirs])].sort();
  for (const subdir of subdirs) await mkdir(join(folder, subdir));
  const { files: shardIndexes } = await writeShards({ ...input, subdirs, previous: await before(input) });
  Object.assign(manifest.files, shardIndexes);
  for (const [position, subdir] of subdirs.entries()) {
    const id = records.subdirs.indexOf(subdir);
    const write = async (name: string, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> => {
      const path = join(folder, subdir, name);
      const written = await writeFileHashed(path, content, signal);
      manifest.files[`${subdir}/${name}`] = written;
      manifest.files[`${subdir}/${name}.zst`] = await writeCompressed(path, written.size, signal);
      manifest.files[`${subdir}/${name}.gz`] = await writeGzip(path, signal);
    };
    const current = id < 0 ? new Uint8Array(0) : chooseCurrent(records, id, allowed, input.broken, order);
    await write('repodata.json', repodata(input, subdir, id, allowed));
    await write('current_repodata.json', repodata(input, subdir, id, current));
    const exported = runExports(input.contents, id, allowed, archives);
    if (exported !== null) await write('run_exports.json', encode(exported));
    await syncFolder(join(folder, subdir));
    input.onProgress?.((position + 1) / subdirs.length);
  }
  const newest = newestServed(records, allowed, order);
  const known = [...newest].flatMap((i) => (i >= 0 && archives.has(fileIds[i]!) ? [fileIds[i]!] : []));
  const abouts = await input.aboutsOf(known);
  manifest.files[CHANNELDATA] = await writeFileHashed(
    join(folder, CHANNELDATA),
    encode(channeldata({ records, fileIds, allowed, order, newest, about: input.about, archives, abouts })),
    signal,
  );
  manifest.files[`${CHANNELDATA}.gz`] = await writeGzip(join(folder, CHANNELDATA), signal);
  await writeFileHashed(join(folder, MANIFEST), [Buffer.from(JSON.stringify(manifest))]);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  return manifest;
}

/** The bytes of a repodata document (CEP 36, version 1). */
async function* repodata(input: FolderInput, subdir: string, id: number, chosen: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(`{"info":{"subdir":${JSON.stringify(subdir)}},"packages":{`);
  if (id >= 0) yield* section(input, id, 1, chosen);
  yield Buffer.from('},"packages.conda":{');
  if (id >= 0) yield* section(input, id, 0, chosen);
  yield Buffer.from(`},"removed":${JSON.stringify(removedOf(input, id))},"repodata_version":1}\n`);
}

function removedOf({ contents, removed }: FolderInput, id: number): string[] {
  const indexes: number[] = [];
  for (let i = 0; i < removed.length; i++) if (removed[i] === 1 && contents.records.subdirOf[i] === id) indexes.push(i);
  return removedFiles(contents, indexes);
}

/** The publication before; null for none, and for one whose folder is gone. */
async function before({ previousFolder = null }: FolderInput): Promise<ShardsInput['previous']> {
  if (previousFolder === null) return null;
  try {
    return { folder: previousFolder, files: (await readManifest(previousFolder)).files };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The chosen records of one subdir and format. Each spooled text starts with a comma, which the first one loses. */
async function* section(input: FolderInput, id: number, legacy: number, chosen: Uint8Array): AsyncGenerator<Buffer> {
  const {
    contents: { records, legacyFormat, textLengths },
    spool,
  } = input;
  let count = 0;
  let any = false;
  for (let i = 0; i < records.length; i++) {
    if (records.subdirOf[i] !== id || legacyFormat[i] !== legacy) continue;
    count++;
    any ||= chosen[i] === 1;
  }
  if (!any) return;
  const lengths = new Uint32Array(count);
  const wanted = new Uint8Array(count);
  for (let i = 0, at = 0; i < records.length; i++) {
    if (records.subdirOf[i] !== id || legacyFormat[i] !== legacy) continue;
    lengths[at] = textLengths[i]!;
    wanted[at++] = chosen[i]!;
  }
  let first = true;
  for await (const block of pickPieces(spool.path(records.subdirs[id]!, legacy), lengths, wanted)) {
    yield first ? block.subarray(1) : block;
    first = false;
  }
}

/** Texts as bytes, in blocks of some 64 kB. */
function* encode(texts: Iterable<string>): Generator<Buffer> {
  let pending = '';
  for (const text of texts) {
    pending += text;
    if (pending.length < 65_536) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  yield Buffer.from(pending);
}
