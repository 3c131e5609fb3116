/** What the archives of files say: of published ones at once, of a mirror's as soon as somebody asks and their bytes are here. */
import type { Core } from '../core.ts';
import { MissingObject } from '../repo/index.ts';
import type { ObjectStore } from '../repo/index.ts';
import {
  ArchiveError,
  countOutdated,
  findArchive,
  findPaths,
  keepArchives,
  keepUnreadable,
  organizationOfFile,
  outdatedArchives,
  readArchive,
  scriptsBefore,
  unreadArchives,
} from './archive/index.ts';
import type { ArchivePath, FoundArchive, ScriptsBefore } from './archive/index.ts';
import { ADDRESS_KINDS } from './archiveContract.ts';
import type { ArchiveAnswer, ArchiveContents } from './archiveContract.ts';
import { scriptChanges } from './scriptChanges.ts';

/** What is known of an archive, without what the caller knows of its file. */
export type ArchiveFacts = Pick<ArchiveAnswer, 'state' | 'reason' | 'contents'>;

const READ_JOB = 'read-archive';
/** Readings that may wait for one organization: whoever looks through all files of a mirror must not hold up what others look at. */
const MOST_WAITING = 20;
/** How long what nobody asked for is read at a time, ms: other clean-ups wait for it. */
const MINUTE = 60_000;
/** Characters of one text in an answer, and of all of them: fifty licences of full length would be megabytes. */
const LONGEST = { text: 64 * 1024, all: 1024 * 1024 };

/** Reads archives, and tells what they hold. */
export class Archives {
  readonly #core: Pick<Core, 'db' | 'jobs'>;
  readonly #objects: ObjectStore;
  /** Files whose archives took too long, or whose bytes are lost: they wait for somebody who asks, and do not hold up the others. */
  readonly #passedOver = new Set<number>();

  constructor(core: Pick<Core, 'db' | 'jobs'>, objects: ObjectStore) {
    this.#core = core;
    this.#objects = objects;
    core.jobs.defineJob<{ fileId: number }>(READ_JOB, ({ data, signal }) => this.#read(data.fileId, signal), {
      title: 'Reading of archives',
    });
  }

  /**
   * What the archive of a file says. One that nobody has read is read by a job, where its bytes are here; while too many of its organization wait,
   * the job is made for who asks again.
   * @param fileId of a `channel_file`
   * @param organizationId of its channel
   * @param earlier files of the same package and subdir before it, newest first: beside the first of them that was read its scripts are told
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

  /**
   * A page of the files that a package installs, by path; none where they are not known.
   * @param q part of the path
   */
  async paths(
    fileId: number,
    { q = '', limit, offset }: { q?: string | undefined; limit: number; offset: number },
  ): Promise<{ items: ArchivePath[]; total_count: number }> {
    const wanted = q.trim().toLowerCase();
    const found = ((await findPaths(this.#core.db, fileId)) ?? []).filter(({ path }) =>
      path.toLowerCase().includes(wanted),
    );
    return { items: found.slice(offset, offset + limit), total_count: found.length };
  }

  /** Has the archive of a file read whose bytes have just come: what it runs on people's machines is to be known before somebody asks. */
  async readHeld(fileId: number): Promise<void> {
    const organizationId = await organizationOfFile(this.#core.db, fileId);
    if (organizationId !== undefined) await this.#toRead(fileId, organizationId);
  }

  /** Reads archives whose bytes came when nobody listened, or when too many waited: one by one, for a minute. */
  async readLeft(signal: AbortSignal): Promise<void> {
    const until = AbortSignal.any([signal, AbortSignal.timeout(MINUTE)]);
    for (const fileId of await unreadArchives(this.#core.db)) {
      if (until.aborted) return;
      await this.#readInTurn(fileId, signal);
    }
  }

  /**
   * Reads archives again that an earlier release has read, which found less in them: one by one, for a minute, where it stopped the last time. What was read stays
   * what counts until then.
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

  /** Reads one of many: the others do not wait because of it. */
  async #readInTurn(fileId: number, signal: AbortSignal): Promise<void> {
    if (this.#passedOver.has(fileId)) return;
    await this.#read(fileId, signal).catch((error: unknown) => {
      if (!(error instanceof ArchiveError || error instanceof MissingObject)) throw error;
      this.#passedOver.add(fileId);
    });
  }

  /** How many archives wait for {@link readAgain}. */
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
      // One that took too long may be read in a quieter hour.
      if (!(error instanceof ArchiveError) || error.code === 'too_slow') throw error;
      await keepUnreadable(db, file, error.message);
    }
  }
}

/** What is kept of an archive as it is answered: texts within bounds, of the keys of `about` those that are shown. */
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
    // Scripts first: what runs on people's machines is told whatever else there is.
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
