/**
 * Emails about plans that an operator grants.
 * Typed text never appears in them, except the names of organization and operator, whose character set is too small for
 * a message.
 */
import { TO_OWNER, toAdmins } from '../mail/index.ts';
import type { MailText } from '../mail/index.ts';

const day = (at: Date): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
/** @param organization name; null for a personal plan */
const whose = (organization: string | null): string =>
  organization === null ? 'your account' : `the organization ${organization}`;
const why = (organization: string | null): string => (organization === null ? TO_OWNER : toAdmins(organization));

/** Builds the email about a granted plan. */
export function planGranted({
  plan,
  quantity,
  until,
  organization,
  operator,
}: {
  plan: string;
  quantity: number;
  until: Date;
  organization: string | null;
  operator: string;
}): MailText {
  const seats = organization === null ? '' : ` with ${quantity} ${quantity === 1 ? 'seat' : 'seats'}`;
  return {
    subject: `${plan} plan granted to ${whose(organization)}`,
    text: `${operator}, an operator of this Terrarium hub, granted ${whose(organization)} the ${plan} plan${seats} until ${day(until)}. You aren’t charged.\n\n${why(organization)}`,
  };
}

/** Builds the email about a revoked plan. */
export function planTaken({ organization, operator }: { organization: string | null; operator: string }): MailText {
  return {
    subject: `Plan revoked for ${whose(organization)}`,
    text: `${operator}, an operator of this Terrarium hub, revoked the plan of ${whose(organization)}. Features of the Free plan remain available, and nothing was deleted. If you didn’t expect this, contact the operator.\n\n${why(organization)}`,
  };
}
