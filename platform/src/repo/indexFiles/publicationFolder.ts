/** The folder of one publication: every index file of every subdir, and a manifest of them. */
import { createHash, hash as hashOf } from 'node:crypto';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CHANNELDATA } from '@terrarium/domain/repo';
import { channeldata, newestServed } from './channeldata.ts';
import type { AboutPackage } from './channeldata.ts';
import { TEXT_DIGEST, TextReader } from '../memory/index.ts';
import type { ReadContents, TextPlaces } from '../memory/index.ts';
import { chooseCurrent, VersionOrder } from './currentRepodata.ts';
import { linkOrCopy, syncFolder } from '../storage/index.ts';
import { removedFiles } from './removed.ts';
import { CODED, PIECES, readPieces, runsOf, writeRepodata } from './repodata.ts';
import type { PieceRow, PieceTable } from './repodata.ts';
import { runExports } from './runExports.ts';
import { writeShards } from './shards.ts';
import { writeCompressed, writeFileHashed, writeGzip } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/** What a publication's folder holds, by path inside it. Written last; a folder without it was never finished. */
export interface Manifest {
  /** ms since the epoch. */
  created: number;
  files: Record<string, Written>;
  /** What a file was made of, as a short text: where that is the same, a later publication takes the file over with its compressed forms. */
  madeOf?: Record<string, string>;
  /** Labels of which the folder has an index each, beside the channel's own. */
  labels?: string[];
}

/** A finished publication, before the one that is being written. */
export interface PreviousFolder {
  folder: string;
  manifest: Manifest;
  /** In which its repodata was compressed. */
  pieces: PieceTable;
}

/**
 * Counts up with every change of how repodata is written: then none is taken over, and what is served in an older form is published anew. In form 2 a compressed file
 * could have more than the blocks of its pieces, so that nobody could read it.
 */
export const INDEX_FORM = 3;

/** Where the folder of a publication has one for each label. */
export const LABELS = 'label';

const MANIFEST = 'manifest.json';

/** Subdirs that are written at a time. */
const AT_ONCE = 3;

/** What the folder is written from. */
export interface FolderInput {
  /** A new, empty folder. */
  folder: string;
  contents: ReadContents;
  /** 1 for each record that is listed. */
  allowed: Uint8Array;
  /** 1 for each record that left the index and can be had by name. */
  removed: Uint8Array;
  /** 1 for each record that the policy broke, so that nobody can install it. */
  broken: Uint8Array;
  about: ReadonlyMap<string, AboutPackage>;
  /** Reads what stands in archives for people, by id of the file. */
  aboutsOf: (fileIds: readonly number[]) => Promise<ReadonlyMap<number, Record<string, unknown>>>;
  created: number;
  /** Folder of the publication before, if there is one: what did not change is taken from there. */
  previousFolder?: string | null;
  /** See {@link Manifest}; their folders are written already. */
  labels?: string[];
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
    contents: { records, fileIds, archives, texts },
    folder,
    signal,
    allowed,
  } = input;
  const madeOf: Record<string, string> = {};
  const manifest: Manifest = {
    created: input.created,
    files: {},
    madeOf,
    ...(input.labels === undefined ? {} : { labels: input.labels }),
  };
  const pieces: PieceTable = {};
  const previous = await before(input);
  const order = new VersionOrder(records);
  const subdirs = [...new Set(['noarch', ...records.subdirs])].sort();
  for (const subdir of subdirs) await mkdir(join(folder, subdir));
  const shards = withReader(texts, (reader) => writeShards({ ...input, subdirs, previous, reader }));
  let done = 0;
  const write = (subdir: string): Promise<void> =>
    withReader(texts, async (reader) => {
      const id = records.subdirs.indexOf(subdir);
      const origin = originOf(input, id);
      for (const [name, madeFrom, chosen] of [
        ['repodata.json', origin, () => allowed],
        ['current_repodata.json', `${origin} ${brokenOf(input, id)}`, () => current(input, id, order)],
      ] as const) {
        const path = `${subdir}/${name}`;
        const written =
          previous?.manifest.madeOf?.[path] === madeFrom
            ? await takenOver(previous, path, folder)
            : await writeRepodata({
                folder,
                path,
                contents: input.contents,
                reader,
                subdir,
                id,
                chosen: chosen(),
                removed: removedOf(input, id),
                previous: previous === null ? null : { folder: previous.folder, pieces: previous.pieces[path] ?? [] },
                signal,
              });
        madeOf[path] = madeFrom;
        pieces[path] = written.pieces;
        for (const ending of CODED) manifest.files[`${path}${ending}`] = written.written[ending];
      }
      const exported = runExports(input.contents, id, allowed, archives);
      if (exported !== null) {
        const path = `${subdir}/run_exports.json`;
        const written = await writeCoded(folder, path, { content: encode(exported), previous, signal });
        for (const ending of CODED) manifest.files[`${path}${ending}`] = written[ending];
      }
      input.onProgress?.(++done / subdirs.length);
    });
  const left = subdirs.values();
  const indexes = Array.from({ length: AT_ONCE }, async () => {
    for (const subdir of left) await write(subdir);
  });
  // One waits for the disk while another one works. All have ended before somebody takes the folder away.
  for (const end of await Promise.allSettled([shards, ...indexes])) if (end.status === 'rejected') throw end.reason;
  Object.assign(manifest.files, await shards);
  for (const subdir of subdirs) await syncFolder(join(folder, subdir));
  const newest = newestServed(records, allowed, order);
  const known = [...newest].flatMap((i) => (i >= 0 && archives.has(fileIds[i]!) ? [fileIds[i]!] : []));
  const abouts = await input.aboutsOf(known);
  const data = await writeFileHashed(
    join(folder, CHANNELDATA),
    encode(channeldata({ records, fileIds, allowed, order, newest, about: input.about, archives, abouts })),
    signal,
  );
  manifest.files[CHANNELDATA] = data;
  manifest.files[`${CHANNELDATA}.gz`] = await writeGzip(join(folder, CHANNELDATA), data.size, signal);
  await writeFileHashed(join(folder, PIECES), [Buffer.from(JSON.stringify(sorted(pieces)))]);
  await writeFileHashed(join(folder, MANIFEST), [
    Buffer.from(JSON.stringify({ ...manifest, files: sorted(manifest.files), madeOf: sorted(madeOf) })),
  ]);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  return manifest;
}

