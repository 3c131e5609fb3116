/**
 * Sharded repodata (CEP 16): a shard for each package with its records, named by its hash, and an index of them. A client reads the index and the shards
 * of what it is about to install, where repodata is all that the channel has.
 */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { Encoder } from '@msgpack/msgpack';
import { SHARD_INDEX } from '@terrarium/domain/repo';
import { zstdFrameSync } from '../../zstd.ts';
import { TEXT_DIGEST } from '../memory/index.ts';
import type { ArchiveFacts, ReadContents, TextReader } from '../memory/index.ts';
import { linkOrCopy, ShardWriter } from '../storage/index.ts';
import type { PreviousFolder } from './publicationFolder.ts';
import { removedFiles } from './removed.ts';
import { runsOf } from './repodata.ts';
import { writeFileHashed } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/** What shards are made from. */
export interface ShardsInput {
  /** Folder that is being written, with that of every subdir in it. */
  folder: string;
  subdirs: readonly string[];
  contents: ReadContents;
  /** Of the texts of the contents. */
  reader: TextReader;
  /** 1 for each record that is listed. */
  allowed: Uint8Array;
  /** 1 for each record that left the index and can be had by name. */
  removed: Uint8Array;
  /** ms since the epoch. */
  created: number;
  /** The finished publication before, whose unchanged shards are taken over; null for none. */
  previous: PreviousFolder | null;
  signal?: AbortSignal | undefined;
}

/** Counts up with every change of what stands in a shard of the same records: then all are made anew. */
const FORM = 1;

/** Level of zstd for shards, which are made once and read often. */
const LEVEL = 10;

/** Keys in one order: the same records must give the same bytes, else every publication would make new shards. */
const encoder = new Encoder({ sortKeys: true });

/** The bytes of a document of CEP 16, with the size of the content in the frame's header and a window that no client refuses. */
function pack(document: object): Buffer {
  const bytes = encoder.encodeSharedRef(document);
  return zstdFrameSync(bytes, { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 });
}

/**
 * Writes the shards of all subdirs and their indexes. Only those of packages of which something changed are made.
 * @returns the indexes, by path in the folder
 */
export async function writeShards(input: ShardsInput): Promise<Record<string, Written>> {
  const { folder, created, previous, subdirs } = input;
  const writer = await ShardWriter.begin(folder, previous?.folder ?? null, created);
  const files: Record<string, Written> = {};
  try {
    for (const subdir of subdirs) {
      await writeSubdir(input, writer, subdir);
      const name = `${subdir}/${SHARD_INDEX}`;
      const before = previous?.manifest.files[name];
      if (previous !== null && before !== undefined && writer.isUnchanged(subdir)) {
        await linkOrCopy(join(previous.folder, name), join(folder, name));
        files[name] = before;
      } else files[name] = await writeFileHashed(join(folder, name), [indexOf(writer, subdir, created)], input.signal);
    }
    await writer.end();
    return files;
  } finally {
    await writer.close();
  }
}

/** Relative addresses, so that whatever credentials a client has for the index go with the shards, too. */
function indexOf(writer: ShardWriter, subdir: string, created: number): Buffer {
  return pack({
    version: 1,
    info: {
      subdir,
      base_url: '',
      shards_base_url: '',
      created_at: new Date(created).toISOString().replace(/\.\d+Z$/, 'Z'),
    },
    shards: Object.fromEntries(writer.hashes(subdir)),
  });
}

