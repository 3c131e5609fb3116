/**
 * Emails about exceptions: decisions and expirations.
 * Specs, names, and comments are user input, so emails are plain text.
 */
import { toAdmins } from '../mail/index.ts';
import type { MailText } from '../mail/index.ts';

interface Place {
  organization: string;
  channel: string;
  /** The package. */
  name: string;
  spec: string;
  publicUrl: string;
}

const packagePage = ({ publicUrl, organization, channel, name }: Place): string =>
  `${publicUrl}/organizations/${organization}/channels/${channel}/packages/${encodeURIComponent(name)}`;

const endText = (until: string | null): string => (until === null ? 'with no expiration' : `until ${until}, UTC`);

const ASKED = 'You’re receiving this email because you requested this exception.';

/** Builds the email to a requester about the decision. `asked` is the requested spec. */
export function decisionMail({
  allowed,
  asked,
  until,
  answer,
  ...place
}: Place & { allowed: boolean; asked: string; until: string | null; answer: string }): MailText {
  const { organization, channel, name, spec } = place;
  const channelName = `${organization}/${channel}`;
  const said = answer === '' ? '' : `\n${answer}\n`;
  return allowed
    ? {
        subject: `Exception approved: ${name} in ${channelName}`,
        text: `Your exception request for ${asked} in ${channelName} was approved: ${spec}, ${endText(until)}. The channel will serve it soon.\n${said}\nView the package: ${packagePage(place)}\n\n${ASKED}`,
      }
    : {
        subject: `Exception declined: ${name} in ${channelName}`,
        text: `Your exception request for ${asked} in ${channelName} was declined.\n${said}\nView allowed versions: ${packagePage(place)}\n\n${ASKED}`,
      };
}

/** Builds the email about an exception that expires soon. `decides`: whether the reader can change its expiration. */
export function endingMail({ until, decides, ...place }: Place & { until: string; decides: boolean }): MailText {
  const { organization, channel, name, spec, publicUrl } = place;
  const channelName = `${organization}/${channel}`;
  const next = decides
    ? `To extend it, change its expiration: ${publicUrl}/organizations/${organization}/exceptions`
    : `To keep using it, ask an admin to extend it, or request it again after it expires: ${packagePage(place)}`;
  return {
    subject: `Exception expires soon: ${name} in ${channelName}`,
    text: `The exception for ${spec} in ${channelName} expires after ${until} (UTC). Then the policy blocks the package again.\n\n${next}\n\n${decides ? toAdmins(organization) : ASKED}`,
  };
}
