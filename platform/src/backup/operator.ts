// Read model of app_user: a command for a hub that may be stopped, over a connection of its own.
import { sql } from 'kysely';
import { appendAudit, HUB_CHAIN } from '../audit/index.ts';
import { OperatorError } from '../operatorError.ts';
import { databaseOf, openHub } from './source.ts';
import type { HubPlace } from './source.ts';

/**
 * Makes somebody an operator of the hub, or takes it back. Takes effect with the person's next request.
 * @returns what was done, in words
 * @throws OperatorError when nobody has this address
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
    if (!person)
      throw new OperatorError(`Nobody on this hub has the address ${email}. Create the account first, at /sign-up.`);
    if (is)
      return `${person.email} is an operator now.${person.is_confirmed ? '' : ' The address is not confirmed yet: open the link of its mail, which lies at /outbox where the hub has no mail server.'}`;
    const left = await hub.client.query('select 1 from app_user where is_operator and not is_disabled limit 1');
    return `${person.email} is no operator any more.${left.rows.length > 0 ? '' : ' Nobody operates the hub now: its next start shows a link that makes an operator.'}`;
  } finally {
    await hub.close();
  }
}
