/** Whole lists as files: a job reads the pages of a list as the caller who asked, with the rights of that moment. */
import { isoTime } from '@terrarium/domain/calendar';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Core } from '../core.ts';
import { newId } from '../db/index.ts';
import type { CursorPage, PageRequest } from '../db/index.ts';
import { HttpError, isMachine, notFound, pageIn, tooMany, unprocessable } from '../http/index.ts';
import type { OwnResponse, Principal, ReadAs, TokenProblem } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import type { ListExportAnswer } from './contract.ts';
import * as store from './store.ts';
import type { ExportRow } from './store.ts';

const JOB = 'list-export';
const FOLDER = 'exports';
/** Timeout of an export, in seconds. */
const SECONDS = 2 * 3_600;
/** Exports in progress of a caller, and stored ones. */
const MOST_ACTIVE = 2;
const MOST_KEPT = 20;
/** Maximum bytes of a file, and of all files of the hub. */
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_BYTES_OF_ALL = 20 * 1024 ** 3;
/** Items of a page, and pages that are compressed and stored together. */
const PAGE = 50;
const PAGES = 20;
/** Parameters of a page. An export has all pages. */
const PAGE_PARAMETERS = ['limit', 'offset', 'page', 'cursor', 'backward', 'format'];
const FULL = 'The exports of the hub need too much storage. Try again later, or delete yours.';
const GIVEN_UP =
  'The export failed repeatedly because the hub restarted or it took too long. Try again with a narrower filter.';

const compress = promisify(gzip);

/** Why an export fails, as a sentence for the user. */
class ExportFailure extends Error {}

/** What the exports need of other areas. */
export interface Needs {
  /** Reads an address of this hub as a caller. */
  readAs: ReadAs;
  /** Returns the caller of a session or token now, or why it ended. */
  callerOf(kind: 'session' | 'token', id: string): Promise<Principal | TokenProblem>;
}

/** Exports of lists. */
export class ListExports {
  readonly #core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>;
  readonly #needs: Needs;

