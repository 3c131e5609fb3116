import { sql } from 'kysely';
import type { ColumnType, Generated } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';

type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A person's token for the channels of one organization. */
interface ChannelTokenTable {
  id: string;
  organization_id: string;
  user_id: string;
  token_hash: Buffer;
  hint: string;
  created_at: Generated<Date>;
  expires_at: NullableTime;
  revoked_at: NullableTime;
  last_used_at: NullableTime;
}

declare module '../db/tables.ts' {
  interface Tables {
    channel_token: ChannelTokenTable;
  }
}

/** A token without its hash. */
export interface TokenRow { id: string; hint: string; created_at: Date; expires_at: Date | null; last_used_at: Date | null }

const COLUMNS = ['id', 'hint', 'created_at', 'expires_at', 'last_used_at'] as const;

/** The token that a user holds in an organization; also when it has expired. */
export function findCurrent(db: Db, organizationId: string, userId: string): Promise<TokenRow | undefined> {
  return db
    .selectFrom('channel_token')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Keeps a token. Fails with a unique violation `channel_token_current` when the user holds one. */
export function insertToken(db: Db, values: { organizationId: string; userId: string; hash: Buffer; hint: string; expiresAt: Date }): Promise<TokenRow> {
  return db
    .insertInto('channel_token')
    .values({ id: newId(), organization_id: values.organizationId, user_id: values.userId, token_hash: values.hash, hint: values.hint, expires_at: values.expiresAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Ends the token that a user holds; false when there is none. */
export async function revokeCurrent(trx: Trx, organizationId: string, userId: string): Promise<boolean> {
  const row = await trx
    .updateTable('channel_token')
    .set({ revoked_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose token this is, if it is good: not revoked, not expired, its user enabled and still a member. */
export function findGood(db: Db, hash: Buffer): Promise<{ id: string; organization_id: string; user_id: string; last_used_at: Date | null } | undefined> {
  return db
    .selectFrom('channel_token as token')
    .innerJoin('app_user as user', 'user.id', 'token.user_id')
    .innerJoin('membership', (join) => join.onRef('membership.organization_id', '=', 'token.organization_id').onRef('membership.user_id', '=', 'token.user_id'))
    .select(['token.id', 'token.organization_id', 'token.user_id', 'token.last_used_at'])
    .where('token.token_hash', '=', hash)
    .where('token.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('token.expires_at', 'is', null), eb('token.expires_at', '>', sql<Date>`now()`)]))
    .where('user.is_disabled', '=', false)
    .executeTakeFirst();
}

/** Notes that a token was used now. */
export async function touch(db: Db, id: string): Promise<void> {
  await db.updateTable('channel_token').set({ last_used_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
