import { sql } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';
import { digest, inSeconds, newSecret } from './secrets.ts';

/**
 * Purpose of an email token: confirm the address of a new account, confirm a changed address, or reset the password.
 */
export type MailPurpose = 'confirm_account' | 'confirm_email' | 'reset_password';

/** An email token by its SHA-256. It works once. - `email`: the address that the token proves. */
type MailTokenTable = Table<'mail_token'>;

declare module '../db/tables.ts' {
  interface Tables {
    mail_token: MailTokenTable;
  }
}

/** Lifetime of a token in seconds. */
const SECONDS: Record<MailPurpose, number> = {
  confirm_account: 24 * 3600,
  confirm_email: 24 * 3600,
  reset_password: 3600,
};

/** A token to send by email: its secret, which isn't stored, and the data stored with the email. */
export interface MailToken {
  secret: string;
  hash: Buffer;
}

/** Creates a token for an email to this address. */
export async function issueMailToken(
  trx: Trx,
  userId: string,
  purpose: MailPurpose,
  email: string,
): Promise<MailToken> {
  const secret = newSecret();
  const hash = digest(secret);
  await trx
    .insertInto('mail_token')
    .values({ token_hash: hash, user_id: userId, purpose, email, expires_at: inSeconds(SECONDS[purpose]) })
    .execute();
  return { secret, hash };
}

/** Consumes a valid token. @returns its purpose; null if it is unknown, used, expired, or for another purpose */
export async function takeMailToken(
  trx: Trx,
  secret: string,
  purposes: MailPurpose[],
): Promise<{ user_id: string; purpose: MailPurpose; email: string } | null> {
  const row = await trx
    .deleteFrom('mail_token')
    .where('token_hash', '=', digest(secret))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a user's tokens: all, or those for one purpose. */
export async function deleteMailTokens(trx: Trx, userId: string, purpose?: MailPurpose): Promise<void> {
  const every = trx.deleteFrom('mail_token').where('user_id', '=', userId);
  await (purpose ? every.where('purpose', '=', purpose) : every).execute();
}

/** Returns the seconds since the user's newest token for these purposes; null if none. */
export async function mailTokenAge(trx: Trx, userId: string, purposes: MailPurpose[]): Promise<number | null> {
  const row = await trx
    .selectFrom('mail_token')
    .select(sql<number>`extract(epoch from now() - max(created_at))::float8`.as('age'))
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  return row?.age ?? null;
}

/** Counts the tokens for this purpose that were sent to an address in the last 15 minutes, for any accounts. */
export async function recentMailTokens(trx: Trx, purpose: MailPurpose, email: string): Promise<number> {
  const row = await trx
    .selectFrom('mail_token')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<Date>`now() - interval '15 minutes'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Deletes expired tokens. */
export async function deleteExpiredMailTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('mail_token')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
