import { sql } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';
import { digest, inSeconds, newSecret } from './secrets.ts';

/** What a token of a mail does: confirms the address of a new account, confirms a changed address, or sets a new password. */
export type MailPurpose = 'confirm_account' | 'confirm_email' | 'reset_password';

/**
 * A token of a mail by its SHA-256; it works once.
 * - `email`: The address that the token proves.
 */
type MailTokenTable = Table<'mail_token'>;

declare module '../db/tables.ts' {
  interface Tables {
    mail_token: MailTokenTable;
  }
}

/** Life of a token in seconds. */
const SECONDS: Record<MailPurpose, number> = {
  confirm_account: 24 * 3600,
  confirm_email: 24 * 3600,
  reset_password: 3600,
};

/** A token that goes out by mail: its secret, which is kept nowhere else, and what the mail is kept with. */
export interface MailToken {
  secret: string;
  hash: Buffer;
}

/** Makes a token for a mail to this address. */
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

/** Takes a token that is still good; nobody else can. Resolves with what it is for, null when it is unknown, used, too old or for something else. */
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

/** Ends a user's tokens: all of them, or those of one purpose. */
export async function deleteMailTokens(trx: Trx, userId: string, purpose?: MailPurpose): Promise<void> {
  const every = trx.deleteFrom('mail_token').where('user_id', '=', userId);
  await (purpose ? every.where('purpose', '=', purpose) : every).execute();
}

/** Seconds since the user's newest token of these purposes was made; null when there is none. */
export async function mailTokenAge(trx: Trx, userId: string, purposes: MailPurpose[]): Promise<number | null> {
  const row = await trx
    .selectFrom('mail_token')
    .select(sql<number>`extract(epoch from now() - max(created_at))::float8`.as('age'))
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  return row?.age ?? null;
}

/** How many tokens of this purpose were made for mails to an address in the last quarter of an hour, by whichever accounts. */
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

/** Deletes tokens that can never be used again. */
export async function deleteExpiredMailTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('mail_token')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
