// Read model of app_user: a command for a hub that may be stopped, over its own connection.
import { sql } from 'kysely';
import { appendAudit, HUB_CHAIN } from '../audit/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { databaseOf, openHub } from './source.ts';
import type { HubPlace } from './source.ts';

/**
 * Adds or removes a user's operator role.
 * Takes effect with the user's next request.
 * @returns the result as text
 * @throws OperatorError if no account has this address
 */
export async function makeOperator(place: HubPlace, email: string, is: boolean): Promise<string> {
  const hub = await openHub(place);
  try {
    const db = await databaseOf(hub);
    const person = await db.transaction().execute(async (trx) => {
      const {
        rows: [found],
      } = await sql<{ id: string; email: string; is_confirmed: boolean; was: boolean }>`
          with before as (select id, is_operator as was from app_user where lower(email) = lower(${email.trim()}) and deleted_at is null for update)
          update app_user set is_operator = ${is} from before where app_user.id = before.id
          returning app_user.id, app_user.email, app_user.is_confirmed, before.was`.execute(trx);
      if (found !== undefined && found.was !== is)
        await appendAudit(trx, {
          chain: HUB_CHAIN,
          action: is ? 'operator.granted' : 'operator.revoked',
          actor: 'hub',
          target: { id: found.id, name: null },
          details: { by: 'command' },
        });
      return found;
    });
    if (!person) throw new OperatorError(`No account found for ${email}. Create it first at /sign-up.`);
    if (is)
      return `${person.email} is now an operator.${person.is_confirmed ? '' : " The email address isn't confirmed yet. Open the link in the confirmation email. Without a mail server, find it at /outbox."}`;
    const left = await hub.client.query('select 1 from app_user where is_operator and not is_disabled limit 1');
    return `${person.email} is no longer an operator.${left.rows.length > 0 ? '' : ' The hub has no operator now. The next start prints a link to add one.'}`;
  } finally {
    await hub.close();
  }
}
