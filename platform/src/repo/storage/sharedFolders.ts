/**
 * Folders of publications for instances without a shared disk.
 * The publishing instance copies the files to the hub's bucket, under their SHA-256. Another instance fetches a folder
 * when it is first needed. Folders are immutable, so each instance serves from its own disk.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/index.ts';
import { KEPT, KEPT_COLUMNS, makeTemporary, nameFolder, PUBLISHED, syncFolder } from './folders.ts';
import type { Config } from '../../config.ts';
import { objectsOf, sha256Of } from './objects.ts';
import type { ObjectStore } from './objects.ts';
import { shareFiles } from './sharedFiles.ts';

/** Name of the file that is written last. */
const MANIFEST = 'manifest.json';

/** Prefix of the files in the bucket, and subfolder of the data folder. */
const PART = 'publications';

/** A file of a publication. */
interface FileRow {
  path: string;
  sha256: string;
  size: number;
}

/** A folder whose files are in the bucket, before its row is written. */
export interface HandedFolder {
  files: FileRow[];
  /** Files that were stored already, for another publication. */
  known: ReadonlySet<string>;
}

/** Shares folders through the bucket, see the head of this module. */
export class SharedFolders {
  readonly #dataDir: string;
  readonly #db: Db;
  readonly #objects: ObjectStore;
  readonly #fetching = new Map<string, Promise<void>>();

  /** @param objects storage shared by all instances */
  constructor(dataDir: string, db: Db, objects: ObjectStore) {
    this.#dataDir = dataDir;
    this.#db = db;
    this.#objects = objects;
  }

  /**
   * Copies the files of a folder to the bucket, except those that it has already.
   * @param folder below {@link PUBLISHED}
   */
  async hand(folder: string): Promise<HandedFolder> {
    const root = join(this.#dataDir, PUBLISHED, folder);
    const { files: told } = JSON.parse(await readFile(join(root, MANIFEST), 'utf8')) as {
      files: Record<string, Omit<FileRow, 'path'>>;
    };
    const files: FileRow[] = [];
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name === KEPT || entry.name === KEPT_COLUMNS) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file);
      // The manifest doesn't list shards and itself.
      files.push({ path, ...(told[path] ?? { sha256: await sha256Of(file), size: (await stat(file)).size }) });
    }
    const known = await this.#named(this.#db, files);
    const sent = new Set(known);
    for (const file of files) {
      if (sent.has(file.sha256)) continue;
      sent.add(file.sha256);
      await this.#send(root, file);
    }
    return { files, known };
  }

  /** Records the files of a folder in the transaction of its publication. */
  async note(trx: Trx, publicationId: string, folder: string, { files, known }: HandedFolder): Promise<void> {
    // Publications with the same files may be gone meanwhile. Lock the remaining ones until this transaction ends.
    const still = await this.#named(trx, files, true);
    const root = join(this.#dataDir, PUBLISHED, folder);
    for (const file of files) if (known.has(file.sha256) && !still.has(file.sha256)) await this.#send(root, file);
    for (let from = 0; from < files.length; from += 1000)
      await trx
        .insertInto('publication_file')
        .values(files.slice(from, from + 1000).map((file) => ({ publication_id: publicationId, ...file })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }

  /**
   * Fetches the folder of a publication, unless it is on this disk or was never shared.
   * @throws errors of the bucket
   */
  async fetch(publicationId: string, folder: string): Promise<void> {
    if (await isFile(join(this.#dataDir, PUBLISHED, folder, MANIFEST))) return;
    let running = this.#fetching.get(folder);
    if (running === undefined) {
      running = this.#fetch(publicationId, folder).finally(() => this.#fetching.delete(folder));
      this.#fetching.set(folder, running);
    }
    await running;
  }

  /**
   * Shares folders of this disk that have no row yet: of a hub that had no bucket before.
   * @param signal stops between two folders
   */
  async handOver(signal: AbortSignal): Promise<void> {
    const rows = await this.#db
      .selectFrom('publication')
      .select(['id', 'folder'])
      .where('is_kept', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('publication_file')
              .select('path')
              .whereRef('publication_file.publication_id', '=', 'publication.id'),
          ),
        ),
      )
      .execute();
    for (const { id, folder } of rows) {
      if (signal.aborted) return;
      if (!(await isFile(join(this.#dataDir, PUBLISHED, folder, MANIFEST)))) continue;
      const handed = await this.hand(folder);
      await this.#db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('publication')
          .select('id')
          .where('id', '=', id)
          .forKeyShare()
          .executeTakeFirst();
        if (row !== undefined) await this.note(trx, id, folder, handed);
      });
    }
  }

  /** Removes files from the bucket that no publication uses. @param signal stops the removal */
  async sweep(signal: AbortSignal): Promise<void> {
    await this.#objects.removeUnnamed(
      (keys) =>
        this.#named(
          this.#db,
          keys.map((sha256) => ({ sha256 })),
        ),
      signal,
    );
  }

  async #send(root: string, { path, sha256 }: FileRow): Promise<void> {
    const received = await this.#objects.receiveFile(join(root, path), sha256);
    try {
      await this.#objects.keep(received);
    } finally {
      await this.#objects.discard(received);
    }
  }

  async #fetch(publicationId: string, folder: string): Promise<void> {
    const files = await this.#db
      .selectFrom('publication_file')
      .select(['path', 'sha256', 'size'])
      .where('publication_id', '=', publicationId)
      .execute();
    if (files.length === 0) return;
    const temporary = await makeTemporary(this.#dataDir, randomUUID());
    try {
      const folders = new Set<string>([temporary]);
      for (const { path, sha256 } of files) {
        const target = join(temporary, path);
        folders.add(dirname(target));
        await mkdir(dirname(target), { recursive: true });
        await pipeline(
          await this.#objects.read(sha256),
          verified(path, sha256),
          createWriteStream(target, { flags: 'wx', flush: true }),
        );
      }
      const rest = files.filter(({ path }) => path !== MANIFEST);
      await shareFiles(
        this.#dataDir,
        temporary,
        Object.fromEntries(rest.map(({ path, size, sha256 }) => [path, { size: Number(size), sha256 }])),
      );
      for (const each of folders) await syncFolder(each);
      await nameFolder(this.#dataDir, temporary, folder);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      // Another process on this disk was faster, and its folder is the same.
      if (await isFile(join(this.#dataDir, PUBLISHED, folder, MANIFEST))) return;
      throw error;
    }
  }

  /**
   * Returns which of these files belong to a publication.
   * @param held whether to lock them until the transaction ends
   */
  async #named(db: Db, files: readonly Pick<FileRow, 'sha256'>[], held = false): Promise<Set<string>> {
    const keys = [...new Set(files.map(({ sha256 }) => sha256))];
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from publication_file where sha256 = any(${keys}::text[]) ${held ? sql`for key share` : sql``}`.execute(
      db,
    );
    return new Set(rows.map(({ sha256 }) => sha256));
  }
}

/** Returns the shared folders of a hub with a bucket; null without one. */
export function sharedFoldersOf(config: Pick<Config, 'dataDir' | 's3'>, db: Db): SharedFolders | null {
  return config.s3 === undefined ? null : new SharedFolders(config.dataDir, db, objectsOf(config, PART));
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Passes bytes through and fails if their hash is wrong. */
function verified(path: string, sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const found = hash.digest('hex');
      done(found === sha256 ? null : new Error(`${path} in the bucket has SHA-256 ${found}, not ${sha256}.`));
    },
  });
}
