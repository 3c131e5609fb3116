/** The mail that tells admins that an endpoint is switched off. */
import type { MailText } from '../mail/index.ts';

/** Tells that deliveries to a host failed for days. */
export function endpointOffMail({
  organization,
  host,
  days,
  publicUrl,
}: {
  organization: string;
  host: string;
  days: number;
  publicUrl: string;
}): MailText {
  return {
    subject: `A webhook of ${organization} is switched off`,
    text: `Every delivery to ${host} has failed for ${days} days, so the hub sends nothing there any more. What happens meanwhile is not delivered later; it stands in the audit log.

See what failed, mend the receiver, and switch the webhook on again: ${publicUrl}/organizations/${organization}/webhooks`,
  };
}
