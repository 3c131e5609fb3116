// Read model of project, membership: an account with a project or a membership is never deleted as unconfirmed.
/** Accounts with an unconfirmed address: their maximum number and lifetime. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { forbidden } from '../http/index.ts';
import { NO_PASSWORD } from './people.ts';

/** SQL condition: a registered account that was never confirmed. Accounts without a password are placeholders. */
const unconfirmed = sql`not is_confirmed and deleted_at is null and not is_operator and password_hash <> ${NO_PASSWORD}`;

/**
 * Rejects a registration if too many accounts are unconfirmed.
 * @param most UNCONFIRMED_ACCOUNTS
 * @throws 403 `limit_reached`
 */
export async function leaveRoomForUnconfirmed(db: Db, most: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from app_user where ${unconfirmed} limit ${most}) as waiting`.execute(
    db,
  );
  if ((rows[0]?.count ?? 0) < most) return;
  throw forbidden(
    "This hub takes no new accounts at the moment, because too many wait for their email address to be confirmed. Ask the hub's operator, who sets this limit (UNCONFIRMED_ACCOUNTS).",
    'limit_reached',
  );
}

/**
 * Deletes accounts that were not confirmed in time, have no project and no organization, and aren't signed in.
 * @param days UNCONFIRMED_DAYS
 */
export async function deleteUnconfirmed(db: Db | Trx, days: number): Promise<void> {
  await sql`
    delete from app_user person
    where ${unconfirmed} and created_at < now() - make_interval(days => ${days})
      and not exists (select 1 from project where project.user_id = person.id or project.created_by = person.id)
      and not exists (select 1 from membership where membership.user_id = person.id)
      and not exists (
        select 1 from refresh_family family
        where family.user_id = person.id and family.last_used_at > now() - make_interval(days => ${days}))`.execute(db);
}
