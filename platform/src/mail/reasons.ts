/** Last lines of emails: why the recipient gets it, and how to stop. */

/** For emails to all admins of an organization. */
export const toAdmins = (organization: string): string =>
  `You’re receiving this email because you’re an admin of ${organization}. To stop these emails, ask another admin to change your role.`;

/** For emails about an account, which its owner must always get. */
export const TO_OWNER =
  'You’re receiving this email because it’s about your Terrarium account. These emails can’t be turned off.';
