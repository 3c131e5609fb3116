/**
 * Files of projects that come in pieces, so that a large one goes on where its line broke: the upload of tus 1.0 (https://tus.io/protocols/resumable-upload) with
 * creation, termination and expiration. What is here of a file stands in one of the data folder, and its length is the offset: nothing is written down twice, and
 * a killed process leaves what it had written.
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

/** Uploads that a person may have under way, and the bytes of their files in all: what a person can fill the disk with beyond the plan. */
const [MOST_UPLOADS, MOST_BYTES] = [20, 4 * LARGEST_PROJECT_FILE];
/** A file in the folder of uploads that no row names is removed when it is so old, in ms: it is made before its row. */
const UNNAMED = 3_600_000;

/** Uploads whose bytes are hashed as they come, at most; of others they are read once more when they are whole. */
const MOST_HASHED = 200;

/** How far an upload is. */
export interface UploadState extends UploadRow {
  /** Bytes that are here. */
  offset: number;
}

/** What {@link ProjectUploads} works with. */
export interface UploadParts {
  db: Db;
  projects: Pick<Projects, 'editable'>;
  files: Pick<ProjectFiles, 'admit' | 'commit'>;
  objects: Pick<ObjectStore, 'receiveBytes' | 'receiveFile' | 'discard'>;
  /** Where the bytes stand until they are whole. */
  folder: string;
  /** Whether no other platform works in the folder. */
  isAlone: boolean;
}

/** Uploads in pieces. Only who began one goes on with it, and only while they may change the project. */
export class ProjectUploads {
  readonly #parts: UploadParts;
  /** Work on an upload, at most one at a time. */
  readonly #working = new Map<string, { stop: AbortController; done: Promise<void> }>();
  /** The hash of the first bytes of an upload, and how many these are: what came through this process from the first byte on. */
  readonly #hashed = new Map<string, { hash: Hash; size: number }>();

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /**
   * Begins an upload; one of no bytes is whole at once.
   * @param isNew whether the file must not be there, now and when the upload is whole
   * @throws HttpError 404, 403 for a full store, 409 for too many, 412, 413, 422 for a path that cannot be
   */
  async begin(viewer: Viewer, projectId: string, path: string, size: number, isNew = false): Promise<UploadState> {
    const { db, files, folder } = this.#parts;
    await files.admit(viewer, projectId, path, size, isNew ? 'absent' : undefined);
    const place = { projectId, userId: viewer.userId };
    const row = await db.transaction().execute(async (trx) => {
      const { uploads, bytes } = await store.underWay(trx, viewer.userId);
      if (uploads >= MOST_UPLOADS || bytes + size > MOST_BYTES)
        throw conflict(
          `You have ${uploads} uploads under way. Go on with them, or cancel some, before you begin another one; what nobody goes on with ends after a day.`,
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
   * How far an upload is. A piece that is still being read is ended first: its line is one that the client has given up. One that is whole, but was not stored
   * because the process was killed, is stored now.
   * @throws HttpError 404
   */
  state(viewer: Viewer, projectId: string, id: string): Promise<UploadState> {
    return this.#alone(viewer, projectId, id, async (found) => {
      return found.offset === found.size && found.stored_at === null ? this.#finish(viewer, projectId, found) : found;
    });
  }

  /**
   * Adds a piece. What came of it before its line broke stays. With the last one the file becomes one of the project, under the rules of every file.
   * @param bytesOf the piece as it comes; ended by the signal when the client begins anew
   * @throws HttpError 404, 409 for another offset than is here, 413 for more than was announced; as the files do
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
          `The upload has ${found.offset} bytes, and this piece begins at ${offset}. Ask how far it is (HEAD) and go on from there.`,
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

  /** Ends an upload and removes its bytes, those of another folder within the hour; a file that it became stays. @throws HttpError 404 */
  async cancel(viewer: Viewer, projectId: string, id: string): Promise<void> {
    const { id: named } = await this.#rowOf(viewer, projectId, id);
    await this.#alone(viewer, projectId, named, (found) => this.#forget(found.id)).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'upload_elsewhere') return this.#forget(named);
      throw error;
    });
  }

