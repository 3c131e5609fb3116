import type { Role } from '@terrarium/domain/access';
import type { MailText } from '../mail/index.ts';

/** Role in the text of an invitation; nothing for members, which is the default. */
const AS: Record<Role, string> = { member: '', billing_manager: ' as a billing manager', admin: ' as an admin' };

/**
 * Content of an invitation: inviter's email address, organization's name as in URLs, role, link, and validity in days.
 */
interface InvitationFacts {
  inviter: string;
  organization: string;
  role: Role;
  link: string;
  days: number;
}

/**
 * Builds the invitation email.
 * Anyone can create an organization and invite strangers, so it contains no typed text except an email address and the
 * organization's name, which has only letters, digits, and hyphens.
 */
export function invitationMail({ inviter, organization, role, link, days }: InvitationFacts): MailText {
  return {
    subject: `Join ${organization} on Terrarium`,
    text: `${inviter} invited you to join ${organization} on Terrarium${AS[role]}. Open this link to accept or decline. It expires in ${days} days:\n\n${link}\n\nSign in or create an account with this email address. If you don’t know the sender, ignore this email.`,
  };
}
