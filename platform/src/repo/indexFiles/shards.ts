/**
 * Sharded repodata (CEP 16): one shard per package with its records, named by its hash, and an index.
 * A client reads the index and the shards that it needs, instead of the whole repodata.
 */
import { ReusedBuffers } from '@terrarium/domain/bytes';
import { isoTime } from '@terrarium/domain/calendar';
import { createHash, hash } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { SHARD_INDEX } from '@terrarium/domain/repo';
import { ZstdEncoder } from '../../files/encoder.ts';
import { zstdFrameSync } from '../../files/zstd.ts';
import { TEXT_DIGEST } from '../memory/index.ts';
import type { ReadContents, TextReader } from '../memory/index.ts';
import { linkOrCopy, ShardWriter } from '../storage/index.ts';
import { packedObject, ShardPacker } from './packedRecords.ts';
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
  /** Fingerprint of the repodata of each subdir, by name. */
  origins: ReadonlyMap<string, string>;
  /** Listed records of each subdir of the channel. */
  listed: readonly Uint32Array[];
  /** Records of each subdir that aren't in the index but still available by name. */
  removed: readonly Uint32Array[];
  /** ms since the epoch. */
  created: number;
  /** The previous publication, whose unchanged shards are reused; null if none. */
  previous: PreviousFolder | null;
  signal?: AbortSignal | undefined;
}

/** Version of the shard format. Increase it with every change: then all shards are written again. */
const FORM = 1;

/** zstd level of shards. Level 10 takes twice as long, and its output is 0.1% smaller. */
const LEVEL = 7;

/** Parameters of shards and their indexes: a window that every client accepts. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_checksumFlag]: 1 };

/** Shards to compress while others are read: how many, and their bytes. */
const AHEAD = 8;
const MOST_BYTES = 1 << 23;

/**
 * Writes the shards of all subdirs and their indexes.
 * Writes only shards of changed packages.
 * @returns the indexes, by path in the folder, and the fingerprint of the input of each
 */
export async function writeShards(
  input: ShardsInput,
): Promise<{ files: Record<string, Written>; madeOf: Record<string, string> }> {
  const { folder, created, previous, subdirs } = input;
  const writer = await ShardWriter.begin(folder, previous?.folder ?? null, created);
  const files: Record<string, Written> = {};
  const madeOf: Record<string, string> = {};
  const shards = new ShardQueue(writer);
  try {
    for (const subdir of subdirs) {
      const name = `${subdir}/${SHARD_INDEX}`;
      const before = previous?.manifest.files[name];
      const madeFrom = `${input.origins.get(subdir)!} ${exportsOf(input, subdir)}`;
      madeOf[name] = madeFrom;
      const isSame = before !== undefined && previous?.manifest.madeOf?.[name] === madeFrom && writer.takeAll(subdir);
      if (!isSame) {
        await writer.open(subdir);
        await writeSubdir(input, shards, subdir);
      }
      if (previous !== null && before !== undefined && (isSame || writer.isUnchanged(subdir))) {
        await linkOrCopy(join(previous.folder, name), join(folder, name));
        files[name] = before;
      } else files[name] = await writeFileHashed(join(folder, name), [indexOf(writer, subdir, created)], input.signal);
    }
    await writer.end();
    return { files, madeOf };
  } finally {
    shards.close();
    await writer.close();
  }
}

/** Fingerprint of the run exports of a subdir, which aren't part of its records' texts. */
function exportsOf({ contents: { records, fileIds, archives }, listed }: ShardsInput, subdir: string): string {
  const made = createHash('sha256').update(String(FORM));
  if (archives.size === 0) return made.digest('hex');
  let text = '';
  for (const i of listed[records.subdirs.indexOf(subdir)] ?? []) {
    const facts = archives.get(fileIds[i]!);
    text += facts === undefined ? '-' : JSON.stringify(facts.runExports);
    if (text.length < 1 << 16) continue;
    made.update(text);
    text = '';
  }
  return made.update(text).digest('hex');
}

