/** The email to owners about advisories that affect their environments. */
import { severityOf } from '@terrarium/domain/policy';
import type { Mail } from '../mail/index.ts';

/** Maximum number of advisories per email, and environments per advisory. */
const NAMED = 20;

/** An advisory in an email, with the recipient's affected environments. */
export interface ToldFault {
  fault: string;
  score: number | null;
  exploited: boolean;
  malicious: boolean;
  environments: { id: string; name: string; device: string; packages: string[] }[];
}

const graver = (one: ToldFault, other: ToldFault): number =>
  Number(other.malicious) - Number(one.malicious) ||
  Number(other.exploited) - Number(one.exploited) ||
  (other.score ?? -1) - (one.score ?? -1) ||
  (one.fault < other.fault ? -1 : 1);

const words = ({ score, exploited, malicious }: ToldFault): string =>
  [
    ...(malicious ? ['malicious package'] : []),
    ...(score === null ? ['no score'] : [`${severityOf(score)} ${score.toFixed(1)}`]),
    ...(exploited ? ['known exploited'] : []),
  ].join(', ');

const more = (all: number, what: string): string =>
  all > NAMED ? `\n  and ${(all - NAMED).toLocaleString('en')} more ${what}` : '';

/** Builds the email about new advisories, most severe first. */
export function ownerMail(
  { organization, publicUrl }: { organization: string; publicUrl: string },
  faults: readonly ToldFault[],
): Pick<Mail, 'subject' | 'text'> {
  const sorted = [...faults].sort(graver);
  const [first] = sorted;
  const count = new Set(faults.flatMap(({ environments }) => environments.map(({ id }) => id))).size;
  const place = `${publicUrl}/organizations/${encodeURIComponent(organization)}/environments`;
  const blocks = sorted.slice(0, NAMED).map((one) => {
    const lines = one.environments
      .slice(0, NAMED)
      .map(({ id, name, device, packages }) => `  ${name} on ${device}: ${packages.join(', ')}\n    ${place}/${id}`);
    return `${one.fault} (${words(one)})\n${lines.join('\n')}${more(one.environments.length, 'environments')}\n  Other affected environments: ${place}/exposure?q=${encodeURIComponent(one.fault)}\n`;
  });
  return {
    subject: `${first!.fault} (${words(first!)})${sorted.length > 1 ? ` and ${sorted.length - 1} more` : ''} in ${count === 1 ? 'one' : `${count}`} of your environments`,
    text: `New CVEs affect packages in environments that you registered with ${organization}.\n\n${blocks.join('\n')}${more(sorted.length, 'advisories')}\nUpdate the environment and register it again. Each advisory is sent once.\n\nYou’re receiving this email because you registered these environments. To stop these emails, delete them from the list: ${place}`,
  };
}
