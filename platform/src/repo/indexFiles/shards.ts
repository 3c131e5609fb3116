/**
 * Sharded repodata (CEP 16): one shard per package with its records, named by its hash, and an index.
 * A client reads the index and the shards that it needs, instead of the whole repodata.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { Encoder } from '@msgpack/msgpack';
import { SHARD_INDEX } from '@terrarium/domain/repo';
import { zstdFrameSync } from '../../files/zstd.ts';
import { TEXT_DIGEST } from '../memory/index.ts';
import type { ArchiveFacts, ReadContents, TextReader } from '../memory/index.ts';
import { linkOrCopy, ShardWriter } from '../storage/index.ts';
import type { PreviousFolder } from './publicationFolder.ts';
import { removedFiles } from './removed.ts';
import { runsOf } from './repodata.ts';
import { writeFileHashed } from './writeFile.ts';
import type { Written } from './writeFile.ts';

/** Input of {@link writeShards}. */
export interface ShardsInput {
  /** Folder to write to, with a folder for each subdir. */
  folder: string;
  subdirs: readonly string[];
  contents: ReadContents;
  /** Reader of the record texts. */
  reader: TextReader;
  /** 1 for each listed record. */
  allowed: Uint8Array;
  /** 1 for each record that is not in the index but still available by name. */
  removed: Uint8Array;
  /** ms since the epoch. */
  created: number;
  /** The previous publication, whose unchanged shards are reused; null if none. */
  previous: PreviousFolder | null;
  signal?: AbortSignal | undefined;
}

/** Version of the shard format. Increase it with every change: then all shards are written again. */
const FORM = 1;

/** zstd level of shards, which are written once and read often. */
const LEVEL = 10;

/**
 * Keys in a fixed order, so the same records give the same bytes.
 * Otherwise every publication would write new shards.
 */
const encoder = new Encoder({ sortKeys: true });

/**
 * Compresses a document of CEP 16, with the content size in the frame header and a window that every client accepts.
 */
function pack(document: object): Buffer {
  const bytes = encoder.encodeSharedRef(document);
  return zstdFrameSync(bytes, { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 });
}

/**
 * Writes the shards of all subdirs and their indexes.
 * Writes only shards of changed packages.
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

/** URLs are relative, so clients use the same credentials for the index and the shards. */
function indexOf(writer: ShardWriter, subdir: string, created: number): Buffer {
  return pack({
    version: 1,
    info: {
      subdir,
      base_url: '',
      shards_base_url: '',
      created_at: isoTime(created).replace(/\.\d+Z$/, 'Z'),
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
    // Clients don't see packages without a served file.
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

/**
 * Scratch buffer for fingerprints.
 * A channel has tens of thousands of shards, and each publication checks all of them.
 */
let scratch = Buffer.alloc(64 * 1024);

/** Fingerprint of a shard. */
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

/** Returns the bytes of a shard. @param texts one per record: `"FILE NAME":{…}` */
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

/** Returns whether a record can be encoded. One that is nested too deeply must not make the others unavailable. */
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

/** Converts the digests of a record to bytes. Strict clients reject shards with text digests. */
function withBytes(record: object): object {
  const whole: Record<string, unknown> = { ...record };
  for (const [key, form] of Object.entries(DIGESTS)) {
    const { [key]: value } = whole;
    if (typeof value === 'string' && form.test(value)) whole[key] = Buffer.from(value, 'hex');
    else delete whole[key];
  }
  return whole;
}
