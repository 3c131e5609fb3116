/**
 * Content of archives: for published files immediately, for mirrored files as soon as they are downloaded and a user
 * requests it.
 */
import type { Core } from '../core.ts';
import { cursorPage, ItemOrder } from '../db/index.ts';
import type { CursorPage, PageRequest } from '../db/index.ts';
import { MissingObject } from '../repo/index.ts';
import type { ObjectStore } from '../repo/index.ts';
import {
  ArchiveError,
  countOutdated,
  findArchive,
  findPaths,
  keepArchives,
  keepUnreadable,
  outdatedArchives,
  readArchive,
  scriptsBefore,
  unreadArchives,
} from './archive/index.ts';
import type { ArchivePath, FoundArchive, ScriptsBefore } from './archive/index.ts';
import { ADDRESS_KINDS } from './archiveContract.ts';
import type { ArchiveAnswer, ArchiveContents } from './archiveContract.ts';
import { scriptChanges } from './scriptChanges.ts';

const pathOrder = new ItemOrder<ArchivePath>('archive paths', ['string'], ({ path }) => [path]);

/** Facts about an archive, without its file. */
export type ArchiveFacts = Pick<ArchiveAnswer, 'state' | 'reason' | 'contents'>;

const READ_JOB = 'read-archive';
/**
 * Maximum number of queued archives per organization, so that one user can't block others by opening all files of a
 * mirror.
 */
const MOST_WAITING = 20;
/** Maximum number of downloaded files that wait for their reading. */
const MOST_HELD = 10_000;
/** Time for one run of background reading, in ms. Other cleanup jobs wait for it. */
const MINUTE = 60_000;
/** Maximum characters of one text in a response, and of all: fifty full licenses would be megabytes. */
const LONGEST = { text: 64 * 1024, all: 1024 * 1024 };

/** Reads archives and returns their content. */
export class Archives {
  readonly #core: Pick<Core, 'db' | 'jobs' | 'log'>;
  readonly #objects: ObjectStore;
  /** Files whose archive took too long or is missing. They are read only on demand, so they don't block others. */
  readonly #passedOver = new Set<number>();
  /** Downloaded files whose archive is read next. */
  readonly #held = new Set<number>();
  #readingHeld: Promise<void> | null = null;
  readonly #ending = new AbortController();

  constructor(core: Pick<Core, 'db' | 'jobs' | 'log'>, objects: ObjectStore) {
    this.#core = core;
    this.#objects = objects;
    core.jobs.defineJob<{ fileId: number }>(READ_JOB, ({ data, signal }) => this.#read(data.fileId, signal), {
      title: 'Reading of archives',
    });
  }

  /**
   * Returns the content of a file's archive.
   * If it wasn't read yet, a job reads it, provided the hub has the file. If too many are queued for the organization,
   * a later request creates the job.
   * @param fileId of a `channel_file`
   * @param organizationId of its channel
   * @param earlier earlier files of the same package and subdir, newest first; scripts are compared with the first one
   * that was read
   */
  async of(fileId: number, organizationId: string, earlier: readonly number[] = []): Promise<ArchiveFacts> {
    const found = await findArchive(this.#core.db, fileId);
    const unknown = { reason: null, contents: null };
    if (found === undefined || found.objectKey === null) return { state: 'absent', ...unknown };
    if (found.kept !== null) {
      const before = await scriptsBefore(this.#core.db, earlier);
      return { state: 'read', reason: null, contents: contentsOf(found.kept, before) };
    }
    if (found.unreadable !== null) return { state: 'unreadable', reason: found.unreadable, contents: null };
    if (!(await this.#objects.has(found.objectKey))) return { state: 'absent', ...unknown };
    await this.#toRead(fileId, organizationId);
    return { state: 'reading', ...unknown };
  }

  /** Returns a page of the files that a package installs, by path; empty if unknown. @param q part of the path */
  async paths(
    fileId: number,
    { q = '', ...page }: PageRequest & { q?: string | undefined },
  ): Promise<CursorPage<ArchivePath>> {
    const wanted = q.trim().toLowerCase();
    const found = pathOrder.sorted(
      ((await findPaths(this.#core.db, fileId)) ?? []).filter(({ path }) => path.toLowerCase().includes(wanted)),
    );
    return cursorPage(pathOrder.page(found, page), (path) => path, found.length);
  }

  /**
   * Reads the archive of a file that was just downloaded, so that its install scripts are known before users look. One
   * after another, so that a fleet's downloads don't compete with it. {@link readLeft} reads those that find no place.
   */
  readHeld(fileId: number): void {
    if (this.#held.size >= MOST_HELD || this.#ending.signal.aborted) return;
    this.#held.add(fileId);
    this.#readingHeld ??= this.#readAllHeld();
  }

  /** Stops reading downloaded files. */
  async stop(): Promise<void> {
    this.#ending.abort(new Error('The platform stops.'));
    await this.#readingHeld;
  }

  async #readAllHeld(): Promise<void> {
    const { signal } = this.#ending;
    for (const fileId of this.#held) {
      if (signal.aborted) break;
      this.#held.delete(fileId);
      await this.#readInTurn(fileId, signal).catch((error: unknown) => {
        if (!signal.aborted) this.#core.log.warn({ err: error, fileId }, 'an archive is read later');
      });
    }
    this.#readingHeld = null;
  }

  /** Reads archives that were missed, or skipped because too many were queued: one by one, for a minute. */
  async readLeft(signal: AbortSignal): Promise<void> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(MINUTE)]);
    for (const fileId of await unreadArchives(this.#core.db)) {
      if (until.aborted) return;
      await this.#readInTurn(fileId, signal);
    }
  }

  /**
   * Reads archives again that an older reader version read: one by one, for a minute, continuing where it last stopped.
   * The old results stay until then.
   */
  async readAgain(signal: AbortSignal): Promise<void> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(MINUTE)]);
    for (let last = 0; ;) {
      const fileIds = await outdatedArchives(this.#core.db, last);
      if (fileIds.length === 0) return;
      for (const fileId of fileIds) {
        if (until.aborted) return;
        last = fileId;
        await this.#readInTurn(fileId, signal);
      }
    }
  }

  /** Reads one of many archives. A failure doesn't affect the others. */
  async #readInTurn(fileId: number, signal: AbortSignal): Promise<void> {
    if (this.#passedOver.has(fileId)) return;
    await this.#read(fileId, signal).catch((error: unknown) => {
      if (!(error instanceof ArchiveError || error instanceof MissingObject)) throw error;
      this.#passedOver.add(fileId);
    });
  }

  /** Counts the archives waiting for {@link readAgain}. */
  outdated(): Promise<number> {
    return countOutdated(this.#core.db);
  }

  async #toRead(fileId: number, organizationId: string): Promise<void> {
    await this.#core.jobs.enqueue(
      READ_JOB,
      { fileId },
      { singletonKey: String(fileId), share: { owner: organizationId, most: MOST_WAITING } },
    );
  }

  async #read(fileId: number, signal: AbortSignal): Promise<void> {
    const { db } = this.#core;
    const found = await findArchive(db, fileId);
    if (found === undefined || found.objectKey === null || found.isCurrent) return;
    const { channelId, subdir, fileName, objectKey } = found;
    const file = { id: fileId, channelId, objectKey };
    try {
      const archive = await this.#objects.lend(objectKey, (path) => readArchive(path, fileName, { subdir, signal }));
      await keepArchives(db, [{ ...file, archive }]);
    } catch (error) {
      // An archive that took too long can be tried again later.
      if (!(error instanceof ArchiveError) || error.code === 'too_slow') throw error;
      await keepUnreadable(db, file, error.message);
    }
  }
}

