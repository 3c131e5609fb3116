import { sql } from 'kysely';
import { isUniqueViolation } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, nameTaken } from '../http/index.ts';
import type { CodeOf, HttpError } from '../http/index.ts';

/** A kind of resource whose names are unique per owner. */
export interface UniqueName {
  /** Noun with its article, e.g. 'a group of this organization'. */
  what: string;
  /** Unique constraints or indexes of the name. */
  constraints: readonly string[];
  /** Code of the 409. */
  code: CodeOf<409>;
  /** Maximum length of a name. */
  maxLength: number;
}

/**
 * Runs a write, and converts a violation of a unique name to an error.
 * @param inUse creates the error
 */
export async function onNameConflict<T>(
  constraints: readonly string[],
  write: () => Promise<T>,
  inUse: () => HttpError | Promise<HttpError>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!constraints.some((constraint) => isUniqueViolation(error, constraint))) throw error;
    throw await inUse();
  }
}

/**
 * Runs a write that creates or renames a resource.
 * @param isFree returns whether the owner can use a name
 * @throws HttpError 409 with a free name if the name is in use
 */
export function saveName<T>(
  { what, constraints, code, maxLength }: UniqueName,
  name: string,
  isFree: (name: string) => Promise<boolean>,
  write: () => Promise<T>,
): Promise<T> {
  return onNameConflict(constraints, write, () => nameTaken(what, name, code, maxLength, isFree));
}

/**
 * Runs a write that restores a deleted resource under its name.
 * @param noun e.g. 'group'
 * @throws HttpError 409 if another resource uses the name
 */
export function restoreName<T>(
  { constraints, code }: Pick<UniqueName, 'constraints' | 'code'>,
  noun: string,
  write: () => Promise<T>,
): Promise<T> {
  return onNameConflict(constraints, write, () => conflict(nameUsedByAnother(noun), code));
}

/** Returns the message of the 409 for restoring. */
export const nameUsedByAnother = (noun: string): string =>
  `Another ${noun} now uses this name. Rename it, then try again.`;

/** Returns whether no row of a table has a name. @param owner organization; missing if names are unique on the hub */
export async function isNameFree(
  db: Db,
  table: string,
  name: string,
  owner?: { organizationId: string; undoable?: true },
): Promise<boolean> {
  const owned = owner === undefined ? sql`true` : sql`organization_id = ${owner.organizationId}::uuid`;
  const there = owner?.undoable === undefined ? sql`true` : sql`deleted_at is null`;
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where name = ${name} and ${owned} and ${there} limit 1`.execute(db);
  return rows.length === 0;
}
