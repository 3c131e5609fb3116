/** Mails about tokens that end soon: machines that install with one would stop without a word. */
import type { Core } from '../core.ts';
import type { MailArea } from '../mail/index.ts';
import * as store from './store.ts';
import type { ExpiringToken } from './store.ts';

/** Tokens that one transaction takes. */
const AT_ONCE = 50;

/** Tells the holders of tokens that end soon, once for each token: its person, or the admins of its organization. */
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

/** Names of organizations and the ends of secrets are of a few signs; names that somebody typed are one line that the reader of the mail, or an admin beside them, chose. */
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
            `The token of the service account ${account} of the organization ${organization}`,
            `/organizations/${organization}/service-accounts`,
          ]
        : [`The token of the organization ${organization}`, `/organizations/${organization}/tokens`];
  return {
    subject: 'A token ends soon',
    text: `${whose}, which ends with ${token.hint}, works until ${DATE.format(token.expires_at)} UTC. After that every machine that has it is refused.\n\nReplace it before then; the present one stops working at once when you do:\n\n${publicUrl}${page}\n\nIf nothing uses it any more, you need not do anything.`,
  };
}
