/**
 * Resumable uploads of project files: tus 1.0 (https://tus.io/protocols/resumable-upload) with creation, termination,
 * and expiration. Received bytes are in a file of the data folder whose length is the offset, so nothing is stored
 * twice, and a killed process loses nothing it wrote.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachChunk } from '@terrarium/domain/bytes';
import type { Bytes } from '@terrarium/domain/bytes';
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, diskFull, HttpError, notFound } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import { FileWriter } from '../repo/index.ts';
import type { ObjectStore, ReceivedBytes } from '../repo/index.ts';
import type { ProjectFiles } from './files.ts';
import type { Projects } from './service.ts';
import { LARGEST_PROJECT_FILE } from '@terrarium/domain/access';
import * as store from './uploadStore.ts';
import type { UploadRow } from './uploadStore.ts';

/** Maximum number of a user's incomplete uploads, and their total bytes. Limits disk usage beyond the plan. */
const [MOST_UPLOADS, MOST_BYTES] = [20, 4 * LARGEST_PROJECT_FILE];
/** Minimum age in ms before a file without a row is removed, because files are created before their rows. */
const UNNAMED = 3_600_000;

/** Maximum number of uploads that are hashed while they arrive. Others are read again when complete. */
const MOST_HASHED = 200;

/** Progress of an upload. */
export interface UploadState extends UploadRow {
  /** Received bytes. */
  offset: number;
}

/** Dependencies of {@link ProjectUploads}. */
export interface UploadParts {
  db: Db;
  projects: Pick<Projects, 'editable'>;
  files: Pick<ProjectFiles, 'admit' | 'commit'>;
  objects: Pick<ObjectStore, 'receiveBytes' | 'receiveFile' | 'discard'>;
  /** Folder of incomplete uploads. */
  folder: string;
  /** Whether no other instance uses the folder. */
  isAlone: boolean;
}

/** Resumable uploads. Only their creator can continue them, and only while they can change the project. */
export class ProjectUploads {
  readonly #parts: UploadParts;
  /** Work on uploads, at most one per upload. */
  readonly #working = new Map<string, { stop: AbortController; done: Promise<void> }>();
  /** Hash of an upload's first bytes, and their number, if all of them came through this process. */
  readonly #hashed = new Map<string, { hash: Hash; size: number }>();

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /**
   * Starts an upload.
   * An empty one is complete immediately.
   * @param isNew whether the file must not exist, now and when the upload is complete
   * @throws HttpError 404, 403 if the storage limit is reached, 409 for too many, 412, 413, 422 for an invalid path
   */
  async begin(viewer: Viewer, projectId: string, path: string, size: number, isNew = false): Promise<UploadState> {
    const { db, files, folder } = this.#parts;
    await files.admit(viewer, projectId, path, size, isNew ? 'absent' : undefined);
    const place = { projectId, userId: viewer.userId };
    const row = await db.transaction().execute(async (trx) => {
      const { uploads, bytes } = await store.underWay(trx, viewer.userId);
      if (uploads >= MOST_UPLOADS || bytes + size > MOST_BYTES)
        throw conflict(
          `You have ${uploads} uploads in progress, the maximum. Finish or cancel some first. Idle uploads expire after 24 hours.`,
          'too_many_uploads',
        );
      await mkdir(folder, { recursive: true });
      const made = await store.insertUpload(trx, place, { path, size, is_new: isNew, folder: await this.#place() });
      await writeFile(this.#fileOf(made.id), '', { flag: 'wx' }).catch(tellDisk);
      return made;
    });
    return size === 0 ? this.#finish(viewer, projectId, row) : { ...row, offset: 0 };
  }

  /**
   * Returns the progress of an upload.
   * Stops reading a piece first, because the client has given up its connection. Stores a complete upload that a killed
   * process didn't.
   * @throws HttpError 404
   */
  state(viewer: Viewer, projectId: string, id: string): Promise<UploadState> {
    return this.#alone(viewer, projectId, id, async (found) => {
      return found.offset === found.size && found.stored_at === null ? this.#finish(viewer, projectId, found) : found;
    });
  }

  /**
   * Appends a piece.
   * Bytes received before an interruption stay. The last piece stores the file, with the rules of every file.
   * @param bytesOf the piece; the signal ends it when the client starts again
   * @throws HttpError 404, 409 for another offset, 413 for more than announced; errors of storing the file
   */
  append(
    viewer: Viewer,
    projectId: string,
    id: string,
    offset: number,
    bytesOf: (signal: AbortSignal) => Bytes,
  ): Promise<UploadState> {
    return this.#alone(viewer, projectId, id, async (found, signal) => {
      if (offset !== found.offset)
        throw conflict(
          `Offset mismatch: expected ${found.offset}, got ${offset}. Send HEAD to get the current offset, then resume.`,
          'upload_offset_wrong',
        );
      if (found.stored_at !== null) return found;
      const here = await this.#write(found, bytesOf(signal));
      const expires = await store.prolong(this.#parts.db, found.id);
      if (expires === undefined) throw noUpload();
      const now = { ...found, offset: here, expires_at: expires };
      return here === found.size ? this.#finish(viewer, projectId, now) : now;
    });
  }