/** Writes the shards of one subdir. */
async function writeSubdir(input: ShardsInput, writer: ShardWriter, subdir: string): Promise<void> {
  const { contents, reader, allowed, removed, signal } = input;
  const { records, fileIds, archives } = contents;
  const id = records.subdirs.indexOf(subdir);
  const byName = new Map<number, { served: number[]; removed: number[] }>();
  for (let i = 0; i < records.length; i++) {
    if (records.subdirOf[i] !== id || (allowed[i] !== 1 && removed[i] !== 1)) continue;
    const name = records.nameOf[i]!;
    let found = byName.get(name);
    if (found === undefined) byName.set(name, (found = { served: [], removed: [] }));
    found[allowed[i] === 1 ? 'served' : 'removed'].push(i);
  }
  for (const [nameId, { served, removed: gone }] of byName) {
    // A package of which nothing is served is none that clients should hear of.
    if (served.length === 0) continue;
    signal?.throwIfAborted();
    const name = records.names[nameId]!;
    const removedNames = removedFiles(contents, gone);
    const exported = served.map((i) => archives.get(fileIds[i]!)?.runExports);
    const fingerprint = fingerprintOf(contents, served, [
      FORM,
      exported.some((one) => one !== undefined) ? exported : null,
      removedNames,
    ]);
    const before = writer.before(subdir, name);
    if (before?.fingerprint === fingerprint) {
      writer.take(subdir, name, before);
      continue;
    }
    const texts: string[] = [];
    for (const i of served) texts.push(await reader.text(i));
    const bytes = shardOf(texts, exported, removedNames);
    await writer.add(subdir, name, { fingerprint, hash: hash('sha256', bytes) }, bytes);
  }
}

/** For what a shard is made of: a channel has tens of thousands of shards, and all are looked at for each publication. */
let scratch = Buffer.alloc(64 * 1024);

/** What a shard is made of, as a short text. */
function fingerprintOf({ textDigests }: ReadContents, served: readonly number[], rest: unknown): string {
  const text = Buffer.from(JSON.stringify(rest));
  const length = served.length * TEXT_DIGEST + text.length;
  if (scratch.length < length) scratch = Buffer.alloc(length);
  let at = 0;
  for (const [from, to] of runsOf(served)) {
    scratch.set(textDigests.subarray(from * TEXT_DIGEST, to * TEXT_DIGEST), at);
    at += (to - from) * TEXT_DIGEST;
  }
  scratch.set(text, at);
  return hash('sha256', scratch.subarray(0, length)).slice(0, 32);
}

/** The bytes of a shard. @param texts one for each record: `"FILE NAME":{…}` */
function shardOf(
  texts: readonly string[],
  exported: readonly (ArchiveFacts['runExports'] | undefined)[],
  removed: readonly string[],
): Buffer {
  const sections: Record<'packages' | 'packages.conda', [string, object][]> = { packages: [], 'packages.conda': [] };
  for (const [position, text] of texts.entries()) {
    const [entry] = Object.entries(JSON.parse(`{${text}}`) as Record<string, object>);
    const [fileName, record] = entry!;
    const runExports = exported[position];
    const whole = runExports === undefined ? record : { ...record, run_exports: runExports };
    const legacy = fileName.endsWith('.tar.bz2');
    sections[legacy ? 'packages' : 'packages.conda'].push([fileName, withBytes(whole)]);
  }
  const shard = (fits: (entry: [string, object]) => boolean): Buffer =>
    pack({
      packages: Object.fromEntries(sections.packages.filter(fits)),
      'packages.conda': Object.fromEntries(sections['packages.conda'].filter(fits)),
      removed,
    });
  try {
    return shard(() => true);
  } catch {
    return shard(([, record]) => isPackable(record));
  }
}

/** Whether a record can be written: one that nests deeper than any reader would follow must not keep the others from their clients. */
function isPackable(record: object): boolean {
  try {
    encoder.encodeSharedRef(record);
    return true;
  } catch {
    return false;
  }
}

const DIGESTS: Readonly<Record<string, RegExp>> = {
  sha256: /^[0-9a-f]{64}$/i,
  md5: /^[0-9a-f]{32}$/i,
  legacy_bz2_md5: /^[0-9a-f]{32}$/i,
};

/** A record with its digests as bytes: strict clients read no shard in which one is a text. */
function withBytes(record: object): object {
  const whole: Record<string, unknown> = { ...record };
  for (const [key, form] of Object.entries(DIGESTS)) {
    const { [key]: value } = whole;
    if (typeof value === 'string' && form.test(value)) whole[key] = Buffer.from(value, 'hex');
    else delete whole[key];
  }
  return whole;
}
