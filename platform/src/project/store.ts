// Read model of app_user, organization: projects are listed with their owner's name.
/** SQL of projects (migration 0055). */
import { sql } from 'kysely';
import { descending, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

/** Row of `project`. */
type ProjectTable = Table<'project'>;

declare module '../db/tables.ts' {
  interface Tables {
    project: ProjectTable;
  }
}

/** Owner of a project: a user or an organization. */
export type Owner = { userId: string } | { organizationId: string };

/** A project with its owner's name. */
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

const projectOrder = new Keyset('projects', [
  descending('project.updated_at', 'timestamptz'),
  descending('project.id', 'uuid'),
]);

/** Returns a page of an owner's projects, last changed first, and their number. */
export async function listProjects(
  db: Db,
  owner: Owner,
  page: PageRequest,
): Promise<RowPage<ProjectRow> & { total: number }> {
  const found = await projectOrder.select(projects(db).where(owned(owner)), page);
  const { total } = await db
    .selectFrom('project')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('deleted_at', 'is', null)
    .where(owned(owner))
    .executeTakeFirstOrThrow();
  return { ...found, total };
}

/** Finds a project by ID. */
export function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  return projects(db).where('project.id', '=', id).executeTakeFirst();
}

/** Returns whether an owner has no project with this name. */
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

/** Inserts a project. @returns its ID @throws a unique violation of {@link NAME_KEYS} if the name is in use */
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

/** Unique constraints on project names. */
export const NAME_KEYS = ['project_user_name', 'project_organization_name'] as const;

/** Changes a project that isn't deleted. @throws a unique violation of {@link NAME_KEYS} */
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

/** Finds a deleted project for restoring. */
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
