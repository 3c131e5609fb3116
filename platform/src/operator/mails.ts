/** Texts of mails about plans that an operator gives. Nothing that somebody typed stands in them but the names of an organization and of the operator, which are made of a few signs. */
import type { MailText } from '../mail/index.ts';

const day = (at: Date): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
/** @param organization name; null for a person's own plan */
const whose = (organization: string | null): string =>
  organization === null ? 'your account' : `the organization ${organization}`;

/** Tells that a plan was given. */
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
    subject: `The plan ${plan} for ${whose(organization)}`,
    text: `${operator}, who operates this Terrarium hub, gave ${whose(organization)} the plan ${plan}${seats}. It lasts until ${day(until)}; nothing is charged.`,
  };
}

/** Tells that a plan was taken away. */
export function planTaken({ organization, operator }: { organization: string | null; operator: string }): MailText {
  return {
    subject: `The plan of ${whose(organization)} has ended`,
    text: `${operator}, who operates this Terrarium hub, took the plan of ${whose(organization)} away. What Free includes stays; nothing was deleted. Ask them if you did not expect it.`,
  };
}
