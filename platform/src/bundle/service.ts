/** Bundles of channels: what one hub serves, in a signed file, and what another one takes of it. */
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
import { OperatorError } from '../operatorError.ts';
import { signer } from '../signing/index.ts';
import { openBundle, pathOf, writeBundle } from './format.ts';
import type { BundledFile, Manifest, OpenBundle } from './format.ts';
import * as store from './store.ts';

/** Files that are taken in at a time: while some are synced to the disk, threads copy and read others. */
const TAKEN_AT_ONCE = 8;
/** Files that the storage is given at a time, and bytes: who begins again reads no more than these anew. */
const KEPT_AT_ONCE = { files: 64, bytes: 256 * 1024 ** 2 };

/** Folder of the data folder for what is under way. */
export const WORK = 'bundles';

/** What bundles are made with. */
export interface BundleParts {
  db: Db;
  dataDir: string;
  /** Origin at which people reach the hub. */
  publicUrl: string;
  objects: ObjectStore;
  /** Where folders of publications come from that are not on this disk; none where all are. */
  folders?: SharedFolders | null;
  bundledFiles: BundledFiles;
  /** Fetches a file of a mirror whose bytes are not here yet; nothing where no hub runs. */
  fetch?: Repo['fetch'];
}

/** How a bundle is made. */
export interface MakeOptions {
  /** Only what came since the last one. */
  since?: boolean;
  /** Number of a snapshot; what is served now unless given. */
  snapshot?: number | null;
  /** Only these builds, as {@link store.buildsOf} names them; all unless given. */
  builds?: readonly string[] | null;
  /** Whether what a mirror has not fetched yet is fetched first. */
  fetches?: boolean;
  /** Who has it made; null for an operator at the machine. */
  actorId?: string | null;
  progress?: (done: number, of: number) => void;
  signal?: AbortSignal;
}

/** What was made. */
export interface Made {
  id: string;
  bytes: number;
  files: number;
  snapshot: number;
  follows: string | null;
  /** Builds that were asked for and that the channel does not serve. */
  missing: string[];
}

/** What a bundle would bring into a channel. */
export interface BringPlan {
  bundle: OpenBundle;
  /** Files that the channel has not. */
  fresh: BundledFile[];
  unchanged: number;
  /** Files that were yanked or removed here: they stay so. */
  withdrawn: string[];
  /** Why whoever brings it should say once more that they want it. */
  doubts: string[];
}

const placeOf = ({ organization_name, name }: ChannelRow): string => `${organization_name}/${name}`;
const keyOf = (path: string, sha256: unknown): string => `${path} ${String(sha256)}`;
/** A build as environments name it. */
const buildOf = ({ subdir, record: { name, version, build } }: ServedFile): string =>
  [String(name).toLowerCase(), version, build, subdir].join(' ');
const servedPath = ({ subdir, fileName }: ServedFile): string => `${subdir}/${fileName}`;

/** Makes bundles of channels, and brings them in. */
export class Bundles {
  readonly #parts: BundleParts;
  constructor(parts: BundleParts) {
    this.#parts = parts;
  }

