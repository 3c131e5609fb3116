/** The folder of one publication: the index files of every subdir, and a manifest. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CHANNELDATA } from '@terrarium/domain/repo';
import { channeldata, newestServed } from './channeldata.ts';
import type { AboutPackage } from './channeldata.ts';
import { TextReader } from '../memory/index.ts';
import type { ReadContents, TextPlaces } from '../memory/index.ts';
import { chooseCurrent, VersionOrder } from './currentRepodata.ts';
import { linkOrCopy, syncFolder } from '../storage/index.ts';
import { removedFiles } from './removed.ts';
import { PieceCoder } from './pieces.ts';
import { CODED, PIECES, readPieces, recordsBySubdir, withTexts, writeRepodata } from './repodata.ts';
import type { PieceRow, PieceTable } from './repodata.ts';
import { runExports } from './runExports.ts';
import { writeShards } from './shards.ts';
import { writeCompressed, writeFileHashed, writeGzip } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/** Content of a publication's folder, by path in it. Written last: a folder without a manifest is incomplete. */
export interface Manifest {
  /** ms since the epoch. */
  created: number;
  files: Record<string, Written>;
  /**
   * Fingerprint of the input of each file.
   * If it is unchanged, the next publication reuses the file and its compressed forms.
   */
  madeOf?: Record<string, string>;
  /** Labels with an index of their own in this folder, in addition to the channel's. */
  labels?: string[];
}

/** The folder of the previous publication. */
export interface PreviousFolder {
  folder: string;
  manifest: Manifest;
  /** Pieces of its compressed repodata. */
  pieces: PieceTable;
}

/**
 * Version of the repodata format.
 * Increase it with every change: then no file is reused, and channels with an older format are published again. In
 * version 2, a compressed file could have more blocks than its pieces, so clients couldn't read it.
 */
export const INDEX_FORM = 3;

/** Folder with one index per label. */
export const LABELS = 'label';

const MANIFEST = 'manifest.json';

/** Subdirs to write concurrently. */
const AT_ONCE = 3;

/** Input of {@link writeFolder}. */
export interface FolderInput {
  /** A new, empty folder. */
  folder: string;
  contents: ReadContents;
  /** 1 for each listed record. */
  allowed: Uint8Array;
  /** 1 for each record that is not in the index but still available by name. */
  removed: Uint8Array;
  /** 1 for each record that is uninstallable because of the policy. */
  broken: Uint8Array;
  about: ReadonlyMap<string, AboutPackage>;
  /** Reads the about fields of archives, by file ID. */
  aboutsOf: (fileIds: readonly number[]) => Promise<ReadonlyMap<number, Record<string, unknown>>>;
  created: number;
  /** Folder of the previous publication, if any. Unchanged files are reused. */
  previousFolder?: string | null;
  /** See {@link Manifest}. Their folders exist already. */
  labels?: string[];
  signal?: AbortSignal;
  /** Called with the completed share, 0 to 1. */
  onProgress?: (fraction: number) => void;
}

/** Reads the manifest of a finished folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest;
}

/**
 * Writes all files of a publication.
 * Includes `noarch` (CEP 26) and every subdir of the channel, also if they are empty.
 */
