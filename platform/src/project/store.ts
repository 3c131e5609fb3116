// Read model of app_user, organization: a project is listed with the name of its owner.
/** SQL of projects (migration 0055). */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/** Row of `project`. */
type ProjectTable = Table<'project'>;

declare module '../db/tables.ts' {
  interface Tables {
    project: ProjectTable;
  }
}

/** Who owns a project: a person or an organization. */
export type Owner = { userId: string } | { organizationId: string };

/** A project with the name of its owner. */
export interface ProjectRow {
  id: string;
  name: string;
  title: string;
  user_id: string | null;
  organization_id: string | null;
  username: string | null;
  organization_name: string | null;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

const projects = (db: Db) =>
  db
    .selectFrom('project')
    .leftJoin('app_user', 'app_user.id', 'project.user_id')
    .leftJoin('organization', 'organization.id', 'project.organization_id')
    .where('project.deleted_at', 'is', null)
    .select([
      'project.id',
      'project.name',
      'project.title',
      'project.user_id',
      'project.organization_id',
      'project.created_by',
      'project.created_at',
      'project.updated_at',
      'app_user.username',
      'organization.name as organization_name',
    ]);

const owned = (owner: Owner) =>
  'userId' in owner
    ? sql<boolean>`project.user_id = ${owner.userId}::uuid`
    : sql<boolean>`project.organization_id = ${owner.organizationId}::uuid`;

/** A page of an owner's projects, the last changed first, and how many there are. */
export async function listProjects(
  db: Db,
  owner: Owner,
  page: { limit: number; offset: number },
): Promise<{ rows: ProjectRow[]; total: number }> {
  const rows = await projects(db)
    .where(owned(owner))
    .orderBy('project.updated_at', 'desc')
    .orderBy('project.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await db
    .selectFrom('project')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('deleted_at', 'is', null)
    .where(owned(owner))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** One project by its id. */
export function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  return projects(db).where('project.id', '=', id).executeTakeFirst();
}

/** Whether an owner has no project of this name. */
export async function isNameFree(db: Db, owner: Owner, name: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('project')
      .select('id')
      .where('deleted_at', 'is', null)
      .where(owned(owner))
      .where(sql<boolean>`lower(name) = lower(${name})`)
      .executeTakeFirst()) === undefined
  );
}

/** Writes a project and gives its id. @throws a unique violation of {@link NAME_KEYS} when the name is taken */
export async function insertProject(
  trx: Trx,
  owner: Owner,
  values: { name: string; title: string; createdBy: string },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('project')
    .values({
      id,
      user_id: 'userId' in owner ? owner.userId : null,
      organization_id: 'userId' in owner ? null : owner.organizationId,
      name: values.name,
      title: values.title,
      created_by: values.createdBy,
    })
    .execute();
  return id;
}

/** The constraints that a taken name violates. */
export const NAME_KEYS = ['project_user_name', 'project_organization_name'] as const;

/** Changes a project that is not deleted. @throws a unique violation of {@link NAME_KEYS} */
export async function updateProject(
  trx: Trx,
  id: string,
  values: { name?: string | undefined; title?: string | undefined },
): Promise<void> {
  await trx
    .updateTable('project')
    .set({
      ...(values.name === undefined ? {} : { name: values.name }),
      ...(values.title === undefined ? {} : { title: values.title }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Takes a project off the lists; false when it was already. */
export async function hideProject(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A deleted project, for whoever wants it back. */
export async function findDeleted(
  db: Db,
  id: string,
): Promise<Pick<ProjectRow, 'name' | 'user_id' | 'organization_id' | 'created_by'> | undefined> {
  return db
    .selectFrom('project')
    .select(['name', 'user_id', 'organization_id', 'created_by'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

/** Puts a deleted project back; false where somebody else did meanwhile. @throws a unique violation of {@link NAME_KEYS} when its name was given away */
export async function unhideProject(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets projects that were deleted more than `hours` ago. */
export async function purgeProjects(db: Db, hours: number): Promise<void> {
  await db
    .deleteFrom('project')
    .where('deleted_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .execute();
}
