/** Mails about exceptions: what was decided, and what ends soon. Specs, names and answers were written by people of the organization; mails are plain text. */
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

const endText = (until: string | null): string => (until === null ? 'without an end' : `until ${until}, UTC`);

/** Tells somebody who asked what was decided. `asked` is what they asked for. */
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
        subject: `${name} is allowed in ${channelName}`,
        text: `You asked for an exception for ${asked} in the channel ${channelName}. It is allowed: ${spec}, ${endText(until)}. The channel serves it with its next publication, in a moment.\n${said}\n${packagePage(place)}`,
      }
    : {
        subject: `No exception for ${name} in ${channelName}`,
        text: `You asked for an exception for ${asked} in the channel ${channelName}. It was declined.\n${said}\nWhat is allowed instead stands on the page of the package: ${packagePage(place)}`,
      };
}

/** Tells that an exception ends soon. `decides` is whether the reader can give it another end. */
export function endingMail({ until, decides, ...place }: Place & { until: string; decides: boolean }): MailText {
  const { organization, channel, name, spec, publicUrl } = place;
  const channelName = `${organization}/${channel}`;
  const next = decides
    ? `If it is needed for longer, give it another end: ${publicUrl}/organizations/${organization}/exceptions`
    : `If you need it for longer, say so to an admin, or ask again when it has ended: ${packagePage(place)}`;
  return {
    subject: `The exception for ${name} in ${channelName} ends soon`,
    text: `The exception for ${spec} in the channel ${channelName} holds until ${until}, UTC. After that the policy refuses it again.\n\n${next}`,
  };
}
