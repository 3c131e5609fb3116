import { isoTime } from '@terrarium/domain/calendar';
import { randomBytes } from 'node:crypto';
import { displayNameOf } from '@terrarium/domain/access';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import { conflict, HttpError, isDeeperThan, notFound, unauthorized, unprocessable } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import { DEEPEST, MOST_BYTES, MOST_NOTEBOOKS } from './contract.ts';
import type { NotebookAnswer } from './contract.ts';
import * as store from './store.ts';

/** A notebook with its content in a response. */
type WholeAnswer = NotebookAnswer & { content: Record<string, unknown> };

/** Random bytes of a share link, which must not be guessable because it grants access to anyone. */
const SHARE_BYTES = 18;

/** Notebooks of users. */
export class Notebooks {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns a page of the viewer's notebooks, last changed first. */
  async list(viewer: Viewer, page: PageRequest): Promise<CursorPage<NotebookAnswer>> {
    const { rows, pointers } = await store.listNotebooks(this.#db, viewer.userId, page);
    return { items: rows.map(answer), total_count: await store.countNotebooks(this.#db, viewer.userId), ...pointers };
  }

  /** Returns one of the viewer's notebooks. @throws HttpError 404, also for another's */
  async one(viewer: Viewer, id: string): Promise<WholeAnswer> {
    const row = await store.findNotebook(this.#db, viewer.userId, id);
    if (row === undefined) throw unknown();
    return { ...answer(row), content: row.content };
  }

  /** Returns a shared notebook. @throws HttpError 404 */
  async shared(shareId: string): Promise<WholeAnswer> {
    const row = await store.findShared(this.#db, shareId);
    if (row === undefined) throw notFound('This shared notebook', 'notebook_not_found');
    return { ...answer(row), content: row.content };
  }

  /**
   * Stores a notebook.
   * @throws HttpError 413 if it is too large, 422 if it is nested too deeply, 409 if the viewer has reached the limit
   */
  async create(viewer: Viewer, given: { title: string; content: Record<string, unknown> }): Promise<NotebookAnswer> {
    if (isDeeperThan(given.content, DEEPEST))
      throw unprocessable([
        {
          loc: ['body', 'content'],
          msg: `The notebook is nested deeper than ${DEEPEST} levels`,
          type: 'value_error.depth',
        },
      ]);
    const content = JSON.stringify(given.content);
    const size = Buffer.byteLength(content);
    if (size > MOST_BYTES)
      throw new HttpError(413, 'notebook_too_large', 'The notebook exceeds 5 MB. Clear its outputs and try again.');
    const id = await this.#db.transaction().execute(async (trx) => {
      if (!(await store.lockOwner(trx, viewer.userId))) throw unauthorized();
      if ((await store.countNotebooks(trx, viewer.userId)) >= MOST_NOTEBOOKS)
        throw conflict(
          `You have ${MOST_NOTEBOOKS} notebooks, the maximum. Delete one and try again.`,
          'too_many_notebooks',
        );
      return store.insertNotebook(trx, { ownerId: viewer.userId, title: given.title, content, size, shareId: null });
    });
    return this.#row(viewer, id);
  }

  /**
   * Changes the title, or shares a notebook, or ends sharing, which invalidates its link permanently.
   * @throws HttpError 404
   */
  async change(
    viewer: Viewer,
    id: string,
    { title, shared }: { title?: string | undefined; shared?: boolean | undefined },
  ): Promise<NotebookAnswer> {
    const shareId = shared === undefined ? undefined : shared ? randomBytes(SHARE_BYTES).toString('base64url') : null;
    if (!(await store.updateNotebook(this.#db, viewer.userId, id, { title, shareId }))) throw unknown();
    return this.#row(viewer, id);
  }

  /** Deletes a notebook. @throws HttpError 404 */
  async delete(viewer: Viewer, id: string): Promise<void> {
    if (!(await store.deleteNotebook(this.#db, viewer.userId, id))) throw unknown();
  }

  async #row(viewer: Viewer, id: string): Promise<NotebookAnswer> {
    const row = await store.findRow(this.#db, viewer.userId, id);
    if (row === undefined) throw unknown();
    return answer(row);
  }
}

const unknown = (): HttpError => notFound('This notebook', 'notebook_not_found');

function answer(row: store.NotebookRow): NotebookAnswer {
  return {
    id: row.id,
    title: row.title,
    owner_name: displayNameOf(row),
    share_id: row.share_id,
    size: row.size,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}
