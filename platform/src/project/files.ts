/** Files of projects: tree, content, and storage limit. */
import { isoTime } from '@terrarium/domain/calendar';
import type { Readable } from 'node:stream';
import { forEachChunk } from '@terrarium/domain/bytes';
import type { Bytes } from '@terrarium/domain/bytes';
import { foldedPath, LARGEST_PROJECT_FILE, projectPathError, STORAGE } from '@terrarium/domain/access';
import type { ProductCode } from '@terrarium/domain/access';
import { InvalidCursor, isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, diskFull, forbidden, HttpError, notFound, unprocessable } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { ObjectStore, ReceivedBytes } from '../repo/index.ts';
import type { Incoming } from './body.ts';
import type { FileAnswer, TreeAnswer, TreeEntry, TreeQuery } from './contract.ts';
import { MOST_ENTRIES } from './contract.ts';
import * as store from './fileStore.ts';
import { ownerOf } from './service.ts';
import type { Projects } from './service.ts';
import type { Owner } from './store.ts';

/** A file to send. */
export interface Opened {
  path: string;
  size: number;
  sha256: string;
  /** Opens the bytes or a range of them. `end` is the last byte. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** Precondition of a write: the file has these bytes (SHA-256), or doesn't exist. */
export type Precondition = { sha256: string } | 'absent';

/** Dependencies of {@link ProjectFiles}. */
export interface FileParts {
  db: Db;
  projects: Pick<Projects, 'find' | 'editable'>;
  objects: ObjectStore;
  /** Returns an owner's current plan. */
  planOf(owner: Owner): Promise<ProductCode>;
  /** Maximum bytes of an owner whose plan has no limit; null for the disk's limit. */
  mostStorage: number | null;
}

/** Files of projects. Users who can see a project can read them; users who can change it can write them. */
export class ProjectFiles {
  readonly #parts: FileParts;

  constructor(parts: FileParts) {
    this.#parts = parts;
  }

  /**
   * Returns the tree (FILE-04, FILE-05): nested with the first files by path, or a page of one folder.
   * @throws HttpError 404
   */
  async tree(viewer: Viewer, id: string, query: TreeQuery): Promise<TreeAnswer> {
    const { row } = await this.#parts.projects.find(viewer, id);
    const { db } = this.#parts;
    const [room, used] = await this.storage(ownerOf(row));
    const storage = { used, room };
    const { path = '' } = query;
    const prefix = path === '' ? '' : `${path}/`;
    const key = query.path?.split('/').at(-1) ?? '';
    if (query.depth === 1) {
      const { rows, total, pointers } = await store.entriesOf(db, row.id, path, query);
      if (total === 0 && prefix !== '') throw noFile();
      const contents = rows.map((entry) => ({
        key: entry.key,
        contents: entry.is_folder ? [] : null,
        size: Number(entry.size),
        files: entry.is_folder ? entry.files : 1,
        sha256: entry.is_folder ? null : entry.sha256,
        updated_at: isoTime(entry.updated_at),
      }));
      return { ...folder(key, contents), truncated: pointers.next_cursor !== null, total, storage, ...pointers };
    }
    if (query.cursor !== undefined || query.backward)
      throw new InvalidCursor('`cursor` and `backward` are for `depth=1`, which returns pages.');
    const files = await store.firstFiles(db, row.id, prefix, MOST_ENTRIES + 1);
    if (files.length === 0 && prefix !== '') throw noFile();
    const truncated = files.length > MOST_ENTRIES;
    const shown = files.slice(0, MOST_ENTRIES);
    const total = truncated ? await store.countFiles(db, row.id, path) : files.length;
    return {
      ...nested(
        key,
        shown.map((file) => ({ ...file, path: file.path.slice(prefix.length) })),
      ),
      truncated,
      total,
      storage,
      cursors: [],
      next_cursor: null,
      previous_cursor: null,
    };
  }

