import { isoTime } from '@terrarium/domain/calendar';
import { randomInt } from 'node:crypto';
import { can } from '@terrarium/domain/access';
import type { Role } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { isId } from '../db/index.ts';
import type { CursorPage, Db, Trx } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { forbidden, notFound, unprocessable } from '../http/index.ts';
import type { HttpError, Viewer } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import { softDelete, undelete } from '../resource/softDelete.ts';
import { restoreName, saveName } from '../resource/uniqueName.ts';
import type { Organizations } from '../organization/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

const NAME = { constraints: store.NAME_KEYS, code: 'project_name_taken', maxLength: 80 } as const;
/** Unambiguous letters and digits for placeholder names. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Fields of a project that decide about access. */
type Owned = Pick<store.ProjectRow, 'user_id' | 'organization_id' | 'created_by'>;

/** Projects of users and organizations. Users without access get the same response as for a missing project. */
export class Projects {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #organizations: Pick<Organizations, 'find'>;

  constructor(db: Db, limits: Limits, organizations: Pick<Organizations, 'find'>) {
    this.#db = db;
    this.#limits = limits;
    this.#organizations = organizations;
  }

  /**
   * Returns a page of the projects of the viewer (`me`) or of one of their organizations, last changed first (PROJ-07).
   * @throws 404
   */
  async list(
    viewer: Viewer,
    { owner, ...page }: z.output<typeof contract.projectsQuery>,
  ): Promise<CursorPage<contract.ProjectAnswer>> {
    const found = owner === 'me' ? { owner: { userId: viewer.userId } } : await this.#owner(viewer, owner);
    if (found === null) throw notFound('This person or organization', 'organization_not_found');
    const { rows, total, pointers } = await store.listProjects(this.#db, found.owner, page);
    const role = 'role' in found ? found.role : null;
    return { items: rows.map((row) => answer(row, mayEdit(row, viewer, role))), total_count: total, ...pointers };
  }

  /** Returns one project (PROJ-06). @throws 404 */
  async one(viewer: Viewer, id: string): Promise<contract.ProjectAnswer> {
    const { row, role } = await this.find(viewer, id);
    return answer(row, mayEdit(row, viewer, role));
  }

  /** Finds a project that the viewer can see, and their role in the organization that owns it. @throws 404 */
  async find(viewer: Viewer, id: string): Promise<{ row: store.ProjectRow; role: Role | null }> {
    const row = isId(id) ? await store.findProject(this.#db, id) : undefined;
    const role = row === undefined ? null : await this.#roleIn(viewer, row);
    if (row === undefined || !maySee(row, viewer, role)) throw unknown();
    return { row, role };
  }

  /**
   * Creates a project for the viewer or one of their organizations (PROJ-09, PROJ-14).
   * @throws 409 if the name is in use, 422 for an invalid owner, 403 `limit_reached`
   */
  async create(viewer: Viewer, body: z.output<typeof contract.newProject>): Promise<contract.ProjectAnswer> {
    const owner = await this.#ownerFor(viewer, body.owner);
    const name = body.name ?? placeholder();
    const title = body.title ?? name;
    const id = await this.#named(owner, name, () =>
      this.#db.transaction().execute(async (trx) => {
        const made = await store.insertProject(trx, owner, { name, title, createdBy: viewer.userId });
        await enforceLimit(trx, this.#limits, 'projects', viewer.userId);
        await note(trx, viewer, owner, 'project_created', name);
        return made;
      }),
    );
    return this.one(viewer, id);
  }

