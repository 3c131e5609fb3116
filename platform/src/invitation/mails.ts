import type { Mail } from '../mail/index.ts';

/**
 * Invites to an organization. Anybody can make an organization and invite strangers, so nothing that somebody typed stands in it but an address and
 * the organization's name, which holds only letters, digits and dashes.
 * @param inviter e-mail address of who invites
 * @param organization name of the organization as in addresses
 */
export function invitationMail(inviter: string, organization: string, link: string, days: number): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `You are invited to the organization ${organization}`,
    text: `${inviter} invites you to the organization ${organization} on Terrarium. Open this link to accept or decline; it works for ${days} days:\n\n${link}\n\nSign in with this e-mail address, or create an account with it. If you do not know who invites you, ignore this mail.\n\nThis mail was sent by Terrarium. Nobody reads answers to it.\n`,
  };
}