  /** Opens a file to send. @throws HttpError 404 */
  async open(viewer: Viewer, id: string, path: string): Promise<Opened> {
    const { row } = await this.#parts.projects.find(viewer, id);
    const file = await store.findFile(this.#parts.db, row.id, path);
    if (file === undefined) throw noFile();
    const { sha256 } = file;
    return {
      path,
      size: Number(file.size),
      sha256,
      read: (range) => this.#parts.objects.read(sha256, range),
    };
  }

  /**
   * Checks whether a file can be uploaded, before its first byte.
   * @param announced announced bytes; null if unknown
   * @param only precondition; checked again when the file is stored
   * @returns maximum bytes, and the error for more
   * @throws HttpError 404, 403 if the storage limit is reached, 412, 413, 422 for an invalid path
   */
  async admit(
    viewer: Viewer,
    id: string,
    path: string,
    announced: number | null,
    only?: Precondition,
  ): Promise<{ most: number; refuse: () => HttpError }> {
    checkPath(path);
    const owner = ownerOf((await this.#parts.projects.editable(viewer, id)).row);
    const [room, used] = await this.storage(owner);
    const present = await store.findFile(this.#parts.db, id, path);
    checkPrecondition(present, only);
    // Replacing a file frees its space.
    const before = Number(present?.size ?? 0);
    const left = room === null ? Number.POSITIVE_INFINITY : room - used + before;
    const most = Math.min(left, LARGEST_PROJECT_FILE);
    const refuse = (): HttpError => (left < LARGEST_PROJECT_FILE ? full(room!) : tooLarge());
    if (announced !== null && announced > LARGEST_PROJECT_FILE) throw tooLarge();
    // An empty file always fits.
    if (announced === null ? left <= 0 : announced > left) throw full(room!);
    return { most, refuse };
  }

  /**
   * Stores a new or replaced file (FILE-06).
   * Leaves nothing after a failure.
   * @param announced announced bytes; null if unknown
   * @param only precondition
   * @throws HttpError 404, 403 if the storage limit is reached, 409 for a path that conflicts with another file, 412,
   * 413, 422 for an invalid path
   */
  async put(
    viewer: Viewer,
    id: string,
    path: string,
    announced: number | null,
    { bytes, whole }: Incoming,
    only?: Precondition,
  ): Promise<{ created: boolean; file: FileAnswer }> {
    const { objects } = this.#parts;
    // The form around the file is small, and doesn't count.
    const least = announced === null ? null : Math.max(0, announced - 64 * 1024);
    const { most, refuse } = await this.admit(viewer, id, path, least, only);
    const received = await objects.receiveBytes(bounded(bytes, most, refuse)).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? diskFull(error) : error;
    });
    try {
      await whole;
      return await this.commit(viewer, id, path, received, { only });
    } finally {
      await objects.discard(received);
    }
  }

  /**
   * Adds complete bytes to the project as a file.
   * @param alongside runs in the same transaction, before the file's row is written
   * @throws HttpError 404, 403, 409, 412 as {@link put}
   */
  async commit(
    viewer: Viewer,
    id: string,
    path: string,
    received: ReceivedBytes,
    { only, alongside }: { only?: Precondition | undefined; alongside?: (trx: Trx) => Promise<void> },
  ): Promise<{ created: boolean; file: FileAnswer }> {
    const { db, objects, projects } = this.#parts;
    try {
      // The user may have lost access during the upload.
      const owner = ownerOf((await projects.editable(viewer, id)).row);
      const [room] = await this.storage(owner);
      // Store the bytes before the row, so that a row never names missing bytes.
      await objects.keep(received);
      const { key: sha256, size } = received;
      const created = await db.transaction().execute(async (trx) => {
        if (!(await store.lockProject(trx, id))) throw notFound('This project', 'project_not_found');
        if (only !== undefined) checkPrecondition(await store.findFile(trx, id, path), only);
        await alongside?.(trx);
        const other = await store.fileInTheWay(trx, id, foldedPath(path));
        if (other !== undefined) throw inTheWay(other);
        const twin = await store.folderInTheWay(trx, id, path, foldedPath);
        if (twin !== undefined) throw folderTwin(twin);
        const answer = await store.putFile(trx, id, { path, folded: foldedPath(path), size, sha256 });
        if (room !== null && (await store.bytesOf(trx, owner)) > room) throw full(room);
        return answer.created;
      });
      const file = await store.findFile(db, id, path);
      if (file === undefined) throw noFile();
      return { created, file: answerOf(file) };
    } catch (error) {
      if (isUniqueViolation(error, 'project_file_folded'))
        throw conflict(
          "Another file's name differs only in case or character encoding. Rename one of them.",
          'file_in_the_way',
        );
      throw error;
    }
  }

  /**
   * Deletes a file (FILE-07), or with `isRecursive` a folder with its content.
   * @param given precondition
   * @throws HttpError 404, 403, 409 for a folder without `isRecursive`, 412 if the file differs
   */
  async remove(
    viewer: Viewer,
    id: string,
    path: string,
    { isRecursive, only }: { isRecursive: boolean; only: Precondition | undefined },
  ): Promise<void> {
    const { db, projects } = this.#parts;
    await projects.editable(viewer, id);
    // Lock the project first, like uploads do: both change the counts of its folders.
    const without = (which: Parameters<typeof store.deleteFiles>[2]): Promise<number> =>
      db.transaction().execute(async (trx) => {
        if (!(await store.lockProject(trx, id))) throw notFound('This project', 'project_not_found');
        if (only !== undefined) checkPrecondition(await store.findFile(trx, id, path), only);
        return store.deleteFiles(trx, id, which);
      });
    const gone = await without({ path });
    if (gone > 0) return;
    const files = await store.countFiles(db, id, path);
    if (files === 0) throw noFile();
    if (!isRecursive)
      throw conflict(
        `This is a folder with ${files} ${files === 1 ? 'file' : 'files'}. Delete it with 'recursive=true'.`,
        'folder_not_empty',
      );
    await without({ prefix: `${path}/` });
  }

  /**
   * Returns an owner's storage limit in bytes, by plan or operator setting (null for the disk's limit), and the used
   * bytes.
   */
  async storage(owner: Owner): Promise<[room: number | null, used: number]> {
    const { db, mostStorage, planOf } = this.#parts;
    return [STORAGE[await planOf(owner)] ?? mostStorage, await store.bytesOf(db, owner)];
  }

  /** Removes bytes without a file. @param signal stops between two folders */
  async sweep(signal: AbortSignal): Promise<void> {
    const { db, objects } = this.#parts;
    await objects.removeUnnamed((keys) => store.namedBytes(db, keys), signal);
  }
}

const noFile = (): HttpError => notFound('This file', 'file_not_found');

const tooLarge = (): HttpError =>
  new HttpError(413, 'file_too_large', `A file can have at most ${LARGEST_PROJECT_FILE / 1024 ** 3} GiB.`);

const full = (room: number): HttpError =>
  forbidden(
    `Not enough storage. Your limit is ${room / 1000 ** 3} GB. Delete files or upgrade your plan.`,
    'storage_full',
  );

const inTheWay = (other: string): HttpError =>
  conflict(`'${other.slice(0, 200)}' already exists as a file or folder with the same name.`, 'file_in_the_way');

const folderTwin = (other: string): HttpError =>
  conflict(
    `'${other.slice(0, 200)}' is in a folder whose name differs in upper and lower case, or in the form of a character, only. Write the folder as it is there.`,
    'file_in_the_way',
  );

/** @throws HttpError 412 if a file doesn't meet the precondition */
function checkPrecondition(present: store.FileRow | undefined, only: Precondition | undefined): void {
  if (only === undefined || (only === 'absent' ? present === undefined : present?.sha256 === only.sha256)) return;
  throw new HttpError(
    412,
    'file_changed',
    only === 'absent'
      ? 'A file of this name is there already, so nothing was changed. Replace it, or choose another name.'
      : present === undefined
        ? 'The file no longer exists, so nothing was changed. To store it again, send the request without If-Match.'
        : 'Another version of the file is there than the one that If-Match names, so nothing was changed. Look at it, then decide which to keep.',
  );
}

/** @throws HttpError 422 */
function checkPath(path: string): void {
  const msg = projectPathError(path);
  if (msg !== undefined) throw unprocessable([{ loc: ['path', 'path'], msg, type: 'value_error.path' }]);
}

/** Yields the bytes, and fails if there are more than `most`. */
function bounded(bytes: Bytes, most: number, refuse: () => HttpError): Bytes {
  let size = 0;
  return {
    forEachChunk: (take) =>
      forEachChunk(bytes, (chunk) => {
        size += chunk.length;
        if (size > most) throw refuse();
        return take(chunk);
      }),
  };
}

function answerOf({ path, size, sha256, updated_at }: store.FileRow): FileAnswer {
  return { path, size: Number(size), sha256, updated_at: isoTime(updated_at) };
}

/** Builds a folder entry. */
function folder(key: string, contents: TreeEntry[]): TreeEntry {
  return {
    key,
    contents,
    size: contents.reduce((sum, entry) => sum + entry.size, 0),
    files: contents.reduce((sum, entry) => sum + entry.files, 0),
    sha256: null,
    updated_at: contents.reduce<string | null>(
      (latest, { updated_at: at }) => (latest === null || (at !== null && at > latest) ? at : latest),
      null,
    ),
  };
}

/** Builds the tree of files: folders first, each by name. The rules for paths limit its depth. */
function nested(key: string, files: readonly store.FileRow[]): TreeEntry {
  const folders = new Map<string, store.FileRow[]>();
  const contents: TreeEntry[] = [];
  for (const file of files) {
    const slash = file.path.indexOf('/');
    if (slash === -1) {
      const { path, ...rest } = answerOf(file);
      contents.push({ key: path, contents: null, files: 1, ...rest });
      continue;
    }
    const name = file.path.slice(0, slash);
    const inside = folders.get(name) ?? [];
    inside.push({ ...file, path: file.path.slice(slash + 1) });
    folders.set(name, inside);
  }
  return folder(key, [...[...folders].map(([name, inside]) => nested(name, inside)), ...contents]);
}