  /**
   * Writes what a channel serves into a signed file, which is there when it is whole and not before.
   * @throws OperatorError
   */
  async make(channel: ChannelRow, out: string, options: MakeOptions = {}): Promise<Made> {
    const { db, dataDir, folders, objects, publicUrl } = this.#parts;
    const { since = false, snapshot = null, builds = null, progress, signal } = options;
    const served = await servedFiles(db, dataDir, channel.id, snapshot, folders);
    if (served === null)
      throw new OperatorError(
        snapshot === null
          ? `${placeOf(channel)} has not published anything yet, so there is nothing to bundle. Try again when its first run has ended.`
          : `${placeOf(channel)} has no snapshot ${snapshot} that is kept. Its snapshots stand on the channel's page.`,
      );
    const before = since ? await store.lastMade(db, channel.id) : undefined;
    if (since && before === undefined)
      throw new OperatorError(
        `No bundle of ${placeOf(channel)} was made yet. Make a whole one first, without --since-last.`,
      );
    const asked = builds === null ? null : new Set(builds);
    const chosen = served.files.filter((file) => asked === null || asked.has(buildOf(file)));
    const there = new Set(chosen.map(buildOf));
    const missing = (builds ?? []).filter((build) => !there.has(build));
    if (asked !== null && chosen.length === 0)
      throw new OperatorError(
        `${placeOf(channel)} serves none of the ${asked.size} builds of the environment. No bundle was made.`,
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
      made_at: new Date().toISOString(),
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
        // A bundle of some of it says nothing of the rest: the next one goes on from what was sent.
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

  /** Fetches what mirrors have not fetched yet. @throws OperatorError when a source does not bring one */
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
          `${servedPath(file)} cannot be fetched: ${error instanceof Error ? error.message : 'its source does not answer.'} No bundle was made; try again later.`,
        );
      });
    }
  }

  /** @throws HttpError 409 `not_hosted` for a channel into which nothing is brought */
  checkTarget(target: ChannelRow): void {
    this.#parts.bundledFiles.checkTarget(target);
  }

  /** Files as a manifest tells them. @throws OperatorError when this hub does not hold the bytes of all */
  async #described(channel: ChannelRow, files: readonly ServedFile[]): Promise<BundledFile[]> {
    const described: BundledFile[] = [];
    let away = 0;
    for (const file of files) {
      const { sha256, size } = file.record;
      if (typeof sha256 !== 'string' || typeof size !== 'number')
        throw new OperatorError(
          `${servedPath(file)} has no SHA-256 or no size in the index of ${placeOf(channel)}, so nobody could check it. No bundle was made.`,
        );
      if (!(await this.#parts.objects.has(sha256))) away++;
      described.push({
        subdir: file.subdir,
        file_name: file.fileName,
        size,
        sha256,
        first_seen: file.firstSeenMs === null ? null : new Date(file.firstSeenMs).toISOString(),
        ...(await this.#attested(file, sha256)),
      });
    }
    if (away > 0)
      throw new OperatorError(
        `This hub does not hold the bytes of ${away} of ${files.length} files yet: their mirror fetches a file when it is first asked for. No bundle was made. Promote the files that you need into a hosted channel, which fetches them, and bundle that one.`,
      );
    return described;
  }

  /** The entry of a file, with the attestations that it names; where this hub does not keep them, it names none. */
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

  /** Opens a bundle under the keys that this hub trusts. @param pinned one more key @throws OperatorError */
  async open(path: string, pinned?: string): Promise<OpenBundle> {
    const trusted = (await store.trustedKeys(this.#parts.db)).map(({ key }) => key);
    return openBundle(path, pinned === undefined ? trusted : [...trusted, pinned]);
  }

  /**
   * Tells what a bundle would bring into a channel.
   * @throws OperatorError when a file of it stands in the way of another, HttpError 409 `not_hosted`
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
        `${placeOf(target)} has another file of the name ${others[0]}${others.length > 1 ? ` (and of ${others.length - 1} more names)` : ''}. What is published is never changed, because lock files hold its hash. Nothing was brought in; bring the bundle into another channel.`,
      );
    const brought = await store.broughtInto(db, target.id);
    const newer = brought.find(
      // By its key: a hub keeps that when its address changes, and two hubs may have the same address, each in its own network.
      ({ key_id, source, made_at }) =>
        key_id === manifest.key_id && source === manifest.channel && made_at.toISOString() > manifest.made_at,
    );
    if (newer !== undefined)
      plan.doubts.push(
        `The bundle is of ${manifest.made_at}, and one of ${newer.made_at.toISOString()} was brought in already: it goes back in time.`,
      );
    if (manifest.follows !== null && brought.every(({ bundle_id }) => bundle_id !== manifest.follows))
      plan.doubts.push(
        `The bundle holds only what came since another one, ${manifest.follows}, which was not brought into ${placeOf(target)}: files will be missing.`,
      );
    return plan;
  }

  /**
   * Brings a bundle into a channel: first all bytes, then all files in one step. Who stops in the middle and begins again takes in only what is not here.
   * @param anyway in spite of the plan's doubts
   * @param actorId who brings it; null for an operator at the machine
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
      throw new OperatorError(`${doubts.join(' ')} Nothing was brought in. Say --anyway if that is what you want.`);
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