  /** Forgets uploads that nobody went on with, and bytes of those that are gone. @param signal ends it */
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

  /** By what the folder of uploads is known among those of several platforms; null where there is only one. What is shared is known by one name to all. */
  async #place(): Promise<string | null> {
    const { folder, isAlone } = this.#parts;
    if (isAlone) return null;
    const file = join(folder, PLACE);
    const read = (): Promise<string | null> => readFile(file, 'utf8').catch(() => null);
    const known = await read();
    if (known !== null) return known;
    // It is there whole or not at all, and who comes second takes the name that is there.
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
    // The folder was restored without it, or cleaned by hand.
    await store.deleteUpload(this.#parts.db, id);
    throw noUpload();
  }

  /** Writes a piece behind what is here; the bytes that are here then. */
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
        // While it is being written.
        hash?.update(chunk);
        here += chunk.length;
        return room?.catch(tellDisk);
      });
      return here;
    } finally {
      try {
        // What came before its line broke stays.
        await writer.end().catch(tellDisk);
        if (hash && writer.size === here) this.#hashed.set(id, { hash, size: here });
        await handle.datasync().catch(tellDisk);
      } finally {
        await handle.close();
      }
    }
  }

  /** The hash of what is here of an upload, to go on with; undefined where something of it came another way. */
  #hashOf(id: string, offset: number): Hash | undefined {
    const known = this.#hashed.get(id);
    // Whoever does not end well leaves none behind.
    this.#hashed.delete(id);
    if (offset === 0 && this.#hashed.size < MOST_HASHED) return createHash('sha256');
    return known?.size === offset ? known.hash : undefined;
  }

  /** Makes the file one of the project. What cannot become one is forgotten: sending its bytes again would change nothing. */
  async #finish(viewer: Viewer, projectId: string, upload: UploadRow): Promise<UploadState> {
    const { objects, files, db, isAlone } = this.#parts;
    const { id, path, size, is_new: isNew } = upload;
    const known = this.#hashed.get(id);
    const sha256 = known?.size === size ? known.hash.copy().digest('hex') : undefined;
    // What is stored never changes: where another platform may still have the file open, the stored bytes are others, hashed as they are copied.
    const received = await (isAlone ? objects.receiveFile(this.#fileOf(id), sha256) : this.#copyOf(id)).catch(tellDisk);
    try {
      if (received.size !== size)
        throw conflict(
          `The upload was begun with ${size} bytes, and ${received.size} are here: it came twice at the same time. Begin it anew.`,
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

  /** What is here of an upload as bytes of their own. @throws HttpError 404 when another platform has stored it meanwhile */
  async #copyOf(id: string): Promise<ReceivedBytes> {
    const handle = await open(this.#fileOf(id)).catch(() => {
      throw noUpload();
    });
    return this.#parts.objects.receiveBytes(handle.createReadStream());
  }

  /**
   * Does something with an upload when nothing else is done with it; what reads a piece is ended for it, once it is clear whose the upload is. Platforms beside
   * this one are not waited for: two of them write the same client's bytes at the same place only when it sends them twice, and one of them stores the file.
   */
  async #alone<Result>(
    viewer: Viewer,
    projectId: string,
    named: string,
    work: (found: UploadState, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    // By the id as it is stored: capitals name the same upload.
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

/** The file that tells by what a folder of uploads is known. */
const PLACE = 'place';

const elsewhere = (): HttpError =>
  new HttpError(
    503,
    'upload_elsewhere',
    'The bytes of this upload are with another platform of the hub. Try again in a moment; if it stays so, tell your administrator that uploads in pieces have to reach one platform, or a folder that all share.',
    { headers: { 'retry-after': '1' } },
  );

const noUpload = (): HttpError => notFound('This upload', 'upload_not_found');

/** @throws HttpError 503 for a full disk, else what is given */
function tellDisk(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? diskFull(error) : error;
}
