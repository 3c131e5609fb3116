import type { Role } from '@terrarium/domain/access';
import type { MailText } from '../mail/index.ts';

/** What who accepts becomes, as the mail says it; a member is what everybody expects. */
const AS: Record<Role, string> = { member: '', billing_manager: ' as a billing manager', admin: ' as an admin' };

/** What an invitation tells: the e-mail address of who invites, the name of the organization as in addresses, the role, the link and for how long it works. */
interface InvitationFacts {
  inviter: string;
  organization: string;
  role: Role;
  link: string;
  days: number;
}

/**
 * Invites to an organization. Anybody can make an organization and invite strangers, so nothing that somebody typed stands in it but an address and
 * the organization's name, which holds only letters, digits and dashes.
 */
export function invitationMail({ inviter, organization, role, link, days }: InvitationFacts): MailText {
  return {
    subject: `You are invited to the organization ${organization}`,
    text: `${inviter} invites you to the organization ${organization} on Terrarium${AS[role]}. Open this link to accept or decline; it works for ${days} days:\n\n${link}\n\nSign in with this e-mail address, or create an account with it. If you do not know who invites you, ignore this mail.`,
  };
}
