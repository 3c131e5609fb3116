import { sql } from 'kysely';
import type { Trx } from '../db/index.ts';
import { forbidden } from '../http/index.ts';
import { LIMITS } from './limits.ts';
import type { Limit, LimitName, Limits } from './limits.ts';

/**
 * Enforces a limit in the transaction that just created something: of two concurrent ones, only one succeeds.
 * @param ownerId ID of the organization, or of the user for organizations
 * @throws 403 `limit_reached`, which rolls back the creation
 */
export async function enforceLimit(trx: Trx, limits: Limits, name: LimitName, ownerId: string): Promise<void> {
  const { variable, table, owner, told, ...rest }: Limit = LIMITS[name];
  const most = limits[name];
  await sql`select pg_advisory_xact_lock(hashtext(${`limit ${name} ${ownerId}`}))`.execute(trx);
  const kind = rest.only === undefined ? sql`true` : sql`type = ${rest.only}`;
  const there = rest.undoable === undefined ? sql`true` : sql`deleted_at is null`;
  // Counts only as many rows as needed.
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId}::uuid and ${kind} and ${there} limit ${most + 1}) as held`.execute(
    trx,
  );
  if ((rows[0]?.count ?? 0) <= most) return;
  throw forbidden(
    `${told(most)}, the limit on this hub. Delete one, or ask the hub operator to raise the limit (${variable}).`,
    'limit_reached',
  );
}