/** URLs are relative, so clients use the same credentials for the index and the shards. */
function indexOf(writer: ShardWriter, subdir: string, created: number): Buffer {
  const index = packedObject({
    version: 1,
    info: {
      subdir,
      base_url: '',
      shards_base_url: '',
      created_at: isoTime(created).replace(/\.\d+Z$/, 'Z'),
    },
    shards: Object.fromEntries(writer.hashes(subdir)),
  });
  return zstdFrameSync(index, PARAMS);
}

/** Writes the shards of one subdir. */
async function writeSubdir(input: ShardsInput, shards: ShardQueue, subdir: string): Promise<void> {
  const { contents, reader, signal } = input;
  const { records, fileIds, archives } = contents;
  const id = records.subdirs.indexOf(subdir);
  const served = byName(records, input.listed[id] ?? []);
  const removed = byName(records, input.removed[id] ?? []);
  // Clients don't see packages without a served file.
  for (const [nameId, listed] of served) {
    signal?.throwIfAborted();
    const name = records.names[nameId]!;
    const removedNames = removedFiles(contents, removed.get(nameId) ?? []);
    const exported = archives.size === 0 ? null : listed.map((i) => archives.get(fileIds[i]!)?.runExports);
    const fingerprint = fingerprintOf(contents, listed, [
      FORM,
      exported?.some((one) => one !== undefined) === true ? exported : null,
      removedNames,
    ]);
    if (await shards.take(subdir, name, fingerprint)) continue;
    for (const [position, i] of listed.entries()) {
      const { bytes, from, to } = await reader.bytes(i);
      shards.packer.add(bytes, from, to, exported?.[position]);
    }
    await shards.add(subdir, name, fingerprint, removedNames);
  }
  await shards.flush();
}

/** Groups records by name. */
function byName({ nameOf }: ChannelRecords, indexes: ArrayLike<number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  // Those of a name are nearly always neighbors.
  let last: number[] = [];
  let lastName = -1;
  for (let at = 0; at < indexes.length; at++) {
    const name = nameOf[indexes[at]!]!;
    if (name !== lastName) {
      lastName = name;
      last = found.get(name) ?? [];
      if (last.length === 0) found.set(name, last);
    }
    last.push(indexes[at]!);
  }
  return found;
}

/** Compresses shards while others are read, and writes them in their order. */
class ShardQueue {
  readonly #writer: ShardWriter;
  readonly #encoder = new ZstdEncoder(PARAMS);
  readonly #memory = new ReusedBuffers({ smallest: 1 << 16, mostKept: MOST_BYTES });
  readonly #waiting: { subdir: string; name: string; fingerprint: string; plain: Buffer; coded: Promise<Buffer> }[] =
    [];
  #bytes = 0;
  readonly packer = new ShardPacker();

  constructor(writer: ShardWriter) {
    this.#writer = writer;
  }

  /** Adds an unchanged shard of the previous publication. @returns false if there is none */
  async take(subdir: string, name: string, fingerprint: string): Promise<boolean> {
    const before = this.#writer.before(subdir, name);
    if (before?.fingerprint !== fingerprint) return false;
    await this.flush();
    this.#writer.take(subdir, name, before);
    return true;
  }

  /** Adds the shard of the packed records. */
  async add(subdir: string, name: string, fingerprint: string, removed: readonly string[]): Promise<void> {
    const plain = this.packer.end(removed, this.#memory.take(this.packer.size(removed)));
    const coded = this.#encoder.encode(plain);
    // Awaited later.
    coded.catch(() => undefined);
    this.#waiting.push({ subdir, name, fingerprint, plain, coded });
    this.#bytes += plain.length;
    while (this.#waiting.length > AHEAD || this.#bytes > MOST_BYTES) await this.#writeFirst();
  }

  /** Writes the shards that wait. */
  async flush(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeFirst();
  }

  async #writeFirst(): Promise<void> {
    const { subdir, name, fingerprint, plain, coded } = this.#waiting.shift()!;
    const bytes = await coded;
    this.#bytes -= plain.length;
    this.#memory.give(plain);
    await this.#writer.add(subdir, name, { fingerprint, hash: hash('sha256', bytes) }, bytes);
  }

  close(): void {
    this.#encoder.close();
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
