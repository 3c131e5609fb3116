import { sql } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';
import { unprocessable } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';
import { digest, inSeconds, newSecret } from './secrets.ts';

/** An operator link by the SHA-256 of its secret. */
type OperatorLinkTable = Table<'operator_link'>;

declare module '../db/tables.ts' {
  interface Tables {
    operator_link: OperatorLinkTable;
  }
}

/**
 * Lifetime of a link in seconds: a hub started on a Friday can be set up on Monday.
 * Every start without an operator creates a new link.
 */
const SECONDS = 7 * 24 * 3600;

/** Returns whether the hub has an operator who can sign in. */
export async function hasOperator(db: Db): Promise<boolean> {
  return (
    (await db
      .selectFrom('app_user')
      .select('id')
      .where('is_operator', '=', true)
      .where('is_disabled', '=', false)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Creates the secret of an operator link, which isn't stored. @returns null if the hub has an operator */
export async function issueOperatorLink(db: Db): Promise<string | null> {
  if (await hasOperator(db)) return null;
  const secret = newSecret();
  await db
    .deleteFrom('operator_link')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('operator_link')
    .values({ token_hash: digest(secret), expires_at: inSeconds(SECONDS) })
    .execute();
  return secret;
}

/**
 * Consumes a link and invalidates all others.
 * The caller makes the user an operator in the same transaction.
 * @throws 422 at `field` for an unknown, used, or expired link, and for every link of a hub with an operator
 */
export async function takeOperatorLink(trx: Trx, secret: string, field: string): Promise<void> {
  // Serialized: of two links that are opened together, one makes an operator.
  await sql`select pg_advisory_xact_lock(hashtext('operator_link'))`.execute(trx);
  const row = await trx
    .deleteFrom('operator_link')
    .where('token_hash', '=', digest(secret))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('token_hash')
    .executeTakeFirst();
  if (row === undefined || (await hasOperator(trx))) throw badLink(field);
  await trx.deleteFrom('operator_link').execute();
}

function badLink(field: string): HttpError {
  const message =
    'This operator link is no longer valid. It was used, is more than a week old, or the hub already has an operator. A hub without an operator prints a new link at each start.';
  return unprocessable(
    [{ loc: ['body', field], msg: message, type: 'operator_link' }],
    message,
    'operator_link_invalid',
  );
}