  constructor(core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>, needs: Needs) {
    this.#core = core;
    this.#needs = needs;
    core.jobs.defineJob<{ id: string }>(JOB, (context) => this.#work(context), {
      expireInSeconds: SECONDS,
      concurrency: 2,
      title: 'Exports of lists',
      givenUp: ({ id }) => this.#end(id, GIVEN_UP),
    });
  }

  /** Lists a caller's exports, newest first. */
  async list(caller: Principal, page: PageRequest): Promise<CursorPage<ListExportAnswer>> {
    const { rows, total, pointers } = await store.exportsOf(this.#core.db, caller, page);
    return { items: rows.map(answer), total_count: total, ...pointers };
  }

  /**
   * Requests an export of a list that the caller can read now.
   * @throws HttpError that of the list, 422 `not_a_list`, 429
   */
  async make(caller: Principal, path: string): Promise<ListExportAnswer> {
    const { total_count: total } = pageOf(await this.#needs.readAs(caller, addressOf(path, { limit: '1' })));
    const id = newId();
    await this.#core.db.transaction().execute(async (trx) => {
      const { active, own, bytes } = await store.countExports(trx, caller);
      if (active >= MOST_ACTIVE)
        throw tooMany(30, `${MOST_ACTIVE} of your exports are in progress. Wait until one ends, or delete one.`);
      if (own >= MOST_KEPT)
        throw tooMany(3_600, `You have ${MOST_KEPT} exports, the maximum. Delete one that you don't need.`);
      if (bytes >= MOST_BYTES_OF_ALL) throw tooMany(3_600, FULL);
      await store.insertExport(trx, {
        id,
        ...store.ownerOf(caller),
        credential_kind: isMachine(caller) || caller.apiToken ? 'token' : 'session',
        credential_id: isMachine(caller) ? caller.key.id : (caller.apiToken?.id ?? caller.sessionId),
        path,
        total,
      });
      await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
    });
    return this.one(caller, id);
  }

  /** Returns an export. @throws HttpError 404 */
  async one(caller: Principal, id: string): Promise<ListExportAnswer> {
    return answer(await this.#find(caller, id));
  }

  /**
   * Opens the file of an export, for a caller who can still read the list.
   * @throws HttpError 404, that of the list
   */
  async file(
    caller: Principal,
    id: string,
  ): Promise<{ size: number; read(range?: { start: number; end: number }): Readable }> {
    const row = await this.#find(caller, id);
    if (row.state !== 'done')
      throw new HttpError(
        404,
        'export_unfinished',
        row.error ?? 'The export is in progress. Try again when it is done.',
      );
    pageOf(await this.#needs.readAs(caller, addressOf(row.path, { limit: '1' })));
    const found = await stat(this.#pathOf(id)).catch(() => null);
    if (found === null) throw noExport();
    return { size: found.size, read: (range) => createReadStream(this.#pathOf(id), range) };
  }

  /** Cancels and deletes an export. @throws HttpError 404 */
  async delete(caller: Principal, id: string): Promise<void> {
    // A running job notices it at its next page, and deletes what it wrote since.
    if (!(await store.deleteExport(this.#core.db, caller, id))) throw noExport();
    await rm(this.#pathOf(id), { force: true });
  }

  /** Deletes expired exports, and files without one. */
  async tidy(): Promise<void> {
    await store.deleteOldExports(this.#core.db);
    const names = await readdir(join(this.#core.config.dataDir, FOLDER)).catch(() => []);
    const kept = new Set([...(await store.storedExports(this.#core.db))].map((id) => `${id}.ndjson.gz`));
    for (const name of names)
      if (!kept.has(name)) await rm(join(this.#core.config.dataDir, FOLDER, name), { force: true });
  }

  async #find(caller: Principal, id: string): Promise<ExportRow> {
    const row = await store.findExport(this.#core.db, caller, id);
    if (row === undefined) throw noExport();
    return row;
  }

  async #work({ data: { id }, signal }: JobContext<{ id: string }>): Promise<void> {
    const row = await store.exportById(this.#core.db, id);
    if (row === undefined || row.finished_at !== null) return;
    await mkdir(join(this.#core.config.dataDir, FOLDER), { recursive: true });
    try {
      // Many can be requested while there is room.
      if ((await store.bytesOfAll(this.#core.db)) >= MOST_BYTES_OF_ALL) throw new ExportFailure(FULL);
      if (!(await this.#write(row, signal))) await rm(this.#pathOf(id), { force: true });
    } catch (error) {
      if (!(error instanceof ExportFailure)) throw error;
      await this.#end(id, error.message);
    }
  }

  /** Ends an export that failed, and deletes its file. */
  async #end(id: string, error: string): Promise<void> {
    await store.changeExport(this.#core.db, id, { state: 'failed', error, bytes: 0, finished_at: new Date() });
    await rm(this.#pathOf(id), { force: true });
  }

  /** Writes the file from where another attempt stopped. @returns false if the export was deleted meanwhile */
  async #write(row: ExportRow, signal: AbortSignal): Promise<boolean> {
    const file = await open(this.#pathOf(row.id), 'a');
    try {
      let { bytes, items, cursor } = await begin(file, row);
      for (;;) {
        signal.throwIfAborted();
        const lines: string[] = [];
        for (let page = 0; page < PAGES && (page === 0 || cursor !== null); page++) {
          const found = await this.#page(row, cursor, signal);
          lines.push(...found.items.map((item, at) => JSON.stringify({ cursor: found.cursors[at], item })));
          items += found.items.length;
          cursor = found.next_cursor;
        }
        if (cursor === null) lines.push(JSON.stringify({ next_cursor: null }));
        // Each part is a complete gzip stream, and their sequence is one too. So a file can be continued.
        const part = await compress(lines.map((line) => `${line}\n`).join(''));
        await file.appendFile(part);
        await file.sync();
        bytes += part.length;
        if (bytes > MOST_BYTES) throw new ExportFailure('The file would be larger than 2 GiB. Use a narrower filter.');
        const ended =
          cursor === null ? { state: 'done' as const, finished_at: new Date() } : { state: 'in_progress' as const };
        if (!(await store.changeExport(this.#core.db, row.id, { ...ended, bytes, items, cursor }))) return false;
        if (cursor === null) return true;
      }
    } finally {
      await file.close();
    }
  }

  /** Reads a page with the rights that the caller has now. @throws ExportFailure without them */
  async #page(row: ExportRow, cursor: string | null, signal: AbortSignal): Promise<CursorPage<unknown>> {
    const caller = await this.#needs.callerOf(row.credential_kind as 'session' | 'token', row.credential_id);
    if (typeof caller === 'string')
      throw new ExportFailure('The session or token that requested the export ended. Request it again.');
    const address = addressOf(row.path, { limit: String(PAGE), ...(cursor !== null && { cursor }) });
    const response = await this.#needs.readAs(caller, address, signal);
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new ExportFailure(`The list can't be read any more: ${errorOf(response).message}`);
    return pageOf(response);
  }

  #pathOf(id: string): string {
    return join(this.#core.config.dataDir, FOLDER, `${id}.ndjson.gz`);
  }
}

/** Cuts off what a killed process wrote after its last report, or begins again without its file. */
async function begin(
  file: FileHandle,
  row: ExportRow,
): Promise<{ bytes: number; items: number; cursor: string | null }> {
  const bytes = Number(row.bytes);
  const isThere = (await file.stat()).size >= bytes;
  await file.truncate(isThere ? bytes : 0);
  return isThere ? { bytes, items: Number(row.items), cursor: row.cursor } : { bytes: 0, items: 0, cursor: null };
}

/** The address of a page of a list. @throws HttpError 422 for an address with a page */
function addressOf(path: string, page: Record<string, string>): string {
  const { pathname, searchParams } = new URL(path, 'http://hub');
  if (!pathname.startsWith('/api/')) throw notAList('Enter the address of a list, from /api/ on.');
  if (PAGE_PARAMETERS.some((name) => searchParams.has(name))) throw notAList('An export has all pages of a list.');
  for (const [name, value] of Object.entries(page)) searchParams.set(name, value);
  return `${pathname}?${searchParams.toString()}`;
}

/** The page in a response. @throws HttpError the error of the list, 422 if it isn't one */
function pageOf(response: OwnResponse): CursorPage<unknown> {
  if (response.status !== 200) throw errorOf(response);
  const page = pageIn(response.body);
  if (page === null) throw notAList("This address doesn't return a list with cursors.");
  return page;
}

/** The error in a response. */
function errorOf({ status, body }: OwnResponse): HttpError {
  const { error } = (body ?? {}) as { error?: { message: string; human_readable_id: string } };
  const message = error?.message ?? `The list returned the status ${status}.`;
  return new HttpError(status as never, (error?.human_readable_id ?? 'internal_error') as never, message);
}

const notAList = (message: string): HttpError =>
  unprocessable([{ loc: ['body', 'path'], msg: message, type: 'value_error' }], message, 'not_a_list');

const noExport = (): HttpError => notFound('The export', 'export_not_found');

const answer = (row: ExportRow): ListExportAnswer => ({
  id: row.id,
  path: row.path,
  state: row.state as ListExportAnswer['state'],
  item_count: Number(row.items),
  total_count: Number(row.total),
  bytes: Number(row.bytes),
  error: row.error,
  created_at: isoTime(row.created_at),
  finished_at: isoTime(row.finished_at),
  expires_at: isoTime(row.created_at.getTime() + store.KEEP_HOURS * 3_600_000),
});
