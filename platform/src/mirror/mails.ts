// Read model of organization: the email names it.
/** Emails admins about a sync on hold. */
import type { ChannelRow } from '../channel/index.ts';
import type { Trx } from '../db/index.ts';
import { toAdmins } from '../mail/index.ts';
import type { MailArea } from '../mail/index.ts';
import { findAdmins } from '../person/index.ts';

/** Emails of mirrors. Each is written in the transaction of its cause. */
export interface MirrorMails {
  /** Emails the admins of a mirror's organization about a sync on hold. */
  held(trx: Trx, channel: ChannelRow, message: string): Promise<void>;
}

/** Creates the emails. */
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
          `A sync of the mirror ${organization}/${name} is on hold.`,
          message,
          `Review the sync: ${link}`,
          toAdmins(organization),
        ].join('\n\n'),
      };
      for (const admin of await findAdmins(trx, organizationId))
        await mail.write(trx, { ...text, to: admin.email, userId: admin.id });
    },
  };
}
