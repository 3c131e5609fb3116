import type { Role } from '@terrarium/domain/access';
import type { MailText } from '../mail/index.ts';

const ROLE_TEXT: Record<Role, string> = {
  member: 'a member and can view channels, packages, policies, and environments',
  billing_manager: 'a billing manager and can also manage the plan, invoices, and seats',
  admin: 'an admin with full access, including members',
};

/**
 * Builds the email to a member about a new role.
 * Like every email about an organization, it contains no typed text except an email address and the organization's
 * name.
 * @param by email address of the user who changed it
 * @param organization name of the organization, as in URLs
 */
export function roleChangedMail(by: string, organization: string, role: Role, link: string): MailText {
  return {
    subject: `Your role in ${organization} was changed`,
    text: `${by} changed your role in ${organization} on Terrarium. You’re now ${ROLE_TEXT[role]}.\n\nView the organization: ${link}\n\nYou’re receiving this email because you’re a member of ${organization}. To stop these emails, leave the organization.`,
  };
}

/** Builds the email to a removed member. Parameters as of {@link roleChangedMail}. */
export function memberRemovedMail(by: string, organization: string): MailText {
  return {
    subject: `You were removed from ${organization}`,
    text: `${by} removed you from ${organization} on Terrarium. Your token for its channels no longer works, and you can’t access its private and internal channels. Your account isn’t affected.\n\nIf this is a mistake, ask an admin of the organization to invite you again.\n\nYou’re receiving this email because you were a member of ${organization}.`,
  };
}
