import { sql } from 'kysely';
import type { Db, Table, Trx } from '../db/index.ts';
import { unprocessable } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';
import { digest, inSeconds, newSecret } from './secrets.ts';

/** A link that makes an operator, by the SHA-256 of its secret. */
type OperatorLinkTable = Table<'operator_link'>;

declare module '../db/tables.ts' {
  interface Tables {
    operator_link: OperatorLinkTable;
  }
}

/** Life of a link in seconds: a hub that is started on a Friday is set up on Monday. Every start of a hub without an operator makes a new one. */
const SECONDS = 7 * 24 * 3600;

/** Whether anybody operates the hub: an operator who can sign in. */
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

/** Makes the secret of a link for a hub without an operator; null when it has one. It is kept nowhere else. */
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
 * Takes a link, and ends all others: from now on, when the transaction commits, the hub has an operator.
 * @throws 422 at `field` for a link that is unknown, used or too old, and for every link of a hub that has an operator
 */
export async function takeOperatorLink(trx: Trx, secret: string, field: string): Promise<void> {
  // One at a time: of two links that are opened at once one makes an operator.
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
    'This link makes nobody an operator any more: the hub has one, or the link was used or is older than a week. A hub without an operator shows a new one in its terminal at every start.';
  return unprocessable(
    [{ loc: ['body', field], msg: message, type: 'operator_link' }],
    message,
    'operator_link_invalid',
  );
}
