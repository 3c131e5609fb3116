import { text } from './messages.ts';

/** What an admin needs to know to decide about a blocked package. */
export interface RefusedFacts {
  org: string;
  channel: string;
  name: string;
  version: string;
  file: string;
  policy: string | null;
  revision: number | null;
  /** The rules that block it. */
  rules: readonly string[];
  /** The message that clients get. */
  detail: string;
  /** URL of the explanation. */
  address: string;
}

/**
 * Builds a `mailto:` URL (RFC 6068) to those who can change the policy, with the facts; undefined if no address is
 * known.
 */
export function askMail(admins: readonly { email: string | null }[], facts: RefusedFacts): string | undefined {
  const to = admins.flatMap(({ email }) => (email === null ? [] : [email]));
  if (to.length === 0) return undefined;
  const mail = text.ask;
  const lines = [
    mail.lead(facts.name, facts.version, `${facts.org}/${facts.channel}`),
    '',
    `${mail.package}: ${facts.name} ${facts.version}`,
    `${mail.file}: ${facts.file}`,
    `${mail.channel}: ${facts.org}/${facts.channel}`,
    ...(facts.policy === null
      ? []
      : [`${mail.policy}: ${facts.policy}${facts.revision === null ? '' : text.why.revision(facts.revision)}`]),
    ...facts.rules.map((rule) => `${mail.rule}: ${rule}`),
    `${mail.answer}: ${facts.detail}`,
    `${mail.page}: ${facts.address}`,
    '',
    mail.purpose,
    '',
  ];
  const header = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`;
  return `mailto:${to.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',')}?${header('subject', mail.subject(facts.name, facts.version, facts.channel))}&${header('body', lines.join('\r\n'))}`;
}
