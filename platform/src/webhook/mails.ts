/** The email to admins about an endpoint that was turned off. */
import { toAdmins } from '../mail/index.ts';
import type { MailText } from '../mail/index.ts';

/** Builds the email about an endpoint that no longer wants deliveries, or failed for days. */
export function endpointOffMail({
  organization,
  host,
  failed,
  publicUrl,
}: {
  organization: string;
  host: string;
  /** Days of failures; null if the endpoint no longer wants deliveries. */
  failed: number | null;
  publicUrl: string;
}): MailText {
  const why =
    failed === null ? `${host} responded with 410 Gone` : `All deliveries to ${host} failed for ${failed} days`;
  return {
    subject: `Webhook turned off in ${organization}`,
    text: `${why}, so the hub turned off the webhook. Events that occur in the meantime aren’t delivered later, but they’re in the audit log.

Check the failed deliveries, fix the receiver, and turn the webhook on again: ${publicUrl}/organizations/${organization}/webhooks

${toAdmins(organization)}`,
  };
}
