import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** The first organizations of a user by title, and how many there are in all. */
export async function organizationsOf(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ rows: { id: string; name: string; title: string }[]; total: number }> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select([
      'organization.id',
      'organization.name',
      'organization.title',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('membership.user_id', '=', userId)
    .orderBy('organization.title')
    .orderBy('organization.id')
    .limit(limit)
    .execute();
  return { rows: rows.map(({ id, name, title }) => ({ id, name, title })), total: rows[0]?.total ?? 0 };
}