/** In the order of its keys, whatever came first. */
const sorted = <T>(table: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Does something with a reader of its own. */
async function withReader<T>(texts: TextPlaces, work: (reader: TextReader) => Promise<T>): Promise<T> {
  const reader = new TextReader(texts);
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

/** What repodata of a subdir is made of. */
function originOf(input: FolderInput, id: number): string {
  const { records, textDigests } = input.contents;
  const hash = createHash('sha256').update(JSON.stringify([INDEX_FORM, removedOf(input, id)]));
  const listed = indexesOf(records, id, input.allowed);
  for (const [from, to] of runsOf(listed)) hash.update(textDigests.subarray(from * TEXT_DIGEST, to * TEXT_DIGEST));
  return hash.digest('hex');
}

/** Which records of a subdir the policy broke: what `current_repodata.json` is made of beside them all. */
function brokenOf({ contents, allowed, broken }: FolderInput, id: number): string {
  const marked = indexesOf(contents.records, id, allowed).filter((i) => broken[i] === 1);
  const names = marked.map((i) => Buffer.from(contents.textDigests.subarray(i * TEXT_DIGEST, (i + 1) * TEXT_DIGEST)));
  return hashOf('sha256', Buffer.concat(names)).slice(0, 16);
}

/** Indexes of marked records of a subdir. */
function indexesOf({ subdirOf }: ChannelRecords, id: number, marked: Uint8Array): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < marked.length; i++) if (marked[i] === 1 && subdirOf[i] === id) indexes.push(i);
  return indexes;
}

const current = (
  { contents: { records }, allowed, broken }: FolderInput,
  id: number,
  order: VersionOrder,
): Uint8Array => (id < 0 ? new Uint8Array(0) : chooseCurrent(records, id, allowed, broken, order));

/** A file with its compressed forms, by ending. */
type CodedFile = Record<(typeof CODED)[number], Written>;

/** Writes a file and, from its bytes, what stands beside it compressed, which is that of the publication before where the bytes are; by ending. */
async function writeCoded(
  folder: string,
  path: string,
  {
    content,
    previous,
    signal,
  }: { content: Iterable<Buffer>; previous: PreviousFolder | null; signal: AbortSignal | undefined },
): Promise<CodedFile> {
  const plain = await writeFileHashed(join(folder, path), content, signal);
  if (previous?.manifest.files[path]?.sha256 === plain.sha256) {
    await rm(join(folder, path));
    return (await takenOver(previous, path, folder)).written;
  }
  const coded = await Promise.allSettled([
    writeCompressed(join(folder, path), plain.size, signal),
    writeGzip(join(folder, path), plain.size, signal),
  ]);
  const [zstd, gzip] = coded.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }) as [Written, Written];
  return { '': plain, '.zst': zstd, '.gz': gzip };
}

/** Takes a file of the publication before and what stands beside it compressed. */
async function takenOver(
  { folder: from, manifest, pieces }: PreviousFolder,
  path: string,
  to: string,
): Promise<{ written: CodedFile; pieces: PieceRow[] }> {
  const taken = CODED.map((ending) => [ending, manifest.files[`${path}${ending}`]!] as const);
  for (const [ending] of taken) await linkOrCopy(join(from, `${path}${ending}`), join(to, `${path}${ending}`));
  return { written: Object.fromEntries(taken) as CodedFile, pieces: pieces[path] ?? [] };
}

const removedOf = ({ contents, removed }: FolderInput, id: number): string[] =>
  removedFiles(contents, indexesOf(contents.records, id, removed));

/** The publication before; null for none, and for one whose folder is gone. */
async function before({ previousFolder = null }: FolderInput): Promise<PreviousFolder | null> {
  if (previousFolder === null) return null;
  try {
    return {
      folder: previousFolder,
      manifest: await readManifest(previousFolder),
      pieces: await readPieces(previousFolder),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
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
