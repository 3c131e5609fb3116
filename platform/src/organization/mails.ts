import type { Role } from '@terrarium/domain/access';
import type { MailText } from '../mail/index.ts';

const ROLE_TEXT: Record<Role, string> = {
  member: 'a member: you see its channels, packages, policies and environments',
  billing_manager: 'a billing manager: besides what members see, you manage its plan, invoices and seats',
  admin: 'an admin: you manage everything in it, its members too',
};

/**
 * Tells a member of a new role. Like every mail about an organization it says nothing that somebody typed but an address and the organization's name.
 * @param by e-mail address of who changed it
 * @param organization name of the organization as in addresses
 */
export function roleChangedMail(by: string, organization: string, role: Role, link: string): MailText {
  return {
    subject: `Your role in the organization ${organization} was changed`,
    text: `${by} changed your role in the organization ${organization} on Terrarium. You are now ${ROLE_TEXT[role]}.\n\n${link}`,
  };
}

/** Tells somebody that they are no member any more; parameters as of {@link roleChangedMail}. */
export function memberRemovedMail(by: string, organization: string): MailText {
  return {
    subject: `You were removed from the organization ${organization}`,
    text: `${by} removed you from the organization ${organization} on Terrarium. Your token for its channels does not work any more, and you do not see its private and internal channels. Your account stays as it is.\n\nIf this is a mistake, ask an admin of the organization to invite you again.`,
  };
}
