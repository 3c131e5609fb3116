// Read model of project, membership: an account with a project or a membership is left alone.
/** Accounts whose address nobody confirmed: how many a hub has at most, and for how long. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import { forbidden } from '../http/index.ts';
import { NO_PASSWORD } from './people.ts';

/** An account that somebody registered and nobody confirmed. Those without a password stand for people who never signed up. */
const unconfirmed = sql`not is_confirmed and deleted_at is null and not is_operator and password_hash <> ${NO_PASSWORD}`;

/**
 * Refuses a registration while too many accounts wait for their address to be confirmed.
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

/** Deletes accounts that were not confirmed in time, have no project, are in no organization, and aren't signed in. @param days UNCONFIRMED_DAYS */
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