  /**
   * Cancels an upload and removes its bytes, those in another folder within the hour.
   * A stored file stays.
   * @throws HttpError 404
   */
  async cancel(viewer: Viewer, projectId: string, id: string): Promise<void> {
    const { id: named } = await this.#rowOf(viewer, projectId, id);
    await this.#alone(viewer, projectId, named, (found) => this.#forget(found.id)).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'upload_elsewhere') return this.#forget(named);
      throw error;
    });
  }

  /** Deletes expired uploads, and bytes without an upload. @param signal stops the cleanup */
  async sweep(signal: AbortSignal): Promise<void> {
    const { db, folder } = this.#parts;
    await store.deleteExpired(db);
    const known = await store.waiting(db, [...this.#hashed.keys()]);
    for (const id of this.#hashed.keys()) if (!known.has(id)) this.#hashed.delete(id);
    const names = (await readdir(folder).catch(() => [])).filter((name) => isId(name));
    for (let at = 0; at < names.length && !signal.aborted; at += 1000) {
      const some = names.slice(at, at + 1000);
      const waiting = await store.waiting(db, some);
      for (const id of some) {
        if (waiting.has(id)) continue;
        const found = await stat(this.#fileOf(id)).catch(() => null);
        if (found !== null && found.mtimeMs < Date.now() - UNNAMED) await rm(this.#fileOf(id), { force: true });
      }
    }
  }

  /**
   * Returns the ID of the upload folder among those of several instances; null if there is only one.
   * A shared folder has the same ID for all.
   */
  async #place(): Promise<string | null> {
    const { folder, isAlone } = this.#parts;
    if (isAlone) return null;
    const file = join(folder, PLACE);
    const read = (): Promise<string | null> => readFile(file, 'utf8').catch(() => null);
    const known = await read();
    if (known !== null) return known;
    // The file appears complete or not at all. A second process reads the existing ID.
    const made = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(made, randomUUID()).catch(tellDisk);
    await link(made, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    await rm(made);
    return read();
  }

  #fileOf(id: string): string {
    return join(this.#parts.folder, id);
  }

  async #forget(id: string): Promise<void> {
    this.#hashed.delete(id);
    await store.deleteUpload(this.#parts.db, id);
    await rm(this.#fileOf(id), { force: true });
  }

  async #rowOf(viewer: Viewer, projectId: string, id: string): Promise<UploadRow> {
    await this.#parts.projects.editable(viewer, projectId);
    const row = isId(id) ? await store.findUpload(this.#parts.db, { projectId, userId: viewer.userId }, id) : undefined;
    if (row === undefined) throw noUpload();
    return row;
  }

  async #find(viewer: Viewer, projectId: string, id: string): Promise<UploadState> {
    const row = await this.#rowOf(viewer, projectId, id);
    if (row.stored_at !== null) return { ...row, offset: row.size };
    const found = await stat(this.#fileOf(id)).catch(() => null);
    if (found !== null) return { ...row, offset: found.size };
    if (row.folder !== null && row.folder !== (await this.#place())) throw elsewhere();
    // The folder was restored without it, or cleaned manually.
    await store.deleteUpload(this.#parts.db, id);
    throw noUpload();
  }

  /** Appends a piece. @returns the total of received bytes */
  async #write({ id, size, offset }: UploadState, bytes: Bytes): Promise<number> {
    const handle = await open(this.#fileOf(id), 'a');
    const writer = new FileWriter(handle, { path: this.#fileOf(id), size: offset });
    const hash = this.#hashOf(id, offset);
    let here = offset;
    try {
      await forEachChunk(bytes, (chunk) => {
        if (here + chunk.length > size)
          throw new HttpError(
            413,
            'file_too_large',
            `The upload was begun with ${size} bytes, and more came. Begin a new one with the size that the file has.`,
          );
        const room = writer.push(chunk);
        // Runs during the write.
        hash?.update(chunk);
        here += chunk.length;
        return room?.catch(tellDisk);
      });
      return here;
    } finally {
      try {
        // Bytes received before an interruption stay.
        await writer.end().catch(tellDisk);
        if (hash && writer.size === here) this.#hashed.set(id, { hash, size: here });
        await handle.datasync().catch(tellDisk);
      } finally {
        await handle.close();
      }
    }
  }

  /** Returns the hash of an upload's received bytes, to continue it; undefined if some came another way. */
  #hashOf(id: string, offset: number): Hash | undefined {
    const known = this.#hashed.get(id);
    // A failed write leaves no hash.
    this.#hashed.delete(id);
    if (offset === 0 && this.#hashed.size < MOST_HASHED) return createHash('sha256');
    return known?.size === offset ? known.hash : undefined;
  }

  /** Stores the file. An upload that can't be stored is deleted, because sending it again wouldn't help. */
  async #finish(viewer: Viewer, projectId: string, upload: UploadRow): Promise<UploadState> {
    const { objects, files, db, isAlone } = this.#parts;
    const { id, path, size, is_new: isNew } = upload;
    const known = this.#hashed.get(id);
    const sha256 = known?.size === size ? known.hash.copy().digest('hex') : undefined;
    // Stored bytes must not change. If another instance may still have the file open, they are copied and hashed again.
    const received = await (isAlone ? objects.receiveFile(this.#fileOf(id), sha256) : this.#copyOf(id)).catch(tellDisk);
    try {
      if (received.size !== size)
        throw conflict(
          `The upload was begun with ${size} bytes, and ${received.size} are here: it was sent twice in parallel. Start a new upload.`,
          'upload_offset_wrong',
        );
      await files.commit(viewer, projectId, path, received, {
        only: isNew ? 'absent' : undefined,
        alongside: async (trx) => {
          if (!(await store.noteStored(trx, id))) throw noUpload();
        },
      });
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) await this.#forget(id);
      throw error;
    } finally {
      await objects.discard(received);
    }
    this.#hashed.delete(id);
    await rm(this.#fileOf(id), { force: true });
    const row = await store.findUpload(db, { projectId, userId: viewer.userId }, id);
    return { ...(row ?? upload), offset: size };
  }

  /** Copies an upload's received bytes. @throws HttpError 404 if another instance has stored it meanwhile */
  async #copyOf(id: string): Promise<ReceivedBytes> {
    const handle = await open(this.#fileOf(id)).catch(() => {
      throw noUpload();
    });
    return this.#parts.objects.receiveBytes(handle.createReadStream());
  }

  /**
   * Runs work on an upload exclusively.
   * Stops reading a piece for it, after checking access. Doesn't wait for other instances: two write the same bytes at
   * the same position only if a client sends them twice, and only one stores the file.
   */
  async #alone<Result>(
    viewer: Viewer,
    projectId: string,
    named: string,
    work: (found: UploadState, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    // By the stored ID, because the one in the URL can be in uppercase.
    const { id } = await this.#rowOf(viewer, projectId, named);
    const before = this.#working.get(id);
    const stop = new AbortController();
    const done = Promise.withResolvers<void>();
    const mine = { stop, done: done.promise };
    this.#working.set(id, mine);
    before?.stop.abort();
    await before?.done;
    try {
      return await work(await this.#find(viewer, projectId, id), stop.signal);
    } finally {
      if (this.#working.get(id) === mine) this.#working.delete(id);
      done.resolve();
    }
  }
}

/** File with the ID of the upload folder. */
const PLACE = 'place';

const elsewhere = (): HttpError =>
  new HttpError(
    503,
    'upload_elsewhere',
    'The data of this upload are on another API server of the hub. Try again in a moment. If this continues, contact your administrator: all parts of an upload must reach the same API server, or the servers must share a folder.',
    { headers: { 'retry-after': '1' } },
  );

const noUpload = (): HttpError => notFound('This upload', 'upload_not_found');

/** @throws HttpError 503 for a full disk, else the given error */
function tellDisk(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? diskFull(error) : error;
}
