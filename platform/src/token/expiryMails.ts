/** Emails about tokens that expire soon, because machines that use them would fail without warning. */
import type { Core } from '../core.ts';
import { toAdmins } from '../mail/index.ts';
import type { MailArea } from '../mail/index.ts';
import * as store from './store.ts';
import type { ExpiringToken } from './store.ts';

/** Tokens to claim per transaction. */
const AT_ONCE = 50;

/** Emails the owner of each token that expires soon, once per token. Organization tokens: all admins. */
export async function mailExpiringTokens(
  { db, config }: Pick<Core, 'db' | 'config'>,
  mail: Pick<MailArea, 'write'>,
  signal: AbortSignal,
): Promise<void> {
  let taken = AT_ONCE;
  while (taken === AT_ONCE && !signal.aborted)
    taken = await db.transaction().execute(async (trx) => {
      const tokens = await store.takeExpiring(trx, AT_ONCE);
      for (const token of tokens)
        for (const { id, email } of await store.addresseesOf(trx, token))
          await mail.write(trx, { ...textOf(token, config.publicUrl), to: email, userId: id });
      return tokens.length;
    });
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Builds the email text.
 * Names of organizations and last characters of secrets have a small character set. Other names are one line, entered
 * by the recipient or a fellow admin.
 */
function textOf(token: ExpiringToken, publicUrl: string): { subject: string; text: string } {
  const { organization, name, service_account: account } = token;
  const [whose, page] =
    token.user_id !== null
      ? [
          name !== null
            ? `Your API token ${name}`
            : organization === null
              ? 'Your personal token'
              : `Your token for the organization ${organization}`,
          '/profile/tokens',
        ]
      : account !== null
        ? [
            name === null
              ? `The token for service account ${account} in ${organization}`
              : `The key ${name} of service account ${account} in ${organization}`,
            `/organizations/${organization}/service-accounts`,
          ]
        : [`The organization token of ${organization}`, `/organizations/${organization}/tokens`];
  return {
    subject: 'A token expires soon',
    text: `${whose} (ending in ${token.hint}) expires ${DATE.format(token.expires_at)} UTC. After that, machines that use it can’t connect.\n\nRotate it before then. The current token then stops working immediately:\n\n${publicUrl}${page}\n\nIf nothing uses it, you don’t need to do anything.\n\n${
      token.user_id === null && organization !== null
        ? toAdmins(organization)
        : 'You’re receiving this email because you own this token. To stop these emails, revoke the token.'
    }`,
  };
}