export async function writeFolder(input: FolderInput): Promise<Manifest> {
  const {
    contents: { records, archives, texts },
    folder,
    signal,
    allowed,
    broken,
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
  const order = VersionOrder.of(records);
  const subdirs = [...new Set(['noarch', ...records.subdirs])].sort();
  const listed = recordsBySubdir(records, allowed);
  const removed = recordsBySubdir(records, input.removed);
  for (const subdir of subdirs) await mkdir(join(folder, subdir));
  const removedNames = new Map<string, string[]>();
  const origins = new Map<string, string>();
  for (const subdir of subdirs) {
    const id = records.subdirs.indexOf(subdir);
    const names = removedFiles(input.contents, removed[id] ?? NO_RECORDS);
    removedNames.set(subdir, names);
    origins.set(subdir, originOf(input.contents, listed[id] ?? NO_RECORDS, names));
  }
  const coder = new PieceCoder();
  const shards = withReader(texts, (reader) =>
    writeShards({ ...input, subdirs, origins, listed, removed, previous, reader }),
  );
  let done = 0;
  const write = (subdir: string): Promise<void> =>
    withReader(texts, async (reader) => {
      const id = records.subdirs.indexOf(subdir);
      const chosen = listed[id] ?? NO_RECORDS;
      const origin = origins.get(subdir)!;
      for (const [name, madeFrom, recordsOf] of [
        ['repodata.json', origin, () => chosen],
        [
          'current_repodata.json',
          `${origin} ${brokenOf(input, chosen)}`,
          () => chooseCurrent(records, chosen, broken, order),
        ],
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
                coder,
                subdir,
                chosen: recordsOf(),
                removed: removedNames.get(subdir)!,
                previous: previous === null ? null : { folder: previous.folder, pieces: previous.pieces[path] ?? [] },
                signal,
              });
        madeOf[path] = madeFrom;
        pieces[path] = written.pieces;
        for (const ending of CODED) manifest.files[`${path}${ending}`] = written.written[ending];
      }
      const exported = runExports(input.contents, subdir, chosen, archives);
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
  const data = writeChanneldata(input, order);
  // Disk and CPU work overlap. All tasks must end before the caller can remove the folder.
  const ends = await Promise.allSettled([shards, data, ...indexes]);
  coder.close();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const sharded = await shards;
  Object.assign(manifest.files, sharded.files, await data);
  Object.assign(madeOf, sharded.madeOf);
  for (const subdir of subdirs) await syncFolder(join(folder, subdir));
  await writeFileHashed(join(folder, PIECES), [Buffer.from(JSON.stringify(sorted(pieces)))]);
  await writeFileHashed(join(folder, MANIFEST), [
    Buffer.from(JSON.stringify({ ...manifest, files: sorted(manifest.files), madeOf: sorted(madeOf) })),
  ]);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  return manifest;
}

/** Writes `channeldata.json` and its compressed form. @returns the files by path */
async function writeChanneldata(input: FolderInput, order: VersionOrder): Promise<Record<string, Written>> {
  const { folder, allowed, about, signal } = input;
  const { records, fileIds, archives } = input.contents;
  const newest = newestServed(records, allowed, order);
  const known = [...newest].flatMap((i) => (i >= 0 && archives.has(fileIds[i]!) ? [fileIds[i]!] : []));
  const abouts = await input.aboutsOf(known);
  const data = await writeFileHashed(
    join(folder, CHANNELDATA),
    encode(channeldata({ records, fileIds, allowed, order, newest, about, archives, abouts })),
    signal,
  );
  const gzip = await writeGzip(join(folder, CHANNELDATA), data.size, signal);
  return { [CHANNELDATA]: data, [`${CHANNELDATA}.gz`]: gzip };
}

/** Sorts by key, so that the order of completion doesn't matter. */
const sorted = <T>(table: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Runs a function with its own reader. */
async function withReader<T>(texts: TextPlaces, work: (reader: TextReader) => Promise<T>): Promise<T> {
  const reader = new TextReader(texts);
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

const NO_RECORDS = new Uint32Array(0);

/** Fingerprint of the repodata of a subdir. */
function originOf(contents: ReadContents, listed: Uint32Array, removed: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([INDEX_FORM, removed]));
  return withTexts(hash, contents, listed).digest('hex');
}

/** Fingerprint of the uninstallable records of a subdir, the second input of `current_repodata.json`. */
function brokenOf({ contents, broken }: FolderInput, listed: Uint32Array): string {
  const marked = listed.filter((i) => broken[i] === 1);
  return withTexts(createHash('sha256'), contents, marked).digest('hex').slice(0, 16);
}

/** A file with its compressed forms, by suffix. */
type CodedFile = Record<(typeof CODED)[number], Written>;

/**
 * Writes a file and its compressed forms, by suffix.
 * Reuses those of the previous publication if the bytes are the same.
 */
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

/** Reuses a file of the previous publication with its compressed forms. */
async function takenOver(
  { folder: from, manifest, pieces }: PreviousFolder,
  path: string,
  to: string,
): Promise<{ written: CodedFile; pieces: PieceRow[] }> {
  const taken = CODED.map((ending) => [ending, manifest.files[`${path}${ending}`]!] as const);
  for (const [ending] of taken) await linkOrCopy(join(from, `${path}${ending}`), join(to, `${path}${ending}`));
  return { written: Object.fromEntries(taken) as CodedFile, pieces: pieces[path] ?? [] };
}

/** Returns the previous publication; null if there is none or its folder is gone. */
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

/** Encodes texts in blocks of about 64 kB. */
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