  /** Changes name and title (PROJ-10). @throws 404, 403, 409 if the name is in use */
  async change(
    viewer: Viewer,
    id: string,
    body: z.output<typeof contract.projectChange>,
  ): Promise<contract.ProjectAnswer> {
    const { row } = await this.editable(viewer, id);
    const { name } = body;
    await this.#named(ownerOf(row), name ?? row.name, () =>
      this.#db.transaction().execute(async (trx) => {
        await store.updateProject(trx, id, body);
        if (name !== undefined && name !== row.name)
          await note(trx, viewer, ownerOf(row), 'project_renamed', name, `before: ${row.name}`);
      }),
    );
    return this.one(viewer, id);
  }

  /** Deletes a project, which can be restored for a day (PROJ-11). @throws 404, 403 */
  async delete(viewer: Viewer, id: string): Promise<void> {
    const { row } = await this.editable(viewer, id);
    await this.#db.transaction().execute(async (trx) => {
      if ((await softDelete(trx, { table: 'project', id })) !== undefined)
        await note(trx, viewer, ownerOf(row), 'project_deleted', row.name);
    });
  }

  /**
   * Restores a deleted project.
   * One that isn't deleted stays unchanged.
   * @throws 404, 403 `limit_reached`, 409 if its name is in use
   */
  async restore(viewer: Viewer, id: string): Promise<contract.ProjectAnswer> {
    if (!isId(id)) throw unknown();
    // Before the transaction, because reading the role in it would need a second connection, which the embedded
    // database doesn't have.
    const row = await store.findDeleted(this.#db, id);
    if (row === undefined) return this.one(viewer, id);
    if (!mayEdit(row, viewer, await this.#roleIn(viewer, row))) throw unknown();
    await restoreName(NAME, 'project', () =>
      this.#db.transaction().execute(async (trx) => {
        const name = await undelete(trx, { table: 'project', id });
        if (name === undefined) return;
        await enforceLimit(trx, this.#limits, 'projects', row.created_by ?? viewer.userId);
        await note(trx, viewer, ownerOf(row), 'project_brought_back', name);
      }),
    );
    return this.one(viewer, id);
  }

  /** Finds a project that the viewer can change. @throws 404, 403 */
  async editable(viewer: Viewer, id: string): ReturnType<Projects['find']> {
    const found = await this.find(viewer, id);
    if (mayEdit(found.row, viewer, found.role)) return found;
    throw forbidden('Only the creator and organization admins can edit or delete this project.');
  }

  async #roleIn({ userId }: Viewer, { organization_id: id }: Owned): Promise<Role | null> {
    return id === null ? null : ((await this.#organizations.find(id, userId))?.role ?? null);
  }

  /** Finds the viewer, or one of their organizations by name or ID; null for others. */
  async #owner(
    viewer: Viewer,
    nameOrId: string,
  ): Promise<{ owner: { userId: string } } | { owner: { organizationId: string }; role: Role } | null> {
    if (nameOrId === viewer.userId) return { owner: { userId: viewer.userId } };
    const organization = await this.#organizations.find(nameOrId, viewer.userId);
    if (!organization || !can(organization.role, 'project.read')) return null;
    return { owner: { organizationId: organization.id }, role: organization.role! };
  }

  async #ownerFor(viewer: Viewer, given: { id?: string | undefined; name?: string | undefined } | undefined) {
    if (given === undefined) return { userId: viewer.userId };
    const nameOrId = given.id ?? given.name ?? '';
    const found = nameOrId === 'me' ? { owner: { userId: viewer.userId } } : await this.#owner(viewer, nameOrId);
    if (found !== null && (!('role' in found) || can(found.role, 'project.create'))) return found.owner;
    throw unprocessable([
      {
        loc: ['body', 'owner', given.id === undefined ? 'name' : 'id'],
        msg: 'A project can belong to you or to one of your organizations; this is neither.',
        type: 'value_error.unknown',
      },
    ]);
  }

  /** Runs a write of a name. @throws 409 with a free name if it is in use */
  #named<T>(owner: store.Owner, name: string, write: () => Promise<T>): Promise<T> {
    const what = 'userId' in owner ? 'a project of yours' : 'a project of this organization';
    return saveName({ ...NAME, what }, name, (free) => store.isNameFree(this.#db, owner, free), write);
  }
}

const unknown = (): HttpError => notFound('This project', 'project_not_found');

const maySee = (row: Owned, viewer: Viewer, role: Role | null): boolean =>
  row.user_id === viewer.userId || can(role, 'project.read');

function mayEdit(row: Owned, viewer: Viewer, role: Role | null): boolean {
  if (row.user_id !== null) return row.user_id === viewer.userId;
  return can(role, 'project.edit') || (row.created_by === viewer.userId && can(role, 'project.create'));
}

/** Returns the owner of a project. */
export const ownerOf = (row: Owned): store.Owner =>
  row.user_id === null ? { organizationId: row.organization_id! } : { userId: row.user_id };

/** Creates a placeholder name for a project without one (PROJ-14). */
const placeholder = (): string =>
  `project-${Array.from({ length: 8 }, () => READABLE[randomInt(READABLE.length)]).join('')}`;

/** Records a change of an organization's project. Changes of personal projects aren't recorded. */
async function note(
  trx: Trx,
  viewer: Viewer,
  owner: store.Owner,
  kind: ChangeKind,
  subject: string,
  detail = '',
): Promise<void> {
  if ('userId' in owner) return;
  await noteChange(trx, { organizationId: owner.organizationId, actorId: viewer.userId, kind, subject, detail });
}

function answer(row: store.ProjectRow, canEdit: boolean): contract.ProjectAnswer {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    owner:
      row.user_id === null
        ? { id: row.organization_id!, name: row.organization_name ?? '', kind: 'organization' }
        : { id: row.user_id, name: row.username ?? '', kind: 'user' },
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    can_edit: canEdit,
  };
}
