// Read model of app_user: a command for a hub that may be stopped, over a connection of its own.
import { Refused } from '../refused.ts';
import { openHub } from './source.ts';
import type { HubPlace } from './source.ts';

/**
 * Makes somebody an operator of the hub, or takes it back. Takes effect with the person's next request.
 * @returns what was done, in words
 * @throws Refused when nobody has this address
 */
export async function makeOperator(place: HubPlace, email: string, is: boolean): Promise<string> {
  const hub = await openHub(place);
  try {
    const { rows } = await hub.client.query<{ email: string; is_confirmed: boolean }>(
      'update app_user set is_operator = $2 where lower(email) = lower($1) and deleted_at is null returning email, is_confirmed',
      [email.trim(), is],
    );
    const [person] = rows;
    if (!person)
      throw new Refused(`Nobody on this hub has the address ${email}. Create the account first, at /register.`);
    if (is)
      return `${person.email} is an operator now.${person.is_confirmed ? '' : ' The address is not confirmed yet: open the link of its mail, which lies at /outbox where the hub has no mail server.'}`;
    const left = await hub.client.query('select 1 from app_user where is_operator and not is_disabled limit 1');
    return `${person.email} is no operator any more.${left.rows.length > 0 ? '' : ' Nobody operates the hub now: its next start shows a link that makes an operator.'}`;
  } finally {
    await hub.close();
  }
}
