/** Channel bundles: exports what a hub serves to a signed file, and imports such files. */
import { isoTime } from '@terrarium/domain/calendar';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTESTATIONS_FIELD, sidecarFault } from '@terrarium/domain/repo';
import type { ChannelRow } from '../channel/index.ts';
import { noteChange } from '../change/index.ts';
import { newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { BUNDLED_FROM } from '../publish/index.ts';
import type { CarriedFile, BundledFiles } from '../publish/index.ts';
import { findAttestations, servedFiles } from '../repo/index.ts';
import type { ObjectStore, ReceivedBytes, Repo, ServedFile, SharedFolders } from '../repo/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { signer } from '../signing/index.ts';
import { openBundle, pathOf, writeBundle } from './format.ts';
import type { BundledFile, Manifest, OpenBundle } from './format.ts';
import * as store from './store.ts';

/** Files to copy concurrently: while some are synced to disk, threads copy and read others. */
const TAKEN_AT_ONCE = 8;
/** Files and bytes to store at a time. A restarted import reads at most these again. */
const KEPT_AT_ONCE = { files: 64, bytes: 256 * 1024 ** 2 };

/** Folder in the data folder for work in progress. */
export const WORK = 'bundles';

/** Dependencies of bundles. */
export interface BundleParts {
  db: Db;
  dataDir: string;
  /** Origin at which users reach the hub. */
  publicUrl: string;
  objects: ObjectStore;
  /** Source of publication folders that aren't on this disk; none if all are. */
  folders?: SharedFolders | null;
  bundledFiles: BundledFiles;
  /** Downloads a file of a mirror that isn't here yet. Missing if no hub is running. */
  fetch?: Repo['fetch'];
}

/** Options of an export. */
export interface MakeOptions {
  /** Only changes since the last export. */
  since?: boolean;
  /** Number of a snapshot; default the current publication. */
  snapshot?: number | null;
  /** Only these builds, as named by {@link store.buildsOf}; default all. */
  builds?: readonly string[] | null;
  /** Whether to download missing files of a mirror first. */
  fetches?: boolean;
  /** Who exports it; null for an operator on the machine. */
  actorId?: string | null;
  progress?: (done: number, of: number) => void;
  signal?: AbortSignal;
}

/** Result of an export. */
export interface Made {
  id: string;
  bytes: number;
  files: number;
  snapshot: number;
  follows: string | null;
  /** Requested builds that the channel doesn't serve. */
  missing: string[];
}

/** What a bundle would add to a channel. */
export interface BringPlan {
  bundle: OpenBundle;
  /** Files that the channel doesn't have. */
  fresh: BundledFile[];
  unchanged: number;
  /** Files that were yanked or quarantined here. They stay so. */
  withdrawn: string[];
  /** Warnings that the importer must confirm. */
  doubts: string[];
}

const placeOf = ({ organization_name, name }: ChannelRow): string => `${organization_name}/${name}`;
const keyOf = (path: string, sha256: unknown): string => `${path} ${String(sha256)}`;
/** Returns the name of a build, as in environments. */
const buildOf = ({ subdir, record: { name, version, build } }: ServedFile): string =>
  [String(name).toLowerCase(), version, build, subdir].join(' ');
const servedPath = ({ subdir, fileName }: ServedFile): string => `${subdir}/${fileName}`;

/** Exports channels to bundles, and imports bundles. */
export class Bundles {
  readonly #parts: BundleParts;
  constructor(parts: BundleParts) {
    this.#parts = parts;
  }

  /** Writes what a channel serves to a signed file, which appears only when complete. @throws OperatorError */
  async make(channel: ChannelRow, out: string, options: MakeOptions = {}): Promise<Made> {
    const { db, dataDir, folders, objects, publicUrl } = this.#parts;
    const { since = false, snapshot = null, builds = null, progress, signal } = options;
    const served = await servedFiles(db, dataDir, channel.id, snapshot, folders);
    if (served === null)
      throw new OperatorError(
        snapshot === null
          ? `${placeOf(channel)} isn't published yet. Try again after its first run finishes.`
          : `${placeOf(channel)} has no snapshot ${snapshot}. See available snapshots on the channel page.`,
      );
    const before = since ? await store.lastMade(db, channel.id) : undefined;
    if (since && before === undefined)
      throw new OperatorError(
        `${placeOf(channel)} has no previous bundle. Create a full bundle first (omit --since-last).`,
      );
    const asked = builds === null ? null : new Set(builds);
    const chosen = served.files.filter((file) => asked === null || asked.has(buildOf(file)));
    const there = new Set(chosen.map(buildOf));
    const missing = (builds ?? []).filter((build) => !there.has(build));
    if (asked !== null && chosen.length === 0)
      throw new OperatorError(
        `${placeOf(channel)} serves none of the ${asked.size} builds of the environment. No bundle was created.`,
      );
    const wanted = chosen.filter(
      (file) => before?.contents.has(keyOf(servedPath(file), file.record['sha256'])) !== true,
    );
    if (options.fetches === true) await this.#fetchMissing(wanted, signal);
    const files = await this.#described(channel, wanted);
    const manifest: Omit<Manifest, 'key_id'> = {
      format: files.some(({ attestations }) => attestations !== undefined) ? 2 : 1,
      id: newId(),
      hub: publicUrl,
      channel: placeOf(channel),
      snapshot: served.snapshot,
      made_at: isoTime(new Date()),
      follows: before?.id ?? null,
      files,
    };
    const bytes = await writeBundle(out, manifest, await signer(dataDir), ({ sha256 }) => objects.read(sha256), {
      progress: (done) => progress?.(done, files.length),
      ...(signal && { signal }),
    });
    await db.transaction().execute(async (trx) => {
      await store.insertMade(trx, {
        id: manifest.id,
        channel_id: channel.id,
        snapshot: served.snapshot,
        made_at: new Date(manifest.made_at),
        follows: manifest.follows,
        file_count: files.length,
        bytes,
        // A partial bundle says nothing about the other files, so the next one is relative to what was sent.
        contents: [
          ...new Set([
            ...(before?.contents ?? []),
            ...chosen.map((file) => keyOf(servedPath(file), file.record['sha256'])),
          ]),
        ],
      });
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId: options.actorId ?? null,
        kind: 'bundle_made',
        subject: files.length === 1 ? '1 file' : `${files.length} files`,
        channel,
      });
    });
    return {
      id: manifest.id,
      bytes,
      files: files.length,
      snapshot: served.snapshot,
      follows: manifest.follows,
      missing,
    };
  }

  /** Downloads missing files of mirrors. @throws OperatorError if a source doesn't have one */
  async #fetchMissing(files: readonly ServedFile[], signal?: AbortSignal): Promise<void> {
    const { fetch, objects } = this.#parts;
    if (fetch === undefined) return;
    for (const file of files) {
      signal?.throwIfAborted();
      const { sha256, md5, size, name } = file.record;
      if (file.source === null || typeof sha256 !== 'string' || (await objects.has(sha256))) continue;
      await fetch({
        kind: 'fetch',
        fileId: file.fileId,
        name: String(name),
        mirrorId: file.channelId,
        source: file.source,
        subdir: file.subdir,
        fileName: file.fileName,
        sha256,
        md5: typeof md5 === 'string' ? md5 : null,
        size: typeof size === 'number' ? size : null,
      }).catch((error: unknown) => {
        throw new OperatorError(
          `${servedPath(file)} can't be downloaded: ${error instanceof Error ? error.message : "its source isn't responding."} No bundle was created. Try again later.`,
        );
      });
    }
  }

  /** @throws HttpError 409 `not_hosted` for a channel that isn't hosted */
  checkTarget(target: ChannelRow): void {
    this.#parts.bundledFiles.checkTarget(target);
  }

  /** Describes files for the manifest. @throws OperatorError if this hub doesn't have all of them */
  async #described(channel: ChannelRow, files: readonly ServedFile[]): Promise<BundledFile[]> {
    const described: BundledFile[] = [];
    let away = 0;
    for (const file of files) {
      const { sha256, size } = file.record;
      if (typeof sha256 !== 'string' || typeof size !== 'number')
        throw new OperatorError(
          `${servedPath(file)} has no SHA-256 or no size in the index of ${placeOf(channel)}, so it can't be verified. No bundle was created.`,
        );
      if (!(await this.#parts.objects.has(sha256))) away++;
      described.push({
        subdir: file.subdir,
        file_name: file.fileName,
        size,
        sha256,
        first_seen: isoTime(file.firstSeenMs),
        ...(await this.#attested(file, sha256)),
      });
    }
    if (away > 0)
      throw new OperatorError(
        `This hub does not hold the bytes of ${away} of ${files.length} files yet: their mirror fetches a file when it is first asked for. No bundle was made. Promote the files that you need into a hosted channel, which fetches them, and bundle that one.`,
      );
    return described;
  }

  /** Returns the record of a file with its attestations. Removes their hash if this hub doesn't have them. */
  async #attested(
    { fileName, record }: ServedFile,
    sha256: string,
  ): Promise<Pick<BundledFile, 'record' | 'attestations'>> {
    const { [ATTESTATIONS_FIELD]: digest, ...rest } = record;
    if (typeof digest !== 'string') return { record };
    const attestations = await findAttestations(this.#parts.db, digest);
    if (attestations === null || sidecarFault(attestations, { fileName, sha256 }) !== null) return { record: rest };
    return { record, attestations };
  }

  /** Opens a bundle with the trusted keys of this hub. @param pinned an additional key @throws OperatorError */
  async open(path: string, pinned?: string): Promise<OpenBundle> {
    const trusted = (await store.trustedKeys(this.#parts.db)).map(({ key }) => key);
    return openBundle(path, pinned === undefined ? trusted : [...trusted, pinned]);
  }

  /**
   * Returns what a bundle would add to a channel.
   * @throws OperatorError if a file conflicts with an existing one, HttpError 409 `not_hosted`
   */
  async plan(target: ChannelRow, bundle: OpenBundle): Promise<BringPlan> {
    const { db, bundledFiles } = this.#parts;
    bundledFiles.checkTarget(target);
    const { manifest } = bundle;
    const held = await store.heldFiles(db, target.id);
    const plan: BringPlan = { bundle, fresh: [], unchanged: 0, withdrawn: [], doubts: [] };
    const others: string[] = [];
    const now = Date.now();
    for (const file of manifest.files) {
      bundledFiles.recordOf(carriedOf(file), now);
      const found = held.get(pathOf(file));
      if (found === undefined) {
        bundledFiles.checkAttestations(carriedOf(file));
        plan.fresh.push(file);
      } else if (found.withdrawn !== null) plan.withdrawn.push(pathOf(file));
      else if (found.sha256 === file.sha256) plan.unchanged++;
      else others.push(pathOf(file));
    }
    if (others.length > 0)
      throw new OperatorError(
        `${placeOf(target)} has another file of the name ${others[0]}${others.length > 1 ? ` (and of ${others.length - 1} more names)` : ''}. Published files can't be changed, because lock files contain their hash. Nothing was imported. Import the bundle to another channel.`,
      );
    const brought = await store.broughtInto(db, target.id);
    const newer = brought.find(
      // Compares keys, because a hub keeps its key when its URL changes, and two hubs in separate networks may have the
      // same URL.
      ({ key_id, source, made_at }) =>
        key_id === manifest.key_id && source === manifest.channel && isoTime(made_at) > manifest.made_at,
    );
    if (newer !== undefined)
      plan.doubts.push(
        `This bundle (${manifest.made_at}) is older than one already imported (${isoTime(newer.made_at)}).`,
      );
    if (manifest.follows !== null && brought.every(({ bundle_id }) => bundle_id !== manifest.follows))
      plan.doubts.push(
        `This incremental bundle requires ${manifest.follows}, which wasn't imported to ${placeOf(target)}. Files will be missing.`,
      );
    return plan;
  }

  /**
   * Imports a bundle to a channel: first all contents, then all files together.
   * After an interruption, only missing files are read.
   * @param anyway ignore the plan's warnings
   * @param actorId who imports it; null for an operator on the machine
   * @throws OperatorError, HttpError
   */
  async bring(
    target: ChannelRow,
    { bundle, fresh, doubts }: BringPlan,
    {
      anyway = false,
      actorId = null,
      progress,
      signal,
    }: {
      anyway?: boolean;
      actorId?: string | null;
      progress?: (done: number, of: number) => void;
      signal?: AbortSignal;
    } = {},
  ): Promise<{ files: number; read: number }> {
    const { db, dataDir, objects, bundledFiles } = this.#parts;
    if (doubts.length > 0 && !anyway)
      throw new OperatorError(`${doubts.join(' ')} Nothing was imported. To import anyway, add --ignore-warnings.`);
    const { manifest } = bundle;
    const spool = join(dataDir, WORK, `${manifest.id}.${target.id}`);
    const wanted = new Set(fresh.map(({ sha256 }) => sha256));
    const contents = bundle.contents.filter(({ sha256 }) => wanted.has(sha256));
    let [done, read] = [0, 0];
    const failure = new AbortController();
    const stop = AbortSignal.any([failure.signal, ...(signal === undefined ? [] : [signal])]);
    const left = contents.values();
    let [taken, takenBytes]: [ReceivedBytes[], number] = [[], 0];
    const keepTaken = (): Promise<void> => {
      const group = taken;
      [taken, takenBytes] = [[], 0];
      return objects.keepAll(group);
    };
    const takeRest = async (): Promise<void> => {
      for (const file of left) {
        stop.throwIfAborted();
        if (await objects.has(file.sha256)) await bundledFiles.compare(carriedOf(file), bundle.read(file));
        else {
          const from = await bundle.placeOf(file);
          const received = await bundledFiles.take(carriedOf(file), from, { spool, signal: stop });
          taken.push(received);
          read++;
          takenBytes += file.size;
          if (taken.length >= KEPT_AT_ONCE.files || takenBytes >= KEPT_AT_ONCE.bytes) await keepTaken();
        }
        progress?.(++done, contents.length);
      }
    };
    progress?.(0, contents.length);
    await mkdir(spool, { recursive: true });
    await Promise.all(
      Array.from({ length: TAKEN_AT_ONCE }, () => takeRest().catch((error: unknown) => failure.abort(error))),
    );
    if (stop.aborted) await Promise.all(taken.map((each) => objects.discard(each)));
    stop.throwIfAborted();
    await keepTaken();
    const from = `${manifest.channel} of ${manifest.hub}`;
    const note = async (trx: Parameters<typeof store.insertBrought>[0]): Promise<void> => {
      await store.insertBrought(trx, {
        channel_id: target.id,
        bundle_id: manifest.id,
        hub: manifest.hub,
        source: manifest.channel,
        made_at: new Date(manifest.made_at),
        key_id: manifest.key_id,
        file_count: manifest.files.length,
        new_count: fresh.length,
      });
      await noteChange(trx, {
        organizationId: target.organization_id,
        actorId,
        kind: 'bundle_brought',
        subject: fresh.length === 1 ? '1 file' : `${fresh.length} files`,
        subjectId: manifest.id,
        channel: target,
        detail: `from a bundle of ${from}`,
      });
    };
    if (fresh.length === 0) await db.transaction().execute(note);
    else
      await bundledFiles.place(target, fresh.map(carriedOf), {
        publisher: actorId === null ? { named: 'an operator' } : { userId: actorId },
        reason: `${BUNDLED_FROM} of ${from}`,
        spool,
        also: note,
      });
    await rm(spool, { recursive: true, force: true });
    return { files: fresh.length, read };
  }
}

function carriedOf({ subdir, file_name, size, sha256, record, first_seen, attestations }: BundledFile): CarriedFile {
  const firstSeenMs = first_seen === null ? null : Date.parse(first_seen);
  return { subdir, fileName: file_name, size, sha256, record, firstSeenMs, attestations };
}