/** Converts stored content to a response: truncates texts and selects the `about` keys to show. */
function contentsOf(kept: NonNullable<FoundArchive['kept']>, before: ScriptsBefore | null): ArchiveContents {
  const changes = scriptChanges(kept.scripts, before?.scripts ?? null);
  const about = kept.about ?? {};
  const word = (key: string): string | null => (typeof about[key] === 'string' ? about[key] : null);
  let left = LONGEST.all;
  const cut = (text: string): { text: string; is_cut: boolean } => {
    const shown = text.slice(0, Math.min(LONGEST.text, left)).toWellFormed();
    left -= shown.length;
    return { text: shown, is_cut: shown.length < text.length };
  };
  return {
    summary: word('summary'),
    description: word('description'),
    license: word('license'),
    license_family: word('license_family'),
    keywords: Array.isArray(about['keywords']) ? about['keywords'].map(String) : [],
    addresses: ADDRESS_KINDS.flatMap((kind) => {
      const url = word(kind);
      return url === null ? [] : [{ kind, url }];
    }),
    source_revision: word('source_git_rev') ?? word('source_git_tag'),
    // Scripts come first, because what runs on users' machines must never be truncated away.
    scripts: kept.scripts.map(({ text, untold, ...script }) => ({
      ...script,
      untold: untold?.why ?? null,
      size: text === null ? (untold?.size ?? null) : Buffer.byteLength(text),
      ...(text === null ? { text, is_cut: false } : cut(text)),
      ...changes.of(script.path),
    })),
    scripts_compared_with: before && { file_name: before.fileName, version: before.version },
    scripts_gone: changes.gone,
    readme: kept.readme === null ? null : cut(kept.readme),
    recipe: kept.recipe === null ? null : { path: kept.recipe.path, ...cut(kept.recipe.text) },
    licenses: kept.licenses.map(({ path, text }) => ({ path, ...cut(text) })),
    run_exports: Object.entries(kept.run_exports).map(([kind, specs]) => ({
      kind: kind as ArchiveContents['run_exports'][number]['kind'],
      specs,
    })),
    text_prefix: kept.text_prefix,
    binary_prefix: kept.binary_prefix,
    file_count: kept.file_count,
    unpacked_size: kept.unpacked_size,
    icon: kept.icon === null ? null : kept.icon.toString('base64'),
  };
}
