/** The mail that tells admins that an endpoint is switched off. */
import type { MailText } from '../mail/index.ts';

/** Tells that a host wants nothing any more, or that deliveries to it failed for days. */
export function endpointOffMail({
  organization,
  host,
  failed,
  publicUrl,
}: {
  organization: string;
  host: string;
  /** Days of failing; null where the host said that it wants nothing any more. */
  failed: number | null;
  publicUrl: string;
}): MailText {
  const why =
    failed === null
      ? `${host} answered 410: it wants nothing any more`
      : `Every delivery to ${host} has failed for ${failed} days`;
  return {
    subject: `A webhook of ${organization} is switched off`,
    text: `${why}, so the hub sends nothing there any more. What happens meanwhile is not delivered later; it stands in the audit log.

See what failed, mend the receiver, and switch the webhook on again: ${publicUrl}/organizations/${organization}/webhooks`,
  };
}
