// Read model of organization: a mail names it.
/** The mail that asks admins about a held sync. */
import type { ChannelRow } from '../channel/index.ts';
import type { Trx } from '../db/index.ts';
import type { MailArea } from '../mail/index.ts';
import { findAdmins } from '../person/index.ts';

/** The mails of mirrors. Each is written in the transaction of what it is about. */
export interface MirrorMails {
  /** Asks the admins of a mirror's organization about a held sync. */
  held(trx: Trx, channel: ChannelRow, message: string): Promise<void>;
}

/** Makes the mails. */
export function mirrorMails(mail: Pick<MailArea, 'write'>, publicUrl: string): MirrorMails {
  return {
    async held(trx, { name, organization_id: organizationId }, message) {
      const { name: organization } = await trx
        .selectFrom('organization')
        .select('name')
        .where('id', '=', organizationId)
        .executeTakeFirstOrThrow();
      const link = `${publicUrl}/organizations/${organization}/channels/${name}?tab=mirror`;
      const text = {
        subject: `Sync on hold: ${name}`.slice(0, 60),
        text: [
          `The hub held a sync of the mirror ${name} of ${organization}.`,
          message,
          `Decide here: ${link}`,
          `You receive this because you are an admin of ${organization}.`,
        ].join('\n\n'),
      };
      for (const admin of await findAdmins(trx, organizationId))
        await mail.write(trx, { ...text, to: admin.email, userId: admin.id });
    },
  };
}
